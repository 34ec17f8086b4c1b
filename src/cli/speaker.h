// Turns messages of a game into sentences with the names of those who sit at the table.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/catalogue.h"

namespace orrery::cli {

class Speaker {
 public:
  Speaker(const Catalogue& catalogue, std::string game, std::vector<std::string> names)
      : catalogue_(&catalogue), game_(std::move(game)), names_(std::move(names)) {}

  const Catalogue& catalogue() const { return *catalogue_; }
  const std::vector<std::string>& names() const { return names_; }

  // The seats after the people are the game's automaton.
  std::string name(Seat seat) const {
    const auto i = static_cast<std::size_t>(index(seat));
    return i < names_.size() ? names_[i] : catalogue_->name({"automaton", game_});
  }
  std::string say(const Message& message) const {
    return catalogue_->say(message, [&](Seat seat) { return name(seat); });
  }

 private:
  const Catalogue* catalogue_;
  std::string game_;
  std::vector<std::string> names_;
};

}  // namespace orrery::cli
