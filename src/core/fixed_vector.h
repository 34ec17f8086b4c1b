// A list with a capacity fixed by the code, stored inside its owner. Elements past the end are
// kept zero, so that two equal lists are equal bytes and states can be compared with memcmp.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace orrery {

template <class T, std::size_t kCapacity>
  requires(alignof(T) == 1 && kCapacity < 256)
class FixedVector {
 public:
  static constexpr std::size_t capacity() { return kCapacity; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kCapacity; }

  T operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  T back() const { return (*this)[size_ - 1U]; }

  void push_back(T item) {
    assert(!full());
    items_[size_++] = item;
  }
  T pop_back() {
    assert(!empty());
    const T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  // Keeps the order of the rest.
  void erase_at(std::size_t i) {
    assert(i < size_);
    for (std::size_t j = i + 1; j < size_; ++j) items_[j - 1] = items_[j];
    pop_back();
  }
  // Keeps the order of the rest.
  void insert_at(std::size_t i, T item) {
    assert(i <= size_);
    push_back(item);
    for (std::size_t j = size_ - 1U; j > i; --j) items_[j] = items_[j - 1];
    items_[i] = item;
  }
  // Inserts before the first greater item, so that a sorted list stays sorted.
  void insert_sorted(T item) {
    push_back(item);
    for (std::size_t i = size_ - 1U; i > 0 && items_[i] < items_[i - 1]; --i) {
      const T swapped = items_[i];
      items_[i] = items_[i - 1];
      items_[i - 1] = swapped;
    }
  }
  void clear() { *this = FixedVector{}; }

  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  std::span<T> span() { return {items_.data(), size_}; }
  std::span<const T> span() const { return {items_.data(), size_}; }

  friend bool operator==(const FixedVector&, const FixedVector&) = default;

 private:
  std::array<T, kCapacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace orrery
