// The parts of a position: players, Lunas, the turn in progress, and what stands for parts that
// were left out. Used by the files position*.cpp alone.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/fields.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

inline constexpr int kMaxCoins = 9999;
inline constexpr int kMaxTurns = 40;

// A list that stands for a set names nothing twice.
void refuse_repeats(std::span<const std::uint8_t> counts, std::span<const std::string> names,
                    const Fields& fields);

// A set of small numbers as a list of names.
template <class Bits>
bool bits_field(const FieldDoc& doc, Bits& bits, std::span<const std::string> names,
                Fields& fields) {
  std::vector<std::uint8_t> counts(names.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    counts[i] = static_cast<std::uint8_t>(bits >> i & 1U);
  const bool there = fields.multiset(doc, counts, names, names.size());
  refuse_repeats(counts, names, fields);
  bits = 0;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (counts[i] != 0) bits = static_cast<Bits>(bits | Bits{1} << i);
  return there;
}
bool cards_field(const FieldDoc& doc, CardSet& cards, const Game& game, Fields& fields);
bool flag_field(const FieldDoc& doc, std::uint8_t& flag, Fields& fields);
// A number for each company, by its id.
bool by_company_field(const FieldDoc& doc, std::array<std::uint8_t, kCompanies>& numbers, int most,
                      const Game& game, Fields& fields);
// A card, plan or the like of `names`, kept as number + 1.
template <std::size_t kCapacity>
bool names_field(const FieldDoc& doc, FixedVector<std::uint8_t, kCapacity>& list,
                 std::span<const std::string> names, unsigned first, Fields& fields) {
  FixedVector<std::uint8_t, kCapacity> numbers;
  for (const std::uint8_t item : list) numbers.push_back(static_cast<std::uint8_t>(item - first));
  const bool there = fields.names(doc, numbers, names);
  list.clear();
  for (const std::uint8_t number : numbers)
    list.push_back(static_cast<std::uint8_t>(number + first));
  return there;
}
// "1" to "n"
std::vector<std::string> numerals(int n);
// Names of plans without the empty first one: number + 1 is the code.
inline std::span<const std::string> plan_names(const Game& game) {
  return std::span(game.tables.plan_names).subspan(1);
}
std::vector<std::string> place_names(const Game& game);
std::span<const std::string> luna_card_names(const Game& game);

// position_players.cpp
void players_fields(const Game& game, State& state, Fields& fields);
// position_lunas.cpp
void lunas_fields(const Game& game, State& state, Fields& fields);
// position_turn.cpp: tasks and what they remember.
void turn_fields(const Game& game, State& state, Fields& fields);

}  // namespace orrery::skymines
