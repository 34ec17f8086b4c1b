// Hidden information (chapter 10): what the owner, the other seats and a spectator may know. The
// view and the redrawn states of bots both come from `blind`.
#include <algorithm>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.h"
#include "support/solenia/winter.h"
#include "support/view_json.h"

namespace orrery::solenia {
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

// The same in the eyes of all three.
void expect_public(const Table& table, const std::string& pointer) {
  EXPECT_EQ(seen(table, kOther, pointer), seen(table, kOwner, pointer)) << pointer;
  EXPECT_EQ(seen(table, kSpectator, pointer), seen(table, kOwner, pointer)) << pointer;
}

// Two states that a viewer cannot tell apart: neither by what is shown nor by what bots get.
void expect_same(const Table& table, const State& other, Viewer viewer) {
  EXPECT_EQ(view_json(table.game, table.state, viewer), view_json(table.game, other, viewer));
  EXPECT_EQ(info_key<Rules>(table.game, table.state, viewer),
            info_key<Rules>(table.game, other, viewer));
}

// A game some rounds old, stopped where a turn begins.
Table middle_game(int players = 2, const GivenOptions& options = {}) {
  Table table(players, options);
  Rng rng(3);
  while (table.state.round < 8 || !quiet(table.game, table.state)) {
    MoveList moves;
    const Seat seat = active(table.game, table.state).lowest();
    legal(table.game, table.state, seat, moves);
    apply(table.game, table.state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
          nullptr);
  }
  return table;
}

TEST(Solenia, SO_10_1_the_board_is_public) {
  Table table = known_table();
  table.lay(1, "2*A", "3,2");
  expect_public(table, "/board");
  EXPECT_EQ(seen(table, kSpectator, "/board/rows/3/spaces/2/card"),
            json::parse(R"({"card": "2*A", "value": 2, "owner": 1})"));
  EXPECT_EQ(seen(table, kSpectator, "/board/rows/3/strip"), "ST3");
  EXPECT_EQ(seen(table, kSpectator, "/board/rows/3/face"), "day");
  EXPECT_EQ(seen(table, kSpectator, "/board/rows/3/spaces/2/terrain"), "wheat");
}

TEST(Solenia, SO_4_39_the_view_says_what_the_leaving_strip_would_pay) {
  Table table = known_table();  // row 0 is A S N A S
  table.lay(1, "0@2", "0,0").lay(0, "0WA", "0,2").lay(0, "2*S", "0,4").lay(0, "1W", "1,0").begin();
  const auto pays = [&table](const std::string& seat) {
    return json::serialize(seen(table, kOther, "/players/" + seat + "/leaving"));
  };
  EXPECT_EQ(pays("0"), R"({"goods":{"wood":1,"stone":0,"wheat":0,"water":1},"stars":1})");
  EXPECT_EQ(pays("1"), R"({"goods":{"wood":0,"stone":0,"wheat":0,"water":2},"stars":0})");
  expect_public(table, "/players/0/leaving");
  EXPECT_FALSE(shows(known_table().begin(), kOwner, "/players/0/leaving")) << "nothing lies there";
}

TEST(Solenia, SO_10_2_a_hand_is_for_its_owner) {
  Table table = known_table();
  table.hand(0, {"1W", "0@2", "2*S"});
  EXPECT_EQ(seen(table, kOwner, "/players/0/hand").as_array().size(), 3U);
  for (const Viewer viewer : {kOther, kSpectator}) {
    EXPECT_FALSE(shows(table, viewer, "/players/0/hand"));
    EXPECT_EQ(seen(table, viewer, "/players/0/hand_size"), 3);
  }
  Table exchanged = table;
  exchanged.hand(0, {"1S", "0HA", "2*A"});
  expect_same(table, exchanged.state, kOther);
  expect_same(table, exchanged.state, kSpectator);
  EXPECT_NE(view_json(table.game, table.state, kOwner),
            view_json(table.game, exchanged.state, kOwner));
}

TEST(Solenia, SO_10_3_the_order_of_a_deck_is_hidden_from_all) {
  const Table table = middle_game();
  State other = table.state;
  std::ranges::reverse(other.players[0].deck);
  for (const Viewer viewer : {kOwner, kOther, kSpectator}) expect_same(table, other, viewer);
}

TEST(Solenia, SO_10_4_which_cards_are_left_is_public) {
  const Table table = middle_game();
  const Player& player = table.state.players[0];
  std::vector<std::string> left;
  for (const std::uint8_t kind : player.hand) left.push_back(table.game.tables.card_names[kind]);
  for (const std::uint8_t kind : player.deck) left.push_back(table.game.tables.card_names[kind]);
  for (const Viewer viewer : {kOther, kSpectator}) {
    std::vector<std::string> told;
    const json::value cards = seen(table, viewer, "/players/0/left");
    for (const json::value& card : cards.as_array()) told.emplace_back(card.at("card").as_string());
    EXPECT_THAT(told, testing::UnorderedElementsAreArray(left));
  }
  EXPECT_EQ(seen(table, kOwner, "/players/0/deck").as_array().size(), player.deck.size());
}

TEST(Solenia, SO_10_5_discard_piles_are_public) {
  Table table = middle_game();
  expect_public(table, "/players/0/discard");
  expect_public(table, "/players/1/discard");
  EXPECT_EQ(seen(table, kSpectator, "/players/0/discard").as_array().size(),
            static_cast<std::size_t>(table.discards(0)));
  EXPECT_GT(table.discards(0) + table.discards(1), 0);
}

TEST(Solenia, SO_10_6_a_discarded_card_is_shown_to_all) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "2,1").lay(1, "1A", "2,3");
  table.lay(1, "2*W", "3,2").hand(0, {"2*S", "1S", "1H"}).begin().play({"card 2*S"});
  EXPECT_TRUE(table.happened(EventKind::discarded));
  const Message told("solenia.discarded", {{"seat", seat_at(0)}, {"card", Term{"card", "2*S"}}});
  for (const Event& event : table.events) {
    if (static_cast<EventKind>(event.kind) != EventKind::discarded) continue;
    for (const Viewer viewer : {kOwner, kOther, kSpectator})
      EXPECT_EQ(event_message(table.game, event, viewer), told);
  }
  EXPECT_EQ(seen(table, kSpectator, "/players/0/discard/0/card"), "2*S");
}

TEST(Solenia, SO_10_7_displays_and_delivered_tiles_are_public) {
  Table table = winter_table();
  table.deliver(0, "N16", 2);
  for (const auto* pointer : {"/day/display", "/night/display", "/players/0/slots"})
    expect_public(table, pointer);
  EXPECT_EQ(seen(table, kOther, "/players/0/slots/night/1"),
            json::parse(R"({"tile": "N16", "cost": {"stone": 2, "wheat": 2}, "stars": 6})"));
}

TEST(Solenia, SO_10_8_SO_10_9_stacks_hide_their_order_and_not_their_tiles) {
  const Table table = middle_game();
  State other = table.state;
  std::ranges::reverse(other.stack[0]);
  std::ranges::reverse(other.stack[1]);
  for (const Viewer viewer : {kOwner, kOther, kSpectator}) expect_same(table, other, viewer);
  expect_public(table, "/day/left");
  const json::value left = seen(table, kOwner, "/night/left");
  EXPECT_EQ(left.as_array().size(), table.state.stack[1].size()) << "sizes are public";
  for (const std::uint8_t tile : table.state.stack[1])
    EXPECT_THAT(left.as_array(),
                testing::Contains(json::value(table.game.tables.tile_names[tile])));
}

TEST(Solenia, SO_10_10_goods_capacity_stars_and_deck_size_are_public) {
  const Table table = middle_game();
  for (const auto* field : {"goods", "capacity", "stars", "deck_size", "hand_size"})
    expect_public(table, std::string("/players/0/") + field);
  EXPECT_EQ(seen(table, kSpectator, "/players/0/deck_size"), table.state.players[0].deck.size());
  EXPECT_EQ(seen(table, kSpectator, "/players/0/goods/wood"), table.goods_of(0)[Good::wood]);
}

TEST(Solenia, SO_10_11_SO_10_12_improvements_are_public) {
  Table table(2, {{"side", "winter"}, {"improvements", "on"}});
  expect_public(table, "/draft");
  EXPECT_EQ(seen(table, kSpectator, "/draft/level1").as_array().size(), 2U);
  EXPECT_EQ(seen(table, kSpectator, "/draft/pairs").as_array().size(), 2U);
  Rng rng(1);
  const State imagined = observe<Rules>(table.game, table.state, kOther, rng);
  EXPECT_EQ(imagined.offered_level1, table.state.offered_level1) << "the other tiles never matter";
  EXPECT_EQ(imagined.offered_pairs, table.state.offered_pairs);

  const Table taken = improved_table("Herald");
  expect_public(taken, "/players/0/improvements");
  EXPECT_EQ(seen(taken, kSpectator, "/players/0/improvements/level1/title"), "Herald");
  EXPECT_EQ(seen(taken, kSpectator, "/players/0/improvements/level1/active"), false);
}

TEST(Solenia, SO_10_13_SO_10_17_the_rivals_deck_hides_its_order_alone) {
  const Table table = middle_game(1);
  State other = table.state;
  std::ranges::reverse(other.rival_deck);
  other.chance.key[0] ^= 1U;
  for (const Viewer viewer : {kOwner, kSpectator}) {
    expect_same(table, other, viewer);
    EXPECT_EQ(seen(table, viewer, "/rival/left").as_array().size(), table.state.rival_deck.size());
  }
}

TEST(Solenia, SO_10_14_what_the_rival_did_is_public) {
  Table table = known_table(1);
  table.display(Side::day, {"D05", "D23", "D13"}).lay_rival("1W", "0,1");
  rival_plays(table, "2*W", 1);
  rival_plays(table, "0WS", 2);
  for (const Viewer viewer : {kOwner, kSpectator}) {
    EXPECT_EQ(seen(table, viewer, "/rival/removed"), json::parse(R"(["D23"])"));
    EXPECT_EQ(seen(table, viewer, "/rival/die"), 2);
    EXPECT_EQ(seen(table, viewer, "/rival/discard/0/card"), "1W");
  }
}

TEST(Solenia, SO_10_16_bots_get_what_their_seat_knows_and_nothing_else) {
  const Table table = middle_game(3);
  State other = table.state;
  std::ranges::reverse(other.stack[0]);
  std::ranges::reverse(other.players[0].deck);
  std::swap(other.players[1].hand[0], other.players[1].deck[0]);
  std::ranges::sort(other.players[1].hand);
  Rng rng(9);
  Rng same(9);
  const State imagined = observe<Rules>(table.game, table.state, kOwner, rng);
  EXPECT_EQ(imagined, observe<Rules>(table.game, other, kOwner, same)) << "equal knowledge";
  EXPECT_EQ(imagined.players[0].hand, table.state.players[0].hand);
  EXPECT_NE(imagined.chance.key, table.state.chance.key);
  EXPECT_FALSE(broken_invariant(table.game, imagined)) << "a possible position";
  EXPECT_EQ(blind(table.game, imagined, kOwner).players,
            blind(table.game, table.state, kOwner).players);
}

TEST(Solenia, SO_10_18_a_chosen_card_is_hidden_until_it_is_placed) {
  Table table = known_table();
  table.hand(0, {"1W", "0@2", "2*S"}).goods(0, "W").begin();
  Table other = table;
  table.play({"card 1W"});
  other.play({"card 2*S"});
  expect_same(table, other.state, kOther);
  expect_same(table, other.state, kSpectator);
  EXPECT_EQ(seen(table, kOwner, "/players/0/chosen/card"), "1W");
  for (const Viewer viewer : {kOther, kSpectator}) {
    EXPECT_EQ(event_message(table.game, table.events[0], viewer),
              Message("solenia.chose_a_card", {{"seat", seat_at(0)}}));
    const Move move = make_move(MoveKind::card, card_kind(table.game, "1W"));
    EXPECT_EQ(notation(table.game, move_seen_by(table.game, seat_at(0), move, viewer)), "card ?");
    EXPECT_EQ(move_seen_by(table.game, seat_at(0), move, viewer).args[0], 0);
  }
  EXPECT_EQ(event_message(table.game, table.events[0], kOwner).id, "solenia.chose_card");

  table.play({"at 2,0"});
  other.play({"at 2,0"});
  expect_same(table, other.state, kOther);  // still hidden while the price is open
  table.play({"pay W"});
  EXPECT_EQ(seen(table, kOther, "/board/rows/2/spaces/0/card/card"), "1W");
}

TEST(Solenia, SO_10_18_other_moves_hide_nothing) {
  const Table table = known_table();
  for (const auto* text :
       {"at 2,2", "pay W", "tile D01", "slot 3", "gain A", "drop S", "discard"}) {
    const Move move = *parse_move(table.game, text);
    EXPECT_EQ(move_seen_by(table.game, seat_at(0), move, kSpectator), move) << text;
  }
}

TEST(Solenia, SO_10_2_a_drawn_card_is_told_to_its_owner_alone) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,2"});
  for (const Event& event : table.events) {
    if (static_cast<EventKind>(event.kind) != EventKind::drew) continue;
    EXPECT_EQ(event_message(table.game, event, kOwner).id, "solenia.drew");
    EXPECT_EQ(event_message(table.game, event, kOther),
              Message("solenia.drew_a_card", {{"seat", seat_at(0)}}));
    EXPECT_EQ(event_message(table.game, event, kSpectator).id, "solenia.drew_a_card");
  }
  EXPECT_TRUE(table.happened(EventKind::drew));
}

}  // namespace
}  // namespace orrery::solenia
