// A table as one viewer has it, from `table` and `update` messages.
#include "load/document.h"

#include <gtest/gtest.h>

namespace orrery::load {
namespace {

using Steps = std::vector<LogStep>;

constexpr std::string_view kTable = R"({"type": "table", "table": "t", "seq": 5, "you": 0,
  "doc": {"table": {"phase": "running"}, "view": {"hand": ["1A"]}, "decision": 4,
          "asked": {"prompt": [".turn"], "moves": [
            {"id": ".card", "args": ["price", "@card"], "move": "card {@card}!",
             "of": [[3, 4], ["1A", "2B"]]},
            {"id": ".pay", "args": ["price"], "of": [["pay few", "pay many"], [1, 9]]},
            {"id": ".pass", "of": [["pass"]]}]}},
  "log": [[0, [".began"]], [1, [".drew"], [".drew"]], [2, [".drew"]]], "now": 1})";

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
  ASSERT_EQ(document.answers(), 5U);
  EXPECT_EQ(document.answer(0), "card 1A!");
  EXPECT_EQ(document.answer(1), "card 2B!");
  EXPECT_EQ(document.answer(2), "pay few");
  EXPECT_EQ(document.answer(3), "pay many");
  EXPECT_EQ(document.answer(4), "pass");
  EXPECT_EQ(document.answer(5), "");
}

TEST(LoadDocument, follows_an_update) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(
      R"({"to": 6, "delta": {"asked": [null], "decision": [5], "table": {"phase": ["over"]}}})")));
  EXPECT_EQ(document.seq(), 6);
  EXPECT_FALSE(document.asked());
  EXPECT_EQ(document.decision(), 5);
  EXPECT_TRUE(document.over());
}

TEST(LoadDocument, follows_an_update_over_many_entries) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(R"({"from": 5, "to": 9, "delta": {"asked": [null]}})")));
  EXPECT_EQ(document.seq(), 9);
  EXPECT_FALSE(document.asked());
}

TEST(LoadDocument, an_update_may_change_nothing_that_is_seen) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(R"({"to": 6})")));
  EXPECT_EQ(document.seq(), 6);
  EXPECT_EQ(document.value(), at_five().value());
}

TEST(LoadDocument, passes_over_an_update_it_has_already) {
  Document document = at_five();
  ASSERT_TRUE(document.take_update(message(R"({"to": 5, "delta": {"asked": [null]}})")));
  EXPECT_EQ(document.seq(), 5);
  EXPECT_EQ(document.asked(), 4);
}

TEST(LoadDocument, refuses_an_update_that_begins_elsewhere) {
  Document document = at_five();
  EXPECT_FALSE(document.take_update(message(R"({"to": 7})")));
  EXPECT_FALSE(document.take_update(message(R"({"from": 4, "to": 6})")));
  EXPECT_FALSE(document.take_update(message(R"({"to": 6, "delta": {"x": {}}})")));
  EXPECT_FALSE(document.take_update(message(R"({"from": 5})")));
}

TEST(LoadDocument, drops_the_steps_that_were_taken_back) {
  Document document = at_five();
  EXPECT_EQ(document.log(), (Steps{{0, 1}, {1, 2}, {2, 1}}));
  ASSERT_TRUE(document.take_update(
      message(R"({"to": 6, "log": [[2, [".drew"], [".drew"], [".drew"]], [3, [".drew"]]]})")));
  EXPECT_EQ(document.log(), (Steps{{0, 1}, {1, 2}, {2, 3}, {3, 1}}));
  ASSERT_TRUE(document.take_update(message(R"({"to": 7, "log": [[1]]})")));
  EXPECT_EQ(document.log(), (Steps{{0, 1}}));
}

TEST(LoadDocument, refuses_a_log_out_of_order) {
  for (const std::string_view log : {R"([[3, [".a"]], [3, [".b"]]])", R"([[4, [".a"]], [3]])",
                                     R"([[]])", R"([["3"]])", R"([3])", R"({"3": []})"}) {
    Document document = at_five();
    EXPECT_FALSE(document.take_update({{"to", 6}, {"log", json::parse(log)}})) << log;
  }
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
