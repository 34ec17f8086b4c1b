// The record of a game, a file `.orrery.json`: everything needed to play it again byte for byte,
// and enough to notice when something was changed.
//
//   {"orrery_record": 1, "game": "solenia", "rules": "solenia/1", "players": 2,
//    "options": {"side": "summer", ...},
//    "data": SHA-256 of the data pack,
//    "seats": [{"name": "Ann", "kind": "human"}, {"name": "Greedy", "kind": "greedy"}],
//    "seed": 64 hexadecimal digits, "commitment": SHA-256 of "orrery-seed/1:" and the seed,
//    "fair": {"secret": 64 hexadecimal digits, "nonces": ["9f86...", ""]},
//    "commands": ["0 card 1A 1f3e", ...],   seat, notation, short hash of the state after it
//    "result": {"scores": [48, 51], "winners": [1], "state": 64-bit hash of the last state},
//    "checksum": the first 16 digits of the SHA-256 of all of the above, written compactly}
//
// A game that is not over has no result. Games of a server's table have `fair`, what the seed was
// made of; their commitment is the one to the secret (table/fairness.h). Playing it again and
// checking are in table/verify.h.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/course.h"
#include "table/fairness.h"

namespace orrery {

inline constexpr int kRecordFormat = 1;
inline constexpr std::string_view kHumanKind = "human";

// Who sits where. The kind is kHumanKind or the name of a bot.
struct SeatInfo {
  std::string name;
  std::string kind;
  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

// Names are shown to people: 1 to 60 letters of valid UTF-8, no codes that a terminal would obey.
bool is_seat_name(std::string_view name);

struct RecordedCommand {
  Seat seat{};
  std::string notation;
  std::uint16_t hash = 0;  // short_hash of the state after it
  friend bool operator==(const RecordedCommand&, const RecordedCommand&) = default;
};

struct RecordedResult {
  std::vector<int> scores;  // totals by seat
  SeatSet winners;
  std::uint64_t state_hash;
  friend bool operator==(const RecordedResult&, const RecordedResult&) = default;
};

struct Record {
  std::string game;
  std::string rules;
  int players;
  GivenOptions options;
  std::string data_hash;
  std::vector<SeatInfo> seats;
  Seed seed;
  std::string commitment;
  std::optional<Fairness> fair;
  std::vector<RecordedCommand> commands;
  std::optional<RecordedResult> result;
  std::string checksum;
  friend bool operator==(const Record&, const Record&) = default;
};

// The record of a course as it stands.
Record make_record(const Course& course, std::vector<SeatInfo> seats);

// "0 card 1A 1f3e", and back; nothing if the text is something else.
std::string write_command(const RecordedCommand& command);
std::optional<RecordedCommand> read_command(std::string_view text, int players);
// The commands of a course as it stands.
std::vector<RecordedCommand> commands_of(const Course& course);

// The text of the file: lines of at most a hundred columns or so, ending with a newline.
std::string write_record(const Record& record);

// Checks the form alone; whether it is true is for `verify` to say.
std::expected<Record, Message> read_record(std::string_view text);

// What the table published before the game: nobody can choose another seed afterwards.
std::string commitment_to(const Seed& seed);
std::string checksum_of(const Record& record);
RecordedResult result_of(const Course& course);

}  // namespace orrery
