// The moves of Skymines: one kind per alternative of chapter 9, their notation and their sentences.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/move.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// Cards are named by number; of equal ones (SK-9.2) the lowest stands for all. All arguments are
// counted from 0, screens (screen 1 is 0), columns, slots and tiers too, where nothing else is
// said.
enum class MoveKind : std::uint8_t {
  token = 1,       // token: DP-01
  plan,            // card, slot + 1 with linked slots: DP-02
  planned,         // DP-02: done
  place_res,       // DP-03 and what follows
  use_resource,    // resource type, or kMixed
  use_energy,      //
  use_scientist,   // card
  use_sci_tile,    //
  use_field,       // card
  use_field_tile,  //
  place_marker,    //
  leave,           //
  on_card,         // card: DP-04
  with_cards,      // up to five cards (card + 1), ascending: DP-05
  gain,            // display space: DP-06, DP-18
  step,            // company: DP-07
  forfeit,         // DP-07
  pay,             // DP-08
  stop,            // DP-08, DP-10, DP-15
  company,         // company: DP-09
  enter,           // place: DP-10
  from_column,     // column: DP-11
  take_plan,       // letter, column: DP-12
  take_special,    // special plan: DP-12
  take_coin,       // DP-12
  to_column,       // column: DP-13
  flip,            // screen: DP-14
  upload,          // DP-15
  space,           // bonus space: DP-16
  tier,            // tier: DP-17
  remove,          // card: DP-19
  effect,          // 0 or 1: DP-20
  track,           // company, spaces: DP-21
  outpost,         // company, column: DP-22
  recover,         // card: DP-23
  next_plan,       // plan code: DP-28
  screen,          // screen: DP-24
  take_stack,      // rest slot: DP-26
  rest,            // rest slot: DP-27
  none,            // declines whatever may be declined: DP-06, DP-14, DP-18, DP-23
};

inline constexpr std::uint8_t kMixed = kResources;  // in place of a resource type

inline bool is(Move move, MoveKind kind) { return move.kind == static_cast<std::uint8_t>(kind); }

std::string notation(const Game& game, Move move);
std::expected<Move, Message> parse_move(const Game& game, std::string_view text);

Message prompt(const Game& game, const State& state, Seat seat);
Message describe(const Game& game, const State& state, Seat seat, Move move);
Message why_illegal(const Game& game, const State& state, Seat seat, Move move);

}  // namespace orrery::skymines
