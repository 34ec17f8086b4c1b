// Imagining what a viewer cannot know: every assignment of the hidden cards to the hidden places
// that agrees with the ledger is equally likely.
//
// The cards of each bag (ledger.h) are drawn by rejection: a draft that breaks a fact, or names a
// card twice, is thrown away as a whole. Within a draft a hidden place holds one of the seen cards
// that can be there, or an unseen card. The odds between the two are those that make every complete
// assignment as likely as any other, but for one factor: a hand is a set, and m unseen cards can be
// drawn into it in m! orders. So a draft is kept with probability 1 / m!.
#include <algorithm>
#include <array>

#include "games/luna_capital/hidden.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/rules.h"

namespace orrery::luna_capital {
namespace {

constexpr std::uint8_t kNoCard = 0xFF;

using CardList = FixedVector<std::uint8_t, kCards>;

// The unseen cards, for drawing one that avoids some numbers.
class UnseenCards {
 public:
  UnseenCards(const Components& tables, const CardSet& cards) {
    for (std::uint8_t card = 0; card < kCards; ++card)
      if (cards.test(card)) {
        const unsigned number = tables.cards[card].number;
        by_number_[number - 1].push_back(card);
      }
  }
  int without(NumberSet barred) const {
    int count = 0;
    for (unsigned i = 0; i < kMaxNumber; ++i)
      if ((barred >> i & 1U) == 0) count += static_cast<int>(by_number_[i].size());
    return count;
  }
  std::uint8_t draw(NumberSet barred, int among, Rng& rng) const {
    std::size_t pick = rng.below(static_cast<std::uint32_t>(among));
    for (unsigned i = 0;; ++i) {
      if ((barred >> i & 1U) != 0) continue;
      if (pick < by_number_[i].size()) return by_number_[i][pick];
      pick -= by_number_[i].size();
    }
  }

 private:
  std::array<FixedVector<std::uint8_t, kCards>, kMaxNumber> by_number_{};
};

// One bag to be filled: the hidden part of a seat's hand and of its hidden places.
struct Bag {
  Seat seat{};
  bool hand_hidden = false;
  int hand = 0;              // cards of the hand, if it is hidden
  std::uint32_t seen = 0;    // seen cards that are hidden from the viewer, by ledger number
  std::uint32_t places = 0;  // hidden places that are hidden from the viewer
  int unseen = 0;            // how many unseen cards it holds
  int choices_for_hand = 1;  // unseen cards that the hand may hold
  NumberSet barred_in_hand = 0;
};

// A draft of one bag.
struct Filling {
  std::array<std::uint8_t, kMaxHidden> place{};
  FixedVector<std::uint8_t, kMaxHand> hand;
};

class Imagination {
 public:
  Imagination(const Game& game, State& state, Viewer viewer, Rng& rng)
      : game_(game),
        state_(state),
        viewer_(viewer),
        rng_(rng),
        hidden_(game, state, viewer),
        free_(hidden_.cards()) {
    for (int i = 0; i < game.players; ++i)
      if (!viewer.is(seat_at(i))) gather(seat_at(i));
    unseen_.emplace(game.tables, free_);
    for (std::size_t i = 0; i < bag_count_; ++i) weigh(bags_[i]);
  }

  void draw() {
    while (!draft()) {
    }
  }

 private:
  const Ledger& ledger(const Bag& bag) const { return player_at(state_, bag.seat).ledger; }

  // What of a seat's bag is hidden. Seen cards are no longer free to be anywhere.
  void gather(Seat seat) {
    const Player& player = player_at(state_, seat);
    Bag& bag = bags_[bag_count_++];
    bag.seat = seat;
    bag.hand_hidden = hidden_.hides_hand(seat);
    if (bag.hand_hidden) bag.hand = static_cast<int>(player.hand.size());
    for (std::size_t i = 0; i < player.ledger.hidden.size(); ++i)
      if (player.ledger.hidden[i].city_card == 0 || hidden_.hides_face_down(seat))
        bag.places |= 1U << i;
    for (std::size_t i = 0; i < player.ledger.seen.size(); ++i) {
      const std::uint8_t card = player.ledger.seen[i].card;
      if (!free_.test(card)) continue;
      bag.seen |= 1U << i;
      free_.reset(card);
    }
    bag.unseen = bag.hand + std::popcount(bag.places) - std::popcount(bag.seen);
  }

  void weigh(Bag& bag) const {
    if (bag.hand == 0) return;
    if (ledger(bag).fresh == 0) bag.barred_in_hand = numbers_of(ledger(bag).barred);
    bag.choices_for_hand = std::max(1, unseen_->without(bag.barred_in_hand));
  }

  // One attempt at everything; false if it has to be thrown away.
  bool draft() {
    used_.reset();
    for (std::size_t i = 0; i < bag_count_; ++i)
      if (!fill(bags_[i], fillings_[i])) return false;
    for (std::size_t i = 0; i < bag_count_; ++i) put(bags_[i], fillings_[i]);
    put_rest();
    return choose();
  }

  bool use(std::uint8_t card) {
    if (used_.test(card)) return false;
    used_.set(card);
    return true;
  }

  // An unseen card, drawn without looking at the others.
  std::uint8_t unseen_card(NumberSet barred) {
    const int among = unseen_->without(barred);
    if (among == 0) return kNoCard;
    const std::uint8_t card = unseen_->draw(barred, among, rng_);
    return use(card) ? card : kNoCard;
  }

  bool fill(const Bag& bag, Filling& filling) {
    const Ledger& facts = ledger(bag);
    int unseen = 0;
    std::uint32_t left = bag.seen;
    for (std::uint32_t rest = bag.places; rest != 0; rest &= rest - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(rest));
      const std::uint8_t card = card_for(bag, place, left, unseen);
      if (card == kNoCard || unseen > facts.hidden[place].most_unseen) return false;
      filling.place[place] = card;
    }
    return unseen <= bag.unseen && fill_hand(bag, left, bag.unseen - unseen, filling.hand);
  }

  // A card for a hidden place: one of the seen ones that are `left`, or an unseen one.
  std::uint8_t card_for(const Bag& bag, std::size_t place, std::uint32_t& left, int& unseen) {
    const Ledger& facts = ledger(bag);
    std::array<std::uint8_t, kMaxSeen> candidates{};
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < facts.seen.size(); ++i)
      if ((bag.seen >> i & 1U) != 0 && can_be_in(facts, i, place))
        candidates[count++] = static_cast<std::uint8_t>(i);
    const NumberSet barred = numbers_of(facts.hidden[place].barred);
    const bool closed = bag.unseen == 0 || facts.hidden[place].most_unseen == 0;
    const auto unseen_odds = closed ? 0U : static_cast<std::uint32_t>(unseen_->without(barred));
    const auto seen_odds = count * static_cast<std::uint32_t>(bag.choices_for_hand);
    if (unseen_odds + seen_odds == 0) return kNoCard;
    const std::uint32_t pick = rng_.below(unseen_odds + seen_odds);
    if (pick < unseen_odds) {
      ++unseen;
      return unseen_card(barred);
    }
    const std::uint8_t seen =
        candidates[(pick - unseen_odds) / static_cast<std::uint32_t>(bag.choices_for_hand)];
    if ((left >> seen & 1U) == 0) return kNoCard;
    left &= ~(1U << seen);
    return facts.seen[seen].card;
  }

  bool fill_hand(const Bag& bag, std::uint32_t left, int unseen, Hand& hand) {
    const Ledger& facts = ledger(bag);
    hand.clear();
    if (std::popcount(left) + unseen != bag.hand) return false;
    for (; left != 0; left &= left - 1) {
      const SeenCard seen = facts.seen[static_cast<std::size_t>(std::countr_zero(left))];
      if (seen.within != 0) return false;
      hand.push_back(seen.card);
    }
    int orders = 1;
    int barred_cards = 0;
    for (int i = 1; i <= unseen; ++i) {
      orders *= i;
      const std::uint8_t card = unseen_card(bag.barred_in_hand);
      if (card == kNoCard) return false;
      if ((number_bit(game_.tables.cards[card].number) & numbers_of(facts.barred)) != 0)
        ++barred_cards;
      hand.push_back(card);
    }
    if (barred_cards > facts.fresh) return false;
    return bag.places == 0 || rng_.below(static_cast<std::uint32_t>(orders)) == 0;
  }

  void put(const Bag& bag, const Filling& filling) {
    Player& player = player_at(state_, bag.seat);
    if (bag.hand_hidden) {
      player.hand.clear();
      for (const std::uint8_t card : filling.hand) player.hand.insert_sorted(card);
    }
    std::size_t deck = state_.deck.size();
    for (std::size_t i = 0; i < player.ledger.hidden.size(); ++i) {
      if ((bag.places >> i & 1U) == 0) continue;
      if (const std::uint8_t city_card = player.ledger.hidden[i].city_card; city_card != 0) {
        player.city.cards[city_card - 1U] = filling.place[i];
        continue;
      }
      // The earliest discard is nearest the top.
      while (state_.deck_tags[--deck] != discarded_by(bag.seat)) {
      }
      state_.deck[deck] = filling.place[i];
    }
  }

  // Everything that no bag holds: the unknown deck and a landing pad's cards.
  void put_rest() {
    CardList rest;
    for (std::uint8_t card = 0; card < kCards; ++card)
      if (free_.test(card) && !used_.test(card)) rest.push_back(card);
    rng_.shuffle(rest.span());
    std::size_t next = 0;
    if (!viewer_.is(seat_at(state_.turn)))
      for (std::uint8_t& card : state_.pending.landing) card = rest[next++];
    for (std::size_t i = 0; i < state_.deck.size(); ++i) {
      const DeckTag tag = state_.deck_tags[i];
      const bool in_bag = tag >= DeckTag::discarded && tag < DeckTag::returned;
      if (!in_bag && !knows_tag(tag, viewer_)) state_.deck[i] = rest[next++];
    }
  }

  // The card that a seat has chosen, where it has one; false if this hand could not choose so.
  bool choose() {
    if (choice_seen_) return true;
    Pending& pending = state_.pending;
    const Player& player = player_at(state_, seat_at(state_.turn));
    const std::uint8_t card =
        player.hand[rng_.below(static_cast<std::uint32_t>(player.hand.size()))];
    pending.card = code_of(card);
    pending.position = 0;
    if (state_.phase == Phase::exchange_space) return true;
    if (player.robots == 0 && any_card_fits(game_, player) &&
        !fits(player.city, open_positions(player.city, game_.tables.card_rows),
              game_.tables.cards[card].number))
      return false;
    return state_.phase != Phase::play_mode || choose_position(player, card);
  }

  bool choose_position(const Player& player, std::uint8_t card) {
    const Positions open = open_positions(player.city, game_.tables.card_rows);
    const Positions legal = positions_for(game_, player, card);
    int count = 0;
    for (const std::uint32_t columns : open) count += std::popcount(columns);
    auto skip = static_cast<int>(rng_.below(static_cast<std::uint32_t>(count)));
    for (unsigned row = 0; row < kGridRows; ++row)
      for (std::uint32_t rest = open[row]; rest != 0; rest &= rest - 1)
        if (skip-- == 0) {
          const auto column = static_cast<unsigned>(std::countr_zero(rest));
          state_.pending.position = grid_position(row, column);
          return (legal[row] >> column & 1U) != 0;
        }
    return false;
  }

  const Game& game_;
  State& state_;
  Viewer viewer_;
  Rng& rng_;
  HiddenCards hidden_;
  CardSet free_;  // hidden cards that nobody saw entering a bag
  CardSet used_;  // of these, those that the draft gave to a bag
  bool choice_seen_ = sees_choice(game_, state_, viewer_);
  std::array<Bag, kMaxPlayers> bags_{};
  std::array<Filling, kMaxPlayers> fillings_{};
  std::size_t bag_count_ = 0;
  std::optional<UnseenCards> unseen_;
};

}  // namespace

void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
  for (std::uint32_t& word : state.chance.key) word = static_cast<std::uint32_t>(rng.next() >> 32U);
  for (TilePool& tower : state.towers) rng.shuffle(tower.span());
  Imagination(game, state, viewer, rng).draw();
}

}  // namespace orrery::luna_capital
