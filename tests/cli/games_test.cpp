// `orrery games`, `orrery perft` and `orrery sim`: lists, counts and series of games.
#include <csignal>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "cli/text.h"
#include "support/messages.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> keys(const json::value& value) {
  std::vector<std::string> names;
  for (const auto& member : value.as_object()) names.emplace_back(member.key());
  return names;
}

TEST(GamesCommand, lists_modes_and_options) {
  const Ran ran = run_program({"games"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr("1 to 4 players"), HasSubstr("modes:"),
                             HasSubstr("side: summer | winter (default: summer)"),
                             HasSubstr("needs side=winter")));
}

TEST(GamesCommand, LC_13_2_says_which_values_are_reconstructed) {
  std::string note;
  for (const std::string& line : cli::wrapped(english({"note.luna-capital"}), 76))
    note += "  " + line + "\n";
  EXPECT_THAT(run_program({"games"}).out, HasSubstr(note));
}

TEST(GamesCommand, lists_them_as_json) {
  const json::value games = parsed(run_program({"games", "--json"}));
  const json::value& solenia = games.as_array().at(0);
  EXPECT_THAT(keys(solenia), ElementsAre("game", "title", "rules", "min_players", "max_players",
                                         "default_players", "modes", "options"));
  EXPECT_EQ(solenia.at("game").as_string(), "solenia");
  EXPECT_THAT(keys(solenia.at("modes").at(0)),
              ElementsAre("name", "options", "min_players", "max_players"));
  for (const json::value& option : solenia.at("options").as_array()) {
    EXPECT_THAT(keys(option), ElementsAre("name", "form", "values", "default", "needs", "about"));
    EXPECT_FALSE(option.at("about").as_string().empty()) << option;
  }
}

TEST(PerftCommand, counts_paths) {
  // Of noughts everybody can count the first moves: 9, 9 x 8, 9 x 8 x 7.
  EXPECT_EQ(run_program({"perft", "noughts", "--depth", "3"}).out, "1 9\n2 72\n3 504\n");
  const json::value json = parsed(
      run_program({"perft", "solenia", "--players", "3", "--depth", "2", "--seed", "4", "--json"}));
  EXPECT_THAT(keys(json), ElementsAre("game", "players", "seed", "depth", "counts"));
  EXPECT_EQ(json.at("counts").as_array().size(), 2U);
}

TEST(SimCommand, prints_every_figure_as_json) {
  const Ran ran = run_program({"sim", "solenia", "--players", "3", "--games", "20", "--bots",
                               "random,greedy", "--seed", "5", "--json"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.err, IsEmpty());
  const json::value sim = parsed(ran);
  EXPECT_THAT(keys(sim),
              ElementsAre("game", "players", "games", "decisions", "seconds", "games_per_s",
                          "decisions_per_s", "state_bytes", "mean_scores", "score_min", "score_max",
                          "wins", "mean_decisions", "max_legal", "signature"));
  EXPECT_EQ(sim.at("games").to_number<int>(), 20);
  EXPECT_EQ(sim.at("mean_scores").as_array().size(), 3U);
  double wins = 0;
  for (const json::value& share : sim.at("wins").as_array()) wins += share.to_number<double>();
  EXPECT_NEAR(wins, 20, 1e-9);
  EXPECT_THAT(std::string(sim.at("signature").as_string()), testing::MatchesRegex("[0-9a-f]+"));
  EXPECT_EQ(sim.at("signature").as_string().size(), 16U);
}

TEST(SimCommand, tells_what_the_opponents_of_the_game_score) {
  const std::vector<std::string> command = {"sim",     "skymines", "--players", "1",
                                            "--games", "3",        "--option",  "lunas=2"};
  std::vector<std::string> as_json = command;
  as_json.emplace_back("--json");
  const json::value sim = parsed(run_program(as_json));
  EXPECT_EQ(sim.at("mean_scores").as_array().size(), 1U);
  const json::array& means = sim.at("automaton_means").as_array();
  ASSERT_EQ(means.size(), 2U);
  const std::string text = run_program(command).out;
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_THAT(text, testing::ContainsRegex(fmt::format("{} +Luna {} +{:.2f} ", i + 1, i + 1,
                                                         means[i].to_number<double>())));
}

TEST(SimCommand, plays_the_same_games_whatever_the_threads) {
  const auto signature = [](const std::string& threads, const std::string& seed) {
    return parsed(run_program({"sim", "solenia", "--games", "60", "--threads", threads, "--seed",
                               seed, "--json"}))
        .at("signature");
  };
  EXPECT_EQ(signature("1", "3"), signature("2", "3"));
  EXPECT_NE(signature("1", "3"), signature("1", "4"));
}

TEST(SimCommand, prints_a_table_for_people) {
  const Ran ran = run_program({"sim", "noughts", "--games", "100", "--bots", "greedy,random"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr("noughts, 2 players: 100 games"), HasSubstr("greedy"),
                             HasSubstr("signature ")));
}

TEST(SimCommand, interrupted_shows_what_was_played) {
  const TemporaryDirectory folder;
  Running sim({"sim", "solenia", "--games", "1000000000", "--json"}, folder.path());
  sim.wait_for_handler(SIGINT);
  sim.send(SIGINT);
  const Ran ran = sim.finish();
  EXPECT_EQ(ran.code, 130);
  EXPECT_THAT(ran.err, HasSubstr("Interrupted after"));
  EXPECT_TRUE(parsed(ran).at("stopped").as_bool());
}

TEST(PerftCommand, interrupted_says_so) {
  const TemporaryDirectory folder;
  Running perft({"perft", "solenia", "--depth", "30"}, folder.path());
  perft.wait_for_handler(SIGINT);
  perft.send(SIGINT);
  const Ran ran = perft.finish();
  EXPECT_EQ(ran.code, 130);
  EXPECT_THAT(ran.err, HasSubstr("Interrupted"));
}

}  // namespace
}  // namespace orrery::test
