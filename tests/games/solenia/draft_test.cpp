// Winter with improvements (chapter 6b): which tiles are offered, and the draft.
#include <array>
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

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
    order.push_back(orrery::index(active(table.game, table.state).lowest()));
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

}  // namespace
}  // namespace orrery::solenia
