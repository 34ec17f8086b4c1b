// Notation, prompts, sentences and refusals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

using test::says;

Message described(const Table& table, std::string_view text) {
  const auto move = parse_move(table.game, text);
  EXPECT_TRUE(move) << text;
  return describe(table.game, table.state, seat_at(table.state.turn), *move);
}

Message refused(const Table& table, std::string_view text) {
  const auto move = parse_move(table.game, text);
  EXPECT_TRUE(move) << text;
  return why_illegal(table.game, table.state, seat_at(table.state.turn), *move);
}

Message asked_of(const Table& table) {
  return prompt(table.game, table.state, seat_at(table.state.turn));
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
  EXPECT_THAT(
      described(table, "use minerals"),
      says("skymines.move.use_resource", {{"type", Term{"type", "minerals"}}, {"value", 2}}));
  EXPECT_THAT(described(table, "scientist S1-SCI1"),
              says("skymines.move.use_scientist",
                   {{"card", Term{"card", "S1-SCI1"}},
                    {"what", std::vector<Message>{
                                 {"skymines.card.scientist", {{"rp", 2}, {"share", "none"}}}}}}));
  EXPECT_THAT(described(table, "leave"), says("skymines.move.leave"));
  table.display(1, "B-16").play({"use minerals", "with S1-M2"});
  EXPECT_THAT(described(table, "gain 1"),
              says("skymines.move.gain",
                   {{"card", Term{"card", "B-16"}},
                    {"what", std::vector<Message>{{"skymines.card.field",
                                                   {{"company", Term{"company", "minerva"}}}}}},
                    {"space", 1},
                    {"cost", 2}}));
}

TEST(SkyminesMoves, prompts_say_how_much_is_left) {
  Table table(2);
  table.no_display().area(0, {"S1-M2"}).play({"use minerals", "with S1-M2"});
  EXPECT_THAT(asked_of(table), says("skymines.ask.units", {{"units", 2}}));
  table.play({"step minerva"});
  EXPECT_THAT(asked_of(table), says("skymines.ask.units", {{"units", 1}}));
}

TEST(SkyminesMoves, entries_are_described_with_cost_and_building) {
  Table table(2);
  table.outpost("tawac", 6).area(0, {"S1-E2", "SE-01"});
  table.play({"expand", "company skymine"});
  EXPECT_THAT(
      described(table, "enter 20"),
      says("skymines.move.enter",
           {{"place", Term{"sector", "20"}},
            {"energy", 1},
            {"building", std::vector<Message>{{"skymines.building.gas_collector", {{"n", 1}}}}}}));
  EXPECT_THAT(described(table, "enter 6"),
              says("skymines.move.enter_ousting",
                   {{"place", Term{"sector", "6"}},
                    {"energy", 2},
                    {"building", std::vector<Message>{{"skymines.building.deep_mine", {{"n", 1}}}}},
                    {"company", Term{"company", "tawac"}}}));
  EXPECT_THAT(refused(table, "enter 1"),
              says("skymines.no.no_border",
                   {{"place", 1}, {"company", Term{"company", "skymine"}}, {"energy", 3}}));
  table.play({"enter 20", "from 1"});
  EXPECT_THAT(refused(table, "enter 20"),
              says("skymines.no.own_outpost",
                   {{"place", 20}, {"company", Term{"company", "skymine"}}, {"energy", 2}}));
  table.play({"enter 14", "from 1"});
  EXPECT_THAT(refused(table, "enter 15"),
              says("skymines.no.little_energy",
                   {{"place", 15}, {"company", Term{"company", "skymine"}}, {"energy", 1}}));
}

TEST(SkyminesMoves, refusals_say_what_is_missing) {
  Table table(2);
  EXPECT_THAT(refused(table, "expand"), says("skymines.no.energy"));
  EXPECT_THAT(refused(table, "use carbon"), says("skymines.no.resource"));
  EXPECT_THAT(refused(table, "scientist A-09"), says("skymines.no.scientist"));
  EXPECT_THAT(refused(table, "field B-14"), says("skymines.no.field"));
  EXPECT_THAT(refused(table, "res"), says("skymines.no.res_tile"));
  table.player(0).markers = 0;
  EXPECT_THAT(refused(table, "marker"), says("skymines.no.markers"));
  EXPECT_THAT(refused(table, "coin"),
              says("core.not_asked",
                   {{"move", "coin"},
                    {"asked", std::vector<Message>{{"skymines.ask.menu", {{"round", 1}}}}}}));
}

TEST(SkyminesMoves, SK_3_5_share_cards_cannot_be_planned) {
  Table table = Table::fresh(2, {{"start_tokens", "fixed"}});
  table.hand(0, {"D-01", "S1-C1"});
  const auto why = [&](std::string_view text) {
    return why_illegal(table.game, table.state, seat_at(0), *parse_move(table.game, text));
  };
  EXPECT_THAT(why("plan D-01"), says("skymines.no.share_card"));
  EXPECT_THAT(why("plan S1-C2"),
              says("skymines.no.not_held",
                   {{"what",
                     std::vector<Message>{
                         {"skymines.card.valued",
                          {{"type", Term{"type", "carbon"}}, {"value", 2}, {"share", "none"}}}}},
                    {"card", Term{"card", "S1-C2"}}}));
}

}  // namespace
}  // namespace orrery::skymines
