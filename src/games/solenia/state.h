// Everything that can change during a game of Solenia. Flat, bounded, unused parts zero.
//
// Codes: a card is its kind (components.h); "card + 1", "tile + 1", "half + 1" leave 0 for "none".
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/chance.h"
#include "core/fixed_vector.h"
#include "core/step.h"
#include "games/solenia/components.h"

namespace orrery::solenia {

// Which decision is asked next (chapter 9). `overflow` is asked of every seat above its capacity.
enum class Phase : std::uint8_t {
  draft,        // DP-1
  barter_give,  // DP-2
  barter_take,  // DP-3
  mode,         // DP-4
  card,         // DP-5
  space,        // DP-6
  extension,    // DP-7
  tile,         // DP-8
  slot,         // DP-9
  gain,         // DP-10, DP-11
  overflow,     // DP-12
  over,
};

// Star counters by where the stars came from: the parts of `play` (SO-5.9).
enum class StarPart : std::uint8_t { city, departure, slots, improvements };
inline constexpr int kStarParts = 4;

// The streams of chance.
enum class Stream : std::uint8_t { setup, die };

struct Player {
  Goods goods;
  std::array<std::uint8_t, kStarParts> stars{};
  std::uint8_t capacity = 0;
  std::array<std::array<std::uint8_t, kSlotsPerSide>, kSides> slots{};  // tile + 1
  std::uint8_t level1 = 0;                                              // improvement + 1
  std::array<std::uint8_t, kSides> halves{};                            // half of that side + 1
  FixedVector<std::uint8_t, kHandSize> hand;                            // kinds, ascending
  FixedVector<std::uint8_t, kDeckSize> deck;                            // kinds, top last
  std::array<std::uint8_t, kMaxCardKinds> discard{};                    // how many of each kind
  std::uint8_t series_floor = 0;  // first kind that may still be named in a series (SO-9.4)

  friend bool operator==(const Player&, const Player&) = default;
};

// What a turn in progress remembers between its decisions.
struct Pending {
  std::uint8_t discarding = 0;    // 1: the card will be discarded, not placed (SO-4.13)
  std::uint8_t card = 0;          // chosen card + 1, still in the hand until step 3
  std::uint8_t cell = 0;          // target space
  std::uint8_t price = 0;         // extension goods still to be paid
  std::uint8_t barter_given = 0;  // good + 1
  std::uint8_t tile = 0;          // tile being delivered + 1, paid, not in a slot yet
  std::uint8_t display = 0;       // the display position it left
  std::uint8_t side = 0;          // side of the slot being resolved
  std::uint8_t slot = 0;          // the slot being resolved + 1
  std::uint8_t effect = 0;        // next effect of that slot, then of the improvement
  std::uint8_t improving = 0;     // 1: this slot activated the level-1 tile
  std::uint8_t gains_left = 0;    // goods still to choose for the current effect
  std::uint8_t advancing = 0;     // 1: the airship advances in step 5
  std::uint8_t departed = 0;      // 1: step 5 is done, overflow discards may still be open

  friend bool operator==(const Pending&, const Pending&) = default;
};

struct State {
  Chance chance;

  std::array<CellMask, kMaxPlayers + 1> cards_of{};  // spaces with cards, by owner (Rival: players)
  std::array<std::uint8_t, kCells> card_at{};        // kind + 1
  std::array<std::uint8_t, kStrips> strip_at{};      // strip in each row
  std::uint8_t faces = 0;                            // bit r: row r shows its night or dusk face
  std::uint8_t advances = 0;

  std::array<std::array<std::uint8_t, kMaxDisplay>, kSides> display{};        // tile + 1
  std::array<FixedVector<std::uint8_t, kTilesPerSide>, kSides> stack{};       // tiles, top last
  std::array<std::array<std::uint8_t, kTilesPerSide / 8>, kSides> removed{};  // bits: by the Rival

  std::array<Player, kMaxPlayers> players{};
  FixedVector<std::uint8_t, kDeckSize> rival_deck;          // top last
  std::array<std::uint8_t, kMaxCardKinds> rival_discard{};  // how many of each kind
  std::uint8_t die = 0;                                     // the last roll, 0 before the first

  std::array<std::uint8_t, kMaxPlayers> offered_level1{};  // improvement + 1, 0 when taken
  std::array<std::array<std::uint8_t, kSides>, kMaxPlayers> offered_pairs{};  // halves + 1
  std::uint8_t draft_round = 0;  // 1, 2; 0 outside the draft

  Phase phase = Phase::over;
  std::uint8_t first = 0;  // first player (SO-2.9)
  std::uint8_t turn = 0;   // whose turn; the number of players stands for the Rival
  std::uint8_t round = 0;  // 1 to 16
  std::uint8_t open = 0;   // seats that owe a decision, as bits
  Pending pending;
  std::array<std::uint8_t, 2> unused{};  // keeps the size a multiple of four, always zero

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 1024);

}  // namespace orrery::solenia
