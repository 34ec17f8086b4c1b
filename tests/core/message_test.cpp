// Messages as data: finding arguments, and the JSON they are kept in.
#include "core/message.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace orrery {
namespace {

TEST(Message, finds_arguments_by_name) {
  const Message message("game.placed", {{"seat", seat_at(1)}, {"price", std::int64_t{2}}});
  ASSERT_NE(message.find("price"), nullptr);
  EXPECT_EQ(std::get<std::int64_t>(*message.find("price")), 2);
  EXPECT_EQ(message.find("card"), nullptr);
}

Message with_all_kinds() {
  return {"game.placed",
          {{"seat", seat_at(1)},
           {"card", Term{"card", "1A"}},
           {"price", std::int64_t{-2}},
           {"text", std::string("a \"b\"")},
           {"parts", std::vector<Message>{{"game.part", {{"n", std::int64_t{1}}}}}}}};
}

TEST(Message, json_keeps_the_type_of_every_argument) {
  const Message message = with_all_kinds();
  EXPECT_EQ(json::serialize(to_json(message)),
            R"({"id":"game.placed","args":{"seat":{"seat":1},"card":{"card":"1A"},"price":-2,)"
            R"("text":"a \"b\"","parts":[{"id":"game.part","args":{"n":1}}]}})");
}

TEST(Message, json_of_no_arguments_is_an_empty_object) {
  EXPECT_EQ(json::serialize(to_json(Message("game.over"))), R"({"id":"game.over","args":{}})");
  EXPECT_EQ(json::serialize(args_json(Message("game.over"))), "{}");
}

TEST(Message, json_reads_back) {
  for (const Message& message : {with_all_kinds(), Message("game.over")})
    EXPECT_EQ(read_message(json::serialize(to_json(message))), message);
}

TEST(Message, json_of_another_form_is_not_read) {
  for (const std::string_view text :
       {"", "5", "{", R"({"id":"a"})", R"({"args":{}})", R"({"id":1,"args":{}})",
        R"({"id":"a","args":[]})", R"({"id":"a","args":{},"more":1})",
        R"({"id":"a","args":{"n":null}})", R"({"id":"a","args":{"n":1.5}})",
        R"({"id":"a","args":{"n":{}}})", R"({"id":"a","args":{"n":{"a":"b","c":"d"}}})",
        R"({"id":"a","args":{"n":{"card":1}}})", R"({"id":"a","args":{"n":{"seat":-1}}})",
        R"({"id":"a","args":{"n":{"seat":99}}})", R"({"id":"a","args":{"n":["b"]}})",
        R"({"id":"a","args":{"n":[{"i?":"b","args":{}}]}})"})
    EXPECT_EQ(read_message(text), std::nullopt) << text;
}

TEST(Message, differs_by_id_name_type_and_value) {
  const Message message("m", {{"n", std::int64_t{1}}});
  EXPECT_EQ(message, Message("m", {{"n", std::int64_t{1}}}));
  EXPECT_NE(message, Message("k", {{"n", std::int64_t{1}}}));
  EXPECT_NE(message, Message("m", {{"k", std::int64_t{1}}}));
  EXPECT_NE(message, Message("m", {{"n", std::int64_t{2}}}));
  EXPECT_NE(message, Message("m", {{"n", seat_at(1)}}));
  EXPECT_NE(message, Message("m"));
}

}  // namespace
}  // namespace orrery
