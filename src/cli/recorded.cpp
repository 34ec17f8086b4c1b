#include "cli/recorded.h"

#include <fmt/format.h>

#include "cli/choice.h"
#include "table/files.h"

namespace orrery::cli {

Speaker Recorded::speaker(const Catalogue& catalogue) const {
  std::vector<std::string> names;
  for (const SeatInfo& seat : record.seats) names.push_back(seat.name);
  return {catalogue, *game, std::move(names)};
}

std::expected<Recorded, Failure> read_recorded(const std::string& file,
                                               const std::optional<std::string>& data,
                                               const Catalogue& catalogue) {
  const auto text = read_file(file);
  if (!text) return std::unexpected(bad_usage(catalogue.say(text.error())));
  auto record = read_record(*text);
  if (!record)
    return std::unexpected(bad_usage(fmt::format("{}: {}", file, catalogue.say(record.error()))));
  const auto pack = choose_pack(data, record->game, catalogue);
  if (!pack) return std::unexpected(pack.error());
  auto game = game_of(*record, *pack);
  if (!game) return std::unexpected(game_says_no(catalogue.say(game.error())));
  return Recorded{.record = *std::move(record), .game = *std::move(game)};
}

Failure diverged(const Recorded& recorded, const Divergence& divergence,
                 const Catalogue& catalogue) {
  const std::string reason = recorded.speaker(catalogue).say(divergence.reason);
  if (divergence.command == 0) return game_says_no(reason);
  const RecordedCommand& command = recorded.record.commands[divergence.command - 1];
  return game_says_no(fmt::format("The record diverges at command {} (seat {}, \"{}\"): {}",
                                  divergence.command, index(command.seat), command.notation,
                                  reason));
}

}  // namespace orrery::cli
