// Requests as they come from anywhere: every form is read, everything else refused with a sentence.
#include "server/request.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"

namespace orrery::server {
namespace {

using test::has_text;
using testing::AnyOf;
using testing::EndsWith;

Message refusal(std::string_view text) {
  const auto request = read_request(text);
  return request ? test::kNothing : request.error().reason;
}

std::string reason(std::string_view text) { return refusal(text).id; }

Request read(std::string_view text) {
  const auto request = read_request(text);
  EXPECT_TRUE(request) << text << ": " << test::english(refusal(text));
  return request.value_or(Request{});
}

TEST(Request, every_form_of_the_protocol_is_read) {
  const std::vector<std::pair<const char*, Ask>> forms = {
      {R"({"type": "watch", "table": "t"})", Ask::watch},
      {R"({"type": "watch", "table": "t", "key": "k", "since": 38})", Ask::watch},
      {R"({"type": "unwatch", "table": "t"})", Ask::unwatch},
      {R"({"type": "join", "table": "t", "nonce": "9f"})", Ask::join},
      {R"({"type": "join", "table": "t", "nonce": "9f", "seat": 3, "key": "k"})", Ask::join},
      {R"({"type": "leave", "table": "t"})", Ask::leave},
      {R"({"type": "seat_bot", "table": "t", "seat": 1, "bot": "greedy"})", Ask::seat_bot},
      {R"({"type": "remove", "table": "t", "seat": 1})", Ask::remove},
      {R"({"type": "start", "table": "t"})", Ask::start},
      {R"({"type": "move", "table": "t", "decision": 4, "move": "card 1A"})", Ask::move},
      {R"({"type": "undo", "table": "t", "decision": 5})", Ask::undo},
      {R"({"type": "ask_back", "table": "t", "steps": 12})", Ask::ask_back},
      {R"({"type": "answer_back", "table": "t", "agree": false})", Ask::answer_back},
      {R"({"type": "stand_in", "table": "t", "seat": 0, "bot": "greedy"})", Ask::stand_in},
      {R"({"type": "return", "table": "t"})", Ask::come_back},
      {R"({"type": "resign", "table": "t"})", Ask::resign},
      {R"({"type": "rematch", "table": "t", "nonce": "9f"})", Ask::rematch},
      {R"({"type": "chat", "table": "t", "text": "Hello", "key": "k"})", Ask::chat},
      {R"({"type": "preview", "table": "t", "move": "card 1A"})", Ask::preview},
      {R"({"type": "digest", "table": "t"})", Ask::digest},
      {R"({"type": "can_undo", "table": "t"})", Ask::can_undo},
      {R"({"type": "hint", "table": "t"})", Ask::hint},
  };
  for (const auto& [text, ask] : forms) {
    const Request request = read(text);
    EXPECT_EQ(request.ask, ask) << text;
    EXPECT_EQ(request.table, "t") << text;
  }
}

TEST(Request, the_fields_are_those_that_were_sent) {
  const Request watch = read(R"({"type": "watch", "table": "t", "key": "k", "since": 38})");
  EXPECT_EQ(watch.key, "k");
  EXPECT_EQ(watch.since, 38);
  EXPECT_EQ(read(R"({"type": "watch", "table": "t"})").since, std::nullopt);
  const Request move = read(R"({"type": "move", "table": "t", "decision": 4, "move": "card 1A"})");
  EXPECT_EQ(move.decision, 4);
  EXPECT_EQ(move.move, "card 1A");
  const Request join = read(R"({"type": "join", "table": "t", "nonce": "9f", "seat": 3})");
  EXPECT_EQ(join.nonce, "9f");
  EXPECT_EQ(join.seat, seat_at(3));
  EXPECT_TRUE(read(R"({"type": "answer_back", "table": "t", "agree": true})").agree);
}

TEST(Request, an_id_goes_back_as_it_came) {
  EXPECT_EQ(read(R"({"id": 7, "type": "start", "table": "t"})").id, 7);
  EXPECT_EQ(read(R"({"id": "a\"b", "type": "start", "table": "t"})").id, R"(a"b)");
  EXPECT_EQ(read(R"({"type": "start", "table": "t"})").id, nullptr);
  for (const char* id : {"1.5", "null", "[]", R"("123456789012345678901234567890123")"})
    EXPECT_EQ(reason(fmt::format(R"({{"id": {}, "type": "start", "table": "t"}})", id)),
              "server.bad_id")
        << id;
}

TEST(Request, a_refused_request_keeps_its_id) {
  const auto refused = read_request(R"({"id": 7, "type": "fly", "table": "t"})");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, 7);
  EXPECT_EQ(refused.error().reason.id, "server.unknown_type");
}

TEST(Request, what_is_quoted_of_it_is_not_cut_within_a_character) {
  const std::string most(31, 'a');
  const auto refused = read_request(R"({"type": ")" + most + R"(\u00e9\u00e9", "table": "t"})");
  ASSERT_FALSE(refused);
  const Value* type = refused.error().reason.find("type");
  ASSERT_NE(type, nullptr);
  EXPECT_EQ(std::get<std::string>(*type), most);
}

TEST(Request, the_table_may_be_given_by_the_address) {
  const auto request = read_request(R"({"type": "start"})", "t");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->table, "t");
  EXPECT_NE(reason(R"({"type": "start"})"), "");
}

TEST(Request, wrong_fields_are_named) {
  for (const auto& [text, named] : std::vector<std::pair<std::string, const char*>>{
           {R"({"type": "move", "table": "t", "move": "a"})", "decision"},
           {R"({"type": "move", "table": "t", "decision": 1})", "move"},
           {R"({"type": "move", "table": "t", "decision": "1", "move": "a"})", "decision"},
           {R"({"type": "move", "table": "t", "decision": -1, "move": "a"})", "decision"},
           {R"({"type": "move", "table": "t", "decision": 2147483648, "move": "a"})", "decision"},
           {R"({"type": "move", "table": "t", "decision": 1.5, "move": "a"})", "decision"},
           {R"({"type": "move", "table": "t", "decision": 1, "move": ["a"]})", "move"},
           {R"({"type": "move", "table": "t", "decision": 1, "move": "a", "seat": 1})", "seat"},
           {R"({"type": "watch", "table": "t", "since": -1})", "since"},
           {R"({"type": "watch", "table": 7})", "table"},
           {R"({"type": "join", "table": "t"})", "nonce"},
           {R"({"type": "join", "table": "t", "nonce": "xyz"})", "nonce"},
           {R"({"type": "join", "table": "t", "nonce": "1", "seat": 99})", "seat"},
           {R"({"type": "seat_bot", "table": "t", "seat": 0})", "bot"},
           {R"({"type": "answer_back", "table": "t", "agree": 1})", "agree"},
           {R"({"type": "ask_back", "table": "t", "steps": null})", "steps"},
           {R"({"type": "chat", "table": "t"})", "text"},
           {R"({"type": "start", "table": "t", "now": true})", "now"},
       })
    EXPECT_THAT(refusal(text), AnyOf(has_text("field", EndsWith(named)), has_text("key", named)))
        << text;
}

TEST(Request, texts_have_a_length) {
  const auto of = [](const char* form, std::size_t length) {
    return reason(fmt::format(fmt::runtime(form), std::string(length, 'x')));
  };
  const char* chat = R"({{"type": "chat", "table": "t", "text": "{}"}})";
  EXPECT_EQ(of(chat, 500), "");
  EXPECT_EQ(of(chat, 501), "server.text_too_long");
  const char* move = R"({{"type": "move", "table": "t", "decision": 1, "move": "{}"}})";
  EXPECT_EQ(of(move, 200), "");
  EXPECT_EQ(of(move, 201), "server.text_too_long");
  const char* table = R"({{"type": "start", "table": "{}"}})";
  EXPECT_EQ(of(table, 64), "");
  EXPECT_EQ(of(table, 65), "server.text_too_long");
  EXPECT_EQ(of(chat, kMaxRequest), "server.too_large");
}

TEST(Request, what_is_no_object_of_json_is_refused) {
  for (const char* text :
       {"", " ", "{", "null", "7", "[]", "\"start\"", "{}", "{\"type\": 7}", "{\"type\": \"\"}",
        "{\"type\": \"start\", \"table\": \"t\"} x", "{\"type\": \"start\", \"table\": \"\xFF\"}"})
    EXPECT_NE(reason(text), "") << text;
}

}  // namespace
}  // namespace orrery::server
