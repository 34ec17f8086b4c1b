// Threads of work, and how their results come back.
#include "server/workers.h"

#include <atomic>
#include <future>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "support/test_loop.h"

namespace orrery::server {
namespace {

TEST(Workers, work_elsewhere_and_answer_on_the_loop) {
  test::TestLoop loop;
  Workers workers(loop, 2, Workers::Priority::low, Workers::AtEnd::finish);
  std::thread::id worked;
  std::thread::id answered;
  int sum = 0;
  workers.run(
      [&] {
        worked = std::this_thread::get_id();
        return 7;
      },
      [&](int result) {
        answered = std::this_thread::get_id();
        sum += result;
      });
  loop.run_until([&] { return sum == 7; }, "a result");
  EXPECT_NE(worked, answered);
  EXPECT_EQ(answered, std::this_thread::get_id());
}

TEST(Workers, finish_what_waits_if_they_are_to) {
  test::TestLoop loop;
  std::atomic<int> done = 0;
  {
    Workers workers(loop, 1, Workers::Priority::usual, Workers::AtEnd::finish);
    for (int i = 0; i < 10; ++i) workers.add([&] { ++done; });
  }
  EXPECT_EQ(done, 10);
}

TEST(Workers, drop_what_has_not_begun_if_they_are_to) {
  test::TestLoop loop;
  bool done = false;
  std::promise<void> begun;
  std::promise<void> dropped;
  {
    Workers workers(loop, 1, Workers::Priority::usual, Workers::AtEnd::drop);
    workers.add([&, gone = dropped.get_future().share()] {
      begun.set_value();
      gone.wait();
    });
    begun.get_future().wait();
    // It says when it is dropped, for which the first job waits.
    const auto tell = [&](const int*) { dropped.set_value(); };
    workers.add([&, told = std::shared_ptr<const int>(nullptr, tell)] { done = true; });
  }
  EXPECT_FALSE(done);
}

}  // namespace
}  // namespace orrery::server
