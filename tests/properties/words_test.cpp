// Notation reads back, and everything said to people has a text with nothing left to fill in.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/random_game.h"
#include "support/swapper.h"

namespace orrery::test {
namespace {

bool has_words(const std::string& id) {
  static const Catalogue catalogue = Catalogue::built_in();
  return catalogue.has(id);
}

// A sentence of the catalogue, all of it: no message without a text, no placeholder left over.
testing::AssertionResult says_something(const Message& message) {
  const std::string text = english(message);
  if (!has_words(message.id)) return testing::AssertionFailure() << message.id << " has no text";
  if (text.empty() || text.find_first_of("{}") != std::string::npos)
    return testing::AssertionFailure() << message.id << " says \"" << text << "\"";
  for (const Argument& argument : message.args)
    if (const auto* parts = std::get_if<std::vector<Message>>(&argument.value))
      for (const Message& part : *parts)
        if (const testing::AssertionResult result = says_something(part); !result) return result;
  return testing::AssertionSuccess();
}

class Words : public Property {};

TEST_P(Words, notation_reads_back_and_is_unique_in_a_list) {
  for_each_decision(setting(), game_pointer(), 100, [](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state())) {
      std::set<std::string> seen;
      for (const Move move : at.game().legal(at.state(), seat)) {
        const std::string notation = at.game().notation(move);
        EXPECT_EQ(at.game().parse_move(notation), move) << notation;
        EXPECT_TRUE(seen.insert(notation).second) << notation << " stands for two moves";
        EXPECT_LE(notation.size(), 40U) << notation;
      }
    }
  });
}

TEST_P(Words, what_is_no_notation_is_refused_with_a_reason) {
  for (const char* text : {"", " ", "nonsense", "a", "1", "-1", "\n", "\xff", "99999999999"}) {
    const auto move = game().parse_move(text);
    ASSERT_FALSE(move) << '"' << text << '"';
    EXPECT_TRUE(says_something(move.error()));
  }
}

TEST_P(Words, a_notation_with_something_more_is_refused) {
  for_some_decisions(setting(), game_pointer(), 10, 5, [](RandomGame& at) {
    if (at.over()) return;
    const std::string notation = at.game().notation(at.next().move);
    for (const std::string& text : {notation + " x", notation + "x", "x" + notation})
      EXPECT_FALSE(at.game().parse_move(text)) << '"' << text << '"';
    // A digit more may make another move of it, but then it is written so.
    if (const auto other = at.game().parse_move(notation + "0"))
      EXPECT_EQ(at.game().notation(*other), notation + "0");
  });
}

TEST_P(Words, prompts_and_alternatives_are_sentences) {
  for_some_decisions(setting(), game_pointer(), 60, 3, [](RandomGame& at) {
    for (const Seat seat : at.game().active(at.state())) {
      EXPECT_TRUE(says_something(at.game().prompt(at.state(), seat)));
      std::set<std::string> seen;
      for (const Move move : at.game().legal(at.state(), seat)) {
        const Message message = at.game().describe(at.state(), seat, move);
        EXPECT_TRUE(says_something(message));
        EXPECT_TRUE(seen.insert(english(message)).second)
            << "two alternatives say \"" << english(message) << '"';
      }
    }
  });
}

TEST_P(Words, events_and_outcomes_are_sentences_for_every_viewer) {
  for_some_decisions(setting(), game_pointer(), 60, 3, [](RandomGame& at) {
    if (at.over()) {
      EXPECT_TRUE(says_something(at.game().outcome(at.state())));
      return;
    }
    AnyState after = at.state();
    Events events;
    at.game().apply(after, at.next().seat, at.next().move, &events);
    for (const Event& event : events)
      for (const Viewer viewer : viewers_of(at.game()))
        EXPECT_TRUE(says_something(at.game().event_message(event, viewer)));
  });
}

TEST_P(Words, refusals_are_sentences) {
  for_some_decisions(setting(), game_pointer(), 20, 5, [](RandomGame& at) {
    if (at.over()) return;
    Rng rng = at.choices();
    for (int i = 0; i < 20; ++i) {
      AnyState changed = at.state();
      Move move = at.next().move;
      move.kind = static_cast<std::uint8_t>(rng.below(20));
      move.args[0] = static_cast<std::uint8_t>(rng.below(64));
      const auto applied = at.game().try_apply(changed, at.next().seat, move, nullptr);
      if (!applied) EXPECT_TRUE(says_something(applied.error().reason));
    }
  });
}

TEST_P(Words, score_rows_have_names_and_add_up) {
  const GameInfo& info = game().info();
  ASSERT_LE(info.score_rows.size(), kMaxScoreRows);
  for (const ScoreRow& row : info.score_rows)
    EXPECT_TRUE(has_words("score." + info.id + "." + row.id)) << row.id;
  for_some_decisions(setting(), game_pointer(), 60, 10, [&](RandomGame& at) {
    const Scores scores = at.game().scores(at.state());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(at.game().players()); ++seat) {
      int sum = 0;
      int parts = 0;
      int whole = 0;
      for (std::size_t row = 0; row < info.score_rows.size(); ++row) {
        const int stars = scores.rows[seat][row];
        if (info.score_rows[row].part) {
          parts += stars;
        } else {
          if (row > 0 && info.score_rows[row - 1].part) EXPECT_EQ(parts, whole);
          sum += stars;
          whole = stars;
          parts = 0;
        }
      }
      EXPECT_EQ(sum, scores.total[seat]) << "seat " << seat;
    }
  });
}

ORRERY_FOR_EVERY_GAME(Words);

}  // namespace
}  // namespace orrery::test
