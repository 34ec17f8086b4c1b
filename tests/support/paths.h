// Where the tests find the project and its program. Known to one file alone, so that the objects of
// all others do not depend on the folder they were built in.
#pragma once

#include <filesystem>

namespace orrery::test {

const std::filesystem::path& project_folder();
const std::filesystem::path& program_path();

}  // namespace orrery::test
