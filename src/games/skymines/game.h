// The entry points of Skymines; the contract is core/game.h, the rooms are the other files here.
#pragma once

#include "core/any_game.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/moves.h"
#include "games/skymines/position.h"
#include "games/skymines/rules.h"
#include "games/skymines/scoring.h"
#include "games/skymines/setup.h"
#include "games/skymines/view.h"

namespace orrery::skymines {

struct Rules {
  using Game = skymines::Game;
  using State = skymines::State;
  static constexpr std::size_t kMaxLegal = kMaxLegalMoves;  // SK-9.7: planning with linked slots

  static const GameInfo& info();
  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems);
  static int automata(const Game& game) { return game.lunas; }
  static State setup(const Game& game, const Seed& seed) { return skymines::setup(game, seed); }
  static SeatSet active(const Game& game, const State& state) {
    return skymines::active(game, state);
  }
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
    skymines::legal(game, state, seat, moves);
  }
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
    skymines::apply(game, state, seat, move, events);
  }
  static bool forced_openly(const Game& game, const State& state, Seat seat) {
    return skymines::forced_openly(game, state, seat);
  }
  static Scores scores(const Game& game, const State& state) {
    return skymines::scores(game, state);
  }
  static SeatSet winners(const Game& game, const State& state) {
    return skymines::winners(game, state);
  }
  static Message outcome(const Game& game, const State& state);
  static State blind(const Game& game, const State& state, Viewer viewer) {
    return skymines::blind(game, state, viewer);
  }
  static void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
    skymines::redraw(game, state, viewer, rng);
  }
  static void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
  static Message event_message(const Game& game, const Event& event, Viewer viewer) {
    return skymines::event_message(game, event, viewer);
  }
  static Move move_seen_by(const Game& /*game*/, Seat seat, Move move, Viewer viewer) {
    return skymines::move_seen_by(seat, move, viewer);
  }
  static std::string notation(const Game& game, Move move) {
    return skymines::notation(game, move);
  }
  static std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
    return skymines::parse_move(game, text);
  }
  static Message prompt(const Game& game, const State& state, Seat seat) {
    return skymines::prompt(game, state, seat);
  }
  static Message describe(const Game& game, const State& state, Seat seat, Move move) {
    return skymines::describe(game, state, seat, move);
  }
  static Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
    return skymines::why_illegal(game, state, seat, move);
  }
  static std::optional<Message> broken_invariant(const Game& game, const State& state) {
    return skymines::broken_invariant(game, state);
  }
  static void position_fields(const Game& game, State& state, Fields& fields) {
    skymines::position_fields(game, state, fields);
  }
  static float value(const Game& game, const State& state, Seat seat) {
    return skymines::value(game, state, seat);
  }
  static float preference(const Game& game, const State& state, Seat seat, Move move) {
    return skymines::preference(game, state, seat, move);
  }
  static bool quiet(const Game& /*game*/, const State& state) { return skymines::quiet(state); }
};

GameEntry entry();

}  // namespace orrery::skymines
