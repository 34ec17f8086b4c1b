// The invariants of chapter 11 over whole random games of Luna Capital, seen from outside: on
// positions as JSON and on the events, without the game's own checks.
#include <map>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/luna_capital/events.h"
#include "support/luna_capital/bag.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

constexpr int kGames = 12;

class LunaCapitalCourse : public testing::TestWithParam<Setting> {};

INSTANTIATE_TEST_SUITE_P(EveryMode, LunaCapitalCourse,
                         testing::ValuesIn(settings_of("luna-capital")), setting_name);

const json::array& players(const json::object& state) { return state.at("players").as_array(); }
bool in_turns(const json::object& state) {
  const auto& asked = state.at("decision");
  return asked != "solo_swap" && asked != "exchange_card" && asked != "exchange_space";
}
bool at_start_of_turn(const json::object& state) {
  return state.at("decision") == "take_set" || state.at("decision") == "redistribute";
}
int number(const json::value& value) { return static_cast<int>(value.as_int64()); }

void for_each_state(const Setting& setting, const std::function<void(const json::object&)>& check) {
  for_each_decision(setting, make_game(setting), kGames,
                    [&](RandomGame& at) { check(at.game().write_state(at.state())); });
}

TEST_P(LunaCapitalCourse, LC_11_1_every_card_is_in_one_place) {
  for_each_state(GetParam(), [](const json::object& state) {
    std::multiset<std::string> cards;
    const auto see = [&cards](const json::value& card) {
      if (!card.is_null()) cards.insert(std::string(card.as_string()));
    };
    for (const json::value& card : state.at("deck").as_array()) see(card);
    for (const json::value& card : state.at("pending").at("landing").as_array()) see(card);
    for (const json::value& set : state.at("display").as_array()) see(set.at("card"));
    for (const json::value& player : players(state)) {
      for (const json::value& card : player.at("hand").as_array()) see(card);
      for (const json::value& card : player.at("cards").as_array()) see(card.at("card"));
    }
    if (const json::value* automaton = state.if_contains("automaton"))
      for (const json::value& card : automaton->at("cards").as_array()) see(card);
    EXPECT_EQ(cards.size(), 68U);
    EXPECT_EQ(std::set(cards.begin(), cards.end()).size(), 68U);
  });
}

TEST_P(LunaCapitalCourse, LC_11_3_LC_11_4_LC_11_27_LC_11_28_tokens_do_not_get_lost) {
  for_each_state(GetParam(), [](const json::object& state) {
    int robots = number(state.at("robot_pool"));
    int tokens = number(state.at("redistribution_pool"));
    for (const json::value& player : players(state)) {
      robots += number(player.at("robots"));
      tokens += number(player.at("redistribution"));
      EXPECT_LE(number(player.at("robots")), 8);
      EXPECT_LE(number(player.at("redistribution")), 4);
      for (const json::value& card : player.at("cards").as_array())
        if (card.at("mode") == "robot") ++robots;
    }
    EXPECT_EQ(robots, 8);
    EXPECT_EQ(tokens, 4);
  });
}

TEST_P(LunaCapitalCourse, LC_11_5_LC_11_6_LC_11_20_LC_11_23_cities_are_laid_by_the_rules) {
  for_each_state(GetParam(), [](const json::object& state) {
    for (const json::value& player : players(state)) {
      std::map<int, std::map<int, int>> numbers;  // by row and column, those that are visible
      std::set<std::pair<int, int>> taken;
      std::set<int> rows;
      for (const json::value& card : player.at("cards").as_array()) {
        const int row = number(card.at("row"));
        const int column = number(card.at("column"));
        EXPECT_TRUE(taken.empty() || taken.contains({row - 1, column}) ||
                    taken.contains({row + 1, column}) || taken.contains({row, column - 1}) ||
                    taken.contains({row, column + 1}));
        EXPECT_TRUE(taken.insert({row, column}).second);
        rows.insert(row);
        EXPECT_LE(std::abs(row), 2);
        EXPECT_LE(std::abs(column), 11);
        if (card.at("mode") == "plain") numbers[row][column] = number_of(card.at("card"));
      }
      EXPECT_TRUE(rows.empty() || *rows.rbegin() - *rows.begin() <= 2);
      EXPECT_LE(taken.size(), 12U);
      for (const auto& [row, cards] : numbers) {
        int before = 0;
        for (const auto& [column, shown] : cards) {
          EXPECT_GT(shown, before);
          before = shown;
        }
      }
    }
  });
}

TEST_P(LunaCapitalCourse, LC_11_7_LC_11_8_LC_11_18_sets_have_as_many_tiles_as_the_round) {
  const bool promo = GetParam().mode.options.contains("promo_sponsors");
  for_each_state(GetParam(), [&](const json::object& state) {
    if (!at_start_of_turn(state)) return;
    int empty = 0;
    for (const json::value& set : state.at("display").as_array()) {
      const std::size_t tiles = set.at("tiles").as_array().size();
      if (set.at("card").is_null())
        ++empty;
      else
        EXPECT_EQ(tiles, state.at("round").as_int64());
      EXPECT_LE(tiles, 4U);
    }
    EXPECT_LE(empty, promo && players(state).size() == 4 ? 1 : 0);
  });
}

TEST_P(LunaCapitalCourse, LC_11_9_the_marker_lies_where_the_last_card_came) {
  const Setting& setting = GetParam();
  const GamePtr game = make_game(setting);
  for (const std::uint64_t seed : property_seeds(kGames)) {
    int marked = 1;
    RandomGame at(setting, game, seed);
    while (!at.over()) {
      Events events;
      at.step(&events);
      bool refilling = true;
      for (const Event& event : events) {
        // A card that replaces one taken by the Cruise Terminal does not move it.
        if (event.kind == static_cast<std::uint8_t>(luna_capital::EventKind::took_card))
          refilling = false;
        if (event.kind != static_cast<std::uint8_t>(luna_capital::EventKind::card_shown)) continue;
        if (refilling) marked = event.args[0] + 1;
        refilling = true;
      }
      ASSERT_EQ(number(game->write_state(at.state()).at("marker")), marked) << at.where();
    }
  }
}

TEST_P(LunaCapitalCourse, LC_11_11_LC_11_15_LC_11_29_claims_stay) {
  std::map<std::string, json::value> before;
  for_each_state(GetParam(), [&](const json::object& state) {
    if (!in_turns(state) || state.at("round") == 1) before.clear();
    EXPECT_EQ(state.at("concessions").as_array().size(), 3U);
    for (const json::value& concession : state.at("concessions").as_array()) {
      const std::string name(concession.at("concession").as_string());
      if (!concession.at("claimed_in").is_null()) {
        EXPECT_FALSE(concession.at("claimed_by").as_array().empty());
        if (const auto found = before.find(name); found != before.end())
          EXPECT_EQ(found->second, concession);
        before[name] = concession;
      }
      EXPECT_LE(concession.at("claimed_by").as_array().size(), players(state).size());
    }
  });
}

// What happened to the tiles of a game, by the events.
struct Tiles {
  int shown = 0;   // drawn to the display, after setup
  int placed = 0;  // the special tile included
  int lost = 0;
  int replaced = 0;

  void add(const Events& events) {
    for (const Event& event : events) {
      const auto kind = static_cast<luna_capital::EventKind>(event.kind);
      if (kind == luna_capital::EventKind::tile_shown) ++shown;
      if (kind == luna_capital::EventKind::placed_tile) ++placed;
      if (kind == luna_capital::EventKind::lost_tile) ++lost;
      if (kind == luna_capital::EventKind::used_special) ++replaced;
    }
  }
};

TEST_P(LunaCapitalCourse, LC_11_2_LC_11_14_LC_11_30_LC_11_31_C09_tiles_are_drawn_placed_or_lost) {
  const Setting& setting = GetParam();
  const GamePtr game = make_game(setting);
  const int spaces = setting.players == 1 ? 3 : 4;
  const std::array<int, 5> per_phase = {0, 24, 32, 42, 52};
  for (const std::uint64_t seed : property_seeds(kGames)) {
    Tiles tiles;
    RandomGame at(setting, game, seed);
    int removed = 0;  // with the display at the end of a phase
    while (!at.over()) {
      Events events;
      at.step(&events);
      tiles.add(events);
      for (const Event& event : events)
        if (event.kind == static_cast<std::uint8_t>(luna_capital::EventKind::phase_begins))
          removed += (spaces - (setting.players == 1 ? 2 : 1)) * 4;
    }
    const json::object state = game->write_state(at.state());
    std::size_t left = 0;
    for (const json::value& set : state.at("display").as_array())
      left += set.at("tiles").as_array().size();
    std::size_t automaton = 0;
    if (const json::value* stack = state.if_contains("automaton"))
      automaton = stack->at("tiles").as_array().size();
    std::size_t reserved = 0;
    for (const json::value& player : players(state))
      if (const json::value* tile = player.as_object().if_contains("reserved"))
        reserved += tile->is_null() ? 0U : 1U;
    const int drawn = tiles.shown + spaces;
    if (!state.at("deck").as_array().empty())
      EXPECT_EQ(drawn, 3 * per_phase[static_cast<std::size_t>(setting.players)]) << at.where();
    EXPECT_EQ(drawn, tiles.placed + tiles.lost + removed + static_cast<int>(left + automaton) +
                         static_cast<int>(reserved))
        << at.where();  // a special tile takes the place of the one it replaced
    EXPECT_LE(automaton, 30U);
  }
}

TEST_P(LunaCapitalCourse, LC_11_12_B42_a_hand_is_what_came_and_went) {
  const Setting& setting = GetParam();
  const GamePtr game = make_game(setting);
  for (const std::uint64_t seed : property_seeds(kGames)) {
    std::vector<int> hands(static_cast<std::size_t>(setting.players), 3);
    RandomGame at(setting, game, seed);
    while (!at.over()) {
      Events events;
      at.step(&events);
      for (const Event& event : events) {
        const auto kind = static_cast<luna_capital::EventKind>(event.kind);
        const auto seat = static_cast<std::size_t>(index(event.seat));
        if (kind == luna_capital::EventKind::discarded) --hands[seat];
        if (kind == luna_capital::EventKind::held || kind == luna_capital::EventKind::took_card)
          ++hands[seat];
      }
      const json::object state = game->write_state(at.state());
      if (!at_start_of_turn(state) && !at.over()) continue;
      for (std::size_t seat = 0; seat < hands.size(); ++seat)
        ASSERT_EQ(players(state)[seat].at("hand").as_array().size(), hands[seat]) << at.where();
    }
  }
}

TEST_P(LunaCapitalCourse, LC_11_13_twelve_turns_each) {
  const Setting& setting = GetParam();
  const GamePtr game = make_game(setting);
  for (const std::uint64_t seed : property_seeds(kGames)) {
    std::map<int, int> taken;
    RandomGame at(setting, game, seed);
    while (!at.over()) {
      Events events;
      at.step(&events);
      for (const Event& event : events) {
        const auto kind = static_cast<luna_capital::EventKind>(event.kind);
        if (kind == luna_capital::EventKind::took_set ||
            kind == luna_capital::EventKind::automaton_took)
          ++taken[index(event.seat)];
      }
    }
    EXPECT_EQ(taken.size(), setting.players == 1 ? 2U : static_cast<std::size_t>(setting.players));
    for (const auto& [seat, turns] : taken) EXPECT_EQ(turns, 12) << "seat " << seat;
  }
}

TEST_P(LunaCapitalCourse,
       LC_11_10_LC_11_21_LC_11_22_LC_11_24_plots_of_face_up_cards_show_one_tile) {
  for_each_state(GetParam(), [](const json::object& state) {
    for (const json::value& player : players(state)) {
      std::set<std::pair<int, int>> open;
      for (const json::value& card : player.at("cards").as_array())
        if (card.at("mode") != "face_down")
          open.insert({number(card.at("row")), number(card.at("column"))});
      const json::value* home = player.as_object().if_contains("show_home");
      std::set<std::pair<int, int>> used;
      for (const json::value& plot : player.at("plots").as_array()) {
        const int row = number(plot.at("row"));
        const int column = number(plot.at("column"));
        EXPECT_TRUE(used.insert({row, column}).second);
        const bool at_home = home != nullptr && !home->as_array().empty() &&
                             number(home->at(0).at("row")) == row &&
                             number(home->at(0).at("column")) == column;
        EXPECT_TRUE(at_home || open.contains({row >> 1, column >> 1}));
        EXPECT_TRUE(row >= -5 && row <= 6 && column >= -23 && column <= 24);
      }
      EXPECT_LE(used.size(), 49U);
    }
  });
}

TEST_P(LunaCapitalCourse, LC_11_16_LC_11_17_LC_11_19_LC_11_25_LC_11_26_bounds_hold) {
  const bool promo = GetParam().mode.options.contains("promo_sponsors");
  for_each_decision(GetParam(), make_game(GetParam()), 40, [&](RandomGame& at) {
    const json::object state = at.game().write_state(at.state());
    for (const json::value& player : players(state))
      EXPECT_LE(player.at("hand").as_array().size(), promo ? 10U : 9U);
    EXPECT_LE(state.at("deck").as_array().size(), in_turns(state) ? 63U : 62U);
    EXPECT_LE(state.at("pending").at("tiles").as_array().size(), promo ? 5U : 4U);
    for (const Seat seat : at.game().active(at.state())) {
      const std::size_t moves = at.game().legal(at.state(), seat).size();
      EXPECT_LE(moves, promo ? 52U : 48U);
      if (state.at("decision") == "play_position") EXPECT_LE(moves, 24U);
    }
  });
}

}  // namespace
}  // namespace orrery::test
