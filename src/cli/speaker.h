// Turns messages of a game into sentences with the names of those who sit at the table.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/any_game.h"
#include "core/catalogue.h"

namespace orrery::cli {

// What the game's own opponent number `number`, from 0, is called; several are numbered.
inline std::string automaton_name(const Catalogue& catalogue, const AnyGame& game, int number) {
  const std::string name = catalogue.name({"automaton", game.info().id});
  return game.automata() > 1 ? fmt::format("{} {}", name, number + 1) : name;
}

class Speaker {
 public:
  Speaker(const Catalogue& catalogue, const AnyGame& game, std::vector<std::string> names)
      : catalogue_(&catalogue), game_(&game), names_(std::move(names)) {}

  const Catalogue& catalogue() const { return *catalogue_; }
  const std::vector<std::string>& names() const { return names_; }

  // The seats after the people are the game's automata.
  std::string name(Seat seat) const {
    const auto i = static_cast<std::size_t>(index(seat));
    if (i < names_.size()) return names_[i];
    return automaton_name(*catalogue_, *game_, static_cast<int>(i - names_.size()));
  }
  std::string say(const Message& message) const {
    return catalogue_->say(message, [&](Seat seat) { return name(seat); });
  }

 private:
  const Catalogue* catalogue_;
  const AnyGame* game_;
  std::vector<std::string> names_;
};

}  // namespace orrery::cli
