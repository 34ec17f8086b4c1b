// Courses for the tests of the table: games of the registry in a line, moves by their notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/data_pack.h"
#include "games/registry.h"
#include "support/messages.h"
#include "table/course.h"
#include "table/record.h"
#include "table/seating.h"

namespace orrery::test {

inline GamePtr game_named(const std::string& id, int players = 2, const GivenOptions& given = {}) {
  const GameEntry* entry = find_game(id);
  const GameInfo& info = entry->info();
  const auto options = check_options(info, players, given);
  Problems problems;
  return *entry->create(*options, DataPack::built_in(id), problems);
}

// The move must be readable; what the course says to it is returned.
inline std::expected<void, Message> play(Course& course, int seat, std::string_view notation) {
  const auto move = course.game().parse_move(notation);
  EXPECT_TRUE(move) << notation;
  return course.play(seat_at(seat), *move);
}

inline std::vector<SeatInfo> seats_of(int players, const std::string& kind) {
  std::vector<SeatInfo> seats;
  for (int seat = 0; seat < players; ++seat)
    seats.push_back({"Seat " + std::to_string(seat), kind});
  return seats;
}

// A whole game between bots.
inline Course finished(const GamePtr& game, std::uint64_t seed, const std::string& bot = "random") {
  Course course(game, Seed::of(seed));
  Seating::make(seats_of(game->players(), bot), *game)->play_bots(course);
  return course;
}

}  // namespace orrery::test
