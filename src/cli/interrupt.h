// Ctrl-C (and a closed window) as a flag, so that what was done is shown or saved before the end.
#pragma once

#include <atomic>

namespace orrery::cli {

// From now on signals that ask the program to end raise the flag instead. Waiting for input is cut
// short by them.
const std::atomic<bool>& watch_interrupts();

}  // namespace orrery::cli
