// The cards built into the program against the tables of the rules.
#include <map>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/shipped.h"

namespace orrery::skymines {
namespace {

using testing::Each;
using testing::ElementsAre;

CardId card_named(std::string_view name) {
  return static_cast<CardId>(index_of(shipped().card_names, name));
}
const Card& card(std::string_view name) { return shipped().cards[card_named(name)]; }

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

}  // namespace
}  // namespace orrery::skymines
