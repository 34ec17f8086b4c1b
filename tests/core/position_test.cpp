// Positions as JSON: written, read back, and refused with a sentence that names what is wrong.
#include "core/position.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "support/fake_game.h"
#include "support/messages.h"

namespace orrery {
namespace {

using test::says;

const DataPack& no_data() {
  static const DataPack pack(std::map<std::string, std::string>{});
  return pack;
}

json::object sample() {
  const GamePtr game = fake::game();
  return write_position(*game, game->setup(Seed::of(3)));
}

Message complaint(std::string_view text, const DataPack& pack = no_data()) {
  return test::reason(read_position(fake::entry(), text, pack));
}
Message complaint(const json::object& position) {
  return complaint(std::string_view(json::serialize(position)));
}
// What is said when one member of the sample has that value.
Message complaint(std::string_view member, const json::value& value) {
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
  EXPECT_EQ(complaint(position), test::kNothing);
}

TEST(Position, everything_else_must_be_there) {
  for (const char* member : {"game", "players", "state"}) {
    json::object position = sample();
    position.erase(member);
    EXPECT_THAT(complaint(position),
                says("core.missing_field", {{"field", "the text"}, {"key", member}}));
  }
}

TEST(Position, what_is_no_json_or_no_object_is_refused) {
  EXPECT_THAT(complaint(std::string_view("{")),
              says("core.not_json", {{"what", "the position"}, {"line", 1}}));
  EXPECT_THAT(complaint(std::string_view("[]")),
              says("core.expected_object", {{"field", "the text"}}));
  EXPECT_THAT(complaint(std::string_view("")),
              says("core.not_json", {{"what", "the position"}, {"line", 1}}));
}

TEST(Position, members_of_the_envelope_are_checked) {
  EXPECT_THAT(complaint("game", "noughts"),
              says("core.position_of_other_game", {{"found", "noughts"}, {"game", "fake"}}));
  EXPECT_THAT(complaint("game", 3), says("core.expected_text", {{"field", "game"}}));
  EXPECT_THAT(complaint("rules", "fake/0"),
              says("core.position_of_other_rules", {{"found", "fake/0"}, {"rules", "fake/1"}}));
  EXPECT_THAT(complaint("rules", nullptr), says("core.expected_text", {{"field", "rules"}}));
  EXPECT_THAT(complaint("players", 3),
              says("core.expected_integer", {{"field", "players"}, {"low", 2}, {"high", 2}}));
  EXPECT_THAT(complaint("options", json::object{{"leek", "none"}}),
              says("core.option_unknown", {{"option", "leek"}, {"options", "leak"}}));
  EXPECT_THAT(complaint("options", json::object{{"leak", 1}}),
              says("core.expected_text", {{"field", "options.leak"}}));
  EXPECT_THAT(complaint("options", 1), says("core.expected_object", {{"field", "options"}}));
  EXPECT_THAT(complaint("state", 1), says("core.expected_object", {{"field", "state"}}));
  EXPECT_THAT(complaint("colour", "red"),
              says("core.unknown_field", {{"field", "the text"},
                                          {"key", "colour"},
                                          {"keys", "game, rules, players, options, state"}}));
}

TEST(Position, of_a_game_at_hand_may_be_of_other_rules_but_not_of_other_options) {
  const GamePtr game = fake::game();
  json::object position = sample();
  const auto complaint_of = [&](const AnyGame& at_hand) {
    return test::reason(read_position_of(at_hand, json::serialize(position)));
  };
  EXPECT_EQ(complaint_of(*game), test::kNothing);
  position["rules"] = "fake/0";
  EXPECT_EQ(complaint_of(*game), test::kNothing);
  EXPECT_EQ(read_position_of(*game, json::serialize(position)).value(), game->setup(Seed::of(3)));
  EXPECT_THAT(complaint_of(*fake::game("view")), says("core.position_of_other_options"));
  position["state"].as_object().erase("turn");
  EXPECT_NE(complaint_of(*game), test::kNothing);
  position["game"] = "noughts";
  EXPECT_THAT(complaint_of(*game),
              says("core.position_of_other_game", {{"found", "noughts"}, {"game", "fake"}}));
}

TEST(Position, fields_of_the_state_are_named_by_their_place) {
  json::object position = sample();
  position.at("state").at("seats").at(1).as_object()["hand"] = json::array{"one", "four"};
  EXPECT_THAT(complaint(position),
              says("core.expected_name",
                   {{"field", "state.seats[1].hand[1]"}, {"names", "none, one, two, three"}}));
}

TEST(Position, a_broken_invariant_is_told) {
  json::object position = sample();
  position.at("state").as_object()["deck"] = json::array{};
  EXPECT_THAT(complaint(position), says("fake.cards_do_not_add_up"));
}

TEST(Position, a_broken_data_pack_is_told) {
  const DataPack broken(std::map<std::string, std::string>{{"broken.json", ""}});
  EXPECT_THAT(complaint(std::string_view(json::serialize(sample())), broken),
              says("fake.broken_pack"));
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
