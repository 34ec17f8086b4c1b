// The options of a game (chapter 8): their values, their defaults, and what each changes.
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/data_pack.h"
#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

std::expected<Options, Message> choose(int players, const GivenOptions& given) {
  const GameInfo& info = Rules::info();
  return check_options(info, players, given);
}

std::string refusal(int players, const GivenOptions& given) {
  const auto chosen = choose(players, given);
  return chosen ? "" : chosen.error().id;
}

std::vector<std::string> values(const std::string& name) {
  const auto& specs = Rules::info().options;
  return std::ranges::find(specs, name, &OptionSpec::name)->values;
}

std::vector<std::string> strip_ids(const Table& table) {
  std::vector<std::string> ids;
  for (const std::uint8_t strip : table.state.strip_at)
    ids.push_back(table.game.tables.strips[strip].id);
  return ids;
}

TEST(Solenia, SO_8_1_side_is_the_face_of_all_boards) {
  EXPECT_THAT(values("side"), ElementsAre("summer", "winter"));
  EXPECT_EQ(choose(2, {})->value("side"), "summer");
  for (const auto& [side, capacity] : {std::pair{"summer", 8}, std::pair{"winter", 6}}) {
    const Table table(4, {{"side", side}});
    for (const Player& player : table.state.players) EXPECT_EQ(player.capacity, capacity) << side;
  }
}

TEST(Solenia, SO_8_2_improvements_need_winter) {
  EXPECT_THAT(values("improvements"), ElementsAre("off", "on"));
  EXPECT_EQ(choose(2, {})->value("improvements"), "off");
  EXPECT_EQ(refusal(2, {{"improvements", "on"}}), "core.option_needs");
  EXPECT_EQ(refusal(2, {{"improvements", "on"}, {"side", "summer"}}), "core.option_needs");
  EXPECT_EQ(refusal(2, {{"improvements", "on"}, {"side", "winter"}}), "");
  EXPECT_EQ(Table(2, {{"side", "winter"}}).state.phase, Phase::card);
  EXPECT_EQ(Table(2, {{"side", "winter"}, {"improvements", "on"}}).state.phase, Phase::draft);
}

TEST(Solenia, SO_8_3_start_order_is_random_or_fixed) {
  EXPECT_THAT(values("start_order"), ElementsAre("random", "dawn", "dusk"));
  EXPECT_THAT(Table(2, {{"start_order", "dawn"}}).row_faces(),
              ElementsAre("night", "night", "dawn", "day", "day"));
  EXPECT_THAT(Table(2, {{"start_order", "dusk"}}).row_faces(),
              ElementsAre("day", "day", "dusk", "night", "night"));
  Table table(2);
  std::set<std::string> middles;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    table.state = setup(table.game, Seed::of(seed));
    middles.insert(table.row_faces()[2]);
  }
  EXPECT_THAT(middles, ElementsAre("dawn", "dusk"));
}

TEST(Solenia, SO_8_4_strip_layout_is_random_or_fixed) {
  EXPECT_THAT(values("strip_layout"), ElementsAre("random", "fixed"));
  EXPECT_EQ(choose(2, {})->value("strip_layout"), "random");
  Table fixed(2, {{"strip_layout", "fixed"}});
  Table random(2);
  std::set<std::vector<std::string>> layouts;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    fixed.state = setup(fixed.game, Seed::of(seed));
    EXPECT_THAT(strip_ids(fixed), ElementsAre("ST1", "ST2", "ST5", "ST3", "ST4"));
    random.state = setup(random.game, Seed::of(seed));
    layouts.insert(strip_ids(random));
  }
  EXPECT_GT(layouts.size(), 5U);
}

TEST(Solenia, SO_8_5_the_first_player_is_drawn_or_seat_0) {
  EXPECT_THAT(values("first_player"), ElementsAre("random", "seat0"));
  EXPECT_EQ(choose(2, {})->value("first_player"), "random");
  const Table random(3, {{"first_player", "random"}});
  const Table fixed(3, {{"first_player", "seat0"}});
  std::set<int> firsts;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    firsts.insert(setup(random.game, Seed::of(seed)).first);
    EXPECT_EQ(setup(fixed.game, Seed::of(seed)).first, 0);
  }
  EXPECT_THAT(firsts, ElementsAre(0, 1, 2));
}

TEST(Solenia, SO_8_5_alone_the_first_player_is_no_question) {
  const Table random(1, {{"first_player", "random"}});
  const Table fixed(1, {{"first_player", "seat0"}});
  EXPECT_EQ(random.state, fixed.state);
}

TEST(Solenia, SO_8_6_a_keen_rival_is_for_the_solo_game_only) {
  EXPECT_THAT(values("solo_rival"), ElementsAre("steady", "keen"));
  EXPECT_EQ(choose(1, {})->value("solo_rival"), "steady");
  EXPECT_EQ(refusal(1, {{"solo_rival", "keen"}}), "");
  EXPECT_EQ(refusal(2, {{"solo_rival", "keen"}}), "core.option_needs");
  EXPECT_EQ(refusal(2, {{"solo_rival", "steady"}}), "");
}

TEST(Solenia, SO_8_7_another_edition_is_another_pack_of_data) {
  auto files = DataPack::built_in("solenia").files();
  json::value board = json::parse(files.at("board.json"));
  json::array& neighbours = board.at_pointer("/adjacency/neighbours").as_array();
  neighbours[12].as_array().push_back(6);  // 2,2 and 1,1: a diagonal
  neighbours[6].as_array().push_back(12);
  files["board.json"] = json::serialize(board);
  json::value tiles = json::parse(files.at("tiles.json"));
  tiles.at_pointer("/tiles/0/stars") = 3;
  files["tiles.json"] = json::serialize(tiles);

  Problems problems;
  const auto game = Rules::create(*choose(2, {}), DataPack(files), problems);
  ASSERT_TRUE(game) << problems.first().id;
  const State state = setup(*game, Seed::of(1));
  const Table shipped(2);
  EXPECT_EQ(extension_price(*game, state, seat_at(0), cell_number("1,1")), 0);
  EXPECT_EQ(shipped.price(0, "1,1"), 1);
  EXPECT_EQ(game->tables.tiles[0].stars, 3);
  EXPECT_EQ(shipped.game.tables.tiles[0].stars, 2);
}

TEST(Solenia, SO_8_7_SO_8_8_these_are_all_the_options) {
  std::vector<std::string> names;
  for (const OptionSpec& spec : Rules::info().options) names.push_back(spec.name);
  EXPECT_THAT(names, ElementsAre("side", "improvements", "start_order", "strip_layout",
                                 "first_player", "solo_rival", "colours"));
  for (const auto* name : {"adjacency", "refuse_delivery", "faces", "deck", "tiles"})
    EXPECT_EQ(refusal(2, {{name, "on"}}), "core.option_unknown") << name;
  EXPECT_EQ(refusal(2, {{"side", "summer,winter"}}), "core.option_value") << "no mixed faces";
  EXPECT_EQ(refusal(2, {{"side", "autumn"}}), "core.option_value");
}

TEST(Solenia, SO_8_1_SO_8_2_modes_name_the_ways_to_play) {
  for (const Mode& mode : Rules::info().modes)
    for (int players = mode.min_players; players <= mode.max_players; ++players)
      EXPECT_TRUE(choose(players, mode.options)) << mode.name;
}

}  // namespace
}  // namespace orrery::solenia
