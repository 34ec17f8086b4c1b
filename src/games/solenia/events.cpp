// Events as messages for one viewer.
#include "games/solenia/events.h"

#include "games/solenia/placement.h"
#include "games/solenia/view.h"
#include "games/solenia/words.h"

namespace orrery::solenia {
namespace {

std::vector<Message> amounts(const Event& event) {
  Goods goods;
  for (std::size_t kind = 0; kind < kGoodKinds; ++kind)
    goods.amount[kind] = static_cast<std::uint8_t>(event.args[kind]);
  return goods_list(goods);
}

Term source_term(std::int16_t code) {
  constexpr std::array<std::string_view, 6> kNames = {"island",      "city",      "slot",
                                                      "improvement", "departure", "advance"};
  return {"source", std::string(kNames[static_cast<std::size_t>(code)])};
}

Term face_term(const Game& game, std::size_t strip, std::int16_t face) {
  const bool dark = face != 0;
  if (game.tables.strips[strip].dawn_dusk) return {"face", dark ? "dusk" : "dawn"};
  return {"face", dark ? "night" : "day"};
}

}  // namespace

Message event_message(const Game& game, const Event& event, Viewer viewer) {
  const Argument who{"seat", event.seat};
  const auto arg = [&event](std::size_t i) { return static_cast<unsigned>(event.args[i]); };
  const auto number = [&event](std::size_t i) { return std::int64_t{event.args[i]}; };
  const auto good = [&](std::size_t i) { return good_term(static_cast<Good>(event.args[i])); };
  const auto card = [&] { return card_term(game, arg(0)); };
  const bool sees = event.audience.has(viewer);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::drafted_level1:
      return {"solenia.drafted_level1", {who, {"improvement", level1_term(game, arg(0))}}};
    case EventKind::drafted_pair:
      return {"solenia.drafted_pair",
              {who,
               {"day", half_term(game, Side::day, arg(0))},
               {"night", half_term(game, Side::night, arg(1))}}};
    case EventKind::turn_begins:
      return {"solenia.turn_begins", {who, {"round", number(0)}}};
    case EventKind::bartered:
      return {"solenia.bartered", {who, {"given", good(0)}, {"taken", good(1)}}};
    case EventKind::chose_card:
      if (!sees) return {"solenia.chose_a_card", {who}};
      return {"solenia.chose_card", {who, {"card", card()}}};
    case EventKind::paid:
      return {"solenia.paid", {who, {"good", good(0)}}};
    case EventKind::placed:
      return {"solenia.placed", {who, {"card", card()}, {"space", space_term(arg(1))}}};
    case EventKind::discarded:
      return {"solenia.discarded", {who, {"card", card()}}};
    case EventKind::gained:
      return {"solenia.gained",
              {who, {"goods", amounts(event)}, {"source", source_term(event.args[4])}}};
    case EventKind::took_stars:
      return {"solenia.took_stars",
              {who, {"count", number(0)}, {"source", source_term(event.args[1])}}};
    case EventKind::delivered:
      return {"solenia.delivered",
              {who,
               {"tile", tile_term(game, arg(0))},
               {"stars", std::int64_t{game.tables.tiles[arg(0)].stars}},
               {"slot", number(1) + 1}}};
    case EventKind::tile_shown:
      return {"solenia.tile_shown",
              {{"tile", tile_term(game, arg(0))},
               {"cost", goods_list(game.tables.tiles[arg(0)].cost)},
               {"stars", std::int64_t{game.tables.tiles[arg(0)].stars}}}};
    case EventKind::stack_empty:
      return {"solenia.stack_empty", {{"side", side_term(static_cast<Side>(arg(0)))}}};
    case EventKind::improved:
      return {"solenia.improved", {who, {"improvement", level1_term(game, arg(0))}}};
    case EventKind::half_improved:
      return {"solenia.half_improved",
              {who, {"half", half_term(game, static_cast<Side>(arg(0)), arg(1))}}};
    case EventKind::capacity_rises:
      return {"solenia.capacity_rises", {who, {"capacity", number(0)}}};
    case EventKind::dropped:
      return {"solenia.dropped", {who, {"good", good(0)}}};
    case EventKind::departed:
      return {"solenia.departed", {who, {"card", card()}, {"space", space_term(arg(1))}}};
    case EventKind::strip_turned:
      return {"solenia.strip_turned", {{"face", face_term(game, arg(0), event.args[1])}}};
    case EventKind::drew:
      if (!sees) return {"solenia.drew_a_card", {who}};
      return {"solenia.drew", {who, {"card", card()}}};
    case EventKind::rival_acts:
      return {"solenia.rival_acts", {{"card", card()}, {"die", number(1)}}};
    case EventKind::rival_removed:
      return {"solenia.rival_removed",
              {{"tile", tile_term(game, arg(0))},
               {"stars", std::int64_t{game.tables.tiles[arg(0)].stars}}}};
    case EventKind::game_over:
      break;
  }
  return {"solenia.game_over"};
}

}  // namespace orrery::solenia
