// The same seed gives the same game in another process: what the program prints is what this test
// computes itself.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "bots/arena.h"
#include "cli/program.h"
#include "core/position.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

class Process : public Property {
 protected:
  // "orrery COMMAND GAME --players N --option K=V..." and more.
  Arguments command(const std::string& name, const Arguments& more) const {
    Arguments arguments = {name, setting().game, "--players", std::to_string(setting().players)};
    for (const auto& [option, value] : setting().mode.options) {
      arguments.emplace_back("--option");
      arguments.push_back(fmt::format("{}={}", option, value));
    }
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
};

TEST_P(Process, simulates_the_same_games) {
  const Ran ran = run_program(command(
      "sim", {"--games", "50", "--bots", "random", "--seed", "9", "--threads", "2", "--json"}));
  ASSERT_EQ(ran.code, 0) << ran.err;
  const SimResult here = run_sim(game(), {.games = 50, .seed = 9, .threads = 1});
  const json::value there = parsed(ran);
  EXPECT_EQ(std::string(there.at("signature").as_string()), fmt::format("{:016x}", here.signature));
  EXPECT_EQ(there.at("decisions"), here.decisions);
  EXPECT_EQ(there.at("max_legal"), here.max_legal);
}

TEST_P(Process, records_the_same_game_byte_by_byte) {
  const TemporaryDirectory folder;
  for (const char* file : {"one", "other"}) {
    const Ran ran =
        run_program(command("record", {"--seed", "5", "--out", file}), "", folder.path());
    ASSERT_EQ(ran.code, 0) << ran.err;
  }
  EXPECT_EQ(file_text(folder.path() / "one"), file_text(folder.path() / "other"));
  EXPECT_EQ(run_program({"verify", "one"}, "", folder.path()).code, 0);
}

TEST_P(Process, finds_the_same_moves_in_a_position) {
  RandomGame at(setting(), game_pointer(), 3);
  for (int i = 0; i < 5 && !at.over(); ++i) at.step();
  const std::string position = json::serialize(write_position(game(), at.state()));
  const Ran ran = run_program({"position", setting().game, "--json"}, position);
  ASSERT_EQ(ran.code, 0) << ran.err;
  std::vector<std::string> there;
  const json::value answer = parsed(ran);
  for (const auto& seat : answer.at("legal").as_object())
    for (const json::value& move : seat.value().as_array())
      there.emplace_back(move.at("notation").as_string());
  std::vector<std::string> here;
  for (const Seat seat : game().active(at.state()))
    for (const Move move : game().legal(at.state(), seat)) here.push_back(game().notation(move));
  EXPECT_EQ(there, here);
}

ORRERY_FOR_EVERY_GAME(Process);

}  // namespace
}  // namespace orrery::test
