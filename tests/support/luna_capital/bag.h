// The bag of a seat of Luna Capital, read from a position as JSON: its hand and the places that its
// cards went to unseen. Knows what everybody can know of it (LC-10.16) from the facts that the
// position records, without the game's own code.
#pragma once

#include <set>
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace orrery::test {

namespace json = boost::json;

class LunaBag {
 public:
  // Points into the state, which must stay.
  LunaBag(json::object& state, int seat);

  // The cards of the hand and of the hidden places, to be read and changed.
  std::vector<json::value*> hand;
  std::vector<json::value*> places;

  bool is_seen(const json::value& card) const;
  // Whether all facts hold for the cards as they lie now.
  bool possible() const;
  // Whether the facts leave a single hand, so that everybody can tell it.
  bool hand_is_known() const;

 private:
  struct Seen {
    std::string card;
    std::size_t within;
  };
  struct Place {
    std::size_t arrived;
    int most_unseen;
    int barred;
  };
  bool can_be_in(std::size_t seen, std::size_t place) const;
  std::size_t find(const json::value& card) const;
  // All hands that assignments of seen cards to the places from `place` on leave.
  void collect(std::size_t place, std::set<std::size_t>& left,
               std::set<std::set<std::size_t>>& hands) const;

  std::vector<Seen> seen_;
  std::vector<Place> facts_;
  int barred_;
  int fresh_;
};

// The number printed on a card: 5 for "K05c".
int number_of(const json::value& card);

}  // namespace orrery::test
