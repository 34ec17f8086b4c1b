// The table of Skymines in the terminal: within the window, true to the view.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/boards/board.h"
#include "cli/boards/skymines_signs.h"
#include "support/settings.h"

namespace orrery::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

GamePtr skymines(int players, std::map<std::string, std::string> options = {}) {
  return test::make_game({"skymines", {"base", std::move(options), 1, 4}, players});
}

const std::vector<std::string> kNames = {"Ann", "Bob", "Cid", "Dora"};

Lines drawn(const AnyGame& game, const AnyState& state, Viewer viewer, int width = 80) {
  static const Catalogue catalogue = Catalogue::built_in();
  const json::object view = game.view(state, viewer);
  const Style style{.color = false, .unicode = false, .width = width};
  std::vector<Choice> choices;
  if (!viewer.is_spectator() && game.active(state).has(viewer.seat()))
    choices = choices_of(game, state, viewer.seat());
  return draw_board(
      "skymines", {view, game.scores(state), viewer, kNames, catalogue, style, std::move(choices)});
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

AnyState after(const AnyGame& game, int moves, std::uint64_t seed) {
  AnyState state = game.setup(Seed::of(seed));
  Rng rng(seed);
  for (int i = 0; i < moves && !game.over(state); ++i) {
    const Seat seat = game.active(state).lowest();
    const MoveList list = game.legal(state, seat);
    game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
  }
  return state;
}

TEST(SkyminesBoard, stays_within_the_window) {
  for (const int width : {40, 60, 80, 120})
    for (const int players : {1, 2, 4}) {
      const GamePtr game = skymines(players);
      for (const int moves : {0, 5, 40, 150, 1000})
        for (const std::string& line : drawn(*game, after(*game, moves, 3), seat_at(0), width))
          EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << line;
    }
}

TEST(SkyminesBoard, draws_the_Moon_with_single_and_double_lines) {
  const GamePtr game = skymines(2);
  const std::string text = text_of(drawn(*game, after(*game, 0, 1), seat_at(0)));
  // 14 lies between 13, over a single line, and 15, over a double one.
  EXPECT_THAT(text, ContainsRegex("13 R2 +[|] +14 S1 +# +15 R1"));
  // 9 is an enclave of 8; the station of Astrogo borders 7 over a single line, 1 over a double one.
  EXPECT_THAT(text, ContainsRegex("\n +a +7 R1 "));
  EXPECT_THAT(text, ContainsRegex("\n +A+ +1 C1 "));
  EXPECT_THAT(text, HasSubstr("Stations:  a 7 11 =1  t 2 3 =4"));
}

TEST(SkyminesBoard, lists_the_sectors_where_a_map_has_no_room) {
  const GamePtr game = skymines(2);
  const std::string text = text_of(drawn(*game, after(*game, 0, 1), seat_at(0), 60));
  EXPECT_THAT(text, HasSubstr("13 R2  to 8 10 12 14 17 19 =5"));
}

TEST(SkyminesBoard, shows_stations_tracks_and_offers) {
  const GamePtr game = skymines(2, {{"tracks", "first_game"}, {"start_tokens", "fixed"}});
  const std::string text = text_of(drawn(*game, after(*game, 0, 1), seat_at(0)));
  EXPECT_THAT(text, HasSubstr("Skymine worth 0:  ####(#)  ####(#)  ####(#)"));
  EXPECT_THAT(text, HasSubstr("A1 ...1..>1>.2.|2|..3>2>..4...5"));
  EXPECT_THAT(text, HasSubstr("Display"));
  EXPECT_THAT(text, HasSubstr("PA-"));
  EXPECT_THAT(text, HasSubstr("scientist majority"));
}

TEST(SkyminesBoard, shows_choices_beside_their_things) {
  const GamePtr game = skymines(2, {{"start_tokens", "fixed"}});
  const AnyState state = game->setup(Seed::of(1));
  EXPECT_THAT(text_of(drawn(*game, state, seat_at(0))), HasSubstr("(1)"));
  EXPECT_THAT(text_of(drawn(*game, state, Viewer::spectator())), Not(HasSubstr("(1)")));
}

TEST(SkyminesBoard, shows_how_many_cards_others_plan_but_not_which) {
  const GamePtr game = skymines(2, {{"start_tokens", "fixed"}});
  AnyState state = game->setup(Seed::of(1));
  game->apply(state, seat_at(1), game->legal(state, seat_at(1))[0], nullptr);
  EXPECT_THAT(text_of(drawn(*game, state, seat_at(0))), HasSubstr("1 planned"));
}

TEST(SkyminesBoard, shows_what_is_open_of_Luna) {
  const GamePtr game = skymines(1, {{"start_tokens", "fixed"}});
  AnyState state = game->setup(Seed::of(1));
  EXPECT_THAT(text_of(drawn(*game, state, seat_at(0))),
              HasSubstr("majority ## ##; slots A - B ## C ## D ## E -"));
  game->apply(state, seat_at(0), *game->parse_move("ready"), nullptr);
  const std::string text = text_of(drawn(*game, state, seat_at(0)));
  EXPECT_THAT(text, HasSubstr("majority I-"));
  EXPECT_THAT(text, HasSubstr("titanium"));
}

TEST(SkyminesBoard, signs_are_short_and_different) {
  const Style style{};
  const auto sign = [&](const char* text) {
    return sky_card_sign(json::parse(text).as_object(), style);
  };
  EXPECT_EQ(sign(R"({"type":"titanium","value":2,"share":"astrogo"})"), "T2+a");
  EXPECT_EQ(sign(R"({"type":"scientist","value":0,"rp":3,"share":null})"), "S3");
  EXPECT_EQ(sign(R"({"type":"field","value":0,"company":null,"share":null})"), "Fn");
  EXPECT_EQ(sign(R"({"type":"field","value":0,"company":"tawac","share":null})"), "Ft");
  EXPECT_EQ(sign(R"({"type":"share","value":0,"share":"minerva"})"), "$m");
  EXPECT_EQ(
      column_sign(
          json::parse(R"({"coins":[0,1,0,1,2],"ordinary":2,"crossed_out":true})").as_object()),
      "01##(#)");
  EXPECT_EQ(
      column_sign(
          json::parse(R"({"coins":[0,1,0,1,2],"ordinary":0,"crossed_out":false})").as_object()),
      "0101(2)");
}

}  // namespace
}  // namespace orrery::cli
