// The server's own log, line by line.
#include "server/journal.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace orrery::server {
namespace {

std::string written(const Journal& journal) {
  testing::internal::CaptureStderr();
  journal.info("started", {{"address", "127.0.0.1:8080"}});
  journal.error("the store failed", {{"why", "a \"disk\"\nis full"}});
  return testing::internal::GetCapturedStderr();
}

TEST(Journal, writes_a_line_of_json_for_each_happening) {
  const std::string text = written(Journal(false));
  const std::size_t end = text.find('\n');
  const json::object first = json::parse(text.substr(0, end)).as_object();
  EXPECT_EQ(first.at("level"), "info");
  EXPECT_EQ(first.at("what"), "started");
  EXPECT_EQ(first.at("address"), "127.0.0.1:8080");
  EXPECT_EQ(first.at("time").as_string().size(), std::string("2026-01-01T00:00:00.000Z").size());
  const json::object second = json::parse(text.substr(end + 1)).as_object();
  EXPECT_EQ(second.at("why"), "a \"disk\"\nis full");
}

TEST(Journal, keeps_to_errors_before_a_person) {
  const std::string text = written(Journal(true));
  EXPECT_EQ(json::parse(text).at("level"), "error");
}

}  // namespace
}  // namespace orrery::server
