// Setup: what lies where before the first turn (chapter 2), and what a game is made of.
#include "games/solenia/setup.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/chi_square.h"
#include "support/solenia/table.h"

namespace orrery::solenia {
namespace {

using test::looks_uniform;
using testing::Each;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr std::uint64_t kGames = 1200;

std::vector<std::uint8_t> all_cards(const Player& player) {
  std::vector<std::uint8_t> cards(player.hand.begin(), player.hand.end());
  cards.insert(cards.end(), player.deck.begin(), player.deck.end());
  std::ranges::sort(cards);
  return cards;
}

bool allows(int players) {
  const GameInfo& info = Rules::info();
  return check_options(info, players, {}).has_value();
}

TEST(Solenia, SO_1_1_one_to_four_people_play) {
  EXPECT_FALSE(allows(0));
  EXPECT_TRUE(allows(1));
  EXPECT_TRUE(allows(2));
  EXPECT_TRUE(allows(3));
  EXPECT_TRUE(allows(4));
  EXPECT_FALSE(allows(5));
  EXPECT_TRUE(Table(1).game.solo());
  EXPECT_EQ(Table(1).state.rival_deck.size(), 16U);
  EXPECT_FALSE(Table(2).game.solo());
  EXPECT_TRUE(Table(2).state.rival_deck.empty());
}

TEST(Solenia, SO_1_22_SO_2_8_every_player_has_the_same_deck_shuffled) {
  Table table(4);
  const std::vector<std::uint8_t> printed(table.game.tables.deck.begin(),
                                          table.game.tables.deck.end());
  std::set<std::vector<std::uint8_t>> orders;
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(all_cards(table.player(seat)), printed);
    const auto& deck = table.player(seat).deck;
    orders.emplace(deck.begin(), deck.end());
  }
  EXPECT_EQ(orders.size(), 4U) << "each deck is shuffled by itself";
}

TEST(Solenia, SO_1_36_all_players_have_the_same_face_up) {
  for (const auto& [side, storage] : {std::pair{"summer", 8}, std::pair{"winter", 6}}) {
    Table table(4, {{"side", side}});
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.player(seat).capacity, storage) << side;
  }
  const auto specs = option_specs();
  const auto side = std::ranges::find(specs, "side", &OptionSpec::name);
  EXPECT_EQ(side->form, OptionSpec::Form::choice) << "one face for the table, not one per seat";
}

TEST(Solenia, SO_1_38_SO_2_14_the_die_and_the_improvements_stay_in_the_box) {
  Table table(3, {{"side", "winter"}});
  const auto die = static_cast<std::size_t>(Stream::die);
  table.play_out(1, [&] {
    EXPECT_EQ(table.state.die, 0);
    EXPECT_EQ(table.state.chance.drawn[die], 0U);
    EXPECT_THAT(table.state.offered_level1, Each(0));
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(table.player(seat).level1, 0);
  });
  EXPECT_GT(Table(1).play_out().state.chance.drawn[die], 0U) << "the solo game rolls it";
  const Table improved(3, {{"side", "winter"}, {"improvements", "on"}});
  EXPECT_EQ(std::ranges::count(improved.state.offered_level1, 0), 1) << "three are offered";
}

TEST(Solenia, SO_2_1_two_orders_of_the_board) {
  EXPECT_THAT(Table(2, {{"start_order", "dawn"}}).row_faces(),
              ElementsAre("night", "night", "dawn", "day", "day"));
  EXPECT_THAT(Table(2, {{"start_order", "dusk"}}).row_faces(),
              ElementsAre("day", "day", "dusk", "night", "night"));
}

TEST(Solenia, SO_2_2_both_orders_have_an_equal_chance) {
  const Table table;
  std::array<int, 2> count{};
  for (std::uint64_t seed = 1; seed <= kGames; ++seed)
    ++count[setup(table.game, Seed::of(seed)).faces == table.state.faces ? 1 : 0];
  EXPECT_TRUE(looks_uniform(count));
}

TEST(Solenia, SO_2_3_the_four_strips_are_dealt_around_the_middle_one) {
  const Table table;
  std::map<std::array<std::uint8_t, kRows>, int> layouts;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const State state = setup(table.game, Seed::of(seed));
    EXPECT_EQ(table.game.tables.strips[state.strip_at[2]].id, "ST5");
    ++layouts[state.strip_at];
  }
  std::vector<int> counts;
  for (const auto& [layout, count] : layouts) counts.push_back(count);
  ASSERT_EQ(counts.size(), 24U);
  EXPECT_TRUE(looks_uniform(counts));
}

TEST(Solenia, SO_2_4_the_airship_starts_over_the_middle) {
  const Table table = known_table();
  EXPECT_EQ(table.game.tables.airship_cell, cell_number("2,2"));
  EXPECT_EQ(table.price(0, "2,2"), 0);
  EXPECT_EQ(table.price(0, "1,2"), 0);
  EXPECT_EQ(table.price(0, "1,1"), 1);
}

TEST(Solenia, SO_2_5_the_two_stacks_are_shuffled_separately) {
  const Table table;
  std::array<std::array<int, kTilesPerSide>, kSides> top{};
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const State state = setup(table.game, Seed::of(seed));
    for (std::size_t side = 0; side < kSides; ++side) {
      for (const std::uint8_t tile : state.stack[side]) EXPECT_EQ(tile / kTilesPerSide, side);
      ++top[side][state.stack[side].back() % kTilesPerSide];
    }
    if (state.stack[0].back() + kTilesPerSide == state.stack[1].back()) ++alike;
  }
  EXPECT_TRUE(looks_uniform(top[0]));
  EXPECT_TRUE(looks_uniform(top[1]));
  EXPECT_LT(alike, static_cast<int>(kGames) / 8) << "one shuffle for both would always agree";
}

TEST(Solenia, SO_2_6_three_tiles_a_side_are_shown_with_four_players_four) {
  for (const auto& [players, shown] : {std::pair{2, 3}, std::pair{3, 3}, std::pair{4, 4}}) {
    const Table table(players);
    for (const Side side : {Side::day, Side::night}) {
      const auto& display = table.state.display[index(side)];
      EXPECT_EQ(kMaxDisplay - std::ranges::count(display, 0), shown) << players;
      EXPECT_EQ(table.state.stack[index(side)].size(), static_cast<std::size_t>(24 - shown));
    }
  }
}

TEST(Solenia, SO_2_9_every_seat_begins_equally_often) {
  for (int players = 2; players <= 4; ++players) {
    const Table table(players, {{"first_player", "random"}});
    std::vector<int> begins(static_cast<std::size_t>(players));
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
      ++begins[setup(table.game, Seed::of(seed)).first];
    EXPECT_TRUE(looks_uniform(begins)) << players << " players";
  }
}

// A table where that seat was drawn to begin.
Table beginning_with(int players, int first) {
  for (std::uint64_t seed = 1;; ++seed) {
    Table table(players, {{"first_player", "random"}}, seed);
    if (table.state.first == first) return table;
  }
}

TEST(Solenia, SO_2_10_SO_2_17_turns_go_clockwise_from_the_first_player) {
  Table table = beginning_with(4, 2);
  std::vector<int> turns{table.state.turn};
  table.play_out(1, [&] {
    for (const Event& event : table.events)
      if (static_cast<EventKind>(event.kind) == EventKind::turn_begins)
        turns.push_back(orrery::index(event.seat));
  });
  ASSERT_EQ(turns.size(), 64U);
  turns.resize(6);
  EXPECT_THAT(turns, ElementsAre(2, 3, 0, 1, 2, 3)) << "after the last seat comes seat 0";
}

TEST(Solenia, SO_2_11_start_goods_go_by_position_not_by_seat) {
  const auto goods = [](const Table& table) {
    std::vector<std::string> list;
    for (int seat = 0; seat < table.game.players; ++seat) list.push_back(table.goods_text(seat));
    return list;
  };
  EXPECT_THAT(goods(beginning_with(2, 1)), ElementsAre("", ""));
  EXPECT_THAT(goods(beginning_with(3, 0)), ElementsAre("", "", "W"));
  EXPECT_THAT(goods(beginning_with(3, 1)), ElementsAre("W", "", ""));
  EXPECT_THAT(goods(beginning_with(4, 0)), ElementsAre("", "", "W", "S"));
  EXPECT_THAT(goods(beginning_with(4, 3)), ElementsAre("", "W", "S", ""));
}

TEST(Solenia, SO_2_12_SO_2_13_no_stars_no_tiles_and_three_cards_at_the_start) {
  Table table(4);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(table.stars(seat), 0);
    for (const auto& slots : table.player(seat).slots) EXPECT_THAT(slots, Each(0));
    EXPECT_EQ(table.player(seat).hand.size(), 3U);
    EXPECT_EQ(table.player(seat).deck.size(), 13U);
    EXPECT_EQ(table.discards(seat), 0);
  }
}

// Draws by hand what the rules say, in their order, from the same seed.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) { chance_.key = Seed::of(seed).words; }

  std::uint32_t below(std::uint32_t bound) { return stream_.below(bound); }
  std::vector<std::uint8_t> shuffled(std::vector<std::uint8_t> items) {
    stream_.shuffle(std::span(items));
    return items;
  }

 private:
  Chance chance_;
  ChanceStream stream_{chance_, 0};
};

template <class List>
std::vector<std::uint8_t> drawn_first(const List& list, std::size_t skip = 0) {
  std::vector<std::uint8_t> items(list.begin(), list.end());
  std::ranges::reverse(items);  // the top lies last
  items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(skip));
  return items;
}

TEST(Solenia, SO_2_7_SO_2_15_draws_of_setup_come_in_the_order_of_the_rules) {
  Table table(4, {{"first_player", "random"}}, 77);
  const State& state = table.state;
  Draws draws(77);
  EXPECT_EQ(state.first, draws.below(4));
  EXPECT_EQ(table.row_faces()[0], draws.below(2) == 0 ? "night" : "day");
  const auto strips = draws.shuffled({0, 1, 2, 3});
  EXPECT_THAT(state.strip_at, ElementsAre(strips[0], strips[1], 4, strips[2], strips[3]));
  for (std::size_t side = 0; side < kSides; ++side) {
    std::vector<std::uint8_t> tiles(kTilesPerSide);
    std::iota(tiles.begin(), tiles.end(), static_cast<std::uint8_t>(side * kTilesPerSide));
    const auto stack = drawn_first(draws.shuffled(tiles));
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_EQ(state.display[side][i], stack[i] + 1) << "position " << i;  // SO-2.7
    EXPECT_EQ(drawn_first(state.stack[side]),
              std::vector<std::uint8_t>(stack.begin() + 4, stack.end()));
  }
  const auto& printed = table.game.tables.deck;
  for (int seat = 0; seat < 4; ++seat)
    EXPECT_EQ(drawn_first(table.player(seat).deck),
              drawn_first(draws.shuffled({printed.begin(), printed.end()}), 3));
}

TEST(Solenia, SO_2_15_a_draw_that_an_option_removes_is_skipped) {
  const Table table(2, {{"start_order", "dusk"}}, 78);  // seat 0 begins
  Draws draws(78);
  const auto strips = draws.shuffled({0, 1, 2, 3});
  EXPECT_THAT(table.state.strip_at, ElementsAre(strips[0], strips[1], 4, strips[2], strips[3]));
}

TEST(Solenia, SO_2_15_the_rival_deck_and_the_improvements_are_drawn_last) {
  const Table table = known_table(1, {{"side", "winter"}, {"improvements", "on"}});
  Draws draws(1);
  for (std::uint8_t side = 0; side < kSides; ++side)
    draws.shuffled(std::vector<std::uint8_t>(kTilesPerSide));
  const auto& printed = table.game.tables.deck;
  draws.shuffled({printed.begin(), printed.end()});
  EXPECT_EQ(drawn_first(table.state.rival_deck),
            drawn_first(draws.shuffled({printed.begin(), printed.end()})));
  const auto level1 = draws.shuffled({0, 1, 2, 3, 4, 5, 6, 7});
  const auto day = draws.shuffled({0, 1, 2, 3, 4, 5, 6, 7});
  EXPECT_THAT(table.state.offered_level1, ElementsAre(level1[0] + 1, level1[1] + 1, 0, 0));
  EXPECT_EQ(table.state.offered_pairs[0][0], day[0] + 1);
  EXPECT_EQ(table.state.offered_pairs[1][0], day[1] + 1);
}

TEST(Solenia, SO_2_16_nothing_is_drawn_at_random_after_setup) {
  for (int players = 2; players <= 4; ++players) {
    Table table(players);
    const Chance after_setup = table.state.chance;
    table.play_out(1, [&] { ASSERT_EQ(table.state.chance, after_setup); });
  }
  Table solo(1);
  const Chance after_setup = solo.state.chance;
  solo.play_out();
  EXPECT_EQ(solo.state.chance.drawn[static_cast<std::size_t>(Stream::setup)],
            after_setup.drawn[static_cast<std::size_t>(Stream::setup)]);
}

std::vector<std::string> colours(const Table& table) {
  std::vector<std::string> names;
  const int participants = std::max(2, table.game.players);
  for (int seat = 0; seat < participants; ++seat)
    names.push_back(table.game.tables.colours[table.game.colour[static_cast<std::size_t>(seat)]]);
  return names;
}

TEST(Solenia, SO_2_18_colours_differ_and_change_nothing_else) {
  EXPECT_THAT(colours(Table(4)), ElementsAre("orange", "pink", "violet", "charcoal"));
  EXPECT_THAT(colours(Table(3, {{"colours", "pink"}})), ElementsAre("pink", "orange", "violet"));
  EXPECT_THAT(colours(Table(1, {{"colours", "orange"}})), ElementsAre("orange", "pink"))
      << "the Rival takes the first that is free";
  EXPECT_THAT(colours(Table(4, {{"colours", "violet,charcoal"}})),
              UnorderedElementsAre("violet", "charcoal", "orange", "pink"));
  EXPECT_EQ(Table(3, {{"colours", "pink"}}).state, Table(3).state);
  EXPECT_ANY_THROW(Table(2, {{"colours", "pink,pink"}}));
}

}  // namespace
}  // namespace orrery::solenia
