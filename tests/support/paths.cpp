#include "support/paths.h"

namespace orrery::test {

const std::filesystem::path& project_folder() {
  static const std::filesystem::path folder = ORRERY_SOURCE_DIR;
  return folder;
}

const std::filesystem::path& program_path() {
  static const std::filesystem::path program = ORRERY_BINARY;
  return program;
}

}  // namespace orrery::test
