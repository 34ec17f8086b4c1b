// The names of bots, with and without settings.
#include "bots/kinds.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

Message refusal(std::string_view name) {
  const auto spec = BotSpec::parse(name);
  return spec ? Message() : spec.error();
}

TEST(BotKinds, are_listed_weakest_first) {
  EXPECT_EQ(bot_names(), "random, greedy");
  EXPECT_FALSE(bot_kinds().front().looks);
  EXPECT_TRUE(bot_kinds().back().looks);
}

TEST(BotKinds, a_name_alone_stands_for_the_usual_settings) {
  const auto spec = BotSpec::parse("greedy");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->kind().id, BotId::greedy);
  EXPECT_EQ(spec->value("worlds"), 1);
  EXPECT_EQ(spec->value("noise"), 0);
}

TEST(BotKinds, a_name_may_bring_settings) {
  const auto spec = BotSpec::parse("greedy:noise=100:worlds=8");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->value("worlds"), 8);
  EXPECT_EQ(spec->value("noise"), 100);
}

TEST(BotKinds, unknown_bots_are_told_which_there_are) {
  for (const std::string name : {"", "Greedy", "greedy ", "human"})
    EXPECT_EQ(refusal(name), Message("bots.unknown", {{"bot", name}, {"bots", bot_names()}}));
}

TEST(BotKinds, unknown_settings_are_told_which_there_are) {
  const auto unknown = [](const std::string& setting) {
    return Message("bots.unknown_setting",
                   {{"bot", "greedy"}, {"setting", setting}, {"settings", "worlds, noise"}});
  };
  EXPECT_EQ(refusal("greedy:depth=3"), unknown("depth"));
  EXPECT_EQ(refusal("greedy:"), unknown(""));
  EXPECT_EQ(refusal("greedy:noise=3:"), unknown(""));
  EXPECT_EQ(refusal("random:noise=3"),
            Message("bots.no_settings", {{"bot", "random"}, {"setting", "noise"}}));
}

TEST(BotKinds, values_out_of_range_are_told_the_range) {
  for (const std::string value : {"-1", "101", "ten", "", "5 ", "1e1", "99999999999"})
    EXPECT_EQ(refusal("greedy:noise=" + value), Message("bots.bad_value", {{"bot", "greedy"},
                                                                           {"setting", "noise"},
                                                                           {"value", value},
                                                                           {"least", 0},
                                                                           {"most", 100}}));
  EXPECT_EQ(refusal("greedy:noise").id, "bots.bad_value");
  EXPECT_EQ(refusal("greedy:worlds=0").id, "bots.bad_value");
}

}  // namespace
}  // namespace orrery
