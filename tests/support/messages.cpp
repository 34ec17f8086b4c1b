#include "support/messages.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace orrery {
namespace {

std::string written(const Message& message);

struct WrittenValue {
  std::string operator()(std::int64_t number) const { return fmt::format("{}", number); }
  std::string operator()(Seat seat) const { return fmt::format("seat_at({})", index(seat)); }
  std::string operator()(const Term& term) const {
    return fmt::format("Term{{\"{}\", \"{}\"}}", term.type, term.id);
  }
  std::string operator()(const std::string& text) const { return testing::PrintToString(text); }
  std::string operator()(const std::vector<Message>& parts) const {
    std::string list;
    for (const Message& part : parts) list += (list.empty() ? "" : ", ") + written(part);
    return "std::vector<Message>{" + list + "}";
  }
};

std::string written(const Message& message) {
  std::string args;
  for (const Argument& argument : message.args)
    args += fmt::format("{}{{\"{}\", {}}}", args.empty() ? "" : ", ", argument.name,
                        std::visit(WrittenValue{}, argument.value));
  return fmt::format("{{\"{}\"{}}}", message.id, args.empty() ? "" : ", {" + args + "}");
}

bool has_all(const Message& message, const std::vector<Argument>& args) {
  return std::ranges::all_of(args, [&](const Argument& wanted) {
    const Value* found = message.find(wanted.name);
    return found != nullptr && *found == wanted.value;
  });
}

class MessageMatcher {
 public:
  using is_gtest_matcher = void;
  MessageMatcher(Message wanted, bool exactly) : wanted_(std::move(wanted)), exactly_(exactly) {}

  bool MatchAndExplain(const Message& message, std::ostream* /*why*/) const {
    return message.id == wanted_.id && has_all(message, wanted_.args) &&
           (!exactly_ || message.args.size() == wanted_.args.size());
  }
  void DescribeTo(std::ostream* out) const { describe(out, exactly_ ? "says " : "mentions "); }
  void DescribeNegationTo(std::ostream* out) const {
    describe(out, exactly_ ? "does not say " : "does not mention ");
  }

 private:
  void describe(std::ostream* out, std::string_view verb) const {
    *out << verb << written(wanted_);
  }

  Message wanted_;
  bool exactly_;
};

}  // namespace

void PrintTo(const Message& message, std::ostream* out) { *out << written(message); }

namespace test {

IsMessage says(std::string id, std::vector<Argument> args) {
  Message message(std::move(id), std::move(args));
  EXPECT_TRUE(message.id.starts_with("fake.") || !english(message).contains("{"))
      << "the text of " << message.id << " has other arguments";
  return MessageMatcher(std::move(message), true);
}

IsMessage mentions(std::string id, std::vector<Argument> args) {
  return MessageMatcher({std::move(id), std::move(args)}, false);
}

IsMessage has_text(std::string name, const testing::Matcher<const std::string&>& text) {
  return testing::ResultOf(
      "its " + name,
      [name](const Message& message) {
        const Value* value = message.find(name);
        const auto* found = value == nullptr ? nullptr : std::get_if<std::string>(value);
        return found == nullptr ? std::string() : *found;
      },
      text);
}

std::string english(const Message& message, const Catalogue::SeatName& seat_name) {
  static const Catalogue catalogue = Catalogue::built_in();
  return catalogue.say(message, seat_name);
}

}  // namespace test
}  // namespace orrery
