#include "table/fairness.h"

#include <array>
#include <cassert>

#include <fmt/format.h>
#include <sodium.h>

#include "core/data_pack.h"
#include "core/hex.h"

namespace orrery {
namespace {

constexpr std::string_view kSecretDomain = "orrery-secret/1:";
constexpr std::string_view kShuffleDomain = "orrery-shuffle/1:";

}  // namespace

std::string random_secret() {
  std::array<unsigned char, kSecretDigits / 2> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return to_hex(bytes);
}

bool is_secret(std::string_view text) { return text.size() == kSecretDigits && is_hex(text); }

bool is_nonce(std::string_view text) {
  return !text.empty() && text.size() <= kMaxNonce && is_hex(text);
}

std::string commitment_to_secret(std::string_view secret) {
  return sha256_hex(fmt::format("{}{}", kSecretDomain, secret));
}

Seed seed_of(const Fairness& fairness) {
  std::string all = fmt::format("{}{}", kShuffleDomain, fairness.secret);
  for (const std::string& nonce : fairness.nonces) all += fmt::format(":{}", nonce);
  Seed seed;
  [[maybe_unused]] const bool read = Seed::parse(sha256_hex(all), seed);
  assert(read);
  return seed;
}

}  // namespace orrery
