// Tables of a server: how long it takes to open one whose game has been played to its end, the
// farthest there is, to write its snapshot, and to say what everybody may know. Items are tables.
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "calibration.h"
#include "games.h"
#include "table/table.h"

namespace orrery::bench {
namespace {

void add(Table& table, const Entry& entry) { table.add(*table.check(entry)); }

// A table of bots whose every seat moved at random.
Table played_table(const Setting& setting, GameShelf& shelf) {
  Table table = *Table::create({.time = 1,
                                .what = Created{.game = setting.entry->info().id,
                                                .players = setting.players,
                                                .options = setting.options,
                                                .clock = {},
                                                .listed = true,
                                                .creator = "somebody",
                                                .secret = std::string(kSecretDigits, '0'),
                                                .join_key = {},
                                                .watch_key = {},
                                                .previous = {}}},
                               shelf);
  for (int seat = 0; seat < setting.players; ++seat)
    add(table, {.time = 1, .what = BotSeated{.seat = seat_at(seat), .bot = "random"}});
  add(table, table.start(1));
  Rng rng(1);
  while (const std::optional<Seat> seat = table.bot_to_move()) {
    const Course& course = *table.course();
    const MoveList moves = course.game().legal(course.state(), *seat);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    add(table, {.time = 1,
                .what = Moved{.seat = *seat,
                              .decision = course.decision(*seat),
                              .move = course.game().notation(move)}});
  }
  return table;
}

void open_table(benchmark::State& bench, const Setting& setting) {
  GameShelf shelf;
  const Table table = played_table(setting, shelf);
  const std::string snapshot = table.snapshot();
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(Table::open(snapshot, {}, shelf)->course());
  report(bench, watch, bench.iterations());
  bench.counters["bytes"] = static_cast<double>(snapshot.size());
}

void write_table(benchmark::State& bench, const Setting& setting) {
  GameShelf shelf;
  const Table table = played_table(setting, shelf);
  const Stopwatch watch;
  for (auto _ : bench) benchmark::DoNotOptimize(table.snapshot().size());
  report(bench, watch, bench.iterations());
}

void table_header(benchmark::State& bench, const Setting& setting) {
  GameShelf shelf;
  const Table table = played_table(setting, shelf);
  JsonWriter out;
  const Stopwatch watch;
  for (auto _ : bench) {
    out.clear();
    const auto header = out.object();
    table.header(out);
    benchmark::DoNotOptimize(out.text().size());
  }
  report(bench, watch, bench.iterations());
}

const bool kTablesRegistered = [] {
  using Body = void (*)(benchmark::State&, const Setting&);
  for (const auto& [what, body] : {std::pair<const char*, Body>{"table_open", open_table},
                                   {"table_snapshot", write_table},
                                   {"table_header", table_header}})
    for (const Setting& setting : all_settings())
      add_benchmark(what, setting,
                    [setting, run = body](benchmark::State& bench, const AnyGame& /*game*/) {
                      run(bench, setting);
                    });
  return true;
}();

}  // namespace
}  // namespace orrery::bench
