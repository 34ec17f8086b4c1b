// The chance of a state, written and read.
#include "core/chance_fields.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace orrery {
namespace {

void describe(Chance& chance, Fields& fields) {
  chance_fields({"chance", "Dice.", "a key of zeros"}, chance,
                {{"setup_drawn", "Words read for shuffling.", "0"},
                 {"die_drawn", "Words read for the die.", "0"}},
                fields);
}

Chance read(const json::value& value, Problems& problems) {
  Chance chance;
  Fields fields = Fields::reader(JsonReader(value, "state", problems));
  describe(chance, fields);
  fields.finish();
  return chance;
}

TEST(ChanceFields, what_is_written_is_read_again) {
  Chance chance{.key = Seed::of(7).words, .drawn = {12, 3}};
  Fields writer = Fields::writer();
  describe(chance, writer);
  Problems problems;
  EXPECT_EQ(read(writer.result(), problems), chance);
  EXPECT_FALSE(problems.any());
}

TEST(ChanceFields, what_is_left_out_is_zero) {
  Problems problems;
  EXPECT_EQ(read(json::object(), problems), Chance{});
  EXPECT_FALSE(problems.any());
}

TEST(ChanceFields, a_key_that_is_none_is_refused) {
  Problems problems;
  read({{"chance", {{"key", "abc"}}}}, problems);
  ASSERT_TRUE(problems.any());
  EXPECT_EQ(problems.first(),
            Message("core.position_key", {{"field", std::string("state.chance")}}));
}

}  // namespace
}  // namespace orrery
