// Whole games of Solenia, decision by decision, for the tests of the invariants of chapter 11. Read
// from positions as JSON and from the data files, not through the engine's own tables, so that the
// tests compute everything a second time.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "games/solenia/events.h"
#include "support/settings.h"

namespace orrery::test {

using GoodCounts = std::array<int, 4>;  // wood, stone, wheat, water
int sum(const GoodCounts& goods);
int good_number(std::string_view name);

struct SoleniaSeat {
  GoodCounts goods{};
  int stars = 0;
  int capacity = 0;
  std::array<std::array<std::string, 6>, 2> slots;  // day, night; empty text: no tile
  std::vector<std::string> hand;
  std::vector<std::string> deck;
  std::vector<std::string> discard;
  int improvements = 0;  // level-1 tiles held
  int halves = 0;

  int tiles(std::size_t side) const;
  int tiles() const { return tiles(0) + tiles(1); }
};

struct SoleniaRow {
  std::string strip;
  std::string face;
  std::array<std::string, 5> cards;  // "0:1A"; empty text: none
};

struct SoleniaSnapshot {
  int round = 0;
  int first = 0;
  int turn = 0;
  std::string phase;
  std::array<SoleniaRow, 5> rows;
  int advances = 0;
  std::array<std::vector<std::string>, 2> display;  // empty text: none left there
  std::array<std::vector<std::string>, 2> stack;
  std::vector<SoleniaSeat> seats;
  std::vector<std::string> rival_deck;
  std::vector<std::string> rival_discard;
  std::vector<std::string> removed;
  std::string chosen;        // the card chosen and not placed yet
  std::string pending_tile;  // paid for, not in a slot yet
  int price = 0;
  std::array<int, 2> offered{};  // level-1 tiles, pairs

  bool turn_starts = false;  // a turn begins with the decision asked here
  bool over = false;
  std::array<int, 4> legal{};   // length of the list of every seat that is asked
  std::array<int, 4> scores{};  // totals
};

struct SoleniaEvent {
  solenia::EventKind kind;
  int seat;
  std::array<std::int16_t, 6> args;
  std::string card;  // the card it is about
};

struct SoleniaCommand {
  int seat;
  std::string move;  // in notation
  std::vector<SoleniaEvent> events;
};

struct SoleniaCourse {
  std::string name;  // "solenia, winter, 3 players, seed 4"
  bool winter = false;
  bool improvements = false;
  int players = 0;
  std::vector<SoleniaSnapshot> snapshots;  // one more than commands
  std::vector<SoleniaCommand> commands;

  bool solo() const { return players == 1; }
};

// Games of every setting of Solenia, played once and kept.
const std::vector<SoleniaCourse>& solenia_courses();

// Calls check(course, snapshot) for every snapshot, until something fails; says where.
void for_each_snapshot(
    const std::function<void(const SoleniaCourse&, const SoleniaSnapshot&)>& check);

// What the data files say.
struct SoleniaTile {
  std::size_t side = 0;
  GoodCounts cost{};
  int stars = 0;
};
const std::map<std::string, SoleniaTile>& solenia_tiles();
// The sixteen cards of a deck, by name, sorted.
const std::vector<std::string>& solenia_deck();
// What a space of the board shows: "wood", "day_city".
const std::string& solenia_terrain(const SoleniaSnapshot& snapshot, int cell);
int card_value(const std::string& card);

}  // namespace orrery::test
