#include "games/skymines/view_parts.h"

#include <bit>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// Null for no company.
void write_company_id(const Game& game, Company company, JsonWriter& out) {
  if (company == Company::none) return out.value(nullptr);
  out.value(game.tables.company_ids[index(company)]);
}

void write_numbers(const Game& game, PlaceSet places, JsonWriter& out) {
  const auto list = out.array();
  for (; places != 0; places &= places - 1U)
    out.value(game.map().place[static_cast<std::size_t>(std::countr_zero(places))].number);
}

void write_ways(const Game& game, const Ways& ways, JsonWriter& out) {
  write_numbers(game, ways.cheap, out.key("borders"));
  write_numbers(game, ways.dear, out.key("double_borders"));
}

// --- tracks and stations ------------------------------------------------------------------------

// The spaces where the number of shares changes.
void write_track_shares(const Track& track, JsonWriter& out) {
  const auto list = out.array();
  for (unsigned space = 1; space <= track.last; ++space) {
    if (track.shares[space] == track.shares[space - 1]) continue;
    const auto object = out.object();
    out.member("space", space);
    out.member("shares", track.shares[space]);
  }
}

// What must be paid for going on from a space, or is got for it.
void write_coins_after(unsigned space, unsigned coins, JsonWriter& out) {
  const auto object = out.object();
  out.member("after", space);
  out.member("coins", coins);
}

void write_barriers(const Track& track, JsonWriter& out) {
  const auto list = out.array();
  for (unsigned space = 0; space <= track.last; ++space)
    if (track.barrier[space] != 0) write_coins_after(space, track.barrier[space], out);
}

void write_thresholds(const Track& track, JsonWriter& out) {
  const auto list = out.array();
  for (std::size_t i = 0; i < track.threshold_after.size(); ++i)
    write_coins_after(track.threshold_after[i], track.threshold_coins[i], out);
}

void write_positions(const Game& game, const State& state, unsigned company, JsonWriter& out) {
  const auto by_seat = out.array();
  for (int seat = 0; seat < game.seats(); ++seat)
    out.value(player_at(state, seat_at(seat)).tracks[company]);
}

void write_track(const Game& game, const State& state, unsigned company, JsonWriter& out) {
  const std::size_t number = state.track[company];
  const Track& track = game.tables.tracks[number];
  const auto object = out.object();
  out.member("track", game.tables.track_ids[number]);
  out.member("name", game.tables.track_names[number]);
  out.member("last", track.last);
  write_track_shares(track, out.key("shares"));
  write_barriers(track, out.key("barriers"));
  write_thresholds(track, out.key("thresholds"));
  write_positions(game, state, company, out.key("positions"));
}

void write_printed_coins(const HomeColumn& print, JsonWriter& out) {
  const auto coins = out.array();
  for (unsigned space = 0; space < print.spaces; ++space) out.value(print.coins[space]);
}

void write_column(const HomeColumn& print, const Column& column, JsonWriter& out) {
  const auto object = out.object();
  write_printed_coins(print, out.key("coins"));
  out.member("outposts", column.ordinary + column.crossed);
  out.member("ordinary", column.ordinary);
  out.member("crossed_out", column.crossed != 0);
  out.member("visible", visible_coins(print, column));
}

void write_station(const Game& game, const State& state, unsigned company, JsonWriter& out) {
  const auto columns = out.array();
  for (unsigned i = 0; i < kColumns; ++i)
    write_column(game.station(company)[i], state.station[company][i], out);
}

void write_company(const Game& game, const State& state, unsigned company, JsonWriter& out) {
  const auto object = out.object();
  out.member("company", game.tables.company_ids[company]);
  out.member("name", game.tables.company_names[company]);
  out.member("value", company_value(game, state, company));
  out.member("collectors", collectors(game, state, company));
  write_numbers(game, state.pieces[company], out.key("sectors"));
  out.member("out_of_game", state.boxed[company]);
  write_ways(game, game.map().from_station[company], out);
  write_station(game, state, company, out.key("station"));
  write_track(game, state, company, out.key("track"));
}

// --- sectors ------------------------------------------------------------------------------------

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

// The companies that have a piece in the place.
void write_outposts(const Game& game, const State& state, Place place, JsonWriter& out) {
  const auto companies = out.array();
  for (unsigned company = 0; company < kCompanies; ++company)
    if ((state.pieces[company] & bit(place)) != 0) out.value(game.tables.company_ids[company]);
}

void write_point(Point point, JsonWriter& out) {
  const auto both = out.array();
  for (const std::int16_t coordinate : point) out.value(coordinate);
}

// Where to draw it.
void write_shape(const Shape& shape, JsonWriter& out) {
  const auto object = out.object();
  write_point(shape.label, out.key("label"));
  const auto outline = out.array("outline");
  for (const Point point : shape.outline) write_point(point, out);
}

void write_sector(const Game& game, const State& state, Place place, JsonWriter& out) {
  const PlaceData& print = game.map().place[place];
  const auto object = out.object();
  out.member("sector", print.number);
  out.member("building", building_name(print.building));
  out.member("amount", print.amount);
  write_outposts(game, state, place, out.key("outposts"));
  write_ways(game, game.map().from_place[place], out);
  write_shape(game.map().shapes[place], out.key("shape"));
}

// --- bonus spaces -------------------------------------------------------------------------------

void write_reward(const Game& game, const Reward& reward, JsonWriter& out) {
  const auto parts = out.array();
  for (const Message& part : reward_messages(game, reward)) write_message(part, out);
}

void write_tier(const Game& game, const Tier& tier, JsonWriter& out) {
  const auto object = out.object();
  out.member("need", tier.need);
  out.member("research", tier.research_need);
  write_reward(game, tier.reward, out.key("reward"));
}

void write_tiers(const Game& game, const BonusSpace& print, JsonWriter& out) {
  const auto tiers = out.array();
  for (unsigned tier = 0; tier < print.tier_count; ++tier) write_tier(game, print.tiers[tier], out);
}

void write_bonus_space(const Game& game, const State& state, unsigned space, JsonWriter& out) {
  const BonusSpace& print = space_at(game, state, space);
  const auto object = out.object();
  out.member("space", bonus_space_name(game, space));
  out.member("fee", print.fee);
  if (state.marker_on[space] != 0)
    out.member("marker", state.marker_on[space] - 1);
  else
    out.member("marker", nullptr);
  if (space >= kBoardSpaces)
    out.member("company", game.tables.company_ids[(space - kBoardSpaces) / 2U]);
  if (print.tier_count > 0) write_tiers(game, print, out.key("tiers"));
}

}  // namespace

void write_card(const Game& game, CardId card, JsonWriter& out) {
  const Card& printed = game.tables.cards[card];
  const auto object = out.object();
  out.member("card", game.tables.card_names[card]);
  out.member("type", card_type_names()[index(printed.type)]);
  out.member("value", printed.value);
  out.member("cost", printed.cost);
  write_company_id(game, printed.share, out.key("share"));
  write_message(card_message(game, card), out.key("what"));
  if (printed.type == CardType::scientist) out.member("rp", printed.rp);
  if (printed.type != CardType::field) return;
  write_company_id(game, printed.field_company, out.key("company"));
  out.member("helium", printed.he);
  out.member("coins", printed.coins);
  out.member("helium_per_two_collectors", printed.he_per_two_collectors);
}

void write_cards(const Game& game, const CardSet& cards, JsonWriter& out) {
  const auto list = out.array();
  for (const CardId card : cards) write_card(game, card, out);
}

void write_plan(const Game& game, PlanCode plan, JsonWriter& out) {
  if (plan == kNoPlan) return out.value(nullptr);
  const auto object = out.object();
  out.member("plan", game.tables.plan_names[plan]);
  write_message(plan_message(game, plan), out.key("what"));
  if (!is_special(plan)) return;
  const SpecialPlan& special = game.tables.special_plans[plan - kFirstSpecial];
  out.member("cost", special.cost);
  out.member("end_value", special.end_value);
}

void write_companies(const Game& game, const State& state, JsonWriter& out) {
  const auto list = out.array();
  for (unsigned company = 0; company < kCompanies; ++company)
    write_company(game, state, company, out);
}

void write_sectors(const Game& game, const State& state, JsonWriter& out) {
  const auto list = out.array();
  for (Place place = 0; place < game.map().places; ++place) write_sector(game, state, place, out);
}

void write_bonus_spaces(const Game& game, const State& state, JsonWriter& out) {
  const auto list = out.array();
  for (unsigned space = 0; space < kBonusSpaces; ++space) {
    if (space_at(game, state, space).effect == SpaceEffect::none) continue;  // a permanent bonus
    write_bonus_space(game, state, space, out);
  }
}

}  // namespace orrery::skymines
