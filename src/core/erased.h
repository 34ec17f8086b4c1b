// Makes an AnyGame of a type that fulfils the contract. Included by each game's game.cpp alone,
// which instantiates it once.
#pragma once

#include <memory>
#include <utility>

#include <boost/json.hpp>

#include "core/any_game.h"

namespace orrery {

template <GameRules R>
class Erased final : public AnyGame {
 public:
  using State = typename R::State;

  Erased(typename R::Game game, Options options, std::string data_hash)
      : AnyGame(R::info(), std::move(options), std::move(data_hash)), game_(std::move(game)) {}

  // The game with its type, for templates over the contract.
  const typename R::Game& game() const { return game_; }

  std::size_t state_bytes() const override { return sizeof(State); }
  std::size_t max_legal() const override { return R::kMaxLegal; }
  int automata() const override { return R::automata(game_); }
  AnyState setup(const Seed& seed) const override { return held(R::setup(game_, seed)); }
  SeatSet active(const AnyState& state) const override { return R::active(game_, of(state)); }
  void legal(const AnyState& state, Seat seat, MoveList& moves) const override {
    R::legal(game_, of(state), seat, moves);
  }
  void apply(AnyState& state, Seat seat, Move move, Events* events) const override {
    R::apply(game_, state.as<State>(), seat, move, events);
  }
  std::expected<void, IllegalMove> try_apply(AnyState& state, Seat seat, Move move,
                                             Events* events) const override {
    return orrery::try_apply<R>(game_, state.as<State>(), seat, move, events);
  }
  bool forced_openly(const AnyState& state, Seat seat) const override {
    return R::forced_openly(game_, of(state), seat);
  }
  void settle(AnyState& state, Events* events) const override {
    orrery::settle<R>(game_, state.as<State>(), events);
  }
  Scores scores(const AnyState& state) const override { return R::scores(game_, of(state)); }
  SeatSet winners(const AnyState& state) const override { return R::winners(game_, of(state)); }
  Message outcome(const AnyState& state) const override { return R::outcome(game_, of(state)); }
  std::uint64_t info_key(const AnyState& state, Viewer viewer) const override {
    return orrery::info_key<R>(game_, of(state), viewer);
  }
  AnyState observe(const AnyState& state, Viewer viewer, Rng& rng) const override {
    return held(orrery::observe<R>(game_, of(state), viewer, rng));
  }
  Events preview(const AnyState& state, Seat seat, Move move) const override {
    return orrery::preview<R>(game_, of(state), seat, move);
  }
  using AnyGame::view;
  void view(const AnyState& state, Viewer viewer, JsonWriter& out) const override {
    R::view(game_, of(state), viewer, out);
  }
  Message event_message(const Event& event, Viewer viewer) const override {
    return R::event_message(game_, event, viewer);
  }
  Move move_seen_by(Seat seat, Move move, Viewer viewer) const override {
    return R::move_seen_by(game_, seat, move, viewer);
  }
  std::string notation(Move move) const override { return R::notation(game_, move); }
  std::expected<Move, Message> parse_move(std::string_view text) const override {
    return R::parse_move(game_, text);
  }
  Message prompt(const AnyState& state, Seat seat) const override {
    return R::prompt(game_, of(state), seat);
  }
  Message describe(const AnyState& state, Seat seat, Move move) const override {
    return R::describe(game_, of(state), seat, move);
  }
  std::optional<Message> broken_invariant(const AnyState& state) const override {
    return R::broken_invariant(game_, of(state));
  }
  json::object write_state(const AnyState& state) const override {
    State copy = of(state);
    Fields fields = Fields::writer();
    R::position_fields(game_, copy, fields);
    return fields.result();
  }
  AnyState read_state(const JsonReader& from, Problems& problems) const override {
    State state{};
    Fields fields = Fields::reader(from);
    R::position_fields(game_, state, fields);
    fields.finish();
    if (!problems.any())
      if (std::optional<Message> broken = R::broken_invariant(game_, state))
        problems.add(*std::move(broken));
    return held(state);
  }
  json::object state_schema() const override {
    State state{};
    Fields fields = Fields::schema();
    R::position_fields(game_, state, fields);
    return fields.result();
  }
  float value(const AnyState& state, Seat seat) const override {
    return R::value(game_, of(state), seat);
  }
  float preference(const AnyState& state, Seat seat, Move move) const override {
    return R::preference(game_, of(state), seat, move);
  }
  bool quiet(const AnyState& state) const override { return R::quiet(game_, of(state)); }

 private:
  static const State& of(const AnyState& state) { return state.as<State>(); }
  static AnyState held(const State& state) {
    AnyState any;
    any.hold(state);
    return any;
  }

  typename R::Game game_;
};

// The registry entry of a game.
template <GameRules R>
GameEntry entry_of() {
  return {.info = &R::info,
          .create = [](const Options& options, const DataPack& pack,
                       Problems& problems) -> std::optional<GamePtr> {
            std::optional<typename R::Game> game = R::create(options, pack, problems);
            if (!game) return std::nullopt;
            return std::make_shared<Erased<R>>(*std::move(game), options, pack.hash());
          }};
}

}  // namespace orrery
