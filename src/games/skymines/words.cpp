#include "games/skymines/words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace orrery::skymines {
namespace {

Argument share_argument(const Game& game, Company share) {
  if (share == Company::none) return {"share", std::string("none")};
  return {"share", company_term(game, index(share))};
}

Message requirement_message(const Requirement& need) {
  const Argument n = number("n", need.n);
  switch (need.kind) {
    case RequirementKind::none:
      break;
    case RequirementKind::resource:
      return {"skymines.need.resource", {{"type", type_term(need.type)}, n}};
    case RequirementKind::energy:
      return {"skymines.need.resource", {{"type", type_term(CardType::energy)}, n}};
    case RequirementKind::scientist:
      return {"skymines.need.scientist", {n}};
    case RequirementKind::field:
      return {"skymines.need.field", {n}};
    case RequirementKind::research:
      return {"skymines.need.research", {n}};
    case RequirementKind::same_resource:
      return {"skymines.need.same", {n}};
    case RequirementKind::carbon_plus_same:
      return {"skymines.need.and_same",
              {{"type", type_term(need.type)}, number("first", need.first), n}};
  }
  return {"skymines.need.nothing"};
}

}  // namespace

std::string bonus_space_name(const Game& game, unsigned space) {
  if (space < kBoardSpaces) return game.tables.space_names[space];
  const unsigned on_track = space - kBoardSpaces;
  return fmt::format("{}-{}", game.tables.company_ids[on_track / 2], on_track % 2 + 1);
}

std::vector<std::string> bonus_space_names(const Game& game) {
  std::vector<std::string> names;
  for (unsigned space = 0; space < kBonusSpaces; ++space)
    names.push_back(bonus_space_name(game, space));
  return names;
}

Term card_term(const Game& game, CardId card) { return {"card", game.tables.card_names[card]}; }
Term company_term(const Game& game, unsigned company) {
  return {"company", game.tables.company_ids[company]};
}
Term type_term(CardType type) { return {"type", card_type_names()[index(type)]}; }
Term sector_term(const PlaceData& place) { return {"sector", fmt::to_string(place.number)}; }
Term plan_term(const Game& game, PlanCode plan) { return {"plan", game.tables.plan_names[plan]}; }
Term space_term(const Game& game, unsigned space) {
  return {"space", bonus_space_name(game, space)};
}
Term tile_term(const Game& game, unsigned tile) { return {"tile", game.tables.tile_names[tile]}; }
Term luna_card_term(const Game& game, unsigned card) {
  return {"luna_card", game.tables.luna_card_names[card]};
}

Message card_message(const Game& game, CardId card) {
  const Card& printed = game.tables.cards[card];
  const Argument share = share_argument(game, printed.share);
  switch (printed.type) {
    case CardType::scientist:
      return {"skymines.card.scientist", {number("rp", printed.rp), share}};
    case CardType::field:
      if (printed.field_company == Company::none) return {"skymines.card.field_neutral"};
      return {"skymines.card.field",
              {{"company", company_term(game, index(printed.field_company))}}};
    case CardType::share:
      return {"skymines.card.share", {share}};
    case CardType::carbon:
    case CardType::minerals:
    case CardType::titanium:
    case CardType::energy:
      break;
  }
  return {"skymines.card.valued",
          {{"type", type_term(printed.type)}, number("value", printed.value), share}};
}

std::vector<Argument> card_arguments(const Game& game, CardId card) {
  return {{"card", card_term(game, card)}, {"what", std::vector{card_message(game, card)}}};
}

namespace {

// The tracks on which Luna advances.
Message luna_advance_message(const LunaAction& action) {
  static constexpr std::array<const char*, 7> kIds = {// by Ranking
                                                      "skymines.luna_does.advance_most_valuable",
                                                      "skymines.luna_does.advance_second",
                                                      "skymines.luna_does.advance_two",
                                                      "skymines.luna_does.advance_least_valuable",
                                                      "skymines.luna_does.advance_lead",
                                                      "skymines.luna_does.advance_two_leads",
                                                      "skymines.luna_does.advance_all"};
  return {kIds[static_cast<std::size_t>(action.ranking)], {number("n", action.n)}};
}

// What is listed for a slot is counted from 1, as people do.
Message luna_action_message(const Game& game, const LunaAction& action, unsigned slot) {
  const auto [first, second] = action.by_slot[slot];
  switch (action.what) {
    case LunaDo::coins:
      return {"skymines.luna_does.coins", {number("n", action.n)}};
    case LunaDo::helium:
      return {"skymines.luna_does.helium", {number("n", action.n)}};
    case LunaDo::research:
      return {"skymines.luna_does.research", {number("n", action.n)}};
    case LunaDo::advance:
      return luna_advance_message(action);
    case LunaDo::expand:
      return {
          action.highest ? "skymines.luna_does.expand_highest" : "skymines.luna_does.expand_lowest",
          {number("n", action.n)}};
    case LunaDo::cards:
      if (second == 0) return {"skymines.luna_does.card", {number("space", first)}};
      return {"skymines.luna_does.cards", {number("space", first), number("second", second)}};
    case LunaDo::share_card:
      return {"skymines.luna_does.share_card"};
    case LunaDo::discard_plan:
      return {"skymines.luna_does.discard_plan",
              {{"letter", std::string(1, static_cast<char>('A' + action.letter))},
               number("column", first)}};
    case LunaDo::discard_special:
      return {"skymines.luna_does.discard_special"};
    case LunaDo::none:
    case LunaDo::marker:
      break;
  }
  return {"skymines.luna_does.marker", {{"space", space_term(game, first - 1U)}}};
}

}  // namespace

std::vector<Message> luna_card_messages(const Game& game, unsigned card, unsigned slot) {
  const LunaCard& printed = game.tables.luna_cards[card];
  std::vector<Message> parts;
  const auto add = [&](const LunaAction& action) {
    if (action.what != LunaDo::none) parts.push_back(luna_action_message(game, action, slot));
  };
  add(printed.reveal);
  std::ranges::for_each(printed.actions, add);
  return parts;
}

std::vector<Message> reward_messages(const Game& game, const Reward& reward) {
  std::vector<Message> parts;
  const auto add = [&parts](const char* id, std::uint8_t n) {
    if (n > 0) parts.push_back({id, {number("n", n)}});
  };
  add("skymines.reward.coins", reward.coins);
  if (reward.total_minus_one > 0)
    parts.push_back({"skymines.reward.total",
                     {{"type", type_term(static_cast<CardType>(reward.total_minus_one - 1))}}});
  add("skymines.reward.helium", reward.he);
  add("skymines.reward.rp", reward.rp);
  add("skymines.reward.remove", reward.remove_outposts);
  for (unsigned company = 0; company < kCompanies; ++company)
    if (reward.track[company] > 0)
      parts.push_back(
          {"skymines.reward.track",
           {{"company", company_term(game, company)}, number("n", reward.track[company])}});
  add("skymines.reward.any_track", reward.track_any);
  return parts;
}

Message plan_message(const Game& game, PlanCode plan) {
  if (is_special(plan)) {
    const SpecialPlan& special = game.tables.special_plans[plan - kFirstSpecial];
    return {"skymines.plan.special",
            {number("cost", special.cost), number("value", special.end_value)}};
  }
  std::vector<Message> needs;
  for (const Requirement& need : game.tables.plans[plan].requirements)
    if (need.kind != RequirementKind::none) needs.push_back(requirement_message(need));
  return {"skymines.plan.lettered",
          {{"needs", std::move(needs)},
           {"reward", reward_messages(game, game.tables.plans[plan].reward)}}};
}

std::vector<Argument> plan_arguments(const Game& game, PlanCode plan) {
  return {{"plan", plan_term(game, plan)}, {"what", std::vector{plan_message(game, plan)}}};
}

Message space_message(const Game& game, const BonusSpace& space) {
  switch (space.effect) {
    case SpaceEffect::choose_reward:
      if (space.choices == 1)
        return {"skymines.space.reward", {{"reward", reward_messages(game, space.rewards[0])}}};
      return {"skymines.space.rewards",
              {{"reward", reward_messages(game, space.rewards[0])},
               {"other", reward_messages(game, space.rewards[1])}}};
    case SpaceEffect::buy:
      if (space.first == Reward{})
        return {"skymines.space.buy_only", {number("n", space.discount)}};
      return {"skymines.space.buy",
              {{"first", reward_messages(game, space.first)}, number("n", space.discount)}};
    case SpaceEffect::remove_card:
      return {space.carbon_only ? "skymines.space.sell_carbon" : "skymines.space.sell",
              {number("n", space.plus)}};
    case SpaceEffect::other_tracks: {
      std::vector<Message> moves;
      for (const std::uint8_t spaces : space.moves)
        if (spaces > 0) moves.push_back({"skymines.space.move", {number("n", spaces)}});
      return {"skymines.space.other_tracks", {{"moves", std::move(moves)}}};
    }
    case SpaceEffect::use_removed:
      return {space.action_and_purchase ? "skymines.space.action_and_card"
                                        : "skymines.space.action_or_card",
              {number("n", game.tables.removed_price)}};
    case SpaceEffect::none:
    case SpaceEffect::majority:
    case SpaceEffect::first_player:
    case SpaceEffect::tile:
      break;
  }
  return {"skymines.space.reward", {{"reward", reward_messages(game, space.first)}}};
}

Message building_message(const PlaceData& place) {
  const Argument n = number("n", place.amount);
  switch (place.building) {
    case Building::deep_mine:
      return {"skymines.building.deep_mine", {n}};
    case Building::gas_collector:
      return {"skymines.building.gas_collector", {n}};
    case Building::research_station:
      return {"skymines.building.research_station", {n}};
    case Building::surface_mine:
      return {"skymines.building.surface_mine", {n}};
    case Building::none:
      break;
  }
  return {"skymines.building.none"};
}

}  // namespace orrery::skymines
