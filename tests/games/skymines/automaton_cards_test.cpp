// Every card of Luna at every slot, against the table of section 7.6: what she gets, where her
// markers go, which companies move and spread.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/skymines/words.h"
#include "support/messages.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

using test::says;
using testing::ElementsAre;
using testing::ElementsAreArray;

constexpr int kLuna = 1;

// A line of the table. Companies are in the order of the score pad; Luna leads at Skymine, then at
// Minerva; Astrogo is worth most, then Tawac, Skymine, Minerva.
struct Line {
  const char* card;
  unsigned coins = 0;
  unsigned helium = 0;
  unsigned research = 0;
  std::array<unsigned, kCompanies> advance{};
  std::array<Names, kSlots> spaces{};  // of the display, emptied
  std::array<const char*, kSlots> markers{};
  const char* plans = "";  // letters discarded
  bool special = false;
  std::array<Names, kCompanies> sectors{};
};

std::array<Names, kSlots> at_all(const Names& spaces) {
  return {spaces, spaces, spaces, spaces, spaces};
}

const char* const kM1 = "STD-BUY";
const char* const kM2 = "STD-REMOVE";
const char* const kB1 = "TILE-RES";
const char* const kB2 = "TILE-SCI";
const char* const kB3 = "TILE-FIELD";
const char* const kB4 = "TILE-ENERGY";

std::vector<Line> lines() {
  return {
      // Space 6 has the only share of Astrogo.
      {.card = "I-1", .spaces = at_all({"1", "6"})},
      {.card = "I-2",
       .advance = {0, 2, 0, 0},
       .spaces = {Names{"7", "8"}, Names{"2"}, Names{"3"}, Names{"4"}, Names{"6", "10"}}},
      {.card = "I-3", .coins = 2, .advance = {2, 0, 0, 0}, .markers = {kM1, kM2, kB2, kB3, kB4}},
      {.card = "I-4", .coins = 2, .research = 1, .markers = {kB3, kB4, kB2, kB1, kM2}},
      {.card = "I-5", .coins = 2, .research = 1, .markers = {kB1, kB2, kB3, kM1, kB4}},
      {.card = "I-6", .advance = {0, 0, 2, 0}, .sectors = {Names{}, Names{}, Names{"4", "6"}}},
      {.card = "I-7", .advance = {0, 0, 2, 0}, .sectors = {Names{}, Names{}, Names{"20", "24"}}},
      {.card = "I-8", .coins = 2, .research = 1, .markers = {kB2, kB3, kM1, kB1, kB4}},
      {.card = "I-9", .advance = {2, 2, 0, 0}, .plans = "A", .special = true},
      {.card = "I-10",
       .coins = 3,
       .advance = {0, 0, 0, 3},
       .sectors = {Names{}, Names{}, Names{}, Names{"22", "23", "24"}}},
      {.card = "I-11", .advance = {2, 2, 0, 0}, .plans = "BC"},
      {.card = "I-12",
       .helium = 2,
       .spaces = {Names{"1", "2"}, Names{"1", "3"}, Names{"1", "4"}, Names{"1", "6"},
                  Names{"1", "7"}}},
      {.card = "II-1", .coins = 3, .advance = {3, 3, 0, 0}, .plans = "B"},
      {.card = "II-2", .advance = {3, 3, 3, 3}, .plans = "A", .special = true},
      {.card = "II-3",
       .advance = {0, 0, 3, 0},
       .sectors = {Names{}, Names{}, Names{"20", "23", "24"}}},
      {.card = "II-4", .coins = 3, .research = 2, .markers = {kM1, kB1, kB2, kB3, kM2}},
      // Where Astrogo's share is gone, that of Tawac on space 4 is the best.
      {.card = "II-5",
       .helium = 2,
       .research = 2,
       .spaces = {Names{"2", "6"}, Names{"3", "6"}, Names{"4", "6"}, Names{"4", "6"},
                  Names{"6", "11"}}},
      {.card = "II-6", .coins = 3, .helium = 4, .markers = {kM1, kB4, kB2, kB3, kM2}},
      {.card = "II-7",
       .advance = {0, 0, 2, 2},
       .sectors = {Names{}, Names{}, Names{"4", "6"}, Names{"16", "21"}}},
  };
}

Table position() {
  Table table(1, {{"luna_level", "2"}});
  table.no_display();
  for (int space = 1; space <= 9; ++space) table.display(space, "A-0" + std::to_string(space));
  for (int space = 10; space <= 12; ++space)
    table.display(space, "B-0" + std::to_string(space - 9));
  table.column("astrogo", 1, 0, 1).column("astrogo", 2, 1, 1);
  table.column("tawac", 1, 0, 1).column("skymine", 1, 2, 1);
  for (int seat : {0, kLuna})
    for (const char* company : {"astrogo", "tawac", "skymine", "minerva"})
      table.at(seat, company, 0);
  table.at(kLuna, "skymine", 2).at(kLuna, "minerva", 1);
  Player& luna = table.player(kLuna);
  luna.coins = 0;
  luna.tank = 0;
  luna.upload = 0;
  table.state.special_up = 0b101;
  table.state.supplement = 4;
  return table;
}

// Luna turns up this card in this slot; one more waits behind it, so that she does not leave.
void turn_up(Table& table, std::string_view card, unsigned slot) {
  const auto& names = table.game.tables.luna_card_names;
  const auto found = std::ranges::find(names, card);
  ASSERT_NE(found, names.end());
  Luna& luna = table.state.lunas[0];
  luna.slots = {};
  luna.majority = {2, 3};  // I-2, I-3: nothing to gain at the reveal
  luna.slots[slot] = static_cast<std::uint8_t>(found - names.begin() + 1);
  luna.slots[slot == kSlots - 1 ? 0 : slot + 1] = 6;
  luna.slots_used = 0;
  if (slot == kSlots - 1) luna.slots_used = 1;  // the other lies before it and is done
  table.state.turn = kLuna;
  table.events.clear();
  luna_turn({{table.game, table.state, &table.events}}, 0);
}

Names empty_spaces(const Table& table) {
  Names spaces;
  for (int space = 1; space <= kDisplay; ++space)
    if (table.card_on(space).empty()) spaces.push_back(std::to_string(space));
  return spaces;
}

Names spaces_with_marker(const Table& table) {
  Names spaces;
  for (std::size_t space = 0; space < kBoardSpaces; ++space)
    if (table.state.marker_on[space] == kLuna + 1)
      spaces.push_back(table.game.tables.space_names[space]);
  return spaces;
}

class LunaCards : public testing::TestWithParam<std::tuple<Line, unsigned>> {};

TEST_P(LunaCards, SK_7_6_does_what_its_line_says) {
  const auto& [line, slot] = GetParam();
  Table table = position();
  const Table before = table;
  const std::size_t column = slot == 4 ? 0 : slot;  // SK-7.39
  turn_up(table, line.card, slot);
  const Player& luna = table.player(kLuna);
  const std::string plans = line.plans;

  EXPECT_EQ(luna.coins, line.coins + (plans.empty() ? 0 : 4)) << "SK-7.40: the supplement";
  EXPECT_EQ(table.state.supplement, plans.empty() ? 4 : 0);
  EXPECT_EQ(luna.tank, line.helium);
  EXPECT_EQ(luna.upload, line.research);
  for (std::size_t company = 0; company < kCompanies; ++company) {
    EXPECT_EQ(luna.tracks[company], before.player(kLuna).tracks[company] + line.advance[company]);
    EXPECT_THAT(table.sectors_of(table.game.tables.company_ids[company]),
                ElementsAreArray(line.sectors[company]));
  }
  EXPECT_THAT(empty_spaces(table), ElementsAreArray(line.spaces[slot]));
  EXPECT_EQ(luna.hand.size(), static_cast<int>(line.spaces[slot].size()));
  const Names marker =
      line.markers[slot] == nullptr ? Names{} : Names{std::string(line.markers[slot])};
  EXPECT_THAT(spaces_with_marker(table), ElementsAreArray(marker));
  EXPECT_EQ(luna.markers, 5 - marker.size());
  EXPECT_EQ(table.state.special_up, line.special ? 0b001 : 0b101) << "SK-7.42: the highest";
  for (const char letter : {'A', 'B', 'C'}) {
    const Names shown = table.shown_plans(letter);
    const Names old = before.shown_plans(letter);
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const bool discarded = plans.contains(letter) && i == column;
      EXPECT_EQ(shown[i] != old[i], discarded) << letter << i + 1;
    }
  }
}

std::string name_of(const testing::TestParamInfo<std::tuple<Line, unsigned>>& info) {
  std::string name = std::get<0>(info.param).card;
  name[name.find('-')] = '_';
  return name + "_slot_" + "ABCDE"[std::get<1>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(Skymines, LunaCards,
                         testing::Combine(testing::ValuesIn(lines()), testing::Range(0U, 5U)),
                         name_of);

void PrintTo(const Line& line, std::ostream* out) { *out << line.card; }

// What she does with the card in that slot.
std::vector<Message> in_words(std::string_view card, unsigned slot) {
  const Table table = position();
  const auto& names = table.game.tables.luna_card_names;
  const auto found = std::ranges::find(names, card);
  return luna_card_messages(table.game, static_cast<unsigned>(found - names.begin()), slot);
}

TEST(SkyminesLunaCards, SK_7_6_are_put_in_words_for_their_slot) {
  EXPECT_THAT(in_words("I-1", 0), ElementsAre(says("skymines.luna_does.card", {{"space", 1}}),
                                              says("skymines.luna_does.share_card")));
  EXPECT_THAT(in_words("I-2", 0),
              ElementsAre(says("skymines.luna_does.advance_second", {{"n", 2}}),
                          says("skymines.luna_does.cards", {{"space", 7}, {"second", 8}})));
  EXPECT_THAT(in_words("I-2", 1).back(), says("skymines.luna_does.card", {{"space", 2}}));
  EXPECT_THAT(in_words("I-5", 3), ElementsAre(says("skymines.luna_does.helium", {{"n", 2}}),
                                              says("skymines.luna_does.coins", {{"n", 2}}),
                                              says("skymines.luna_does.research", {{"n", 1}}),
                                              says("skymines.luna_does.marker",
                                                   {{"space", Term{"space", "STD-BUY"}}})));
  EXPECT_THAT(in_words("I-6", 0),
              ElementsAre(says("skymines.luna_does.advance_lead", {{"n", 2}}),
                          says("skymines.luna_does.expand_lowest", {{"n", 2}})));
  EXPECT_THAT(
      in_words("I-11", 3),
      ElementsAre(says("skymines.luna_does.advance_two", {{"n", 2}}),
                  says("skymines.luna_does.discard_plan", {{"letter", "B"}, {"column", 4}}),
                  says("skymines.luna_does.discard_plan", {{"letter", "C"}, {"column", 4}})));
  EXPECT_THAT(in_words("II-2", 4).at(2), says("skymines.luna_does.discard_special"));
}

TEST(SkyminesLunaCards, SK_7_6_the_table_knows_all_cards_and_their_numbers) {
  const Game game = shipped_game(1);
  // Left, right, scientists, helium and research at the reveal, by card.
  const std::vector<std::array<int, 5>> printed = {
      {0, 3, 1, 0, 0}, {4, 0, 0, 0, 0}, {3, 0, 1, 0, 0}, {0, 3, 1, 2, 0}, {3, 3, 1, 2, 0},
      {4, 0, 0, 0, 0}, {0, 4, 0, 0, 0}, {3, 3, 1, 2, 0}, {0, 3, 1, 0, 0}, {0, 4, 0, 0, 0},
      {3, 0, 1, 0, 0}, {3, 0, 1, 2, 0}, {4, 6, 1, 0, 1}, {6, 4, 1, 0, 1}, {3, 6, 2, 0, 1},
      {4, 6, 1, 0, 1}, {6, 6, 1, 2, 0}, {6, 4, 2, 2, 0}, {6, 3, 2, 2, 0}};
  ASSERT_EQ(printed.size(), std::size_t{kLunaCards});
  const std::vector<Line> table = lines();
  for (std::size_t i = 0; i < kLunaCards; ++i) {
    const LunaCard& card = game.tables.luna_cards[i];
    const int helium = card.reveal.what == LunaDo::helium ? card.reveal.n : 0;
    const int research = card.reveal.what == LunaDo::research ? card.reveal.n : 0;
    const std::array<int, 5> found = {card.left, card.right, card.scientists, helium, research};
    EXPECT_EQ(game.tables.luna_card_names[i], table[i].card);
    EXPECT_EQ(found, printed[i]) << table[i].card;
    EXPECT_EQ(card.grade_two, i >= 12) << table[i].card;
  }
}

}  // namespace
}  // namespace orrery::skymines
