// A quick 64-bit hash of bytes: state hashes in records, info keys, behaviour signatures.
// Not cryptographic; the same on every compiler and little-endian machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery {

std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed = 0);

template <class T>
std::uint64_t hash_of(const T& value, std::uint64_t seed = 0) {
  return hash_bytes(std::as_bytes(std::span<const T, 1>(&value, 1)), seed);
}

}  // namespace orrery
