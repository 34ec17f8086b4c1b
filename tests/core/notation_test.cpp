// Notation by a table: what is written is read again, and nothing else is.
#include "core/notation.h"

#include <vector>

#include <gtest/gtest.h>

namespace orrery {
namespace {

struct Toy {
  std::vector<std::string> fruits = {"apple", "pear", ""};
};

enum class ToyKind : std::uint8_t { pass = 1, eat, swap, move, mark, list };

using ToyForm = ArgumentForm<Toy>;
constexpr ToyForm kFruit = [](const Toy& toy) -> NameList { return toy.fruits; };
constexpr ToyForm kCount = NumberForm{1, 12};
constexpr ToyForm kExtra = NumberForm{1, 3, 0};
constexpr ToyForm kShifted = NumberForm{-7, 7, -8};
constexpr ToyForm kLetters =
    OwnForm<Toy>{[](const Toy& /*toy*/, WrittenArgs args) {
                   return std::string{static_cast<char>('a' + args[0] % 26),
                                      static_cast<char>('a' + args[1] % 26)};
                 },
                 [](const Toy& /*toy*/, std::string_view text, ReadArgs args) {
                   if (text.size() < 2) return false;
                   args[0] = static_cast<std::uint8_t>(text[0] - 'a');
                   args[1] = static_cast<std::uint8_t>(text[1] - 'a');
                   return true;
                 },
                 2};

using ToyVerb = MoveForm<Toy, ToyKind>;
constexpr std::array kToyMoves = {
    ToyVerb{ToyKind::pass, "pass"},
    ToyVerb{ToyKind::eat, "eat #", {&kFruit}},
    ToyVerb{ToyKind::eat, "eat # #", {&kFruit, &kExtra}},
    ToyVerb{ToyKind::swap, "swap #:#", {&kCount, &kFruit}},
    ToyVerb{ToyKind::move, "move [#,#]", {&kShifted, &kShifted}},
    ToyVerb{ToyKind::mark, "#", {&kLetters}},
};

std::string written(ToyKind kind, std::uint8_t first = 0, std::uint8_t second = 0) {
  return write_move(kToyMoves, Toy{}, make_move(kind, first, second));
}

TEST(Notation, fills_the_arguments_into_the_pattern) {
  EXPECT_EQ(written(ToyKind::pass), "pass");
  EXPECT_EQ(written(ToyKind::eat, 1), "eat pear");
  EXPECT_EQ(written(ToyKind::swap, 11, 0), "swap 12:apple");
  EXPECT_EQ(written(ToyKind::move, 7, 9), "move [-1,1]");
  EXPECT_EQ(written(ToyKind::mark, 2, 3), "cd");
}

TEST(Notation, of_several_rows_the_first_that_leaves_nothing_out_is_written) {
  EXPECT_EQ(written(ToyKind::eat, 0, 0), "eat apple");
  EXPECT_EQ(written(ToyKind::eat, 0, 2), "eat apple 2");
}

TEST(Notation, what_does_not_exist_is_a_question_mark) {
  EXPECT_EQ(written(ToyKind::eat, 9), "eat ?");
  EXPECT_EQ(written(ToyKind::list), "?");
  EXPECT_EQ(write_move(kToyMoves, Toy{}, Move{.kind = 0, .args = {}}), "?");
  EXPECT_EQ(write_move(kToyMoves, Toy{}, Move{.kind = 0xFF, .args = {}}), "?");
}

TEST(Notation, hidden_arguments_are_a_question_mark) {
  EXPECT_EQ(write_move(kToyMoves, Toy{}, hidden(make_move(ToyKind::swap, 3, 1))), "swap ?");
  EXPECT_EQ(write_move(kToyMoves, Toy{}, hidden(make_move(ToyKind::eat, 1))), "eat ?");
}

TEST(Notation, reading_undoes_writing) {
  for (const Move move :
       {make_move(ToyKind::pass), make_move(ToyKind::eat, 1), make_move(ToyKind::eat, 1, 3),
        make_move(ToyKind::swap, 0, 1), make_move(ToyKind::swap, 11, 0),
        make_move(ToyKind::move, 1, 15), make_move(ToyKind::mark, 25, 0)}) {
    const std::string text = write_move(kToyMoves, Toy{}, move);
    const auto read = read_move(kToyMoves, Toy{}, text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read, move) << text;
  }
}

TEST(Notation, other_texts_are_no_moves) {
  for (const char* text : {"",
                           "pas",
                           "pass ",
                           " pass",
                           "Pass",
                           "eat",
                           "eat ",
                           "eat plum",
                           "eat ?",
                           "eat apple ",
                           "eat apple 0",
                           "eat apple 4",
                           "eat apple 2 2",
                           "swap 0:apple",
                           "swap 13:apple",
                           "swap 01:apple",
                           "swap +1:apple",
                           "swap 1:",
                           "swap 1",
                           "swap :apple",
                           "move [8,0]",
                           "move [-8,0]",
                           "move [1,2",
                           "move 1,2]",
                           "move [1]",
                           "move [-0,1]",
                           "a",
                           "abc"}) {
    const auto read = read_move(kToyMoves, Toy{}, text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error(), Message("core.not_a_move", {{"text", std::string(text)}}));
  }
}

TEST(Notation, a_move_that_answers_another_question_is_told_what_is_asked) {
  EXPECT_EQ(not_asked("pass", {"t.ask"}),
            Message("core.not_asked",
                    {{"move", std::string("pass")}, {"asked", std::vector<Message>{{"t.ask"}}}}));
}

}  // namespace
}  // namespace orrery
