// Tables over HTTP and WebSocket, before a game begins: the lobby, links, seats, and who may do
// what.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/client.h"
#include "support/messages.h"

namespace orrery::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class Tables : public testing::Test {
 protected:
  std::vector<std::string> listed(Client& client, const std::string& where = "/api/tables") {
    std::vector<std::string> ids;
    const json::object answer = client.http().get(where).object();
    for (const json::value& table : answer.at("tables").as_array())
      ids.emplace_back(table.at("table").as_string());
    return ids;
  }

  ServerProcess server_{{"--trust-clients"}};
  Client ann_{server_, "Ann"};
  Client bob_{server_, "Bob"};
};

TEST_F(Tables, the_lobby_shows_listed_tables_and_their_seats) {
  json::object made;
  const std::string table = ann_.make_table({{"game", "solenia"},
                                             {"players", 2},
                                             {"options", {{"side", "winter"}}},
                                             {"nonce", "9f86"},
                                             {"seats", {nullptr, "me"}}},
                                            &made);
  EXPECT_EQ(made.at("seat"), 1);
  const json::object answer = bob_.http().get("/api/tables").object();
  const json::array& tables = answer.at("tables").as_array();
  ASSERT_EQ(tables.size(), 1);
  EXPECT_EQ(tables[0].at("table"), json::string(table));
  EXPECT_EQ(tables[0].at("game"), "solenia");
  EXPECT_EQ(tables[0].at("phase"), "gathering");
  EXPECT_EQ(tables[0].at("options").at("side"), "winter");
  EXPECT_EQ(tables[0].at("seats").at(0).at("kind"), "empty");
  EXPECT_EQ(tables[0].at("seats").at(1).at("name"), "Ann");
  EXPECT_GT(tables[0].at("updated").as_int64(), 0);
}

TEST_F(Tables, a_private_table_is_found_by_its_links_alone) {
  json::object made;
  json::object wanted = open_noughts();
  wanted["listed"] = false;
  const std::string table = ann_.make_table(wanted, &made);
  EXPECT_THAT(listed(bob_), Not(Contains(table)));
  EXPECT_THAT(listed(ann_, "/api/tables/mine"), Contains(table));
  EXPECT_EQ(ann_.http().get("/api/tables/mine").object().at("tables").at(0).at("you"), 0);
  const json::object watched = ann_.done({{"type", "watch"}, {"table", table}});
  EXPECT_EQ(watched.at("creator"), true);
  EXPECT_EQ(watched.at("links"), made.at("links"));
  EXPECT_EQ(bob_.http().get("/api/tables/" + table).status, 404);
  EXPECT_EQ(bob_.http().get("/api/tables/" + table + "?key=wrong").status, 404);
  EXPECT_EQ(bob_.refusal({{"type", "watch"}, {"table", table}}), "server.no_table");
  EXPECT_EQ(bob_.refusal({{"type", "join"}, {"table", table}, {"nonce", "1"}}), "server.no_table");
  EXPECT_EQ(bob_.refusal({{"type", "chat"}, {"table", table}, {"text", "Hello"}}),
            "server.no_table");

  const std::string watch = key_in(made, "watch");
  EXPECT_TRUE(bob_.fresh(table, watch).you().is_null());
  EXPECT_FALSE(bob_.done({{"type", "watch"}, {"table", table}, {"key", watch}}).contains("links"));
  EXPECT_EQ(bob_.refusal({{"type", "join"}, {"table", table}, {"nonce", "1"}, {"key", watch}}),
            "server.no_table")
      << "the link to watch gives no seat";
  Client visitor(server_);
  EXPECT_TRUE(visitor.watch(table, watch).you().is_null());
  bob_.done({{"type", "join"}, {"table", table}, {"nonce", "1"}, {"key", key_in(made, "join")}});
  EXPECT_EQ(bob_.fresh(table).you(), 1) << "a seat needs no key";
}

TEST_F(Tables, guessed_tables_are_not_there) {
  for (const char* id : {"k3j9x2m4p7qa", "x", "%2e%2e", "' OR 1=1"})
    EXPECT_EQ(ann_.refusal({{"type", "watch"}, {"table", id}}), "server.no_table") << id;
  EXPECT_EQ(ann_.http().get("/api/tables/k3j9x2m4p7qa").status, 404);
  EXPECT_EQ(ann_.http().get("/api/tables/k3j9x2m4p7qa/record").status, 404);
  EXPECT_EQ(ann_.http().post("/api/tables/k3j9x2m4p7qa", {{"type", "start"}}).status, 404);
}

TEST_F(Tables, tables_that_cannot_be_are_refused_with_a_reason) {
  const auto refusal = [&](const json::object& wanted) {
    const HttpAnswer answer = ann_.http().post("/api/tables", wanted);
    EXPECT_EQ(answer.status, 400) << json::serialize(wanted);
    EXPECT_FALSE(answer.object().at("text").as_string().empty());
    return answer.refusal();
  };
  EXPECT_EQ(refusal({{"game", "chess"}, {"nonce", "1"}}), "server.unknown_game");
  EXPECT_EQ(refusal({{"game", "noughts"}, {"nonce", "xyz"}}), "server.bad_nonce");
  EXPECT_EQ(refusal({{"game", "noughts"}, {"nonce", "1"}, {"seats", {"me", "me"}}}),
            "server.seated_twice");
  for (const json::object& wrong : {json::object{{"players", 9}},
                                    {{"players", "two"}},
                                    {{"options", {{"side", "summer"}}}},
                                    {{"clock", {{"kind", "live"}}}},
                                    {{"clock", {{"kind", "live"}, {"base", -1}}}},
                                    {{"clock", {{"kind", "hourglass"}, {"base", 5000}}}},
                                    {{"seats", {"me"}}},
                                    {{"seats", {"me", "nobody"}}},
                                    {{"listed", 1}},
                                    {{"secret", "mine"}}}) {
    json::object wanted = open_noughts();
    for (const auto& [key, value] : wrong) wanted[key] = value;
    EXPECT_NE(refusal(wanted), "");
  }
  EXPECT_EQ(ann_.http().post("/api/tables", {{"game", "noughts"}}).status, 400) << "no nonce";
  EXPECT_EQ(Client(server_).http().post("/api/tables", open_noughts()).status, 401);
  EXPECT_THAT(listed(ann_, "/api/tables/mine"), testing::IsEmpty());
}

TEST_F(Tables, people_join_leave_and_are_removed_by_the_creator_alone) {
  const std::string table = ann_.make_table(open_noughts());
  ann_.watch(table);
  const json::object join = {{"type", "join"}, {"table", table}, {"nonce", "b2"}};
  bob_.done(join);
  EXPECT_EQ(bob_.refusal(join), "table.already_seated");
  Client eve(server_, "Eve");
  EXPECT_EQ(eve.refusal(join), "server.table_full");
  EXPECT_EQ(bob_.refusal({{"type", "remove"}, {"table", table}, {"seat", 0}}),
            "server.not_creator");
  EXPECT_EQ(bob_.refusal({{"type", "start"}, {"table", table}}), "server.not_creator");

  bob_.done({{"type", "leave"}, {"table", table}});
  EXPECT_EQ(ann_.refusal({{"type", "start"}, {"table", table}}), "table.seats_open");
  bob_.done(join);
  bob_.watch(table);
  ann_.done({{"type", "remove"}, {"table", table}, {"seat", 1}});
  bob_.listen_until([&] { return bob_.table(table).you().is_null(); }, "Bob has no seat any more");
  ann_.done({{"type", "seat_bot"}, {"table", table}, {"seat", 1}, {"bot", "greedy"}});
  ann_.listen_until([&] { return ann_.table(table).at("/table/seats/1/kind") == "bot"; },
                    "a bot has the seat");
  EXPECT_EQ(ann_.refusal({{"type", "seat_bot"}, {"table", table}, {"seat", 1}, {"bot", "greedy"}}),
            "table.seat_taken");
  ann_.done({{"type", "start"}, {"table", table}});
  EXPECT_EQ(ann_.refusal({{"type", "remove"}, {"table", table}, {"seat", 1}}),
            "table.already_started");
}

TEST_F(Tables, a_watcher_who_takes_a_seat_sees_what_the_seat_sees) {
  const std::string table = ann_.make_table({{"game", "solenia"}, {"nonce", "a1"}});
  EXPECT_TRUE(bob_.watch(table).you().is_null());
  bob_.done({{"type", "join"}, {"table", table}, {"nonce", "b2"}});
  bob_.listen_until([&] { return bob_.table(table).you() == 1; }, "Bob's own eyes");
  ann_.done({{"type", "start"}, {"table", table}});
  bob_.listen_until([&] { return bob_.table(table).phase() == "running"; }, "the start");
  EXPECT_EQ(bob_.table(table).value(), bob_.fresh(table).value());
}

TEST_F(Tables, the_presence_of_people_and_spectators_is_told) {
  Pair pair(server_);
  const auto told = [&](const std::string& presence) {
    pair.ann.listen_until([&] { return pair.ann.presence(pair.table) == presence; }, presence);
  };
  told("[true,true] 0");
  Client visitor(server_);
  visitor.watch(pair.table);
  told("[true,true] 1");
  visitor.done({{"type", "unwatch"}, {"table", pair.table}});
  told("[true,true] 0");
  pair.bob.drop();
  told("[true,false] 0");
}

TEST_F(Tables, the_games_and_the_sentences_are_told) {
  const json::object games = ann_.http().get("/api/games").object();
  std::vector<std::string> ids;
  for (const json::value& game : games.at("games").as_array())
    ids.emplace_back(game.at("game").as_string());
  EXPECT_THAT(ids, testing::IsSupersetOf({"noughts", "solenia", "luna-capital"}));
  const json::object sentences = ann_.http().get("/api/messages/en").object();
  EXPECT_EQ(sentences.at("server.no_table").as_string(), english({"server.no_table"}));
}

}  // namespace
}  // namespace orrery::test
