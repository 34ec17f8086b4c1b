// The games a table can be of, made once per choice of options and shared by all tables.
#pragma once

#include <cstddef>
#include <expected>
#include <list>
#include <map>
#include <string>
#include <utility>

#include "core/any_game.h"

namespace orrery {

class GameShelf {
 public:
  // `data`: folder of an owner's data packs; the built-in ones if it is empty.
  explicit GameShelf(std::string data = {}) : data_(std::move(data)) {}
  // The game, or why there is none with these options. Safe to call from one thread at a time.
  std::expected<GamePtr, Message> get(const std::string& game, int players,
                                      const GivenOptions& options);

 private:
  // Games that nobody asked for lately are made again: whoever makes tables cannot fill the memory.
  static constexpr std::size_t kMost = 64;

  std::expected<const DataPack*, Message> pack_of(const std::string& game);

  std::string data_;
  std::map<std::string, DataPack> packs_;             // by game, as they were when first asked for
  std::list<std::pair<std::string, GamePtr>> games_;  // by their choice, the latest first
};

}  // namespace orrery
