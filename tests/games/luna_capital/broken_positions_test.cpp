// Impossible positions that only look at a city or a ledger can tell, broken on purpose. The
// complaint names the rule.
#include <algorithm>
#include <bit>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/position.h"
#include "support/luna_capital/table.h"
#include "support/messages.h"

namespace orrery::luna_capital {
namespace {

using test::says;

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

// Seat 1 has a card face down and cards in hand, of which nobody saw any before the first of these.
Table with_face_down_card() {
  const auto is_so = [](const State& state) {
    return state.phase == Phase::take_set && state.players[1].city.face_down != 0 &&
           !state.players[1].hand.empty();
  };
  Table table(2);
  for (std::uint64_t seed = 1; !is_so(table.state) && seed < 100; ++seed) {
    table = Table(2, {}, seed);
    table.play_until(is_so, seed);
  }
  Player& player = table.player(1);
  player.ledger.seen = {};
  player.ledger.barred = {};
  player.ledger.fresh = 0;
  for (HiddenPlace& place : player.ledger.hidden) {
    place = {.city_card = place.city_card};
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(player));
    if (place.city_card != 0)
      place.barred =
          bytes_of(fitted_before(player.city, table.game.tables, from_code(place.city_card)));
  }
  EXPECT_EQ(broken(table), "");
  return table;
}

HiddenPlace& first_face_down(Table& table) {
  return *std::ranges::find_if(table.player(1).ledger.hidden,
                               [](const HiddenPlace& place) { return place.city_card != 0; });
}

TEST(LunaBroken, LC_10_16_a_ledger_that_does_not_bar_what_fitted) {
  Table table = with_face_down_card();
  first_face_down(table).barred = {};
  EXPECT_EQ(broken(table), "LC-10.16 ledger_proof");
}

TEST(LunaBroken, LC_10_16_a_ledger_that_lets_a_seen_card_lie_where_it_would_have_fitted) {
  Table table = with_face_down_card();
  Player& player = table.player(1);
  const NumberSet fitted = numbers_of(first_face_down(table).barred);
  // A card that would have fitted is in the hand, and all saw it coming.
  std::size_t at = 0;
  while (table.state.deck_tags[at] != DeckTag::none ||
         (number_bit(table.game.tables.cards[table.state.deck[at]].number) & fitted) == 0)
    ++at;
  std::swap(table.state.deck[at], player.hand[0]);
  player.ledger.seen.push_back({.card = player.hand[0], .within = 0});
  std::ranges::sort(player.hand);
  for (HiddenPlace& place : player.ledger.hidden)
    place.most_unseen = static_cast<std::uint8_t>(unseen_in_bag(player));
  EXPECT_EQ(broken(table), "") << "after the card was played";
  for (HiddenPlace& place : player.ledger.hidden) place.arrived = 1;
  EXPECT_EQ(broken(table), "LC-10.16 ledger_proof") << "before";
}

// A demolition per plot and no more: of the 6 of the game some still wait.
TEST(LunaBroken, LC_11_2_more_plots_are_demolished_than_there_are_demolitions) {
  Table table(4);
  table.play_until([](const State& state) {
    return state.game_phase == 1 && state.round == 3 && state.phase == Phase::take_set;
  });
  ASSERT_EQ(broken(table), "");
  int left = 0;
  const auto count = [&](const auto& tiles, int sign) {
    for (const Content tile : tiles)
      if (table.game.tables.types[tile].family == Family::demolition) left += sign;
  };
  for (const TilePool& pool : table.game.pool()) count(pool, 1);
  for (const TilePool& tower : table.state.towers) count(tower, -1);
  for (const Set& set : table.state.display) count(set.tiles, -1);
  for (const Player& player : table.state.players) left -= std::popcount(player.city.demolished);
  ASSERT_GE(left, 0);
  const auto demolish_one = [&] {
    for (Player& player : table.state.players)
      for (Plot plot = 0; plot < kShowHome; ++plot) {
        const PlotSet bit = plot_bit(plot);
        if ((player.city.tiles & ~player.city.demolished & bit) == 0) continue;
        put_tile(player.city, {.family = Family::demolition}, kEmpty, plot);
        return;
      }
    FAIL() << "no tile to demolish";
  };
  for (; left > 0; --left) demolish_one();
  EXPECT_EQ(broken(table), "");
  demolish_one();
  EXPECT_EQ(broken(table), "LC-11.2 demolished");
}

TEST(LunaBroken, LC_3_4_more_tiles_than_were_taken) {
  // After phase A tiles that nobody took are out of the game, so that there are some to be had.
  Table table(2);
  table.play_until(
      [](const State& state) { return state.game_phase == 1 && state.phase == Phase::take_set; });
  TilePool out = table.game.pool()[0];
  const auto remove = [&](Content tile) {
    const auto at = static_cast<std::size_t>(std::ranges::find(out, tile) - out.begin());
    if (at < out.size()) out.erase_at(at);
  };
  for (const Player& player : table.state.players) {
    for (PlotSet rest = player.city.tiles; rest != 0; rest &= rest - 1)
      remove(player.city.content[static_cast<std::size_t>(std::countr_zero(rest))]);
    if (player.city.demolished != 0) remove(table.tile("demolition"));
  }
  // 1 + 2 + 3 + 4 tiles in the four turns.
  City& city = table.player().city;
  const auto built = [&] { return std::popcount(city.tiles) + std::popcount(city.demolished); };
  const auto build_one = [&] {
    ASSERT_NE(city.empty, 0U);
    Content tile = out.pop_back();
    while (table.game.tables.types[tile].family > Family::meteorite) tile = out.pop_back();
    put_tile(city, table.game.tables.types[tile], tile,
             static_cast<Plot>(std::countr_zero(city.empty)));
  };
  while (built() < 10) build_one();
  EXPECT_EQ(broken(table), "");
  build_one();
  EXPECT_EQ(broken(table), "LC-3.4 tiles_taken");
}

TEST(LunaBroken, LC_11_12_a_hand_grows_by_the_landing_pads_that_were_placed) {
  // All five landing pads wait in the towers, so nobody can have kept a card of one.
  Table table(4);
  const auto is_pad = [&](Content tile) {
    return table.game.tables.types[tile].family == Family::landing_pad;
  };
  for (std::uint64_t seed = 1; std::ranges::any_of(table.state.display, [&](const Set& set) {
         return std::ranges::any_of(set.tiles, is_pad);
       });)
    table = Table(4, {}, ++seed);
  ASSERT_EQ(broken(table), "");
  const auto hold_one_more = [&] {
    table.player(2).hand.insert_sorted(table.state.deck.pop_back());
    table.state.deck_tags.pop_back();
  };
  hold_one_more();
  EXPECT_EQ(broken(table), "LC-11.12 hand");
}

TEST(LunaBroken, LC_11_10_a_plot_given_twice) {
  const GameEntry game = entry();
  const DataPack pack = DataPack::built_in("luna-capital");
  const auto options = check_options(game.info(), 2, {});
  Problems problems;
  const GamePtr two = *game.create(*options, pack, problems);
  AnyState state = two->setup(Seed::of(4));
  Rng rng(1);
  while (state.as<State>().round < 2) {
    const Seat seat = two->active(state).lowest();
    const MoveList moves = two->legal(state, seat);
    two->apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
  json::object written = write_position(*two, state);
  ASSERT_TRUE(read_position(game, json::serialize(written), pack));
  json::array& plots =
      written["state"].as_object()["players"].as_array()[1].as_object()["plots"].as_array();
  ASSERT_GE(plots.size(), 1U);
  plots.push_back(json::value(plots[0]));
  const auto read = read_position(game, json::serialize(written), pack);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error(),
              says("luna.position_plot_twice",
                   {{"field", fmt::format("state.players[1].plots[{}]", plots.size() - 1)}}));
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
  ASSERT_TRUE(read) << test::english(read.error());
  AnyState& state = read->state;
  read->game->apply(state, seat_at(0), *read->game->parse_move("swap"), nullptr);
  EXPECT_EQ(state.as<State>().deck.size(), 62U);
  EXPECT_TRUE(read_position(game, json::serialize(write_position(*read->game, state)), pack));
}

}  // namespace
}  // namespace orrery::luna_capital
