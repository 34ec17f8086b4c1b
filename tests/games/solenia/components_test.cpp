// The values built into the program against the tables of the rules.
#include "games/solenia/components.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/data_pack.h"
#include "core/json_reader.h"
#include "core/rooms.h"

namespace orrery::solenia {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::SizeIs;

const Components& shipped() {
  static const Components components = [] {
    Problems problems;
    auto read = read_pack<Components>(DataPack::built_in("solenia"), problems);
    for (const Message& problem : problems.list())
      ADD_FAILURE() << Catalogue::built_in().say(problem);
    return read.value_or(Components{});
  }();
  return components;
}

// The letters of the rules.
constexpr std::string_view kLetters = "WSHADN";

std::string text(const std::array<Terrain, kCols>& face) {
  std::string text;
  for (const Terrain terrain : face) text += kLetters[static_cast<std::size_t>(terrain)];
  return text;
}

std::string text(Goods goods) {
  std::string text;
  for (std::size_t kind = 0; kind < kGoodKinds; ++kind)
    text.append(goods.amount[kind], kLetters[kind]);
  return text;
}

// "storage 1, gain W"
std::string text(const EffectList& effects) {
  static constexpr std::array<std::string_view, 13> kNames = {
      "gain",     "one of",  "any",  "stars",   "storage", "island extra",   "per column",
      "discount", "anchors", "swap", "advance", "city",    "zero gains as 1"};
  std::string text;
  for (const Effect& effect : effects) {
    if (!text.empty()) text += ", ";
    text += kNames[static_cast<std::size_t>(effect.type)];
    if (!effect.goods.empty()) text += " " + solenia::text(effect.goods);
    if (effect.count != 0) text += fmt::format(" {}", effect.count);
  }
  return text;
}

std::vector<std::string> texts(const std::array<EffectList, kSlotsPerSide>& slots) {
  std::vector<std::string> texts;
  for (const EffectList& slot : slots) texts.push_back(text(slot));
  return texts;
}

int count_cards(int value) {
  return static_cast<int>(std::ranges::count_if(
      shipped().deck, [value](std::uint8_t kind) { return shipped().kinds[kind].value == value; }));
}

std::string cost_of(std::string_view tile) {
  const auto& names = shipped().tile_names;
  const auto found = std::ranges::find(names, tile);
  return text(shipped().tiles[static_cast<std::size_t>(found - names.begin())].cost);
}

// ---- Goods and board

TEST(SoleniaComponents, SO_1_2_SO_1_3_four_goods_in_their_order) {
  EXPECT_THAT(good_names(), ElementsAre("wood", "stone", "wheat", "water"));
  EXPECT_EQ(index(Good::wood), 0);
  EXPECT_EQ(index(Good::water), 3);
}

TEST(SoleniaComponents, SO_1_8_five_strips_of_five_spaces) {
  EXPECT_THAT(shipped().strips, SizeIs(5));
  EXPECT_THAT(shipped().strips[0].faces[0], SizeIs(5));
  EXPECT_EQ(kCells, 25);
}

TEST(SoleniaComponents, SO_1_10_a_space_is_five_times_its_row_and_its_column) {
  // Space 7 is row 1, column 2: beside 6 and 8, behind 2, before 12.
  EXPECT_EQ(shipped().near[1][0b00100],
            cell_bit(7) | cell_bit(6) | cell_bit(8) | cell_bit(2) | cell_bit(12));
}

TEST(SoleniaComponents, SO_1_11_four_strips_of_day_and_night_and_one_of_dawn_and_dusk) {
  std::vector<std::string> turning;
  for (const Strip& strip : shipped().strips)
    if (strip.dawn_dusk) turning.push_back(strip.id);
  EXPECT_THAT(turning, ElementsAre("ST5"));
}

TEST(SoleniaComponents, SO_1_12_SO_1_13_terrain_of_the_ten_faces) {
  std::vector<std::string> faces;
  for (const Strip& strip : shipped().strips)
    faces.push_back(fmt::format("{} {} {}", strip.id, text(strip.faces[0]), text(strip.faces[1])));
  EXPECT_THAT(faces, ElementsAre("ST1 WHDWH ASNAS", "ST2 HDWSH AWSNA", "ST3 DWHDA HNASN",
                                 "ST4 WDHDS WNANS", "ST5 HAWSD NWSHA"));
}

TEST(SoleniaComponents, SO_1_14_no_city_of_the_other_side_on_day_and_night_faces) {
  for (const Strip& strip : shipped().strips) {
    if (strip.dawn_dusk) continue;
    EXPECT_EQ(strip.cities[0][index(Side::night)], 0) << strip.id;
    EXPECT_EQ(strip.cities[1][index(Side::day)], 0) << strip.id;
  }
}

TEST(SoleniaComponents, SO_1_15_dawn_has_a_day_city_and_dusk_a_night_city) {
  const Strip& strip = shipped().strips[4];
  EXPECT_EQ(strip.cities[0][index(Side::day)], 0b10000);
  EXPECT_EQ(strip.cities[0][index(Side::night)], 0);
  EXPECT_EQ(strip.cities[1][index(Side::day)], 0);
  EXPECT_EQ(strip.cities[1][index(Side::night)], 0b00001);
}

TEST(SoleniaComponents, columns_of_cities_follow_from_the_terrain) {
  const Strip& strip = shipped().strips[2];  // D W H D A, H N A S N
  EXPECT_EQ(strip.cities[0][index(Side::day)], 0b01001);
  EXPECT_EQ(strip.cities[1][index(Side::night)], 0b10010);
}

TEST(SoleniaComponents, SO_1_17_neighbours_are_side_by_side_or_in_one_column) {
  for (int a = 0; a < kCells; ++a)
    for (int b = 0; b < kCells; ++b) {
      const int steps = std::abs(a / 5 - b / 5) + std::abs(a % 5 - b % 5);
      const CellMask near =
          shipped().near[static_cast<std::size_t>(a / 5)][cell_bit(static_cast<unsigned>(a % 5))];
      EXPECT_EQ((near & cell_bit(static_cast<unsigned>(b))) != 0, steps <= 1) << a << " " << b;
    }
}

TEST(SoleniaComponents, SO_1_18_distance_counts_neighbour_steps) {
  for (int a = 0; a < kCells; ++a)
    for (int b = 0; b < kCells; ++b) {
      const int steps = std::abs(a / 5 - b / 5) + std::abs(a % 5 - b % 5);
      EXPECT_EQ(shipped().distance[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)],
                steps);
    }
}

TEST(SoleniaComponents, SO_1_19_the_airship_is_over_the_middle) {
  EXPECT_EQ(shipped().airship_cell, 12);
}

TEST(SoleniaComponents, SO_4_12_no_space_is_farther_than_four_from_the_middle) {
  EXPECT_EQ(std::ranges::max(shipped().distance[12]), 4);
}

TEST(SoleniaComponents, start_orders_and_places_of_strips) {
  EXPECT_EQ(shipped().start_orders[0].id, "dawn");
  EXPECT_THAT(shipped().start_orders[0].faces, ElementsAre(1, 1, 0, 0, 0));
  EXPECT_EQ(shipped().start_orders[1].id, "dusk");
  EXPECT_THAT(shipped().start_orders[1].faces, ElementsAre(0, 0, 1, 1, 1));
  EXPECT_EQ(shipped().middle_strip, 4);
  EXPECT_THAT(shipped().dealt_rows, ElementsAre(0, 1, 3, 4));
  EXPECT_THAT(shipped().fixed_layout, ElementsAre(0, 1, 4, 2, 3));
}

// ---- Cards

TEST(SoleniaComponents, SO_1_21_a_deck_has_sixteen_cards_with_value_and_effect) {
  EXPECT_THAT(shipped().deck, SizeIs(16));
  EXPECT_THAT(shipped().kinds, Each(testing::Field(&CardKind::value, testing::Le(2))));
}

TEST(SoleniaComponents, SO_1_23_six_zeros_six_ones_and_four_twos) {
  EXPECT_EQ(count_cards(0), 6);
  EXPECT_EQ(count_cards(1), 6);
  EXPECT_EQ(count_cards(2), 4);
}

TEST(SoleniaComponents, SO_1_24_three_kinds_of_departure_effects) {
  const auto kind = [](std::string_view name) {
    const auto found = std::ranges::find(shipped().card_names, name);
    return shipped().kinds[static_cast<std::size_t>(found - shipped().card_names.begin())];
  };
  EXPECT_EQ(kind("0@2").departure, Departure::site);
  EXPECT_EQ(kind("0@2").count, 2);
  EXPECT_EQ(kind("0SH").departure, Departure::gain);
  EXPECT_EQ(text(kind("0SH").goods), "SH");
  EXPECT_EQ(kind("2*W").departure, Departure::star_if);
  EXPECT_EQ(kind("2*W").good, Good::wood);
}

TEST(SoleniaComponents, SO_1_25_the_cards_of_the_deck) {
  std::multiset<std::string> cards;
  for (const std::uint8_t kind : shipped().deck) cards.insert(shipped().card_names[kind]);
  EXPECT_THAT(
      cards, testing::UnorderedElementsAre("2*W", "2*S", "2*H", "2*A", "1W", "1S", "1H", "1A",
                                           "1@1", "1@1", "0WS", "0WA", "0SH", "0HA", "0@2", "0@2"));
}

TEST(SoleniaComponents, SO_1_26_equal_cards_are_one_kind) {
  EXPECT_THAT(shipped().card_names, SizeIs(14));
  EXPECT_THAT(shipped().deck, ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13, 13));
}

// ---- Tiles

TEST(SoleniaComponents, SO_1_27_SO_1_28_twenty_four_tiles_for_each_side) {
  EXPECT_THAT(shipped().tiles, SizeIs(48));
  for (std::size_t i = 0; i < kTiles; ++i) {
    EXPECT_EQ(shipped().tiles[i].side, i < 24 ? Side::day : Side::night);
    EXPECT_EQ(shipped().tile_names[i], fmt::format("{}{:02}", i < 24 ? 'D' : 'N', i % 24 + 1));
  }
}

TEST(SoleniaComponents, SO_1_29_a_tile_has_side_cost_and_stars) {
  const Tile& tile = shipped().tiles[24 + 15];  // N16, told by a public report
  EXPECT_EQ(tile.side, Side::night);
  EXPECT_EQ(text(tile.cost), "SSHH");
  EXPECT_EQ(tile.goods, 4);
  EXPECT_EQ(tile.kinds, 2);
  EXPECT_EQ(tile.stars, 6);
}

TEST(SoleniaComponents, SO_1_30_costs_of_the_tiles) {
  const std::vector<std::string> table = {"p2",     "q2",       "p1m1", "q1n1", "p2q1",   "p1q2",
                                          "p2m1",   "p2n1",     "q2m1", "q2n1", "p1q1m1", "p1q1n1",
                                          "p2q2",   "p2m2",     "p2n2", "q2m2", "q2n2",   "p1q2m1",
                                          "p2q1n1", "p1q1m1n1", "p3q2", "p2q3", "p2q2m1", "p2q2n1"};
  const std::map<char, Good> day = {
      {'p', Good::stone}, {'q', Good::water}, {'m', Good::wood}, {'n', Good::wheat}};
  const std::map<char, Good> night = {
      {'p', Good::wood}, {'q', Good::wheat}, {'m', Good::stone}, {'n', Good::water}};
  ASSERT_THAT(table, SizeIs(24));
  for (std::size_t i = 0; i < kTiles; ++i) {
    Goods cost;
    const std::string& line = table[i % 24];
    for (std::size_t at = 0; at < line.size(); at += 2)
      cost += Goods::of((i < 24 ? day : night).at(line[at]),
                        static_cast<std::uint8_t>(line[at + 1] - '0'));
    EXPECT_EQ(text(shipped().tiles[i].cost), text(cost)) << shipped().tile_names[i];
  }
  EXPECT_EQ(cost_of("D01"), "SS");
  EXPECT_EQ(cost_of("N06"), "WHH");
  EXPECT_EQ(cost_of("N18"), "WSHH");
}

TEST(SoleniaComponents, SO_1_30_the_costs_of_a_side_differ) {
  for (std::size_t side = 0; side < kSides; ++side) {
    std::set<std::string> costs;
    for (std::size_t i = 0; i < kTilesPerSide; ++i)
      costs.insert(text(shipped().tiles[side * kTilesPerSide + i].cost));
    EXPECT_THAT(costs, SizeIs(24));
  }
}

TEST(SoleniaComponents, SO_1_31_stars_follow_from_the_cost) {
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Tile& tile = shipped().tiles[i];
    const std::string cost = text(tile.cost);
    const std::set<char> kinds(cost.begin(), cost.end());
    EXPECT_EQ(tile.goods, cost.size());
    EXPECT_EQ(tile.kinds, kinds.size());
    EXPECT_EQ(tile.stars, 2 * cost.size() - 2 + (kinds.size() >= 3 ? 1 : 0));
  }
}

// ---- Player boards

TEST(SoleniaComponents, SO_1_32_six_slots_on_each_side_of_a_board) {
  EXPECT_THAT(shipped().summer.slots, ElementsAre(SizeIs(6), SizeIs(6)));
  EXPECT_THAT(shipped().winter.slots, ElementsAre(SizeIs(6), SizeIs(6)));
}

TEST(SoleniaComponents, SO_1_34_summer_storage_and_bonuses) {
  EXPECT_EQ(shipped().summer.storage, 8);
  EXPECT_EQ(shipped().summer.storage_max, 8);
  EXPECT_THAT(texts(shipped().summer.slots[0]),
              ElementsAre("gain W", "gain H", "one of WH", "gain WH", "stars 5", "stars 5"));
  EXPECT_THAT(texts(shipped().summer.slots[1]),
              ElementsAre("gain S", "gain A", "one of SA", "gain SA", "stars 5", "stars 5"));
}

TEST(SoleniaComponents, SO_1_35_SO_6_3_winter_storage) {
  EXPECT_EQ(shipped().winter.storage, 6);
  EXPECT_EQ(shipped().winter.storage_max, 8);
}

TEST(SoleniaComponents, SO_6_11_loft_and_cellar) {
  EXPECT_EQ(shipped().power_names[0], "Sun Loft");
  EXPECT_EQ(text(shipped().winter.slots[0][0]), "storage 1, gain W");
  EXPECT_EQ(shipped().power_names[6], "Moon Cellar");
  EXPECT_EQ(text(shipped().winter.slots[1][0]), "storage 1, gain S");
}

TEST(SoleniaComponents, SO_6_12_fair_and_spring) {
  EXPECT_EQ(shipped().power_names[1], "Harvest Fair");
  EXPECT_EQ(text(shipped().winter.slots[0][1]), "gain WH");
  EXPECT_EQ(shipped().power_names[7], "Quarry Spring");
  EXPECT_EQ(text(shipped().winter.slots[1][1]), "gain SA");
}

TEST(SoleniaComponents, SO_6_13_crews) {
  EXPECT_EQ(shipped().power_names[2], "Field Crews");
  EXPECT_EQ(text(shipped().winter.slots[0][2]), "one of WH, island extra WH 1");
  EXPECT_EQ(shipped().power_names[8], "Well Crews");
  EXPECT_EQ(text(shipped().winter.slots[1][2]), "one of SA, island extra SA 1");
}

TEST(SoleniaComponents, SO_6_14_markets) {
  EXPECT_EQ(shipped().power_names[3], "Day Market");
  EXPECT_EQ(text(shipped().winter.slots[0][3]), "any 2, stars 1");
  EXPECT_EQ(shipped().power_names[9], "Night Market");
  EXPECT_EQ(text(shipped().winter.slots[1][3]), "any 2, stars 1");
}

TEST(SoleniaComponents, SO_6_15_festivals) {
  EXPECT_EQ(shipped().power_names[4], "Sun Festival");
  EXPECT_EQ(text(shipped().winter.slots[0][4]), "stars 5");
  EXPECT_EQ(shipped().power_names[10], "Moon Festival");
  EXPECT_EQ(text(shipped().winter.slots[1][4]), "stars 5");
}

TEST(SoleniaComponents, SO_6_16_bridges) {
  EXPECT_EQ(shipped().power_names[5], "Dawn Bridge");
  EXPECT_EQ(text(shipped().winter.slots[0][5]), "per column 2");
  EXPECT_EQ(shipped().power_names[11], "Dusk Bridge");
  EXPECT_EQ(text(shipped().winter.slots[1][5]), "per column 2");
}

// ---- Improvements

TEST(SoleniaComponents, SO_1_37_SO_6_20_twenty_four_improvements) {
  EXPECT_THAT(shipped().level1_names, SizeIs(8));
  for (std::size_t side = 0; side < kSides; ++side) {
    EXPECT_THAT(shipped().half_names[side], SizeIs(8));
    EXPECT_THAT(shipped().half_effects[side], ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
  }
  EXPECT_EQ(shipped().half_names[0].front(), "IH-D1");
  EXPECT_EQ(shipped().half_names[1].back(), "IH-N8");
}

TEST(SoleniaComponents, SO_6_28_columns_of_the_improvements) {
  EXPECT_EQ(shipped().level1_column, 1);  // column 2 for people
  EXPECT_EQ(shipped().level3_column, 5);
}

TEST(SoleniaComponents, effects_of_level_1) {
  std::vector<std::string> tiles;
  for (std::size_t i = 0; i < kLevel1Tiles; ++i)
    tiles.push_back(fmt::format("{} {}: {}", shipped().level1_names[i], shipped().level1_titles[i],
                                text(shipped().level1[i])));
  EXPECT_THAT(tiles, ElementsAre("IM-1 Rigging: discount 1", "IM-2 Escort: stars 2, anchors",
                                 "IM-3 Barter Deck: swap 1", "IM-4 Helmsman: advance 1",
                                 "IM-5 Herald: city 1", "IM-6 Deckhands: zero gains as 1",
                                 "IM-7 Windfall: gain WSHA", "IM-8 Bounty: stars 4"));
}

TEST(SoleniaComponents, effects_of_level_3) {
  const auto& effects = shipped().level3_effects;
  EXPECT_THAT(shipped().level3_effect_titles,
              ElementsAre("Full Holds", "Far Trade", "Home Trade", "Bulk Freight", "Small Parcels",
                          "Assorted Freight", "Star Fund", "Last Fleet"));
  for (std::size_t i = 0; i < effects.size(); ++i) {
    EXPECT_EQ(effects[i].counts, static_cast<Counts>(i));
    EXPECT_EQ(effects[i].stars, i == 5 ? 2 : 1);
    EXPECT_EQ(effects[i].divisor, i == 6 ? 3 : 1);
  }
  EXPECT_EQ(effects[3].limit, 4);
  EXPECT_EQ(effects[4].limit, 3);
  EXPECT_EQ(effects[5].limit, 3);
}

TEST(SoleniaComponents, numbers_of_the_draft) {
  EXPECT_EQ(shipped().offered_per_player, 1);
  EXPECT_EQ(shipped().offered_solo, 2);
}

// ---- Tables

TEST(SoleniaComponents, SO_1_40_four_colours_with_marks) {
  EXPECT_THAT(shipped().colours, ElementsAre("orange", "pink", "violet", "charcoal"));
  EXPECT_THAT(shipped().colour_marks, ElementsAre("circle", "triangle", "square", "diamond"));
}

TEST(SoleniaComponents, displays_and_first_goods) {
  EXPECT_THAT(shipped().display_size, ElementsAre(0, 3, 3, 3, 4));
  for (std::size_t players = 1; players <= kMaxPlayers; ++players)
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
      const std::string expected = players <= i ? "" : i == 2 ? "W" : i == 3 ? "S" : "";
      EXPECT_EQ(text(shipped().start_goods[players][i]), expected) << players << " " << i;
    }
}

TEST(SoleniaComponents, SO_1_39_the_die_has_six_sides) {
  EXPECT_THAT(shipped().die_target, ElementsAre(0, 1, 2, 3, 4, kCityFlight));
}

TEST(SoleniaComponents, flights_of_the_rival) {
  EXPECT_THAT(shipped().start_row, ElementsAre(1, 2, 3));
  EXPECT_EQ(shipped().row_step, 1);
  EXPECT_EQ(shipped().column_step, 1);
  EXPECT_EQ(shipped().no_city_column, 2);
  EXPECT_THAT(shipped().keen_city_flight, ElementsAre(false, false, true));
}

TEST(SoleniaComponents, SO_7_15_twenty_cards_of_two_decks_can_stay_on_the_board) {
  EXPECT_EQ(2 * (count_cards(1) + count_cards(2)), 20);
}

TEST(SoleniaComponents, SO_7_21_SO_7_22_ranks) {
  std::vector<std::string> ranks;
  for (const Rank& rank : shipped().ranks)
    ranks.push_back(fmt::format("{} {} {} {} {}", rank.id, rank.name, rank.from[0], rank.from[1],
                                rank.from[2]));
  EXPECT_THAT(ranks, ElementsAre("rank-1 Stowaway 0 0 0", "rank-2 Porter 36 42 48",
                                 "rank-3 Courier 44 50 57", "rank-4 Pilot 51 57 65",
                                 "rank-5 Captain 58 64 73", "rank-6 Star of Solenia 65 71 81"));
  EXPECT_EQ(shipped().won_from_rank, 4);
}

TEST(SoleniaComponents, stars_for_pairs_and_leftover_goods) {
  EXPECT_THAT(shipped().pair_stars, ElementsAre(0, 1, 3, 6, 10, 10, 10));
  EXPECT_EQ(shipped().goods_per_star, 2);
}

// SO-11.16: night mirrors day (SO-1.4), strips with their columns reversed.
TEST(SoleniaComponents, SO_1_4_night_mirrors_day) {
  const auto mirrored = [](std::string text) {
    for (char& letter : text) letter = std::string_view("SWAHND")[kLetters.find(letter)];
    return text;
  };
  for (const Strip& strip : shipped().strips) {
    std::string night = mirrored(text(strip.faces[0]));
    std::ranges::reverse(night);
    EXPECT_EQ(text(strip.faces[1]), night) << strip.id;
  }
  const auto sorted = [](std::string text) {
    std::ranges::sort(text);
    return text;
  };
  for (std::size_t i = 0; i < kTilesPerSide; ++i) {
    EXPECT_EQ(sorted(text(shipped().tiles[i + 24].cost)),
              sorted(mirrored(text(shipped().tiles[i].cost))));
    EXPECT_EQ(shipped().tiles[i + 24].stars, shipped().tiles[i].stars);
  }
}

}  // namespace
}  // namespace orrery::solenia
