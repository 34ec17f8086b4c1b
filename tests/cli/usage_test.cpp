// Every way to ask the program wrongly, and the help it offers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/messages.h"
#include "support/paths.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// Wrong usage: exit code 2, nothing on the standard output, one sentence on the standard error.
void expect_bad_usage(const Arguments& arguments, std::string_view sentence) {
  const Ran ran = run_program(arguments);
  EXPECT_EQ(ran.code, 2) << ran.err;
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, AllOf(StartsWith("orrery: "), HasSubstr(std::string(sentence))));
  EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

TEST(Program, has_help_everywhere) {
  const std::vector<Arguments> commands = {
      {},         {"serve"},  {"backup"}, {"games"}, {"play"}, {"sim"},           {"position"},
      {"record"}, {"replay"}, {"verify"}, {"perft"}, {"data"}, {"data", "check"}, {"data", "show"}};
  for (Arguments arguments : commands) {
    std::string usage = "Usage: orrery";
    for (const std::string& word : arguments) usage += " " + word;
    arguments.emplace_back("--help");
    const Ran ran = run_program(arguments);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr(usage), HasSubstr("Exit codes")));
  }
}

TEST(Program, tells_its_version) {
  EXPECT_THAT(run_program({"--version"}).out, StartsWith("orrery "));
}

TEST(Program, refuses_unknown_words_and_flags) {
  expect_bad_usage({"dance"}, "dance");
  expect_bad_usage({"games", "--jsn"}, "--jsn");
  expect_bad_usage({"sim"}, "GAME");
  expect_bad_usage({"sim", "noughts", "--games"}, "--games");
  expect_bad_usage({"sim", "noughts", "--games", "many"}, "many");
  expect_bad_usage({"sim", "noughts", "--games", "0"}, "--games");
  expect_bad_usage({"sim", "noughts", "--threads", "0"}, "--threads");
  expect_bad_usage({"sim", "noughts", "--seed", "-1"}, "--seed");
  expect_bad_usage({"perft", "noughts", "--depth", "x"}, "--depth");
  expect_bad_usage({"data"}, "orrery data --help");
  expect_bad_usage({"play", "noughts", "--color", "maybe"}, "--color");
}

TEST(Program, suggests_the_games_there_are) {
  for (const std::string command : {"play", "sim", "perft", "position"})
    expect_bad_usage(
        {command, "solena"},
        "(did you mean solenia?); there are: solenia, luna-capital, skymines, noughts.");
  expect_bad_usage({"data", "show", "chess"}, "There is no game \"chess\"; there are:");
  expect_bad_usage({"record", "chess", "--out", "x"}, "There is no game \"chess\"");
}

TEST(Program, refuses_unknown_options_values_and_player_counts) {
  for (const std::string command : {"play", "sim", "perft"}) {
    expect_bad_usage({command, "solenia", "--option", "colour=red"},
                     english({"core.option_unknown",
                              {{"option", "colour"},
                               {"options",
                                "side, improvements, start_order, strip_layout, first_player, "
                                "solo_rival, colours"}}}));
    expect_bad_usage(
        {command, "solenia", "--option", "side=autumn"},
        english({"core.option_value",
                 {{"option", "side"}, {"value", "autumn"}, {"values", "summer, winter"}}}));
    expect_bad_usage({command, "solenia", "--option", "side"}, "write it as name=value");
    expect_bad_usage({command, "solenia", "--option", "side=winter", "--option", "side=summer"},
                     "given twice");
    expect_bad_usage({command, "solenia", "--option", "improvements=on"},
                     english({"core.option_needs",
                              {{"option", "improvements"},
                               {"value", "on"},
                               {"needed", "side"},
                               {"needed_value", "winter"}}}));
    expect_bad_usage({command, "solenia", "--players", "5"},
                     english({"core.player_count", {{"low", 1}, {"high", 4}, {"players", 5}}}));
    expect_bad_usage({command, "noughts", "--option", "side=winter"},
                     english({"core.no_options", {{"option", "side"}}}));
    expect_bad_usage({command, "solenia", "--data", "/no/such/folder"},
                     english({"core.no_directory", {{"directory", "/no/such/folder"}}}));
  }
}

TEST(Program, refuses_unknown_and_too_many_bots) {
  for (const std::string command : {"play", "sim"}) {
    expect_bad_usage({command, "noughts", "--bots", "oracle"}, "There is no bot \"oracle\"");
    expect_bad_usage({command, "noughts", "--bots", "random,random,random"}, "3 bots for");
  }
}

TEST(Program, says_when_its_output_cannot_be_written) {
  // A full disk, as far as the program can tell.
  const std::string command = program_path().string() + " games > /dev/full 2> /dev/null";
  const int status = std::system(command.c_str());  // NOLINT(*-env33-c,concurrency-mt-unsafe)
  EXPECT_EQ(WEXITSTATUS(status), 2);
}

}  // namespace
}  // namespace orrery::test
