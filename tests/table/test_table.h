// Tables for tests, with their log: made, filled, started and played in a line each. Time stands
// still unless a test moves it on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "table/table.h"
#include "table/tables.h"

namespace orrery::test {

inline const std::string kSecret(64, 'a');

// What makes a table, in the ways in which tests differ.
struct TableChoice {
  std::string game = "noughts";
  int players = 2;
  GivenOptions options = {};
  ClockRules clock = {};
};

// The header of a table, to be looked into.
inline json::object header_json(const Table& table) {
  JsonWriter out;
  {
    const auto header = out.object();
    table.header(out);
  }
  return out.parsed().as_object();
}

// Adds what must be allowed.
inline void add(Table& table, const Entry& entry) {
  auto allowed = table.check(entry);
  ASSERT_TRUE(allowed) << english(allowed.error());
  table.add(*std::move(allowed));
}

class TestTable {
 public:
  explicit TestTable(const TableChoice& choice = {}) : table_(made(choice)) {
    log_.push_back(write_entry(creation(choice)));
  }

  static Entry creation(const TableChoice& choice) {
    return {.time = kBegin,
            .what = Created{.game = choice.game,
                            .players = choice.players,
                            .options = choice.options,
                            .clock = choice.clock,
                            .listed = true,
                            .creator = "p0",
                            .secret = kSecret,
                            .join_key = "join",
                            .watch_key = "watch",
                            .previous = {}}};
  }

  // A table and the people at its two seats, called as `join` calls them.
  static std::vector<Entry> two_people(const ClockRules& clock = {}) {
    std::vector<Entry> entries = {creation({.clock = clock})};
    for (const int seat : {0, 1}) entries.push_back({.time = kBegin, .what = joined(seat)});
    return entries;
  }

  Table& table() { return table_; }
  const Table* operator->() const { return &table_; }
  const std::vector<std::string>& log() const { return log_; }
  GameShelf& shelf() { return shelf_; }
  Millis now() const { return now_; }
  void pass(Millis time) { now_ += time; }

  template <class What>
  std::expected<Allowed, Message> check(What what) const {
    return table_.check({.time = now_, .what = std::move(what)});
  }
  // Adds what is allowed; says why not otherwise.
  template <class What>
  std::expected<void, Message> add(What what) {
    return add_entry({.time = now_, .what = std::move(what)});
  }
  std::expected<void, Message> add_entry(const Entry& entry) {
    auto allowed = table_.check(entry);
    if (!allowed) return std::unexpected(allowed.error());
    log_.push_back(write_entry(entry));
    table_.add(*std::move(allowed));
    return {};
  }
  // What is said against it.
  template <class What>
  Message refusal(What what) const {
    return reason(check(std::move(what)));
  }

  // Person "p<seat>" called "Seat <seat>".
  static Joined joined(int seat) {
    return {.seat = seat_at(seat),
            .person = "p" + std::to_string(seat),
            .name = "Seat " + std::to_string(seat),
            .nonce = "0" + std::to_string(seat)};
  }
  void join(int seat) { EXPECT_TRUE(add(joined(seat))); }
  void seat_bot(int seat, const std::string& bot = "random") {
    EXPECT_TRUE(add(BotSeated{.seat = seat_at(seat), .bot = bot}));
  }
  // People at the first seats, bots at the others, and off.
  void start(int people) {
    const auto seats = static_cast<int>(table_.holders().size());
    for (int seat = 0; seat < seats; ++seat)
      if (seat < people)
        join(seat);
      else
        seat_bot(seat);
    EXPECT_TRUE(add_entry(table_.start(now_)));
  }

  int decision(int seat) const { return table_.course()->decision(seat_at(seat)); }
  std::expected<void, Message> move(int seat, const std::string& notation) {
    return add(Moved{.seat = seat_at(seat), .decision = decision(seat), .move = notation});
  }
  std::expected<void, Message> undo(int seat) {
    return add(TookBack{.seat = seat_at(seat), .decision = decision(seat)});
  }
  // The seat's first legal move.
  void move_somehow(Seat seat, Rng& rng) {
    const Course& course = *table_.course();
    const MoveList moves = course.game().legal(course.state(), seat);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    EXPECT_TRUE(this->move(index(seat), course.game().notation(move)));
  }

 private:
  static constexpr Millis kBegin = 1'700'000'000'000;

  Table made(const TableChoice& choice) {
    auto table = Table::create(creation(choice), shelf_);
    EXPECT_TRUE(table) << english(table.error());
    return *std::move(table);
  }

  GameShelf shelf_;
  Millis now_ = kBegin;
  Table table_;
  std::vector<std::string> log_;
};

}  // namespace orrery::test
