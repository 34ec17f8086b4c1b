// The four goods and small amounts of them. An amount is four bytes, so that adding, paying and
// "does the storage cover this cost" are single operations on one machine word.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace orrery::solenia {

inline constexpr int kGoodKinds = 4;

// In the order of SO-1.3.
enum class Good : std::uint8_t { wood, stone, wheat, water };

constexpr std::uint8_t index(Good good) { return static_cast<std::uint8_t>(good); }

struct Goods {
  std::array<std::uint8_t, kGoodKinds> amount{};  // each at most 127

  constexpr std::uint8_t operator[](Good good) const { return amount[index(good)]; }
  constexpr std::uint8_t& operator[](Good good) { return amount[index(good)]; }

  constexpr std::uint32_t word() const { return std::bit_cast<std::uint32_t>(amount); }
  static constexpr Goods of_word(std::uint32_t word) {
    return {std::bit_cast<std::array<std::uint8_t, kGoodKinds>>(word)};
  }
  static constexpr Goods of(Good good, std::uint8_t count) {
    Goods goods;
    goods[good] = count;
    return goods;
  }

  constexpr int total() const { return static_cast<int>((word() * 0x01010101U) >> 24U); }
  constexpr bool empty() const { return word() == 0; }

  // Whether there is at least as much of every kind as `cost` names. The top bit of each byte
  // catches the borrow of its own subtraction.
  constexpr bool covers(Goods cost) const {
    return (((word() | kTopBits) - cost.word()) & kTopBits) == kTopBits;
  }
  constexpr Goods& operator+=(Goods other) { return *this = of_word(word() + other.word()); }
  constexpr Goods& operator-=(Goods other) {
    assert(covers(other));
    return *this = of_word(word() - other.word());
  }
  friend constexpr Goods operator+(Goods a, Goods b) { return a += b; }
  friend constexpr Goods operator-(Goods a, Goods b) { return a -= b; }

  // How many there are of this kind and of those after it, in the order of SO-1.3.
  constexpr int total_from(int first_kind) const {
    return of_word(word() >> (8U * static_cast<unsigned>(first_kind))).total();
  }

  friend constexpr bool operator==(Goods, Goods) = default;

 private:
  static constexpr std::uint32_t kTopBits = 0x80808080U;
};

}  // namespace orrery::solenia
