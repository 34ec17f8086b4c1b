// What a viewer may know (chapter 10), item by item, and how the rest is drawn anew.
#include <set>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/skymines/luna.h"
#include "support/skymines/table.h"
#include "support/view_json.h"

namespace orrery::skymines {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

Table at_planning(const GivenOptions& options = {}) {
  GivenOptions all = {{"start_tokens", "fixed"}};
  for (const auto& [name, value] : options) all.insert_or_assign(name, value);
  return Table::fresh(2, all);
}

TEST(SkyminesKnowledge, SK_10_1_a_planned_card_is_known_to_its_owner_alone) {
  Table one = at_planning();
  Table other = one;
  const Names moves = one.legal_for(1);
  one.play_as(1, {moves[0]});
  other.play_as(1, {moves[1]});
  EXPECT_EQ(blind(one.game, one.state, seat_at(0)), blind(one.game, other.state, seat_at(0)));
  EXPECT_EQ(blind(one.game, one.state, Viewer::spectator()),
            blind(one.game, other.state, Viewer::spectator()));
  EXPECT_NE(blind(one.game, one.state, seat_at(1)), blind(one.game, other.state, seat_at(1)));
}

TEST(SkyminesKnowledge, SK_10_1_how_many_cards_are_planned_is_public) {
  Table one = at_planning();
  Table other = one;
  one.play_as(1, {one.legal_for(1)[0]});
  EXPECT_NE(blind(one.game, one.state, seat_at(0)), blind(one.game, other.state, seat_at(0)));
}

TEST(SkyminesKnowledge, SK_6_4_which_linked_slot_is_used_is_hidden_too) {
  Table one = at_planning({{"linked_slots", "on"}});
  Table other = one;
  one.play_as(1, {"plan S2-E2 2"});
  other.play_as(1, {"plan S2-E2 4"});
  EXPECT_EQ(blind(one.game, one.state, seat_at(0)), blind(one.game, other.state, seat_at(0)));
}

TEST(SkyminesKnowledge, SK_3_6_plans_are_known_to_all_when_all_are_done) {
  Table table = at_planning();
  table.play_as(1, {table.legal_for(1)[0], "ready"});
  EXPECT_FALSE(sees_plans(table.state, seat_at(1), seat_at(0)));
  table.play_as(0, {"ready"});
  EXPECT_TRUE(sees_plans(table.state, seat_at(1), seat_at(0)));
}

TEST(SkyminesKnowledge, SK_10_2_a_view_shows_other_hands_as_they_were) {
  Table table = at_planning();
  const json::object before = view_json(table.game, table.state, seat_at(0));
  table.play_as(1, {table.legal_for(1)[0]});
  const json::object after = view_json(table.game, table.state, seat_at(0));
  const json::object& was = before.at("players").at(1).as_object();
  const json::object& is = after.at("players").at(1).as_object();
  EXPECT_EQ(was.at("hand"), is.at("hand"));
  EXPECT_EQ(is.at("planned"), 1);
  for (const json::value& slot : is.at("slots").as_array()) EXPECT_TRUE(slot.at("card").is_null());
  const json::object own = view_json(table.game, table.state, seat_at(1));
  EXPECT_EQ(own.at("players").at(1).at("hand").as_array().size(),
            is.at("hand").as_array().size() - 1);
}

TEST(SkyminesKnowledge, SK_2_16_tokens_of_a_draft_are_hidden_until_all_have_chosen) {
  Table one = Table::fresh(2);
  ASSERT_EQ(one.state.phase, Phase::draft);
  Table other = one;
  const Names tokens = one.legal_for(1);
  one.play_as(1, {tokens[0]});
  other.play_as(1, {tokens[1]});
  EXPECT_EQ(blind(one.game, one.state, seat_at(0)), blind(one.game, other.state, seat_at(0)));
  const json::object shown = view_json(one.game, one.state, seat_at(0));
  EXPECT_EQ(shown.at("players").at(0).at("tokens").as_array().size(), 2U);
  EXPECT_FALSE(shown.at("players").at(1).as_object().contains("tokens"));
  EXPECT_TRUE(shown.at("players").at(1).at("done").as_bool());
}

TEST(SkyminesKnowledge, SK_2_16_tokens_are_redrawn_from_those_that_nobody_has_shown) {
  const Table table = Table::fresh(2, {{"lunas", "1"}});
  std::set<int> known;
  for (const int token : table.player(0).tokens) known.insert(token);
  known.insert(table.player(2).tokens[0]);
  Rng rng(5);
  std::vector<std::uint64_t> counts(kTokens);
  for (int i = 0; i < 7000; ++i) {
    const State drawn = observe<Rules>(table.game, table.state, seat_at(0), rng);
    EXPECT_EQ(drawn.players[0].tokens, table.player(0).tokens);
    for (const int token : drawn.players[1].tokens) {
      EXPECT_FALSE(known.contains(token));
      ++counts[static_cast<std::size_t>(token - 1)];
    }
  }
  for (std::size_t token = 0; token < kTokens; ++token)
    if (!known.contains(static_cast<int>(token + 1)))
      EXPECT_NEAR(static_cast<double>(counts[token]), 2000, 200) << token;
}

TEST(SkyminesKnowledge, SK_10_1_the_deck_is_redrawn_within_its_letters) {
  const Table table = Table::fresh(2, {{"start_tokens", "fixed"}});
  Rng rng(3);
  std::set<std::uint8_t> tops;
  for (int i = 0; i < 300; ++i) {
    const State drawn = observe<Rules>(table.game, table.state, seat_at(0), rng);
    ASSERT_EQ(drawn.deck.size(), table.state.deck.size());
    for (std::size_t at = 0; at < drawn.deck.size(); ++at)
      EXPECT_EQ(table.game.tables.cards[drawn.deck[at]].letter,
                table.game.tables.cards[table.state.deck[at]].letter);
    tops.insert(drawn.deck.back());
  }
  EXPECT_EQ(tops.size(), 13U) << "16 cards of letter B less the 3 on display";
}

TEST(SkyminesKnowledge, SK_10_2_planned_cards_are_redrawn_from_all_that_could_be_planned) {
  Table table = at_planning();
  table.play_as(1, {table.legal_for(1)[0], table.legal_for(1)[2]});
  Rng rng(8);
  std::set<std::uint8_t> seen;
  for (int i = 0; i < 300; ++i) {
    const State drawn = observe<Rules>(table.game, table.state, seat_at(0), rng);
    EXPECT_FALSE(broken_invariant(table.game, drawn));
    int planned = 0;
    for (const std::uint8_t card : drawn.players[1].slots)
      if (card != 0) {
        seen.insert(card);
        ++planned;
      }
    EXPECT_EQ(planned, 2);
  }
  EXPECT_EQ(seen.size(), 7U);
}

// --- Luna -------------------------------------------------------------------------------------

State observed(const Table& table, std::uint64_t seed) {
  Rng rng(seed);
  return observe<Rules>(table.game, table.state, seat_at(0), rng);
}

TEST(SkyminesKnowledge, SK_10_1_Lunas_cards_are_drawn_anew_until_they_are_turned_up) {
  Table table = Table::fresh(1, {{"start_tokens", "fixed"}});
  std::set<std::uint8_t> left;
  for (std::uint64_t seed = 0; seed < 300; ++seed)
    left.insert(observed(table, seed).lunas[0].majority[0]);
  EXPECT_EQ(left.size(), 12U);
  table.play({"ready"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(observed(table, seed).lunas[0].majority, table.state.lunas[0].majority);
    EXPECT_FALSE(broken_invariant(table.game, observed(table, seed)));
  }
}

TEST(SkyminesKnowledge, SK_7_18_a_card_of_a_threshold_is_known_to_be_of_grade_two) {
  Table table = Table::fresh(1, {{"start_tokens", "fixed"}, {"luna_level", "4"}});
  Luna& luna = table.state.lunas[0];
  luna.pile.push_back(luna.grade_two.pop_back());
  luna.fresh_on_top = 1;
  std::set<std::uint8_t> tops;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Luna drawn = observed(table, seed).lunas[0];
    EXPECT_TRUE(table.game.tables.luna_cards[drawn.pile.back()].grade_two);
    tops.insert(drawn.pile.back());
  }
  EXPECT_EQ(tops.size(), 7U) << "any of grade II, for none was seen";
}

TEST(SkyminesKnowledge, SK_7_7_cards_that_were_discarded_are_not_among_those_dealt_before) {
  Table table = Table::fresh(1, {{"start_tokens", "fixed"}, {"luna_level", "1"}});
  // The pile ran out after three cards; what was discarded is dealt again.
  Luna& luna = table.state.lunas[0];
  luna.pile.clear();
  luna.majority = {1, 2};
  luna.slots = {0, 3, 4, 5, 0};
  luna.early_places = 0b01011;
  for (std::uint8_t card = 5; card < 12; ++card) luna.pile.push_back(card);
  std::set<int> early;
  std::set<int> late;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Luna drawn = observed(table, seed).lunas[0];
    for (const int card : {drawn.majority[0], drawn.majority[1], drawn.slots[1]})
      early.insert(card);
    late.insert(drawn.slots[2]);
  }
  EXPECT_THAT(early, ElementsAre(1, 2, 3));
  EXPECT_EQ(late.size(), 9U);
  for (const int card : {1, 2, 3}) EXPECT_FALSE(late.contains(card));
}

TEST(SkyminesKnowledge, moves_and_events_hide_what_is_chosen_in_secret) {
  Table table = at_planning();
  const Move plan = *parse_move(table.game, table.legal_for(1)[0]);
  EXPECT_EQ(notation(table.game, move_seen_by(table.game, seat_at(1), plan, seat_at(0))), "plan ?");
  EXPECT_EQ(move_seen_by(table.game, seat_at(1), plan, seat_at(1)), plan);
  table.events.clear();
  table.play_as(1, {table.legal_for(1)[0]});
  ASSERT_EQ(table.count(EventKind::planned_card), 1);
  const Event& event = table.events[0];
  EXPECT_EQ(event_message(table.game, event, seat_at(0)).id, "skymines.planned_card_unseen");
  EXPECT_EQ(event_message(table.game, event, Viewer::spectator()).id,
            "skymines.planned_card_unseen");
  EXPECT_EQ(event_message(table.game, event, seat_at(1)).id, "skymines.planned_card");
}

}  // namespace
}  // namespace orrery::skymines
