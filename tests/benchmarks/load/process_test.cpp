// Measuring processes, and starting a server.
#include "load/process.h"

#include <array>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "support/temporary_directory.h"

namespace orrery::load {
namespace {

// A program that takes the place of the server.
std::string script(const std::filesystem::path& directory, const std::string& lines) {
  const std::filesystem::path file = directory / "server";
  std::ofstream(file) << "#!/bin/sh\n" << lines;
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  return file;
}

TEST(LoadProcess, time_and_memory_of_a_process_are_those_of_the_system) {
  const std::array self = {getpid()};
  volatile std::uint64_t work = 0;
  while (cpu_seconds(self) < 0.05) work = work + 1;
  EXPECT_GT(resident_bytes(self), 1'000'000U);
  const std::array twice = {getpid(), getpid()};
  EXPECT_GE(cpu_seconds(twice), 2 * 0.05);
}

TEST(LoadProcess, a_process_that_is_gone_counts_nothing) {
  const std::array nobody = {pid_t{0x7FFFFFFF}};
  EXPECT_EQ(cpu_seconds(nobody), 0);
  EXPECT_EQ(resident_bytes(nobody), 0U);
}

TEST(LoadProcess, a_server_is_started_found_and_stopped) {
  const test::TemporaryDirectory directory;
  const std::string arguments = directory.path() / "arguments";
  const std::string stopped = directory.path() / "stopped";
  const std::string program =
      script(directory.path(), "echo \"$@\" > " + arguments + "\ntrap 'touch " + stopped +
                                   "; exit' TERM\necho listening on http://127.0.0.1:4711/\n" +
                                   "while :; do sleep 0.01; done\n");
  const std::vector<std::string> more = {"--quiet"};
  {
    const auto server = ServerProcess::start(program, "", more);
    ASSERT_TRUE(server) << server.error();
    EXPECT_EQ(server->url(), "http://127.0.0.1:4711");
    EXPECT_GT(server->pid(), 0);
  }
  EXPECT_TRUE(std::filesystem::exists(stopped));
  std::ifstream in(arguments);
  std::string line;
  std::getline(in, line);
  EXPECT_TRUE(line.starts_with("serve --listen 127.0.0.1:0 --trust-clients --store /")) << line;
  EXPECT_TRUE(line.ends_with("/tables.db --quiet")) << line;
}

TEST(LoadProcess, a_server_that_does_not_start_is_quoted) {
  const test::TemporaryDirectory directory;
  const auto server = ServerProcess::start(
      script(directory.path(), "echo no such store >&2; exit 1\n"), "elsewhere", {});
  ASSERT_FALSE(server);
  EXPECT_TRUE(server.error().contains("no such store")) << server.error();
}

}  // namespace
}  // namespace orrery::load
