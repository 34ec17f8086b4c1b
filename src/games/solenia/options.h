// A chosen game of Solenia: the options of chapter 8 and the component tables, never changed after.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/options.h"
#include "games/solenia/components.h"

namespace orrery::solenia {

// What an active level-1 improvement lets its owner do, read from its effects once.
struct Abilities {
  std::uint8_t discount = 0;             // Rigging, SO-6.34
  bool all_cards_are_anchors = false;    // Escort, SO-6.35
  bool barter = false;                   // Barter Deck, SO-6.33
  bool zero_gains_as_one = false;        // Deckhands, SO-6.36
  std::uint8_t stars_per_advance = 0;    // Helmsman, SO-6.37
  std::uint8_t stars_per_city_card = 0;  // Herald, SO-6.38
};

struct Game {
  Components tables;
  int players = 0;
  bool winter = false;
  bool improvements = false;
  std::optional<std::uint8_t> start_order;  // nothing: drawn at random
  bool fixed_layout = false;
  bool seat0_first = false;
  bool keen_rival = false;
  std::array<std::uint8_t, kMaxPlayers + 1> colour{};  // by seat, then the Rival (SO-2.18)
  std::array<Abilities, kLevel1Tiles> abilities{};
  std::string bonuses;  // of the player boards' slots, as views have them: JSON

  bool solo() const { return players == 1; }
  // The seat number that stands for the Rival in a solo game.
  Seat rival() const { return seat_at(players); }
  const BoardFace& face() const { return winter ? tables.winter : tables.summer; }
  std::size_t display_size() const {
    return tables.display_size[static_cast<std::size_t>(players)];
  }
  // Column of the tables that differ by mode: summer, winter, improvements.
  std::size_t mode() const { return improvements ? 2 : winter ? 1 : 0; }
};

std::vector<OptionSpec> option_specs();
std::vector<Mode> modes();
Game make_game(const Options& options, Components tables);

}  // namespace orrery::solenia
