// The server dies at any moment: whatever it acknowledged is there afterwards, and every table
// opens. ORRERY_KILLS=50 kills it that often.
#include <atomic>
#include <cstdlib>
#include <thread>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "store/sqlite_store.h"
#include "store/stores.h"
#include "support/client.h"
#include "support/forgetful_vfs.h"
#include "support/messages.h"
#include "support/test_host.h"

namespace orrery::test {
namespace {

// What a player of one table was told.
struct Told {
  std::string table;
  std::vector<std::string> moves;  // acknowledged, all by seat 0
  std::int64_t seq = 0;            // of the latest one
};

// Plays alone at tables of its own until the connection breaks.
class Hermit {
 public:
  Hermit(const ServerProcess& server, int number)
      : client_(server, fmt::format("Hermit {}", number)),
        rng_(static_cast<std::uint64_t>(number)) {}

  void play(const ServerProcess& server, std::atomic<int>& moves) {
    try {
      Client client(server, client_);
      while (true) play_table(client, moves);
    } catch (const std::exception&) {
      // The server is gone.
    }
  }

  void check(const ServerProcess& server) {
    Client client(server, client_);
    for (const Told& told : told_) {
      const ViewerDocument& seen = client.watch(told.table);
      EXPECT_GE(seen.seq(), told.seq);
      EXPECT_EQ(seen.value(), client.fresh(told.table).value());
      EXPECT_TRUE(seen.over() || seen.decision() >= std::ssize(told.moves));
    }
  }
  std::size_t moves() const {
    std::size_t count = 0;
    for (const Told& told : told_) count += told.moves.size();
    return count;
  }
  const std::vector<Told>& told() const { return told_; }

 private:
  void play_table(Client& client, std::atomic<int>& moves) {
    const HttpAnswer made = client.http().post("/api/tables", table_of("solenia", {"me"}));
    if (made.status != 200) throw std::runtime_error("no table");
    told_.push_back({.table = std::string(made.object().at("table").as_string()),
                     .moves = {},
                     .seq = made.object().at("seq").as_int64()});
    Told& told = told_.back();
    const ViewerDocument& seen = client.watch(told.table);
    while (!seen.over()) {
      const std::vector<std::string> answers = seen.answers();
      const std::string& move = answers[rng_.below(static_cast<std::uint32_t>(answers.size()))];
      const json::object answer = client.ask(client.move_request(told.table, move));
      told.seq = answer.at("seq").as_int64();
      told.moves.push_back(move);
      ++moves;
      client.listen_until([&] { return seen.seq() >= told.seq; }, "the update");
    }
  }

  Client client_;
  Rng rng_;
  std::vector<Told> told_;
};

// The moves in a table's log, whoever made them.
std::vector<std::string> moves_in(Store& store, const std::string& table) {
  std::vector<std::string> moves;
  for (const std::string& line : must(store.entries(table, 0)))
    if (const auto entry = read_entry(line))
      if (const Moved* moved = std::get_if<Moved>(&entry->what)) moves.push_back(moved->move);
  return moves;
}

int kills() {
  const char* wanted = std::getenv("ORRERY_KILLS");
  return wanted == nullptr ? 6 : std::atoi(wanted);
}

TEST(Crash, no_acknowledged_move_is_lost_when_the_server_is_killed) {
  ServerProcess server({"--trust-clients"});
  std::vector<Hermit> hermits;
  for (int i = 0; i < 3; ++i) hermits.emplace_back(server, i);
  Rng rng(7);
  for (int kill = 0; kill < kills(); ++kill) {
    std::atomic<int> moves = 0;
    std::vector<std::thread> threads;
    for (Hermit& hermit : hermits) threads.emplace_back([&] { hermit.play(server, moves); });
    // In the midst of things, after a few moves or many.
    const int enough = 1 + static_cast<int>(rng.below(60));
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (moves < enough && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    EXPECT_GE(moves, enough) << "nothing goes on";
    server.kill();
    for (std::thread& thread : threads) thread.join();
    server.start();
    for (Hermit& hermit : hermits) hermit.check(server);
    ASSERT_FALSE(HasFailure()) << "after kill " << kill;
  }
  server.stop();
  const auto store = must(open_store(server.store()));
  for (const Hermit& hermit : hermits) {
    EXPECT_GT(hermit.moves(), 0);
    for (const Told& told : hermit.told()) {
      std::vector<std::string> kept = moves_in(*store, told.table);
      ASSERT_GE(kept.size(), told.moves.size());
      kept.resize(told.moves.size());
      EXPECT_EQ(kept, told.moves);
    }
  }
}

// --- the power goes: what was not synced is gone ---

Entry entry_of(auto what) { return {.time = 1, .what = std::move(what)}; }

std::vector<Entry> new_table() {
  return {entry_of(Created{.game = "noughts",
                           .players = 2,
                           .options = {},
                           .clock = {},
                           .listed = true,
                           .creator = "p0",
                           .secret = std::string(64, 'a'),
                           .join_key = "join",
                           .watch_key = "watch",
                           .previous = {}}),
          entry_of(Joined{.seat = seat_at(0), .person = "p0", .name = "Ann", .nonce = "1"}),
          entry_of(Joined{.seat = seat_at(1), .person = "p1", .name = "Bob", .nonce = "2"})};
}

// What the host has acknowledged, by table.
using Acknowledged = std::map<std::string, std::int64_t>;

// Makes tables and talks at them until the power goes.
void work(TestHost& host, Acknowledged& acknowledged, int round) {
  for (int i = 0; i < 40; ++i) {
    const std::string table = fmt::format("t{}x{}", round, i / 8);
    const auto done =
        i % 8 == 0 ? host.create(table, new_table(), true)
                   : host.submit(
                         table, Said{.person = "p0", .name = "Ann", .text = std::string(300, 'x')});
    if (!done) {
      EXPECT_EQ(done.error().status, 503);
      return;
    }
    acknowledged[table] = *done;
  }
}

TEST(Crash, no_acknowledged_entry_is_lost_when_the_power_goes) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Rng rng(seed);
    const TemporaryDirectory folder;
    const std::string file = (folder.path() / "tables.db").string();
    ForgetfulDisk disk(seed);
    const auto open = [&] {
      return open_sqlite_store(file, {.vfs = disk.vfs(), .checkpoint_pages = 50});
    };
    Acknowledged acknowledged;
    for (int cut = 0; cut < 3; ++cut) {
      disk.cut_power_at(1 + static_cast<int>(rng.below(300)));
      if (auto store = open()) {
        TestHost host(*std::move(store));
        work(host, acknowledged, cut);
      }
      disk.restore_power();
      TestHost host(must(open()));
      for (const auto& [table, seq] : acknowledged)
        ASSERT_TRUE(host.look(table, [&](const Table& at) { EXPECT_GE(at.seq(), seq) << table; }))
            << table << " is gone after cut " << cut;
    }
  }
}

// --- a store that cannot be written to ---

class SickStore : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(host_.create("t", new_table(), true));
    host_.watch("t", watcher_, seat_at(1));
    watcher_->frames.clear();
  }
  std::unique_ptr<Store> open() {
    return must(open_sqlite_store((folder_.path() / "tables.db").string(),
                                  {.vfs = disk_.vfs(), .busy_milliseconds = 1}));
  }
  auto move(const char* notation) {
    return host_.submit("t", Moved{.seat = seat_at(0), .decision = 0, .move = notation});
  }
  // The move is refused with a sentence, nobody is told of it, and it is made when all is well.
  void expect_refused_until(const std::function<void()>& mend) {
    const auto refused = move("b2");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().status, 503);
    EXPECT_GT(refused.error().retry_after, 0);
    EXPECT_FALSE(english(refused.error().message).empty());
    EXPECT_THAT(watcher_->frames, testing::IsEmpty());
    mend();
    const auto moved = move("b2");
    ASSERT_TRUE(moved) << moved.error().message.id;
    EXPECT_THAT(watcher_->frames, testing::Not(testing::IsEmpty()));
    EXPECT_THAT(watcher_->frames.back(), testing::HasSubstr("b2"));
  }

  const TemporaryDirectory folder_;
  ForgetfulDisk disk_{1};
  TestHost host_{open()};
  std::shared_ptr<Recorder> watcher_ = std::make_shared<Recorder>();
};

TEST_F(SickStore, a_full_disk_refuses_moves_until_there_is_room) {
  disk_.set_room(0);
  expect_refused_until([&] { disk_.set_room(std::nullopt); });
}

TEST_F(SickStore, a_read_only_disk_refuses_moves_until_it_can_be_written_to) {
  disk_.set_read_only(true);
  expect_refused_until([&] { disk_.set_read_only(false); });
}

TEST_F(SickStore, a_locked_store_refuses_moves_until_it_is_let_go) {
  std::optional<SqliteConnection> other(std::in_place, (folder_.path() / "tables.db").string(),
                                        SqliteConnection::Mode::write, SqliteOptions{});
  std::optional<SqliteTransaction> transaction(std::in_place, *other,
                                               SqliteTransaction::Kind::write);
  expect_refused_until([&] { transaction.reset(); });
}

TEST(SickServer, says_so_to_players_and_to_its_host_and_goes_on_when_it_is_mended) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  {
    SqliteConnection other(server.store(), SqliteConnection::Mode::write, {});
    const SqliteTransaction transaction(other, SqliteTransaction::Kind::write);
    const json::object refused = pair.ann.ask(pair.ann.move_request(pair.table, "b2"));
    ASSERT_TRUE(refused.contains("error"));
    EXPECT_EQ(refused.at("text").as_string(), english({"server.store_unavailable"}));
    EXPECT_TRUE(refused.contains("retry_after"));
    HttpClient http(server.port());
    EXPECT_EQ(http.get("/healthz").status, 503);
    EXPECT_EQ(http.post("/api/me", {{"name", "Eve"}}).status, 503);
    EXPECT_EQ(http.get("/api/tables").status, 200) << "reading goes on";
  }
  HttpClient host(server.port());
  const auto end = std::chrono::steady_clock::now() + kPatience;
  int health = 503;  // for a second yet
  while (health != 200 && std::chrono::steady_clock::now() < end)
    health = host.get("/healthz").status;
  EXPECT_EQ(health, 200);
  pair.finish();
}

}  // namespace
}  // namespace orrery::test
