// Playing a record again, to any point, and saying where it stops being true.
#pragma once

#include <cstddef>
#include <expected>
#include <limits>
#include <optional>

#include "table/record.h"

namespace orrery {

// Where a record stops being true, and why.
struct Divergence {
  std::size_t command = 0;  // counted from 1; 0 when it is not about a command
  Message reason;
};

// The game a record was played with, made from `pack`. Refuses other rules, options this game does
// not have and, as nothing could be played again with it, another data pack.
std::expected<GamePtr, Message> game_of(const Record& record, const DataPack& pack);

inline constexpr std::size_t kWholeRecord = std::numeric_limits<std::size_t>::max();

// The course after the first `commands` commands (at most all of them).
std::expected<Course, Divergence> course_of(const Record& record, const GamePtr& game,
                                            std::size_t commands = kWholeRecord);

// Plays everything again and compares commitment, every hash, the result and the checksum.
std::optional<Divergence> verify(const Record& record, const GamePtr& game);

}  // namespace orrery
