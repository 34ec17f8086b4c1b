// A table of Skymines with one Luna, whose cards and counts a test sets.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "games/skymines/luna.h"
#include "support/skymines/table.h"

namespace orrery::skymines {

inline constexpr int kLunaSeat = 1;

class LunaTable : public Table {
 public:
  explicit LunaTable(int level, GivenOptions options = {})
      : Table(1, with_level(level, std::move(options))) {
    player(kLunaSeat).coins = 0;
    for (Player& each : state.players) each.tracks = {};
    luna().fresh_on_top = 0;
  }

  Luna& luna() { return state.lunas[0]; }
  Step step() { return {{game, state, &events}}; }
  unsigned code(std::string_view card) const {
    return static_cast<unsigned>(std::ranges::find(game.tables.luna_card_names, card) -
                                 game.tables.luna_card_names.begin()) +
           1U;
  }

  // She has these cards, turned up in this order; no majority card gives anything.
  LunaTable& slots(const Names& cards) {
    luna().slots = {};
    luna().slots_used = 0;
    luna().majority = {2, 3};
    for (std::size_t i = 0; i < cards.size(); ++i)
      luna().slots[i] = static_cast<std::uint8_t>(code(cards[i]));
    return *this;
  }
  LunaTable& pile(const Names& cards) {  // the first is drawn first
    luna().pile.clear();
    for (auto card = cards.rbegin(); card != cards.rend(); ++card)
      luna().pile.push_back(static_cast<std::uint8_t>(code(*card) - 1U));
    return *this;
  }
  LunaTable& discard(const Names& cards) {
    luna().discard.clear();
    for (const std::string& card : cards)
      luna().discard.push_back(static_cast<std::uint8_t>(code(card) - 1U));
    return *this;
  }
  LunaTable& turn() {
    state.turn = kLunaSeat;
    events.clear();
    luna_turn(step(), 0);
    return *this;
  }
  // A card of her own making does this, with one more to come.
  LunaTable& act(const LunaAction& action) {
    game.tables.luna_cards[0].actions = {action};
    slots({"I-1", "I-2"});
    return turn();
  }
  LunaTable& helium(std::uint8_t n) { return act({.what = LunaDo::helium, .n = n}); }
  LunaTable& research(std::uint8_t n) { return act({.what = LunaDo::research, .n = n}); }
  LunaTable& advance(std::uint8_t n, Ranking ranking) {
    return act({.what = LunaDo::advance, .n = n, .ranking = ranking});
  }
  Names dealt() const {
    Names names;
    for (unsigned place = 0; place < kLunaPlaces; ++place) {
      const unsigned found = at_place(state.lunas[0], place);
      names.push_back(found == 0 ? "" : game.tables.luna_card_names[found - 1U]);
    }
    return names;
  }

 private:
  static GivenOptions with_level(int level, GivenOptions options) {
    options.emplace("luna_level", std::to_string(level));
    return options;
  }
};

}  // namespace orrery::skymines
