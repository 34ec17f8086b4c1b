// Hidden information (chapter 10): what the owner, the other seats and a spectator may see.
#include <algorithm>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/fields.h"
#include "core/play.h"
#include "games/luna_capital/ledger.h"
#include "support/luna_capital/table.h"
#include "support/view_json.h"

namespace orrery::luna_capital {
namespace {

const Viewer kOwner = seat_at(0);
const Viewer kOther = seat_at(1);
const Viewer kSpectator = Viewer::spectator();

json::value seen(const Table& table, Viewer viewer, const std::string& pointer) {
  return json::value(view_json(table.game, table.state, viewer)).at_pointer(pointer);
}

bool shows(const Table& table, Viewer viewer, const std::string& pointer) {
  boost::system::error_code error;
  return json::value(view_json(table.game, table.state, viewer)).find_pointer(pointer, error) !=
         nullptr;
}

void expect_public(const Table& table, const std::string& pointer) {
  EXPECT_EQ(seen(table, kOther, pointer), seen(table, kOwner, pointer)) << pointer;
  EXPECT_EQ(seen(table, kSpectator, pointer), seen(table, kOwner, pointer)) << pointer;
}

// Neither the view nor what bots get tells the viewer the two apart.
void expect_same(const Table& table, const State& other, Viewer viewer) {
  EXPECT_EQ(view_json(table.game, table.state, viewer), view_json(table.game, other, viewer));
  EXPECT_EQ(info_key<Rules>(table.game, table.state, viewer),
            info_key<Rules>(table.game, other, viewer));
}

Table middle_game(int players = 2) {
  Table table(players);
  table.play_until([](const State& state) {
    return state.game_phase == 1 && state.round == 2 && state.phase == Phase::take_set;
  });
  return table;
}

TEST(LunaKnowledge, LC_10_1_nobody_knows_the_order_of_the_deck) {
  const Table table(3);
  State other = table.state;
  std::swap(other.deck[3], other.deck[40]);
  for (const Viewer viewer : {kOwner, kOther, kSpectator}) expect_same(table, other, viewer);
}

TEST(LunaKnowledge, LC_10_2_how_many_cards_and_tiles_are_left_is_public) {
  const Table table = middle_game();
  EXPECT_EQ(seen(table, kSpectator, "/deck_size"), table.state.deck.size());
  EXPECT_EQ(seen(table, kSpectator, "/tower_size"), table.state.towers[1].size());
}

TEST(LunaKnowledge, LC_10_3_a_discard_is_known_to_its_owner) {
  Table table;
  table.hand(0, {"K02a", "K07a"}).marker(1).play({"take 1", "discard K07a"});
  State other = table.state;
  std::swap(other.deck[0], other.deck[9]);
  expect_same(table, other, kOther);
  expect_same(table, other, kSpectator);
  EXPECT_NE(info_key<Rules>(table.game, table.state, kOwner),
            info_key<Rules>(table.game, other, kOwner));
  Event discard = table.events[0];
  EXPECT_EQ(event_message(table.game, discard, kOwner).id, "luna.discarded");
  EXPECT_EQ(event_message(table.game, discard, kOther).id, "luna.discarded_unseen");
  const Move move = *parse_move(table.game, "discard K07a");
  EXPECT_EQ(notation(table.game, move_seen_by(table.game, seat_at(0), move, kOther)), "discard ?");
  EXPECT_EQ(move_seen_by(table.game, seat_at(0), move, kOwner), move);
}

TEST(LunaKnowledge, LC_10_4_of_a_hand_others_see_the_number) {
  const Table table = middle_game();
  EXPECT_TRUE(shows(table, kOwner, "/players/0/hand"));
  EXPECT_FALSE(shows(table, kOther, "/players/0/hand"));
  EXPECT_FALSE(shows(table, kSpectator, "/players/0/hand"));
  expect_public(table, "/players/0/hand_size");
}

TEST(LunaKnowledge, LC_10_5_LC_10_17_cards_all_know_to_be_in_a_hand_can_be_shown) {
  Table table;
  table.hand(0, {"K02a"}).set(2, "K07a", {"hydrogen"}).play({"take 2"});
  EXPECT_EQ(seen(table, kSpectator, "/players/0/known_cards"), json::array({"K07a"}));
  EXPECT_FALSE(shows(table, kSpectator, "/players/0/hand"));
  table.play({"play K02a", "at [0,0]", "plain"});
  EXPECT_EQ(seen(table, kSpectator, "/players/0/known_cards"), json::array({"K07a"}));
}

TEST(LunaKnowledge, LC_10_6_the_cards_of_a_landing_pad_are_seen_by_their_drawer) {
  Table table;
  table.lay(0, "K04a", 0, 0).placing({"landing_pad"}).play({"tile landing_pad", "on [0,0]"});
  EXPECT_TRUE(shows(table, kOwner, "/pending/landing"));
  EXPECT_FALSE(shows(table, kOther, "/pending/landing"));
  EXPECT_EQ(seen(table, kOther, "/pending/landing_size"), 3);
  State other = table.state;
  std::swap(other.pending.landing[0], other.deck[5]);
  expect_same(table, other, kOther);
}

TEST(LunaKnowledge, LC_10_7_LC_1_4_a_face_down_card_is_known_to_its_owner) {
  Table table;
  table.lay(0, "K01a", 0, 0).lay(0, "K05a", 0, 1, CardMode::face_down);
  table.player().ledger.hidden.push_back({.city_card = 2, .most_unseen = 4});
  EXPECT_EQ(seen(table, kOwner, "/players/0/city/cards/1/card"), "K05a");
  EXPECT_FALSE(shows(table, kOther, "/players/0/city/cards/1/card"));
  EXPECT_FALSE(shows(table, kOther, "/players/0/city/cards/1/number"));
  State other = table.state;
  std::swap(other.players[0].city.cards[1], other.deck[5]);
  expect_same(table, other, kOther);
}

TEST(LunaKnowledge, LC_10_8_nobody_knows_the_order_of_the_towers) {
  const Table table = middle_game();
  for (const std::size_t phase : {1U, 2U}) {
    State other = table.state;
    std::ranges::reverse(other.towers[phase]);
    for (const Viewer viewer : {kOwner, kOther, kSpectator}) expect_same(table, other, viewer);
  }
}

TEST(LunaKnowledge, LC_10_9_what_is_in_the_game_is_public) {
  // What is hidden from a viewer is known as a whole: observing never changes it.
  const Table table = middle_game(3);
  Rng rng(1);
  const State imagined = observe<Rules>(table.game, table.state, kSpectator, rng);
  TilePool mine = table.state.towers[2];
  TilePool theirs = imagined.towers[2];
  std::ranges::sort(mine);
  std::ranges::sort(theirs);
  EXPECT_EQ(mine, theirs);
}

TEST(LunaKnowledge, LC_10_12_concessions_not_drawn_are_those_not_shown_in_no_order) {
  const Table table = middle_game(3);
  expect_public(table, "/concessions");
  const std::string spectator = json::serialize(view_json(table.game, table.state, kSpectator));
  const std::string owner = json::serialize(view_json(table.game, table.state, kOwner));
  State state = table.state;
  Fields fields = Fields::writer();
  position_fields(table.game, state, fields);
  const std::string written = json::serialize(fields.result());
  std::size_t shown = 0;
  for (std::size_t i = 0; i < table.game.tables.concession_count; ++i) {
    const std::string name = '"' + table.game.tables.concession_names[i] + '"';
    const bool offered = std::ranges::find(table.state.offer, code_of(static_cast<unsigned>(i))) !=
                         table.state.offer.end();
    shown += offered ? 1 : 0;
    for (const std::string& text : {spectator, owner, written})
      EXPECT_EQ(text.contains(name), offered) << name;
  }
  EXPECT_EQ(shown, 3U);
  Rng rng(1);
  for (const Viewer viewer : {kOwner, kOther, kSpectator})
    EXPECT_EQ(observe<Rules>(table.game, table.state, viewer, rng).offer, table.state.offer);
}

TEST(LunaKnowledge, LC_10_10_tiles_of_the_display_leave_openly_those_of_the_tower_unseen) {
  Table table(2);
  table.last_turn_of_round(4);
  expect_public(table, "/display");
  Table other = table;
  std::ranges::reverse(other.state.towers[0]);
  ASSERT_NE(table.state, other.state);
  for (const Viewer viewer : {kOwner, kOther, kSpectator}) expect_same(table, other.state, viewer);
  table.play_turn();
  other.play_turn();
  EXPECT_EQ(table.state.game_phase, 1);
  EXPECT_TRUE(table.state.towers[0].empty());
  EXPECT_EQ(table.state, other.state) << "what was left in the tower leaves no trace";
  ASSERT_EQ(table.events.size(), other.events.size());
  for (std::size_t i = 0; i < table.events.size(); ++i)
    EXPECT_EQ(table.events[i].args, other.events[i].args);
  EXPECT_EQ(table.count(EventKind::tile_shown), 4) << "those of the new phase alone";
}

TEST(LunaKnowledge, LC_10_11_everything_else_is_public) {
  const Table table = middle_game(3);
  for (const char* pointer :
       {"/display", "/concessions", "/redistribution_pool", "/robot_pool", "/first", "/turn",
        "/round", "/phase", "/players/1/robots", "/players/2/redistribution", "/pending"})
    expect_public(table, pointer);
  const json::value mine = seen(table, kOther, "/players/1/city/plots");
  EXPECT_EQ(mine, seen(table, kSpectator, "/players/1/city/plots"));
}

TEST(LunaKnowledge, LC_10_13_LC_10_15_alone_the_hand_is_open_until_the_first_turn) {
  Table table = Table::fresh(1);
  EXPECT_TRUE(shows(table, kSpectator, "/players/0/hand"));
  EXPECT_TRUE(shows(table, kSpectator, "/automaton/cards/2"));
  table.play({"keep"});
  EXPECT_TRUE(shows(table, kSpectator, "/players/0/hand"));
  table.play({"pass"});
  EXPECT_FALSE(shows(table, kSpectator, "/players/0/hand"));
  EXPECT_EQ(seen(table, kSpectator, "/players/0/known_cards").as_array().size(), 3U);
}

TEST(LunaKnowledge, LC_10_14_after_the_game_all_cards_are_shown) {
  Table table(2);
  table.play_until([](const State& state) { return state.phase == Phase::over; });
  expect_public(table, "/players/0/hand");
  expect_public(table, "/players/1/city/cards");
}

TEST(LunaKnowledge, LC_9_25_a_chosen_card_is_hidden_until_it_lies_there) {
  Table table;
  table.lay(0, "K05a", 0, 0).hand(0, {"K03a", "K08a"}).playing().play({"play K08a"});
  EXPECT_FALSE(shows(table, kOther, "/pending/card"));
  State other = table.state;
  other.pending.card = code_of(table.card("K03a"));
  expect_same(table, other, kOther);
  for (const char* move : {"play K08a", "at [0,1]", "give K03a", "hold K03a"})
    EXPECT_NE(move_seen_by(table.game, seat_at(0), *parse_move(table.game, move), kOther),
              *parse_move(table.game, move));
}

}  // namespace
}  // namespace orrery::luna_capital
