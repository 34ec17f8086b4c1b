// Characters of UTF-8 text: what is one, what is none, what a terminal would obey.
#include "core/utf8.h"

#include <string>

#include <gtest/gtest.h>

namespace orrery {
namespace {

constexpr std::size_t length(std::string_view text) { return first_character(text).bytes; }

TEST(Utf8, reads_characters_of_every_length) {
  EXPECT_EQ(first_character("a☾").code, U'a');
  EXPECT_EQ(first_character("łuna").code, U'ł');
  EXPECT_EQ(first_character("☾a").code, U'☾');
  EXPECT_EQ(first_character("\U0001F319!").code, U'\U0001F319');
  EXPECT_EQ(length("a"), 1U);
  EXPECT_EQ(length("ł"), 2U);
  EXPECT_EQ(length("☾"), 3U);
  EXPECT_EQ(length("\U0001F319"), 4U);
}

TEST(Utf8, refuses_what_is_no_character) {
  EXPECT_EQ(length(""), 0U);
  EXPECT_EQ(length("\x80"), 0U) << "a continuation alone";
  EXPECT_EQ(length("\xC5"), 0U) << "cut off";
  EXPECT_EQ(length("\xC5x"), 0U) << "not continued";
  EXPECT_EQ(length("\xC0\xAF"), 0U) << "longer than needed";
  EXPECT_EQ(length("\xE0\x80\xAF"), 0U) << "longer than needed";
  EXPECT_EQ(length("\xED\xA0\x80"), 0U) << "half of a pair";
  EXPECT_EQ(length("\xF4\x90\x80\x80"), 0U) << "beyond the last";
  EXPECT_EQ(length("\xF8\x90\x80\x80"), 0U) << "no lead";
}

TEST(Utf8, knows_what_a_terminal_obeys) {
  for (const char32_t code : {U'\0', U'\x1b', U'\n', U'\x7f', U'\x80', U'\x9b', U'\x9f', U'\u202a',
                              U'\u202e', U'\u2066', U'\u2069'})
    EXPECT_TRUE(is_control(code)) << static_cast<unsigned>(code);
  for (const char32_t code : {U' ', U'~', U'\u00a0', U'ł', U'\u200f', U'\u2070'})
    EXPECT_FALSE(is_control(code)) << static_cast<unsigned>(code);
}

}  // namespace
}  // namespace orrery
