// The record of a table's game, once it is over.
#include <utility>

#include "table/facts.h"

namespace orrery {
namespace {

std::vector<SeatInfo> seats_of(const TableFacts& facts) {
  std::vector<SeatInfo> seats;
  for (const Holder& holder : facts.holders)
    seats.push_back({.name = holder.name,
                     .kind = holder.person.empty() ? holder.bot : std::string(kHumanKind)});
  return seats;
}

// Of a game whose rules this program does not have any more, from what the snapshot kept of it.
Record foreign_record(const TableFacts& facts) {
  return {.game = facts.created.game,
          .rules = facts.rules,
          .players = facts.created.players,
          .options = facts.created.options,
          .data_hash = facts.data_hash,
          .seats = seats_of(facts),
          .seed = seed_of(facts.fairness()),
          .commitment = {},
          .fair = std::nullopt,
          .commands = facts.foreign->commands,
          .result = facts.result,
          .checksum = {}};
}

}  // namespace

std::expected<Record, Message> record_of(const TableFacts& facts) {
  if (facts.phase != Phase::over) return std::unexpected(Message("table.record_not_yet"));
  if (!facts.start.empty()) return std::unexpected(Message("table.record_resumed"));
  if (!facts.course && facts.foreign->known != facts.foreign->commands.size())
    return std::unexpected(Message("table.record_rules_gone", {{"rules", facts.rules}}));
  Record record =
      facts.course ? make_record(*facts.course, seats_of(facts)) : foreign_record(facts);
  record.fair = facts.fairness();
  record.commitment = commitment_to_secret(record.fair->secret);
  record.checksum = checksum_of(record);
  return record;
}

}  // namespace orrery
