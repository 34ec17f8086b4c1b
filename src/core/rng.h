// The small quick generator of everything that is not part of a game's own chance: random bots,
// re-drawing hidden things, tests. Seeded, never global.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace orrery {

// One step of the SplitMix64 sequence: turns any number into a well mixed one.
constexpr std::uint64_t split_mix(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31U);
}

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : low_(split_mix(seed)), high_(split_mix(seed)) {}

  // The xoroshiro128+ step.
  constexpr std::uint64_t next() {
    const std::uint64_t result = low_ + high_;
    const std::uint64_t mixed = low_ ^ high_;
    low_ = std::rotl(low_, 24) ^ mixed ^ (mixed << 16U);
    high_ = std::rotl(mixed, 37);
    return result;
  }

  // Uniform in [0, bound), exactly: the few draws that would favour small results are repeated.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t unfair = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  template <class T, std::size_t kExtent>
  constexpr void shuffle(std::span<T, kExtent> items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  std::uint64_t low_;
  std::uint64_t high_;
};

}  // namespace orrery
