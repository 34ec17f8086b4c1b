// What the things of the pack are called to people.
#include "games/luna_capital/words.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/event.h"
#include "games/luna_capital/events.h"
#include "games/luna_capital/game.h"
#include "support/luna_capital/pack.h"
#include "support/luna_capital/table.h"
#include "support/messages.h"

namespace orrery::luna_capital {
namespace {

using test::says;
using testing::HasSubstr;
using testing::Not;

const Catalogue& english() {
  static const Catalogue catalogue = Catalogue::built_in();
  return catalogue;
}

std::string called(const Game& game, std::string_view tile) {
  return english().name(tile_term(game, content_named(game.tables, tile)));
}

// The words of the catalogue for a tile.
std::string words_of(const std::string& tile) {
  EXPECT_TRUE(english().has("tile." + tile)) << tile;
  return english().name({"tile", tile});
}

Game with(const EditedPack& pack) {
  Game game = shipped_game(2);
  game.tables = pack.components();
  return game;
}

TEST(LunaWords, every_tile_of_the_box_has_a_name_in_the_catalogue) {
  const Game game = shipped_game(2);
  for (Content tile = kFirstTile; tile < game.tables.content_names.size(); ++tile)
    if (game.tables.types[tile].special == Special::none)
      EXPECT_TRUE(english().has("tile." + tile_term(game, tile).id)) << int{tile};
  EXPECT_EQ(called(game, "H"), words_of("Hydrogen collector"));
  EXPECT_EQ(called(game, "H+1"), words_of("Hydrogen collector +1"));
  EXPECT_EQ(called(game, "M+2"), words_of("Meteorite +2"));
}

TEST(LunaWords, LC_13_1_a_kind_is_called_as_the_pack_calls_it) {
  EditedPack pack;
  pack.set("kinds.json", "/kinds/1/id", "ozone").set("kinds.json", "/kinds/1/name", "Ozone pump");
  pack.set("kinds.json", "/kinds/17/name", "Tram");
  pack.edit("tiles.json", [](json::value& root) {
    for (json::value& tile : root.at("tiles").as_array()) {
      if (tile.at("kind") == "oxygen") tile.as_object()["kind"] = "ozone";
      if (tile.at("kind") == "redistribution") tile.as_object()["robots"] = 2;
    }
  });
  pack.edit("cards.json", [](json::value& root) {
    for (json::value& card : root.at("cards").as_array())
      for (json::value& cell : card.at("cells").as_array())
        if (cell == "oxygen") cell = "ozone";
  });
  const Game game = with(pack);
  EXPECT_EQ(called(game, "O"), "Ozone pump");
  EXPECT_EQ(called(game, "O+1"), "Ozone pump +1");
  EXPECT_EQ(called(game, "RD"), "Tram");
  EXPECT_EQ(called(game, "RD+2"), "Tram +2");
  EXPECT_EQ(called(game, "H"), words_of("Hydrogen collector"));
}

TEST(LunaWords, two_robots_may_come_with_any_collector) {
  const Game game = with(EditedPack().edit("tiles.json", [](json::value& root) {
    for (json::value& tile : root.at("tiles").as_array())
      if (tile.at("kind") == "hydrogen") tile.as_object()["robots"] = 2;
  }));
  EXPECT_EQ(called(game, "H+2"), words_of("Hydrogen collector +2"));
}

TEST(LunaWords, LC_13_1_special_tiles_are_called_as_the_pack_calls_them) {
  EditedPack pack;
  for (const int i : {0, 1, 2, 3})
    pack.set("sponsors.json", "/special_tiles/" + std::to_string(i) + "/name",
             json::string("Thing " + std::to_string(i)));
  const Game game = with(pack);
  for (const Sponsor& sponsor : game.tables.sponsors)
    EXPECT_THAT(english().name(tile_term(game, sponsor.special)), HasSubstr("Thing "));
}

// No sentence brings a name of its own with it.
TEST(LunaWords, LC_13_1_sentences_do_not_name_special_tiles) {
  for (const std::string& id : english().ids()) {
    if (!id.starts_with("luna.")) continue;
    for (const char* name : {"Show Home", "Removal Rover", "Takeaway Counter", "Cruise Terminal"})
      EXPECT_THAT(english().say({id}), Not(HasSubstr(name))) << id;
  }
}

TEST(LunaWords, a_demolition_is_placed_as_a_tile) {
  Table table;
  table.lay(0, "K01a", 0, 0).placing({"demolition"});
  const Move move = parse_move(table.game, "tile demolition").value();
  EXPECT_THAT(describe(table.game, table.state, seat_at(0), move),
              says("luna.move.tile", {{"tile", Term{"tile", "Demolition"}}}));
}

TEST(LunaWords, cards_are_called_by_their_printed_number) {
  const Game game = shipped_game(2);
  const auto card = [&](std::string_view name) {
    return std::ranges::find(game.tables.card_names, name) - game.tables.card_names.begin();
  };
  Events events;
  tell(&events, EventKind::exchanged, seat_at(0), card("K02b"), card("K10d"), 3);
  tell(&events, EventKind::took_set, seat_at(1), 0, card("K01a"));
  const auto said = [&](std::size_t i) {
    return event_message(game, events[i], Viewer::spectator());
  };
  EXPECT_THAT(said(0), says("luna.exchanged", {{"seat", seat_at(0)},
                                               {"card", Term{"card", "K02b"}},
                                               {"number", 2},
                                               {"taken", Term{"card", "K10d"}},
                                               {"taken_number", 10},
                                               {"space", 4}}));
  EXPECT_THAT(
      said(1),
      says("luna.took_set",
           {{"seat", seat_at(1)}, {"space", 1}, {"card", Term{"card", "K01a"}}, {"number", 1}}));
}

TEST(LunaWords, other_texts_are_no_moves) {
  EXPECT_THAT(parse_move(shipped_game(1), "fly").error(),
              says("core.not_a_move", {{"text", "fly"}}));
}

}  // namespace
}  // namespace orrery::luna_capital
