// The store, off the loop's thread.
#include "server/keeper.h"

#include <thread>

#include <gtest/gtest.h>

#include "store/stores.h"
#include "support/temporary_directory.h"
#include "support/test_loop.h"

namespace orrery::server {
namespace {

Append first_entry(const std::string& table) {
  return {.row = {.id = table, .listed = true, .updated = 1, .seq = 1, .summary = "{}"},
          .entries = {"{}"},
          .members = {},
          .snapshot = {}};
}

class KeptStore : public testing::Test {
 protected:
  std::size_t listed() {
    const auto rows = store_->lobby(1000);
    return rows ? rows->size() : 0;
  }

  const test::TemporaryDirectory folder_;
  const std::unique_ptr<Store> store_ =
      test::must(open_store((folder_.path() / "tables.db").string()));
  test::TestLoop loop_;
};

TEST_F(KeptStore, answers_each_append_on_the_loop) {
  Keeper keeper(*store_, loop_);
  int stored = 0;
  for (int i = 0; i < 40; ++i)
    keeper.append(first_entry("t" + std::to_string(i)), [&](const Stored<Appended>& result) {
      ASSERT_TRUE(result);
      EXPECT_EQ(*result, Appended::stored);
      ++stored;
    });
  loop_.run_until([&] { return stored == 40; }, "forty appends");
  EXPECT_EQ(listed(), 40);
}

TEST_F(KeptStore, writes_what_was_asked_for_before_it_ends) {
  {
    Keeper keeper(*store_, loop_);
    for (int i = 0; i < 300; ++i)
      keeper.append(first_entry("t" + std::to_string(i)), [](const Stored<Appended>&) {});
  }
  EXPECT_EQ(listed(), 300);
}

TEST_F(KeptStore, reads_and_writes_on_threads_of_their_own) {
  Keeper keeper(*store_, loop_);
  std::thread::id reading;
  std::thread::id writing;
  int answers = 0;
  keeper.read([](Store&) { return std::this_thread::get_id(); },
              [&](std::thread::id id) { reading = id, ++answers; });
  keeper.write([](Store&) { return std::this_thread::get_id(); },
               [&](std::thread::id id) { writing = id, ++answers; });
  loop_.run_until([&] { return answers == 2; }, "two answers");
  EXPECT_NE(reading, writing);
  EXPECT_NE(reading, std::this_thread::get_id());
}

}  // namespace
}  // namespace orrery::server
