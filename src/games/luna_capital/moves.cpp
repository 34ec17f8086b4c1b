#include "games/luna_capital/moves.h"

#include <algorithm>
#include <array>

#include "core/notation.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/words.h"

namespace orrery::luna_capital {
namespace {

// "-1,2": row and column, seen from the first card.
bool read_position(const Game& /*game*/, std::string_view text, ReadArgs args) {
  const std::size_t comma = text.find(',');
  std::uint8_t row = 0;
  std::uint8_t column = 0;
  if (comma == std::string_view::npos ||
      !read_number({-kRowOfFirst, kRowOfFirst, -kRowOfFirst}, text.substr(0, comma), row) ||
      !read_number({1 - kColumnOfFirst, kColumnOfFirst - 1, -kColumnOfFirst},
                   text.substr(comma + 1), column))
    return false;
  args[0] = grid_position(row, column);
  return true;
}

using ArgForm = ArgumentForm<Game>;
constexpr ArgForm kCard = [](const Game& game) -> NameList { return game.tables.card_names; };
constexpr ArgForm kTile = [](const Game& game) -> NameList { return game.tables.content_names; };
constexpr ArgForm kSpace = NumberForm{1, kMaxSpaces};
constexpr ArgForm kPosition = OwnForm<Game>{
    [](const Game& /*game*/, WrittenArgs args) { return position_name(args[0]); }, read_position};
constexpr ArgForm kCellRow = NumberForm{1 - kCellRowShift, kCellRowShift - 1, -kCellRowShift};
constexpr ArgForm kCellColumn =
    NumberForm{1 - kCellColumnShift, kCellColumnShift - 1, -kCellColumnShift};

using Verb = MoveForm<Game, MoveKind>;
constexpr std::array kNotation = {
    Verb{MoveKind::keep, "keep"},
    Verb{MoveKind::swap, "swap"},
    Verb{MoveKind::pass, "pass"},
    Verb{MoveKind::give, "give #", {&kCard}},
    Verb{MoveKind::give_for, "for #", {&kSpace}},
    Verb{MoveKind::shift, "shift #:#", {&kSpace, &kTile}},
    Verb{MoveKind::shift_with, "with #:#", {&kSpace, &kTile}},
    Verb{MoveKind::take, "take #", {&kSpace}},
    Verb{MoveKind::discard, "discard #", {&kCard}},
    Verb{MoveKind::special, "special #", {&kTile}},
    Verb{MoveKind::add_reserved, "add"},
    Verb{MoveKind::play, "play #", {&kCard}},
    Verb{MoveKind::at, "at [#]", {&kPosition}},
    Verb{MoveKind::plain, "plain"},
    Verb{MoveKind::robot, "robot"},
    Verb{MoveKind::face_down, "face-down"},
    Verb{MoveKind::tile, "tile #", {&kTile}},
    Verb{MoveKind::on, "on [#,#]", {&kCellRow, &kCellColumn}},
    Verb{MoveKind::hold, "hold #", {&kCard}},
    Verb{MoveKind::lift, "lift [#,#]", {&kCellRow, &kCellColumn}},
    Verb{MoveKind::lower, "lower [#,#]", {&kCellRow, &kCellColumn}},
    Verb{MoveKind::reserve, "reserve #", {&kTile}},
    Verb{MoveKind::cruise, "cruise #", {&kSpace}},
};

Message card_sentence(std::string id, const Game& game, unsigned card) {
  return {std::move(id), card_arguments(game, card)};
}

Message set_sentence(const Game& game, const State& state, unsigned space) {
  const Set& set = state.display[space];
  const unsigned card = from_code(set.card);
  std::vector<Message> tiles;
  for (const Content tile : set.tiles)
    tiles.push_back({"luna.one_tile", {{"tile", tile_term(game, tile)}}});
  return {space == state.marker ? "luna.move.take_marked" : "luna.move.take",
          {{"space", space_number(space)},
           {"card", card_term(game, card)},
           {"number", printed_number(game, card)},
           {"tiles", std::move(tiles)}}};
}

Message pass_sentence(const State& state) {
  const Phase phase = state.phase;
  if (phase == Phase::exchange_card) return {"luna.move.no_exchange"};
  if (phase == Phase::redistribute) return {"luna.move.no_shift"};
  if (phase == Phase::use_special) return {"luna.move.no_special"};
  if (phase == Phase::use_reserve) return {"luna.move.keep_reserved"};
  return {"luna.move.no_effect"};  // of a special tile
}

// What the chosen tile, or the one that is moved, adds to the running score by lying on a plot
// (LC-10.11). Only the city changes: what the turn brings after that is not certain.
std::int64_t points_on(const Game& game, const State& state, Seat seat, Plot plot) {
  const Pending& pending = state.pending;
  State after = state;
  City& city = player_at(after, seat).city;
  Content tile = pending.tile;
  if (pending.moving != 0) {
    const Plot from = from_code(pending.moving);
    tile = city.content[from];
    lift_tile(city, game.tables, from);
  }
  put_tile(city, game.tables.types[tile], tile, plot);
  const auto at = static_cast<std::size_t>(orrery::index(seat));
  return scores(game, after).total[at] - scores(game, state).total[at];
}

Message plot_sentence(const Game& game, const State& state, Seat seat, Cell cell) {
  const City& city = player_at(state, seat).city;
  const Argument where{"cell", cell_term(cell)};
  const Plot plot = plot_at(city, cell);
  if (plot == kPlots) return {"luna.move.beside", {where}};
  const Argument points{"points", points_on(game, state, seat, plot)};
  if (city.content[plot] == kEmpty) return {"luna.move.on", {where, points}};
  return {"luna.move.on_content",
          {where, {"content", tile_term(game, city.content[plot])}, points}};
}

// Why a card cannot lie at a position.
Message no_position(const Game& game, const State& state, Seat seat, CardPosition at) {
  const Player& player = player_at(state, seat);
  const Argument where{"position", position_term(at)};
  const unsigned row = grid_row(at);
  if (row >= kGridRows) return {"luna.no.position", {where}};
  if ((player.city.taken[row] >> grid_column(at) & 1U) != 0)
    return {"luna.no.position_taken", {where}};
  const Positions open = open_positions(player.city, game.tables.card_rows);
  if ((open[row] >> grid_column(at) & 1U) == 0) return {"luna.no.position", {where}};
  return {"luna.no.number", {where}};
}

// LC-4.21: nothing fits and no robot helps, so that whatever is played lies face down.
bool goes_face_down(const Game& game, const State& state) {
  const Player& player = player_at(state, seat_at(state.turn));
  return player.robots == 0 && !any_card_fits(game, player);
}

}  // namespace

std::string notation(const Game& game, Move move) { return write_move(kNotation, game, move); }
std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  return read_move(kNotation, game, text);
}

Message prompt(const Game& game, const State& state, Seat seat) {
  const Pending& pending = state.pending;
  const auto card = [&](std::string id) {
    return card_sentence(std::move(id), game, from_code(pending.card));
  };
  switch (state.phase) {
    case Phase::solo_swap:
      return {"luna.ask.solo_swap"};
    case Phase::exchange_card:
      return {"luna.ask.exchange_card"};
    case Phase::exchange_space:
      return card("luna.ask.exchange_space");
    case Phase::redistribute:
      return {"luna.ask.redistribute",
              {{"tokens", std::int64_t{player_at(state, seat).redistribution}}}};
    case Phase::redistribute_second:
      return {"luna.ask.redistribute_second", {{"tile", tile_term(game, pending.first_tile)}}};
    case Phase::take_set:
      return {"luna.ask.take_set"};
    case Phase::discard:
      return {"luna.ask.discard"};
    case Phase::use_special: {
      const Sponsor& sponsor = game.tables.sponsors[player_at(state, seat).sponsor];
      return {"luna.ask.use_special", {{"special", tile_term(game, sponsor.special)}}};
    }
    case Phase::use_reserve:
      return {"luna.ask.use_reserve", {{"tile", tile_term(game, player_at(state, seat).reserved)}}};
    case Phase::play_card:
      return {goes_face_down(game, state) ? "luna.ask.play_face_down" : "luna.ask.play_card"};
    case Phase::play_position:
      return card(goes_face_down(game, state) ? "luna.ask.position_face_down"
                                              : "luna.ask.play_position");
    case Phase::play_mode:
      return card("luna.ask.play_mode");
    case Phase::place_tile:
      return {"luna.ask.place_tile", {{"count", static_cast<std::int64_t>(pending.tiles.size())}}};
    case Phase::place_plot:
      return {"luna.ask.place_plot", {{"tile", tile_term(game, pending.tile)}}};
    case Phase::landing_keep:
      return {"luna.ask.landing_keep"};
    case Phase::taxi_tile:
      return {"luna.ask.taxi_tile"};
    case Phase::taxi_to: {
      const City& city = player_at(state, seat).city;
      return {"luna.ask.taxi_to",
              {{"tile", tile_term(game, city.content[from_code(pending.moving)])}}};
    }
    case Phase::burger_reserve:
      return {"luna.ask.burger_reserve"};
    case Phase::cruise_card:
      return {"luna.ask.cruise_card"};
    case Phase::over:
      break;
  }
  return {"core.game_is_over"};
}

Message describe(const Game& game, const State& state, Seat seat, Move move) {
  const std::uint8_t arg = move.args[0];
  const auto card = [&](std::string id) { return card_sentence(std::move(id), game, arg); };
  const auto tile = [&](std::string id, Content content) {
    return Message(std::move(id), {{"tile", tile_term(game, content)}});
  };
  const auto space = [&](std::string id) {
    Message message = card_sentence(std::move(id), game, from_code(state.display[arg].card));
    message.args.push_back({"space", space_number(arg)});
    return message;
  };
  const auto shift = [&](std::string id) {
    Message message = tile(std::move(id), move.args[1]);
    message.args.push_back({"space", space_number(arg)});
    message.args.push_back({"which", display_tile_term(game, arg, move.args[1])});
    return message;
  };
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::keep:
      return {"luna.move.keep"};
    case MoveKind::swap:
      return {"luna.move.swap"};
    case MoveKind::pass:
      return pass_sentence(state);
    case MoveKind::give:
      return card("luna.move.give");
    case MoveKind::give_for:
      return space("luna.move.give_for");
    case MoveKind::shift:
      return shift("luna.move.shift");
    case MoveKind::shift_with:
      return shift("luna.move.shift_with");
    case MoveKind::take:
      return set_sentence(game, state, arg);
    case MoveKind::discard:
      return card("luna.move.discard");
    case MoveKind::special:
      return tile("luna.move.special", arg);
    case MoveKind::add_reserved:
      return {"luna.move.add_reserved"};
    case MoveKind::play:
      return card("luna.move.play");
    case MoveKind::at:
      return {"luna.move.at", {{"position", position_term(arg)}}};
    case MoveKind::plain:
      return {"luna.move.plain"};
    case MoveKind::robot:
      return {"luna.move.robot"};
    case MoveKind::face_down:
      return {"luna.move.face_down"};
    case MoveKind::tile:
      return tile("luna.move.tile", arg);
    case MoveKind::on:
      return plot_sentence(game, state, seat, move_cell(move));
    case MoveKind::hold:
      return card("luna.move.hold");
    case MoveKind::lift: {
      const City& city = player_at(state, seat).city;
      const Cell cell = move_cell(move);
      Message message = tile("luna.move.lift", city.content[plot_at(city, cell)]);
      message.args.push_back({"cell", cell_term(cell)});
      return message;
    }
    case MoveKind::lower:
      return plot_sentence(game, state, seat, move_cell(move));
    case MoveKind::reserve:
      return tile("luna.move.reserve", arg);
    case MoveKind::cruise:
      return space("luna.move.cruise");
  }
  return not_a_move(notation(game, move));
}

Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
  const auto kind = static_cast<MoveKind>(move.kind);
  if (kind == MoveKind::at && state.phase == Phase::play_position)
    return no_position(game, state, seat, move.args[0]);
  if (kind == MoveKind::take && state.phase == Phase::take_set && move.args[0] == state.marker)
    return {"luna.no.marked"};
  if (kind == MoveKind::face_down && state.phase == Phase::play_mode) return {"luna.no.face_down"};
  if (kind == MoveKind::play && state.phase == Phase::play_card) {
    const Hand& hand = player_at(state, seat).hand;
    const bool held = std::ranges::find(hand, move.args[0]) != hand.end();
    return {held ? "luna.no.card" : "luna.no.not_held"};
  }
  return not_asked(notation(game, move), prompt(game, state, seat));
}

}  // namespace orrery::luna_capital
