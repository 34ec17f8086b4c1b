#include "cli/boards/seat_signs.h"

#include <gtest/gtest.h>

namespace orrery::cli {
namespace {

constexpr Style kShapes{.color = true, .unicode = true, .width = 80};

TEST(SeatSigns, differ_without_colours_and_shapes) {
  EXPECT_EQ(seat_sign(0, Style{}), "()");
  EXPECT_EQ(seat_sign(1, Style{}), "/\\");
  EXPECT_EQ(seat_sign(2, Style{}), "[]");
  EXPECT_EQ(seat_sign(3, Style{}), "<>");
}

// Orange circle, teal triangle, pink square, violet diamond: as web/src/icons/seats.ts has them.
TEST(SeatSigns, have_the_colours_of_the_web_client) {
  EXPECT_EQ(seat_sign(0, kShapes), tinted(kShapes, Tint::orange, "●"));
  EXPECT_EQ(seat_sign(1, kShapes), tinted(kShapes, Tint::teal, "▲"));
  EXPECT_EQ(seat_sign(2, kShapes), tinted(kShapes, Tint::pink, "■"));
  EXPECT_EQ(seat_sign(3, kShapes), tinted(kShapes, Tint::violet, "◆"));
  EXPECT_EQ(seat_sign(4, kShapes), seat_sign(0, kShapes));
}

TEST(SeatSigns, are_those_of_the_game_where_it_names_them) {
  EXPECT_EQ(seat_sign("charcoal", "diamond", kShapes), tinted(kShapes, Tint::grey, "◆"));
  EXPECT_EQ(seat_sign("orange", "crescent", Style{}), "o");
}

}  // namespace
}  // namespace orrery::cli
