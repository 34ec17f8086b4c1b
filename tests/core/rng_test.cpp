// The quick generator of bots and tests: reproducible and fair.
#include "core/rng.h"

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "support/chi_square.h"

namespace orrery {
namespace {

TEST(Rng, split_mix_equals_the_published_sequence) {
  std::uint64_t state = 1234567;  // the reference sequence of SplitMix64 for this start
  EXPECT_EQ(split_mix(state), 6457827717110365317ULL);
  EXPECT_EQ(split_mix(state), 3203168211198807973ULL);
  EXPECT_EQ(split_mix(state), 9817491932198370423ULL);
}

TEST(Rng, equal_seeds_give_equal_numbers) {
  Rng one(7);
  Rng other(7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(one.next(), other.next());
}

TEST(Rng, a_copy_continues_on_its_own) {
  Rng original(7);
  original.next();
  Rng copy = original;
  const std::uint64_t next = copy.next();
  copy.next();
  EXPECT_EQ(original.next(), next);
}

TEST(Rng, neighbouring_seeds_differ_from_the_first_number_on) {
  std::vector<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first.push_back(Rng(seed).next());
  std::ranges::sort(first);
  EXPECT_EQ(std::ranges::adjacent_find(first), first.end());
}

TEST(Rng, draws_stay_below_the_bound_and_are_uniform) {
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 25U}) {
    Rng rng(bound);
    std::vector<int> counts(bound);
    for (int i = 0; i < 50'000; ++i) {
      const std::uint32_t drawn = rng.below(bound);
      ASSERT_LT(drawn, bound);
      ++counts[drawn];
    }
    EXPECT_TRUE(test::looks_uniform(counts)) << "below " << bound;
  }
}

TEST(Rng, shuffle_puts_every_item_everywhere_equally_often) {
  Rng rng(3);
  std::array<std::vector<int>, 5> places;
  places.fill(std::vector<int>(5));
  for (int i = 0; i < 20'000; ++i) {
    std::array<std::size_t, 5> items = {0, 1, 2, 3, 4};
    rng.shuffle(std::span<std::size_t>(items));
    for (std::size_t place = 0; place < 5; ++place) ++places[items[place]][place];
  }
  for (const std::vector<int>& counts : places) EXPECT_TRUE(test::looks_uniform(counts));
}

TEST(Rng, shuffles_nothing_and_one) {
  Rng rng(1);
  std::array<int, 1> one = {4};
  rng.shuffle(std::span<int>(one));
  rng.shuffle(std::span<int>(one).first(0));
  EXPECT_EQ(one[0], 4);
}

}  // namespace
}  // namespace orrery
