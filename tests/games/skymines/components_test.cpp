// The values built into the program against the tables of the rules.
#include "games/skymines/components.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines_pack.h"

namespace orrery::skymines {
namespace {

using testing::Each;
using testing::ElementsAre;

const Components& shipped() {
  static const Components components = EditedPack().components();
  return components;
}

CardId card_named(std::string_view name) {
  const auto found = std::ranges::find(shipped().card_names, name);
  EXPECT_NE(found, shipped().card_names.end()) << name;
  return static_cast<CardId>(found - shipped().card_names.begin());
}
const Card& card(std::string_view name) { return shipped().cards[card_named(name)]; }

const Plan& plan(std::string_view name) {
  const auto found = std::ranges::find(shipped().plan_names, name);
  EXPECT_NE(found, shipped().plan_names.end()) << name;
  return shipped().plans[static_cast<std::size_t>(found - shipped().plan_names.begin())];
}

const BonusSpace& space(std::string_view name) {
  const auto found = std::ranges::find(shipped().space_names, name);
  EXPECT_NE(found, shipped().space_names.end()) << name;
  return shipped().spaces[static_cast<std::size_t>(found - shipped().space_names.begin())];
}

const Track& track(std::string_view id) {
  const auto found = std::ranges::find(shipped().track_ids, id);
  EXPECT_NE(found, shipped().track_ids.end()) << id;
  return shipped().tracks[static_cast<std::size_t>(found - shipped().track_ids.begin())];
}
const TrackBonus& bonus(std::string_view id, std::size_t which) { return track(id).bonus[which]; }

const LunaCard& luna_card(std::string_view name) {
  const auto found = std::ranges::find(shipped().luna_card_names, name);
  EXPECT_NE(found, shipped().luna_card_names.end()) << name;
  return shipped().luna_cards[static_cast<std::size_t>(found - shipped().luna_card_names.begin())];
}

// "carbon 2 + tawac, 3" as in the rules.
std::string text_of(const Card& card) {
  std::string text = card_type_names()[index(card.type)];
  if (card.value > 0) text += fmt::format(" {}", card.value);
  if (card.rp > 0) text += fmt::format(" {} RP", card.rp);
  if (card.type == CardType::field)
    text += card.field_company == Company::none
                ? " neutral"
                : " " + shipped().company_ids[index(card.field_company)];
  if (card.share != Company::none) text += " + " + shipped().company_ids[index(card.share)];
  return text + fmt::format(", {}", card.cost);
}

std::vector<std::string> texts_of(std::string_view prefix) {
  std::vector<std::string> texts;
  for (std::size_t id = 0; id < kCards; ++id)
    if (shipped().card_names[id].starts_with(prefix)) texts.push_back(text_of(shipped().cards[id]));
  return texts;
}

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

// ---- Cards

TEST(SkyminesComponents, SK_1_18_counts_of_the_box) {
  std::map<int, int> letters;
  for (std::size_t id = 0; id < kDeckCards; ++id) ++letters[shipped().cards[id].letter];
  EXPECT_THAT(letters, ElementsAre(std::pair(0, 9), std::pair(1, 16), std::pair(2, 11),
                                   std::pair(3, 4), std::pair(4, 4)));
  EXPECT_EQ(shipped().card_names.size(), 84U);
  EXPECT_EQ(shipped().plan_names.size(), 1U + 72U + 6U + 10U);
  EXPECT_EQ(std::ranges::count(shipped().luna_cards, false, &LunaCard::grade_two), 12);
  EXPECT_EQ(shipped().luna_card_names.size(), 19U);
  for (const auto& station : shipped().moon_station) {
    int pieces = 0;
    for (const HomeColumn& column : station) pieces += column.spaces;
    EXPECT_EQ(pieces, 15);
  }
}

TEST(SkyminesComponents, SK_1_20_every_player_starts_with_the_same_nine_cards) {
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    EXPECT_THAT(
        texts_of(fmt::format("S{}-", seat + 1)),
        ElementsAre("carbon 1, 1", "carbon 2, 2", "minerals 1, 1", "minerals 2, 2", "titanium 1, 1",
                    "titanium 2, 2", "energy 2, 2", "scientist 2 RP, 2", "scientist 2 RP, 2"))
        << seat;
  EXPECT_EQ(shipped().card_names[start_card(2, 0)], "S3-C1");
}

TEST(SkyminesComponents, SK_1_22_single_energy_cards_cost_0_to_3) {
  EXPECT_THAT(texts_of("SE-"),
              ElementsAre("energy 1, 0", "energy 1, 1", "energy 1, 2", "energy 1, 3"));
  for (int i = 0; i < kMaxPlayers; ++i)
    EXPECT_EQ(shipped().card_names[start_card(i, kStartCards)], fmt::format("SE-0{}", i + 1));
}

TEST(SkyminesComponents, SK_1_23_the_action_deck) {
  EXPECT_THAT(texts_of("A-"),
              ElementsAre("carbon 3, 3", "minerals 3, 3", "titanium 3, 3", "carbon 2 + tawac, 3",
                          "minerals 2 + minerva, 3", "titanium 2 + astrogo, 3", "energy 2, 2",
                          "energy 1 + skymine, 2", "scientist 2 RP, 2"));
  EXPECT_THAT(texts_of("B-"),
              ElementsAre("carbon 2, 2", "minerals 2, 2", "titanium 2, 2", "carbon 4, 4",
                          "minerals 4, 4", "titanium 4, 4", "energy 2, 2", "energy 3, 3",
                          "energy 3, 3", "energy 2 + tawac, 3", "energy 2 + astrogo, 3",
                          "scientist 2 RP, 2", "scientist 2 RP + skymine, 3", "field neutral, 1",
                          "field skymine, 2", "field minerva, 2"));
  EXPECT_THAT(texts_of("C-"),
              ElementsAre("carbon 3, 3", "minerals 3, 3", "titanium 3, 3", "carbon 4 + tawac, 5",
                          "minerals 4 + minerva, 5", "titanium 4 + astrogo, 5",
                          "energy 2 + minerva, 3", "energy 3 + skymine, 4", "scientist 3 RP, 3",
                          "field astrogo, 2", "field tawac, 2"));
  EXPECT_THAT(texts_of("D-"), ElementsAre("share + astrogo, 2", "share + tawac, 2",
                                          "share + skymine, 2", "share + minerva, 2"));
  EXPECT_THAT(texts_of("E-"), ElementsAre("share + astrogo, 3", "share + tawac, 3",
                                          "share + skymine, 3", "share + minerva, 3"));
  std::array<int, kCompanies> symbols{};
  for (std::size_t id = 0; id < 36; ++id)
    if (const Company share = shipped().cards[id].share; share != Company::none)
      ++symbols[index(share)];
  EXPECT_THAT(symbols, Each(3));
}

TEST(SkyminesComponents, SK_1_19_SK_1_21_costs_follow_from_value_and_share) {
  for (std::size_t id = 0; id < kCards; ++id) {
    const Card& print = shipped().cards[id];
    if (shipped().card_names[id].starts_with("SE-")) continue;
    const int share = print.share == Company::none ? 0 : 1;
    if (is_resource(print.type) || print.type == CardType::energy)
      EXPECT_EQ(print.cost, print.value + share) << shipped().card_names[id];
    else if (print.type == CardType::scientist)
      EXPECT_EQ(print.cost, print.rp + share) << shipped().card_names[id];
    else if (print.type == CardType::field)
      EXPECT_EQ(print.cost, print.field_company == Company::none ? 1 : 2);
    else
      EXPECT_EQ(print.cost, print.letter == 3 ? 2 : 3);
  }
}

TEST(SkyminesComponents, SK_1_24_five_field_scientists) {
  std::set<Company> companies;
  for (std::size_t id = 0; id < kCards; ++id) {
    const Card& print = shipped().cards[id];
    if (print.type != CardType::field) continue;
    companies.insert(print.field_company);
    const bool neutral = print.field_company == Company::none;
    EXPECT_EQ(print.he, neutral ? 1 : 2);
    EXPECT_EQ(print.coins, neutral ? 2 : 1);
    EXPECT_EQ(print.he_per_two_collectors, neutral ? 0 : 1);
  }
  EXPECT_EQ(companies.size(), 5U);
  EXPECT_EQ(std::ranges::count(shipped().cards, CardType::field, &Card::type), 5);
}

TEST(SkyminesComponents, SK_1_25_surcharges_by_column) {
  EXPECT_THAT(shipped().surcharge, ElementsAre(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2));
}

TEST(SkyminesComponents, SK_9_2_cards_with_equal_print_are_one_class) {
  EXPECT_EQ(card("A-01").same, card("C-01").same);  // letters do not matter
  EXPECT_EQ(card("B-08").same, card("B-09").same);
  EXPECT_EQ(card("A-09").same, card("S4-SCI2").same);
  EXPECT_EQ(card("S1-C2").same, card("B-01").same);
  EXPECT_NE(card("A-04").same, card("B-01").same);    // a share
  EXPECT_NE(card("SE-01").same, card("SE-02").same);  // the cost
  EXPECT_NE(card("B-15").same, card("B-16").same);    // the company
  EXPECT_NE(card("D-01").same, card("E-01").same);
  std::set<int> classes;
  for (const Card& print : shipped().cards) classes.insert(print.same);
  EXPECT_EQ(classes.size(), 45U);
  EXPECT_EQ(*classes.rbegin(), 44);
}

TEST(SkyminesComponents, SK_11_29_no_seat_can_have_more_than_eleven_shares_without_a_hazard) {
  for (std::size_t company = 0; company < kCompanies; ++company) {
    const auto on_cards =
        std::ranges::count(shipped().cards, static_cast<Company>(company), &Card::share);
    for (const Track& each : shipped().tracks) EXPECT_LE(each.shares[each.last] + on_cards, 11);
  }
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

// ---- Research

TEST(SkyminesComponents, SK_1_26_SK_11_22_tank_values) {
  std::map<int, int> rises;
  for (std::size_t step = 1; step <= kTankSteps; ++step)
    if (shipped().tank_value[step] != shipped().tank_value[step - 1])
      rises[static_cast<int>(step)] = shipped().tank_value[step];
  EXPECT_THAT(rises, ElementsAre(std::pair(6, 10), std::pair(9, 15), std::pair(13, 25),
                                 std::pair(16, 30), std::pair(20, 40), std::pair(23, 45),
                                 std::pair(25, 50), std::pair(28, 60)));
  EXPECT_EQ(shipped().tank_value[0], 0);
  EXPECT_EQ(shipped().slot_step, 8);
  EXPECT_EQ(shipped().surplus_coins, 2);
}

TEST(SkyminesComponents, SK_1_27_SK_1_28_SK_11_22_screens) {
  std::map<int, int> rises;
  for (std::size_t screen = 1; screen <= kScreens; ++screen)
    if (shipped().research_value[screen] != shipped().research_value[screen - 1])
      rises[static_cast<int>(screen)] = shipped().research_value[screen];
  EXPECT_THAT(rises,
              ElementsAre(std::pair(4, 10), std::pair(6, 15), std::pair(8, 20), std::pair(10, 30),
                          std::pair(12, 40), std::pair(14, 50), std::pair(16, 60)));
  EXPECT_EQ(shipped().slot_screen, 5);
  std::vector<int> without_a;
  for (int screen = 1; screen <= kScreens; ++screen)
    if ((shipped().no_a >> (screen - 1) & 1) != 0) without_a.push_back(screen);
  EXPECT_THAT(without_a, ElementsAre(7, 9, 11, 13, 14, 15, 16));
}

TEST(SkyminesComponents, SK_4_28_SK_4_31_SK_4_34_prices) {
  EXPECT_THAT(shipped().plan_price, ElementsAre(1, 1, 2));
  EXPECT_EQ(shipped().special_price, 2);
  EXPECT_EQ(shipped().flip_price, 2);
  EXPECT_EQ(shipped().coins_per_rp_at_end, 2);
}

TEST(SkyminesComponents, SK_1_29_SK_4_43_plans_of_every_kind) {
  const auto needs = [](std::string_view name, std::size_t which) {
    return plan(name).requirements[which];
  };
  EXPECT_EQ(needs("PA-03", 0).kind, RequirementKind::resource);
  EXPECT_EQ(needs("PA-03", 0).type, CardType::titanium);
  EXPECT_EQ(needs("PA-03", 0).n, 1);
  EXPECT_EQ(needs("PA-03", 1).kind, RequirementKind::none);
  EXPECT_EQ(plan("PA-03").reward, (Reward{.coins = 1}));
  EXPECT_EQ(needs("PA-12", 0).kind, RequirementKind::energy);
  EXPECT_EQ(needs("PA-12", 0).n, 2);
  EXPECT_EQ(plan("PA-12").reward, (Reward{.he = 1}));
  EXPECT_EQ(needs("PB-07", 0).type, CardType::carbon);
  EXPECT_EQ(needs("PB-07", 1).kind, RequirementKind::research);
  EXPECT_EQ(plan("PB-16").reward, (Reward{.coins = 3}));
  EXPECT_EQ(plan("PB-18").reward, (Reward{.total_minus_one = 3}));
  EXPECT_EQ(plan("PB-19").reward, (Reward{.total_minus_one = 1}));
  EXPECT_EQ(needs("PB-21", 0).kind, RequirementKind::same_resource);
  EXPECT_EQ(needs("PB-21", 0).n, 4);
  EXPECT_EQ(plan("PB-21").reward, (Reward{.remove_outposts = 1}));
  EXPECT_EQ(needs("PB-22", 0).kind, RequirementKind::field);
  EXPECT_EQ(needs("PB-23", 0).kind, RequirementKind::scientist);
  EXPECT_EQ(plan("PC-17").reward, (Reward{.rp = 4}));
  EXPECT_EQ(needs("PC-21", 0).kind, RequirementKind::carbon_plus_same);
  EXPECT_EQ(needs("PC-21", 0).type, CardType::carbon);
  EXPECT_EQ(needs("PC-21", 0).first, 3);
  EXPECT_EQ(needs("PC-21", 0).n, 3);
  EXPECT_EQ(plan("PC-21").reward, (Reward{.remove_outposts = 2}));
  EXPECT_EQ(plan("PC-22").reward, (Reward{.coins = 3, .remove_outposts = 1}));
  EXPECT_EQ(plan("PC-05").reward, (Reward{.coins = 1, .track_any = 2}));
  EXPECT_EQ(plan("PC-20").reward, (Reward{.track_any = 3}));
}

TEST(SkyminesComponents, SK_1_29_plans_stand_by_letter_and_their_codes_tell_them_apart) {
  for (PlanCode code = kFirstPlan; code < kFirstSpecial; ++code)
    EXPECT_EQ(shipped().plan_names[code][1], "ABC"[letter_of(code)]);
  EXPECT_EQ(shipped().plan_names[kFirstSpecial], "PS-2");
  EXPECT_EQ(shipped().plan_names[kFirstToken], "ST-01");
  EXPECT_EQ(shipped().plan_names[kNoPlan], "");
  std::vector<std::string> specials;
  for (const SpecialPlan& special : shipped().special_plans)
    specials.push_back(fmt::format("{}/{}", special.cost, special.end_value));
  EXPECT_THAT(specials, ElementsAre("1/3", "2/5", "2/6", "3/8", "3/9", "4/12"));
}

TEST(SkyminesComponents, SK_1_29_SK_2_15_SK_2_18_start_tokens) {
  const auto rest = [](std::size_t token) {
    std::vector<std::string> names;
    for (const std::uint8_t own : shipped().tokens[token].rest)
      names.push_back(shipped().card_names[start_card(0, own)]);
    return names;
  };
  EXPECT_THAT(rest(0), ElementsAre("S1-E2", "S1-C1", "S1-M2"));
  EXPECT_THAT(rest(1), ElementsAre("S1-SCI1", "S1-T1", "S1-C2"));
  EXPECT_THAT(rest(7), ElementsAre("SE-01", "S1-T2", "S1-M2"));
  EXPECT_EQ(shipped().tokens[0].bonus, (Reward{.track = {0, 0, 3, 0}}));
  EXPECT_EQ(shipped().tokens[2].bonus, (Reward{.he = 1, .track = {0, 1, 0, 0}}));
  EXPECT_EQ(shipped().tokens[6].bonus, (Reward{.he = 2}));
  EXPECT_EQ(shipped().tokens[7].bonus, (Reward{.track = {2, 1, 0, 0}}));
  EXPECT_EQ(plan("ST-03").reward, (Reward{.track_any = 1}));
  EXPECT_EQ(plan("ST-09").requirements[1].type, CardType::minerals);
  std::vector<int> seats;
  for (const StartToken& token : shipped().tokens) seats.push_back(token.first_game_seat);
  EXPECT_THAT(seats, ElementsAre(1, 2, 3, 4, 0, 0, 0, 0, 0, 0));
}

TEST(SkyminesComponents, SK_2_19_nothing_lies_within_the_first_moves) {
  for (const Track& each : shipped().tracks) {
    EXPECT_GE(each.threshold_after[0], 3);
    for (const std::size_t gap : {0U, 1U, 2U}) EXPECT_EQ(each.barrier[gap], 0);
  }
}

// ---- Bonus spaces

TEST(SkyminesComponents, SK_4_59_SK_4_60_SK_4_61_SK_4_62_SK_4_63_majority_spaces) {
  const BonusSpace& scientists = space("MAJ-SCI");
  EXPECT_EQ(scientists.effect, SpaceEffect::majority);
  EXPECT_EQ(scientists.measure, CardType::scientist);
  ASSERT_EQ(scientists.tier_count, 3);
  for (std::size_t tier = 0; tier < 3; ++tier) {
    EXPECT_EQ(scientists.tiers[tier].need, 1);
    EXPECT_EQ(scientists.tiers[tier].research_need, tier + 1);
  }
  EXPECT_EQ(scientists.tiers[0].reward, (Reward{.coins = 2}));
  EXPECT_EQ(scientists.tiers[1].reward, (Reward{.coins = 2, .rp = 1}));
  EXPECT_EQ(scientists.tiers[2].reward, (Reward{.coins = 3, .rp = 2}));

  struct Row {
    std::string id;
    CardType measure;
    std::size_t company;
    Reward second, third;  // besides the track
  };
  for (const Row& row :
       std::vector<Row>{{"MAJ-TIT", CardType::titanium, 0, {.remove_outposts = 1}, {.rp = 1}},
                        {"MAJ-CAR", CardType::carbon, 1, {.coins = 1}, {.he = 1}},
                        {"MAJ-ENE", CardType::energy, 2, {.coins = 1}, {.rp = 1}},
                        {"MAJ-MIN", CardType::minerals, 3, {.he = 1}, {.coins = 1}}}) {
    const BonusSpace& print = space(row.id);
    EXPECT_EQ(print.measure, row.measure) << row.id;
    ASSERT_EQ(print.tier_count, 3) << row.id;
    const std::array<Reward, 3> more = {Reward{}, row.second, row.third};
    for (std::size_t tier = 0; tier < 3; ++tier) {
      Reward reward = more[tier];
      reward.track[row.company] = static_cast<std::uint8_t>(tier + 2);
      EXPECT_EQ(print.tiers[tier].need, 2 * (tier + 1)) << row.id;
      EXPECT_EQ(print.tiers[tier].research_need, 0) << row.id;
      EXPECT_EQ(print.tiers[tier].reward, reward) << row.id;
    }
  }
}

TEST(SkyminesComponents, SK_4_65_SK_4_66_SK_4_67_SK_4_68_standard_and_tile_spaces) {
  EXPECT_EQ(space("STD-FIRST").effect, SpaceEffect::first_player);
  EXPECT_EQ(space("STD-FIRST").first, (Reward{.rp = 1}));
  EXPECT_EQ(space("STD-BUY").effect, SpaceEffect::buy);
  EXPECT_EQ(space("STD-BUY").fee, 1);
  EXPECT_FALSE(space("STD-BUY").optional);
  EXPECT_EQ(space("STD-REMOVE").effect, SpaceEffect::remove_card);
  EXPECT_EQ(space("STD-REMOVE").plus, 2);
  EXPECT_FALSE(space("STD-REMOVE").carbon_only);
  const std::array<int, kTiles> fees = {1, 1, 2, 2};
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    const BonusSpace& print = space("TILE-" + shipped().tile_names[tile]);
    EXPECT_EQ(print.effect, SpaceEffect::tile);
    EXPECT_EQ(print.tile, tile);
    EXPECT_EQ(print.fee, fees[tile]);
  }
  EXPECT_EQ(shipped().tile_rp, 1);
  EXPECT_EQ(shipped().tile_he, 2);
  EXPECT_EQ(shipped().tile_energy, 2);
}

TEST(SkyminesComponents, SK_2_8_SK_2_12_SK_2_13_numbers_of_the_course) {
  EXPECT_EQ(shipped().start_coins, 1);
  EXPECT_EQ(shipped().supplement_start, 1);
  EXPECT_EQ(shipped().foreign_energy, 1);
  EXPECT_EQ(shipped().markers[2], 3);
  EXPECT_EQ(shipped().markers[3], 2);
  EXPECT_EQ(shipped().markers[4], 2);
}

// ---- Luna

TEST(SkyminesComponents, SK_7_5_levels) {
  std::vector<std::string> rows;
  for (const LunaLevel& level : shipped().luna_levels)
    rows.push_back(fmt::format("{}{} {}/{} {},{} {},{}", level.extra_slots ? "y" : "n",
                               level.grade_two_on_reshuffle ? "y" : "n", level.helium,
                               level.research, level.helium_thresholds[0],
                               level.helium_thresholds[1], level.research_thresholds[0],
                               level.research_thresholds[1]));
  EXPECT_THAT(rows, ElementsAre("nn 0/0 0,0 0,0", "yn 0/0 0,0 0,0", "yy 0/0 0,0 0,0",
                                "yy 0/0 11,19 5,10", "yy 0/0 9,16 4,8", "yy 0/0 7,13 2,7",
                                "yy 1/1 6,13 4,8", "yy 3/2 7,10 5,7", "yy 5/3 8,11 5,7"));
}

TEST(SkyminesComponents, SK_7_2_SK_7_16_SK_7_17_SK_7_19_numbers_of_luna) {
  EXPECT_EQ(shipped().luna_start_coins, 1);
  EXPECT_EQ(shipped().luna_markers, 5);
  EXPECT_EQ(shipped().luna_surplus_coins, 2);
  EXPECT_EQ(shipped().luna_research_steps, 15);
  EXPECT_EQ(shipped().luna_slot_a_helium, 8);
  EXPECT_EQ(shipped().luna_slot_e_research, 4);
  std::vector<int> values;
  for (std::size_t step = 0; step <= 15; ++step)
    values.push_back(shipped().luna_research_value[step]);
  EXPECT_THAT(values, ElementsAre(0, 0, 0, 10, 10, 15, 15, 20, 20, 30, 30, 40, 40, 50, 50, 60));
}

TEST(SkyminesComponents, SK_7_39_SK_7_43_luna_cards_with_lists_by_slot) {
  const LunaCard& two = luna_card("I-2");
  EXPECT_EQ(two.left, 4);
  EXPECT_EQ(two.right, 0);
  EXPECT_EQ(two.scientists, 0);
  EXPECT_EQ(two.reveal.what, LunaDo::none);
  EXPECT_EQ(two.actions[0].what, LunaDo::advance);
  EXPECT_EQ(two.actions[0].n, 2);
  EXPECT_EQ(two.actions[0].ranking, Ranking::second_most_valuable);
  EXPECT_EQ(two.actions[1].what, LunaDo::cards);
  EXPECT_THAT(two.actions[1].by_slot,
              ElementsAre(ElementsAre(7, 8), ElementsAre(2, 0), ElementsAre(3, 0),
                          ElementsAre(4, 0), ElementsAre(6, 10)));
  EXPECT_EQ(two.actions[2].what, LunaDo::none);

  std::vector<std::string> spaces;
  const LunaAction& marker = luna_card("I-3").actions[2];
  EXPECT_EQ(marker.what, LunaDo::marker);
  for (const auto& listed : marker.by_slot) spaces.push_back(shipped().space_names[listed[0] - 1U]);
  EXPECT_THAT(spaces,
              ElementsAre("STD-BUY", "STD-REMOVE", "TILE-SCI", "TILE-FIELD", "TILE-ENERGY"));

  const LunaAction& discard = luna_card("I-11").actions[2];
  EXPECT_EQ(discard.what, LunaDo::discard_plan);
  EXPECT_EQ(discard.letter, 2);
  EXPECT_THAT(discard.by_slot, ElementsAre(ElementsAre(1, 0), ElementsAre(2, 0), ElementsAre(3, 0),
                                           ElementsAre(4, 0), ElementsAre(1, 0)));
}

TEST(SkyminesComponents, SK_7_4_luna_cards_of_both_grades) {
  EXPECT_FALSE(luna_card("I-12").grade_two);
  EXPECT_EQ(luna_card("I-12").reveal.what, LunaDo::helium);
  EXPECT_EQ(luna_card("I-12").reveal.n, 2);
  const LunaCard& seven = luna_card("II-7");
  EXPECT_TRUE(seven.grade_two);
  EXPECT_EQ(seven.scientists, 2);
  EXPECT_EQ(seven.actions[0].ranking, Ranking::two_biggest_leads);
  EXPECT_EQ(seven.actions[1].what, LunaDo::expand);
  EXPECT_EQ(seven.actions[1].n, 2);
  EXPECT_FALSE(seven.actions[1].highest);
  EXPECT_TRUE(luna_card("II-3").actions[1].highest);
  EXPECT_EQ(luna_card("II-1").reveal.what, LunaDo::research);
  EXPECT_EQ(luna_card("II-2").actions[0].ranking, Ranking::all_four);
  EXPECT_EQ(luna_card("II-5").actions[3].what, LunaDo::share_card);
  std::array<int, 3> sums{};
  for (const LunaCard& print : shipped().luna_cards) {
    sums[0] += print.left;
    sums[1] += print.right;
    sums[2] += print.scientists;
  }
  EXPECT_THAT(sums, ElementsAre(58, 58, 18));
}

// ---- Modules that are not played yet

TEST(SkyminesComponents, the_pack_holds_what_later_modules_need) {
  const EditedPack pack;
  const json::value asteroids = pack.value("belt.json", "/asteroids");
  EXPECT_EQ(asteroids.as_array().size(), 12U);
  std::size_t spaces = 0;
  for (const json::value& asteroid : asteroids.as_array())
    spaces += asteroid.at("spaces").as_array().size();
  EXPECT_EQ(spaces, 34U);
  EXPECT_EQ(pack.value("belt.json", "/flight_tracks").as_array().size(), 16U);
  EXPECT_EQ(pack.value("belt.json", "/station_tracks").as_array().size(), 8U);
  EXPECT_EQ(pack.value("missions.json", "/cards").as_array().size(), 6U);
  EXPECT_EQ(pack.value("hazards.json", "/hazards").as_array().size(), 6U);
  EXPECT_EQ(pack.value("campaign.json", "/chapters").as_array().size(), 4U);
}

}  // namespace
}  // namespace orrery::skymines
