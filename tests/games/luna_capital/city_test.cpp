// Where cards and tiles may go in a city (LC-1.39 to LC-1.46, LC-4.12 to LC-4.24, LC-4.31 on).
#include "games/luna_capital/city.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_capital/table.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

struct Laid {
  std::string_view card;
  int row;
  int column;
  CardMode mode = CardMode::plain;
};

Table city(std::initializer_list<Laid> cards) {
  Table table;
  for (const Laid& laid : cards) table.lay(0, laid.card, laid.row, laid.column, laid.mode);
  return table;
}

// Whether a card of this number can lie there face up without a robot.
bool goes(const Table& table, unsigned number, int row, int column) {
  const City& laid = table.player().city;
  const CardPosition at = position_at(row, column);
  const Positions open = open_positions(laid, table.game.tables.card_rows);
  return (open[grid_row(at)] & columns_for(laid, grid_row(at), number) & 1U << grid_column(at)) !=
         0;
}

// Whether any card can lie there by conditions 1 to 3.
bool is_open(const Table& table, int row, int column) {
  const CardPosition at = position_at(row, column);
  return (open_positions(table.player().city, table.game.tables.card_rows)[grid_row(at)] >>
              grid_column(at) &
          1U) != 0;
}

TEST(LunaCity, LC_4_12_LC_1_39_the_first_card_lies_in_the_middle) {
  Table table = Table().hand(0, {"K05a"}).playing();
  table.play({"play K05a"});
  EXPECT_THAT(table.legal(), ElementsAre("at [0,0]"));
}

TEST(LunaCity, LC_1_39_a_card_covers_four_lattice_cells) {
  const Table table = city({{"K04a", 0, 0}, {"K07a", 0, 1}, {"K02a", -1, 0}});
  const City& laid = table.player().city;
  EXPECT_EQ(cell_of(laid, plot_of(0, 0)), (Cell{0, 0}));
  EXPECT_EQ(cell_of(laid, plot_of(0, 3)), (Cell{1, 1}));
  EXPECT_EQ(cell_of(laid, plot_of(1, 2)), (Cell{1, 2}));
  EXPECT_EQ(cell_of(laid, plot_of(2, 1)), (Cell{-2, 1}));
  for (unsigned plot = 0; plot < 12; ++plot)
    EXPECT_EQ(plot_at(laid, cell_of(laid, static_cast<Plot>(plot))), plot);
  EXPECT_EQ(plot_at(laid, {2, 0}), kPlots);
}

TEST(LunaCity, LC_4_14_LC_4_17_LC_4_18_B07_numbers_rise_beside_an_edge) {
  const Table table = city({{"K04a", 0, 0}, {"K07a", 0, 1}});
  EXPECT_TRUE(goes(table, 8, 0, 2));
  EXPECT_FALSE(goes(table, 7, 0, 2));
  EXPECT_FALSE(goes(table, 5, 0, 2));
  EXPECT_TRUE(goes(table, 3, 0, -1));
  EXPECT_FALSE(goes(table, 4, 0, -1));
  EXPECT_TRUE(goes(table, 1, 1, 0));
  EXPECT_FALSE(goes(table, 1, 1, 2)) << "touches by a corner only";
}

TEST(LunaCity, LC_4_15_B08_at_most_three_rows) {
  const Table table = city({{"K04a", 0, 0}, {"K04b", 1, 0}, {"K04c", 2, 0}});
  EXPECT_FALSE(is_open(table, -1, 0));
  EXPECT_TRUE(is_open(table, 0, 1));
  EXPECT_TRUE(is_open(table, 2, -1));
  const Table up = city({{"K04a", 0, 0}, {"K04b", -1, 0}, {"K04c", -2, 0}});
  EXPECT_FALSE(is_open(up, 1, 0));
}

TEST(LunaCity, LC_4_16_B09_rows_open_above_and_below_and_may_have_gaps) {
  const Table table = city({{"K03a", 0, 0}, {"K05a", 0, 1}, {"K07a", 0, 2}});
  EXPECT_TRUE(is_open(table, -1, 1));
  EXPECT_TRUE(is_open(table, 1, 1));
  const Table gap =
      city({{"K03a", 0, 0}, {"K05a", 0, 1}, {"K07a", 0, 2}, {"K02a", 1, 0}, {"K09a", 1, 2}});
  EXPECT_TRUE(goes(gap, 4, 1, 1));
}

TEST(LunaCity, LC_4_17_B10_no_number_twice_in_a_row) {
  const Table table = city({{"K03a", 0, 0}, {"K05a", 1, 0}, {"K08a", 1, 1}});
  EXPECT_FALSE(goes(table, 3, 0, 1));
  EXPECT_TRUE(goes(table, 4, 0, 1));
}

TEST(LunaCity, LC_4_18_LC_1_52_B11_numbers_of_a_row_are_compared_across_gaps) {
  const Table table = city({{"K05a", 0, 0},
                            {"K06a", 0, 1},
                            {"K04a", 1, 0},
                            {"K02a", 1, 1, CardMode::face_down},
                            {"K07a", 0, 2}});
  // Row 1 has a 4 and a face-down card, which is skipped.
  EXPECT_TRUE(goes(table, 5, 1, 2));
  EXPECT_FALSE(goes(table, 3, 1, 2));
}

TEST(LunaCity, LC_4_13_no_card_lies_on_another) {
  const Table table = city({{"K04a", 0, 0}, {"K07a", 0, 1}});
  EXPECT_FALSE(is_open(table, 0, 0));
  EXPECT_FALSE(is_open(table, 0, 1));
}

TEST(LunaCity, LC_4_14_LC_1_43_a_face_down_card_is_a_card_to_lay_beside) {
  const Table table = city({{"K04a", 0, 0}, {"K07a", 0, 1, CardMode::face_down}});
  EXPECT_TRUE(is_open(table, 0, 2));
  EXPECT_TRUE(goes(table, 5, 0, 2)) << "its number is not seen";
  EXPECT_EQ(std::popcount(table.player().city.plots), 4) << "it has no plots";
}

TEST(LunaCity, LC_4_19_a_card_fits_if_some_position_takes_it) {
  const Table table = city({{"K01a", 0, 0}, {"K10a", 0, 1}});
  const City& laid = table.player().city;
  const Positions open = open_positions(laid, 3);
  EXPECT_EQ(fitting_numbers(laid, open), 0b11'1111'1111) << "new rows take everything";
  const Table full = city({{"K01a", 0, 0},
                           {"K01b", 1, 0},
                           {"K01c", 2, 0},
                           {"K10a", 0, 1},
                           {"K10b", 1, 1},
                           {"K10c", 2, 1}});
  EXPECT_EQ(fitting_numbers(full.player().city, open_positions(full.player().city, 3)), 0);
}

TEST(LunaCity, LC_4_24_a_card_can_always_lie_somewhere) {
  const Table full = city({{"K01a", 0, 0},
                           {"K01b", 1, 0},
                           {"K01c", 2, 0},
                           {"K10a", 0, 1},
                           {"K10b", 1, 1},
                           {"K10c", 2, 1}});
  EXPECT_TRUE(is_open(full, 0, 2));
  EXPECT_TRUE(is_open(full, 1, -1));
}

// ---- Plots

TEST(LunaCity, LC_4_32_LC_4_33_E12_only_buildings_go_on_scaffolding) {
  Table table = city({{"K01b", 0, 0}});  // scaffolding at 0,0
  const City& laid = table.player().city;
  const auto takes = [&](std::string_view tile) {
    return (plots_for(laid, table.game.tables.types[table.tile(tile)]) & plot_bit(0)) != 0;
  };
  for (const char* building : {"modhab_greenhouse", "complex_sales", "landing_pad"})
    EXPECT_TRUE(takes(building)) << building;
  for (const char* other :
       {"hydrogen", "greenhouse_pear", "sales_office", "redistribution", "meteorite"})
    EXPECT_FALSE(takes(other)) << other;
}

TEST(LunaCity, LC_4_34_LC_4_42_LC_1_44_LC_1_45_E13_demolition_empties_any_plot) {
  // Scaffolding, a meteorite, a printed project, a tile, a building, an empty plot.
  Table table = city({{"K01b", 0, 0}, {"K05f", 0, 1}, {"K07f", 0, 2}});
  table.build(0, "hydrogen", 0, 1).build(0, "landing_pad", 1, 0);
  for (const auto& [row, column] : {std::pair{0, 0}, {0, 3}, {0, 5}, {0, 1}, {1, 0}, {1, 1}}) {
    Table after = table;
    after.build(0, "demolition", row, column);
    EXPECT_EQ(after.content(0, row, column), "empty") << row << "," << column;
    const City& laid = after.player().city;
    EXPECT_NE(laid.empty & plot_bit(plot_at(laid, {static_cast<std::int8_t>(row),
                                                   static_cast<std::int8_t>(column)})),
              0U);
    after.build(0, "oxygen", row, column).build(0, "demolition", row, column);
    EXPECT_EQ(after.content(0, row, column), "empty") << "again";
  }
}

TEST(LunaCity, LC_4_32_B20_a_double_plot_takes_one_tile) {
  Table table = city({{"K08g", 0, 0}});  // cells 0 and 1 are one plot
  EXPECT_THAT(table.content(0, 0, 1), "no plot") << "it is named by its first cell";
  table.build(0, "hydrogen", 0, 0).placing({"hydrogen"}).play({"tile hydrogen"});
  EXPECT_THAT(table.legal(), UnorderedElementsAre("on [1,0]", "on [1,1]"));
}

TEST(LunaCity, LC_4_35_B21_no_tile_on_a_face_down_card) {
  Table table = city({{"K04a", 0, 0}, {"K08a", 0, 1, CardMode::face_down}});
  table.placing({"demolition"}).play({"tile demolition"});
  EXPECT_THAT(table.legal(), UnorderedElementsAre("on [0,0]", "on [0,1]", "on [1,0]", "on [1,1]"));
}

// ---- The Show Home

std::vector<Cell> places_for_home(const Table& table) {
  const Cells cells = home_cells(table.player().city);
  return {cells.begin(), cells.end()};
}

TEST(LunaCity, LC_6_9_a_show_home_lies_beside_a_face_up_card) {
  const Table one = city({{"K04a", 0, 0}});
  EXPECT_EQ(places_for_home(one).size(), 8U);
  const Table two = city({{"K04a", 0, 0}, {"K08a", 0, 1, CardMode::face_down}});
  const std::vector<Cell> cells = places_for_home(two);
  EXPECT_EQ(cells.size(), 6U) << "neither on a card nor beside a face-down one alone";
  EXPECT_THAT(cells, Contains(Cell{-1, 0}));
  EXPECT_THAT(cells, Not(Contains(Cell{0, 2})));
  const Table rows = city({{"K04a", 0, 0}, {"K04b", 1, 0}, {"K04c", 2, 0}});
  EXPECT_THAT(places_for_home(rows), Contains(Cell{6, 0})) << "outside the three rows";
}

TEST(LunaCity, LC_6_11_no_card_covers_the_show_home) {
  Table table = city({{"K04a", 0, 0}});
  EXPECT_TRUE(is_open(table, 0, 1));
  table.player().city.home = {1, 2};
  table.player().city.plots |= plot_bit(kShowHome);
  EXPECT_FALSE(is_open(table, 0, 1));
  EXPECT_FALSE(is_open(table, 0, 2)) << "it is no card to lay beside";
  EXPECT_TRUE(is_open(table, 1, 0));
}

}  // namespace
}  // namespace orrery::luna_capital
