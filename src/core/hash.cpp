#include "core/hash.h"

#include <bit>
#include <cstring>

namespace orrery {
namespace {

static_assert(std::endian::native == std::endian::little, "hashes are defined on little-endian");

constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15ULL;  // 2^64 / golden ratio, odd
constexpr std::uint64_t kFinal = 0xD6E8FEB86659FD93ULL;       // an odd constant with mixed bits

std::uint64_t mix(std::uint64_t value) {
  value ^= value >> 32U;
  value *= kFinal;
  value ^= value >> 29U;
  value *= kFinal;
  value ^= value >> 32U;
  return value;
}

}  // namespace

std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed) {
  std::uint64_t hash = mix(seed + kMultiplier * (bytes.size() + 1));
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t taken = bytes.size() < sizeof word ? bytes.size() : sizeof word;
    std::memcpy(&word, bytes.data(), taken);
    hash = std::rotl(hash ^ (word * kMultiplier), 27) * kFinal + kMultiplier;
    bytes = bytes.subspan(taken);
  }
  return mix(hash);
}

}  // namespace orrery
