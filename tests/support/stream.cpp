#include "support/stream.h"

#include <algorithm>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/json_writer.h"

namespace orrery::test {
namespace {

std::string text_of(const Message& message) {
  JsonWriter out;
  write_message(message, out);
  return std::move(out).take();
}

bool uncertain(const Event& event) { return !event.learned.empty(); }

std::string scores_text(const AnyGame& game, const AnyState& state) {
  const Scores scores = game.scores(state);
  std::string text;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    for (std::size_t row = 0; row < game.info().score_rows.size(); ++row)
      text += fmt::format("{} ", scores.rows[seat][row]);
  return text;
}

// A state and what came to it: one of two courses that are compared.
struct Course {
  AnyState state;
  Events events;

  void take(const AnyGame& game, Seat seat, Move move) {
    events.clear();
    game.apply(state, seat, move, &events);
  }
  void settle(const AnyGame& game) {
    events.clear();
    game.settle(state, &events);
  }
};

// Compares two courses side by side.
class Comparison {
 public:
  Comparison(const AnyGame& game, const Swapper& swapper, Viewer viewer)
      : game_(game), swapper_(swapper), viewer_(viewer) {}

  json::object known(const AnyState& state) const {
    return swapper_.known(game_.write_state(state), viewer_);
  }

  Fault compare_looks(const AnyState& real, const AnyState& swapped) const {
    const std::string one = look(game_, real, viewer_);
    const std::string other = look(game_, swapped, viewer_);
    if (one == other) return std::nullopt;
    const auto [at, same] = std::ranges::mismatch(one, other);
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - one.begin() - 60));
    return fmt::format("{} sees\n  {}\nand with hidden things exchanged\n  {}", name_of(viewer_),
                       one.substr(from, 160), other.substr(from, 160));
  }

  // Events may differ only from the one on that shows the viewer something new, and only if the
  // viewer is meant to see it.
  Fault compare_events(const Course& real, const Course& swapped, bool may_differ) const {
    const auto one = messages(game_, real.events, viewer_);
    const auto other = messages(game_, swapped.events, viewer_);
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
      if (i >= one.size() || i >= other.size())
        return fmt::format("{} gets {} messages, and {} with hidden things exchanged",
                           name_of(viewer_), one.size(), other.size());
      if (one[i] == other[i]) continue;
      const bool meant =
          real.events[i].audience.has(viewer_) && swapped.events[i].audience.has(viewer_);
      if (may_differ && meant) return std::nullopt;
      return fmt::format("{} is told\n  {}\nand with hidden things exchanged\n  {}",
                         name_of(viewer_), one[i], other[i]);
    }
    return std::nullopt;
  }

  // The move of the swapped course that is the same to the viewer by the rules, taken; nothing if
  // there is none, because the move shows something that was hidden.
  std::optional<Move> follow(const Course& real, Course& swapped, Seat seat, Move move,
                             Rng& rng) const {
    const json::object goal = known(real.state);
    const MoveList moves = game_.legal(swapped.state, seat);
    std::vector<Move> candidates(moves.begin(), moves.end());
    rng.shuffle(std::span<Move>(candidates));
    if (const auto same = std::ranges::find(candidates, move); same != candidates.end())
      std::iter_swap(candidates.begin(), same);
    for (const Move candidate : candidates) {
      Course tried = swapped;
      tried.take(game_, seat, candidate);
      if (known(tried.state) != goal) continue;
      swapped = std::move(tried);
      return candidate;
    }
    return std::nullopt;
  }

  std::string seen(Seat seat, Move move) const {
    const Move shown = game_.move_seen_by(seat, move, viewer_);
    return fmt::format("{} {}", shown.kind, fmt::join(shown.args, " "));
  }

  // Where no move looks the same by the rules: up to what shows the difference, all must be equal.
  Fault compare_shown(const Course& real, Course swapped, Seat seat, Move move) const {
    const MoveList moves = game_.legal(swapped.state, seat);
    for (const Move candidate : moves) {
      if (seen(seat, candidate) != seen(seat, move)) continue;
      swapped.take(game_, seat, candidate);
      return compare_events(real, swapped, true);
    }
    return std::nullopt;
  }

 private:
  const AnyGame& game_;
  const Swapper& swapper_;
  Viewer viewer_;
};

std::pair<Seat, Move> any_decision(const AnyGame& game, const AnyState& state, Rng& rng) {
  const SeatSet active = game.active(state);
  auto skip = rng.below(static_cast<std::uint32_t>(active.size()));
  Seat chosen = active.lowest();
  for (const Seat seat : active)
    if (skip-- == 0) chosen = seat;
  const MoveList moves = game.legal(state, chosen);
  return {chosen, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
}

std::optional<Seat> openly_forced(const AnyGame& game, const AnyState& state) {
  for (const Seat seat : game.active(state))
    if (game.legal(state, seat).size() == 1 && game.forced_openly(state, seat)) return seat;
  return std::nullopt;
}

}  // namespace

std::string look(const AnyGame& game, const AnyState& state, Viewer viewer) {
  JsonWriter view;
  game.view(state, viewer, view);
  std::string text = std::move(view).take();
  text += fmt::format("\nasked {}\nscores {}", game.active(state).bits(), scores_text(game, state));
  if (game.over(state))
    return text +
           fmt::format("\nwon {} {}", game.winners(state).bits(), text_of(game.outcome(state)));
  if (viewer.is_spectator() || !game.active(state).has(viewer.seat())) return text;
  const Seat seat = viewer.seat();
  text += "\n" + text_of(game.prompt(state, seat));
  for (const Move move : game.legal(state, seat)) {
    text += fmt::format("\n{}: {}", game.notation(move), text_of(game.describe(state, seat, move)));
    for (const std::string& message : messages(game, game.preview(state, seat, move), viewer))
      text += "\n  " + message;
  }
  return text;
}

std::vector<std::string> messages(const AnyGame& game, const Events& events, Viewer viewer) {
  std::vector<std::string> texts;
  for (const Event& event : events) texts.push_back(text_of(game.event_message(event, viewer)));
  return texts;
}

Fault find_leak(const AnyGame& game, const Swapper& swapper, AnyState real, AnyState swapped,
                Viewer viewer, int commands, Rng& rng) {
  const Comparison compare(game, swapper, viewer);
  if (compare.known(real) != compare.known(swapped))
    return "the swapper exchanged something that is not hidden";
  if (Fault fault = compare.compare_looks(real, swapped)) return fault;
  Course one{.state = std::move(real), .events = {}};
  Course other{.state = std::move(swapped), .events = {}};
  for (int i = 0; !game.over(one.state); ++i) {
    one.settle(game);
    other.settle(game);
    if (!one.events.empty() || !other.events.empty()) {
      const bool shown = compare.known(one.state) != compare.known(other.state);
      if (Fault fault = compare.compare_events(one, other, shown)) return fault;
      if (shown) return std::nullopt;
      if (Fault fault = compare.compare_looks(one.state, other.state)) return fault;
    }
    if (i == commands || game.over(one.state)) return std::nullopt;

    const auto [seat, move] = any_decision(game, one.state, rng);
    one.take(game, seat, move);
    const std::optional<Move> same = compare.follow(one, other, seat, move, rng);
    if (!same) return compare.compare_shown(one, other, seat, move);
    if (compare.seen(seat, move) != compare.seen(seat, *same))
      return fmt::format("{} sees the move {} of seat {}", name_of(viewer), game.notation(move),
                         index(seat));
    if (Fault fault = compare.compare_events(one, other, false)) return fault;
    if (Fault fault = compare.compare_looks(one.state, other.state)) return fault;
  }
  return std::nullopt;
}

Fault find_observe_fault(const AnyGame& game, const Swapper& swapper, const AnyState& real,
                         const AnyState& swapped, Viewer viewer, std::uint64_t seed) {
  if (game.info_key(real, viewer) != game.info_key(swapped, viewer))
    return fmt::format("the knowledge of {} depends on hidden things", name_of(viewer));
  Rng rng(seed);
  Rng same(seed);
  const AnyState observed = game.observe(real, viewer, rng);
  if (!(observed == game.observe(swapped, viewer, same)))
    return fmt::format("{} observes hidden things", name_of(viewer));
  const json::object before = game.write_state(real);
  const json::object after = game.write_state(observed);
  if (swapper.known(before, viewer) != swapper.known(after, viewer))
    return fmt::format("observing changes what {} knows", name_of(viewer));
  if (swapper.chance_key(before) == swapper.chance_key(after))
    return fmt::format("{} observes the chance key", name_of(viewer));
  if (const auto broken = game.broken_invariant(observed))
    return fmt::format("{} observes an impossible state: {}", name_of(viewer), text_of(*broken));
  if (look(game, real, viewer) != look(game, observed, viewer))
    return fmt::format("{} sees another view of the observed state", name_of(viewer));
  if (game.info_key(observed, viewer) != game.info_key(real, viewer))
    return fmt::format("observing changes the knowledge of {}", name_of(viewer));
  return std::nullopt;
}

Fault find_preview_fault(const AnyGame& game, const AnyState& state, Seat seat, Move move) {
  const AnyState before = state;
  const Events expected = game.preview(state, seat, move);
  if (!(state == before)) return "a preview changes the state";
  Course real{.state = state, .events = {}};
  game.apply(real.state, seat, move, &real.events);
  game.settle(real.state, &real.events);
  real.events.erase(std::ranges::find_if(real.events, uncertain), real.events.end());
  const auto promised = messages(game, expected, seat);
  const auto happened = messages(game, real.events, seat);
  if (promised == happened) return std::nullopt;
  return fmt::format("the preview of {} is\n  {}\nbut what happens is\n  {}", game.notation(move),
                     fmt::join(promised, "\n  "), fmt::join(happened, "\n  "));
}

Fault find_settle_fault(const AnyGame& game, const Swapper* swapper, const AnyState& state,
                        Rng& rng) {
  AnyState settled = state;
  game.settle(settled, nullptr);
  AnyState taken = state;
  while (const std::optional<Seat> seat = openly_forced(game, taken)) {
    if (swapper != nullptr)
      for (const Viewer viewer : viewers_of(game)) {
        const AnyState alike = swap_everything(game, *swapper, taken, viewer, rng);
        if (game.legal(alike, *seat).size() != 1 || !game.forced_openly(alike, *seat))
          return fmt::format("{} cannot tell that seat {} has no choice", name_of(viewer),
                             index(*seat));
      }
    game.apply(taken, *seat, game.legal(taken, *seat)[0], nullptr);
  }
  if (taken == settled) return std::nullopt;
  return "settling takes other decisions than those openly forced";
}

}  // namespace orrery::test
