// The score pad as a table: players first, then the opponents of the game itself.
#include "cli/score_pad.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/speaker.h"
#include "games/registry.h"

namespace orrery::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

GamePtr game_of(const std::string& id, int players, const GivenOptions& given = {}) {
  const GameEntry* entry = find_game(id);
  const auto options = check_options(entry->info(), players, given);
  EXPECT_TRUE(options) << Catalogue::built_in().say(options.error());
  Problems problems;
  return *entry->create(*options, DataPack::built_in(id), problems);
}

std::string pad_of(const AnyGame& game) {
  const std::vector<std::string> names = {"Ann", "Bo", "Cy", "Di"};
  const std::vector<std::string> people(names.begin(), names.begin() + game.players());
  std::string text;
  for (const std::string& line :
       score_pad(game, game.setup(Seed::of(1)), people, Catalogue::built_in(), {}))
    text += line + "\n";
  return text;
}

TEST(ScorePad, has_a_column_for_every_player) {
  const std::string pad = pad_of(*game_of("skymines", 3));
  EXPECT_THAT(pad, ContainsRegex("Ann +Bo +Cy *\n"));
  EXPECT_THAT(pad, Not(HasSubstr("Luna")));
}

TEST(ScorePad, a_single_opponent_of_the_game_has_no_number) {
  EXPECT_THAT(pad_of(*game_of("skymines", 2, {{"lunas", "1"}})),
              ContainsRegex("Ann +Bo +Luna *\n"));
  EXPECT_THAT(pad_of(*game_of("luna-capital", 1)), ContainsRegex("Ann +Automaton *\n"));
}

TEST(ScorePad, SK_5_5_SK_7_49_several_opponents_of_the_game_are_numbered) {
  const GamePtr game = game_of("skymines", 1, {{"lunas", "3"}});
  EXPECT_EQ(game->automata(), 3);
  const std::string pad = pad_of(*game);
  EXPECT_THAT(pad, ContainsRegex("Ann +Luna 1 +Luna 2 +Luna 3 *\n"));
  // Everybody has a coin and nothing else.
  EXPECT_THAT(pad, ContainsRegex("total +1 +1 +1 +1 *\n"));
}

TEST(ScorePad, rows_of_automata_alone_need_one) {
  EXPECT_THAT(pad_of(*game_of("luna-capital", 1)), ContainsRegex("Special tiles +- +0 *\n"));
  EXPECT_THAT(pad_of(*game_of("luna-capital", 2)), Not(HasSubstr("Special tiles")));
}

TEST(Speaker, names_the_seats_after_the_players) {
  const Catalogue english = Catalogue::built_in();
  const GamePtr one = game_of("skymines", 2, {{"lunas", "1"}});
  const GamePtr two = game_of("skymines", 2, {{"lunas", "2"}});
  EXPECT_EQ(Speaker(english, *one, {"Ann", "Bo"}).name(seat_at(1)), "Bo");
  EXPECT_EQ(Speaker(english, *one, {"Ann", "Bo"}).name(seat_at(2)), "Luna");
  EXPECT_EQ(Speaker(english, *two, {"Ann", "Bo"}).name(seat_at(3)), "Luna 2");
}

}  // namespace
}  // namespace orrery::cli
