// JSON as text: it is JSON, and every value can be found in it.
#include "core/json_writer.h"

#include <limits>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace orrery {
namespace {

TEST(JsonWriter, writes_objects_and_lists) {
  JsonWriter out;
  {
    const auto whole = out.object();
    out.member("seat", seat_at(1));
    {
      const auto hand = out.array("hand");
      out.value("1A");
      out.value(nullptr);
      const auto card = out.object();
    }
    out.member("full", false);
    const auto none = out.array("none");
  }
  EXPECT_EQ(out.text(), R"({"seat":1,"hand":["1A",null,{}],"full":false,"none":[]})");
}

TEST(JsonWriter, numbers_of_all_sizes) {
  JsonWriter out;
  {
    const auto list = out.array();
    out.value(std::numeric_limits<std::int64_t>::min());
    out.value(std::numeric_limits<std::int64_t>::max());
    out.value(std::uint8_t{200});
    out.value(-1);
  }
  EXPECT_EQ(out.text(), "[-9223372036854775808,9223372036854775807,200,-1]");
}

TEST(JsonWriter, texts_come_back_as_they_were) {
  std::string all;
  for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
  for (const std::string& text : {all, std::string("Zoë \"x\" \\ 月"), std::string()}) {
    JsonWriter out;
    {
      const auto object = out.object();
      out.member(text, text);
    }
    EXPECT_EQ(out.parsed(), json::value({{text, text}}));
  }
}

TEST(JsonWriter, texts_that_are_no_utf8_can_be_looked_into) {
  JsonWriter out;
  out.value("half a letter: \xc3");
  EXPECT_EQ(out.parsed().as_string(), "half a letter: \xc3");
}

TEST(JsonWriter, knows_where_every_value_stands) {
  JsonWriter out;
  {
    const auto whole = out.object();
    {
      const auto list = out.array("list");
      out.value(1);
      out.value("two");
    }
    out.member("last", true);
  }
  std::vector<std::string> found;
  for (const JsonWriter::Node& node : out.nodes())
    found.push_back(std::string(out.key_of(node)) + std::string(out.text_of(node)));
  EXPECT_EQ(found,
            (std::vector<std::string>{R"({"list":[1,"two"],"last":true})", R"("list":[1,"two"])",
                                      "1", R"("two")", R"("last":true)"}));
  EXPECT_EQ(out.nodes()[1].next, 4U) << "the node after the list";
  EXPECT_EQ(out.nodes()[0].next, 5U);
}

TEST(JsonWriter, begins_anew) {
  JsonWriter out;
  out.value(1);
  out.clear();
  EXPECT_TRUE(out.empty());
  out.value("x");
  EXPECT_EQ(out.text(), R"("x")");
  EXPECT_EQ(out.nodes().size(), 1U);
}

}  // namespace
}  // namespace orrery
