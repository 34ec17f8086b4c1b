// Deltas as docs/protocol.md defines them.
#include "load/delta.h"

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace orrery::load {
namespace {

// The document after the delta, as text; or the complaint.
std::string applied(std::string_view document, std::string_view delta) {
  json::value value = json::parse(document);
  const auto result = apply_delta(value, json::parse(delta));
  return result ? json::serialize(value) : result.error();
}

TEST(LoadDelta, a_list_of_one_value_sets_it) {
  EXPECT_EQ(applied(R"({"a": 1})", R"([{"b": 2}])"), R"({"b":2})");
  EXPECT_EQ(applied(R"({"a": 1, "b": 2})", R"({"a": [null]})"), R"({"a":null,"b":2})");
  EXPECT_EQ(applied(R"({"a": 1})", R"({"b": [[]]})"), R"({"a":1,"b":[]})");
}

TEST(LoadDelta, an_empty_list_removes_a_member) {
  EXPECT_EQ(applied(R"({"a": 1, "b": 2})", R"({"a": []})"), R"({"b":2})");
}

TEST(LoadDelta, an_object_goes_inside_objects_and_lists) {
  EXPECT_EQ(applied(R"({"a": {"b": [1, {"c": 2}], "d": 3}})", R"({"a": {"b": {"1": {"c": [4]}}}})"),
            R"({"a":{"b":[1,{"c":4}],"d":3}})");
}

TEST(LoadDelta, the_example_of_the_protocol_holds) {
  EXPECT_EQ(applied(R"({"asked": {}, "view": {"hand": ["1A", "1B", "1C"], "goods": [1, 2, 3]}})",
                    R"({"asked": [null], "view": {"hand": {"@": [1, 1]}, "goods": {"2": [4]}}})"),
            R"({"asked":null,"view":{"hand":["1A","1C"],"goods":[1,2,4]}})");
}

TEST(LoadDelta, elements_go_and_come_in_one_place) {
  EXPECT_EQ(applied("[1, 2, 3]", R"({"@": [0, 3]})"), "[]");
  EXPECT_EQ(applied("[]", R"({"@": [0, 0, 1, [2]]})"), "[1,[2]]");
  EXPECT_EQ(applied("[1, 2]", R"({"@": [2, 0, 3]})"), "[1,2,3]");
  EXPECT_EQ(applied("[1, 2, 3]", R"({"@": [1, 1, 7, 8]})"), "[1,7,8,3]");
}

TEST(LoadDelta, what_was_applied_outlives_the_delta) {
  json::value value = json::parse(R"({"set": 1, "list": []})");
  {
    json::monotonic_resource memory;
    const json::value delta =
        json::parse(R"({"set": [{"a": [1]}], "list": {"@": [0, 0, {"b": [2]}]}})", &memory);
    ASSERT_TRUE(apply_delta(value, delta));
  }
  EXPECT_EQ(value.at("set").as_object().storage(), value.storage());
  EXPECT_EQ(value.at("list").at(0).as_object().storage(), value.storage());
}

TEST(LoadDelta, an_at_sign_is_a_plain_key_of_an_object) {
  EXPECT_EQ(applied(R"({"@": 1})", R"({"@": [2]})"), R"({"@":2})");
}

TEST(LoadDelta, nothing_changes_nothing) {
  EXPECT_EQ(applied(R"({"a":[1]})", "{}"), R"({"a":[1]})");
}

TEST(LoadDelta, what_does_not_fit_is_refused_with_its_place) {
  EXPECT_EQ(applied(R"({"a": 1})", R"({"a": {"b": [1]}})"), "/a: has no inside to be changed");
  EXPECT_EQ(applied(R"({"a": 1})", R"({"b": {"c": [1]}})"), "/b: is not there to be changed");
  EXPECT_EQ(applied(R"({"a": 1})", R"({"b": []})"), "/b: is not there to be removed");
  EXPECT_EQ(applied(R"({"a": 1})", R"({"a": [1, 2]})"),
            "/a: is set to something that is not one value");
  EXPECT_EQ(applied(R"({"a": 1})", R"({"a": 2})"),
            "/a: has a change that is neither list nor object");
  EXPECT_EQ(applied(R"({"a": 1})", "7"),
            "the document: has a change that is neither list nor object");
}

TEST(LoadDelta, elements_that_a_list_cannot_have_are_refused) {
  EXPECT_EQ(applied("[1, 2]", R"({"2": [3]})"), "/2: is no element of the list");
  EXPECT_EQ(applied("[1, 2]", R"({"x": [3]})"), "/x: is no element of the list");
  EXPECT_EQ(applied("[1, 2]", R"({"1x": [3]})"), "/1x: is no element of the list");
  EXPECT_EQ(applied("[1, 2]", R"({"0": []})"), "/0: cannot be taken out of a list");
  EXPECT_EQ(applied("[1, 2]", R"({"@": [1, 1], "0": [3]})"), "the document: changes in two ways");
}

TEST(LoadDelta, elements_that_are_not_there_cannot_go) {
  constexpr std::string_view kNot = "/a: has not the elements that are to go";
  for (const std::string_view splice : {"[3, 0]", "[1, 2]", "[-1, 1]", "[0, -1]", "[\"0\", 1]"})
    EXPECT_EQ(applied(R"({"a": [1, 2]})", fmt::format(R"({{"a": {{"@": {}}}}})", splice)), kNot);
  EXPECT_EQ(applied(R"({"a": [1, 2]})", R"({"a": {"@": [1]}})"),
            "/a: has elements that come and go nowhere");
  EXPECT_EQ(applied(R"({"a": [1, 2]})", R"({"a": {"@": 1}})"),
            "/a: has elements that come and go nowhere");
}

}  // namespace
}  // namespace orrery::load
