// Random games over all options, checked at every decision against the invariants of chapter 11
// with counts of their own.
#include <algorithm>
#include <array>
#include <bit>

#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/skymines/actions/track_moves.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// A game with options drawn at random.
Game any_game(Rng& rng) {
  const int players = 1 + static_cast<int>(rng.below(4));
  const auto most_lunas = static_cast<std::uint32_t>(std::min(3, kMaxPlayers - players));
  const unsigned lunas = players == 1 ? 1U + rng.below(3) : rng.below(most_lunas + 1U);
  const auto either = [&](const char* one, const char* other) {
    return std::string(rng.below(2) == 0 ? one : other);
  };
  Game game = shipped_game(players, {{"lunas", std::to_string(lunas)},
                                     {"luna_level", std::to_string(rng.below(9))},
                                     {"tracks", either("first_game", "random")},
                                     {"start_tokens", either("fixed", "draft")},
                                     {"linked_slots", either("off", "on")},
                                     {"start_outposts", either("off", "on")}});
  return game;
}

// Leaving and stopping are drawn less often than other moves, so that games get somewhere.
Move draw_move(const MoveList& moves, Rng& rng) {
  Move move{};
  for (int tries = 0; tries < 4; ++tries) {
    move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const auto kind = static_cast<MoveKind>(move.kind);
    if (kind != MoveKind::leave && kind != MoveKind::planned && kind != MoveKind::stop &&
        kind != MoveKind::none)
      return move;
  }
  return move;
}

// Plays games and hands every state to `check`, with the one before the last move.
template <class Check>
void for_each_state(std::uint64_t games, Check&& check) {
  for (std::uint64_t number = 1; number <= games; ++number) {
    SCOPED_TRACE(testing::Message() << "game " << number);
    Rng rng(number);
    const Game game = any_game(rng);
    State state = setup(game, Seed::of(number));
    check(game, state, state);
    while (!active(game, state).empty()) {
      const State before = state;
      const SeatSet waiting = active(game, state);
      auto skip = rng.below(static_cast<std::uint32_t>(waiting.size()));
      Seat seat = waiting.lowest();
      for (const Seat each : waiting) {
        seat = each;
        if (skip-- == 0) break;
      }
      MoveList moves;
      legal(game, state, seat, moves);
      ASSERT_FALSE(moves.empty());
      apply(game, state, seat, draw_move(moves, rng), nullptr);
      check(game, state, before);
    }
  }
}

constexpr std::uint64_t kGames = 60;

TEST(SkyminesCourse, SK_11_1_fifteen_outposts_per_company) {
  for_each_state(kGames, [](const Game&, const State& state, const State&) {
    for (unsigned company = 0; company < kCompanies; ++company) {
      int count = std::popcount(state.pieces[company]) + state.boxed[company];
      for (const Column& column : state.station[company]) count += column.ordinary + column.crossed;
      ASSERT_EQ(count, 15);
    }
  });
}

TEST(SkyminesCourse, SK_11_4_vacant_crossed_out_spaces_stay_vacant) {
  for_each_state(kGames, [](const Game&, const State& state, const State& before) {
    for (unsigned company = 0; company < kCompanies; ++company)
      for (unsigned column = 0; column < kColumns; ++column)
        ASSERT_LE(state.station[company][column].crossed, before.station[company][column].crossed);
  });
}

TEST(SkyminesCourse, SK_11_6_SK_11_23_every_card_is_in_one_place) {
  for_each_state(kGames, [](const Game& game, const State& state, const State&) {
    CardSet seen = state.removed;
    int count = state.removed.size();
    const auto add = [&](CardId card) {
      seen.add(card);
      ++count;
    };
    for (const std::uint8_t card : state.deck) add(card);
    for (const std::uint8_t code : state.display)
      if (code != 0) add(static_cast<CardId>(code - 1U));
    for (const Player& player : state.players) {
      for (const CardId card : player.hand) add(card);
      for (const std::uint8_t code : player.slots)
        if (code != 0) add(static_cast<CardId>(code - 1U));
      for (const auto& stack : player.rest)
        for (const std::uint8_t card : stack) add(card);
    }
    ASSERT_EQ(count, 10 * game.players + 44);
    ASSERT_EQ(seen.size(), count);
  });
}

TEST(SkyminesCourse, SK_11_7_the_display_is_refilled_in_the_preparation_phase_only) {
  for_each_state(kGames, [](const Game&, const State& state, const State& before) {
    ASSERT_LE(state.deck.size(), before.deck.size());
    if (state.round == before.round) ASSERT_EQ(state.deck, before.deck);
  });
}

TEST(SkyminesCourse, SK_11_9_plans_are_in_one_place_or_gone) {
  for_each_state(kGames, [](const Game&, const State& state, const State&) {
    std::array<int, kPlanCodes> seen{};
    for (const auto& stack : state.stacks)
      for (const PlanCode plan : stack) ++seen[plan];
    for (const auto& row : state.research_display)
      for (const PlanCode plan : row) ++seen[plan];
    for (const PlanCode plan : state.gained) ++seen[plan];
    for (const Player& player : state.players)
      for (const PlanCode plan : player.screens) ++seen[plan];
    for (unsigned special = 0; special < kSpecialPlans; ++special)
      if ((state.special_up >> special & 1U) != 0) ++seen[kFirstSpecial + special];
    seen[kNoPlan] = 0;
    ASSERT_LE(std::ranges::max(seen), 1);
  });
}

TEST(SkyminesCourse, SK_1_4_SK_11_10_markers_never_go_back_nor_beyond_the_end) {
  for_each_state(kGames, [](const Game& game, const State& state, const State& before) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat) {
      const Player& now = state.players[seat];
      const Player& then = before.players[seat];
      ASSERT_GE(now.upload, then.upload);
      ASSERT_LE(now.upload, 16);
      ASSERT_GE(now.tank, then.tank);
      ASSERT_LE(now.tank, 28);
      for (unsigned company = 0; company < kCompanies; ++company) {
        ASSERT_GE(now.tracks[company], then.tracks[company]);
        ASSERT_LE(now.tracks[company], game.tables.tracks[state.track[company]].last);
      }
    }
  });
}

TEST(SkyminesCourse, SK_11_11_every_screen_up_to_the_marker_holds_a_plan) {
  for_each_state(kGames, [](const Game& game, const State& state, const State&) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
      for (std::size_t screen = 0; screen < state.players[seat].upload; ++screen)
        ASSERT_NE(state.players[seat].screens[screen], kNoPlan);
  });
}

TEST(SkyminesCourse, SK_11_12_coins_never_fall_below_zero) {
  for_each_state(kGames, [](const Game&, const State& state, const State&) {
    for (const Player& player : state.players) ASSERT_LT(player.coins, 1000) << "no wrap around";
  });
}

TEST(SkyminesCourse, SK_11_14_cards_lie_in_open_slots) {
  for_each_state(kGames, [](const Game& game, const State& state, const State&) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat) {
      const Player& player = state.players[seat];
      ASSERT_EQ(std::popcount(player.open_slots),
                3 + (player.tank >= 8 ? 1 : 0) + (player.upload >= 5 ? 1 : 0));
      for (unsigned slot = 0; slot < kSlots; ++slot)
        if (player.slots[slot] != 0) ASSERT_NE(player.open_slots >> slot & 1U, 0U);
    }
  });
}

TEST(SkyminesCourse, SK_11_16_SK_11_17_SK_11_24_SK_11_30_markers_and_tiles) {
  for_each_state(kGames, [](const Game& game, const State& state, const State&) {
    unsigned tiles = 0;
    for (int seat = 0; seat < game.players; ++seat) {
      const Player& player = player_at(state, seat_at(seat));
      const auto placed = std::ranges::count(state.marker_on, seat + 1);
      ASSERT_EQ(player.markers + placed, (game.seats() <= 2 ? 3 : 2) + player.markers_given);
      ASSERT_LE(player.markers + placed, 5);
      ASSERT_EQ(tiles & player.tiles, 0U);
      ASSERT_EQ(player.tiles_up & ~player.tiles, 0);
      tiles |= player.tiles;
    }
  });
}

TEST(SkyminesCourse, SK_11_18_nothing_is_left_over_between_turns) {
  for_each_state(kGames, [](const Game&, const State& state, const State&) {
    if (state.phase == Phase::action && state.tasks.back().kind != TaskKind::menu) return;
    ASSERT_TRUE(state.gained.empty());
    ASSERT_EQ(state.expansion, Expansion{});
    ASSERT_EQ(state.scientist, Scientist{});
    ASSERT_EQ(state.tasks.size(), state.phase == Phase::action ? 3U : 0U);
  });
}

TEST(SkyminesCourse, SK_11_20_SK_11_32_the_cards_of_a_luna) {
  for_each_state(kGames, [](const Game& game, const State& state, const State&) {
    for (int number = 0; number < game.lunas; ++number) {
      const Luna& luna = state.lunas[static_cast<std::size_t>(number)];
      auto count = luna.pile.size() + luna.discard.size() + luna.grade_two.size();
      for (const std::uint8_t card : luna.majority) count += card != 0 ? 1U : 0U;
      for (const std::uint8_t card : luna.slots) count += card != 0 ? 1U : 0U;
      ASSERT_EQ(count, 19U);
    }
  });
}

TEST(SkyminesCourse, SK_11_21_SK_11_31_games_end_and_turns_are_bounded) {
  for (std::uint64_t number = 1; number <= kGames; ++number) {
    Rng rng(number);
    const Game game = any_game(rng);
    State state = setup(game, Seed::of(number));
    int decisions = 0;
    while (!active(game, state).empty()) {
      MoveList moves;
      const Seat seat = active(game, state).lowest();
      legal(game, state, seat, moves);
      apply(game, state, seat, draw_move(moves, rng), nullptr);
      for (const Player& player : state.players) ASSERT_LE(player.turns, 17);
      ASSERT_LT(++decisions, 5000);
    }
    EXPECT_EQ(state.round, kRounds - 1);
  }
}

TEST(SkyminesCourse, SK_11_27_SK_11_28_SK_11_33_bounds_of_one_expansion_and_one_move) {
  for_each_state(kGames, [](const Game&, const State& state, const State&) {
    ASSERT_LE(std::popcount(state.expansion.entered), 15);
    for (const Task& task : state.tasks)
      if (task.kind == TaskKind::track_move) ASSERT_LE(task.as<TrackMove>().spaces, 24);
  });
}

TEST(SkyminesCourse, SK_9_7_alternatives_are_few_and_all_different) {
  for (std::uint64_t number = 1; number <= kGames; ++number) {
    Rng rng(number);
    const Game game = any_game(rng);
    State state = setup(game, Seed::of(number));
    while (!active(game, state).empty()) {
      MoveList moves;
      const Seat seat = active(game, state).lowest();
      legal(game, state, seat, moves);
      ASSERT_LE(moves.size(), state.phase == Phase::planning ? kMaxLegalMoves : 64U);
      for (std::size_t i = 0; i < moves.size(); ++i)
        ASSERT_EQ(std::count(moves.begin(), moves.end(), moves[i]), 1);
      MoveList again;
      legal(game, state, seat, again);
      ASSERT_TRUE(std::equal(moves.begin(), moves.end(), again.begin(), again.end()));
      apply(game, state, seat, draw_move(moves, rng), nullptr);
    }
  }
}

}  // namespace
}  // namespace orrery::skymines
