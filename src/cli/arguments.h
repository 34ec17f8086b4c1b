// The command line as plain values. Parsing, and with it CLI11, stays in arguments.cpp.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/failure.h"

namespace orrery::cli {

// Which game, in which mode, with which components.
struct GameChoice {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;  // "name=value"
  std::optional<std::string> data;   // folder of the data pack
};

enum class ColorMode : std::uint8_t { automatic, always, never };

struct ServeArgs {
  std::optional<std::string> listen;  // HOST:PORT
  std::optional<std::string> store;
  std::string public_url;
  std::string data;
  std::optional<std::string> hint_bot;
  bool trust_proxy = false;
  bool trust_clients = false;
  bool open = false;  // a browser
};

struct BackupArgs {
  std::string file;
  std::optional<std::string> store;
};

struct GamesArgs {
  bool json = false;
};

struct PlayArgs {
  GameChoice choice;
  std::optional<int> humans;
  std::vector<std::string> bots;
  std::vector<std::string> names;
  std::optional<std::uint64_t> seed;
  std::string load;
  std::string save;
  bool quick = false;
  ColorMode color = ColorMode::automatic;
};

struct SimArgs {
  GameChoice choice;
  std::uint64_t games = 1000;
  std::vector<std::string> bots = {"random"};
  std::uint64_t seed = 0;
  int threads = 1;
  bool json = false;
};

struct PositionArgs {
  std::string game;
  std::optional<std::string> data;
  std::vector<std::string> apply;  // notations
  std::optional<int> seat;
  std::optional<std::string> as;  // a seat number or "spectator"
  bool schema = false;
  bool json = false;
};

struct RecordArgs {
  GameChoice choice;
  std::vector<std::string> bots = {"random"};
  std::uint64_t seed = 0;
  std::string out;
};

struct ReplayArgs {
  std::string file;
  std::optional<std::string> data;
  std::optional<std::uint64_t> at;
  std::optional<std::string> as;
  bool json = false;
  ColorMode color = ColorMode::automatic;
};

struct VerifyArgs {
  std::string file;
  std::optional<std::string> data;
  bool json = false;
};

struct PerftArgs {
  GameChoice choice;
  int depth = 3;
  std::uint64_t seed = 0;
  bool json = false;
};

struct DataCheckArgs {
  std::optional<std::string> directory;
};

struct DataShowArgs {
  std::string game;
  std::optional<std::string> data;
};

using Command =
    std::variant<ServeArgs, BackupArgs, GamesArgs, PlayArgs, SimArgs, PositionArgs, RecordArgs,
                 ReplayArgs, VerifyArgs, PerftArgs, DataCheckArgs, DataShowArgs>;

// A request for help or the version is answered by the text to print instead of a command.
struct HelpText {
  std::string text;
};

std::expected<std::variant<Command, HelpText>, Failure> parse_arguments(int argc,
                                                                        const char* const* argv);

}  // namespace orrery::cli
