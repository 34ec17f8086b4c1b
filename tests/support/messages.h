// What is said, compared by id and arguments: a test names the message of the rule, and its words
// may change. The words themselves are tested once, in tests/core/languages_test.cpp.
#pragma once

#include <expected>
#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "core/catalogue.h"
#include "core/message.h"

namespace orrery {

// As a test would write it: says("core.player_count", {{"low", 1}, {"high", 4}}).
void PrintTo(const Message& message, std::ostream* out);

namespace test {

using IsMessage = testing::Matcher<const Message&>;

// This message with exactly these arguments, in any order.
IsMessage says(std::string id, std::vector<Argument> args = {});
// This message with these arguments; what others it has does not matter.
IsMessage mentions(std::string id, std::vector<Argument> args = {});
// A message with such a text as its argument `name`.
IsMessage has_text(std::string name, const testing::Matcher<const std::string&>& text);

// What a refusal says where nothing is refused.
inline const Message kNothing;

template <class T>
Message reason(const std::expected<T, Message>& answer) {
  return answer ? kNothing : answer.error();
}

// The text of a message, for where only text arrives: the terminal, a file, a log.
std::string english(const Message& message, const Catalogue::SeatName& seat_name = {});

}  // namespace test
}  // namespace orrery
