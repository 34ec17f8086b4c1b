// Widths, columns and line breaks of text on a terminal.
#include "cli/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery::cli {
namespace {

using testing::ElementsAre;

constexpr Style kColour = {.color = true, .unicode = true, .width = 80};

TEST(Text, is_as_wide_as_a_person_sees_it) {
  EXPECT_EQ(width_of("abc"), 3U);
  EXPECT_EQ(width_of("●▲ ★"), 4U);
  EXPECT_EQ(width_of(tinted(kColour, Tint::orange, "abc")), 3U);
  EXPECT_EQ(tinted(Style{}, Tint::orange, "abc"), "abc");
}

TEST(Text, from_elsewhere_gives_no_orders_to_the_terminal) {
  EXPECT_EQ(printable("ał☾\nb"), "ał☾\nb");
  EXPECT_EQ(printable("\033[2Jred\a"), "?[2Jred?");
  EXPECT_EQ(printable("c1 \xC2\x9B 2J"), "c1 ? 2J");
  EXPECT_EQ(printable("\xFF\xC5"), "??");
}

TEST(Text, is_padded_to_a_width) {
  EXPECT_EQ(padded("ab", 4), "ab  ");
  EXPECT_EQ(padded_left("ab", 4), "  ab");
  EXPECT_EQ(centred("ab", 6), "  ab  ");
  EXPECT_EQ(padded("abcdef", 4), "abcdef");
}

TEST(Text, breaks_between_words_and_keeps_its_own_blanks) {
  EXPECT_THAT(wrapped("one two three", 8, 2), ElementsAre("one two", "  three"));
  EXPECT_THAT(wrapped("  1  one two", 9, 5), ElementsAre("  1  one", "     two"));
  EXPECT_THAT(wrapped("indivisible", 5), ElementsAre("indivisible"));
  EXPECT_THAT(wrapped("", 5), ElementsAre(""));
}

TEST(Text, stands_in_columns) {
  EXPECT_THAT(table({{"", "Ann", "Ben"}, {"total", "7", "12"}}),
              ElementsAre("       Ann  Ben", "total    7   12"));
}

TEST(Text, has_stand_ins_for_shapes) {
  EXPECT_EQ(shape(kColour, "★", "*"), "★");
  EXPECT_EQ(shape(Style{}, "★", "*"), "*");
}

}  // namespace
}  // namespace orrery::cli
