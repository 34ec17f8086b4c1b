#include "table/record.h"

#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "core/data_pack.h"
#include "core/hash.h"
#include "core/utf8.h"

namespace orrery {
namespace {

constexpr std::string_view kSeedDomain = "orrery-seed/1:";
constexpr std::size_t kChecksumDigits = 16;
constexpr std::size_t kLineWidth = 96;
constexpr std::size_t kMaxName = 60;

json::object header_json(const Record& record) {
  json::object options;
  for (const auto& [name, value] : record.options) options[name] = value;
  json::array seats;
  for (const SeatInfo& seat : record.seats)
    seats.push_back(json::object{{"name", seat.name}, {"kind", seat.kind}});
  json::object header = {{"orrery_record", kRecordFormat}, {"game", record.game},
                         {"rules", record.rules},          {"players", record.players},
                         {"options", std::move(options)},  {"data", record.data_hash},
                         {"seats", std::move(seats)},      {"seed", record.seed.hex()},
                         {"commitment", record.commitment}};
  if (record.fair) {
    json::array nonces(record.fair->nonces.begin(), record.fair->nonces.end());
    header["fair"] = {{"secret", record.fair->secret}, {"nonces", std::move(nonces)}};
  }
  return header;
}

json::array commands_json(const Record& record) {
  json::array commands;
  for (const RecordedCommand& command : record.commands)
    commands.emplace_back(write_command(command));
  return commands;
}

json::object result_json(const RecordedResult& result) {
  json::array winners;
  for (const Seat seat : result.winners) winners.emplace_back(index(seat));
  return {{"scores", json::array(result.scores.begin(), result.scores.end())},
          {"winners", std::move(winners)},
          {"state", fmt::format("{:016x}", result.state_hash)}};
}

// Adds `piece` to the text, on a new line where the current one would become too long.
void add_piece(std::string& text, const std::string& piece) {
  const std::size_t line_start = text.rfind('\n') + 1;  // npos + 1 is 0
  if (text.size() - line_start + piece.size() > kLineWidth) text += '\n';
  text += piece;
}

}  // namespace

bool is_seat_name(std::string_view name) {
  std::size_t letters = 0;
  while (!name.empty() && letters <= kMaxName) {
    const Utf8Character letter = first_character(name);
    if (letter.bytes == 0 || is_control(letter.code)) return false;
    name.remove_prefix(letter.bytes);
    ++letters;
  }
  return letters >= 1 && letters <= kMaxName;
}

Record make_record(const Course& course, std::vector<SeatInfo> seats) {
  const AnyGame& game = course.game();
  Record record{.game = game.info().id,
                .rules = game.info().rules_version,
                .players = game.players(),
                .options = game.options().values,
                .data_hash = game.data_hash(),
                .seats = std::move(seats),
                .seed = course.seed(),
                .commitment = commitment_to(course.seed()),
                .fair = std::nullopt,
                .commands = commands_of(course),
                .result = std::nullopt,
                .checksum = {}};
  if (course.over()) record.result = result_of(course);
  record.checksum = checksum_of(record);
  return record;
}

std::string write_command(const RecordedCommand& command) {
  return fmt::format("{} {} {:04x}", index(command.seat), command.notation, command.hash);
}

std::vector<RecordedCommand> commands_of(const Course& course) {
  std::vector<RecordedCommand> commands;
  for (std::size_t i = 0; i < course.steps().size(); ++i) {
    const Step& step = course.steps()[i];
    commands.push_back({.seat = step.seat,
                        .notation = course.game().notation(step.move),
                        .hash = short_hash(course.state_after(i + 1))});
  }
  return commands;
}

std::string write_record(const Record& record) {
  std::string text = "{";
  for (const auto& [key, value] : header_json(record))
    add_piece(text, fmt::format("\"{}\":{},", std::string_view(key), json::serialize(value)));
  text += "\n\"commands\":[\n";
  for (std::size_t i = 0; i < record.commands.size(); ++i)
    add_piece(text,
              fmt::format("{}{}", json::serialize(json::string(write_command(record.commands[i]))),
                          i + 1 < record.commands.size() ? "," : ""));
  text += "],\n";
  if (record.result)
    text += fmt::format("\"result\":{},\n", json::serialize(result_json(*record.result)));
  text += fmt::format("\"checksum\":\"{}\"}}\n", record.checksum);
  return text;
}

std::string commitment_to(const Seed& seed) {
  return sha256_hex(fmt::format("{}{}", kSeedDomain, seed.hex()));
}

std::string checksum_of(const Record& record) {
  json::object all = header_json(record);
  all["commands"] = commands_json(record);
  if (record.result) all["result"] = result_json(*record.result);
  return sha256_hex(json::serialize(all)).substr(0, kChecksumDigits);
}

std::uint64_t state_hash(const AnyState& state) { return hash_bytes(state.bytes()); }

std::uint16_t short_hash(const AnyState& state) {
  return static_cast<std::uint16_t>(state_hash(state));
}

RecordedResult result_of(const Course& course) {
  const AnyGame& game = course.game();
  const Scores scores = game.scores(course.state());
  return {.scores = {scores.total.begin(), scores.total.begin() + game.players()},
          .winners = game.winners(course.state()),
          .state_hash = state_hash(course.state())};
}

}  // namespace orrery
