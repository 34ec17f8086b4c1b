// The entry points of Luna Capital; the contract is core/game.h, the rooms are the other files
// here.
#pragma once

#include "core/any_game.h"
#include "games/luna_capital/heuristics.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/position.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/setup.h"
#include "games/luna_capital/view.h"

namespace orrery::luna_capital {

struct Rules {
  using Game = luna_capital::Game;
  using State = luna_capital::State;
  static constexpr std::size_t kMaxLegal = 52;  // LC-11.26

  static const GameInfo& info();
  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems);
  static int automata(const Game& game) { return game.solo() ? 1 : 0; }
  static State setup(const Game& game, const Seed& seed) { return luna_capital::setup(game, seed); }
  static SeatSet active(const Game& /*game*/, const State& state) {
    return luna_capital::active(state);
  }
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
    luna_capital::legal(game, state, seat, moves);
  }
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
    luna_capital::apply(game, state, seat, move, events);
  }
  static bool forced_openly(const Game& game, const State& state, Seat seat) {
    return luna_capital::forced_openly(game, state, seat);
  }
  static Scores scores(const Game& game, const State& state) {
    return luna_capital::scores(game, state);
  }
  static SeatSet winners(const Game& game, const State& state) {
    return luna_capital::winners(game, state);
  }
  static Message outcome(const Game& game, const State& state);
  static State blind(const Game& game, const State& state, Viewer viewer) {
    return luna_capital::blind(game, state, viewer);
  }
  static void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
    luna_capital::redraw(game, state, viewer, rng);
  }
  static void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
  static Message event_message(const Game& game, const Event& event, Viewer viewer) {
    return luna_capital::event_message(game, event, viewer);
  }
  static Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
    return luna_capital::move_seen_by(seat, move, viewer);
  }
  static std::string notation(const Game& game, Move move) {
    return luna_capital::notation(game, move);
  }
  static std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
    return luna_capital::parse_move(game, text);
  }
  static Message prompt(const Game& game, const State& state, Seat seat) {
    return luna_capital::prompt(game, state, seat);
  }
  static Message describe(const Game& game, const State& state, Seat seat, Move move) {
    return luna_capital::describe(game, state, seat, move);
  }
  static Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
    return luna_capital::why_illegal(game, state, seat, move);
  }
  static std::optional<Message> broken_invariant(const Game& game, const State& state) {
    return luna_capital::broken_invariant(game, state);
  }
  static void position_fields(const Game& game, State& state, Fields& fields) {
    luna_capital::position_fields(game, state, fields);
  }
  static float value(const Game& game, const State& state, Seat seat) {
    return luna_capital::value(game, state, seat);
  }
  static float preference(const Game& game, const State& state, Seat seat, Move move) {
    return luna_capital::preference(game, state, seat, move);
  }
  static bool quiet(const Game& /*game*/, const State& state) { return luna_capital::quiet(state); }
};

GameEntry entry();

}  // namespace orrery::luna_capital
