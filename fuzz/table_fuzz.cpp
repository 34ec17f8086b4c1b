// The log of a table as text, line by line, and its snapshot with the log after it: refused with a
// reason, or a table that can be looked at, gone on with, and opened again from its own snapshot.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/document.h"
#include "support.h"
#include "table/table.h"

namespace {

using namespace orrery;

constexpr Millis kNow = 1'790'000'000'000;
// Whoever writes longer logs only repeats what short ones say.
constexpr std::size_t kMostLines = 300;

GameShelf& shelf() {
  static GameShelf games;
  return games;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty() && lines.size() < kMostLines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void look_at_line(std::string_view line) {
  const auto entry = read_entry(line);
  if (!entry) return fuzz::require(!entry.error().id.empty(), "a refusal has a reason");
  const auto again = read_entry(write_entry(*entry));
  fuzz::require(again && *again == *entry, "what was read is written and read alike");
}

// Everything that a server asks a table for.
void look_at_table(const Table& table) {
  JsonWriter shown;
  server::write_document(table, Viewer::spectator(), shown);
  shown.parsed();
  table.summary();
  table.members();
  table.seat_of("a");
  table.bot_task();
  table.deadline();
  table.time_out(kNow);
  for (std::size_t i = 0; i < table.holders().size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    table.digest(seat);
    table.time_left(seat, kNow);
    fuzz::require(table.check({.time = kNow, .what = Resigned{.seat = seat, .bot = "greedy"}}) ||
                      !table.holders()[i].plays() || table.phase() != Phase::running ||
                      table.outdated(),
                  "who plays may give up");
  }
  if (const auto record = table.record()) write_record(*record);
}

Table opened_again(const Table& table) {
  auto again = Table::open(table.snapshot(), {}, shelf());
  fuzz::require(again.has_value(), "a snapshot opens again");
  fuzz::require(again->seq() == table.seq() && again->phase() == table.phase() &&
                    again->holders() == table.holders() && again->chat() == table.chat() &&
                    again->outcome() == table.outcome(),
                "a snapshot is the same table");
  return *std::move(again);
}

void look_at(const std::expected<Table, Message>& opened) {
  if (!opened) return fuzz::require(!opened.error().id.empty(), "a refusal has a reason");
  look_at_table(*opened);
  Table again = opened_again(*opened);
  look_at_table(again);
  // A game of other rules goes on under those there are.
  if (const auto resumed = again.resume(kNow)) {
    auto allowed = again.check(*resumed);
    fuzz::require(allowed.has_value(), "what resumes a game may come next");
    again.add(*std::move(allowed));
    fuzz::require(!again.outdated(), "a game that was resumed is of these rules");
    look_at_table(opened_again(again));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::vector<std::string> lines = lines_of({reinterpret_cast<const char*>(bytes), size});
  for (const std::string& line : lines) look_at_line(line);
  const std::span<const std::string> log(lines);
  look_at(Table::open(log, shelf()));
  // A snapshot has two lines.
  if (lines.size() >= 2)
    look_at(Table::open(lines[0] + '\n' + lines[1] + '\n', log.subspan(2), shelf()));
  return 0;
}
