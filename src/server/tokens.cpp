#include "server/tokens.h"

#include <array>
#include <new>
#include <stdexcept>

#include <sodium.h>

#include "core/data_pack.h"

namespace orrery::server {
namespace {

std::string random_text(std::size_t length) {
  // No i, l, o and u: 32 characters, five bits each.
  constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
  std::string text(length, ' ');
  for (char& letter : text) letter = kLetters[randombytes_uniform(kLetters.size())];
  return text;
}

void start_sodium() {
  static const bool started = sodium_init() >= 0;
  if (!started) throw std::runtime_error("libsodium cannot be used on this machine");
}

}  // namespace

std::string random_id() { return random_text(12); }
std::string random_key() { return random_text(26); }
std::string random_token() { return random_text(52); }

std::string token_hash(std::string_view token) { return sha256_hex(token); }

std::string hash_password(std::string_view password) {
  start_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw std::bad_alloc();
  return hash.data();
}

bool password_fits(std::string_view hash, std::string_view password) {
  start_sodium();
  const std::string stored(hash);
  return crypto_pwhash_str_verify(stored.c_str(), password.data(), password.size()) == 0;
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace orrery::server
