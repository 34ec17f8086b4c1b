// The setup of Skymines (chapter 2), the first-game preset and start outposts.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

int letters_in(const Table& table, const FixedVector<std::uint8_t, kDeckCards>& cards,
               unsigned letter) {
  return static_cast<int>(std::ranges::count_if(
      cards, [&](std::uint8_t card) { return table.game.tables.cards[card].letter == letter; }));
}

int displayed(const Table& table, unsigned letter) {
  return static_cast<int>(std::ranges::count_if(table.state.display, [&](std::uint8_t code) {
    return table.game.tables.cards[code - 1U].letter == letter;
  }));
}

TEST(SkyminesSetup, SK_2_1_every_player_begins_as_often_and_luna_never_does) {
  std::array<int, 4> begins{};
  for (std::uint64_t seed = 0; seed < 400; ++seed)
    ++begins[Table::fresh(3, {{"lunas", "1"}}, seed).state.first];
  EXPECT_EQ(begins[3], 0);
  for (int seat = 0; seat < 3; ++seat) EXPECT_GT(begins[static_cast<std::size_t>(seat)], 90);
}

TEST(SkyminesSetup, SK_2_1_the_first_player_has_the_marker) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Table table = Table::fresh(4, {}, seed);
    EXPECT_EQ(table.state.first_marker, table.state.first);
  }
}

TEST(SkyminesSetup, SK_2_2_tracks_of_a_first_game) {
  const Table table = Table::fresh(2, {{"tracks", "first_game"}});
  const auto track = [&](const char* company) {
    return table.game.tables.track_ids[table.state.track[table.company(company)]];
  };
  EXPECT_EQ(track("skymine"), "A1");
  EXPECT_EQ(track("minerva"), "B1");
  EXPECT_EQ(track("astrogo"), "C1");
  EXPECT_EQ(track("tawac"), "D1");
}

TEST(SkyminesSetup, SK_2_3_random_tracks_have_four_letters_and_any_side) {
  std::set<std::pair<unsigned, std::string>> seen;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Table table = Table::fresh(2, {{"tracks", "random"}}, seed);
    std::set<char> letters;
    for (unsigned company = 0; company < kCompanies; ++company) {
      const std::string& id = table.game.tables.track_ids[table.state.track[company]];
      letters.insert(id[0]);
      seen.emplace(company, id);
    }
    EXPECT_EQ(letters.size(), 4U);
  }
  EXPECT_EQ(seen.size(), 40U) << "every company gets every track some time";
}

TEST(SkyminesSetup, SK_2_4_chosen_tracks) {
  const Table table = Table::fresh(2, {{"tracks", "chosen"},
                                       {"track_astrogo", "E2"},
                                       {"track_tawac", "A2"},
                                       {"track_skymine", "D1"},
                                       {"track_minerva", "B2"}});
  Names ids;
  for (const std::uint8_t track : table.state.track)
    ids.push_back(table.game.tables.track_ids[track]);
  EXPECT_EQ(ids, (Names{"E2", "A2", "D1", "B2"}));
}

TEST(SkyminesSetup, SK_2_5_stations_are_full_and_show_nothing) {
  const Table table = Table::fresh(2);
  for (unsigned company = 0; company < kCompanies; ++company) {
    EXPECT_EQ(company_value(table.game, table.state, company), 0U);
    int outposts = 0;
    for (const Column& column : table.state.station[company])
      outposts += column.ordinary + column.crossed;
    EXPECT_EQ(outposts, 15);
    EXPECT_EQ(table.state.pieces[company], 0U);
  }
}

TEST(SkyminesSetup, SK_2_6_the_deck_has_its_letters_in_order) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Table table = Table::fresh(2, {}, seed);
    Names order;
    for (std::size_t i = table.state.deck.size(); i-- > 0;)
      order.push_back(table.name_of(table.state.deck[i]).substr(0, 1));
    EXPECT_TRUE(std::ranges::is_sorted(order));
    EXPECT_EQ(letters_in(table, table.state.deck, 1), 13);
    EXPECT_EQ(letters_in(table, table.state.deck, 2), 11);
    EXPECT_EQ(letters_in(table, table.state.deck, 3), 4);
    EXPECT_EQ(letters_in(table, table.state.deck, 4), 4);
  }
}

TEST(SkyminesSetup, SK_2_6_every_letter_is_shuffled) {
  std::set<std::string> first;
  std::set<std::string> last;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Table table = Table::fresh(2, {}, seed);
    first.insert(table.card_on(1));
    last.insert(table.name_of(table.state.deck[0]));
  }
  EXPECT_EQ(first.size(), 9U);
  EXPECT_EQ(last.size(), 4U);
}

TEST(SkyminesSetup, PR_01_SK_2_7_the_display_shows_nine_A_and_three_B) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Table table = Table::fresh(2, {}, seed);
    EXPECT_EQ(displayed(table, 0), 9);
    EXPECT_EQ(displayed(table, 1), 3);
    for (int space = 10; space <= 12; ++space) EXPECT_EQ(table.card_on(space)[0], 'B');
    EXPECT_TRUE(table.state.removed.empty());
  }
}

TEST(SkyminesSetup, SK_2_8_one_coin_waits_and_special_plans_are_face_down) {
  const Table table = Table::fresh(2);
  EXPECT_EQ(table.state.supplement, 1);
  EXPECT_EQ(table.state.special_up, 0);
}

TEST(SkyminesSetup, SK_2_9_four_plans_of_every_letter_are_shown) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Table table = Table::fresh(2, {}, seed);
    for (const char letter : {'A', 'B', 'C'}) {
      const Names plans = table.shown_plans(letter);
      EXPECT_EQ(std::set(plans.begin(), plans.end()).size(), 4U);
      for (const std::string& plan : plans) EXPECT_EQ(plan[1], letter);
      seen.insert(plans.begin(), plans.end());
      EXPECT_EQ(table.state.stacks[static_cast<std::size_t>(letter - 'A')].size(), 20U);
    }
  }
  EXPECT_EQ(seen.size(), 72U);
}

TEST(SkyminesSetup, SK_2_11_nobody_has_a_tile) {
  const Table table = Table::fresh(4);
  for (const Player& player : table.state.players) EXPECT_EQ(player.tiles, 0);
}

TEST(SkyminesSetup, SK_2_12_what_every_player_gets) {
  const Table table = Table::fresh(3);
  for (int seat = 0; seat < 3; ++seat) {
    const Player& player = table.player(seat);
    EXPECT_EQ(player.tank, 0);
    EXPECT_EQ(player.open_slots, 0b01110);
    EXPECT_EQ(player.coins, 1);
    EXPECT_EQ(player.tracks, (std::array<std::uint8_t, 4>{}));
    EXPECT_EQ(player.upload, 0) << "SK-2.20";
    EXPECT_EQ(player.hand.size(), 10);
    const std::string own = "S" + std::to_string(seat + 1) + "-";
    Names hand = table.hand_of(seat);
    std::erase_if(hand, [](const std::string& name) { return name.starts_with("SE-"); });
    EXPECT_EQ(hand, (Names{own + "C1", own + "C2", own + "M1", own + "M2", own + "T1", own + "T2",
                           own + "E2", own + "SCI1", own + "SCI2"}))
        << "SK-1.20";
  }
}

TEST(SkyminesSetup, SK_2_13_markers_by_number_of_seats) {
  EXPECT_EQ(Table::fresh(2).player().markers, 3);
  EXPECT_EQ(Table::fresh(3).player().markers, 2);
  EXPECT_EQ(Table::fresh(4).player().markers, 2);
  EXPECT_EQ(Table::fresh(1, {{"lunas", "1"}}).player().markers, 3);
  EXPECT_EQ(Table::fresh(2, {{"lunas", "1"}}).player().markers, 2) << "Luna is a seat";
}

TEST(SkyminesSetup, SK_2_14_single_energy_cards_from_the_first_player_on) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Table table = Table::fresh(4, {{"start_tokens", "draft"}}, seed);
    for (int order = 0; order < 4; ++order) {
      const int seat = (table.state.first + order) % 4;
      const std::string card = "SE-0" + std::to_string(order + 1);
      EXPECT_TRUE(table.player(seat).hand.has(table.card(card))) << card;
    }
  }
}

TEST(SkyminesSetup, SK_2_15_fixed_tokens_go_from_the_first_player_on) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Table table = Table::fresh(4, {{"start_tokens", "fixed"}}, seed);
    EXPECT_EQ(table.state.phase, Phase::planning);
    for (int order = 0; order < 4; ++order)
      EXPECT_EQ(table.plan_on((table.state.first + order) % 4, 1),
                "ST-0" + std::to_string(order + 1));
  }
}

TEST(SkyminesSetup, SK_2_16_two_different_tokens_are_dealt_to_everybody) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Table table = Table::fresh(4, {{"start_tokens", "draft"}}, seed);
    EXPECT_EQ(table.state.phase, Phase::draft);
    std::set<std::string> dealt;
    for (int seat = 0; seat < 4; ++seat) {
      const Names choices = table.legal_for(seat);
      EXPECT_EQ(choices.size(), 2U) << "DP-01";
      dealt.insert(choices.begin(), choices.end());
    }
    EXPECT_EQ(dealt.size(), 8U);
    seen.insert(dealt.begin(), dealt.end());
  }
  EXPECT_EQ(seen.size(), 10U);
}

TEST(SkyminesSetup, SK_9_3_the_draft_is_simultaneous_and_its_order_does_not_matter) {
  Table one = Table::fresh(3, {{"start_tokens", "draft"}}, 4);
  Table other = one;
  EXPECT_EQ(active(one.game, one.state), SeatSet::first(3));
  const auto choose = [](Table& table, int seat) {
    table.play_as(seat, {table.legal_for(seat).back()});
  };
  for (const int seat : {0, 1, 2}) choose(one, seat);
  for (const int seat : {2, 0, 1}) choose(other, seat);
  EXPECT_EQ(one.state, other.state);
  EXPECT_EQ(one.state.phase, Phase::planning);
}

TEST(SkyminesSetup, SK_2_16_who_has_chosen_waits_and_the_other_token_leaves) {
  Table table = Table::fresh(2, {{"start_tokens", "draft"}}, 4);
  const std::string chosen = table.legal_for(1).back();
  table.play_as(1, {chosen});
  EXPECT_EQ(active(table.game, table.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(table.plan_on(1, 1), "") << "still secret";
  table.play_as(0, {table.legal_for(0).front()});
  EXPECT_EQ("token " + table.plan_on(1, 1), chosen);
  EXPECT_EQ(table.player(1).tokens[1], 0);
}

// SK-2.17 and SK-2.19: rest cards of slots 2, 3, 4, and the bonus.
struct TokenCase {
  std::string token;
  Names rest;
  std::array<std::uint8_t, kCompanies> tracks;  // astrogo, tawac, skymine, minerva
  unsigned tank;
};

class SkyminesTokens : public testing::TestWithParam<TokenCase> {};

TEST_P(SkyminesTokens, SK_2_17_to_SK_2_19_cards_rest_and_the_bonus_is_moved) {
  const TokenCase& expected = GetParam();
  Table table = Table::fresh(1, {{"start_tokens", "draft"}, {"lunas", "1"}});
  const auto number = static_cast<std::uint8_t>(std::stoi(expected.token.substr(3)));
  table.player().tokens = {number, static_cast<std::uint8_t>(number % kTokens + 1)};
  table.play({"token " + expected.token});
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(table.rest_of(0, i + 2), Names{expected.rest[static_cast<std::size_t>(i)]});
  EXPECT_EQ(table.rest_of(0, 1), Names{});
  EXPECT_EQ(table.rest_of(0, 5), Names{});
  EXPECT_EQ(table.player().hand.size(), 7);
  EXPECT_EQ(table.player().tracks, expected.tracks);
  EXPECT_EQ(table.player().tank, expected.tank);
  EXPECT_EQ(table.player().coins, 1);
  EXPECT_EQ(table.plan_on(0, 1), expected.token);
}

INSTANTIATE_TEST_SUITE_P(
    All, SkyminesTokens,
    testing::Values(TokenCase{"ST-01", {"S1-E2", "S1-C1", "S1-M2"}, {0, 0, 3, 0}, 0},
                    TokenCase{"ST-02", {"S1-SCI1", "S1-T1", "S1-C2"}, {0, 0, 0, 2}, 0},
                    TokenCase{"ST-03", {"S1-M1", "S1-T2", "S1-C2"}, {0, 1, 0, 0}, 1},
                    TokenCase{"ST-04", {"S1-SCI1", "S1-M1", "S1-T2"}, {3, 0, 0, 0}, 0},
                    TokenCase{"ST-05", {"S1-E2", "S1-T1", "S1-C1"}, {0, 2, 0, 0}, 0},
                    TokenCase{"ST-06", {"S1-E2", "S1-M1", "S1-C2"}, {0, 0, 0, 1}, 1},
                    TokenCase{"ST-07", {"S1-SCI1", "S1-C1", "S1-M1"}, {0, 0, 0, 0}, 2},
                    TokenCase{"ST-08", {"SE-01", "S1-T2", "S1-M2"}, {2, 1, 0, 0}, 0},
                    TokenCase{"ST-09", {"S1-E2", "S1-SCI1", "S1-T1"}, {0, 0, 1, 2}, 0},
                    TokenCase{"ST-10", {"S1-C2", "S1-M2", "S1-T2"}, {2, 0, 0, 0}, 1}));

TEST(SkyminesSetup, EX_32_start_bonuses_shown) {
  const Table table(3);
  EXPECT_EQ(table.on_track(0, "skymine"), 3U);
  EXPECT_EQ(table.on_track(1, "minerva"), 2U);
  EXPECT_EQ(table.on_track(2, "tawac"), 1U);
  EXPECT_EQ(table.player(2).tank, 1);
}

TEST(SkyminesSetup, SK_2_18_SE_is_the_card_of_the_player_whatever_its_number) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Table table = Table::fresh(2, {{"start_tokens", "draft"}}, seed);
    const int second = 1 - table.state.first;
    table.player(second).tokens = {8, 9};
    table.player(table.state.first).tokens = {1, 2};
    table.play_as(second, {"token ST-08"}).play_as(table.state.first, {"token ST-01"});
    EXPECT_EQ(table.rest_of(second, 2), Names{"SE-02"});
  }
}

TEST(SkyminesSetup, SK_6_2_the_first_game_preset) {
  const auto all = modes();
  const auto mode = std::ranges::find(all, "first_game", &Mode::name);
  ASSERT_NE(mode, all.end());
  const Game game = shipped_game(3, mode->options);
  EXPECT_EQ(game.track_mode, TrackMode::first_game);
  EXPECT_FALSE(game.draft);
  EXPECT_FALSE(game.linked_slots);
  EXPECT_FALSE(game.start_outposts);
  EXPECT_EQ(game.lunas, 0);
}

TEST(SkyminesSetup, SK_6_1_the_base_game_has_no_extras) {
  const Game game = shipped_game(3);
  EXPECT_FALSE(game.linked_slots);
  EXPECT_FALSE(game.start_outposts);
  EXPECT_EQ(game.map().places, 24);
}

TEST(SkyminesSetup, SK_6_65_SK_6_71_start_outposts_come_from_the_top_of_every_column) {
  const Table table(2, {{"start_outposts", "on"}});
  EXPECT_EQ(table.sectors_of("skymine"), (Names{"6", "19", "20"}));
  EXPECT_EQ(table.sectors_of("minerva"), (Names{"16", "21", "23"}));
  EXPECT_EQ(table.sectors_of("astrogo"), (Names{"1", "7", "11"}));
  EXPECT_EQ(table.sectors_of("tawac"), (Names{"2", "3", "4"}));
  for (const auto& station : table.state.station)
    for (const Column& column : station) EXPECT_EQ(column, (Column{.ordinary = 3, .crossed = 1}));
  EXPECT_EQ(table.player().coins, 1) << "no rewards";
}

TEST(SkyminesSetup, SK_1_17_equal_seeds_give_equal_games) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    EXPECT_EQ(Table::fresh(3, {}, seed).state, Table::fresh(3, {}, seed).state);
    EXPECT_NE(Table::fresh(3, {}, seed).state, Table::fresh(3, {}, seed + 1).state);
  }
}

}  // namespace
}  // namespace orrery::skymines
