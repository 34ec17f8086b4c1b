// The companies and the Moon built into the program against the tables of the rules.
#include <bit>
#include <map>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/shipped.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;

const Track& track(std::string_view name) {
  return shipped().tracks[index_of(shipped().track_ids, name)];
}
const TrackBonus& bonus(std::string_view id, std::size_t which) { return track(id).bonus[which]; }

// "3:1 7:2": spaces where the shares rise.
std::string shares_of(const Track& track) {
  std::string text;
  for (std::size_t space = 1; space <= track.last; ++space)
    if (track.shares[space] != track.shares[space - 1])
      text += fmt::format("{}{}:{}", text.empty() ? "" : " ", space, track.shares[space]);
  return text;
}
std::string barriers_of(const Track& track) {
  std::string text;
  for (std::size_t space = 0; space < track.barrier.size(); ++space)
    if (track.barrier[space] != 0)
      text += fmt::format("{}{}:{}", text.empty() ? "" : " ", space, track.barrier[space]);
  return text;
}
std::string thresholds_of(const Track& track) {
  return fmt::format("{}:{} {}:{}", track.threshold_after[0], track.threshold_coins[0],
                     track.threshold_after[1], track.threshold_coins[1]);
}

// "01012" for a column of a station.
std::string symbols_of(const HomeColumn& column) {
  std::string text;
  for (std::size_t i = 0; i < column.spaces; ++i) text += fmt::to_string(column.coins[i]);
  return text;
}

// "2 7 8*": the neighbours of a sector, double lines starred.
std::string ways_of(const Ways& ways) {
  std::string text;
  for (Place place = 0; place < shipped().moon.places; ++place)
    if (((ways.cheap | ways.dear) & bit(place)) != 0)
      text += fmt::format("{}{}{}", text.empty() ? "" : " ", shipped().moon.place[place].number,
                          (ways.dear & bit(place)) != 0 ? "*" : "");
  return text;
}

// ---- Companies

TEST(SkyminesComponents, SK_1_2_companies_in_their_fixed_order) {
  EXPECT_THAT(shipped().company_ids, ElementsAre("astrogo", "tawac", "skymine", "minerva"));
  EXPECT_THAT(shipped().company_names, ElementsAre("Astrogo Enterprises", "Tawac Industries",
                                                   "Skymine Resources", "Minerva Corp."));
}

TEST(SkyminesComponents, SK_1_30_SK_1_31_SK_11_5_coin_symbols_of_the_stations) {
  const std::array<std::array<std::string, kColumns>, kCompanies> wanted = {
      {{"01012", "00112", "01002"},
       {"00112", "01002", "01012"},
       {"01002", "01012", "00112"},
       {"01012", "01002", "00112"}}};
  for (std::size_t company = 0; company < kCompanies; ++company) {
    int value = 0;
    for (std::size_t column = 0; column < kColumns; ++column) {
      const HomeColumn& print = shipped().moon_station[company][column];
      EXPECT_EQ(symbols_of(print), wanted[company][column]);
      for (const std::uint8_t coins : print.coins) value += coins;
    }
    EXPECT_EQ(value, 11);
  }
}

TEST(SkyminesComponents, SK_1_33_the_ten_tracks) {
  struct Row {
    std::string id;
    int last;
    std::string shares, barriers, thresholds;
  };
  const std::vector<Row> rows = {
      {"A1", 18, "3:1 7:2 11:3 14:4 18:5", "8:2", "5:1 11:2"},
      {"A2", 17, "4:1 8:2 13:3 17:4", "4:1 10:2", "6:1 12:1"},
      {"B1", 19, "3:1 6:2 9:3 13:4 16:5 19:6", "7:2 14:2", "4:1 10:2"},
      {"B2", 18, "4:1 7:2 11:3 15:4 18:5", "9:2", "5:1 12:2"},
      {"C1", 18, "3:1 6:2 10:3 14:4 18:5", "8:2", "4:1 11:2"},
      {"C2", 19, "3:1 7:2 11:3 15:4 19:5", "6:1 13:3", "4:1 10:1"},
      {"D1", 19, "3:1 6:2 9:3 13:4 16:5 19:6", "7:1 15:3", "4:1 10:2"},
      {"D2", 16, "4:1 8:2 12:3 16:4", "3:1 8:2", "5:2 11:2"},
      {"E1", 18, "3:1 7:2 10:3 14:4 18:5", "9:2", "4:1 11:2"},
      {"E2", 17, "4:1 7:2 11:3 14:4 17:5", "7:1 13:2", "5:1 10:2"},
  };
  ASSERT_EQ(rows.size(), shipped().tracks.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Track& print = shipped().tracks[i];
    EXPECT_EQ(shipped().track_ids[i], rows[i].id);
    EXPECT_EQ(print.last, rows[i].last) << rows[i].id;
    EXPECT_EQ(shares_of(print), rows[i].shares) << rows[i].id;
    EXPECT_EQ(barriers_of(print), rows[i].barriers) << rows[i].id;
    EXPECT_EQ(thresholds_of(print), rows[i].thresholds) << rows[i].id;
  }
}

TEST(SkyminesComponents, SK_2_2_tracks_of_a_first_game) {
  std::vector<std::string> ids;
  for (const std::uint8_t first : shipped().first_game_track)
    ids.push_back(shipped().track_ids[first]);
  EXPECT_THAT(ids, ElementsAre("C1", "D1", "A1", "B1"));
}

TEST(SkyminesComponents, SK_4_81_SK_4_82_SK_4_83_SK_4_85_SK_4_89_permanent_bonuses) {
  EXPECT_EQ(bonus("A1", 0).energy_plus, 1);
  EXPECT_EQ(bonus("A1", 1).energy_plus, 2);
  EXPECT_EQ(bonus("A2", 0).extra_markers, 1);
  EXPECT_EQ(bonus("A2", 1).extra_markers, 2);
  EXPECT_EQ(bonus("B1", 0).discount_minerals, 1);
  EXPECT_FALSE(bonus("B1", 0).mix);
  EXPECT_EQ(bonus("B1", 1).discount_any, 1);
  EXPECT_EQ(bonus("B1", 1).discount_minerals, 0);
  EXPECT_TRUE(bonus("B1", 1).mix);
  EXPECT_EQ(bonus("C1", 0).discount_titanium, 1);
  EXPECT_EQ(bonus("C1", 1).titanium_plus, 1);
  EXPECT_EQ(bonus("C1", 1).discount_titanium, 0);
  EXPECT_EQ(bonus("E1", 0).field_symbol, 1);
  EXPECT_EQ(bonus("E1", 0).collectors_plus, 1);
  EXPECT_EQ(bonus("E1", 1).field_symbol, 1);
  EXPECT_EQ(bonus("E1", 1).collectors_plus, 3);
  for (const std::string_view id : {"A1", "A2", "B1", "C1", "E1"})
    for (const std::size_t which : {0U, 1U})
      EXPECT_EQ(bonus(id, which).space.effect, SpaceEffect::none) << id;
}

TEST(SkyminesComponents, SK_4_84_SK_4_86_SK_4_87_SK_4_88_SK_4_90_bonuses_with_a_space) {
  const BonusSpace& b2 = bonus("B2", 0).space;
  EXPECT_EQ(b2.effect, SpaceEffect::choose_reward);
  EXPECT_EQ(b2.fee, 2);
  EXPECT_EQ(b2.choices, 2);
  EXPECT_EQ(b2.rewards[0], (Reward{.he = 1, .rp = 2}));
  EXPECT_EQ(b2.rewards[1], (Reward{.he = 2, .rp = 1}));
  EXPECT_EQ(bonus("B2", 1).space.fee, 1);
  EXPECT_EQ(bonus("B2", 1).space.choices, 1);
  EXPECT_EQ(bonus("B2", 1).space.rewards[0], (Reward{.he = 2, .rp = 2}));
  for (std::uint8_t which = 0; which < 2; ++which) {
    const BonusSpace& c2 = bonus("C2", which).space;
    EXPECT_EQ(c2.effect, SpaceEffect::buy);
    EXPECT_EQ(c2.fee, 0);
    EXPECT_TRUE(c2.optional);
    EXPECT_EQ(c2.discount, which);
    EXPECT_EQ(c2.first, (Reward{.he = static_cast<std::uint8_t>(which + 1)}));
    const BonusSpace& d1 = bonus("D1", which).space;
    EXPECT_EQ(d1.effect, SpaceEffect::remove_card);
    EXPECT_EQ(d1.plus, which == 0 ? 3 : 8);
    EXPECT_EQ(d1.carbon_only, which == 1);
    EXPECT_EQ(bonus("D2", which).space.effect, SpaceEffect::other_tracks);
    EXPECT_EQ(bonus("D2", which).space.fee, 1);
    EXPECT_EQ(bonus("E2", which).space.effect, SpaceEffect::use_removed);
    EXPECT_EQ(bonus("E2", which).space.action_and_purchase, which == 1);
  }
  EXPECT_THAT(bonus("D2", 0).space.moves, ElementsAre(3, 2, 0, 0));
  EXPECT_THAT(bonus("D2", 1).space.moves, ElementsAre(3, 2, 2, 0));
  EXPECT_EQ(shipped().removed_price, 2);
}

// ---- The Moon

TEST(SkyminesComponents, SK_1_32_SK_4_20_sectors_and_their_buildings) {
  const std::vector<std::string> wanted = {"C 1", "H 1", "R 1", "S 2", "C 1", "C 1", "R 1", "S 1",
                                           "H 2", "H 2", "S 1", "C 2", "R 2", "S 1", "R 1", "R 1",
                                           "H 1", "S 2", "C 2", "H 1", "C 1", "S 1", "H 1", "R 2"};
  constexpr std::string_view kBuildings = " CHRS";
  ASSERT_EQ(shipped().moon.places, 24);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const PlaceData& place = shipped().moon.place[i];
    EXPECT_EQ(place.number, i + 1);
    EXPECT_EQ(
        fmt::format("{} {}", kBuildings[static_cast<std::size_t>(place.building)], place.amount),
        wanted[i])
        << i + 1;
    EXPECT_EQ(place.collectors, wanted[i][0] == 'H' ? 1 : 0);
    EXPECT_EQ((shipped().moon.collectors >> i & 1U) != 0, wanted[i][0] == 'H');
  }
  EXPECT_EQ(std::popcount(shipped().moon.collectors), 6);
}

TEST(SkyminesComponents, SK_1_32_SK_4_17_borders_of_the_sectors) {
  const std::vector<std::string> wanted = {"2 7 8*",
                                           "1 3* 5* 8",
                                           "2* 4* 5",
                                           "3* 5 6 10",
                                           "2* 3 4 8* 10* 13*",
                                           "4 10* 14 15",
                                           "1 8 11* 12",
                                           "1* 2 5* 7 9* 12* 13",
                                           "8*",
                                           "4 5* 6* 13 14",
                                           "7* 12 16",
                                           "7 8* 11 13 16 17",
                                           "5* 8 10 12 14 17 19",
                                           "6 10 13 15* 19 20",
                                           "6 14* 20*",
                                           "11 12 17* 21",
                                           "12 13 16* 18* 19* 21 22",
                                           "17*",
                                           "13 14 17* 20 22* 23* 24*",
                                           "14 15* 19 24*",
                                           "16 17 22*",
                                           "17 19* 21* 23*",
                                           "19* 22* 24",
                                           "19* 20* 23"};
  int ends = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const Ways& ways = shipped().moon.from_place[i];
    EXPECT_EQ(ways_of(ways), wanted[i]) << i + 1;
    EXPECT_EQ(ways.cheap & ways.dear, 0U);
    ends += std::popcount(ways.cheap | ways.dear);
  }
  EXPECT_EQ(ends, 2 * 51);
}

TEST(SkyminesComponents, SK_1_32_SK_11_34_borders_of_the_stations) {
  std::vector<std::string> stations;
  for (const Ways& ways : shipped().moon.from_station) stations.push_back(ways_of(ways));
  EXPECT_THAT(stations, ElementsAre("1* 7 11", "2 3 4*", "6 15* 20", "21 22* 23 24*"));
  for (const Ways& ways : shipped().moon.from_place)
    EXPECT_LE(std::popcount(ways.cheap | ways.dear), 8);
}

TEST(SkyminesComponents, SK_4_15_reach_is_cheap_where_any_way_is) {
  const Map& moon = shipped().moon;
  const auto places = [&](std::initializer_list<int> numbers) {
    PlaceSet set = 0;
    for (const int number : numbers) set |= bit(static_cast<Place>(number - 1));
    return set;
  };
  EXPECT_EQ(ways_of(moon.reach(3, 0)), "21 22* 23 24*");
  EXPECT_EQ(ways_of(moon.reach(3, places({21}))), "16 17 22* 23 24*");
  EXPECT_EQ(ways_of(moon.reach(3, places({17, 23}))), "12 13 16* 18* 19* 21 22 24");
  EXPECT_EQ(ways_of(moon.reach(0, places({9}))), "1* 7 8* 11");
}

TEST(SkyminesComponents, SK_6_65_start_outposts) {
  std::vector<std::string> sectors;
  for (const PlaceSet set : shipped().moon.start_outposts)
    sectors.push_back(ways_of({.cheap = set, .dear = 0}));
  EXPECT_THAT(sectors, ElementsAre("1 7 11", "2 3 4", "6 19 20", "16 21 23"));
}

// Outlines are closed rings of the edges that borders name: what is drawn is what is played.
TEST(SkyminesComponents, SK_1_34_drawn_borders_are_edges_of_both_outlines) {
  const json::value moon = EditedPack().value("moon.json", "");
  std::map<std::int64_t, std::set<std::pair<std::int64_t, std::int64_t>>> rings;
  const auto edge = [](std::int64_t a, std::int64_t b) {
    return std::pair(std::min(a, b), std::max(a, b));
  };
  for (const json::value& sector : moon.at("sectors").as_array()) {
    const json::array& outline = sector.at("outline").as_array();
    for (std::size_t i = 0; i < outline.size(); ++i)
      rings[sector.at("number").as_int64()].insert(
          edge(outline[i].as_int64(), outline[(i + 1) % outline.size()].as_int64()));
    // The hole around an enclave belongs to the ring of its host.
    if (const json::value* host = sector.as_object().if_contains("enclave_of"))
      for (const auto& each : rings[sector.at("number").as_int64()])
        rings[host->as_int64()].insert(each);
  }
  for (const json::value& border : moon.at("borders").as_array())
    for (const json::value& drawn : border.at("edges").as_array())
      for (const json::value& side : border.at("between").as_array())
        EXPECT_TRUE(
            rings[side.as_int64()].contains(edge(drawn.at(0).as_int64(), drawn.at(1).as_int64())))
            << json::serialize(border);
  for (const json::value& border : moon.at("station_borders").as_array())
    for (const json::value& drawn : border.at("edges").as_array())
      EXPECT_TRUE(rings[border.at("sector").as_int64()].contains(
          edge(drawn.at(0).as_int64(), drawn.at(1).as_int64())))
          << json::serialize(border);
}

}  // namespace
}  // namespace orrery::skymines
