// The values built into the program against the tables of the rules.
#include "games/luna_capital/components.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/luna_capital/city.h"
#include "support/luna_capital/pack.h"

namespace orrery::luna_capital {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Components& shipped() { return shipped_components(); }

// A list of the pack as it is written.
json::array listed(const std::string& file, const std::string& list) {
  return EditedPack().value(file, "/" + list).as_array();
}

const TileType& type_of(std::string_view code) {
  return shipped().types[content_named(shipped(), code)];
}

int count_in(const TilePool& pool, std::string_view kind) {
  return static_cast<int>(std::ranges::count_if(pool, [&](Content tile) {
    return shipped().kind_names[shipped().types[tile].kind] == kind;
  }));
}

// Over all three phases.
int count_tiles(std::size_t players, std::string_view kind) {
  int count = 0;
  for (const TilePool& pool : shipped().pool[players]) count += count_in(pool, kind);
  return count;
}

// ---- Box

TEST(LunaComponents, LC_1_2_LC_1_3_sixty_eight_cards_with_numbers_1_to_10) {
  std::map<int, int> numbers;
  for (const Card& card : shipped().cards) ++numbers[card.number];
  EXPECT_EQ(shipped().card_names.size(), 68U);
  EXPECT_EQ(numbers.size(), 10U);
  for (const auto& [number, count] : numbers)
    EXPECT_EQ(count, number == 1 || number == 10 ? 6 : 7) << number;
}

TEST(LunaComponents, LC_1_3_no_two_cards_are_identical) {
  std::set<std::string> faces;
  for (const json::value& card : listed("cards.json", "cards")) {
    json::object face = card.as_object();
    face.erase("id");
    faces.insert(json::serialize(face));
  }
  EXPECT_EQ(faces.size(), 68U);
}

TEST(LunaComponents, LC_1_5_fifteen_short_and_nine_long_concessions) {
  EXPECT_EQ(shipped().concession_count, 24);
  for (std::size_t i = 0; i < 24; ++i) {
    const bool is_short = i < 15;
    EXPECT_EQ(shipped().concession_names[i],
              is_short ? fmt::format("S{}", i + 1) : fmt::format("L{}", i - 14));
    EXPECT_EQ(shipped().concessions[i].term,
              is_short ? ConcessionTerm::short_term : ConcessionTerm::long_term);
  }
}

TEST(LunaComponents, LC_1_6_LC_1_7_tiles_by_phase_and_dots) {
  std::map<std::string, int> tiles;
  for (const json::value& tile : listed("tiles.json", "tiles"))
    ++tiles[fmt::format("{}{}", tile.at("phase").as_string().c_str(), tile.at("dots").as_int64())];
  EXPECT_THAT(tiles, ElementsAre(std::pair("A0", 35), std::pair("A2", 10), std::pair("A3", 10),
                                 std::pair("B0", 35), std::pair("B2", 10), std::pair("B3", 10),
                                 std::pair("C0", 35), std::pair("C2", 10), std::pair("C3", 10)));
}

TEST(LunaComponents, LC_1_8_four_sponsors) {
  std::vector<std::string> names;
  for (const Sponsor& sponsor : shipped().sponsors) names.push_back(sponsor.name);
  EXPECT_THAT(names, ElementsAre("Astro Burger", "Moon Paradise Real Estate", "Luna Taxis",
                                 "Space Royal Cruise"));
}

TEST(LunaComponents, LC_1_10_tokens) {
  EXPECT_EQ(shipped().robot_tokens, 8);
  EXPECT_EQ(shipped().redistribution_tokens, 4);
}

TEST(LunaComponents, LC_1_12_LC_7_2_four_spaces_and_three_alone) {
  EXPECT_THAT(shipped().spaces, ElementsAre(0, 3, 4, 4, 4));
}

// ---- Kinds

TEST(LunaComponents, LC_1_13_LC_1_14_LC_1_15_LC_1_17_LC_1_18_plain_kinds) {
  const std::map<std::string, Family> plain = {{"H", Family::hydrogen},
                                               {"O", Family::oxygen},
                                               {"W", Family::water},
                                               {"S", Family::sales},
                                               {"M", Family::meteorite}};
  for (const auto& [code, family] : plain) {
    EXPECT_EQ(type_of(code).family, family);
    EXPECT_FALSE(is_building(family));
    EXPECT_EQ(type_of(code).fruit, Fruit::none);
  }
}

TEST(LunaComponents, LC_1_16_greenhouses_and_their_fruits) {
  EXPECT_EQ(type_of("Gp").fruit, Fruit::pear);
  EXPECT_EQ(type_of("Ga").fruit, Fruit::apple);
  EXPECT_EQ(type_of("Gl").fruit, Fruit::lemon);
  EXPECT_EQ(type_of("Gx").fruit, Fruit::any);
  for (const std::string_view code : {"Gp", "Ga", "Gl", "Gx"})
    EXPECT_EQ(type_of(code).family, Family::greenhouse);
}

TEST(LunaComponents, LC_1_19_LC_1_20_LC_1_21_LC_1_22_LC_1_27_buildings_and_their_targets) {
  const std::map<std::string, Family> targets = {
      {"MH:greenhouse", Family::greenhouse}, {"MH:hydrogen", Family::hydrogen},
      {"MH:oxygen", Family::oxygen},         {"MH:water", Family::water},
      {"MH:meteorite", Family::meteorite},   {"RC:sales", Family::sales},
      {"RC:modhab", Family::modhab}};
  for (const auto& [code, target] : targets) {
    EXPECT_EQ(type_of(code).target, target);
    EXPECT_EQ(type_of(code).family, code[0] == 'M' ? Family::modhab : Family::complex);
  }
  std::set<std::string> buildings;
  for (std::size_t family = 0; family < family_names().size(); ++family)
    if (is_building(static_cast<Family>(family))) buildings.insert(family_names()[family]);
  EXPECT_THAT(buildings, ElementsAre("complex", "landing_pad", "modhab"));
}

TEST(LunaComponents, LC_1_23_LC_1_24_LC_1_25_kinds_with_an_effect) {
  EXPECT_EQ(type_of("LP").family, Family::landing_pad);
  EXPECT_EQ(type_of("RD").family, Family::redistribution);
  EXPECT_EQ(type_of("X").family, Family::demolition);
  EXPECT_EQ(shipped().landing_draw, 3);
}

TEST(LunaComponents, LC_1_26_four_vital_systems) {
  std::set<std::string> vital;
  for (std::size_t family = 0; family < family_names().size(); ++family)
    if (is_vital(static_cast<Family>(family))) vital.insert(family_names()[family]);
  EXPECT_THAT(vital, ElementsAre("greenhouse", "hydrogen", "oxygen", "water"));
}

TEST(LunaComponents, LC_1_29_LC_1_30_robot_symbols) {
  std::map<std::string, int> symbols;
  int tiles = 0;
  for (const json::value& tile : listed("tiles.json", "tiles"))
    if (const json::value* robots = tile.as_object().if_contains("robots")) {
      symbols[tile.at("id").as_string().c_str()] = static_cast<int>(robots->as_int64());
      ++tiles;
    }
  EXPECT_EQ(tiles, 8);
  EXPECT_THAT(symbols, ElementsAre(std::pair("A01", 1), std::pair("A11", 1), std::pair("A45", 2),
                                   std::pair("B19", 1), std::pair("B38", 1), std::pair("B39", 2),
                                   std::pair("C01", 1), std::pair("C15", 1)));
  const auto in_play = [](std::size_t players) {
    int sum = 0;
    for (const TilePool& pool : shipped().pool[players])
      for (const Content tile : pool) sum += shipped().types[tile].robots;
    return sum;
  };
  EXPECT_EQ(in_play(2), 6);
  EXPECT_EQ(in_play(3), 8);
  EXPECT_EQ(in_play(4), 10);
}

TEST(LunaComponents, LC_1_30_printed_projects_carry_no_robots) {
  for (const Card& card : shipped().cards)
    for (const Content print : card.print) EXPECT_EQ(shipped().types[print].robots, 0);
}

TEST(LunaComponents, LC_1_31_tiles_of_each_kind_in_play) {
  struct Line {
    std::string_view kind;
    std::array<int, 3> in_play;  // 4, 2, 3 players
  };
  for (const Line& line :
       {Line{"hydrogen", {27, 17, 22}}, Line{"oxygen", {27, 17, 22}}, Line{"water", {21, 13, 18}},
        Line{"greenhouse_pear", {7, 4, 6}}, Line{"greenhouse_apple", {7, 4, 6}},
        Line{"greenhouse_lemon", {7, 4, 6}}, Line{"greenhouse_mixed", {3, 2, 2}},
        Line{"sales_office", {18, 12, 16}}, Line{"meteorite", {11, 7, 8}},
        Line{"modhab_hydrogen", {4, 2, 3}}, Line{"modhab_oxygen", {4, 2, 3}},
        Line{"modhab_water", {3, 2, 3}}, Line{"modhab_greenhouse", {3, 3, 3}},
        Line{"modhab_meteorite", {2, 2, 2}}, Line{"complex_sales", {3, 3, 3}},
        Line{"complex_modhab", {3, 1, 1}}, Line{"landing_pad", {5, 3, 3}},
        Line{"redistribution", {4, 3, 4}}, Line{"demolition", {6, 4, 4}}}) {
    EXPECT_EQ(count_tiles(4, line.kind), line.in_play[0]) << line.kind;
    EXPECT_EQ(count_tiles(2, line.kind), line.in_play[1]) << line.kind;
    EXPECT_EQ(count_tiles(3, line.kind), line.in_play[2]) << line.kind;
  }
  EXPECT_EQ(count_in(shipped().pool[4][0], "hydrogen"), 10);
  EXPECT_EQ(count_in(shipped().pool[2][1], "hydrogen"), 6);
  EXPECT_EQ(count_in(shipped().pool[3][2], "complex_modhab"), 1);
}

TEST(LunaComponents, LC_9_4_tiles_alike_in_kind_and_robots_are_one_content) {
  EXPECT_THAT(std::set<std::string>(shipped().content_codes.begin(), shipped().content_codes.end()),
              testing::SizeIs(shipped().content_codes.size()));
  EXPECT_EQ(type_of("H").kind, type_of("H+1").kind);
  EXPECT_EQ(type_of("H+1").robots, 1);
  EXPECT_EQ(type_of("M+2").robots, 2);
  EXPECT_EQ(type_of("&move").special, Special::move_tile);
  EXPECT_EQ(type_of("&move").family, Family::none);
}

// ---- Cards

TEST(LunaComponents, LC_1_33_LC_1_34_LC_1_35_double_plots) {
  std::map<std::string, int> doubles;
  for (const Card& card : shipped().cards) {
    EXPECT_TRUE(std::popcount(card.plots) == 4 || std::popcount(card.plots) == 3);
    for (unsigned cell = 0; cell < kCellsPerCard; ++cell) {
      EXPECT_NE(card.cells[card.plot[cell]] >> cell & 1U, 0U);
      if (card.plot[cell] != cell) ++doubles[fmt::format("{}-{}", card.plot[cell], cell)];
    }
  }
  EXPECT_THAT(doubles, ElementsAre(std::pair("0-1", 2), std::pair("0-2", 2), std::pair("1-3", 2),
                                   std::pair("2-3", 2)));
}

TEST(LunaComponents, LC_1_36_LC_1_37_printed_elements) {
  std::map<std::string, int> printed;
  int bare = 0;
  int double_scaffolding = 0;
  for (const Card& card : shipped().cards) {
    int elements = 0;
    for (unsigned cell = 0; cell < kCellsPerCard; ++cell)
      if (card.plot[cell] == cell && card.print[cell] != kEmpty) {
        ++elements;
        ++printed[shipped().content_names[card.print[cell]]];
        if (std::popcount(card.cells[cell]) == 2) ++double_scaffolding;
      }
    EXPECT_LE(elements, 1);
    if (elements == 0) ++bare;
  }
  EXPECT_THAT(printed,
              ElementsAre(std::pair("greenhouse_apple", 1), std::pair("greenhouse_lemon", 1),
                          std::pair("greenhouse_pear", 1), std::pair("hydrogen", 2),
                          std::pair("meteorite", 12), std::pair("oxygen", 2),
                          std::pair("scaffolding", 32), std::pair("water", 1)));
  EXPECT_EQ(bare, 16);
  EXPECT_EQ(double_scaffolding, 2);
}

TEST(LunaComponents, LC_1_38_empty_plots) {
  std::map<int, int> cards;
  for (const Card& card : shipped().cards) ++cards[std::popcount(card.empty)];
  EXPECT_THAT(cards, ElementsAre(std::pair(2, 2), std::pair(3, 56), std::pair(4, 10)));
}

TEST(LunaComponents, LC_1_32_cells_are_read_from_the_top_left) {
  const auto card = [](std::string_view name) {
    const auto at = std::ranges::find(shipped().card_names, name) - shipped().card_names.begin();
    return shipped().cards[static_cast<std::size_t>(at)];
  };
  EXPECT_EQ(card("K07f").print[1], content_named(shipped(), "H"));  // top right
  EXPECT_EQ(card("K09e").print[2], content_named(shipped(), "M"));  // bottom left
  EXPECT_THAT(card("K05e").plot, ElementsAre(0, 1, 2, 2));
  EXPECT_EQ(card("K05e").scaffolding, 4);
  EXPECT_THAT(card("K07g").plot, ElementsAre(0, 1, 2, 1));
}

// ---- Tables

TEST(LunaComponents, LC_2_9_E01_E02_E03_dots_equal_to_or_above_the_players_stay_in_the_box) {
  // The box has no tile with one dot; the rule must take any number.
  EditedPack pack;
  for (const int tile : {0, 1, 2}) pack.set("tiles.json", fmt::format("/tiles/{}/dots", tile), 1);
  const Components components = pack.components();
  EXPECT_EQ(components.pool[2][0].size(), 35U);
  EXPECT_EQ(EditedPack().set("tiles.json", "/tiles/0/dots", 4).components().pool[4][0].size(), 54U);
  EXPECT_EQ(EditedPack().set("tiles.json", "/tiles/0/dots", 3).components().pool[4][0].size(), 55U);
  EXPECT_EQ(EditedPack().set("tiles.json", "/tiles/0/dots", 3).components().pool[3][0].size(), 44U);
}

TEST(LunaComponents, LC_2_10_LC_7_1_tiles_left_for_a_phase) {
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    EXPECT_EQ(shipped().pool[1][phase].size(), 35U);
    EXPECT_EQ(shipped().pool[2][phase].size(), 35U);
    EXPECT_EQ(shipped().pool[3][phase].size(), 45U);
    EXPECT_EQ(shipped().pool[4][phase].size(), 55U);
  }
}

TEST(LunaComponents, LC_5_14_LC_5_17_tables_of_points) {
  EXPECT_THAT(shipped().group_points, ElementsAre(0, 1, 3, 6, 10, 15, 20, 25, 30, 35, 40));
  EXPECT_THAT(shipped().set_points, ElementsAre(0, 5, 12, 22));
  EXPECT_THAT(shipped().meteorite_prizes[2], ElementsAre(10));
  EXPECT_THAT(shipped().meteorite_prizes[3], ElementsAre(10, 2));
  EXPECT_THAT(shipped().meteorite_prizes[4], ElementsAre(10, 5, 2));
}

TEST(LunaComponents, LC_7_3_the_concession_for_fewer_rows_is_left_out_alone) {
  std::vector<std::string> removed;
  for (std::size_t i = 0; i < shipped().concession_count; ++i)
    if (shipped().concessions[i].removed_in_solo) removed.push_back(shipped().concession_names[i]);
  EXPECT_THAT(removed, ElementsAre("L1"));
}

TEST(LunaComponents, LC_13_1_every_record_tells_where_it_comes_from) {
  std::map<std::string, int> origins;
  for (const std::string& file : test::file_names_of<PackRooms>()) {
    const json::value root = EditedPack().value(file, "");
    for (const auto& member : root.as_object())
      if (const json::array* list = member.value().if_array())
        for (const json::value& record : *list)
          if (record.is_object()) ++origins[record.at("provenance").as_string().c_str()];
  }
  EXPECT_EQ(origins["reconstructed"], 68 + 165 + 2);  // cards, tiles, a mod-hab, a special tile
  EXPECT_GT(origins["printed"], 60);
  EXPECT_GT(origins["deduced"], 3);
  EXPECT_GT(origins["public"], 2);
}

}  // namespace
}  // namespace orrery::luna_capital
