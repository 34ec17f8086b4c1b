// Everything that can change during a game of Luna Capital. Flat, bounded, unused parts zero.
//
// Codes: a card is its number in the components; "card + 1" leaves 0 for "none". A tile is its
// content (components.h), never 0.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/chance.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/step.h"
#include "games/luna_capital/city.h"
#include "games/luna_capital/components.h"

namespace orrery::luna_capital {

// Which decision is asked next (chapter 9).
enum class Phase : std::uint8_t {
  solo_swap,            // LC-9.5
  exchange_card,        // LC-9.6
  exchange_space,       // LC-9.7
  redistribute,         // LC-9.8
  redistribute_second,  // LC-9.9
  take_set,             // LC-9.10
  discard,              // LC-9.11
  use_special,          // LC-9.12
  use_reserve,          // LC-9.13
  play_card,            // LC-9.14
  play_position,        // LC-9.15
  play_mode,            // LC-9.16
  place_tile,           // LC-9.17
  place_plot,           // LC-9.18
  landing_keep,         // LC-9.19
  taxi_tile,            // LC-9.20
  taxi_to,              // LC-9.21
  burger_reserve,       // LC-9.22
  cruise_card,          // LC-9.23
  over,
};

inline constexpr int kMaxSetTiles = kRounds;
inline constexpr int kMaxToPlace = kMaxSetTiles + 1;  // and a reserved tile
inline constexpr int kAutomatonTiles = 30;
inline constexpr int kMaxSeen = 18;            // a card a turn, dealt openly, exchanged, cruise
inline constexpr int kMaxHidden = 2 * kTurns;  // a discard and a face-down card a turn

using Hand = FixedVector<std::uint8_t, kMaxHand>;

// A set of the display: a card and the tiles under it, in the order they came.
struct Set {
  std::uint8_t card = 0;  // card + 1; 0: the space is empty
  FixedVector<Content, kMaxSetTiles> tiles;
  friend bool operator==(const Set&, const Set&) = default;
};

// The ledger (LC-10.16) remembers what everybody can know about where the cards of a hand are. The
// bag of a seat is its hand and the places that cards left it for unseen: face-down in its city, or
// at the bottom of the deck.

// A card that all saw entering the hand and that has not been seen leaving it since.
struct SeenCard {
  std::uint8_t card = 0;
  // It is not in the hand: it lies in one of the first so many hidden places, for a face-down play
  // proved that it was not in the hand any more. 0: it may be in the hand.
  std::uint8_t within = 0;
  friend bool operator==(const SeenCard&, const SeenCard&) = default;
};

// A place that a card of the hand went to unseen, in order of time.
struct HiddenPlace {
  std::uint8_t city_card = 0;    // its number in the city + 1; 0: it is in the deck
  std::uint8_t arrived = 0;      // how many of the seen cards were in the bag when it was filled
  std::uint8_t most_unseen = 0;  // of the places up to this, how many can hold unseen cards
  // Numbers (bits) that an unseen card here cannot have, low byte first.
  std::array<std::uint8_t, 2> barred{};
  friend bool operator==(const HiddenPlace&, const HiddenPlace&) = default;
};

struct Ledger {
  FixedVector<SeenCard, kMaxSeen> seen;  // in order of entry
  FixedVector<HiddenPlace, kMaxHidden> hidden;
  // Numbers (bits) that unseen cards of the hand cannot have, but for `fresh` of them.
  std::array<std::uint8_t, 2> barred{};
  std::uint8_t fresh = 0;
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

// What is known of a card in the deck.
enum class DeckTag : std::uint8_t {
  none = 0,                            // nobody knows anything
  open = 1,                            // all saw it going there (LC-7.7)
  discarded = 2,                       // + seat: from the hand of a seat, which knows it
  returned = discarded + kMaxPlayers,  // + seat: seen by a seat at its landing pad
};
constexpr DeckTag discarded_by(Seat seat) {
  return static_cast<DeckTag>(static_cast<int>(DeckTag::discarded) + orrery::index(seat));
}
constexpr DeckTag returned_by(Seat seat) {
  return static_cast<DeckTag>(static_cast<int>(DeckTag::returned) + orrery::index(seat));
}

struct Player {
  City city;
  Hand hand;  // ascending
  std::uint8_t robots = 0;
  std::uint8_t redistribution = 0;
  std::uint8_t sponsor = 0;
  std::uint8_t special_used = 0;  // 1: the special tile was taken (LC-6.4)
  Content reserved = 0;           // the tile on the sponsor tile (LC-6.15)
  Ledger ledger;
  std::array<std::uint8_t, 5> unused{};  // fills the last machine word, always zero

  friend bool operator==(const Player&, const Player&) = default;
};

// What a turn in progress remembers between its decisions.
struct Pending {
  std::uint8_t space = 0;                           // the space emptied this turn + 1
  std::uint8_t card = 0;                            // chosen hand card + 1, still in the hand
  CardPosition position = 0;                        // chosen position, before the mode
  Content tile = 0;                                 // chosen tile, still among those to be placed
  std::uint8_t first_space = 0;                     // of redistribution: first space + 1
  Content first_tile = 0;                           // of redistribution
  std::uint8_t moving = 0;                          // plot of the tile being moved + 1 (LC-9.21)
  FixedVector<Content, kMaxToPlace> tiles;          // to be placed
  FixedVector<std::uint8_t, kLandingDraw> landing;  // cards drawn by a landing pad, in order

  friend bool operator==(const Pending&, const Pending&) = default;
};

struct State {
  Chance chance;
  std::array<Player, kMaxPlayers> players{};

  FixedVector<std::uint8_t, kCards> deck;  // top last
  FixedVector<DeckTag, kCards> deck_tags;  // of the same cards
  std::array<TilePool, kPhases> towers{};  // top last; those of later phases wait
  std::array<Set, kMaxSpaces> display{};
  std::uint8_t marker = 0;  // the space with the last-delivery marker

  std::array<std::uint8_t, kMaxOffer> offer{};          // concessions + 1
  std::array<std::uint8_t, kMaxOffer> claimed_by{};     // seats, as bits
  std::array<std::uint8_t, kMaxOffer> claimed_phase{};  // phase + 1, 0: open

  // The automaton: 3 cards before the swap (LC-7.4), then those it takes.
  FixedVector<std::uint8_t, kTurns> automaton_cards;
  FixedVector<Content, kAutomatonTiles> automaton_tiles;

  Phase phase = Phase::over;
  std::uint8_t first = 0;       // holder of the first-player marker
  std::uint8_t turn = 0;        // whose turn or exchange
  std::uint8_t done = 0;        // turns finished in this round; before the first: exchanges
  std::uint8_t round = 0;       // 0 to 3
  std::uint8_t game_phase = 0;  // 0 to 2: A, B, C
  std::uint8_t robot_pool = 0;
  std::uint8_t redistribution_pool = 0;
  Pending pending;
  std::array<std::uint8_t, 7> unused{};  // fills the last machine word, always zero

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

}  // namespace orrery::luna_capital
