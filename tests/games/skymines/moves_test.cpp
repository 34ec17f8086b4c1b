// Notation, prompts, sentences and refusals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

using testing::HasSubstr;

std::string said(const Message& message) { return Catalogue::built_in().say(message); }

std::string described(const Table& table, std::string_view text) {
  const auto move = parse_move(table.game, text);
  EXPECT_TRUE(move) << text;
  return said(describe(table.game, table.state, seat_at(table.state.turn), *move));
}

std::string refused(const Table& table, std::string_view text) {
  const auto move = parse_move(table.game, text);
  EXPECT_TRUE(move) << text;
  return said(why_illegal(table.game, table.state, seat_at(table.state.turn), *move));
}

std::string asked_of(const Table& table) {
  return said(prompt(table.game, table.state, seat_at(table.state.turn)));
}

TEST(SkyminesMoves, every_form_of_notation_reads_back) {
  const Game game = shipped_game(2);
  for (const char* text : {"token ST-07",
                           "plan S1-C2",
                           "plan SE-01 3",
                           "ready",
                           "res",
                           "use carbon",
                           "use mixed",
                           "expand",
                           "scientist S2-SCI1",
                           "scientist-tile",
                           "field B-14",
                           "field-tile",
                           "marker",
                           "leave",
                           "on S1-T2",
                           "with S1-C1,S1-C2,A-01,A-04,B-01",
                           "gain 12",
                           "step minerva",
                           "forfeit",
                           "pay",
                           "stop",
                           "company tawac",
                           "enter 24",
                           "from 3",
                           "research C4",
                           "special PS-7",
                           "coin",
                           "to 1",
                           "flip 16",
                           "upload",
                           "space MAJ-SCI",
                           "space astrogo-2",
                           "tier 3",
                           "remove E-04",
                           "effect 2",
                           "track skymine 3",
                           "outpost astrogo 3",
                           "recover D-01",
                           "place PB-24",
                           "place PS-2",
                           "screen 9",
                           "stack 5",
                           "rest 1",
                           "none"}) {
    const auto move = parse_move(game, text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(notation(game, *move), text);
  }
}

TEST(SkyminesMoves, what_is_written_otherwise_is_no_move) {
  const Game game = shipped_game(2);
  for (const char* text : {"token ST-11",
                           "token PA-01",
                           "plan",
                           "plan C1",
                           "plan S1-C2 ",
                           "plan S1-C2 x",
                           "ready now",
                           "use energy",
                           "with A-01,",
                           "with A-01,A-02,A-03,A-04,A-05,A-06",
                           "gain 0",
                           "gain 100",
                           "gain 01",
                           "step",
                           "step none",
                           "enter 25",
                           "enter 0",
                           "research D1",
                           "research A5",
                           "research A",
                           "special PS-1",
                           "special ST-01",
                           "space minerva-3",
                           "track skymine",
                           "outpost astrogo 0",
                           "place ",
                           "hidden ?",
                           "plan ?"})
    EXPECT_FALSE(parse_move(game, text)) << text;
}

TEST(SkyminesMoves, sentences_name_cards_costs_and_rewards) {
  Table table(2);
  table.area(0, {"S1-M2", "S1-SCI1"}).display(6, "A-02").coins(0, 4);
  EXPECT_EQ(described(table, "use minerals"), "Use minerals (up to 2).");
  EXPECT_EQ(described(table, "scientist S1-SCI1"), "Use the scientist with 2 RP (S1-SCI1).");
  EXPECT_EQ(described(table, "leave"), "Leave the round.");
  table.display(1, "B-16").play({"use minerals", "with S1-M2"});
  EXPECT_EQ(described(table, "gain 1"), "Gain Minerva field scientist (B-16) from space 1 for 2.");
}

TEST(SkyminesMoves, prompts_say_how_much_is_left) {
  Table table(2);
  table.no_display().area(0, {"S1-M2"}).play({"use minerals", "with S1-M2"});
  EXPECT_EQ(asked_of(table), "Move a marker one space (2 units left).");
  table.play({"step minerva"});
  EXPECT_EQ(asked_of(table), "Move a marker one space (the last unit).");
}

TEST(SkyminesMoves, entries_are_described_with_cost_and_building) {
  Table table(2);
  table.outpost("tawac", 6).area(0, {"S1-E2", "SE-01"});
  table.play({"expand", "company skymine"});
  EXPECT_EQ(described(table, "enter 20"),
            "Enter sector 20 for 1 energy (gas collector: helium 1).");
  EXPECT_EQ(described(table, "enter 6"),
            "Enter sector 6 for 2 energy (deep mine: 1 coin) and oust Tawac.");
  EXPECT_EQ(refused(table, "enter 1"),
            "Sector 1 borders neither the station nor an outpost of Skymine.");
  table.play({"enter 20", "from 1"});
  EXPECT_EQ(refused(table, "enter 20"), "Skymine is in sector 20 already.");
  table.play({"enter 14", "from 1"});
  EXPECT_EQ(refused(table, "enter 15"), "1 energy is too little to enter sector 15.");
}

TEST(SkyminesMoves, refusals_say_what_is_missing) {
  Table table(2);
  EXPECT_THAT(refused(table, "expand"), HasSubstr("no energy card"));
  EXPECT_THAT(refused(table, "use carbon"), HasSubstr("no such resource card"));
  EXPECT_THAT(refused(table, "scientist A-09"), HasSubstr("no such scientist"));
  EXPECT_THAT(refused(table, "field B-14"), HasSubstr("no such field scientist"));
  EXPECT_THAT(refused(table, "res"), HasSubstr("no resource tile"));
  table.player(0).markers = 0;
  EXPECT_THAT(refused(table, "marker"), HasSubstr("no bonus marker left"));
  EXPECT_THAT(refused(table, "coin"), HasSubstr("not possible now"));
}

TEST(SkyminesMoves, SK_3_5_share_cards_cannot_be_planned) {
  Table table = Table::fresh(2, {{"start_tokens", "fixed"}});
  table.hand(0, {"D-01", "S1-C1"});
  const auto why = [&](std::string_view text) {
    return said(why_illegal(table.game, table.state, seat_at(0), *parse_move(table.game, text)));
  };
  EXPECT_THAT(why("plan D-01"), HasSubstr("Share cards stay in your hand"));
  EXPECT_THAT(why("plan S1-C2"), HasSubstr("Your hand does not hold"));
}

}  // namespace
}  // namespace orrery::skymines
