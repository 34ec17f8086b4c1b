// Luna's cards, what follows from her counts, and what is known of her face-down cards.
#include <bit>

#include "games/skymines/invariants.h"
#include "games/skymines/luna.h"

namespace orrery::skymines {
namespace {

// SK-11.20
bool has_all_cards(const Game& game, const Luna& luna) {
  unsigned seen = 0;
  int count = 0;
  const auto see = [&](unsigned card) {
    seen |= 1U << card;
    ++count;
  };
  for (const auto* pile : {&luna.pile, &luna.discard, &luna.grade_two})
    for (const std::uint8_t card : *pile) see(card);
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if (at_place(luna, place) != 0) see(at_place(luna, place) - 1U);
  for (const std::uint8_t card : luna.grade_two)
    if (!game.tables.luna_cards[card].grade_two) return false;
  return count == kLunaCards && seen == (1U << kLunaCards) - 1U;
}

// SK-7.6, SK-7.8, SK-7.13 to SK-7.15
bool round_fits(const State& state, const Player& player, const Luna& luna) {
  const unsigned dealt = dealt_places(luna);
  const unsigned slots = dealt >> place_of_slot(0);
  const unsigned used = luna.slots_used;
  switch (state.phase) {
    case Phase::draft:
    case Phase::over:
      return dealt == 0 && used == 0 && luna.revealed == 0;
    case Phase::planning:
      return (dealt & 0b11U) == 0b11U && slots == luna.open_slots && used == 0 &&
             luna.revealed == 0;
    case Phase::action:
      break;
  }
  if (luna.revealed == 0) return false;
  if (player.left != 0) return (dealt & 0b11U) != 0 && slots == 0 && used == 0;
  const unsigned unused = slots & ~used;
  return (dealt & 0b11U) == 0b11U && (slots & ~unsigned{luna.open_slots}) == 0 && unused != 0 &&
         (used & ~slots) == 0 && (used >> std::countr_zero(unused)) == 0 &&
         player.turns == std::popcount(used);
}

// SK-7.17, SK-7.18
bool counts_fit(const Game& game, const Player& player, const Luna& luna, const LunaLevel& level) {
  unsigned open = 0b01110;
  if (level.extra_slots && player.tank >= game.tables.luna_slot_a_helium) open |= 1U;
  if (level.extra_slots && player.upload >= game.tables.luna_slot_e_research)
    open |= 1U << (kSlots - 1U);
  unsigned reached = 0;
  for (unsigned i = 0; i < 2; ++i) {
    const auto passes = [&](unsigned at, unsigned threshold) {
      return threshold != 0 && at >= threshold;
    };
    if (passes(player.tank, level.helium_thresholds[i])) reached |= 1U << i;
    if (passes(player.upload, level.research_thresholds[i])) reached |= 1U << (2U + i);
  }
  return luna.open_slots == open && luna.thresholds == reached;
}

// Places whose card is fresh hold an unseen grade-II card; early ones were dealt before others.
bool ledger_fits(const Game& game, const Luna& luna) {
  const auto is_fresh = [&](unsigned card) {
    return game.tables.luna_cards[card].grade_two && !has_seen(luna, card);
  };
  const unsigned down = face_down_places(luna);
  if ((luna.fresh_places & ~down) != 0 || (luna.early_places & ~down) != 0 ||
      luna.fresh_on_top > luna.pile.size())
    return false;
  for (std::size_t i = luna.pile.size() - luna.fresh_on_top; i < luna.pile.size(); ++i)
    if (!is_fresh(luna.pile[i])) return false;
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if ((luna.fresh_places >> place & 1U) != 0 && !is_fresh(at_place(luna, place) - 1U))
      return false;
  const unsigned late = down & ~unsigned{luna.early_places};
  if (luna.early_places != 0 && late != 0 &&
      std::bit_width(luna.early_places) > std::countr_zero(late))
    return false;
  for (const std::uint8_t card : luna.grade_two)
    if (has_seen(luna, card)) return false;
  for (const std::uint8_t card : luna.discard)
    if (!has_seen(luna, card)) return false;
  for (const std::uint8_t card : luna.played)
    if (card != 0 && !has_seen(luna, card - 1U)) return false;
  if (luna.looked != 0 && !has_seen(luna, luna.looked - 1U)) return false;
  const unsigned up = dealt_places(luna) & ~down;
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if ((up >> place & 1U) != 0 && !has_seen(luna, at_place(luna, place) - 1U)) return false;
  return true;
}

}  // namespace

Found check_lunas(const Game& game, const State& state) {
  for (int i = 0; i < game.lunas; ++i) {
    const Luna& luna = state.lunas[static_cast<std::size_t>(i)];
    const Player& player = player_at(state, game.luna_seat(i));
    const LunaLevel& level = game.tables.luna_levels[game.luna_level[static_cast<std::size_t>(i)]];
    const Argument who{"seat", game.luna_seat(i)};
    if (!has_all_cards(game, luna)) return broken("SK-11.20", "luna_cards", {who});
    if (!counts_fit(game, player, luna, level)) return broken("SK-7.17", "luna_level", {who});
    if (!round_fits(state, player, luna)) return broken("SK-7.6", "luna_round", {who});
    if (!ledger_fits(game, luna)) return broken("SK-10.1", "luna_known", {who});
  }
  return std::nullopt;
}

}  // namespace orrery::skymines
