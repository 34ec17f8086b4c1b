// Clients that do everything they should not, while two people play on undisturbed.
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/client.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class Hostile : public testing::Test {
 protected:
  // Two people notice nothing.
  void TearDown() override {
    pair_.finish();
    EXPECT_TRUE(pair_.bob.table(pair_.table).over());
    EXPECT_EQ(HttpClient(server_.port()).get("/healthz").status, 200);
  }
  void play_on() { pair_.to_move().move(pair_.table); }
  double dropped() const { return metric(server_, "orrery_readers_dropped_total"); }

  ServerProcess server_{{"--trust-clients"}};
  Pair pair_{server_};
};

TEST_F(Hostile, garbage_in_frames_is_answered_with_a_reason) {
  Client eve(server_, "Eve");
  eve.connect();
  for (const std::string& garbage :
       {std::string("{"), std::string("null"), std::string("[]"), std::string("{}"),
        std::string(R"({"type": "fly"})"), std::string(R"({"type": ["move"]})"),
        std::string(R"({"type": "move", "table": "x", "decision": -1, "move": ""})"),
        std::string(R"({"type": "watch", "table": 7})"), std::string(R"({"type":"a)"),
        std::string(5000, '['), std::string(R"({"id": 1e999, "type": "watch"})"),
        std::string("{\"type\": \"watch\", \"table\": \"\\ud800\"}"), std::string("")}) {
    eve.socket().send(garbage);
    const auto answer = eve.socket().receive();
    ASSERT_TRUE(answer) << garbage.substr(0, 80);
    const json::object object = json::parse(*answer).as_object();
    EXPECT_TRUE(object.contains("error")) << garbage.substr(0, 80);
    EXPECT_FALSE(object.at("text").as_string().empty());
  }
}

TEST_F(Hostile, binary_frames_are_read_as_text_or_refused) {
  Client eve(server_, "Eve");
  eve.connect();
  eve.socket().send_binary("\xFF\xFE\x00garbage");
  const auto answer = eve.socket().receive();
  ASSERT_TRUE(answer);
  EXPECT_THAT(*answer, HasSubstr("\"error\""));
}

TEST_F(Hostile, requests_that_come_together_with_the_upgrade_are_answered) {
  RawSocket hasty(server_.port());
  std::string all = upgrade_request(pair_.ann.token());
  for (int i = 1; i <= 100; ++i)  // more than the WebSocket reads at once
    all += client_frame(
        json::serialize(json::object{{"id", i}, {"type", "can_undo"}, {"table", pair_.table}}));
  hasty.send(all);
  const std::string answers = hasty.receive_until("\"re\":100,");
  for (int i = 1; i <= 100; ++i)
    ASSERT_THAT(answers, HasSubstr("\"re\":" + std::to_string(i) + ","));
  hasty.send(client_frame(R"({"id": "later", "type": "fly"})"));
  EXPECT_THAT(hasty.receive_until("}"), HasSubstr("\"re\":\"later\""));
}

TEST_F(Hostile, bytes_that_are_no_frames_or_no_utf8_close_the_connection) {
  for (const std::string& bytes :
       {std::string(100, '\xFF'), std::string("\x81\x02{}"),  // not masked
        client_frame("\xC3\x28"), client_frame("{}", '\x83'),
        std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF") + std::string(4, '\0')}) {
    RawSocket eve(server_.port());
    eve.send(upgrade_request(pair_.ann.token()));
    EXPECT_THAT(eve.receive_until("\"version\""), HasSubstr("101 Switching Protocols"));
    eve.send(bytes);
    EXPECT_TRUE(eve.closed());
  }
  play_on();
}

TEST_F(Hostile, messages_that_are_too_large_close_the_connection_or_are_refused) {
  Client eve(server_, "Eve");
  eve.connect();
  eve.socket().send(R"({"type": "chat", "text": ")" + std::string(20'000, 'x') + "\"}");
  EXPECT_FALSE(eve.socket().receive());
  EXPECT_FALSE(eve.socket().open());
  const HttpAnswer body = eve.http().request("POST", "/api/me", std::string(20'000, ' '),
                                             {{"Content-Type", "application/json"}});
  EXPECT_EQ(body.status, 413);
  EXPECT_EQ(body.refusal(), "server.too_large");
  EXPECT_EQ(eve.http().get("/api/me", {{"X-Long", std::string(10'000, 'x')}}).status, 413);
  EXPECT_EQ(eve.http().get("/" + std::string(10'000, 'x')).status, 413);
  // The announced length alone is enough.
  RawSocket liar(server_.port());
  liar.send("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n");
  EXPECT_THAT(liar.receive_all(), StartsWith("HTTP/1.1 413"));
}

// The end of what the server quotes would fall within a character.
TEST_F(Hostile, a_type_with_letters_beyond_ascii_is_refused_like_any_other) {
  Client eve(server_, "Eve");
  const std::string type = std::string(31, 'a') + "\u00e9";
  const HttpAnswer answer =
      eve.http().post("/api/tables/" + pair_.table, {{"type", type}, {"nonce", "ab"}});
  EXPECT_EQ(answer.status, 400);
  EXPECT_EQ(eve.ask({{"type", type}, {"table", pair_.table}}).at("error").at(0),
            "server.unknown_type");
}

TEST_F(Hostile, requests_that_are_no_http_are_refused) {
  for (const std::string& bytes :
       {std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11),
        std::string("hello\r\n\r\n"), std::string("GET  HTTP/9.9\r\n\r\n"),
        std::string("GET / HTTP/1.1\r\nHost\r\n\r\n"),
        std::string("POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
        std::string("POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")}) {
    RawSocket eve(server_.port());
    eve.send(bytes);
    const std::string answer = eve.receive_all();
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400")) << bytes;
    EXPECT_THAT(answer, HasSubstr("server.not_http")) << bytes;
    EXPECT_TRUE(eve.closed()) << bytes;
  }
  play_on();
}

TEST_F(Hostile, half_a_request_keeps_nobody_waiting) {
  std::vector<RawSocket> slow;
  for (int i = 0; i < 50; ++i) {
    slow.emplace_back(server_.port());
    slow.back().send("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Le");
  }
  RawSocket frame(server_.port());
  frame.send(upgrade_request(pair_.ann.token()) + "\x81");
  play_on();
  EXPECT_EQ(HttpClient(server_.port()).get("/api/games").status, 200);
}

TEST_F(Hostile, moves_that_are_replayed_or_for_others_change_nothing) {
  const std::string& table = pair_.table;
  const json::object first = pair_.ann.move_request(table, "b2");
  pair_.ann.done(first);
  pair_.to_move();
  const std::int64_t seq = pair_.bob.table(table).seq();
  Client eve(server_, "Eve");
  for (int i = 0; i < 20; ++i) {
    EXPECT_NE(pair_.ann.refusal(first), "");
    EXPECT_NE(eve.refusal(first), "");
    json::object later = first;
    later["decision"] = i;
    EXPECT_NE(pair_.ann.refusal(later), "");
  }
  for (const char* type : {"start", "leave", "resign", "return", "undo", "rematch"}) {
    json::object request = {{"type", type}, {"table", table}};
    if (request.at("type") == "undo") request["decision"] = 0;
    if (request.at("type") == "rematch") request["nonce"] = "1";
    EXPECT_NE(eve.refusal(request), "") << type;
  }
  EXPECT_EQ(pair_.bob.fresh(table).seq(), seq);
}

TEST_F(Hostile, who_does_not_read_is_dropped) {
  RawSocket deaf(server_.port());
  deaf.send(upgrade_request(pair_.ann.token()));
  // Each answer is the whole table; more of them than the network takes.
  const std::string table = pair_.ann.make_table(table_of("solenia", {"me", "random"}));
  const std::string watch =
      client_frame(json::serialize(json::object{{"type", "watch"}, {"table", table}}));
  std::string many;
  for (int i = 0; i < 50; ++i) many += watch;
  const auto end = std::chrono::steady_clock::now() + kPatience;
  for (int sent = 0; dropped() == 0 && std::chrono::steady_clock::now() < end; ++sent)
    if (sent < 200) deaf.send(many);
  EXPECT_EQ(dropped(), 1);
  play_on();
}

TEST_F(Hostile, a_connection_looks_at_a_hundred_tables_at_most) {
  Client eve(server_, "Eve");
  for (int i = 0; i < 100; ++i) eve.ask({{"type", "watch"}, {"table", "t" + std::to_string(i)}});
  EXPECT_EQ(eve.refusal({{"type", "watch"}, {"table", pair_.table}}), "server.too_many_tables");
  eve.done({{"type", "unwatch"}, {"table", "t7"}});
  eve.watch(pair_.table);
}

// --- limits, with a server that has them ---

TEST(Limits, one_address_has_two_hundred_connections) {
  const ServerProcess server;
  std::vector<WebSocket> sockets;
  int refused = 0;
  for (int i = 0; i < 210; ++i) {
    sockets.emplace_back(server.port());
    if (sockets.back().status() == 429) ++refused;
  }
  EXPECT_EQ(refused, 10);
  const HttpAnswer answer = HttpClient(server.port()).get("/api/games");
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.refusal(), "server.too_many_connections");
  EXPECT_EQ(answer.header("connection"), "close");
  EXPECT_GT(std::stoi(answer.header("retry-after")), 0);
  sockets.erase(sockets.begin(), sockets.begin() + 50);
  // The server hears of those who left in its own time.
  int status = 0;
  for (int i = 0; i < 1000 && status != 101; ++i) status = WebSocket(server.port()).status();
  EXPECT_EQ(status, 101);
}

TEST(Limits, a_connection_too_many_that_says_nothing_is_let_go) {
  const ServerProcess server;
  std::vector<RawSocket> silent;
  for (int i = 0; i < 401; ++i) silent.emplace_back(server.port());
  for (std::size_t i = 200; i < silent.size(); ++i) EXPECT_TRUE(silent[i].closed()) << i;
  silent.front().send("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(silent.front().receive_until("\r\n"), StartsWith("HTTP/1.1 200"));
}

TEST(Limits, new_people_of_one_address_wait) {
  const ServerProcess server;
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(HttpClient(server.port()).post("/api/me", {{"name", "Ann"}}).status, 200);
  const HttpAnswer answer = HttpClient(server.port()).post("/api/me", {{"name", "Ann"}});
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.refusal(), "server.too_many");
  EXPECT_GT(std::stoi(answer.header("retry-after")), 0);
  EXPECT_LE(std::stoi(answer.header("retry-after")), 30);
}

TEST(Limits, behind_a_proxy_addresses_are_those_of_the_clients) {
  const ServerProcess server({"--trust-proxy"});
  const auto status = [&](const std::string& forwarded) {
    return HttpClient(server.port())
        .post("/api/me", {{"name", "Ann"}}, {{"X-Forwarded-For", forwarded}})
        .status;
  };
  for (int i = 0; i < 20; ++i) EXPECT_EQ(status("10.0.0.1"), 200);
  EXPECT_EQ(status("10.0.0.1"), 429);
  EXPECT_EQ(status("10.9.9.9, 10.0.0.1"), 429) << "what the client says of itself does not count";
  EXPECT_EQ(status("10.0.0.2"), 200);
  RawSocket twice(server.port());
  twice.send(
      "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
      "X-Forwarded-For: 10.9.9.9\r\nX-Forwarded-For: 10.0.0.1\r\n"
      "Content-Length: 14\r\n\r\n{\"name\":\"Ann\"}");
  EXPECT_THAT(twice.receive_until("\r\n"), StartsWith("HTTP/1.1 429"))
      << "the proxy's line is the last one";
}

TEST(Limits, asking_for_the_head_alone_gives_just_that) {
  const ServerProcess server;
  RawSocket socket(server.port());
  socket.send("HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(socket.receive_all(), AllOf(StartsWith("HTTP/1.1 200"), EndsWith("\r\n\r\n")));
}

TEST(Limits, passwords_cannot_be_tried_out) {
  const ServerProcess server;
  HttpClient thief(server.port());
  std::map<int, int> statuses;
  for (int i = 0; i < 12; ++i)
    ++statuses[thief
                   .post("/api/login",
                         {{"name", "Ann"}, {"password", "guess " + std::to_string(i)}})
                   .status];
  EXPECT_EQ(statuses, (std::map<int, int>{{403, 10}, {429, 2}}));
}

TEST(Limits, tables_talk_and_requests_are_limited_by_person) {
  const ServerProcess server;
  Pair pair(server);
  std::map<int, int> made;
  for (int i = 0; i < 22; ++i) ++made[pair.ann.http().post("/api/tables", open_noughts()).status];
  EXPECT_EQ(made, (std::map<int, int>{{200, 19}, {429, 3}}));

  const json::object chat = {{"type", "chat"}, {"table", pair.table}, {"text", "spam"}};
  std::map<std::string, int> said;
  for (int i = 0; i < 15; ++i) ++said[pair.ann.refusal(chat)];
  EXPECT_GE(said[""], 10);
  EXPECT_GE(said["server.too_many"], 1);
  EXPECT_TRUE(pair.ann.ask(chat).contains("retry_after"));

  pair.bob.done(chat);  // others are not concerned
  const std::string digest = json::serialize(json::object{{"type", "digest"}, {"table", "x"}});
  for (int i = 0; i < 400; ++i) pair.ann.socket().send(digest);
  EXPECT_EQ(pair.ann.refusal({{"type", "digest"}, {"table", "x"}}), "server.too_many");
  EXPECT_EQ(pair.bob.refusal({{"type", "digest"}, {"table", "x"}}), "server.no_table");
  EXPECT_GT(metric(server, "orrery_requests_limited_total"), 100);
}

}  // namespace
}  // namespace orrery::test
