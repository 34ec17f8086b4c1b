// Reading what a person wrote: the value, or a complaint that names the place.
#include "core/json_reader.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"

namespace orrery {
namespace {

using test::says;
using testing::ElementsAre;
using testing::IsEmpty;

// Reads `text` with `read` and returns what was complained about.
template <class Read>
std::vector<Message> complaints(std::string_view text, Read read) {
  const json::value value = json::parse({text.data(), text.size()});
  Problems problems;
  read(JsonReader(value, "", problems));
  return problems.list();
}

TEST(JsonReader, reads_values_of_every_type) {
  const auto said = complaints(R"({"n": -3, "b": true, "t": "x", "name": "two", "nil": null})",
                               [](const JsonReader& reader) {
                                 EXPECT_EQ(reader.at("n").integer(-5, 5), -3);
                                 EXPECT_TRUE(reader.at("b").boolean());
                                 EXPECT_EQ(reader.at("t").text(), "x");
                                 EXPECT_EQ(reader.at("name").name({"one", "two"}), 1U);
                                 EXPECT_TRUE(reader.at("nil").is_null());
                                 EXPECT_FALSE(reader.at("n").is_null());
                                 EXPECT_TRUE(reader.is_object());
                               });
  EXPECT_THAT(said, IsEmpty());
}

TEST(JsonReader, complaints_name_the_path) {
  const auto said = complaints(R"({"a": {"list": [1, {"n": "x"}]}})", [](const JsonReader& reader) {
    reader.at("a").at("list").items(2, 2)[1].at("n").integer(0, 9);
  });
  EXPECT_THAT(said, ElementsAre(says("core.expected_integer",
                                     {{"field", "a.list[1].n"}, {"low", 0}, {"high", 9}})));
}

TEST(JsonReader, whole_numbers_within_bounds_only) {
  for (const char* wrong : {"10", "-1", "1.0", "1e0", "\"1\"", "null", "true", "[1]", "1e300",
                            "18446744073709551615", "-9223372036854775809"})
    EXPECT_THAT(complaints(wrong, [](const JsonReader& r) { EXPECT_EQ(r.integer(0, 9), 0); }),
                ElementsAre(says("core.expected_integer",
                                 {{"field", "the text"}, {"low", 0}, {"high", 9}})))
        << wrong;
}

TEST(JsonReader, other_types_are_refused) {
  EXPECT_THAT(complaints("1", [](const JsonReader& r) { EXPECT_FALSE(r.boolean()); }),
              ElementsAre(says("core.expected_boolean", {{"field", "the text"}})));
  EXPECT_THAT(complaints("1", [](const JsonReader& r) { EXPECT_EQ(r.text(), ""); }),
              ElementsAre(says("core.expected_text", {{"field", "the text"}})));
  EXPECT_THAT(complaints("\"c\"", [](const JsonReader& r) { EXPECT_EQ(r.name({"a", "b"}), 0U); }),
              ElementsAre(says("core.expected_name", {{"field", "the text"}, {"names", "a, b"}})));
  EXPECT_THAT(complaints("0", [](const JsonReader& r) { EXPECT_EQ(r.name({"a", "b"}), 0U); }),
              ElementsAre(says("core.expected_name", {{"field", "the text"}, {"names", "a, b"}})));
  EXPECT_THAT(complaints("[]", [](const JsonReader& r) { EXPECT_FALSE(r.at("k").exists()); }),
              ElementsAre(says("core.expected_object", {{"field", "the text"}})));
  EXPECT_THAT(complaints("[]", [](const JsonReader& r) { EXPECT_THAT(r.keys(), IsEmpty()); }),
              ElementsAre(says("core.expected_object", {{"field", "the text"}})));
}

TEST(JsonReader, list_lengths_are_checked) {
  const auto read = [](std::size_t least, std::size_t most) {
    return [=](const JsonReader& r) { EXPECT_THAT(r.items(least, most), IsEmpty()); };
  };
  EXPECT_THAT(complaints("[1]", read(2, 3)),
              ElementsAre(says("core.expected_list",
                               {{"field", "the text"}, {"low", 2}, {"high", 3}, {"found", 1}})));
  EXPECT_THAT(complaints("[1, 2, 3, 4]", read(2, 3)),
              ElementsAre(says("core.expected_list",
                               {{"field", "the text"}, {"low", 2}, {"high", 3}, {"found", 4}})));
  EXPECT_THAT(complaints("[1]", read(3, 3)),
              ElementsAre(says("core.expected_list_of",
                               {{"field", "the text"}, {"low", 3}, {"high", 3}, {"found", 1}})));
  EXPECT_THAT(complaints("{}", read(0, 3)),
              ElementsAre(says("core.expected_list",
                               {{"field", "the text"}, {"low", 0}, {"high", 3}, {"found", 0}})));
}

TEST(JsonReader, a_member_that_must_be_there_is_missed_once) {
  const auto said = complaints(R"({"a": {}})", [](const JsonReader& reader) {
    const JsonReader missing = reader.at("a").at("b");
    EXPECT_FALSE(missing.exists());
    // What is missing yields defaults and stays quiet.
    EXPECT_EQ(missing.integer(3, 9), 3);
    EXPECT_FALSE(missing.boolean());
    EXPECT_EQ(missing.text(), "");
    EXPECT_EQ(missing.name({"x", "y"}), 0U);
    EXPECT_THAT(missing.items(1, 2), IsEmpty());
    EXPECT_THAT(missing.keys(), IsEmpty());
    EXPECT_FALSE(missing.at("c").exists());
    EXPECT_FALSE(missing.is_null());
  });
  EXPECT_THAT(said, ElementsAre(says("core.missing_field", {{"field", "a"}, {"key", "b"}})));
}

TEST(JsonReader, a_member_that_may_be_missing_is_not_missed) {
  EXPECT_THAT(complaints("{}", [](const JsonReader& r) { EXPECT_FALSE(r.maybe("a").exists()); }),
              IsEmpty());
}

TEST(JsonReader, unknown_members_are_named) {
  EXPECT_THAT(
      complaints(R"({"a": 1, "c": 2})", [](const JsonReader& r) { r.allow_only({"a", "b"}); }),
      ElementsAre(
          says("core.unknown_field", {{"field", "the text"}, {"key", "c"}, {"keys", "a, b"}})));
}

TEST(JsonReader, the_first_twenty_problems_are_kept) {
  Problems problems;
  EXPECT_FALSE(problems.any());
  for (int i = 0; i < 100; ++i) problems.add({"p", {{"i", std::int64_t{i}}}});
  EXPECT_TRUE(problems.any());
  EXPECT_EQ(problems.list().size(), 20U);
  EXPECT_EQ(problems.first(), Message("p", {{"i", std::int64_t{0}}}));
}

TEST(ParseJson, accepts_blanks_around_the_value) {
  for (const char* text : {"{}", " {} \n", "\n[1, 2]\n\n", "3", "\"x\"\n"})
    EXPECT_TRUE(parse_json(text, "it")) << text;
}

TEST(ParseJson, names_the_line_of_what_is_wrong) {
  const auto line = [](std::string_view text) {
    return test::reason(parse_json(text, "the file"));
  };
  EXPECT_THAT(line(""), says("core.not_json", {{"what", "the file"}, {"line", 1}}));
  EXPECT_THAT(line("{\n\"a\": 1,\n}"), says("core.not_json", {{"what", "the file"}, {"line", 3}}));
  EXPECT_THAT(line("{\n\"a\": 1"), says("core.not_json", {{"what", "the file"}, {"line", 2}}));
  EXPECT_THAT(line("{}\n{}"), says("core.not_json", {{"what", "the file"}, {"line", 2}}));
  EXPECT_THAT(line("nul"), says("core.not_json", {{"what", "the file"}, {"line", 1}}));
}

TEST(ParseJson, refuses_what_is_not_text) {
  EXPECT_FALSE(parse_json("\"\xff\"", "it"));
  EXPECT_FALSE(parse_json(std::string_view("\0", 1), "it"));
  EXPECT_FALSE(parse_json(std::string(100'000, '['), "it"));
}

}  // namespace
}  // namespace orrery
