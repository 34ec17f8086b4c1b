#include "support/luna_capital/swapper.h"

#include <fmt/format.h>

#include "support/json_edit.h"
#include "support/luna_capital/bag.h"

namespace orrery::test {
namespace {

using Cards = std::vector<json::value*>;

bool is_over(const json::object& state) { return state.at("decision") == "over"; }

bool before_first_turn(const json::object& state) {
  return state.at("decision") == "solo_swap" || state.at("decision") == "exchange_card" ||
         state.at("decision") == "exchange_space";
}

// LC-10.4, LC-10.13 to LC-10.15
bool hand_is_shown(const json::object& state, int seat, Viewer viewer) {
  return viewer.is(seat_at(seat)) || is_over(state) ||
         (seats_of(state) == 1 && before_first_turn(state));
}

bool has_chosen(const json::object& state, int seat) {
  return state.at("turn") == seat && !state.at("pending").at("card").is_null();
}

// LC-10.3: who put a card under the deck knows it; LC-7.7: so do all in a solo game.
bool knows(const json::value& tag, Viewer viewer) {
  if (tag == "open") return true;
  if (viewer.is_spectator()) return false;
  const int seat = index(viewer.seat());
  return tag.as_string() == fmt::format("discarded:{}", seat) ||
         tag.as_string() == fmt::format("returned:{}", seat);
}

// The deck cards that nobody's bag holds and the viewer does not know (LC-10.1).
Cards unknown_deck(json::object& state, Viewer viewer) {
  Cards cards;
  json::array& deck = state["deck"].as_array();
  const json::array& tags = state["deck_known"].as_array();
  for (std::size_t i = 0; i < deck.size(); ++i)
    if (!knows(tags[i], viewer) && !tags[i].as_string().starts_with("discarded"))
      cards.push_back(&deck[i]);
  return cards;
}

json::value* any_of(const Cards& cards, Rng& rng) {
  return cards.empty() ? nullptr : cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
}

bool exchange_deck(json::object& state, Viewer viewer, Rng& rng) {
  const Cards cards = unknown_deck(state, viewer);
  json::value* one = any_of(cards, rng);
  json::value* other = any_of(cards, rng);
  if (one == other) return false;
  exchange(*one, *other);
  return true;
}

// Exchanges two cards if the facts about the bag, and the choice of its seat, allow it.
bool exchange_if_possible(json::object& state, int seat, json::value* one, json::value* other) {
  if (one == nullptr || other == nullptr || one == other) return false;
  const bool alike = number_of(*one) == number_of(*other);
  // Other numbers could make a choice that was made impossible.
  if (has_chosen(state, seat) && !alike) return false;
  const json::value before = *one;
  const json::value after = *other;
  exchange(*one, *other);
  if (!LunaBag(state, seat).possible()) {
    exchange(*one, *other);
    return false;
  }
  json::value& chosen = state["pending"].at("card");
  if (has_chosen(state, seat)) {
    if (chosen == before)
      chosen = after;
    else if (chosen == after)
      chosen = before;
  }
  return true;
}

// The places of a bag that the viewer does not see.
Cards hidden_places(json::object& state, int seat, const LunaBag& bag, Viewer viewer) {
  Cards cards;
  if (!hand_is_shown(state, seat, viewer)) cards = bag.hand;
  json::array& deck = state["deck"].as_array();
  for (json::value* place : bag.places) {
    const bool in_deck = !deck.empty() && place >= &deck.front() && place <= &deck.back();
    if (in_deck || !is_over(state)) cards.push_back(place);
  }
  return cards;
}

// LC-10.4, LC-10.6, LC-10.7: a card that nobody else saw.
bool exchange_with_deck(json::object& state, int seat, Viewer viewer, Rng& rng) {
  const LunaBag bag(state, seat);
  Cards unseen;
  for (json::value* card : hidden_places(state, seat, bag, viewer))
    if (!bag.is_seen(*card)) unseen.push_back(card);
  if (state.at("turn") == seat)
    for (json::value& card : state["pending"].at("landing").as_array()) unseen.push_back(&card);
  const Cards deck = unknown_deck(state, viewer);
  for (int attempt = 0; attempt < 20; ++attempt)
    if (exchange_if_possible(state, seat, any_of(unseen, rng), any_of(deck, rng))) return true;
  return false;
}

// LC-10.16: a card that may be in the hand or have left it.
bool exchange_in_bag(json::object& state, int seat, Viewer viewer, Rng& rng) {
  const LunaBag bag(state, seat);
  const Cards cards = hidden_places(state, seat, bag, viewer);
  for (int attempt = 0; attempt < 20; ++attempt) {
    json::value* one = any_of(cards, rng);
    json::value* other = any_of(bag.places, rng);
    if (std::ranges::find(cards, other) == cards.end()) continue;  // it is shown
    if (exchange_if_possible(state, seat, one, other)) return true;
  }
  return false;
}

bool choice_is_shown(const json::object& state, int seat, Viewer viewer) {
  json::object copy = state;
  return hand_is_shown(state, seat, viewer) || LunaBag(copy, seat).hand_is_known();
}

// LC-9.25: which card a seat has chosen. With a robot it may be any, otherwise one that fits as
// well, such as one of the same number.
bool exchange_chosen(json::object& state, int seat, Viewer viewer, Rng& rng) {
  if (!has_chosen(state, seat) || choice_is_shown(state, seat, viewer)) return false;
  json::value& chosen = state["pending"].at("card");
  const json::object& player = player_of(state, seat);
  const bool any = player.at("robots") != 0 || state.at("decision") == "exchange_space";
  json::array others;
  for (const json::value& card : player.at("hand").as_array())
    if (card != chosen && (any || number_of(card) == number_of(chosen))) others.push_back(card);
  if (others.empty()) return false;
  chosen = others[rng.below(static_cast<std::uint32_t>(others.size()))];
  return true;
}

void hide_player(json::object& state, int seat, Viewer viewer) {
  json::object& player = player_of(state, seat);
  if (!hand_is_shown(state, seat, viewer)) player["hand"] = player["hand"].as_array().size();
  if (viewer.is(seat_at(seat)) || is_over(state)) return;
  for (json::value& card : player["cards"].as_array())
    if (card.at("mode") == "face_down") card.as_object()["card"] = "hidden";
}

}  // namespace

std::vector<HiddenItem> LunaSwapper::items(int players, Viewer viewer) const {
  std::vector<HiddenItem> items;
  items.push_back({"order of the deck", [viewer](json::object& state, Rng& rng) {
                     return exchange_deck(state, viewer, rng);
                   }});
  for (int seat = 0; seat < players; ++seat) {
    if (viewer.is(seat_at(seat))) continue;
    items.push_back({fmt::format("cards of seat {} against the deck", seat),
                     [seat, viewer](json::object& state, Rng& rng) {
                       return exchange_with_deck(state, seat, viewer, rng);
                     }});
    items.push_back({fmt::format("cards of seat {} among themselves", seat),
                     [seat, viewer](json::object& state, Rng& rng) {
                       return exchange_in_bag(state, seat, viewer, rng);
                     }});
    items.push_back({fmt::format("card chosen by seat {}", seat),
                     [seat, viewer](json::object& state, Rng& rng) {
                       return exchange_chosen(state, seat, viewer, rng);
                     }});
  }
  for (const char* tower : {"tower_A", "tower_B", "tower_C"})
    items.push_back({fmt::format("order of {}", tower),  // LC-10.8
                     [tower](json::object& state, Rng& rng) {
                       return exchange_within(state[tower].as_array(), rng);
                     }});
  items.push_back({"the chance key", [](json::object& state, Rng& rng) {
                     state["chance"].as_object()["key"] = random_key(rng);
                     return true;
                   }});
  return items;
}

json::object LunaSwapper::known(const json::object& state, Viewer viewer) const {
  json::object known = state;
  known.erase("chance");
  const auto turn = static_cast<int>(state.at("turn").as_int64());
  if (has_chosen(state, turn) && !choice_is_shown(state, turn, viewer)) {
    known["pending"].as_object()["card"] = "hidden";
    known["pending"].as_object()["position"] = "hidden";
  }
  if (!viewer.is(seat_at(turn))) {
    json::value& landing = known["pending"].at("landing");
    landing = landing.as_array().size();
  }
  for (int seat = 0; seat < seats_of(state); ++seat) hide_player(known, seat, viewer);
  json::array& deck = known["deck"].as_array();
  for (std::size_t i = 0; i < deck.size(); ++i)
    if (!knows(state.at("deck_known").at(i), viewer)) deck[i] = "hidden";
  for (const char* tower : {"tower_A", "tower_B", "tower_C"}) {
    json::array& tiles = known[tower].as_array();
    tiles = sorted(tiles);
  }
  return known;
}

std::string LunaSwapper::chance_key(const json::object& state) const {
  return std::string(state.at("chance").at("key").as_string());
}

}  // namespace orrery::test
