// The entry points of Solenia; the contract is core/game.h, the rooms are the other files here.
#pragma once

#include "core/any_game.h"
#include "games/solenia/heuristics.h"
#include "games/solenia/moves.h"
#include "games/solenia/position.h"
#include "games/solenia/rules.h"
#include "games/solenia/scoring.h"
#include "games/solenia/setup.h"
#include "games/solenia/view.h"

namespace orrery::solenia {

struct Rules {
  using Game = solenia::Game;
  using State = solenia::State;
  static constexpr std::size_t kMaxLegal = kCells;  // SO-11.24

  static const GameInfo& info();
  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems);
  static int automata(const Game& /*game*/) { return 0; }  // the Rival scores nothing
  static State setup(const Game& game, const Seed& seed) { return solenia::setup(game, seed); }
  static SeatSet active(const Game& /*game*/, const State& state) { return solenia::active(state); }
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
    solenia::legal(game, state, seat, moves);
  }
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
    solenia::apply(game, state, seat, move, events);
  }
  static bool forced_openly(const Game& game, const State& state, Seat seat) {
    return solenia::forced_openly(game, state, seat);
  }
  static Scores scores(const Game& game, const State& state) {
    return solenia::scores(game, state);
  }
  static SeatSet winners(const Game& game, const State& state) {
    return solenia::winners(game, state);
  }
  static Message outcome(const Game& game, const State& state);
  static State blind(const Game& game, const State& state, Viewer viewer) {
    return solenia::blind(game, state, viewer);
  }
  static void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
    solenia::redraw(game, state, viewer, rng);
  }
  static void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
  static Message event_message(const Game& game, const Event& event, Viewer viewer) {
    return solenia::event_message(game, event, viewer);
  }
  static Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
    return solenia::move_seen_by(seat, move, viewer);
  }
  static std::string notation(const Game& game, Move move) { return solenia::notation(game, move); }
  static std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
    return solenia::parse_move(game, text);
  }
  static Message prompt(const Game& game, const State& state, Seat seat) {
    return solenia::prompt(game, state, seat);
  }
  static Message describe(const Game& game, const State& state, Seat seat, Move move) {
    return solenia::describe(game, state, seat, move);
  }
  static Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
    return solenia::why_illegal(game, state, seat, move);
  }
  static std::optional<Message> broken_invariant(const Game& game, const State& state) {
    return solenia::broken_invariant(game, state);
  }
  static void position_fields(const Game& game, State& state, Fields& fields) {
    solenia::position_fields(game, state, fields);
  }
  static float value(const Game& game, const State& state, Seat seat) {
    return solenia::value(game, state, seat);
  }
  static float preference(const Game& game, const State& state, Seat seat, Move move) {
    return solenia::preference(game, state, seat, move);
  }
  static bool quiet(const Game& /*game*/, const State& state) { return solenia::quiet(state); }
};

GameEntry entry();

}  // namespace orrery::solenia
