// Impossible positions, broken on purpose one thing at a time. The complaint names the rule.
#include <functional>

#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/skymines/actions/research.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/track_moves.h"
#include "games/skymines/position.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// "SK-11.6 card_twice", or "" for a sound position.
std::string broken(const Table& table) {
  const auto found = broken_invariant(table.game, table.state);
  if (!found) return "";
  EXPECT_TRUE(Catalogue::built_in().has(found->id)) << found->id;
  constexpr std::string_view kPrefix = "skymines.broken.";
  return std::get<std::string>(*found->find("rule")) + " " + found->id.substr(kPrefix.size());
}

std::string after(Table table, const std::function<void(Table&)>& change) {
  EXPECT_EQ(broken(table), "") << "before the change";
  change(table);
  return broken(table);
}

Table at_menu() { return Table(2, {{"lunas", "1"}}); }
Table planning_with_luna() { return Table::fresh(2, {{"lunas", "1"}, {"start_tokens", "fixed"}}); }
Table draft() { return Table::fresh(2, {{"lunas", "1"}}); }

TEST(SkyminesBroken, SK_11_6_cards_in_two_places_or_none) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(1).hand.add(t.card("S1-T1")); }),
            "SK-11.6 card_twice");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.hand(1, {"S2-C1"}); }), "SK-11.6 card_missing");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(1).hand.add(t.card("S4-C1")); }),
            "SK-11.6 card_not_used");
}

TEST(SkyminesBroken, SK_2_6_the_deck_has_its_letters_in_order) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { std::swap(t.state.deck[0], t.state.deck[31]); }),
            "SK-2.6 deck_order");
  EXPECT_EQ(after(at_menu(),
                  [](Table& t) {  // an E card is shown, and B cards are still in the deck
                    std::uint8_t& shown = t.state.display[0];
                    const auto card = static_cast<std::uint8_t>(shown - 1U);
                    shown = static_cast<std::uint8_t>(t.state.deck[0] + 1U);
                    t.state.removed.add(card);
                    t.state.deck.erase_at(0);
                  }),
            "SK-2.6 deck_order");
}

TEST(SkyminesBroken, SK_3_5_share_cards_stay_in_hands) {
  const auto draw_all = [](Table& t) {  // so that nothing else is wrong
    while (!t.state.deck.empty()) t.state.removed.add(t.state.deck.pop_back());
  };
  EXPECT_EQ(after(at_menu(),
                  [&](Table& t) {
                    draw_all(t);
                    t.hand(0, [&] {
                      Names names = t.hand_of(0);
                      names.emplace_back("D-01");
                      return names;
                    }());
                  }),
            "");
  EXPECT_EQ(after(at_menu(),
                  [&](Table& t) {
                    draw_all(t);
                    t.tank(0, 8).area(0, {"D-01"});
                  }),
            "SK-3.5 share_card");
  EXPECT_EQ(after(at_menu(),
                  [&](Table& t) {
                    draw_all(t);
                    t.rest(0, 1, {"D-01"});
                  }),
            "SK-3.5 share_card");
}

TEST(SkyminesBroken, SK_11_25_rest_stacks_grow_by_a_card_a_round) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.rest(0, 1, {"S1-T1", "S1-T2"}); }),
            "SK-11.25 rest_size");
}

TEST(SkyminesBroken, SK_11_1_outposts_are_all_somewhere) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { ++t.state.boxed[2]; }), "SK-11.1 outposts");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.pieces[1] |= 1; }), "SK-11.1 outposts");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.outpost("tawac", 3); }), "");
}

TEST(SkyminesBroken, SK_11_4_columns_have_room_for_their_outposts) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.station[0][0].ordinary = 5; }),
            "SK-11.4 station");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.station[0][0].crossed = 2; }),
            "SK-11.4 station");
}

TEST(SkyminesBroken, SK_11_2_sectors_hold_one_outpost) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.outpost("tawac", 3).outpost("minerva", 3); }),
            "SK-11.2 two_outposts");
}

TEST(SkyminesBroken, SK_2_3_tracks_have_different_letters_and_are_those_chosen) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.track[0] = t.state.track[1]; }),
            "SK-2.3 tracks");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.track[0] ^= 1U; }), "SK-2.3 tracks");
}

TEST(SkyminesBroken, SK_11_10_markers_stay_on_their_tracks) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.at(1, "tawac", 20); }), "SK-11.10 position");
}

TEST(SkyminesBroken, SK_4_78_bonuses_are_active_after_their_threshold) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).active_bonus[1] = 1; }),
            "SK-4.78 active_bonus");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.bonus(0, "tawac", 1); }), "");
}

TEST(SkyminesBroken, SK_11_16_markers_are_all_there) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { ++t.player(0).markers; }), "SK-11.16 markers");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).markers_given = 1; }), "SK-11.16 markers");
  EXPECT_EQ(after(at_menu(), [](Table& t) { --t.player(2).markers; }), "SK-11.16 markers");
}

TEST(SkyminesBroken, SK_11_17_markers_stand_where_they_may) {
  const auto put = [](Table& t, std::size_t space, int seat) {
    t.state.marker_on[space] = static_cast<std::uint8_t>(seat + 1);
    --t.player(seat).markers;
  };
  EXPECT_EQ(after(at_menu(), [&](Table& t) { put(t, 0, 0); }), "");
  EXPECT_EQ(after(at_menu(), [&](Table& t) { put(t, 0, 2); }), "SK-11.17 marker_space")
      << "Luna takes no majority space";
  EXPECT_EQ(after(at_menu(), [&](Table& t) { put(t, kBoardSpaces, 0); }), "SK-11.17 marker_space")
      << "C1 has no bonus space";
  EXPECT_EQ(after(planning_with_luna(), [&](Table& t) { put(t, 0, 0); }), "SK-11.17 marker_space");
}

TEST(SkyminesBroken, SK_11_14_slots_follow_from_helium_and_research) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).open_slots |= 1; }), "SK-11.14 open_slots");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).tank = 8; }), "SK-11.14 open_slots");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.tank(0, 8); }), "");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.area(0, {"S1-T1"}); }), "SK-11.14 slots")
      << "slot 1 is closed";
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).face_up = 0b10; }), "SK-11.14 slots");
}

TEST(SkyminesBroken, SK_3_8_planned_cards_fill_the_lowest_slots) {
  Table table = planning_with_luna();
  const CardId card = *table.player(0).hand.begin();
  table.player(0).hand.remove(card);
  table.player(0).slots[2] = static_cast<std::uint8_t>(card + 1U);
  EXPECT_EQ(broken(table), "SK-11.14 slots");
}

TEST(SkyminesBroken, SK_4_95_tiles_lie_with_one_player_and_as_they_are_used) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.tiles(0, {"SCI"}); }), "");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.tiles(0, {"SCI"}).tiles(1, {"SCI"}); }),
            "SK-11.17 tiles");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).tiles_up = 1; }), "SK-4.95 tiles");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.tiles(0, {"RES"}).player(0).tiles_up = 0; }),
            "SK-4.95 tiles");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).res_on = 2; }), "SK-4.95 tiles");
}

TEST(SkyminesBroken, SK_11_11_screens_up_to_the_marker_hold_plans) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.upload(0, 2); }), "SK-11.11 screens");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).plans_down = 0b100; }), "SK-11.11 screens");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.upload(0, 1); }), "");
}

TEST(SkyminesBroken, SK_2_17_the_start_token_lies_on_screen_1) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).screens[0] = kFirstToken + 9; }),
            "SK-2.17 token");
  EXPECT_EQ(after(draft(), [](Table& t) { t.player(0).tokens[1] = 0; }), "SK-2.17 token");
  EXPECT_EQ(after(draft(), [](Table& t) { t.player(0).tokens = t.player(1).tokens; }),
            "SK-2.16 token");
  EXPECT_EQ(after(draft(), [](Table& t) { t.at(0, "tawac", 1); }), "SK-2.12 draft");
}

TEST(SkyminesBroken, SK_11_9_plans_are_in_one_place_of_their_letter) {
  EXPECT_EQ(
      after(at_menu(), [](Table& t) { t.player(0).screens[3] = t.state.research_display[0][0]; }),
      "SK-11.9 plan_twice");
  EXPECT_EQ(after(at_menu(),
                  [](Table& t) {
                    std::swap(t.state.research_display[0][0], t.state.research_display[1][0]);
                  }),
            "SK-11.9 plan_place");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).screens[3] = kFirstSpecial; }),
            "SK-11.9 plan_place")
      << "no special plan is available in round 1";
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).screens[3] = kFirstToken + 9; }),
            "SK-11.9 plan_place");
}

TEST(SkyminesBroken, SK_4_49_the_research_display_is_full_between_turns) {
  EXPECT_EQ(after(planning_with_luna(), [](Table& t) { t.state.research_display[1][2] = kNoPlan; }),
            "SK-4.49 display_empty");
}

TEST(SkyminesBroken, SK_11_13_the_supplement_grows_by_a_coin_a_round) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.supplement = 2; }), "SK-11.13 supplement");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.supplement = 0; }), "");
}

TEST(SkyminesBroken, SK_3_1_the_course_of_the_round) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.turn = 2; }), "SK-3.1 course");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).left = 1; }), "SK-3.1 course");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).planned = 1; }), "SK-3.1 course");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.phase = Phase::over; }), "SK-3.1 course");
  EXPECT_EQ(after(planning_with_luna(),
                  [](Table& t) {
                    t.player(0).planned = 1;
                    t.player(1).planned = 1;
                  }),
            "SK-3.1 course");
  EXPECT_EQ(after(planning_with_luna(), [](Table& t) { t.state.first_marker ^= 1U; }),
            "SK-3.1 course");
}

TEST(SkyminesBroken, SK_3_9_turns_follow_the_order) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(1).turns = 1; }), "SK-3.9 turns");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(0).turns = 2; }), "SK-3.9 turns");
}

// --- Luna -------------------------------------------------------------------------------------

TEST(SkyminesBroken, SK_11_20_Luna_has_her_19_cards) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].pile.pop_back(); }),
            "SK-11.20 luna_cards");
  EXPECT_EQ(after(at_menu(),
                  [](Table& t) {
                    Luna& luna = t.state.lunas[0];
                    std::swap(luna.pile[0], luna.grade_two[0]);
                  }),
            "SK-11.20 luna_cards")
      << "the stack holds grade II alone";
}

TEST(SkyminesBroken, SK_7_17_slots_and_thresholds_follow_from_her_counts) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].open_slots |= 1; }),
            "SK-7.17 luna_level");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.player(2).upload = 4; }), "SK-7.17 luna_level");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].thresholds = 1; }),
            "SK-7.17 luna_level");
}

TEST(SkyminesBroken, SK_7_6_her_cards_fit_the_phase) {
  EXPECT_EQ(after(planning_with_luna(), [](Table& t) { t.state.lunas[0].revealed = 1; }),
            "SK-7.6 luna_round");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].revealed = 0; }), "SK-7.6 luna_round");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].slots_used = 0b100; }),
            "SK-7.6 luna_round")
      << "C before B";
}

TEST(SkyminesBroken, SK_10_1_what_is_known_of_her_cards_is_true) {
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].fresh_on_top = 1; }),
            "SK-10.1 luna_known");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].fresh_places = 0b1000; }),
            "SK-10.1 luna_known");
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].early_places = 0b10000; }),
            "SK-10.1 luna_known")
      << "C before B";
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.lunas[0].seen = {}; }), "SK-10.1 luna_known");
}

// --- tasks ------------------------------------------------------------------------------------

TEST(SkyminesBroken, SK_9_5_tasks_lie_as_the_rules_pile_them) {
  const auto push = [](Table& t, const auto& task) { t.state.tasks.push_back(Task::of(task)); };
  const std::string wrong = "SK-9.5 tasks";
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.tasks.clear(); }), wrong);
  EXPECT_EQ(after(at_menu(), [&](Table& t) { push(t, Menu{}); }), wrong);
  EXPECT_EQ(after(at_menu(), [&](Table& t) { push(t, ResTarget{}); }), wrong);
  EXPECT_EQ(after(at_menu(), [&](Table& t) { push(t, Research{.points = 3}); }), wrong);
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.expansion.energy = 3; }), wrong);
  EXPECT_EQ(after(at_menu(), [](Table& t) { t.state.scientist.tile = 1; }), wrong);
  EXPECT_EQ(after(planning_with_luna(), [&](Table& t) { push(t, Menu{}); }), wrong);
  for (int kind = 0; kind <= static_cast<int>(TaskKind::end_turn); ++kind) {
    if (static_cast<TaskKind>(kind) == TaskKind::menu) continue;
    if (static_cast<TaskKind>(kind) == TaskKind::bonus_space) continue;  // in place of the menu
    const auto replace = [kind](Table& t) {
      t.state.tasks[t.state.tasks.size() - 1] = {.kind = static_cast<TaskKind>(kind)};
    };
    EXPECT_NE(after(at_menu(), replace), "") << kind;
  }
}

TEST(SkyminesBroken, SK_9_5_an_action_in_progress_is_about_cards_that_lie_there) {
  Table table(2, {{"lunas", "1"}});
  table.tank(0, 8).area(0, {"S1-M2"});
  table.play({"use minerals", "with S1-M2"});
  ASSERT_EQ(broken(table), "");
  Table other = table;
  other.state.tasks[2] = Task::of(TurnFaceDown{.slots = 0b10});
  EXPECT_EQ(broken(other), "SK-9.5 tasks") << "nothing lies there";
  other = table;
  other.state.tasks[3] = Task::of(Units{});
  EXPECT_EQ(broken(other), "SK-9.5 tasks") << "nothing is left to ask";
}

}  // namespace
}  // namespace orrery::skymines
