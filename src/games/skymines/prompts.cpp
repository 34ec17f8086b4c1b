// What is asked of a seat.
#include "games/skymines/moves.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

Message ask(std::string_view what, std::vector<Argument> args = {}) {
  return {"skymines.ask." + std::string(what), std::move(args)};
}

Message ask_plan(const State& state, Seat seat) {
  const Player& player = player_at(state, seat);
  int free = std::popcount(player.open_slots);
  for (const std::uint8_t card : player.slots)
    if (card != 0) --free;
  return ask("plan", {counted("round", state.round), number("free", free)});
}

Message ask_of_card(const Game& game, std::string_view what, CardId card) {
  return ask(what, card_arguments(game, card));
}

// The next screen may be missing or empty; then all that is left is to stop.
Message ask_upload(const Game& game, const Player& player) {
  if (player.upload == kScreens || player.screens[player.upload] == kNoPlan)
    return ask("upload_ends");
  return ask("upload", {counted("screen", player.upload),
                        {"what", std::vector{plan_message(game, player.screens[player.upload])}}});
}

}  // namespace

Message prompt(const Game& game, const State& state, Seat seat) {
  if (state.phase == Phase::over) return {"core.game_is_over"};
  if (state.phase == Phase::draft) return ask("token");
  if (state.phase == Phase::planning) return ask_plan(state, seat);
  const Player& player = player_at(state, seat);
  const Task task = asked(state);
  const auto company = [&](unsigned i) { return Argument{"company", company_term(game, i)}; };
  switch (task.kind) {
    case TaskKind::menu:
      return ask("menu", {counted("round", state.round)});
    case TaskKind::res_target:
      return ask("res_target");
    case TaskKind::resource_cards:
      if (task.a == kMixed) return ask("mixed_cards");
      return ask("resource_cards", {{"type", type_term(static_cast<CardType>(task.a))}});
    case TaskKind::gain_card:
      return ask(task.b != 0 ? "gain_card_now" : "gain_card", {number("value", task.a)});
    case TaskKind::units:
      return ask("units", {number("units", task.a)});
    case TaskKind::track_move:
      return ask("barrier",
                 {company(task.a), number("coins", barrier_ahead(game, state, seat, task.a)),
                  number("spaces", task.b)});
    case TaskKind::expand_company:
      return ask("expand_company", {number("energy", state.expansion.energy)});
    case TaskKind::expand_entry:
      return ask("expand_entry",
                 {company(state.expansion.company), number("energy", state.expansion.energy)});
    case TaskKind::expand_column:
      return ask("expand_column", {company(state.expansion.company),
                                   number("place", game.map().place[task.a].number)});
    case TaskKind::research:
      return ask("research", {number("rp", task.a)});
    case TaskKind::return_column:
      return ask("return_column",
                 {company(task.b), number("place", game.map().place[task.a].number)});
    case TaskKind::flip_plan:
      return ask("flip_plan", {number("coins", game.tables.flip_price)});
    case TaskKind::upload:
      return ask_upload(game, player);
    case TaskKind::bonus_space:
      return ask("bonus_space");
    case TaskKind::tier:
      return ask("tier", {{"space", space_term(game, task.a)}});
    case TaskKind::buy_card:
      return ask(task.b != 0 ? "may_buy_card" : "buy_card", {number("coins", player.coins)});
    case TaskKind::remove_card:
      return ask(static_cast<Removal>(task.a) == Removal::coins ? "sell_card" : "remove_card");
    case TaskKind::choose_effect:
      return ask("effect", {{"space", space_term(game, task.a)}});
    case TaskKind::any_track:
      return ask("any_track", {number("spaces", task.a)});
    case TaskKind::other_tracks:
      return ask("other_tracks");
    case TaskKind::remove_outpost:
      return ask("remove_outpost", {number("n", task.a)});
    case TaskKind::removed_pile:
      return ask("removed_pile", {number("coins", game.tables.removed_price)});
    case TaskKind::plan_next:
      return ask("plan_next");
    case TaskKind::plan_screen:
      return ask("plan_screen", plan_arguments(game, task.a));
    case TaskKind::rest_stack:
      return ask("rest_stack");
    case TaskKind::rest_slot:
      return ask_of_card(game, "rest_slot", static_cast<CardId>(player.slots[task.a] - 1U));
    default:
      break;
  }
  return ask("nothing");
}

}  // namespace orrery::skymines
