#include "games/skymines/options.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace orrery::skymines {
namespace {

// The options that choose a track, by company.
constexpr std::array<const char*, kCompanies> kTrackOptions = {"track_astrogo", "track_tawac",
                                                               "track_skymine", "track_minerva"};

std::vector<std::string> levels(std::string first) {
  std::vector<std::string> values = {std::move(first)};
  for (int level = 0; level < kLunaLevels; ++level)
    if (const std::string value = fmt::to_string(level); value != values.front())
      values.push_back(value);
  return values;
}

// SK-8.2
int lunas_of(const Options& options) {
  const std::string& lunas = options.value("lunas");
  if (lunas == "auto") return options.players == 1 ? 1 : 0;
  return lunas.front() - '0';
}

// "B2" is number 3 of the ten.
std::uint8_t track_named(const std::string& id) {
  return static_cast<std::uint8_t>((id[0] - 'A') * 2 + (id[1] - '1'));
}

std::string level_option(int luna) {
  return luna == 0 ? "luna_level" : fmt::format("luna_level_{}", luna + 1);
}

}  // namespace

std::vector<OptionSpec> option_specs() {
  using Form = OptionSpec::Form;
  std::vector<OptionSpec> specs = {
      {"lunas", {"auto", "0", "1", "2", "3"}, Form::choice, {}},
      {"luna_level", levels("1"), Form::choice, {}},
      {"luna_level_2", levels("same"), Form::choice, {}},
      {"luna_level_3", levels("same"), Form::choice, {}},
      {"luna_supplement", {"any", "red_only"}, Form::choice, {}},
      {"tracks", {"random", "first_game", "chosen"}, Form::choice, {}},
  };
  // The defaults are those of a first game.
  const std::array<std::vector<std::string>, kCompanies> ids = {{
      {"C1", "C2", "A1", "A2", "B1", "B2", "D1", "D2", "E1", "E2"},
      {"D1", "D2", "A1", "A2", "B1", "B2", "C1", "C2", "E1", "E2"},
      {"A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"},
      {"B1", "B2", "A1", "A2", "C1", "C2", "D1", "D2", "E1", "E2"},
  }};
  for (std::size_t company = 0; company < kCompanies; ++company)
    specs.push_back({kTrackOptions[company], ids[company], Form::choice, {{"tracks", "chosen"}}});
  specs.push_back({"start_tokens", {"draft", "fixed"}, Form::choice, {}});
  specs.push_back({"linked_slots", {"off", "on"}, Form::choice, {}});
  specs.push_back({"start_outposts", {"off", "on"}, Form::choice, {}});
  return specs;
}

std::optional<Message> refuse_options(const Options& options) {
  const int lunas = lunas_of(options);
  const int seats = options.players + lunas;
  if (seats < 2 || seats > kMaxPlayers)  // SK-1.1
    return Message("skymines.option_seats", {{"players", std::int64_t{options.players}},
                                             {"lunas", std::int64_t{lunas}},
                                             {"most", std::int64_t{kMaxPlayers}}});
  for (int luna = 1; luna < kMaxLunas; ++luna)
    if (const std::string name = level_option(luna); luna >= lunas && !options.is(name, "same"))
      return Message("skymines.option_no_such_luna",
                     {{"option", name}, {"lunas", std::int64_t{lunas}}});
  unsigned letters = 0;
  for (const char* name : kTrackOptions) {  // SK-8.6
    const unsigned letter = 1U << track_named(options.value(name)) / 2U;
    if ((letters & letter) != 0)
      return Message("skymines.option_same_letter",
                     {{"option", std::string(name)}, {"value", options.value(name)}});
    letters |= letter;
  }
  return std::nullopt;
}

std::vector<Mode> modes() {
  return {
      {"base", {}, 1, kMaxPlayers},
      {"first_game", {{"tracks", "first_game"}, {"start_tokens", "fixed"}}, 2, kMaxPlayers},
      {"linked_slots", {{"linked_slots", "on"}}, 1, 3},
      {"luna", {{"lunas", "1"}, {"luna_level", "5"}, {"luna_supplement", "red_only"}}, 2, 3},
      {"three_lunas",
       {{"lunas", "3"},
        {"luna_level", "8"},
        {"luna_level_2", "2"},
        {"luna_level_3", "0"},
        {"start_outposts", "on"}},
       1,
       1},
      {"second_sides",
       {{"tracks", "chosen"},
        {"track_astrogo", "B2"},
        {"track_tawac", "D2"},
        {"track_skymine", "E2"},
        {"track_minerva", "C2"}},
       2,
       2},
  };
}

Game make_game(const Options& options, Components tables) {
  Game game;
  game.players = options.players;
  game.lunas = lunas_of(options);
  for (int luna = 0; luna < kMaxLunas; ++luna) {
    const std::string& level = options.value(level_option(luna));
    game.luna_level[static_cast<std::size_t>(luna)] =
        level == "same" ? game.luna_level[0] : static_cast<std::uint8_t>(level.front() - '0');
  }
  game.luna_supplement_red_only = options.is("luna_supplement", "red_only");
  if (options.is("tracks", "first_game")) game.track_mode = TrackMode::first_game;
  if (options.is("tracks", "chosen")) game.track_mode = TrackMode::chosen;
  for (std::size_t company = 0; company < kCompanies; ++company)
    game.chosen_tracks[company] = track_named(options.value(kTrackOptions[company]));
  game.draft = options.is("start_tokens", "draft");
  game.linked_slots = options.is("linked_slots", "on");
  game.start_outposts = options.is("start_outposts", "on");
  game.tables = std::move(tables);
  return game;
}

}  // namespace orrery::skymines
