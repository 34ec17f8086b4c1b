// The document of a table: what it lists as legal is legal, and what changes is told by deltas.
#include "server/document.h"

#include <algorithm>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/delta.h"
#include "support/random_game.h"
#include "support/viewer_document.h"
#include "table/test_table.h"

namespace orrery::server {
namespace {

using test::TestTable;

constexpr std::uint64_t kSeed = 11;

std::vector<std::string> sorted(std::vector<std::string> texts) {
  std::ranges::sort(texts);
  return texts;
}

std::vector<std::string> legal(const Course& course, Seat seat) {
  std::vector<std::string> notations;
  for (const Move move : course.game().legal(course.state(), seat))
    notations.push_back(course.game().notation(move));
  return notations;
}

JsonWriter document_text(const Table& table, Viewer viewer) {
  JsonWriter out;
  write_document(table, viewer, out);
  return out;
}

json::object document(const Table& table, Viewer viewer) {
  return document_text(table, viewer).parsed().as_object();
}

class Documents : public test::Property {
 protected:
  // A table of the setting with people at all seats, and moves of a random game played at it.
  void play(std::uint64_t seed, int moves, const std::function<void(TestTable&)>& look) {
    TestTable table(
        {.game = setting().game,
         .players = setting().players,
         .options = check_options(game().info(), setting().players, setting().mode.options)->values,
         .clock = {}});
    table.start(setting().players);
    Rng rng(seed);
    for (int i = 0; i < moves && table->phase() == Phase::running; ++i) {
      look(table);
      table.move_somehow(table->course()->active().lowest(), rng);
    }
    look(table);
  }
};

TEST_P(Documents, the_answers_are_exactly_the_legal_moves) {
  play(kSeed, 60, [](TestTable& table) {
    for (int i = 0; i < table->created().players; ++i) {
      const Seat seat = seat_at(i);
      const json::object shown = document(table.table(), seat);
      const Course& course = *table->course();
      const bool asked = table->phase() == Phase::running && course.active().has(seat);
      ASSERT_EQ(shown.at("asked").is_null(), !asked);
      if (asked)
        ASSERT_EQ(sorted(test::answers_in(shown.at("asked"))), sorted(legal(course, seat)))
            << "seed " << kSeed;
      ASSERT_EQ(shown.at("decision").as_int64(), course.decision(seat));
    }
  });
}

TEST_P(Documents, spectators_are_asked_nothing) {
  play(kSeed, 10, [](TestTable& table) {
    const json::object shown = document(table.table(), Viewer::spectator());
    EXPECT_TRUE(shown.at("asked").is_null());
    EXPECT_TRUE(shown.at("decision").is_null());
    EXPECT_EQ(shown.at("undo"), false);
  });
}

TEST_P(Documents, deltas_lead_from_move_to_move) {
  JsonWriter kept;
  play(kSeed, 40, [&](TestTable& table) {
    JsonWriter now = document_text(table.table(), Viewer(seat_at(0)));
    if (!kept.empty()) {
      std::string delta;
      append_delta(kept, now, delta);
      json::value made = kept.parsed();
      if (!delta.empty()) test::apply_delta(made, json::parse(delta));
      ASSERT_EQ(made, now.parsed()) << "seed " << kSeed;
      ASSERT_LE(delta.size(), now.text().size() + 2);
    }
    kept = std::move(now);
  });
}

// What is common to all and what is one viewer's own make the document together.
TEST_P(Documents, consist_of_the_common_and_the_own_part) {
  play(kSeed, 10, [](TestTable& table) {
    const Viewer viewer(seat_at(0));
    JsonWriter common;
    JsonWriter own;
    write_common(table.table(), common);
    write_own(table.table(), viewer, own);
    json::object both = common.parsed().as_object();
    const json::value rest = own.parsed();
    for (const auto& [name, value] : rest.as_object()) both.emplace(name, value);
    ASSERT_EQ(both, document(table.table(), viewer));
  });
}

ORRERY_FOR_EVERY_GAME(Documents);

TEST(Document, of_a_table_that_waits_for_people_has_no_game) {
  TestTable table;
  table.join(0);
  const json::object shown = document(table.table(), Viewer(seat_at(0)));
  for (const char* part : {"view", "scores", "asked", "decision"})
    EXPECT_TRUE(shown.at(part).is_null()) << part;
  EXPECT_EQ(shown.at("table").at("phase"), "gathering");
}

TEST(Document, tells_what_happened_besides_moves) {
  TestTable table;
  table.join(0);
  const json::object shown = document(table.table(), Viewer::spectator());
  EXPECT_EQ(json::serialize(shown.at("table").at("notices")),
            R"([[0,["table.notice.joined",{"name":"Seat 0"}]]])");
}

TEST(Document, says_nothing_of_secrets_keys_and_ids_before_the_end) {
  TestTable table;
  table.start(2);
  const auto shown = [&] { return json::serialize(document(table.table(), Viewer(seat_at(0)))); };
  for (const std::string& secret :
       {test::kSecret, std::string("\"join\""), std::string("\"watch\""), std::string("\"p1\""),
        std::string("\"01\"")})
    EXPECT_THAT(shown(), testing::Not(testing::HasSubstr(secret)));
  ASSERT_TRUE(table.add(Resigned{.seat = seat_at(0), .bot = "greedy"}));
  EXPECT_THAT(shown(), testing::HasSubstr(test::kSecret)) << "revealed at the end";
  EXPECT_THAT(shown(), testing::Not(testing::HasSubstr("\"join\"")));
}

TEST(Document, a_preview_of_what_is_no_legal_move_is_refused) {
  TestTable table;
  EXPECT_FALSE(preview_json(table.table(), seat_at(0), "a1")) << "before the start";
  table.start(2);
  EXPECT_TRUE(preview_json(table.table(), seat_at(0), "a1"));
  EXPECT_FALSE(preview_json(table.table(), seat_at(1), "a1"));
  EXPECT_FALSE(preview_json(table.table(), seat_at(0), "nonsense"));
}

}  // namespace
}  // namespace orrery::server
