// The clocks of a table, a hand for every seat. Time comes from the entries of the log alone.
#pragma once

#include <optional>
#include <vector>

#include "core/seat.h"
#include "table/entry.h"

namespace orrery {

class Clocks {
 public:
  // Who comes back to the table has at least this long on a live clock.
  static constexpr Millis kGrace = 30'000;

  struct Hand {
    Millis left = 0;   // when it was last started or stopped
    Millis since = 0;  // when it was started; 0 while it stands still
    friend bool operator==(const Hand&, const Hand&) = default;
  };

  Clocks() = default;
  // All stand still and are full.
  Clocks(const ClockRules& rules, int seats);

  // What the seat named did to change who is asked, for its own clock.
  enum class Deed : std::uint8_t { other, answered, took_back };
  // From now on the clocks of `thinking` run and no others. A clock counting days is full whenever
  // it starts. Who answered gets the increment; who takes the answer back returns it, and goes on
  // with the time that was left: nobody wins time by going to and fro.
  void run(SeatSet thinking, Millis now, Seat seat = {}, Deed deed = Deed::other);
  // The seat's person is back.
  void grant(Seat seat);

  const ClockRules& rules() const { return rules_; }
  bool exist() const { return rules_.kind != ClockRules::Kind::none; }
  const std::vector<Hand>& hands() const { return hands_; }
  void set(std::vector<Hand> hands) { hands_ = std::move(hands); }

  // Nothing at a table without clocks.
  std::optional<Millis> left(Seat seat, Millis now) const;
  // When the first of the running clocks runs out.
  std::optional<Millis> deadline() const;
  bool ran_out(Seat seat, Millis now) const;

  friend bool operator==(const Clocks&, const Clocks&) = default;

 private:
  Hand& hand(Seat seat) { return hands_[static_cast<std::size_t>(index(seat))]; }
  const Hand& hand(Seat seat) const { return hands_[static_cast<std::size_t>(index(seat))]; }

  ClockRules rules_;
  std::vector<Hand> hands_;
};

// Times, and spans of time, that can be: sums of a few of them are numbers, too.
inline constexpr Millis kMostTime = 253'402'300'799'999;  // the end of the year 9999

// Whether a table may have such clocks.
bool is_possible(const ClockRules& rules);

}  // namespace orrery
