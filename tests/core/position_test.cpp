// Positions as JSON: written, read back, and refused with a sentence that names what is wrong.
#include "core/position.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/registry.h"
#include "support/fake_game.h"

namespace orrery {
namespace {

const DataPack& no_data() {
  static const DataPack pack(std::map<std::string, std::string>{});
  return pack;
}

json::object sample() {
  const GamePtr game = fake::game();
  return write_position(*game, game->setup(Seed::of(3)));
}

std::string complaint(std::string_view text, const DataPack& pack = no_data()) {
  const auto position = read_position(fake::entry(), text, pack);
  return position ? "" : Catalogue::built_in().say(position.error());
}
std::string complaint(const json::object& position) {
  return complaint(std::string_view(json::serialize(position)));
}
// What is said when one member of the sample has that value.
std::string complaint(std::string_view member, const json::value& value) {
  json::object position = sample();
  position[member] = value;
  return complaint(position);
}

TEST(Position, holds_game_rules_players_options_and_state) {
  const GamePtr game = fake::game("view");
  const json::object position = write_position(*game, game->setup(Seed::of(3)));
  EXPECT_EQ(position.at("game"), "fake");
  EXPECT_EQ(position.at("rules"), "fake/1");
  EXPECT_EQ(position.at("players"), 2);
  EXPECT_EQ(position.at("options"), json::parse(R"({"leak": "view"})"));
  EXPECT_EQ(position.at("state").at("turn"), 0);
}

TEST(Position, what_was_written_reads_back) {
  const GamePtr game = fake::game("view");
  const AnyState state = game->setup(Seed::of(3));
  const auto read =
      read_position(fake::entry(), json::serialize(write_position(*game, state)), no_data());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->state, state);
  EXPECT_EQ(read->game->options(), game->options());
}

TEST(Position, rules_and_options_may_be_left_out) {
  json::object position = sample();
  position.erase("rules");
  position.erase("options");
  EXPECT_EQ(complaint(position), "");
}

TEST(Position, everything_else_must_be_there) {
  for (const char* member : {"game", "players", "state"}) {
    json::object position = sample();
    position.erase(member);
    EXPECT_EQ(complaint(position),
              std::string("the text: the field \"") + member + "\" is missing.");
  }
}

TEST(Position, what_is_no_json_or_no_object_is_refused) {
  EXPECT_EQ(complaint(std::string_view("{")), "the position is not valid JSON: look at line 1.");
  EXPECT_EQ(complaint(std::string_view("[]")), "the text must be an object, written in braces.");
  EXPECT_EQ(complaint(std::string_view("")), "the position is not valid JSON: look at line 1.");
}

TEST(Position, members_of_the_envelope_are_checked) {
  EXPECT_EQ(complaint("game", "noughts"), "This is a position of noughts, not of fake.");
  EXPECT_EQ(complaint("game", 3), "game must be a text in quotes.");
  EXPECT_EQ(complaint("rules", "fake/0"),
            "This position was written under the rules fake/0; this program plays fake/1.");
  EXPECT_EQ(complaint("rules", nullptr), "rules must be a text in quotes.");
  EXPECT_EQ(complaint("players", 3), "players must be a whole number from 2 to 2.");
  EXPECT_EQ(complaint("options", json::object{{"leek", "none"}}),
            "There is no option \"leek\"; there are: leak.");
  EXPECT_EQ(complaint("options", json::object{{"leak", 1}}),
            "options.leak must be a text in quotes.");
  EXPECT_EQ(complaint("options", 1), "options must be an object, written in braces.");
  EXPECT_EQ(complaint("state", 1), "state must be an object, written in braces.");
  EXPECT_EQ(complaint("colour", "red"),
            "the text: there is no field \"colour\"; possible are: game, rules, players, options, "
            "state.");
}

TEST(Position, of_a_game_at_hand_may_be_of_other_rules_but_not_of_other_options) {
  const GamePtr game = fake::game();
  json::object position = sample();
  const auto complaint_of = [&](const AnyGame& at_hand) {
    const auto state = read_position_of(at_hand, json::serialize(position));
    return state ? "" : Catalogue::built_in().say(state.error());
  };
  EXPECT_EQ(complaint_of(*game), "");
  position["rules"] = "fake/0";
  EXPECT_EQ(complaint_of(*game), "");
  EXPECT_EQ(read_position_of(*game, json::serialize(position)).value(), game->setup(Seed::of(3)));
  EXPECT_EQ(complaint_of(*fake::game("view")),
            "The position has other options or another number of players than the game.");
  position["state"].as_object().erase("turn");
  EXPECT_NE(complaint_of(*game), "");
  position["game"] = "noughts";
  EXPECT_EQ(complaint_of(*game), "This is a position of noughts, not of fake.");
}

TEST(Position, fields_of_the_state_are_named_by_their_place) {
  json::object position = sample();
  position.at("state").at("seats").at(1).as_object()["hand"] = json::array{"one", "four"};
  EXPECT_EQ(complaint(position), "state.seats[1].hand[1] must be one of: none, one, two, three.");
}

TEST(Position, a_broken_invariant_is_told) {
  json::object position = sample();
  position.at("state").as_object()["deck"] = json::array{};
  EXPECT_EQ(complaint(position), "fake.cards_do_not_add_up");
}

TEST(Position, a_broken_data_pack_is_told) {
  const DataPack broken(std::map<std::string, std::string>{{"broken.json", ""}});
  EXPECT_EQ(complaint(std::string_view(json::serialize(sample())), broken), "fake.broken_pack");
}

TEST(Position, schema_describes_the_envelope) {
  const json::object schema = position_schema(*fake::game());
  EXPECT_EQ(schema.at("required"), json::parse(R"(["game", "players", "state"])"));
  EXPECT_EQ(schema.at("properties").at("game"), json::parse(R"({"const": "fake"})"));
  EXPECT_EQ(schema.at("properties").at("options").at("properties").at("leak").at("default"),
            "none");
  EXPECT_EQ(schema.at("properties").at("state").at("required"),
            json::parse(R"(["seats", "deck", "chosen", "turn"])"));
}

}  // namespace
}  // namespace orrery
