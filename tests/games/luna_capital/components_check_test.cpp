// A slip in the data pack is told in a sentence that its owner can act on. Each test changes one
// thing in the values that come with the program.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "games/luna_capital/game.h"
#include "support/luna_capital/pack.h"
#include "support/messages.h"

namespace orrery::luna_capital {
namespace {

using test::has_text;
using test::mentions;
using test::says;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(LunaPack, the_values_of_the_program_are_fine) {
  EXPECT_THAT(EditedPack().complaints(), IsEmpty());
}

TEST(LunaPack, every_file_must_be_there_and_be_an_object_of_this_game) {
  for (const std::string& name : test::file_names_of<PackRooms>()) {
    EXPECT_THAT(EditedPack().without(name).complaints(),
                Contains(says("core.data_no_file", {{"file", name}})));
    EXPECT_THAT(EditedPack().text(name, "[]").complaints(),
                Contains(says("core.expected_object", {{"field", name}})));
    EXPECT_THAT(after_setting(name, "/game", "solenia"),
                ElementsAre(says("core.expected_name",
                                 {{"field", name + ": game"}, {"names", "luna-capital"}})));
  }
  EXPECT_THAT(EditedPack().text("tile.json", "{}").complaints(),
              ElementsAre(mentions("core.data_unknown_file", {{"file", "tile.json"}})));
}

TEST(LunaPack, anything_may_stand_anywhere_without_harm) {
  EXPECT_GT(test::misplace_things<PackRooms>(), 300U);
}

TEST(LunaPack, a_doubled_tile_is_named) {
  const json::value tile = EditedPack().value("tiles.json", "/tiles/3");
  EXPECT_THAT(
      EditedPack().add("tiles.json", "/tiles", tile).complaints(),
      Contains(says("core.data_doubled_id", {{"field", "tiles.json: tiles[165]"}, {"id", "A04"}})));
}

TEST(LunaPack, a_missing_tile_is_noticed) {
  EXPECT_THAT(EditedPack().remove("tiles.json", "/tiles", "60").complaints(),
              ElementsAre(says("luna.data_uneven_phases", {{"field", "tiles.json: tiles"},
                                                           {"phase", "B"},
                                                           {"found", 54},
                                                           {"first", "A"},
                                                           {"wanted", 55}}),
                          says("core.data_box_count", {{"field", "box.json: contents[tiles]"},
                                                       {"count", 165},
                                                       {"found", 164},
                                                       {"where", "tiles.json"}})));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/60/phase", "C"),
              Contains(says(
                  "luna.data_many_tiles",
                  {{"field", "tiles.json: tiles"}, {"phase", "C"}, {"found", 56}, {"most", 55}})));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/60/phase", "D"),
              ElementsAre(says("core.expected_name",
                               {{"field", "tiles.json: tiles[B06].phase"}, {"names", "A, B, C"}})));
}

TEST(LunaPack, LC_3_14_every_phase_has_tiles_enough) {
  EditedPack pack;
  for (const int tile : {0, 1, 2, 3})
    pack.set("tiles.json", fmt::format("/tiles/{}/dots", tile), 2);
  EXPECT_THAT(pack.complaints(),
              ElementsAre(says("luna.data_few_tiles",
                               {{"phase", "A"}, {"players", 2}, {"found", 31}, {"least", 32}})));
}

TEST(LunaPack, LC_11_16_landing_pads_are_counted_for_the_number_of_players_with_most) {
  // Three pads more with three dots are there with four players alone.
  EditedPack pack;
  for (const int tile : {8, 9, 18})
    pack.set("tiles.json", fmt::format("/tiles/{}/kind", tile), "landing_pad");
  EXPECT_THAT(pack.complaints(),
              ElementsAre(says("luna.data_many_landing_pads", {{"found", 8}, {"most", 7}})));
  // With four dots it is in no game at all.
  pack.set("tiles.json", "/tiles/8/dots", 4);
  EXPECT_THAT(pack.complaints(), Not(Contains(mentions("luna.data_many_landing_pads"))));
}

TEST(LunaPack, LC_11_16_landing_pads_are_bounded_by_the_hand) {
  EditedPack pack;
  for (const int tile : {0, 1})
    pack.set("tiles.json", fmt::format("/tiles/{}/kind", tile), "landing_pad");
  EXPECT_THAT(pack.complaints(), IsEmpty());
  EXPECT_THAT(pack.set("tiles.json", "/tiles/2/kind", "landing_pad").complaints(),
              ElementsAre(says("luna.data_many_landing_pads", {{"found", 8}, {"most", 7}})));
}

TEST(LunaPack, robots_and_dots_have_bounds) {
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/robots", 3),
      ElementsAre(says("core.expected_integer",
                       {{"field", "tiles.json: tiles[A01].robots"}, {"low", 0}, {"high", 2}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/dots", -1),
      ElementsAre(says("core.expected_integer",
                       {{"field", "tiles.json: tiles[A01].dots"}, {"low", 0}, {"high", 9}})));
}

TEST(LunaPack, kinds_fit_their_family) {
  EXPECT_THAT(
      EditedPack().remove("kinds.json", "/kinds/3", "fruit").complaints(),
      ElementsAre(says("core.missing_field",
                       {{"field", "kinds.json: kinds[greenhouse_pear]"}, {"key", "fruit"}})));
  EXPECT_THAT(EditedPack()
                  .edit("kinds.json",
                        [](json::value& root) {
                          root.at_pointer("/kinds/0").as_object()["target"] = "water";
                        })
                  .complaints(),
              ElementsAre(says("luna.data_not_in_family",
                               {{"field", "kinds.json: kinds[hydrogen]"}, {"key", "target"}})));
  EXPECT_THAT(after_setting("kinds.json", "/kinds/9/target", "demolition"),
              ElementsAre(AllOf(mentions("core.expected_name",
                                         {{"field", "kinds.json: kinds[modhab_hydrogen].target"}}),
                                has_text("names", StartsWith("hydrogen, oxygen,")))));
  EXPECT_THAT(after_setting("kinds.json", "/kinds/1/code", "H"),
              ElementsAre(says("luna.data_doubled_code",
                               {{"field", "kinds.json: kinds[oxygen]"}, {"code", "H"}})));
  EXPECT_THAT(
      after_setting("kinds.json", "/kinds/1/code", "O 2"),
      ElementsAre(says("luna.data_code_form", {{"field", "kinds.json: kinds[oxygen].code"}})));
}

TEST(LunaPack, names_and_codes_of_the_program_are_taken) {
  for (const std::string id :
       {"empty", "scaffolding", "extra_plot", "move_tile", "reserve_tile", "take_display_card"}) {
    EXPECT_THAT(after_setting("kinds.json", "/kinds/0/id", json::string(id)),
                Contains(says("luna.data_reserved_id",
                              {{"field", "kinds.json: kinds[" + id + "]"}, {"id", id}})));
  }
  std::vector<std::string> codes = {".", "#"};
  for (const Sponsor& sponsor : EditedPack().components().sponsors)
    codes.push_back(EditedPack().components().content_codes[sponsor.special]);
  for (const std::string& code : codes)
    EXPECT_THAT(after_setting("kinds.json", "/kinds/0/code", json::string(code)),
                ElementsAre(says("luna.data_doubled_code",
                                 {{"field", "kinds.json: kinds[hydrogen]"}, {"code", code}})));
}

TEST(LunaPack, a_tile_or_a_card_names_kinds_that_exist) {
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/0/kind", "helium"),
      ElementsAre(AllOf(mentions("core.expected_name", {{"field", "tiles.json: tiles[A01].kind"}}),
                        has_text("names", StartsWith("hydrogen,")))));
  EXPECT_THAT(after_setting("cards.json", "/cards/0/cells/2", "helium"),
              ElementsAre(AllOf(
                  mentions("core.expected_name", {{"field", "cards.json: cards[K01a].cells[2]"}}),
                  has_text("names", StartsWith("empty, scaffolding, hydrogen,")))));
  // What does something when it is laid cannot be printed.
  EXPECT_THAT(
      after_setting("cards.json", "/cards/0/cells/2", "landing_pad"),
      ElementsAre(mentions("core.expected_name", {{"field", "cards.json: cards[K01a].cells[2]"}})));
}

TEST(LunaPack, LC_1_34_cells_and_double_plots_of_cards) {
  EXPECT_THAT(
      after_setting("cards.json", "/cards/0/number", 11),
      ElementsAre(says("core.expected_integer",
                       {{"field", "cards.json: cards[K01a].number"}, {"low", 1}, {"high", 10}})));
  EXPECT_THAT(
      EditedPack().remove("cards.json", "/cards/0/cells", "3").complaints(),
      ElementsAre(says(
          "core.expected_list_of",
          {{"field", "cards.json: cards[K01a].cells"}, {"low", 4}, {"high", 4}, {"found", 3}})));
  const auto with_double = [](const json::value& halves) {
    return EditedPack()
        .edit(
            "cards.json",
            [&](json::value& root) { root.at_pointer("/cards/0").as_object()["double"] = halves; })
        .complaints();
  };
  EXPECT_THAT(with_double(json::array{"top", "bottom"}), IsEmpty());
  EXPECT_THAT(with_double(json::array{"left", "right"}), IsEmpty());
  EXPECT_THAT(with_double(json::array{"top", "left"}),
              ElementsAre(says("luna.data_double_overlaps",
                               {{"field", "cards.json: cards[K01a].double[1]"}})));
  EXPECT_THAT(with_double(json::array{"right", "bottom"}),
              ElementsAre(says("luna.data_double_overlaps",
                               {{"field", "cards.json: cards[K01a].double[1]"}})));
  EXPECT_THAT(
      with_double(json::array{"middle"}),
      ElementsAre(says("core.expected_name", {{"field", "cards.json: cards[K01a].double[0]"},
                                              {"names", "top, bottom, left, right"}})));
  EXPECT_THAT(after_setting("cards.json", "/cards/31/cells/3", "empty"),
              ElementsAre(says("luna.data_double_differs",
                               {{"field", "cards.json: cards[K05e].cells[3]"}})));
  EXPECT_THAT(
      EditedPack().remove("cards.json", "/cards", "5").complaints(),
      Contains(says("core.expected_list_of",
                    {{"field", "cards.json: cards"}, {"low", 68}, {"high", 68}, {"found", 67}})));
}

TEST(LunaPack, two_double_plots_leave_a_card_two_plots) {
  EditedPack pack;
  pack.edit("cards.json", [](json::value& root) {
    root.at_pointer("/cards/0").as_object()["double"] = json::array{"top", "bottom"};
  });
  const Card card = pack.components().cards[0];
  EXPECT_EQ(card.plots, 0b0101);
  EXPECT_THAT(card.plot, ElementsAre(0, 0, 2, 2));
}

TEST(LunaPack, conditions_of_concessions) {
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/3/condition/family", "demolition"),
      ElementsAre(AllOf(mentions("core.expected_name",
                                 {{"field", "concessions.json: concessions[S4].condition.family"}}),
                        has_text("names", StartsWith("hydrogen,")))));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/3/condition/type", "diagonal"),
      ElementsAre(AllOf(mentions("core.expected_name",
                                 {{"field", "concessions.json: concessions[S4].condition.type"}}),
                        has_text("names", StartsWith("pattern, no_scaffolding,")))));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/0/condition/cards/1", {0, 0}),
      ElementsAre(says("luna.data_pattern_repeats",
                       {{"field", "concessions.json: concessions[S1].condition.cards[1]"}})));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/0/condition/cards/1", {3, 0}),
      ElementsAre(says("core.expected_integer",
                       {{"field", "concessions.json: concessions[S1].condition.cards[1][0]"},
                        {"low", 0},
                        {"high", 2}})));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/3/condition", {{"type", "fewer_rows"}}),
      ElementsAre(says("luna.data_fewer_rows_in_solo",
                       {{"field", "solo.json: removed_concessions"}, {"id", "S4"}})));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/3/term", "long"),
      Contains(says("luna.data_short_first", {{"field", "concessions.json: concessions[S5]"}})));
  EXPECT_THAT(after_setting("solo.json", "/removed_concessions/0", "L99"),
              Contains(AllOf(
                  mentions("core.expected_name", {{"field", "solo.json: removed_concessions[0]"}}),
                  has_text("names", StartsWith("S1,")))));
}

TEST(LunaPack, LC_4_81_a_pattern_may_be_written_down_anywhere) {
  EditedPack pack;
  pack.set("concessions.json", "/concessions/0/condition/cards",
           json::array{{1, 5}, {1, 6}, {2, 5}});
  const Concession concession = pack.components().concessions[0];
  EXPECT_EQ(concession.pattern_size, 3);
  EXPECT_THAT(concession.pattern[0], ElementsAre(0, 0));
  EXPECT_THAT(concession.pattern[2], ElementsAre(1, 0));
}

TEST(LunaPack, enough_concessions_are_left_to_lay_out) {
  EditedPack pack;
  pack.set("solo.json", "/removed_concessions",
           json::array{"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9"});
  EXPECT_THAT(pack.complaints(),
              ElementsAre(says("luna.data_few_concessions_in_solo",
                               {{"term", "long"}, {"found", 0}, {"wanted", 1}})));
}

TEST(LunaPack, tables_and_prizes) {
  EXPECT_THAT(
      after_setting("scoring.json", "/group_points/4", 2),
      ElementsAre(says("luna.data_points_fall", {{"field", "scoring.json: group_points[4]"}})));
  EXPECT_THAT(after_setting("scoring.json", "/meteorite_prizes/1/prizes/1", 11),
              ElementsAre(says("luna.data_prizes_rise",
                               {{"field", "scoring.json: meteorite_prizes[1].prizes[1]"}})));
  EXPECT_THAT(
      after_setting("scoring.json", "/meteorite_prizes/1/players", 2),
      ElementsAre(says("core.data_doubled_entry",
                       {{"field", "scoring.json: meteorite_prizes[1]"}, {"what", "players 2"}}),
                  says("core.data_missing_entry",
                       {{"field", "scoring.json: meteorite_prizes"}, {"what", "players 3"}})));
  EXPECT_THAT(after_setting("scoring.json", "/categories/4/id", "fruit"),
              ElementsAre(says("luna.data_category", {{"field", "scoring.json: categories[fruit]"},
                                                      {"id", "greenhouse_sets"}})));
  EXPECT_THAT(after_setting("scoring.json", "/hand_card", 51),
              ElementsAre(says("core.expected_integer",
                               {{"field", "scoring.json: hand_card"}, {"low", 0}, {"high", 50}})));
}

// A complex may count complexes, so that its points grow with the square of the city.
TEST(LunaPack, matches_have_a_limit_under_which_no_score_overflows) {
  for (const std::string key : {"mod_hab_per_match", "complex_per_match"}) {
    EXPECT_THAT(after_setting("scoring.json", "/" + key, 10), IsEmpty());
    EXPECT_THAT(after_setting("scoring.json", "/" + key, 11),
                ElementsAre(says(
                    "core.expected_integer",
                    {{"field", fmt::format("scoring.json: {}", key)}, {"low", 0}, {"high", 10}})));
  }
}

// The pool stands in every position.
TEST(LunaPack, the_most_tokens_of_a_box_can_be_written_down) {
  for (const int line : {7, 8}) {
    const std::string count = fmt::format("/contents/{}/count", line);
    EXPECT_THAT(after_setting("box.json", count, 61),
                ElementsAre(mentions("core.expected_integer", {{"low", 1}, {"high", 60}})));
    const DataPack pack = EditedPack().set("box.json", count, 60).pack();
    Problems problems;
    const auto options = check_options(Rules::info(), 2, {});
    const auto game = entry().create(options.value(), pack, problems);
    ASSERT_TRUE(game);
    const json::object written = write_position(**game, (*game)->setup(Seed::of(1)));
    EXPECT_TRUE(read_position(entry(), json::serialize(written), pack)) << count;
  }
}

TEST(LunaPack, numbers_that_cannot_change) {
  EXPECT_THAT(after_setting("course.json", "/rounds_per_phase", 5),
              ElementsAre(says("core.data_fixed",
                               {{"field", "course.json: rounds_per_phase"}, {"value", 4}})));
  EXPECT_THAT(after_setting("course.json", "/by_players/0/spaces", 4),
              Contains(says("core.data_fixed",
                            {{"field", "course.json: by_players[0].spaces"}, {"value", 3}})));
  EXPECT_THAT(after_setting("course.json", "/phases/1", "X"),
              ElementsAre(says("luna.data_phase_names", {{"field", "course.json: phases[1]"}})));
  EXPECT_THAT(
      after_setting("box.json", "/contents/6/count", 4),
      ElementsAre(says("core.data_fixed",
                       {{"field", "box.json: contents[tokens_per_player].count"}, {"value", 3}})));
}

TEST(LunaPack, numbers_that_can) {
  EXPECT_EQ(EditedPack().set("box.json", "/contents/7/count", 12).components().robot_tokens, 12);
  EXPECT_EQ(EditedPack().set("course.json", "/start_marker_space", 2).components().start_marker, 1);
  EXPECT_THAT(
      EditedPack().set("scoring.json", "/group_points", {0, 2, 5}).components().group_points,
      ElementsAre(0, 2, 5));
}

TEST(LunaPack, sponsors_and_their_special_tiles) {
  EXPECT_THAT(
      after_setting("sponsors.json", "/special_tiles/1/sponsor", "moon_paradise"),
      ElementsAre(says("core.data_doubled_entry",
                       {{"field", "sponsors.json: special_tiles[1]"}, {"what", "moon_paradise"}})));
  EXPECT_THAT(
      after_setting("sponsors.json", "/special_tiles/1/effect", "extra_plot"),
      Contains(says("core.data_doubled_entry",
                    {{"field", "sponsors.json: special_tiles[1]"}, {"what", "extra_plot"}})));
}

}  // namespace
}  // namespace orrery::luna_capital
