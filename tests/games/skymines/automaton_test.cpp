// Luna (chapter 7): her piles and counts, her round, her rankings and how she expands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/skymines/luna.h"
#include "games/skymines/scoring.h"
#include "support/skymines_table.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr int kSeat = 1;

class LunaTable : public Table {
 public:
  explicit LunaTable(int level, GivenOptions options = {})
      : Table(1, with_level(level, std::move(options))) {
    player(kSeat).coins = 0;
    for (Player& each : state.players) each.tracks = {};
    luna().fresh_on_top = 0;
  }

  Luna& luna() { return state.lunas[0]; }
  Step step() { return {.game = game, .state = state, .events = &events}; }
  unsigned code(std::string_view card) const {
    return static_cast<unsigned>(std::ranges::find(game.tables.luna_card_names, card) -
                                 game.tables.luna_card_names.begin()) +
           1U;
  }

  // She has these cards, turned up in this order; no majority card gives anything.
  LunaTable& slots(const Names& cards) {
    luna().slots = {};
    luna().slots_used = 0;
    luna().majority = {2, 3};
    for (std::size_t i = 0; i < cards.size(); ++i)
      luna().slots[i] = static_cast<std::uint8_t>(code(cards[i]));
    return *this;
  }
  LunaTable& pile(const Names& cards) {  // the first is drawn first
    luna().pile.clear();
    for (auto card = cards.rbegin(); card != cards.rend(); ++card)
      luna().pile.push_back(static_cast<std::uint8_t>(code(*card) - 1U));
    return *this;
  }
  LunaTable& discard(const Names& cards) {
    luna().discard.clear();
    for (const std::string& card : cards)
      luna().discard.push_back(static_cast<std::uint8_t>(code(card) - 1U));
    return *this;
  }
  LunaTable& turn() {
    state.turn = kSeat;
    events.clear();
    luna_turn(step(), 0);
    return *this;
  }
  // A card of her own making does this, with one more to come.
  LunaTable& act(const LunaAction& action) {
    game.tables.luna_cards[0].actions = {action};
    slots({"I-1", "I-2"});
    return turn();
  }
  LunaTable& helium(std::uint8_t n) { return act({.what = LunaDo::helium, .n = n}); }
  LunaTable& research(std::uint8_t n) { return act({.what = LunaDo::research, .n = n}); }
  LunaTable& advance(std::uint8_t n, Ranking ranking) {
    return act({.what = LunaDo::advance, .n = n, .ranking = ranking});
  }
  Names dealt() const {
    Names names;
    for (unsigned place = 0; place < kLunaPlaces; ++place) {
      const unsigned found = at_place(state.lunas[0], place);
      names.push_back(found == 0 ? "" : game.tables.luna_card_names[found - 1U]);
    }
    return names;
  }

 private:
  static GivenOptions with_level(int level, GivenOptions options) {
    options.emplace("luna_level", std::to_string(level));
    return options;
  }
};

std::vector<int> list(const Companies& companies) { return {companies.begin(), companies.end()}; }

Luna new_luna(int level) {
  return Table::fresh(1, {{"luna_level", std::to_string(level)}}).state.lunas[0];
}
Player new_player(int level) {
  return Table::fresh(1, {{"luna_level", std::to_string(level)}}).player(kSeat);
}

// --- setting up -------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_4_LU_01_begins_with_twelve_cards_and_three_slots) {
  const Luna luna = new_luna(2);
  EXPECT_EQ(luna.pile.size(), 12U);
  EXPECT_EQ(luna.grade_two.size(), 7U);
  EXPECT_TRUE(luna.discard.empty());
  EXPECT_EQ(luna.open_slots, 0b01110);
  for (const std::uint8_t card : luna.pile) EXPECT_LT(card, 12);
}

TEST(SkyminesLuna, SK_7_2_begins_with_a_coin_and_five_markers) {
  const Player luna = new_player(1);
  EXPECT_EQ(luna.coins, 1);
  EXPECT_EQ(luna.markers, 5);
  EXPECT_TRUE(luna.hand.empty());
}

TEST(SkyminesLuna, SK_7_5_LU_02_begins_where_her_level_says) {
  const Game game = shipped_game(1);
  for (const auto& [level, helium, research] :
       std::vector<std::array<int, 3>>{{0, 0, 0}, {5, 0, 0}, {6, 1, 1}, {7, 3, 2}, {8, 5, 3}}) {
    const Player luna = new_player(level);
    const int token = game.tables.tokens[luna.tokens[0] - 1U].bonus.he;
    EXPECT_EQ(luna.tank, helium + token) << "level " << level;
    EXPECT_EQ(luna.upload, research) << "level " << level;
  }
}

TEST(SkyminesLuna, SK_7_3_takes_the_bonus_of_a_token_that_nobody_else_has) {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const Table table = Table::fresh(2, {{"lunas", "2"}}, seed);
    std::vector<int> tokens;
    for (int seat = 0; seat < 4; ++seat)
      for (const int token : table.player(seat).tokens)
        if (token != 0) tokens.push_back(token);
    std::ranges::sort(tokens);
    EXPECT_EQ(tokens.size(), 6U);
    EXPECT_EQ(std::ranges::adjacent_find(tokens), tokens.end());
    for (int seat : {2, 3}) {
      const Player& luna = table.player(seat);
      const Reward& bonus = table.game.tables.tokens[luna.tokens[0] - 1U].bonus;
      EXPECT_EQ(luna.tracks, bonus.track);
      EXPECT_EQ(luna.tank, bonus.he);
    }
  }
}

TEST(SkyminesLuna, SK_7_1_every_Luna_has_her_own_cards_and_level) {
  const Table table = Table::fresh(
      1, {{"lunas", "3"}, {"luna_level", "8"}, {"luna_level_2", "6"}, {"luna_level_3", "0"}});
  EXPECT_EQ(table.player(1).upload, 3);
  EXPECT_EQ(table.player(2).upload, 1);
  EXPECT_EQ(table.player(3).upload, 0);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(table.state.lunas[i].pile.size(), 12U);
  EXPECT_NE(table.state.lunas[0].pile, table.state.lunas[1].pile);
}

// --- counts -----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_16_LU_03_helium_ends_at_28_and_surplus_pays) {
  LunaTable table(2);
  table.player(kSeat).tank = 0;
  EXPECT_EQ(table.helium(5).player(kSeat).tank, 5);
  EXPECT_EQ(table.luna().open_slots, 0b01110);
  EXPECT_EQ(table.helium(6).player(kSeat).tank, 11);
  EXPECT_EQ(table.luna().open_slots, 0b01111);
  table.helium(18);
  EXPECT_EQ(table.player(kSeat).tank, 28);
  EXPECT_EQ(table.player(kSeat).coins, 2);
}

TEST(SkyminesLuna, SK_7_18_LU_04_helium_thresholds_bring_grade_two_cards) {
  LunaTable table(4);
  table.player(kSeat).tank = 0;
  table.luna().open_slots = 0b01110;
  const std::size_t pile = table.luna().pile.size();
  table.helium(5);
  EXPECT_EQ(table.luna().grade_two.size(), 7U);
  table.helium(4);
  EXPECT_EQ(table.player(kSeat).tank, 9);
  EXPECT_EQ(table.luna().open_slots, 0b01111);
  EXPECT_EQ(table.luna().pile.size(), pile + 1);
  EXPECT_EQ(table.luna().grade_two.size(), 6U);
  table.helium(12);
  EXPECT_EQ(table.luna().pile.size(), pile + 2);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
  table.helium(7);
  EXPECT_EQ(table.luna().grade_two.size(), 5U) << "each works once";
}

TEST(SkyminesLuna, SK_7_16_LU_05_research_ends_at_15_and_surplus_pays) {
  LunaTable table(2);
  EXPECT_EQ(table.research(1).player(kSeat).upload, 1);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0);
  EXPECT_EQ(table.research(3).player(kSeat).upload, 4);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0b10000);
  EXPECT_EQ(table.research(11).player(kSeat).upload, 15);
  EXPECT_EQ(table.player(kSeat).coins, 0);
  EXPECT_EQ(table.research(2).player(kSeat).upload, 15);
  EXPECT_EQ(table.player(kSeat).coins, 4);
}

TEST(SkyminesLuna, SK_7_18_LU_06_research_thresholds) {
  LunaTable table(7);
  table.luna().grade_two = new_luna(7).grade_two;
  ASSERT_EQ(table.player(kSeat).upload, 2);
  table.research(1);
  EXPECT_EQ(table.luna().grade_two.size(), 7U);
  table.research(3);
  EXPECT_EQ(table.player(kSeat).upload, 6);
  EXPECT_EQ(table.luna().open_slots & 0b10000, 0b10000);
  EXPECT_EQ(table.luna().grade_two.size(), 6U);
  table.research(5);
  EXPECT_EQ(table.player(kSeat).upload, 11);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
}

TEST(SkyminesLuna, SK_7_18_LU_07_both_counts_of_level_6) {
  LunaTable table(6);
  table.player(kSeat).tank = 1;
  const std::size_t pile = table.luna().pile.size();
  table.helium(5).research(4);
  EXPECT_EQ(table.player(kSeat).tank, 6);
  EXPECT_EQ(table.player(kSeat).upload, 5);
  EXPECT_EQ(table.luna().open_slots, 0b11110);
  EXPECT_EQ(table.luna().pile.size(), pile + 2);
  EXPECT_EQ(table.luna().grade_two.size(), 5U);
}

TEST(SkyminesLuna, SK_7_18_nothing_comes_from_an_empty_stack) {
  LunaTable table(4);
  table.player(kSeat).tank = 0;
  table.luna().grade_two.clear();
  const std::size_t pile = table.luna().pile.size();
  table.helium(9);
  EXPECT_EQ(table.luna().pile.size(), pile);
  EXPECT_FALSE(table.happened(EventKind::luna_grade_two));
  EXPECT_EQ(table.luna().thresholds, 0b0001);
}

// --- dealing ----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_6_LU_08_deals_majority_places_first_then_slots) {
  LunaTable table(2);
  table.slots({}).pile({"I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-7", "I-8"});
  table.luna().open_slots = 0b11111;
  deal_luna(table.step(), 0);
  EXPECT_THAT(table.dealt(), ElementsAre("I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-7"));
  EXPECT_EQ(table.luna().pile.size(), 1U);
}

TEST(SkyminesLuna, SK_7_17_LU_09_level_0_never_opens_slots) {
  LunaTable table(0);
  table.helium(9).research(5);
  table.slots({}).pile({"I-1", "I-2", "I-3", "I-4", "I-5", "I-6"});
  deal_luna(table.step(), 0);
  EXPECT_THAT(table.dealt(), ElementsAre("I-1", "I-2", "", "I-3", "I-4", "I-5", ""));
}

TEST(SkyminesLuna, SK_7_18_LU_15_the_card_of_a_threshold_is_dealt_next) {
  LunaTable table(4);
  table.player(kSeat).tank = 8;
  const unsigned top = table.luna().grade_two.back();
  table.helium(1).slots({});
  deal_luna(table.step(), 0);
  EXPECT_EQ(table.luna().majority[0], top + 1U);
  EXPECT_EQ(table.luna().fresh_places, 0b1);
  EXPECT_EQ(table.luna().fresh_on_top, 0);
}

TEST(SkyminesLuna, SK_7_7_an_empty_pile_is_made_of_the_discards) {
  for (const int level : {1, 2}) {
    LunaTable table(level);
    table.slots({})
        .pile({"I-1", "I-2", "I-3"})
        .discard({"I-4", "I-5", "I-6", "I-7", "I-8", "I-9", "I-10"});
    table.luna().open_slots = 0b01110;
    const std::size_t stack = table.luna().grade_two.size();
    deal_luna(table.step(), 0);
    EXPECT_THAT(Names({table.dealt()[0], table.dealt()[1], table.dealt()[3]}),
                ElementsAre("I-1", "I-2", "I-3"));
    EXPECT_TRUE(table.luna().discard.empty());
    const std::size_t joined = level >= 2 ? 1 : 0;  // a grade-II card from level 2 on
    EXPECT_EQ(table.luna().pile.size(), 7 + joined - 2);
    EXPECT_EQ(table.luna().grade_two.size(), stack - joined);
    EXPECT_EQ(table.luna().early_places, 0b01011) << "left, right and B came before";
  }
}

// --- her round --------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_11_reveal_gains_come_in_her_first_turn_only) {
  LunaTable table(2);
  table.player(kSeat).tank = 0;
  table.slots({"I-2", "I-9", "I-9"});
  table.luna().majority = {static_cast<std::uint8_t>(table.code("I-4")),
                           static_cast<std::uint8_t>(table.code("II-1"))};
  table.turn();
  EXPECT_EQ(table.player(kSeat).tank, 2);
  EXPECT_EQ(table.player(kSeat).upload, 1);
  EXPECT_EQ(table.luna().slots_used, 0b1);
  table.turn();
  EXPECT_EQ(table.player(kSeat).tank, 2);
  EXPECT_EQ(table.player(kSeat).upload, 1);
  EXPECT_EQ(table.luna().slots_used, 0b11);
}

TEST(SkyminesLuna, SK_7_12_measures_come_from_the_majority_cards) {
  LunaTable table(2);
  const Seat luna = seat_at(kSeat);
  table.luna().majority = {static_cast<std::uint8_t>(table.code("II-1")),
                           static_cast<std::uint8_t>(table.code("II-7"))};
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::titanium), 4U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::carbon), 6U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::energy), 6U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::minerals), 3U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::scientist), 3U);
  table.luna().majority[0] = 0;
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::titanium), 0U);
  EXPECT_EQ(measure(table.game, table.state, luna, CardType::scientist), 2U);
}

TEST(SkyminesLuna, SK_7_13_leaves_with_her_last_card) {
  LunaTable table(2);
  table.slots({"I-9", "I-11"}).discard({}).turn();
  EXPECT_EQ(table.player(kSeat).left, 0);
  table.turn();
  EXPECT_EQ(table.player(kSeat).left, 1);
  EXPECT_THAT(table.luna().slots, testing::Each(0));
  EXPECT_EQ(table.luna().slots_used, 0);
  EXPECT_GE(table.luna().discard.size(), 2U);
}

TEST(SkyminesLuna, SK_7_14_a_discarded_card_decides_which_majority_card_is_dropped) {
  struct Case {
    const char* card;
    std::array<bool, 2> kept;
  };
  // I-2 has the greater number on the left, I-1 on the right, I-5 equal ones.
  for (const auto& [card, kept] :
       {Case{"I-2", {false, true}}, Case{"I-1", {true, false}}, Case{"I-5", {true, true}}}) {
    LunaTable table(2);
    table.slots({card}).discard({});
    table.luna().majority = {static_cast<std::uint8_t>(table.code("I-6")),
                             static_cast<std::uint8_t>(table.code("I-7"))};
    table.turn();
    EXPECT_EQ(table.luna().majority[0] != 0, kept[0]) << card;
    EXPECT_EQ(table.luna().majority[1] != 0, kept[1]) << card;
    EXPECT_EQ(table.luna().discard.size(), kept[0] && kept[1] ? 1U : 2U) << card;
  }
}

TEST(SkyminesLuna, SK_7_15_the_majority_cards_are_discarded_after_the_action_phase) {
  LunaTable table(2);
  table.slots({}).discard({"I-8"});
  table.luna().revealed = 1;
  clear_luna(table.step(), 0);
  EXPECT_THAT(table.luna().majority, ElementsAre(0, 0));
  EXPECT_EQ(table.luna().discard.size(), 3U);
  EXPECT_EQ(table.luna().revealed, 0);
}

TEST(SkyminesLuna, SK_7_8_majority_cards_are_shown_when_all_have_planned) {
  Table table = Table::fresh(1, {{"start_tokens", "fixed"}});
  EXPECT_EQ(table.state.lunas[0].revealed, 0);
  table.play({"ready"});
  EXPECT_EQ(table.state.lunas[0].revealed, 1);
  EXPECT_EQ(table.count(EventKind::luna_majority), 1);
}

TEST(SkyminesLuna, SK_7_9_plays_after_the_last_player_seat) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Table table = Table::fresh(2, {{"lunas", "1"}, {"start_tokens", "fixed"}}, seed);
    if (table.state.first != 1) continue;
    while (table.state.phase == Phase::planning) table.play({"ready"});
    EXPECT_EQ(table.state.turn, 1);
    table.events.clear();
    while (table.state.turn == 1)
      table.play({table.task() == TaskKind::menu ? "leave" : table.legal().front()});
    EXPECT_EQ(table.state.turn, 0) << "seat 1, Luna, then the player before the first";
    EXPECT_EQ(table.player(2).turns, 1);
    return;
  }
  FAIL() << "seat 1 is never first";
}

TEST(SkyminesLuna, SK_7_10_is_never_first_player) {
  for (std::uint64_t seed = 1; seed < 20; ++seed)
    EXPECT_EQ(Table::fresh(1, {{"lunas", "3"}}, seed).state.first, 0);
}

// --- rankings ---------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_20_more_valuable_by_value_then_vacant_spaces_then_track) {
  LunaTable table(2);
  // First game: Skymine A1, Minerva B1, Astrogo C1, Tawac D1.
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(2, 3, 0, 1));
  table.column("tawac", 2, 3, 1);  // one space vacant, nothing visible
  EXPECT_EQ(table.value("tawac"), 0U);
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(1, 2, 3, 0));
  table.column("astrogo", 1, 2, 1);  // two vacant, one coin
  EXPECT_EQ(table.value("astrogo"), 1U);
  EXPECT_THAT(list(by_value(table.game, table.state)), ElementsAre(0, 1, 2, 3));
}

TEST(SkyminesLuna, SK_7_21_leads_may_be_negative_and_ties_go_to_the_more_valuable) {
  LunaTable table(2);
  for (const char* company : {"astrogo", "tawac", "skymine", "minerva"}) table.at(0, company, 5);
  table.at(kSeat, "tawac", 3).at(kSeat, "minerva", 3);
  const Seat luna = seat_at(kSeat);
  EXPECT_EQ(lead(table.game, table.state, luna, 1), -2);
  EXPECT_THAT(list(ranked(table.game, table.state, luna, Ranking::biggest_lead)), ElementsAre(3))
      << "Minerva's track B1 comes before D1";
  EXPECT_THAT(list(ranked(table.game, table.state, luna, Ranking::two_biggest_leads)),
              ElementsAre(3, 1));
}

TEST(SkyminesLuna, SK_7_22_farthest_behind_is_the_lowest_lead_of_those_that_stand_there) {
  LunaTable table(2);
  table.at(0, "astrogo", 4).at(0, "tawac", 4).at(0, "skymine", 6);
  table.at(0, "minerva", 0);
  const Seat luna = seat_at(kSeat);
  EXPECT_EQ(farthest_behind(table.game, table.state, luna, 0b1111), 2U);
  EXPECT_EQ(farthest_behind(table.game, table.state, luna, 0b0011), 0U) << "C1 before D1";
}

TEST(SkyminesLuna, SK_7_24_names_companies_before_anything_moves) {
  LunaTable table(2);
  table.at(kSeat, "skymine", 1);
  table.advance(2, Ranking::two_biggest_leads);
  EXPECT_EQ(table.on_track(kSeat, "skymine"), 3U);
  EXPECT_EQ(table.on_track(kSeat, "minerva"), 2U);
  EXPECT_EQ(table.on_track(kSeat, "astrogo"), 0U);
}

// --- tracks -----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_25_thresholds_pay_her_and_those_beyond) {
  LunaTable table(2);
  table.coins(0, 0).at(0, "skymine", 7).at(kSeat, "skymine", 5);
  table.advance(2, Ranking::most_valuable);
  EXPECT_EQ(table.on_track(kSeat, "skymine"), 7U);
  EXPECT_EQ(table.player(kSeat).coins, 1);
  EXPECT_EQ(table.player(0).coins, 1);
}

TEST(SkyminesLuna, SK_7_26_pays_what_she_has_at_a_barrier) {
  for (const unsigned coins : {0U, 1U, 2U, 5U}) {
    LunaTable table(2);
    table.coins(kSeat, coins).at(kSeat, "skymine", 8);  // A1: 2 coins after space 8
    table.advance(1, Ranking::most_valuable);
    EXPECT_EQ(table.on_track(kSeat, "skymine"), 9U);
    EXPECT_EQ(table.player(kSeat).coins, coins - std::min(coins, 2U));
  }
}

TEST(SkyminesLuna, SK_7_27_spaces_beyond_the_last_pay) {
  LunaTable table(2);
  table.at(kSeat, "skymine", 17);
  table.advance(3, Ranking::most_valuable);
  EXPECT_EQ(table.on_track(kSeat, "skymine"), 18U);
  EXPECT_EQ(table.player(kSeat).coins, 4);
}

// --- expansion --------------------------------------------------------------------------------

void expand(LunaTable& table, const char* company, unsigned pieces, bool highest = false) {
  table.events.clear();
  luna_expand(table.step(), seat_at(kSeat), table.company(company), pieces, highest);
}

TEST(SkyminesLuna, SK_7_28_takes_from_the_column_with_most_vacant_spaces) {
  LunaTable table(2);
  table.column("skymine", 1, 3, 1).column("skymine", 2, 2, 1);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][1].ordinary, 1);
}

TEST(SkyminesLuna, SK_7_28_prefers_columns_whose_crossed_out_space_is_occupied) {
  LunaTable table(2);
  table.column("skymine", 1, 2, 0).column("skymine", 2, 4, 1).column("skymine", 3, 3, 1);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][2].ordinary, 2);
}

TEST(SkyminesLuna, SK_7_28_then_fewest_visible_coins_and_the_lower_number) {
  LunaTable table(2);
  // Columns of Skymine show 01002, 01012 and 00112. Two vacant ordinary spaces: 1, 1 and 0.
  for (int column : {1, 2, 3}) table.column("skymine", column, 2, 0);
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[2][2].ordinary, 1);
  LunaTable equal(2);
  expand(equal, "skymine", 1);
  EXPECT_EQ(equal.state.station[2][0].ordinary, 3);
}

TEST(SkyminesLuna, SK_7_30_what_cannot_be_placed_is_lost) {
  LunaTable table(2);
  table.column("skymine", 1, 0, 1).column("skymine", 2, 0, 0).column("skymine", 3, 0, 0);
  expand(table, "skymine", 3);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("6"));
  EXPECT_EQ(table.count(EventKind::entered), 1);
  expand(table, "skymine", 3);
  EXPECT_EQ(table.count(EventKind::entered), 0);
}

TEST(SkyminesLuna, SK_7_32_enters_the_lowest_or_highest_vacant_sector) {
  LunaTable table(2);
  table.outpost("tawac", 6);
  expand(table, "skymine", 2);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("14", "15"))
      << "15, for 6 is taken; then 14 from there";
  LunaTable high(2);
  expand(high, "skymine", 2, true);
  EXPECT_THAT(high.sectors_of("skymine"), ElementsAre("20", "24"));
}

TEST(SkyminesLuna, SK_7_33_ousts_the_company_she_is_farthest_behind_with) {
  LunaTable table(2);
  table.outpost("tawac", 6).outpost("minerva", 15).outpost("minerva", 20);
  table.at(0, "tawac", 2).at(0, "minerva", 5);
  expand(table, "skymine", 1, true);
  EXPECT_THAT(table.sectors_of("skymine"), ElementsAre("20"));
  EXPECT_THAT(table.sectors_of("minerva"), ElementsAre("15"));
  EXPECT_THAT(table.sectors_of("tawac"), ElementsAre("6"));
  EXPECT_EQ(table.count(EventKind::ousted), 1);
}

TEST(SkyminesLuna, SK_7_29_an_ousted_outpost_returns_to_its_main_column_or_leaves) {
  LunaTable table(2);
  table.outpost("minerva", 6).outpost("minerva", 15).outpost("minerva", 20);
  // Crossed-out spaces never take it back: column 1 has none other, column 2 has most room.
  table.column("minerva", 1, 4, 0).column("minerva", 2, 1, 1).column("minerva", 3, 3, 1);
  const int boxed = table.state.boxed[3];
  expand(table, "skymine", 1);
  EXPECT_EQ(table.state.station[3][1].ordinary, 2);
  EXPECT_EQ(table.state.boxed[3], boxed);
  LunaTable full(2);
  full.outpost("minerva", 6).outpost("minerva", 15).outpost("minerva", 20);
  for (int column : {1, 2, 3}) full.column("minerva", column, 4, 0);
  const int out = full.state.boxed[3];
  expand(full, "skymine", 1);
  EXPECT_EQ(full.state.boxed[3], out + 1);
  EXPECT_THAT(full.sectors_of("minerva"), ElementsAre("15", "20"));
}

TEST(SkyminesLuna, SK_7_31_the_less_valuable_company_expands_first) {
  LunaTable table(2);
  table.column("minerva", 1, 0, 1);  // worth 2; Skymine 0
  table.at(kSeat, "skymine", 1).at(kSeat, "minerva", 1);
  table.game.tables.luna_cards[0].actions = {
      LunaAction{.what = LunaDo::advance, .n = 1, .ranking = Ranking::two_biggest_leads},
      LunaAction{.what = LunaDo::expand, .n = 1}};
  table.slots({"I-1", "I-2"}).turn();
  std::vector<int> companies;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::entered)
      companies.push_back(event.args[0]);
  EXPECT_THAT(companies, ElementsAre(2, 3));
}

// --- cards, plans, markers --------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_37_empty_spaces_give_nothing) {
  LunaTable table(2);
  table.no_display();
  table.slots({"I-1", "I-2"}).turn();
  EXPECT_TRUE(table.player(kSeat).hand.empty());
  EXPECT_THAT(table.events, testing::Not(IsEmpty()));
}

TEST(SkyminesLuna, SK_7_38_of_equal_shares_the_lowest_space) {
  LunaTable table(2);
  table.no_display().display(5, "C-04").display(9, "A-04").display(2, "B-13");
  // Tawac has a coin to show, Skymine has none.
  table.column("tawac", 2, 2, 1);
  table.act({.what = LunaDo::share_card});
  EXPECT_EQ(table.card_on(5), "");
  EXPECT_EQ(table.card_on(9), "A-04");
}

TEST(SkyminesLuna, SK_7_40_the_supplement_may_be_for_red_spaces_only) {
  for (const char* option : {"any", "red_only"})
    for (const unsigned column : {0U, 2U}) {
      LunaTable table(2, {{"luna_supplement", option}});
      table.state.supplement = 3;
      LunaAction action{.what = LunaDo::discard_plan, .letter = 1};
      action.by_slot[0][0] = static_cast<std::uint8_t>(column + 1U);
      table.act(action);
      const bool pays = column == 0 || std::string_view(option) == "any";
      EXPECT_EQ(table.player(kSeat).coins, pays ? 3 : 0) << option << column;
      EXPECT_EQ(table.state.supplement, pays ? 0 : 3);
    }
}

TEST(SkyminesLuna, SK_7_41_an_empty_space_brings_no_coins) {
  LunaTable table(2);
  table.Table::research('A', {"", "PA-02", "PA-03", "PA-04"});
  table.state.supplement = 3;
  LunaAction action{.what = LunaDo::discard_plan, .letter = 0};
  action.by_slot[0][0] = 1;
  table.act(action);
  EXPECT_EQ(table.player(kSeat).coins, 0);
  EXPECT_EQ(table.state.supplement, 3);
  EXPECT_FALSE(table.happened(EventKind::luna_discarded));
}

TEST(SkyminesLuna, SK_7_39_the_plan_is_replaced_at_once) {
  LunaTable table(2);
  const PlanCode next = table.state.stacks[2].back();
  LunaAction action{.what = LunaDo::discard_plan, .letter = 2};
  action.by_slot[0][0] = 4;
  table.act(action);
  EXPECT_EQ(table.state.research_display[2][3], next);
}

TEST(SkyminesLuna, SK_7_42_without_special_plans_nothing_is_discarded) {
  LunaTable table(2);
  table.state.special_up = 0;
  table.act({.what = LunaDo::discard_special});
  EXPECT_FALSE(table.happened(EventKind::luna_discarded));
}

TEST(SkyminesLuna, SK_7_43_a_taken_space_is_left_alone) {
  LunaTable table(2);
  LunaAction action{.what = LunaDo::marker};
  const auto space =
      static_cast<std::uint8_t>(std::ranges::find(table.game.tables.space_names, "TILE-SCI") -
                                table.game.tables.space_names.begin());
  action.by_slot[0][0] = static_cast<std::uint8_t>(space + 1U);
  table.state.marker_on[space] = 1;
  table.act(action);
  EXPECT_EQ(table.state.marker_on[space], 1);
  EXPECT_EQ(table.player(kSeat).markers, 5);
  table.state.marker_on[space] = 0;
  table.act(action);
  EXPECT_EQ(table.state.marker_on[space], kSeat + 1);
  EXPECT_EQ(table.player(kSeat).markers, 4);
  EXPECT_EQ(table.player(kSeat).coins, 0) << "no fee, no reward";
}

// --- scoring ----------------------------------------------------------------------------------

TEST(SkyminesLuna, SK_7_44_coins_come_from_the_bank_helium_and_research_count) {
  LunaTable table(2);
  const unsigned tank = table.player(kSeat).tank;
  table.slots({"II-4", "II-6"}).turn();
  EXPECT_EQ(table.player(kSeat).coins, 3);
  EXPECT_EQ(table.player(kSeat).upload, 2);
  table.turn();
  EXPECT_EQ(table.player(kSeat).coins, 6);
  EXPECT_EQ(table.player(kSeat).tank, tank + 4);
}

TEST(SkyminesLuna, SK_7_48_linked_slots_do_not_concern_her) {
  LunaTable usual(2);
  LunaTable linked(2, {{"linked_slots", "on"}});
  for (LunaTable* table : {&usual, &linked}) table->slots({"I-5", "I-12", "I-6"}).turn().turn();
  EXPECT_EQ(usual.state.lunas[0], linked.state.lunas[0]);
  EXPECT_EQ(usual.player(kSeat), linked.player(kSeat));
}

TEST(SkyminesLuna, SK_7_49_scores_coins_shares_helium_and_research) {
  LunaTable table(2);
  table.column("tawac", 1, 0, 1);               // worth 2
  table.coins(kSeat, 7).at(kSeat, "tawac", 6);  // D1: 2 shares
  table.player(kSeat).tank = 9;
  table.player(kSeat).upload = 5;
  table.no_display();
  table.player(kSeat).hand.add(table.card("A-04"));
  const Scores pad = scores(table.game, table.state);
  EXPECT_EQ(pad.rows[kSeat][0], 7);
  EXPECT_EQ(pad.rows[kSeat][2], 3 * 2);
  EXPECT_EQ(pad.rows[kSeat][5], 15);
  EXPECT_EQ(pad.rows[kSeat][6], 15);
  EXPECT_EQ(pad.total[kSeat], 7 + 6 + 15 + 15);
}

TEST(SkyminesLuna, SK_7_19_research_values) {
  LunaTable table(2);
  const std::vector<std::pair<int, int>> values = {{2, 0},  {3, 10},  {5, 15},  {6, 15}, {7, 20},
                                                   {9, 30}, {11, 40}, {13, 50}, {15, 60}};
  for (const auto& [step, value] : values) {
    table.player(kSeat).upload = static_cast<std::uint8_t>(step);
    EXPECT_EQ(scores(table.game, table.state).rows[kSeat][6], value) << step;
  }
}

}  // namespace
}  // namespace orrery::skymines
