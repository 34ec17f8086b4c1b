// What the rooms of a game with turns have in common: a step of the game, the player at a seat, and
// codes that leave 0 for none.
#pragma once

#include <cstdint>

#include "core/event.h"
#include "core/seat.h"

namespace orrery {

// A byte that stands for a thing or, as 0, for none.
constexpr std::uint8_t code_of(unsigned thing) { return static_cast<std::uint8_t>(thing + 1U); }
constexpr std::uint8_t from_code(std::uint8_t code) { return static_cast<std::uint8_t>(code - 1U); }

// The player at a seat, of a state that keeps them by seat.
template <class State>
auto& player_at(State& state, Seat seat) {
  return state.players[static_cast<std::size_t>(index(seat))];
}

// What the functions of a turn work on.
template <class Game, class State>
struct StepOf {
  const Game& game;
  State& state;
  Events* events;

  Seat turn() const { return seat_at(state.turn); }
  auto& player() const { return player_at(state, turn()); }
};

}  // namespace orrery
