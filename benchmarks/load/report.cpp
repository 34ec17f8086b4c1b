#include "load/report.h"

#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery::load {
namespace {

namespace json = boost::json;

constexpr double kMegabyte = 1e6;
constexpr double kKilobyte = 1e3;

template <class T>
json::value or_null(const std::optional<T>& value) {
  return value ? json::value(*value) : json::value(nullptr);
}

json::object phase_json(const Phase& phase) {
  return {{"seconds", phase.seconds}, {"cpu", or_null(phase.cpu)}};
}

json::object summary_json(const Summary& summary) {
  return {{"count", summary.count},
          {"mean", summary.mean},
          {"p50", summary.p50},
          {"p99", summary.p99},
          {"max", summary.max}};
}

json::value memory_json(const std::optional<Memory>& memory) {
  if (!memory) return nullptr;
  return json::object{{"start", memory->start},
                      {"made", memory->made},
                      {"played", memory->played},
                      {"idle", or_null(memory->idle)}};
}

std::string latency_line(const char* name, const Summary& summary) {
  return fmt::format("  {:<22} p50 {:.2f} ms, p99 {:.2f} ms, most {:.2f} ms\n", name, summary.p50,
                     summary.p99, summary.max);
}

std::string cpu_lines(const Report& report) {
  const auto speed = report.moves_per_cpu_second();
  if (!speed) return "";
  return fmt::format(
      "  server                 {:.2f} s of processor time, {:.3f} s for 1000 moves, {:.0f} moves "
      "for a second\n",
      *report.play.cpu, 1000 / *speed, *speed);
}

std::string memory_lines(const Report& report) {
  if (!report.memory) return "";
  const Memory& memory = *report.memory;
  const auto megabytes = [](std::uint64_t bytes) {
    return fmt::format("{:.1f} MB", static_cast<double>(bytes) / kMegabyte);
  };
  std::string text =
      fmt::format("  memory                 {} at first, {} with all tables, {} after play\n",
                  megabytes(memory.start), megabytes(memory.made), megabytes(memory.played));
  if (const auto table = report.idle_table_bytes())
    text += fmt::format("  memory, idle           {}, {:.1f} KB for each of {} tables\n",
                        megabytes(*memory.idle), *table / kKilobyte, report.made);
  return text;
}

std::string trouble_lines(const Report& report) {
  std::string text;
  if (report.reconnects > 0)
    text += fmt::format("  connections made anew  {}\n", report.reconnects);
  for (const auto& [id, count] : report.refused)
    text += fmt::format("  refused                {} times: {}\n", count, id);
  for (const std::string& what : report.wrong) text += fmt::format("  WRONG: {}\n", what);
  return text;
}

}  // namespace

double Report::moves_per_second() const {
  return play.seconds > 0 ? static_cast<double>(moves) / play.seconds : 0;
}

std::optional<double> Report::moves_per_cpu_second() const {
  if (!play.cpu || *play.cpu <= 0 || moves == 0) return std::nullopt;
  return static_cast<double>(moves) / *play.cpu;
}

std::optional<double> Report::idle_table_bytes() const {
  if (!memory || !memory->idle || made == 0) return std::nullopt;
  return (static_cast<double>(*memory->idle) - static_cast<double>(memory->start)) /
         static_cast<double>(made);
}

std::string report_text(const Report& report) {
  const std::string pace = report.rate > 0 ? fmt::format("{:.0f} moves/s wanted", report.rate)
                                           : std::string("as fast as answers come");
  std::string text = fmt::format("{} ({}): {} tables at once, {} connections, {}\n", report.game,
                                 report.store.empty() ? "unknown store" : report.store,
                                 report.tables, report.connections, pace);
  text += fmt::format("  made                   {} tables in {:.1f} s\n", report.made,
                      report.make.seconds);
  text += fmt::format("  played                 {} moves, {} games finished in {:.1f} s\n",
                      report.moves, report.games, report.play.seconds);
  text += fmt::format("  moves a second         {:.0f}\n", report.moves_per_second());
  text += latency_line("to the answer", report.answer);
  text += latency_line("to the other seat", report.other_seat);
  text +=
      fmt::format("  bytes of an update     {:.0f} in the median, {:.0f} on average, most {:.0f}\n",
                  report.update_bytes.p50, report.update_bytes.mean, report.update_bytes.max);
  text += cpu_lines(report) + memory_lines(report);
  text += fmt::format("  documents compared     {}\n", report.compared);
  return text + trouble_lines(report);
}

std::string report_json(const Report& report) {
  json::object refused;
  for (const auto& [id, count] : report.refused) refused[id] = count;
  const json::object object = {{"game", report.game},
                               {"store", report.store},
                               {"tables", report.tables},
                               {"connections", report.connections},
                               {"rate", report.rate},
                               {"make", phase_json(report.make)},
                               {"made", report.made},
                               {"play", phase_json(report.play)},
                               {"games", report.games},
                               {"moves", report.moves},
                               {"moves_per_second", report.moves_per_second()},
                               {"moves_per_cpu_second", or_null(report.moves_per_cpu_second())},
                               {"answer_ms", summary_json(report.answer)},
                               {"other_seat_ms", summary_json(report.other_seat)},
                               {"update_bytes", summary_json(report.update_bytes)},
                               {"memory", memory_json(report.memory)},
                               {"idle_table_bytes", or_null(report.idle_table_bytes())},
                               {"client_cpu", report.client_cpu},
                               {"reconnects", report.reconnects},
                               {"refused", std::move(refused)},
                               {"compared", report.compared},
                               {"wrong", json::array(report.wrong.begin(), report.wrong.end())}};
  return json::serialize(object);
}

}  // namespace orrery::load
