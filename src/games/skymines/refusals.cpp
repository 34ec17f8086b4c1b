// Why a move is not legal.
#include "games/skymines/moves.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

Message no(std::string_view what, std::vector<Argument> args = {}) {
  return {"skymines.no." + std::string(what), std::move(args)};
}

std::optional<Message> no_plan(const Game& game, const State& state, Seat seat, Move move) {
  const CardId card = move.args[0];
  if (card >= kCards) return std::nullopt;
  const Player& player = player_at(state, seat);
  if (!player.hand.has(card)) return no("not_held", card_arguments(game, card));
  if (game.tables.cards[card].type == CardType::share) return no("share_card");
  return std::nullopt;
}

std::optional<Message> no_action(const Game& game, const State& state, Seat seat, MoveKind kind) {
  const Player& player = player_at(state, seat);
  const Totals sum = totals(game, state, seat);
  switch (kind) {
    case MoveKind::use_energy:
      return sum.energy == 0 ? std::optional(no("energy")) : std::nullopt;
    case MoveKind::use_resource:
      return no("resource");
    case MoveKind::use_scientist:
    case MoveKind::use_sci_tile:
      return no("scientist");
    case MoveKind::use_field:
    case MoveKind::use_field_tile:
      return no("field");
    case MoveKind::place_res:
      return no("res_tile");
    case MoveKind::place_marker:
      return no(player.markers + player.one_time_markers == 0 ? "markers" : "bonus_space");
    default:
      return std::nullopt;
  }
}

std::optional<Message> no_gain(const Game& game, const State& state, Seat seat, Move move) {
  const unsigned space = move.args[0];
  if (space >= kDisplay) return std::nullopt;
  if (state.display[space] == 0) return no("empty_space", {counted("space", space)});
  const Task task = asked(state);
  const bool for_coins = task.kind == TaskKind::buy_card;
  const unsigned cost = total_cost(game, state, space, for_coins ? task.a : task.c);
  return no(for_coins ? "too_dear" : "too_costly",
            {number("cost", cost),
             number("value", for_coins ? player_at(state, seat).coins : std::uint16_t{task.a})});
}

std::optional<Message> no_entry(const Game& game, const State& state, Move move) {
  const Place place = move.args[0];
  if (place >= game.map().places) return std::nullopt;
  const unsigned company = state.expansion.company;
  const std::vector<Argument> args = {number("place", game.map().place[place].number),
                                      {"company", company_term(game, company)},
                                      number("energy", state.expansion.energy)};
  if ((state.pieces[company] & bit(place)) != 0) return no("own_outpost", args);
  if (entry_cost(game, state, company, place) == 0) return no("no_border", args);
  return no("little_energy", args);
}

std::optional<Message> no_screen(const Game& game, const State& state, Seat seat, Move move) {
  const Player& player = player_at(state, seat);
  const unsigned screen = move.args[0];
  if (screen >= kScreens) return std::nullopt;
  if (screen < player.upload || screen == 0) return no("screen_reached");
  const PlanCode plan = asked(state).a;
  if (is_lettered(plan) && letter_of(plan) == 0 && (game.tables.no_a >> screen & 1U) != 0)
    return no("screen_refuses", {counted("screen", screen)});
  return std::nullopt;
}

std::optional<Message> reason(const Game& game, const State& state, Seat seat, Move move) {
  const auto kind = static_cast<MoveKind>(move.kind);
  if (state.phase == Phase::planning && kind == MoveKind::plan)
    return no_plan(game, state, seat, move);
  switch (asked(state).kind) {
    case TaskKind::menu:
      return no_action(game, state, seat, kind);
    case TaskKind::gain_card:
    case TaskKind::buy_card:
      return kind == MoveKind::gain ? no_gain(game, state, seat, move) : std::nullopt;
    case TaskKind::expand_entry:
      return kind == MoveKind::enter ? no_entry(game, state, move) : std::nullopt;
    case TaskKind::plan_screen:
      return kind == MoveKind::screen ? no_screen(game, state, seat, move) : std::nullopt;
    case TaskKind::upload:
      return kind == MoveKind::upload ? std::optional(no("upload")) : std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

Message why_illegal(const Game& game, const State& state, Seat seat, Move move) {
  if (std::optional<Message> found = reason(game, state, seat, move)) return *std::move(found);
  return no("other",
            {{"move", notation(game, move)}, {"asked", std::vector{prompt(game, state, seat)}}});
}

}  // namespace orrery::skymines
