// The 24 concessions: met, and barely missed (section 4.8).
#include "games/luna_capital/concessions.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/luna_capital/city.h"
#include "support/messages.h"

namespace orrery::luna_capital {
namespace {

using test::says;
using Lines = std::vector<std::string>;

bool met(std::string_view concession, const Lines& city) {
  return CityTable().draw(0, city).meets(concession);
}

// The drawing with a kind of tile in place of every "@".
Lines with(Lines lines, std::string_view code) {
  for (std::string& line : lines)
    for (std::size_t at = line.find('@'); at != std::string::npos; at = line.find('@'))
      line.replace(at, 1, code);
  return lines;
}

int points(std::string_view concession) {
  const Components& tables = shipped_components();
  return tables.concessions[concession_named(tables, concession)].points;
}

const Lines kBlank = {". .", ". ."};

// Cards at the places marked "o".
Lines cards(const Lines& rows) {
  Lines lines;
  for (const std::string& row : rows)
    for (int half = 0; half < 2; ++half) {
      std::string line;
      for (const char place : row) line += place == 'o' ? ". . " : place == '?' ? "? ? " : "- - ";
      lines.push_back(line);
    }
  return lines;
}

// ---- Patterns and rows

TEST(LunaConcessions, LC_4_57_four_cards_in_a_block) {
  EXPECT_EQ(points("S1"), 8);
  EXPECT_TRUE(met("S1", cards({"oo", "oo"})));
  EXPECT_TRUE(met("S1", cards({"-oo", "oo-", "oo-"})));
  EXPECT_FALSE(met("S1", cards({"oo", "o-"})));
  EXPECT_FALSE(met("S1", cards({"oooo"})));
  EXPECT_FALSE(met("S1", cards({"oo-", "-oo", "oo-"})));
}

TEST(LunaConcessions, LC_4_79_eight_cards_in_two_rows_of_four) {
  EXPECT_EQ(points("L8"), 10);
  EXPECT_TRUE(met("L8", cards({"oooo", "oooo"})));
  EXPECT_TRUE(met("L8", cards({"o----", "ooooo", "-oooo"})));
  EXPECT_FALSE(met("L8", cards({"oooo", "ooo-"})));
  EXPECT_FALSE(met("L8", cards({"oooo", "ooo-", "oooo"})));
}

TEST(LunaConcessions, LC_4_81_a_pattern_may_lie_anywhere_but_is_not_turned) {
  EXPECT_TRUE(met("S1", cards({"-oo", "ooo"})));         // moved to the right
  EXPECT_TRUE(met("S1", cards({"o--", "ooo", "-oo"})));  // and down
  EXPECT_TRUE(met("S1", cards({"oo", "o?"})));           // face-down cards count
  // A pattern of two columns and four rows would need more than three rows: L8 is not turned to it.
  CityTable table;
  Concession& turned = table.game.tables.concessions[concession_named(table.game.tables, "S1")];
  turned.pattern_size = 3;
  turned.pattern = {{{0, 0}, {0, 1}, {1, 0}}};
  EXPECT_TRUE(table.draw(0, cards({"oo", "o-"})).meets("S1"));
  EXPECT_FALSE(table.draw(0, cards({"oo", "-o"})).meets("S1"));
  EXPECT_FALSE(table.draw(0, cards({"o-", "oo"})).meets("S1"));
}

TEST(LunaConcessions, LC_4_80_LC_4_86_five_cards_in_a_row) {
  EXPECT_EQ(points("L9"), 10);
  EXPECT_TRUE(met("L9", cards({"ooooo"})));
  EXPECT_FALSE(met("L9", cards({"oooo", "oooo"})));
  EXPECT_TRUE(met("L9", cards({"oooooo", "oo-oo?"})));  // with a gap, one face down
  EXPECT_TRUE(met("L9", cards({"oooo--", "---ooo", "oo-o?o"})));
  EXPECT_FALSE(met("L9", cards({"oooo-", "---oo", "oo-?-"})));
}

TEST(LunaConcessions, LC_4_72_LC_8_1_B26_B27_fewer_rows_than_the_others) {
  EXPECT_EQ(points("L1"), 10);
  const auto rows = [](const GivenOptions& options, const std::vector<Lines>& cities) {
    CityTable table(static_cast<int>(cities.size()), options);
    std::string meeting;
    for (std::size_t seat = 0; seat < cities.size(); ++seat)
      table.draw(static_cast<int>(seat), cities[seat]);
    for (int seat = 0; seat < static_cast<int>(cities.size()); ++seat)
      if (table.meets("L1", seat)) meeting += std::to_string(seat);
    return meeting;
  };
  const Lines one = cards({"oo"});
  const Lines two = cards({"oo", "-o"});
  const Lines three = cards({"o", "o", "o"});
  const GivenOptions any = {{"fewer_rows_than", "any"}};
  EXPECT_EQ(rows({}, {one, two, three}), "0");
  EXPECT_EQ(rows(any, {one, two, three}), "01");
  EXPECT_EQ(rows({}, {two, two, three}), "");
  EXPECT_EQ(rows(any, {two, two, three}), "01");
  EXPECT_EQ(rows({}, {three, three}), "");
  EXPECT_EQ(rows(any, {three, three}), "");
  EXPECT_EQ(rows({}, {three, two}), "1");
}

TEST(LunaConcessions, LC_4_85_face_down_cards_make_rows_too) {
  CityTable table;
  table.draw(0, cards({"oo", "-?"})).draw(1, cards({"o", "o"}));
  EXPECT_FALSE(table.meets("L1", 0));
  table.draw(1, cards({"o", "o", "?"}));
  EXPECT_TRUE(table.meets("L1", 0));
}

// ---- Scaffolding

TEST(LunaConcessions, LC_4_58_B33_no_visible_scaffolding) {
  EXPECT_EQ(points("S2"), 8);
  EXPECT_TRUE(met("S2", kBlank));  // there never was any
  EXPECT_FALSE(met("S2", {"# .", ". ."}));
  EXPECT_FALSE(met("S2", {"# < | . .", ". . | . ."}));
  CityTable table;
  table.draw(0, {"# . | ? ?", ". # | ? ?"});
  City& city = table.state.players[0].city;
  const auto cover = [&](std::string_view code, unsigned plot) {
    const Content tile = content_named(table.game.tables, code);
    put_tile(city, table.game.tables.types[tile], tile, static_cast<Plot>(plot));
  };
  cover("LP", 0);
  EXPECT_FALSE(table.meets("S2"));
  cover("X", 3);
  EXPECT_TRUE(table.meets("S2"));
}

TEST(LunaConcessions, LC_4_58_LC_1_43_scaffolding_of_a_face_down_card_is_not_visible) {
  CityTable table;
  Card& card = table.game.tables.cards[60];
  card.scaffolding = card.plots = 1;
  card.print[0] = kScaffolding;
  table.draw(0, kBlank);
  place_card(table.state.players[0].city, table.game.tables, 60, position_at(0, 1),
             CardMode::face_down);
  EXPECT_TRUE(table.meets("S2"));
  place_card(table.state.players[0].city, table.game.tables, 60, position_at(1, 1),
             CardMode::robot);
  EXPECT_FALSE(table.meets("S2"));
}

// ---- Vital systems

TEST(LunaConcessions, LC_4_59_B31_B32_four_systems_on_connected_plots) {
  EXPECT_EQ(points("S3"), 8);
  EXPECT_TRUE(met("S3", {"H O", "W Gl"}));
  EXPECT_TRUE(met("S3", {"H O | W Ga", ". . | . ."}));  // in a row, across a card border
  EXPECT_TRUE(met("S3", {". H | . .", "O W | . .", ". Gx | . .", ". . | . ."}));  // a star
  EXPECT_FALSE(met("S3", {"H O | . .", ". Gp | Ga ."}));                          // no water
  EXPECT_FALSE(met("S3", {"H O | . .", ". . | W Ga"}));  // a corner is no edge
  EXPECT_FALSE(met("S3", {"H O | O W", ". . | . Ga"}));  // five plots with two oxygen
  EXPECT_FALSE(met("S3", {"H O | X W", ". . | . Ga"}));
}

TEST(LunaConcessions, LC_4_59_a_double_plot_connects_with_both_its_cells) {
  EXPECT_TRUE(met("S3", {"H < | W .", "O . | Ga ."}));
  EXPECT_TRUE(met("S3", {"O H | W .", ". ^ | Ga ."}));
  EXPECT_TRUE(met("S3", {"O H | . .", ". ^ | W .", ". Ga | . .", ". . | . ."}));
  EXPECT_FALSE(met("S3", {"H < | . W", "O . | . Ga"}));
}

TEST(LunaConcessions, LC_4_59_shapes_that_need_a_detour) {
  // The set may begin with any system; hydrogen at an end, in the middle, or beside a decoy.
  EXPECT_TRUE(met("S3", {"H . | . .", "O W | Gp ."}));
  EXPECT_TRUE(met("S3", {"W . | . .", "O H | Gp ."}));
  EXPECT_TRUE(met("S3", {"O H | O .", ". . | W Gp"}));
  EXPECT_FALSE(met("S3", {"O H | O W", ". . | . ."}));
}

// ---- Columns

struct Family6 {
  std::string_view column, line, code;
  int column_points, line_points;
};
constexpr std::array<Family6, 6> kFamilies6 = {{{"S4", "S13", "H", 7, 6},
                                                {"S5", "S11", "O", 7, 6},
                                                {"S6", "S12", "Gx", 7, 6},
                                                {"S7", "S14", "W", 8, 7},
                                                {"S8", "S15", "S", 6, 6},
                                                {"S9", "S10", "M", 6, 7}}};

TEST(LunaConcessions, LC_4_60_LC_4_61_LC_4_62_LC_4_63_LC_4_64_LC_4_65_B28_columns) {
  for (const Family6& family : kFamilies6) {
    EXPECT_EQ(points(family.column), family.column_points);
    EXPECT_TRUE(met(family.column, with({"@ .", ". .", ". .", ". @", "RD @", ". ."}, family.code)));
    EXPECT_FALSE(
        met(family.column, with({"@ .", "@ @", ". .", ". @", "RD .", ". ."}, family.code)));
    for (const Family6& other : kFamilies6)
      if (other.code != family.code) {
        EXPECT_FALSE(
            met(family.column, with({"@ .", ". .", ". .", ". @", "RD @", ". ."}, other.code)));
      }
  }
}

TEST(LunaConcessions, LC_4_62_LC_4_68_LC_4_74_all_fruits_are_greenhouses) {
  EXPECT_TRUE(met("S6", {"Gp .", ". .", ". .", ". Ga", "Gl .", ". ."}));
  EXPECT_TRUE(met("S12", {"Gp Ga | Gl .", ". . | . ."}));
  EXPECT_TRUE(met("L3", {"Gp Ga | Gl .", ". Gx | . Ga"}));
}

TEST(LunaConcessions, LC_4_82_a_column_needs_a_face_up_card_in_each_of_the_three_rows) {
  EXPECT_TRUE(
      met("S4", {"- - | H .", "- - | . .", ". . | H .", ". . | . .", ". . | . .", ". . | . H"}));
  // Two rows are no column, nor is one whose middle card lies elsewhere or face down.
  EXPECT_FALSE(met("S4", {"H .", ". .", "H .", "H ."}));
  EXPECT_FALSE(
      met("S4", {"H . | H .", ". . | . .", "- - | H .", "- - | . .", "H . | . .", ". . | . ."}));
  EXPECT_FALSE(met("S4", {"H .", ". .", "? ?", "? ?", "H .", ". ."}));
}

TEST(LunaConcessions, LC_6_10_a_show_home_belongs_to_no_column) {
  // It lies where the card of the middle row would be.
  CityTable table;
  table.draw(0, {"H . | . .", ". . | . .", "- - | . .", "- - | . .", "H . | . .", ". . | . ."});
  table.show_home(0, {2, 0}, "H");
  EXPECT_FALSE(table.meets("S4"));
  EXPECT_EQ(table.score("hydrogen"), 1);
}

// ---- Lines

TEST(LunaConcessions, LC_4_66_LC_4_67_LC_4_68_LC_4_69_LC_4_70_LC_4_71_B29_B30_lines) {
  for (const Family6& family : kFamilies6) {
    EXPECT_EQ(points(family.line), family.line_points);
    EXPECT_TRUE(met(family.line, with({". @ | @ @", ". . | . ."}, family.code)));
    EXPECT_TRUE(met(family.line, with({". @", ". @", ". @", ". ."}, family.code)));
    EXPECT_FALSE(met(family.line, with({"@ @ | . @", "@ . | @ ."}, family.code)));
    EXPECT_FALSE(met(family.line, with({"@ @", "@ @"}, family.code)));
  }
  EXPECT_TRUE(met("S12", {". Gp", ". Gx", ". Gl", ". ."}));
}

TEST(LunaConcessions, LC_4_83_B29_a_line_has_no_gap) {
  EXPECT_FALSE(met("S13", {"H H | X H", ". . | . ."}));
  EXPECT_FALSE(met("S13", {"H H | RD H", ". . | . ."}));
  EXPECT_FALSE(
      met("S13", {"H H | - - | H .", ". . | - - | . .", ". . | . . | . .", ". . | . . | . ."}));
  EXPECT_FALSE(met("S13", {"H H | ? ? | H .", ". . | ? ? | . ."}));
  EXPECT_FALSE(met("S13", {". . | H .", ". H | . .", "H . | . .", ". . | . ."}));  // a diagonal
}

TEST(LunaConcessions, LC_4_83_LC_1_42_a_double_plot_is_one_item_of_a_line) {
  EXPECT_FALSE(met("S13", {"H < | H .", ". . | . ."}));
  EXPECT_TRUE(met("S13", {"H < | H H", ". . | . ."}));
  EXPECT_FALSE(met("S13", {"H .", "^ .", "H .", ". ."}));
  EXPECT_TRUE(met("S13", {"H .", "^ .", "H .", "H ."}));
  // Across the other way a double plot is one item of either line.
  EXPECT_TRUE(met("S13", {". H | H .", "H ^ | H ."}));
  EXPECT_TRUE(
      met("S13", {". . | . .", ". . | . .", "H < | . .", ". H | . .", ". H | . .", ". . | . ."}));
}

TEST(LunaConcessions, LC_6_10_a_show_home_lengthens_lines) {
  CityTable table;
  table.draw(0, {"H H", ". ."}).show_home(0, {0, -1}, "H");
  EXPECT_TRUE(table.meets("S13"));
  table.draw(0, {"H H", ". ."}).show_home(0, {-1, 0}, "H");
  EXPECT_FALSE(table.meets("S13"));
  table.draw(0, {". .", ". .", ". .", ". .", "H .", "H ."}).show_home(0, {6, 0}, "H");
  EXPECT_TRUE(table.meets("S13"));
}

// ---- Counts

TEST(LunaConcessions, LC_4_73_LC_4_74_LC_4_75_LC_4_76_LC_4_77_LC_4_78_LC_4_84_B34_counts) {
  struct Case {
    std::string_view id, code;
    int least, points;
  };
  for (const Case& each : {Case{"L2", "O", 5, 9}, Case{"L3", "Ga", 5, 10}, Case{"L4", "H", 5, 9},
                           Case{"L5", "W", 5, 10}, Case{"L6", "S", 4, 8}, Case{"L7", "M", 6, 9}}) {
    EXPECT_EQ(points(each.id), each.points);
    EXPECT_TRUE(CityTable().scatter(0, each.code, each.least).meets(each.id)) << each.id;
    EXPECT_TRUE(CityTable().scatter(0, each.code, each.least + 2).meets(each.id)) << each.id;
    EXPECT_FALSE(CityTable().scatter(0, each.code, each.least - 1).meets(each.id)) << each.id;
    EXPECT_FALSE(CityTable().scatter(0, "RD", each.least).meets(each.id)) << each.id;
  }
}

TEST(LunaConcessions, LC_4_84_LC_1_28_print_counts_like_tiles_and_a_double_plot_once) {
  EXPECT_FALSE(met("L4", {"H < | H <", "H . | H ."}));
  EXPECT_TRUE(met("L4", {"H < | H <", "H . | H H"}));
  CityTable table;
  Components& tables = table.game.tables;
  table.draw(0, {"H H", "H H"});
  EXPECT_FALSE(table.meets("L4"));
  const auto printed = std::ranges::find(tables.card_names, "K02f") - tables.card_names.begin();
  place_card(table.state.players[0].city, tables, static_cast<std::uint8_t>(printed),
             position_at(0, 1), CardMode::plain);
  EXPECT_TRUE(table.meets("L4"));
}

TEST(LunaConcessions, LC_1_46_LC_4_44_what_is_covered_counts_no_more) {
  CityTable table;
  table.draw(0, {"H H | H H", "H . | . ."});
  EXPECT_TRUE(table.meets("L4"));
  const Content demolition = content_named(table.game.tables, "X");
  put_tile(table.state.players[0].city, table.game.tables.types[demolition], demolition, 0);
  EXPECT_FALSE(table.meets("L4"));
}

// ---- Values

TEST(LunaConcessions, LC_7_18_LC_7_19_LC_7_20_LC_7_21_B47_solo_values_by_phase) {
  const Game solo = shipped_game(1);
  const auto value = [&](std::string_view id, unsigned phase) {
    return concession_points(solo, concession_named(solo.tables, id), phase);
  };
  for (const std::string_view id : {"S1", "S4", "S8", "L3", "L4", "L6"})
    EXPECT_EQ(value(id, 0), points(id));
  EXPECT_EQ(value("S8", 1), 3);  // half of 6
  EXPECT_EQ(value("S4", 1), 4);  // half of 7, rounded up
  EXPECT_EQ(value("S1", 1), 4);  // half of 8
  EXPECT_EQ(value("S1", 2), 0);
  EXPECT_EQ(value("L4", 1), 9);
  EXPECT_EQ(value("L4", 2), 5);
  EXPECT_EQ(value("L3", 2), 5);
  EXPECT_EQ(value("L6", 2), 4);
}

TEST(LunaConcessions, LC_4_55_with_others_a_concession_keeps_its_points_in_every_phase) {
  const Game game = shipped_game(2);
  for (const unsigned phase : {0U, 1U, 2U})
    EXPECT_EQ(concession_points(game, concession_named(game.tables, "S4"), phase), 7);
}

TEST(LunaConcessions, are_told_in_words) {
  const Game game = shipped_game(2);
  const auto said = [&](std::string_view id) {
    return condition_message(game, concession_named(game.tables, id));
  };
  EXPECT_THAT(said("S1"), says("luna.condition.pattern", {{"count", 4}, {"pattern", "XX/XX"}}));
  EXPECT_THAT(said("S2"), says("luna.condition.no_scaffolding"));
  EXPECT_THAT(said("S3"), says("luna.condition.vital_systems_connected"));
  EXPECT_THAT(said("S8"), says("luna.condition.column", {{"family", Term{"family", "sales"}}}));
  EXPECT_THAT(said("S10"),
              says("luna.condition.line", {{"count", 3}, {"family", Term{"family", "meteorite"}}}));
  EXPECT_THAT(said("L1"), says("luna.condition.fewer_rows", {{"whom", "all"}}));
  EXPECT_THAT(said("L6"),
              says("luna.condition.count", {{"count", 4}, {"family", Term{"family", "sales"}}}));
  EXPECT_THAT(said("L9"), says("luna.condition.row_length", {{"count", 5}}));
  const Game any = shipped_game(2, {{"fewer_rows_than", "any"}});
  EXPECT_THAT(condition_message(any, concession_named(any.tables, "L1")),
              says("luna.condition.fewer_rows", {{"whom", "any"}}));
}

// ---- Progress

Progress progress_of(std::string_view concession, const CityTable& table) {
  return progress(table.game, table.state, seat_at(0),
                  concession_named(table.game.tables, concession));
}
Progress progress_in(std::string_view concession, const Lines& city) {
  return progress_of(concession, CityTable().draw(0, city));
}

TEST(LunaConcessions, LC_4_81_LC_4_86_progress_counts_cards_of_a_pattern_and_of_a_row) {
  EXPECT_EQ(progress_in("S1", cards({"o"})), (Progress{1, 4}));
  EXPECT_EQ(progress_in("S1", cards({"oo", "o"})), (Progress{3, 4}));
  EXPECT_EQ(progress_in("S1", cards({"ooo", "oo"})), (Progress{4, 4}));
  EXPECT_EQ(progress_in("L9", cards({"oo-o", "oo"})), (Progress{3, 5}));
  EXPECT_EQ(progress_in("L9", cards({"oooooo"})), (Progress{5, 5})) << "never more than needed";
}

TEST(LunaConcessions, LC_4_58_LC_4_85_progress_of_what_is_there_or_not) {
  EXPECT_EQ(progress_in("S2", {"# .", ". ."}), (Progress{0, 1}));
  EXPECT_EQ(progress_in("S2", kBlank), (Progress{1, 1}));
  CityTable table(3);
  table.draw(0, cards({"o"})).draw(1, cards({"o", "o"})).draw(2, cards({"o"}));
  EXPECT_EQ(progress_of("L1", table), (Progress{1, 2})) << "one of two others has more rows";
}

TEST(LunaConcessions, LC_4_59_progress_is_the_most_systems_that_touch) {
  EXPECT_EQ(progress_in("S3", {"O W | . H", ". . | . ."}), (Progress{2, 4}));
  EXPECT_EQ(progress_in("S3", {"O W | Gp .", ". H | . ."}), (Progress{4, 4}));
  EXPECT_EQ(progress_in("S3", {"O W | Gp .", ". . | . H"}), (Progress{3, 4}));
  EXPECT_EQ(progress_in("S3", kBlank), (Progress{0, 4}));
}

TEST(LunaConcessions, LC_4_82_LC_4_83_LC_4_84_progress_of_columns_lines_and_counts) {
  EXPECT_EQ(progress_in("S4", {"H . | H .", ". . | . .", ". . | . H", ". . | . ."}),
            (Progress{2, 3}));
  EXPECT_EQ(progress_in("S13", {"H < | H .", ". . | . ."}), (Progress{2, 3}));
  EXPECT_EQ(progress_in("S13", {"H H | H H", ". . | . ."}), (Progress{3, 3}));
  EXPECT_EQ(progress_in("L4", {"H . | H H", ". . | . ."}), (Progress{3, 5}));
}

}  // namespace
}  // namespace orrery::luna_capital
