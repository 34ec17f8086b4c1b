// `orrery position`: reads a position from the standard input and tells what it allows.
#include "core/position.h"

#include <cstdio>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/boards/board.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/score_pad.h"
#include "cli/speaker.h"

namespace orrery::cli {
namespace {

// The last word of a message id: "noughts.mark" describes a move of the kind "mark".
std::string kind_of(const Message& message) { return message.id.substr(message.id.rfind('.') + 1); }

// Positions count seats from 0, and so do the sentences about them.
std::vector<std::string> seat_names(int players) {
  std::vector<std::string> names;
  for (int seat = 0; seat < players; ++seat) names.push_back(fmt::format("seat {}", seat));
  return names;
}

json::array seats_json(SeatSet seats) {
  json::array list;
  for (const Seat seat : seats) list.emplace_back(index(seat));
  return list;
}

json::object legal_json(const AnyGame& game, const AnyState& state, const Catalogue& catalogue) {
  const Speaker speaker(catalogue, game, seat_names(game.players()));
  json::object all;
  for (const Seat seat : game.active(state)) {
    json::array moves;
    for (const Move move : game.legal(state, seat)) {
      const Message message = game.describe(state, seat, move);
      moves.push_back(json::object{{"notation", game.notation(move)},
                                   {"kind", kind_of(message)},
                                   {"fields", args_json(message)},
                                   {"text", speaker.say(message)}});
    }
    all[fmt::to_string(index(seat))] = std::move(moves);
  }
  return all;
}

json::array scores_json(const AnyGame& game, const AnyState& state) {
  const Scores scores = game.scores(state);
  const std::vector<ScoreRow>& names = game.info().score_rows;
  json::array seats;
  const int columns = game.players() + game.automata();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(columns); ++seat) {
    const bool automaton = seat >= static_cast<std::size_t>(game.players());
    json::object rows;
    for (std::size_t row = 0; row < names.size(); ++row)
      if (automaton || !names[row].automaton) rows[names[row].id] = scores.rows[seat][row];
    json::object column = {
        {"seat", seat}, {"total", scores.total[seat]}, {"rows", std::move(rows)}};
    if (automaton) column["automaton"] = true;
    seats.push_back(std::move(column));
  }
  return seats;
}

// Whoever holds the position knows everything: somebody who sees the whole event.
Viewer knower(const Event& event) {
  for (int seat = 0; seat < kMaxSeats && !event.audience.has(Viewer::spectator()); ++seat)
    if (event.audience.has(seat_at(seat))) return seat_at(seat);
  return Viewer::spectator();
}

json::array events_json(const AnyGame& game, const Events& events, const Catalogue& catalogue) {
  const Speaker speaker(catalogue, game, seat_names(game.players()));
  json::array list;
  for (const Event& event : events) {
    const Message message = game.event_message(event, knower(event));
    json::object object = to_json(message);
    object["text"] = speaker.say(message);
    list.push_back(std::move(object));
  }
  return list;
}

std::expected<Seat, Failure> mover(const AnyGame& game, const AnyState& state,
                                   const std::optional<int>& asked) {
  const SeatSet active = game.active(state);
  if (asked) {
    if (*asked < 0 || *asked >= game.players())
      return std::unexpected(bad_usage(
          fmt::format("There is no seat {}; seats are 0 to {}.", *asked, game.players() - 1)));
    return seat_at(*asked);
  }
  if (active.size() > 1)
    return std::unexpected(
        bad_usage("Several seats are asked at the same time; say with --seat who moves."));
  return active.empty() ? seat_at(0) : active.lowest();
}

std::expected<Events, Failure> apply_all(const PositionArgs& args, Position& position,
                                         const Catalogue& catalogue) {
  const AnyGame& game = *position.game;
  const Speaker speaker(catalogue, game, seat_names(game.players()));
  Events events;
  for (const std::string& notation : args.apply) {
    const auto seat = mover(game, position.state, args.seat);
    if (!seat) return std::unexpected(seat.error());
    const auto move = game.parse_move(notation);
    if (!move) return std::unexpected(bad_usage(speaker.say(move.error())));
    if (auto applied = game.try_apply(position.state, *seat, *move, &events); !applied)
      return std::unexpected(
          game_says_no(fmt::format("{}: {}", notation, speaker.say(applied.error().reason))));
    game.settle(position.state, &events);
  }
  return events;
}

void print_json(const PositionArgs& args, const Position& position, const Events& events,
                const Catalogue& catalogue) {
  const AnyGame& game = *position.game;
  json::object object = {
      {"active", seats_json(game.active(position.state))},
      {"legal", legal_json(game, position.state, catalogue)},
      {"scores", scores_json(game, position.state)},
      {"over", game.over(position.state)},
      {"winners",
       game.over(position.state) ? seats_json(game.winners(position.state)) : json::array()}};
  if (!args.apply.empty()) {
    object["position"] = write_position(game, position.state);
    object["events"] = events_json(game, events, catalogue);
  }
  fmt::print("{}\n", json::serialize(object));
}

void print_text(const Position& position, const Events& events, const Catalogue& catalogue) {
  const AnyGame& game = *position.game;
  const AnyState& state = position.state;
  const SeatSet active = game.active(state);
  const Style style = output_style(ColorMode::automatic);
  const Speaker speaker(catalogue, game, seat_names(game.players()));

  for (const Event& event : events)
    fmt::print("{}\n", speaker.say(game.event_message(event, knower(event))));
  const Viewer viewer = active.empty() ? Viewer::spectator() : Viewer(active.lowest());
  const json::object view = game.view(state, viewer);
  print_lines(draw_board(
      game.info().id, {view, game.scores(state), viewer, speaker.names(), catalogue, style, {}}));
  fmt::print("\n");
  print_lines(score_pad(game, state, speaker.names(), catalogue, style));
  for (const Seat seat : active) {
    fmt::print("\n{}: {}\n", speaker.name(seat), speaker.say(game.prompt(state, seat)));
    for (const Move move : game.legal(state, seat))
      fmt::print("  {:12} {}\n", game.notation(move),
                 speaker.say(game.describe(state, seat, move)));
  }
  if (active.empty()) fmt::print("\n{}\n", speaker.say(game.outcome(state)));
}

// One schema serves all options and numbers of players.
Outcome print_schema(const PositionArgs& args, const Catalogue& catalogue) {
  const auto game =
      choose_game({.game = args.game, .players = {}, .options = {}, .data = args.data}, catalogue);
  if (!game) return std::unexpected(game.error());
  fmt::print("{}\n", json::serialize(position_schema(**game)));
  return kFine;
}

}  // namespace

Outcome run(const PositionArgs& args, const Catalogue& catalogue) {
  const auto entry = choose_entry(args.game);
  if (!entry) return std::unexpected(entry.error());
  if (args.schema) return print_schema(args, catalogue);
  const auto pack = choose_pack(args.data, args.game, catalogue);
  if (!pack) return std::unexpected(pack.error());
  if (is_terminal(STDIN_FILENO))
    fmt::print(stderr, "Type or paste a position as JSON, then Ctrl-D.\n");
  const auto text = read_all_input();
  if (!text) return std::unexpected(text.error());
  auto position = read_position(**entry, *text, *pack);
  if (!position) {
    const auto name = [](Seat seat) { return fmt::format("seat {}", index(seat)); };
    return std::unexpected(bad_usage(catalogue.say(position.error(), name)));
  }
  const auto events = apply_all(args, *position, catalogue);
  if (!events) return std::unexpected(events.error());
  if (args.as) {
    const auto viewer = choose_viewer(*args.as, position->game->players());
    if (!viewer) return std::unexpected(viewer.error());
    fmt::print("{}\n", json::serialize(
                           json::object{{"view", position->game->view(position->state, *viewer)}}));
  } else if (args.json) {
    print_json(args, *position, *events, catalogue);
  } else {
    print_text(*position, *events, catalogue);
  }
  return kFine;
}

}  // namespace orrery::cli
