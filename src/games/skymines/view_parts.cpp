#include "games/skymines/view_parts.h"

#include <boost/json.hpp>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

json::value company_json(const Game& game, Company company) {
  if (company == Company::none) return nullptr;
  return json::string(game.tables.company_ids[index(company)]);
}

json::array numbers_of(const Game& game, PlaceSet places) {
  json::array list;
  for (; places != 0; places &= places - 1U)
    list.push_back(game.map().place[static_cast<std::size_t>(std::countr_zero(places))].number);
  return list;
}

json::object track_json(const Game& game, const State& state, unsigned company) {
  const std::size_t number = state.track[company];
  const Track& track = game.tables.tracks[number];
  json::array shares;
  json::array barriers;
  for (unsigned space = 0; space <= track.last; ++space) {
    if (space > 0 && track.shares[space] != track.shares[space - 1])
      shares.push_back(json::object{{"space", space}, {"shares", track.shares[space]}});
    if (track.barrier[space] != 0)
      barriers.push_back(json::object{{"after", space}, {"coins", track.barrier[space]}});
  }
  json::array thresholds;
  for (std::size_t i = 0; i < track.threshold_after.size(); ++i)
    thresholds.push_back(
        json::object{{"after", track.threshold_after[i]}, {"coins", track.threshold_coins[i]}});
  json::array positions;
  for (int seat = 0; seat < game.seats(); ++seat)
    positions.push_back(player_at(state, seat_at(seat)).tracks[company]);
  return {{"track", game.tables.track_ids[number]},
          {"name", game.tables.track_names[number]},
          {"last", track.last},
          {"shares", std::move(shares)},
          {"barriers", std::move(barriers)},
          {"thresholds", std::move(thresholds)},
          {"positions", std::move(positions)}};
}

json::array station_json(const Game& game, const State& state, unsigned company) {
  json::array columns;
  for (unsigned i = 0; i < kColumns; ++i) {
    const HomeColumn& print = game.station(company)[i];
    const Column& column = state.station[company][i];
    json::array coins;
    for (unsigned space = 0; space < print.spaces; ++space) coins.push_back(print.coins[space]);
    columns.push_back(json::object{{"coins", std::move(coins)},
                                   {"outposts", column.ordinary + column.crossed},
                                   {"ordinary", column.ordinary},
                                   {"crossed_out", column.crossed != 0},
                                   {"visible", visible_coins(print, column)}});
  }
  return columns;
}

const char* building_name(Building building) {
  switch (building) {
    case Building::none:
      break;
    case Building::deep_mine:
      return "deep_mine";
    case Building::gas_collector:
      return "gas_collector";
    case Building::research_station:
      return "research_station";
    case Building::surface_mine:
      return "surface_mine";
  }
  return "none";
}

json::array point_json(Point point) {
  json::array both;
  for (const std::int16_t coordinate : point) both.push_back(coordinate);
  return both;
}

// Where to draw it.
json::object shape_json(const Shape& shape) {
  json::array outline;
  for (const Point point : shape.outline) outline.push_back(point_json(point));
  return {{"label", point_json(shape.label)}, {"outline", std::move(outline)}};
}

}  // namespace

json::object card_json(const Game& game, CardId card) {
  const Card& printed = game.tables.cards[card];
  json::object object = {{"card", game.tables.card_names[card]},
                         {"type", card_type_names()[index(printed.type)]},
                         {"value", printed.value},
                         {"cost", printed.cost},
                         {"share", company_json(game, printed.share)},
                         {"what", to_json(card_message(game, card))}};
  if (printed.type == CardType::scientist) object["rp"] = printed.rp;
  if (printed.type == CardType::field) {
    object["company"] = company_json(game, printed.field_company);
    object["helium"] = printed.he;
    object["coins"] = printed.coins;
    object["helium_per_two_collectors"] = printed.he_per_two_collectors;
  }
  return object;
}

json::array cards_json(const Game& game, const CardSet& cards) {
  json::array list;
  for (const CardId card : cards) list.push_back(card_json(game, card));
  return list;
}

json::value plan_json(const Game& game, PlanCode plan) {
  if (plan == kNoPlan) return nullptr;
  json::object object = {{"plan", game.tables.plan_names[plan]},
                         {"what", to_json(plan_message(game, plan))}};
  if (is_special(plan)) {
    const SpecialPlan& special = game.tables.special_plans[plan - kFirstSpecial];
    object["cost"] = special.cost;
    object["end_value"] = special.end_value;
  }
  return object;
}

json::array companies_json(const Game& game, const State& state) {
  json::array list;
  for (unsigned company = 0; company < kCompanies; ++company)
    list.push_back(
        json::object{{"company", game.tables.company_ids[company]},
                     {"name", game.tables.company_names[company]},
                     {"value", company_value(game, state, company)},
                     {"collectors", collectors(game, state, company)},
                     {"sectors", numbers_of(game, state.pieces[company])},
                     {"out_of_game", state.boxed[company]},
                     {"borders", numbers_of(game, game.map().from_station[company].cheap)},
                     {"double_borders", numbers_of(game, game.map().from_station[company].dear)},
                     {"station", station_json(game, state, company)},
                     {"track", track_json(game, state, company)}});
  return list;
}

json::array sectors_json(const Game& game, const State& state) {
  json::array list;
  for (unsigned i = 0; i < game.map().places; ++i) {
    const PlaceData& place = game.map().place[i];
    json::array outposts;
    for (unsigned company = 0; company < kCompanies; ++company)
      if ((state.pieces[company] >> i & 1U) != 0)
        outposts.push_back(json::string(game.tables.company_ids[company]));
    list.push_back(json::object{{"sector", place.number},
                                {"building", building_name(place.building)},
                                {"amount", place.amount},
                                {"outposts", std::move(outposts)},
                                {"borders", numbers_of(game, game.map().from_place[i].cheap)},
                                {"double_borders", numbers_of(game, game.map().from_place[i].dear)},
                                {"shape", shape_json(game.map().shapes[i])}});
  }
  return list;
}

json::array spaces_json(const Game& game, const State& state) {
  json::array list;
  for (unsigned space = 0; space < kBonusSpaces; ++space) {
    const BonusSpace& print = space_at(game, state, space);
    if (print.effect == SpaceEffect::none) continue;  // a permanent bonus
    json::object object = {
        {"space", bonus_space_name(game, space)}, {"fee", print.fee}, {"marker", nullptr}};
    if (state.marker_on[space] != 0) object["marker"] = state.marker_on[space] - 1;
    if (space >= kBoardSpaces) {
      const unsigned company = (space - kBoardSpaces) / 2U;
      object["company"] = game.tables.company_ids[company];
    }
    json::array tiers;
    for (unsigned tier = 0; tier < print.tier_count; ++tier) {
      json::array reward;
      for (const Message& part : reward_messages(game, print.tiers[tier].reward))
        reward.push_back(to_json(part));
      tiers.push_back(json::object{{"need", print.tiers[tier].need},
                                   {"research", print.tiers[tier].research_need},
                                   {"reward", std::move(reward)}});
    }
    if (!tiers.empty()) object["tiers"] = std::move(tiers);
    list.push_back(std::move(object));
  }
  return list;
}

}  // namespace orrery::skymines
