// What holds for all files and records of a pack: a slip in any of them is told in a sentence that
// names its place. Each test changes one thing in the values that come with the program.
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/solenia/pack.h"

namespace orrery::solenia {
namespace {

using test::mentions;
using test::says;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SoleniaPackFile, the_values_of_the_program_are_fine) {
  EXPECT_THAT(EditedPack().complaints(), IsEmpty());
}

TEST(SoleniaPackFile, every_file_must_be_there) {
  for (const std::string& name : file_names())
    EXPECT_THAT(EditedPack().without(name).complaints(),
                ElementsAre(says("core.data_no_file", {{"file", name}})));
}

TEST(SoleniaPackFile, every_file_must_be_an_object_in_json) {
  for (const std::string& name : file_names()) {
    EXPECT_THAT(EditedPack().text(name, "{\n\"tiles\": [}").complaints(),
                ElementsAre(says("core.not_json", {{"what", name}, {"line", 2}})));
    EXPECT_THAT(EditedPack().text(name, "[]").complaints(),
                ElementsAre(says("core.expected_object", {{"field", name}})));
    EXPECT_THAT(EditedPack().text(name, "{}").complaints(),
                Contains(says("core.missing_field", {{"field", name}, {"key", "game"}})));
  }
}

TEST(SoleniaPackFile, a_file_that_nobody_reads_is_named) {
  EXPECT_THAT(EditedPack().text("tile.json", "{}").complaints(),
              ElementsAre(mentions("core.data_unknown_file", {{"file", "tile.json"}})));
}

TEST(SoleniaPackFile, a_file_of_another_game_is_refused) {
  EXPECT_THAT(after_setting("deck.json", "/game", "noughts"),
              ElementsAre(says("core.expected_name",
                               {{"field", "deck.json: game"}, {"names", "solenia"}})));
}

TEST(SoleniaPackFile, several_slips_are_told_at_once) {
  EXPECT_THAT(
      EditedPack()
          .set("tiles.json", "/tiles/0/stars", 21)
          .set("deck.json", "/cards/0/value", 3)
          .set("solo.json", "/row_step", 0)
          .complaints(),
      ElementsAre(says("core.expected_integer",
                       {{"field", "deck.json: cards[C2-WOOD].value"}, {"low", 0}, {"high", 2}}),
                  says("core.expected_integer",
                       {{"field", "tiles.json: tiles[D01].stars"}, {"low", 0}, {"high", 20}}),
                  says("core.expected_integer",
                       {{"field", "solo.json: row_step"}, {"low", 1}, {"high", 4}})));
}

TEST(SoleniaPackFile, unknown_fields_are_named) {
  EXPECT_THAT(EditedPack()
                  .edit("tiles.json", [](json::value& root) { root.as_object()["sides"] = 2; })
                  .complaints(),
              ElementsAre(says("core.unknown_field", {{"field", "tiles.json"},
                                                      {"key", "sides"},
                                                      {"keys", "game, about, per_side, tiles"}})));
  EXPECT_THAT(
      EditedPack()
          .edit("tiles.json",
                [](json::value& root) { root.at_pointer("/tiles/2").as_object()["star"] = 2; })
          .complaints(),
      ElementsAre(says("core.unknown_field", {{"field", "tiles.json: tiles[D03]"},
                                              {"key", "star"},
                                              {"keys", "id, side, cost, stars"}})));
  EXPECT_THAT(
      EditedPack()
          .edit("summer.json",
                [](json::value& root) {
                  root.at_pointer("/slots/4/effects/0").as_object()["resources"] = json::object();
                })
          .complaints(),
      ElementsAre(says("core.unknown_field", {{"field", "summer.json: slots[SB-D5].effects[0]"},
                                              {"key", "resources"},
                                              {"keys", "type, count"}})));
}

TEST(SoleniaPackFile, notes_and_words_of_origin_may_stand_everywhere) {
  EXPECT_THAT(EditedPack()
                  .edit("tiles.json",
                        [](json::value& root) {
                          root.as_object()["per_side_provenance"] = "public";
                          json::object& tile = root.at_pointer("/tiles/0").as_object();
                          tile["note"] = "read from my copy";
                          tile["stars_provenance"] = "printed";
                        })
                  .edit("board.json",
                        [](json::value& root) {
                          root.at_pointer("/strips/0/faces").as_object()["note"] = "ours";
                        })
                  .complaints(),
              IsEmpty());
}

TEST(SoleniaPackFile, the_origin_of_a_record_is_one_of_four_words) {
  const std::string words = "printed, public, deduced, reconstructed";
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/5/provenance", "guessed"),
      ElementsAre(says("core.expected_name",
                       {{"field", "tiles.json: tiles[D06].provenance"}, {"names", words}})));
  EXPECT_THAT(
      after_setting("tiles.json", "/tiles/29/cost_provenance", 1),
      ElementsAre(says("core.expected_name",
                       {{"field", "tiles.json: tiles[N06].cost_provenance"}, {"names", words}})));
  EXPECT_THAT(EditedPack().remove("tiles.json", "/tiles/5", "provenance").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "tiles.json: tiles[D06]"}, {"key", "provenance"}})));
  EXPECT_THAT(
      EditedPack().remove("tiles.json", "", "provenance").complaints(),
      ElementsAre(says("core.missing_field", {{"field", "tiles.json"}, {"key", "provenance"}})));
  EXPECT_THAT(EditedPack().remove("improvements.json", "/draft", "provenance").complaints(),
              ElementsAre(says("core.missing_field",
                               {{"field", "improvements.json: draft"}, {"key", "provenance"}})));
}

TEST(SoleniaPackFile, ids_are_there_and_differ) {
  struct List {
    std::string file, list, id;
  };
  for (const List& list :
       {List{"board.json", "strips", "ST1"}, List{"deck.json", "cards", "C2-WOOD"},
        List{"tiles.json", "tiles", "D01"}, List{"summer.json", "slots", "SB-D1"},
        List{"winter.json", "powers", "WP-D1A"}, List{"improvements.json", "level1", "IM-1"},
        List{"improvements.json", "level3_effects", "EF-1"},
        List{"improvements.json", "level3_halves", "IH-D1"},
        List{"players.json", "colours", "orange"}}) {
    const std::string entry = fmt::format("{}: {}[1]", list.file, list.list);
    EXPECT_THAT(after_setting(list.file, "/" + list.list + "/1/id", json::string(list.id)),
                Contains(says("core.data_doubled_id", {{"field", entry}, {"id", list.id}})));
    EXPECT_THAT(EditedPack().remove(list.file, "/" + list.list + "/1", "id").complaints(),
                Contains(says("core.missing_field", {{"field", entry}, {"key", "id"}})));
    EXPECT_THAT(after_setting(list.file, "/" + list.list + "/1/id", "a b"),
                Contains(says("core.data_id_form", {{"field", entry + ".id"}})));
  }
}

TEST(SoleniaPackFile, something_else_in_place_of_a_record_is_told_once) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/7", 3),
              ElementsAre(says("core.expected_object", {{"field", "tiles.json: tiles[7]"}})));
  EXPECT_THAT(after_setting("winter.json", "/powers/0/effects/0", "stars"),
              ElementsAre(says("core.expected_object",
                               {{"field", "winter.json: powers[WP-D1A].effects[0]"}})));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows", json::array()),
              ElementsAre(says("core.expected_object", {{"field", "setup.json: strip_rows"}})));
  EXPECT_THAT(
      after_setting("deck.json", "/cards/3/effect", 1),
      ElementsAre(says("core.expected_object", {{"field", "deck.json: cards[C2-WATER].effect"}})));
}

TEST(SoleniaPackFile, anything_may_stand_anywhere_without_harm) {
  EXPECT_GT(test::misplace_things<PackRooms>(), 300U);
}

}  // namespace
}  // namespace orrery::solenia
