// Messages in their short form.
#include "server/wire.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "support/random_game.h"

namespace orrery::server {
namespace {

std::string on_the_wire(const Message& message, std::string_view area = {}) {
  JsonWriter out;
  write_wire(message, area, out);
  return std::move(out).take();
}

TEST(Wire, messages_are_an_id_and_arguments) {
  EXPECT_EQ(on_the_wire({"server.nobody"}), R"(["server.nobody"])");
  EXPECT_EQ(on_the_wire({"server.too_many", {{"seconds", 3}}}),
            R"(["server.too_many",{"seconds":3}])");
  EXPECT_EQ(on_the_wire({"a.b", {{"name", "Ann"}}}), R"(["a.b",{"name":"Ann"}])");
}

TEST(Wire, things_name_their_type) {
  EXPECT_EQ(on_the_wire({"a.b", {{"seat", seat_at(1)}, {"giver", seat_at(0)}}}),
            R"(["a.b",{"@seat":1,"giver@seat":0}])");
  EXPECT_EQ(on_the_wire({"a.b", {{"card", Term{"card", "1A"}}, {"other", Term{"card", "2B"}}}}),
            R"(["a.b",{"@card":"1A","other@card":"2B"}])");
}

TEST(Wire, lists_hold_messages) {
  const std::vector<Message> parts = {Message("solenia.one"), Message("core.two", {{"n", 2}})};
  EXPECT_EQ(on_the_wire({"solenia.all", {{"parts", parts}}}, "solenia"),
            R"([".all",{"parts":[[".one"],["core.two",{"n":2}]]}])");
}

TEST(Wire, the_area_of_a_game_is_left_out_and_no_other_word) {
  EXPECT_EQ(wire_id("solenia.drew", "solenia"), ".drew");
  EXPECT_EQ(wire_id("solenian.drew", "solenia"), "solenian.drew");
  EXPECT_EQ(wire_id("core.solenia", "solenia"), "core.solenia");
  EXPECT_EQ(wire_id("solenia.drew", ""), "solenia.drew");
}

class WireOfGames : public test::Property {};

TEST_P(WireOfGames, every_message_keeps_all_its_arguments) {
  for_some_decisions(setting(), game_pointer(), 3, 10, [](test::RandomGame& at) {
    if (at.over()) return;
    const auto [seat, move] = at.next();
    const Message says = at.game().describe(at.state(), seat, move);
    const json::array form = json::parse(on_the_wire(says, area_of(at.game().info()))).as_array();
    ASSERT_EQ(form.size() == 1 ? 0 : form.at(1).as_object().size(), says.args.size())
        << "two arguments under one key in " << says.id;
  });
}

ORRERY_FOR_EVERY_GAME(WireOfGames);

}  // namespace
}  // namespace orrery::server
