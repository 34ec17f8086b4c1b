// All that one viewer may know of a table, as one JSON value: what is sent when somebody starts to
// look, and what the deltas afterwards change (docs/protocol.md). Whatever crosses the wire about
// a game is made here or in the game's own view.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/json_writer.h"
#include "table/table.h"

namespace orrery::server {

// The seat, or null for a spectator.
void write_viewer(Viewer viewer, JsonWriter& out);
// The table: who sits there, and all else that everybody may know.
void write_header(const Table& table, JsonWriter& out);
// The score pad by seat, automata after the seats.
void write_scores(const AnyGame& game, const AnyState& state, JsonWriter& out);
// What all viewers see alike (the table, the scores), and what is only for one of them: an object
// each.
void write_common(const Table& table, JsonWriter& out);
void write_own(const Table& table, Viewer viewer, JsonWriter& out);
// Both in one.
void write_document(const Table& table, Viewer viewer, JsonWriter& out);

// A viewer's lines of the log, from step `first` on.
std::vector<LogLine> log_lines(const Table& table, Viewer viewer, std::size_t first);
// [step, message, ...] for each step that says something, and first of all [silent] for one that
// says nothing.
void write_lines(const std::vector<LogLine>& lines, std::optional<std::size_t> silent,
                 const GameInfo& info, JsonWriter& out);

// The seats and moves that led to where a table is.
using Past = std::vector<std::pair<Seat, Move>>;
Past past_of(const Table& table);
// The number of the first step that is not the same, counted from 1.
std::size_t first_change(const Past& before, const Table& table);

// What `move` of `seat` would certainly lead to; empty if it is not a legal move.
std::expected<json::array, Message> preview_json(const Table& table, Seat seat,
                                                 std::string_view notation);

}  // namespace orrery::server
