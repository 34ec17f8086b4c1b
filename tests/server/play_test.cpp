// Playing over the wire, as docs/protocol.md tells it: moves, going back, talk, leaving and coming
// back, the end, the record, the rematch.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/client.h"

namespace orrery::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class Play : public testing::Test {
 protected:
  json::object about(const std::string& type) const {
    return {{"type", type}, {"table", pair_.table}};
  }
  json::object about(const std::string& type, const std::string& key, json::value value) const {
    json::object request = about(type);
    request[key] = std::move(value);
    return request;
  }
  // Both have seen what the other one has.
  void catch_up() { pair_.to_move(); }
  ViewerDocument& anns() { return pair_.ann.table(pair_.table); }
  ViewerDocument& bobs() { return pair_.bob.table(pair_.table); }

  ServerProcess server_{{"--trust-clients"}};
  Pair pair_{server_};
  Client& ann_ = pair_.ann;
  Client& bob_ = pair_.bob;
};

TEST_F(Play, a_game_against_a_bot_ends_and_its_record_is_true) {
  const std::string table = ann_.make_table(table_of("noughts", {"me", "greedy"}));
  ann_.watch(table);
  EXPECT_EQ(ann_.http().get("/api/tables/" + table + "/record").status, 409) << "not over";
  for (ann_.wait_for_turn(table); !ann_.table(table).over(); ann_.wait_for_turn(table))
    ann_.move(table);
  const ViewerDocument& end = ann_.table(table);
  EXPECT_TRUE(end.at("/table/outcome").is_array());
  EXPECT_EQ(end.at("/table/fair/secret").as_string().size(), 64);
  EXPECT_EQ(end.value(), ann_.fresh(table).value());

  const HttpAnswer record = ann_.http().get("/api/tables/" + table + "/record");
  ASSERT_EQ(record.status, 200);
  const TemporaryDirectory folder;
  write_text(folder.path() / "game.json", record.body);
  const Ran verified = run_program({"verify", "game.json"}, "", folder.path());
  EXPECT_EQ(verified.code, 0) << verified.out << verified.err;
  std::string forged = record.body;
  const std::size_t secret = forged.find(end.at("/table/fair/secret").as_string());
  ASSERT_NE(secret, std::string::npos);
  forged[secret] = forged[secret] == '0' ? '1' : '0';
  write_text(folder.path() / "forged.json", forged);
  EXPECT_NE(run_program({"verify", "forged.json"}, "", folder.path()).code, 0);
}

TEST_F(Play, a_game_can_be_played_by_http_alone) {
  HttpClient& http = ann_.http();
  const std::string at = "/api/tables/" + ann_.make_table(table_of("noughts", {"me", "random"}));
  ViewerDocument seen;
  for (int turn = 0; turn < 100; ++turn) {  // some of them only look whether the bot has moved
    seen.take(http.get(at).object());
    if (seen.over()) break;
    if (!seen.asked()) continue;
    const HttpAnswer moved = http.post(
        at, {{"type", "move"}, {"decision", seen.decision()}, {"move", seen.answers().front()}});
    ASSERT_EQ(moved.status, 200) << moved.body;
    EXPECT_GT(moved.object().at("seq").as_int64(), seen.seq());
  }
  EXPECT_TRUE(seen.over());
  EXPECT_EQ(http.post(at, {{"type", "watch"}}).refusal(), "server.only_by_websocket");
}

TEST_F(Play, a_move_counts_once_and_for_its_own_seat) {
  EXPECT_EQ(bob_.refusal(bob_.move_request(pair_.table, "b2")), "core.not_your_turn");
  const json::object first = ann_.move_request(pair_.table, "b2");
  ann_.done(first);
  EXPECT_EQ(ann_.refusal(first), "table.other_decision") << "replayed";
  json::object early = first;
  early["decision"] = 2;
  EXPECT_EQ(ann_.refusal(early), "table.later_decision") << "ahead of its time";
  catch_up();
  EXPECT_THAT(bob_.refusal(bob_.move_request(pair_.table, "b2")), StartsWith("noughts."));
  EXPECT_NE(bob_.refusal(bob_.move_request(pair_.table, "z9")), "");
  Client eve(server_, "Eve");
  eve.watch(pair_.table);
  EXPECT_EQ(eve.refusal(first), "server.not_seated");
  EXPECT_EQ(Client(server_).refusal(first), "server.nobody");
  EXPECT_EQ(bobs().seq(), anns().seq());
}

TEST_F(Play, both_seats_and_a_spectator_have_at_every_moment_what_a_fresh_client_gets) {
  Client visitor(server_);
  visitor.watch(pair_.table);
  while (!anns().over()) {
    pair_.to_move().move(pair_.table);
    catch_up();
    ViewerDocument& seen = visitor.table(pair_.table);
    visitor.listen_until([&] { return seen.seq() == anns().seq(); }, "the visitor's update");
    for (Client* client : {&ann_, &bob_, &visitor}) {
      const ViewerDocument fresh = client->fresh(pair_.table);
      EXPECT_EQ(client->table(pair_.table).value(), fresh.value());
      EXPECT_EQ(client->table(pair_.table).log(), fresh.log());
    }
    EXPECT_TRUE(seen.at("/asked").is_null());
    EXPECT_TRUE(seen.at("/decision").is_null());
  }
}

TEST_F(Play, a_move_is_taken_back_until_the_other_one_acts) {
  EXPECT_EQ(ann_.refusal(about("can_undo")), "table.undo_nothing");
  ann_.move(pair_.table, "b2");
  EXPECT_EQ(anns().at("/undo"), true);
  ann_.done(about("can_undo"));
  ann_.done(about("undo", "decision", anns().decision()));
  catch_up();
  EXPECT_TRUE(anns().asked());
  EXPECT_THAT(anns().answers(), Contains("b2"));
  EXPECT_EQ(anns().decision(), 2) << "an answer to the question before does not count any more";
  ann_.move(pair_.table, "a1");
  catch_up();
  bob_.move(pair_.table, "b2");
  catch_up();
  EXPECT_EQ(ann_.refusal(about("can_undo")), "table.undo_other_acted");
  EXPECT_EQ(ann_.refusal(about("undo", "decision", anns().decision())), "table.undo_other_acted");
  EXPECT_EQ(anns().log(), ann_.fresh(pair_.table).log());
}

TEST_F(Play, everybody_must_agree_to_go_further_back) {
  for (const char* move : {"a1", "b1", "c1"}) {
    pair_.to_move().move(pair_.table, move);
    catch_up();
  }
  EXPECT_EQ(bob_.refusal(about("answer_back", "agree", true)), "table.back_none");
  ann_.done(about("ask_back", "steps", 1));
  bob_.listen_until([&] { return bobs().value().at("table").as_object().contains("back"); },
                    "the request");
  EXPECT_EQ(bobs().at("/table/back/by"), 0);
  bob_.done(about("answer_back", "agree", false));
  catch_up();
  EXPECT_FALSE(anns().value().at("table").as_object().contains("back"));
  EXPECT_EQ(ann_.refusal(about("ask_back", "steps", 9)), "table.back_nowhere");

  bob_.done(about("ask_back", "steps", 1));
  ann_.done(about("answer_back", "agree", true));
  catch_up();
  bob_.listen_until([&] { return bobs().asked(); }, "Bob's question again");
  EXPECT_THAT(bobs().answers(), Contains("c1"));
  EXPECT_THAT(bobs().answers(), Not(Contains("a1")));
  EXPECT_EQ(bobs().value(), bob_.fresh(pair_.table).value());
  EXPECT_EQ(bobs().log(), bob_.fresh(pair_.table).log());
}

TEST_F(Play, people_talk_and_spectators_too) {
  ann_.done(about("chat", "text", "Hello <b>Bob</b> \xF0\x9F\x99\x82"));
  Client eve(server_, "Eve");
  eve.done(about("chat", "text", "May I watch?"));
  bob_.listen_until([&] { return bobs().at("/table/chat").as_array().size() == 2; }, "two lines");
  EXPECT_EQ(bobs().at("/table/chat/0/name"), "Ann");
  EXPECT_EQ(bobs().at("/table/chat/0/text"), "Hello <b>Bob</b> \xF0\x9F\x99\x82");
  EXPECT_EQ(bobs().at("/table/chat/1/name"), "Eve");
  EXPECT_NE(ann_.refusal(about("chat", "text", "")), "");
  EXPECT_EQ(ann_.refusal(about("chat", "text", json::string(std::string(501, 'x')))),
            "server.text_too_long");
  EXPECT_EQ(Client(server_).refusal(about("chat", "text", "boo")), "server.nobody");
}

TEST_F(Play, a_preview_and_a_digest_tell_and_change_nothing) {
  const json::object preview = ann_.done(about("preview", "move", "b2"));
  EXPECT_THAT(preview.at("says").as_array(), Not(IsEmpty()));
  EXPECT_EQ(bob_.refusal(about("preview", "move", "b2")), "core.not_your_turn");
  EXPECT_NE(ann_.refusal(about("preview", "move", "hop")), "");
  ann_.move(pair_.table, "b2");
  catch_up();
  const json::object digest = bob_.done(about("digest"));
  EXPECT_THAT(json::serialize(digest.at("lines")), HasSubstr("b2"));
  EXPECT_EQ(Client(server_, "Eve").refusal(about("digest")), "server.not_seated");
  EXPECT_EQ(anns().seq(), ann_.fresh(pair_.table).seq());
}

TEST_F(Play, a_hint_is_a_move_that_may_be_played_and_is_for_those_who_play_against_bots) {
  EXPECT_EQ(pair_.to_move().refusal(about("hint")), "server.no_hint_among_people");
  const std::string table = ann_.make_table(table_of("solenia", {"me", "greedy"}));
  const json::object ask = {{"type", "hint"}, {"table", table}};
  EXPECT_EQ(bob_.refusal(ask), "server.not_seated");
  ann_.watch(table);
  ann_.wait_for_turn(table);
  const json::object hint = ann_.done(ask);
  EXPECT_EQ(hint.at("decision"), ann_.table(table).decision());
  EXPECT_THAT(ann_.table(table).answers(), Contains(std::string(hint.at("move").as_string())));
  ann_.move(table, std::string(hint.at("move").as_string()));
}

TEST_F(Play, a_finished_game_can_be_looked_at_from_position_to_position) {
  const std::string table = ann_.make_table(table_of("solenia", {"me", "greedy"}));
  ann_.watch(table);
  const std::string path = "/api/tables/" + table + "/replay";
  EXPECT_EQ(ann_.http().get(path).refusal(), "table.not_over");
  std::vector<json::value> seen;
  for (ann_.wait_for_turn(table); !ann_.table(table).over(); ann_.wait_for_turn(table)) {
    seen.push_back(ann_.table(table).at("/view"));
    ann_.move(table);
  }
  const json::object replay = ann_.http().get(path).object();
  EXPECT_EQ(replay.at("table"), json::string(table));
  EXPECT_EQ(replay.at("you"), 0);
  EXPECT_EQ(replay.at("log"), ann_.table(table).log());
  json::value position = replay.at("doc");
  std::vector<json::value> shown = {position.at("view")};
  for (const json::value& step : replay.at("steps").as_array()) {
    EXPECT_EQ(step.at(0), shown.size());
    apply_delta(position, step.at(1));
    shown.push_back(position.at("view"));
  }
  for (const json::value& view : seen) EXPECT_THAT(shown, Contains(view));
  for (const char* same : {"view", "scores", "table", "asked"})
    EXPECT_EQ(position.at(same), ann_.table(table).value().at(same)) << same;
  EXPECT_NE(ann_.http().get(path).body, bob_.http().get(path).body) << "a spectator sees less";
}

TEST_F(Play, a_bot_stands_in_for_who_is_away_until_they_return) {
  const json::object stand_in = {
      {"type", "stand_in"}, {"table", pair_.table}, {"seat", 1}, {"bot", "greedy"}};
  EXPECT_EQ(ann_.refusal(stand_in), "server.still_here");
  EXPECT_EQ(Client(server_, "Eve").refusal(stand_in), "server.not_seated");
  bob_.drop();
  ann_.listen_until([&] { return ann_.presence(pair_.table) == "[true,false] 0"; }, "Bob is away");
  ann_.done(stand_in);
  ann_.move(pair_.table, "a1");
  ann_.wait_for_turn(pair_.table);
  EXPECT_EQ(anns().at("/table/seats/1/bot"), "greedy");
  EXPECT_EQ(anns().answers().size(), 7) << "the bot has moved";

  bob_.watch(pair_.table);
  EXPECT_EQ(bob_.refusal(about("undo", "decision", bobs().decision())), "table.bot_plays");
  bob_.done(about("return"));
  EXPECT_EQ(bob_.refusal(about("return")), "table.no_stand_in");
  catch_up();
  ann_.move(pair_.table);
  catch_up();
  EXPECT_TRUE(bobs().asked());
  EXPECT_FALSE(bobs().at("/table/seats/1").as_object().contains("bot"));
}

TEST_F(Play, resigning_ends_a_game_of_two_and_a_rematch_rotates_the_seats) {
  EXPECT_EQ(ann_.refusal(about("rematch", "nonce", "c3")), "table.not_over");
  bob_.done(about("resign"));
  catch_up();
  EXPECT_TRUE(anns().over());
  EXPECT_EQ(anns().at("/table/outcome/0"), "table.resigned");
  EXPECT_EQ(ann_.refusal(ann_.move_request(pair_.table, "a1")), "table.over");
  EXPECT_EQ(Client(server_, "Eve").refusal(about("rematch", "nonce", "c3")), "server.not_seated");

  const std::string next(ann_.done(about("rematch", "nonce", "c3")).at("table").as_string());
  EXPECT_EQ(ann_.done(about("rematch", "nonce", "d4")).at("table").as_string(), next);
  EXPECT_EQ(bob_.done(about("rematch", "nonce", "e5")).at("table").as_string(), next);
  bob_.listen_until([&] { return bobs().value().at("table").as_object().contains("rematch"); },
                    "the name of the next table");
  EXPECT_EQ(bobs().at("/table/rematch").as_string(), next);
  bob_.done({{"type", "join"}, {"table", next}, {"nonce", "e5"}});
  ann_.done({{"type", "start"}, {"table", next}});
  EXPECT_EQ(ann_.watch(next).you(), 1);
  EXPECT_EQ(bob_.watch(next).you(), 0);
  EXPECT_TRUE(bob_.table(next).asked()) << "the other one begins";
}

TEST_F(Play, with_three_people_the_game_goes_on_without_who_resigns) {
  Client eve(server_, "Eve");
  const std::string table = ann_.make_table({{"game", "solenia"}, {"players", 3}, {"nonce", "1"}});
  for (Client* client : {&bob_, &eve})
    client->done({{"type", "join"}, {"table", table}, {"nonce", "2"}});
  ann_.done({{"type", "start"}, {"table", table}});
  bob_.done({{"type", "resign"}, {"table", table}});
  const ViewerDocument& seen = ann_.watch(table);
  EXPECT_EQ(seen.phase(), "running");
  EXPECT_EQ(seen.at("/table/seats/1/resigned"), true);
  EXPECT_EQ(seen.at("/table/seats/1/bot"), "greedy");
}

}  // namespace
}  // namespace orrery::test
