#include "support/skymines/table.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include <gtest/gtest.h>

#include "core/catalogue.h"

namespace orrery::skymines {
namespace {

const Components& shipped_components() {
  static const Components components = [] {
    Problems problems;
    auto read = read_pack<Components>(DataPack::built_in("skymines"), problems);
    for (const Message& problem : problems.list())
      ADD_FAILURE() << Catalogue::built_in().say(problem);
    return read.value_or(Components{});
  }();
  return components;
}

GivenOptions first_game_with(const GivenOptions& options) {
  GivenOptions all = {{"tracks", "first_game"}, {"start_tokens", "fixed"}};
  for (const auto& [name, value] : options) all.insert_or_assign(name, value);
  return all;
}

template <class List, class Thing>
std::size_t place_in(const List& things, const Thing& thing) {
  const auto found = std::ranges::find(things, thing);
  EXPECT_NE(found, std::end(things)) << "there is no " << testing::PrintToString(thing);
  return static_cast<std::size_t>(found - std::begin(things));
}

std::size_t letter_index(char letter) { return static_cast<std::size_t>(letter - 'A'); }
std::size_t from_one(int number) { return static_cast<std::size_t>(number - 1); }
std::uint8_t narrow(std::size_t value) { return static_cast<std::uint8_t>(value); }

}  // namespace

Game shipped_game(int players, const GivenOptions& options) {
  const auto checked = check_options(Rules::info(), players, options);
  if (!checked) throw std::invalid_argument(Catalogue::built_in().say(checked.error()));
  return make_game(*checked, shipped_components());
}

Table Table::fresh(int players, const GivenOptions& options, std::uint64_t seed) {
  Table table{Unmade{}};
  table.game = shipped_game(players, options);
  table.state = setup(table.game, Seed::of(seed));
  return table;
}

Table::Table(int players, const GivenOptions& options) {
  std::uint64_t seed = 1;
  do *this = fresh(players, first_game_with(options), seed++);
  while (state.first != 0);
  if (state.phase == Phase::draft)
    for (int seat = 0; seat < players; ++seat) play_as(seat, {legal_for(seat).front()});
  all_ready();
}

CardId Table::card(std::string_view name) const {
  return narrow(place_in(game.tables.card_names, name));
}
PlanCode Table::plan(std::string_view name) const {
  return narrow(place_in(game.tables.plan_names, name));
}
unsigned Table::company(std::string_view id) const {
  return static_cast<unsigned>(place_in(game.tables.company_ids, id));
}

void Table::free_card(CardId card) {
  const auto code = narrow(card + 1U);
  state.removed.remove(card);
  if (const auto found = std::ranges::find(state.deck, card); found != state.deck.end())
    state.deck.erase_at(static_cast<std::size_t>(found - state.deck.begin()));
  std::ranges::replace(state.display, code, std::uint8_t{0});
  for (Player& each : state.players) {
    each.hand.remove(card);
    if (const auto found = std::ranges::find(each.slots, code); found != each.slots.end()) {
      each.face_up = narrow(each.face_up & ~(1U << (found - each.slots.begin())));
      *found = 0;
    }
    for (auto& stack : each.rest)
      if (const auto found = std::ranges::find(stack, card); found != stack.end())
        stack.erase_at(static_cast<std::size_t>(found - stack.begin()));
  }
}

Table& Table::area(int seat, const Names& cards) {
  Player& owner = player(seat);
  owner.slots = {};
  owner.face_up = 0;
  for (std::size_t slot = 0; slot < cards.size(); ++slot) {
    free_card(card(cards[slot]));
    owner.slots[slot] = narrow(card(cards[slot]) + 1U);
    owner.face_up = narrow(owner.face_up | 1U << slot);
  }
  return *this;
}

Table& Table::face_down(int seat, std::string_view name) {
  Player& owner = player(seat);
  const std::size_t slot = place_in(owner.slots, narrow(card(name) + 1U));
  owner.face_up = narrow(owner.face_up & ~(1U << slot));
  return *this;
}

Table& Table::hand(int seat, const Names& cards) {
  player(seat).hand = {};
  for (const std::string& name : cards) {
    free_card(card(name));
    player(seat).hand.add(card(name));
  }
  return *this;
}

Table& Table::rest(int seat, int slot, const Names& cards) {
  auto& stack = player(seat).rest[from_one(slot)];
  stack.clear();
  for (const std::string& name : cards) {
    free_card(card(name));
    stack.push_back(card(name));
  }
  return *this;
}

Table& Table::display(int space, std::string_view name) {
  free_card(card(name));
  state.display[from_one(space)] = narrow(card(name) + 1U);
  return *this;
}

Table& Table::no_display() {
  state.display = {};
  return *this;
}

Table& Table::removed(const Names& cards) {
  state.removed = {};
  for (const std::string& name : cards) {
    free_card(card(name));
    state.removed.add(card(name));
  }
  return *this;
}

Table& Table::coins(int seat, unsigned coins) {
  player(seat).coins = static_cast<std::uint16_t>(coins);
  return *this;
}

Table& Table::tiles(int seat, const Names& tiles) {
  unsigned bits = 0;
  for (const std::string& tile : tiles) bits |= 1U << place_in(game.tables.tile_names, tile);
  player(seat).tiles = narrow(bits);
  player(seat).tiles_up = narrow(bits);
  player(seat).res_on = 0;
  return *this;
}

Table& Table::lay_track(std::string_view company_id, std::string_view track) {
  state.track[company(company_id)] = narrow(place_in(game.tables.track_ids, track));
  return *this;
}

Table& Table::at(int seat, std::string_view company_id, unsigned space) {
  player(seat).tracks[company(company_id)] = narrow(space);
  return *this;
}

Table& Table::bonus(int seat, std::string_view company_id, unsigned level) {
  const Track& track = game.tables.tracks[state.track[company(company_id)]];
  at(seat, company_id, track.threshold_after[level - 1U] + 1U);
  player(seat).active_bonus[company(company_id)] = narrow(level);
  return *this;
}

Table& Table::column(std::string_view company_id, int column, unsigned ordinary, unsigned crossed) {
  Column& changed = state.station[company(company_id)][from_one(column)];
  const int before = changed.ordinary + changed.crossed;
  changed = {.ordinary = narrow(ordinary), .crossed = narrow(crossed)};
  std::uint8_t& boxed = state.boxed[company(company_id)];
  boxed = narrow(static_cast<std::size_t>(boxed + before - changed.ordinary - changed.crossed));
  return *this;
}

Table& Table::outpost(std::string_view company_id, int sector) {
  const unsigned owner = company(company_id);
  auto& columns = state.station[owner];
  take_from(*std::ranges::max_element(
      columns, {}, [](const Column& each) { return each.ordinary + each.crossed; }));
  state.pieces[owner] |= bit(static_cast<Place>(sector - 1));
  return *this;
}

Table& Table::tank(int seat, unsigned step) {
  player(seat).tank = narrow(step);
  if (step >= game.tables.slot_step) player(seat).open_slots |= 1U << kHeliumSlot;
  return *this;
}

Table& Table::screen(int seat, int screen, std::string_view name) {
  player(seat).screens[from_one(screen)] = plan(name);
  for (auto& row : state.research_display) std::ranges::replace(row, plan(name), kNoPlan);
  for (auto& stack : state.stacks)
    if (const auto found = std::ranges::find(stack, plan(name)); found != stack.end())
      stack.erase_at(static_cast<std::size_t>(found - stack.begin()));
  return *this;
}

Table& Table::upload(int seat, unsigned screen) {
  player(seat).upload = narrow(screen);
  if (screen >= game.tables.slot_screen) player(seat).open_slots |= 1U << kUploadSlot;
  return *this;
}

Table& Table::research(char letter, const Names& plans) {
  auto& row = state.research_display[letter_index(letter)];
  auto& stack = state.stacks[letter_index(letter)];
  for (const PlanCode old : row)
    if (old != kNoPlan) stack.insert_at(0, old);
  row = {};
  for (std::size_t i = 0; i < plans.size(); ++i) {
    if (plans[i].empty()) continue;
    stack.erase_at(place_in(stack, plan(plans[i])));
    row[i] = plan(plans[i]);
  }
  return *this;
}

Table& Table::round(int round) {
  state.round = narrow(from_one(round));
  return *this;
}

Table& Table::turn(int seat) {
  state.turn = narrow(static_cast<std::size_t>(seat));
  player(seat).turns = 2;
  return *this;
}

Names Table::legal_for(int seat) const {
  MoveList moves;
  skymines::legal(game, state, seat_at(seat), moves);
  Names names;
  for (const Move move : moves) names.push_back(notation(game, move));
  return names;
}

Names Table::legal() const { return legal_for(orrery::index(active(game, state).lowest())); }

bool Table::is_legal(std::string_view text) const {
  const Names names = legal();
  return std::ranges::find(names, text) != names.end();
}

Table& Table::play(const Names& notations) {
  events.clear();
  for (const std::string& text : notations)
    play_as(orrery::index(active(game, state).lowest()), {text});
  return *this;
}

Table& Table::play_as(int seat, const Names& notations) {
  for (const std::string& text : notations) {
    const Names names = legal_for(seat);
    if (std::ranges::find(names, text) == names.end()) {
      ADD_FAILURE() << text << " is not legal but " << testing::PrintToString(names);
      return *this;
    }
    apply(game, state, seat_at(seat), *parse_move(game, text), &events);
  }
  return *this;
}

void Table::all_ready() {
  for (int seat = 0; seat < game.players; ++seat) play_as(seat, {"ready"});
}

Table& Table::leave_all() {
  const std::uint8_t now = state.round;
  while (state.phase == Phase::action && state.round == now && !testing::Test::HasFailure())
    play({task() == TaskKind::menu ? "leave" : legal().front()});
  return *this;
}

Table& Table::pass_round() {
  if (state.phase == Phase::planning) all_ready();
  return leave_all();
}

Table& Table::play_until(const std::function<bool(const State&)>& stop, std::uint64_t seed) {
  Rng rng(seed);
  while (state.phase != Phase::over && !stop(state)) {
    const Seat seat = active(game, state).lowest();
    MoveList moves;
    skymines::legal(game, state, seat, moves);
    apply(game, state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &events);
  }
  return *this;
}

Names Table::hand_of(int seat) const {
  Names names;
  for (const CardId held : player(seat).hand) names.push_back(name_of(held));
  return names;
}

Names Table::cards_up(int seat) const {
  Names names;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    if ((player(seat).face_up >> slot & 1U) != 0)
      names.push_back(name_of(narrow(player(seat).slots[slot] - 1U)));
  return names;
}

Names Table::rest_of(int seat, int slot) const {
  Names names;
  for (const std::uint8_t each : player(seat).rest[from_one(slot)]) names.push_back(name_of(each));
  return names;
}

std::string Table::card_on(int space) const {
  const std::uint8_t code = state.display[from_one(space)];
  return code == 0 ? "" : name_of(narrow(code - 1U));
}

Names Table::shown_plans(char letter) const {
  Names names;
  for (const PlanCode each : state.research_display[letter_index(letter)])
    names.push_back(game.tables.plan_names[each]);
  return names;
}

std::string Table::plan_on(int seat, int screen) const {
  return game.tables.plan_names[player(seat).screens[from_one(screen)]];
}

unsigned Table::on_track(int seat, std::string_view company_id) const {
  return player(seat).tracks[company(company_id)];
}

unsigned Table::value(std::string_view company_id) const {
  return company_value(game, state, company(company_id));
}

Names Table::sectors_of(std::string_view company_id) const {
  Names sectors;
  for (PlaceSet rest = state.pieces[company(company_id)]; rest != 0; rest &= rest - 1U)
    sectors.push_back(
        std::to_string(game.map().place[static_cast<std::size_t>(std::countr_zero(rest))].number));
  return sectors;
}

int Table::count(EventKind kind) const {
  return static_cast<int>(
      std::ranges::count(events, static_cast<std::uint8_t>(kind), &Event::kind));
}

}  // namespace orrery::skymines
