// The games that tables share.
#include "table/shelf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "table/tables.h"

namespace orrery {
namespace {

using test::says;

TEST(GameShelf, makes_a_game_once_for_each_choice) {
  GameShelf shelf;
  const auto summer = shelf.get("solenia", 2, {});
  ASSERT_TRUE(summer);
  EXPECT_EQ(*shelf.get("solenia", 2, {{"side", "summer"}}), *summer);
  EXPECT_NE(*shelf.get("solenia", 3, {}), *summer);
  EXPECT_NE(*shelf.get("solenia", 2, {{"side", "winter"}}), *summer);
}

TEST(GameShelf, says_what_there_is_not) {
  GameShelf shelf;
  EXPECT_THAT(shelf.get("go", 2, {}).error(), says("table.unknown_game", {{"game", "go"}}));
  EXPECT_THAT(shelf.get("solenia", 9, {}).error(),
              says("core.player_count", {{"players", 9}, {"low", 1}, {"high", 4}}));
  GameShelf nowhere("/no/such/folder");
  EXPECT_THAT(nowhere.get("solenia", 2, {}).error(),
              says("core.no_directory", {{"directory", "/no/such/folder"}}));
}

TEST(GameShelf, forgets_what_nobody_asked_for_lately) {
  GameShelf shelf;
  const std::weak_ptr<const AnyGame> first = *shelf.get("noughts", 2, {});
  const std::vector<std::string> colours = {"orange", "pink", "violet", "charcoal"};
  for (const std::string side : {"summer", "winter"})
    for (const std::string order : {"random", "dawn", "dusk"})
      for (const std::string strips : {"random", "fixed"})
        for (int players = 2; players <= 4; ++players)
          for (const std::string& colour : colours)
            ASSERT_TRUE(shelf.get("solenia", players,
                                  {{"side", side},
                                   {"start_order", order},
                                   {"strip_layout", strips},
                                   {"colours", colour}}));
  EXPECT_TRUE(first.expired());
}

}  // namespace
}  // namespace orrery
