#include "cli/interrupt.h"

#include <csignal>

namespace orrery::cli {
namespace {

// A signal handler can reach nothing else: the one piece of global state in the program.
std::atomic<bool> interrupt_flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void raise_flag(int /*signal*/) { interrupt_flag.store(true); }

}  // namespace

const std::atomic<bool>& watch_interrupts() {
  struct sigaction action{};
  action.sa_handler = raise_flag;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // not SA_RESTART: a read that waits for a person ends
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
  return interrupt_flag;
}

}  // namespace orrery::cli
