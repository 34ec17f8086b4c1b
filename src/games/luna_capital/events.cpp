// Events as messages for one viewer.
#include "games/luna_capital/events.h"

#include "games/luna_capital/view.h"
#include "games/luna_capital/words.h"

namespace orrery::luna_capital {
namespace {

Cell event_cell(const Event& event, std::size_t row) {
  return {static_cast<std::int8_t>(event.args[row]), static_cast<std::int8_t>(event.args[row + 1])};
}

Message drew(const Game& game, const Event& event, bool sees) {
  const Argument who{"seat", event.seat};
  const Argument count{"count", std::int64_t{event.args[0]}};
  if (!sees) return {"luna.drew_unseen", {who, count}};
  std::vector<Message> cards;
  for (std::size_t i = 1; i <= static_cast<std::size_t>(event.args[0]); ++i)
    cards.emplace_back("luna.one_card",
                       card_arguments(game, static_cast<unsigned>(event.args[i] - 1)));
  return {"luna.drew", {who, count, {"cards", std::move(cards)}}};
}

}  // namespace

Message event_message(const Game& game, const Event& event, Viewer viewer) {
  const Argument who{"seat", event.seat};
  const bool sees = event.audience.has(viewer);
  const auto number = [&event](std::size_t i) { return std::int64_t{event.args[i]}; };
  const auto card_at = [&event](std::size_t i) { return static_cast<unsigned>(event.args[i]); };
  const auto card = [&](std::size_t i) { return Argument{"card", card_term(game, card_at(i))}; };
  const auto card_number = [&](std::size_t i) {
    return Argument{"number", printed_number(game, card_at(i))};
  };
  const auto tile = [&](std::size_t i) {
    return Argument{"tile", tile_term(game, static_cast<Content>(event.args[i]))};
  };
  const auto space = [&](std::size_t i) { return Argument{"space", number(i) + 1}; };
  const auto position = [&event](std::size_t i) {
    return Argument{"position", position_term(static_cast<CardPosition>(event.args[i]))};
  };
  const auto cell = [&](std::size_t i) {
    return Argument{"cell", cell_term(event_cell(event, i))};
  };
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::kept_cards:
      return {"luna.kept_cards", {who}};
    case EventKind::swapped_cards:
      return {"luna.swapped_cards", {who}};
    case EventKind::exchanged:
      return {"luna.exchanged",
              {who,
               card(0),
               card_number(0),
               {"taken", card_term(game, card_at(1))},
               {"taken_number", printed_number(game, card_at(1))},
               space(2)}};
    case EventKind::no_exchange:
      return {"luna.no_exchange", {who}};
    case EventKind::turn_begins:
      return {"luna.turn_begins",
              {who,
               {"phase", phase_term(game, static_cast<unsigned>(event.args[0]))},
               {"round", number(1)}}};
    case EventKind::redistributed:
      return {"luna.redistributed",
              {who,
               space(0),
               tile(1),
               {"other_space", number(2) + 1},
               {"other", tile_term(game, static_cast<Content>(event.args[3]))}}};
    case EventKind::discarded:
      if (!sees) return {"luna.discarded_unseen", {who}};
      return {"luna.discarded", {who, card(0), card_number(0)}};
    case EventKind::took_set:
      return {"luna.took_set", {who, space(0), card(1), card_number(1)}};
    case EventKind::used_special:
      return {"luna.used_special",
              {who, {"special", tile_term(game, static_cast<Content>(event.args[0]))}, tile(1)}};
    case EventKind::added_reserved:
      return {"luna.added_reserved", {who, tile(0)}};
    case EventKind::placed:
      return {static_cast<CardMode>(event.args[2]) == CardMode::robot ? "luna.placed_with_robot"
                                                                      : "luna.placed",
              {who, card(0), card_number(0), position(1)}};
    case EventKind::placed_face_down:
      return {"luna.placed_face_down", {who, position(0)}};
    case EventKind::face_down_card:
      if (!sees) return {"luna.face_down_card_unseen", {who}};
      return {"luna.face_down_card", {who, card(0), card_number(0)}};
    case EventKind::placed_tile:
      return {"luna.placed_tile", {who, tile(0), cell(1)}};
    case EventKind::took_robots:
      return {"luna.took_robots", {who, {"count", number(0)}}};
    case EventKind::took_token:
      return {"luna.took_token", {who}};
    case EventKind::drew:
      return drew(game, event, sees);
    case EventKind::held:
      if (!sees) return {"luna.held_unseen", {who, {"count", number(1)}}};
      return {"luna.held", {who, card(0), card_number(0), {"count", number(1)}}};
    case EventKind::moved_tile:
      return {"luna.moved_tile",
              {who, tile(0), {"from", cell_term(event_cell(event, 1))}, cell(3)}};
    case EventKind::reserved:
      return {"luna.reserved", {who, tile(0)}};
    case EventKind::took_card:
      return {"luna.took_card", {who, space(0), card(1), card_number(1)}};
    case EventKind::declined_effect:
      return {"luna.declined_effect", {who, tile(0)}};
    case EventKind::lost_tile:
      return {"luna.lost_tile", {who, tile(0)}};
    case EventKind::card_shown:
      return {"luna.card_shown", {space(0), card(1), card_number(1)}};
    case EventKind::tile_shown:
      return {"luna.tile_shown", {space(0), tile(1)}};
    case EventKind::space_stays_empty:
      return {"luna.space_stays_empty", {space(0)}};
    case EventKind::automaton_took:
      return {"luna.automaton_took", {space(0), card(1), card_number(1)}};
    case EventKind::claimed:
      return {"luna.claimed",
              {who, {"concession", concession_term(game, static_cast<unsigned>(event.args[0]))}}};
    case EventKind::phase_begins:
      return {"luna.phase_begins",
              {{"phase", phase_term(game, static_cast<unsigned>(event.args[0]))}}};
    case EventKind::first_player:
      return {"luna.first_player", {who}};
    case EventKind::game_over:
      break;
  }
  return {"luna.game_over"};
}

}  // namespace orrery::luna_capital
