// Stations: what columns show, how pieces leave and return (SK-1.7, SK-1.35, section 4.6).
#include <gtest/gtest.h>

#include "games/skymines/actions/outposts.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesStations, SK_1_7_the_value_is_the_coins_on_vacant_spaces) {
  Table table(2);
  // Minerva, from the top: 01012, 01002, 00112.
  EXPECT_EQ(table.value("minerva"), 0U);
  table.column("minerva", 1, 3, 1);
  EXPECT_EQ(table.value("minerva"), 0U);
  table.column("minerva", 1, 2, 1);
  EXPECT_EQ(table.value("minerva"), 1U);
  table.column("minerva", 1, 0, 1);
  EXPECT_EQ(table.value("minerva"), 2U);
  table.column("minerva", 1, 0, 0);
  EXPECT_EQ(table.value("minerva"), 4U);
  table.column("minerva", 2, 2, 1).column("minerva", 3, 1, 1);
  EXPECT_EQ(table.value("minerva"), 6U);
}

TEST(SkyminesStations, SK_11_5_an_empty_station_shows_eleven) {
  Table table(2);
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"}) {
    for (int column = 1; column <= 3; ++column) table.column(company, column, 0, 0);
    EXPECT_EQ(table.value(company), 11U) << company;
    EXPECT_FALSE(has_outposts(table.state, table.company(company)));
  }
}

TEST(SkyminesStations, SK_1_35_the_top_piece_is_taken_the_crossed_out_space_last) {
  Column column{.ordinary = 2, .crossed = 1};
  take_from(column);
  EXPECT_EQ(column, (Column{.ordinary = 1, .crossed = 1}));
  take_from(column);
  EXPECT_EQ(column, (Column{.ordinary = 0, .crossed = 1}));
  take_from(column);
  EXPECT_EQ(column, (Column{}));
  EXPECT_FALSE(can_take(column));
}

TEST(SkyminesStations, PR_06_SK_4_26_SK_11_4_a_vacant_crossed_out_space_stays_vacant) {
  Table table(2);
  const HomeColumn& print = table.game.station(0)[0];
  Column column{};
  EXPECT_EQ(visible_coins(print, column), 4U);
  for (unsigned returned = 1; returned <= 4; ++returned) {
    ASSERT_TRUE(can_return(print, column));
    return_to(column);
    EXPECT_EQ(column.ordinary, returned);
    EXPECT_EQ(column.crossed, 0);
    EXPECT_GE(visible_coins(print, column), 2U) << "the two coins at the bottom stay visible";
  }
  EXPECT_FALSE(can_return(print, column));
  EXPECT_EQ(vacant_spaces(print, column), 1U);
}

TEST(SkyminesStations, SK_1_35_returned_pieces_stand_on_the_lowest_spaces) {
  Table table(2);
  const HomeColumn& print = table.game.station(table.company("astrogo"))[0];  // 0 1 0 1 2
  Column column{.ordinary = 0, .crossed = 1};
  EXPECT_EQ(visible_coins(print, column), 2U);
  return_to(column);
  EXPECT_EQ(visible_coins(print, column), 1U) << "the space above the crossed-out one is covered";
}

TEST(SkyminesStations, SK_4_53_a_company_controls_collectors_where_it_stands) {
  Table table(2);
  table.outpost("tawac", 2).outpost("tawac", 9).outpost("tawac", 5).outpost("astrogo", 10);
  EXPECT_EQ(collectors(table.game, table.state, table.company("tawac")), 2U)
      << "one per gas collector, whatever its amount";
  EXPECT_EQ(collectors(table.game, table.state, table.company("astrogo")), 1U);
  EXPECT_EQ(collectors(table.game, table.state, table.company("skymine")), 0U);
}

Table& removing(Table& table, unsigned count) {
  table.state.tasks.push_back(Task::of(RemoveOutpost{.count = narrow(count)}));
  run({{table.game, table.state, &table.events}});
  return table;
}

TEST(SkyminesStations, EX_31_SK_4_50_the_top_outpost_of_any_column_of_any_station) {
  Table table(2);
  table.column("tawac", 2, 0, 0);
  removing(table, 1);
  EXPECT_EQ(table.legal().size(), 11U) << "DP-22: twelve columns, one of them empty";
  EXPECT_FALSE(table.is_legal("outpost tawac 2"));
  table.play({"outpost skymine 3"});
  EXPECT_EQ(table.state.station[table.company("skymine")][2],
            (Column{.ordinary = 3, .crossed = 1}));
  EXPECT_EQ(table.state.boxed[table.company("skymine")], 1);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

TEST(SkyminesStations, SK_4_50_all_come_from_one_station) {
  Table table(2);
  removing(table, 2).play({"outpost minerva 1"});
  EXPECT_EQ(table.legal(), (Names{"outpost minerva 1", "outpost minerva 2", "outpost minerva 3"}));
  table.play({"outpost minerva 1"});
  EXPECT_EQ(table.state.station[table.company("minerva")][0].ordinary, 2);
}

TEST(SkyminesStations, SK_4_50_a_station_with_fewer_gives_fewer) {
  Table table(2);
  table.column("minerva", 1, 0, 1).column("minerva", 2, 0, 0).column("minerva", 3, 0, 0);
  removing(table, 2).play({"outpost minerva 1"});
  EXPECT_EQ(table.task(), TaskKind::menu);
  EXPECT_EQ(table.state.boxed[table.company("minerva")], 15);
}

TEST(SkyminesStations, SK_4_50_nothing_happens_without_outposts) {
  Table table(2);
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"})
    for (int column = 1; column <= 3; ++column) table.column(company, column, 0, 0);
  removing(table, 1);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

}  // namespace
}  // namespace orrery::skymines
