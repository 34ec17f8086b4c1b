// The entry points of noughts and crosses; the contract is core/game.h.
#pragma once

#include "core/any_game.h"
#include "core/rooms.h"
#include "games/noughts/rules.h"
#include "games/noughts/state.h"

namespace orrery::noughts {

struct Rules : RoomRules<Game, State> {
  static constexpr std::size_t kMaxLegal = kCells;

  static const GameInfo& info();
  static std::optional<Game> create(const Options& /*options*/, const DataPack& /*pack*/,
                                    Problems& /*problems*/) {
    return Game{};
  }
};

State setup(const Game& game, const Seed& seed);
bool forced_openly(const Game& game, const State& state, Seat seat);
Scores scores(const Game& game, const State& state);
SeatSet winners(const Game& game, const State& state);
Message outcome(const Game& game, const State& state);
State blind(const Game& game, const State& state, Viewer viewer);
void redraw(const Game& game, State& state, Viewer viewer, Rng& rng);
void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out);
Message event_message(const Game& game, const Event& event, Viewer viewer);
Move move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer);
std::string notation(const Game& game, Move move);
std::expected<Move, Message> parse_move(const Game& game, std::string_view text);
Message prompt(const Game& game, const State& state, Seat seat);
Message describe(const Game& game, const State& state, Seat seat, Move move);
Message why_illegal(const Game& game, const State& state, Seat seat, Move move);
std::optional<Message> broken_invariant(const Game& game, const State& state);
void position_fields(const Game& game, State& state, Fields& fields);
float value(const Game& game, const State& state, Seat seat);
float preference(const Game& game, const State& state, Seat seat, Move move);
bool quiet(const Game& game, const State& state);

GameEntry entry();

}  // namespace orrery::noughts
