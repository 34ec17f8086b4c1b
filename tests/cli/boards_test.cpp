// The drawings of the boards: always within the window, true to the view, hiding what it hides.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/boards/board.h"
#include "core/catalogue.h"
#include "support/settings.h"

namespace orrery::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const Catalogue& catalogue() {
  static const Catalogue english = Catalogue::built_in();
  return english;
}

std::string drawn(const AnyGame& game, const AnyState& state, Viewer viewer, const Style& style,
                  bool with_choices = false) {
  const std::vector<std::string> names = {"Ann", "Bernadette", "Cy", "Dorothea"};
  const json::object view = game.view(state, viewer);
  BoardScene scene{view, viewer, names, catalogue(), style, {}};
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
