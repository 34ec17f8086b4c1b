// Impossible positions that only look at a city or a ledger can tell, broken on purpose. The
// complaint names the rule.
#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/position.h"
#include "support/luna_table.h"

namespace orrery::luna_capital {
namespace {

// "LC-6.9 show_home", or "" for a sound position.
std::string broken(const Table& table) {
  const auto found = broken_invariant(table.game, table.state);
  if (!found) return "";
  EXPECT_TRUE(Catalogue::built_in().has(found->id)) << found->id;
  constexpr std::string_view kPrefix = "luna.broken.";
  return std::get<std::string>(*found->find("rule")) + " " + found->id.substr(kPrefix.size());
}

TEST(LunaBroken, LC_6_9_a_show_home_away_from_the_city) {
  const auto has_home = [](const State& state) {
    return state.players[0].city.has_show_home() || state.players[1].city.has_show_home();
  };
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Table table(2, {{"promo_sponsors", "on"}}, seed);
    table.play_until(has_home, seed);
    if (!has_home(table.state)) continue;
    ASSERT_EQ(broken(table), "");
    City& city = table.player(table.player(0).city.has_show_home() ? 0 : 1).city;
    city.home.row = static_cast<std::int8_t>(city.home.row + 6);
    EXPECT_EQ(broken(table), "LC-6.9 show_home");
    return;
  }
  FAIL() << "no game has a Show Home; look farther";
}

TEST(LunaBroken, LC_4_20_a_face_down_card_that_fitted) {
  Table table(2);
  table.play_turn();
  ASSERT_EQ(broken(table), "");
  City& city = table.player(0).city;
  const std::uint8_t card = city.cards[0];
  city = City{};
  place_card(city, table.game.tables, card, kFirstPosition, CardMode::face_down);
  EXPECT_EQ(broken(table), "LC-11.5 city_cards") << "every card fits into an empty city";
}

TEST(LunaBroken, LC_7_4_cards_dealt_openly_that_nobody_saw) {
  Table table = Table::fresh(1);
  ASSERT_EQ(broken(table), "");
  table.player().ledger = {};
  EXPECT_EQ(broken(table), "LC-7.4 ledger");
}

TEST(LunaBroken, LC_10_16_more_hidden_places_than_turns) {
  Table table(2);
  ASSERT_EQ(broken(table), "");
  table.state.deck_tags[0] = discarded_by(seat_at(0));
  left_for_deck(table.player());
  EXPECT_EQ(broken(table), "LC-10.16 ledger");
}

// A position by hand may leave the ledger out; what all saw is then filled in.
TEST(LunaBroken, LC_7_7_a_swap_loses_no_card_when_the_ledger_is_left_out) {
  const GameEntry game = entry();
  const DataPack pack = DataPack::built_in("luna-capital");
  const auto options = check_options(game.info(), 1, {});
  Problems problems;
  const GamePtr solo = *game.create(*options, pack, problems);
  json::object written = write_position(*solo, solo->setup(Seed::of(4)));
  written["state"].as_object()["players"].as_array()[0].as_object().erase("ledger");
  auto read = read_position(game, json::serialize(written), pack);
  ASSERT_TRUE(read) << Catalogue::built_in().say(read.error());
  AnyState& state = read->state;
  read->game->apply(state, seat_at(0), *read->game->parse_move("swap"), nullptr);
  EXPECT_EQ(state.as<State>().deck.size(), 62U);
  EXPECT_TRUE(read_position(game, json::serialize(write_position(*read->game, state)), pack));
}

}  // namespace
}  // namespace orrery::luna_capital
