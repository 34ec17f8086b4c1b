// Reads the action cards: the deck, the cards every player starts with, and the display.
#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

void read_field(const JsonReader& record, Card& card) {
  if (const JsonReader company = record.maybe("company"); company.exists())
    card.field_company = read_company(company);
  card.he = read_byte(record.at("he"), 0, kMaxFieldHelium);
  card.coins = read_byte(record.at("coins"), 0, kMaxReward);
  const JsonReader more = record.maybe("he_per_two_collectors");
  if (!more.exists()) return;
  card.he_per_two_collectors = read_byte(more, 1, kMaxPerTwoCollectors);
  if (card.field_company == Company::none) more.complain("skymines.data_neutral_collectors");
}

// Members that belong to other types of cards would silently not count.
void check_type_members(const JsonReader& record, CardType type) {
  const auto refuse = [&](std::string_view key, bool fits) {
    if (!fits && record.maybe(key).exists())
      record.complain("skymines.data_not_of_type", {{"key", std::string(key)}});
  };
  refuse("value", is_resource(type) || type == CardType::energy);
  refuse("rp", type == CardType::scientist);
  for (const std::string_view key : {"company", "he", "coins", "he_per_two_collectors"})
    refuse(key, type == CardType::field);
}

Card read_card(const JsonReader& record) {
  Card card;
  card.type = static_cast<CardType>(record.at("type").name(card_type_names()));
  card.cost = read_byte(record.at("cost"), 0, kMaxCost);
  if (const JsonReader share = record.maybe("share"); share.exists())
    card.share = read_company(share);
  check_type_members(record, card.type);
  if (is_resource(card.type) || card.type == CardType::energy)
    card.value = read_byte(record.at("value"), 1, kMaxCardValue);
  else if (card.type == CardType::scientist)
    card.rp = read_byte(record.at("rp"), 1, kMaxCardValue);
  else if (card.type == CardType::field)
    read_field(record, card);
  else if (card.share == Company::none)
    record.at("share");  // complains: a share card is nothing but its share
  return card;
}

void read_deck(const PackFile& file, Components& components) {
  std::size_t id = 0;
  std::size_t letter = 0;
  for (const JsonReader& record :
       file.records("deck",
                    {"id", "letter", "type", "value", "rp", "cost", "share", "company", "he",
                     "coins", "he_per_two_collectors"},
                    kDeckCards)) {
    Card& card = components.cards[id++];
    card = read_card(record);
    const std::size_t mine = record.at("letter").name({"A", "B", "C", "D", "E"});
    if (mine < letter) record.complain("skymines.data_letter_order");
    letter = std::max(letter, mine);
    card.letter = static_cast<std::uint8_t>(mine);
    components.card_names.push_back(record.at("id").text());
  }
}

// The cards of every player: nine like those of the others, and one of the single-energy cards.
void read_own_cards(const PackFile& file, Components& components) {
  const std::vector<JsonReader> starting =
      file.records("starting_cards", {"id", "type", "value", "rp", "cost"}, kStartCards);
  const std::vector<JsonReader> single =
      file.records("single_energy_cards", {"id", "type", "value", "cost"}, kMaxPlayers);
  std::vector<Card> nine;
  for (const JsonReader& record : starting) {
    nine.push_back(read_card(record));
    if (nine.back().type >= CardType::field) record.complain("skymines.data_starting_type");
  }
  for (std::size_t seat = 0; seat < single.size(); ++seat) {
    for (std::size_t i = 0; i < nine.size(); ++i) {
      components.cards[start_card(static_cast<int>(seat), static_cast<int>(i))] = nine[i];
      components.card_names.push_back(fmt::format("S{}-{}", seat + 1, starting[i].at("id").text()));
    }
    Card& card = components.cards[start_card(static_cast<int>(seat), kStartCards)];
    card = read_card(single[seat]);
    if (card.type != CardType::energy) single[seat].at("type").name({"energy"});
    components.card_names.push_back(single[seat].at("id").text());
  }
}

auto print_of(const Card& card) {
  return std::tuple(card.type, card.value, card.rp, card.cost, card.share, card.field_company,
                    card.he, card.coins, card.he_per_two_collectors);
}

// SK-9.2
void find_equal_cards(Components& components) {
  std::uint8_t classes = 0;
  for (std::size_t id = 0; id < kCards; ++id) {
    Card& card = components.cards[id];
    std::size_t first = 0;
    while (print_of(components.cards[first]) != print_of(card)) ++first;
    card.same = first < id ? components.cards[first].same : classes++;
  }
}
static_assert(kDeckCards + kStartCards + kMaxPlayers <= 64);  // so many classes at most

void check_names_differ(const PackFile& file, const Components& components) {
  std::vector<std::string> names = components.card_names;
  std::ranges::sort(names);
  const auto twin = std::ranges::adjacent_find(names);
  if (twin != names.end())
    file.at("single_energy_cards").complain("skymines.data_card_name", {{"name", *twin}});
}

void read_display(const PackFile& file, Components& components) {
  Once once(file.maybe("display"), numbered("space", 1, kDisplay), file.problems());
  for (const JsonReader& record : file.records("display", {"space", "surcharge"}, 0, kLongList)) {
    const std::size_t space = read_byte(record.at("space"), 1, kDisplay) - 1U;
    once.mark(record, space);
    components.surcharge[space] = read_byte(record.at("surcharge"), 0, kMaxSurcharge);
  }
  once.finish();
}

}  // namespace

void read_cards(const PackFiles& files, Components& components) {
  const PackFile& file = files.cards;
  file.allow_only({"deck", "starting_cards", "single_energy_cards", "display"});
  const Watch watch(file.problems());
  read_deck(file, components);
  read_own_cards(file, components);
  read_display(file, components);
  if (!watch.quiet()) return;
  check_names_differ(file, components);
  find_equal_cards(components);
}

}  // namespace orrery::skymines
