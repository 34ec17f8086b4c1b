// Choosing options: defaults, and one clear complaint for every mistake.
#include "core/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/game.h"
#include "support/messages.h"

namespace orrery {
namespace {

using test::says;
using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<OptionSpec>& specs() {
  static const std::vector<OptionSpec> specs = {
      {.name = "side", .values = {"summer", "winter"}, .needs = {}},
      {.name = "extras", .values = {"off", "on"}, .needs = {{"side", "winter"}}},
      {.name = "rival", .values = {"steady", "keen"}, .needs = {{"players", "1"}}},
      {.name = "colours",
       .values = {"red", "blue", "green"},
       .form = OptionSpec::Form::list,
       .needs = {}}};
  return specs;
}

// Alone there is no choice of colours.
std::optional<Message> refuse(const Options& options) {
  if (options.players > 1 || options.value("colours").empty()) return std::nullopt;
  return Message("core.option_repeats", {{"option", "colours"}, {"value", "alone"}});
}

GameInfo info_of(std::vector<OptionSpec> options) {
  return {.id = "choices",
          .rules_version = "choices/1",
          .min_players = 1,
          .max_players = 4,
          .default_players = 2,
          .options = std::move(options),
          .modes = {},
          .score_rows = {},
          .refuse = &refuse};
}

std::expected<Options, Message> check(int players, const GivenOptions& given) {
  return check_options(info_of(specs()), players, given);
}

Message complaint(int players, const GivenOptions& given) {
  return test::reason(check(players, given));
}

TEST(Options, what_is_not_given_has_its_default) {
  const auto options = check(2, {});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->players, 2);
  EXPECT_EQ(
      options->values,
      (GivenOptions{{"side", "summer"}, {"extras", "off"}, {"rival", "steady"}, {"colours", ""}}));
}

TEST(Options, given_values_are_taken) {
  const auto options = check(2, {{"side", "winter"}, {"extras", "on"}, {"colours", "blue,red"}});
  ASSERT_TRUE(options);
  EXPECT_TRUE(options->is("side", "winter"));
  EXPECT_TRUE(options->is("extras", "on"));
  EXPECT_EQ(options->value("colours"), "blue,red");
}

TEST(Options, player_count_is_checked_at_both_ends) {
  EXPECT_TRUE(check(1, {}));
  EXPECT_TRUE(check(4, {}));
  EXPECT_THAT(complaint(0, {}),
              says("core.player_count", {{"players", 0}, {"low", 1}, {"high", 4}}));
  EXPECT_THAT(complaint(5, {}),
              says("core.player_count", {{"players", 5}, {"low", 1}, {"high", 4}}));
  EXPECT_THAT(complaint(-1, {}),
              says("core.player_count", {{"players", -1}, {"low", 1}, {"high", 4}}));
}

TEST(Options, unknown_option_is_named_with_those_there_are) {
  EXPECT_THAT(complaint(2, {{"colour", "red"}}),
              says("core.option_unknown",
                   {{"option", "colour"}, {"options", "side, extras, rival, colours"}}));
}

TEST(Options, a_game_without_options_says_so) {
  const auto options = check_options(info_of({}), 2, {{"side", "winter"}});
  ASSERT_FALSE(options);
  EXPECT_THAT(options.error(), says("core.no_options", {{"option", "side"}, {"options", ""}}));
}

TEST(Options, unknown_value_is_named_with_those_there_are) {
  EXPECT_THAT(complaint(2, {{"side", "autumn"}}),
              says("core.option_value",
                   {{"option", "side"}, {"value", "autumn"}, {"values", "summer, winter"}}));
  EXPECT_THAT(
      complaint(2, {{"side", ""}}),
      says("core.option_value", {{"option", "side"}, {"value", ""}, {"values", "summer, winter"}}));
  EXPECT_THAT(complaint(2, {{"side", "summer,winter"}}),
              says("core.option_value",
                   {{"option", "side"}, {"value", "summer,winter"}, {"values", "summer, winter"}}));
}

TEST(Options, values_of_a_list_are_checked_one_by_one) {
  EXPECT_THAT(complaint(3, {{"colours", "red,pink"}}),
              says("core.option_value",
                   {{"option", "colours"}, {"value", "pink"}, {"values", "red, blue, green"}}));
  EXPECT_THAT(complaint(3, {{"colours", "red,"}}),
              says("core.option_value",
                   {{"option", "colours"}, {"value", ""}, {"values", "red, blue, green"}}));
}

TEST(Options, a_list_names_nothing_twice) {
  EXPECT_THAT(complaint(3, {{"colours", "red,blue,red"}}),
              says("core.option_repeats", {{"option", "colours"}, {"value", "red,blue,red"}}));
}

TEST(Options, a_list_is_at_most_as_long_as_there_are_players) {
  EXPECT_TRUE(check(2, {{"colours", "red,blue"}}));
  EXPECT_THAT(complaint(2, {{"colours", "red,blue,green"}}),
              says("core.option_too_long", {{"option", "colours"}, {"players", 2}}));
}

TEST(Options, an_option_may_need_another) {
  EXPECT_THAT(
      complaint(2, {{"extras", "on"}}),
      says(
          "core.option_needs",
          {{"option", "extras"}, {"value", "on"}, {"needed", "side"}, {"needed_value", "winter"}}));
  EXPECT_TRUE(check(2, {{"extras", "on"}, {"side", "winter"}}));
}

TEST(Options, an_option_may_need_a_player_count) {
  EXPECT_THAT(
      complaint(2, {{"rival", "keen"}}),
      says("core.option_needs",
           {{"option", "rival"}, {"value", "keen"}, {"needed", "players"}, {"needed_value", "1"}}));
  EXPECT_TRUE(check(1, {{"rival", "keen"}}));
}

TEST(Options, a_default_value_needs_nothing) {
  EXPECT_TRUE(check(2, {{"extras", "off"}, {"rival", "steady"}}));
}

TEST(Options, a_game_may_refuse_the_choice_as_a_whole) {
  EXPECT_THAT(complaint(1, {{"colours", "red"}}),
              says("core.option_repeats", {{"option", "colours"}, {"value", "alone"}}));
  EXPECT_TRUE(check(2, {{"colours", "red"}}));
  EXPECT_THAT(complaint(1, {{"colours", "pink"}}),
              says("core.option_value",
                   {{"option", "colours"}, {"value", "pink"}, {"values", "red, blue, green"}}));
  GameInfo info = info_of(specs());
  info.refuse = nullptr;
  EXPECT_TRUE(check_options(info, 1, {{"colours", "red"}}));
}

TEST(Options, lists_split_at_commas) {
  EXPECT_THAT(split_list(""), IsEmpty());
  EXPECT_THAT(split_list("a"), ElementsAre("a"));
  EXPECT_THAT(split_list("a,b,c"), ElementsAre("a", "b", "c"));
  EXPECT_THAT(split_list("a,"), ElementsAre("a", ""));
  EXPECT_THAT(split_list(","), ElementsAre("", ""));
  EXPECT_THAT(split_list(",a"), ElementsAre("", "a"));
}

}  // namespace
}  // namespace orrery
