// Slips in the tables of players, set-up, the solo game and scoring.
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

TEST(SoleniaTablesData, players_and_colours) {
  EXPECT_THAT(after_setting("players.json", "/max", 5),
              ElementsAre("players.json: max must be 4; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("players.json", "/colours/0/id", "red"),
              ElementsAre("players.json: colours[red].id must be one of: orange, pink, violet, "
                          "charcoal."));
  EXPECT_THAT(after_setting("players.json", "/colours/1/mark", "circle"),
              ElementsAre("players.json: colours[pink].mark: another colour has the mark "
                          "\"circle\" already; marks tell the colours apart."));
}

TEST(SoleniaTablesData, setup_by_number_of_players) {
  EXPECT_THAT(after_setting("setup.json", "/start_hand", 4),
              ElementsAre("setup.json: start_hand must be 3; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("setup.json", "/by_players/3/display_per_side", 5),
              ElementsAre("setup.json: by_players[3].display_per_side must be a whole number from "
                          "1 to 4."));
  EXPECT_THAT(EditedPack().remove("setup.json", "/by_players", "1").complaints(),
              ElementsAre("setup.json: by_players has no entry for players 2; add it."));
  EXPECT_THAT(EditedPack().remove("setup.json", "/by_players/3/start_goods", "0").complaints(),
              ElementsAre("setup.json: by_players[3].start_goods must be a list of exactly 4 "
                          "entries; it has 3."));
  EXPECT_THAT(after_setting("setup.json", "/by_players/3/start_goods/0", {{"wood", 7}}),
              ElementsAre("setup.json: by_players: with 4 players somebody starts with 7 goods; a "
                          "storage holds only 6."));
}

TEST(SoleniaTablesData, targets_of_the_die) {
  EXPECT_THAT(EditedPack().remove("solo.json", "/die_target", "0").complaints(),
              ElementsAre("solo.json: die_target has no entry for die 1; add it.",
                          "box.json: contents[die_sides] says 6, but solo.json lists 5; correct "
                          "the one that is wrong."));
  EXPECT_THAT(after_setting("solo.json", "/die_target/1/die", 1),
              ElementsAre("solo.json: die_target[1] is a second entry for die 1; keep one of them.",
                          "solo.json: die_target has no entry for die 2; add it."));
  EXPECT_THAT(EditedPack().remove("solo.json", "/die_target/0", "column").complaints(),
              ElementsAre("solo.json: die_target[0] must have either a \"column\" from 0 to 4 or "
                          "\"city\": true."));
  EXPECT_THAT(after_setting("solo.json", "/die_target/0/column", 5),
              ElementsAre("solo.json: die_target[0].column must be a whole number from 0 to 4."));
  EXPECT_THAT(after_setting("solo.json", "/no_city_fallback_die", 6),
              ElementsAre("solo.json: no_city_fallback_die must be a die number that leads to a "
                          "column, not to a city."));
}

TEST(SoleniaTablesData, flights_of_the_rival) {
  EXPECT_THAT(after_setting("solo.json", "/start_row_by_value/0/row", 5),
              ElementsAre("solo.json: start_row_by_value[0].row must be a whole number from 0 to "
                          "4."));
  EXPECT_THAT(EditedPack().remove("solo.json", "/start_row_by_value", "2").complaints(),
              ElementsAre("solo.json: start_row_by_value has no entry for value 2; add it."));
  EXPECT_THAT(after_setting("solo.json", "/column_step", 5),
              ElementsAre("solo.json: column_step must be a whole number from 1 to 4."));
  EXPECT_THAT(after_setting("solo.json", "/keen/city_flight_values", {3}),
              ElementsAre("solo.json: keen.city_flight_values[0] must be a whole number from 0 to "
                          "2."));
}

TEST(SoleniaTablesData, SO_7_21_ranks_rise) {
  EXPECT_THAT(after_setting("solo.json", "/ranks/2/winter", 42),
              ElementsAre("solo.json: ranks[2].winter must be higher than that of the rank "
                          "before."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/0/summer", 10),
              ElementsAre("solo.json: ranks[0].summer must be 0: the first rank is for every "
                          "total."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/5/summer", 256),
              ElementsAre("solo.json: ranks[5].summer must be a whole number from 0 to 255."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/1/rank", 3),
              ElementsAre("solo.json: ranks[1]: ranks stand in order; this one must be rank 2."));
  EXPECT_THAT(after_setting("solo.json", "/won_from_rank", 7),
              ElementsAre("solo.json: won_from_rank must be a whole number from 1 to 6."));
}

TEST(SoleniaTablesData, stars_for_pairs) {
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", {0, 3, 1}),
              ElementsAre("scoring.json: pair_stars[2] must not be lower than the number before "
                          "it."));
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", {0, 61}),
              ElementsAre("scoring.json: pair_stars[1] must be a whole number from 0 to 60."));
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", json::array()),
              ElementsAre("scoring.json: pair_stars must be a list of 1 to 7 entries."));
  EXPECT_THAT(EditedPack().set("scoring.json", "/pair_stars", {0, 2}).components().pair_stars,
              ElementsAre(0, 2, 2, 2, 2, 2, 2));
  EXPECT_THAT(after_setting("scoring.json", "/goods_per_star", 0),
              ElementsAre("scoring.json: goods_per_star must be a whole number from 1 to 12."));
}

TEST(SoleniaTablesData, the_lines_of_the_score_pad_cannot_change) {
  const std::string said =
      "the lines of the score pad cannot change; this one must be \"pairs\" as it comes with "
      "Orrery.";
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/modes/0", "winter"),
              ElementsAre("scoring.json: categories[pairs]: " + said));
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/id", "doubles"),
              ElementsAre("scoring.json: categories[doubles]: " + said));
}

}  // namespace
}  // namespace orrery::solenia
