// Sets of action cards. A card is its number in the components; a set is one bit per card.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace orrery::skymines {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kDeckCards = 44;
inline constexpr int kStartCards = 9;
inline constexpr int kOwnCards = kStartCards + 1;  // and the single-energy card
// The cards of the deck first, then those every player starts with (SK-11.23). The tenth of a
// player is a single-energy card; they are given out from the first player on (SK-2.14), so that
// the one of seat i is start_card(turns from the first player to i, 9).
inline constexpr int kCards = kDeckCards + kMaxPlayers * kOwnCards;

// In a list "card + 1" leaves 0 for "none".
using CardId = std::uint8_t;
constexpr CardId start_card(int seat, int i) {
  return static_cast<CardId>(kDeckCards + seat * kOwnCards + i);
}

class CardSet {
 public:
  constexpr CardSet() = default;

  constexpr bool has(CardId card) const { return (words_[card / 64U] >> (card % 64U) & 1U) != 0; }
  constexpr void add(CardId card) { words_[card / 64U] |= std::uint64_t{1} << (card % 64U); }
  constexpr void remove(CardId card) { words_[card / 64U] &= ~(std::uint64_t{1} << (card % 64U)); }
  constexpr void add(const CardSet& other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr CardSet operator&(const CardSet& other) const {
    return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
  }
  constexpr CardSet without(const CardSet& other) const {
    return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr CardId operator*() const {
      return static_cast<CardId>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_ != 0)
        low_ &= low_ - 1U;
      else
        high_ &= high_ - 1U;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {words_[0], words_[1]}; }
  static constexpr Iterator end() { return {0, 0}; }

 private:
  constexpr CardSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace orrery::skymines
