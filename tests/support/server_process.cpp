#include "support/server_process.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <utility>

#include <gtest/gtest.h>

namespace orrery::test {

std::uint16_t port_in(const std::string& log) {
  constexpr std::string_view kBefore = "http://127.0.0.1:";
  const std::size_t at = std::min(log.find(kBefore), log.size());
  const std::string_view number =
      std::string_view(log).substr(at).substr(std::min(kBefore.size(), log.size() - at));
  std::uint16_t port = 0;
  std::from_chars(number.data(), number.data() + number.size(), port);
  EXPECT_NE(port, 0) << log;
  return port;
}

ServerProcess::ServerProcess(Arguments more, std::string store)
    : more_(std::move(more)), store_(std::move(store)) {
  if (store_.empty()) store_ = (folder() / "tables.db").string();
  start();
}

void ServerProcess::start() {
  Arguments arguments = {"serve", "--listen", "127.0.0.1:0", "--store", store_};
  arguments.insert(arguments.end(), more_.begin(), more_.end());
  program_ = std::make_unique<Running>(arguments, folder());
  program_->wait_for_output("nothing is lost).\n");
  port_ = port_in(program_->errors());  // whatever people are told
}

Ran ServerProcess::stop() {
  program_->send(SIGTERM);
  Ran ran = program_->finish();
  program_.reset();
  return ran;
}

void ServerProcess::kill() {
  program_->send(SIGKILL);
  program_->finish();
  program_.reset();
}

}  // namespace orrery::test
