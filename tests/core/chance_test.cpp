// The generator inside a game's state: the published cipher, exact streams, fair draws.
#include "core/chance.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/chi_square.h"

namespace orrery {
namespace {

Chance chance_of(std::uint64_t number) { return {.key = Seed::of(number).words, .drawn = {}}; }

std::vector<std::uint32_t> draw(Chance& chance, std::size_t stream, int count,
                                std::uint32_t bound = 1000) {
  ChanceStream from(chance, stream);
  std::vector<std::uint32_t> drawn;
  for (int i = 0; i < count; ++i) drawn.push_back(from.below(bound));
  return drawn;
}

TEST(Chance, block_equals_the_vector_of_rfc_8439) {
  const std::array<std::uint32_t, 8> key = {0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
                                            0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c};
  const ChachaBlock expected = {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                                0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                                0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(chacha_block(key, 1, {0x09000000, 0x4a000000, 0}, 20), expected);
}

TEST(Chance, eight_rounds_equal_the_published_stream_of_a_zero_key) {
  const ChachaBlock block = chacha_block({}, 0, {}, 8);
  EXPECT_EQ(block[0], 0x2fef003eU);  // 3e 00 ef 2f 89 5f 40 d6 ...
  EXPECT_EQ(block[1], 0xd6405f89U);
  EXPECT_EQ(block[15], 0x42fe0c0eU);  // ... 0e 0c fe 42
}

TEST(Chance, equal_keys_give_equal_draws) {
  Chance one = chance_of(5);
  Chance other = chance_of(5);
  EXPECT_EQ(draw(one, 0, 100), draw(other, 0, 100));
  EXPECT_EQ(one, other);
}

TEST(Chance, stream_continues_in_mid_block) {
  Chance at_once = chance_of(1);
  const std::vector<std::uint32_t> all = draw(at_once, 2, 100);
  for (int first = 0; first <= 100; ++first) {
    Chance in_two = chance_of(1);
    std::vector<std::uint32_t> parts = draw(in_two, 2, first);
    std::ranges::copy(draw(in_two, 2, 100 - first), std::back_inserter(parts));
    ASSERT_EQ(parts, all) << "broken off after " << first;
    ASSERT_EQ(in_two, at_once) << "broken off after " << first;
  }
}

TEST(Chance, what_was_drawn_is_written_back_when_the_stream_ends) {
  Chance chance = chance_of(1);
  {
    ChanceStream stream(chance, 3);
    for (int i = 0; i < 21; ++i) stream.below(1U << 31U);  // a power of two repeats no draw
  }
  EXPECT_EQ(chance.drawn, (std::array<std::uint32_t, 4>{0, 0, 0, 21}));
}

TEST(Chance, streams_do_not_depend_on_each_other) {
  Chance quiet = chance_of(9);
  Chance busy = chance_of(9);
  for (const std::size_t other : {0U, 1U, 3U}) draw(busy, other, 50);
  EXPECT_EQ(draw(busy, 2, 50), draw(quiet, 2, 50));
}

TEST(Chance, streams_and_keys_differ) {
  std::set<std::vector<std::uint32_t>> seen;
  for (std::uint64_t key = 0; key < 20; ++key)
    for (std::size_t stream = 0; stream < Chance::kStreams; ++stream) {
      Chance chance = chance_of(key);
      seen.insert(draw(chance, stream, 10));
    }
  EXPECT_EQ(seen.size(), 20 * Chance::kStreams);
}

TEST(Chance, draws_stay_below_the_bound_and_are_uniform) {
  for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 24U, 100U}) {
    Chance chance = chance_of(bound);
    std::vector<int> counts(bound);
    for (const std::uint32_t drawn : draw(chance, 0, 60'000, bound)) {
      ASSERT_LT(drawn, bound);
      ++counts[drawn];
    }
    EXPECT_TRUE(test::looks_uniform(counts)) << "below " << bound;
  }
}

TEST(Chance, bounds_that_do_not_divide_the_range_are_fair) {
  // 3 * 2^30 leaves a quarter of all words over: taking them modulo would favour the low third.
  Chance chance = chance_of(3);
  std::vector<int> thirds(3);
  for (const std::uint32_t drawn : draw(chance, 0, 60'000, 3U << 30U)) ++thirds[drawn >> 30U];
  EXPECT_TRUE(test::looks_uniform(thirds));
}

TEST(Chance, shuffle_is_uniform_over_all_orders) {
  Chance chance = chance_of(4);
  std::vector<int> counts(24);
  ChanceStream stream(chance, 1);
  for (int i = 0; i < 24'000; ++i) {
    std::array<std::size_t, 4> items = {0, 1, 2, 3};
    stream.shuffle(std::span<std::size_t>(items));
    std::size_t rank = 0;  // of the permutation, in the factorial number system
    for (std::size_t a = 0; a < 4; ++a)
      rank = rank * (4 - a) + static_cast<std::size_t>(std::count_if(
                                  items.begin() + static_cast<std::ptrdiff_t>(a), items.end(),
                                  [&](std::size_t later) { return later < items[a]; }));
    ++counts[rank];
  }
  EXPECT_TRUE(test::looks_uniform(counts));
}

TEST(Seed, hexadecimal_form_reads_back) {
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Seed seed = Seed::of(number, 7);
    Seed read;
    ASSERT_TRUE(Seed::parse(seed.hex(), read));
    EXPECT_EQ(read, seed);
    EXPECT_EQ(seed.hex().size(), 64U);
  }
}

TEST(Seed, capitals_are_hexadecimal_too) {
  std::string capitals = Seed::of(11).hex();
  std::ranges::transform(capitals, capitals.begin(),
                         [](unsigned char c) { return std::toupper(c); });
  Seed read;
  ASSERT_TRUE(Seed::parse(capitals, read));
  EXPECT_EQ(read, Seed::of(11));
}

TEST(Seed, anything_but_64_hexadecimal_digits_is_refused) {
  const std::string good = Seed::of(3).hex();
  Seed seed;
  EXPECT_FALSE(Seed::parse("", seed));
  EXPECT_FALSE(Seed::parse(good.substr(1), seed));
  EXPECT_FALSE(Seed::parse(good + "0", seed));
  for (std::size_t i = 0; i < good.size(); ++i)
    for (const char wrong : {'g', ' ', '-', '+', 'x', '\0'}) {
      std::string text = good;
      text[i] = wrong;
      EXPECT_FALSE(Seed::parse(text, seed)) << "'" << wrong << "' as digit " << i;
    }
}

TEST(Seed, every_number_and_game_has_its_own) {
  std::set<std::string> seeds;
  for (std::uint64_t number = 0; number < 50; ++number)
    for (std::uint64_t game = 0; game < 50; ++game) seeds.insert(Seed::of(number, game).hex());
  EXPECT_EQ(seeds.size(), 2500U);
}

}  // namespace
}  // namespace orrery
