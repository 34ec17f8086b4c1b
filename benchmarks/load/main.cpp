// orrery_load: plays at many tables of a server at once and says how it kept up. See --help; what
// the figures mean is in docs/performance.md.
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "load/client/run.h"
#include "load/process.h"

namespace orrery::load {
namespace {

struct Arguments {
  Options options;
  std::string server;  // program to start
  std::vector<std::string> server_arguments;
  std::vector<std::string> game_options;
  std::string check;
  bool json = false;
};

void define_server(CLI::App& app, Arguments& arguments) {
  app.add_option("--url", arguments.options.urls,
                 "where a server listens; may be repeated for processes on one store")
      ->type_name("http://HOST:PORT")
      ->allow_extra_args(false);
  app.add_option("--pid", arguments.options.pids, "its process, to be measured; may be repeated")
      ->type_name("PID")
      ->allow_extra_args(false);
  app.add_option("--server", arguments.server,
                 "start this program's `serve` for the run, and stop it afterwards")
      ->type_name("PROGRAM");
  app.add_option("--store", arguments.options.store,
                 "store of that server (default: a file in a temporary directory)")
      ->type_name("WHERE");
  app.add_option("--server-argument", arguments.server_arguments,
                 "one more argument for that server; may be repeated")
      ->type_name("WORD")
      ->allow_extra_args(false);
}

void define_play(CLI::App& app, Options& options, std::vector<std::string>& game_options) {
  app.add_option("--game", options.game, "the game")->capture_default_str();
  app.add_option("--players", options.players, "seats of a table")
      ->capture_default_str()
      ->check(CLI::Range(1, 4));
  app.add_option("--option", game_options, "an option of the game; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  app.add_option("--tables", options.tables, "tables played at the same time")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  app.add_option(
         "--connections", options.connections,
         "people, each with one WebSocket, who share all seats (default: one for each seat)")
      ->type_name("N");
  app.add_option("--seconds", options.seconds, "how long is measured")->capture_default_str();
  app.add_option("--warmup", options.warmup, "seconds of play before that")->capture_default_str();
  app.add_option("--games", options.games, "play so many games, made beforehand, instead of a time")
      ->type_name("N");
  app.add_option("--rate", options.rate,
                 "moves a second, due at equal distances; latencies count from when a move was due "
                 "(default: everybody moves as soon as they are asked)")
      ->type_name("MOVES");
  app.add_flag("--first", options.first_move, "make the first legal move, not a random one");
  app.add_option("--seed", options.seed, "number of the random choices")->capture_default_str();
}

void define_rest(CLI::App& app, Arguments& arguments) {
  Options& options = arguments.options;
  app.add_flag("--reconnect", options.reconnect,
               "come back when a connection is lost, to the next --url; else the run fails");
  app.add_option("--idle", options.idle,
                 "seconds to wait after everybody has left, then measure the memory again")
      ->type_name("SECONDS");
  app.add_option("--compare", options.compare,
                 "how many documents are compared with the server's at the end")
      ->capture_default_str();
  app.add_option("--journal", options.journal, "add every acknowledged move to this file")
      ->type_name("FILE");
  app.add_option("--check", arguments.check,
                 "play nothing: ask the server about every move of such a file")
      ->type_name("FILE");
  app.add_flag("--json", arguments.json, "print JSON for other programs");
}

int fail(const std::string& why) {
  fmt::print(stderr, "orrery_load: {}\n", why);
  return 1;
}

int check(const Arguments& arguments) {
  const auto checked = check_journal(arguments.options, arguments.check);
  if (!checked) return fail(checked.error());
  fmt::print("{} acknowledged moves of {} tables ({} finished): {}\n", checked->moves,
             checked->tables, checked->finished,
             checked->missing.empty() ? std::string("all there")
                                      : fmt::format("{} faults", checked->missing.size()));
  constexpr std::size_t kShown = 20;
  for (std::size_t i = 0; i < std::min(kShown, checked->missing.size()); ++i)
    fmt::print("  {}\n", checked->missing[i]);
  return checked->missing.empty() ? 0 : 1;
}

int run(Arguments arguments) {
  Options& options = arguments.options;
  raise_file_limit();
  std::optional<ServerProcess> server;
  if (!arguments.server.empty()) {
    auto started =
        ServerProcess::start(arguments.server, options.store, arguments.server_arguments);
    if (!started) return fail(started.error());
    server.emplace(std::move(*started));
    options.urls = {server->url()};
    options.pids = {server->pid()};
    if (options.store.empty()) options.store = "sqlite";
  }
  if (options.urls.empty()) return fail("say where the server is: --url or --server");
  if (!arguments.check.empty()) return check(arguments);
  const auto report = run_load(options);
  if (!report) return fail(report.error());
  fmt::print("{}", arguments.json ? report_json(*report) + '\n' : report_text(*report));
  return report->wrong.empty() ? 0 : 1;
}

}  // namespace

int run_program(int argc, char** argv) {
  CLI::App app("Plays at many tables of a table server at once and measures it.", "orrery_load");
  Arguments arguments;
  define_server(app, arguments);
  define_play(app, arguments.options, arguments.game_options);
  define_rest(app, arguments);
  CLI11_PARSE(app, argc, argv);
  for (const std::string& option : arguments.game_options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) return fail("an option is NAME=VALUE: " + option);
    arguments.options.game_options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  if (arguments.options.connections != 0 &&
      arguments.options.connections < arguments.options.players)
    return fail("a table needs a connection for each of its seats");
  return run(std::move(arguments));
}

}  // namespace orrery::load

int main(int argc, char** argv) { return orrery::load::run_program(argc, argv); }
