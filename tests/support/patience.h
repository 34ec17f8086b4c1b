// How long a test waits for something that must happen.
#pragma once

#include <chrono>

namespace orrery::test {

// Far more than anything takes, even under the sanitizers on a busy machine.
inline constexpr std::chrono::milliseconds kPatience{30'000};

}  // namespace orrery::test
