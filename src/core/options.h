// The choices made before a game starts: what a game offers, and what a table chose.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace orrery {

// One option a game offers.
struct OptionSpec {
  enum class Form : std::uint8_t {
    choice,  // one of the values
    list,    // up to `players` different values, separated by commas; the default is none
  };
  std::string name;  // snake_case
  std::vector<std::string> values;
  Form form = Form::choice;
  // A value other than the default needs these: option name -> value ("players" -> "1" too).
  std::map<std::string, std::string> needs;

  // The first value of a choice; nothing for a list.
  std::string default_value() const { return form == Form::choice ? values.front() : ""; }
};

// A named way to play: option values other than the defaults. `orrery games` lists them and the
// property tests play each with every number of players.
struct Mode {
  std::string name;
  std::map<std::string, std::string> options;
  int min_players;
  int max_players;
};

// A complete, valid choice.
struct Options {
  int players = 0;
  std::map<std::string, std::string> values;  // every option of the game

  const std::string& value(const std::string& name) const { return values.at(name); }
  bool is(const std::string& name, std::string_view value) const {
    return values.at(name) == value;
  }
  friend bool operator==(const Options&, const Options&) = default;
};

using GivenOptions = std::map<std::string, std::string>;

// The parts of a list value: "a,b" -> {"a", "b"}; "" -> {}.
std::vector<std::string> split_list(std::string_view text);

}  // namespace orrery
