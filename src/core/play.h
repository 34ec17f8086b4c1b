// What every game gets from its contract: checked moves, forced decisions, knowledge, previews.
// The same for all games; see core/game.h for the terms.
#pragma once

#include <algorithm>
#include <expected>

#include "core/game.h"
#include "core/hash.h"

namespace orrery {

struct IllegalMove {
  Message reason;
};

// The boundary: applies a move from outside if it is legal, or says why not and changes nothing.
template <GameRules R>
std::expected<void, IllegalMove> try_apply(const typename R::Game& game, typename R::State& state,
                                           Seat seat, Move move, Events* events) {
  const SeatSet active = R::active(game, state);
  if (active.empty()) return std::unexpected(IllegalMove{{"core.game_is_over"}});
  if (index(seat) >= kMaxSeats || !active.has(seat))
    return std::unexpected(IllegalMove{{"core.not_your_turn", {{"seat", seat}}}});
  MoveList moves;
  R::legal(game, state, seat, moves);
  if (!moves.contains(move))
    return std::unexpected(IllegalMove{R::why_illegal(game, state, seat, move)});
  R::apply(game, state, seat, move, events);
  return {};
}

// Takes decisions with a single alternative as long as everybody can tell that they are forced.
template <GameRules R>
void settle(const typename R::Game& game, typename R::State& state, Events* events) {
  MoveList moves;
  for (bool again = true; again;) {
    again = false;
    for (const Seat seat : R::active(game, state)) {
      moves.clear();
      R::legal(game, state, seat, moves);
      if (moves.size() != 1 || !R::forced_openly(game, state, seat)) continue;
      R::apply(game, state, seat, moves[0], events);
      again = true;
      break;
    }
  }
}

// What the viewer knows, as a number: equal knowledge gives equal keys.
template <GameRules R>
std::uint64_t info_key(const typename R::Game& game, const typename R::State& state,
                       Viewer viewer) {
  return hash_of(R::blind(game, state, viewer));
}

// A state that the viewer cannot tell from the real one, with all hidden things drawn anew. Bots
// get only this. Equal knowledge and equal generators give equal bytes.
template <GameRules R>
typename R::State observe(const typename R::Game& game, const typename R::State& state,
                          Viewer viewer, Rng& rng) {
  typename R::State imagined = R::blind(game, state, viewer);
  R::redraw(game, imagined, viewer, rng);
  return imagined;
}

// As many states as asked for that the viewer cannot tell from the real one: what `observe` gives,
// but hidden things are hidden once and then only drawn. `state` may itself be an observed one.
template <GameRules R>
class Worlds {
 public:
  Worlds(const typename R::Game& game, const typename R::State& state, Viewer viewer, Rng& rng)
      : game_(game), viewer_(viewer), rng_(rng), known_(R::blind(game, state, viewer)) {}

  typename R::State next() {
    typename R::State imagined = known_;
    R::redraw(game_, imagined, viewer_, rng_);
    return imagined;
  }

 private:
  const typename R::Game& game_;
  Viewer viewer_;
  Rng& rng_;
  typename R::State known_;
};

// The certain consequences of a move for the one who considers it: what would happen, forced
// decisions included, up to the first hidden thing that anybody learns.
template <GameRules R>
Events preview(const typename R::Game& game, const typename R::State& state, Seat seat, Move move) {
  Rng rng(0);
  typename R::State imagined = observe<R>(game, state, seat, rng);
  Events events;
  R::apply(game, imagined, seat, move, &events);
  const auto uncertain = [](const Event& event) { return !event.learned.empty(); };
  if (std::ranges::none_of(events, uncertain)) settle<R>(game, imagined, &events);
  events.erase(std::ranges::find_if(events, uncertain), events.end());
  return events;
}

}  // namespace orrery
