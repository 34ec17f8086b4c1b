// `orrery position`: what a position allows, and what is wrong with one.
#include "core/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/messages.h"
#include "support/paths.h"
#include "table/tables.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kNoughts =
    R"({"game": "noughts", "players": 2,
        "state": {"cells": ["X", null, "O", null, "X", null, null, null, "O"]}})";

// The blocks of JSON in docs/positions.md.
std::vector<std::string> documented_positions() {
  const std::string text = file_text(project_folder() / "docs/positions.md");
  const std::string_view fence = "```json\n";
  std::vector<std::string> blocks;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    blocks.push_back(text.substr(at, text.find("```", at) - at));
  }
  return blocks;
}

std::string solenia_position() {
  for (const std::string& block : documented_positions())
    if (block.find("solenia") != std::string::npos) return block;
  return {};
}

void expect_refused(std::string_view input, std::string_view sentence, int code = 2,
                    Arguments arguments = {"position", "noughts", "--json"}) {
  const Ran ran = run_program(arguments, input);
  EXPECT_EQ(ran.code, code) << ran.err;
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, HasSubstr(std::string(sentence)));
}

TEST(PositionCommand, reads_every_position_of_the_documentation) {
  const std::vector<std::string> blocks = documented_positions();
  ASSERT_GE(blocks.size(), 2U);
  for (const std::string& block : blocks) {
    const std::string game(json::parse(block).at("game").as_string());
    const Ran ran = run_program({"position", game, "--json"}, block);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_FALSE(parsed(ran).at("active").as_array().empty());
  }
}

TEST(PositionCommand, tells_active_seats_legal_moves_and_scores) {
  const json::value told = parsed(run_program({"position", "noughts", "--json"}, kNoughts));
  EXPECT_EQ(told.at("active"), (json::array{0}));
  EXPECT_FALSE(told.at("over").as_bool());
  EXPECT_TRUE(told.at("winners").as_array().empty());
  const json::array& legal = told.at("legal").at("0").as_array();
  ASSERT_EQ(legal.size(), 5U);
  EXPECT_EQ(legal[0], (json::object{{"notation", "b1"},
                                    {"kind", "mark"},
                                    {"fields", {{"cell", {{"cell", "b1"}}}}},
                                    {"text", english({"noughts.mark", {{"cell", "b1"}}})}}));
  EXPECT_EQ(told.at("scores").at(1),
            (json::object{{"seat", 1}, {"total", 0}, {"rows", {{"line", 0}}}}));
  EXPECT_FALSE(told.as_object().contains("position"));
}

TEST(PositionCommand, tells_what_the_opponents_of_the_game_score) {
  for (const auto& [game, options, columns] :
       {std::tuple("luna-capital", GivenOptions{}, 2U),
        std::tuple("skymines", GivenOptions{{"lunas", "3"}}, 4U)}) {
    const GamePtr made = game_named(game, 1, options);
    const std::string position = json::serialize(write_position(*made, made->setup(Seed::of(1))));
    const json::value told = parsed(run_program({"position", game, "--json"}, position));
    const json::array& scores = told.at("scores").as_array();
    ASSERT_EQ(scores.size(), columns) << game;
    for (std::size_t seat = 0; seat < columns; ++seat) {
      EXPECT_EQ(scores[seat].at("seat"), seat);
      EXPECT_EQ(scores[seat].as_object().contains("automaton"), seat > 0) << game;
      EXPECT_EQ(scores[seat].at("rows").as_object().contains("special_tiles"),
                seat > 0 && columns == 2)
          << game;
    }
  }
}

TEST(PositionCommand, applies_moves_and_tells_position_and_events) {
  const Ran ran =
      run_program({"position", "noughts", "--json", "--apply", "a2", "--apply", "c2"}, kNoughts);
  EXPECT_EQ(ran.code, 0) << ran.err;
  const json::value told = parsed(ran);
  EXPECT_TRUE(told.at("over").as_bool());
  EXPECT_EQ(told.at("winners"), (json::array{1}));
  EXPECT_EQ(told.at("events").at(0).at("id").as_string(), "noughts.marked");
  EXPECT_EQ(told.at("events").at(0).at("text").as_string(),
            english({"noughts.marked", {{"seat", "seat 0"}, {"cell", "a2"}}}));
  EXPECT_EQ(told.at("position").at("state").at("cells").at(5).as_string(), "O");
  // The new position is one that can be read again.
  const Ran again =
      run_program({"position", "noughts", "--json"}, json::serialize(told.at("position")));
  EXPECT_EQ(again.code, 0) << again.err;
}

TEST(PositionCommand, draws_the_position_for_people) {
  const Ran ran = run_program({"position", "noughts"}, kNoughts);
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr("X | . | O"), HasSubstr(english({"noughts.mark", {{"cell", "b1"}}})),
                    HasSubstr("total")));
  const Ran board = run_program({"position", "solenia"}, solenia_position());
  EXPECT_THAT(board.out, AllOf(HasSubstr("(airship)"), HasSubstr("D05 SSA 4*"),
                               HasSubstr("hand  2*W  1A  0@2")));
}

TEST(PositionCommand, shows_what_a_viewer_may_see) {
  const std::string position = solenia_position();
  const auto view = [&](const std::string& viewer) {
    return parsed(run_program({"position", "solenia", "--as", viewer}, position)).at("view");
  };
  EXPECT_TRUE(view("0").at("players").at(0).as_object().contains("hand"));
  EXPECT_FALSE(view("1").at("players").at(0).as_object().contains("hand"));
  EXPECT_FALSE(view("spectator").at("players").at(0).as_object().contains("hand"));
  expect_refused(kNoughts, "\"2\" is no viewer; write a seat from 0 to 1, or spectator.", 2,
                 {"position", "noughts", "--as", "2"});
}

TEST(PositionCommand, prints_the_schema) {
  const json::value schema = parsed(run_program({"position", "noughts", "--schema"}));
  EXPECT_EQ(schema.at("$schema").as_string(), "https://json-schema.org/draft/2020-12/schema");
  const json::value solenia = parsed(run_program({"position", "solenia", "--schema"}));
  EXPECT_EQ(solenia.at("properties").at("state").at("properties").at("turn").at("maximum"), 3);
}

TEST(PositionCommand, the_game_says_no_to_illegal_moves) {
  expect_refused(kNoughts, "a1: " + english({"noughts.cell_taken", {{"cell", "a1"}}}), 1,
                 {"position", "noughts", "--apply", "a1"});
  expect_refused(kNoughts, english({"core.not_your_turn", {{"seat", "seat 1"}}}), 1,
                 {"position", "noughts", "--apply", "a2", "--seat", "1"});
  expect_refused(kNoughts, english({"core.game_is_over"}), 1,
                 {"position", "noughts", "--apply", "a2", "--apply", "c2", "--apply", "a3"});
}

TEST(PositionCommand, refuses_what_is_no_move_or_seat) {
  expect_refused(kNoughts, english({"core.not_a_move", {{"text", "z9"}}}), 2,
                 {"position", "noughts", "--apply", "z9"});
  expect_refused(kNoughts, "There is no seat 7", 2,
                 {"position", "noughts", "--apply", "a2", "--seat", "7"});
}

TEST(PositionCommand, refuses_broken_and_foreign_json) {
  const auto not_json = [](int line) {
    return english({"core.not_json", {{"what", "the position"}, {"line", line}}});
  };
  expect_refused("", not_json(1));
  expect_refused("{\"game\": \"noughts\",", not_json(1));
  expect_refused("hello", not_json(1));
  expect_refused("[1, 2, 3]", english({"core.expected_object", {{"field", "the text"}}}));
  expect_refused("{\"name\": \"somebody\"}",
                 english({"core.unknown_field",
                          {{"field", "the text"},
                           {"key", "name"},
                           {"keys", "game, rules, players, options, state"}}}));
  expect_refused(
      R"({"game": "chess", "players": 2, "state": {}})",
      english({"core.position_of_other_game", {{"found", "chess"}, {"game", "noughts"}}}));
  expect_refused(
      R"({"game": "noughts", "players": 3, "state": {}})",
      english({"core.expected_integer", {{"field", "players"}, {"low", 2}, {"high", 2}}}));
  expect_refused(
      R"({"game": "noughts", "players": 2, "rules": "noughts/0", "state": {}})",
      english({"core.position_of_other_rules", {{"found", "noughts/0"}, {"rules", "noughts/1"}}}));
  expect_refused(
      R"({"game": "noughts", "players": 2, "state": {"cells": ["X"]}})",
      english({"core.expected_list_of", {{"field", "state.cells"}, {"low", 9}, {"found", 1}}}));
  expect_refused(std::string((1 << 20) + 1, ' '), "no position");
}

TEST(PositionCommand, says_which_invariant_is_violated) {
  expect_refused(R"({"game": "noughts", "players": 2,
                     "state": {"cells": ["O", null, null, null, null, null, null, null, null]}})",
                 english({"noughts.marks_do_not_alternate"}));
  std::string twice = solenia_position();
  twice.replace(twice.find("\"D05\""), 5, "\"D01\"");
  expect_refused(twice,
                 english({"solenia.broken.tile_twice", {{"tile", "D01"}, {"rule", "SO-11.3"}}}), 2,
                 {"position", "solenia", "--json"});
  std::string crowded = solenia_position();
  crowded.replace(crowded.find("\"stone\": 2"), 10, "\"stone\": 20");
  expect_refused(crowded,
                 english({"solenia.broken.storage", {{"seat", "seat 0"}, {"rule", "SO-11.7"}}}), 2,
                 {"position", "solenia", "--json"});
}

}  // namespace
}  // namespace orrery::test
