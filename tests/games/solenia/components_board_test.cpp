// Slips in the board and other boards that are fine.
#include <cstdlib>
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using test::says;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SoleniaBoardData, SO_1_8_the_size_of_the_board_cannot_change) {
  EXPECT_THAT(after_setting("board.json", "/rows", 6),
              ElementsAre(says("core.data_fixed", {{"field", "board.json: rows"}, {"value", 5}})));
  EXPECT_THAT(after_setting("board.json", "/cols", "5"),
              ElementsAre(says("core.data_fixed", {{"field", "board.json: cols"}, {"value", 5}})));
  EXPECT_THAT(after_setting("board.json", "/airship_cell", 25),
              ElementsAre(says("core.expected_integer",
                               {{"field", "board.json: airship_cell"}, {"low", 0}, {"high", 24}})));
  EXPECT_THAT(
      EditedPack().remove("board.json", "/strips", "1").complaints(),
      Contains(says("core.expected_list_of",
                    {{"field", "board.json: strips"}, {"low", 5}, {"high", 5}, {"found", 4}})));
  EXPECT_THAT(
      EditedPack().remove("board.json", "/strips/0/faces/day", "1").complaints(),
      ElementsAre(says("core.expected_list_of", {{"field", "board.json: strips[ST1].faces.day"},
                                                 {"low", 5},
                                                 {"high", 5},
                                                 {"found", 4}})));
}

TEST(SoleniaBoardData, SO_1_12_every_space_is_an_island_or_a_city) {
  EXPECT_THAT(after_setting("board.json", "/strips/1/faces/night/4", "forest"),
              ElementsAre(says("core.expected_name",
                               {{"field", "board.json: strips[ST2].faces.night[4]"},
                                {"names", "wood, stone, wheat, water, day_city, night_city"}})));
}

TEST(SoleniaBoardData, SO_1_14_cities_of_the_other_side_are_found) {
  EXPECT_THAT(
      after_setting("board.json", "/strips/1/faces/night/4", "day_city"),
      ElementsAre(says("solenia.data_wrong_city", {{"field", "board.json: strips[ST2].faces.night"},
                                                   {"face", "night"},
                                                   {"city", "day_city"}})));
  EXPECT_THAT(
      after_setting("board.json", "/strips/0/faces/day/0", "night_city"),
      ElementsAre(says("solenia.data_wrong_city", {{"field", "board.json: strips[ST1].faces.day"},
                                                   {"face", "day"},
                                                   {"city", "night_city"}})));
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces/dawn/0", "night_city"), IsEmpty());
}

TEST(SoleniaBoardData, SO_1_11_one_strip_has_dawn_and_dusk) {
  const json::value day_and_night = EditedPack().value("board.json", "/strips/0/faces");
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces", day_and_night),
              Contains(says("solenia.data_dawn_dusk_strips",
                            {{"field", "board.json: strips"}, {"found", 0}})));
  EXPECT_THAT(EditedPack().remove("board.json", "/strips/4/faces", "dusk").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "board.json: strips[ST5].faces"}, {"key", "dusk"}})));
}

TEST(SoleniaBoardData, start_orders_fit_the_strips) {
  EXPECT_THAT(
      after_setting("board.json", "/start_orders/0/faces/2", "day"),
      ElementsAre(says("core.expected_name", {{"field", "board.json: start_orders[dawn].faces[2]"},
                                              {"names", "dawn, dusk"}})));
  EXPECT_THAT(
      after_setting("board.json", "/start_orders/1/faces/0", "dusk"),
      ElementsAre(says("core.expected_name", {{"field", "board.json: start_orders[dusk].faces[0]"},
                                              {"names", "day, night"}})));
  EXPECT_THAT(EditedPack().remove("board.json", "/start_orders", "1").complaints(),
              ElementsAre(says("core.data_missing_entry",
                               {{"field", "board.json: start_orders"}, {"what", "dusk"}})));
  EXPECT_THAT(
      after_setting("board.json", "/start_orders/1/id", "noon"),
      ElementsAre(says("core.expected_name",
                       {{"field", "board.json: start_orders[noon].id"}, {"names", "dawn, dusk"}})));
}

TEST(SoleniaBoardData, places_of_strips_fit_the_strips) {
  EXPECT_THAT(
      after_setting("setup.json", "/strip_rows/middle", "ST1"),
      ElementsAre(says("solenia.data_middle_strip", {{"field", "setup.json: strip_rows.middle"}})));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/middle", "ST9"),
              ElementsAre(says("core.expected_name", {{"field", "setup.json: strip_rows.middle"},
                                                      {"names", "ST1, ST2, ST3, ST4, ST5"}})));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/dealt_rows/1", 2),
              ElementsAre(says("solenia.data_dealt_middle",
                               {{"field", "setup.json: strip_rows.dealt_rows[1]"}})));
  EXPECT_THAT(
      after_setting("setup.json", "/strip_rows/dealt_rows/1", 0),
      ElementsAre(says("core.data_doubled_entry",
                       {{"field", "setup.json: strip_rows.dealt_rows[1]"}, {"what", "row 0"}})));
  EXPECT_THAT(
      EditedPack()
          .set("setup.json", "/strip_rows/fixed_layout/1", "ST5")
          .set("setup.json", "/strip_rows/fixed_layout/2", "ST2")
          .complaints(),
      ElementsAre(says("solenia.data_layout_middle",
                       {{"field", "setup.json: strip_rows.fixed_layout[2]"}, {"strip", "ST5"}})));
  EXPECT_THAT(
      after_setting("setup.json", "/strip_rows/fixed_layout/0", "ST2"),
      ElementsAre(says("core.data_doubled_entry",
                       {{"field", "setup.json: strip_rows.fixed_layout[1]"}, {"what", "ST2"}}),
                  says("core.data_missing_entry",
                       {{"field", "setup.json: strip_rows.fixed_layout"}, {"what", "ST1"}})));
}

TEST(SoleniaBoardData, neighbours_name_each_other) {
  EXPECT_THAT(
      after_setting("board.json", "/adjacency/neighbours/0", {1}),
      ElementsAre(says("solenia.data_neighbour_one_way",
                       {{"field", "board.json: adjacency.neighbours"}, {"from", 5}, {"to", 0}})));
  EXPECT_THAT(
      after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 25}),
      ElementsAre(
          says("core.expected_integer",
               {{"field", "board.json: adjacency.neighbours[0][2]"}, {"low", 0}, {"high", 24}})));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 0}),
              ElementsAre(says("solenia.data_neighbour_repeats",
                               {{"field", "board.json: adjacency.neighbours[0][2]"}})));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 1}),
              ElementsAre(says("solenia.data_neighbour_repeats",
                               {{"field", "board.json: adjacency.neighbours[0][2]"}})));
  EXPECT_THAT(
      EditedPack().remove("board.json", "/adjacency/neighbours", "24").complaints(),
      ElementsAre(says("core.expected_list_of", {{"field", "board.json: adjacency.neighbours"},
                                                 {"low", 25},
                                                 {"high", 25},
                                                 {"found", 24}})));
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
  EXPECT_THAT(
      after_setting("board.json", "/adjacency/neighbours", chain()),
      ElementsAre(says(
          "solenia.data_unreachable",
          {{"field", "board.json: adjacency.neighbours"}, {"from", 0}, {"to", 16}, {"most", 15}})));
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
  EXPECT_THAT(
      apart.complaints(),
      ElementsAre(says(
          "solenia.data_unreachable",
          {{"field", "board.json: adjacency.neighbours"}, {"from", 0}, {"to", 20}, {"most", 15}})));
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
