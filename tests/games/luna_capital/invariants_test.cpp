// What always holds (chapter 11), checked after every move of random games.
#include <algorithm>
#include <bit>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/luna_capital/moves.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/setup.h"
#include "support/luna_capital/city.h"

namespace orrery::luna_capital {
namespace {

// A moment of a random game, and what led to it.
struct Moment {
  const Game& game;
  const State& before;
  const State& state;
  Move move;
  std::size_t legal_moves;

  bool promo() const { return game.promo_sponsors; }
  std::size_t players() const { return static_cast<std::size_t>(game.players); }
  // A turn begins: nothing has been taken yet.
  bool turn_begins() const {
    return (state.phase == Phase::redistribute || state.phase == Phase::take_set) &&
           state.pending.space == 0;
  }
  int turns_taken() const { return state.game_phase * kRounds + state.round; }
};

// Plays random games in every mode and shows each moment.
void follow(const std::function<void(const Moment&)>& look) {
  constexpr std::uint64_t kGames = 4;
  for (const std::string promo : {"off", "on"})
    for (int players = 1; players <= kMaxPlayers; ++players)
      for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        SCOPED_TRACE(testing::Message()
                     << players << " players, seed " << seed << ", promo " << promo);
        const Game game = shipped_game(players, {{"promo_sponsors", promo}});
        Rng rng(seed);
        State state = setup(game, Seed::of(seed));
        State before = state;
        Move move{};
        for (;;) {
          MoveList moves;
          if (state.phase != Phase::over) legal(game, state, active(game, state).lowest(), moves);
          look({game, before, state, move, moves.size()});
          if (state.phase == Phase::over || testing::Test::HasFailure()) break;
          before = state;
          move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
          apply(game, state, active(game, state).lowest(), move, nullptr);
        }
      }
}

void each_player(const Moment& moment, const std::function<void(const Player&)>& look) {
  for (std::size_t seat = 0; seat < moment.players(); ++seat) look(moment.state.players[seat]);
}

TEST(LunaInvariants, LC_11_1_every_card_is_in_one_place) {
  follow([](const Moment& moment) {
    std::multiset<int> cards;
    const auto take = [&](const auto& list) { cards.insert(list.begin(), list.end()); };
    take(moment.state.deck);
    take(moment.state.pending.landing);
    take(moment.state.automaton_cards);
    for (const Set& set : moment.state.display)
      if (set.card != 0) cards.insert(from_code(set.card));
    each_player(moment, [&](const Player& player) {
      take(player.hand);
      take(player.city.cards);
    });
    EXPECT_EQ(cards.size(), 68U);
    EXPECT_EQ(std::set<int>(cards.begin(), cards.end()).size(), 68U);
  });
}

TEST(LunaInvariants, LC_11_2_LC_10_9_no_more_tiles_of_a_sort_than_the_box_has) {
  follow([](const Moment& moment) {
    std::array<int, kMaxContents> seen{};
    const auto take = [&](const auto& list) {
      for (const Content tile : list) ++seen[tile];
    };
    for (std::size_t phase = moment.state.game_phase; phase < kPhases; ++phase)
      take(moment.state.towers[phase]);
    for (const Set& set : moment.state.display) take(set.tiles);
    take(moment.state.pending.tiles);
    take(moment.state.automaton_tiles);
    each_player(moment, [&](const Player& player) {
      for (unsigned plot = 0; plot < kPlots; ++plot)
        if ((player.city.tiles >> plot & 1U) != 0) ++seen[player.city.content[plot]];
      if (player.reserved != 0) ++seen[player.reserved];
    });
    std::array<int, kMaxContents> all{};
    for (const TilePool& pool : moment.game.pool())
      for (const Content tile : pool) ++all[tile];
    for (std::size_t content = kFirstTile; content < kMaxContents; ++content)
      if (moment.game.tables.types[content].special == Special::none)
        EXPECT_LE(seen[content], all[content]) << content;
    for (std::size_t phase = moment.state.game_phase + 1U; phase < kPhases; ++phase)
      EXPECT_EQ(moment.state.towers[phase].size(), moment.game.pool()[phase].size());
  });
}

TEST(LunaInvariants, LC_11_3_LC_11_4_LC_11_27_LC_11_28_tokens_are_kept) {
  follow([](const Moment& moment) {
    int robots = moment.state.robot_pool;
    int redistribution = moment.state.redistribution_pool;
    each_player(moment, [&](const Player& player) {
      robots += player.robots + std::popcount(player.city.robots);
      redistribution += player.redistribution;
      EXPECT_LE(player.robots, 8);
      EXPECT_LE(player.redistribution, 4);
    });
    EXPECT_EQ(robots, 8);
    EXPECT_EQ(redistribution, 4);
  });
}

bool is_connected(const City& city) {
  std::set<CardPosition> rest(city.positions.begin(), city.positions.end());
  std::vector<CardPosition> open = {*rest.begin()};
  rest.erase(rest.begin());
  while (!open.empty()) {
    const CardPosition here = open.back();
    open.pop_back();
    for (auto it = rest.begin(); it != rest.end();) {
      const int down = std::abs(card_row(*it) - card_row(here));
      const int across = std::abs(card_column(*it) - card_column(here));
      if (down + across == 1) {
        open.push_back(*it);
        it = rest.erase(it);
      } else {
        ++it;
      }
    }
  }
  return rest.empty();
}

TEST(LunaInvariants, LC_11_5_LC_11_13_LC_11_20_a_city_grows_by_one_card_a_turn) {
  follow([](const Moment& moment) {
    each_player(moment, [&](const Player& player) {
      const City& city = player.city;
      EXPECT_LE(city.cards.size(), 12U);
      if (!city.cards.empty()) EXPECT_TRUE(is_connected(city));
      EXPECT_LE(std::ranges::count_if(city.taken, [](std::uint32_t row) { return row != 0; }), 3);
      if (moment.state.phase == Phase::over) EXPECT_EQ(city.cards.size(), 12U);
    });
    if (moment.turn_begins()) {
      const auto cards = moment.state.players[moment.state.turn].city.cards.size();
      EXPECT_EQ(static_cast<int>(cards), moment.turns_taken());
    }
    if (moment.state.phase == Phase::over && moment.game.solo())
      EXPECT_EQ(moment.state.automaton_cards.size(), 12U);
  });
}

TEST(LunaInvariants, LC_11_6_visible_numbers_rise_from_left_to_right) {
  follow([](const Moment& moment) {
    each_player(moment, [&](const Player& player) {
      const City& city = player.city;
      for (unsigned i = 0; i < city.cards.size(); ++i)
        for (unsigned j = 0; j < city.cards.size(); ++j) {
          const bool shown = !city.is_face_down(i) && !city.has_robot(i) && !city.is_face_down(j) &&
                             !city.has_robot(j);
          if (shown && card_row(city.positions[i]) == card_row(city.positions[j]) &&
              card_column(city.positions[i]) < card_column(city.positions[j]))
            EXPECT_LT(moment.game.tables.cards[city.cards[i]].number,
                      moment.game.tables.cards[city.cards[j]].number);
        }
    });
  });
}

TEST(LunaInvariants, LC_11_7_LC_11_8_LC_11_9_LC_3_4_sets_at_the_start_of_a_turn) {
  follow([](const Moment& moment) {
    EXPECT_LT(moment.state.marker, moment.game.spaces());
    if (!moment.turn_begins()) return;
    int empty = 0;
    for (int space = 0; space < moment.game.spaces(); ++space) {
      const Set& set = moment.state.display[static_cast<std::size_t>(space)];
      if (set.card == 0)
        ++empty;
      else
        EXPECT_EQ(set.tiles.size(), moment.state.round + 1U);
    }
    EXPECT_LE(empty, moment.promo() && moment.game.players == 4 ? 1 : 0);
    // The marker lies where the last turn emptied a space; in solo the automaton's comes after.
    if (moment.before.pending.space != 0 && !moment.game.solo())
      EXPECT_EQ(moment.state.marker, from_code(moment.before.pending.space));
  });
}

TEST(LunaInvariants, LC_11_10_a_face_down_card_has_no_plots) {
  follow([](const Moment& moment) {
    each_player(moment, [&](const Player& player) {
      const City& city = player.city;
      for (unsigned card = 0; card < city.cards.size(); ++card)
        if (city.is_face_down(card)) EXPECT_EQ(city.plots >> (card * kCellsPerCard) & 15U, 0U);
      EXPECT_EQ(city.empty & ~city.plots, 0U);
      EXPECT_EQ(city.scaffolding & ~city.plots, 0U);
      EXPECT_EQ(city.tiles & ~city.plots, 0U);
      EXPECT_EQ(city.tiles & (city.empty | city.scaffolding), 0U);
    });
  });
}

TEST(LunaInvariants, LC_11_11_LC_11_15_LC_11_29_what_was_gained_stays) {
  follow([](const Moment& moment) {
    for (std::size_t i = 0; i < kMaxOffer; ++i) {
      const std::uint8_t seats = moment.state.claimed_by[i];
      EXPECT_EQ(seats != 0, moment.state.claimed_phase[i] != 0);
      EXPECT_LE(static_cast<std::size_t>(std::bit_width(seats)), moment.players());
      EXPECT_EQ(moment.before.claimed_by[i] & ~seats, 0);
      if (moment.before.claimed_by[i] == 0) continue;
      EXPECT_EQ(seats, moment.before.claimed_by[i]);  // closed
      EXPECT_EQ(moment.state.claimed_phase[i], moment.before.claimed_phase[i]);
    }
    for (std::size_t seat = 0; seat < moment.players(); ++seat) {
      const City& old = moment.before.players[seat].city;
      const City& city = moment.state.players[seat].city;
      EXPECT_TRUE(std::ranges::equal(old.cards, city.cards.span().first(old.cards.size())));
      EXPECT_TRUE(
          std::ranges::equal(old.positions, city.positions.span().first(old.positions.size())));
      EXPECT_EQ(old.robots & ~city.robots, 0);
    }
  });
}

TEST(LunaInvariants, LC_11_12_B42_hands_follow_from_what_was_taken) {
  std::array<int, kMaxPlayers> expected{};
  follow([&](const Moment& moment) {
    if (moment.move == Move{}) expected.fill(kStartHand);
    const auto kind = static_cast<MoveKind>(moment.move.kind);
    if (kind == MoveKind::discard) --expected[moment.before.turn];
    if (kind == MoveKind::hold || kind == MoveKind::cruise) ++expected[moment.before.turn];
    if (!moment.turn_begins()) return;
    for (std::size_t seat = 0; seat < moment.players(); ++seat)
      EXPECT_EQ(static_cast<int>(moment.state.players[seat].hand.size()), expected[seat]);
  });
}

TEST(LunaInvariants, LC_11_14_LC_3_14_C09_tiles_drawn_in_a_phase) {
  follow([](const Moment& moment) {
    const std::size_t left = moment.game.solo() ? 11 : 3;
    for (std::size_t phase = 0; phase <= moment.state.game_phase; ++phase) {
      const std::size_t tower = moment.state.towers[phase].size();
      if (phase == moment.state.game_phase) EXPECT_GE(tower, left);
    }
    if (moment.state.phase == Phase::over) EXPECT_EQ(moment.state.towers[2].size(), left);
    if (moment.state.game_phase != moment.before.game_phase)
      EXPECT_EQ(moment.before.towers[moment.before.game_phase].size(), left);
  });
}

TEST(LunaInvariants, LC_11_16_LC_11_17_LC_11_18_LC_11_19_LC_11_31_bounds_of_lists) {
  follow([](const Moment& moment) {
    const std::size_t more = moment.promo() ? 1 : 0;
    each_player(moment, [&](const Player& player) { EXPECT_LE(player.hand.size(), 9U + more); });
    EXPECT_LE(moment.state.deck.size(), 63U);
    for (const Set& set : moment.state.display) EXPECT_LE(set.tiles.size(), 4U);
    EXPECT_LE(moment.state.pending.tiles.size(), 4U + more);
    for (const TilePool& tower : moment.state.towers) EXPECT_LE(tower.size(), 55U);
  });
}

TEST(LunaInvariants, LC_11_21_LC_11_22_LC_11_23_LC_11_24_bounds_of_cities) {
  follow([](const Moment& moment) {
    each_player(moment, [&](const Player& player) {
      const City& city = player.city;
      EXPECT_LE(std::popcount(city.plots), moment.promo() ? 49 : 48);
      EXPECT_LE(std::popcount(city.tiles), 30);
      for (const CardPosition at : city.positions) {
        EXPECT_LE(std::abs(card_row(at)), 2);
        EXPECT_LE(std::abs(card_column(at)), 11);
      }
      if (!city.has_show_home()) return;
      EXPECT_TRUE(city.home.row >= -5 && city.home.row <= 6);
      EXPECT_TRUE(city.home.column >= -23 && city.home.column <= 24);
    });
  });
}

TEST(LunaInvariants, LC_11_25_LC_11_26_LC_11_30_bounds_of_choices_and_of_the_automaton) {
  follow([](const Moment& moment) {
    EXPECT_LE(moment.legal_moves, moment.promo() ? 52U : 48U);
    if (moment.state.phase == Phase::play_position) EXPECT_LE(moment.legal_moves, 24U);
    EXPECT_LE(moment.state.automaton_cards.size(), 12U);
    EXPECT_LE(moment.state.automaton_tiles.size(), 30U);
  });
}

}  // namespace
}  // namespace orrery::luna_capital
