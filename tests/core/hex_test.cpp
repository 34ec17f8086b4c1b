// Bytes as hexadecimal digits.
#include "core/hex.h"

#include <array>

#include <gtest/gtest.h>

namespace orrery {
namespace {

TEST(Hex, has_two_digits_for_every_byte) {
  EXPECT_EQ(to_hex(std::array<unsigned char, 4>{0x00, 0x0f, 0xa0, 0xff}), "000fa0ff");
  EXPECT_EQ(to_hex({}), "");
}

TEST(Hex, is_written_in_lower_case_only) {
  EXPECT_TRUE(is_hex("0123456789abcdef"));
  EXPECT_TRUE(is_hex(""));
  EXPECT_FALSE(is_hex("AB"));
  EXPECT_FALSE(is_hex("0g"));
  EXPECT_FALSE(is_hex("0 "));
}

}  // namespace
}  // namespace orrery
