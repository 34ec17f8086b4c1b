// A table as one viewer has it, from `table` and `update` messages.
#include "load/document.h"

#include <gtest/gtest.h>

namespace orrery::load {
namespace {

using Steps = std::vector<std::int64_t>;

constexpr std::string_view kTable = R"({"type": "table", "table": "t", "seq": 5, "you": 0,
  "doc": {"table": {"phase": "running"}, "view": {"hand": ["1A"]},
          "asked": {"decision": 4, "moves": [
            {"id": "a", "of": [["card 1A", {}], ["card 2B", {}]]}, {"id": "b", "of": [["pass", {}]]}]}},
  "log": [{"step": 0, "says": {}}, {"step": 1, "says": {}}, {"step": 2, "says": {}}], "now": 1})";

json::object message(std::string_view text) { return json::parse(text).as_object(); }

Document at_five() {
  Document document;
  EXPECT_TRUE(document.take_table(message(kTable)));
  return document;
}

TEST(LoadDocument, is_unknown_until_the_table_came) {
  const Document document;
  EXPECT_FALSE(document.known());
  EXPECT_FALSE(document.asked());
  EXPECT_EQ(document.answers(), 0U);
  EXPECT_TRUE(at_five().known());
}

TEST(LoadDocument, lists_the_answers_of_all_groups_in_order) {
  const Document document = at_five();
  EXPECT_EQ(document.asked(), 4);
  ASSERT_EQ(document.answers(), 3U);
  EXPECT_EQ(document.answer(0), "card 1A");
  EXPECT_EQ(document.answer(1), "card 2B");
  EXPECT_EQ(document.answer(2), "pass");
  EXPECT_EQ(document.answer(3), "");
}

TEST(LoadDocument, follows_an_update) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(
      R"({"from": 5, "to": 6, "delta": {"asked": [null], "table": {"phase": ["over"]}}})")));
  EXPECT_EQ(document.seq(), 6);
  EXPECT_FALSE(document.asked());
  EXPECT_TRUE(document.over());
}

TEST(LoadDocument, passes_over_an_update_it_has_already) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(R"({"from": 4, "to": 5, "delta": {"asked": [null]}})")));
  EXPECT_EQ(document.seq(), 5);
  EXPECT_EQ(document.asked(), 4);
}

TEST(LoadDocument, refuses_an_update_that_begins_elsewhere) {
  Document document = at_five();
  EXPECT_FALSE(document.take_update(message(R"({"from": 6, "to": 7, "delta": {}})")));
  EXPECT_FALSE(document.take_update(message(R"({"from": 4, "to": 6, "delta": {}})")));
  EXPECT_FALSE(document.take_update(message(R"({"from": 5, "to": 6, "delta": {"x": {}}})")));
  EXPECT_FALSE(document.take_update(message(R"({"from": 5, "to": 6})")));
}

TEST(LoadDocument, drops_the_lines_that_were_taken_back) {
  Document document = at_five();
  EXPECT_EQ(document.log(), (Steps{0, 1, 2}));
  ASSERT_TRUE(document.take_update(message(
      R"({"from": 5, "to": 6, "delta": {}, "log": {"from": 2, "lines": [{"step": 2}, {"step": 3}]}})")));
  EXPECT_EQ(document.log(), (Steps{0, 1, 2, 3}));
  ASSERT_TRUE(document.take_update(
      message(R"({"from": 6, "to": 7, "delta": {}, "log": {"from": 1, "lines": []}})")));
  EXPECT_EQ(document.log(), (Steps{0}));
}

TEST(LoadDocument, refuses_lines_out_of_order) {
  Document document = at_five();
  EXPECT_FALSE(document.take_update(
      message(R"({"from": 5, "to": 6, "delta": {}, "log": {"from": 3, "lines": [{"step": 1}]}})")));
}

TEST(LoadDocument, refuses_a_table_without_its_parts) {
  Document document;
  EXPECT_FALSE(document.take_table(message(R"({"seq": 1, "log": []})")));
  EXPECT_FALSE(document.take_table(message(R"({"doc": {}, "log": []})")));
  EXPECT_FALSE(document.take_table(message(R"({"seq": 1, "doc": {}})")));
  EXPECT_FALSE(document.known());
}

}  // namespace
}  // namespace orrery::load
