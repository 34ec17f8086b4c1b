// A slip in the data pack is told in a sentence that its owner can act on. Each test changes one
// thing in the values that come with the program.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "games/luna_capital/game.h"
#include "support/luna_capital/pack.h"

namespace orrery::luna_capital {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(LunaPack, the_values_of_the_program_are_fine) {
  EXPECT_THAT(EditedPack().complaints(), IsEmpty());
}

TEST(LunaPack, every_file_must_be_there_and_be_an_object_of_this_game) {
  for (const std::string& name : test::file_names_of<PackRooms>()) {
    EXPECT_THAT(EditedPack().without(name).complaints(),
                Contains("The file " + name +
                         " is missing; copy it from the values that come with Orrery."));
    EXPECT_THAT(EditedPack().text(name, "[]").complaints(),
                Contains(name + " must be an object, written in braces."));
    EXPECT_THAT(after_setting(name, "/game", "solenia"),
                ElementsAre(name + ": game must be one of: luna-capital."));
  }
  EXPECT_THAT(EditedPack().text("tile.json", "{}").complaints(),
              ElementsAre(StartsWith("tile.json is not read by anybody")));
}

TEST(LunaPack, anything_may_stand_anywhere_without_harm) {
  EXPECT_GT(test::misplace_things<PackRooms>(), 300U);
}

TEST(LunaPack, a_doubled_tile_is_named) {
  const json::value tile = EditedPack().value("tiles.json", "/tiles/3");
  EXPECT_THAT(EditedPack().add("tiles.json", "/tiles", tile).complaints(),
              Contains("tiles.json: tiles[165]: another entry has the id \"A04\" already; each "
                       "needs an id of its own."));
}

TEST(LunaPack, a_missing_tile_is_noticed) {
  EXPECT_THAT(
      EditedPack().remove("tiles.json", "/tiles", "60").complaints(),
      ElementsAre("tiles.json: tiles holds 54 tiles of phase B, but 55 of phase A; all phases have "
                  "the same number. Look for a tile that is missing or stands in the wrong phase.",
                  "box.json: contents[tiles] says 165, but tiles.json lists 164; correct the one "
                  "that is wrong."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/60/phase", "C"),
              Contains(HasSubstr("holds 56 tiles of phase C; at most 55 are possible.")));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/60/phase", "D"),
              ElementsAre("tiles.json: tiles[B06].phase must be one of: A, B, C."));
}

TEST(LunaPack, LC_3_14_every_phase_has_tiles_enough) {
  EditedPack pack;
  for (const int tile : {0, 1, 2, 3})
    pack.set("tiles.json", fmt::format("/tiles/{}/dots", tile), 2);
  EXPECT_THAT(pack.complaints(),
              ElementsAre("With 2 players phase A keeps 31 tiles, but 32 are laid out; give more "
                          "of its tiles fewer dots."));
}

TEST(LunaPack, LC_11_16_landing_pads_are_counted_for_the_number_of_players_with_most) {
  // Three pads more with three dots are there with four players alone.
  EditedPack pack;
  for (const int tile : {8, 9, 18})
    pack.set("tiles.json", fmt::format("/tiles/{}/kind", tile), "landing_pad");
  EXPECT_THAT(pack.complaints(), ElementsAre("There are 8 landing pads; with more than 7 a hand "
                                             "could grow too large."));
  // With four dots it is in no game at all.
  pack.set("tiles.json", "/tiles/8/dots", 4);
  EXPECT_THAT(pack.complaints(), Not(Contains(HasSubstr("landing pads"))));
}

TEST(LunaPack, LC_11_16_landing_pads_are_bounded_by_the_hand) {
  EditedPack pack;
  for (const int tile : {0, 1})
    pack.set("tiles.json", fmt::format("/tiles/{}/kind", tile), "landing_pad");
  EXPECT_THAT(pack.complaints(), IsEmpty());
  EXPECT_THAT(pack.set("tiles.json", "/tiles/2/kind", "landing_pad").complaints(),
              ElementsAre("There are 8 landing pads; with more than 7 a hand could grow too "
                          "large."));
}

TEST(LunaPack, robots_and_dots_have_bounds) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/robots", 3),
              ElementsAre("tiles.json: tiles[A01].robots must be a whole number from 0 to 2."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/dots", -1),
              ElementsAre("tiles.json: tiles[A01].dots must be a whole number from 0 to 9."));
}

TEST(LunaPack, kinds_fit_their_family) {
  EXPECT_THAT(EditedPack().remove("kinds.json", "/kinds/3", "fruit").complaints(),
              ElementsAre("kinds.json: kinds[greenhouse_pear]: the field \"fruit\" is missing."));
  EXPECT_THAT(EditedPack()
                  .edit("kinds.json",
                        [](json::value& root) {
                          root.at_pointer("/kinds/0").as_object()["target"] = "water";
                        })
                  .complaints(),
              ElementsAre("kinds.json: kinds[hydrogen]: \"target\" does not belong to this family; "
                          "only greenhouses have a fruit, only mod-habs and complexes a target."));
  EXPECT_THAT(after_setting("kinds.json", "/kinds/9/target", "demolition"),
              ElementsAre(StartsWith("kinds.json: kinds[modhab_hydrogen].target must be one of: "
                                     "hydrogen, oxygen,")));
  EXPECT_THAT(
      after_setting("kinds.json", "/kinds/1/code", "H"),
      ElementsAre("kinds.json: kinds[oxygen]: the code \"H\" is taken; codes tell apart what "
                  "lies on a plot."));
  EXPECT_THAT(after_setting("kinds.json", "/kinds/1/code", "O 2"),
              ElementsAre("kinds.json: kinds[oxygen].code must be 1 to 16 signs without blanks and "
                          "without \"+\"."));
}

TEST(LunaPack, names_and_codes_of_the_program_are_taken) {
  for (const std::string id :
       {"empty", "scaffolding", "extra_plot", "move_tile", "reserve_tile", "take_display_card"}) {
    EXPECT_THAT(after_setting("kinds.json", "/kinds/0/id", json::string(id)),
                Contains(fmt::format("kinds.json: kinds[{0}]: \"{0}\" is a name of the program "
                                     "itself; give the kind another id.",
                                     id)));
  }
  std::vector<std::string> codes = {".", "#"};
  for (const Sponsor& sponsor : EditedPack().components().sponsors)
    codes.push_back(EditedPack().components().content_codes[sponsor.special]);
  for (const std::string& code : codes)
    EXPECT_THAT(after_setting("kinds.json", "/kinds/0/code", json::string(code)),
                ElementsAre(fmt::format("kinds.json: kinds[hydrogen]: the code \"{}\" is taken; "
                                        "codes tell apart what lies on a plot.",
                                        code)));
}

TEST(LunaPack, a_tile_or_a_card_names_kinds_that_exist) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/kind", "helium"),
              ElementsAre(StartsWith("tiles.json: tiles[A01].kind must be one of: hydrogen,")));
  EXPECT_THAT(after_setting("cards.json", "/cards/0/cells/2", "helium"),
              ElementsAre(StartsWith("cards.json: cards[K01a].cells[2] must be one of: empty, "
                                     "scaffolding, hydrogen,")));
  // What does something when it is laid cannot be printed.
  EXPECT_THAT(after_setting("cards.json", "/cards/0/cells/2", "landing_pad"),
              ElementsAre(HasSubstr("cells[2] must be one of")));
}

TEST(LunaPack, LC_1_34_cells_and_double_plots_of_cards) {
  EXPECT_THAT(after_setting("cards.json", "/cards/0/number", 11),
              ElementsAre("cards.json: cards[K01a].number must be a whole number from 1 to 10."));
  EXPECT_THAT(EditedPack().remove("cards.json", "/cards/0/cells", "3").complaints(),
              ElementsAre("cards.json: cards[K01a].cells must be a list of exactly 4 entries; it "
                          "has 3."));
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
              ElementsAre("cards.json: cards[K01a].double[1]: a cell would belong to two double "
                          "plots; top and bottom, or left and right, go together."));
  EXPECT_THAT(with_double(json::array{"right", "bottom"}),
              ElementsAre(HasSubstr("double[1]: a cell would belong to two double plots")));
  EXPECT_THAT(with_double(json::array{"middle"}),
              ElementsAre("cards.json: cards[K01a].double[0] must be one of: top, bottom, left, "
                          "right."));
  EXPECT_THAT(after_setting("cards.json", "/cards/31/cells/3", "empty"),
              ElementsAre("cards.json: cards[K05e].cells[3]: both cells of a double plot show the "
                          "same."));
  EXPECT_THAT(EditedPack().remove("cards.json", "/cards", "5").complaints(),
              Contains("cards.json: cards must be a list of exactly 68 entries; it has 67."));
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
  EXPECT_THAT(after_setting("concessions.json", "/concessions/3/condition/family", "demolition"),
              ElementsAre(StartsWith("concessions.json: concessions[S4].condition.family must be "
                                     "one of: hydrogen,")));
  EXPECT_THAT(after_setting("concessions.json", "/concessions/3/condition/type", "diagonal"),
              ElementsAre(StartsWith("concessions.json: concessions[S4].condition.type must be one "
                                     "of: pattern, no_scaffolding,")));
  EXPECT_THAT(after_setting("concessions.json", "/concessions/0/condition/cards/1", {0, 0}),
              ElementsAre("concessions.json: concessions[S1].condition.cards[1] names a place "
                          "twice; remove it."));
  EXPECT_THAT(after_setting("concessions.json", "/concessions/0/condition/cards/1", {3, 0}),
              ElementsAre("concessions.json: concessions[S1].condition.cards[1][0] must be a whole "
                          "number from 0 to 2."));
  EXPECT_THAT(
      after_setting("concessions.json", "/concessions/3/condition", {{"type", "fewer_rows"}}),
      ElementsAre("solo.json: removed_concessions must name S4: alone there is nobody to "
                  "have fewer rows than."));
  EXPECT_THAT(after_setting("concessions.json", "/concessions/3/term", "long"),
              Contains("concessions.json: concessions[S5]: the short-term concessions stand before "
                       "the long-term ones."));
  EXPECT_THAT(after_setting("solo.json", "/removed_concessions/0", "L99"),
              Contains(StartsWith("solo.json: removed_concessions[0] must be one of: S1,")));
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
              ElementsAre("In the solo game 0 concessions of the long term are left, but 1 are "
                          "laid out; remove fewer of them."));
}

TEST(LunaPack, tables_and_prizes) {
  EXPECT_THAT(after_setting("scoring.json", "/group_points/4", 2),
              ElementsAre("scoring.json: group_points[4] must not be lower than the number before "
                          "it."));
  EXPECT_THAT(after_setting("scoring.json", "/meteorite_prizes/1/prizes/1", 11),
              ElementsAre("scoring.json: meteorite_prizes[1].prizes[1] must not be higher than the "
                          "prize before it."));
  EXPECT_THAT(after_setting("scoring.json", "/meteorite_prizes/1/players", 2),
              ElementsAre("scoring.json: meteorite_prizes[1] is a second entry for players 2; keep "
                          "one of them.",
                          "scoring.json: meteorite_prizes has no entry for players 3; add it."));
  EXPECT_THAT(after_setting("scoring.json", "/categories/4/id", "fruit"),
              ElementsAre("scoring.json: categories[fruit]: the lines of the score pad cannot "
                          "change; this one must be \"greenhouse_sets\" as it comes with Orrery."));
  EXPECT_THAT(after_setting("scoring.json", "/hand_card", 51),
              ElementsAre("scoring.json: hand_card must be a whole number from 0 to 50."));
}

// A complex may count complexes, so that its points grow with the square of the city.
TEST(LunaPack, matches_have_a_limit_under_which_no_score_overflows) {
  for (const std::string key : {"mod_hab_per_match", "complex_per_match"}) {
    EXPECT_THAT(after_setting("scoring.json", "/" + key, 10), IsEmpty());
    EXPECT_THAT(
        after_setting("scoring.json", "/" + key, 11),
        ElementsAre(fmt::format("scoring.json: {} must be a whole number from 0 to 10.", key)));
  }
}

// The pool stands in every position.
TEST(LunaPack, the_most_tokens_of_a_box_can_be_written_down) {
  for (const int line : {7, 8}) {
    const std::string count = fmt::format("/contents/{}/count", line);
    EXPECT_THAT(after_setting("box.json", count, 61),
                ElementsAre(HasSubstr("count must be a whole number from 1 to 60.")));
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
              ElementsAre("course.json: rounds_per_phase must be 4; the program cannot play with "
                          "another number."));
  EXPECT_THAT(after_setting("course.json", "/by_players/0/spaces", 4),
              Contains("course.json: by_players[0].spaces must be 3; the program cannot play with "
                       "another number."));
  EXPECT_THAT(after_setting("course.json", "/phases/1", "X"),
              ElementsAre("course.json: phases[1]: the phases are called \"A\", \"B\" and \"C\"."));
  EXPECT_THAT(after_setting("box.json", "/contents/6/count", 4),
              ElementsAre("box.json: contents[tokens_per_player].count must be 3; the program "
                          "cannot play with another number."));
}

TEST(LunaPack, numbers_that_can) {
  EXPECT_EQ(EditedPack().set("box.json", "/contents/7/count", 12).components().robot_tokens, 12);
  EXPECT_EQ(EditedPack().set("course.json", "/start_marker_space", 2).components().start_marker, 1);
  EXPECT_THAT(
      EditedPack().set("scoring.json", "/group_points", {0, 2, 5}).components().group_points,
      ElementsAre(0, 2, 5));
}

TEST(LunaPack, sponsors_and_their_special_tiles) {
  EXPECT_THAT(after_setting("sponsors.json", "/special_tiles/1/sponsor", "moon_paradise"),
              ElementsAre("sponsors.json: special_tiles[1] is a second entry for moon_paradise; "
                          "keep one of them."));
  EXPECT_THAT(after_setting("sponsors.json", "/special_tiles/1/effect", "extra_plot"),
              Contains("sponsors.json: special_tiles[1] is a second entry for extra_plot; keep one "
                       "of them."));
}

}  // namespace
}  // namespace orrery::luna_capital
