#include "store/name_key.h"

#include <clocale>
#include <cwctype>

#include <locale.h>

#include "core/utf8.h"

namespace orrery {
namespace {

// The letters of all scripts, the same on every machine whatever its language.
locale_t all_letters() {
  static const locale_t letters = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return letters;
}

char32_t lower(char32_t code) {
  if (code < 0x80) return code >= 'A' && code <= 'Z' ? code + ('a' - 'A') : code;
  const locale_t letters = all_letters();
  if (letters == nullptr) return code;
  return static_cast<char32_t>(towlower_l(static_cast<wint_t>(code), letters));
}

void append_utf8(std::string& text, char32_t code) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  const auto tail = [&](unsigned shift) { add(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0U | (code >> 6U));
    tail(0);
  } else if (code < 0x10000) {
    add(0xE0U | (code >> 12U));
    tail(6);
    tail(0);
  } else {
    add(0xF0U | (code >> 18U));
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace

std::string name_key(std::string_view name) {
  std::string key;
  while (!name.empty()) {
    const Utf8Character character = first_character(name);
    if (character.bytes == 0) {  // no text: kept as it is
      key += name.front();
      name.remove_prefix(1);
      continue;
    }
    append_utf8(key, lower(character.code));
    name.remove_prefix(character.bytes);
  }
  return key;
}

}  // namespace orrery
