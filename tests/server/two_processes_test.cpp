// Two server processes on one PostgreSQL: any of them serves any table, and one may die.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/stores.h"
#include "support/client.h"
#include "support/postgres_server.h"

namespace orrery::test {
namespace {

class TwoProcesses : public testing::Test {
 protected:
  void SetUp() override {
    PostgresServer& postgres = PostgresServer::shared();
    if (!postgres.missing().empty() && PostgresServer::required()) FAIL() << postgres.missing();
    if (!postgres.missing().empty()) GTEST_SKIP() << postgres.missing();
    const std::string store = postgres.new_store();
    one_.emplace(Arguments{"--trust-clients"}, store);
    two_.emplace(Arguments{"--trust-clients"}, store);
    ann_.emplace(*one_, "Ann");
    bob_.emplace(*two_, "Bob");
    table_ = ann_->make_table(open_noughts());
    bob_->done({{"type", "join"}, {"table", table_}, {"nonce", "b2"}});
    // What one process has acknowledged the other hears of a moment later.
    const ViewerDocument& anns = ann_->watch(table_);
    ann_->listen_until([&] { return anns.at("/table/seats/1/kind") == "person"; }, "Bob's coming");
    ann_->done({{"type", "start"}, {"table", table_}});
    const ViewerDocument& bobs = bob_->watch(table_);
    bob_->listen_until([&] { return bobs.phase() == "running"; }, "the start");
    ann_->listen_until([&] { return anns.phase() == "running"; }, "the start");
  }
  // The update of a move reaches the other process.
  void move(Client& mover, Client& other, const std::string& notation) {
    mover.move(table_, notation);
    const std::int64_t seq = mover.table(table_).seq();
    other.listen_until([&] { return other.table(table_).seq() >= seq; },
                       "news of the other process");
  }

  std::optional<ServerProcess> one_;
  std::optional<ServerProcess> two_;
  std::optional<Client> ann_;
  std::optional<Client> bob_;
  std::string table_;
};

TEST_F(TwoProcesses, people_at_different_processes_see_each_others_moves) {
  move(*ann_, *bob_, "a1");
  move(*bob_, *ann_, "b1");
  move(*ann_, *bob_, "a2");
  move(*bob_, *ann_, "b2");
  move(*ann_, *bob_, "a3");
  EXPECT_TRUE(bob_->table(table_).over());
  EXPECT_EQ(bob_->table(table_).value(), bob_->fresh(table_).value());
  Client elsewhere(*two_, *ann_);
  EXPECT_EQ(elsewhere.fresh(table_).value(), ann_->table(table_).value());
  EXPECT_EQ(elsewhere.fresh(table_).log(), ann_->table(table_).log());
}

TEST_F(TwoProcesses, talk_at_both_at_once_is_all_kept) {
  constexpr int kLines = 20;
  for (int i = 0; i < kLines; ++i)
    for (Client* client : {&*ann_, &*bob_})
      client->socket().send(json::serialize(
          json::object{{"type", "chat"}, {"table", table_}, {"text", std::to_string(i)}}));
  for (Client* client : {&*ann_, &*bob_})
    client->listen_until(
        [&] { return client->table(table_).at("/table/chat").as_array().size() == 2 * kLines; },
        "every line");
  EXPECT_EQ(ann_->table(table_).value().at("table"), bob_->table(table_).value().at("table"));
}

TEST_F(TwoProcesses, when_one_is_killed_its_people_go_on_at_the_other) {
  move(*ann_, *bob_, "a1");
  move(*bob_, *ann_, "b1");
  const json::object last = ann_->move_request(table_, "a2");
  const std::int64_t seq = ann_->done(last).at("seq").as_int64();
  one_->kill();

  Client ann(*two_, *ann_);
  const ViewerDocument& anns = ann.watch(table_);
  ann.listen_until([&] { return anns.seq() >= seq; }, "what the dead process acknowledged");
  EXPECT_EQ(ann.refusal(last), "table.other_decision") << "what was acknowledged is there";
  bob_->wait_for_turn(table_);
  move(*bob_, ann, "b2");
  move(ann, *bob_, "a3");
  EXPECT_TRUE(bob_->table(table_).over());
  EXPECT_EQ(bob_->table(table_).value(), bob_->fresh(table_).value());

  one_->start();
  Client again(*one_, *ann_);
  EXPECT_EQ(again.fresh(table_).value(), ann.table(table_).value());
}

TEST_F(TwoProcesses, a_bot_moves_once_though_both_know_the_table) {
  const std::string table = ann_->make_table(table_of("noughts", {"me", "greedy"}));
  Client spectator(*two_);
  spectator.watch(table);
  ann_->watch(table);
  for (ann_->wait_for_turn(table); !ann_->table(table).over(); ann_->wait_for_turn(table))
    ann_->move(table);
  const std::int64_t seq = ann_->table(table).seq();
  spectator.listen_until([&] { return spectator.table(table).seq() >= seq; }, "the end");
  EXPECT_EQ(spectator.table(table).value().at("view"), spectator.fresh(table).value().at("view"));
}

}  // namespace
}  // namespace orrery::test
