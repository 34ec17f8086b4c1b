// Fulfils the contract of core/game.h with the free functions of a game's rooms. They have the
// contract's names and are found by the types of the game (argument-dependent lookup), so that a
// game's `Rules` adds no more than its bound and its info:
//
//   struct Rules : RoomRules<Game, State> {
//     static constexpr std::size_t kMaxLegal = 9;
//     static const GameInfo& info();
//   };
//
// A game whose components are read from a data pack keeps them as `Game::tables` and has
// `read_components` and `make_game`; one without has a `create` of its own. Whatever else `Rules`
// declares itself takes the place of what stands here.
#pragma once

#include <cassert>
#include <utility>

#include "core/game.h"

namespace orrery {

// The components of a pack; nothing, and what is wrong in `problems`, if it cannot be played.
template <class Components>
std::optional<Components> read_pack(const DataPack& pack, Problems& problems) {
  Problems found;
  Components components;
  read_components(pack, components, found);
  if (!found.any()) return components;
  for (const Message& message : found.list()) problems.add(message);
  return std::nullopt;
}

// Named in a function below, these keep its own name from being found there in place of the game's.
namespace rooms {
void setup(), active(), legal(), apply(), forced_openly(), scores(), winners(), outcome();
void blind(), redraw(), view(), event_message(), move_seen_by();
void notation(), parse_move(), prompt(), describe(), why_illegal();
void broken_invariant(), position_fields(), value(), preference(), quiet();
}  // namespace rooms

template <class G, class S>
struct RoomRules {
  using Game = G;
  using State = S;

  static std::optional<Game> create(const Options& options, const DataPack& pack,
                                    Problems& problems) {
    auto tables = read_pack<decltype(Game::tables)>(pack, problems);
    if (!tables) return std::nullopt;
    return make_game(options, *std::move(tables));
  }
  static int automata(const Game& /*game*/) { return 0; }
  static State setup(const Game& game, const Seed& seed) {
    using rooms::setup;
    return setup(game, seed);
  }
  static SeatSet active(const Game& game, const State& state) {
    using rooms::active;
    return active(game, state);
  }
  static void legal(const Game& game, const State& state, Seat seat, MoveList& moves) {
    using rooms::legal;
    legal(game, state, seat, moves);
  }
  static void apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
    assert(is_legal(game, state, seat, move));
    using rooms::apply;
    apply(game, state, seat, move, events);
  }
  static bool forced_openly(const Game& game, const State& state, Seat seat) {
    using rooms::forced_openly;
    return forced_openly(game, state, seat);
  }
  static Scores scores(const Game& game, const State& state) {
    using rooms::scores;
    return scores(game, state);
  }
  static SeatSet winners(const Game& game, const State& state) {
    using rooms::winners;
    return winners(game, state);
  }
  static Message outcome(const Game& game, const State& state) {
    using rooms::outcome;
    return outcome(game, state);
  }
  static State blind(const Game& game, const State& state, Viewer viewer) {
    using rooms::blind;
    return blind(game, state, viewer);
  }
  static void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
    using rooms::redraw;
    redraw(game, state, viewer, rng);
  }
  static void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
    using rooms::view;
    view(game, state, viewer, out);
  }
  static Message event_message(const Game& game, const Event& event, Viewer viewer) {
    using rooms::event_message;
    return event_message(game, event, viewer);
  }
  static Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer) {
    using rooms::move_seen_by;
    return move_seen_by(game, seat, move, viewer);
  }
  static std::string notation(const Game& game, Move move) {
    using rooms::notation;
    return notation(game, move);
  }
  static std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
    using rooms::parse_move;
    return parse_move(game, text);
  }
  static Message prompt(const Game& game, const State& state, Seat seat) {
    using rooms::prompt;
    return prompt(game, state, seat);
  }
  static Message describe(const Game& game, const State& state, Seat seat, Move move) {
    using rooms::describe;
    return describe(game, state, seat, move);
  }
  static Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
    using rooms::why_illegal;
    return why_illegal(game, state, seat, move);
  }
  static std::optional<Message> broken_invariant(const Game& game, const State& state) {
    using rooms::broken_invariant;
    return broken_invariant(game, state);
  }
  static void position_fields(const Game& game, State& state, Fields& fields) {
    using rooms::position_fields;
    position_fields(game, state, fields);
  }
  static float value(const Game& game, const State& state, Seat seat) {
    using rooms::value;
    return value(game, state, seat);
  }
  static float preference(const Game& game, const State& state, Seat seat, Move move) {
    using rooms::preference;
    return preference(game, state, seat, move);
  }
  static bool quiet(const Game& game, const State& state) {
    using rooms::quiet;
    return quiet(game, state);
  }

  static bool is_legal(const Game& game, const State& state, Seat seat, Move move) {
    if (!active(game, state).has(seat)) return false;
    MoveList moves;
    legal(game, state, seat, moves);
    return moves.contains(move);
  }
};

}  // namespace orrery
