// Observing Solenia draws hidden things uniformly: every card and tile that a viewer cannot place
// lands everywhere it can be, equally often.
#include <algorithm>
#include <functional>
#include <map>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "support/chi_square.h"
#include "support/json_edit.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

constexpr int kDraws = 3000;

// A position in mid-game, with a generator that always starts alike.
class Observed {
 public:
  Observed(const Setting& setting, std::uint64_t seed,
           const std::function<bool(const json::object&)>& until)
      : game_(make_game(setting)) {
    RandomGame at(setting, game_, seed);
    while (!at.over() && !until(game_->write_state(at.state()))) at.step();
    EXPECT_FALSE(at.over()) << "the game never came to such a position";
    state_ = at.state();
  }

  json::object real() const { return game_->write_state(state_); }
  // Calls count(observed state) many times.
  void draw(Viewer viewer, const std::function<void(const json::object&)>& count) const {
    Rng rng(1);
    for (int i = 0; i < kDraws; ++i) count(game_->write_state(game_->observe(state_, viewer, rng)));
  }

 private:
  GamePtr game_;
  AnyState state_;
};

Setting summer(int players) {
  return settings_of("solenia").at(static_cast<std::size_t>(players - 1));
}

const json::array& pile(const json::object& state, const std::string& pointer) {
  // boost::json::object has no at_pointer of its own in 1.81
  const json::object* at = &state;
  std::string rest = pointer;
  for (std::size_t slash = rest.find('/'); slash != std::string::npos; slash = rest.find('/')) {
    at = &at->at(rest.substr(0, slash)).as_object();
    rest.erase(0, slash + 1);
  }
  return at->at(rest).as_array();
}

const json::array& cards(const json::object& state, int seat, const char* pile) {
  return state.at("players").at(static_cast<std::size_t>(seat)).at(pile).as_array();
}

std::size_t place_in(const json::array& list, const json::value& item) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), item) - list.begin());
}

// A card that is there only once.
json::value single(const json::array& list) {
  for (const json::value& item : list)
    if (std::count(list.begin(), list.end(), item) == 1) return item;
  return nullptr;
}

// The turn of seat 1 in round 5, a card chosen.
bool card_chosen_by_seat_1(const json::object& state) {
  return state.at("round") == 5 && state.at("turn") == 1 && state.at("phase") == "space";
}
bool round_five(const json::object& state) { return state.at("round") == 5; }

void expect_uniform_order(const Observed& observed, Viewer viewer, const std::string& pointer) {
  const json::object real = observed.real();
  const json::array list = pile(real, pointer);
  ASSERT_GT(list.size(), 4U);
  const json::value item = single(list);
  std::vector<int> places(list.size());
  observed.draw(viewer, [&](const json::object& state) {
    ++places.at(place_in(pile(state, pointer), item));
  });
  EXPECT_TRUE(looks_uniform(places)) << pointer;
}

TEST(SoleniaObserve, SO_10_8_a_tile_lies_anywhere_in_its_stack) {
  const Observed observed(summer(3), 4, round_five);
  for (const Viewer viewer : {Viewer(seat_at(0)), Viewer::spectator()}) {
    expect_uniform_order(observed, viewer, "day/stack");
    expect_uniform_order(observed, viewer, "night/stack");
  }
}

TEST(SoleniaObserve, SO_10_13_a_card_lies_anywhere_in_the_deck_of_the_rival) {
  expect_uniform_order(Observed(summer(1), 2, round_five), seat_at(0), "rival/deck");
}

TEST(SoleniaObserve, SO_10_3_a_card_lies_anywhere_in_the_own_deck) {
  const Observed observed(summer(3), 4, round_five);
  const json::object real = observed.real();
  const json::array deck = cards(real, 0, "deck");
  const json::value card = single(deck);
  std::vector<int> places(deck.size());
  observed.draw(seat_at(0), [&](const json::object& state) {
    ++places.at(place_in(cards(state, 0, "deck"), card));
    EXPECT_EQ(cards(state, 0, "hand"), cards(real, 0, "hand"));
  });
  EXPECT_TRUE(looks_uniform(places));
}

TEST(SoleniaObserve, SO_10_2_a_card_of_another_seat_lies_in_its_hand_or_anywhere_in_its_deck) {
  const Observed observed(summer(3), 4, round_five);
  const json::object real = observed.real();
  const json::array hand = cards(real, 2, "hand");
  const json::array deck = cards(real, 2, "deck");
  const json::value card = single(joined(hand, deck));
  // The first count is the hand, which has no order.
  std::vector<int> places(deck.size() + 1);
  observed.draw(seat_at(0), [&](const json::object& state) {
    if (contains(cards(state, 2, "hand"), card))
      ++places[0];
    else
      ++places.at(place_in(cards(state, 2, "deck"), card) + 1);
  });
  const double each = double{kDraws} / static_cast<double>(hand.size() + deck.size());
  std::vector<double> expected(deck.size() + 1, each);
  expected[0] = each * static_cast<double>(hand.size());
  EXPECT_TRUE(fits(places, expected));
}

TEST(SoleniaObserve, SO_10_18_the_card_chosen_by_another_seat_is_any_card_left_to_it) {
  const Observed observed(summer(3), 4, card_chosen_by_seat_1);
  const json::object real = observed.real();
  const json::array left = joined(cards(real, 1, "hand"), cards(real, 1, "deck"));
  std::map<std::string, int> index;
  std::vector<double> expected;
  for (const json::value& card : left) {
    const auto [found, fresh] =
        index.emplace(std::string(card.as_string()), static_cast<int>(index.size()));
    if (fresh) expected.push_back(0);
    expected[static_cast<std::size_t>(found->second)] +=
        double{kDraws} / static_cast<double>(left.size());
  }
  std::vector<int> counts(expected.size());
  observed.draw(seat_at(0), [&](const json::object& state) {
    const json::value& chosen = state.at("pending").at("card");
    EXPECT_TRUE(contains(cards(state, 1, "hand"), chosen));
    ++counts[static_cast<std::size_t>(index.at(std::string(chosen.as_string())))];
  });
  EXPECT_TRUE(fits(counts, expected));
}

TEST(SoleniaObserve, hidden_piles_are_drawn_independently_of_each_other) {
  const Observed observed(summer(3), 4, round_five);
  const json::object real = observed.real();
  const json::value day = single(pile(real, "day/stack"));
  const json::value night = single(pile(real, "night/stack"));
  const std::size_t days = pile(real, "day/stack").size();
  const std::size_t nights = pile(real, "night/stack").size();
  // Lower or upper half of each stack: four cells.
  std::vector<int> counts(4);
  observed.draw(Viewer::spectator(), [&](const json::object& state) {
    const std::size_t a = place_in(pile(state, "day/stack"), day) < days / 2 ? 0 : 1;
    const std::size_t b = place_in(pile(state, "night/stack"), night) < nights / 2 ? 0 : 1;
    ++counts[2 * a + b];
  });
  std::vector<double> expected;
  for (const double a : {double(days / 2), double(days - days / 2)})
    for (const double b : {double(nights / 2), double(nights - nights / 2)})
      expected.push_back(kDraws * a * b / static_cast<double>(days * nights));
  EXPECT_TRUE(fits(counts, expected));
}

TEST(SoleniaObserve, SO_10_16_the_chance_key_is_drawn_anew_every_time) {
  const Observed observed(summer(1), 2, round_five);
  std::map<std::string, int> keys;
  std::vector<int> digits(16);
  observed.draw(seat_at(0), [&](const json::object& state) {
    const std::string key(state.at("chance").at("key").as_string());
    ++keys[key];
    for (const char digit : key)
      ++digits[static_cast<std::size_t>(std::string_view("0123456789abcdef").find(digit))];
  });
  EXPECT_EQ(keys.size(), static_cast<std::size_t>(kDraws));
  EXPECT_FALSE(keys.contains(std::string(observed.real().at("chance").at("key").as_string())));
  EXPECT_TRUE(looks_uniform(digits));
}

}  // namespace
}  // namespace orrery::test
