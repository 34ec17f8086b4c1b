// A table from its making to its end: seats, moves, going back, standing in, resigning, talk.
#include "table/table.h"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/seats.h"
#include "table/test_table.h"

namespace orrery {
namespace {

using test::kFirst;
using test::kSecond;
using test::says;
using test::TableChoice;
using test::TestTable;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Seat kThird = seat_at(2);

Joined joining(int seat, const std::string& person) {
  return {.seat = seat_at(seat), .person = person, .name = person, .nonce = "ab"};
}

// --- before the start ---

TEST(Table, cannot_be_made_of_what_is_no_game) {
  GameShelf shelf;
  const auto refusal = [&](const TableChoice& choice) {
    return test::reason(Table::create(TestTable::creation(choice), shelf));
  };
  EXPECT_EQ(refusal({}), test::kNothing);
  EXPECT_THAT(refusal({.game = "chess"}), says("table.unknown_game", {{"game", "chess"}}));
  EXPECT_THAT(refusal({.players = 9}),
              says("core.player_count", {{"players", 9}, {"low", 2}, {"high", 2}}));
  EXPECT_THAT(refusal({.options = {{"side", "winter"}}}),
              says("core.no_options", {{"option", "side"}, {"options", ""}}));
  const ClockRules endless{.kind = ClockRules::Kind::live, .base = 0, .increment = 5};
  EXPECT_THAT(refusal({.clock = endless}), says("table.bad_clock"));
}

TEST(Table, seats_are_taken_once_and_one_by_each_person) {
  TestTable at;
  at.join(0);
  EXPECT_THAT(at.refusal(joining(0, "p7")), says("table.seat_taken"));
  EXPECT_THAT(at.refusal(joining(1, "p0")), says("table.already_seated"));
  EXPECT_THAT(at.refusal(joining(2, "p7")), says("table.no_seat"));
  EXPECT_THAT(at.refusal(BotSeated{.seat = kSecond, .bot = "oracle"}),
              says("bots.unknown", {{"bot", "oracle"}, {"bots", "random, greedy"}}));
  Joined without_nonce = joining(1, "p7");
  without_nonce.nonce = "";
  EXPECT_THAT(at.refusal(without_nonce), says("table.bad_nonce"));
  EXPECT_EQ(at.refusal(joining(1, "p7")), test::kNothing);
  EXPECT_EQ(at->seat_of("p0"), kFirst);
  EXPECT_EQ(at->seat_of("p7"), std::nullopt);
  EXPECT_EQ(at->seat_of(""), std::nullopt);
}

TEST(Table, who_leaves_makes_room) {
  TestTable at;
  at.join(0);
  at.seat_bot(1);
  EXPECT_THAT(at->holders()[1].name, "Random");
  EXPECT_THAT(at->members(), ElementsAre("p0"));
  ASSERT_TRUE(at.add(Left{.seat = kSecond, .removed = true}));
  EXPECT_THAT(at.refusal(Left{.seat = kSecond}), says("table.seat_empty"));
  at.join(1);
  EXPECT_THAT(at->members(), ElementsAre("p0", "p1"));
}

TEST(Table, starts_when_every_seat_is_held) {
  TestTable at;
  at.join(0);
  EXPECT_THAT(at.refusal(std::get<Started>(at->start(at.now()).what)), says("table.seats_open"));
  EXPECT_THAT(at.refusal(Moved{.seat = kFirst, .decision = 0, .move = "b2"}),
              says("table.not_started"));
  EXPECT_EQ(at->course(), nullptr);
  at.seat_bot(1);
  EXPECT_THAT(at.refusal(Started{.rules = "noughts/0", .data_hash = "x"}),
              says("table.other_rules", {{"rules", "noughts/1"}}));
  ASSERT_TRUE(at.add_entry(at->start(at.now())));
  EXPECT_EQ(at->phase(), Phase::running);
  EXPECT_THAT(at.refusal(joining(1, "p7")), says("table.already_started"));
  EXPECT_NE(at->course(), nullptr);
}

TEST(Table, bots_alone_may_play) {
  TestTable at;
  at.start(0);
  Rng rng(1);
  while (at->bot_to_move()) at.move_somehow(*at->bot_to_move(), rng);
  EXPECT_EQ(at->phase(), Phase::over);
}

TEST(Table, automata_hold_no_seats) {
  TestTable at({.game = "luna-capital", .players = 1});
  EXPECT_THAT(at->holders(), SizeIs(1));
  at.start(1);
  EXPECT_EQ(at->course()->game().automata(), 1);
  EXPECT_EQ(at->bot_to_move(), std::nullopt);
}

TEST(Table, is_not_opened_from_a_damaged_log) {
  TestTable at;
  at.start(2);
  const auto refusal = [&](const std::vector<std::string>& log) {
    return test::reason(Table::open(log, at.shelf()));
  };
  std::vector<std::string> log = at.log();
  EXPECT_EQ(refusal(log), test::kNothing);
  EXPECT_THAT(refusal({}), says("table.not_created"));
  EXPECT_THAT(refusal({log[1]}), says("table.not_created"));
  log.push_back(write_entry({.time = 1, .what = Returned{.seat = kThird}}));
  EXPECT_THAT(refusal(log), says("table.log_damaged", {{"entry", 5}}));
  log.back() = write_entry(
      {.time = 1,
       .what = Resumed{.rules = "", .data_hash = "", .position = "", .dropped = 0, .left = {1}}});
  EXPECT_THAT(refusal(log), says("table.log_damaged", {{"entry", 5}}));
  log.back() = "{\"t\":1,";
  EXPECT_THAT(refusal(log), says("core.not_json", {{"what", "the entry"}, {"line", 1}}));
}

TEST(Table, is_not_opened_from_a_log_that_can_never_have_been) {
  TestTable at;
  at.start(2);
  const auto refusal = [&](std::size_t entries, const Entry& next) {
    std::vector<std::string> log(at.log().begin(),
                                 at.log().begin() + static_cast<std::ptrdiff_t>(entries));
    log.push_back(write_entry(next));
    return test::reason(Table::open(log, at.shelf()));
  };
  // Before the start there is nothing to resign from, and after it nobody comes.
  const Entry resigned{.time = 1, .what = Resigned{.seat = kFirst, .bot = "greedy"}};
  EXPECT_THAT(refusal(3, resigned), says("table.log_damaged", {{"entry", 4}}));
  EXPECT_EQ(refusal(4, resigned), test::kNothing);
  const Entry left{.time = 1, .what = Left{.seat = kFirst, .removed = false}};
  EXPECT_EQ(refusal(3, left), test::kNothing);
  EXPECT_THAT(refusal(4, left), says("table.log_damaged", {{"entry", 5}}));
  EXPECT_THAT(refusal(4, TestTable::creation({})), says("table.log_damaged", {{"entry", 5}}));
  // Clocks can count from any time but the end of all times.
  Entry talk{.time = kMostTime, .what = Said{.person = "x", .name = "X", .text = "so late"}};
  EXPECT_EQ(refusal(4, talk), test::kNothing);
  ++talk.time;
  EXPECT_THAT(refusal(4, talk), says("table.log_damaged", {{"entry", 5}}));
}

// --- moves ---

TEST(Table, a_move_names_its_decision) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_THAT(at.refusal(Moved{.seat = kFirst, .decision = 0, .move = "a1"}),
              says("table.other_decision"));
  EXPECT_THAT(at.refusal(Moved{.seat = kFirst, .decision = 1, .move = "a1"}),
              says("core.not_your_turn", {{"seat", seat_at(0)}}));
  EXPECT_THAT(at.refusal(Moved{.seat = kSecond, .decision = 0, .move = "b2"}),
              says("noughts.cell_taken", {{"cell", Term{"cell", "b2"}}}));
  EXPECT_THAT(at.refusal(Moved{.seat = kSecond, .decision = 0, .move = "z9"}),
              says("core.not_a_move", {{"text", "z9"}}));
  EXPECT_EQ(at.refusal(Moved{.seat = kSecond, .decision = 0, .move = "a1"}), test::kNothing);
  EXPECT_THAT(at.refusal(Moved{.seat = seat_at(3), .decision = 0, .move = "a1"}),
              says("table.no_seat"));
}

TEST(Table, an_answer_taken_back_never_counts_again) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_THAT(at.refusal(TookBack{.seat = kFirst, .decision = 0}), says("table.other_decision"));
  ASSERT_TRUE(at.undo(0));
  EXPECT_THAT(at->course()->steps(), IsEmpty());
  EXPECT_THAT(at.refusal(Moved{.seat = kFirst, .decision = 0, .move = "b2"}),
              says("table.other_decision"));
  EXPECT_THAT(at.refusal(TookBack{.seat = kFirst, .decision = at.decision(0)}),
              says("table.undo_nothing"));
}

// Brings a table of Solenia to where two seats must discard goods at the same time.
std::optional<std::pair<Seat, Seat>> asked_together(TestTable& at, Rng& rng) {
  while (at->phase() == Phase::running) {
    const SeatSet asked = at->course()->active();
    if (asked.size() == 2) {
      SeatSet rest = asked;
      rest.remove(asked.lowest());
      return std::pair(asked.lowest(), rest.lowest());
    }
    at.move_somehow(asked.lowest(), rng);
  }
  return std::nullopt;
}

TEST(Table, seats_asked_at_the_same_time_answer_and_take_back_each_their_own) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < 300 && found == 0; ++seed) {
    TestTable at({.game = "solenia", .players = 4});
    at.start(4);
    Rng rng(seed);
    const auto seats = asked_together(at, rng);
    if (!seats) continue;
    const auto [one, other] = *seats;
    const AnyState before = at->course()->state();
    const int others = at.decision(index(other));
    at.move_somehow(one, rng);
    ASSERT_EQ(at.decision(index(other)), others);
    if (at->course()->active() != SeatSet::of(other)) continue;  // has more to discard
    // The other one answers the question of before; the first one thinks again.
    const Move answer = at->game()->legal(at->course()->state(), other)[0];
    ASSERT_TRUE(
        at.add(Moved{.seat = other, .decision = others, .move = at->game()->notation(answer)}));
    if (!at.undo(index(one))) continue;  // the turn has ended
    AnyState expected = before;
    at->game()->apply(expected, other, answer, nullptr);
    EXPECT_EQ(at->course()->state(), expected);
    EXPECT_TRUE(at->course()->active().has(one));
    ++found;
  }
  EXPECT_EQ(found, 1) << "no game has such a moment any more; look farther";
}

TEST(Table, a_bot_decides_as_it_would_at_any_table_of_that_seed) {
  TestTable at;
  at.start(1);
  EXPECT_EQ(at->bot_task(), std::nullopt);
  ASSERT_TRUE(at.move(0, "b2"));
  const auto task = at->bot_task();
  ASSERT_TRUE(task);
  EXPECT_EQ(task->seat, kSecond);
  EXPECT_EQ(task->bot, "random");
  EXPECT_EQ(task->decision, 0);
  Course course = *at->course();
  const auto seating = Seating::make({{"Ann", "human"}, {"Bo", "random"}}, course.game());
  seating->play_bots(course);
  const auto bot = make_bot(BotSpec::parse(task->bot).value(), *task->game, task->seat);
  EXPECT_EQ(task->decide(*bot, {}), course.game().notation(course.steps().back().move));
  EXPECT_TRUE(at->awaits_bot(kSecond, 0));
  EXPECT_FALSE(at->awaits_bot(kSecond, 1));
  EXPECT_FALSE(at->awaits_bot(kFirst, 0));
}

TEST(Table, is_over_when_the_game_is) {
  TestTable at;
  at.start(2);
  for (const auto& [seat, cell] : std::vector<std::pair<int, std::string>>{
           {0, "a1"}, {1, "b1"}, {0, "a2"}, {1, "b2"}, {0, "a3"}})
    ASSERT_TRUE(at.move(seat, cell));
  EXPECT_EQ(at->phase(), Phase::over);
  EXPECT_THAT(at.refusal(TookBack{.seat = kFirst, .decision = at.decision(0)}), says("table.over"));
  EXPECT_THAT(at.refusal(AskedBack{.seat = kFirst, .steps = 0}), says("table.over"));
  EXPECT_EQ(at.refusal(Said{.person = "p0", .name = "Ann", .text = "Well played"}), test::kNothing);
  ASSERT_TRUE(at.add(Rematched{.table = "next"}));
  EXPECT_THAT(at.refusal(Rematched{.table = "another"}), says("table.rematched"));
  EXPECT_EQ(at->rematch(), "next");
}

// --- going back by agreement ---

class GoingBack : public testing::Test {
 protected:
  GoingBack() {
    at_.start(2);
    for (const auto& [seat, cell] :
         std::vector<std::pair<int, std::string>>{{0, "a1"}, {1, "b1"}, {0, "c1"}})
      EXPECT_TRUE(at_.move(seat, cell));
  }
  std::size_t steps() const { return at_->course()->steps().size(); }
  TestTable at_;
};

TEST_F(GoingBack, needs_everybody) {
  const int stale = at_.decision(1);
  ASSERT_TRUE(at_.add(AskedBack{.seat = kFirst, .steps = 1}));
  EXPECT_EQ(steps(), 3U);
  ASSERT_TRUE(at_->back_request());
  EXPECT_THAT(at_.refusal(AnsweredBack{.seat = kFirst, .agreed = true}), says("table.back_agreed"));
  EXPECT_THAT(at_.refusal(AskedBack{.seat = kSecond, .steps = 0}), says("table.back_open"));
  ASSERT_TRUE(at_.add(AnsweredBack{.seat = kSecond, .agreed = true}));
  EXPECT_EQ(steps(), 1U);
  EXPECT_EQ(at_->back_request(), std::nullopt);
  EXPECT_THAT(at_.refusal(Moved{.seat = kSecond, .decision = stale, .move = "b2"}),
              says("table.other_decision"));
  EXPECT_TRUE(at_.move(1, "b2"));
}

TEST_F(GoingBack, is_refused_by_one) {
  ASSERT_TRUE(at_.add(AskedBack{.seat = kFirst, .steps = 1}));
  ASSERT_TRUE(at_.add(AnsweredBack{.seat = kSecond, .agreed = false}));
  EXPECT_EQ(at_->back_request(), std::nullopt);
  EXPECT_EQ(steps(), 3U);
  EXPECT_THAT(at_.refusal(AnsweredBack{.seat = kSecond, .agreed = true}), says("table.back_none"));
}

TEST_F(GoingBack, is_forgotten_with_the_next_move) {
  ASSERT_TRUE(at_.add(AskedBack{.seat = kFirst, .steps = 1}));
  ASSERT_TRUE(at_.move(1, "b2"));
  EXPECT_EQ(at_->back_request(), std::nullopt);
}

TEST_F(GoingBack, leads_to_where_the_game_has_been_only) {
  EXPECT_THAT(at_.refusal(AskedBack{.seat = kFirst, .steps = 3}), says("table.back_nowhere"));
  EXPECT_THAT(at_.refusal(AskedBack{.seat = kFirst, .steps = -1}), says("table.back_nowhere"));
}

TEST_F(GoingBack, waits_for_those_too_for_whom_a_bot_plays) {
  ASSERT_TRUE(at_.add(AskedBack{.seat = kFirst, .steps = 2}));
  ASSERT_TRUE(
      at_.add(StoodIn{.seat = kSecond, .bot = "random", .reason = StoodIn::Reason::absence}));
  EXPECT_EQ(steps(), 3U) << "who is away has not agreed";
  ASSERT_TRUE(at_.add(Returned{.seat = kSecond}));
  ASSERT_TRUE(at_.add(AnsweredBack{.seat = kSecond, .agreed = true}));
  EXPECT_EQ(steps(), 2U);
}

TEST(Table, going_back_asks_no_bots_and_nobody_who_has_resigned) {
  TestTable at({.game = "solenia", .players = 4, .options = {{"first_player", "seat0"}}});
  at.start(3);
  ASSERT_TRUE(at.add(Resigned{.seat = kThird, .bot = "greedy"}));
  const AnyGame& game = *at->game();
  ASSERT_TRUE(at.move(0, game.notation(game.legal(at->course()->state(), kFirst)[0])));
  ASSERT_TRUE(at.add(AskedBack{.seat = kFirst, .steps = 0}));
  ASSERT_TRUE(at.add(AnsweredBack{.seat = kSecond, .agreed = true}));
  EXPECT_TRUE(at->course()->steps().empty());
}

TEST_F(GoingBack, is_void_when_who_asked_is_gone) {
  ASSERT_TRUE(at_.add(AskedBack{.seat = kFirst, .steps = 1}));
  ASSERT_TRUE(
      at_.add(StoodIn{.seat = kFirst, .bot = "random", .reason = StoodIn::Reason::absence}));
  EXPECT_EQ(at_->back_request(), std::nullopt);
  EXPECT_EQ(steps(), 3U);
}

// --- standing in and resigning ---

TEST(Table, a_bot_stands_in_until_the_person_returns) {
  TestTable at;
  at.start(2);
  EXPECT_THAT(at.refusal(Returned{.seat = kFirst}), says("table.no_stand_in"));
  EXPECT_THAT(at.refusal(StoodIn{.seat = kFirst, .bot = "greedy", .reason = StoodIn::Reason::time}),
              says("table.time_left"));
  ASSERT_TRUE(at.add(StoodIn{.seat = kFirst, .bot = "greedy", .reason = StoodIn::Reason::absence}));
  EXPECT_EQ(at->bot_to_move(), kFirst);
  EXPECT_EQ(at->holders()[0].person, "p0");
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_THAT(at.refusal(TookBack{.seat = kFirst, .decision = at.decision(0)}),
              says("table.bot_plays"));
  ASSERT_TRUE(at.add(Returned{.seat = kFirst}));
  EXPECT_TRUE(at->holders()[0].plays());
  EXPECT_EQ(at->bot_to_move(), std::nullopt);
}

TEST(Table, bots_wait_while_all_people_are_away) {
  TestTable at({.clock = {.kind = ClockRules::Kind::live, .base = 1000, .increment = 0}});
  at.start(2);
  at.pass(1000);
  ASSERT_TRUE(at.add(StoodIn{.seat = kFirst, .bot = "greedy", .reason = StoodIn::Reason::time}));
  EXPECT_EQ(at->bot_to_move(), kFirst);
  ASSERT_TRUE(at.move(0, "b2"));
  at.pass(1000);
  ASSERT_TRUE(at.add(StoodIn{.seat = kSecond, .bot = "greedy", .reason = StoodIn::Reason::time}));
  EXPECT_EQ(at->bot_to_move(), std::nullopt);
  ASSERT_TRUE(at.add(Returned{.seat = kFirst}));
  EXPECT_EQ(at->bot_to_move(), kSecond);
}

TEST(Table, no_bot_stands_in_for_a_bot) {
  TestTable at;
  at.start(1);
  EXPECT_THAT(at.refusal(StoodIn{.seat = kSecond, .bot = "greedy", .reason = {}}),
              says("table.no_person"));
  EXPECT_THAT(at.refusal(Resigned{.seat = kSecond, .bot = "greedy"}), says("table.no_person"));
}

TEST(Table, resigning_to_one_other_person_ends_the_game) {
  TestTable at({.game = "solenia", .players = 3});
  at.start(2);
  ASSERT_TRUE(at.add(Resigned{.seat = kFirst, .bot = "greedy"}));
  EXPECT_EQ(at->phase(), Phase::over);
  EXPECT_EQ(at->bot_to_move(), std::nullopt);
  const json::object header = test::header_json(at.table());
  EXPECT_EQ(json::serialize(header.at("winners")), "[1,2]");
  ASSERT_TRUE(at->outcome());
  EXPECT_EQ(at->outcome()->id, "table.resigned");
  EXPECT_FALSE(at->record()->result);
}

TEST(Table, resigning_alone_just_ends_the_game) {
  TestTable at;
  at.start(1);
  ASSERT_TRUE(at.add(Resigned{.seat = kFirst, .bot = "greedy"}));
  EXPECT_EQ(at->phase(), Phase::over);
  EXPECT_EQ(json::serialize(test::header_json(at.table()).at("winners")), "[]");
}

TEST(Table, resigning_among_three_lets_the_game_go_on_with_a_bot_for_good) {
  TestTable at({.game = "solenia", .players = 4, .options = {{"first_player", "seat0"}}});
  at.start(3);
  ASSERT_TRUE(at.add(Resigned{.seat = kFirst, .bot = "greedy"}));
  EXPECT_EQ(at->phase(), Phase::running);
  EXPECT_EQ(at->bot_to_move(), kFirst);
  EXPECT_THAT(at.refusal(Returned{.seat = kFirst}), says("table.has_resigned"));
  EXPECT_THAT(at.refusal(Resigned{.seat = kFirst, .bot = "greedy"}), says("table.has_resigned"));
  // Two people are left.
  ASSERT_TRUE(at.add(Resigned{.seat = kThird, .bot = "greedy"}));
  EXPECT_EQ(at->phase(), Phase::over);
  EXPECT_EQ(json::serialize(test::header_json(at.table()).at("winners")), "[1,3]");
}

// --- talk ---

TEST(Table, keeps_the_last_lines_of_talk) {
  TestTable at;
  for (std::size_t i = 0; i < kKeptChat + 5; ++i)
    ASSERT_TRUE(at.add(Said{.person = "w", .name = "Watcher", .text = std::to_string(i)}));
  EXPECT_THAT(at->chat(), SizeIs(kKeptChat));
  EXPECT_EQ(at->chat().front().text, "5");
  EXPECT_EQ(at->chat().back().text, std::to_string(kKeptChat + 4));
}

TEST(Table, refuses_talk_that_is_too_long_or_no_text) {
  const TestTable at;
  const auto refusal = [&](const std::string& text) {
    return at.refusal(Said{.person = "p0", .name = "Ann", .text = text});
  };
  EXPECT_EQ(refusal("Grüße!"), test::kNothing);
  EXPECT_EQ(refusal(std::string(kMaxChat, 'x')), test::kNothing);
  EXPECT_THAT(refusal(std::string(kMaxChat + 1, 'x')), says("table.bad_chat", {{"most", 500}}));
  EXPECT_THAT(refusal(""), says("table.bad_chat", {{"most", 500}}));
  EXPECT_THAT(refusal("two\nlines"), says("table.bad_chat", {{"most", 500}}));
  EXPECT_THAT(refusal("\x1b[31m"), says("table.bad_chat", {{"most", 500}}));
  EXPECT_THAT(refusal("\xff\xfe"), says("table.bad_chat", {{"most", 500}}));
  EXPECT_THAT(at.refusal(Said{.person = "p0", .name = "A\nB", .text = "Hello"}),
              says("table.bad_name"));
}

// --- what happened ---

TEST(Table, digest_tells_what_others_did_since_the_seats_last_decision) {
  TestTable at;
  at.start(2);
  ASSERT_TRUE(at.move(0, "b2"));
  EXPECT_THAT(at->digest(kFirst), IsEmpty());
  ASSERT_TRUE(at.move(1, "a1"));
  const auto lines = at->digest(kFirst);
  ASSERT_THAT(lines, SizeIs(1));
  EXPECT_EQ(lines[0].step, 2U);
  EXPECT_THAT(lines[0].message,
              says("noughts.marked", {{"seat", seat_at(1)}, {"cell", Term{"cell", "a1"}}}));
  EXPECT_THAT(at->digest(kSecond), IsEmpty());
}

TEST(Table, a_rematch_moves_everybody_one_seat_on) {
  const std::vector<Holder> moved =
      rotated({{.person = "a", .name = "Ann", .bot = "greedy", .nonce = "01", .resigned = true},
               {.person = "", .name = "Greedy", .bot = "greedy", .nonce = "", .resigned = false},
               {.person = "c", .name = "Cy", .bot = "", .nonce = "02", .resigned = false}});
  ASSERT_THAT(moved, SizeIs(3));
  EXPECT_EQ(moved[0].bot, "greedy");
  EXPECT_EQ(moved[1].person, "c");
  EXPECT_EQ(moved[2],
            (Holder{.person = "a", .name = "Ann", .bot = "", .nonce = "", .resigned = false}));
  EXPECT_EQ(moved[1].nonce, "");
}

}  // namespace
}  // namespace orrery
