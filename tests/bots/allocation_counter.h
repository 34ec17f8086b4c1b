// Counts allocations: the file behind this replaces the global operator new of the test program.
// It stands alone so that the compiler does not see through it.
#pragma once

#include <cstdint>

namespace orrery::test {

// False under a sanitizer, which brings an operator new of its own.
bool counts_allocations();
// By this thread.
std::uint64_t allocations_so_far();

template <class Work>
std::uint64_t allocations_of(const Work& work) {
  const std::uint64_t before = allocations_so_far();
  work();
  return allocations_so_far() - before;
}

}  // namespace orrery::test
