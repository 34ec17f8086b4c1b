#include "games/skymines/position_parts.h"

#include <fmt/format.h>

namespace orrery::skymines {

void refuse_repeats(std::span<const std::uint8_t> counts, std::span<const std::string> names,
                    const Fields& fields) {
  if (!fields.reading()) return;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (counts[i] > 1) fields.place().complain("skymines.position_twice", {{"name", names[i]}});
}

bool cards_field(const FieldDoc& doc, CardSet& cards, const Game& game, Fields& fields) {
  std::vector<std::uint8_t> counts(kCards);
  for (const CardId card : cards) counts[card] = 1;
  const bool there = fields.multiset(doc, counts, game.tables.card_names, kCards);
  refuse_repeats(counts, game.tables.card_names, fields);
  cards = {};
  for (CardId card = 0; card < kCards; ++card)
    if (counts[card] != 0) cards.add(card);
  return there;
}

bool flag_field(const FieldDoc& doc, std::uint8_t& flag, Fields& fields) {
  bool value = flag != 0;
  const bool there = fields.boolean(doc, value);
  flag = value ? 1 : 0;
  return there;
}

bool by_company_field(const FieldDoc& doc, std::array<std::uint8_t, kCompanies>& numbers, int most,
                      const Game& game, Fields& fields) {
  return fields.counts(doc, numbers, game.tables.company_ids, most);
}

std::vector<std::string> numerals(int n) {
  std::vector<std::string> names;
  for (int i = 1; i <= n; ++i) names.push_back(fmt::to_string(i));
  return names;
}

std::vector<std::string> place_names(const Game& game) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < game.map().places; ++i)
    names.push_back(fmt::to_string(game.map().place[i].number));
  return names;
}

std::span<const std::string> luna_card_names(const Game& game) {
  return game.tables.luna_card_names;
}

}  // namespace orrery::skymines
