// A table: seats and who holds them, the game, clocks, requests, talk. The log of entries is the
// truth (table/entry.h); a Table is the fold of it. Whoever runs tables asks `check` whether an
// entry may be added, makes it durable, and then calls `add`; equal logs give equal tables.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "table/course.h"
#include "table/entry.h"
#include "table/facts.h"
#include "table/record.h"
#include "table/shelf.h"

namespace orrery {

class Table {
 public:
  // The table that its first entry, a `Created`, makes.
  static std::expected<Table, Message> create(const Entry& created, GameShelf& shelf);
  // The table that a log, or a snapshot and the log after it, leads to. Rules that changed since
  // are no error: see `outdated`.
  static std::expected<Table, Message> open(std::span<const std::string> log, GameShelf& shelf);
  static std::expected<Table, Message> open(std::string_view snapshot,
                                            std::span<const std::string> log, GameShelf& shelf);

  // The entry if it may come next, or why it may not. `entry.time` is now.
  std::expected<Allowed, Message> check(Entry entry) const {
    return check_entry(facts_, std::move(entry));
  }
  // Adds an entry that `check` has just allowed.
  void add(Allowed allowed) { fold_entry(facts_, std::move(allowed)); }

  std::int64_t seq() const { return facts_.seq; }
  Phase phase() const { return facts_.phase; }
  const Created& created() const { return facts_.created; }
  const GamePtr& game() const { return facts_.game; }
  const std::vector<Holder>& holders() const { return facts_.holders; }
  std::optional<Seat> seat_of(std::string_view person) const;
  // The ids of its people: the creator and those at the seats.
  std::vector<std::string> members() const;
  const std::vector<ChatLine>& chat() const { return facts_.chat; }
  // The latest of them.
  const std::vector<Notice>& notices() const { return facts_.notices; }
  const std::optional<BackRequest>& back_request() const { return facts_.back; }
  const std::string& rematch() const { return facts_.rematch; }
  // Null before the start, and while the rules are other ones than those it was played under.
  const Course* course() const { return facts_.course ? &*facts_.course : nullptr; }
  // The entry that starts the game under the rules of this program.
  Entry start(Millis now) const;

  // A bot that owes a decision: at a seat of its own or for a person. Bots do not play a game to
  // its end among themselves while all its people are away: they wait until one is back.
  std::optional<Seat> bot_to_move() const;
  // What a bot decides on, detached from the table, so that it may think on another thread.
  struct BotTask {
    GamePtr game;
    AnyState state;
    Seat seat{};
    std::string bot;  // its name; "" if a person is asked
    int decision = 0;
    std::uint64_t rng_seed = 0;
    // The notation of the move that `player` chooses: one of that name, made for this seat.
    std::string decide(Bot& player, Budget budget) const;
  };
  std::optional<BotTask> bot_task() const;
  // Whether what a bot thinks of this decision is still of use: it plays the seat and owes it.
  bool awaits_bot(Seat seat, int decision) const;
  // The same for any bot in a person's place; nothing if nothing is asked of the seat.
  std::optional<BotTask> question(Seat seat) const;

  // Time left on a seat's clock; nothing if there is none.
  std::optional<Millis> time_left(Seat seat, Millis now) const;
  // When the next clock runs out.
  std::optional<Millis> deadline() const { return facts_.clocks.deadline(); }
  // The entry for a clock that has run out by `now`.
  std::optional<Entry> time_out(Millis now) const;

  // The game is running, but the rules or the data pack are other ones than it was last played
  // under, or lead elsewhere: nothing but talk is possible until the entry that `resume` makes was
  // added.
  bool outdated() const { return facts_.phase == Phase::running && !facts_.course; }
  std::expected<Entry, Message> resume(Millis now) const;

  // What everybody may know about the table, as members of the object that is being written; the
  // same for all viewers, and until an entry is added.
  void header(JsonWriter& out) const { write_header(facts_, out); }
  // What came of the game; nothing before its end.
  const std::optional<Message>& outcome() const { return facts_.outcome; }
  // The seats that owe a decision.
  SeatSet asked() const { return orrery::asked(facts_); }
  // For lists of tables, as JSON: what does not change with a move.
  std::string summary() const { return summary_of(facts_); }
  // What happened since the seat's last decision, as it saw it.
  std::vector<LogLine> digest(Seat seat) const;
  // The record of a game that is over, with what its seed was made of. A running game has none: its
  // seed is a secret.
  std::expected<Record, Message> record() const;

  // Everything above, so that the log before it need not be read again. Keep one at the end of a
  // game: it can be looked back at, record included, under whatever rules come later.
  std::string snapshot() const { return write_snapshot(facts_); }

 private:
  explicit Table(TableFacts facts) : facts_(std::move(facts)) {}
  std::expected<void, Message> read_log(std::span<const std::string> log);

  TableFacts facts_;
};

// The bot that plays for a person who is not there, unless another is named.
inline constexpr std::string_view kStandIn = "greedy";

// The seats of a rematch: everybody moves one seat on, so that another one begins.
std::vector<Holder> rotated(const std::vector<Holder>& holders);

}  // namespace orrery
