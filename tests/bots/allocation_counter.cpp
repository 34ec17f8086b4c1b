#include "bots/allocation_counter.h"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define ORRERY_OWN_NEW 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ORRERY_OWN_NEW 0
#endif
#endif
#ifndef ORRERY_OWN_NEW
#define ORRERY_OWN_NEW 1
#endif

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

namespace orrery::test {

bool counts_allocations() { return ORRERY_OWN_NEW != 0; }
std::uint64_t allocations_so_far() { return allocations; }

}  // namespace orrery::test

#if ORRERY_OWN_NEW
// NOLINTBEGIN(*-no-malloc,*-owning-memory,misc-new-delete-overloads)
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
// NOLINTEND(*-no-malloc,*-owning-memory,misc-new-delete-overloads)
#endif
