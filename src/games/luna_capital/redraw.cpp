// Imagining what a viewer cannot know: every assignment of the hidden cards to the hidden places
// that agrees with the ledger is equally likely.
//
// A draft fills the bags (ledger.h) one after the other. Which of a bag's hidden places hold seen
// cards and which unseen ones is drawn by counting: the seen cards that can be in a place include
// all that can be in an earlier one, so the number of ways to go on depends only on how many places
// took an unseen card so far. Unseen cards are then drawn one after the other from those left. The
// counting did not know which are left, so a draft is kept with a probability that makes up for it.
// One that breaks one of the rarer facts is thrown away as a whole, which leaves all others equally
// likely. Positions by hand can know so much that nearly all drafts are thrown away; after so many
// of them a walk (bag_walk.h) finds one instead.
#include <algorithm>
#include <array>

#include "games/luna_capital/bag_walk.h"
#include "games/luna_capital/hidden.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/rules.h"

namespace orrery::luna_capital {
namespace {

constexpr std::uint8_t kNoCard = 0xFF;
constexpr int kMaxDrafts = 20000;

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
  // Of these, those that are left.
  int left_without(NumberSet barred) const {
    int count = 0;
    for (unsigned i = 0; i < kMaxNumber; ++i)
      if ((barred >> i & 1U) == 0) count += left_[i];
    return count;
  }
  void put_all_back() {
    for (unsigned i = 0; i < kMaxNumber; ++i) left_[i] = static_cast<int>(by_number_[i].size());
  }
  // One of the `left_without` cards.
  std::uint8_t draw(NumberSet barred, Rng& rng) {
    auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(left_without(barred))));
    for (unsigned i = 0;; ++i) {
      if ((barred >> i & 1U) != 0) continue;
      if (pick >= left_[i]) {
        pick -= left_[i];
        continue;
      }
      // Cards drawn lie behind those that are left.
      std::uint8_t& drawn = by_number_[i][static_cast<std::size_t>(pick)];
      std::swap(drawn, by_number_[i][static_cast<std::size_t>(--left_[i])]);
      return by_number_[i][static_cast<std::size_t>(left_[i])];
    }
  }

 private:
  std::array<FixedVector<std::uint8_t, kCards>, kMaxNumber> by_number_{};
  std::array<int, kMaxNumber> left_{};
};

// A bag to be filled by counting.
struct CountedBag : Bag {
  NumberSet barred_in_hand = 0;
  int choices_for_hand = 0;  // unseen cards that may be in the hand
  // Ways to fill the places from the i-th on and the hand, when so many unseen cards are used.
  std::array<std::array<double, kMaxHand + kMaxHidden + 1>, kMaxHidden + 1> ways{};
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
    most_likely_ = bound();
  }

  void draw() {
    for (int i = 0; i < kMaxDrafts; ++i)
      if (draft()) return;
    std::array<Bag, kMaxPlayers> bags;
    std::ranges::copy(bags_, bags.begin());
    walk_bags(game_, state_, std::span(bags).first(bag_count_), free_, rng_, fillings_);
    put_all();
    // Every hand has a choice that is legal.
    while (!choose()) {
    }
  }

 private:
  const Ledger& ledger(const CountedBag& bag) const { return player_at(state_, bag.seat).ledger; }

  // What of a seat's bag is hidden. Seen cards are no longer free to be anywhere.
  void gather(Seat seat) {
    const Player& player = player_at(state_, seat);
    CountedBag& bag = bags_[bag_count_++];
    bag.seat = seat;
    bag.hand_hidden = hidden_.hides_hand(seat);
    if (bag.hand_hidden) bag.hand = static_cast<int>(player.hand.size());
    for (std::size_t i = 0; i < player.ledger.hidden.size(); ++i)
      if (player.ledger.hidden[i].city_card == 0 || hidden_.hides_face_down(seat))
        bag.places.push_back(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < player.ledger.seen.size(); ++i) {
      const std::uint8_t card = player.ledger.seen[i].card;
      if (!free_.test(card)) continue;
      bag.seen |= 1U << i;
      free_.reset(card);
    }
    bag.unseen = bag.hand + static_cast<int>(bag.places.size()) - std::popcount(bag.seen);
  }

  // Seen cards that may be in a place, as far as they had arrived.
  static std::uint32_t arrived(const CountedBag& bag, const HiddenPlace& place) {
    return bag.seen & ((1U << place.arrived) - 1U);
  }

  void weigh(CountedBag& bag) const {
    const Ledger& facts = ledger(bag);
    if (facts.fresh == 0) bag.barred_in_hand = numbers_of(facts.barred);
    bag.choices_for_hand = unseen_->without(bag.barred_in_hand);
    const std::size_t places = bag.places.size();
    const auto most = static_cast<std::size_t>(bag.unseen);
    for (std::size_t used = 0; used <= most; ++used) {
      // The rest of the unseen cards is in the hand, in any order.
      double ways = static_cast<int>(most - used) <= bag.hand ? 1 : 0;
      for (std::size_t i = 1; i <= most - used; ++i)
        ways *= bag.choices_for_hand / static_cast<double>(i);
      bag.ways[places][used] = ways;
    }
    for (std::size_t i = places; i-- > 0;)
      for (std::size_t used = 0; used <= std::min(i, most); ++used)
        bag.ways[i][used] = unseen_ways(bag, i, used) + seen_ways(bag, i, used);
  }

  double unseen_ways(const CountedBag& bag, std::size_t i, std::size_t used) const {
    const HiddenPlace& place = ledger(bag).hidden[bag.places[i]];
    if (used >= static_cast<std::size_t>(bag.unseen) || used >= place.most_unseen) return 0;
    return unseen_->without(numbers_of(place.barred)) * bag.ways[i + 1][used + 1];
  }

  double seen_ways(const CountedBag& bag, std::size_t i, std::size_t used) const {
    const HiddenPlace& place = ledger(bag).hidden[bag.places[i]];
    const int left = std::popcount(arrived(bag, place)) - static_cast<int>(i - used);
    return left <= 0 || used > place.most_unseen ? 0 : left * bag.ways[i + 1][used];
  }

  // No draft is kept with a higher probability than this: of n unseen cards, n - e are left after e
  // draws, and no draw is from fewer than the narrowest place allows.
  double bound() const {
    const int all = unseen_->without(0);
    int narrowest = all;
    int draws = 0;
    for (std::size_t i = 0; i < bag_count_; ++i) {
      const CountedBag& bag = bags_[i];
      draws += bag.unseen;
      const auto narrow = [&narrowest](int choices) {
        if (choices > 0) narrowest = std::min(narrowest, choices);
      };
      if (bag.hand > 0) narrow(bag.choices_for_hand);
      for (const std::uint8_t place : bag.places)
        narrow(unseen_->without(numbers_of(ledger(bag).hidden[place].barred)));
    }
    double most = 1;
    for (int drawn = 0; drawn < draws; ++drawn)
      if (all - drawn < narrowest) most *= static_cast<double>(all - drawn) / narrowest;
    return most;
  }

  // One attempt at everything; false if it has to be thrown away.
  bool draft() {
    unseen_->put_all_back();
    likelihood_ = 1;
    for (std::size_t i = 0; i < bag_count_; ++i)
      if (!fill(bags_[i], fillings_[i])) return false;
    if (likelihood_ < most_likely_ && fraction() * most_likely_ >= likelihood_) return false;
    put_all();
    return choose();
  }

  void put_all() {
    used_.reset();
    for (std::size_t i = 0; i < bag_count_; ++i) put(bags_[i], fillings_[i]);
    put_rest();
  }

  // One of the unseen cards that are left.
  std::uint8_t unseen_card(NumberSet barred) {
    const int left = unseen_->left_without(barred);
    if (left == 0) return kNoCard;
    likelihood_ *= static_cast<double>(left) / unseen_->without(barred);
    return unseen_->draw(barred, rng_);
  }

  bool fill(const CountedBag& bag, Filling& filling) {
    const Ledger& facts = ledger(bag);
    std::size_t used = 0;
    std::uint32_t left = bag.seen;
    for (std::size_t i = 0; i < bag.places.size(); ++i) {
      const std::size_t place = bag.places[i];
      const double unseen = unseen_ways(bag, i, used);
      std::uint8_t card = kNoCard;
      if (fraction() * (unseen + seen_ways(bag, i, used)) < unseen) {
        ++used;
        card = unseen_card(numbers_of(facts.hidden[place].barred));
      } else {
        card = seen_card(facts, place, arrived(bag, facts.hidden[place]) & left, left);
      }
      if (card == kNoCard) return false;
      filling.place[place] = card;
    }
    return fill_hand(bag, left, bag.unseen - static_cast<int>(used), filling.hand);
  }

  // Uniform in [0, 1).
  double fraction() { return static_cast<double>(rng_.next() >> 11U) * 0x1p-53; }

  // One of the candidates for a place, unless a proof is against it.
  std::uint8_t seen_card(const Ledger& facts, std::size_t place, std::uint32_t candidates,
                         std::uint32_t& left) {
    if (candidates == 0) return kNoCard;
    for (auto skip = rng_.below(static_cast<std::uint32_t>(std::popcount(candidates))); skip > 0;
         --skip)
      candidates &= candidates - 1;
    const auto chosen = static_cast<std::size_t>(std::countr_zero(candidates));
    left &= ~(1U << chosen);
    return can_be_in(facts, chosen, place) ? facts.seen[chosen].card : kNoCard;
  }

  bool fill_hand(const CountedBag& bag, std::uint32_t left, int unseen, Hand& hand) {
    const Ledger& facts = ledger(bag);
    hand.clear();
    for (; left != 0; left &= left - 1) {
      const SeenCard seen = facts.seen[static_cast<std::size_t>(std::countr_zero(left))];
      if (seen.within != 0) return false;
      hand.push_back(seen.card);
    }
    int barred_cards = 0;
    for (int i = 0; i < unseen; ++i) {
      const std::uint8_t card = unseen_card(bag.barred_in_hand);
      if (card == kNoCard) return false;
      if ((number_bit(game_.tables.cards[card].number) & numbers_of(facts.barred)) != 0)
        ++barred_cards;
      hand.push_back(card);
    }
    return barred_cards <= facts.fresh;
  }

  void put(const CountedBag& bag, const Filling& filling) {
    Player& player = player_at(state_, bag.seat);
    if (bag.hand_hidden) {
      player.hand.clear();
      for (const std::uint8_t card : filling.hand) {
        player.hand.insert_sorted(card);
        used_.set(card);
      }
    }
    std::size_t deck = state_.deck.size();
    for (const std::uint8_t i : bag.places) {
      used_.set(filling.place[i]);
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
  CardSet used_;  // cards that the draft gave to a bag
  bool choice_seen_ = sees_choice(game_, state_, viewer_);
  std::array<CountedBag, kMaxPlayers> bags_{};
  std::array<Filling, kMaxPlayers> fillings_{};
  std::size_t bag_count_ = 0;
  std::optional<UnseenCards> unseen_;
  double likelihood_ = 1;  // of the draft, against what the counting took it for
  double most_likely_ = 1;
};

}  // namespace

void redraw(const Game& game, State& state, Viewer viewer, Rng& rng) {
  for (std::uint32_t& word : state.chance.key) word = static_cast<std::uint32_t>(rng.next() >> 32U);
  for (TilePool& tower : state.towers) rng.shuffle(tower.span());
  Imagination(game, state, viewer, rng).draw();
}

}  // namespace orrery::luna_capital
