// A whole run: people and tables are made, played at, measured and compared with the server.
#pragma once

#include <expected>
#include <string>

#include "load/options.h"
#include "load/report.h"

namespace orrery::load {

std::expected<Report, std::string> run_load(const Options& options);

// Asks the server about every line of a journal; see check.cpp. Gives what is missing or wrong.
struct Checked {
  std::size_t tables = 0;
  std::size_t moves = 0;
  std::size_t finished = 0;  // tables whose whole record was compared
  std::vector<std::string> missing;
};
std::expected<Checked, std::string> check_journal(const Options& options,
                                                  const std::string& journal);

}  // namespace orrery::load
