#include "games/skymines/actions/energy.h"

#include <algorithm>
#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {
namespace {

PlaceSet foreign_pieces(const State& state, unsigned company) {
  PlaceSet foreign = 0;
  for (unsigned other = 0; other < kCompanies; ++other)
    if (other != company) foreign |= state.pieces[other];
  return foreign;
}

// SK-4.15, SK-4.16: the places that can be entered for at most `energy`.
PlaceSet affordable(Look look, unsigned company, unsigned energy) {
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

unsigned entry_cost(Look look, unsigned company, Place place) {
  const Ways ways = look.game.map().reach(company, look.state.pieces[company]);
  const bool foreign = (foreign_pieces(look.state, company) & bit(place)) != 0;
  return ((ways.cheap & bit(place)) != 0 ? 1U : 2U) +
         (foreign ? look.game.tables.foreign_energy : 0U);
}

void begin_expansion(Step step, unsigned energy) {
  step.state.expansion.energy = narrow(energy);
  step.push(TaskKind::return_outposts);
  step.push(TaskKind::rewards_of_expansion);
  step.push(TaskKind::expand_company);
}

void oust(Step step, const Task& task, unsigned column_code) {
  step.state.pieces[task.b] &= ~bit(task.a);
  tell(step.events, EventKind::ousted, step.turn(), task.b, task.a, column_code);
  step.pop();
}

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

}  // namespace

bool can_use_energy(Look look) {
  const Player& player = look.player();
  return (player.tiles_up >> kTileEnergy & 1U) != 0 ||
         face_up_of(look.game, player, CardType::energy) != 0;
}

void use_energy(Step step) {
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
  step.pop();
  step.push(TaskKind::turn_face_down, slots, tile);
  begin_expansion(step, totals(step.game, step.state, step.turn()).energy);
}

void use_removed_energy(Step step, CardId card) {
  begin_expansion(
      step, step.card(card).value + permanent(step.game, step.state, step.turn()).energy_plus);
  step.state.expansion.from_removed = 1;
}

bool expand_company_asks(Step step) {
  for (unsigned company = 0; company < kCompanies; ++company)
    if (has_outposts(step.state, company)) return true;
  step.pop();  // SK-4.14
  return false;
}

void offer_companies(Look look, MoveList& moves) {
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    if (has_outposts(look.state, company)) moves.add(make_move(MoveKind::company, company));
}

void choose_company(Step step, unsigned company) {
  Expansion& expansion = step.state.expansion;
  expansion.company = narrow(company);
  tell(step.events, EventKind::expanded, step.turn(), company, expansion.energy);
  step.pop();
  step.push(TaskKind::expand_entry);
}

void offer_entries(Look look, MoveList& moves) {
  const Expansion& expansion = look.state.expansion;
  if (has_outposts(look.state, expansion.company))
    for (PlaceSet rest = affordable(look, expansion.company, expansion.energy); rest != 0;
         rest &= rest - 1U)
      moves.add(make_move(MoveKind::enter, static_cast<Place>(std::countr_zero(rest))));
  moves.add(make_move(MoveKind::stop));
}

void answer_entry(Step step, Move move) {
  if (static_cast<MoveKind>(move.kind) == MoveKind::stop) return step.pop();
  step.push(TaskKind::expand_column, move.args[0]);
}

void offer_columns_to_take(Look look, MoveList& moves) {
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

void take_outpost(Step step, unsigned column) {
  State& state = step.state;
  Expansion& expansion = state.expansion;
  const Place place = step.task().a;
  const unsigned cost = entry_cost(step, expansion.company, place);
  expansion.energy = narrow(expansion.energy - cost);
  expansion.entered |= bit(place);
  take_from(state.station[expansion.company][column]);
  state.pieces[expansion.company] |= bit(place);
  tell(step.events, EventKind::entered, step.turn(), expansion.company, place, cost, column);
  step.pop();
}

void reward_expansion(Step step) {
  const Expansion& expansion = step.state.expansion;
  Reward reward;
  for (PlaceSet rest = expansion.entered; rest != 0; rest &= rest - 1U)
    add_building(reward, step.game.map().place[static_cast<std::size_t>(std::countr_zero(rest))],
                 expansion.company);
  step.pop();
  gain(step, reward);
}

// SK-4.24: in ascending order of places.
void return_next_outpost(Step step) {
  State& state = step.state;
  const PlaceSet waiting = state.expansion.entered & foreign_pieces(state, state.expansion.company);
  if (waiting == 0) {
    state.expansion = {};
    return step.pop();
  }
  const auto place = static_cast<unsigned>(std::countr_zero(waiting));
  unsigned owner = 0;
  while (owner == state.expansion.company || (state.pieces[owner] >> place & 1U) == 0) ++owner;
  step.push(TaskKind::return_column, place, owner);
}

bool return_column_asks(Step step) {
  const Task task = step.task();
  for (unsigned column = 0; column < kColumns; ++column)
    if (can_return(step.game.station(task.b)[column], step.state.station[task.b][column]))
      return true;
  ++step.state.boxed[task.b];  // SK-4.23
  oust(step, task, 0);
  return false;
}

void offer_columns_to_return(Look look, MoveList& moves) {
  const unsigned company = look.task().b;
  for (std::uint8_t column = 0; column < kColumns; ++column)
    if (can_return(look.game.station(company)[column], look.state.station[company][column]))
      moves.add(make_move(MoveKind::to_column, column));
}

void return_outpost(Step step, unsigned column) {
  const Task task = step.task();
  return_to(step.state.station[task.b][column]);
  oust(step, task, column + 1U);
}

}  // namespace orrery::skymines
