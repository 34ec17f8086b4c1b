// Every way a registered game can be played: what the property tests run over.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/any_game.h"

namespace orrery::test {

struct Setting {
  std::string game;
  Mode mode;
  int players = 0;
};

// All games, modes and player counts of the registry.
std::vector<Setting> all_settings();
// Those of one game.
std::vector<Setting> settings_of(std::string_view game);

GamePtr make_game(const Setting& setting);
// The smallest game.
GamePtr noughts();

// "solenia, winter, 3 players", and the same as a name of a test: "solenia_winter_3".
std::ostream& operator<<(std::ostream& out, const Setting& setting);
std::string setting_name(const testing::TestParamInfo<Setting>& info);

// What every property test of games is built on.
class Property : public testing::TestWithParam<Setting> {
 protected:
  Property() : game_(make_game(GetParam())) {}
  const Setting& setting() const { return GetParam(); }
  const AnyGame& game() const { return *game_; }
  const GamePtr& game_pointer() const { return game_; }

 private:
  GamePtr game_;
};

}  // namespace orrery::test

// Runs the tests of a suite over every setting.
#define ORRERY_FOR_EVERY_GAME(Suite)                                                          \
  INSTANTIATE_TEST_SUITE_P(EveryGame, Suite, testing::ValuesIn(orrery::test::all_settings()), \
                           orrery::test::setting_name)
