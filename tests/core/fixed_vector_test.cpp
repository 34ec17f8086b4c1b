// Lists inside states: what is past the end is zero, so that equal lists are equal bytes.
#include "core/fixed_vector.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"

namespace orrery {
namespace {

using testing::ElementsAre;
using List = FixedVector<std::uint8_t, 8>;
static_assert(std::has_unique_object_representations_v<List>);
static_assert(std::is_trivially_copyable_v<List>);

List list_of(std::initializer_list<std::uint8_t> items) {
  List list;
  for (const std::uint8_t item : items) list.push_back(item);
  return list;
}

std::vector<int> items(const List& list) { return {list.begin(), list.end()}; }

bool same_bytes(const List& a, const List& b) { return std::memcmp(&a, &b, sizeof(List)) == 0; }

TEST(FixedVector, starts_empty) {
  const List list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0U);
  EXPECT_EQ(List::capacity(), 8U);
}

TEST(FixedVector, is_full_at_its_capacity) {
  List list = list_of({1, 2, 3, 4, 5, 6, 7});
  EXPECT_FALSE(list.full());
  list.push_back(8);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.back(), 8);
}

TEST(FixedVector, pop_back_returns_the_item_and_zeroes_its_place) {
  List list = list_of({1, 2, 3});
  EXPECT_EQ(list.pop_back(), 3);
  EXPECT_TRUE(same_bytes(list, list_of({1, 2})));
}

TEST(FixedVector, erase_at_keeps_the_order_and_zeroes_the_tail) {
  List list = list_of({1, 2, 3, 4});
  list.erase_at(1);
  EXPECT_THAT(items(list), ElementsAre(1, 3, 4));
  EXPECT_TRUE(same_bytes(list, list_of({1, 3, 4})));
  list.erase_at(2);
  EXPECT_TRUE(same_bytes(list, list_of({1, 3})));
}

TEST(FixedVector, insert_at_keeps_the_order_of_the_rest) {
  List list = list_of({1, 2, 3});
  list.insert_at(0, 9);
  list.insert_at(2, 8);
  list.insert_at(5, 7);
  EXPECT_THAT(items(list), ElementsAre(9, 1, 8, 2, 3, 7));
}

struct TwoBytes {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  friend bool operator==(const TwoBytes&, const TwoBytes&) = default;
};

TEST(FixedVector, holds_small_structs_without_padding) {
  using Pairs = FixedVector<TwoBytes, 3>;
  static_assert(std::has_unique_object_representations_v<Pairs>);
  Pairs pairs;
  pairs.push_back({1, 2});
  pairs.push_back({3, 4});
  pairs.erase_at(0);
  EXPECT_EQ(pairs.size(), 1U);
  EXPECT_EQ(pairs[0], (TwoBytes{3, 4}));
}

TEST(FixedVector, insert_sorted_keeps_a_sorted_list_sorted) {
  List list;
  for (const std::uint8_t item : std::initializer_list<std::uint8_t>{5, 1, 9, 5, 0})
    list.insert_sorted(item);
  EXPECT_THAT(items(list), ElementsAre(0, 1, 5, 5, 9));
}

TEST(FixedVector, clear_zeroes_everything) {
  List list = list_of({1, 2, 3, 4, 5, 6, 7, 8});
  list.clear();
  EXPECT_TRUE(same_bytes(list, List{}));
}

TEST(FixedVector, a_trailing_zero_is_an_item) { EXPECT_NE(list_of({1, 0}), list_of({1})); }

TEST(FixedVector, equal_items_are_equal_bytes_whatever_happened_before) {
  Rng rng(1);
  for (int round = 0; round < 2000; ++round) {
    List list;
    std::vector<std::uint8_t> model;
    for (int step = 0; step < 30; ++step) {
      const auto item = static_cast<std::uint8_t>(rng.below(256));
      if (rng.below(2) == 0 && !list.full()) {
        list.push_back(item);
        model.push_back(item);
      } else if (!list.empty() && rng.below(2) == 0) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(list.size()));
        list.erase_at(at);
        model.erase(model.begin() + static_cast<std::ptrdiff_t>(at));
      } else if (!list.empty()) {
        EXPECT_EQ(list.pop_back(), model.back());
        model.pop_back();
      }
    }
    List fresh;
    for (const std::uint8_t item : model) fresh.push_back(item);
    ASSERT_TRUE(std::ranges::equal(list, model));
    ASSERT_TRUE(same_bytes(list, fresh));
  }
}

}  // namespace
}  // namespace orrery
