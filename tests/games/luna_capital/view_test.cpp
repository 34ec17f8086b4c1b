// What the view tells beside the state itself.
#include "games/luna_capital/view.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "support/luna_city.h"
#include "support/view_json.h"

namespace orrery::luna_capital {
namespace {

json::value concession(const CityTable& table, std::size_t i) {
  return view_json(table.game, table.state, seat_at(0)).at("concessions").as_array().at(i);
}

// S1 is worth 8, L1 is worth 10.
CityTable offering(int players, std::uint8_t phase) {
  CityTable table(players);
  table.offer({"S1", "L1"});
  table.state.phase = Phase::take_set;
  table.state.game_phase = phase;
  return table;
}

TEST(LunaView, LC_7_18_LC_7_19_LC_7_20_open_concessions_show_what_they_are_worth_now) {
  const auto worth = [](int players, std::uint8_t phase, std::size_t i) {
    const json::value each = concession(offering(players, phase), i);
    EXPECT_TRUE(each.at("claimed_for").is_null());
    return each.at("worth_now").to_number<int>();
  };
  const CityTable table = offering(1, 0);
  const int brief = concession(table, 0).at("points").to_number<int>();
  const int lasting = concession(table, 1).at("points").to_number<int>();
  EXPECT_EQ(worth(1, 0, 0), brief);
  EXPECT_EQ(worth(1, 1, 0), (brief + 1) / 2);
  EXPECT_EQ(worth(1, 2, 0), 0);
  EXPECT_EQ(worth(1, 1, 1), lasting);
  EXPECT_EQ(worth(1, 2, 1), (lasting + 1) / 2);
  EXPECT_EQ(worth(2, 2, 0), brief) << "with others it stays as printed";
}

TEST(LunaView, LC_7_22_a_claimed_concession_shows_what_it_was_claimed_for) {
  CityTable table = offering(1, 2);
  table.claim(0, "S1", 1);
  const json::value each = concession(table, 0);
  EXPECT_EQ(each.at("claimed_for").to_number<int>(), (each.at("points").to_number<int>() + 1) / 2);
  EXPECT_TRUE(each.at("worth_now").is_null());
}

TEST(LunaView, an_open_concession_is_worth_nothing_when_the_game_is_over) {
  CityTable table = offering(2, 2);
  table.state.phase = Phase::over;
  EXPECT_TRUE(concession(table, 1).at("worth_now").is_null());
}

}  // namespace
}  // namespace orrery::luna_capital
