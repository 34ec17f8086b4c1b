// Impossible positions: every invariant of chapter 11 that one state can show, broken on purpose.
// The complaint names the rule.
#include <functional>
#include <string>
#include <utility>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

// "SO-11.2 card_missing", or "" for a sound position.
std::string broken(const Table& table) {
  const auto found = broken_invariant(table.game, table.state);
  if (!found) return "";
  EXPECT_TRUE(Catalogue::built_in().has(found->id)) << found->id;
  constexpr std::string_view kPrefix = "solenia.broken.";
  return std::get<std::string>(*found->find("rule")) + " " + found->id.substr(kPrefix.size());
}

// Round 2: seat 0, with a card on 2,3, is on turn and could deliver D01. The card of seat 1 was
// discarded and its strip's leaving forgotten, which no single state can tell.
Table second_round() {
  Table table = known_table();
  table.hand(0, {"1A", "1S", "1H"}).begin().play({"card 1A", "at 2,3"});
  table.hand(1, {"1A", "1S", "1H"}).begin().play({"card 1A", "at 2,2"});
  table.state.cards_of[1] = 0;
  table.state.card_at[cell_number("2,2")] = 0;
  ++table.player(1).discard[card_kind(table.game, "1A")];
  show_tile(table, "D01");
  return table.hand(0, {"1W", "1S", "0WS"}).goods(0, "SS").begin();
}

// Seat 0 has filled a slot of the winter board that lets it choose goods.
Table choosing_goods(Table table) {
  table.deliver(0, "D05", 1).lay(1, "1H", "0,0");
  ready_to_deliver(table, "SS").round(2);
  table.play({"card 1W", "at 3,3", "tile D01", "slot 3"});
  EXPECT_EQ(table.state.phase, Phase::gain);
  EXPECT_EQ(broken(table), "");
  return table;
}

TEST(SoleniaBroken, real_positions_are_sound) {
  const std::vector<GivenOptions> modes = {
      {}, {{"side", "winter"}}, {{"side", "winter"}, {"improvements", "on"}}};
  for (const GivenOptions& mode : modes)
    for (int players = 1; players <= 4; ++players) {
      GivenOptions options = mode;
      options["first_player"] = "random";
      Table table(players, options);
      EXPECT_EQ(broken(table), "");
      table.play_out(8, [&table] { ASSERT_EQ(broken(table), ""); });
    }
}

TEST(SoleniaBroken, SO_11_5_a_space_with_two_cards_or_none) {
  Table table = known_table();
  table.lay(0, "1W", "2,2");
  table.state.cards_of[1] |= cell_bit(cell_number("2,2"));
  EXPECT_EQ(broken(table), "SO-11.5 space");
  table = known_table();
  table.state.cards_of[1] |= cell_bit(cell_number("2,2"));
  EXPECT_EQ(broken(table), "SO-11.5 space");
  table = known_table();
  table.state.card_at[3] = 1;
  EXPECT_EQ(broken(table), "SO-11.5 space");
}

TEST(SoleniaBroken, SO_11_2_cards_missing_or_too_many) {
  Table table = known_table();
  table.player(0).deck.pop_back();
  EXPECT_EQ(broken(table), "SO-11.2 card_missing");
  table = known_table();
  ++table.player(1).discard[3];
  EXPECT_EQ(broken(table), "SO-11.2 card_too_many");
  table = known_table(1);
  table.state.rival_deck.pop_back();
  EXPECT_EQ(broken(table), "SO-11.2 card_missing") << "the Rival's deck too";
}

TEST(SoleniaBroken, SO_11_3_tiles_missing_or_twice) {
  Table table = known_table();
  table.state.stack[0].pop_back();
  EXPECT_EQ(broken(table), "SO-11.3 tile_missing");
  table = known_table();
  table.player(0).slots[1][0] = code_of(table.state.stack[1].back());
  EXPECT_EQ(broken(table), "SO-11.3 tile_twice");
  table = known_table(1);
  table.state.removed[0][0] = 0xFF;
  EXPECT_EQ(broken(table), "SO-11.3 tile_twice");
}

TEST(SoleniaBroken, SO_4_22_tiles_on_the_wrong_side) {
  Table table = known_table();
  std::swap(table.state.display[0][0], table.state.display[1][0]);
  EXPECT_EQ(broken(table), "SO-4.22 tile_side");
  table = known_table();
  table.deliver(0, "D05", 1);
  std::swap(table.player(0).slots[0], table.player(0).slots[1]);
  EXPECT_EQ(broken(table), "SO-4.22 tile_side");
}

TEST(SoleniaBroken, SO_11_4_strips_and_faces) {
  Table table = known_table();
  table.state.strip_at[0] = table.state.strip_at[1];
  EXPECT_EQ(broken(table), "SO-11.4 strip_twice");
  table = known_table();
  table.state.faces ^= 1U;
  EXPECT_EQ(broken(table), "SO-11.4 faces");
  table = known_table();
  std::swap(table.state.strip_at[2], table.state.strip_at[0]);
  EXPECT_EQ(broken(table), "SO-11.4 faces") << "the dawn strip belongs in the middle";
}

TEST(SoleniaBroken, SO_11_4_the_start_order_of_the_options_counts) {
  Table dusk(2, {{"start_order", "dusk"}});
  EXPECT_EQ(broken(dusk), "");
  dusk.game.start_order = std::uint8_t{0};
  EXPECT_EQ(broken(dusk), "SO-11.4 faces");
  dusk.game.start_order = std::nullopt;
  EXPECT_EQ(broken(dusk), "");
}

TEST(SoleniaBroken, SO_11_6_advances_that_do_not_fit_the_cards) {
  Table table = known_table();
  table.lay(0, "0WS", "2,2");
  EXPECT_EQ(broken(table), "SO-11.6 advances") << "a 0 card was placed and nothing moved";
  table = known_table();
  table.state.advances = 10;  // the faces are the same again
  EXPECT_EQ(broken(table), "SO-11.6 advances") << "no card made them";
}

TEST(SoleniaBroken, SO_11_9_slots_not_filled_in_order) {
  Table table = known_table();
  table.deliver(0, "D05", 2);
  EXPECT_EQ(broken(table), "SO-11.9 slots");
  EXPECT_EQ(broken(table.deliver(0, "D06", 1)), "");
  table = winter_table();
  table.deliver(0, "N05", 2);
  EXPECT_EQ(broken(table), "");
  table.deliver(0, "N06", 3).deliver(0, "N07", 4);
  EXPECT_EQ(broken(table), "SO-11.9 slots") << "two on level 2 over one on level 1";
}

TEST(SoleniaBroken, SO_11_8_capacity_that_the_slots_do_not_give) {
  Table table = known_table();
  table.player(0).capacity = 9;
  EXPECT_EQ(broken(table), "SO-11.8 capacity");
  table = winter_table();
  table.deliver(0, "D05", 1);
  table.player(0).capacity = 6;
  EXPECT_EQ(broken(table), "SO-11.8 capacity");
}

TEST(SoleniaBroken, SO_11_7_more_goods_than_room) {
  Table table = known_table();
  EXPECT_EQ(broken(table.goods(1, "WWWWWWWW")), "");
  EXPECT_EQ(broken(table.goods(1, "WWWWWWWWS")), "SO-11.7 storage");
}

TEST(SoleniaBroken, SO_9_4_a_series_beyond_the_last_kind) {
  Table table = known_table();
  table.player(0).series_floor = 4;
  EXPECT_EQ(broken(table), "SO-9.4 series");
}

TEST(SoleniaBroken, SO_6_25_improvements_not_drafted) {
  Table table = improved_table();
  EXPECT_EQ(broken(table), "");
  table.player(1).level1 = 0;
  EXPECT_EQ(broken(table), "SO-6.25 improvements");
  table = improved_table();
  table.player(0).halves[1] = 0;
  EXPECT_EQ(broken(table), "SO-6.25 improvements");
}

TEST(SoleniaBroken, SO_6_20_an_improvement_in_two_places) {
  Table table = improved_table();
  table.player(1).level1 = table.player(0).level1;
  EXPECT_EQ(broken(table), "SO-6.20 improvement_twice");
  table = improved_table();
  table.player(1).halves[1] = table.player(0).halves[1];
  EXPECT_EQ(broken(table), "SO-6.20 improvement_twice");
}

TEST(SoleniaBroken, SO_4_7_a_price_above_that_of_the_space) {
  Table table = second_round();
  table.goods(0, "WWSS").begin().play({"card 1W", "at 4,4"});
  EXPECT_EQ(table.state.phase, Phase::extension);
  EXPECT_EQ(broken(table), "");
  ++table.state.pending.price;
  EXPECT_EQ(broken(table), "SO-9.21 pending");
}

TEST(SoleniaBroken, SO_11_8_the_capacity_of_others_while_a_slot_is_resolved) {
  Table table = choosing_goods(winter_table());
  table.player(1).capacity = 12;
  EXPECT_EQ(broken(table), "SO-11.8 capacity");
}

TEST(SoleniaBroken, SO_11_15_an_empty_place_beside_a_full_stack) {
  Table table = known_table();
  const std::uint8_t tile = from_code(table.state.display[0][1]);
  table.state.display[0][1] = 0;
  table.state.stack[0].push_back(tile);
  EXPECT_EQ(broken(table), "SO-11.15 display");
}

TEST(SoleniaBroken, SO_3_3_cards_used_that_do_not_fit_the_round) {
  Table table = known_table();
  table.state.round = 2;
  EXPECT_EQ(broken(table), "SO-3.3 cards_used");
  table = known_table();
  table.state.turn = 1;
  table.state.open = 2;
  EXPECT_EQ(broken(table), "SO-3.3 cards_used") << "seat 0 has not had its turn";
}

TEST(SoleniaBroken, SO_3_11_a_hand_of_the_wrong_size) {
  Table table = known_table();
  const std::uint8_t card = table.player(0).hand[0];
  table.player(0).hand.erase_at(0);
  table.player(0).deck.push_back(card);
  EXPECT_EQ(broken(table), "SO-3.11 hand");
}

TEST(SoleniaBroken, SO_11_13_nothing_can_be_done) {
  Table table = second_round();
  table.play({"card 1W", "at 3,3"});
  EXPECT_EQ(broken(table), "");
  EXPECT_EQ(broken(table.goods(0, "")), "SO-11.13 no_move") << "no tile can be paid";
}

TEST(SoleniaBroken, SO_7_15_more_zero_cards_on_the_board_than_can_be_there) {
  Table table = known_table();
  table.lay(0, "0WS", "2,2").lay(0, "0WA", "2,1").lay(0, "0SH", "2,3").lay(0, "0HA", "3,2");
  table.state.advances = 10;  // the faces are the same again
  EXPECT_EQ(broken(table), "SO-11.6 advances") << "four could be there";
  table.lay(1, "0WS", "3,1");
  EXPECT_EQ(broken(table), "SO-7.15 zeros") << "the first of five left with the fifth advance";
}

// The first code of an improvement that passes.
std::uint8_t unowned(const std::function<bool(std::uint8_t)>& passes) {
  std::uint8_t code = 1;
  while (!passes(code)) ++code;
  return code;
}

TEST(SoleniaBroken, SO_6_27_a_draft_that_is_over_offers_nothing) {
  Table table = improved_table();
  table.state.draft_round = 1;
  EXPECT_EQ(broken(table), "SO-6.27 draft_is_over");
  table = improved_table();
  table.state.offered_level1[0] = unowned([&](std::uint8_t code) {
    return table.player(0).level1 != code && table.player(1).level1 != code;
  });
  EXPECT_EQ(broken(table), "SO-6.27 draft_is_over");
  table = improved_table();
  for (std::size_t side = 0; side < kSides; ++side)
    table.state.offered_pairs[0][side] = unowned([&](std::uint8_t code) {
      return table.player(0).halves[side] != code && table.player(1).halves[side] != code;
    });
  EXPECT_EQ(broken(table), "SO-6.27 draft_is_over");
}

TEST(SoleniaBroken, SO_4_41_only_a_zero_card_will_advance_the_airship) {
  Table table = second_round();
  table.play({"card 1W", "at 3,3"});
  ASSERT_EQ(table.state.phase, Phase::tile);
  ASSERT_EQ(broken(table), "");
  table.state.pending.advancing = 1;
  EXPECT_EQ(broken(table), "SO-9.21 pending");
  table = second_round();
  table.play({"card 0WS", "at 3,3"});
  ASSERT_EQ(broken(table), "");
  table.state.pending.advancing = 0;
  EXPECT_EQ(broken(table), "SO-11.6 advances");
}

TEST(SoleniaBroken, SO_6_29_only_a_full_column_activates_the_improvement) {
  Table table = choosing_goods(improved_table());
  table.state.pending.improving = 1;
  EXPECT_EQ(broken(table), "SO-9.21 pending");
}

TEST(SoleniaBroken, SO_11_8_the_capacity_while_a_slot_of_its_owner_is_resolved) {
  Table table = choosing_goods(winter_table());
  ++table.player(0).capacity;
  EXPECT_EQ(broken(table), "SO-11.8 capacity");
}

TEST(SoleniaBroken, SO_6_7_an_extension_to_a_city_whose_side_is_full) {
  Table table = second_round();
  table.goods(0, "SSSS").begin().play({"card 1W", "at 4,3"});
  ASSERT_EQ(table.state.phase, Phase::extension);
  ASSERT_EQ(broken(table), "");
  for (int slot = 1; slot <= kSlotsPerSide; ++slot)
    table.deliver(0, "D0" + std::to_string(slot + 3), slot);
  EXPECT_EQ(broken(table), "SO-9.21 pending");
}

// A phase, and something remembered that cannot be remembered there.
struct Misfit {
  std::string what;
  std::function<void(Table&)> edit;
};

TEST(SoleniaBroken, SO_9_21_a_turn_begins_with_nothing_pending) {
  const std::vector<Misfit> misfits = {
      {"card", [](Table& t) { t.state.pending.card = code_of(t.player(0).hand[0]); }},
      {"price", [](Table& t) { t.state.pending.price = 1; }},
      {"slot", [](Table& t) { t.state.pending.slot = 1; }},
      {"gains", [](Table& t) { t.state.pending.gains_left = 1; }},
      {"barter", [](Table& t) { t.state.pending.barter_given = 1; }},
      {"discarding", [](Table& t) { t.state.pending.discarding = 1; }},
      {"departed", [](Table& t) { t.state.pending.departed = 1; }},
      {"a space without a card", [](Table& t) { t.state.phase = Phase::space; }},
      {"a price without a card", [](Table& t) { t.state.phase = Phase::extension; }},
      {"a tile without a city", [](Table& t) { t.state.phase = Phase::tile; }},
      {"a slot in summer", [](Table& t) { t.state.phase = Phase::slot; }},
      {"a gain without a slot", [](Table& t) { t.state.phase = Phase::gain; }},
      {"a barter in summer", [](Table& t) { t.state.phase = Phase::barter_give; }},
      {"taking without giving", [](Table& t) { t.state.phase = Phase::barter_take; }},
      {"a mode with free spaces", [](Table& t) { t.state.phase = Phase::mode; }},
      {"a draft in summer", [](Table& t) { t.state.phase = Phase::draft; }},
  };
  for (const Misfit& misfit : misfits) {
    Table table = known_table();
    misfit.edit(table);
    EXPECT_NE(broken(table), "") << misfit.what;
  }
}

TEST(SoleniaBroken, SO_9_21_an_overflow_needs_a_surplus) {
  Table table = known_table();
  table.goods(0, "WWWWWWWW").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,2"});
  ASSERT_EQ(table.state.phase, Phase::overflow);
  EXPECT_EQ(broken(table), "");
  table.goods(0, "WWWWWWWW").state.open = 0;
  EXPECT_EQ(broken(table), "SO-9.21 pending");
}

// In the middle of a turn nothing may be left over from steps that are not due yet: the turn could
// not be played on.
TEST(SoleniaBroken, SO_9_21_the_middle_of_a_turn_remembers_only_what_is_due) {
  const std::vector<Misfit> misfits = {
      {"gains left", [](Table& t) { t.state.pending.gains_left = 1; }},
      {"departed", [](Table& t) { t.state.pending.departed = 1; }},
      {"barter", [](Table& t) { t.state.pending.barter_given = 1; }},
      {"effect", [](Table& t) { t.state.pending.effect = 1; }},
      {"improving", [](Table& t) { t.state.pending.improving = 1; }},
      {"discarding", [](Table& t) { t.state.pending.discarding = 1; }},
      {"side", [](Table& t) { t.state.pending.side = 1; }},
      {"display", [](Table& t) { t.state.pending.display = 1; }},
      {"slot", [](Table& t) { t.state.pending.slot = 1; }},
  };
  for (const Misfit& misfit : misfits)
    for (const bool landed : {false, true}) {
      Table table = second_round();
      table.play({"card 1W"});
      if (landed) table.play({"at 3,3"});
      ASSERT_EQ(broken(table), "");
      misfit.edit(table);
      EXPECT_EQ(broken(table), "SO-9.21 pending") << misfit.what << (landed ? ", landed" : "");
    }
}

TEST(SoleniaBroken, SO_9_21_a_barter_comes_before_the_choice_to_discard) {
  Table table = improved_table("Barter Deck");
  table.deliver(0, "D05", 1).deliver(0, "D06", 2).deliver(0, "N05", 2).goods(0, "W").begin();
  ASSERT_EQ(table.state.phase, Phase::barter_give);
  EXPECT_EQ(broken(table), "");
  table.state.pending.discarding = 1;
  EXPECT_EQ(broken(table), "SO-9.21 pending");
}

TEST(SoleniaBroken, SO_9_21_SO_6_25_a_draft_that_could_not_be_finished) {
  const std::vector<Misfit> misfits = {
      {"no round", [](Table& t) { t.state.draft_round = 0; }},
      {"nobody took anything in round 1", [](Table& t) { t.state.draft_round = 2; }},
      {"a tile too few", [](Table& t) { t.state.offered_level1[0] = 0; }},
      {"a pair too few", [](Table& t) { t.state.offered_pairs[2] = {}; }},
      {"half a pair", [](Table& t) { t.state.offered_pairs[1][1] = 0; }},
      {"half a pair taken",
       [](Table& t) { std::swap(t.player(2).halves[1], t.state.offered_pairs[0][1]); }},
      {"the first took before the last",
       [](Table& t) { std::swap(t.player(0).level1, t.state.offered_level1[0]); }},
      {"the wrong seat is asked",
       [](Table& t) {
         t.state.turn = 1;
         t.state.open = SeatSet::of(seat_at(1)).bits();
       }},
  };
  for (const Misfit& misfit : misfits) {
    Table table(3, {{"side", "winter"}, {"improvements", "on"}});
    ASSERT_EQ(broken(table), "");
    misfit.edit(table);
    EXPECT_EQ(broken(table), "SO-9.21 pending") << misfit.what;
  }
}

TEST(SoleniaBroken, SO_9_21_the_rival_is_on_turn_only_while_you_discard) {
  Table table = known_table(1);
  table.lay(0, "0@2", "0,0").goods(0, "WWWWWWWW");
  rival_plays(table, "0WS", 3);
  ASSERT_EQ(table.state.phase, Phase::overflow);
  table.state.pending.departed = 0;
  EXPECT_NE(broken(table), "");
}

}  // namespace
}  // namespace orrery::solenia
