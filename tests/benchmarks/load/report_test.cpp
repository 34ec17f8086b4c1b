// What a run says about itself.
#include "load/report.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace orrery::load {
namespace {

Report example() {
  Report report;
  report.game = "solenia";
  report.store = "sqlite";
  report.tables = 1000;
  report.connections = 2000;
  report.made = 1100;
  report.play = {.seconds = 20, .cpu = 8.0};
  report.moves = 100'000;
  report.answer = {.count = 100'000, .mean = 3, .p50 = 2.5, .p99 = 12.25, .max = 40};
  report.memory = Memory{.start = 10'000'000, .made = 0, .played = 0, .idle = 21'000'000};
  return report;
}

TEST(LoadReport, speeds_follow_from_what_was_counted) {
  const Report report = example();
  EXPECT_EQ(report.moves_per_second(), 5000);
  EXPECT_EQ(report.moves_per_cpu_second(), 12'500);
  EXPECT_EQ(report.idle_table_bytes(), 10'000);
}

TEST(LoadReport, what_was_not_measured_is_not_said) {
  Report report = example();
  report.play.cpu.reset();
  report.memory.reset();
  EXPECT_FALSE(report.moves_per_cpu_second());
  EXPECT_FALSE(report.idle_table_bytes());
  EXPECT_EQ(Report().moves_per_second(), 0);
  const std::string text = report_text(report);
  EXPECT_FALSE(text.contains("processor time"));
  EXPECT_FALSE(text.contains("memory"));
  const auto json = boost::json::parse(report_json(report));
  EXPECT_TRUE(json.at("moves_per_cpu_second").is_null());
  EXPECT_TRUE(json.at("memory").is_null());
}

TEST(LoadReport, is_readable) {
  const std::string text = report_text(example());
  EXPECT_TRUE(text.contains("solenia (sqlite): 1000 tables at once, 2000 connections")) << text;
  EXPECT_TRUE(text.contains("moves a second         5000")) << text;
  EXPECT_TRUE(text.contains("p50 2.50 ms, p99 12.25 ms, most 40.00 ms")) << text;
  EXPECT_TRUE(text.contains("10.0 KB for each of 1100 tables")) << text;
  EXPECT_FALSE(text.contains("WRONG")) << text;
}

TEST(LoadReport, tells_what_went_wrong) {
  Report report = example();
  report.refused["server.too_many"] = 3;
  report.wrong.emplace_back("the document differs");
  const std::string text = report_text(report);
  EXPECT_TRUE(text.contains("3 times: server.too_many")) << text;
  EXPECT_TRUE(text.contains("WRONG: the document differs")) << text;
  const auto json = boost::json::parse(report_json(report));
  EXPECT_EQ(json.at("refused").at("server.too_many").as_int64(), 3);
  EXPECT_EQ(json.at("wrong").as_array().size(), 1U);
}

}  // namespace
}  // namespace orrery::load
