#include "support/solenia/swapper.h"

#include <fmt/format.h>

#include "support/json_edit.h"

namespace orrery::test {
namespace {

// A card was chosen and lies still in the hand of this seat (SO-10.18).
bool has_chosen(const json::object& state, int seat) {
  return state.at("turn") == seat && !state.at("pending").at("card").is_null();
}

// SO-10.2: a card in the hand of another seat. SO-10.4 makes hand and deck together public, so it
// can only be exchanged with the same seat's deck.
bool exchange_hand(json::object& state, int seat, Rng& rng) {
  json::object& player = player_of(state, seat);
  json::array& hand = player["hand"].as_array();
  json::array& deck = player["deck"].as_array();
  const auto places = differing(hand, deck, rng);
  if (!places) return false;
  const json::value gone = hand[places->first];
  exchange(hand[places->first], deck[places->second]);
  json::value& chosen = state["pending"].at("card");
  if (has_chosen(state, seat) && chosen == gone && !contains(hand, gone))
    chosen = hand[places->first];
  return true;
}

// SO-10.18: which card was chosen, as far as the hand holds another one.
bool exchange_chosen(json::object& state, int seat, Rng& rng) {
  if (!has_chosen(state, seat)) return false;
  json::value& chosen = state["pending"].at("card");
  const json::array& hand = player_of(state, seat).at("hand").as_array();
  const auto places = differing(json::array{chosen}, hand, rng);
  if (!places) return false;
  chosen = hand[places->second];
  return true;
}

}  // namespace

std::vector<HiddenItem> SoleniaSwapper::items(int players, Viewer viewer) const {
  std::vector<HiddenItem> items;
  for (int seat = 0; seat < players; ++seat) {
    items.push_back({fmt::format("order of the deck of seat {}", seat),  // SO-10.3
                     [seat](json::object& state, Rng& rng) {
                       return exchange_within(player_of(state, seat)["deck"].as_array(), rng);
                     }});
    if (viewer.is(seat_at(seat))) continue;
    items.push_back(
        {fmt::format("hand of seat {} against its deck", seat),
         [seat](json::object& state, Rng& rng) { return exchange_hand(state, seat, rng); }});
    items.push_back(
        {fmt::format("card chosen by seat {}", seat),
         [seat](json::object& state, Rng& rng) { return exchange_chosen(state, seat, rng); }});
  }
  for (const char* side : {"day", "night"})
    items.push_back({fmt::format("order of the {} stack", side),  // SO-10.8
                     [side](json::object& state, Rng& rng) {
                       return exchange_within(state[side].at("stack").as_array(), rng);
                     }});
  if (players == 1)
    items.push_back({"order of the Rival's deck",  // SO-10.13
                     [](json::object& state, Rng& rng) {
                       return exchange_within(state["rival"].at("deck").as_array(), rng);
                     }});
  items.push_back({"the chance key", [](json::object& state, Rng& rng) {
                     state["chance"].as_object()["key"] = random_key(rng);
                     return true;
                   }});
  return items;
}

json::object SoleniaSwapper::known(const json::object& state, Viewer viewer) const {
  json::object known = state;
  known.erase("chance");
  for (int seat = 0; seat < seats_of(state); ++seat) {
    json::object& player = player_of(known, seat);
    const json::array deck = player["deck"].as_array();
    if (viewer.is(seat_at(seat))) {
      player["deck"] = sorted(deck);
      continue;
    }
    const json::array hand = player["hand"].as_array();
    player["hand"] = hand.size();
    player["deck"] = deck.size();
    player["hand and deck"] = sorted(joined(hand, deck));
    if (has_chosen(state, seat)) known["pending"].as_object()["card"] = "hidden";
  }
  for (const char* side : {"day", "night"}) {
    json::array& stack = known[side].at("stack").as_array();
    stack = sorted(stack);
  }
  if (json::value* rival = known.if_contains("rival")) {
    json::array& deck = rival->at("deck").as_array();
    deck = sorted(deck);
  }
  return known;
}

std::string SoleniaSwapper::chance_key(const json::object& state) const {
  return std::string(state.at("chance").at("key").as_string());
}

}  // namespace orrery::test
