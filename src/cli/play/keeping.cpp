#include "cli/play/keeping.h"

#include <chrono>
#include <ctime>
#include <filesystem>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include "table/files.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

// "solenia-20260131-201500.orrery.json", with a number added while that is taken.
fs::path new_name(const fs::path& folder, const std::string& game) {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  const std::string stem = fmt::format("{}-{:%Y%m%d-%H%M%S}", game, fmt::localtime(now));
  std::error_code error;
  fs::path path = folder / (stem + ".orrery.json");
  for (int number = 2; fs::exists(path, error); ++number)
    path = folder / fmt::format("{}-{}.orrery.json", stem, number);
  return path;
}

}  // namespace

std::expected<void, Failure> check_target(const std::string& file) {
  std::error_code error;
  if (fs::exists(file, error))
    return std::unexpected(bad_usage(fmt::format(
        "{} exists already; choose another name, or go on with it by --load {}.", file, file)));
  const fs::path folder = fs::path(file).parent_path();
  if (::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0)
    return std::unexpected(
        bad_usage(fmt::format("{} cannot be written: its folder is missing or closed.", file)));
  return {};
}

std::expected<Kept, Failure> keep(const Record& record, const std::string& wanted,
                                  const Catalogue& catalogue) {
  const std::string text = write_record(record);
  const fs::path first = wanted.empty() ? new_name("", record.game) : fs::path(wanted);
  const auto written = write_file(first, text);
  if (written) return Kept{.file = first.string(), .warning = {}};
  const std::string reason = catalogue.say(written.error());
  std::error_code error;
  const fs::path second = new_name(fs::temp_directory_path(error), record.game);
  if (!write_file(second, text))
    return std::unexpected(bad_usage(fmt::format("The game could not be saved: {}", reason)));
  return Kept{.file = second.string(), .warning = reason};
}

}  // namespace orrery::cli
