// Positions of Solenia as JSON: reading what was written, the defaults of parts left out, and
// errors that name the field. Which positions are refused as impossible is in
// broken_positions_test.cpp.
#include "core/position.h"

#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::ElementsAre;

const GivenOptions kFixed = {{"strip_layout", "fixed"}, {"start_order", "dawn"}};

// The position of a table, to be changed and read.
json::value written(const Table& table, const GivenOptions& options = kFixed) {
  json::object given;
  for (const auto& [name, value] : options) given[name] = value;
  State state = table.state;
  Fields fields = Fields::writer();
  position_fields(table.game, state, fields);
  return {{"game", "solenia"},
          {"players", table.game.players},
          {"options", std::move(given)},
          {"state", fields.result()}};
}

std::expected<Position, Message> read(const json::value& position) {
  return read_position(entry(), json::serialize(position), DataPack::built_in("solenia"));
}

State read_state(const json::value& position) {
  const auto found = read(position);
  EXPECT_TRUE(found) << (found ? "" : found.error().id);
  return found ? found->state.as<State>() : State{};
}

// Puts a member that may be new, or an entry of a list.
void put(json::value& root, const std::string& pointer, const json::value& to) {
  const std::size_t slash = pointer.rfind('/');
  json::value& parent = slash == 0 ? root : root.at_pointer(pointer.substr(0, slash));
  const std::string key = pointer.substr(slash + 1);
  if (parent.is_object())
    parent.as_object()[key] = to;
  else
    parent.as_array()[std::stoul(key)] = to;
}

// What is wrong after one member was changed: "core.expected_integer state.round".
std::string complaint(json::value position, const std::string& pointer, const json::value& to) {
  put(position, pointer, to);
  const auto found = read(position);
  if (found) return "nothing";
  const auto* field = found.error().find("field");
  return found.error().id + (field == nullptr ? "" : " " + std::get<std::string>(*field));
}

json::value without(json::value position, const std::string& parent, std::string_view key) {
  position.at_pointer(parent).as_object().erase(key);
  return position;
}

TEST(SoleniaPosition, reading_undoes_writing_at_every_kind_of_decision) {
  const std::vector<std::pair<int, GivenOptions>> settings = {
      {2, {}}, {4, {}}, {1, {}}, {3, kWinter}, {2, kImprovements}, {1, kImprovements}};
  for (const auto& [players, options] : settings) {
    Table table(players, options);
    std::set<Phase> seen;
    const auto there_and_back = [&] {
      if (!seen.insert(table.state.phase).second) return;  // one of each kind is enough
      EXPECT_EQ(read_state(written(table, options)), table.state)
          << phase_names()[static_cast<std::size_t>(table.state.phase)];
    };
    there_and_back();
    table.play_out(6, there_and_back);
    EXPECT_GT(seen.size(), 4U);
  }
}

TEST(SoleniaPosition, a_deck_left_out_holds_what_is_nowhere_else) {
  const State state = read_state(without(written(known_table()), "/state/players/0", "deck"));
  Table sorted = known_table();
  std::ranges::sort(sorted.player(0).deck);
  EXPECT_EQ(state.players[0].deck, sorted.player(0).deck) << "in the order of the data";
}

TEST(SoleniaPosition, a_stack_left_out_holds_what_is_nowhere_else) {
  const Table table = known_table();
  const State state = read_state(without(written(table), "/state/night", "stack"));
  Table sorted = known_table();
  std::ranges::sort(sorted.state.stack[1]);
  EXPECT_EQ(state.stack[1], sorted.state.stack[1]);
  EXPECT_EQ(state.stack[0], table.state.stack[0]) << "the other as written";
}

TEST(SoleniaPosition, a_rival_left_out_has_its_whole_deck) {
  const Table table = known_table(1);
  const State state = read_state(without(written(table), "/state", "rival"));
  EXPECT_EQ(state.rival_deck.size(), 16U);
  EXPECT_TRUE(std::ranges::is_sorted(state.rival_deck));
  json::value position = written(table);
  position.at_pointer("/state/rival").as_object().erase("deck");
  EXPECT_EQ(read_state(position).rival_deck, state.rival_deck);
}

TEST(SoleniaPosition, the_other_defaults_are_those_of_a_turn_that_begins) {
  const Table table = known_table();
  json::value position = written(table);
  for (const auto* key : {"pending", "chance", "phase", "first"})
    position = without(position, "/state", key);
  for (const auto* key : {"goods", "stars", "slots", "discard", "capacity", "series_floor"})
    position = without(position, "/state/players/0", key);
  for (std::size_t row = 0; row < kRows; ++row)
    position = without(position, "/state/rows/" + std::to_string(row), "cards");
  Table expected = known_table();
  expected.state.chance = {};
  EXPECT_EQ(read_state(position), expected.state);
}

TEST(SoleniaPosition, a_capacity_left_out_follows_from_the_slots) {
  Table table = winter_table();
  table.deliver(0, "D05", 1);
  json::value position = without(written(table), "/state/players/0", "capacity");
  position.at_pointer("/options").as_object()["side"] = "winter";
  EXPECT_EQ(read_state(position).players[0].capacity, 7);
}

TEST(SoleniaPosition, reading_does_not_settle) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,2"});
  table.goods(1, "W").hand(1, {"1W", "1S", "1H"}).begin().play({"card 1W", "at 2,0"});
  ASSERT_EQ(table.legal().size(), 1U);
  EXPECT_EQ(read_state(written(table)).phase, Phase::extension);
}

TEST(SoleniaPosition, required_fields_are_missed_by_name) {
  const json::value position = written(known_table());
  for (const auto* key : {"round", "turn", "rows", "advances", "day", "night", "players"}) {
    const auto found = read(without(position, "/state", key));
    ASSERT_FALSE(found) << key;
    EXPECT_EQ(found.error().id, "core.missing_field");
    EXPECT_EQ(std::get<std::string>(*found.error().find("key")), key);
  }
  const auto hand = read(without(position, "/state/players/1", "hand"));
  ASSERT_FALSE(hand);
  EXPECT_EQ(std::get<std::string>(*hand.error().find("field")), "state.players[1]");
}

TEST(SoleniaPosition, unknown_fields_are_named) {
  const json::value position = written(known_table());
  EXPECT_EQ(complaint(position, "/state/weather", "fine"), "core.unknown_field state");
  EXPECT_EQ(complaint(position, "/state/players/0/handd", 1),
            "core.unknown_field state.players[0]");
  EXPECT_EQ(complaint(position, "/state/rival", json::object()), "core.unknown_field state")
      << "two players have no Rival";
  EXPECT_EQ(complaint(position, "/state/draft", json::object()), "core.unknown_field state");
}

TEST(SoleniaPosition, wrong_values_are_named_by_field) {
  const json::value position = written(known_table());
  const auto said = [&](const std::string& pointer, const json::value& to) {
    return complaint(position, pointer, to);
  };
  EXPECT_EQ(said("/state/round", 0), "core.expected_integer state.round");
  EXPECT_EQ(said("/state/round", 17), "core.expected_integer state.round");
  EXPECT_EQ(said("/state/round", "one"), "core.expected_integer state.round");
  EXPECT_EQ(said("/state/turn", 2), "core.expected_integer state.turn");
  EXPECT_EQ(said("/state/first", -1), "core.expected_integer state.first");
  EXPECT_EQ(said("/state/phase", "lunch"), "core.expected_name state.phase");
  EXPECT_EQ(said("/state/rows/0/strip", "ST9"), "core.expected_name state.rows[0].strip");
  EXPECT_EQ(said("/state/rows/0/face", "noon"), "core.expected_name state.rows[0].face");
  EXPECT_EQ(said("/state/rows/0/face", "dawn"), "solenia.position_face state.rows[0]");
  EXPECT_EQ(said("/state/rows/2/face", "day"), "solenia.position_face state.rows[2]");
  EXPECT_EQ(said("/state/rows/1/cards/3", "2:1W"), "core.expected_name state.rows[1].cards[3]");
  EXPECT_EQ(said("/state/rows/1/cards/3", "rival:1W"), "core.expected_name state.rows[1].cards[3]");
  EXPECT_EQ(said("/state/rows/1/cards", json::array()),
            "core.expected_list_of state.rows[1].cards");
  EXPECT_EQ(said("/state/advances", 161), "core.expected_integer state.advances");
  EXPECT_EQ(said("/state/day/display/0", "D25"), "core.expected_name state.day.display[0]");
  EXPECT_EQ(said("/state/day/stack/0", "N01"), "core.expected_name state.day.stack[0]");
  EXPECT_EQ(said("/state/players/0/goods/wood", 31),
            "core.expected_integer state.players[0].goods.wood");
  EXPECT_EQ(said("/state/players/0/goods/gold", 1), "core.unknown_field state.players[0].goods");
  EXPECT_EQ(said("/state/players/0/hand/0", "9W"), "core.expected_name state.players[0].hand[0]");
  EXPECT_EQ(said("/state/players/1/stars/city", 121),
            "core.expected_integer state.players[1].stars.city");
  EXPECT_EQ(said("/state/players/0/slots/day/2", "X01"),
            "core.expected_name state.players[0].slots.day[2]");
  EXPECT_EQ(said("/state/players/0/series_floor", "gold"),
            "core.expected_name state.players[0].series_floor");
  EXPECT_EQ(said("/state/pending/space", "5,5"), "core.expected_name state.pending.space");
  EXPECT_EQ(said("/state/pending/advancing", 1), "core.expected_boolean state.pending.advancing");
  EXPECT_EQ(said("/state/chance/key", "abc"), "core.position_key state.chance");
  EXPECT_EQ(said("/state/players", json::array()), "core.expected_list_of state.players");
}

TEST(SoleniaPosition, the_frame_is_checked_first) {
  const json::value position = written(known_table());
  EXPECT_EQ(complaint(position, "/game", "chess"), "core.position_of_other_game");
  EXPECT_EQ(complaint(position, "/rules", "solenia/0"), "core.position_of_other_rules");
  EXPECT_EQ(complaint(position, "/players", 5), "core.expected_integer players");
  EXPECT_EQ(complaint(position, "/options/side", "autumn"), "core.option_value");
  EXPECT_EQ(complaint(position, "/rules", "solenia/1"), "nothing");
}

TEST(SoleniaPosition, the_schema_says_what_must_be_there) {
  State state{};
  Fields fields = Fields::schema();
  const Table table = known_table();
  position_fields(table.game, state, fields);
  const json::value schema = fields.result();
  std::vector<std::string> required;
  for (const json::value& name : schema.at("required").as_array())
    required.emplace_back(name.as_string());
  EXPECT_THAT(required,
              ElementsAre("round", "turn", "rows", "advances", "day", "night", "players"));
  const std::string about(schema.at_pointer("/properties/phase/description").as_string());
  EXPECT_EQ(about, "What is asked next. If left out: card.");
}

}  // namespace
}  // namespace orrery::solenia
