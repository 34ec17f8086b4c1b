// Shuffles that nobody chose. When a table is made the server publishes a hash of its secret; every
// person adds a nonce on joining; the seed of the game is made of the secret and all nonces. At the
// end the secret is shown, and everybody can check that the game was played from that seed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"

namespace orrery {

inline constexpr std::size_t kSecretDigits = 64;
inline constexpr std::size_t kMaxNonce = 64;

// What a seed is made of. Nonces are by seat; a seat without a person has an empty one.
struct Fairness {
  std::string secret;  // 64 hexadecimal digits
  std::vector<std::string> nonces;
  friend bool operator==(const Fairness&, const Fairness&) = default;
};

// 256 bits from the system's generator, as 64 hexadecimal digits.
std::string random_secret();

// kSecretDigits hexadecimal digits, in lower case.
bool is_secret(std::string_view text);

// 1 to kMaxNonce hexadecimal digits, in lower case.
bool is_nonce(std::string_view text);

// SHA-256 of "orrery-secret/1:" and the secret: what is published before anybody joins.
std::string commitment_to_secret(std::string_view secret);

// SHA-256 of "orrery-shuffle/1:", the secret and, each after a ':', the nonces in order of seats.
Seed seed_of(const Fairness& fairness);

}  // namespace orrery
