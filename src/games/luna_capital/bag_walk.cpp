#include "games/luna_capital/bag_walk.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/luna_capital/ledger.h"

namespace orrery::luna_capital {
namespace {

constexpr int kMixing = 1 << 14;     // steps before a filling is taken
constexpr int kSteps = 1 << 16;      // and at most
constexpr int kColder = 1 << 12;     // after mixing, each so many steps break facts less often
constexpr unsigned kFirstChill = 6;  // a fact more is broken once in 2^6 times

class Walk {
 public:
  Walk(const Game& game, const State& state, std::span<const Bag> bags, const CardSet& unseen,
       Rng& rng)
      : game_(game), state_(state), bags_(bags), rng_(rng) {
    for (std::size_t i = 0; i < bags.size(); ++i) add_slots(i);
    in_bags_ = slots_.size();
    CardList others;
    for (CardSet left = unseen; left.any();) others.push_back(take_lowest(left));
    rng.shuffle(others.span());
    for (const std::uint8_t card : others) order_.push_back(card);
    while (slots_.size() < order_.size()) slots_.push_back({.bag = kNobody, .number = 0});
    match_all();
    for (std::size_t i = 0; i < bags.size(); ++i) total_ += strain_[i] = strain(i);
  }

  bool go() {
    if (in_bags_ == 0) return true;
    for (int i = 0; i < kSteps; ++i) {
      if (i >= kMixing && total_ == 0) return true;
      const int colder = std::max(i - kMixing, 0) / kColder;
      step(kFirstChill + static_cast<unsigned>(colder));
    }
    if (total_ != 0 && !sound_.empty()) {
      cards_ = sound_;
      total_ = 0;
    }
    return total_ == 0;
  }

  void show(std::span<Filling> fillings) const {
    for (Filling& filling : fillings) filling.hand.clear();
    for (std::size_t i = 0; i < in_bags_; ++i) {
      Filling& filling = fillings[slots_[i].bag];
      if (slots_[i].in_hand != 0)
        filling.hand.push_back(cards_[i]);
      else
        filling.place[slots_[i].number] = cards_[i];
    }
  }

 private:
  using CardList = FixedVector<std::uint8_t, kCards>;
  static constexpr std::uint8_t kNobody = kMaxPlayers;
  static constexpr std::uint8_t kNoCard = 0xFF;

  // Where a card lies: in a hidden place of a bag, in its hand, or in nobody's bag.
  struct Slot {
    std::uint8_t bag = 0;
    std::uint8_t number = 0;  // of the place in the ledger, or among the cards in hand
    std::uint8_t in_hand = 0;
  };

  const Ledger& ledger(std::size_t bag) const { return player_at(state_, bags_[bag].seat).ledger; }

  // The slots of a bag; its seen cards, those that must be early first.
  void add_slots(std::size_t bag) {
    const auto owner = static_cast<std::uint8_t>(bag);
    first_[bag] = slots_.size();
    for (const std::uint8_t place : bags_[bag].places)
      slots_.push_back({.bag = owner, .number = place});
    for (int i = 0; i < bags_[bag].hand; ++i)
      slots_.push_back({.bag = owner, .number = static_cast<std::uint8_t>(i), .in_hand = 1});
    const Ledger& facts = ledger(bag);
    FixedVector<std::uint8_t, kMaxSeen> seen;
    for (std::uint32_t rest = bags_[bag].seen; rest != 0; rest &= rest - 1)
      seen.push_back(static_cast<std::uint8_t>(std::countr_zero(rest)));
    std::ranges::sort(seen, {}, [&](std::uint8_t number) {
      const int within = facts.seen[number].within;
      return std::pair(within == 0 ? kMaxHidden + 1 : within, number);
    });
    for (const std::uint8_t number : seen) {
      const std::uint8_t card = facts.seen[number].card;
      seen_by_[card] = owner;
      seen_number_[card] = code_of(number);
      first_place_[card] = static_cast<int>(
          std::ranges::find_if(facts.hidden,
                               [&](const HiddenPlace& place) { return place.arrived > number; }) -
          facts.hidden.begin());
      order_.push_back(card);
    }
  }

  bool is_barred(std::uint8_t card, std::array<std::uint8_t, 2> barred) const {
    return (numbers_of(barred) & number_bit(game_.tables.cards[card].number)) != 0;
  }

  // Whether a card may lie there, as far as that depends on no other card.
  bool allows(Slot slot, std::uint8_t card) const {
    const std::uint8_t code = seen_number_[card];
    if (slot.bag == kNobody) return code == 0;
    if (code != 0 && seen_by_[card] != slot.bag) return false;
    const Ledger& facts = ledger(slot.bag);
    if (slot.in_hand != 0)
      return code != 0 ? facts.seen[from_code(code)].within == 0
                       : slot.number < facts.fresh || !is_barred(card, facts.barred);
    return code != 0 ? can_be_in(facts, from_code(code), slot.number)
                     : !is_barred(card, facts.hidden[slot.number].barred);
  }

  // A card for every slot that it is allowed in, where all slots have one. Earlier places get the
  // seen cards that must be early, so that few of them are left for unseen cards.
  void match_all() {
    slot_of_.fill(kNoCard);
    while (cards_.size() < slots_.size()) cards_.push_back(kNoCard);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      tried_.reset();
      match(i);
    }
    for (const std::uint8_t card : order_)
      if (slot_of_[card] == kNoCard) *std::ranges::find(cards_, kNoCard) = card;
  }

  // A card that is free, or one whose slot finds another.
  bool match(std::size_t slot) {
    for (const bool is_free : {true, false})
      for (const std::uint8_t card : order_) {
        if ((slot_of_[card] == kNoCard) != is_free || tried_.test(card)) continue;
        if (!allows(slots_[slot], card)) continue;
        tried_.set(card);
        if (!is_free && !match(slot_of_[card])) continue;
        slot_of_[card] = static_cast<std::uint8_t>(slot);
        cards_[slot] = card;
        return true;
      }
    return false;
  }

  // How far the cards of a bag are from keeping to all facts; 0 if they do.
  int strain(std::size_t number) const {
    const Bag& bag = bags_[number];
    const Ledger& facts = ledger(number);
    std::size_t at = first_[number];
    int sum = 0;
    int unseen = 0;
    for (const std::uint8_t i : bag.places) {
      const HiddenPlace place = facts.hidden[i];
      const std::uint8_t card = cards_[at++];
      if (const std::uint8_t code = seen_number_[card]; code != 0) {
        const int within = facts.seen[from_code(code)].within;
        sum += std::max(first_place_[card] - i, 0);
        if (within != 0) sum += std::max(i + 1 - within, 0);
      } else {
        ++unseen;
        if (is_barred(card, place.barred)) ++sum;
      }
      sum += std::max(unseen - place.most_unseen, 0);
    }
    int barred = 0;
    for (int i = 0; i < bag.hand; ++i) {
      const std::uint8_t card = cards_[at++];
      if (const std::uint8_t code = seen_number_[card]; code != 0) {
        const int within = facts.seen[from_code(code)].within;
        if (within != 0) sum += static_cast<int>(facts.hidden.size()) + 1 - within;
      } else if (is_barred(card, facts.barred)) {
        ++barred;
      }
    }
    return sum + std::max(barred - facts.fresh, 0);
  }

  // Exchanges two cards, unless that breaks more facts; then once in 2^(chill * facts) times.
  void step(unsigned chill) {
    const std::size_t one = rng_.below(static_cast<std::uint32_t>(in_bags_));
    const std::size_t other = rng_.below(static_cast<std::uint32_t>(cards_.size()));
    const std::size_t mine = slots_[one].bag;
    const std::size_t theirs = slots_[other].bag;
    // A seen card stays in its bag.
    if (mine != theirs && (seen_number_[cards_[one]] != 0 || seen_number_[cards_[other]] != 0))
      return;
    std::swap(cards_[one], cards_[other]);
    const int my_strain = strain(mine);
    const bool two_bags = mine != theirs && theirs != kNobody;
    const int their_strain = two_bags ? strain(theirs) : 0;
    const int more = my_strain - strain_[mine] + (two_bags ? their_strain - strain_[theirs] : 0);
    if (more > 0 && !dares(chill * static_cast<unsigned>(more))) {
      std::swap(cards_[one], cards_[other]);
      return;
    }
    if (total_ == 0 && more > 0) {
      sound_ = cards_;
      std::swap(sound_[one], sound_[other]);
    }
    total_ += more;
    strain_[mine] = my_strain;
    if (two_bags) strain_[theirs] = their_strain;
  }

  // Once in 2^bits times.
  bool dares(unsigned bits) { return bits < 64 && rng_.next() >> (64 - bits) == 0; }

  const Game& game_;
  const State& state_;
  std::span<const Bag> bags_;
  Rng& rng_;
  FixedVector<Slot, kCards> slots_;  // bag by bag, places before hands; then those of nobody
  CardList cards_;                   // of the slots
  CardList sound_;                   // the same when they last kept to all facts
  CardList order_;                   // all cards, as they are matched
  std::array<std::uint8_t, kCards> slot_of_{};      // by card, while they are matched
  CardSet tried_;                                   // in the search for one more
  std::array<std::uint8_t, kCards> seen_number_{};  // by card: its ledger number + 1, 0: unseen
  std::array<std::uint8_t, kCards> seen_by_{};      // by seen card: its bag
  std::array<int, kCards> first_place_{};           // by seen card: none before is possible
  std::array<std::size_t, kMaxPlayers> first_{};    // slot of each bag
  std::array<int, kMaxPlayers> strain_{};
  int total_ = 0;
  std::size_t in_bags_ = 0;
};

}  // namespace

bool walk_bags(const Game& game, const State& state, std::span<const Bag> bags,
               const CardSet& unseen, Rng& rng, std::span<Filling> fillings) {
  Walk walk(game, state, bags, unseen, rng);
  const bool found = walk.go();
  walk.show(fillings);
  return found;
}

}  // namespace orrery::luna_capital
