// The capacity of a storage and what must be discarded above it (section 4f).
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// Seat 0 holds `goods` and takes two wood from the island under the airship.
Table after_two_wood(std::string_view goods, GivenOptions options = {}) {
  Table table = known_table(2, std::move(options));
  table.goods(0, goods).hand(0, {"2*H"}).begin().play({"card 2*H", "at 2,2"});
  return table;
}

// What seat 0 can be left with once it is down to its capacity.
void collect_results(const Table& table, std::set<std::string>& results) {
  if (table.state.phase != Phase::overflow) {
    results.insert(table.goods_text(0));
    return;
  }
  for (const std::string& drop : table.legal(0)) {
    Table next = table;
    collect_results(next.play(0, drop), results);
  }
}

TEST(Solenia, SO_4_38_goods_above_the_capacity_are_discarded_at_once) {
  EXPECT_EQ(after_two_wood("SSSHHA").state.phase, Phase::card) << "eight fit in";
  EXPECT_EQ(after_two_wood("SSSHHA").state.turn, 1);

  const Table nine = after_two_wood("SSSHHHA");
  EXPECT_EQ(nine.state.phase, Phase::overflow);
  EXPECT_EQ(nine.state.turn, 0);
  EXPECT_THAT(nine.legal(0), ElementsAre("drop W", "drop S", "drop H", "drop A"))
      << "new goods and old ones alike";
  EXPECT_EQ(Table(nine).play({"drop A"}).goods_text(0), "WWSSSHHH");
  EXPECT_EQ(Table(nine).play({"drop W"}).goods_text(0), "WSSSHHHA");
}

TEST(Solenia, SO_4_38_every_choice_of_kinds_is_possible) {
  std::set<std::string> results;
  collect_results(after_two_wood("SSSSSSSA"), results);  // ten goods, two too many
  EXPECT_THAT(results,
              UnorderedElementsAre("SSSSSSSA", "WSSSSSSA", "WSSSSSSS", "WWSSSSSA", "WWSSSSSS"));
}

TEST(Solenia, SO_4_38_the_winter_board_holds_six) {
  EXPECT_EQ(after_two_wood("SSHH", {{"side", "winter"}}).state.turn, 1);
  EXPECT_EQ(after_two_wood("SSHHA", {{"side", "winter"}}).state.phase, Phase::overflow);
}

TEST(Solenia, SO_4_39_the_gains_of_a_placement_are_checked_together) {
  const Table table = after_two_wood("SSSSSSSS");
  EXPECT_EQ(table.goods_text(0), "WWSSSSSSSS") << "both wood lie there before anything goes";
  Table dropped = Table(table).play({"drop S", "drop S"});
  EXPECT_EQ(dropped.goods_text(0), "WWSSSSSS");
  EXPECT_EQ(dropped.state.turn, 1);
}

TEST(Solenia, SO_4_39_all_departing_cards_of_a_player_are_checked_together) {
  Table table = known_table();  // row 0 is A S N A S
  table.lay(0, "0@2", "0,0").lay(0, "0@2", "0,1").lay(0, "0WA", "0,2").goods(0, "HHHHHHH");
  table.hand(0, {"0WS"}).begin().play({"card 0WS", "at 3,2"});
  EXPECT_EQ(table.goods_text(0), "WSSHHHHHHHAAA") << "seven and six more";
  table.play({"drop W", "drop S", "drop S", "drop H"});
  EXPECT_EQ(table.state.phase, Phase::overflow) << "one is still too many";
  table.play({"drop A"});
  EXPECT_EQ(table.goods_text(0), "HHHHHHAA");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(Solenia, SO_4_39_the_island_and_the_departing_row_are_two_steps) {
  Table table = known_table();
  table.lay(0, "1@1", "0,0").goods(0, "SSSSSSSS").hand(0, {"0WS"}).begin();
  table.play({"card 0WS", "at 0,1"});  // value 0: nothing to check, then W, S and A depart
  EXPECT_EQ(table.goods_text(0), "WSSSSSSSSSA");
  EXPECT_EQ(table.state.advances, 0) << "the strip leaves when the storage is in order";
  table.play({"drop S", "drop S", "drop S"});
  EXPECT_EQ(table.state.advances, 1);
}

TEST(Solenia, SO_4_40_nothing_is_discarded_below_the_capacity) {
  Table table = after_two_wood("SSSHHHA").play({"drop W"});
  EXPECT_EQ(table.goods_of(0).total(), 8);
  EXPECT_EQ(table.state.turn, 1) << "the series ends at the capacity";

  Table game(3);
  game.play_out(1, [&] {
    for (int seat = 0; seat < 3; ++seat) {
      if (!active(game.game, game.state).has(seat_at(seat))) continue;
      const bool above = game.goods_of(seat).total() > game.player(seat).capacity;
      for (const std::string& move : game.legal(seat))
        EXPECT_EQ(move.starts_with("drop"), above) << move;
    }
  });
}

}  // namespace
}  // namespace orrery::solenia
