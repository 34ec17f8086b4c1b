#include "games/skymines/actions/energy.h"

#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/outposts.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

void begin_expansion(Step step, unsigned energy) {
  step.state.expansion.energy = narrow(energy);
  step.push(ReturnOutposts{});
  step.push(RewardsOfExpansion{});
  step.push(ExpandCompany{});
}

void offer_energy(const Look& look, MoveList& moves) {
  const Player& player = look.player();
  if ((player.tiles_up >> kTileEnergy & 1U) != 0 ||
      face_up_of(look.game, player, CardType::energy) != 0)
    moves.add(make_move(MoveKind::use_energy));
}

void use_energy(Step step, Move /*move*/) {
  const Player& player = step.player();
  const unsigned slots = face_up_of(step.game, player, CardType::energy);
  const unsigned tile = player.tiles_up & 1U << kTileEnergy;
  std::array<std::uint8_t, kSlots> cards{};
  std::size_t count = 0;
  for (const CardId card : cards_in(player, slots)) cards[count++] = narrow(card + 1U);
  if (count > 0)
    tell(step.events, EventKind::used_cards, step.turn(), cards[0], cards[1], cards[2], cards[3],
         cards[4]);
  if (tile != 0) tell(step.events, EventKind::used_tile, step.turn(), kTileEnergy);
  step.replace(TurnFaceDown{.slots = narrow(slots), .tiles = narrow(tile)});
  begin_expansion(step, totals(step.game, step.state, step.turn()).energy);
}

unsigned own_energy(const Look& look) { return totals(look.game, look.state, look.seat).energy; }

// --- the company
// ----------------------------------------------------------------------------------

bool expand_company_asks(Step step) {
  if (any_outposts(step.state)) return true;
  step.pop();  // SK-4.14
  return false;
}

void offer_companies(const Look& look, MoveList& moves) {
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if (has_outposts(look.state, company)) moves.add(make_move(MoveKind::company, company));
}

void choose_company(Step step, Move move) {
  Expansion& expansion = step.state.expansion;
  expansion.company = move.args[0];
  tell(step.events, EventKind::expanded, step.turn(), expansion.company, expansion.energy);
  step.replace(ExpandEntry{});
}

Message describe_company(const Look& look, Move move) {
  return say("company", {company_argument(look.game, move.args[0]),
                         number("value", company_value(look.game, look.state, move.args[0]))});
}

// --- entries
// --------------------------------------------------------------------------------------

// SK-4.15, SK-4.16: the places that can be entered for at most `energy`.
PlaceSet affordable(const Look& look, unsigned company, unsigned energy) {
  const Ways ways = look.game.map().reach(company, look.state.pieces[company]);
  const PlaceSet foreign = foreign_pieces(look.state, company);
  const unsigned more = look.game.tables.foreign_energy;
  PlaceSet places = 0;
  if (energy >= 1) places |= ways.cheap & ~foreign;
  if (energy >= 2) places |= ways.dear & ~foreign;
  if (energy >= 1 + more) places |= ways.cheap & foreign;
  if (energy >= 2 + more) places |= ways.dear & foreign;
  return places;
}

// What entering a place costs the expanding company now; 0: there is no way.
unsigned entry_cost(const Look& look, Place place) {
  const unsigned company = look.state.expansion.company;
  const Ways ways = look.game.map().reach(company, look.state.pieces[company]);
  const bool foreign = (foreign_pieces(look.state, company) & bit(place)) != 0;
  const unsigned more = foreign ? look.game.tables.foreign_energy : 0U;
  if ((ways.cheap & bit(place)) != 0) return 1U + more;
  return (ways.dear & bit(place)) != 0 ? 2U + more : 0U;
}

void offer_entries(const Look& look, MoveList& moves) {
  const Expansion& expansion = look.state.expansion;
  if (has_outposts(look.state, expansion.company))
    for (PlaceSet rest = affordable(look, expansion.company, expansion.energy); rest != 0;
         rest &= rest - 1U)
      moves.add(make_move(MoveKind::enter, static_cast<Place>(std::countr_zero(rest))));
  moves.add(make_move(MoveKind::stop));
}

void answer_entry(Step step, Move move) {
  if (is(move, MoveKind::stop)) return step.pop();
  step.push(ExpandColumn{.place = move.args[0]});
}

Message describe_entry(const Look& look, Move move) {
  if (is(move, MoveKind::stop)) return say("stop_expanding");
  const State& state = look.state;
  const Place place = move.args[0];
  const PlaceData& data = look.game.map().place[place];
  Arguments args = {{"place", sector_term(data)},
                    number("energy", entry_cost(look, place)),
                    {"building", std::vector{building_message(data)}}};
  for (unsigned other = 0; other < kCompanies; ++other)
    if (other != state.expansion.company && (state.pieces[other] & bit(place)) != 0) {
      args.push_back(company_argument(look.game, other));
      return say("enter_ousting", std::move(args));
    }
  return say("enter", std::move(args));
}

std::optional<Message> refuse_entry(const Look& look, Move move) {
  const Place place = move.args[0];
  if (!is(move, MoveKind::enter) || place >= look.game.map().places) return std::nullopt;
  const Expansion& expansion = look.state.expansion;
  const Arguments args = {number("place", look.game.map().place[place].number),
                          company_argument(look.game, expansion.company),
                          number("energy", expansion.energy)};
  if ((look.state.pieces[expansion.company] & bit(place)) != 0) return no("own_outpost", args);
  if (entry_cost(look, place) == 0) return no("no_border", args);
  return no("little_energy", args);
}

float prefer_entry(const Look& look, Move move) {
  if (is(move, MoveKind::stop)) return 0;
  const PlaceData& data = look.game.map().place[move.args[0]];
  const auto amount = static_cast<float>(data.amount);
  const float reward = data.building == Building::deep_mine          ? amount
                       : data.building == Building::gas_collector    ? 1.6F * amount
                       : data.building == Building::research_station ? 1.5F * amount
                                                                     : 1.3F * amount;
  return 3.0F + reward - 1.3F * static_cast<float>(entry_cost(look, move.args[0]));
}

void offer_columns_to_take(const Look& look, MoveList& moves) {
  const unsigned company = look.state.expansion.company;
  const auto& print = look.game.station(company);
  const auto& columns = look.state.station[company];
  for (unsigned column = 0; column < kColumns; ++column) {
    if (!can_take(columns[column])) continue;
    bool first = true;
    for (unsigned other = 0; other < column; ++other)
      first = first &&
              !(columns[other] == columns[column] && print[other].spaces == print[column].spaces &&
                print[other].coins == print[column].coins);
    if (first) moves.add(make_move(MoveKind::from_column, narrow(column)));
  }
}

void take_outpost(Step step, Move move) {
  State& state = step.state;
  Expansion& expansion = state.expansion;
  const unsigned column = move.args[0];
  const Place place = step.task<ExpandColumn>().place;
  const unsigned cost = entry_cost(step, place);
  expansion.energy = narrow(expansion.energy - cost);
  expansion.entered |= bit(place);
  take_from(state.station[expansion.company][column]);
  state.pieces[expansion.company] |= bit(place);
  tell(step.events, EventKind::entered, step.turn(), expansion.company, place, cost, column);
  step.pop();
}

bool enters(const Lying& task) {
  const Place place = task.as<ExpandColumn>().place;
  if (!task.on(TaskKind::expand_entry) || !task.on_top() || place >= task.look.game.map().places)
    return false;
  const Expansion& expansion = task.look.state.expansion;
  const unsigned cost = entry_cost(task.look, place);
  return cost > 0 && cost <= expansion.energy && has_outposts(task.look.state, expansion.company);
}

// --- rewards
// --------------------------------------------------------------------------------------

void add_building(Reward& reward, const PlaceData& place, unsigned company) {
  switch (place.building) {
    case Building::none:
      break;
    case Building::deep_mine:
      reward.coins = narrow(reward.coins + place.amount);
      break;
    case Building::gas_collector:
      reward.he = narrow(reward.he + place.amount);
      break;
    case Building::research_station:
      reward.rp = narrow(reward.rp + place.amount);
      break;
    case Building::surface_mine:
      reward.track[company] = narrow(reward.track[company] + place.amount);
      break;
  }
}

// SK-4.20
void reward_expansion(Step step) {
  const Expansion& expansion = step.state.expansion;
  Reward reward;
  for (PlaceSet rest = expansion.entered; rest != 0; rest &= rest - 1U)
    add_building(reward, step.game.map().place[static_cast<std::size_t>(std::countr_zero(rest))],
                 expansion.company);
  step.pop();
  gain(step, reward);
}

void show_energy(const Look& look, JsonWriter& out) {
  out.member("energy", look.state.expansion.energy);
}

void show_expansion(const Look& look, JsonWriter& out) {
  show_energy(look, out);
  out.member("company", look.game.tables.company_ids[look.state.expansion.company]);
}

}  // namespace

void use_removed_energy(Step step, CardId card) {
  begin_expansion(
      step, step.card(card).value + permanent(step.game, step.state, step.turn()).energy_plus);
  step.state.expansion.from_removed = 1;
}

constexpr MainAction kUseEnergy = {
    .move = MoveKind::use_energy,
    .offer = offer_energy,
    .begin = use_energy,
    .describe =
        [](const Look& look, Move /*move*/) {
          return say("use_energy", {number("energy", own_energy(look))});
        },
    .refuse =
        [](const Look& look) {
          return own_energy(look) == 0 ? std::optional(no("energy")) : std::nullopt;
        },
};

// DP-09
constexpr TaskRow ExpandCompany::kRow = {
    .name = "expand_company",
    .asks = expand_company_asks,
    .offer = offer_companies,
    .answer = choose_company,
    .prompt =
        [](const Look& look) {
          return ask("expand_company", {number("energy", look.state.expansion.energy)});
        },
    .describe = describe_company,
    .prefer = [](const Look& look,
                 Move move) { return share_lead(look.game, look.state, look.seat, move.args[0]); },
    .show = show_energy,
    .fits =
        [](const Lying& task) {
          const Expansion& expansion = task.look.state.expansion;
          return task.on(TaskKind::rewards_of_expansion) && task.on_top() &&
                 any_outposts(task.look.state) && expansion.company == 0 && expansion.entered == 0;
        },
};

// DP-10
constexpr TaskRow ExpandEntry::kRow = {
    .name = "expand_entry",
    .offer = offer_entries,
    .answer = answer_entry,
    .prompt =
        [](const Look& look) {
          return ask("expand_entry", {company_argument(look.game, look.state.expansion.company),
                                      number("energy", look.state.expansion.energy)});
        },
    .describe = describe_entry,
    .refuse = refuse_entry,
    .prefer = prefer_entry,
    .show = show_expansion,
    .fits = [](const Lying& task) { return task.on(TaskKind::rewards_of_expansion); },
};

// DP-11
constexpr TaskRow ExpandColumn::kRow = {
    .name = "expand_column",
    .parameters = {{{"place", kMaxPlaces - 1}}},
    .offer = offer_columns_to_take,
    .answer = take_outpost,
    .prompt =
        [](const Look& look) {
          const PlaceData& place = look.game.map().place[look.task<ExpandColumn>().place];
          return ask("expand_column", {company_argument(look.game, look.state.expansion.company),
                                       number("place", place.number)});
        },
    .describe =
        [](const Look& look, Move move) {
          return describe_taking(look, "from_column", look.state.expansion.company, move.args[0]);
        },
    .prefer =
        [](const Look& look, Move move) {
          return prefer_taking(look, look.state.expansion.company, move.args[0]);
        },
    .show = show_expansion,
    .fits = enters,
};

constexpr TaskRow RewardsOfExpansion::kRow = {
    .name = "rewards_of_expansion",
    .carry_out = reward_expansion,
    .fits = [](const Lying& task) { return task.on(TaskKind::return_outposts); },
};

}  // namespace orrery::skymines
