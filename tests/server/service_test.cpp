// What people may do, asked of the service itself, without a network.
#include "server/service.h"

#include <optional>

#include <gtest/gtest.h>

#include "store/stores.h"
#include "support/temporary_directory.h"
#include "support/test_host.h"
#include "table/test_table.h"

namespace orrery::server {
namespace {

class Asking : public testing::Test {
 protected:
  Asking() { EXPECT_TRUE(host_.create(kTable, test::TestTable::two_people(), true)); }

  Result<json::object> ask(const std::string& person, Ask what) {
    Request request;
    request.ask = what;
    request.table = kTable;
    std::optional<Result<json::object>> answer;
    service_.request({.id = person, .name = "Ann", .password = {}}, request, nullptr,
                     [&](Result<json::object> result) { answer = std::move(result); });
    host_.loop.run_until([&] { return answer.has_value(); }, "an answer of the service");
    return *std::move(answer);
  }

  Phase phase() {
    Phase phase{};
    EXPECT_TRUE(host_.look(kTable, [&](const Table& table) { phase = table.phase(); }));
    return phase;
  }

  static constexpr const char* kTable = "table";
  const test::TemporaryDirectory folder_;
  test::TestHost host_{test::must(open_store((folder_.path() / "tables.db").string()))};
  Workers slow_{host_.loop, 1, Workers::Priority::low, Workers::AtEnd::drop};
  Limits limits_;
  Service service_{host_.loop, host_.keeper, slow_,
                   host_.host, limits_,      BotSpec::parse("greedy").value()};
};

TEST_F(Asking, what_nobody_knows_how_to_do_makes_nobody_resign) {
  const auto answer = ask("p0", static_cast<Ask>(255));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().status, 400);
  EXPECT_EQ(answer.error().message.id, "server.unknown_type");
  EXPECT_EQ(phase(), Phase::running);
}

TEST_F(Asking, who_resigns_ends_a_game_of_two) {
  const auto answer = ask("p0", Ask::resign);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->at("ok"), true);
  EXPECT_EQ(answer->at("seq"), 5);
  EXPECT_EQ(phase(), Phase::over);
}

TEST_F(Asking, without_an_id_one_may_only_watch) {
  for (const Ask what : {Ask::resign, Ask::move, Ask::digest, Ask::rematch}) {
    const auto answer = ask("", what);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().status, 401);
  }
  EXPECT_TRUE(ask("", Ask::unwatch));
}

TEST_F(Asking, who_has_no_seat_makes_no_moves) {
  for (const Ask what : {Ask::leave, Ask::move, Ask::undo, Ask::stand_in, Ask::resign, Ask::preview,
                         Ask::digest, Ask::can_undo, Ask::hint}) {
    const auto answer = ask("somebody else", what);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().message.id, "server.not_seated");
  }
}

TEST_F(Asking, only_the_creator_fills_seats_and_starts) {
  const auto answer = ask("p1", Ask::start);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().message.id, "server.not_creator");
}

}  // namespace
}  // namespace orrery::server
