#include "table/clock.h"

#include <algorithm>

namespace orrery {
namespace {

constexpr Millis kMostBase = Millis{366} * 24 * 60 * 60 * 1000;
constexpr Millis kMostIncrement = Millis{24} * 60 * 60 * 1000;

Millis left_at(const Clocks::Hand& hand, Millis now) {
  if (hand.since == 0) return hand.left;
  // A clock of the machine that was set back gives nobody time.
  return std::max<Millis>(0, hand.left - std::max<Millis>(0, now - hand.since));
}

}  // namespace

bool is_possible(const ClockRules& rules) {
  switch (rules.kind) {
    case ClockRules::Kind::none:
      return rules.base == 0 && rules.increment == 0;
    case ClockRules::Kind::live:
      return rules.base > 0 && rules.base <= kMostBase && rules.increment >= 0 &&
             rules.increment <= kMostIncrement;
    case ClockRules::Kind::days:
      return rules.base > 0 && rules.base <= kMostBase && rules.increment == 0;
  }
  return false;
}

Clocks::Clocks(const ClockRules& rules, int seats)
    : rules_(rules), hands_(static_cast<std::size_t>(seats), {.left = rules.base, .since = 0}) {}

void Clocks::run(SeatSet thinking, Millis now, Seat seat, Deed deed) {
  if (!exist()) return;
  for (int i = 0; i < static_cast<int>(hands_.size()); ++i) {
    Hand& hand = this->hand(seat_at(i));
    const bool starts = hand.since == 0 && thinking.has(seat_at(i));
    const bool stops = hand.since != 0 && !thinking.has(seat_at(i));
    const bool own = seat_at(i) == seat;
    if (stops) {
      hand = {.left = left_at(hand, now), .since = 0};
      if (own && deed == Deed::answered) hand.left += rules_.increment;
    } else if (starts) {
      if (own && deed == Deed::took_back)
        hand.left = std::max<Millis>(0, hand.left - rules_.increment);
      else if (rules_.kind == ClockRules::Kind::days)
        hand.left = rules_.base;
      hand.since = now;
    }
  }
}

void Clocks::grant(Seat seat) {
  if (!exist()) return;
  hand(seat).left = std::max({hand(seat).left, rules_.increment, kGrace});
}

std::optional<Millis> Clocks::left(Seat seat, Millis now) const {
  if (!exist()) return std::nullopt;
  return left_at(hand(seat), now);
}

std::optional<Millis> Clocks::deadline() const {
  std::optional<Millis> first;
  for (const Hand& hand : hands_)
    if (hand.since != 0)
      first = std::min(first.value_or(hand.since + hand.left), hand.since + hand.left);
  return first;
}

bool Clocks::ran_out(Seat seat, Millis now) const {
  return exist() && hand(seat).since != 0 && left_at(hand(seat), now) == 0;
}

}  // namespace orrery
