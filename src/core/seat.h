// Seats, sets of seats, and viewers: who acts, who is asked, who may know.
#pragma once

#include <bit>
#include <cstdint>

namespace orrery {

inline constexpr int kMaxSeats = 4;

// A place at the table, numbered clockwise from 0. Automata take the numbers after the people.
enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }

// A small set of seats; iterate with `for (Seat seat : set)`, lowest number first.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet(bit(seat)); }
  static constexpr SeatSet first(int n) {
    return SeatSet(static_cast<std::uint8_t>((1U << n) - 1U));
  }
  static constexpr SeatSet from_bits(std::uint8_t bits) { return SeatSet(bits); }

  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | bit(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(seat)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat lowest() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t rest) : rest_(rest) {}
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ = static_cast<std::uint8_t>(rest_ & (rest_ - 1U));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  static constexpr Iterator end() { return Iterator(0); }

 private:
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t bit(Seat seat) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
  }
  std::uint8_t bits_ = 0;
};

// Who looks at the table: the person at a seat, or a spectator, who knows only what is public.
class Viewer {
 public:
  constexpr Viewer(Seat seat) : code_(static_cast<std::uint8_t>(seat)) {}  // NOLINT(*-explicit-*)
  static constexpr Viewer spectator() { return Viewer(kSpectator); }

  constexpr bool is(Seat seat) const { return code_ == static_cast<std::uint8_t>(seat); }
  constexpr bool is_spectator() const { return code_ == kSpectator; }
  constexpr Seat seat() const { return static_cast<Seat>(code_); }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t kSpectator = 7;
  constexpr explicit Viewer(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

// The viewers whom something reaches: some seats, everyone (spectators included), or nobody.
class Audience {
 public:
  static constexpr Audience nobody() { return Audience(0); }
  static constexpr Audience everyone() { return Audience(kEveryone); }
  static constexpr Audience only(Seat seat) { return Audience(SeatSet::of(seat).bits()); }

  constexpr bool has(Viewer viewer) const {
    return bits_ == kEveryone ||
           (!viewer.is_spectator() && SeatSet::from_bits(bits_).has(viewer.seat()));
  }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr bool operator==(Audience, Audience) = default;

 private:
  static constexpr std::uint8_t kEveryone = 0xFF;
  constexpr explicit Audience(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_;
};

}  // namespace orrery
