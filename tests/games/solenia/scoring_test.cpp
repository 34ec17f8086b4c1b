// The end of the game and its scoring (chapter 5).
#include "games/solenia/scoring.h"

#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/messages.h"
#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using test::says;
using testing::ElementsAre;

// Seat 0 has so many tiles on each side, from slot 1 on.
Table with_tiles(int day, int night, GivenOptions options = {}) {
  Table table = known_table(2, std::move(options));
  for (int slot = 1; slot <= day; ++slot) table.deliver(0, "D" + std::to_string(10 + slot), slot);
  for (int slot = 1; slot <= night; ++slot) table.deliver(0, "N" + std::to_string(10 + slot), slot);
  return table;
}

// Seat 1 has the last turn of the game, with this card; both have a card in row 0.
Table last_turn(std::string_view card) {
  Table table = known_table();
  table.lay(0, "1H", "0,0").lay(1, "0@2", "0,1").hand(1, {card}).round(16, 1).begin();
  return table;
}

TEST(Solenia, SO_5_1_the_last_departing_strip_still_pays) {
  Table table = last_turn("0WS").play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::over);
  EXPECT_EQ(table.goods_text(0), "H");
  EXPECT_EQ(table.goods_text(1), "SS");
  EXPECT_EQ(table.state.advances, 1);
}

TEST(Solenia, SO_5_1_the_game_waits_for_the_last_storage_to_be_in_order) {
  Table table = last_turn("0WS").goods(0, "WWWWWWWW").play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::overflow);
  table.play(0, "drop W");
  EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(Solenia, SO_5_1_the_game_goes_on_until_everybody_had_sixteen_turns) {
  Table table = known_table();
  table.hand(0, {"1W"}).hand(1, {"1W"}).round(16).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::card);
  EXPECT_EQ(table.state.turn, 1);
  table.play({"card 1W", "at 2,1"});
  EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(Solenia, SO_5_2_cards_left_on_the_board_pay_nothing) {
  Table table = last_turn("1S").play({"card 1S", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::over);
  EXPECT_EQ(table.goods_text(0), "");
  EXPECT_EQ(table.goods_text(1), "W") << "from the island alone";
  EXPECT_EQ(table.card_on("0,1"), "0@2");
}

TEST(Solenia, SO_5_3_the_total_is_the_sum_of_the_categories_in_their_order) {
  std::vector<std::string> categories;
  for (const ScoreRow& each : score_rows())
    if (!each.part) categories.push_back(each.id);
  EXPECT_THAT(categories,
              ElementsAre("pairs", "goods", "tiles", "play", "winter_end", "improvements"));

  Table table = known_table();
  table.deliver(0, "D01", 1).deliver(0, "N24", 1).deliver(0, "N01", 2).goods(0, "WSA");
  table.player(0).stars = {3, 1, 5, 0};
  EXPECT_EQ(row(table, "pairs"), 1);
  EXPECT_EQ(row(table, "goods"), 1);
  EXPECT_EQ(row(table, "tiles"), 13);
  EXPECT_EQ(row(table, "play"), 9);
  EXPECT_EQ(total(table), 24) << "the parts of play are not counted twice";
}

TEST(Solenia, SO_5_3_every_category_counts_in_the_total) {
  Table table = with_tiles(6, 6, kImprovements);
  table.half(0, Side::day, "Home Trade").goods(0, "WWSS");
  table.player(0).stars = {1, 1, 1, 1};
  EXPECT_GT(row(table, "winter_end"), 0);
  EXPECT_GT(row(table, "improvements"), 0);
  EXPECT_EQ(total(table), row(table, "goods") + row(table, "tiles") + row(table, "play") +
                              row(table, "winter_end") + row(table, "improvements"));
}

Table with_totals(std::initializer_list<std::uint8_t> totals) {
  Table table = known_table(static_cast<int>(totals.size()));
  int seat = 0;
  for (const std::uint8_t stars : totals) {
    table.goods(seat, "");
    table.player(seat++).stars[0] = stars;
  }
  return table;
}

SeatSet won(const Table& table) { return winners(table.game, table.state); }

TEST(Solenia, SO_5_4_the_highest_total_wins_and_equal_ones_share) {
  EXPECT_EQ(won(with_totals({40, 41, 39})), SeatSet::of(seat_at(1)));
  EXPECT_EQ(won(with_totals({41, 40, 41})).bits(), 0b101) << "no tie-break";
  EXPECT_EQ(won(with_totals({7, 7, 7, 7})), SeatSet::first(4));
  Table table = with_totals({40, 40});
  table.goods(1, "W");
  EXPECT_EQ(won(table), SeatSet::first(2)) << "a single good left breaks no tie";
}

TEST(Solenia, SO_5_5_equal_totals_share_the_better_place) {
  const auto places = [](const Table& table) {
    std::vector<int> list;
    for (int seat = 0; seat < table.game.players; ++seat)
      list.push_back(place_of(table.game, table.state, seat_at(seat)));
    return list;
  };
  EXPECT_THAT(places(with_totals({40, 50, 30, 40})), ElementsAre(2, 1, 4, 2));
  EXPECT_THAT(places(with_totals({50, 50, 41})), ElementsAre(1, 1, 3));
  EXPECT_THAT(places(with_totals({0, 0})), ElementsAre(1, 1));
}

TEST(Solenia, SO_5_5_the_result_names_all_places_when_there_are_more_than_two) {
  const auto said = [&](const Table& table) { return Rules::outcome(table.game, table.state); };
  EXPECT_THAT(
      said(with_totals({40, 50, 30, 40})),
      says(
          "solenia.result",
          {{"result", std::vector<Message>{{"solenia.won", {{"seat", seat_at(1)}, {"total", 50}}}}},
           {"places",
            std::vector<Message>{{"solenia.place", {{"place", 1}, {"seat", seat_at(1)}}},
                                 {"solenia.place", {{"place", 2}, {"seat", seat_at(0)}}},
                                 {"solenia.place", {{"place", 2}, {"seat", seat_at(3)}}},
                                 {"solenia.place", {{"place", 4}, {"seat", seat_at(2)}}}}}}));
  EXPECT_THAT(
      said(with_totals({41, 50, 50})),
      says("solenia.result",
           {{"result",
             std::vector<Message>{
                 {"solenia.shared",
                  {{"winners", std::vector<Message>{{"solenia.winner", {{"seat", seat_at(1)}}},
                                                    {"solenia.winner", {{"seat", seat_at(2)}}}}},
                   {"total", 50}}}}},
            {"places",
             std::vector<Message>{{"solenia.place", {{"place", 1}, {"seat", seat_at(1)}}},
                                  {"solenia.place", {{"place", 1}, {"seat", seat_at(2)}}},
                                  {"solenia.place", {{"place", 3}, {"seat", seat_at(0)}}}}}}));
  EXPECT_THAT(said(with_totals({1, 0})), says("solenia.won", {{"seat", seat_at(0)}, {"total", 1}}));
}

TEST(Solenia, SO_5_6_pairs_are_worth_1_3_6_and_10) {
  const std::vector<int> worth = {0, 1, 3, 6, 10, 10, 10};
  for (int pairs = 0; pairs <= 6; ++pairs)
    EXPECT_EQ(row(with_tiles(pairs, pairs), "pairs"), worth[static_cast<std::size_t>(pairs)]);
  EXPECT_EQ(row(with_tiles(4, 2), "pairs"), 3) << "the smaller count decides";
  EXPECT_EQ(row(with_tiles(1, 6), "pairs"), 1);
  EXPECT_EQ(row(with_tiles(6, 0), "pairs"), 0);
}

TEST(Solenia, SO_5_7_two_goods_are_worth_a_star) {
  Table table = known_table();
  EXPECT_EQ(row(table.goods(0, ""), "goods"), 0);
  EXPECT_EQ(row(table.goods(0, "W"), "goods"), 0);
  EXPECT_EQ(row(table.goods(0, "WA"), "goods"), 1) << "kinds may be mixed";
  EXPECT_EQ(row(table.goods(0, "WWW"), "goods"), 1);
  EXPECT_EQ(row(table.goods(0, "WSHAWSHA"), "goods"), 4);
  table = known_table(2, kWinter);
  EXPECT_EQ(row(table.goods(0, "WSHAWS"), "goods"), 3);
}

TEST(Solenia, SO_5_8_delivered_tiles_count_their_stars_at_the_end) {
  Table table = known_table();
  table.deliver(0, "D24", 1).deliver(0, "N01", 1).deliver(1, "N20", 1);
  EXPECT_EQ(row(table, "tiles", 0), 11);
  EXPECT_EQ(row(table, "tiles", 1), 7);
  EXPECT_EQ(table.stars(0), 0) << "they are no stars taken in play";
}

// Seat 0 in a night city with a card of value 2, the tile N01 and then this.
Table delivered(GivenOptions options, std::initializer_list<std::pair<std::string_view, int>> had,
                std::string_view level1 = "") {
  Table table = known_table(2, std::move(options));
  table.lay(0, "1W", "1,2").display(Side::night, {"N01", "N02", "N03"}).goods(0, "WW");
  for (const auto& [tile, slot] : had) table.deliver(0, tile, slot);
  if (!level1.empty()) table.level1(0, level1);
  table.hand(0, {"2*W"}).begin().play({"card 2*W", "at 1,3", "tile N01"});
  return table;
}

TEST(Solenia, SO_5_9_the_star_counter_is_kept_in_four_parts) {
  Table summer = delivered({}, {{"N11", 1}, {"N12", 2}, {"N13", 3}, {"N14", 4}});
  EXPECT_EQ(row(summer, "play.city"), 2);
  EXPECT_EQ(row(summer, "play.slots"), 5);
  EXPECT_EQ(row(summer, "play.departure"), 0);
  EXPECT_EQ(row(summer, "play"), 7);

  Table bounty = delivered(kImprovements, {{"D11", 2}}, "Bounty").play({"slot 2"});
  EXPECT_EQ(row(bounty, "play.improvements"), 4);
  EXPECT_EQ(row(bounty, "play.slots"), 0);
  EXPECT_EQ(row(bounty, "play"), 6);

  Table departed = known_table();
  departed.lay(0, "0@2", "0,2").hand(0, {"0WS"}).begin().play({"card 0WS", "at 2,2"});
  EXPECT_EQ(row(departed, "play.departure"), 2);
  EXPECT_EQ(row(departed, "play"), 2);
}

TEST(Solenia, SO_1_33_SO_5_10_bridges_count_columns_with_both_slots_filled) {
  Table table = known_table(2, kWinter);
  table.deliver(0, "D11", 1).deliver(0, "N11", 1).deliver(0, "D12", 3).deliver(0, "N12", 4);
  EXPECT_EQ(row(table, "winter_end"), 0) << "no Bridge yet";
  table.deliver(0, "D13", 6);
  EXPECT_EQ(row(table, "winter_end"), 2) << "column 1 alone is full: 3 and 4 are half";
  table.deliver(0, "N13", 3);
  EXPECT_EQ(row(table, "winter_end"), 4);
  table.deliver(0, "N14", 6);
  EXPECT_EQ(row(table, "winter_end"), 12) << "three columns, two Bridges";
  EXPECT_EQ(row(with_tiles(6, 6), "winter_end"), 0) << "never in summer";
}

TEST(Solenia, SO_5_11_active_halves_score_in_their_category) {
  Table table = known_table(2, kImprovements);
  table.deliver(0, "D11", 1).deliver(0, "D12", 3).half(0, Side::day, "Home Trade");
  EXPECT_EQ(row(table, "improvements"), 0) << "its slot is empty";
  table.deliver(0, "D13", 6);
  EXPECT_EQ(row(table, "improvements"), 3);
  EXPECT_EQ(row(with_tiles(6, 6, kWinter), "improvements"), 0);
}

TEST(Solenia, SO_5_12_in_summer_pairs_are_full_columns) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    Table table(4, {}, seed);
    table.play_out(seed);
    for (int seat = 0; seat < 4; ++seat) {
      const auto& slots = table.player(seat).slots;
      int full = 0;
      for (std::size_t i = 0; i < kSlotsPerSide; ++i)
        full += slots[0][i] != 0 && slots[1][i] != 0 ? 1 : 0;
      const auto worth = table.game.tables.pair_stars[static_cast<std::size_t>(full)];
      EXPECT_EQ(row(table, "pairs", seat), worth);
    }
  }
}

TEST(Solenia, SO_5_13_in_winter_pairs_are_worth_nothing) {
  for (const int pairs : {1, 4, 6}) {
    EXPECT_EQ(row(with_tiles(pairs, pairs, kWinter), "pairs"), 0);
    EXPECT_EQ(row(with_tiles(pairs, pairs, kImprovements), "pairs"), 0);
  }
}

TEST(Solenia, SO_5_14_all_categories_read_the_same_final_state) {
  Table table = with_tiles(6, 0, kImprovements);
  table.half(0, Side::day, "Full Holds").goods(0, "WWSSHH");
  EXPECT_EQ(row(table, "goods"), 3);
  EXPECT_EQ(row(table, "improvements"), 6) << "the goods scored before still lie there";
  EXPECT_EQ(table.goods_text(0), "WWSSHH");

  Table ended = last_turn("1S").goods(1, "HHH").play({"card 1S", "at 2,2"});
  EXPECT_EQ(ended.goods_text(1), "WHHH") << "the end takes no goods away";
  EXPECT_EQ(ended.stars(1), 0) << "and adds no stars to the counter";
  EXPECT_EQ(total(ended, 1), 2);
}

}  // namespace
}  // namespace orrery::solenia
