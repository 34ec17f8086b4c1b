// The pile of tasks of a turn: its order, what is asked and what happens by itself (chapter 9).
#include <algorithm>

#include <gtest/gtest.h>

#include "core/play.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesTurn, SK_9_1_decisions_with_one_alternative_are_taken_automatically) {
  Table table(2);
  table.area(0, {"S1-SCI1"}).coins(0, 0).research('A', {}).research('B', {}).research('C', {});
  table.play({"scientist S1-SCI1"});
  EXPECT_EQ(table.legal(), Names{"stop"});
  table.player(1).markers = 0;
  settle<Rules>(table.game, table.state, nullptr);
  EXPECT_EQ(table.player().coins, 2) << "stop, coin, coin";
  EXPECT_EQ(table.player(1).left, 0) << "which stack to take is a choice";
  EXPECT_EQ(table.task(), TaskKind::rest_stack) << "leaving was the only thing to do";
}

TEST(SkyminesTurn, SK_9_1_everybody_can_tell_what_is_forced) {
  const Table table(2);
  for (int seat = 0; seat < 2; ++seat)
    EXPECT_TRUE(forced_openly(table.game, table.state, seat_at(seat)));
}

TEST(SkyminesTurn, SK_9_5_the_pile_of_a_turn) {
  const Table table(2);
  ASSERT_EQ(table.state.tasks.size(), 3U);
  EXPECT_EQ(table.state.tasks[0].kind, TaskKind::end_turn);
  EXPECT_EQ(table.state.tasks[1].kind, TaskKind::end_action);
  EXPECT_EQ(table.state.tasks[2].kind, TaskKind::menu);
}

TEST(SkyminesTurn, SK_9_5_bonuses_then_the_action_then_plans_then_refilling_then_the_next_seat) {
  Table table(2);
  table.area(0, {"S1-SCI1", "S1-SCI2"}).coins(0, 0).area(1, {"S2-SCI1"});
  table.research('A', {"PA-01", "PA-02", "PA-03", "PA-04"});
  table.play({"scientist S1-SCI1", "stop", "research A2", "coin", "screen 2"});
  const auto at = [&](EventKind kind) {
    const auto found =
        std::ranges::find(table.events, static_cast<std::uint8_t>(kind), &Event::kind);
    EXPECT_NE(found, table.events.end());
    return found - table.events.begin();
  };
  EXPECT_LT(at(EventKind::used_cards), at(EventKind::took_plan));
  EXPECT_LT(at(EventKind::took_plan), at(EventKind::gained_coins));
  EXPECT_LT(at(EventKind::gained_coins), at(EventKind::placed_plan));
  EXPECT_LT(at(EventKind::placed_plan), at(EventKind::plan_shown));
  EXPECT_LT(at(EventKind::plan_shown), at(EventKind::turn_begins));
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesTurn, SK_9_4_SK_4_21_the_order_of_rewards_is_never_asked) {
  Table table(2);
  Reward reward;
  reward.coins = 1;
  reward.he = 2;
  reward.rp = 1;
  reward.remove_outposts = 1;
  reward.track = {1, 0, 0, 1};
  reward.track_any = 2;
  table.coins(0, 0).tank(0, 0);
  const Step step{{table.game, table.state, nullptr}};
  gain(step, reward);
  run(step);
  EXPECT_EQ(table.player().coins, 1);
  EXPECT_EQ(table.player().tank, 2);
  EXPECT_EQ(table.task(), TaskKind::research);
  EXPECT_EQ(table.on_track(0, "minerva"), 0U);
  table.play({"coin"});
  EXPECT_EQ(table.task(), TaskKind::remove_outpost);
  table.play({"outpost tawac 1"});
  EXPECT_EQ(table.on_track(0, "astrogo"), 1U);
  EXPECT_EQ(table.on_track(0, "minerva"), 1U);
  EXPECT_EQ(table.task(), TaskKind::any_track);
}

TEST(SkyminesTurn, SK_9_6_the_order_of_an_expansion) {
  Table table(2);
  table.outpost("skymine", 24).lay_track("minerva", "D2").at(0, "minerva", 3).coins(0, 5);
  table.area(0, {"B-08", "B-09"}).play({"expand"});
  EXPECT_EQ(table.task(), TaskKind::expand_company);
  table.play({"company minerva"});
  EXPECT_EQ(table.task(), TaskKind::expand_entry);
  table.play({"enter 24"});
  EXPECT_EQ(table.task(), TaskKind::expand_column);
  table.play({"from 1", "enter 22", "from 1"});
  EXPECT_EQ(table.task(), TaskKind::expand_entry);
  table.play({"stop"});
  EXPECT_EQ(table.task(), TaskKind::research) << "2 RP of sector 24";
  table.play({"coin", "coin"});
  EXPECT_EQ(table.task(), TaskKind::track_move) << "1 of sector 22, at the barrier of D2";
  table.play({"pay"});
  EXPECT_EQ(table.task(), TaskKind::return_column);
  EXPECT_EQ(table.cards_up(0).size(), 2U) << "cards are turned down last";
  table.play({table.legal().front()});
  EXPECT_EQ(table.cards_up(0).size(), 0U);
}

// Where a claim of a mission may find coins that matter, a single alternative is still asked for.
TEST(SkyminesTurn, SK_6_13_decisions_that_claims_can_widen_are_not_skipped) {
  Table units(2);
  units.no_display().area(0, {"S1-C1"}).coins(0, 0);
  units.at(0, "astrogo", 8).at(0, "tawac", 19).at(0, "skymine", 18).at(0, "minerva", 19);
  EXPECT_EQ(units.play({"use carbon", "with S1-C1"}).legal(), Names{"forfeit"}) << "DP-07";
  Table entry(2);
  entry.area(0, {"SE-01"}).play({"expand", "company tawac", "enter 2", "from 1"});
  EXPECT_EQ(entry.legal(), Names{"stop"}) << "DP-10";
  Table upload(2);
  upload.area(0, {"S1-SCI1"}).coins(0, 0).play({"scientist S1-SCI1"});
  EXPECT_EQ(upload.legal(), Names{"stop"}) << "DP-15";
}

TEST(SkyminesTurn, SK_1_3_a_company_keeps_its_track) {
  Table table(2);
  table.lay_track("minerva", "D2").at(0, "minerva", 0);
  table.area(0, {"S1-M2"}).play({"marker", "space MAJ-MIN", "tier 1"});
  EXPECT_EQ(table.on_track(0, "minerva"), 2U) << "the Minerva track, whatever its id";
  const auto tracks = table.state.track;
  table.play_until([](const State&) { return false; });
  EXPECT_EQ(table.state.track, tracks);
}

TEST(SkyminesTurn, SK_2_20_the_upload_marker_starts_before_the_start_token) {
  Table table(2);
  EXPECT_EQ(table.player().upload, 0);
  table.area(0, {"S1-SCI1", "S1-T2"}).coins(0, 0).play({"scientist S1-SCI1", "upload"});
  EXPECT_EQ(table.player().upload, 1) << "ST-01: titanium 2";
  table.play({"stop"});
  EXPECT_EQ(table.player().coins, 2) << "the reward of the token";
}

TEST(SkyminesTurn, SK_3_15_the_last_seat_takes_turn_after_turn) {
  Table table(3);
  table.area(2, {"S3-SCI1", "B-14"}).coins(2, 0);
  table.play({"leave", "stack 2", "leave", "stack 2"});
  EXPECT_EQ(table.state.turn, 2);
  table.play({"field B-14"});
  EXPECT_EQ(table.state.turn, 2);
  EXPECT_EQ(table.player(2).turns, 2);
}

TEST(SkyminesTurn, SK_3_22_rows_of_the_display) {
  Table table(2);
  for (int row = 1; row <= 4; ++row) {
    Table mine = table;
    const std::string middle = mine.card_on(row + 4);
    const std::string left = mine.card_on(row + 8);
    mine.leave_all();
    EXPECT_EQ(mine.card_on(row), middle);
    EXPECT_EQ(mine.card_on(row + 4), left);
  }
}

TEST(SkyminesTurn, SK_4_76_apart_from_barriers_a_move_is_carried_out_in_full) {
  Table table(2);
  table.area(0, {"B-05", "S1-M2"}).at(0, "minerva", 0);
  table.play({"marker", "space MAJ-MIN", "tier 3"});
  EXPECT_EQ(table.on_track(0, "minerva"), 4U);
  EXPECT_EQ(table.state.turn, 1) << "no chance to stop on the way";
}

TEST(SkyminesTurn, SK_4_79_the_second_bonus_replaces_the_first) {
  Table table(2);
  table.lay_track("skymine", "A1").bonus(0, "skymine", 1);
  EXPECT_EQ(permanent(table.game, table.state, seat_at(0)).energy_plus, 1);
  table.bonus(0, "skymine", 2);
  EXPECT_EQ(permanent(table.game, table.state, seat_at(0)).energy_plus, 2) << "not 1 + 2";
  table.lay_track("minerva", "B1").bonus(0, "minerva", 2);
  const Permanent both = permanent(table.game, table.state, seat_at(0));
  EXPECT_EQ(both.discount_minerals, 0);
  EXPECT_EQ(both.discount_any, 1);
}

TEST(SkyminesTurn, SK_4_79_also_within_a_round) {
  Table table(2);
  table.lay_track("skymine", "A1").bonus(0, "skymine", 1).at(0, "skymine", 11);
  table.area(0, {"S1-C1", "S1-E2"}).no_display();
  table.play({"use carbon", "with S1-C1", "step skymine"});
  EXPECT_EQ(table.totals_of(0).energy, 3);
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.totals_of(0).energy, 4);
}

TEST(SkyminesTurn, SK_4_92_any_card_of_the_removed_pile_whoever_owned_it) {
  Table table(2);
  table.lay_track("tawac", "E2").bonus(0, "tawac", 1).coins(0, 2).hand(0, {"S1-C1"});
  table.removed({"S2-E2", "D-03"});
  table.play({"marker", "space tawac-1", "remove S1-C1", "effect 2"});
  EXPECT_EQ(table.legal(), (Names{"recover D-03", "recover S1-C1", "recover S2-E2"}));
  table.play({"recover S2-E2"});
  EXPECT_EQ(table.hand_of(0), Names{"S2-E2"});
}

TEST(SkyminesTurn, SK_4_98_rest_stacks_are_open_to_all) {
  Table table(2);
  table.rest(0, 3, {"A-01", "S1-C1"});
  const State seen = blind(table.game, table.state, seat_at(1));
  EXPECT_EQ(seen.players[0].rest, table.player(0).rest);
}

TEST(SkyminesTurn, SK_6_5_the_stack_is_taken_before_linked_cards_go_up) {
  Table table(2, {{"linked_slots", "on"}});
  table.area(0, {"S1-C2", "S1-T2"}).hand(0, {}).rest(0, 2, {"S1-C1"});
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.hand_of(0), Names{"S1-C1"});
  EXPECT_EQ(table.rest_of(0, 2), Names{"S1-T2"});
}

TEST(SkyminesTurn, SK_1_15_nobody_pays_more_than_there_is) {
  Table table(2);
  table.coins(0, 0).no_display().display(1, "A-01");
  table.play({"marker"});
  for (const char* space : {"space STD-BUY", "space TILE-RES", "space TILE-ENERGY"})
    EXPECT_FALSE(table.is_legal(space));
}

}  // namespace
}  // namespace orrery::skymines
