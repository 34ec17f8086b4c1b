// Decisions that take several goods one at a time (SO-9.4): every set of goods can be reached by
// exactly one sequence. They are the price of an extension, any goods of a market, and discards for
// lack of room.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// All sequences of the open series of a seat, as letters: "WS" is wood, then stone.
void follow(const Game& game, const State& state, Seat seat, const std::string& so_far,
            std::vector<std::string>& found) {
  MoveList moves;
  legal(game, state, seat, moves);
  for (const Move& move : moves) {
    State next = state;
    apply(game, next, seat, move, nullptr);
    const std::string taken = so_far + notation(game, move).back();
    if (next.phase == state.phase && active(game, next).has(seat) && next.turn == state.turn)
      follow(game, next, seat, taken, found);
    else
      found.push_back(taken);
  }
}

std::vector<std::string> sequences(const Table& table) {
  std::vector<std::string> found;
  follow(table.game, table.state, active(table.game, table.state).lowest(), "", found);
  return found;
}

Table extending(std::string_view goods, std::string_view space) {
  Table table = known_table();
  table.goods(0, goods).hand(0, {"1W", "1S", "1H"});
  table.display(Side::day, {"D01", "D21", "D24"}).begin();
  return table.play({"card 1W", space});
}

TEST(Solenia, SO_9_4_SO_9_12_an_extension_is_paid_in_the_order_of_goods) {
  EXPECT_THAT(sequences(extending("WSHA", "at 1,0")),
              UnorderedElementsAre("WS", "WH", "WA", "SH", "SA", "HA"));
  EXPECT_THAT(sequences(extending("WWA", "at 1,0")), UnorderedElementsAre("WW", "WA"));
  EXPECT_THAT(sequences(extending("WWSA", "at 0,0")), UnorderedElementsAre("WWS", "WWA", "WSA"));
}

TEST(Solenia, SO_9_4_a_kind_is_offered_only_if_the_series_can_be_finished) {
  EXPECT_THAT(extending("WWA", "at 1,0").legal(), ElementsAre("pay W"))
      << "after water nothing could follow";
  EXPECT_THAT(extending("WAA", "at 1,0").legal(), ElementsAre("pay W", "pay A"));
}

TEST(Solenia, SO_9_12_at_a_city_one_delivery_must_stay_payable) {
  // D01 takes two stones; the day city 2,4 costs one good.
  EXPECT_THAT(extending("WSS", "at 2,4").legal(), ElementsAre("pay W"));
  EXPECT_THAT(extending("WSSS", "at 2,4").legal(), ElementsAre("pay W", "pay S"));
  Table table = known_table();
  table.goods(0, "SS").hand(0, {"1W", "1S", "1H"}).display(Side::day, {"D01", "D21", "D24"});
  table.begin().play({"card 1W"});
  EXPECT_FALSE(table.is_legal("at 2,4")) << "the price would take a stone of the delivery";
}

TEST(Solenia, SO_9_4_SO_9_12_a_city_and_a_price_of_two) {
  // The day city 3,0 is three steps away. Two goods go, the two stones of D01 stay.
  EXPECT_THAT(sequences(extending("WSSA", "at 3,0")), UnorderedElementsAre("WA"));
  EXPECT_THAT(sequences(extending("WSSSA", "at 3,0")), UnorderedElementsAre("WS", "WA", "SA"));
}

TEST(Solenia, SO_9_12_without_a_price_nothing_is_asked) {
  EXPECT_NE(extending("WSHA", "at 2,2").state.phase, Phase::extension);
}

TEST(Solenia, SO_9_4_SO_9_16_any_two_goods_as_ten_sets) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1), "SS"), "slot 4");
  EXPECT_TRUE(table.happened(EventKind::tile_shown)) << "after the reveal";
  EXPECT_THAT(sequences(table),
              UnorderedElementsAre("WW", "WS", "WH", "WA", "SS", "SH", "SA", "HH", "HA", "AA"));
  table.play({"gain H"});
  EXPECT_THAT(table.legal(), ElementsAre("gain H", "gain A")) << "kinds do not go back";
}

TEST(Solenia, SO_9_4_SO_9_17_discards_as_sets_of_what_is_held) {
  Table table = known_table();
  table.goods(0, "WWWSHHAA").hand(0, {"2*W", "1S", "1H"}).begin().play({"card 2*W", "at 2,3"});
  ASSERT_EQ(table.goods_text(0), "WWWSSSHHAA") << "two too many";
  EXPECT_THAT(sequences(table),
              UnorderedElementsAre("WW", "WS", "WH", "WA", "SS", "SH", "SA", "HH", "HA", "AA"));
  table.play({"drop S"});
  EXPECT_THAT(table.legal(), ElementsAre("drop S", "drop H", "drop A"));
  table.play({"drop A"});
  EXPECT_EQ(table.goods_text(0), "WWWSSHHA");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(Solenia, SO_9_17_a_discard_for_each_surplus_good_and_none_without) {
  Table table = known_table();
  table.goods(0, "WWWWWWA").hand(0, {"2*W", "1S", "1H"}).begin();
  Table fits = table;
  EXPECT_EQ(fits.play({"card 1S", "at 2,3"}).state.turn, 1) << "eight find room";
  table.play({"card 2*W", "at 2,3"});
  EXPECT_THAT(table.legal(), ElementsAre("drop W", "drop S", "drop A"));
  EXPECT_EQ(table.play({"drop W"}).state.turn, 1) << "one surplus good, one discard";
}

// Over random games no series offers a set twice.
TEST(Solenia, SO_9_4_no_set_of_goods_has_two_sequences) {
  Table table(3, {{"side", "winter"}});
  int series = 0;
  Phase before = Phase::card;
  table.play_out(4, [&] {
    const Phase phase = table.state.phase;
    const bool opens = phase != before && (phase == Phase::extension || phase == Phase::gain ||
                                           phase == Phase::overflow);
    before = phase;
    if (!opens) return;
    ++series;
    std::set<std::string> sets;
    for (std::string goods : sequences(table)) {
      std::ranges::sort(goods);
      EXPECT_TRUE(sets.insert(goods).second) << goods << " is offered twice";
    }
  });
  EXPECT_GT(series, 5);
}

}  // namespace
}  // namespace orrery::solenia
