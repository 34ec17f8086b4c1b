#include "table/verify.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/registry.h"

namespace orrery {
namespace {

// One command; the reason if it does not do what the record says.
std::optional<Message> step(Course& course, const RecordedCommand& command) {
  if (auto played = course.play(command.seat, command.notation); !played) return played.error();
  if (const std::uint16_t found = course.steps().back().hash; found != command.hash)
    return Message("table.record_other_state", {{"expected", fmt::format("{:04x}", command.hash)},
                                                {"found", fmt::format("{:04x}", found)}});
  return std::nullopt;
}

std::string winners_text(SeatSet winners) {
  std::vector<int> seats;
  for (const Seat seat : winners) seats.push_back(index(seat));
  return fmt::format("[{}]", fmt::join(seats, ", "));
}

// The seed must be the one that was committed to, or made of the secret that was.
std::optional<Message> compare_seeds(const Record& record) {
  if (!record.fair)
    return commitment_to(record.seed) == record.commitment
               ? std::nullopt
               : std::optional(Message("table.record_other_seed"));
  if (commitment_to_secret(record.fair->secret) != record.commitment)
    return Message("table.record_other_secret");
  if (seed_of(*record.fair) != record.seed) return Message("table.record_other_shuffle");
  return std::nullopt;
}

std::optional<Message> compare_results(const Record& record, const Course& course) {
  if (!course.over())
    return record.result ? std::optional(Message("table.record_not_over")) : std::nullopt;
  if (!record.result) return Message("table.record_no_result");
  const RecordedResult actual = result_of(course);
  if (actual.scores != record.result->scores)
    return Message("table.record_other_scores",
                   {{"expected", fmt::format("{}", record.result->scores)},
                    {"found", fmt::format("{}", actual.scores)}});
  if (actual.winners != record.result->winners)
    return Message("table.record_other_winners",
                   {{"expected", winners_text(record.result->winners)},
                    {"found", winners_text(actual.winners)}});
  if (actual.state_hash != record.result->state_hash)
    return Message("table.record_other_state",
                   {{"expected", fmt::format("{:016x}", record.result->state_hash)},
                    {"found", fmt::format("{:016x}", actual.state_hash)}});
  return std::nullopt;
}

}  // namespace

std::expected<GamePtr, Message> game_of(const Record& record, const DataPack& pack) {
  const GameEntry* entry = find_game(record.game);
  if (entry == nullptr)
    return std::unexpected(Message("table.record_unknown_game", {{"game", record.game}}));
  const GameInfo& info = entry->info();
  if (record.rules != info.rules_version)
    return std::unexpected(Message("table.record_other_rules",
                                   {{"found", record.rules}, {"rules", info.rules_version}}));
  auto options = check_options(info, record.players, record.options);
  if (!options) return std::unexpected(options.error());
  if (const std::string hash = pack.hash(); hash != record.data_hash)
    return std::unexpected(
        Message("table.record_other_data",
                {{"expected", record.data_hash.substr(0, 8)}, {"found", hash.substr(0, 8)}}));
  Problems problems;
  std::optional<GamePtr> game = entry->create(*options, pack, problems);
  if (!game) return std::unexpected(problems.first());
  return *std::move(game);
}

std::expected<Course, Divergence> course_of(const Record& record, const GamePtr& game,
                                            std::size_t commands) {
  Course course(game, record.seed);
  const std::size_t wanted = std::min(commands, record.commands.size());
  for (std::size_t i = 0; i < wanted; ++i)
    if (auto reason = step(course, record.commands[i]))
      return std::unexpected(Divergence{.command = i + 1, .reason = *std::move(reason)});
  return course;
}

std::optional<Divergence> verify(const Record& record, const GamePtr& game) {
  if (auto reason = compare_seeds(record))
    return Divergence{.command = 0, .reason = *std::move(reason)};
  const auto course = course_of(record, game);
  if (!course) return course.error();
  if (auto reason = compare_results(record, *course))
    return Divergence{.command = 0, .reason = *std::move(reason)};
  if (checksum_of(record) != record.checksum)
    return Divergence{.command = 0, .reason = {"table.record_other_checksum"}};
  return std::nullopt;
}

}  // namespace orrery
