// The options of chapter 8.
#include "games/luna_capital/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/luna_capital/game.h"
#include "support/luna_capital/city.h"
#include "support/messages.h"

namespace orrery::luna_capital {
namespace {

using test::says;
using testing::ElementsAre;

TEST(LunaOptions, LC_8_1_LC_8_2_LC_8_3_LC_8_4_LC_8_5_defaults) {
  const Game game = shipped_game(2);
  EXPECT_FALSE(game.fewer_rows_than_any);
  EXPECT_TRUE(game.solo_start_exchange);
  EXPECT_FALSE(game.robot_pool_unlimited);
  EXPECT_TRUE(game.meteorite_needs_one);
  EXPECT_FALSE(game.promo_sponsors);
}

TEST(LunaOptions, LC_8_1_LC_8_2_LC_8_3_LC_8_4_LC_8_5_can_be_chosen) {
  const Game game = shipped_game(1, {{"fewer_rows_than", "any"},
                                     {"solo_start_exchange", "off"},
                                     {"robot_pool", "unlimited"},
                                     {"meteorite_needs_one", "off"},
                                     {"promo_sponsors", "on"}});
  EXPECT_TRUE(game.fewer_rows_than_any);
  EXPECT_FALSE(game.solo_start_exchange);
  EXPECT_TRUE(game.robot_pool_unlimited);
  EXPECT_FALSE(game.meteorite_needs_one);
  EXPECT_TRUE(game.promo_sponsors);
}

TEST(LunaOptions, LC_8_6_there_are_no_others) {
  std::vector<std::string> names;
  for (const OptionSpec& option : option_specs()) {
    names.push_back(option.name);
    EXPECT_EQ(option.values.size(), 2U);
    EXPECT_TRUE(Catalogue::built_in().has("option.luna-capital." + option.name));
  }
  EXPECT_THAT(names, ElementsAre("fewer_rows_than", "solo_start_exchange", "robot_pool",
                                 "meteorite_needs_one", "promo_sponsors"));
}

TEST(LunaOptions, LC_8_2_the_solo_exchange_is_for_one_player) {
  const auto options = check_options(Rules::info(), 2, {{"solo_start_exchange", "off"}});
  ASSERT_FALSE(options.has_value());
  EXPECT_THAT(options.error(), says("core.option_needs", {{"option", "solo_start_exchange"},
                                                          {"value", "off"},
                                                          {"needed", "players"},
                                                          {"needed_value", "1"}}));
}

TEST(LunaOptions, LC_1_1_LC_6_1_one_to_four_players) {
  for (const Mode& mode : modes()) {
    EXPECT_EQ(mode.min_players, 1);
    EXPECT_EQ(mode.max_players, 4);
  }
  EXPECT_TRUE(shipped_game(1).solo());
  EXPECT_FALSE(shipped_game(2).solo());
}

}  // namespace
}  // namespace orrery::luna_capital
