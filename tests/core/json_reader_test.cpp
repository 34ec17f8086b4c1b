// Reading what a person wrote: the value, or a complaint that names the place.
#include "core/json_reader.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"

namespace orrery {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Reads `text` with `read` and returns what was complained about, as sentences.
template <class Read>
std::vector<std::string> complaints(std::string_view text, Read read) {
  const json::value value = json::parse({text.data(), text.size()});
  Problems problems;
  read(JsonReader(value, "", problems));
  std::vector<std::string> said;
  for (const Message& message : problems.list()) said.push_back(Catalogue::built_in().say(message));
  return said;
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
  EXPECT_THAT(said, ElementsAre("a.list[1].n must be a whole number from 0 to 9."));
}

TEST(JsonReader, whole_numbers_within_bounds_only) {
  for (const char* wrong : {"10", "-1", "1.0", "1e0", "\"1\"", "null", "true", "[1]", "1e300",
                            "18446744073709551615", "-9223372036854775809"})
    EXPECT_THAT(complaints(wrong, [](const JsonReader& r) { EXPECT_EQ(r.integer(0, 9), 0); }),
                ElementsAre("the text must be a whole number from 0 to 9."))
        << wrong;
}

TEST(JsonReader, other_types_are_refused) {
  EXPECT_THAT(complaints("1", [](const JsonReader& r) { EXPECT_FALSE(r.boolean()); }),
              ElementsAre("the text must be true or false."));
  EXPECT_THAT(complaints("1", [](const JsonReader& r) { EXPECT_EQ(r.text(), ""); }),
              ElementsAre("the text must be a text in quotes."));
  EXPECT_THAT(complaints("\"c\"", [](const JsonReader& r) { EXPECT_EQ(r.name({"a", "b"}), 0U); }),
              ElementsAre("the text must be one of: a, b."));
  EXPECT_THAT(complaints("0", [](const JsonReader& r) { EXPECT_EQ(r.name({"a", "b"}), 0U); }),
              ElementsAre("the text must be one of: a, b."));
  EXPECT_THAT(complaints("[]", [](const JsonReader& r) { EXPECT_FALSE(r.at("k").exists()); }),
              ElementsAre("the text must be an object, written in braces."));
  EXPECT_THAT(complaints("[]", [](const JsonReader& r) { EXPECT_THAT(r.keys(), IsEmpty()); }),
              ElementsAre("the text must be an object, written in braces."));
}

TEST(JsonReader, list_lengths_are_checked) {
  const auto read = [](std::size_t least, std::size_t most) {
    return [=](const JsonReader& r) { EXPECT_THAT(r.items(least, most), IsEmpty()); };
  };
  EXPECT_THAT(complaints("[1]", read(2, 3)),
              ElementsAre("the text must be a list of 2 to 3 entries."));
  EXPECT_THAT(complaints("[1, 2, 3, 4]", read(2, 3)),
              ElementsAre("the text must be a list of 2 to 3 entries."));
  EXPECT_THAT(complaints("[1]", read(3, 3)),
              ElementsAre("the text must be a list of exactly 3 entries; it has 1."));
  EXPECT_THAT(complaints("{}", read(0, 3)),
              ElementsAre("the text must be a list of 0 to 3 entries."));
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
  EXPECT_THAT(said, ElementsAre("a: the field \"b\" is missing."));
}

TEST(JsonReader, a_member_that_may_be_missing_is_not_missed) {
  EXPECT_THAT(complaints("{}", [](const JsonReader& r) { EXPECT_FALSE(r.maybe("a").exists()); }),
              IsEmpty());
}

TEST(JsonReader, unknown_members_are_named) {
  EXPECT_THAT(
      complaints(R"({"a": 1, "c": 2})", [](const JsonReader& r) { r.allow_only({"a", "b"}); }),
      ElementsAre("the text: there is no field \"c\"; possible are: a, b."));
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
    const auto parsed = parse_json(text, "the file");
    return parsed ? "fine" : Catalogue::built_in().say(parsed.error());
  };
  EXPECT_EQ(line(""), "the file is not valid JSON: look at line 1.");
  EXPECT_EQ(line("{\n\"a\": 1,\n}"), "the file is not valid JSON: look at line 3.");
  EXPECT_EQ(line("{\n\"a\": 1"), "the file is not valid JSON: look at line 2.");
  EXPECT_EQ(line("{}\n{}"), "the file is not valid JSON: look at line 2.");
  EXPECT_EQ(line("nul"), "the file is not valid JSON: look at line 1.");
}

TEST(ParseJson, refuses_what_is_not_text) {
  EXPECT_FALSE(parse_json("\"\xff\"", "it"));
  EXPECT_FALSE(parse_json(std::string_view("\0", 1), "it"));
  EXPECT_FALSE(parse_json(std::string(100'000, '['), "it"));
}

}  // namespace
}  // namespace orrery
