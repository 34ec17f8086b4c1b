#include "support/luna_capital/bag.h"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery::test {

int number_of(const json::value& card) {
  return std::stoi(std::string(card.as_string()).substr(1, 2));
}

LunaBag::LunaBag(json::object& state, int seat) {
  json::object& player = state["players"].at(static_cast<std::size_t>(seat)).as_object();
  for (json::value& card : player["hand"].as_array()) hand.push_back(&card);
  const json::object& ledger = player["ledger"].as_object();
  for (const json::value& seen : ledger.at("seen").as_array())
    seen_.push_back({std::string(seen.at("card").as_string()),
                     static_cast<std::size_t>(seen.at("within").as_int64())});
  barred_ = static_cast<int>(ledger.at("barred").as_int64());
  fresh_ = static_cast<int>(ledger.at("fresh").as_int64());
  json::array& deck = state["deck"].as_array();
  const json::array& tags = state["deck_known"].as_array();
  std::size_t at = deck.size();  // the last is drawn first, so the earliest discard comes first
  for (const json::value& place : ledger.at("hidden").as_array()) {
    facts_.push_back({static_cast<std::size_t>(place.at("arrived").as_int64()),
                      static_cast<int>(place.at("most_unseen").as_int64()),
                      static_cast<int>(place.at("barred").as_int64())});
    if (const auto city_card = place.at("city_card").as_int64(); city_card != 0) {
      places.push_back(
          &player["cards"].at(static_cast<std::size_t>(city_card - 1)).as_object()["card"]);
      continue;
    }
    do --at;
    while (tags.at(at).as_string() != fmt::format("discarded:{}", seat));
    places.push_back(&deck.at(at));
  }
}

std::size_t LunaBag::find(const json::value& card) const {
  return static_cast<std::size_t>(
      std::ranges::find(seen_, std::string(card.as_string()), &Seen::card) - seen_.begin());
}

bool LunaBag::is_seen(const json::value& card) const { return find(card) < seen_.size(); }

bool LunaBag::can_be_in(std::size_t seen, std::size_t place) const {
  return seen < facts_[place].arrived && (seen_[seen].within == 0 || place < seen_[seen].within);
}

bool LunaBag::possible() const {
  std::set<std::size_t> found;
  int barred = 0;
  for (const json::value* card : hand) {
    const std::size_t seen = find(*card);
    if (seen < seen_.size()) {
      if (seen_[seen].within != 0) return false;
      found.insert(seen);
    } else if ((barred_ >> (number_of(*card) - 1) & 1) != 0) {
      ++barred;
    }
  }
  int unseen = 0;
  for (std::size_t place = 0; place < places.size(); ++place) {
    const std::size_t seen = find(*places[place]);
    if (seen < seen_.size()) {
      if (!can_be_in(seen, place)) return false;
      found.insert(seen);
    } else {
      ++unseen;
      if ((facts_[place].barred >> (number_of(*places[place]) - 1) & 1) != 0) return false;
    }
    if (unseen > facts_[place].most_unseen) return false;
  }
  return found.size() == seen_.size() && barred <= fresh_;
}

void LunaBag::collect(std::size_t place, std::set<std::size_t>& left,
                      std::set<std::set<std::size_t>>& hands) const {
  if (hands.size() > 1) return;
  if (place == places.size()) {
    if (std::ranges::all_of(left, [&](std::size_t seen) { return seen_[seen].within == 0; }))
      hands.insert(left);
    return;
  }
  const std::set<std::size_t> choices = left;
  for (const std::size_t seen : choices) {
    if (!can_be_in(seen, place)) continue;
    left.erase(seen);
    collect(place + 1, left, hands);
    left.insert(seen);
  }
}

bool LunaBag::hand_is_known() const {
  if (seen_.size() != hand.size() + places.size()) return false;
  std::set<std::size_t> all;
  for (std::size_t i = 0; i < seen_.size(); ++i) all.insert(i);
  std::set<std::set<std::size_t>> hands;
  collect(0, all, hands);
  return hands.size() == 1;
}

}  // namespace orrery::test
