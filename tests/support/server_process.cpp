#include "support/server_process.h"

#include <charconv>
#include <csignal>
#include <utility>

#include <gtest/gtest.h>

namespace orrery::test {

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
  // The log names the port, whatever people are told.
  const std::string said = program_->errors();
  const std::string_view before = "http://127.0.0.1:";
  const std::size_t at = said.find(before);
  ASSERT_NE(at, std::string::npos) << said;
  const std::string_view number = std::string_view(said).substr(at + before.size());
  std::from_chars(number.data(), number.data() + number.size(), port_);
  EXPECT_NE(port_, 0) << said;
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
