// What a store shares among threads: failures become values, and a broken connection is replaced.
#include "store/guarded.h"

#include <gtest/gtest.h>

namespace orrery {

struct FakeFailure {
  bool broken = false;
};
StoreError store_error(const FakeFailure& /*failure*/, const std::string& name) {
  return store_error(StoreError::Kind::busy, name, "of a test");
}

namespace {

struct FakeConnection {
  using Failure = FakeFailure;
  int number = 0;
  bool usable_after(const FakeFailure& failure) const { return !failure.broken; }
};

class GuardedConnection : public testing::Test {
 protected:
  int number() {
    return *guarded_.call([](const FakeConnection& at) { return at.number; });
  }
  Stored<void> fail(bool broken) {
    return guarded_.call([&](FakeConnection&) { throw FakeFailure{.broken = broken}; });
  }

  int opened_ = 0;
  Guarded<FakeConnection> guarded_{
      "tables.db", [this] { return std::make_unique<FakeConnection>(FakeConnection{++opened_}); }};
};

TEST_F(GuardedConnection, is_opened_when_it_is_needed_and_kept) {
  EXPECT_EQ(opened_, 0);
  EXPECT_EQ(number(), 1);
  EXPECT_EQ(number(), 1);
}

TEST_F(GuardedConnection, turns_what_is_thrown_into_a_value_and_goes_on) {
  EXPECT_EQ(number(), 1);
  const auto failed = fail(false);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().message,
            Message("store.busy", {{"store", "tables.db"}, {"reason", "of a test"}}));
  EXPECT_EQ(number(), 1);
}

TEST_F(GuardedConnection, is_replaced_when_it_is_broken) {
  EXPECT_EQ(number(), 1);
  EXPECT_FALSE(fail(true));
  EXPECT_EQ(number(), 2);
}

}  // namespace
}  // namespace orrery
