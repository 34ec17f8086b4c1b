// Reading a record: its form, field by field, with a sentence for whatever is wrong.
#include <algorithm>
#include <charconv>

#include <boost/json.hpp>

#include "core/hex.h"
#include "core/json_reader.h"
#include "table/record.h"

namespace orrery {
namespace {

constexpr std::size_t kMaxCommands = 100'000;
constexpr std::size_t kShortHashDigits = 4;
constexpr std::size_t kStateHashDigits = 16;
constexpr std::size_t kSha256Digits = 64;
constexpr std::int64_t kMaxScore = 32'767;

std::string read_hex(const JsonReader& from, std::size_t digits) {
  std::string text = from.text();
  if (from.exists() && (text.size() != digits || !is_hex(text)))
    from.complain("table.record_expected_hex", {{"digits", static_cast<std::int64_t>(digits)}});
  return text;
}

std::uint64_t hex_value(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return value;
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

Fairness read_fairness(const JsonReader& from, std::size_t seats) {
  from.allow_only({"secret", "nonces"});
  Fairness fairness{.secret = read_hex(from.at("secret"), kSecretDigits), .nonces = {}};
  for (const JsonReader& nonce : from.at("nonces").items(seats, seats)) {
    fairness.nonces.push_back(nonce.text());
    if (!fairness.nonces.back().empty() && !is_nonce(fairness.nonces.back()))
      nonce.complain("table.bad_nonce");
  }
  return fairness;
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
  if (const JsonReader fair = from.maybe("fair"); fair.exists())
    record.fair = read_fairness(fair, seats);
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

// Everything between the first and the last blank is notation.
std::optional<RecordedCommand> read_command(std::string_view text, int players) {
  const std::size_t first = text.find(' ');
  const std::size_t last = text.rfind(' ');
  if (first != 1 || last <= first + 1) return std::nullopt;
  const int seat = text[0] - '0';
  const std::string_view hash = text.substr(last + 1);
  if (seat < 0 || seat >= players || hash.size() != kShortHashDigits || !is_hex(hash))
    return std::nullopt;
  return RecordedCommand{.seat = seat_at(seat),
                         .notation = std::string(text.substr(first + 1, last - first - 1)),
                         .hash = static_cast<std::uint16_t>(hex_value(hash))};
}

std::expected<Record, Message> read_record(std::string_view text) {
  auto parsed = parse_json(text, "the record");
  if (!parsed)
    return std::unexpected(cut_off(text) ? Message("table.record_cut_off") : parsed.error());
  if (auto problem = foreign(*parsed)) return std::unexpected(*problem);
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  reader.allow_only({"orrery_record", "game", "rules", "players", "options", "data", "seats",
                     "seed", "commitment", "fair", "commands", "result", "checksum"});
  Record record{};
  read_header(reader, record);
  for (const JsonReader& command : reader.at("commands").items(0, kMaxCommands))
    if (auto read = read_command(command.text(), record.players))
      record.commands.push_back(*std::move(read));
    else
      command.complain("table.record_expected_command");
  if (const JsonReader result = reader.maybe("result"); result.exists())
    record.result = read_result(result, record.players);
  record.checksum = read_hex(reader.at("checksum"), kStateHashDigits);
  if (problems.any()) return std::unexpected(problems.first());
  return record;
}

}  // namespace orrery
