// A chosen game of Skymines: the options of chapter 8 and the component tables, never changed
// after.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/options.h"
#include "core/seat.h"
#include "games/skymines/components.h"

namespace orrery::skymines {

enum class TrackMode : std::uint8_t { random, first_game, chosen };

struct Game {
  Components tables;
  int players = 0;
  int lunas = 0;
  std::array<std::uint8_t, kMaxLunas> luna_level{};
  TrackMode track_mode = TrackMode::random;
  std::array<std::uint8_t, kCompanies> chosen_tracks{};
  bool draft = true;
  bool linked_slots = false;
  bool start_outposts = false;
  bool luna_supplement_red_only = false;

  int seats() const { return players + lunas; }
  bool is_luna(Seat seat) const { return orrery::index(seat) >= players; }
  Seat luna_seat(int luna) const { return seat_at(players + luna); }
  const Map& map() const { return tables.moon; }
  const std::array<HomeColumn, kColumns>& station(unsigned company) const {
    return tables.moon_station[company];
  }
};

std::vector<OptionSpec> option_specs();
// What no single option shows: too many or too few seats, a letter of tracks chosen twice.
std::optional<Message> refuse_options(const Options& options);
std::vector<Mode> modes();
Game make_game(const Options& options, Components tables);

}  // namespace orrery::skymines
