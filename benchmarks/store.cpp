// The store: durable appends of one entry each to a thousand tables, in batches of 1, 10 and 100.
// Items are appends, `cpu_us` is the processor time of one in this process. The store is an SQLite
// file below TMPDIR, or the one that ORRERY_BENCH_STORE names.
#include "store/store.h"

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "calibration.h"
#include "core/rng.h"

namespace orrery::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTables = 1000;
constexpr std::int64_t kStart = 1'770'000'000'000;

// A folder that is removed at the end.
class Folder {
 public:
  Folder() : path_((fs::temp_directory_path() / "orrery-bench-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr) std::abort();
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// Other tables in every run, as a store that is named may have some already. Rows and entries are
// of the size that the server writes.
std::vector<TableRow> make_tables() {
  std::vector<TableRow> rows;
  Rng rng(std::random_device{}());
  for (std::size_t i = 0; i < kTables; ++i)
    rows.push_back({.id = fmt::format("{:016x}", rng.next()),
                    .status = TableStatus::running,
                    .listed = true,
                    .deadline = 0,
                    .updated = kStart,
                    .seq = 0,
                    .summary = std::string(300, 's')});
  return rows;
}

Append next_append(TableRow& row) {
  ++row.seq;
  ++row.updated;
  Append append{.row = row, .entries = {}, .members = {}, .snapshot = {}};
  append.entries.push_back(
      fmt::format(R"({{"t":{},"moved":{{"seat":0,"decision":{},"move":"card 1A to 17"}}}})",
                  row.updated, row.seq));
  return append;
}

void append(benchmark::State& bench) {
  const auto size = static_cast<std::size_t>(bench.range(0));
  const Folder folder;
  const char* named = std::getenv("ORRERY_BENCH_STORE");
  auto store = open_store(named != nullptr ? named : folder.path() + "/store.db");
  std::vector<TableRow> rows = make_tables();
  std::vector<Append> batch;
  for (TableRow& row : rows) batch.push_back(next_append(row));
  if (!store || !(*store)->append(batch)) return bench.SkipWithError("no store");
  Rng rng(2);
  const Stopwatch watch;
  for (auto _ : bench) {
    batch.clear();
    // Every seventh table from a random one on: none is named twice.
    const std::uint32_t first = rng.below(kTables);
    for (std::size_t i = 0; i < size; ++i)
      batch.push_back(next_append(rows[(first + i * 7) % kTables]));
    if (!(*store)->append(batch)) return bench.SkipWithError("not stored");
  }
  const double seconds = watch.seconds();
  const std::int64_t items = bench.iterations() * bench.range(0);
  report(bench, watch, items);
  bench.counters["cpu_us"] = seconds * 1e6 / static_cast<double>(items);
}
BENCHMARK(append)->Name("store/append")->Arg(1)->Arg(10)->Arg(100)->UseRealTime();

}  // namespace
}  // namespace orrery::bench
