// The score pad (chapter 5) and the automaton's (section 7.4).
#include "games/luna_capital/scoring.h"

#include <algorithm>
#include <array>
#include <bit>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/city_map.h"
#include "support/luna_capital/city.h"

namespace orrery::luna_capital {
namespace {

using testing::ElementsAre;
using Lines = std::vector<std::string>;

int scored(std::string_view row, const Lines& city) { return CityTable().draw(0, city).score(row); }

// ---- Groups

TEST(LunaScoring, LC_5_14_B35_points_of_groups) {
  std::vector<int> points;
  for (const int size : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14})
    points.push_back(points_for(shipped_components().group_points, size));
  EXPECT_THAT(points, ElementsAre(0, 1, 3, 6, 10, 15, 20, 25, 30, 35, 40, 40));
}

TEST(LunaScoring, LC_5_2_LC_5_3_LC_5_4_LC_5_5_one_row_for_each_vital_system) {
  const Lines city = {"H H | H O", "W W | Gp Ga", "Gl . | O O", "W . | . ."};
  EXPECT_EQ(scored("hydrogen", city), 6);
  EXPECT_EQ(scored("oxygen", city), 3);  // 1 and 2, apart
  EXPECT_EQ(scored("water", city), 3);
  EXPECT_EQ(scored("greenhouse_group", city), 3);  // pear and apple; the lemon touches water alone
}

TEST(LunaScoring, LC_5_14_B36_only_the_largest_group_counts) {
  EXPECT_EQ(scored("hydrogen", {"H H | . H", "H . | H H", "H . | . H", "H . | . ."}), 15);
  EXPECT_EQ(scored("hydrogen", {"H H | . H", ". . | . H"}), 3);
  EXPECT_EQ(scored("hydrogen", {"H . | . .", ". H | . ."}), 1);  // corners do not connect
}

TEST(LunaScoring, LC_5_14_groups_may_wind) {
  EXPECT_EQ(scored("oxygen", {"O O | O O | O O", ". . | . . | . O", "O O | O O | O O",
                              "O . | . . | . .", "O O | O O | O O", ". . | . . | . ."}),
            40);
  EXPECT_EQ(scored("oxygen", {"O . | O .", "O O | O ."}), 15);
}

TEST(LunaScoring, LC_1_40_C06_groups_cross_card_borders) {
  EXPECT_EQ(scored("hydrogen", {". H | H .", ". . | . ."}), 3);
  EXPECT_EQ(scored("hydrogen", {". .", ". H", ". H", ". ."}), 3);
}

TEST(LunaScoring, LC_4_45_C07_demolition_breaks_a_group) {
  EXPECT_EQ(scored("hydrogen", {"H X | H .", ". . | . ."}), 1);
  EXPECT_EQ(scored("hydrogen", {"H H | H .", ". . | . ."}), 6);
}

TEST(LunaScoring, LC_1_42_C04_C05_a_double_plot_counts_once) {
  EXPECT_EQ(scored("hydrogen", {"H < | . .", ". . | . ."}), 1);
  EXPECT_EQ(scored("hydrogen", {"H < | H .", ". . | . ."}), 3);
  EXPECT_EQ(scored("hydrogen", {"H .", "^ .", "H .", ". ."}), 3);
  EXPECT_EQ(scored("hydrogen", {"H H", "^ H"}), 6);  // touched on both cells
  EXPECT_EQ(scored("hydrogen", {"H < | . .", "H H | . ."}), 6);
}

TEST(LunaScoring, LC_1_43_a_face_down_card_is_a_hole) {
  EXPECT_EQ(scored("hydrogen", {". H | ? ? | H .", ". . | ? ? | . ."}), 1);
}

TEST(LunaScoring, LC_6_10_a_show_home_joins_groups_and_surroundings) {
  CityTable table;
  table.draw(0, {"H . | . .", "H . | . MH:hydrogen"}).show_home(0, {0, -1}, "H");
  EXPECT_EQ(table.score("hydrogen"), 6);
  table.draw(0, {"H . | . .", "H . | . MH:hydrogen"}).show_home(0, {2, 3}, "H");
  EXPECT_EQ(table.score("hydrogen"), 3);
  EXPECT_EQ(table.score("mod_habs"), 2);
  table.draw(0, {". H", ". ."}).show_home(0, {-1, 1}, "MH:hydrogen");
  EXPECT_EQ(table.score("mod_habs"), 2);
  table.draw(0, {". .", ". .", ". .", ". .", ". .", ". H"}).show_home(0, {6, 0}, "MH:hydrogen");
  EXPECT_EQ(table.score("mod_habs"), 2);
}

TEST(LunaScoring, LC_6_6_special_tiles_belong_to_no_family) {
  EXPECT_EQ(CityTable().draw(0, {"H &move | H .", ". . | . ."}).total(), 1);
}

// ---- Fruit sets

TEST(LunaScoring, LC_5_6_LC_5_15_fruit_sets) {
  EXPECT_EQ(scored("greenhouse_sets", {"Gp . | . Ga", ". . | . ."}), 0);
  EXPECT_EQ(scored("greenhouse_sets", {"Gp . | . Ga", ". . | Gl ."}), 5);  // not adjacent
  EXPECT_EQ(scored("greenhouse_sets", {"Gp Gp | Ga Ga", "Gl Gx | . ."}), 12);
  EXPECT_EQ(scored("greenhouse_sets", {"Gx Gx | Gx .", ". . | . ."}), 5);
}

TEST(LunaScoring, LC_5_16_B37_jokers_replace_missing_fruits) {
  EXPECT_EQ(fruit_sets({0, 0, 0, 0}), 0);
  EXPECT_EQ(fruit_sets({1, 1, 1, 0}), 1);
  EXPECT_EQ(fruit_sets({1, 1, 0, 1}), 1);
  EXPECT_EQ(fruit_sets({1, 0, 0, 1}), 0);
  EXPECT_EQ(fruit_sets({2, 2, 1, 1}), 2);
  EXPECT_EQ(fruit_sets({3, 1, 1, 3}), 2);
  EXPECT_EQ(fruit_sets({3, 2, 1, 3}), 3);
  EXPECT_EQ(fruit_sets({0, 0, 0, 3}), 1);
}

TEST(LunaScoring, LC_5_17_C11_more_than_three_sets_still_score_22) {
  EXPECT_EQ(fruit_sets({4, 4, 4, 0}), 4);
  EXPECT_EQ(points_for(shipped_components().set_points, 4), 22);
  EXPECT_EQ(points_for(shipped_components().set_points, 3), 22);
  EXPECT_EQ(points_for(shipped_components().set_points, 2), 12);
}

// ---- Meteorites

std::vector<int> prizes(const std::vector<int>& meteorites, const GivenOptions& options = {}) {
  const Game game = shipped_game(static_cast<int>(meteorites.size()), options);
  const auto points = meteorite_points(game, meteorites);
  return {points.begin(), points.begin() + static_cast<std::ptrdiff_t>(meteorites.size())};
}

TEST(LunaScoring, LC_5_7_LC_5_18_B38_prizes_by_place) {
  EXPECT_THAT(prizes({3, 1}), ElementsAre(10, 0));
  EXPECT_THAT(prizes({5, 3, 1}), ElementsAre(10, 2, 0));
  EXPECT_THAT(prizes({6, 4, 2, 1}), ElementsAre(10, 5, 2, 0));
  EXPECT_THAT(prizes({1, 2, 4, 6}), ElementsAre(0, 2, 5, 10));
}

TEST(LunaScoring, LC_5_19_E08_C08_tied_players_share) {
  EXPECT_THAT(prizes({4, 4, 1}), ElementsAre(6, 6, 0));  // worked example
  EXPECT_THAT(prizes({2, 2}), ElementsAre(5, 5));
  EXPECT_THAT(prizes({2, 2, 2}), ElementsAre(4, 4, 4));
  EXPECT_THAT(prizes({5, 2, 2}), ElementsAre(10, 1, 1));
  EXPECT_THAT(prizes({5, 5, 1, 0}), ElementsAre(7, 7, 2, 0));
  EXPECT_THAT(prizes({5, 5, 5, 1}), ElementsAre(5, 5, 5, 0));
  EXPECT_THAT(prizes({5, 5, 5, 5}), ElementsAre(4, 4, 4, 4));
  EXPECT_THAT(prizes({5, 3, 3, 1}), ElementsAre(10, 3, 3, 0));
  EXPECT_THAT(prizes({5, 3, 3, 3}), ElementsAre(10, 2, 2, 2));
  EXPECT_THAT(prizes({5, 4, 3, 3}), ElementsAre(10, 5, 1, 1));
}

TEST(LunaScoring, LC_5_20_LC_8_4_without_meteorites_no_prize_unless_the_option_says_so) {
  EXPECT_THAT(prizes({0, 0}), ElementsAre(0, 0));
  EXPECT_THAT(prizes({3, 0, 0}), ElementsAre(10, 0, 0));
  EXPECT_THAT(prizes({3, 0, 1}), ElementsAre(10, 0, 2));
  const GivenOptions off = {{"meteorite_needs_one", "off"}};
  EXPECT_THAT(prizes({0, 0}, off), ElementsAre(5, 5));
  EXPECT_THAT(prizes({3, 0, 0}, off), ElementsAre(10, 1, 1));
}

TEST(LunaScoring, LC_5_18_tiles_and_print_are_counted_in_all_cities) {
  CityTable table(3);
  table.scatter(0, "M", 2).scatter(1, "M", 3).scatter(2, "M", 1);
  EXPECT_EQ(table.score("meteorites", 0), 2);
  EXPECT_EQ(table.score("meteorites", 1), 10);
  EXPECT_EQ(table.score("meteorites", 2), 0);
  const Components& tables = table.game.tables;
  const auto printed = std::ranges::find(tables.card_names, "K10e") - tables.card_names.begin();
  City& city = table.state.players[0].city;
  place_card(city, tables, static_cast<std::uint8_t>(printed), position_at(1, 0), CardMode::plain);
  EXPECT_EQ(meteorites(table.game, city), 3);
  EXPECT_EQ(table.score("meteorites", 0), 6);
  EXPECT_EQ(table.score("meteorites", 1), 6);
}

// ---- Sales offices, hand cards

TEST(LunaScoring, LC_5_8_LC_5_11_B39_sales_offices_and_hand_cards) {
  const CityTable table = CityTable().scatter(0, "S", 5).hand(0, 4);
  EXPECT_EQ(table.score("sales_offices"), 10);
  EXPECT_EQ(table.score("hand_cards"), 12);
}

// ---- Mod-habs

TEST(LunaScoring, LC_1_41_C01_C02_C03_surroundings_are_8_or_10_cells) {
  const auto cells = [](const CityMap::Place& place) {
    int count = 0;
    for (const std::uint32_t row : surroundings(place)) count += std::popcount(row);
    return count;
  };
  EXPECT_EQ(cells({3, 3, 1}), 8);
  EXPECT_EQ(cells({3, 3, 2}), 8);
  EXPECT_EQ(cells({3, 3, 4}), 8);
  EXPECT_EQ(cells({3, 3, 3}), 10);   // side by side
  EXPECT_EQ(cells({3, 3, 12}), 10);  // below
  EXPECT_EQ(cells({3, 3, 5}), 10);   // one above the other
  EXPECT_EQ(cells({3, 3, 10}), 10);
}

TEST(LunaScoring, LC_5_9_LC_5_21_E04_E05_two_greenhouses_around_a_mod_hab) {
  EXPECT_EQ(scored("mod_habs", {"Gp . | Ga .", ". MH:greenhouse | . ."}), 4);
  CityTable table;
  table.draw(0, {"Gp . | Ga .", ". # | . ."});
  const Content tile = content_named(table.game.tables, "MH:greenhouse");
  City& city = table.state.players[0].city;
  ASSERT_NE(plots_for(city, table.game.tables.types[tile]) & plot_bit(3), 0U);
  put_tile(city, table.game.tables.types[tile], tile, 3);
  EXPECT_EQ(table.score("mod_habs"), 4);
  EXPECT_EQ(city.scaffolding, 0U);
}

TEST(LunaScoring, LC_5_21_all_eight_neighbours_and_no_farther) {
  EXPECT_EQ(scored("mod_habs", {"H H | H H", "H MH:hydrogen | H H", "H H | H H", ". . | . ."}), 16);
  EXPECT_EQ(scored("mod_habs", {"O O | O O", "O MH:hydrogen | O O", "O O | O H", ". . | . ."}), 0);
  EXPECT_EQ(scored("mod_habs", {"MH:oxygen O | . O", "O . | . ."}), 4);
}

TEST(LunaScoring, LC_5_21_each_mod_hab_counts_its_own_target) {
  EXPECT_EQ(scored("mod_habs", {"H O | W Gl", "MH:hydrogen MH:oxygen | MH:water MH:greenhouse"}),
            8);
  EXPECT_EQ(scored("mod_habs", {"MH:meteorite M | M .", ". M | . ."}), 4);
  EXPECT_EQ(scored("mod_habs", {"MH:hydrogen H", ". MH:hydrogen"}), 4);  // the same one twice
}

TEST(LunaScoring, LC_5_21_LC_1_42_C04_a_double_neighbour_counts_once) {
  EXPECT_EQ(scored("mod_habs", {"H < | . .", ". MH:hydrogen | . ."}), 2);  // both cells touch
  EXPECT_EQ(scored("mod_habs", {"H H | . .", "^ MH:hydrogen | . ."}), 4);
  // One cell touches.
  EXPECT_EQ(scored("mod_habs", {". . | H .", ". . | ^ .", ". MH:hydrogen | . .", ". . | . ."}), 2);
  EXPECT_EQ(scored("mod_habs", {". MH:hydrogen | . .", ". . | H <"}), 2);  // the first one
  EXPECT_EQ(scored("mod_habs", {"H < | . .", ". . | MH:hydrogen ."}), 2);  // the second one
  EXPECT_EQ(scored("mod_habs", {". . | . .", ". MH:hydrogen | . .", ". . | H .", ". . | ^ ."}), 2);
}

TEST(LunaScoring, LC_5_21_a_double_mod_hab_looks_around_both_cells) {
  EXPECT_EQ(scored("mod_habs", {"H MH:hydrogen | H .", ". ^ | H .", "H H | H H", ". . | . ."}), 12);
  EXPECT_EQ(scored("mod_habs", {"MH:hydrogen < | H .", "H H | H H"}), 8);
}

TEST(LunaScoring, LC_1_43_mod_habs_do_not_see_into_face_down_cards_or_gaps) {
  EXPECT_EQ(scored("mod_habs", {". MH:hydrogen | ? ?", ". H | ? ?"}), 2);
}

// ---- Complexes

TEST(LunaScoring, LC_5_10_LC_5_22_B40_complexes_count_in_the_whole_city) {
  EXPECT_EQ(scored("complexes", {"RC:sales . | S S", "S . | . S", "RC:sales . | . S", ". . | . ."}),
            10);
  EXPECT_EQ(scored("complexes", {"RC:modhab MH:water | . .", ". . | . MH:oxygen"}), 2);
  EXPECT_EQ(scored("complexes", {"RC:sales RC:modhab", ". ."}), 0);
  EXPECT_EQ(scored("complexes", {"RC:sales S", "S <"}), 2);
}

TEST(LunaScoring, LC_5_23_what_scores_nothing) {
  CityTable table;
  table.draw(0, {"LP RD", "X #"});
  table.state.players[0].robots = 3;
  table.state.players[0].redistribution = 2;
  EXPECT_EQ(table.total(), 0);
}

// ---- The pad

TEST(LunaScoring, LC_5_1_LC_5_13_E09_the_worked_score_pad) {
  CityTable table;
  table.offer({"S13", "S1", "L4"}).claim(0, "S13", 1).hand(0, 1).scatter(1, "M", 1);
  // Groups of 9, 5, 4 and 4, one fruit set, four offices, 14 matches of three mod-habs: 8, 4 and 2.
  table.draw(0, {"H  H | H  H | O  O | O S", "H  MH:hydrogen | H  MH:hydrogen | O . | O .",
                 "H  H | H  . | W  W | S S", ".  . | .  . | W  W | . S",
                 "Gp Gx | MH:greenhouse . | . . | . .", "Ga Gl | . . | . . | . ."});
  const Scores pad = scores(table.game, table.state);
  const std::vector<std::int16_t> rows(pad.rows[0].begin(), pad.rows[0].begin() + kPrintedRows);
  EXPECT_THAT(rows, ElementsAre(35, 15, 10, 10, 5, 0, 8, 28, 0, 3, 6));
  EXPECT_EQ(pad.total[0], 120);
}

TEST(LunaScoring, LC_5_12_claimed_concessions_add_up) {
  CityTable table;
  table.offer({"S1", "S4", "L9"}).claim(0, "S1", 0).claim(0, "L9", 2).claim(1, "S1", 0);
  EXPECT_EQ(table.score("concessions", 0), 18);
  EXPECT_EQ(table.score("concessions", 1), 8);
}

TEST(LunaScoring, LC_5_2_LC_5_12_rows_stand_in_the_order_of_the_pad) {
  std::vector<std::string> ids;
  for (const ScoreRow& row : score_rows())
    if (!row.automaton) ids.push_back(row.id);
  EXPECT_THAT(ids, ElementsAre("hydrogen", "oxygen", "water", "greenhouse_group", "greenhouse_sets",
                               "meteorites", "sales_offices", "mod_habs", "complexes", "hand_cards",
                               "concessions"));
  EXPECT_EQ(ids.size(), kPrintedRows);
}

TEST(LunaScoring, an_empty_table_scores_nothing) {
  for (const int players : {2, 3, 4})
    for (int seat = 0; seat < players; ++seat) EXPECT_EQ(CityTable(players).total(seat), 0);
}

TEST(LunaScoring, city_points_are_the_rows_of_the_city) {
  CityTable table;
  table.draw(0, {"H H | S .", "Gp Ga | RC:sales MH:hydrogen"}).hand(0, 2);
  EXPECT_EQ(city_points(table.game, table.state.players[0].city),
            table.total() - table.score("hand_cards"));
}

// ---- Winners

TEST(LunaScoring, LC_5_24_the_highest_total_wins) {
  CityTable table(3);
  table.hand(0, 1).hand(1, 3).hand(2, 2);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(1)));
}

TEST(LunaScoring, LC_5_25_B41_a_tie_is_broken_by_visible_scaffolding) {
  CityTable table;
  table.draw(0, {"# #", "# ."}).draw(1, {"# .", ". ."}).hand(0, 2).hand(1, 2);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(1)));
  table.hand(0, 3);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(0)));
}

TEST(LunaScoring, LC_5_26_else_the_victory_is_shared) {
  CityTable table(4);
  for (const int seat : {0, 1, 2, 3}) table.hand(seat, seat == 2 ? 1 : 2);
  table.draw(0, {"# .", ". ."}).draw(1, {". #", ". ."}).draw(3, {"# #", ". ."});
  SeatSet shared = SeatSet::of(seat_at(0));
  shared.add(seat_at(1));
  EXPECT_EQ(winners(table.game, table.state), shared);
}

// ---- The automaton

TEST(LunaScoring, LC_7_23_its_systems_form_one_group_each) {
  CityTable table(1);
  table.automaton_tiles({"H", "H", "H+1", "O", "W", "W", "Gp", "Gp", "Ga", "Gx"});
  EXPECT_EQ(table.score("hydrogen", 1), 6);
  EXPECT_EQ(table.score("oxygen", 1), 1);
  EXPECT_EQ(table.score("water", 1), 3);
  EXPECT_EQ(table.score("greenhouse_group", 1), 10);
}

TEST(LunaScoring, LC_7_24_its_fruit_sets) {
  CityTable table(1);
  table.automaton_tiles({"Gp", "Gp", "Ga", "Gx"});
  EXPECT_EQ(table.score("greenhouse_sets", 1), 5);
  table.automaton_tiles({"Ga", "Gl"});
  EXPECT_EQ(table.score("greenhouse_sets", 1), 12);
}

TEST(LunaScoring, LC_7_17_LC_7_25_LC_7_26_E11_C12_meteorites_are_for_two) {
  CityTable table(1);
  table.scatter(0, "M", 3).automaton_tiles({"M", "M", "M", "M"});
  EXPECT_EQ(table.score("meteorites", 0), 0);
  EXPECT_EQ(table.score("meteorites", 1), 10);
  table.scatter(0, "M", 4);
  EXPECT_EQ(table.score("meteorites", 0), 5);
  EXPECT_EQ(table.score("meteorites", 1), 5);
  table.scatter(0, "M", 5);
  EXPECT_EQ(table.score("meteorites", 0), 10);
  EXPECT_EQ(table.score("meteorites", 1), 0);
  CityTable none(1);
  EXPECT_EQ(none.score("meteorites", 0) + none.score("meteorites", 1), 0);
}

TEST(LunaScoring, LC_7_27_LC_7_28_LC_7_31_LC_7_32_B48_its_other_tiles) {
  CityTable table(1);
  table.automaton_tiles(
      {"S", "S", "S", "MH:water", "MH:meteorite", "RC:sales", "LP", "RD", "X", "X"});
  EXPECT_EQ(table.score("sales_offices", 1), 6);
  EXPECT_EQ(table.score("mod_habs", 1), 10);
  EXPECT_EQ(table.score("complexes", 1), 5);
  EXPECT_EQ(table.score("special_tiles", 1), 8);
  const int without = table.total(1);
  table.automaton_tiles({"M+2"});  // robots give nothing, the meteorite wins the prize
  EXPECT_EQ(table.total(1), without + 10);
}

TEST(LunaScoring, LC_7_29_E10_its_hand_is_worth_nine) {
  EXPECT_EQ(CityTable(1).score("hand_cards", 1), 9);
  EXPECT_EQ(CityTable(1).total(1), 9);
}

TEST(LunaScoring, LC_7_30_all_concessions_at_full_value) {
  CityTable table(1);
  table.offer({"S1", "S4", "L3"});
  EXPECT_EQ(table.score("concessions", 1), 8 + 7 + 10);
  table.claim(0, "S1", 0);
  EXPECT_EQ(table.score("concessions", 1), 25);
  EXPECT_EQ(table.score("concessions", 0), 8);
}

TEST(LunaScoring, LC_7_18_LC_7_19_LC_7_22_B47_claims_keep_the_value_of_their_phase) {
  CityTable table(1);
  table.offer({"S4", "S1", "L4"}).claim(0, "S4", 1);
  EXPECT_EQ(table.score("concessions", 0), 4);
  table.claim(0, "S1", 2);
  EXPECT_EQ(table.score("concessions", 0), 4);
  table.claim(0, "L4", 2);
  EXPECT_EQ(table.score("concessions", 0), 9);
}

TEST(LunaScoring, LC_7_33_the_print_of_its_cards_counts_but_not_of_those_it_was_dealt) {
  CityTable table(1);
  const Components& tables = table.game.tables;
  for (const std::string_view card : {"K02f", "K01e", "K01b"})  // hydrogen, meteorite, scaffolding
    table.state.automaton_cards.push_back(static_cast<std::uint8_t>(
        std::ranges::find(tables.card_names, card) - tables.card_names.begin()));
  EXPECT_EQ(table.score("hydrogen", 1), 1);
  EXPECT_EQ(table.score("meteorites", 1), 10);
  EXPECT_EQ(table.total(1), 20);
  table.state.phase = Phase::solo_swap;
  EXPECT_EQ(table.total(1), 9);
}

TEST(LunaScoring, LC_7_34_B49_a_tie_is_lost) {
  CityTable table(1);
  table.hand(0, 3);
  EXPECT_EQ(table.total(0), table.total(1));
  EXPECT_EQ(winners(table.game, table.state), SeatSet());
  table.hand(0, 4);
  EXPECT_EQ(winners(table.game, table.state), SeatSet::of(seat_at(0)));
}

}  // namespace
}  // namespace orrery::luna_capital
