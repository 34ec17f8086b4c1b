// Slips in the tables of players, set-up, the solo game and scoring.
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using test::says;
using testing::ElementsAre;

TEST(SoleniaTablesData, players_and_colours) {
  EXPECT_THAT(after_setting("players.json", "/max", 5),
              ElementsAre(says("core.data_fixed", {{"field", "players.json: max"}, {"value", 4}})));
  EXPECT_THAT(
      after_setting("players.json", "/colours/0/id", "red"),
      ElementsAre(says("core.expected_name", {{"field", "players.json: colours[red].id"},
                                              {"names", "orange, pink, violet, charcoal"}})));
  EXPECT_THAT(
      after_setting("players.json", "/colours/1/mark", "circle"),
      ElementsAre(says("solenia.data_doubled_mark",
                       {{"field", "players.json: colours[pink].mark"}, {"mark", "circle"}})));
}

TEST(SoleniaTablesData, setup_by_number_of_players) {
  EXPECT_THAT(
      after_setting("setup.json", "/start_hand", 4),
      ElementsAre(says("core.data_fixed", {{"field", "setup.json: start_hand"}, {"value", 3}})));
  EXPECT_THAT(
      after_setting("setup.json", "/by_players/3/display_per_side", 5),
      ElementsAre(says(
          "core.expected_integer",
          {{"field", "setup.json: by_players[3].display_per_side"}, {"low", 1}, {"high", 4}})));
  EXPECT_THAT(EditedPack().remove("setup.json", "/by_players", "1").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "setup.json: by_players"}, {"what", "players 2"}})));
  EXPECT_THAT(
      EditedPack().remove("setup.json", "/by_players/3/start_goods", "0").complaints(),
      ElementsAre(says("core.expected_list_of", {{"field", "setup.json: by_players[3].start_goods"},
                                                 {"low", 4},
                                                 {"high", 4},
                                                 {"found", 3}})));
  EXPECT_THAT(
      after_setting("setup.json", "/by_players/3/start_goods/0", {{"wood", 7}}),
      ElementsAre(
          says("solenia.data_start_goods",
               {{"field", "setup.json: by_players"}, {"players", 4}, {"found", 7}, {"most", 6}})));
}

TEST(SoleniaTablesData, targets_of_the_die) {
  EXPECT_THAT(EditedPack().remove("solo.json", "/die_target", "0").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "solo.json: die_target"}, {"what", "die 1"}}),
                          says("core.data_box_count", {{"field", "box.json: contents[die_sides]"},
                                                       {"count", 6},
                                                       {"found", 5},
                                                       {"where", "solo.json"}})));
  EXPECT_THAT(after_setting("solo.json", "/die_target/1/die", 1),
              ElementsAre(says("core.data_doubled_entry",
                               {{"field", "solo.json: die_target[1]"}, {"what", "die 1"}}),
                          says("core.data_missing_entry",
                               {{"field", "solo.json: die_target"}, {"what", "die 2"}})));
  EXPECT_THAT(
      EditedPack().remove("solo.json", "/die_target/0", "column").complaints(),
      ElementsAre(says("solenia.data_die_target", {{"field", "solo.json: die_target[0]"}})));
  EXPECT_THAT(
      after_setting("solo.json", "/die_target/0/column", 5),
      ElementsAre(says("core.expected_integer",
                       {{"field", "solo.json: die_target[0].column"}, {"low", 0}, {"high", 4}})));
  EXPECT_THAT(after_setting("solo.json", "/no_city_fallback_die", 6),
              ElementsAre(says("solenia.data_fallback_die",
                               {{"field", "solo.json: no_city_fallback_die"}})));
}

TEST(SoleniaTablesData, flights_of_the_rival) {
  EXPECT_THAT(after_setting("solo.json", "/start_row_by_value/0/row", 5),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "solo.json: start_row_by_value[0].row"}, {"low", 0}, {"high", 4}})));
  EXPECT_THAT(EditedPack().remove("solo.json", "/start_row_by_value", "2").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "solo.json: start_row_by_value"}, {"what", "value 2"}})));
  EXPECT_THAT(after_setting("solo.json", "/column_step", 5),
              ElementsAre(says("core.expected_integer",
                               {{"field", "solo.json: column_step"}, {"low", 1}, {"high", 4}})));
  EXPECT_THAT(after_setting("solo.json", "/keen/city_flight_values", {3}),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "solo.json: keen.city_flight_values[0]"}, {"low", 0}, {"high", 2}})));
}

TEST(SoleniaTablesData, SO_7_21_ranks_rise) {
  EXPECT_THAT(
      after_setting("solo.json", "/ranks/2/winter", 42),
      ElementsAre(says("solenia.data_rank_order", {{"field", "solo.json: ranks[2].winter"}})));
  EXPECT_THAT(
      after_setting("solo.json", "/ranks/0/summer", 10),
      ElementsAre(says("solenia.data_first_rank", {{"field", "solo.json: ranks[0].summer"}})));
  EXPECT_THAT(
      after_setting("solo.json", "/ranks/5/summer", 256),
      ElementsAre(says("core.expected_integer",
                       {{"field", "solo.json: ranks[5].summer"}, {"low", 0}, {"high", 255}})));
  EXPECT_THAT(after_setting("solo.json", "/ranks/1/rank", 3),
              ElementsAre(says("solenia.data_rank_number",
                               {{"field", "solo.json: ranks[1]"}, {"number", 2}})));
  EXPECT_THAT(after_setting("solo.json", "/won_from_rank", 7),
              ElementsAre(says("core.expected_integer",
                               {{"field", "solo.json: won_from_rank"}, {"low", 1}, {"high", 6}})));
}

TEST(SoleniaTablesData, stars_for_pairs) {
  EXPECT_THAT(
      after_setting("scoring.json", "/pair_stars", {0, 3, 1}),
      ElementsAre(says("solenia.data_pair_stars", {{"field", "scoring.json: pair_stars[2]"}})));
  EXPECT_THAT(
      after_setting("scoring.json", "/pair_stars", {0, 61}),
      ElementsAre(says("core.expected_integer",
                       {{"field", "scoring.json: pair_stars[1]"}, {"low", 0}, {"high", 60}})));
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", json::array()),
              ElementsAre(says(
                  "core.expected_list",
                  {{"field", "scoring.json: pair_stars"}, {"low", 1}, {"high", 7}, {"found", 0}})));
  EXPECT_THAT(EditedPack().set("scoring.json", "/pair_stars", {0, 2}).components().pair_stars,
              ElementsAre(0, 2, 2, 2, 2, 2, 2));
  EXPECT_THAT(
      after_setting("scoring.json", "/goods_per_star", 0),
      ElementsAre(says("core.expected_integer",
                       {{"field", "scoring.json: goods_per_star"}, {"low", 1}, {"high", 12}})));
}

TEST(SoleniaTablesData, the_lines_of_the_score_pad_cannot_change) {
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/modes/0", "winter"),
              ElementsAre(says("solenia.data_category",
                               {{"field", "scoring.json: categories[pairs]"}, {"id", "pairs"}})));
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/id", "doubles"),
              ElementsAre(says("solenia.data_category",
                               {{"field", "scoring.json: categories[doubles]"}, {"id", "pairs"}})));
}

}  // namespace
}  // namespace orrery::solenia
