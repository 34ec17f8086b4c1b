// Placing a bonus marker on the twelve spaces of the board (section 4.8).
#include <algorithm>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

bool open(Table table, const std::string& space) {
  if (!table.is_legal("marker")) return false;
  return table.play({"marker"}).is_legal("space " + space);
}

std::size_t number(const Table& table, std::string_view space) {
  const auto& names = table.game.tables.space_names;
  return static_cast<std::size_t>(std::ranges::find(names, space) - names.begin());
}

TEST(SkyminesMarker, SK_4_56_a_marker_blocks_its_space_until_the_preparation) {
  Table table(2);
  table.play({"marker", "space STD-REMOVE", "remove S1-C2"});
  EXPECT_EQ(table.player().markers, 2);
  EXPECT_EQ(table.state.marker_on[number(table, "STD-REMOVE")], 1);
  EXPECT_FALSE(open(table, "STD-REMOVE")) << "for all";
  table.leave_all();
  table.play({"ready", "ready"});
  EXPECT_TRUE(open(table, "STD-REMOVE"));
}

TEST(SkyminesMarker, SK_4_56_without_markers_there_is_no_such_action) {
  Table table(2);
  EXPECT_TRUE(table.is_legal("marker"));
  table.player().markers = 0;
  EXPECT_FALSE(table.is_legal("marker"));
}

TEST(SkyminesMarker, SK_4_57_only_spaces_whose_effect_can_be_carried_out) {
  Table table(2);
  table.coins(0, 0).hand(0, {}).no_display();
  EXPECT_FALSE(table.is_legal("marker")) << "first player in the first turn, no coins, no cards";
  table.player().turns = 2;
  table.play({"marker"});
  EXPECT_EQ(table.legal(), Names{"space STD-FIRST"});
}

TEST(SkyminesMarker, DP_16_lists_every_open_space_in_order) {
  Table table(2);
  table.coins(0, 9).area(0, {"S1-SCI1", "S1-C2", "S1-M2", "S1-T2", "S1-E2"}).turn(0);
  table.play({"marker"});
  EXPECT_EQ(table.legal(),
            (Names{"space MAJ-SCI", "space MAJ-TIT", "space MAJ-CAR", "space MAJ-ENE",
                   "space MAJ-MIN", "space STD-FIRST", "space STD-BUY", "space STD-REMOVE",
                   "space TILE-RES", "space TILE-SCI", "space TILE-FIELD", "space TILE-ENERGY"}));
}

// Tiers of a majority space: what they need, and what they give.
struct TierCase {
  std::string space;
  Names area;  // just enough
  std::string tier;
  std::string company;  // whose track
  unsigned spaces;
  int coins;
  unsigned helium;
  unsigned rp;
  unsigned outposts;
  std::size_t tiers;  // how many can be chosen
};

class SkyminesTiers : public testing::TestWithParam<TierCase> {};

TEST_P(SkyminesTiers, SK_4_59_to_SK_4_63_give_their_rewards) {
  const TierCase& expected = GetParam();
  Table table(2);
  table.area(0, expected.area).coins(0, 0).tank(0, 0);
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"}) table.at(0, company, 0);
  table.play({"marker", "space " + expected.space});
  EXPECT_EQ(table.legal().size(), expected.tiers) << "DP-17";
  table.play({expected.tier});
  EXPECT_EQ(table.player().coins, expected.coins);
  EXPECT_EQ(table.player().tank, expected.helium);
  if (expected.rp > 0) {
    EXPECT_EQ(table.task(), TaskKind::research);
    EXPECT_EQ(table.task_count(), expected.rp);
    for (unsigned i = 0; i < expected.rp; ++i) table.play({"coin"});
  }
  for (unsigned i = 0; i < expected.outposts; ++i) table.play({"outpost astrogo 1"});
  unsigned boxed = 0;
  for (const std::uint8_t each : table.state.boxed) boxed += each;
  EXPECT_EQ(boxed, expected.outposts);
  unsigned moved = 0;
  for (unsigned company = 0; company < kCompanies; ++company)
    moved += table.player().tracks[company];
  EXPECT_EQ(moved, expected.spaces);
  if (!expected.company.empty()) EXPECT_EQ(table.on_track(0, expected.company), expected.spaces);
  EXPECT_EQ(table.cards_up(0).size(), expected.area.size()) << "SK-4.64: not used up";
  EXPECT_EQ(table.state.turn, 1);
}

INSTANTIATE_TEST_SUITE_P(
    All, SkyminesTiers,
    testing::Values(TierCase{"MAJ-SCI", {"S1-SCI1"}, "tier 1", "", 0, 2, 0, 0, 0, 1},
                    TierCase{"MAJ-SCI", {"S1-SCI1", "B-14"}, "tier 2", "", 0, 2, 0, 1, 0, 2},
                    TierCase{
                        "MAJ-SCI", {"S1-SCI1", "B-14", "A-09"}, "tier 3", "", 0, 3, 0, 2, 0, 3},
                    TierCase{"MAJ-TIT", {"S1-T2"}, "tier 1", "astrogo", 2, 0, 0, 0, 0, 1},
                    TierCase{"MAJ-TIT", {"A-03"}, "tier 1", "astrogo", 2, 0, 0, 0, 0, 1},
                    TierCase{"MAJ-TIT", {"S1-T2", "B-03"}, "tier 2", "astrogo", 3, 0, 0, 0, 1, 2},
                    TierCase{"MAJ-TIT", {"S1-T2", "B-06"}, "tier 3", "astrogo", 4, 0, 0, 1, 0, 3},
                    TierCase{"MAJ-MIN", {"S1-M2"}, "tier 1", "minerva", 2, 0, 0, 0, 0, 1},
                    TierCase{"MAJ-MIN", {"B-05"}, "tier 2", "minerva", 3, 0, 1, 0, 0, 2},
                    TierCase{"MAJ-MIN", {"B-05", "S1-M2"}, "tier 3", "minerva", 4, 1, 0, 0, 0, 3},
                    TierCase{"MAJ-CAR", {"S1-C2"}, "tier 1", "tawac", 2, 0, 0, 0, 0, 1},
                    TierCase{"MAJ-CAR", {"B-04"}, "tier 2", "tawac", 3, 1, 0, 0, 0, 2},
                    TierCase{"MAJ-CAR", {"B-04", "S1-C2"}, "tier 3", "tawac", 4, 0, 1, 0, 0, 3},
                    TierCase{"MAJ-ENE", {"S1-E2"}, "tier 1", "skymine", 2, 0, 0, 0, 0, 1},
                    TierCase{"MAJ-ENE", {"S1-E2", "A-07"}, "tier 2", "skymine", 3, 1, 0, 0, 0, 2},
                    TierCase{"MAJ-ENE", {"B-08", "B-09"}, "tier 3", "skymine", 4, 0, 0, 1, 0, 3}));

TEST(SkyminesMarker, EX_29_EX_30_the_first_tier_must_be_reached) {
  Table table(2);
  table.area(0, {"S1-T1", "S1-C1", "S1-M1", "SE-01", "B-14"});
  for (const char* space : {"MAJ-SCI", "MAJ-TIT", "MAJ-MIN", "MAJ-CAR", "MAJ-ENE"})
    EXPECT_FALSE(open(table, space)) << space;
}

TEST(SkyminesMarker, SK_4_59_field_scientists_alone_are_no_scientists) {
  Table table(2);
  table.area(0, {"B-14", "C-10", "C-11"});
  EXPECT_FALSE(open(table, "MAJ-SCI")) << "one real scientist is needed";
}

TEST(SkyminesMarker, EX_11_SK_4_64_a_tie_is_fine) {
  Table table(3);
  table.area(0, {"S1-M2", "A-02"}).area(1, {"C-02"}).area(2, {"S3-M1", "B-05"});
  table.tank(0, 0).at(0, "minerva", 0);
  table.play({"marker", "space MAJ-MIN", "tier 2"});
  EXPECT_EQ(table.on_track(0, "minerva"), 3U);
  EXPECT_EQ(table.player().tank, 1);
  EXPECT_EQ(table.cards_up(0).size(), 2U);
}

TEST(SkyminesMarker, SK_4_64_nobody_may_have_more) {
  Table table(3);
  table.area(0, {"S1-M2", "A-02"}).area(2, {"S3-M2", "B-05"});
  EXPECT_FALSE(open(table, "MAJ-MIN"));
  table.face_down(2, "B-05");
  EXPECT_TRUE(open(table, "MAJ-MIN")) << "at this moment";
}

TEST(SkyminesMarker, SK_4_59_the_measure_of_MAJ_SCI_is_scientists_alone) {
  Table table(2);
  table.area(0, {"S1-SCI1"}).area(1, {"S2-SCI1", "B-14"});
  EXPECT_TRUE(open(table, "MAJ-SCI")) << "1 against 1";
  table.area(1, {"S2-SCI1", "S2-SCI2"});
  EXPECT_FALSE(open(table, "MAJ-SCI"));
}

TEST(SkyminesMarker, SK_4_64_a_luna_is_compared_too) {
  Table table(1, {{"lunas", "1"}});
  const auto& names = table.game.tables.luna_card_names;
  const auto code = [&](std::string_view name) {
    return static_cast<std::uint8_t>(std::ranges::find(names, name) - names.begin() + 1);
  };
  table.area(0, {"B-06"});
  table.state.lunas[0].majority = {code("II-1"), code("I-1")};  // titanium 4
  EXPECT_TRUE(open(table, "MAJ-TIT"));
  table.state.lunas[0].majority = {code("II-2"), code("I-1")};  // titanium 6
  EXPECT_FALSE(open(table, "MAJ-TIT"));
}

TEST(SkyminesMarker, EX_28_SK_4_64_a_lower_tier_may_be_chosen) {
  Table table(2);
  table.area(0, {"B-05", "S1-M2"}).play({"marker", "space MAJ-MIN"});
  EXPECT_EQ(table.legal(), (Names{"tier 1", "tier 2", "tier 3"}));
}

TEST(SkyminesMarker, EX_33_SK_4_65_the_first_player_waits_for_a_second_turn) {
  Table table(3);
  EXPECT_FALSE(open(table, "STD-FIRST"));
  table.player().turns = 2;
  EXPECT_TRUE(open(table, "STD-FIRST"));
  table.play({"marker", "space STD-FIRST"});
  EXPECT_EQ(table.state.first_marker, 0) << "kept";
  EXPECT_EQ(table.task_count(), 1U);
  table.play({"coin"});
  EXPECT_FALSE(open(table, "STD-FIRST")) << "taken";
}

TEST(SkyminesMarker, EX_33_SK_4_65_others_may_take_it_in_their_first_turn) {
  Table table(3);
  table.play({"leave", "stack 2"});
  EXPECT_TRUE(open(table, "STD-FIRST"));
  table.play({"marker", "space STD-FIRST"});
  EXPECT_EQ(table.state.first_marker, 1);
}

TEST(SkyminesMarker, SK_4_65_who_lost_the_marker_this_round_still_is_its_first_player) {
  Table table(2);
  table.state.first_marker = 1;
  EXPECT_FALSE(open(table, "STD-FIRST"));
}

TEST(SkyminesMarker, EX_12_SK_4_66_buying_for_coins) {
  Table table(2);
  table.no_display().display(1, "A-06").display(7, "A-01").coins(0, 4);
  table.play({"marker", "space STD-BUY"});
  EXPECT_EQ(table.player().coins, 3) << "the fee";
  EXPECT_EQ(table.legal(), Names{"gain 1"}) << "DP-18: 3 and 3 + 1; not declinable";
  table.play({"gain 1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_TRUE(table.player().hand.has(table.card("A-06")));
  EXPECT_EQ(table.card_on(1), "");
}

TEST(SkyminesMarker, SK_4_66_the_fee_and_the_card_must_be_affordable) {
  Table table(2);
  table.no_display().display(1, "A-06").coins(0, 3);
  EXPECT_FALSE(open(table, "STD-BUY"));
  table.coins(0, 4);
  EXPECT_TRUE(open(table, "STD-BUY"));
  table.no_display();
  EXPECT_FALSE(open(table, "STD-BUY")) << "nothing to buy";
  table.coins(0, 300);
  EXPECT_FALSE(open(table, "STD-BUY")) << "for any money";
}

TEST(SkyminesMarker, PR_03_SK_4_66_at_cost_0_the_fee_is_paid_all_the_same) {
  Table table(2);
  table.no_display().display(1, "B-14").coins(0, 1);
  table.game.tables.cards[table.card("B-14")].cost = 0;
  table.play({"marker", "space STD-BUY", "gain 1"});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_TRUE(table.player().hand.has(table.card("B-14")));
}

TEST(SkyminesMarker, EX_13_SK_4_67_selling_a_card) {
  Table table(2);
  table.hand(0, {"S1-C1", "C-04", "E-02"}).coins(0, 0);
  table.play({"marker", "space STD-REMOVE"});
  EXPECT_EQ(table.legal(), (Names{"remove C-04", "remove E-02", "remove S1-C1"}))
      << "DP-19; SK-4.100: share cards as well";
  Table share = table;
  table.play({"remove S1-C1"});
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_TRUE(table.state.removed.has(table.card("S1-C1")));
  EXPECT_FALSE(table.player().hand.has(table.card("S1-C1")));
  EXPECT_EQ(share.play({"remove E-02"}).player().coins, 5);
}

TEST(SkyminesMarker, SK_4_67_needs_a_card_in_hand) {
  Table table(2);
  table.hand(0, {});
  EXPECT_FALSE(open(table, "STD-REMOVE"));
}

struct TileCase {
  std::string tile;
  int fee;
};
class SkyminesTileSpaces : public testing::TestWithParam<TileCase> {};

TEST_P(SkyminesTileSpaces, SK_4_68_a_fee_reserves_the_tile_for_the_next_round) {
  const auto& [tile, fee] = GetParam();
  Table table(2);
  table.coins(0, static_cast<unsigned>(fee - 1));
  EXPECT_FALSE(open(table, "TILE-" + tile));
  table.coins(0, static_cast<unsigned>(fee));
  table.play({"marker", "space TILE-" + tile});
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.player().tiles, 0);
  table.leave_all();
  const auto bit =
      1U << static_cast<unsigned>(std::ranges::find(table.game.tables.tile_names, tile) -
                                  table.game.tables.tile_names.begin());
  EXPECT_EQ(table.player().tiles, bit);
}

INSTANTIATE_TEST_SUITE_P(Four, SkyminesTileSpaces,
                         testing::Values(TileCase{"RES", 1}, TileCase{"SCI", 1},
                                         TileCase{"FIELD", 2}, TileCase{"ENERGY", 2}));

TEST(SkyminesMarker, SK_4_69_a_tile_may_be_reserved_while_another_holds_it) {
  Table table(2);
  table.coins(0, 1).tiles(1, {"SCI"});
  EXPECT_TRUE(open(table, "TILE-SCI"));
  table.play({"marker", "space TILE-SCI"});
  EXPECT_EQ(table.player(1).tiles, 1U << kTileSci);
  table.leave_all();
  EXPECT_EQ(table.player(0).tiles, 1U << kTileSci);
  EXPECT_EQ(table.player(1).tiles, 0) << "SK-11.17: with one player";
}

TEST(SkyminesMarker, SK_11_16_markers_in_reserve_and_placed) {
  Table table(3);
  table.coins(0, 9);
  EXPECT_EQ(table.player().markers, 2);
  table.play({"marker", "space TILE-SCI"});
  EXPECT_EQ(table.player().markers, 1);
  table.leave_all();
  EXPECT_EQ(table.player().markers, 2);
}

}  // namespace
}  // namespace orrery::skymines
