#include "table/table.h"

#include <algorithm>

#include <boost/json.hpp>

#include "table/seating.h"

namespace orrery {

std::expected<Table, Message> Table::create(const Entry& created, GameShelf& shelf) {
  auto facts = new_table(created, shelf);
  if (!facts) return std::unexpected(facts.error());
  return Table(*std::move(facts));
}

std::expected<Table, Message> Table::open(std::span<const std::string> log, GameShelf& shelf) {
  if (log.empty()) return std::unexpected(Message("table.not_created"));
  const auto first = read_entry(log.front());
  if (!first) return std::unexpected(first.error());
  auto table = create(*first, shelf);
  if (!table) return table;
  if (auto read = table->read_log(log.subspan(1)); !read) return std::unexpected(read.error());
  return table;
}

std::expected<Table, Message> Table::open(std::string_view snapshot,
                                          std::span<const std::string> log, GameShelf& shelf) {
  auto facts = read_snapshot(snapshot, shelf);
  if (!facts) return std::unexpected(facts.error());
  if (!is_sound(*facts)) return std::unexpected(Message("table.snapshot_damaged"));
  Table table(*std::move(facts));
  if (auto read = table.read_log(log); !read) return std::unexpected(read.error());
  return table;
}

std::expected<void, Message> Table::read_log(std::span<const std::string> log) {
  for (const std::string& line : log) {
    auto entry = read_entry(line);
    if (!entry) return std::unexpected(entry.error());
    auto recalled = recall_entry(facts_, *std::move(entry));
    if (!recalled) return std::unexpected(recalled.error());
    add(*std::move(recalled));
  }
  return {};
}

std::optional<Seat> Table::seat_of(std::string_view person) const {
  if (person.empty()) return std::nullopt;
  const auto found = std::ranges::find(facts_.holders, person, &Holder::person);
  if (found == facts_.holders.end()) return std::nullopt;
  return seat_at(static_cast<int>(found - facts_.holders.begin()));
}

std::vector<std::string> Table::members() const {
  std::vector<std::string> members;
  if (!facts_.created.creator.empty()) members.push_back(facts_.created.creator);
  for (const Holder& holder : facts_.holders)
    if (!holder.person.empty() && holder.person != facts_.created.creator)
      members.push_back(holder.person);
  return members;
}

Entry Table::start(Millis now) const {
  return {.time = now,
          .what = Started{.rules = facts_.game->info().rules_version,
                          .data_hash = facts_.game->data_hash()}};
}

std::optional<Seat> Table::bot_to_move() const {
  if (facts_.phase != Phase::running || !facts_.course || facts_.deserted()) return std::nullopt;
  for (const Seat seat : facts_.course->active())
    if (!facts_.holder(seat).bot.empty()) return seat;
  return std::nullopt;
}

std::optional<Table::BotTask> Table::bot_task() const {
  const std::optional<Seat> seat = bot_to_move();
  if (!seat) return std::nullopt;
  return question(*seat);
}

std::optional<Table::BotTask> Table::question(Seat seat) const {
  if (!asked().has(seat)) return std::nullopt;
  return BotTask{.game = facts_.game,
                 .state = facts_.course->state(),
                 .seat = seat,
                 .bot = facts_.holder(seat).bot,
                 .decision = facts_.course->decision(seat),
                 .rng_seed = bot_seed(*facts_.course)};
}

bool Table::awaits_bot(Seat seat, int decision) const {
  return asked().has(seat) && !facts_.holder(seat).bot.empty() &&
         facts_.course->decision(seat) == decision;
}

std::string Table::BotTask::decide(Bot& player, Budget budget) const {
  Rng rng(rng_seed);
  return game->notation(player.choose(*game, state, budget, rng));
}

std::optional<Millis> Table::time_left(Seat seat, Millis now) const {
  if (facts_.holder(seat).person.empty()) return std::nullopt;
  return facts_.clocks.left(seat, now);
}

std::optional<Entry> Table::time_out(Millis now) const {
  for (const Seat seat : facts_.playing())
    if (facts_.clocks.ran_out(seat, now))
      return Entry{
          .time = now,
          .what =
              StoodIn{.seat = seat, .bot = std::string(kStandIn), .reason = StoodIn::Reason::time}};
  return std::nullopt;
}

std::expected<Entry, Message> Table::resume(Millis now) const {
  if (!outdated()) return std::unexpected(Message("table.not_outdated"));
  auto resumed = resume_foreign(facts_);
  if (!resumed) return std::unexpected(resumed.error());
  return Entry{.time = now, .what = *std::move(resumed)};
}

std::vector<LogLine> Table::digest(Seat seat) const {
  if (!facts_.course) return {};
  const std::vector<Step>& steps = facts_.course->steps();
  std::size_t own = steps.size();
  while (own > 0 && steps[own - 1].seat != seat) --own;
  return facts_.course->log(seat, own == 0 ? 0 : own + 1);
}

std::expected<Record, Message> Table::record() const { return record_of(facts_); }

std::vector<Holder> rotated(const std::vector<Holder>& holders) {
  std::vector<Holder> moved;
  for (std::size_t i = 0; i < holders.size(); ++i) {
    Holder holder = holders[(i + 1) % holders.size()];
    if (!holder.person.empty()) holder.bot.clear();
    holder.nonce.clear();
    holder.resigned = false;
    moved.push_back(std::move(holder));
  }
  return moved;
}

}  // namespace orrery
