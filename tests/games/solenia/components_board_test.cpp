// Slips in the board and other boards that are fine.
#include <cstdlib>
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

TEST(SoleniaBoardData, SO_1_8_the_size_of_the_board_cannot_change) {
  EXPECT_THAT(after_setting("board.json", "/rows", 6),
              ElementsAre("board.json: rows must be 5; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("board.json", "/cols", "5"),
              ElementsAre("board.json: cols must be 5; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("board.json", "/airship_cell", 25),
              ElementsAre("board.json: airship_cell must be a whole number from 0 to 24."));
  EXPECT_THAT(EditedPack().remove("board.json", "/strips", "1").complaints(),
              Contains("board.json: strips must be a list of exactly 5 entries; it has 4."));
  EXPECT_THAT(EditedPack().remove("board.json", "/strips/0/faces/day", "1").complaints(),
              ElementsAre("board.json: strips[ST1].faces.day must be a list of exactly 5 entries; "
                          "it has 4."));
}

TEST(SoleniaBoardData, SO_1_12_every_space_is_an_island_or_a_city) {
  EXPECT_THAT(after_setting("board.json", "/strips/1/faces/night/4", "forest"),
              ElementsAre("board.json: strips[ST2].faces.night[4] must be one of: wood, stone, "
                          "wheat, water, day_city, night_city."));
}

TEST(SoleniaBoardData, SO_1_14_cities_of_the_other_side_are_found) {
  EXPECT_THAT(after_setting("board.json", "/strips/1/faces/night/4", "day_city"),
              ElementsAre("board.json: strips[ST2].faces.night: a night face has no day_city; "
                          "look at the strip again."));
  EXPECT_THAT(after_setting("board.json", "/strips/0/faces/day/0", "night_city"),
              ElementsAre("board.json: strips[ST1].faces.day: a day face has no night_city; "
                          "look at the strip again."));
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces/dawn/0", "night_city"), IsEmpty());
}

TEST(SoleniaBoardData, SO_1_11_one_strip_has_dawn_and_dusk) {
  const json::value day_and_night = EditedPack().value("board.json", "/strips/0/faces");
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces", day_and_night),
              Contains("board.json: strips: exactly one strip has the faces \"dawn\" and \"dusk\", "
                       "the others \"day\" and \"night\"; here it is 0."));
  EXPECT_THAT(EditedPack().remove("board.json", "/strips/4/faces", "dusk").complaints(),
              ElementsAre("board.json: strips[ST5].faces: the field \"dusk\" is missing."));
}

TEST(SoleniaBoardData, start_orders_fit_the_strips) {
  EXPECT_THAT(after_setting("board.json", "/start_orders/0/faces/2", "day"),
              ElementsAre("board.json: start_orders[dawn].faces[2] must be one of: dawn, dusk."));
  EXPECT_THAT(after_setting("board.json", "/start_orders/1/faces/0", "dusk"),
              ElementsAre("board.json: start_orders[dusk].faces[0] must be one of: day, night."));
  EXPECT_THAT(EditedPack().remove("board.json", "/start_orders", "1").complaints(),
              ElementsAre("board.json: start_orders has no entry for dusk; add it."));
  EXPECT_THAT(after_setting("board.json", "/start_orders/1/id", "noon"),
              ElementsAre("board.json: start_orders[noon].id must be one of: dawn, dusk."));
}

TEST(SoleniaBoardData, places_of_strips_fit_the_strips) {
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/middle", "ST1"),
              ElementsAre("setup.json: strip_rows.middle must be the strip with the faces \"dawn\" "
                          "and \"dusk\"."));
  EXPECT_THAT(
      after_setting("setup.json", "/strip_rows/middle", "ST9"),
      ElementsAre("setup.json: strip_rows.middle must be one of: ST1, ST2, ST3, ST4, ST5."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/dealt_rows/1", 2),
              ElementsAre("setup.json: strip_rows.dealt_rows[1]: row 2 is the row of the middle "
                          "strip; deal the others to rows 0, 1, 3 and 4."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/dealt_rows/1", 0),
              ElementsAre("setup.json: strip_rows.dealt_rows[1] is a second entry for row 0; keep "
                          "one of them."));
  EXPECT_THAT(EditedPack()
                  .set("setup.json", "/strip_rows/fixed_layout/1", "ST5")
                  .set("setup.json", "/strip_rows/fixed_layout/2", "ST2")
                  .complaints(),
              ElementsAre("setup.json: strip_rows.fixed_layout[2] must be ST5, the middle strip."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/fixed_layout/0", "ST2"),
              ElementsAre("setup.json: strip_rows.fixed_layout[1] is a second entry for ST2; keep "
                          "one of them.",
                          "setup.json: strip_rows.fixed_layout has no entry for ST1; add it."));
}

TEST(SoleniaBoardData, neighbours_name_each_other) {
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1}),
              ElementsAre("board.json: adjacency.neighbours: space 5 names 0, but 0 does not name "
                          "5; add it there or remove it here."));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 25}),
              ElementsAre("board.json: adjacency.neighbours[0][2] must be a whole number from 0 to "
                          "24."));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 0}),
              ElementsAre(StartsWith("board.json: adjacency.neighbours[0][2] names a space twice, "
                                     "or the space itself")));
  EXPECT_THAT(
      after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 1}),
      ElementsAre(StartsWith("board.json: adjacency.neighbours[0][2] names a space twice")));
  EXPECT_THAT(EditedPack().remove("board.json", "/adjacency/neighbours", "24").complaints(),
              ElementsAre("board.json: adjacency.neighbours must be a list of exactly 25 entries; "
                          "it has 24."));
}

// The spaces 0 to 24 in one long line.
json::array chain() {
  json::array lines;
  for (int cell = 0; cell < kCells; ++cell) {
    json::array line;
    if (cell > 0) line.push_back(cell - 1);
    if (cell < kCells - 1) line.push_back(cell + 1);
    lines.push_back(line);
  }
  return lines;
}

TEST(SoleniaBoardData, every_space_can_be_reached) {
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours", chain()),
              ElementsAre("board.json: adjacency.neighbours: there is no way of at most 15 steps "
                          "from space 0 to space 16; a neighbour is missing."));
  EditedPack apart;
  for (const int cell : {20, 21, 22, 23, 24}) {
    json::array along;
    if (cell > 20) along.push_back(cell - 1);
    if (cell < 24) along.push_back(cell + 1);
    apart.set("board.json", fmt::format("/adjacency/neighbours/{}", cell), along);
    json::array above = {cell - 10};
    if (cell > 20) above.push_back(cell - 6);
    if (cell < 24) above.push_back(cell - 4);
    apart.set("board.json", fmt::format("/adjacency/neighbours/{}", cell - 5), above);
  }
  EXPECT_THAT(apart.complaints(),
              ElementsAre("board.json: adjacency.neighbours: there is no way of at most 15 steps "
                          "from space 0 to space 20; a neighbour is missing."));
}

TEST(SoleniaBoardData, SO_1_16_distances_follow_the_table_whatever_its_shape) {
  json::array diagonal;
  for (int a = 0; a < kCells; ++a) {
    json::array line;
    for (int b = 0; b < kCells; ++b)
      if (a != b && std::abs(a / 5 - b / 5) <= 1 && std::abs(a % 5 - b % 5) <= 1) line.push_back(b);
    diagonal.push_back(line);
  }
  const Components corners_touch =
      EditedPack().set("board.json", "/adjacency/neighbours", diagonal).components();
  EXPECT_EQ(corners_touch.distance[12][0], 2);
  EXPECT_EQ(corners_touch.distance[0][24], 4);
  EXPECT_EQ(corners_touch.near[0][0b00001], cell_bit(0) | cell_bit(1) | cell_bit(5) | cell_bit(6));

  // A ring: the way round is shorter than the way along.
  json::array ring = chain();
  ring[0].as_array().push_back(24);
  ring[24].as_array().push_back(0);
  const Components round =
      EditedPack().set("board.json", "/adjacency/neighbours", ring).components();
  EXPECT_EQ(round.distance[0][12], 12);
  EXPECT_EQ(round.distance[0][20], 5);
}

}  // namespace
}  // namespace orrery::solenia
