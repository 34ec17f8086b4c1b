// One description of fields writes them, reads them back and makes their schema.
#include "core/fields.h"

#include <array>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"

namespace orrery {
namespace {

using test::says;
using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<std::string> kGoods = {"wood", "stone", "wheat"};

// One field of every form.
struct Sample {
  std::int16_t number = -2;
  bool flag = true;
  std::string text = "x";
  std::uint8_t good = 1;
  std::uint8_t maybe_good = 0;
  FixedVector<std::uint8_t, 4> list{};
  std::array<std::uint8_t, 2> slots{3, 0};
  std::array<std::uint8_t, 3> stored{0, 2, 1};
  std::array<std::uint8_t, 3> hand{2, 0, 1};
  std::uint8_t inner = 7;
  std::array<std::uint8_t, 2> seats{4, 5};

  friend bool operator==(const Sample&, const Sample&) = default;
};

void describe(Sample& sample, Fields& fields) {
  fields.integer({"number", "A number."}, sample.number, -5, 300);
  fields.boolean({"flag", "A switch."}, sample.flag);
  fields.text({"text", "A text.", "nothing"}, sample.text);
  fields.name({"good", "A good."}, sample.good, kGoods);
  fields.name_or_null({"maybe_good", "A good or none."}, sample.maybe_good, kGoods);
  fields.names({"list", "Goods in order."}, sample.list, kGoods);
  fields.names_or_null({"slots", "Two slots."}, sample.slots, kGoods);
  fields.counts({"stored", "How many."}, sample.stored, kGoods, 9);
  fields.multiset({"hand", "With repetitions."}, sample.hand, kGoods, 4);
  fields.object({"object", "An object."},
                [&](Fields& in) { in.integer({"inner", "Inside."}, sample.inner, 0, 9); });
  fields.objects({"seats", "One per seat."}, 2, [&](Fields& in, std::size_t i) {
    in.integer({"points", "Points."}, sample.seats[i], 0, 9);
  });
}

Sample other_sample() {
  Sample sample{.number = 299,
                .flag = false,
                .text = "a \"b\"",
                .good = 2,
                .maybe_good = 3,
                .slots = {0, 1},
                .stored = {9, 0, 0},
                .hand = {0, 4, 0},
                .inner = 0,
                .seats = {0, 9}};
  for (const std::uint8_t good : std::initializer_list<std::uint8_t>{2, 0, 2, 1})
    sample.list.push_back(good);
  return sample;
}

json::object written(Sample sample) {
  Fields fields = Fields::writer();
  describe(sample, fields);
  return fields.result();
}

std::vector<Message> read(const json::value& value, Sample& sample) {
  Problems problems;
  Fields fields = Fields::reader(JsonReader(value, "state", problems));
  describe(sample, fields);
  fields.finish();
  return problems.list();
}

// What is said when one field has that value.
std::vector<Message> complaints(std::string_view field, std::string_view value) {
  json::value all = written({});
  all.as_object()[field] = json::parse({value.data(), value.size()});
  Sample sample;
  return read(all, sample);
}

TEST(Fields, are_written_as_people_write_them) {
  EXPECT_EQ(written({}), json::parse(R"({
    "number": -2, "flag": true, "text": "x", "good": "stone", "maybe_good": null, "list": [],
    "slots": ["wheat", null], "stored": {"wood": 0, "stone": 2, "wheat": 1},
    "hand": ["wood", "wood", "wheat"], "object": {"inner": 7},
    "seats": [{"points": 4}, {"points": 5}]})"));
}

TEST(Fields, written_fields_read_back) {
  Sample sample;
  EXPECT_THAT(read(written(other_sample()), sample), IsEmpty());
  EXPECT_EQ(sample, other_sample());
}

// A list of objects whose length the position decides.
void describe_cards(std::vector<int>& cards, Fields& fields) {
  std::size_t count = cards.size();
  fields.list({"cards", "Cards in order.", "none"}, count, 3, [&](Fields& in, std::size_t i) {
    cards.resize(count);
    int unused = 0;
    in.integer({"number", "A number."}, i < cards.size() ? cards[i] : unused, 1, 10);
  });
}

std::vector<Message> read_cards(std::string_view text, std::vector<int>& cards) {
  const json::value value = json::parse({text.data(), text.size()});
  Problems problems;
  Fields fields = Fields::reader(JsonReader(value, "state", problems));
  describe_cards(cards, fields);
  fields.finish();
  return problems.list();
}

TEST(Fields, a_list_of_objects_is_as_long_as_it_is) {
  std::vector<int> cards = {4, 7};
  Fields writer = Fields::writer();
  describe_cards(cards, writer);
  EXPECT_EQ(writer.result(), json::parse(R"({"cards": [{"number": 4}, {"number": 7}]})"));
  cards.clear();
  EXPECT_THAT(read_cards(R"({"cards": [{"number": 1}, {"number": 2}, {"number": 3}]})", cards),
              IsEmpty());
  EXPECT_THAT(cards, ElementsAre(1, 2, 3));
  EXPECT_THAT(read_cards("{}", cards), IsEmpty());
  EXPECT_THAT(cards, ElementsAre(1, 2, 3)) << "left out: unchanged";
}

TEST(Fields, a_list_of_objects_has_a_bound) {
  std::vector<int> cards;
  EXPECT_THAT(
      read_cards(R"({"cards": [{}, {}, {}, {}]})", cards),
      testing::Contains(says("core.expected_list",
                             {{"field", "state.cards"}, {"low", 0}, {"high", 3}, {"found", 4}})));
  Fields schema = Fields::schema();
  describe_cards(cards, schema);
  const json::value made = schema.result();
  EXPECT_EQ(made.at_pointer("/properties/cards/maxItems"), 3);
  EXPECT_EQ(made.at_pointer("/properties/cards/minItems"), 0);
}

TEST(Fields, every_field_that_must_be_there_is_missed) {
  for (const auto& member : written({})) {
    json::value all = written({});
    all.as_object().erase(member.key());
    Sample sample;
    const std::string key(member.key());
    if (key == "text")
      EXPECT_THAT(read(all, sample), IsEmpty());
    else
      EXPECT_THAT(read(all, sample),
                  ElementsAre(says("core.missing_field", {{"field", "state"}, {"key", key}})));
  }
}

TEST(Fields, an_absent_field_keeps_the_value_it_had) {
  json::value all = written(other_sample());
  all.as_object().erase("text");
  Sample sample{.text = "before"};
  read(all, sample);
  EXPECT_EQ(sample.text, "before");
}

TEST(Fields, unknown_fields_are_named_at_every_depth) {
  json::value all = written({});
  all.at("seats").at(1).as_object()["coins"] = 3;
  all.as_object()["colour"] = "red";
  Sample sample;
  EXPECT_THAT(
      read(all, sample),
      ElementsAre(says("core.unknown_field",
                       {{"field", "state.seats[1]"}, {"key", "coins"}, {"keys", "points"}}),
                  says("core.unknown_field", {{"field", "state"},
                                              {"key", "colour"},
                                              {"keys",
                                               "number, flag, text, good, maybe_good, list, slots, "
                                               "stored, hand, object, seats"}})));
}

TEST(Fields, values_out_of_bounds_are_refused) {
  EXPECT_THAT(complaints("number", "301"),
              ElementsAre(says("core.expected_integer",
                               {{"field", "state.number"}, {"low", -5}, {"high", 300}})));
  EXPECT_THAT(complaints("flag", "1"),
              ElementsAre(says("core.expected_boolean", {{"field", "state.flag"}})));
  EXPECT_THAT(complaints("text", "1"),
              ElementsAre(says("core.expected_text", {{"field", "state.text"}})));
  EXPECT_THAT(complaints("good", "\"gold\""),
              ElementsAre(says("core.expected_name",
                               {{"field", "state.good"}, {"names", "wood, stone, wheat"}})));
  EXPECT_THAT(complaints("good", "null"),
              ElementsAre(says("core.expected_name",
                               {{"field", "state.good"}, {"names", "wood, stone, wheat"}})));
  EXPECT_THAT(complaints("maybe_good", "\"\""),
              ElementsAre(says("core.expected_name",
                               {{"field", "state.maybe_good"}, {"names", "wood, stone, wheat"}})));
  EXPECT_THAT(complaints("stored", R"({"stone": 10})"),
              ElementsAre(says("core.expected_integer",
                               {{"field", "state.stored.stone"}, {"low", 0}, {"high", 9}})));
  EXPECT_THAT(complaints("object", "[]"),
              testing::Contains(says("core.expected_object", {{"field", "state.object"}})));
}

TEST(Fields, lists_longer_than_their_capacity_are_refused) {
  const std::string five = R"(["wood", "wood", "wood", "wood", "wood"])";
  EXPECT_THAT(complaints("list", five),
              ElementsAre(says("core.expected_list",
                               {{"field", "state.list"}, {"low", 0}, {"high", 4}, {"found", 5}})));
  EXPECT_THAT(complaints("hand", five),
              ElementsAre(says("core.expected_list",
                               {{"field", "state.hand"}, {"low", 0}, {"high", 4}, {"found", 5}})));
  EXPECT_THAT(complaints("slots", R"([null, null, null])"),
              ElementsAre(says("core.expected_list_of",
                               {{"field", "state.slots"}, {"low", 2}, {"high", 2}, {"found", 3}})));
  EXPECT_THAT(complaints("seats", "[]"),
              ElementsAre(says("core.expected_list_of",
                               {{"field", "state.seats"}, {"low", 2}, {"high", 2}, {"found", 0}})));
  EXPECT_THAT(complaints("list", R"(["wood", "gold"])"),
              ElementsAre(says("core.expected_name",
                               {{"field", "state.list[1]"}, {"names", "wood, stone, wheat"}})));
}

TEST(Fields, counts_left_out_are_zero_unless_set_before) {
  Sample sample{.stored = {0, 0, 0}};
  json::value all = written({});
  all.as_object()["stored"] = json::object{{"wheat", 4}};
  EXPECT_THAT(read(all, sample), IsEmpty());
  EXPECT_THAT(sample.stored, ElementsAre(0, 0, 4));
}

TEST(Fields, schema_names_every_field_that_is_written) {
  Sample sample;
  Fields fields = Fields::schema();
  describe(sample, fields);
  const json::object schema = fields.result();
  std::vector<std::string> written_keys;
  std::vector<std::string> schema_keys;
  for (const auto& member : written({})) written_keys.emplace_back(member.key());
  for (const auto& member : schema.at("properties").as_object())
    schema_keys.emplace_back(member.key());
  EXPECT_EQ(schema_keys, written_keys);
  EXPECT_FALSE(schema.at("additionalProperties").as_bool());
}

TEST(Fields, schema_requires_what_reading_misses) {
  Sample sample;
  Fields fields = Fields::schema();
  describe(sample, fields);
  const json::object schema = fields.result();
  EXPECT_EQ(schema.at("required"), json::parse(R"(["number", "flag", "good", "maybe_good", "list",
      "slots", "stored", "hand", "object", "seats"])"));
  EXPECT_EQ(schema.at("properties").at("text").at("description"), "A text. If left out: nothing.");
}

TEST(Fields, schema_states_the_bounds_that_reading_checks) {
  Sample sample;
  Fields fields = Fields::schema();
  describe(sample, fields);
  const json::object schema = fields.result();
  const json::value& properties = schema.at("properties");
  EXPECT_EQ(properties.at("number"), json::parse(R"({"type": "integer", "minimum": -5,
      "maximum": 300, "description": "A number."})"));
  EXPECT_EQ(properties.at("maybe_good").at("enum"),
            json::parse(R"(["wood", "stone", "wheat", null])"));
  EXPECT_EQ(properties.at("list").at("maxItems"), 4);
  EXPECT_EQ(properties.at("slots").at("minItems"), 2);
  EXPECT_EQ(properties.at("stored").at("properties").at("wood").at("maximum"), 9);
  EXPECT_EQ(properties.at("object").at("properties").at("inner").at("maximum"), 9);
  EXPECT_EQ(properties.at("seats").at("items").at("required"), json::parse(R"(["points"])"));
}

}  // namespace
}  // namespace orrery
