#include "core/catalogue.h"

#include <stdexcept>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "core/embedded.h"

namespace orrery {
namespace {

// Fills one template. Works on a cursor over the text; nested {...} of plural and select are
// found by counting braces.
class Filler {
 public:
  Filler(const Catalogue& catalogue, const Message& message, const Catalogue::SeatName& seat_name)
      : catalogue_(catalogue), message_(message), seat_name_(seat_name) {}

  std::string fill(std::string_view text, std::string_view number = "#") const {
    std::string result;
    while (!text.empty()) {
      if (text.front() == '{') {
        const std::string_view inside = braced(text);
        result += placeholder(inside);
      } else {
        result += text.front() == '#' ? std::string(number) : std::string(1, text.front());
        text.remove_prefix(1);
      }
    }
    return result;
  }

 private:
  // Takes "{...}" from the front of `text` and returns what is inside.
  static std::string_view braced(std::string_view& text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
      if (depth == 0) {
        const std::string_view inside = text.substr(1, i - 1);
        text.remove_prefix(i + 1);
        return inside;
      }
    }
    throw std::runtime_error(fmt::format("unbalanced braces in a message template: {}", text));
  }

  static void skip_blanks(std::string_view& text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
  }

  static std::string_view word(std::string_view& text) {
    skip_blanks(text);
    const std::string_view found = text.substr(0, text.find_first_of(" ,{"));
    text.remove_prefix(found.size());
    skip_blanks(text);
    return found;
  }

  std::string placeholder(std::string_view inside) const {
    const std::string_view name = word(inside);
    const Value* value = message_.find(name);
    if (value == nullptr) return fmt::format("{{{}}}", name);
    if (inside.empty()) return text_of(*value);
    const std::string_view how = word(inside);
    return how == "plural" ? choose(inside, plural_key(*value), text_of(*value))
                           : choose(inside, select_key(*value), "#");
  }

  // The first branch "key {text}" or "=number {text}" that fits, or "other".
  std::string choose(std::string_view branches, std::string_view key,
                     std::string_view number) const {
    const std::string exact = "=" + std::string(number);
    std::string_view other;
    while (!branches.empty()) {
      const std::string_view branch = word(branches);
      const std::string_view text = braced(branches);
      if (branch == key || branch == exact) return fill(text, number);
      if (branch == "other") other = text;
      skip_blanks(branches);
    }
    return fill(other, number);
  }

  static std::string_view plural_key(const Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number == 1 ? "one" : "other";
  }
  static std::string_view select_key(const Value& value) {
    if (const auto* term = std::get_if<Term>(&value)) return term->id;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return "other";
  }

  std::string text_of(const Value& value) const {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return fmt::to_string(*number);
    if (const auto* seat = std::get_if<Seat>(&value))
      return seat_name_ ? seat_name_(*seat) : fmt::format("seat {}", index(*seat) + 1);
    if (const auto* term = std::get_if<Term>(&value)) return catalogue_.name(*term);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::string list;
    for (const Message& part : std::get<std::vector<Message>>(value)) {
      if (!list.empty()) list += ", ";
      list += catalogue_.say(part, seat_name_);
    }
    return list;
  }

  const Catalogue& catalogue_;
  const Message& message_;
  const Catalogue::SeatName& seat_name_;
};

}  // namespace

Catalogue Catalogue::built_in(std::string_view language) {
  Catalogue catalogue;
  const std::string prefix = fmt::format("messages/{}/", language);
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with(prefix)) catalogue.add(file.text);
  return catalogue;
}

void Catalogue::add(std::string_view json_text) {
  const json::value parsed = json::parse(json_text);
  const json::object* templates = parsed.if_object();
  if (templates == nullptr) throw std::runtime_error("a message catalogue must be an object");
  for (const auto& [id, text] : *templates) {
    if (!text.is_string())
      throw std::runtime_error(fmt::format("the message {} must be a text", std::string_view(id)));
    templates_.emplace(id, std::string(text.get_string()));
  }
}

std::string Catalogue::say(const Message& message, const SeatName& seat_name) const {
  const auto found = templates_.find(message.id);
  if (found == templates_.end()) return message.id;
  return Filler(*this, message, seat_name).fill(found->second);
}

std::string Catalogue::name(const Term& term) const {
  const auto found = templates_.find(term.type + "." + term.id);
  return found == templates_.end() ? term.id : found->second;
}

std::vector<std::string> Catalogue::ids() const {
  std::vector<std::string> ids;
  for (const auto& [id, text] : templates_) ids.push_back(id);
  return ids;
}

}  // namespace orrery
