#include "games/solenia/moves.h"

#include <array>
#include <bit>

#include <fmt/format.h>

#include "core/notation.h"
#include "games/solenia/placement.h"
#include "games/solenia/words.h"

namespace orrery::solenia {
namespace {

NameList good_letters(const Game& /*game*/) {
  static const std::array<std::string, kGoodKinds> letters = {"W", "S", "H", "A"};  // SO-1.3
  return letters;
}

using ArgForm = ArgumentForm<Game>;
constexpr ArgForm kGood = good_letters;
constexpr ArgForm kSpace = [](const Game& /*game*/) -> NameList { return cell_names(); };
constexpr ArgForm kCard = [](const Game& game) -> NameList { return game.tables.card_names; };
constexpr ArgForm kTile = [](const Game& game) -> NameList { return game.tables.tile_names; };
constexpr ArgForm kImprovement = [](const Game& game) -> NameList {
  return game.tables.level1_names;
};
constexpr ArgForm kDayHalf = [](const Game& game) -> NameList { return game.tables.half_names[0]; };
constexpr ArgForm kNightHalf = [](const Game& game) -> NameList {
  return game.tables.half_names[1];
};
constexpr ArgForm kSlot = NumberForm{1, kSlotsPerSide};

using Verb = MoveForm<Game, MoveKind>;
constexpr std::array kNotation = {
    Verb{MoveKind::draft_level1, "draft #", {&kImprovement}},
    Verb{MoveKind::draft_pair, "draft #+#", {&kDayHalf, &kNightHalf}},
    Verb{MoveKind::keep, "keep"},
    Verb{MoveKind::give, "give #", {&kGood}},
    Verb{MoveKind::take, "take #", {&kGood}},
    Verb{MoveKind::place, "place"},
    Verb{MoveKind::discard, "discard"},
    Verb{MoveKind::card, "card #", {&kCard}},
    Verb{MoveKind::space, "at #", {&kSpace}},
    Verb{MoveKind::pay, "pay #", {&kGood}},
    Verb{MoveKind::tile, "tile #", {&kTile}},
    Verb{MoveKind::slot, "slot #", {&kSlot}},
    Verb{MoveKind::gain, "gain #", {&kGood}},
    Verb{MoveKind::drop, "drop #", {&kGood}},
};

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

const std::vector<std::string>& cell_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list;
    for (unsigned cell = 0; cell < kCells; ++cell) list.push_back(cell_name(cell));
    return list;
  }();
  return names;
}

std::string notation(const Game& game, Move move) { return write_move(kNotation, game, move); }
std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  return read_move(kNotation, game, text);
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
  return not_a_move(notation(game, move));
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
  return not_asked(notation(game, move), prompt(game, state, seat));
}

}  // namespace orrery::solenia
