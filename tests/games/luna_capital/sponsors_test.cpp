// The special sponsor tiles (section 6.2).
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/luna_capital/turn.h"
#include "support/luna_capital/table.h"
#include "support/view_json.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

const GivenOptions kModule = {{"promo_sponsors", "on"}};

// Seat 0 has this sponsor and a card in its city.
Table sponsored(std::string_view sponsor, int players = 2) {
  Table table(players, kModule);
  std::uint8_t wanted = 0;
  while (table.game.tables.sponsors[wanted].id != sponsor) ++wanted;
  for (int seat = 1; seat < players; ++seat)
    if (table.player(seat).sponsor == wanted) table.player(seat).sponsor = table.player().sponsor;
  table.player().sponsor = wanted;
  table.lay(0, "K05a", 0, 0).hand(0, {"K07a", "K09a"});
  table.set(2, "K08a", {"hydrogen"}).marker(1);
  return table;
}

std::string special(const Table& table) {
  const Sponsor& sponsor = table.game.tables.sponsors[table.player().sponsor];
  return table.game.tables.content_names[sponsor.special];
}

// Takes space 2, uses the special tile for its first tile and plays a card.
Table& use(Table& table) {
  table.play({"take 2"});
  table.play({table.legal()[1], "play K07a", "at [0,1]", "plain"});
  return table;
}

TEST(LunaSponsors, LC_6_2_each_has_the_special_tile_of_its_sponsor_in_view) {
  const Table table = Table::fresh(4, kModule);
  for (int seat = 0; seat < 4; ++seat) {
    const json::object seen = view_json(table.game, table.state, Viewer::spectator());
    EXPECT_FALSE(
        seen.at("players").at(static_cast<std::size_t>(seat)).at("special_used").as_bool());
  }
  EXPECT_FALSE(view_json(Table::fresh(2).game, Table::fresh(2).state, Viewer::spectator())
                   .at("players")
                   .at(0)
                   .as_object()
                   .contains("special"));
}

TEST(LunaSponsors, LC_6_3_LC_6_4_LC_9_12_it_replaces_a_tile_just_taken_once) {
  Table table = sponsored("luna_taxis");
  table.set(2, "K08a", {"hydrogen", "water", "hydrogen"}).play({"take 2"});
  EXPECT_THAT(table.legal(), ElementsAre("pass", "special hydrogen", "special water"));
  table.play({"special water"});
  EXPECT_EQ(table.player().special_used, 1);
  EXPECT_EQ(table.state.pending.tiles.size(), 3U);
  EXPECT_EQ(table.phase(), Phase::play_card);
  Table again = sponsored("luna_taxis");
  again.player().special_used = 1;
  again.play({"take 2"});
  EXPECT_EQ(again.phase(), Phase::play_card);
}

TEST(LunaSponsors, LC_8_5_LC_6_1_without_the_module_nobody_is_asked) {
  Table table(2);
  table.play({"take 2"});
  EXPECT_EQ(table.phase(), Phase::play_card);
}

TEST(LunaSponsors, LC_6_5_it_goes_on_an_empty_plot_in_any_order) {
  Table table = sponsored("space_royal_cruise");
  table.set(2, "K08a", {"hydrogen", "water"});
  use(table);
  EXPECT_THAT(table.legal(), UnorderedElementsAre("tile water", "tile " + special(table)));
  table.play({"tile " + special(table)});
  EXPECT_EQ(table.legal().size(), 8U);
}

TEST(LunaSponsors, LC_6_7_LC_9_20_LC_9_22_LC_9_23_an_effect_may_be_declined) {
  for (const char* sponsor : {"luna_taxis", "astro_burger", "space_royal_cruise"}) {
    Table table = sponsored(sponsor);
    table.build(0, "oxygen", 0, 0).set(2, "K08a", {"hydrogen", "water"});
    use(table).play({"tile " + special(table), "on [1,1]"});
    EXPECT_THAT(table.legal(), Contains("pass")) << sponsor;
    table.play({"pass"});
    EXPECT_THAT(table.legal(), ElementsAre("tile water")) << sponsor;
  }
}

// ---- Show Home

TEST(LunaSponsors, LC_6_8_LC_6_10_LC_9_18_a_show_home_is_a_plot_beside_the_city) {
  Table table = sponsored("moon_paradise");
  table.set(2, "K08a", {"hydrogen", "water"});
  use(table).play({"tile " + special(table)});
  EXPECT_EQ(table.legal().size(), 12U);
  EXPECT_THAT(table.legal(), Contains("on [-1,0]"));
  table.play({"on [-1,0]", "tile water"});
  EXPECT_THAT(table.legal(), Contains("on [-1,0]")) << "usable at once";
  table.play({"on [-1,0]"});
  EXPECT_EQ(table.content(0, -1, 0), "water");
}

TEST(LunaSponsors, LC_6_10_demolition_never_covers_the_show_home_itself) {
  Table table = sponsored("moon_paradise");
  table.set(2, "K08a", {"hydrogen", "water"});
  use(table).play({"tile " + special(table), "on [-1,0]", "tile water", "on [-1,0]"});
  table.build(0, "demolition", -1, 0);
  EXPECT_EQ(table.content(0, -1, 0), "empty");
  EXPECT_TRUE(table.player().city.has_show_home());
}

// ---- Removal Rover

TEST(LunaSponsors, LC_6_12_LC_6_13_LC_6_14_LC_9_20_LC_9_21_a_rover_moves_a_tile) {
  Table table = sponsored("luna_taxis");
  table.lay(0, "K01b", 1, 0);  // scaffolding at 2,0
  table.build(0, "landing_pad", 2, 0).build(0, "oxygen", 0, 0);
  table.set(2, "K08a", {"hydrogen", "water"});
  use(table).play({"tile water", "on [0,1]", "tile " + special(table), "on [1,1]"});
  EXPECT_THAT(table.legal(), UnorderedElementsAre("pass", "lift [0,0]", "lift [2,0]", "lift [0,1]"))
      << "tiles of this turn too, but neither print nor the rover";
  const std::size_t hand = table.player().hand.size();
  table.play({"lift [2,0]"});
  EXPECT_THAT(table.legal(), Not(Contains("lower [2,0]")));
  table.play({"lower [1,0]"});
  EXPECT_EQ(table.content(0, 2, 0), "scaffolding") << "visible again";
  EXPECT_EQ(table.content(0, 1, 0), "landing_pad");
  EXPECT_EQ(table.player().hand.size(), hand) << "no effect";
  EXPECT_EQ(table.state.turn, 1);
}

TEST(LunaSponsors, LC_6_13_a_moved_building_may_go_to_scaffolding) {
  Table table = sponsored("luna_taxis");
  table.lay(0, "K01b", 1, 0).build(0, "landing_pad", 0, 0).build(0, "oxygen", 0, 1);
  use(table).play({"tile " + special(table), "on [1,1]", "lift [0,0]"});
  EXPECT_THAT(table.legal(), Contains("lower [2,0]"));
  Table other = sponsored("luna_taxis");
  other.lay(0, "K01b", 1, 0).build(0, "landing_pad", 0, 0).build(0, "oxygen", 0, 1);
  use(other).play({"tile " + special(other), "on [1,1]", "lift [0,1]"});
  EXPECT_THAT(other.legal(), Not(Contains("lower [2,0]")));
}

// ---- Takeaway Counter

TEST(LunaSponsors, LC_6_15_LC_6_16_LC_9_13_LC_9_22_a_counter_reserves_a_tile) {
  Table table = sponsored("astro_burger");
  table.set(2, "K08a", {"hydrogen", "water", "oxygen"});
  use(table).play({"tile water", "on [0,0]", "tile " + special(table), "on [1,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("pass", "reserve oxygen")) << "not yet placed ones";
  table.play({"reserve oxygen"});
  EXPECT_EQ(table.player().reserved, table.tile("oxygen"));
  table.play_turn();
  ASSERT_EQ(table.state.turn, 0);
  table.marker(1).play({"take 2"});
  EXPECT_EQ(table.phase(), Phase::use_reserve);
  Table kept = table;
  kept.play({"pass"});
  EXPECT_EQ(kept.player().reserved, table.tile("oxygen"));
  const std::size_t tiles = table.state.pending.tiles.size();
  table.play({"add"});
  EXPECT_EQ(table.state.pending.tiles.size(), tiles + 1);
  EXPECT_EQ(table.player().reserved, 0);
}

TEST(LunaSponsors, LC_6_17_a_tile_still_reserved_counts_nothing) {
  Table table = sponsored("astro_burger");
  const Scores before = scores(table.game, table.state);
  table.player().reserved = table.tile("sales_office");
  EXPECT_EQ(scores(table.game, table.state), before);
}

// ---- Cruise Terminal

TEST(LunaSponsors, LC_6_18_LC_6_19_LC_9_23_a_terminal_takes_a_display_card) {
  Table table = sponsored("space_royal_cruise");
  table.set(1, "K10a", {"water"}).deck_top({"K01a"});
  use(table).play({"tile " + special(table), "on [1,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("pass", "cruise 1", "cruise 3", "cruise 4"))
      << "not the space emptied this turn";
  const std::size_t deck = table.state.deck.size();
  table.play({"cruise 1"});
  EXPECT_THAT(table.hand_of(0), Contains("K10a"));
  EXPECT_EQ(table.card_on(1), "K01a");
  EXPECT_EQ(table.state.deck.size(), deck - 2) << "its card and the refill, nothing is paid";
}

TEST(LunaSponsors, LC_6_20_not_with_an_empty_deck) {
  Table table = sponsored("space_royal_cruise");
  table.set(2, "K08a", {"hydrogen", "water"}).deck_size(0);
  use(table).play({"tile " + special(table), "on [1,1]"});
  EXPECT_THAT(table.legal(), ElementsAre("tile water"));
}

// ---- Solo

TEST(LunaSponsors, LC_6_21_LC_6_22_alone_only_you_have_a_special_tile) {
  Table table(1, kModule);
  table.marker(1).play({"take 2"});
  EXPECT_EQ(table.phase(), Phase::use_special);
  table.play_until([](const State& state) { return state.phase == Phase::over; });
  for (const Content tile : table.state.automaton_tiles)
    EXPECT_EQ(table.game.tables.types[tile].special, Special::none);
}

}  // namespace
}  // namespace orrery::luna_capital
