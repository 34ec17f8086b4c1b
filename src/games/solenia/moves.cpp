#include "games/solenia/moves.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "games/solenia/placement.h"
#include "games/solenia/words.h"

namespace orrery::solenia {
namespace {

constexpr std::string_view kGoodLetters = "WSHA";  // SO-1.3

// How the argument of a kind of move is written.
enum class Form : std::uint8_t { none, good, card, space, tile, slot, level1, pair };

struct Word {
  std::string_view verb;
  MoveKind kind;
  Form form;
};

constexpr std::array kWords = {
    Word{"draft", MoveKind::draft_level1, Form::level1},
    Word{"draft", MoveKind::draft_pair, Form::pair},
    Word{"keep", MoveKind::keep, Form::none},
    Word{"give", MoveKind::give, Form::good},
    Word{"take", MoveKind::take, Form::good},
    Word{"place", MoveKind::place, Form::none},
    Word{"discard", MoveKind::discard, Form::none},
    Word{"card", MoveKind::card, Form::card},
    Word{"at", MoveKind::space, Form::space},
    Word{"pay", MoveKind::pay, Form::good},
    Word{"tile", MoveKind::tile, Form::tile},
    Word{"slot", MoveKind::slot, Form::slot},
    Word{"gain", MoveKind::gain, Form::good},
    Word{"drop", MoveKind::drop, Form::good},
};

std::string name_in(const std::vector<std::string>& names, std::size_t i) {
  return i < names.size() ? names[i] : std::string("?");
}

std::string argument(const Game& game, Form form, Move move) {
  const Components& tables = game.tables;
  const std::uint8_t arg = move.args[0];
  switch (form) {
    case Form::none:
      return {};
    case Form::good:
      return arg < kGoodKinds ? std::string(1, kGoodLetters[arg]) : "?";
    case Form::card:
      return name_in(tables.card_names, arg);
    case Form::space:
      return cell_name(arg);
    case Form::tile:
      return name_in(tables.tile_names, arg);
    case Form::slot:
      return fmt::to_string(arg + 1);
    case Form::level1:
      return name_in(tables.level1_names, arg);
    case Form::pair:
      return name_in(tables.half_names[0], arg) + "+" + name_in(tables.half_names[1], move.args[1]);
  }
  return {};
}

// How many values the first and the second argument of a form have.
std::array<unsigned, 2> argument_range(const Game& game, Form form) {
  switch (form) {
    case Form::none:
      return {1, 1};
    case Form::good:
      return {kGoodKinds, 1};
    case Form::card:
      return {static_cast<unsigned>(game.tables.card_names.size()), 1};
    case Form::space:
      return {kCells, 1};
    case Form::tile:
      return {kTiles, 1};
    case Form::slot:
      return {kSlotsPerSide, 1};
    case Form::level1:
      return {kLevel1Tiles, 1};
    case Form::pair:
      return {kHalvesPerSide, kHalvesPerSide};
  }
  return {0, 0};
}

const Word* word_of(Move move) {
  const auto* found = std::ranges::find(kWords, static_cast<MoveKind>(move.kind), &Word::kind);
  return found == kWords.end() ? nullptr : found;
}

Message space_sentence(const Game& game, const State& state, Seat seat, unsigned cell) {
  const Terrain terrain = terrain_at(game, state, cell);
  const int price = extension_price(game, state, seat, cell);
  return {is_city(terrain) ? "solenia.move.city" : "solenia.move.island",
          {{"space", space_term(cell)},
           {"terrain", terrain_term(terrain)},
           {"price", std::int64_t{price}}}};
}

Message tile_sentence(const Game& game, unsigned tile) {
  return {"solenia.move.tile",
          {{"tile", tile_term(game, tile)},
           {"cost", goods_list(game.tables.tiles[tile].cost)},
           {"stars", std::int64_t{game.tables.tiles[tile].stars}}}};
}

Message slot_sentence(const Game& game, const State& state, unsigned slot) {
  const std::size_t number = state.pending.side * std::size_t{kSlotsPerSide} + slot;
  return {"solenia.move.slot",
          {{"slot", std::int64_t{slot} + 1},
           {"side", side_term(static_cast<Side>(state.pending.side))},
           {"power", Term{"power", game.tables.power_names[number]}}}};
}

}  // namespace

std::string cell_name(unsigned cell) { return fmt::format("{},{}", cell / kCols, cell % kCols); }

std::string notation(const Game& game, Move move) {
  if ((move.kind & kHiddenArgs) != 0) {
    move.kind = static_cast<std::uint8_t>(move.kind & ~kHiddenArgs);
    const Word* word = word_of(move);
    return word == nullptr ? "?" : fmt::format("{} ?", word->verb);
  }
  const Word* word = word_of(move);
  if (word == nullptr) return "?";
  if (word->form == Form::none) return std::string(word->verb);
  return fmt::format("{} {}", word->verb, argument(game, word->form, move));
}

std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  for (const Word& word : kWords) {
    if (!text.starts_with(word.verb)) continue;
    const auto [firsts, seconds] = argument_range(game, word.form);
    for (unsigned a = 0; a < firsts; ++a)
      for (unsigned b = 0; b < seconds; ++b) {
        const Move move =
            make_move(word.kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b));
        if (notation(game, move) == text) return move;
      }
  }
  return std::unexpected(Message("solenia.not_a_move", {{"text", std::string(text)}}));
}

Message prompt(const Game& game, const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  const Pending& pending = state.pending;
  switch (state.phase) {
    case Phase::draft:
      return {"solenia.ask.draft", {{"round", std::int64_t{state.draft_round}}}};
    case Phase::barter_give:
      return {"solenia.ask.barter_give"};
    case Phase::barter_take:
      return {"solenia.ask.barter_take"};
    case Phase::mode:
      return {"solenia.ask.mode"};
    case Phase::card:
      return {pending.discarding != 0 ? "solenia.ask.discard" : "solenia.ask.card"};
    case Phase::space: {
      std::int64_t places = 0;
      std::int64_t paid = 0;
      for (CellMask rest = targets(game, state, seat); rest != 0; rest &= rest - 1) {
        const auto cell = static_cast<unsigned>(std::countr_zero(rest));
        ++places;
        if (extension_price(game, state, seat, cell) > 0) ++paid;
      }
      return {"solenia.ask.space",
              {{"card", card_term(game, pending.card - 1U)}, {"places", places}, {"paid", paid}}};
    }
    case Phase::extension:
      return {"solenia.ask.extension",
              {{"space", space_term(pending.cell)}, {"price", std::int64_t{pending.price}}}};
    case Phase::tile:
      return {"solenia.ask.tile", {{"space", space_term(pending.cell)}}};
    case Phase::slot:
      return {"solenia.ask.slot", {{"tile", tile_term(game, pending.tile - 1U)}}};
    case Phase::gain:
      return {"solenia.ask.gain", {{"count", std::int64_t{pending.gains_left}}}};
    case Phase::overflow:
      return {"solenia.ask.overflow",
              {{"count", std::int64_t{player.goods.total() - player.capacity}},
               {"capacity", std::int64_t{player.capacity}}}};
    case Phase::over:
      break;
  }
  return {"core.game_is_over"};
}

Message describe(const Game& game, const State& state, Seat seat, Move move) {
  const std::uint8_t arg = move.args[0];
  const auto good = [arg] { return good_term(static_cast<Good>(arg)); };
  switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::draft_level1:
      return {"solenia.move.draft_level1", {{"improvement", level1_term(game, arg)}}};
    case MoveKind::draft_pair:
      return {"solenia.move.draft_pair",
              {{"day", half_term(game, Side::day, arg)},
               {"night", half_term(game, Side::night, move.args[1])}}};
    case MoveKind::keep:
      return {"solenia.move.keep"};
    case MoveKind::give:
      return {"solenia.move.give", {{"good", good()}}};
    case MoveKind::take:
      return {"solenia.move.take", {{"good", good()}}};
    case MoveKind::place:
      return {"solenia.move.place"};
    case MoveKind::discard:
      return {"solenia.move.discard"};
    case MoveKind::card:
      return {state.pending.discarding != 0 ? "solenia.move.discard_card" : "solenia.move.card",
              {{"card", card_term(game, arg)}}};
    case MoveKind::space:
      return space_sentence(game, state, seat, arg);
    case MoveKind::pay:
      return {"solenia.move.pay", {{"good", good()}}};
    case MoveKind::tile:
      return tile_sentence(game, arg);
    case MoveKind::slot:
      return slot_sentence(game, state, arg);
    case MoveKind::gain:
      return {"solenia.move.gain", {{"good", good()}}};
    case MoveKind::drop:
      return {"solenia.move.drop", {{"good", good()}}};
  }
  return {"solenia.not_a_move", {{"text", std::string("?")}}};
}

Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
  if (static_cast<MoveKind>(move.kind) == MoveKind::space && state.phase == Phase::space &&
      move.args[0] < kCells) {
    const unsigned cell = move.args[0];
    const Argument space{"space", space_term(cell)};
    if ((occupied(state) & cell_bit(cell)) != 0) return {"solenia.no.space_taken", {space}};
    const int price = extension_price(game, state, seat, cell);
    if (price > player_at(state, seat).goods.total())
      return {"solenia.no.price", {space, {"price", std::int64_t{price}}}};
    return {"solenia.no.delivery", {space}};
  }
  return {"solenia.no.other",
          {{"move", notation(game, move)}, {"asked", std::vector{prompt(game, state, seat)}}}};
}

}  // namespace orrery::solenia
