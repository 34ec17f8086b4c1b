// Tables for the rules of the modes of Solenia: winter, improvements and solo, on the board of
// known_table. With `start_order` dusk that board is, row 0 first:
//   W H D W H / H D W S H / N W S H A / H N A S N / W N A N S
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/solenia/placement.h"
#include "games/solenia/turn.h"
#include "support/solenia/table.h"

namespace orrery::solenia {

inline Table winter_table(int players = 2, GivenOptions options = {}) {
  options.try_emplace("side", "winter");
  return known_table(players, std::move(options));
}

// Winter with improvements after the draft: `title` is the level-1 tile of seat 0.
inline Table improved_table(std::string_view title = "Bounty", int players = 2,
                            GivenOptions options = {}) {
  options.try_emplace("improvements", "on");
  Table table = winter_table(players, std::move(options));
  std::vector<std::string_view> tiles = {"Windfall", "Bounty", "Herald", "Rigging"};
  std::erase(tiles, title);
  tiles.insert(tiles.begin(), title);
  constexpr std::array<std::string_view, 4> kDay = {"Full Holds", "Far Trade", "Bulk Freight",
                                                    "Small Parcels"};
  constexpr std::array<std::string_view, 4> kNight = {"Home Trade", "Star Fund", "Assorted Freight",
                                                      "Last Fleet"};
  for (int seat = 0; seat < players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    table.level1(seat, tiles[i]).half(seat, Side::day, kDay[i]).half(seat, Side::night, kNight[i]);
  }
  table.state.turn = table.state.first;
  return table.begin();
}

// The tile lies open; the one in the first position of its display goes into the stack.
inline void show_tile(Table& table, std::string_view tile) {
  const std::uint8_t number = tile_number(table.game, tile);
  auto& display = table.state.display[number / kTilesPerSide];
  auto& stack = table.state.stack[number / kTilesPerSide];
  if (std::ranges::find(display, code_of(number)) != display.end()) return;
  auto* found = std::ranges::find(stack, number);
  *found = from_code(display[0]);
  display[0] = code_of(number);
}

// Seat 0 on turn, with a card on 2,3 from before: the cities 1,3 (night), 2,4 and 3,3 (day) of the
// dawn board are free to reach. D01 (two stone) and N01 (two wood) lie open.
inline Table& ready_to_deliver(Table& table, std::string_view goods) {
  table.lay(0, "2*W", "2,3").hand(0, {"1W", "1S", "0WS"}).goods(0, goods);
  show_tile(table, "D01");
  show_tile(table, "N01");
  return table.begin();
}

// As above, and seat 0 delivers D01 into a slot of the winter board, or N01.
inline Table& deliver_day(Table& table, std::string_view slot) {
  return table.play({"card 1W", "at 3,3", "tile D01", slot});
}
inline Table& deliver_night(Table& table, std::string_view slot) {
  return table.play({"card 1W", "at 1,3", "tile N01", slot});
}

inline int stars_of(const Table& table, int seat, StarPart part) {
  return table.state.players[static_cast<std::size_t>(seat)].stars[static_cast<std::size_t>(part)];
}

// The space of a seat's or the Rival's card of that name, or "".
inline std::string space_of(const Table& table, std::size_t owner, std::string_view card) {
  const std::uint8_t code = code_of(card_kind(table.game, card));
  for (unsigned cell = 0; cell < kCells; ++cell)
    if (table.state.card_at[cell] == code && (table.state.cards_of[owner] & cell_bit(cell)) != 0)
      return cell_name(cell);
  return "";
}

// The next roll of the die will show this number: a key of chance is chosen that rolls it.
inline void load_die(Table& table, std::uint32_t number) {
  for (Chance trial = table.state.chance;; ++trial.key[0]) {
    Chance rolled = trial;
    if (ChanceStream(rolled, static_cast<std::size_t>(Stream::die)).below(kDieSides) + 1 != number)
      continue;
    table.state.chance.key = trial.key;
    return;
  }
}

// The Rival will turn up this card next.
inline void next_rival_card(Table& table, std::string_view card) {
  auto& deck = table.state.rival_deck;
  auto* found = std::ranges::find(deck, card_kind(table.game, card));
  std::swap(*found, deck[deck.size() - 1]);
}

// The Rival is on turn, turns up `card` and rolls `die`.
inline Table& rival_plays(Table& table, std::string_view card, std::uint32_t die) {
  load_die(table, die);
  next_rival_card(table, card);
  table.events.clear();
  table.state.turn = 1;
  rival_turn({{table.game, table.state, &table.events}});
  return table;
}

}  // namespace orrery::solenia
