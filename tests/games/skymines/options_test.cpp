// Options of chapter 8: defaults, modes, and choices that do not go together.
#include "games/skymines/options.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/skymines/game.h"
#include "support/messages.h"
#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using test::says;
using testing::ElementsAre;

const Components& shipped() {
  static const Components components = EditedPack().components();
  return components;
}

Message complaint(int players, const GivenOptions& given) {
  return test::reason(check_options(Rules::info(), players, given));
}

Game game_of(int players, const GivenOptions& given = {}) {
  const auto options = check_options(Rules::info(), players, given);
  if (!options) throw std::invalid_argument(test::english(options.error()));
  return make_game(*options, shipped());
}

TEST(SkyminesOptions, every_option_has_words) {
  std::vector<std::string> names;
  for (const OptionSpec& option : option_specs()) {
    names.push_back(option.name);
    EXPECT_TRUE(Catalogue::built_in().has("option.skymines." + option.name)) << option.name;
  }
  EXPECT_THAT(
      names, ElementsAre("lunas", "luna_level", "luna_level_2", "luna_level_3", "luna_supplement",
                         "tracks", "track_astrogo", "track_tawac", "track_skymine", "track_minerva",
                         "start_tokens", "linked_slots", "start_outposts"));
}

TEST(SkyminesOptions, SK_8_1_one_to_four_players_three_by_default) {
  EXPECT_EQ(Rules::info().min_players, 1);
  EXPECT_EQ(Rules::info().max_players, 4);
  EXPECT_EQ(Rules::info().default_players, 3);
}

TEST(SkyminesOptions, SK_8_2_a_single_player_meets_one_luna_others_none) {
  EXPECT_EQ(game_of(1).lunas, 1);
  for (int players = 2; players <= kMaxPlayers; ++players) EXPECT_EQ(game_of(players).lunas, 0);
  EXPECT_EQ(game_of(1, {{"lunas", "3"}}).lunas, 3);
  EXPECT_EQ(game_of(2, {{"lunas", "1"}}).lunas, 1);
  EXPECT_EQ(Rules::automata(game_of(2, {{"lunas", "2"}})), 2);
}

TEST(SkyminesOptions, SK_1_1_SK_8_1_players_and_lunas_are_two_to_four) {
  for (int players = 1; players <= kMaxPlayers; ++players)
    for (int lunas = 0; lunas <= kMaxLunas; ++lunas) {
      const bool fine = players + lunas >= 2 && players + lunas <= kMaxPlayers;
      EXPECT_EQ(complaint(players, {{"lunas", std::to_string(lunas)}}) == test::kNothing, fine)
          << players << " and " << lunas;
    }
  EXPECT_THAT(complaint(1, {{"lunas", "0"}}),
              says("skymines.option_seats", {{"players", 1}, {"lunas", 0}, {"most", 4}}));
  EXPECT_THAT(complaint(4, {{"lunas", "1"}}),
              says("skymines.option_seats", {{"players", 4}, {"lunas", 1}, {"most", 4}}));
}

TEST(SkyminesOptions, SK_7_1_SK_8_3_every_luna_has_a_level) {
  EXPECT_THAT(game_of(1).luna_level, ElementsAre(1, 1, 1));
  EXPECT_THAT(game_of(1, {{"lunas", "2"}, {"luna_level", "6"}}).luna_level, ElementsAre(6, 6, 6));
  EXPECT_THAT(game_of(1, {{"lunas", "3"}, {"luna_level", "8"}, {"luna_level_3", "0"}}).luna_level,
              ElementsAre(8, 8, 0));
  EXPECT_THAT(game_of(1, {{"lunas", "2"}, {"luna_level_2", "4"}}).luna_level, ElementsAre(1, 4, 1));
  EXPECT_THAT(
      complaint(1, {{"luna_level", "9"}}),
      says("core.option_value",
           {{"option", "luna_level"}, {"value", "9"}, {"values", "1, 0, 2, 3, 4, 5, 6, 7, 8"}}));
}

TEST(SkyminesOptions, SK_8_3_a_level_is_for_a_luna_that_is_there) {
  EXPECT_THAT(complaint(1, {{"luna_level_2", "3"}}),
              says("skymines.option_no_such_luna", {{"option", "luna_level_2"}, {"lunas", 1}}));
  EXPECT_THAT(complaint(1, {{"lunas", "2"}, {"luna_level_3", "3"}}),
              says("skymines.option_no_such_luna", {{"option", "luna_level_3"}, {"lunas", 2}}));
  EXPECT_THAT(complaint(3, {{"luna_level_2", "3"}}),
              says("skymines.option_no_such_luna", {{"option", "luna_level_2"}, {"lunas", 0}}));
}

TEST(SkyminesOptions, SK_8_5_tracks_are_random_by_default) {
  EXPECT_EQ(game_of(2).track_mode, TrackMode::random);
  EXPECT_EQ(game_of(2, {{"tracks", "first_game"}}).track_mode, TrackMode::first_game);
  EXPECT_EQ(game_of(2, {{"tracks", "chosen"}}).track_mode, TrackMode::chosen);
}

TEST(SkyminesOptions, SK_2_4_SK_8_6_chosen_tracks_have_different_letters) {
  const Game game = game_of(2, {{"tracks", "chosen"},
                                {"track_astrogo", "E2"},
                                {"track_tawac", "A1"},
                                {"track_skymine", "D2"},
                                {"track_minerva", "B2"}});
  std::vector<std::string> ids;
  for (const std::uint8_t track : game.chosen_tracks) ids.push_back(shipped().track_ids[track]);
  EXPECT_THAT(ids, ElementsAre("E2", "A1", "D2", "B2"));
  EXPECT_THAT(complaint(2, {{"tracks", "chosen"}, {"track_astrogo", "D2"}}),
              says("skymines.option_same_letter", {{"option", "track_tawac"}, {"value", "D1"}}));
  EXPECT_THAT(complaint(2, {{"track_astrogo", "E1"}}),
              says("core.option_needs", {{"option", "track_astrogo"},
                                         {"value", "E1"},
                                         {"needed", "tracks"},
                                         {"needed_value", "chosen"}}));
}

TEST(SkyminesOptions, SK_8_6_what_is_not_chosen_is_as_in_a_first_game) {
  const Game game = game_of(2, {{"tracks", "chosen"}});
  EXPECT_EQ(game.chosen_tracks, shipped().first_game_track);
  for (const OptionSpec& option : option_specs())
    if (option.name.starts_with("track_")) {
      std::vector<std::string> values = option.values;
      std::ranges::sort(values);
      EXPECT_THAT(values, ElementsAre("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"));
    }
}

TEST(SkyminesOptions, SK_8_7_SK_8_8_SK_8_11_SK_8_13_switches) {
  const Game plain = game_of(3);
  EXPECT_TRUE(plain.draft);
  EXPECT_FALSE(plain.linked_slots);
  EXPECT_FALSE(plain.start_outposts);
  EXPECT_FALSE(plain.luna_supplement_red_only);
  const Game other = game_of(1, {{"start_tokens", "fixed"},
                                 {"linked_slots", "on"},
                                 {"start_outposts", "on"},
                                 {"luna_supplement", "red_only"}});
  EXPECT_FALSE(other.draft);
  EXPECT_TRUE(other.linked_slots);
  EXPECT_TRUE(other.start_outposts);
  EXPECT_TRUE(other.luna_supplement_red_only);
}

TEST(SkyminesOptions, SK_6_1_SK_6_2_SK_8_15_modes) {
  std::vector<std::string> names;
  for (const Mode& mode : modes()) {
    names.push_back(mode.name);
    for (int players = mode.min_players; players <= mode.max_players; ++players)
      EXPECT_THAT(complaint(players, mode.options), says("")) << mode.name;
  }
  EXPECT_THAT(names, ElementsAre("base", "first_game", "linked_slots", "luna", "three_lunas",
                                 "second_sides"));
  EXPECT_TRUE(modes()[0].options.empty());
  EXPECT_EQ(modes()[1].options,
            (GivenOptions{{"tracks", "first_game"}, {"start_tokens", "fixed"}}));
}

TEST(SkyminesOptions, SK_6_71_variants_go_together) {
  EXPECT_THAT(complaint(2, {{"lunas", "2"},
                            {"linked_slots", "on"},
                            {"start_outposts", "on"},
                            {"tracks", "first_game"},
                            {"start_tokens", "fixed"}}),
              says(""));
}

TEST(SkyminesOptions, seats_of_lunas_follow_the_players) {
  const Game game = game_of(2, {{"lunas", "2"}});
  EXPECT_EQ(game.seats(), 4);
  EXPECT_FALSE(game.is_luna(seat_at(1)));
  EXPECT_TRUE(game.is_luna(seat_at(2)));
  EXPECT_EQ(game.luna_seat(1), seat_at(3));
}

}  // namespace
}  // namespace orrery::skymines
