// The winter face of the player boards (chapter 6a): which slots may be filled, and what the twelve
// powers do.
#include "support/solenia/winter.h"

#include <array>
#include <bit>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

// A winter board whose slots on one side are filled as the bits say.
Player filled(Side side, unsigned slots) {
  Player player;
  for (std::size_t i = 0; i < kSlotsPerSide; ++i)
    player.slots[index(side)][i] = static_cast<std::uint8_t>((slots >> i) & 1U);
  return player;
}

int on_level(unsigned slots, unsigned level) {
  return std::popcount((slots >> (2 * (level - 1))) & 3U);
}

bool reachable(unsigned slots) {
  return on_level(slots, 1) >= on_level(slots, 2) && on_level(slots, 2) >= on_level(slots, 3);
}

TEST(Solenia, SO_6_1_winter_is_set_up_like_summer_but_for_the_storage) {
  Table winter = winter_table(4);
  const Table summer = known_table(4);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(winter.player(seat).capacity, 6);
    winter.player(seat).capacity = 8;
  }
  EXPECT_EQ(winter.state, summer.state);
}

TEST(Solenia, SO_6_2_SO_6_4_slots_of_choice_in_pairs_of_levels) {
  Table table = winter_table();
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(table.legal(), ElementsAre("slot 1", "slot 2")) << "level 1 alone";

  table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1), "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(table.legal(), ElementsAre("slot 2", "slot 3", "slot 4")) << "and level 2";

  table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 4), "SS");
  table.play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(table.legal(), ElementsAre("slot 2", "slot 5", "slot 6")) << "and level 3";
  table.play({"slot 6"});
  EXPECT_EQ(table.player(0).slots[0][5], code_of(tile_number(table.game, "D01")));
}

TEST(Solenia, SO_6_3_capacity_is_six_and_rises_to_eight_at_most) {
  Table table = winter_table();
  EXPECT_EQ(table.player(0).capacity, 6);
  EXPECT_EQ(deliver_day(ready_to_deliver(table, "SS"), "slot 1").player(0).capacity, 7);

  table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1), "WW");
  EXPECT_EQ(deliver_night(table, "slot 1").player(0).capacity, 8);

  Player everything = filled(Side::day, 0b111111U);
  everything.slots[1] = everything.slots[0];
  EXPECT_EQ(capacity_of(table.game, everything), 8);
}

TEST(Solenia, SO_6_3_a_seventh_good_is_discarded) {
  Table table = winter_table();
  table.goods(0, "WWWSS").hand(0, {"1W", "2*W", "0WS"}).begin();
  table.play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WWWWSS") << "six find room";

  table = winter_table();
  table.goods(0, "WWWSS").hand(0, {"1W", "2*W", "0WS"}).begin();
  table.play({"card 2*W", "at 2,2"});
  EXPECT_EQ(table.state.phase, Phase::overflow);
  EXPECT_EQ(table.play({"drop S"}).goods_text(0), "WWWWWS");
}

TEST(Solenia, SO_6_5_a_level_needs_more_below_than_it_has) {
  const Table table = winter_table();
  for (const Side side : {Side::day, Side::night})
    for (unsigned slots = 0; slots < 64; ++slots) {
      if (!reachable(slots)) continue;
      const std::array<bool, 4> open = {
          false, on_level(slots, 1) < 2,
          on_level(slots, 2) < 2 && on_level(slots, 1) > on_level(slots, 2),
          on_level(slots, 3) < 2 && on_level(slots, 2) > on_level(slots, 3)};
      unsigned expected = 0;
      for (unsigned slot = 0; slot < kSlotsPerSide; ++slot)
        if (((slots >> slot) & 1U) == 0 && open[slot / 2 + 1]) expected |= 1U << slot;
      EXPECT_EQ(open_slots(table.game, filled(side, slots), side), expected) << "filled " << slots;
    }
}

TEST(Solenia, SO_6_5_the_other_side_is_irrelevant) {
  Table table = winter_table();
  for (const int slot : {1, 2, 3})
    table.deliver(0, slot == 1 ? "N05" : slot == 2 ? "N06" : "N07", slot);
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(table.legal(), ElementsAre("slot 1", "slot 2"));
}

TEST(Solenia, SO_6_6_either_slot_of_a_level_comes_first) {
  const Table table = winter_table();
  const auto open = [&](unsigned slots) {
    return open_slots(table.game, filled(Side::night, slots), Side::night);
  };
  EXPECT_EQ(open(0b000000), 0b000011U);
  EXPECT_EQ(open(0b000001) & 0b000011U, 0b000010U);
  EXPECT_EQ(open(0b000010) & 0b000011U, 0b000001U);
  EXPECT_EQ(open(0b000111) & 0b001100U, 0b001000U);
  EXPECT_EQ(open(0b001011) & 0b001100U, 0b000100U);
  EXPECT_EQ(open(0b001111), 0b110000U);
}

TEST(Solenia, SO_6_7_ten_reachable_states_and_always_a_slot) {
  const Table table = winter_table();
  std::set<unsigned> seen = {0};
  std::set<std::array<int, 3>> levels;
  for (std::set<unsigned> todo = seen; !todo.empty();) {
    const unsigned slots = *todo.begin();
    todo.erase(todo.begin());
    levels.insert({on_level(slots, 1), on_level(slots, 2), on_level(slots, 3)});
    const unsigned open = open_slots(table.game, filled(Side::day, slots), Side::day);
    EXPECT_EQ(open == 0, slots == 0b111111U) << "filled " << slots;
    for (unsigned rest = open; rest != 0; rest &= rest - 1)
      if (const unsigned next = slots | (rest & (0U - rest)); seen.insert(next).second)
        todo.insert(next);
  }
  EXPECT_EQ(levels.size(), 10U);
  EXPECT_TRUE(seen.contains(0b111111U));
}

TEST(Solenia, SO_6_8_slot_before_the_reveal_and_power_after_it) {
  Table table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1), "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_EQ(table.state.phase, Phase::slot);
  EXPECT_FALSE(table.happened(EventKind::tile_shown));
  EXPECT_EQ(table.state.display[0][0], 0) << "nothing lies there before the slot is chosen";

  table.play({"slot 2"});
  const std::vector<EventKind> kinds = table.happenings();
  const auto shown = std::ranges::find(kinds, EventKind::tile_shown);
  const auto gained = std::ranges::find(kinds, EventKind::gained);
  ASSERT_NE(shown, kinds.end());
  ASSERT_NE(gained, kinds.end());
  EXPECT_LT(shown, gained);
  EXPECT_NE(table.state.display[0][0], 0);
}

TEST(Solenia, SO_6_9_SO_6_10_no_stars_for_pairs_but_for_goods) {
  Table winter = winter_table();
  winter.deliver(0, "D05", 1).deliver(0, "N05", 1).goods(0, "WWSAA");
  EXPECT_EQ(row(winter, "pairs"), 0);
  EXPECT_EQ(row(winter, "goods"), 2);
  EXPECT_EQ(total(winter, 0), 4 + 4 + 2);

  Table summer = known_table();
  summer.deliver(0, "D05", 1).deliver(0, "N05", 1).goods(0, "WWSAA");
  EXPECT_EQ(row(summer, "pairs"), 1);
  EXPECT_EQ(row(summer, "goods"), 2);
}

TEST(Solenia, SO_6_11_lofts_raise_the_capacity_and_give_a_good) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table, "SS"), "slot 1");
  EXPECT_EQ(table.goods_text(0), "W");
  EXPECT_EQ(table.player(0).capacity, 7);
  EXPECT_EQ(table.player(1).capacity, 6);

  table = winter_table();
  deliver_night(ready_to_deliver(table, "WW"), "slot 1");
  EXPECT_EQ(table.goods_text(0), "S");
  EXPECT_EQ(table.player(0).capacity, 7);
}

TEST(Solenia, SO_6_12_fair_and_spring_give_two_goods) {
  Table table = winter_table();
  EXPECT_EQ(deliver_day(ready_to_deliver(table, "SS"), "slot 2").goods_text(0), "WH");
  EXPECT_EQ(table.player(0).capacity, 6);
  table = winter_table();
  EXPECT_EQ(deliver_night(ready_to_deliver(table, "WW"), "slot 2").goods_text(0), "SA");
}

TEST(Solenia, SO_6_13_crews_give_a_good_of_choice_when_filled) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1), "SS"), "slot 3");
  EXPECT_THAT(table.legal(), ElementsAre("gain W", "gain H"));
  EXPECT_EQ(table.play({"gain H"}).goods_text(0), "H");

  table = winter_table();
  deliver_night(ready_to_deliver(table.deliver(0, "N05", 1), "WW"), "slot 3");
  EXPECT_THAT(table.legal(), ElementsAre("gain S", "gain A"));
  EXPECT_EQ(table.play({"gain S"}).goods_text(0), "S");
}

// What seat 0 takes with a card on a space of the dawn board.
std::string taken(std::string_view tile, std::string_view card, std::string_view space) {
  Table table = winter_table();
  table.deliver(0, tile[0] == 'D' ? "D06" : "N06", 1).deliver(0, tile, 3);
  table.hand(0, {"0HA", "1A", "2*S"}).begin();
  table.play({card, space});
  return table.goods_text(0);
}

TEST(Solenia, SO_6_13_SO_4_20_crews_add_one_on_their_islands) {
  EXPECT_EQ(taken("D05", "card 1A", "at 2,2"), "WW");
  EXPECT_EQ(taken("D05", "card 2*S", "at 3,2"), "HHH");
  EXPECT_EQ(taken("D05", "card 0HA", "at 2,2"), "W") << "a card of any value";
  EXPECT_EQ(taken("D05", "card 1A", "at 1,2"), "S") << "day crews do not work on stone";
  EXPECT_EQ(taken("N05", "card 1A", "at 1,2"), "SS");
  EXPECT_EQ(taken("N05", "card 2*S", "at 2,1"), "AAA");
  EXPECT_EQ(taken("N05", "card 0HA", "at 2,2"), "") << "night crews do not work on wood";
}

TEST(Solenia, SO_6_14_markets_give_any_two_goods_and_a_star) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1), "SS"), "slot 4");
  EXPECT_THAT(table.legal(), ElementsAre("gain W", "gain S", "gain H", "gain A"));
  table.play({"gain S", "gain S"});
  EXPECT_EQ(table.goods_text(0), "SS") << "equal goods";
  EXPECT_EQ(stars_of(table, 0, StarPart::slots), 1);

  table = winter_table();
  deliver_night(ready_to_deliver(table.deliver(0, "N05", 2), "WW"), "slot 4");
  EXPECT_EQ(table.play({"gain W", "gain A"}).goods_text(0), "WA") << "or different ones";
  EXPECT_EQ(stars_of(table, 0, StarPart::slots), 1);
}

TEST(Solenia, SO_6_15_festivals_give_five_stars) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS"), "slot 5");
  EXPECT_EQ(stars_of(table, 0, StarPart::slots), 5);
  EXPECT_EQ(table.goods_text(0), "");

  table = winter_table();
  deliver_night(ready_to_deliver(table.deliver(0, "N05", 1).deliver(0, "N06", 3), "WW"), "slot 5");
  EXPECT_EQ(stars_of(table, 0, StarPart::slots), 5);
}

TEST(Solenia, SO_6_16_SO_5_10_each_bridge_counts_every_full_column) {
  Table table = winter_table();
  table.deliver(0, "D05", 1).deliver(0, "D06", 3).deliver(0, "N05", 1);
  EXPECT_EQ(row(table, "winter_end"), 0) << "a full column without a bridge";
  table.deliver(0, "D07", 6);
  EXPECT_EQ(row(table, "winter_end"), 2) << "Dawn Bridge, column 1";
  table.deliver(0, "N06", 3);
  EXPECT_EQ(row(table, "winter_end"), 4) << "columns 1 and 3";
  table.deliver(0, "N07", 6);
  EXPECT_EQ(row(table, "winter_end"), 12) << "both bridges, columns 1, 3 and 6";
  EXPECT_EQ(row(table, "winter_end", 1), 0);
}

TEST(Solenia, SO_6_17_all_boards_are_alike_and_powers_act_when_filled) {
  Table table = winter_table();
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_EQ(table.goods_text(0), "") << "not yet";
  table.play({"slot 2"});
  EXPECT_EQ(table.goods_text(0), "WH");
  table.lay(1, "1@1", "3,4").hand(1, {"1W", "1S", "1H"}).goods(1, "AA");
  show_tile(table, "D02");
  table.begin().play({"card 1W", "at 2,4", "tile D02", "slot 2"});
  EXPECT_EQ(table.goods_text(1), "WH");
  EXPECT_EQ(table.goods_text(0), "WH") << "once";
}

TEST(Solenia, SO_6_18_capacity_rises_before_the_goods_come) {
  Table table = winter_table();
  deliver_day(ready_to_deliver(table, "SSAAAA"), "slot 1");
  const std::vector<EventKind> kinds = table.happenings();
  EXPECT_LT(std::ranges::find(kinds, EventKind::capacity_rises),
            std::ranges::find(kinds, EventKind::gained));
  EXPECT_EQ(table.state.turn, 1) << "no discard is asked";
}

TEST(Solenia, SO_6_19_crews_do_not_act_on_departures_or_slots) {
  Table table = winter_table();
  table.deliver(0, "N05", 1).deliver(0, "N06", 3);  // Well Crews
  table.lay(0, "1S", "0,1").lay(0, "0@2", "0,0").hand(0, {"0WS", "1W", "1A"}).begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "SAA") << "a stone named, two water of the space, and no more";

  table = winter_table();
  table.deliver(0, "N05", 1).deliver(0, "N06", 3);
  deliver_night(ready_to_deliver(table, "WW"), "slot 2");
  EXPECT_EQ(table.goods_text(0), "SA");
}

}  // namespace
}  // namespace orrery::solenia
