// Moves on company tracks: barriers, thresholds, ends (section 4.9).
#include <gtest/gtest.h>

#include "games/skymines/actions/track_moves.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Seat 0 with a move of n spaces on a company's track before it.
Table& granted(Table& table, std::string_view company, unsigned spaces) {
  table.state.tasks.push_back(
      Task::of(TrackMove{.company = narrow(table.company(company)), .spaces = narrow(spaces)}));
  run({{table.game, table.state, &table.events}});
  return table;
}

TEST(SkyminesTracks, SK_1_5_shares_are_those_of_the_highest_share_space_passed) {
  Table table(2);
  table.lay_track("minerva", "B1");
  const auto shares_at = [&](unsigned space) {
    table.at(0, "minerva", space);
    return track_shares(table.game, table.state, seat_at(0), table.company("minerva"));
  };
  EXPECT_EQ(shares_at(0), 0U);
  EXPECT_EQ(shares_at(2), 0U);
  EXPECT_EQ(shares_at(3), 1U);
  EXPECT_EQ(shares_at(8), 2U);
  EXPECT_EQ(shares_at(16), 5U);
  EXPECT_EQ(shares_at(19), 6U);
}

TEST(SkyminesTracks, SK_1_13_SK_4_70_a_move_goes_space_by_space) {
  Table table(2);
  granted(table, "astrogo", 3);
  EXPECT_EQ(table.on_track(0, "astrogo"), 3U);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

TEST(SkyminesTracks, SK_4_71_a_barrier_asks_for_its_coins) {
  Table table(2);
  table.lay_track("astrogo", "C1").at(0, "astrogo", 7).coins(0, 3);  // barrier after 8: 2 coins
  granted(table, "astrogo", 3);
  EXPECT_EQ(table.on_track(0, "astrogo"), 8U);
  EXPECT_EQ(table.legal(), (Names{"pay", "stop"})) << "DP-08";
  table.play({"pay"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 10U);
  EXPECT_EQ(table.player().coins, 1);
}

TEST(SkyminesTracks, PR_04_SK_4_71_who_refuses_stops_and_loses_the_rest) {
  Table table(2);
  table.lay_track("astrogo", "C1").at(0, "astrogo", 7).coins(0, 3);
  granted(table, "astrogo", 3).play({"stop"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 8U);
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_EQ(table.task(), TaskKind::menu) << "nothing is left of the move";
}

TEST(SkyminesTracks, PR_04_SK_4_71_who_cannot_pay_can_only_stop) {
  Table table(2);
  table.lay_track("astrogo", "C1").at(0, "astrogo", 7).coins(0, 1);
  granted(table, "astrogo", 3);
  EXPECT_EQ(table.legal(), Names{"stop"});
}

TEST(SkyminesTracks, SK_4_72_a_barrier_refused_in_one_move_may_be_paid_in_another) {
  Table table(2);
  table.lay_track("astrogo", "C1").at(0, "astrogo", 8).coins(0, 2).area(0, {"S1-C2"}).no_display();
  table.at(0, "tawac", 19).at(0, "skymine", 18).at(0, "minerva", 19);
  granted(table, "astrogo", 1).play({"stop", "use carbon", "with S1-C2"});
  EXPECT_EQ(table.legal(), (Names{"step astrogo", "forfeit"}));
}

TEST(SkyminesTracks, EX_18_SK_4_73_a_threshold_pays_the_mover_and_those_beyond) {
  Table table(3);
  table.lay_track("skymine", "A1").at(0, "skymine", 4).at(1, "skymine", 6).at(2, "skymine", 9);
  table.coins(0, 0).coins(1, 0).coins(2, 0);
  granted(table, "skymine", 3);
  EXPECT_EQ(table.player(0).coins, 1);
  EXPECT_EQ(table.player(1).coins, 1);
  EXPECT_EQ(table.player(2).coins, 1);
  EXPECT_EQ(table.on_track(0, "skymine"), 7U);
  EXPECT_EQ(table.player().active_bonus[table.company("skymine")], 0) << "from the next turn on";
}

TEST(SkyminesTracks, SK_4_73_who_stands_before_it_gets_nothing) {
  Table table(3);
  table.lay_track("skymine", "A1").at(0, "skymine", 5).at(1, "skymine", 5).at(2, "skymine", 0);
  table.coins(0, 0).coins(1, 0).coins(2, 0);
  granted(table, "skymine", 1);
  EXPECT_EQ(table.player(0).coins, 1);
  EXPECT_EQ(table.player(1).coins, 0) << "on the space before the line";
  EXPECT_EQ(table.player(2).coins, 0);
}

TEST(SkyminesTracks, SK_4_73_a_luna_beyond_it_is_paid_too) {
  Table table(1, {{"lunas", "1"}});
  table.lay_track("skymine", "A1").at(0, "skymine", 11).at(1, "skymine", 12).coins(1, 0);
  granted(table, "skymine", 1);
  EXPECT_EQ(table.player(1).coins, 2);
}

TEST(SkyminesTracks, SK_4_74_coins_of_the_way_can_pay_a_later_barrier) {
  Table table(2);
  // E2: threshold after 5 pays 1, barrier after 7 costs 1.
  table.lay_track("astrogo", "E2").at(0, "astrogo", 5).coins(0, 0);
  granted(table, "astrogo", 3);
  EXPECT_EQ(table.legal(), (Names{"pay", "stop"}));
  table.play({"pay"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 8U);
  EXPECT_EQ(table.player().coins, 0);
}

TEST(SkyminesTracks, SK_4_75_further_spaces_are_lost_at_the_end) {
  Table table(2);
  table.lay_track("astrogo", "C1").at(0, "astrogo", 17).coins(0, 5);
  granted(table, "astrogo", 4);
  EXPECT_EQ(table.on_track(0, "astrogo"), 18U);
  EXPECT_EQ(table.player().coins, 5);
  EXPECT_EQ(table.task(), TaskKind::menu);
}

TEST(SkyminesTracks, SK_4_77_thresholds_unlock_one_bonus_each) {
  Table table(2);
  table.lay_track("tawac", "D1");  // thresholds after 4 and 10
  const auto passed = [&](unsigned space) {
    table.at(0, "tawac", space);
    return thresholds_passed(table.game, table.state, seat_at(0), table.company("tawac"));
  };
  EXPECT_EQ(passed(4), 0U);
  EXPECT_EQ(passed(5), 1U);
  EXPECT_EQ(passed(10), 1U);
  EXPECT_EQ(passed(11), 2U);
}

// Walks every track of the pack from its start to its end with plenty of coins.
class SkyminesEveryTrack : public testing::TestWithParam<const char*> {};

TEST_P(SkyminesEveryTrack, SK_1_33_barriers_cost_and_thresholds_pay_as_printed) {
  Table table(2);
  table.lay_track("astrogo", GetParam()).at(0, "astrogo", 0).coins(0, 100);
  const Track& track = table.game.tables.tracks[table.state.track[table.company("astrogo")]];
  int expected = 100;
  for (const std::uint8_t toll : track.barrier) expected -= toll;
  for (const std::uint8_t coins : track.threshold_coins) expected += coins;
  granted(table, "astrogo", kMaxTrackSpaces);
  while (table.task() == TaskKind::track_move) table.play({"pay"});
  EXPECT_EQ(table.on_track(0, "astrogo"), track.last);
  EXPECT_EQ(table.player().coins, expected);
}

INSTANTIATE_TEST_SUITE_P(Ten, SkyminesEveryTrack,
                         testing::Values("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1",
                                         "E2"));

}  // namespace
}  // namespace orrery::skymines
