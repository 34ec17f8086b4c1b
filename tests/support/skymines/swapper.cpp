#include "support/skymines/swapper.h"

#include <fmt/format.h>

#include "support/json_edit.h"
#include "support/skymines/luna.h"

namespace orrery::test {
namespace {

using Cards = std::vector<json::value*>;

bool in_phase(const json::object& state, std::string_view phase) {
  return state.at("phase").as_string() == phase;
}

// Share cards, which nobody can plan, have the letters D and E (SK-1.23).
bool can_be_planned(const json::value& card) {
  const std::string_view name = card.as_string();
  return name[0] != 'D' && name[0] != 'E';
}

char letter_of(const json::value& card) { return card.as_string()[0]; }

json::value* any_of(const Cards& cards, Rng& rng) {
  return cards.empty() ? nullptr : cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
}

// The letters still in the deck are public, the order within them is not.
bool exchange_deck(json::object& state, Rng& rng) {
  json::array& deck = state["deck"].as_array();
  if (deck.empty()) return false;
  const json::value& one = deck[rng.below(static_cast<std::uint32_t>(deck.size()))];
  Cards same;
  for (json::value& card : deck)
    if (letter_of(card) == letter_of(one)) same.push_back(&card);
  json::value* first = any_of(same, rng);
  json::value* second = any_of(same, rng);
  if (first == second) return false;
  exchange(*first, *second);
  return true;
}

constexpr std::array kStacks = {"stack_A", "stack_B", "stack_C"};

bool exchange_stacks(json::object& state, Rng& rng) {
  bool any = false;
  for (const char* stack : kStacks) any = exchange_within(state[stack].as_array(), rng) || any;
  return any;
}

bool exchange_lunas(json::object& state, Rng& rng) {
  bool any = false;
  if (json::value* lunas = state.if_contains("lunas"))
    for (json::value& luna : lunas->as_array())
      any = SkyminesLuna(luna.as_object()).exchange_any(rng) || any;
  return any;
}

// Whatever lies in an order that nobody knows.
bool exchange_piles(json::object& state, Rng& rng) {
  bool any = exchange_deck(state, rng);
  any = exchange_stacks(state, rng) || any;
  return exchange_lunas(state, rng) || any;
}

// A planned card and one that could be planned as well, or two planned ones.
bool exchange_plans(json::object& state, int seat, Rng& rng) {
  json::object& player = player_of(state, seat);
  Cards planned;
  for (json::value& card : player["slots"].as_array())
    if (!card.is_null()) planned.push_back(&card);
  Cards others = planned;
  for (json::value& card : player["hand"].as_array())
    if (can_be_planned(card)) others.push_back(&card);
  json::value* one = any_of(planned, rng);
  json::value* other = any_of(others, rng);
  if (one == nullptr || one == other) return false;
  exchange(*one, *other);
  return true;
}

// A token that was dealt to the seat and one that may have been (SK-2.16).
bool exchange_tokens(json::object& state, int seat, Viewer viewer, Rng& rng) {
  json::array unknown;
  for (int token = 1; token <= 10; ++token)
    unknown.push_back(json::string(fmt::format("ST-{:02}", token)));
  const auto take_out = [&unknown](const json::value& token) {
    if (auto* found = std::find(unknown.begin(), unknown.end(), token); found != unknown.end())
      unknown.erase(found);
  };
  if (const json::value* lunas = state.if_contains("lunas"))
    for (const json::value& luna : lunas->as_array()) take_out(luna.at("token"));
  if (!viewer.is_spectator())
    for (const json::value& token : player_of(state, index(viewer.seat())).at("tokens").as_array())
      take_out(token);
  json::value& given = player_of(state, seat)["tokens"].at(rng.below(2));
  const json::value other = unknown[rng.below(static_cast<std::uint32_t>(unknown.size()))];
  if (given == other) return false;
  for (json::value& player : state["players"].as_array())
    for (json::value& token : player.at("tokens").as_array())
      if (token == other) token = given;
  given = other;
  return true;
}

// What a seat has chosen in secret.
bool exchange_choice(json::object& state, int seat, Viewer viewer, Rng& rng) {
  if (in_phase(state, "draft")) return exchange_tokens(state, seat, viewer, rng);
  if (in_phase(state, "planning")) return exchange_plans(state, seat, rng);
  return false;
}

// SK-10.2: the hand as it was when the phase began, and how many cards are planned.
void hide_plans(json::object& player) {
  json::array hand = player["hand"].as_array();
  std::size_t planned = 0;
  for (const json::value& card : player["slots"].as_array()) {
    if (card.is_null()) continue;
    hand.push_back(card);
    ++planned;
  }
  player["hand"] = sorted(hand);
  player["slots"] = planned;
}

}  // namespace

std::vector<HiddenItem> SkyminesSwapper::items(int players, Viewer viewer) const {
  std::vector<HiddenItem> items;
  items.push_back({"order of decks, stacks and piles", exchange_piles});
  for (int seat = 0; seat < players; ++seat)
    if (!viewer.is(seat_at(seat)))
      items.push_back({fmt::format("secret choice of seat {}", seat),
                       [seat, viewer](json::object& state, Rng& rng) {
                         return exchange_choice(state, seat, viewer, rng);
                       }});
  items.push_back({"the chance key", [](json::object& state, Rng& rng) {
                     state["chance"].as_object()["key"] = random_key(rng);
                     return true;
                   }});
  return items;
}

json::object SkyminesSwapper::known(const json::object& state, Viewer viewer) const {
  json::object known = state;
  known.erase("chance");
  known["deck"] = sorted(known["deck"].as_array());  // the letters come in their order
  for (const char* stack : kStacks) known[stack] = sorted(known[stack].as_array());
  for (std::size_t seat = 0; seat < known["players"].as_array().size(); ++seat) {
    if (viewer.is(seat_at(static_cast<int>(seat)))) continue;
    json::object& player = player_of(known, static_cast<int>(seat));
    if (in_phase(state, "draft")) player["tokens"] = "hidden";
    if (in_phase(state, "planning")) hide_plans(player);
  }
  if (json::value* lunas = known.if_contains("lunas"))
    for (json::value& luna : lunas->as_array()) SkyminesLuna(luna.as_object()).hide();
  return known;
}

std::string SkyminesSwapper::chance_key(const json::object& state) const {
  return std::string(state.at("chance").at("key").as_string());
}

}  // namespace orrery::test
