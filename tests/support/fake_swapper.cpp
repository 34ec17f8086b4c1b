#include "support/fake_swapper.h"

#include <fmt/format.h>

#include "support/json_edit.h"

namespace orrery::test {
namespace {

bool owns(Viewer viewer, int seat) { return viewer.is(seat_at(seat)); }

int rank(const json::value& card) { return card == "one" ? 1 : card == "two" ? 2 : 3; }

bool exchange_hand(json::object& state, int seat, Rng& rng) {
  json::array& hand = state["seats"].at(static_cast<std::size_t>(seat)).at("hand").as_array();
  json::array& deck = state["deck"].as_array();
  const auto places = differing(hand, deck, rng);
  if (!places) return false;
  const json::value gone = hand[places->first];
  exchange(hand[places->first], deck[places->second]);
  if (state.at("turn") == seat && state.at("chosen") == gone && !contains(hand, gone))
    state["chosen"] = hand[places->first];
  std::sort(hand.begin(), hand.end(),
            [](const json::value& a, const json::value& b) { return rank(a) < rank(b); });
  return true;
}

}  // namespace

std::vector<HiddenItem> FakeSwapper::items(int players, Viewer viewer) const {
  std::vector<HiddenItem> items;
  for (int seat = 0; seat < players; ++seat)
    if (!owns(viewer, seat))
      items.push_back(
          {fmt::format("hand of seat {} against the deck", seat),
           [seat](json::object& state, Rng& rng) { return exchange_hand(state, seat, rng); }});
  items.push_back({"two cards of the deck", [](json::object& state, Rng& rng) {
                     return exchange_within(state["deck"].as_array(), rng);
                   }});
  items.push_back({"the chance key", [](json::object& state, Rng& rng) {
                     state["key"] = random_key(rng);
                     return true;
                   }});
  return items;
}

json::object FakeSwapper::known(const json::object& state, Viewer viewer) const {
  json::object known = state;
  known.erase("key");
  known.erase("drawn");
  known["deck"] = state.at("deck").as_array().size();
  const int turn = static_cast<int>(state.at("turn").as_int64());
  if (!owns(viewer, turn)) known["chosen"] = state.at("chosen") != "none";
  for (int seat = 0; seat < 2; ++seat)
    if (!owns(viewer, seat)) {
      json::value& hand = known["seats"].at(static_cast<std::size_t>(seat)).at("hand");
      hand = hand.as_array().size();
    }
  return known;
}

std::string FakeSwapper::chance_key(const json::object& state) const {
  return std::string(state.at("key").as_string());
}

}  // namespace orrery::test
