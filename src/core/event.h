// What happened, as the rules tell it while a move is applied: small values, turned into messages
// for one viewer by the game's events.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/seat.h"

namespace orrery {

struct Event {
  std::uint8_t kind;                 // the game's own enumeration
  Seat seat;                         // whom it is about
  Audience audience;                 // who sees its arguments; the others see that it happened
  Audience learned;                  // the Reveal: who learned something that was hidden
  std::array<std::int16_t, 6> args;  // meaning by kind
};
static_assert(std::is_trivially_copyable_v<Event> && sizeof(Event) == 16);

using Events = std::vector<Event>;

// The rules report through these three. `events` is null where nobody listens (simulation), and
// then they cost a comparison.
template <class Kind, class... Args>
void tell(Events* events, Kind kind, Seat seat, Args... args) {
  if (events != nullptr)
    events->push_back({static_cast<std::uint8_t>(kind),
                       seat,
                       Audience::everyone(),
                       Audience::nobody(),
                       {static_cast<std::int16_t>(args)...}});
}

// Something known to `audience` alone; the others see that it happened.
template <class Kind, class... Args>
void tell_only(Events* events, Audience audience, Kind kind, Seat seat, Args... args) {
  if (events != nullptr)
    events->push_back({static_cast<std::uint8_t>(kind),
                       seat,
                       audience,
                       Audience::nobody(),
                       {static_cast<std::int16_t>(args)...}});
}

// A hidden thing becomes known to `learners`. Every card drawn, tile uncovered and die rolled is
// told through here: undo and preview stop at what it marks.
template <class Kind, class... Args>
void reveal(Events* events, Audience learners, Kind kind, Seat seat, Args... args) {
  if (events != nullptr)
    events->push_back({static_cast<std::uint8_t>(kind),
                       seat,
                       learners,
                       learners,
                       {static_cast<std::int16_t>(args)...}});
}

}  // namespace orrery
