// The frame of the solo game (chapters 7a and 7c): setup, the order of turns, the end and its
// ranks.
#include <array>
#include <bit>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;
using testing::SizeIs;
using testing::UnorderedElementsAreArray;

const std::array<GivenOptions, 3> kModes = {
    GivenOptions{}, {{"side", "winter"}}, {{"side", "winter"}, {"improvements", "on"}}};

// Plays a random game to its end, calling `look` before each decision.
template <class Look>
void play_out(Table& table, std::uint64_t seed, Look look) {
  Rng rng(seed);
  while (table.state.phase != Phase::over) {
    look(table);
    MoveList moves;
    legal(table.game, table.state, seat_at(0), moves);
    apply(table.game, table.state, seat_at(0),
          moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
}

TEST(Solenia, SO_7_1_solo_in_every_mode_by_the_rules_of_that_mode) {
  for (std::size_t mode = 0; mode < kModes.size(); ++mode) {
    Table table(1, kModes[mode]);
    EXPECT_EQ(table.player(0).capacity, mode == 0 ? 8 : 6);
    EXPECT_EQ(table.state.phase == Phase::draft, mode == 2);
    play_out(table, mode, [](const Table&) {});
    EXPECT_FALSE(broken_invariant(table.game, table.state)) << "mode " << mode;
    EXPECT_EQ(table.player(0).hand.size() + table.player(0).deck.size(), 0U);
    EXPECT_EQ(row(table, "pairs") > 0 && mode != 0, false) << "no pairs in winter";
  }
}

TEST(Solenia, SO_7_2_setup_as_for_two_without_goods) {
  const Table table = known_table(1);
  EXPECT_EQ(table.game.display_size(), 3U);
  EXPECT_EQ(table.state.stack[0].size(), 21U);
  EXPECT_EQ(table.state.stack[1].size(), 21U);
  EXPECT_EQ(table.goods_text(0), "");
  EXPECT_THAT(table.state.players[0].hand, SizeIs(3));
}

TEST(Solenia, SO_7_3_the_rival_has_a_deck_of_another_colour_and_nothing_else) {
  const Table table = known_table(1);
  EXPECT_THAT(std::vector(table.state.rival_deck.begin(), table.state.rival_deck.end()),
              UnorderedElementsAreArray(table.game.tables.deck));
  EXPECT_NE(table.game.colour[0], table.game.colour[1]);
  EXPECT_EQ(scores(table.game, table.state).total[1], 0);
  std::set<std::uint8_t> tops;
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    tops.insert(setup(table.game, Seed::of(seed)).rival_deck.back());
  EXPECT_GT(tops.size(), 5U) << "it is shuffled";
}

TEST(Solenia, SO_7_4_SO_7_19_your_turn_then_the_rivals_without_a_decision) {
  Table table = known_table(1);
  table.hand(0, {"1W", "1S", "1H"}).begin();
  load_die(table, 5);
  next_rival_card(table, "1A");
  Table same = table;
  table.play({"card 1W", "at 2,2"});
  EXPECT_TRUE(table.happened(EventKind::rival_acts)) << "the Rival follows at once";
  EXPECT_EQ(space_of(table, 1, "1A"), "2,4");
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.turn, 0);
  EXPECT_EQ(active(table.game, table.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(same.play({"card 1W", "at 2,2"}).state, table.state) << "deck and die decide all";
}

TEST(Solenia, SO_7_5_two_tiles_and_two_pairs_one_of_each_for_you) {
  Table table(1, kModes[2]);
  const auto offer = table.legal();
  EXPECT_THAT(offer, SizeIs(4));
  EXPECT_EQ(std::ranges::count_if(offer, [](const auto& m) { return m.starts_with("draft IM-"); }),
            2);
  table.play({std::string_view(offer[0])});
  EXPECT_THAT(table.legal(), ElementsAre(offer[2], offer[3])) << "then the other level";
  table.play({std::string_view(offer[3])});
  EXPECT_EQ(table.state.phase, Phase::card);
  EXPECT_EQ(
      notation(table.game, make_move(MoveKind::draft_level1, from_code(table.player(0).level1))),
      offer[0]);
  EXPECT_THAT(table.state.offered_level1, testing::Each(0)) << "the rest leave the game";
}

TEST(Solenia, SO_7_15_an_empty_space_always_exists) {
  Table table = known_table(1);
  std::vector<bool> zero;
  for (const CardKind& kind : table.game.tables.kinds) zero.push_back(kind.value == 0);
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    table.state = setup(table.game, Seed::of(seed));
    play_out(table, seed, [&zero, seed](const Table& at) {
      if (at.state.phase != Phase::card && at.state.phase != Phase::mode) return;
      const auto zeros = std::ranges::count_if(at.state.card_at, [&zero](std::uint8_t code) {
        return code != 0 && zero[from_code(code)];
      });
      ASSERT_LE(zeros, 4) << "seed " << seed;
      ASSERT_LT(std::popcount(occupied(at.state)), kCells) << "seed " << seed;
    });
  }
}

TEST(Solenia, SO_7_20_the_game_ends_after_the_rivals_sixteenth_turn) {
  Table table = known_table(1);
  int turns = 0;
  std::size_t last_deck = 0;
  play_out(table, 3, [&](const Table& at) {
    if (at.state.phase == Phase::card) ++turns;
    last_deck = at.state.rival_deck.size();
  });
  EXPECT_EQ(turns, 16);
  EXPECT_EQ(last_deck, 1U) << "before your last decision the Rival had one card left";
  EXPECT_TRUE(table.state.rival_deck.empty()) << "and it played it";
  EXPECT_TRUE(active(table.game, table.state).empty());
  EXPECT_EQ(scores(table.game, table.state).total[1], 0) << "the Rival does not score";
}

// A finished solo game with that total.
Table finished(std::size_t mode, int stars) {
  Table table = Table(1, kModes[mode]);
  table.state.phase = Phase::over;
  table.state.open = 0;
  table.player(0).stars[0] = static_cast<std::uint8_t>(stars);
  return table;
}

TEST(Solenia, SO_7_21_the_highest_rank_whose_threshold_is_reached) {
  constexpr std::array<std::array<int, 5>, 3> kThresholds = {
      {{36, 44, 51, 58, 65}, {42, 50, 57, 64, 71}, {48, 57, 65, 73, 81}}};
  const std::array<std::string, 6> names = {"Stowaway", "Porter",  "Courier",
                                            "Pilot",    "Captain", "Star of Solenia"};
  for (std::size_t mode = 0; mode < kModes.size(); ++mode) {
    const Table table(1, kModes[mode]);
    EXPECT_EQ(rank_of(table.game, 0), 0U);
    for (std::size_t i = 0; i < 5; ++i) {
      EXPECT_EQ(rank_of(table.game, kThresholds[mode][i] - 1), i) << "mode " << mode;
      EXPECT_EQ(rank_of(table.game, kThresholds[mode][i]), i + 1) << "mode " << mode;
    }
    EXPECT_EQ(rank_of(table.game, 255), 5U);
    for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(table.game.tables.ranks[i].name, names[i]);
  }
  const Table end = finished(0, 58);
  EXPECT_EQ(
      Rules::outcome(end.game, end.state),
      Message("solenia.rank", {{"total", std::int64_t{58}}, {"rank", Term{"rank", "Captain"}}}));
}

TEST(Solenia, SO_7_22_rank_4_and_above_wins) {
  constexpr std::array<int, 3> kPilot = {51, 57, 65};
  for (std::size_t mode = 0; mode < kModes.size(); ++mode) {
    const Table lost = finished(mode, kPilot[mode] - 1);
    EXPECT_TRUE(winners(lost.game, lost.state).empty());
    const Table won = finished(mode, kPilot[mode]);
    EXPECT_EQ(winners(won.game, won.state), SeatSet::of(seat_at(0)));
  }
}

TEST(Solenia, SO_7_23_a_keen_rival_does_not_change_the_thresholds) {
  const Table keen(1, {{"solo_rival", "keen"}});
  EXPECT_EQ(rank_of(keen.game, 50), 2U);
  EXPECT_EQ(rank_of(keen.game, 51), 3U);
}

}  // namespace
}  // namespace orrery::solenia
