// The entry points of noughts and crosses; the contract is core/game.h.
#pragma once

#include "core/any_game.h"
#include "games/noughts/rules.h"
#include "games/noughts/state.h"

namespace orrery::noughts {

struct Rules {
  using Game = noughts::Game;
  using State = noughts::State;
  static constexpr std::size_t kMaxLegal = kCells;

  static const GameInfo& info();
  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems);
  static int automata(const Game& /*game*/) { return 0; }
  static State setup(const Game& game, const Seed& seed);
  static SeatSet active(const Game& game, const State& state) {
    return noughts::active(game, state);
  }
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
    noughts::legal(game, state, seat, moves);
  }
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
    noughts::apply(game, state, seat, move, events);
  }
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

GameEntry entry();

}  // namespace orrery::noughts
