// The component values of one game as files of JSON: those built into the program, or an owner's
// own from a directory laid out the same way (<directory>/<game>/*.json).
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "core/message.h"

namespace orrery {

class DataPack {
 public:
  static DataPack built_in(std::string_view game);
  // A game without a folder in `directory` keeps the built-in values.
  static std::expected<DataPack, Message> read(const std::filesystem::path& directory,
                                               std::string_view game);
  // For tests: `files` maps names ("tiles.json") to text.
  explicit DataPack(std::map<std::string, std::string> files) : files_(std::move(files)) {}

  const std::map<std::string, std::string>& files() const { return files_; }
  // SHA-256 over names and contents, in hexadecimal: the identity of the pack in a record.
  std::string hash() const;

 private:
  std::map<std::string, std::string> files_;
};

// SHA-256 of `text` in hexadecimal.
std::string sha256_hex(std::string_view text);

}  // namespace orrery
