// Reading a record: its form, field by field, with a sentence for whatever is wrong.
#include <algorithm>
#include <charconv>

#include <boost/json.hpp>

#include "core/json_reader.h"
#include "table/record.h"

namespace orrery {
namespace {

constexpr std::size_t kMaxCommands = 100'000;
constexpr std::size_t kShortHashDigits = 4;
constexpr std::size_t kStateHashDigits = 16;
constexpr std::size_t kSha256Digits = 64;
constexpr std::int64_t kMaxScore = 32'767;

bool is_hex(std::string_view text, std::size_t digits) {
  return text.size() == digits && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

std::string read_hex(const JsonReader& from, std::size_t digits) {
  std::string text = from.text();
  if (from.exists() && !is_hex(text, digits))
    from.complain("table.record_expected_hex", {{"digits", static_cast<std::int64_t>(digits)}});
  return text;
}

std::uint64_t hex_value(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return value;
}

// "0 card 1A 1f3e": everything between the first and the last blank is notation.
RecordedCommand read_command(const JsonReader& from, int players) {
  const std::string text = from.text();
  const std::size_t first = text.find(' ');
  const std::size_t last = text.rfind(' ');
  RecordedCommand command{.seat = seat_at(0), .notation = {}, .hash = 0};
  const bool has_parts = first == 1 && last > first + 1;
  const int seat = has_parts ? text[0] - '0' : -1;
  const std::string_view hash =
      has_parts ? std::string_view(text).substr(last + 1) : std::string_view();
  if (seat < 0 || seat >= players || !is_hex(hash, kShortHashDigits)) {
    from.complain("table.record_expected_command");
    return command;
  }
  command.seat = seat_at(seat);
  command.notation = text.substr(first + 1, last - first - 1);
  command.hash = static_cast<std::uint16_t>(hex_value(hash));
  return command;
}

RecordedResult read_result(const JsonReader& from, int players) {
  from.allow_only({"scores", "winners", "state"});
  RecordedResult result{};
  const auto seats = static_cast<std::size_t>(players);
  for (const JsonReader& score : from.at("scores").items(seats, seats))
    result.scores.push_back(static_cast<int>(score.integer(-kMaxScore, kMaxScore)));
  for (const JsonReader& winner : from.at("winners").items(0, seats))
    result.winners.add(seat_at(static_cast<int>(winner.integer(0, players - 1))));
  result.state_hash = hex_value(read_hex(from.at("state"), kStateHashDigits));
  return result;
}

std::string read_name(const JsonReader& from) {
  std::string name = from.text();
  if (from.exists() && !is_seat_name(name)) from.complain("table.record_expected_name");
  return name;
}

void read_header(const JsonReader& from, Record& record) {
  record.game = from.at("game").text();
  record.rules = from.at("rules").text();
  record.players = static_cast<int>(from.at("players").integer(1, kMaxSeats));
  const JsonReader options = from.at("options");
  for (const std::string& name : options.keys()) record.options[name] = options.at(name).text();
  record.data_hash = read_hex(from.at("data"), kSha256Digits);
  const auto seats = static_cast<std::size_t>(record.players);
  for (const JsonReader& seat : from.at("seats").items(seats, seats)) {
    seat.allow_only({"name", "kind"});
    record.seats.push_back({read_name(seat.at("name")), read_name(seat.at("kind"))});
  }
  if (!Seed::parse(read_hex(from.at("seed"), kSha256Digits), record.seed)) record.seed = {};
  record.commitment = read_hex(from.at("commitment"), kSha256Digits);
}

// Whether `text` is the beginning of something valid.
bool cut_off(std::string_view text) {
  json::error_code error;
  json::stream_parser parser;
  const std::size_t used = parser.write_some(text.data(), text.size(), error);
  if (error || used < text.size() || parser.done()) return false;
  parser.finish(error);
  return error == json::error::incomplete;
}

// Before looking at the fields: is it one of ours, and in a form we know?
std::optional<Message> foreign(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* format = object == nullptr ? nullptr : object->if_contains("orrery_record");
  if (format == nullptr) return Message("table.record_foreign");
  const std::int64_t* number = format->if_int64();
  if (number == nullptr || *number != kRecordFormat)
    return Message("table.record_format", {{"found", number == nullptr ? 0 : *number},
                                           {"known", std::int64_t{kRecordFormat}}});
  return std::nullopt;
}

}  // namespace

std::expected<Record, Message> read_record(std::string_view text) {
  auto parsed = parse_json(text, "the record");
  if (!parsed)
    return std::unexpected(cut_off(text) ? Message("table.record_cut_off") : parsed.error());
  if (auto problem = foreign(*parsed)) return std::unexpected(*problem);
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  reader.allow_only({"orrery_record", "game", "rules", "players", "options", "data", "seats",
                     "seed", "commitment", "commands", "result", "checksum"});
  Record record{};
  read_header(reader, record);
  for (const JsonReader& command : reader.at("commands").items(0, kMaxCommands))
    record.commands.push_back(read_command(command, record.players));
  if (const JsonReader result = reader.maybe("result"); result.exists())
    record.result = read_result(result, record.players);
  record.checksum = read_hex(reader.at("checksum"), kStateHashDigits);
  if (problems.any()) return std::unexpected(problems.first());
  return record;
}

}  // namespace orrery
