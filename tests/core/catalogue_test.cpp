// From messages to sentences.
#include "core/catalogue.h"

#include <stdexcept>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery {
namespace {

Catalogue catalogue() {
  Catalogue made;
  made.add(R"({
    "t.plain": "Nothing to fill in.",
    "t.filled": "{seat} takes {count} of {good}.",
    "t.plural": "Take {n, plural, one {# good} other {# goods}}.",
    "t.select": "It is {side, select, day {light} night {dark} other {neither}}.",
    "t.deep": "{n, plural, one {a single {good}} other {# {good, select, wood {logs} other {things}}}}",
    "t.list": "Gains: {parts}.",
    "t.hash": "number # stays",
    "t.unbalanced": "a {b",
    "good.wood": "timber"
  })");
  return made;
}

std::string say(const Message& message) { return catalogue().say(message); }
Argument number(std::int64_t n) { return {"n", n}; }

TEST(Catalogue, fills_in_every_kind_of_argument) {
  EXPECT_EQ(say({"t.filled",
                 {{"seat", seat_at(0)}, {"count", std::int64_t{3}}, {"good", std::string("ice")}}}),
            "seat 1 takes 3 of ice.");
}

TEST(Catalogue, seats_are_named_by_the_caller) {
  const Message message(
      "t.filled",
      {{"seat", seat_at(2)}, {"count", std::int64_t{1}}, {"good", Term{"good", "wood"}}});
  EXPECT_EQ(catalogue().say(message, [](Seat seat) { return fmt::format("P{}", index(seat)); }),
            "P2 takes 1 of timber.");
}

TEST(Catalogue, a_term_without_a_name_shows_its_id) {
  EXPECT_EQ(catalogue().name({"good", "wood"}), "timber");
  EXPECT_EQ(catalogue().name({"good", "salt"}), "salt");
}

TEST(Catalogue, plural_goes_by_the_number) {
  EXPECT_EQ(say({"t.plural", {number(1)}}), "Take 1 good.");
  EXPECT_EQ(say({"t.plural", {number(0)}}), "Take 0 goods.");
  EXPECT_EQ(say({"t.plural", {number(12)}}), "Take 12 goods.");
  EXPECT_EQ(say({"t.plural", {number(-1)}}), "Take -1 goods.");
}

TEST(Catalogue, select_goes_by_the_id_of_a_term_or_by_text) {
  EXPECT_EQ(say({"t.select", {{"side", Term{"side", "night"}}}}), "It is dark.");
  EXPECT_EQ(say({"t.select", {{"side", std::string("day")}}}), "It is light.");
  EXPECT_EQ(say({"t.select", {{"side", std::string("dusk")}}}), "It is neither.");
  EXPECT_EQ(say({"t.select", {{"side", std::int64_t{1}}}}), "It is neither.");
}

TEST(Catalogue, branches_may_hold_placeholders_and_branches) {
  const Argument wood{"good", Term{"good", "wood"}};
  EXPECT_EQ(say({"t.deep", {number(1), wood}}), "a single timber");
  EXPECT_EQ(say({"t.deep", {number(4), wood}}), "4 logs");
  EXPECT_EQ(say({"t.deep", {number(4), {"good", Term{"good", "salt"}}}}), "4 things");
}

TEST(Catalogue, lists_of_messages_are_joined_by_commas) {
  const std::vector<Message> parts = {{"t.plural", {number(1)}},
                                      {"t.list", {{"parts", std::vector<Message>{{"t.plain"}}}}}};
  EXPECT_EQ(say({"t.list", {{"parts", parts}}}),
            "Gains: Take 1 good., Gains: Nothing to fill in...");
  EXPECT_EQ(say({"t.list", {{"parts", std::vector<Message>{}}}}), "Gains: .");
}

TEST(Catalogue, a_number_sign_outside_a_plural_stays) {
  EXPECT_EQ(say({"t.hash"}), "number # stays");
}

TEST(Catalogue, text_put_in_is_not_a_template_itself) {
  EXPECT_EQ(say({"t.filled",
                 {{"seat", std::string("{count}")},
                  {"count", std::string("{")},
                  {"good", std::string("#}")}}}),
            "{count} takes { of #}.");
}

TEST(Catalogue, a_missing_argument_leaves_its_place_visible) {
  EXPECT_EQ(say({"t.filled", {{"seat", seat_at(0)}}}), "seat 1 takes {count} of {good}.");
}

TEST(Catalogue, a_missing_message_shows_its_id) { EXPECT_EQ(say({"t.unknown"}), "t.unknown"); }

TEST(Catalogue, knows_its_ids) {
  EXPECT_TRUE(catalogue().has("t.plain"));
  EXPECT_FALSE(catalogue().has("t.unknown"));
  EXPECT_THAT(catalogue().ids(), testing::Contains("good.wood"));
}

TEST(Catalogue, broken_files_and_templates_are_defects_of_the_program) {
  Catalogue broken;
  EXPECT_THROW(broken.add("{"), std::runtime_error);
  EXPECT_THROW(broken.add("[]"), std::runtime_error);
  EXPECT_THROW(broken.add(R"({"id": 3})"), std::runtime_error);
  EXPECT_THROW(say({"t.unbalanced"}), std::runtime_error);
}

TEST(Catalogue, english_is_built_in) {
  const Catalogue english = Catalogue::built_in();
  EXPECT_EQ(english.say({"core.game_is_over"}), "The game is over.");
  EXPECT_EQ(english.ids(), Catalogue::built_in("en").ids());
  EXPECT_THAT(Catalogue::built_in("xx").ids(), testing::IsEmpty());
}

}  // namespace
}  // namespace orrery
