// Where the hidden things of Skymines lie. Both hiding and drawing anew put them in another order,
// the one sorted, the other at random: `arrange` is what they do to a list of equals.
#pragma once

#include "games/skymines/luna.h"
#include "games/skymines/view.h"

namespace orrery::skymines {

// The action deck within its letters (chapter 10).
template <class Arrange>
void arrange_deck(const Game& game, State& state, Arrange&& arrange) {
  const std::span<std::uint8_t> deck = state.deck.span();
  for (std::size_t from = 0; from < deck.size();) {
    std::size_t to = from + 1;
    while (to < deck.size() &&
           game.tables.cards[deck[to]].letter == game.tables.cards[deck[from]].letter)
      ++to;
    arrange(deck.subspan(from, to - from));
    from = to;
  }
}

template <class Arrange>
void arrange_stacks(State& state, Arrange&& arrange) {
  for (auto& stack : state.stacks) arrange(stack.span());
}

// Luna's face-down cards. Everybody knows what came from the grade-II stack and was never seen
// (fresh), and that a pile that ran out in this deal holds nothing of what is dealt since.
class LunaHidden {
 public:
  LunaHidden(const Game& game, Luna& luna) : game_(game), luna_(luna) {}

  template <class Arrange>
  void arrange_all(Arrange&& arrange) {
    find_fresh();
    arrange(fresh_.span());
    for (std::uint8_t& card : luna_.grade_two) card = next_fresh();
    arrange_pool(true, arrange);
    arrange_pool(false, arrange);
  }

 private:
  using Cards = FixedVector<std::uint8_t, kLunaCards>;

  bool is_fresh(std::uint8_t card) const {
    return game_.tables.luna_cards[card].grade_two && !has_seen(luna_, card);
  }
  std::uint8_t next_fresh() { return fresh_[next_++]; }

  // Calls visit(card, known to be fresh) for the cards of a pool.
  template <class Visit>
  void visit_pool(bool early, Visit&& visit) {
    const unsigned down = face_down_places(luna_);
    for (unsigned place = 0; place < kLunaPlaces; ++place) {
      if ((down >> place & 1U) == 0 || ((luna_.early_places >> place & 1U) != 0) != early) continue;
      auto card = static_cast<std::uint8_t>(at_place(luna_, place) - 1U);
      visit(card, (luna_.fresh_places >> place & 1U) != 0);
      at_place(luna_, place) = static_cast<std::uint8_t>(card + 1U);
    }
    if (early) return;
    for (std::size_t i = 0; i < luna_.pile.size(); ++i)
      visit(luna_.pile[i], i + luna_.fresh_on_top >= luna_.pile.size());
  }

  void find_fresh() {
    for (const std::uint8_t card : luna_.grade_two) fresh_.push_back(card);
    for (const bool early : {true, false})
      visit_pool(early, [&](std::uint8_t card, bool) {
        if (is_fresh(card)) fresh_.push_back(card);
      });
  }

  template <class Arrange>
  void arrange_pool(bool early, Arrange&& arrange) {
    Cards others;
    visit_pool(early, [&](std::uint8_t& card, bool known) {
      const bool fresh = is_fresh(card);
      if (fresh) card = next_fresh();
      if (!known) others.push_back(card);
    });
    arrange(others.span());
    std::size_t i = 0;
    visit_pool(early, [&](std::uint8_t& card, bool known) {
      if (!known) card = others[i++];
    });
  }

  const Game& game_;
  Luna& luna_;
  Cards fresh_;
  std::size_t next_ = 0;
};

template <class Arrange>
void arrange_lunas(const Game& game, State& state, Arrange&& arrange) {
  for (int i = 0; i < game.lunas; ++i)
    LunaHidden(game, state.lunas[static_cast<std::size_t>(i)]).arrange_all(arrange);
}

// Planned cards: all are back in the hand, and how many there were is returned.
inline unsigned take_back_plans(Player& player) {
  unsigned planned = 0;
  for (std::uint8_t& slot : player.slots) {
    if (slot == 0) continue;
    player.hand.add(static_cast<CardId>(slot - 1U));
    slot = 0;
    ++planned;
  }
  return planned;
}

}  // namespace orrery::skymines
