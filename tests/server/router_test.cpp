// Addresses as clients write them, and what is answered without asking anybody again.
#include "server/router.h"

#include <gtest/gtest.h>

#include "store/sqlite_store.h"
#include "support/forgetful_vfs.h"
#include "support/temporary_directory.h"
#include "support/test_host.h"

namespace orrery::server {
namespace {

using Query = std::map<std::string, std::string>;

TEST(ReadTarget, splits_path_and_query) {
  HttpRequest request;
  ASSERT_TRUE(read_target("/api/tables/abc?key=k1&x=&y&z=1%2F2", request));
  EXPECT_EQ(request.path, "/api/tables/abc");
  EXPECT_EQ(request.query, (Query{{"key", "k1"}, {"x", ""}, {"y", ""}, {"z", "1/2"}}));
}

TEST(ReadTarget, decodes_the_path) {
  HttpRequest request;
  ASSERT_TRUE(read_target("/table/%61%62%63", request));
  EXPECT_EQ(request.path, "/table/abc");
  EXPECT_TRUE(request.query.empty());
}

TEST(ReadTarget, refuses_what_is_not_properly_written) {
  for (const char* target : {"/%", "/%1", "/%zz", "/a?key=%", "/a?key=%4"}) {
    HttpRequest request;
    EXPECT_FALSE(read_target(target, request)) << target;
  }
}

TEST(ReadTarget, takes_odd_queries_as_they_are) {
  for (const char* target : {"/?", "/?&", "/?=", "/?a=b=c", "/?&&a=1&"}) {
    HttpRequest request;
    EXPECT_TRUE(read_target(target, request)) << target;
    EXPECT_EQ(request.path, "/");
  }
  HttpRequest request;
  read_target("/?a=b=c", request);
  EXPECT_EQ(request.query, (Query{{"a", "b=c"}}));
}

// A router whose disk can be made read-only.
class Health : public testing::Test {
 protected:
  // The statuses of as many requests at the same time.
  std::vector<int> ask(int times = 1) {
    std::vector<int> statuses;
    HttpRequest request;
    request.method = "GET";
    request.path = "/healthz";
    for (int i = 0; i < times; ++i)
      router_.handle(request, [&](const HttpResponse& got) { statuses.push_back(got.status); });
    host_.loop.run_until([&] { return statuses.size() == static_cast<std::size_t>(times); },
                         "an answer about health");
    return statuses;
  }

  std::unique_ptr<Store> open() {
    auto store = open_sqlite_store((folder_.path() / "tables.db").string(), {.vfs = disk_.vfs()});
    if (!store) throw std::runtime_error("the store does not open");
    return *std::move(store);
  }

  test::TemporaryDirectory folder_;
  test::ForgetfulDisk disk_{1};
  test::TestHost host_{open()};
  Workers slow_{host_.loop, 1, Workers::Priority::low, Workers::AtEnd::drop};
  Limits limits_;
  People people_{host_.loop, host_.keeper, slow_, limits_};
  Service service_{host_.loop, host_.keeper, slow_,
                   host_.host, limits_,      BotSpec::parse("greedy").value()};
  Router router_{people_, service_, host_.keeper, host_.loop, limits_, host_.metrics, {}};
};

using Statuses = std::vector<int>;

TEST_F(Health, is_looked_at_once_a_second) {
  EXPECT_EQ(ask(), Statuses{200});
  disk_.set_read_only(true);
  host_.loop.pass(999);
  EXPECT_EQ(ask(), Statuses{200}) << "what was true a moment ago";
  host_.loop.pass(1);
  EXPECT_EQ(ask(), Statuses{503});
  disk_.set_read_only(false);
  EXPECT_EQ(ask(), Statuses{503});
  host_.loop.pass(1000);
  EXPECT_EQ(ask(), Statuses{200});
}

TEST_F(Health, a_clock_that_was_set_back_keeps_no_answer) {
  EXPECT_EQ(ask(), Statuses{200});
  disk_.set_read_only(true);
  host_.loop.pass(-3'600'000);
  EXPECT_EQ(ask(), Statuses{503});
}

TEST_F(Health, those_who_ask_together_are_all_answered) {
  EXPECT_EQ(ask(3), (Statuses{200, 200, 200}));
  disk_.set_read_only(true);
  host_.loop.pass(1000);
  EXPECT_EQ(ask(3), (Statuses{503, 503, 503}));
}

TEST_F(Health, may_be_asked_for_at_any_rate) {
  for (int i = 0; i < 700; ++i) ASSERT_EQ(ask(), Statuses{200});
}

TEST_F(Health, a_method_that_nothing_takes_is_told_which_ones_are) {
  for (const char* method : {"PUT", "OPTIONS", "BREW"}) {
    HttpRequest request;
    request.method = method;
    request.path = "/api/tables";
    HttpResponse answer;
    router_.handle(request, [&](const HttpResponse& got) { answer = got; });
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_EQ(answer.headers.back(),
              (std::pair<std::string, std::string>{"Allow", "GET, HEAD, POST"}));
  }
}

}  // namespace
}  // namespace orrery::server
