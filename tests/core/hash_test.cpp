// State hashes: the same everywhere and for ever, because records hold them.
#include "core/hash.h"

#include <array>
#include <cstring>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

namespace orrery {
namespace {

std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0) {
  return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

TEST(Hash, values_are_the_same_on_every_machine) {
  EXPECT_EQ(hash_text(""), 1258433518730484402ULL);
  EXPECT_EQ(hash_text("orrery"), 16856705778655662416ULL);
  EXPECT_EQ(hash_text("a text longer than one word of eight bytes", 1), 10999995255274651207ULL);
}

TEST(Hash, every_bit_counts) {
  std::array<std::uint8_t, 37> bytes{};
  std::set<std::uint64_t> seen = {hash_of(bytes)};
  for (std::uint8_t& byte : bytes)
    for (unsigned bit = 0; bit < 8; ++bit) {
      byte = static_cast<std::uint8_t>(1U << bit);
      seen.insert(hash_of(bytes));
      byte = 0;
    }
  EXPECT_EQ(seen.size(), 1 + 37 * 8U);
}

TEST(Hash, length_counts_where_the_bytes_are_zero) {
  const std::array<std::byte, 64> zeros{};
  std::set<std::uint64_t> seen;
  for (std::size_t size = 0; size <= zeros.size(); ++size)
    seen.insert(hash_bytes(std::span(zeros).first(size)));
  EXPECT_EQ(seen.size(), zeros.size() + 1);
}

TEST(Hash, order_of_words_counts) {
  EXPECT_NE(hash_of(std::array<std::uint64_t, 2>{1, 2}),
            hash_of(std::array<std::uint64_t, 2>{2, 1}));
}

TEST(Hash, seed_counts) { EXPECT_NE(hash_text("orrery", 1), hash_text("orrery", 2)); }

}  // namespace
}  // namespace orrery
