// A tiny game with secrets, for the tests of what core makes of every game, and to prove that the
// property tests notice a game that tells too much (option `leak`).
//
// Six cards, two of each value 1 to 3. Two seats hold two cards each; two lie face down as the
// deck. On your turn you choose a card in secret (equal cards are one alternative), then lay it
// open, take its value in points and draw. The game ends when all cards are laid.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <boost/json/object.hpp>

#include "core/any_game.h"

namespace orrery::fake {

// What a faulty game would tell, by the values of the option `leak`.
enum class Leak : std::uint8_t {
  none,
  view,      // the view shows the deck
  event,     // everybody is shown the card drawn
  entries,   // drawing a 3 makes one event more
  move,      // the card chosen is shown
  prompt,    // the prompt tells the opponent's cards
  forced,    // a hand of two equal cards is played without asking
  learned,   // drawing does not count as learning something
  knowledge  // what a viewer knows includes the deck
};

struct Game {
  Leak leak;
};

enum class MoveKind : std::uint8_t { choose = 1, lay = 2 };
enum class EventKind : std::uint8_t { chosen, laid, drawn, cheered };

inline constexpr std::uint8_t kUnknown = 0xFF;

struct State {
  Chance chance{};
  std::array<FixedVector<std::uint8_t, 2>, 2> hands{};  // sorted
  FixedVector<std::uint8_t, 2> deck{};                  // the last card is drawn next
  std::array<FixedVector<std::uint8_t, 6>, 2> laid{};
  std::uint8_t chosen = 0;  // by the seat on turn; still in its hand
  std::uint8_t turn = 0;
  std::array<std::uint8_t, 3> zero{};

  friend bool operator==(const State&, const State&) = default;
};

struct Rules {
  using Game = fake::Game;
  using State = fake::State;
  static constexpr std::size_t kMaxLegal = 2;

  static const GameInfo& info();
  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems);
  static int automata(const Game& /*game*/) { return 0; }
  static State setup(const Game& game, const Seed& seed);
  static SeatSet active(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves);
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events);
  static bool forced_openly(const Game& game, const State& state, Seat seat);
  static Scores scores(const Game& game, const State& state);
  static SeatSet winners(const Game& game, const State& state);
  static Message outcome(const Game& game, const State& state);
  static State blind(const Game& game, const State& state, Viewer viewer);
  static void redraw(const Game& game, State& state, Viewer viewer, Rng& rng);
  static void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
  static Message event_message(const Game& game, const Event& event, Viewer viewer);
  static Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer);
  static std::string notation(const Game& game, Move move);
  static std::expected<Move, Message> parse_move(const Game& game, std::string_view text);
  static Message prompt(const Game& game, const State& state, Seat seat);
  static Message describe(const Game& game, const State& state, Seat seat, Move move);
  static Message why_illegal(const Game& game, const State& state, Seat seat, Move move);
  static std::optional<Message> broken_invariant(const Game& game, const State& state);
  static void position_fields(const Game& game, State& state, Fields& fields);
  static float value(const Game& game, const State& state, Seat seat);
  static float preference(const Game& game, const State& state, Seat seat, Move move);
  static bool quiet(const Game& game, const State& state);
};
static_assert(GameRules<Rules>);

GameEntry entry();
// The game with that leak.
GamePtr game(std::string_view leak = "none");

}  // namespace orrery::fake
