// Leaving the round (section 4.11) and the variant of linked slots (section 6.2).
#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

TEST(SkyminesLeave, EX_14_SK_4_96_one_stack_then_every_card_to_a_different_rest_slot) {
  Table table(2);
  table.area(0, {"B-14", "S1-SCI1", "S1-C2"}).tiles(0, {"FIELD"});
  for (const char* card : {"B-14", "S1-SCI1", "S1-C2"}) table.face_down(0, card);
  table.hand(0, {}).rest(0, 2, {"S1-E2", "A-01"}).rest(0, 3, {"S1-C1"}).rest(0, 4, {});
  table.play({"leave"});
  EXPECT_EQ(table.cards_up(0), (Names{"B-14", "S1-SCI1", "S1-C2"})) << "step 1";
  EXPECT_EQ(table.legal(), (Names{"stack 2", "stack 3"})) << "DP-26";
  table.play({"stack 2"});
  EXPECT_EQ(table.hand_of(0), (Names{"A-01", "S1-E2"})) << "the whole stack";
  EXPECT_EQ(table.legal(), (Names{"rest 1", "rest 3"})) << "DP-27: empty ones are one alternative";
  table.play({"rest 3"});
  EXPECT_EQ(table.rest_of(0, 3), (Names{"S1-C1", "B-14"})) << "on top";
  EXPECT_EQ(table.legal(), Names{"rest 1"}) << "3 is used in this leave";
  table.play({"rest 1", "rest 2"});
  EXPECT_EQ(table.rest_of(0, 1), Names{"S1-SCI1"});
  EXPECT_EQ(table.rest_of(0, 2), Names{"S1-C2"}) << "SK-4.97: the slot just emptied serves too";
  EXPECT_EQ(table.player().tiles, 0) << "SK-4.95";
  EXPECT_EQ(table.player().left, 1);
  EXPECT_EQ(table.state.turn, 1);
}

TEST(SkyminesLeave, SK_4_96_without_a_stack_the_step_is_skipped) {
  Table table(2);
  table.area(0, {"S1-C2"});
  for (int slot = 1; slot <= 5; ++slot) table.rest(0, slot, {});
  table.play({"leave"});
  EXPECT_EQ(table.task(), TaskKind::rest_slot);
}

TEST(SkyminesLeave, SK_4_97_all_five_rest_slots_may_be_used_from_the_start) {
  Table table(2);
  table.area(0, {"S1-C2", "S1-T2", "S1-M2"});
  table.rest(0, 1, {}).rest(0, 2, {"S1-C1"}).rest(0, 3, {"S1-T1"}).rest(0, 4, {"S1-M1"});
  table.rest(0, 5, {"S1-E2"});
  table.play({"leave", "stack 2"});
  EXPECT_EQ(table.legal(), (Names{"rest 1", "rest 3", "rest 4", "rest 5"}));
}

TEST(SkyminesLeave, SK_4_95_tiles_return_used_or_not) {
  Table table(2);
  table.area(0, {"S1-C2"}).tiles(0, {"RES", "ENERGY"}).play({"res", "on S1-C2"});
  table.player().tiles_up = 1U << kTileRes;
  table.leave_all();
  EXPECT_EQ(table.player().tiles, 0);
  EXPECT_EQ(table.player().tiles_up, 0);
  EXPECT_EQ(table.player().res_on, 0);
}

TEST(SkyminesLeave, SK_4_99_in_round_7_everything_goes_to_the_hand) {
  Table table(2);
  table.round(7).area(0, {"S1-C2", "S1-T2"}).hand(0, {"A-01"});
  table.rest(0, 2, {"S1-E2", "A-02"}).rest(0, 4, {"S1-M1"}).rest(0, 3, {});
  table.play({"leave"});
  EXPECT_EQ(table.hand_of(0), (Names{"A-01", "A-02", "S1-C2", "S1-M1", "S1-T2", "S1-E2"}));
  for (int slot = 1; slot <= 5; ++slot) EXPECT_EQ(table.rest_of(0, slot), Names{});
  EXPECT_EQ(table.state.turn, 1) << "no decision";
}

TEST(SkyminesLeave, SK_3_11_leaving_is_always_allowed) {
  Table table(2);
  table.area(0, {"S1-C2", "S1-E2", "S1-SCI1"});
  EXPECT_EQ(table.legal().back(), "leave");
}

TEST(SkyminesLeave, EX_14_SK_6_3_linked_slots_send_every_card_straight_up) {
  Table table(2, {{"linked_slots", "on"}});
  table.area(0, {"S1-C2", "S1-T2", "S1-M2", "S1-SCI1", "B-14"}).hand(0, {});
  table.rest(0, 2, {"S1-C1"}).rest(0, 3, {"S1-T1"}).rest(0, 4, {"S1-M1"});
  table.play({"leave"});
  EXPECT_EQ(table.legal(), (Names{"stack 2", "stack 3", "stack 4"})) << "SK-6.5: chosen freely";
  table.play({"stack 3"});
  EXPECT_EQ(table.hand_of(0), Names{"S1-T1"}) << "taken first";
  EXPECT_EQ(table.rest_of(0, 1), Names{"S1-C2"});
  EXPECT_EQ(table.rest_of(0, 2), (Names{"S1-C1", "S1-T2"}));
  EXPECT_EQ(table.rest_of(0, 3), Names{"S1-M2"});
  EXPECT_EQ(table.rest_of(0, 4), (Names{"S1-M1", "S1-SCI1"}));
  EXPECT_EQ(table.rest_of(0, 5), Names{"B-14"});
  EXPECT_EQ(table.state.turn, 1) << "no choice of rest slot";
}

TEST(SkyminesLeave, SK_11_25_a_rest_stack_grows_by_one_card_a_round_at_most) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Table table(3);
    std::size_t highest = 0;
    table.play_until(
        [&](const State& state) {
          for (const Player& player : state.players)
            for (const auto& stack : player.rest) {
              highest = std::max(highest, stack.size());
              EXPECT_LE(stack.size(), state.round + 2U);
            }
          return false;
        },
        seed);
    EXPECT_LE(highest, 7U);
  }
}

}  // namespace
}  // namespace orrery::skymines
