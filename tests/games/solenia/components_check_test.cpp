// What a person is told who enters the values of a box and makes a slip, and which other values are
// fine. Each test changes one thing in the values that come with the program.
#include <functional>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/solenia/components.h"

namespace orrery::solenia {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

using Complaints = std::vector<std::string>;

// The values that come with the program, to be changed.
class Pack {
 public:
  Pack& edit(const std::string& file, const std::function<void(json::value&)>& change) {
    json::value value = json::parse(files_.at(file));
    change(value);
    files_[file] = json::serialize(value);
    return *this;
  }
  // Replaces what `pointer` ("/tiles/0/stars") leads to.
  Pack& set(const std::string& file, const std::string& pointer, const json::value& to) {
    return edit(file, [&](json::value& root) { root.at_pointer(pointer) = to; });
  }
  Pack& add(const std::string& file, const std::string& list, const json::value& entry) {
    return edit(file,
                [&](json::value& root) { root.at_pointer(list).as_array().push_back(entry); });
  }
  // Removes a member, or the entry of a list.
  Pack& remove(const std::string& file, const std::string& parent, const std::string& key) {
    return edit(file, [&](json::value& root) {
      json::value& from = parent.empty() ? root : root.at_pointer(parent);
      if (from.is_object())
        from.as_object().erase(key);
      else
        from.as_array().erase(from.as_array().begin() + std::stol(key));
    });
  }
  Pack& text(const std::string& file, std::string text) {
    files_[file] = std::move(text);
    return *this;
  }
  Pack& without(const std::string& file) {
    files_.erase(file);
    return *this;
  }
  json::value value(const std::string& file, const std::string& pointer) const {
    return json::parse(files_.at(file)).at_pointer(pointer);
  }

  // What is said about it, in English.
  Complaints complaints() const {
    static const Catalogue catalogue = Catalogue::built_in();
    Problems problems;
    const auto components = read_components(DataPack(files_), problems);
    EXPECT_EQ(components.has_value(), !problems.any());
    Complaints said;
    for (const Message& problem : problems.list()) {
      EXPECT_TRUE(catalogue.has(problem.id)) << problem.id;
      said.push_back(catalogue.say(problem));
    }
    return said;
  }
  Components components() const {
    EXPECT_THAT(complaints(), IsEmpty());
    Problems problems;
    return read_components(DataPack(files_), problems).value_or(Components{});
  }

 private:
  std::map<std::string, std::string> files_ = DataPack::built_in("solenia").files();
};

std::vector<std::string> file_names() {
  const DataPack pack = DataPack::built_in("solenia");
  std::vector<std::string> names;
  for (const auto& [name, text] : pack.files()) names.push_back(name);
  return names;
}

Complaints after_setting(const std::string& file, const std::string& pointer,
                         const json::value& to) {
  return Pack().set(file, pointer, to).complaints();
}

// ---- Files and records

TEST(SoleniaPackCheck, the_values_of_the_program_are_fine) {
  EXPECT_THAT(Pack().complaints(), IsEmpty());
}

TEST(SoleniaPackCheck, every_file_must_be_there) {
  for (const std::string& name : file_names())
    EXPECT_THAT(Pack().without(name).complaints(),
                ElementsAre("The file " + name +
                            " is missing; copy it from the values that come with Orrery."));
}

TEST(SoleniaPackCheck, every_file_must_be_an_object_in_json) {
  for (const std::string& name : file_names()) {
    EXPECT_THAT(Pack().text(name, "{\n\"tiles\": [}").complaints(),
                ElementsAre(name + " is not valid JSON: look at line 2."));
    EXPECT_THAT(Pack().text(name, "[]").complaints(),
                ElementsAre(name + " must be an object, written in braces."));
    EXPECT_THAT(Pack().text(name, "{}").complaints(),
                Contains(name + ": the field \"game\" is missing."));
  }
}

TEST(SoleniaPackCheck, a_file_that_nobody_reads_is_named) {
  EXPECT_THAT(Pack().text("tile.json", "{}").complaints(),
              ElementsAre(StartsWith("tile.json is not read by anybody; remove it or rename it.")));
}

TEST(SoleniaPackCheck, a_file_of_another_game_is_refused) {
  EXPECT_THAT(after_setting("deck.json", "/game", "noughts"),
              ElementsAre("deck.json: game must be one of: solenia."));
}

TEST(SoleniaPackCheck, several_slips_are_told_at_once) {
  EXPECT_THAT(Pack()
                  .set("tiles.json", "/tiles/0/stars", 21)
                  .set("deck.json", "/cards/0/value", 3)
                  .set("solo.json", "/row_step", 0)
                  .complaints(),
              ElementsAre("deck.json: cards[C2-WOOD].value must be a whole number from 0 to 2.",
                          "tiles.json: tiles[D01].stars must be a whole number from 0 to 20.",
                          "solo.json: row_step must be a whole number from 1 to 4."));
}

TEST(SoleniaPackCheck, unknown_fields_are_named) {
  EXPECT_THAT(Pack()
                  .edit("tiles.json", [](json::value& root) { root.as_object()["sides"] = 2; })
                  .complaints(),
              ElementsAre("tiles.json: there is no field \"sides\"; possible are: game, about, "
                          "per_side, tiles."));
  EXPECT_THAT(
      Pack()
          .edit("tiles.json",
                [](json::value& root) { root.at_pointer("/tiles/2").as_object()["star"] = 2; })
          .complaints(),
      ElementsAre("tiles.json: tiles[D03]: there is no field \"star\"; possible are: id, side, "
                  "cost, stars."));
  EXPECT_THAT(Pack()
                  .edit("summer.json",
                        [](json::value& root) {
                          root.at_pointer("/slots/4/effects/0").as_object()["resources"] =
                              json::object();
                        })
                  .complaints(),
              ElementsAre("summer.json: slots[SB-D5].effects[0]: there is no field \"resources\"; "
                          "possible are: type, count."));
}

TEST(SoleniaPackCheck, notes_and_words_of_origin_may_stand_everywhere) {
  EXPECT_THAT(Pack()
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

TEST(SoleniaPackCheck, the_origin_of_a_record_is_one_of_four_words) {
  const std::string words = " must be one of: printed, public, deduced, reconstructed.";
  EXPECT_THAT(after_setting("tiles.json", "/tiles/5/provenance", "guessed"),
              ElementsAre("tiles.json: tiles[D06].provenance" + words));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/29/cost_provenance", 1),
              ElementsAre("tiles.json: tiles[N06].cost_provenance" + words));
  EXPECT_THAT(Pack().remove("tiles.json", "/tiles/5", "provenance").complaints(),
              ElementsAre("tiles.json: tiles[D06]: the field \"provenance\" is missing."));
  EXPECT_THAT(Pack().remove("tiles.json", "", "provenance").complaints(),
              ElementsAre("tiles.json: the field \"provenance\" is missing."));
  EXPECT_THAT(Pack().remove("improvements.json", "/draft", "provenance").complaints(),
              ElementsAre("improvements.json: draft: the field \"provenance\" is missing."));
}

TEST(SoleniaPackCheck, ids_are_there_and_differ) {
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
                Contains(fmt::format("{}: another entry has the id \"{}\" already; each needs an "
                                     "id of its own.",
                                     entry, list.id)));
    EXPECT_THAT(Pack().remove(list.file, "/" + list.list + "/1", "id").complaints(),
                Contains(entry + ": the field \"id\" is missing."));
    EXPECT_THAT(
        after_setting(list.file, "/" + list.list + "/1/id", "a b"),
        Contains(entry + ".id must be 1 to 24 letters, digits, \"-\" or \"_\", in quotes."));
  }
}

TEST(SoleniaPackCheck, something_else_in_place_of_a_record_is_told_once) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/7", 3),
              ElementsAre("tiles.json: tiles[7] must be an object, written in braces."));
  EXPECT_THAT(after_setting("winter.json", "/powers/0/effects/0", "stars"),
              ElementsAre("winter.json: powers[WP-D1A].effects[0] must be an object, written in "
                          "braces."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows", json::array()),
              ElementsAre("setup.json: strip_rows must be an object, written in braces."));
  EXPECT_THAT(
      after_setting("deck.json", "/cards/3/effect", 1),
      ElementsAre("deck.json: cards[C2-WATER].effect must be an object, written in braces."));
}

// ---- Board

TEST(SoleniaPackCheck, SO_1_8_the_size_of_the_board_cannot_change) {
  EXPECT_THAT(after_setting("board.json", "/rows", 6),
              ElementsAre("board.json: rows must be 5; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("board.json", "/cols", "5"),
              ElementsAre("board.json: cols must be 5; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("board.json", "/airship_cell", 25),
              ElementsAre("board.json: airship_cell must be a whole number from 0 to 24."));
  EXPECT_THAT(Pack().remove("board.json", "/strips", "1").complaints(),
              Contains("board.json: strips must be a list of exactly 5 entries; it has 4."));
  EXPECT_THAT(Pack().remove("board.json", "/strips/0/faces/day", "1").complaints(),
              ElementsAre("board.json: strips[ST1].faces.day must be a list of exactly 5 entries; "
                          "it has 4."));
}

TEST(SoleniaPackCheck, SO_1_12_every_space_is_an_island_or_a_city) {
  EXPECT_THAT(after_setting("board.json", "/strips/1/faces/night/4", "forest"),
              ElementsAre("board.json: strips[ST2].faces.night[4] must be one of: wood, stone, "
                          "wheat, water, day_city, night_city."));
}

TEST(SoleniaPackCheck, SO_1_14_cities_of_the_other_side_are_found) {
  EXPECT_THAT(after_setting("board.json", "/strips/1/faces/night/4", "day_city"),
              ElementsAre("board.json: strips[ST2].faces.night: a night face has no day_city; "
                          "look at the strip again."));
  EXPECT_THAT(after_setting("board.json", "/strips/0/faces/day/0", "night_city"),
              ElementsAre("board.json: strips[ST1].faces.day: a day face has no night_city; "
                          "look at the strip again."));
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces/dawn/0", "night_city"), IsEmpty());
}

TEST(SoleniaPackCheck, SO_1_11_one_strip_has_dawn_and_dusk) {
  const json::value day_and_night = Pack().value("board.json", "/strips/0/faces");
  EXPECT_THAT(after_setting("board.json", "/strips/4/faces", day_and_night),
              Contains("board.json: strips: exactly one strip has the faces \"dawn\" and \"dusk\", "
                       "the others \"day\" and \"night\"; here it is 0."));
  EXPECT_THAT(Pack().remove("board.json", "/strips/4/faces", "dusk").complaints(),
              ElementsAre("board.json: strips[ST5].faces: the field \"dusk\" is missing."));
}

TEST(SoleniaPackCheck, start_orders_fit_the_strips) {
  EXPECT_THAT(after_setting("board.json", "/start_orders/0/faces/2", "day"),
              ElementsAre("board.json: start_orders[dawn].faces[2] must be one of: dawn, dusk."));
  EXPECT_THAT(after_setting("board.json", "/start_orders/1/faces/0", "dusk"),
              ElementsAre("board.json: start_orders[dusk].faces[0] must be one of: day, night."));
  EXPECT_THAT(Pack().remove("board.json", "/start_orders", "1").complaints(),
              ElementsAre("board.json: start_orders has no entry for dusk; add it."));
  EXPECT_THAT(after_setting("board.json", "/start_orders/1/id", "noon"),
              ElementsAre("board.json: start_orders[noon].id must be one of: dawn, dusk."));
}

TEST(SoleniaPackCheck, places_of_strips_fit_the_strips) {
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/middle", "ST1"),
              ElementsAre("setup.json: strip_rows.middle must be the strip with the faces \"dawn\" "
                          "and \"dusk\"."));
  EXPECT_THAT(
      after_setting("setup.json", "/strip_rows/middle", "ST9"),
      ElementsAre("setup.json: strip_rows.middle must be one of: ST1, ST2, ST3, ST4, ST5."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/dealt_rows/1", 2),
              ElementsAre("setup.json: strip_rows.dealt_rows[1]: row 2 is the row of the middle "
                          "strip; deal the others to rows 0, 1, 3 and 4."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/dealt_rows/1", 0),
              ElementsAre("setup.json: strip_rows.dealt_rows[1] is a second entry for row 0; keep "
                          "one of them."));
  EXPECT_THAT(Pack()
                  .set("setup.json", "/strip_rows/fixed_layout/1", "ST5")
                  .set("setup.json", "/strip_rows/fixed_layout/2", "ST2")
                  .complaints(),
              ElementsAre("setup.json: strip_rows.fixed_layout[2] must be ST5, the middle strip."));
  EXPECT_THAT(after_setting("setup.json", "/strip_rows/fixed_layout/0", "ST2"),
              ElementsAre("setup.json: strip_rows.fixed_layout[1] is a second entry for ST2; keep "
                          "one of them.",
                          "setup.json: strip_rows.fixed_layout has no entry for ST1; add it."));
}

TEST(SoleniaPackCheck, neighbours_name_each_other) {
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1}),
              ElementsAre("board.json: adjacency.neighbours: space 5 names 0, but 0 does not name "
                          "5; add it there or remove it here."));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 25}),
              ElementsAre("board.json: adjacency.neighbours[0][2] must be a whole number from 0 to "
                          "24."));
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 0}),
              ElementsAre(StartsWith("board.json: adjacency.neighbours[0][2] names a space twice, "
                                     "or the space itself")));
  EXPECT_THAT(
      after_setting("board.json", "/adjacency/neighbours/0", {1, 5, 1}),
      ElementsAre(StartsWith("board.json: adjacency.neighbours[0][2] names a space twice")));
  EXPECT_THAT(Pack().remove("board.json", "/adjacency/neighbours", "24").complaints(),
              ElementsAre("board.json: adjacency.neighbours must be a list of exactly 25 entries; "
                          "it has 24."));
}

// The spaces 0 to 24 in one long line.
json::array chain() {
  json::array lines;
  for (int cell = 0; cell < kCells; ++cell) {
    json::array line;
    if (cell > 0) line.push_back(cell - 1);
    if (cell < kCells - 1) line.push_back(cell + 1);
    lines.push_back(line);
  }
  return lines;
}

TEST(SoleniaPackCheck, every_space_can_be_reached) {
  EXPECT_THAT(after_setting("board.json", "/adjacency/neighbours", chain()),
              ElementsAre("board.json: adjacency.neighbours: there is no way of at most 15 steps "
                          "from space 0 to space 16; a neighbour is missing."));
  Pack apart;
  for (const int cell : {20, 21, 22, 23, 24}) {
    json::array along;
    if (cell > 20) along.push_back(cell - 1);
    if (cell < 24) along.push_back(cell + 1);
    apart.set("board.json", fmt::format("/adjacency/neighbours/{}", cell), along);
    json::array above = {cell - 10};
    if (cell > 20) above.push_back(cell - 6);
    if (cell < 24) above.push_back(cell - 4);
    apart.set("board.json", fmt::format("/adjacency/neighbours/{}", cell - 5), above);
  }
  EXPECT_THAT(apart.complaints(),
              ElementsAre("board.json: adjacency.neighbours: there is no way of at most 15 steps "
                          "from space 0 to space 20; a neighbour is missing."));
}

TEST(SoleniaPackCheck, SO_1_16_distances_follow_the_table_whatever_its_shape) {
  json::array diagonal;
  for (int a = 0; a < kCells; ++a) {
    json::array line;
    for (int b = 0; b < kCells; ++b)
      if (a != b && std::abs(a / 5 - b / 5) <= 1 && std::abs(a % 5 - b % 5) <= 1) line.push_back(b);
    diagonal.push_back(line);
  }
  const Components corners_touch =
      Pack().set("board.json", "/adjacency/neighbours", diagonal).components();
  EXPECT_EQ(corners_touch.distance[12][0], 2);
  EXPECT_EQ(corners_touch.distance[0][24], 4);
  EXPECT_EQ(corners_touch.within[0][1], cell_bit(0) | cell_bit(1) | cell_bit(5) | cell_bit(6));

  // A ring: the way round is shorter than the way along.
  json::array ring = chain();
  ring[0].as_array().push_back(24);
  ring[24].as_array().push_back(0);
  const Components round = Pack().set("board.json", "/adjacency/neighbours", ring).components();
  EXPECT_EQ(round.distance[0][12], 12);
  EXPECT_EQ(round.distance[0][20], 5);
}

// ---- Cards and tiles

TEST(SoleniaPackCheck, SO_1_21_a_deck_has_sixteen_cards) {
  EXPECT_THAT(Pack().remove("deck.json", "/cards", "3").complaints(),
              ElementsAre("deck.json: cards must be a list of exactly 16 entries; it has 15.",
                          "box.json: contents[cards_per_colour] says 16, but deck.json lists 15; "
                          "correct the one that is wrong."));
  EXPECT_THAT(after_setting("deck.json", "/hand_size", 4),
              ElementsAre("deck.json: hand_size must be 3; the program cannot play with another "
                          "number."));
}

TEST(SoleniaPackCheck, SO_1_23_the_split_of_values_fits_the_cards) {
  EXPECT_THAT(after_setting("deck.json", "/cards/4/value", 2),
              ElementsAre("deck.json: value_split[1] says 6 cards of value 1, but the list of "
                          "cards has 5; correct the one that is wrong.",
                          "deck.json: value_split[2] says 4 cards of value 2, but the list of "
                          "cards has 5; correct the one that is wrong."));
  EXPECT_THAT(Pack().remove("deck.json", "/value_split", "2").complaints(),
              ElementsAre("deck.json: value_split has no entry for value 2; add it."));
}

TEST(SoleniaPackCheck, SO_7_15_a_deck_has_six_zeros) {
  EXPECT_THAT(Pack()
                  .set("deck.json", "/cards/15/value", 1)
                  .set("deck.json", "/value_split/0/count", 5)
                  .set("deck.json", "/value_split/1/count", 7)
                  .complaints(),
              ElementsAre("deck.json: cards: a deck has at least 6 cards of value 0, this one has "
                          "5; with fewer the Rival could find no empty space."));
  EXPECT_THAT(Pack()
                  .set("deck.json", "/cards/4/value", 0)
                  .set("deck.json", "/value_split/0/count", 7)
                  .set("deck.json", "/value_split/1/count", 5)
                  .complaints(),
              IsEmpty());
}

TEST(SoleniaPackCheck, SO_1_24_departure_effects_are_of_three_kinds) {
  EXPECT_THAT(after_setting("deck.json", "/cards/0/effect/type", "stars"),
              ElementsAre("deck.json: cards[C2-WOOD].effect.type must be one of: site, gain, "
                          "star_if."));
  EXPECT_THAT(after_setting("deck.json", "/cards/8/effect/count", 0),
              ElementsAre("deck.json: cards[C1-SITE-A].effect.count must be a whole number from 1 "
                          "to 9."));
  EXPECT_THAT(after_setting("deck.json", "/cards/4/effect/resources", json::object()),
              ElementsAre("deck.json: cards[C1-WOOD].effect.resources must name 1 to 9 goods in "
                          "all."));
  EXPECT_THAT(after_setting("deck.json", "/cards/4/effect/resources", {{"gold", 1}}),
              Contains("deck.json: cards[C1-WOOD].effect.resources: there is no field \"gold\"; "
                       "possible are: wood, stone, wheat, water."));
}

TEST(SoleniaPackCheck, names_of_cards_follow_their_values) {
  const Components components =
      Pack()
          .set("deck.json", "/cards/4/effect/resources", {{"water", 2}, {"wood", 1}})
          .set("deck.json", "/cards/5/effect", {{"type", "site"}, {"count", 3}})
          .components();
  EXPECT_EQ(components.card_names[4], "1WAA");
  EXPECT_EQ(components.card_names[5], "1@3");
  EXPECT_THAT(components.card_names, SizeIs(14));
}

TEST(SoleniaPackCheck, SO_1_28_a_missing_or_added_tile_is_found) {
  EXPECT_THAT(Pack().remove("tiles.json", "/tiles", "30").complaints(),
              ElementsAre("tiles.json: tiles holds 23 of the night side; there must be 24.",
                          "box.json: contents[delivery_tiles] says 48, but tiles.json lists 47; "
                          "correct the one that is wrong."));
  json::value tile = Pack().value("tiles.json", "/tiles/0");
  tile.as_object()["id"] = "D25";
  EXPECT_THAT(Pack().add("tiles.json", "/tiles", tile).complaints(),
              Contains("tiles.json: tiles holds 25 of the day side; there must be 24."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/side", "night"),
              ElementsAre("tiles.json: tiles holds 23 of the day side; there must be 24.",
                          "tiles.json: tiles holds 25 of the night side; there must be 24."));
  EXPECT_THAT(after_setting("tiles.json", "/per_side", 23),
              ElementsAre("tiles.json: per_side must be 24; the program cannot play with another "
                          "number."));
}

TEST(SoleniaPackCheck, tiles_may_stand_in_any_order) {
  const Components components =
      Pack()
          .edit("tiles.json",
                [](json::value& root) {
                  json::array& tiles = root.at_pointer("/tiles").as_array();
                  std::rotate(tiles.begin(), tiles.begin() + 24, tiles.end());
                })
          .components();
  EXPECT_EQ(components.tile_names.front(), "D01");
  EXPECT_EQ(components.tile_names.back(), "N24");
}

TEST(SoleniaPackCheck, SO_1_29_a_tile_has_a_cost_that_can_be_paid) {
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/side", "dusk"),
              ElementsAre("tiles.json: tiles[D01].side must be one of: day, night."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost", json::object()),
              ElementsAre("tiles.json: tiles[D01].cost must name at least one good."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost/stone", 10),
              ElementsAre("tiles.json: tiles[D01].cost.stone must be a whole number from 1 to 9."));
  EXPECT_THAT(Pack().remove("tiles.json", "/tiles/0", "cost").complaints(),
              ElementsAre("tiles.json: tiles[D01]: the field \"cost\" is missing."));
  EXPECT_THAT(after_setting("tiles.json", "/tiles/0/cost/stone", 9),
              ElementsAre("tiles.json: tiles[D01].cost is 9 goods, but a storage holds at most 8: "
                          "nobody could ever pay it."));
}

TEST(SoleniaPackCheck, the_example_of_the_manual_works) {
  const Components components = Pack().set("tiles.json", "/tiles/29/stars", 5).components();
  EXPECT_EQ(components.tiles[29].stars, 5);
}

// ---- Boards and improvements

TEST(SoleniaPackCheck, SO_1_32_every_slot_stands_there_once) {
  EXPECT_THAT(Pack().remove("summer.json", "/slots", "2").complaints(),
              ElementsAre("summer.json: slots has no entry for side day, slot 3; add it."));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/slot", 4),
              ElementsAre("summer.json: slots[SB-D4] is a second entry for side day, slot 4; keep "
                          "one of them.",
                          "summer.json: slots has no entry for side day, slot 3; add it."));
  EXPECT_THAT(Pack().remove("winter.json", "/powers", "11").complaints(),
              ElementsAre("winter.json: powers has no entry for side night, column 6; add it."));
}

TEST(SoleniaPackCheck, level_letter_and_column_of_a_power_agree) {
  EXPECT_THAT(after_setting("winter.json", "/powers/3/letter", "A"),
              ElementsAre("winter.json: powers[WP-D2B]: column 4 is level 2, letter B; correct one "
                          "of the three."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/level", 4),
              ElementsAre("winter.json: powers[WP-D2B].level must be a whole number from 1 to 3."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/name", json::string(41, 'x')),
              ElementsAre("winter.json: powers[WP-D2B].name must be a name of 1 to 40 "
                          "characters."));
}

TEST(SoleniaPackCheck, effects_stand_where_the_rules_know_them) {
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "fireworks"),
              ElementsAre("winter.json: powers[WP-D3A].effects[0].type must be one of: gain, "
                          "gain_one_of, gain_any, stars, storage, island_extra, "
                          "end_stars_per_full_column."));
  EXPECT_THAT(after_setting("summer.json", "/slots/4/effects/0/type", "end_stars_per_full_column"),
              ElementsAre("summer.json: slots[SB-D5].effects[0].type must be one of: gain, "
                          "gain_one_of, gain_any, stars, storage."));
  EXPECT_THAT(after_setting("winter.json", "/powers/4/effects/0/type", "extension_discount"),
              ElementsAre(HasSubstr("effects[0].type must be one of")));
  EXPECT_THAT(after_setting("improvements.json", "/level1/7/effects/0/type", "island_extra"),
              ElementsAre(HasSubstr("level1[IM-8].effects[0].type must be one of")));
}

TEST(SoleniaPackCheck, fields_of_effects_are_bounded) {
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", json::array()),
              ElementsAre("summer.json: slots[SB-D3].effects[0].resources must be a list of 1 to 4 "
                          "entries."));
  EXPECT_THAT(after_setting("summer.json", "/slots/2/effects/0/resources", {"wood", "wood"}),
              ElementsAre("summer.json: slots[SB-D3].effects[0].resources[1] names a good twice; "
                          "remove it."));
  EXPECT_THAT(after_setting("summer.json", "/slots/4/effects/0/count", 21),
              ElementsAre("summer.json: slots[SB-D5].effects[0].count must be a whole number from "
                          "1 to 20."));
  EXPECT_THAT(after_setting("winter.json", "/powers/3/effects/0/count", 10),
              ElementsAre("winter.json: powers[WP-D2B].effects[0].count must be a whole number "
                          "from 1 to 9."));
  EXPECT_THAT(after_setting("improvements.json", "/level1/2/effects/0/count", 2),
              ElementsAre("improvements.json: level1[IM-3].effects[0].count must be a whole number "
                          "from 1 to 1."));
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/6/effects/0/resources",
                    {{"wood", 9}, {"stone", 1}}),
      ElementsAre("improvements.json: level1[IM-7].effects[0].resources must name 1 to 9 goods in "
                  "all."));
}

TEST(SoleniaPackCheck, a_slot_has_at_most_four_effects_and_may_have_none) {
  const json::value star = {{"type", "stars"}, {"count", 1}};
  EXPECT_THAT(after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star}),
              IsEmpty());
  EXPECT_THAT(
      after_setting("summer.json", "/slots/0/effects", json::array{star, star, star, star, star}),
      ElementsAre("summer.json: slots[SB-D1].effects must be a list of 0 to 4 entries."));
  EXPECT_EQ(Pack()
                .set("summer.json", "/slots/0/effects", json::array())
                .components()
                .summer.slots[0][0]
                .size,
            0);
  const json::value ability = {{"type", "zero_gains_as_one"}};
  EXPECT_THAT(
      after_setting("improvements.json", "/level1/5/effects", json::array{ability, ability}),
      ElementsAre("improvements.json: level1[IM-6].effects[1]: zero_gains_as_one stands "
                  "twice in one list; keep one of them."));
}

TEST(SoleniaPackCheck, storage_stays_within_its_bounds) {
  EXPECT_THAT(after_setting("summer.json", "/storage", 13),
              ElementsAre("summer.json: storage must be a whole number from 1 to 12."));
  EXPECT_THAT(after_setting("winter.json", "/storage_max", 13),
              ElementsAre("winter.json: storage_max must be a whole number from 1 to 12."));
  EXPECT_THAT(after_setting("winter.json", "/storage", 7),
              ElementsAre("winter.json: storage: with all effects that raise it the storage grows "
                          "to 9; it may grow to 8."));
  EXPECT_THAT(Pack()
                  .set("summer.json", "/slots/5/effects/0/type", "storage")
                  .set("summer.json", "/storage", 10)
                  .complaints(),
              ElementsAre("summer.json: storage: with all effects that raise it the storage grows "
                          "to 15; it may grow to 12."));
  EXPECT_THAT(after_setting("improvements.json", "/level1/7/effects/0/type", "storage"),
              ElementsAre("winter.json: storage: with all effects that raise it the storage grows "
                          "to 12; it may grow to 8."));
  EXPECT_EQ(Pack()
                .set("summer.json", "/slots/5/effects/0", {{"type", "storage"}, {"count", 2}})
                .components()
                .summer.storage_max,
            10);
}

TEST(SoleniaPackCheck, counters_cannot_overflow) {
  Pack stars;
  for (const int slot : {0, 1, 2, 3})
    stars.set("summer.json", fmt::format("/slots/{}/effects", slot),
              json::array{{{"type", "stars"}, {"count", 20}}});
  EXPECT_THAT(stars.complaints(),
              ElementsAre(StartsWith("A player could take up to 150 stars in play")));
  EXPECT_THAT(after_setting("improvements.json", "/level1/3/effects/0/count", 9),
              ElementsAre(StartsWith("A player could take up to 198 stars in play")));
  EXPECT_THAT(Pack()
                  .set("winter.json", "/powers/2/effects/1/count", 5)
                  .set("winter.json", "/powers/8/effects/1",
                       {{"type", "island_extra"}, {"resources", {"wood"}}, {"count", 5}})
                  .complaints(),
              ElementsAre("winter.json: powers: together they give 10 more wood on an island; at "
                          "most 9 are possible."));
  Pack goods;
  for (const int card : {4, 5, 6, 7, 8})
    goods.set("deck.json", fmt::format("/cards/{}/effect", card),
              {{"type", "gain"}, {"resources", {{"wheat", 5}}}});
  EXPECT_THAT(goods.complaints(),
              ElementsAre(StartsWith("A player with a full storage could come to 33 wheat at "
                                     "once")));
}

TEST(SoleniaPackCheck, SO_6_20_numbers_of_improvements) {
  EXPECT_THAT(Pack().remove("improvements.json", "/level1", "0").complaints(),
              Contains("improvements.json: level1 must be a list of exactly 8 entries; it has 7."));
  EXPECT_THAT(Pack().remove("improvements.json", "/level3_halves", "0").complaints(),
              ElementsAre("improvements.json: level3_halves holds 7 of the day side; there must be "
                          "8.",
                          "box.json: contents[improvement_tiles] says 24, but improvements.json "
                          "lists 23; correct the one that is wrong."));
  EXPECT_THAT(Pack().remove("improvements.json", "/level3_effects", "0").complaints(),
              ElementsAre("improvements.json: level3_effects must be a list of exactly 8 entries; "
                          "it has 7."));
}

TEST(SoleniaPackCheck, halves_name_effects_of_the_list) {
  EXPECT_THAT(after_setting("improvements.json", "/level3_halves/0/effect", "EF-9"),
              ElementsAre("improvements.json: level3_halves[IH-D1].effect must be one of: EF-1, "
                          "EF-2, EF-3, EF-4, EF-5, EF-6, EF-7, EF-8."));
  Pack alike;
  for (const int half : {9, 10, 11, 12})
    alike.set("improvements.json", fmt::format("/level3_halves/{}/effect", half), "EF-1");
  EXPECT_THAT(alike.complaints(),
              ElementsAre(StartsWith("improvements.json: level3_halves[IH-N5]: the effect EF-1 "
                                     "stands on more than 4 halves of one side")));
}

TEST(SoleniaPackCheck, end_effects_count_what_the_rules_know) {
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/0/score/per", "moon"),
              ElementsAre(AllOf(StartsWith("improvements.json: level3_effects[EF-1].score.per must "
                                           "be one of: good_in_storage,"),
                                EndsWith("own_card_on_board."))));
  EXPECT_THAT(Pack().remove("improvements.json", "/level3_effects/6/score", "divisor").complaints(),
              ElementsAre("improvements.json: level3_effects[EF-7].score: the field \"divisor\" is "
                          "missing."));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/6/score/divisor", 0),
              ElementsAre("improvements.json: level3_effects[EF-7].score.divisor must be a whole "
                          "number from 1 to 20."));
  EXPECT_THAT(after_setting("improvements.json", "/level3_effects/5/score/kinds", 5),
              ElementsAre("improvements.json: level3_effects[EF-6].score.kinds must be a whole "
                          "number from 1 to 4."));
}

TEST(SoleniaPackCheck, SO_6_28_improvements_lie_in_one_of_six_columns) {
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level1", 0),
              ElementsAre("improvements.json: column_of_level1 must be a whole number from 1 to "
                          "6."));
  EXPECT_THAT(after_setting("improvements.json", "/column_of_level3", 7),
              ElementsAre("improvements.json: column_of_level3 must be a whole number from 1 to "
                          "6."));
}

TEST(SoleniaPackCheck, the_draft_offers_as_many_pairs_as_tiles) {
  EXPECT_THAT(after_setting("improvements.json", "/draft/offered_level1_per_player", 2),
              ElementsAre("improvements.json: draft.offered_level1_per_player must be 1; the "
                          "program cannot play with another number."));
  EXPECT_THAT(after_setting("improvements.json", "/draft_solo/offered_pairs", 3),
              ElementsAre("improvements.json: draft_solo: offered_level1 and offered_pairs must be "
                          "the same number."));
  EXPECT_THAT(after_setting("improvements.json", "/draft_solo/offered_pairs", 5),
              Contains("improvements.json: draft_solo.offered_pairs must be a whole number from 1 "
                       "to 4."));
}

// ---- Tables

TEST(SoleniaPackCheck, players_and_colours) {
  EXPECT_THAT(after_setting("players.json", "/max", 5),
              ElementsAre("players.json: max must be 4; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("players.json", "/colours/0/id", "red"),
              ElementsAre("players.json: colours[red].id must be one of: orange, pink, violet, "
                          "charcoal."));
  EXPECT_THAT(after_setting("players.json", "/colours/1/mark", "circle"),
              ElementsAre("players.json: colours[pink].mark: another colour has the mark "
                          "\"circle\" already; marks tell the colours apart."));
}

TEST(SoleniaPackCheck, the_box_agrees_with_the_lists) {
  EXPECT_THAT(after_setting("box.json", "/contents/1/count", 50),
              ElementsAre("box.json: contents[delivery_tiles] says 50, but tiles.json lists 48; "
                          "correct the one that is wrong."));
  EXPECT_THAT(after_setting("box.json", "/contents/2/count", 5),
              ElementsAre("box.json: contents[goods_kinds].count must be 4; the program cannot "
                          "play with another number."));
  EXPECT_THAT(after_setting("box.json", "/contents/3/count", 20), IsEmpty());
  EXPECT_THAT(Pack().remove("box.json", "/contents", "0").complaints(),
              ElementsAre("box.json: contents has no entry for strips; add it."));
}

TEST(SoleniaPackCheck, setup_by_number_of_players) {
  EXPECT_THAT(after_setting("setup.json", "/start_hand", 4),
              ElementsAre("setup.json: start_hand must be 3; the program cannot play with another "
                          "number."));
  EXPECT_THAT(after_setting("setup.json", "/by_players/3/display_per_side", 5),
              ElementsAre("setup.json: by_players[3].display_per_side must be a whole number from "
                          "1 to 4."));
  EXPECT_THAT(Pack().remove("setup.json", "/by_players", "1").complaints(),
              ElementsAre("setup.json: by_players has no entry for players 2; add it."));
  EXPECT_THAT(Pack().remove("setup.json", "/by_players/3/start_goods", "0").complaints(),
              ElementsAre("setup.json: by_players[3].start_goods must be a list of exactly 4 "
                          "entries; it has 3."));
  EXPECT_THAT(after_setting("setup.json", "/by_players/3/start_goods/0", {{"wood", 7}}),
              ElementsAre("setup.json: by_players: with 4 players somebody starts with 7 goods; a "
                          "storage holds only 6."));
}

TEST(SoleniaPackCheck, targets_of_the_die) {
  EXPECT_THAT(Pack().remove("solo.json", "/die_target", "0").complaints(),
              ElementsAre("solo.json: die_target has no entry for die 1; add it.",
                          "box.json: contents[die_sides] says 6, but solo.json lists 5; correct "
                          "the one that is wrong."));
  EXPECT_THAT(after_setting("solo.json", "/die_target/1/die", 1),
              ElementsAre("solo.json: die_target[1] is a second entry for die 1; keep one of them.",
                          "solo.json: die_target has no entry for die 2; add it."));
  EXPECT_THAT(Pack().remove("solo.json", "/die_target/0", "column").complaints(),
              ElementsAre("solo.json: die_target[0] must have either a \"column\" from 0 to 4 or "
                          "\"city\": true."));
  EXPECT_THAT(after_setting("solo.json", "/die_target/0/column", 5),
              ElementsAre("solo.json: die_target[0].column must be a whole number from 0 to 4."));
  EXPECT_THAT(after_setting("solo.json", "/no_city_fallback_die", 6),
              ElementsAre("solo.json: no_city_fallback_die must be a die number that leads to a "
                          "column, not to a city."));
}

TEST(SoleniaPackCheck, flights_of_the_rival) {
  EXPECT_THAT(after_setting("solo.json", "/start_row_by_value/0/row", 5),
              ElementsAre("solo.json: start_row_by_value[0].row must be a whole number from 0 to "
                          "4."));
  EXPECT_THAT(Pack().remove("solo.json", "/start_row_by_value", "2").complaints(),
              ElementsAre("solo.json: start_row_by_value has no entry for value 2; add it."));
  EXPECT_THAT(after_setting("solo.json", "/column_step", 5),
              ElementsAre("solo.json: column_step must be a whole number from 1 to 4."));
  EXPECT_THAT(after_setting("solo.json", "/keen/city_flight_values", {3}),
              ElementsAre("solo.json: keen.city_flight_values[0] must be a whole number from 0 to "
                          "2."));
}

TEST(SoleniaPackCheck, SO_7_21_ranks_rise) {
  EXPECT_THAT(after_setting("solo.json", "/ranks/2/winter", 42),
              ElementsAre("solo.json: ranks[2].winter must be higher than that of the rank "
                          "before."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/0/summer", 10),
              ElementsAre("solo.json: ranks[0].summer must be 0: the first rank is for every "
                          "total."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/5/summer", 256),
              ElementsAre("solo.json: ranks[5].summer must be a whole number from 0 to 255."));
  EXPECT_THAT(after_setting("solo.json", "/ranks/1/rank", 3),
              ElementsAre("solo.json: ranks[1]: ranks stand in order; this one must be rank 2."));
  EXPECT_THAT(after_setting("solo.json", "/won_from_rank", 7),
              ElementsAre("solo.json: won_from_rank must be a whole number from 1 to 6."));
}

TEST(SoleniaPackCheck, stars_for_pairs) {
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", {0, 3, 1}),
              ElementsAre("scoring.json: pair_stars[2] must not be lower than the number before "
                          "it."));
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", {0, 61}),
              ElementsAre("scoring.json: pair_stars[1] must be a whole number from 0 to 60."));
  EXPECT_THAT(after_setting("scoring.json", "/pair_stars", json::array()),
              ElementsAre("scoring.json: pair_stars must be a list of 1 to 7 entries."));
  EXPECT_THAT(Pack().set("scoring.json", "/pair_stars", {0, 2}).components().pair_stars,
              ElementsAre(0, 2, 2, 2, 2, 2, 2));
  EXPECT_THAT(after_setting("scoring.json", "/goods_per_star", 0),
              ElementsAre("scoring.json: goods_per_star must be a whole number from 1 to 12."));
}

TEST(SoleniaPackCheck, the_lines_of_the_score_pad_cannot_change) {
  const std::string said =
      "the lines of the score pad cannot change; this one must be \"pairs\" as it comes with "
      "Orrery.";
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/modes/0", "winter"),
              ElementsAre("scoring.json: categories[pairs]: " + said));
  EXPECT_THAT(after_setting("scoring.json", "/categories/0/id", "doubles"),
              ElementsAre("scoring.json: categories[doubles]: " + said));
}

// ---- Any slip at all

// The pointers of everything inside `value`.
void collect(const json::value& value, const std::string& pointer,
             std::vector<std::string>& pointers) {
  pointers.push_back(pointer);
  if (const json::object* object = value.if_object())
    for (const auto& member : *object)
      collect(member.value(), pointer + "/" + std::string(member.key()), pointers);
  if (const json::array* array = value.if_array())
    for (std::size_t i = 0; i < array->size(); ++i)
      collect((*array)[i], fmt::format("{}/{}", pointer, i), pointers);
}

TEST(SoleniaPackCheck, anything_may_stand_anywhere_without_harm) {
  const std::vector<json::value> slips = {nullptr, -1,     1000000,        1.5,          "",
                                          true,    "x\ny", json::object(), json::array()};
  std::size_t turn = 0;
  for (const std::string& file : file_names()) {
    std::vector<std::string> pointers;
    collect(Pack().value(file, ""), "", pointers);
    for (const std::string& pointer : pointers)
      after_setting(file, pointer, slips[turn++ % slips.size()]);
  }
  EXPECT_GT(turn, 1000U);
}

}  // namespace
}  // namespace orrery::solenia
