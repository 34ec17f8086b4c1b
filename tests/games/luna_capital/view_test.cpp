// What the view tells beside the state itself.
#include "games/luna_capital/view.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_capital/city.h"
#include "support/view_json.h"

namespace orrery::luna_capital {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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

// "hydrogen 0 1 4": the family, and the places of its plots in the list of plots.
std::vector<std::string> groups_of(const CityTable& table) {
  std::vector<std::string> told;
  const json::value view = view_json(table.game, table.state, seat_at(1));
  for (const json::value& group : view.at("players").at(0).at("city").at("groups").as_array()) {
    std::string& words = told.emplace_back(group.at("family").as_string());
    for (const json::value& plot : group.at("plots").as_array())
      words += " " + std::to_string(plot.to_number<int>());
  }
  return told;
}

TEST(LunaView, LC_5_14_shows_the_groups_of_each_vital_system_with_their_plots) {
  CityTable table(2);
  table.draw(0, {"H H | H O", "W S | S .", ". Gp | Ga .", "W . | . ."});
  EXPECT_THAT(groups_of(table), ElementsAre("hydrogen 0 1 4", "greenhouse 9 12"))
      << "sales offices make no groups, the water condensers do not touch";
  EXPECT_THAT(groups_of(CityTable(2)), IsEmpty());
}

TEST(LunaView, LC_1_42_a_double_plot_is_one_plot_of_its_group) {
  CityTable table(2);
  table.draw(0, {"O < | O .", ". . | . ."});
  EXPECT_THAT(groups_of(table), ElementsAre("oxygen 0 3"));
  CityTable alone(2);
  alone.draw(0, {"O <", ". ."});
  EXPECT_THAT(groups_of(alone), IsEmpty());
}

TEST(LunaView, LC_6_9_a_show_home_belongs_to_the_group_beside_it) {
  CityTable table(2);
  table.draw(0, {"W .", ". ."}).show_home(0, {-1, 0}, "W");
  EXPECT_THAT(groups_of(table), ElementsAre("water 0 4"));
}

TEST(LunaView, LC_4_84_an_open_concession_shows_how_far_each_seat_is) {
  CityTable table = offering(2, 0);
  table.offer({"S13", "L4"});
  table.draw(0, {"H H | . H", "H . | . ."});
  EXPECT_EQ(concession(table, 0).at("need"), 3);
  EXPECT_EQ(concession(table, 0).at("have"), (json::array{2, 0}));
  EXPECT_EQ(concession(table, 1).at("need"), 5);
  EXPECT_EQ(concession(table, 1).at("have"), (json::array{4, 0}));
  table.claim(1, "L4", 0);
  EXPECT_TRUE(concession(table, 1).at("have").is_null());
}

}  // namespace
}  // namespace orrery::luna_capital
