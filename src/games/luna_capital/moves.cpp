#include "games/luna_capital/moves.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/words.h"

namespace orrery::luna_capital {
namespace {

// How the argument of a kind of move is written.
enum class Form : std::uint8_t { none, card, space, tile, space_tile, position, cell };

struct Word {
  std::string_view verb;
  MoveKind kind;
  Form form;
};

constexpr std::array kWords = {
    Word{"keep", MoveKind::keep, Form::none},
    Word{"swap", MoveKind::swap, Form::none},
    Word{"pass", MoveKind::pass, Form::none},
    Word{"give", MoveKind::give, Form::card},
    Word{"for", MoveKind::give_for, Form::space},
    Word{"shift", MoveKind::shift, Form::space_tile},
    Word{"with", MoveKind::shift_with, Form::space_tile},
    Word{"take", MoveKind::take, Form::space},
    Word{"discard", MoveKind::discard, Form::card},
    Word{"special", MoveKind::special, Form::tile},
    Word{"add", MoveKind::add_reserved, Form::none},
    Word{"play", MoveKind::play, Form::card},
    Word{"at", MoveKind::at, Form::position},
    Word{"plain", MoveKind::plain, Form::none},
    Word{"robot", MoveKind::robot, Form::none},
    Word{"face-down", MoveKind::face_down, Form::none},
    Word{"tile", MoveKind::tile, Form::tile},
    Word{"on", MoveKind::on, Form::cell},
    Word{"hold", MoveKind::hold, Form::card},
    Word{"lift", MoveKind::lift, Form::cell},
    Word{"lower", MoveKind::lower, Form::cell},
    Word{"reserve", MoveKind::reserve, Form::tile},
    Word{"cruise", MoveKind::cruise, Form::space},
};

std::string name_in(const std::vector<std::string>& names, std::size_t i) {
  return i < names.size() ? names[i] : std::string("?");
}

std::string argument(const Game& game, Form form, Move move) {
  const std::uint8_t arg = move.args[0];
  switch (form) {
    case Form::none:
      return {};
    case Form::card:
      return name_in(game.tables.card_names, arg);
    case Form::space:
      return fmt::to_string(arg + 1);
    case Form::tile:
      return name_in(game.tables.content_names, arg);
    case Form::space_tile:
      return fmt::format("{}:{}", arg + 1, name_in(game.tables.content_names, move.args[1]));
    case Form::position:
      return fmt::format("[{}]", position_name(arg));
    case Form::cell:
      return fmt::format("[{}]", cell_name(move_cell(move)));
  }
  return {};
}

using Arguments = std::array<std::uint8_t, 2>;

std::optional<std::uint8_t> find_name(const std::vector<std::string>& names,
                                      std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - names.begin());
}

std::optional<std::uint8_t> read_space(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] >= '1' + kMaxSpaces) return std::nullopt;
  return static_cast<std::uint8_t>(text[0] - '1');
}

// "[-1,2]", each number below 100 in size.
std::optional<std::array<int, 2>> read_pair(std::string_view text) {
  if (!text.starts_with('[') || !text.ends_with(']')) return std::nullopt;
  std::array<int, 2> pair{};
  const char* at = text.data() + 1;
  const char* end = text.data() + text.size() - 1;
  for (std::size_t i = 0; i < pair.size(); ++i) {
    const auto [next, error] = std::from_chars(at, end, pair[i]);
    if (error != std::errc{} || std::abs(pair[i]) >= 100) return std::nullopt;
    if (i == 0 && (next == end || *next != ',')) return std::nullopt;
    at = i == 0 ? next + 1 : next;
  }
  if (at != end) return std::nullopt;
  return pair;
}

std::optional<Arguments> read_position(std::string_view text) {
  const auto pair = read_pair(text);
  if (!pair || std::abs((*pair)[0]) > kRowOfFirst || std::abs((*pair)[1]) >= kColumnOfFirst)
    return std::nullopt;
  return Arguments{position_at((*pair)[0], (*pair)[1])};
}

std::optional<Arguments> read_cell(std::string_view text) {
  const auto pair = read_pair(text);
  if (!pair || std::abs((*pair)[0]) >= kCellRowShift || std::abs((*pair)[1]) >= kCellColumnShift)
    return std::nullopt;
  const Move move = cell_move(
      MoveKind::on, {static_cast<std::int8_t>((*pair)[0]), static_cast<std::int8_t>((*pair)[1])});
  return Arguments{move.args[0], move.args[1]};
}

std::optional<Arguments> read_argument(const Game& game, Form form, std::string_view text) {
  const auto single = [](std::optional<std::uint8_t> value) -> std::optional<Arguments> {
    if (!value) return std::nullopt;
    return Arguments{*value};
  };
  switch (form) {
    case Form::none:
      if (!text.empty()) return std::nullopt;
      return Arguments{};
    case Form::card:
      return single(find_name(game.tables.card_names, text));
    case Form::space:
      return single(read_space(text));
    case Form::tile:
      return single(find_name(game.tables.content_names, text));
    case Form::space_tile: {
      const auto space = read_space(text.substr(0, text.find(':')));
      const auto tile =
          text.size() < 2 ? std::nullopt : find_name(game.tables.content_names, text.substr(2));
      if (!space || !tile) return std::nullopt;
      return Arguments{*space, *tile};
    }
    case Form::position:
      return read_position(text);
    case Form::cell:
      return read_cell(text);
  }
  return std::nullopt;
}

const Word* word_of(Move move) {
  const auto* found = std::ranges::find(kWords, static_cast<MoveKind>(move.kind), &Word::kind);
  return found == kWords.end() ? nullptr : found;
}

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
  switch (state.phase) {
    case Phase::exchange_card:
      return {"luna.move.no_exchange"};
    case Phase::redistribute:
      return {"luna.move.no_shift"};
    case Phase::use_special:
      return {"luna.move.no_special"};
    case Phase::use_reserve:
      return {"luna.move.keep_reserved"};
    default:
      return {"luna.move.no_effect"};
  }
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

std::string notation(const Game& game, Move move) {
  const bool hidden = (move.kind & kHiddenArgs) != 0;
  move.kind = static_cast<std::uint8_t>(move.kind & ~kHiddenArgs);
  const Word* word = word_of(move);
  if (word == nullptr) return "?";
  if (hidden) return fmt::format("{} ?", word->verb);
  if (word->form == Form::none) return std::string(word->verb);
  return fmt::format("{} {}", word->verb, argument(game, word->form, move));
}

std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::string_view verb = text.substr(0, blank);
  const std::string_view rest =
      blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
  if (const auto* word = std::ranges::find(kWords, verb, &Word::verb); word != kWords.end())
    if (const auto arguments = read_argument(game, word->form, rest)) {
      const Move move = make_move(word->kind, (*arguments)[0], (*arguments)[1]);
      if (notation(game, move) == text) return move;  // written exactly so
    }
  return std::unexpected(Message("luna.not_a_move", {{"text", std::string(text)}}));
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
  return {"luna.not_a_move", {{"text", std::string("?")}}};
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
  return {"luna.no.other",
          {{"move", notation(game, move)}, {"asked", std::vector{prompt(game, state, seat)}}}};
}

}  // namespace orrery::luna_capital
