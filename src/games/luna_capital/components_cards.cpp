// Reads the construction cards: four cells each, of which two may be one plot (LC-1.32 to LC-1.37).
#include <algorithm>

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {
namespace {

struct Half {
  std::string_view name;
  std::uint8_t first;
  std::uint8_t second;
};
constexpr std::array<Half, 4> kHalves = {
    {{"top", 0, 1}, {"bottom", 2, 3}, {"left", 0, 2}, {"right", 1, 3}}};

// What may be printed: nothing, scaffolding, or a project whose tile does nothing when it is laid.
std::vector<std::string> printable(const Components& components) {
  std::vector<std::string> names(components.content_names.begin(),
                                 components.content_names.begin() + kFirstTile);
  for (std::size_t content = kFirstTile; content < components.content_names.size(); ++content)
    if (const TileType& type = components.types[content];
        type.robots == 0 && type.family != Family::none && type.family < Family::landing_pad)
      names.push_back(components.content_names[content]);
  return names;
}

Content content_named(const Components& components, const std::string& name) {
  const auto found = std::ranges::find(components.content_names, name);
  return static_cast<Content>(found - components.content_names.begin());
}

void join_cells(const JsonReader& record, Card& card) {
  const JsonReader list = record.maybe("double");
  if (!list.exists()) return;
  for (const JsonReader& entry : list.items(1, 2)) {
    const std::size_t named = entry.name({"top", "bottom", "left", "right"});
    const Half& half = kHalves[named];
    // A cell that belongs to another double plot already is either joined to an earlier cell or
    // has a later one joined to it.
    const auto taken = [&](std::uint8_t cell) {
      return card.plot[cell] != cell || std::ranges::count(card.plot, cell) > 1;
    };
    if (taken(half.first) || taken(half.second))
      entry.complain("luna.data_double_overlaps");
    else
      card.plot[half.second] = half.first;
  }
}

Card read_card(const JsonReader& record, const Components& components,
               const std::vector<std::string>& print_names) {
  Card card;
  card.number = read_byte(record.at("number"), 1, kMaxNumber);
  card.plot = {0, 1, 2, 3};
  join_cells(record, card);
  const std::vector<JsonReader> cells = record.at("cells").items(kCellsPerCard, kCellsPerCard);
  std::array<Content, kCellsPerCard> print{};
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    print[cell] = content_named(components, print_names[cells[cell].name(print_names)]);
    const std::uint8_t plot = card.plot[cell];
    card.cells[plot] |= static_cast<std::uint8_t>(1U << cell);
    if (print[cell] != print[plot]) cells[cell].complain("luna.data_double_differs");
    if (plot != cell) continue;
    const auto bit = static_cast<std::uint8_t>(1U << cell);
    card.plots |= bit;
    card.print[cell] = print[cell];
    if (print[cell] == kEmpty) card.empty |= bit;
    if (print[cell] == kScaffolding) card.scaffolding |= bit;
  }
  return card;
}

}  // namespace

void read_cards(const PackFiles& files, Components& components) {
  const PackFile& file = files.cards;
  file.allow_only({"cards"});
  const std::vector<JsonReader> records =
      file.records("cards", {"id", "number", "cells", "double"}, kCards);
  if (components.content_names.empty()) return;  // the kinds could not be read
  const std::vector<std::string> print_names = printable(components);
  for (std::size_t i = 0; i < records.size(); ++i) {
    components.cards[i] = read_card(records[i], components, print_names);
    components.card_names.push_back(records[i].at("id").text());
  }
}

}  // namespace orrery::luna_capital
