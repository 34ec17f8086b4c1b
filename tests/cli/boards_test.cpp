// The drawings of the boards: always within the window, true to the view, hiding what it hides.
#include <algorithm>
#include <regex>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/boards/board.h"
#include "cli/boards/luna_capital_city.h"
#include "cli/boards/luna_capital_signs.h"
#include "core/catalogue.h"
#include "support/messages.h"
#include "support/settings.h"

namespace orrery::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const Catalogue& catalogue() {
  static const Catalogue english = Catalogue::built_in();
  return english;
}

std::string drawn(const AnyGame& game, const AnyState& state, Viewer viewer, const Style& style,
                  bool with_choices = false) {
  const std::vector<std::string> names = {"Ann", "Bernadette", "Cy", "Dorothea"};
  const json::object view = game.view(state, viewer);
  BoardScene scene{view, game.scores(state), viewer, names, catalogue(), style, {}};
  if (with_choices && game.active(state).has(viewer.seat()))
    scene.choices = choices_of(game, state, viewer.seat());
  std::string text;
  for (const std::string& line : draw_board(game.info().id, scene)) {
    const std::string seen = line.substr(0, line.find_last_not_of(' ') + 1);
    EXPECT_LE(width_of(seen), static_cast<std::size_t>(style.width)) << seen;
    text += seen + "\n";
  }
  return text;
}

class Boards : public test::Property {};

TEST_P(Boards, fit_the_window_at_every_moment) {
  const AnyGame& it = game();
  constexpr std::array kWidths = {45, 80, 130};
  AnyState state = it.setup(Seed::of(1));
  Rng rng(1);
  while (!it.over(state)) {
    const Seat seat = it.active(state).lowest();
    const Style style = {.color = rng.below(2) == 0,
                         .unicode = rng.below(2) == 0,
                         .width = kWidths[rng.below(kWidths.size())]};
    drawn(it, state, seat, style, true);
    drawn(it, state, Viewer::spectator(), style);
    const MoveList moves = it.legal(state, seat);
    it.apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
  drawn(it, state, Viewer::spectator(), {});
}

ORRERY_FOR_EVERY_GAME(Boards);

TEST(BoardOfSolenia, shows_the_hand_to_its_owner_alone) {
  const GamePtr game = test::make_game({"solenia", {"summer", {}, 2, 2}, 2});
  const AnyState state = game->setup(Seed::of(1));
  EXPECT_THAT(drawn(*game, state, seat_at(0), {}), HasSubstr("    hand  "));
  EXPECT_THAT(drawn(*game, state, Viewer::spectator(), {}), Not(HasSubstr("    hand  ")));
}

TEST(BoardOfSolenia, is_readable_without_colours_and_shapes) {
  const GamePtr game = test::make_game({"solenia", {"summer", {}, 2, 2}, 2});
  const std::string text = drawn(*game, game->setup(Seed::of(1)), seat_at(0), {});
  EXPECT_TRUE(
      std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
  EXPECT_THAT(text, AllOf(HasSubstr("D city"), HasSubstr("(airship)"), HasSubstr("() Ann"),
                          HasSubstr("/\\ Bernadette"), HasSubstr("+W/H")));
}

TEST(BoardOfSolenia, numbers_the_things_that_stand_for_moves) {
  const GamePtr game = test::make_game({"solenia", {"summer", {}, 2, 2}, 2});
  AnyState state = game->setup(Seed::of(1));
  const Seat seat = game->active(state).lowest();
  EXPECT_THAT(drawn(*game, state, seat, {}, true), HasSubstr("(1)"));
  game->apply(state, seat, game->legal(state, seat)[0], nullptr);
  const MoveList places = game->legal(state, seat);
  const std::string text = drawn(*game, state, seat, {}, true);
  for (std::size_t number = 1; number <= places.size(); ++number)
    EXPECT_THAT(text, HasSubstr("(" + std::to_string(number) + ")|"));
}

// ---- Luna Capital

GamePtr luna_capital_game(int players, std::map<std::string, std::string> options = {}) {
  return test::make_game({"luna-capital", {"base", std::move(options), 1, 4}, players});
}

// The board after some random moves of a seed.
std::string luna_capital_after(const AnyGame& game, int moves, std::uint64_t seed, Viewer viewer) {
  AnyState state = game.setup(Seed::of(seed));
  Rng rng(seed);
  for (int i = 0; i < moves && !game.over(state); ++i) {
    const Seat seat = game.active(state).lowest();
    const MoveList legal = game.legal(state, seat);
    game.apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
  }
  return drawn(game, state, viewer, {}, false);
}

TEST(BoardOfLunaCapital, LC_10_4_shows_the_hand_to_its_owner_alone) {
  const GamePtr game = luna_capital_game(2);
  const AnyState state = game->setup(Seed::of(1));
  EXPECT_THAT(drawn(*game, state, seat_at(0), {}), HasSubstr("    hand K"));
  EXPECT_THAT(drawn(*game, state, Viewer::spectator(), {}), Not(HasSubstr("    hand K")));
}

TEST(BoardOfLunaCapital, LC_13_2_says_that_cards_and_tiles_are_reconstructed) {
  const GamePtr game = luna_capital_game(2);
  EXPECT_THAT(drawn(*game, game->setup(Seed::of(1)), seat_at(0), {.width = 130}),
              HasSubstr(test::english({"note.luna-capital"})));
}

TEST(BoardOfLunaCapital, is_readable_without_colours_and_shapes) {
  const GamePtr game = luna_capital_game(3);
  const std::string text = luna_capital_after(*game, 60, 1, seat_at(0));
  EXPECT_TRUE(
      std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
  EXPECT_THAT(text, AllOf(HasSubstr("<- last delivery"), HasSubstr("hd co sum"), HasSubstr(" S"),
                          HasSubstr("+--")));
}

TEST(BoardOfLunaCapital, LC_10_13_shows_what_the_automaton_has_and_scores) {
  const GamePtr game = luna_capital_game(1);
  const std::string text = luna_capital_after(*game, 30, 2, seat_at(0));
  EXPECT_THAT(text, AllOf(HasSubstr("Automaton  tiles: 2xH"), HasSubstr("    cards K"),
                          HasSubstr("hd co sp sum")));
}

TEST(BoardOfLunaCapital, numbers_the_places_that_stand_for_moves) {
  const GamePtr game = luna_capital_game(2);
  AnyState state = game->setup(Seed::of(3));
  Rng rng(3);
  bool plots = false;
  bool positions = false;
  for (int i = 0; i < 200 && !game->over(state); ++i) {
    const Seat seat = game->active(state).lowest();
    const MoveList legal = game->legal(state, seat);
    const std::string first = game->notation(legal[0]);
    const std::string text = drawn(*game, state, seat, {}, true);
    if (first.starts_with("at ")) {
      positions = true;
      for (std::size_t n = 1; n <= legal.size(); ++n)
        EXPECT_THAT(text, HasSubstr("(" + std::to_string(n) + ")"));
    }
    if (first.starts_with("on ") && legal.size() < 8) {
      plots = true;
      EXPECT_THAT(text, HasSubstr("1)"));
    }
    game->apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
  }
  EXPECT_TRUE(plots && positions);
}

// A view with one city of our own drawing.
TEST(BoardOfLunaCapital, draws_doubles_groups_robots_and_face_down_cards) {
  const json::value city = json::parse(R"({
    "cards": [{"position": [0, 0], "face_down": false, "robot": false, "number": 4},
              {"position": [0, 1], "face_down": false, "robot": true, "number": 9},
              {"position": [1, 1], "face_down": true, "robot": false}],
    "plots": [{"cells": [[0, 0], [0, 1]], "code": "H", "family": "hydrogen"},
              {"cells": [[1, 0]], "code": "H+1", "family": "hydrogen"},
              {"cells": [[1, 1]], "code": "MH:water", "family": "modhab"},
              {"cells": [[0, 2], [1, 2]], "code": ".", "family": "none"},
              {"cells": [[0, 3]], "code": "#", "family": "none"},
              {"cells": [[1, 3]], "code": "Gp", "family": "greenhouse"}]})");
  CityChoices choices;
  choices.number = [](std::string_view, std::string_view id) { return id == "0,2" ? 12U : 0U; };
  const Lines lines = draw_city(city.as_object(), choices, {});
  EXPECT_EQ(lines, (Lines{"card     0       1   ",   //
                          "cell  0   1   2   3  ",   //
                          " 0   +---4---+--[R]--+",  //
                          "   0 |H*  << |12) ## |",  //
                          "   1 |H*  mW |^^  Gp |",  //
                          " 1   +-------+-------+",  //
                          "   2         |///////|",  //
                          "   3         |///////|",  //
                          "             +-------+"}));
  for (const std::string& line : draw_city(city.as_object(), choices, {.width = 14}))
    EXPECT_LE(width_of(line), 14U);
}

// Every plot that stands for a move, occupied or not.
TEST(BoardOfLunaCapital, numbers_occupied_plots_behind_what_lies_there) {
  const json::value city = json::parse(R"({
    "cards": [{"position": [-1, 0], "face_down": false, "robot": false, "number": 4}],
    "plots": [{"cells": [[-2, 0]], "code": "Gp", "family": "greenhouse"},
              {"cells": [[-2, 1]], "code": "Ga", "family": "greenhouse"},
              {"cells": [[-1, 0]], "code": "#", "family": "none"},
              {"cells": [[-1, 1]], "code": ".", "family": "none"}]})");
  CityChoices choices;
  choices.cells = {"-2,0", "-2,1", "-1,0", "-1,1", "-2,2"};
  choices.number = [&](std::string_view, std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(choices.cells, id) - choices.cells.begin()) +
           9U;
  };
  EXPECT_EQ(draw_city(city.as_object(), choices, {}),
            (Lines{"card        0             1      ",   //
                   "cell  0      1      2      3     ",   //
                   "-1   +------4------+              ",  //
                   "  -2 |Gp*9)  Ga*10)|13)           ",  //
                   "  -1 |## 11) 12)   |              ",  //
                   "     +-------------+              "}));
}

// The numbers of moves that stand behind things and in places, in order.
std::vector<std::size_t> numbers_in(const std::string& text) {
  static const std::regex number(R"((\d+)\))");
  std::vector<std::size_t> found;
  for (std::sregex_iterator it(text.begin(), text.end(), number); it != std::sregex_iterator();
       ++it)
    found.push_back(std::stoul((*it)[1]));
  std::ranges::sort(found);
  return found;
}

TEST(BoardOfLunaCapital, LC_9_8_LC_9_9_every_tile_to_be_exchanged_is_numbered) {
  const GamePtr game = luna_capital_game(4);
  int redistributed = 0;
  int second = 0;
  for (std::uint64_t seed = 1; seed <= 20 && redistributed < 5; ++seed) {
    AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    while (!game->over(state)) {
      const Seat seat = game->active(state).lowest();
      const MoveList legal = game->legal(state, seat);
      const std::string last = game->notation(legal[legal.size() - 1]);
      if (last.starts_with("shift ") || last.starts_with("with ")) {
        ++(last.starts_with("shift ") ? redistributed : second);
        std::vector<std::size_t> found = numbers_in(drawn(*game, state, seat, {}, true));
        // Equal tiles of a set are one choice, so a number may stand there twice.
        found.erase(std::ranges::unique(found).begin(), found.end());
        std::vector<std::size_t> wanted;
        for (std::size_t n = 1; n <= legal.size(); ++n)
          if (game->notation(legal[n - 1]) != "pass") wanted.push_back(n);
        EXPECT_EQ(found, wanted);
      }
      game->apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
    }
  }
  EXPECT_GE(redistributed, 5);
  EXPECT_GE(second, 1);
}

TEST(BoardOfLunaCapital, every_plot_of_the_list_is_numbered) {
  const GamePtr game = luna_capital_game(2, {{"promo_sponsors", "on"}});
  bool lifted = false;
  for (std::uint64_t seed = 1; seed <= 20 && !lifted; ++seed) {
    AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    while (!game->over(state)) {
      const Seat seat = game->active(state).lowest();
      const MoveList legal = game->legal(state, seat);
      const std::string last = game->notation(legal[legal.size() - 1]);
      if (last.starts_with("on ") || last.starts_with("lift ") || last.starts_with("lower ")) {
        lifted = lifted || last.starts_with("lift ");
        std::vector<std::size_t> wanted;
        for (std::size_t n = 1; n <= legal.size(); ++n)
          if (game->notation(legal[n - 1]) != "pass") wanted.push_back(n);
        EXPECT_EQ(numbers_in(drawn(*game, state, seat, {}, true)), wanted) << last;
      }
      game->apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
    }
  }
  EXPECT_TRUE(lifted);
}

TEST(BoardOfLunaCapital, has_a_sign_of_its_own_for_everything) {
  EXPECT_EQ(plot_sign("RC:modhab"), "rm");
  EXPECT_EQ(plot_sign("RC:complex"), "rr");
  EXPECT_EQ(plot_sign("MH:meteorite"), "mM");
  const GamePtr game = luna_capital_game(4, {{"promo_sponsors", "on"}});
  const json::object view = game->view(game->setup(Seed::of(1)), seat_at(0));
  for (const json::value& player : view.at("players").as_array())
    EXPECT_THAT(plot_sign(text_at(player.at("special").as_object(), "code")), StartsWith("&"));
}

TEST(BoardOfLunaCapital, explains_its_signs) {
  const auto legend = [](const GamePtr& game) {
    return drawn(*game, game->setup(Seed::of(1)), seat_at(0), {.width = 2000});
  };
  const std::string plain = legend(luna_capital_game(2));
  EXPECT_THAT(plain, AllOf(HasSubstr("[R] a robot"), HasSubstr("/////// face down"),
                           HasSubstr("fs fruit sets"), HasSubstr("mh mod-habs"),
                           HasSubstr("rc residential complexes"), HasSubstr("hd cards in hand"),
                           HasSubstr("co concessions")));
  EXPECT_THAT(plain, AllOf(Not(HasSubstr("&")), Not(HasSubstr("sp special tiles"))));
  EXPECT_THAT(legend(luna_capital_game(1)), HasSubstr("sp special tiles"));
  EXPECT_THAT(legend(luna_capital_game(4, {{"promo_sponsors", "on"}})),
              AllOf(HasSubstr("&p Show Home"), HasSubstr("&m Removal Rover"),
                    HasSubstr("&k Takeaway Counter"), HasSubstr("&c Cruise Terminal")));
}

TEST(BoardOfLunaCapital, LC_7_18_shows_what_a_concession_is_worth_now) {
  const GamePtr game = luna_capital_game(1);
  std::string late;  // some games in phase C
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    AnyState state = game->setup(Seed::of(seed));
    Rng rng(seed);
    EXPECT_THAT(drawn(*game, state, seat_at(0), {.width = 200}), Not(HasSubstr("worth")));
    while (text_at(game->view(state, seat_at(0)), "phase") != "C") {
      const MoveList legal = game->legal(state, seat_at(0));
      game->apply(state, seat_at(0), legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                  nullptr);
    }
    late += drawn(*game, state, seat_at(0), {.width = 200});
  }
  // Short-term ones are worth nothing any more, long-term ones a half; a token of phase B a half.
  EXPECT_THAT(late, AllOf(HasSubstr("straight line: open, worth 0 now"),
                          HasSubstr("meteorites: open, worth 5 now"),
                          HasSubstr("straight line: Ann in phase B for 3")));
}

TEST(Choices, leave_out_what_several_moves_name) {
  const GamePtr game = test::make_game({"noughts", {"classic", {}, 2, 2}, 2});
  const AnyState state = game->setup(Seed::of(1));
  const std::vector<Choice> choices = choices_of(*game, state, seat_at(0));
  ASSERT_EQ(choices.size(), 9U);
  EXPECT_EQ(choices[4].thing, (Term{"cell", "b2"}));
  EXPECT_EQ(choices[4].number, 5U);
}

}  // namespace
}  // namespace orrery::cli
