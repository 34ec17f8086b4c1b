// Winter with improvements (chapter 6b): the offer, the draft, and what the eight tiles of level 1
// and the eight effects of level 3 do.
#include <array>
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia_winter.h"

namespace orrery::solenia {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

Table draft_table(int players, std::uint64_t seed = 1, GivenOptions options = {}) {
  options.try_emplace("side", "winter");
  options.try_emplace("improvements", "on");
  options.try_emplace("start_order", "dawn");
  options.try_emplace("strip_layout", "fixed");
  return Table(players, std::move(options), seed);
}

std::size_t offered(const State& state) {
  return kMaxPlayers - static_cast<std::size_t>(std::ranges::count(state.offered_level1, 0));
}

std::vector<std::string> with_prefix(const std::vector<std::string>& moves,
                                     std::string_view prefix) {
  std::vector<std::string> found;
  for (const std::string& move : moves)
    if (move.starts_with(prefix)) found.push_back(move);
  return found;
}

// Seat 0 with its level-1 tile active since an earlier turn, on turn.
Table active_table(std::string_view title, int players = 2) {
  Table table = improved_table(title, players);
  table.deliver(0, "D05", 2).deliver(0, "N05", 2);
  return table.begin();
}

TEST(Solenia, SO_6_20_eight_tiles_and_twice_the_same_eight_halves) {
  const Table table = draft_table(2);
  EXPECT_TRUE(table.game.winter);
  EXPECT_THAT(table.game.tables.level1_titles,
              testing::UnorderedElementsAre("Rigging", "Escort", "Barter Deck", "Helmsman",
                                            "Herald", "Deckhands", "Windfall", "Bounty"));
  const auto& halves = table.game.tables.half_effects;
  const std::set<std::uint8_t> day(halves[0].begin(), halves[0].end());
  const std::set<std::uint8_t> night(halves[1].begin(), halves[1].end());
  EXPECT_THAT(day, SizeIs(8));
  EXPECT_EQ(day, night);
}

TEST(Solenia, SO_6_21_SO_6_22_as_many_tiles_and_pairs_as_players) {
  for (int players = 2; players <= 4; ++players) {
    const Table table = draft_table(players);
    const auto moves = table.legal();
    EXPECT_THAT(with_prefix(moves, "draft IM-"), SizeIs(static_cast<std::size_t>(players)));
    EXPECT_THAT(with_prefix(moves, "draft IH-D"), SizeIs(static_cast<std::size_t>(players)));
    EXPECT_EQ(table.state.players[0].hand.size(), 3U) << "hands are dealt before";
    EXPECT_NE(table.state.display[0][0], 0) << "and the displays open";
  }
}

TEST(Solenia, SO_6_22_the_halves_of_a_pair_differ) {
  Table table = draft_table(4);
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    table.state = setup(table.game, Seed::of(seed));
    const auto& halves = table.game.tables.half_effects;
    std::set<std::uint8_t> day;
    std::set<std::uint8_t> night;
    for (const auto& pair : table.state.offered_pairs) {
      EXPECT_NE(halves[0][from_code(pair[0])], halves[1][from_code(pair[1])]) << "seed " << seed;
      day.insert(pair[0]);
      night.insert(pair[1]);
    }
    EXPECT_THAT(day, SizeIs(4));
    EXPECT_THAT(night, SizeIs(4));
  }
}

// Draws what setup draws before the improvements, then pairs by hand.
TEST(Solenia, SO_6_23_SO_2_15_pairs_take_the_earliest_half_that_differs) {
  int passed_over = 0;
  Table table = draft_table(3);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    table.state = setup(table.game, Seed::of(seed));
    Chance chance{.key = Seed::of(seed).words};
    ChanceStream stream(chance, static_cast<std::size_t>(Stream::setup));
    const auto draw = [&stream](std::size_t count) {
      std::vector<std::uint8_t> items(count);
      std::iota(items.begin(), items.end(), std::uint8_t{0});
      stream.shuffle(std::span(items));
      return items;
    };
    for (const std::size_t pile : {24U, 24U, 16U, 16U, 16U}) draw(pile);
    const auto level1 = draw(8);
    const auto day = draw(8);
    auto night = draw(8);
    for (std::size_t i = 0; i < 3; ++i) {
      const auto& halves = table.game.tables.half_effects;
      const auto fits = std::ranges::find_if(
          night, [&](std::uint8_t half) { return halves[1][half] != halves[0][day[i]]; });
      if (fits != night.begin()) ++passed_over;
      EXPECT_EQ(table.state.offered_level1[i], code_of(level1[i])) << "seed " << seed;
      EXPECT_EQ(table.state.offered_pairs[i][0], code_of(day[i])) << "seed " << seed;
      EXPECT_EQ(table.state.offered_pairs[i][1], code_of(*fits)) << "seed " << seed;
      night.erase(fits);
    }
  }
  EXPECT_GT(passed_over, 0) << "no seed needed the rule";
}

// The seats in the order in which they draft, everybody taking the first alternative.
std::vector<int> draft_order(Table& table) {
  std::vector<int> order;
  while (table.state.phase == Phase::draft) {
    order.push_back(orrery::index(active(table.state).lowest()));
    table.play(order.back(), table.legal().front());
  }
  return order;
}

TEST(Solenia, SO_6_24_SO_6_26_both_rounds_run_backwards_from_the_last_player) {
  Table table = draft_table(3);
  EXPECT_THAT(draft_order(table), ElementsAre(2, 1, 0, 2, 1, 0));
  EXPECT_EQ(table.state.turn, 0);

  std::uint64_t seed = 1;
  while (draft_table(3, seed, {{"first_player", "random"}}).state.first != 1) ++seed;
  Table other = draft_table(3, seed, {{"first_player", "random"}});
  EXPECT_THAT(draft_order(other), ElementsAre(0, 2, 1, 0, 2, 1));
  EXPECT_EQ(other.state.turn, 1) << "then the first player begins";
}

TEST(Solenia, SO_6_24_SO_6_25_one_of_either_level_then_one_of_the_other) {
  Table table = draft_table(2);
  const auto first = table.legal(1);
  EXPECT_THAT(first, SizeIs(4));
  const std::string pair = with_prefix(first, "draft IH-D").back();
  table.play(1, pair);
  EXPECT_THAT(table.legal(0), Not(Contains(pair)));
  EXPECT_THAT(table.legal(0), SizeIs(3)) << "two tiles and the other pair";
  table.play(0, with_prefix(table.legal(0), "draft IM-").front());

  EXPECT_THAT(table.legal(1), SizeIs(1)) << "a pair was taken: the tile that is left";
  EXPECT_THAT(table.legal(1), Each(StartsWith("draft IM-")));
  table.play(1, table.legal(1).front());
  EXPECT_THAT(table.legal(0), Each(StartsWith("draft IH-D"))) << "a tile was taken: a pair";
  table.play(0, table.legal(0).front());
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_NE(table.player(seat).level1, 0);
    EXPECT_THAT(table.player(seat).halves, Each(testing::Ne(0))) << "pairs are never split";
  }
}

TEST(Solenia, SO_6_27_what_was_not_taken_leaves_the_game) {
  Table table = draft_table(1);
  EXPECT_EQ(offered(table.state), 2U);
  draft_order(table);
  EXPECT_EQ(offered(table.state), 0U);
  EXPECT_THAT(table.state.offered_pairs, Each(ElementsAre(0, 0)));
}

TEST(Solenia, SO_6_28_SO_6_29_level_1_acts_when_column_2_is_full) {
  Table table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table, "SS"), "slot 2");
  EXPECT_EQ(table.stars(0), 1) << "half a column: the star of the card alone";
  EXPECT_FALSE(table.happened(EventKind::improved));

  table = improved_table("Bounty");
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 1");
  EXPECT_EQ(table.stars(0), 1) << "another column";

  table = improved_table("Bounty");
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 2");
  EXPECT_EQ(table.stars(0), 1 + 4);
  EXPECT_TRUE(table.happened(EventKind::improved));

  table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(table.stars(0), 1 + 4) << "whichever side comes last";
}

TEST(Solenia, SO_6_28_SO_6_30_a_half_acts_with_its_own_slot_of_column_6) {
  Table table = improved_table();
  table.half(0, Side::day, "Home Trade").half(0, Side::night, "Full Holds").goods(0, "WWW");
  table.deliver(0, "D05", 1).deliver(0, "D06", 3);
  EXPECT_EQ(score(table, 0, "improvements"), 0);
  table.deliver(0, "D07", 6);
  EXPECT_EQ(score(table, 0, "improvements"), 3) << "the day half alone: three day tiles";
  table.deliver(0, "N05", 2).deliver(0, "N06", 4);
  EXPECT_EQ(score(table, 0, "improvements"), 3);
  table.deliver(0, "N07", 6);
  EXPECT_EQ(score(table, 0, "improvements"), 3 + 3) << "and the night half: three goods";
}

TEST(Solenia, SO_6_30_filling_column_6_tells_that_the_half_counts) {
  Table table = improved_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS"), "slot 6");
  EXPECT_TRUE(table.happened(EventKind::half_improved));
  table = improved_table();
  deliver_day(ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 3), "SS"), "slot 5");
  EXPECT_FALSE(table.happened(EventKind::half_improved));
}

TEST(Solenia, SO_6_31_power_then_improvement_then_one_check) {
  Table table = improved_table("Windfall");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SSAA"), "slot 2");
  // Two water are left; the fair gives wood and wheat, Windfall one of each: eight for six places.
  EXPECT_EQ(table.goods_text(0), "WWSHHAAA");
  EXPECT_EQ(table.state.phase, Phase::overflow);
  std::vector<std::int16_t> sources;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::gained) sources.push_back(event.args[4]);
  EXPECT_THAT(sources, ElementsAre(static_cast<std::int16_t>(Source::slot),
                                   static_cast<std::int16_t>(Source::improvement)));
  table.play({"drop W", "drop A"});
  EXPECT_EQ(table.goods_text(0), "WSHHAA");
  EXPECT_EQ(table.state.turn, 1);
}

TEST(Solenia, SO_6_32_an_active_improvement_stays_active) {
  Table table = active_table("Herald");
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_EQ(abilities(table.game, table.player(0)).stars_per_city_card, 1) << "turn " << turn;
    for (int move = 0; move < 40 && (table.state.turn == 0 || table.state.phase != Phase::card);
         ++move)
      table.play({table.legal().front()});
    while (table.state.turn != 0) table.play({table.legal().front()});
  }
}

TEST(Solenia, SO_6_33_barter_deck_swaps_a_good_at_the_start_of_a_turn) {
  Table table = active_table("Barter Deck");
  table.goods(0, "WA").begin();
  EXPECT_THAT(table.legal(), ElementsAre("keep", "give W", "give A"));
  table.play({"give A"});
  EXPECT_THAT(table.legal(), ElementsAre("take W", "take S", "take H")) << "another kind";
  table.play({"take S"});
  EXPECT_EQ(table.goods_text(0), "WS");
  EXPECT_EQ(table.state.phase, Phase::card) << "once per turn";

  table.goods(0, "WA").begin().play({"keep"});
  EXPECT_EQ(table.goods_text(0), "WA");
  table.goods(0, "").begin();
  EXPECT_EQ(table.state.phase, Phase::card) << "nothing to give";
}

TEST(Solenia, SO_6_33_barter_deck_waits_for_the_turn_after_its_activation) {
  Table table = improved_table("Barter Deck");
  table.deliver(0, "N05", 2).goods(0, "WW").begin();
  EXPECT_EQ(table.state.phase, Phase::card) << "not active yet";
  deliver_day(ready_to_deliver(table, "SS"), "slot 2");
  EXPECT_EQ(table.state.turn, 1) << "nothing is bartered in the turn itself";
  table.hand(1, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(table.state.phase, Phase::barter_give);
}

TEST(Solenia, SO_6_34_rigging_lowers_the_price_by_one) {
  Table table = active_table("Rigging");
  const auto price = [&](std::string_view space) { return table.price(0, space); };
  EXPECT_EQ(price("2,2"), 0) << "never below zero";
  EXPECT_EQ(price("2,3"), 0);
  EXPECT_EQ(price("2,0"), 0) << "distance 2: 1 - 1";
  EXPECT_EQ(price("1,0"), 1) << "distance 3";
  EXPECT_EQ(price("0,0"), 2) << "distance 4";
  EXPECT_EQ(table.price(1, "2,0"), 1) << "seat 1 has no Rigging";
  table.goods(0, "W").begin().play({table.legal().front(), "at 1,0"});
  EXPECT_THAT(table.legal(), ElementsAre("pay W"));
}

TEST(Solenia, SO_6_34_a_space_made_free_by_rigging_forbids_the_discard) {
  const auto hemmed_in = [](std::string_view title) {
    Table table = active_table(title);
    for (const auto* space : {"2,2", "1,2", "2,1", "2,3", "3,2"})
      table.lay(1,
                space[0] == '2' ? (space[2] == '1'   ? "1W"
                                   : space[2] == '2' ? "1S"
                                                     : "1H")
                                : (space[0] == '1' ? "1A" : "2*W"),
                space);
    return table.goods(0, "W").begin();
  };
  EXPECT_EQ(hemmed_in("Bounty").state.phase, Phase::mode) << "nothing free: pay or discard";
  const Table rigged = hemmed_in("Rigging");
  EXPECT_EQ(rigged.state.phase, Phase::card);
  EXPECT_EQ(rigged.state.pending.discarding, 0);
}

TEST(Solenia, SO_6_35_escort_gives_two_stars_and_makes_every_card_an_anchor) {
  Table table = improved_table("Escort");
  table.lay(1, "1@1", "4,4");
  EXPECT_EQ(table.price(0, "3,4"), 2) << "before activation cards of others are no anchors";
  deliver_night(ready_to_deliver(table.deliver(0, "D05", 2), "WW"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 2);
  EXPECT_EQ(table.price(0, "4,3"), 0);

  Table other = active_table("Escort");
  other.lay(1, "1@1", "4,4");
  EXPECT_EQ(other.price(0, "3,4"), 0);
  EXPECT_EQ(other.price(1, "2,0"), 1) << "for its owner alone";
}

TEST(Solenia, SO_6_36_deckhands_make_zeros_gain_as_ones) {
  Table table = active_table("Deckhands");
  table.lay(0, "0@2", "0,1").hand(0, {"0WS", "1W", "1A"}).begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "WSS") << "a wood placed; the departure pays its two stones";
  EXPECT_EQ(table.state.advances, 1) << "the airship advances all the same";

  table = active_table("Deckhands");
  ready_to_deliver(table, "SS").play({"card 0WS", "at 3,3"});
  EXPECT_EQ(stars_of(table, 0, StarPart::city), 1);

  table = improved_table("Deckhands");
  table.hand(0, {"0WS", "1W", "1A"}).begin().play({"card 0WS", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "") << "not before activation";
}

TEST(Solenia, SO_6_36_deckhands_leave_ones_and_twos_alone) {
  Table table = active_table("Deckhands");
  table.hand(0, {"2*W", "1W", "1A"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(table.goods_text(0), "W");
}

TEST(Solenia, SO_6_37_helmsman_takes_a_star_for_each_own_advance) {
  Table table = active_table("Helmsman");
  table.lay(0, "2*S", "0,1").hand(0, {"0WS", "1W", "1A"}).begin();
  table.play({"card 0WS", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);
  std::vector<std::int16_t> sources;
  for (const Event& event : table.events)
    if (static_cast<EventKind>(event.kind) == EventKind::took_stars)
      sources.push_back(event.args[1]);
  EXPECT_THAT(sources, ElementsAre(static_cast<std::int16_t>(Source::departure),
                                   static_cast<std::int16_t>(Source::advance)))
      << "after the departure gains";

  table.hand(1, {"0WS", "1W", "1A"}).begin().play({"card 0WS", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1) << "not in the turn of another";
  table.hand(0, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1) << "not without an advance";
}

TEST(Solenia, SO_6_37_helmsman_counts_the_turn_of_activation) {
  Table table = improved_table("Helmsman");
  ready_to_deliver(table.deliver(0, "N05", 2), "SS");
  table.play({"card 0WS", "at 3,3", "tile D01", "slot 2"});
  EXPECT_EQ(table.state.advances, 1);
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);
}

TEST(Solenia, SO_6_38_herald_gives_a_star_more_per_city_card) {
  Table table = active_table("Herald");
  ready_to_deliver(table, "SS").play({"card 1W", "at 3,3"});
  EXPECT_EQ(stars_of(table, 0, StarPart::city), 1);
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 1);

  table = active_table("Herald");
  table.hand(0, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 0) << "an island gives none";
}

TEST(Solenia, SO_6_38_herald_does_not_count_the_card_that_activates_it) {
  Table table = improved_table("Herald");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 0);
}

TEST(Solenia, SO_6_39_windfall_gives_one_of_each_good) {
  Table table = improved_table("Windfall");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(table.goods_text(0), "WWSHHA") << "wood and wheat are the fair's";
}

TEST(Solenia, SO_6_40_bounty_gives_four_stars_once) {
  Table table = improved_table("Bounty");
  deliver_day(ready_to_deliver(table.deliver(0, "N05", 2), "SS"), "slot 2");
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 4);
  table.begin().hand(1, {"1W", "1A", "1S"}).begin().play({"card 1W", "at 2,2"});
  EXPECT_EQ(stars_of(table, 0, StarPart::improvements), 4);
}

}  // namespace
}  // namespace orrery::solenia
