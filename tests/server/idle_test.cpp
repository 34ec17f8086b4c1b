// Thousands of clients that say nothing, while two people play on undisturbed.
#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "support/client.h"

namespace orrery::test {
namespace {

using testing::HasSubstr;

constexpr int kSilent = 2500;    // connected, and nothing else
constexpr int kWatching = 2500;  // with a WebSocket
constexpr rlim_t kFiles = kSilent + kWatching + 500;
constexpr rlim_t kFewFiles = 256;

// How many files this process and those it starts may open.
rlimit files_allowed() {
  rlimit files{};
  EXPECT_EQ(::getrlimit(RLIMIT_NOFILE, &files), 0);
  return files;
}
void allow_files(rlim_t count) {
  rlimit files = files_allowed();
  files.rlim_cur = count;
  EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &files), 0);
}

// A server that may open few files until it asks for more.
class IdleClients : public testing::Test {
 protected:
  ~IdleClients() override { allow_files(before_); }

  std::int64_t memory() const {  // bytes
    const std::string status = file_text(process() / "status");
    const std::size_t at = status.find("VmRSS:");
    EXPECT_NE(at, std::string::npos);
    return std::stoll(status.substr(at + 6)) * 1024;
  }
  std::ptrdiff_t open_files() const {
    return std::distance(std::filesystem::directory_iterator(process() / "fd"), {});
  }
  std::filesystem::path process() const { return fmt::format("/proc/{}", server_.pid()); }

  const rlim_t before_ = [] {
    const rlim_t now = files_allowed().rlim_cur;
    allow_files(kFewFiles);
    return now;
  }();
  ServerProcess server_{{"--trust-clients"}};
};

TEST_F(IdleClients, five_thousand_disturb_nobody) {
  if (files_allowed().rlim_max < kFiles)
    GTEST_SKIP() << "this takes " << kFiles << " open files, and the system allows "
                 << files_allowed().rlim_max;
  allow_files(kFiles);
  Pair pair(server_);
  pair.to_move().move(pair.table);
  const std::int64_t before = memory();

  std::vector<RawSocket> idle;
  for (int i = 0; i < kWatching; ++i) {
    idle.emplace_back(server_.port());
    idle.back().send(upgrade_request());
  }
  pair.to_move().move(pair.table);
  for (int i = 0; i < kWatching; ++i)
    ASSERT_THAT(idle[static_cast<std::size_t>(i)].receive_until("\"version\""),
                HasSubstr("101 Switching Protocols"))
        << i;
  // Last, since they are not waited for as long as those with a WebSocket.
  for (int i = 0; i < kSilent; ++i) idle.emplace_back(server_.port());
  pair.to_move().move(pair.table);
  EXPECT_EQ(metric(server_, "orrery_connections"), kWatching + 2);
  EXPECT_GT(open_files(), kSilent + kWatching);
  const std::int64_t each = (memory() - before) / (kSilent + kWatching);
  fmt::print("An idle connection takes {} bytes of the server's memory.\n", each);
  EXPECT_LT(each, 256 * 1024);

  pair.finish();
  EXPECT_TRUE(pair.bob.table(pair.table).over());
  EXPECT_EQ(HttpClient(server_.port()).get("/healthz").status, 200);
}

}  // namespace
}  // namespace orrery::test
