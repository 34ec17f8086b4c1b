// All that one viewer may know of a table, as one JSON value: what is sent when somebody starts to
// look, and what the deltas afterwards change (docs/protocol.md). Whatever crosses the wire about
// a game is made here or in the game's own view.
#pragma once

#include <cstddef>
#include <vector>

#include <boost/json/fwd.hpp>

#include "table/table.h"

namespace orrery::server {

// What all viewers see alike (the table, the scores), and what is only for one of them.
json::object common_part(const Table& table);
json::object own_part(const Table& table, Viewer viewer);
// Both.
json::object document(const Table& table, Viewer viewer);

// A viewer's lines of the log, from step `first` on.
json::array log_lines(const Table& table, Viewer viewer, std::size_t first);

// The seats and moves that led to where a table is.
using Past = std::vector<std::pair<Seat, Move>>;
Past past_of(const Table& table);
// The number of the first step that is not the same, counted from 1.
std::size_t first_change(const Past& before, const Table& table);

// [step, message, ...] for each step that says something.
json::array lines_json(const std::vector<LogLine>& lines, const GameInfo& info);

// What `move` of `seat` would certainly lead to; empty if it is not a legal move.
std::expected<json::array, Message> preview_json(const Table& table, Seat seat,
                                                 std::string_view notation);

}  // namespace orrery::server
