// Luna (chapter 7): her piles, her turn, and the actions of her cards. She makes no choice.
#include <algorithm>

#include "core/chance.h"
#include "games/skymines/luna.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

constexpr std::uint8_t kStartSlots = 0b01110;  // SK-7.4: B, C, D
constexpr unsigned kSlotA = 0;
constexpr unsigned kSlotE = kSlots - 1;

// One Luna at work.
struct LunaStep {
  Step step;
  int number;

  const Game& game() const { return step.game; }
  State& state() const { return step.state; }
  Seat seat() const { return step.game.luna_seat(number); }
  Player& player() const { return step.player(seat()); }
  Luna& luna() const { return step.state.lunas[static_cast<std::size_t>(number)]; }
  const LunaLevel& level() const {
    return step.game.tables.luna_levels[step.game.luna_level[static_cast<std::size_t>(number)]];
  }
  const LunaCard& card(unsigned code) const { return step.game.tables.luna_cards[code - 1U]; }
  template <class... Args>
  void say(EventKind kind, Args... args) const {
    tell(step.events, kind, seat(), args...);
  }
};

void shuffle(State& state, std::span<std::uint8_t> cards) {
  ChanceStream(state.chance, static_cast<std::size_t>(Stream::luna)).shuffle(cards);
}

// SK-7.7
void reshuffle(LunaStep she) {
  Luna& luna = she.luna();
  luna.pile = luna.discard;
  luna.discard.clear();
  const bool grade_two = she.level().grade_two_on_reshuffle && !luna.grade_two.empty();
  if (grade_two) luna.pile.push_back(luna.grade_two.pop_back());
  shuffle(she.state(), luna.pile.span());
  she.say(EventKind::luna_reshuffled, grade_two ? 1 : 0);
}

// Draws the card for a place of the deal, counted as in Luna::fresh_places.
std::uint8_t deal_to(LunaStep she, unsigned place) {
  Luna& luna = she.luna();
  if (luna.pile.empty()) {
    reshuffle(she);
    luna.early_places = static_cast<std::uint8_t>(dealt_places(luna));
  }
  if (luna.fresh_on_top > 0) {
    --luna.fresh_on_top;
    luna.fresh_places = static_cast<std::uint8_t>(luna.fresh_places | 1U << place);
  }
  return static_cast<std::uint8_t>(luna.pile.pop_back() + 1U);
}

// A card is turned up.
void show(Luna& luna, unsigned place, unsigned card) {
  const auto bit = static_cast<std::uint8_t>(1U << place);
  luna.fresh_places = static_cast<std::uint8_t>(luna.fresh_places & ~bit);
  luna.early_places = static_cast<std::uint8_t>(luna.early_places & ~bit);
  luna.seen[card / 8] = static_cast<std::uint8_t>(luna.seen[card / 8] | 1U << (card % 8));
}

// SK-7.18: bits of `thresholds` from `first` on belong to this count.
void check_thresholds(LunaStep she, unsigned count, const std::array<std::uint8_t, 2>& thresholds,
                      unsigned first) {
  Luna& luna = she.luna();
  for (unsigned i = 0; i < thresholds.size(); ++i) {
    const auto bit = static_cast<std::uint8_t>(1U << (first + i));
    if (thresholds[i] == 0 || count < thresholds[i] || (luna.thresholds & bit) != 0) continue;
    luna.thresholds |= bit;
    if (luna.grade_two.empty()) continue;
    luna.pile.push_back(luna.grade_two.pop_back());
    ++luna.fresh_on_top;
    she.say(EventKind::luna_grade_two);
  }
}

// SK-7.17
void open_slot(LunaStep she, unsigned slot) {
  const auto bit = static_cast<std::uint8_t>(1U << slot);
  if (!she.level().extra_slots || (she.luna().open_slots & bit) != 0) return;
  she.luna().open_slots |= bit;
  she.say(EventKind::opened_slot, slot);
}

// Steps that fit below `last`; what is beyond pays (SK-7.16).
unsigned count_up(LunaStep she, std::uint8_t& count, unsigned n, unsigned last) {
  const unsigned steps = std::min(n, last - count);
  count = static_cast<std::uint8_t>(count + steps);
  if (n > steps)
    gain_coins(she.step, she.seat(), (n - steps) * she.game().tables.luna_surplus_coins);
  return steps;
}

void gain_luna_helium(LunaStep she, unsigned n) {
  Player& player = she.player();
  if (const unsigned steps = count_up(she, player.tank, n, kTankSteps); steps > 0)
    she.say(EventKind::gained_helium, steps, player.tank);
  if (player.tank >= she.game().tables.luna_slot_a_helium) open_slot(she, kSlotA);
  check_thresholds(she, player.tank, she.level().helium_thresholds, 0);
}

void gain_luna_research(LunaStep she, unsigned n) {
  Player& player = she.player();
  const unsigned last = she.game().tables.luna_research_steps;
  if (const unsigned steps = count_up(she, player.upload, n, last); steps > 0)
    she.say(EventKind::luna_research, steps, player.upload);
  if (player.upload >= she.game().tables.luna_slot_e_research) open_slot(she, kSlotE);
  check_thresholds(she, player.upload, she.level().research_thresholds, 2);
}

// SK-7.24 to SK-7.27
void advance(LunaStep she, unsigned company, unsigned n) {
  Player& player = she.player();
  unsigned moved = 0;
  for (; moved < n && !at_track_end(she.game(), she.state(), she.seat(), company); ++moved) {
    const unsigned toll = barrier_ahead(she.game(), she.state(), she.seat(), company);
    if (const unsigned paid = std::min<unsigned>(toll, player.coins); paid > 0) {
      player.coins = static_cast<std::uint16_t>(player.coins - paid);
      she.say(EventKind::paid_barrier, company, paid);
    }
    step_on_track(she.step, she.seat(), company);
  }
  if (moved > 0) she.say(EventKind::stepped, company, moved, player.tracks[company]);
  if (n > moved)
    gain_coins(she.step, she.seat(), (n - moved) * she.game().tables.luna_surplus_coins);
}

// SK-7.37
void take_card(LunaStep she, unsigned space) {
  std::uint8_t& card = she.state().display[space];
  if (card == 0) return;
  const auto taken = static_cast<CardId>(card - 1U);
  card = 0;
  she.player().hand.add(taken);
  she.say(EventKind::luna_took_card, taken, space);
}

// SK-7.38
void take_share(LunaStep she) {
  for (const std::uint8_t company : by_value(she.game(), she.state()))
    for (unsigned space = 0; space < kDisplay; ++space) {
      const std::uint8_t card = she.state().display[space];
      if (card == 0 || index(she.step.card(static_cast<CardId>(card - 1U)).share) != company)
        continue;
      take_card(she, space);
      return;
    }
}

// SK-7.39 to SK-7.41
void discard_plan(LunaStep she, unsigned letter, unsigned column) {
  State& state = she.state();
  PlanCode& plan = state.research_display[letter][column];
  if (plan == kNoPlan) return;
  she.say(EventKind::luna_discarded, plan);
  plan = kNoPlan;
  const bool pays = column == kRedColumn || !she.game().luna_supplement_red_only;
  if (pays && state.supplement > 0) {
    she.say(EventKind::took_supplement, state.supplement);
    gain_coins(she.step, she.seat(), state.supplement);
    state.supplement = 0;
  }
  refill_plan(she.step, letter, column);
}

// SK-7.42
void discard_special(LunaStep she) {
  std::uint8_t& up = she.state().special_up;
  if (up == 0) return;
  const unsigned highest = static_cast<unsigned>(std::bit_width(up)) - 1U;
  up = static_cast<std::uint8_t>(up & ~(1U << highest));
  she.say(EventKind::luna_discarded, kFirstSpecial + highest);
}

// SK-7.43
void place_marker(LunaStep she, unsigned space) {
  std::uint8_t& on = she.state().marker_on[space];
  if (on != 0 || she.player().markers == 0) return;
  on = static_cast<std::uint8_t>(orrery::index(she.seat()) + 1);
  --she.player().markers;
  she.say(EventKind::luna_placed, space);
}

// `companies` are those the last advance named, for an expansion that follows it (SK-7.23).
void carry_out(LunaStep she, const LunaAction& action, unsigned slot, Companies& companies) {
  const std::array<std::uint8_t, 2>& listed = action.by_slot[slot];
  switch (action.what) {
    case LunaDo::none:
      break;
    case LunaDo::coins:
      gain_coins(she.step, she.seat(), action.n);
      break;
    case LunaDo::helium:
      gain_luna_helium(she, action.n);
      break;
    case LunaDo::research:
      gain_luna_research(she, action.n);
      break;
    case LunaDo::advance:
      companies = ranked(she.game(), she.state(), she.seat(), action.ranking);
      for (const std::uint8_t company : companies) advance(she, company, action.n);
      break;
    case LunaDo::expand:
      for (const std::uint8_t company : least_valuable_first(she.game(), she.state(), companies))
        luna_expand(she.step, she.seat(), company, action.n, action.highest);
      break;
    case LunaDo::cards:
      for (const std::uint8_t space : listed)
        if (space != 0) take_card(she, space - 1U);
      break;
    case LunaDo::share_card:
      take_share(she);
      break;
    case LunaDo::discard_plan:
      discard_plan(she, action.letter, listed[0] - 1U);
      break;
    case LunaDo::discard_special:
      discard_special(she);
      break;
    case LunaDo::marker:
      place_marker(she, listed[0] - 1U);
      break;
  }
}

// SK-7.14
void drop_majority(LunaStep she) {
  Luna& luna = she.luna();
  if (luna.majority[0] == 0 || luna.majority[1] == 0) return;
  const auto size = static_cast<std::uint32_t>(luna.discard.size());
  const std::uint8_t seen =
      luna.discard[ChanceStream(she.state().chance, static_cast<std::size_t>(Stream::luna))
                       .below(size)];
  luna.looked = static_cast<std::uint8_t>(seen + 1U);
  const LunaCard& card = she.game().tables.luna_cards[seen];
  std::uint8_t dropped = 0;
  if (card.left != card.right) std::swap(dropped, luna.majority[card.left > card.right ? 0 : 1]);
  if (dropped != 0) luna.discard.push_back(static_cast<std::uint8_t>(dropped - 1U));
  reveal(she.step.events, Audience::everyone(), EventKind::luna_dropped, she.seat(), dropped, seen);
}

// SK-7.13
void leave_round(LunaStep she) {
  Luna& luna = she.luna();
  luna.played = luna.slots;
  for (std::uint8_t& card : luna.slots) {
    if (card != 0) luna.discard.push_back(static_cast<std::uint8_t>(card - 1U));
    card = 0;
  }
  luna.slots_used = 0;
  she.player().left = 1;
  she.say(EventKind::left);
  drop_majority(she);
}

}  // namespace

unsigned dealt_places(const Luna& luna) {
  unsigned places = 0;
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if (at_place(luna, place) != 0) places |= 1U << place;
  return places;
}

unsigned face_down_places(const Luna& luna) {
  unsigned face_up = static_cast<unsigned>(luna.slots_used) << place_of_slot(0);
  if (luna.revealed != 0) face_up |= 0b11U;
  return dealt_places(luna) & ~face_up;
}

void set_up_luna(Step step, int luna, unsigned token) {
  const LunaStep she{step, luna};
  const Components& tables = step.game.tables;
  Player& player = she.player();
  player.coins = tables.luna_start_coins;
  player.markers = tables.luna_markers;
  player.tank = she.level().helium;
  player.upload = she.level().research;
  player.tokens[0] = static_cast<std::uint8_t>(token + 1U);

  Luna& cards = she.luna();
  cards.open_slots = kStartSlots;
  for (std::uint8_t card = 0; card < kLunaCards; ++card)
    (tables.luna_cards[card].grade_two ? cards.grade_two : cards.pile).push_back(card);
  shuffle(step.state, cards.pile.span());
  shuffle(step.state, cards.grade_two.span());

  gain_luna_helium(she, 0);  // where her level begins may open something already
  gain_luna_research(she, 0);
  const Reward& bonus = tables.tokens[token].bonus;  // SK-7.3
  for (unsigned company = 0; company < kCompanies; ++company)
    if (bonus.track[company] > 0) advance(she, company, bonus.track[company]);
  if (bonus.he > 0) gain_luna_helium(she, bonus.he);
}

void deal_luna(Step step, int luna) {
  const LunaStep she{step, luna};
  Luna& cards = she.luna();
  unsigned dealt = 2;
  for (unsigned side = 0; side < 2; ++side) cards.majority[side] = deal_to(she, side);
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    if ((cards.open_slots >> slot & 1U) == 0) continue;
    cards.slots[slot] = deal_to(she, place_of_slot(slot));
    ++dealt;
  }
  she.say(EventKind::luna_dealt, dealt);
}

void reveal_luna(Step step, int luna) {
  const LunaStep she{step, luna};
  she.luna().revealed = 1;
  for (unsigned side = 0; side < 2; ++side) show(she.luna(), side, she.luna().majority[side] - 1U);
  reveal(step.events, Audience::everyone(), EventKind::luna_majority, she.seat(),
         she.luna().majority[0], she.luna().majority[1]);
}

void luna_turn(Step step, int luna) {
  const LunaStep she{step, luna};
  Luna& cards = she.luna();
  Companies companies;
  if (cards.slots_used == 0)  // SK-7.11
    for (const std::uint8_t majority : cards.majority)
      carry_out(she, she.card(majority).reveal, 0, companies);

  unsigned slot = 0;
  while (cards.slots[slot] == 0 || (cards.slots_used >> slot & 1U) != 0) ++slot;
  cards.slots_used = static_cast<std::uint8_t>(cards.slots_used | 1U << slot);
  const std::uint8_t turned = cards.slots[slot];
  show(cards, place_of_slot(slot), turned - 1U);
  reveal(step.events, Audience::everyone(), EventKind::luna_turned, she.seat(), turned - 1, slot);
  for (const LunaAction& action : she.card(turned).actions) carry_out(she, action, slot, companies);

  if (dealt_places(cards) >> place_of_slot(0) == cards.slots_used) leave_round(she);
}

void clear_luna(Step step, int luna) {
  Luna& cards = LunaStep{step, luna}.luna();
  for (std::uint8_t& majority : cards.majority) {
    if (majority != 0) cards.discard.push_back(static_cast<std::uint8_t>(majority - 1U));
    majority = 0;
  }
  cards.revealed = 0;
}

}  // namespace orrery::skymines
