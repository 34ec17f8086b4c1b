// What the fuzz targets share: the games they play, changing JSON here and there, and playing on
// from a position that was accepted.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <fuzzer/FuzzedDataProvider.h>

#include "core/any_game.h"
#include "games/registry.h"

namespace orrery::fuzz {

// Ends the program where something is wrong, which is how a target tells it.
inline void require(bool condition, std::string_view what) {
  if (condition) return;
  std::fprintf(stderr, "not true: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

// Every game in every mode with every number of players, made once.
inline const std::vector<GamePtr>& games() {
  static const std::vector<GamePtr> made = [] {
    std::vector<GamePtr> list;
    for (const GameEntry& entry : all_games())
      for (const Mode& mode : entry.info().modes)
        for (int players = mode.min_players; players <= mode.max_players; ++players) {
          const GameInfo& info = entry.info();
          const auto options = check_options(info, players, mode.options);
          Problems problems;
          list.push_back(*entry.create(*options, DataPack::built_in(info.id), problems));
        }
    return list;
  }();
  return made;
}

inline const GamePtr& any_game(FuzzedDataProvider& data) {
  return games()[data.ConsumeIntegralInRange<std::size_t>(0, games().size() - 1)];
}

// All values inside a document, itself included.
inline void collect(json::value& value, std::vector<json::value*>& found) {
  found.push_back(&value);
  if (json::array* list = value.if_array())
    for (json::value& item : *list) collect(item, found);
  if (json::object* object = value.if_object())
    for (auto& member : *object) collect(member.value(), found);
}

// Changes one value: to another value of the document, a number, null, a list with an entry more
// or less, an object with a member less.
inline void edit_once(json::value& document, FuzzedDataProvider& data) {
  std::vector<json::value*> values;
  collect(document, values);
  const auto pick = [&] {
    return values[data.ConsumeIntegralInRange<std::size_t>(0, values.size() - 1)];
  };
  json::value& target = *pick();
  switch (data.ConsumeIntegralInRange<int>(0, 5)) {
    case 0: {
      const json::value other = *pick();
      target = other;
      return;
    }
    case 1:
      target = data.ConsumeIntegralInRange<int>(-2, 30);
      return;
    case 2:
      target = nullptr;
      return;
    case 3: {
      const json::value other = *pick();
      const json::value kept = target;
      if (json::array* list = target.if_array()) list->push_back(other);
      return;
    }
    case 4:
      if (json::array* list = target.if_array(); list != nullptr && !list->empty())
        list->pop_back();
      else if (json::object* object = target.if_object(); object != nullptr && !object->empty())
        object->erase(object->begin() +
                      static_cast<std::ptrdiff_t>(
                          data.ConsumeIntegralInRange<std::size_t>(0, object->size() - 1)));
      return;
    default:
      if (target.is_int64())
        target = target.as_int64() + data.ConsumeIntegralInRange<int>(-3, 3);
      else if (target.is_bool())
        target = !target.as_bool();
      return;
  }
}

inline void edit(json::value& document, FuzzedDataProvider& data) {
  const int edits = data.ConsumeIntegralInRange<int>(1, 4);
  for (int i = 0; i < edits; ++i) edit_once(document, data);
}

// Looks at everything a position shows.
inline void look_at(const AnyGame& game, const AnyState& state, Rng& rng) {
  require(!game.broken_invariant(state), "the invariants hold");
  game.scores(state);
  for (int seat = 0; seat <= game.players(); ++seat) {
    const Viewer viewer = seat < game.players() ? Viewer(seat_at(seat)) : Viewer::spectator();
    game.view(state, viewer);
    const AnyState imagined = game.observe(state, viewer, rng);
    require(!game.broken_invariant(imagined), "the invariants hold in what is imagined");
  }
  for (const Seat seat : game.active(state)) {
    game.prompt(state, seat);
    for (const Move move : game.legal(state, seat)) {
      game.describe(state, seat, move);
      game.preview(state, seat, move);
      require(game.parse_move(game.notation(move)) == move, "notation reads back");
    }
  }
}

// Plays from here to the end: what was accepted must be playable.
inline void play_on(const AnyGame& game, AnyState state, std::uint64_t seed) {
  Rng rng(seed);
  look_at(game, state, rng);
  Events events;
  for (int number = 0; !game.over(state); ++number) {
    require(number < 5000, "a game ends");
    const Seat seat = game.active(state).lowest();
    const MoveList moves = game.legal(state, seat);
    require(!moves.empty() && moves.size() <= game.max_legal(), "there is something to do");
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    events.clear();
    game.apply(state, seat, move, &events);
    for (const Event& event : events) game.event_message(event, Viewer::spectator());
    require(!game.broken_invariant(state), "the invariants hold after a move");
  }
  look_at(game, state, rng);
  game.outcome(state);
}

}  // namespace orrery::fuzz
