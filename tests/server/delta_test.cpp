// Deltas: applied to the value before they give the value after, and they are short.
#include "server/delta.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "support/random_game.h"
#include "support/viewer_document.h"

namespace orrery::server {
namespace {

using test::apply_delta;

void write(const json::value& value, JsonWriter& out) {
  if (const json::object* object = value.if_object()) {
    const auto whole = out.object();
    for (const auto& [name, member] : *object) write(member, out.key(name));
  } else if (const json::array* list = value.if_array()) {
    const auto whole = out.array();
    for (const json::value& element : *list) write(element, out);
  } else {
    out.raw(json::serialize(value));
  }
}

// What is sent for the change from one value to another; "" for nothing.
std::string delta(const json::value& before, const json::value& after) {
  JsonWriter old;
  JsonWriter now;
  write(before, old);
  write(after, now);
  std::string change;
  append_delta(old, now, change);
  return change;
}

std::string delta(const char* before, const char* after) {
  return delta(json::parse(before), json::parse(after));
}

TEST(Delta, equal_values_have_none) {
  for (const char* text : {"null", "1", "[]", "{}", R"({"a": [1, {"b": null}]})"})
    EXPECT_EQ(delta(text, text), "") << text;
}

TEST(Delta, says_what_changed_and_nothing_else) {
  EXPECT_EQ(delta("1", "2"), "[2]");
  EXPECT_EQ(delta(R"({"long name": 1, "other": 2})", R"({"long name": 1, "other": 3})"),
            R"({"other":[3]})");
  EXPECT_EQ(delta(R"({"long name": 1, "other": 2})", R"({"long name": 1})"), R"({"other":[]})");
  EXPECT_EQ(delta(R"({"long name": 1})", R"({"long name": 1, "b": null})"), R"({"b":[null]})");
  EXPECT_EQ(delta("[100, 200, 300, 400, 500]", "[100, 200, 301, 400, 500]"), R"({"2":[301]})");
}

TEST(Delta, elements_come_and_go_in_lists) {
  EXPECT_EQ(delta(R"(["a card", "b card", "c card"])", R"(["a card", "c card"])"),
            R"({"@":[1,1]})");
  EXPECT_EQ(delta(R"(["a card", "b card"])", R"(["a card", "b card", "c"])"), R"({"@":[2,0,"c"]})");
  EXPECT_EQ(delta(R"(["a card", "a card"])", R"(["a card", "a card", "a card", "x"])"),
            R"({"@":[2,0,"a card","x"]})");
}

TEST(Delta, a_whole_value_is_said_where_that_is_shorter) {
  EXPECT_EQ(delta("[1, 2, 3]", "[4, 5, 6]"), "[[4,5,6]]");
  EXPECT_EQ(delta(R"({"a": 1})", "[1]"), "[[1]]");
  EXPECT_EQ(delta(R"({"a": {"b": 1}})", "{}"), "[{}]");
}

TEST(Delta, the_order_of_members_means_nothing) {
  EXPECT_EQ(delta(R"({"a": 1, "b": 2})", R"({"b": 2, "a": 1})"), "");
  EXPECT_EQ(delta(R"({"a": 1, "longer": 2})", R"({"longer": 2, "a": 3})"), R"({"a":[3]})");
}

TEST(Delta, values_given_as_json_are_said_as_a_whole) {
  const auto with = [](std::string_view json) {
    JsonWriter out;
    {
      const auto whole = out.object();
      out.key("ready").raw(json);
      out.member("other", "stays as it was");
    }
    return out;
  };
  std::string change;
  append_delta(with(R"({"a":1})"), with(R"({"a":2})"), change);
  EXPECT_EQ(change, R"({"ready":[{"a":2}]})");
}

json::value random_value(Rng& rng, int depth) {
  switch (rng.below(depth == 0 ? 4 : 6)) {
    case 0:
      return nullptr;
    case 1:
      return rng.below(2) == 0;
    case 2:
      return static_cast<int>(rng.below(5));
    case 3:
      return json::string(std::string(rng.below(4), 'x'));
    case 4: {
      json::array list;
      for (std::uint32_t i = rng.below(5); i > 0; --i) list.push_back(random_value(rng, depth - 1));
      return list;
    }
    default: {
      json::object object;
      for (std::uint32_t i = rng.below(5); i > 0; --i)
        object[fmt::format("{}", rng.below(6))] = random_value(rng, depth - 1);
      return object;
    }
  }
}

// The same with a few changes somewhere inside.
json::value changed(json::value value, Rng& rng) {
  if (rng.below(4) == 0) return random_value(rng, 2);
  if (json::object* object = value.if_object(); object != nullptr && !object->empty()) {
    auto member = object->begin() + rng.below(static_cast<std::uint32_t>(object->size()));
    if (rng.below(4) == 0)
      object->erase(member);
    else
      member->value() = changed(member->value(), rng);
  }
  if (json::array* list = value.if_array(); list != nullptr && !list->empty()) {
    const auto at = list->begin() + rng.below(static_cast<std::uint32_t>(list->size()));
    if (rng.below(3) == 0)
      list->erase(at);
    else if (rng.below(2) == 0)
      list->insert(at, random_value(rng, 1));
    else
      *at = changed(*at, rng);
  }
  return value;
}

TEST(Delta, applied_to_the_value_before_gives_the_value_after) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    Rng rng(seed);
    const json::value before = random_value(rng, 4);
    const json::value after =
        rng.below(3) == 0 ? random_value(rng, 4) : changed(changed(before, rng), rng);
    const std::string change = delta(before, after);
    ASSERT_EQ(!change.empty(), before != after) << "seed " << seed;
    if (change.empty()) continue;
    json::value made = before;
    ASSERT_NO_THROW(apply_delta(made, json::parse(change)))
        << "seed " << seed << ": " << before << " to " << after << " by " << change;
    ASSERT_EQ(made, after) << "seed " << seed << " by " << change;
  }
}

}  // namespace
}  // namespace orrery::server
