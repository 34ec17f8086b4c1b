// People over HTTP: names, cookies, passwords, and what another site or a stranger may not do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/client.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class People : public testing::Test {
 protected:
  // Password tries and new people are limited; here only where a test says so.
  ServerProcess server_{{"--trust-clients"}};
};

TEST_F(People, a_name_makes_a_person_and_a_cookie_that_scripts_cannot_read) {
  HttpClient client(server_.port());
  EXPECT_EQ(client.get("/api/me").body, "null");
  const HttpAnswer made = client.post("/api/me", {{"name", "  Ann "}});
  ASSERT_EQ(made.status, 200) << made.body;
  const json::object ann = made.object();
  EXPECT_EQ(ann.at("name"), "Ann");
  EXPECT_EQ(ann.at("password"), false);
  EXPECT_EQ(ann.at("id").as_string().size(), 12);
  EXPECT_THAT(made.header("set-cookie"), AllOf(HasSubstr("; HttpOnly"), HasSubstr("; SameSite=Lax"),
                                               HasSubstr("; Path=/"), Not(HasSubstr("Secure"))));
  EXPECT_EQ(client.token().size(), 52);
  EXPECT_EQ(client.get("/api/me").object(), ann);
}

TEST_F(People, a_cookie_is_secure_behind_a_proxy_with_tls_that_is_trusted_and_only_there) {
  const Headers tls = {{"X-Forwarded-Proto", "https"}};
  HttpClient direct(server_.port());
  EXPECT_THAT(direct.post("/api/me", {{"name", "Ann"}}, tls).header("set-cookie"),
              Not(HasSubstr("Secure")));
  const ServerProcess behind({"--trust-proxy"});
  HttpClient client(behind.port());
  EXPECT_THAT(client.post("/api/me", {{"name", "Ann"}}, tls).header("set-cookie"),
              HasSubstr("; Secure"));
}

TEST_F(People, the_same_person_gets_another_name) {
  Client ann(server_, "Ann");
  const std::string token = ann.token();
  const HttpAnswer renamed = ann.http().post("/api/me", {{"name", "Anna"}});
  EXPECT_EQ(renamed.object().at("id").as_string(), ann.id());
  EXPECT_EQ(renamed.object().at("name"), "Anna");
  EXPECT_EQ(ann.token(), token);
  EXPECT_EQ(ann.http().get("/api/me").object().at("name"), "Anna");
}

TEST_F(People, names_that_are_none_are_refused) {
  HttpClient client(server_.port());
  for (const char* name : {"", "   ", "line\nbreak"}) {
    const HttpAnswer answer = client.post("/api/me", {{"name", name}});
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(answer.refusal(), "server.bad_name") << name;
  }
  EXPECT_EQ(client.post("/api/me", {{"name", std::string(61, 'x')}}).refusal(), "server.bad_name");
  EXPECT_EQ(client.post("/api/me", {{"name", 7}}).status, 400);
  EXPECT_EQ(client.post("/api/me", {{"name", "Ann"}, {"admin", true}}).status, 400);
  EXPECT_EQ(client.post("/api/me", json::array()).status, 400);
  EXPECT_EQ(client.request("POST", "/api/me", "{", {{"Content-Type", "application/json"}}).status,
            400);
  EXPECT_EQ(client.token(), "");
}

TEST_F(People, a_password_leads_back_from_elsewhere) {
  Client ann(server_, "Ann");
  const HttpAnswer set = ann.http().post("/api/password", {{"password", "correct horse"}});
  ASSERT_EQ(set.status, 200) << set.body;
  EXPECT_EQ(set.object().at("password"), true);

  HttpClient elsewhere(server_.port());
  const HttpAnswer wrong =
      elsewhere.post("/api/login", {{"name", "Ann"}, {"password", "correct house"}});
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.refusal(), "server.wrong_password");
  EXPECT_EQ(elsewhere.token(), "");
  const HttpAnswer unknown =
      elsewhere.post("/api/login", {{"name", "Zoe"}, {"password", "correct horse"}});
  EXPECT_EQ(unknown.body, wrong.body) << "nobody learns which names exist";

  const HttpAnswer in =
      elsewhere.post("/api/login", {{"name", "ann"}, {"password", "correct horse"}});
  ASSERT_EQ(in.status, 200) << in.body;
  EXPECT_EQ(in.object().at("id").as_string(), ann.id());
  EXPECT_NE(elsewhere.token(), ann.token());
  EXPECT_EQ(elsewhere.get("/api/me").object().at("name"), "Ann");
}

TEST_F(People, who_changes_a_password_knows_the_old_one) {
  Client ann(server_, "Ann");
  const auto change = [&](const json::object& body) {
    return ann.http().post("/api/password", body);
  };
  EXPECT_EQ(change({{"password", "correct horse"}, {"old", ""}}).status, 400) << "there is none";
  ASSERT_EQ(change({{"password", "correct horse"}}).status, 200);
  EXPECT_EQ(change({{"password", "another horse"}}).status, 400);
  const HttpAnswer wrong = change({{"password", "another horse"}, {"old", "correct house"}});
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.refusal(), "server.wrong_old_password");
  EXPECT_EQ(change({{"password", "another horse"}, {"old", "correct horse"}}).status, 200);
  HttpClient elsewhere(server_.port());
  EXPECT_EQ(elsewhere.post("/api/login", {{"name", "Ann"}, {"password", "another horse"}}).status,
            200);
}

TEST_F(People, a_new_password_ends_what_was_opened_elsewhere) {
  Client ann(server_, "Ann");
  ASSERT_EQ(ann.http().post("/api/password", {{"password", "correct horse"}}).status, 200);
  Client thief(server_, ann);
  ASSERT_EQ(
      thief.http().post("/api/login", {{"name", "Ann"}, {"password", "correct horse"}}).status,
      200);
  Client stranger(server_);
  for (Client* each : {&ann, &thief, &stranger}) each->connect();
  ASSERT_EQ(ann.http()
                .post("/api/password", {{"password", "another horse"}, {"old", "correct horse"}})
                .status,
            200);
  EXPECT_TRUE(thief.closed());
  EXPECT_EQ(thief.http().get("/api/me").body, "null");
  for (Client* each : {&ann, &stranger})
    EXPECT_EQ(each->refusal({{"type", "watch"}, {"table", "none"}}), "server.no_table");
}

TEST_F(People, a_connection_ends_with_its_cookie) {
  Client ann(server_, "Ann");
  Client other_window(server_, ann);
  Client stranger(server_);
  for (Client* each : {&other_window, &stranger}) each->connect();
  EXPECT_EQ(Client(server_).http().post("/api/logout", json::object()).status, 200);
  ann.http().post("/api/logout", json::object());
  EXPECT_TRUE(other_window.closed());
  EXPECT_EQ(stranger.refusal({{"type", "watch"}, {"table", "none"}}), "server.no_table")
      << "who never had a cookie stays";
}

TEST_F(People, two_people_with_passwords_have_two_names) {
  Client one(server_, "Ann");
  Client other(server_, "Ann");
  EXPECT_EQ(one.http().post("/api/password", {{"password", "12345678"}}).status, 200);
  const HttpAnswer taken = other.http().post("/api/password", {{"password", "87654321"}});
  EXPECT_EQ(taken.status, 409);
  EXPECT_EQ(taken.refusal(), "server.name_taken");
  other.http().post("/api/me", {{"name", "Bea"}});
  EXPECT_EQ(other.http().post("/api/password", {{"password", "87654321"}}).status, 200);
  EXPECT_EQ(other.http().post("/api/me", {{"name", "ANN"}}).status, 409);
}

TEST_F(People, passwords_have_a_length) {
  Client ann(server_, "Ann");
  for (const std::size_t length : {0UL, 7UL, 201UL})
    EXPECT_EQ(ann.http().post("/api/password", {{"password", std::string(length, 'x')}}).refusal(),
              "server.bad_password");
  EXPECT_EQ(Client(server_).http().post("/api/password", {{"password", "12345678"}}).status, 401);
}

TEST_F(People, a_cookie_that_was_given_up_is_worth_nothing) {
  Client ann(server_, "Ann");
  const std::string token = ann.token();
  const HttpAnswer out = ann.http().post("/api/logout", json::object());
  EXPECT_EQ(out.status, 200);
  EXPECT_THAT(out.header("set-cookie"), HasSubstr("Max-Age=0"));
  HttpClient thief(server_.port());
  thief.set_token(token);
  EXPECT_EQ(thief.get("/api/me").body, "null");
}

TEST_F(People, a_cookie_nobody_was_given_names_nobody) {
  HttpClient client(server_.port());
  client.set_token(std::string(52, 'a'));
  EXPECT_EQ(client.get("/api/me").body, "null");
  client.set_token("'; DROP TABLE people; --");
  EXPECT_EQ(client.get("/api/me").body, "null");
}

TEST_F(People, another_site_cannot_act_in_a_visitors_name) {
  Client ann(server_, "Ann");
  const Headers evil = {{"Origin", "https://evil.example"}};
  const HttpAnswer refused = ann.http().post("/api/me", {{"name", "Eve"}}, evil);
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.refusal(), "server.other_origin");
  const HttpAnswer form =
      ann.http().post("/api/me", {{"name", "Eve"}}, {{"Content-Type", "text/plain"}});
  EXPECT_EQ(form.status, 415);
  EXPECT_EQ(form.refusal(), "server.not_json");
  const std::string own = "http://127.0.0.1:" + std::to_string(server_.port());
  EXPECT_EQ(ann.http().post("/api/me", {{"name", "Anna"}}, {{"Origin", own}}).status, 200);
}

TEST_F(People, a_websocket_of_another_site_is_refused) {
  const Client ann(server_, "Ann");
  Headers headers = {{"Cookie", "orrery=" + ann.token()}, {"Origin", "https://evil.example"}};
  EXPECT_EQ(WebSocket(server_.port(), headers).status(), 403);
  headers["Origin"] = "null";
  EXPECT_EQ(WebSocket(server_.port(), headers).status(), 403);
  headers["Origin"] = "http://127.0.0.1:" + std::to_string(server_.port());
  EXPECT_EQ(WebSocket(server_.port(), headers).status(), 101);
}

TEST_F(People, the_public_address_is_an_origin_of_the_servers_own) {
  const ServerProcess named({"--public-url", "https://games.example.org/"});
  const Headers good = {{"Origin", "https://games.example.org"}};
  EXPECT_EQ(WebSocket(named.port(), good).status(), 101);
  EXPECT_EQ(HttpClient(named.port()).post("/api/me", {{"name", "Ann"}}, good).status, 200);
  EXPECT_EQ(WebSocket(named.port(), {{"Origin", "https://games.example.org.evil"}}).status(), 403);
}

}  // namespace
}  // namespace orrery::test
