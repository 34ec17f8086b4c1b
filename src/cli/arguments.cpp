// Parsing the command line; the only file that knows CLI11.
#include "cli/arguments.h"

#include <map>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace orrery::cli {
namespace {

constexpr const char* kVersion = "0.1.0";
constexpr int kMaxThreads = 1024;
constexpr int kMaxDepth = 64;
constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

void add_game(CLI::App& app, std::string& game, bool required = true) {
  app.add_option("GAME", game, "the game, as `orrery games` lists it")
      ->required(required)
      ->type_name("");
}

void add_data(CLI::App& app, std::optional<std::string>& data) {
  app.add_option(
         "--data", data,
         "folder with the component values (DIR/<game>/*.json) instead of the built-in ones")
      ->type_name("DIR");
}

void add_choice(CLI::App& app, GameChoice& choice, bool game_required = true) {
  add_game(app, choice.game, game_required);
  app.add_option("--players", choice.players, "number of players")->type_name("N");
  app.add_option("--option", choice.options,
                 "an option of the game, such as side=winter; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  add_data(app, choice.data);
}

void add_bots(CLI::App& app, std::vector<std::string>& bots, const char* about) {
  app.add_option("--bots", bots, about)
      ->type_name("NAME[:SETTING=VALUE...][,NAME...]")
      ->delimiter(',')
      ->allow_extra_args(false);
}

// CLI11 itself takes -1 for the largest number there is.
CLI::Validator not_negative() {
  return {[](std::string& text) {
            return text.starts_with('-') ? fmt::format("{} is negative", text) : std::string();
          },
          ""};
}

template <class Number>
void add_seed(CLI::App& app, Number& seed, const char* about) {
  app.add_option("--seed", seed, about)->type_name("N")->check(not_negative());
}

void add_json(CLI::App& app, bool& json) {
  app.add_flag("--json", json, "print JSON for other programs");
}

void add_color(CLI::App& app, ColorMode& color) {
  static const std::map<std::string, ColorMode> modes = {
      {"auto", ColorMode::automatic}, {"always", ColorMode::always}, {"never", ColorMode::never}};
  app.add_option("--color", color, "auto (on a terminal, unless NO_COLOR is set), always or never")
      ->transform(CLI::CheckedTransformer(modes).description(""))
      ->type_name("WHEN");
}

CLI::App* add_command(CLI::App& app, const char* name, const char* about) {
  CLI::App* command = app.add_subcommand(name, about);
  command->set_help_flag("-h,--help", "print this help");
  return command;
}

void define_games(CLI::App& app, GamesArgs& args) {
  CLI::App* command = add_command(
      app, "games", "List the games: modes, options with values and defaults, player counts");
  add_json(*command, args.json);
}

void define_play(CLI::App& app, PlayArgs& args) {
  CLI::App* command = add_command(app, "play", "Play in the terminal");
  add_choice(*command, args.choice, false);
  add_bots(*command, args.bots, "who sits on the seats without people (default: greedy)");
  command->add_option("--humans", args.humans, "people at this terminal, taking turns (default: 1)")
      ->type_name("N");
  command->add_option("--names", args.names, "names of the people, in the order of the seats")
      ->type_name("NAME[:SETTING=VALUE...][,NAME...]")
      ->delimiter(',')
      ->allow_extra_args(false);
  add_seed(*command, args.seed, "play the game of this number (default: a new one)");
  command->add_option("--load", args.load, "go on with the game of a record")->type_name("FILE");
  command
      ->add_option("--save", args.save,
                   "where the record goes at the end, on quitting and on Ctrl-C")
      ->type_name("FILE");
  command->add_flag("--quick", args.quick, "make moves without asking for confirmation");
  add_color(*command, args.color);
}

void add_store(CLI::App& command, std::optional<std::string>& store) {
  command
      .add_option("--store", store,
                  "where tables are kept: a file, or postgresql://... (default: tables.db in the "
                  "user's data folder)")
      ->type_name("WHERE");
}

void define_serve(CLI::App& app, ServeArgs& args) {
  CLI::App* command =
      add_command(app, "serve", "Run the table server (also what happens without a command)");
  command
      ->add_option("--listen", args.listen,
                   "where to listen (default: 127.0.0.1:8080, or the next port that is free; "
                   "0.0.0.0:8080 lets others in the network come)")
      ->type_name("HOST:PORT");
  add_store(*command, args.store);
  command
      ->add_option("--public-url", args.public_url,
                   "how people reach the server, if by another address: https://games.example.org")
      ->type_name("URL");
  command->add_option("--data", args.data, "folder of data packs of your own")->type_name("DIR");
  command->add_option("--hint-bot", args.hint_bot, "who is asked for hints (default: greedy)")
      ->type_name("NAME");
  command->add_flag("--trust-proxy", args.trust_proxy,
                    "believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy of yours");
  command->add_flag("--trust-clients", args.trust_clients,
                    "no rate limits, no grace for who is away: only for measuring on one machine");
  command->add_flag("--open", args.open, "open a browser");
}

void define_backup(CLI::App& app, BackupArgs& args) {
  CLI::App* command =
      add_command(app, "backup", "Copy all tables and people into a file, also while serving");
  command->add_option("FILE", args.file, "the file to write, which must not exist")
      ->required()
      ->type_name("");
  add_store(*command, args.store);
}

void define_sim(CLI::App& app, SimArgs& args) {
  CLI::App* command = add_command(app, "sim", "Let bots play many games and add up the results");
  add_choice(*command, args.choice);
  command->add_option("--games", args.games, "how many games (default: 1000)")
      ->type_name("K")
      ->check(not_negative())
      ->check(CLI::Range(std::uint64_t{1}, kMaxGames).description(""));
  add_bots(*command, args.bots,
           "who plays, by seat; begun again where seats are left (default: random)");
  add_seed(*command, args.seed, "number of the series of games (default: 0)");
  command->add_option("--threads", args.threads, "how many at the same time (default: 1)")
      ->type_name("T")
      ->check(CLI::Range(1, kMaxThreads).description(""));
  add_json(*command, args.json);
}

void define_position(CLI::App& app, PositionArgs& args) {
  CLI::App* command = add_command(
      app, "position", "Read a position (JSON) from the standard input and tell what it allows");
  add_game(*command, args.game);
  add_data(*command, args.data);
  command->add_option("--apply", args.apply, "make this move first; may be repeated")
      ->type_name("MOVE")
      ->allow_extra_args(false);
  command
      ->add_option("--seat", args.seat,
                   "who makes the moves, counted from 0 (default: who is asked)")
      ->type_name("S");
  command->add_option("--as", args.as, "print what this seat, or a spectator, may see instead")
      ->type_name("SEAT|spectator");
  command->add_flag("--schema", args.schema, "print the JSON Schema of positions and read nothing");
  add_json(*command, args.json);
}

void define_record(CLI::App& app, RecordArgs& args) {
  CLI::App* command = add_command(app, "record", "Let bots play one game and write its record");
  add_choice(*command, args.choice);
  add_bots(*command, args.bots,
           "who plays, by seat; begun again where seats are left (default: random)");
  add_seed(*command, args.seed, "number of the game (default: 0)");
  command->add_option("--out", args.out, "the file to write")->type_name("FILE")->required();
}

void define_replay(CLI::App& app, ReplayArgs& args) {
  CLI::App* command = add_command(app, "replay", "Play a record again and look into it");
  command->add_option("FILE", args.file, "the record")->required()->type_name("");
  command->add_option("--at", args.at, "show the position after this many commands")
      ->type_name("N")
      ->check(not_negative());
  command
      ->add_option("--as", args.as,
                   "with the eyes of this seat, counted from 0 (default: spectator)")
      ->type_name("SEAT|spectator");
  add_json(*command, args.json);
  add_color(*command, args.color);
  add_data(*command, args.data);
}

void define_verify(CLI::App& app, VerifyArgs& args) {
  CLI::App* command = add_command(
      app, "verify", "Check that a record is true, its shuffle too; name the first divergence");
  command->add_option("FILE", args.file, "the record")->required()->type_name("");
  add_json(*command, args.json);
  add_data(*command, args.data);
}

void define_perft(CLI::App& app, PerftArgs& args) {
  CLI::App* command =
      add_command(app, "perft", "Count the ways a game can begin, for comparing implementations");
  add_choice(*command, args.choice);
  command->add_option("--depth", args.depth, "decisions to look ahead (default: 3)")
      ->type_name("D")
      ->check(CLI::Range(1, kMaxDepth).description(""));
  add_seed(*command, args.seed, "number of the game (default: 0)");
  add_json(*command, args.json);
}

struct DataCommands {
  CLI::App* check;
  CLI::App* show;
};

DataCommands define_data(CLI::App& app, DataCheckArgs& check_args, DataShowArgs& show_args) {
  CLI::App* command = add_command(app, "data", "Check or list component values");
  command->require_subcommand(1);
  CLI::App* check = add_command(*command, "check", "Say what is wrong with a data pack");
  check
      ->add_option("DIR", check_args.directory,
                   "a folder laid out as DIR/<game>/*.json (default: the built-in values)")
      ->type_name("");
  CLI::App* show = add_command(*command, "show", "List every value with its provenance");
  add_game(*show, show_args.game);
  add_data(*show, show_args.data);
  return {check, show};
}

// What CLI11 says, as one sentence of ours.
Failure usage_failure(const CLI::App& app, const CLI::ParseError& error) {
  std::string where = "orrery";
  for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
    at = at->get_subcommands().front();
    where += " " + at->get_name();
  }
  std::string what = error.what();
  if (const std::size_t end = what.find('\n'); end != std::string::npos) what.resize(end);
  while (what.ends_with('.')) what.pop_back();
  return bad_usage(fmt::format("{}; `{} --help` shows how it is used.", what, where));
}

}  // namespace

std::expected<std::variant<Command, HelpText>, Failure> parse_arguments(int argc,
                                                                        const char* const* argv) {
  CLI::App app("Orrery: moonlit board games, their rules and opponents, in one program.", "orrery");
  app.set_help_flag("-h,--help", "print this help");
  app.set_version_flag("--version", fmt::format("orrery {}", kVersion), "print the version");
  app.require_subcommand(0, 1);
  app.footer(
      "Exit codes: 0 fine; 1 the game says no; 2 wrong usage or unreadable input; 130 Ctrl-C.");

  ServeArgs serve;
  BackupArgs backup;
  GamesArgs games;
  PlayArgs play;
  SimArgs sim;
  PositionArgs position;
  RecordArgs record;
  ReplayArgs replay;
  VerifyArgs verify;
  PerftArgs perft;
  DataCheckArgs data_check;
  DataShowArgs data_show;
  define_serve(app, serve);
  define_backup(app, backup);
  define_games(app, games);
  define_play(app, play);
  define_sim(app, sim);
  define_position(app, position);
  define_record(app, record);
  define_replay(app, replay);
  define_verify(app, verify);
  define_perft(app, perft);
  const DataCommands data = define_data(app, data_check, data_show);

  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const CLI::App* asked = &app;
    std::string path;  // the words before the command asked about
    while (!asked->get_subcommands().empty()) {
      path += asked->get_name() + " ";
      asked = asked->get_subcommands().front();
    }
    if (!path.empty()) path.pop_back();
    return HelpText{asked->help(path, CLI::AppFormatMode::Normal)};
  } catch (const CLI::CallForVersion&) {
    return HelpText{fmt::format("orrery {}\n", kVersion)};
  } catch (const CLI::ParseError& error) {
    return std::unexpected(usage_failure(app, error));
  }

  if (data.check->parsed()) return data_check;
  if (data.show->parsed()) return data_show;
  const auto chosen = [&](const char* name) { return app.got_subcommand(name); };
  if (chosen("serve")) return serve;
  if (chosen("backup")) return backup;
  if (chosen("games")) return games;
  if (chosen("play")) return play;
  if (chosen("sim")) return sim;
  if (chosen("position")) return position;
  if (chosen("record")) return record;
  if (chosen("replay")) return replay;
  if (chosen("verify")) return verify;
  if (chosen("perft")) return perft;
  serve.open = true;
  return serve;
}

}  // namespace orrery::cli
