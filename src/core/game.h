// The contract of a game: this file is its specification. Each game implements it as a stateless
// struct (games/<game>/game.h) whose static functions are the entry points into its rooms; most
// take them from core/rooms.h, which finds the free functions of the same names. `noughts` is the
// shortest complete example; docs/adding-a-game.md goes through it step by step.
//
// Types
//
//   Game    Options and component tables. Made once by `create`, then never changed; shared by all
//           states of a game and by all threads.
//   State   Everything that can change during a game, its chance included. Trivially copyable with
//           unique object representations: copying is memcpy, equality is memcmp. No pointers, no
//           heap; what is unused is zero. Bounded by kMaxStateBytes and the budget of the game.
//
// Course of a game
//
//   create(options, pack, problems)   The game, or nothing after adding what is wrong with the data
//           pack to `problems`. `options` have passed check_options.
//   automata(game)   How many opponents of the game's own score like players. They take the seats
//           after the players: columns of the score pad, names in sentences, no decisions.
//   setup(game, seed)   The first state. Equal seeds give equal bytes, on every machine.
//   active(game, state)   The seats that owe a decision now. Several where players decide at the
//           same time; none when the game is over.
//   legal(game, state, seat, moves)   Fills the cleared list `moves` with every legal move of an
//           active seat: exact, without duplicates, in a deterministic order, never empty, at most
//           kMaxLegal. Allocates nothing.
//   apply(game, state, seat, move, events)   Total on legal moves; legality is asserted in debug
//           builds only (use try_apply at the edges). Tells what happened to `events` unless it is
//           null. Allocates nothing when it is null. Automata act inside apply, without decisions.
//   forced_openly(game, state, seat)   Asked when `seat` has a single legal move: could every
//           viewer tell that? If not, taking it silently would tell the others about hidden things,
//           and `settle` asks the seat instead.
//   scores(game, state)   The whole score pad, at any time.
//   winners(game, state)   At the end: the players that won; several share a victory. Nobody where
//           automata won, or a solo game was lost by its own measure.
//   outcome(game, state)   The result as a sentence for people.
//
// Knowledge
//
//   blind(game, state, viewer)   The state with everything that `viewer` cannot know put into one
//           canonical form (sorted, zeroed), so that two states which look alike to the viewer
//           become equal bytes. Remembered public facts are knowledge and stay. The chance key is
//           always zeroed. This is the game's single point of redaction: `view` is made from it.
//   redraw(game, state, viewer, rng)   Takes a blind state and draws every hidden thing anew,
//           uniformly over the assignments that satisfy the hard facts, chance key included.
//   view(game, state, viewer, out)   Writes what one viewer may see, as one JSON object.
//   event_message(game, event, viewer)   The event for one viewer; a viewer outside its audience
//           gets the redacted form. Every viewer gets exactly one message for every event.
//   move_seen_by(game, seat, move, viewer)   The move, with arguments that `viewer` may not know
//           zeroed and its kind marked hidden (kHiddenArgs).
//
//   From these, core/play.h makes info_key, observe, preview, settle and try_apply for all games.
//
// Words
//
//   notation(game, move) / parse_move(game, text)   Inverse of each other; notation is short and
//           unique among the legal moves of a position.
//   prompt(game, state, seat)   What is asked of an active seat, as a message.
//   describe(game, state, seat, move)   What a legal move does, as a message; its arguments are the
//           fields of the move.
//   why_illegal(game, state, seat, move)   For a move that is not legal: the reason.
//
// Positions
//
//   broken_invariant(game, state)   The first invariant of the rules that does not hold, if any.
//   position_fields(game, state, fields)   Describes the complete state to a Fields visitor, which
//           writes it, reads it or makes its schema. Reading fills in hidden parts left out and
//           leaves it to core to check invariants.
//
// Bots
//
//   What a searcher may rely on: a state with its chance inside determines all that follows, so a
//   sequence of moves from one imagined world can be played again; copying is cheap and nothing is
//   allocated; `legal` has at least one move for every active seat and the game ends. Where several
//   seats are active they decide without knowing of each other, in any order: take the lowest
//   first, and let no choice depend on those of the others. A decision with a single alternative
//   needs no thought. An imagined world (Worlds of core/play.h) is only one that is possible: what
//   is chosen has to be good over many of them, and must not rest on what the seat does not know.
//
//   What it should maximise: each seat its own share of victory, which is 1 / winners.size() for a
//   winner and 0 for everybody else, automata being nobody's friends; in a solo game it is whether
//   `winners` has the seat. Where that is as good as decided, the margin: its total in `scores`
//   less the best total of the others, automata included. Totals before the end count what is
//   scored so far; ties of totals are broken by the game, so that `winners` alone says who won.
//
//   value(game, state, seat)   How good a position looks for a seat, in points; higher is better.
//           Comparable between positions of the same game for the same seat.
//   preference(game, state, seat, move)   A quick guess at how good a move is, without applying it.
//   quiet(game, state)   Whether `value` is meaningful here: no turn is half done.
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/chance.h"
#include "core/data_pack.h"
#include "core/event.h"
#include "core/fields.h"
#include "core/json_writer.h"
#include "core/message.h"
#include "core/move.h"
#include "core/options.h"
#include "core/rng.h"
#include "core/scores.h"

namespace orrery {

inline constexpr std::size_t kMaxStateBytes = 4096;

// What is known of a game before any options are chosen.
struct GameInfo {
  std::string id;             // "solenia": folder, command line, records
  std::string rules_version;  // "solenia/1": raised with every change of behaviour
  int min_players;
  int max_players;
  int default_players;
  std::vector<OptionSpec> options;
  std::vector<Mode> modes;
  std::vector<ScoreRow> score_rows;
  // Why the game cannot be played with values that are each possible alone; nothing if it can. May
  // be missing.
  std::optional<Message> (*refuse)(const Options& options) = nullptr;
};

// Completes `given` with defaults for a game of `players`; says what is wrong with the number of
// players, a name, a value or the choice as a whole.
std::expected<Options, Message> check_options(const GameInfo& info, int players,
                                              const GivenOptions& given);

template <class R>
concept GameRules =
    std::is_trivially_copyable_v<typename R::State> &&
    std::has_unique_object_representations_v<typename R::State> &&
    sizeof(typename R::State) <= kMaxStateBytes && R::kMaxLegal <= kMaxLegalMoves &&
    requires(const typename R::Game& game, const typename R::State& state,
             typename R::State& changed, Seat seat, Move move, Viewer viewer, MoveList& moves,
             Events* events, const Event& event, const Options& options, const DataPack& pack,
             Problems& problems, const Seed& seed, Rng& rng, std::string_view text, Fields& fields,
             JsonWriter& out) {
      { R::info() } -> std::same_as<const GameInfo&>;
      { R::create(options, pack, problems) } -> std::same_as<std::optional<typename R::Game>>;
      { R::automata(game) } -> std::same_as<int>;
      { R::setup(game, seed) } -> std::same_as<typename R::State>;
      { R::active(game, state) } -> std::same_as<SeatSet>;
      { R::legal(game, state, seat, moves) } -> std::same_as<void>;
      { R::apply(game, changed, seat, move, events) } -> std::same_as<void>;
      { R::forced_openly(game, state, seat) } -> std::same_as<bool>;
      { R::scores(game, state) } -> std::same_as<Scores>;
      { R::winners(game, state) } -> std::same_as<SeatSet>;
      { R::outcome(game, state) } -> std::same_as<Message>;
      { R::blind(game, state, viewer) } -> std::same_as<typename R::State>;
      { R::redraw(game, changed, viewer, rng) } -> std::same_as<void>;
      { R::view(game, state, viewer, out) } -> std::same_as<void>;
      { R::event_message(game, event, viewer) } -> std::same_as<Message>;
      { R::move_seen_by(game, seat, move, viewer) } -> std::same_as<Move>;
      { R::notation(game, move) } -> std::same_as<std::string>;
      { R::parse_move(game, text) } -> std::same_as<std::expected<Move, Message>>;
      { R::prompt(game, state, seat) } -> std::same_as<Message>;
      { R::describe(game, state, seat, move) } -> std::same_as<Message>;
      { R::why_illegal(game, state, seat, move) } -> std::same_as<Message>;
      { R::broken_invariant(game, state) } -> std::same_as<std::optional<Message>>;
      { R::position_fields(game, changed, fields) } -> std::same_as<void>;
      { R::value(game, state, seat) } -> std::same_as<float>;
      { R::preference(game, state, seat, move) } -> std::same_as<float>;
      { R::quiet(game, state) } -> std::same_as<bool>;
    };

}  // namespace orrery
