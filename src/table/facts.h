// What a log leads to, as plain values: who sits where, the game, clocks, requests, talk. Table is
// the door to them (table/table.h); folding, checking and showing are functions of these.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json_writer.h"
#include "table/clock.h"
#include "table/course.h"
#include "table/entry.h"
#include "table/fairness.h"
#include "table/record.h"
#include "table/shelf.h"

namespace orrery {

enum class Phase : std::uint8_t { gathering, running, over };

// Who answers for a seat.
struct Holder {
  std::string person;  // id; "" for an empty seat or a bot
  std::string name;    // shown to all; "" for an empty seat
  std::string bot;     // the bot that sits here, or plays for the person now; "" for none
  std::string nonce;
  bool resigned = false;
  bool empty() const { return person.empty() && bot.empty(); }
  // A person who plays: no bot stands in.
  bool plays() const { return !person.empty() && bot.empty(); }
  friend bool operator==(const Holder&, const Holder&) = default;
};

struct ChatLine {
  Millis time = 0;
  std::string person;
  std::string name;
  std::string text;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};
inline constexpr std::size_t kKeptChat = 100;
inline constexpr std::size_t kMaxChat = 500;  // bytes of one line

// What happened at the table besides moves and talk.
struct Notice {
  enum class Kind : std::uint8_t {
    joined,
    left,
    removed,    // by the creator
    took_back,  // the latest command
    went_back,  // by agreement of all
    declined,   // to go back
    timed_out,  // a bot plays on
    stood_in,   // a bot plays on for somebody who is away
    returned,
    resigned,  // a bot plays on
    resumed,   // under newer rules
  };
  Kind kind{};
  std::string name;  // whose doing or fate it is; "" where it is everybody's
  int step = 0;      // how many commands stood afterwards
  friend bool operator==(const Notice&, const Notice&) = default;
};
inline constexpr std::size_t kKeptNotices = 100;
Message message_of(const Notice& notice);

// A request to go further back than undo does.
struct BackRequest {
  Seat by{};
  int steps = 0;
  SeatSet agreed;
  friend bool operator==(const BackRequest&, const BackRequest&) = default;
};

// A game whose commands this program cannot give again, because they were given under other rules:
// what it takes to go on with it, or to look back at it.
struct ForeignGame {
  std::vector<RecordedCommand> commands;  // those of the log have no hash
  std::string position;                   // JSON, after the first `known` commands; "" for none
  std::size_t known = 0;
};

struct TableFacts {
  std::int64_t seq = 0;
  Phase phase = Phase::gathering;
  Created created;
  std::string commitment;  // to the secret of `created`
  GamePtr game;
  std::vector<Holder> holders;
  std::vector<ChatLine> chat;
  std::vector<Notice> notices;
  std::optional<BackRequest> back;
  std::string rematch;
  Clocks clocks;

  // From the start on: the rules and the data pack, and one of the two below.
  std::string rules;
  std::string data_hash;
  std::string start;  // the position that the commands begin from, JSON; "" for the seed
  std::optional<Course> course;
  std::optional<ForeignGame> foreign;

  // At the end: what came of it.
  std::optional<Message> outcome;
  SeatSet winners;
  std::optional<RecordedResult> result;  // none where somebody's resigning ended the game

  const Holder& holder(Seat seat) const { return holders[static_cast<std::size_t>(index(seat))]; }
  Holder& holder(Seat seat) { return holders[static_cast<std::size_t>(index(seat))]; }
  bool has_seat(Seat seat) const { return index(seat) < static_cast<int>(holders.size()); }
  Fairness fairness() const;
  // The seats whose people play themselves.
  SeatSet playing() const;
  // The people who have not resigned, present or not.
  int people() const;
  // There are such people, and for all of them bots play.
  bool deserted() const { return people() > 0 && playing().empty(); }
};

// A table that was just made, or why there can be none such.
std::expected<TableFacts, Message> new_table(const Entry& entry, GameShelf& shelf);

// What an entry does to the course, found out once: before it is folded in.
struct Undo {
  std::size_t step = 0;  // Course::undoable
};
using Effect = std::variant<std::monostate,  // nothing, or nothing that this program can do
                            Course::Tried, Undo, Course>;
// An entry that may come next at a table, as that was when it was asked.
struct Allowed {
  Entry entry;
  Effect effect;
  std::int64_t seq = 0;  // of the entry
};
// The entry if it may come next; its time is now. (table_check.cpp)
std::expected<Allowed, Message> check_entry(const TableFacts& facts, Entry entry);
// An entry of the log, which was allowed when it was written. It must speak of seats that there
// are, at a time that can be, and of a game when there is one: a damaged log may not.
// (table_log.cpp)
std::expected<Allowed, Message> recall_entry(const TableFacts& facts, Entry entry);
// What it does to the course, or why the rules of this program do not allow it. (table_log.cpp)
std::expected<Effect, Message> effect_of(const TableFacts& facts, const Entry& entry);
// Folds it in. A command without an effect makes the game foreign. (table_fold.cpp)
void fold_entry(TableFacts& facts, Allowed allowed);

// Whether facts that were read, not folded, can be those of a table: what a damaged snapshot may
// not break.
bool is_sound(const TableFacts& facts);

// Whether they are those of this program. (resume.cpp)
bool has_rules(const TableFacts& facts, std::string_view rules, std::string_view data_hash);
// The course before the first command: from the position `start`, or from the seed if that is "";
// why not, if the position makes no sense under the rules.
std::expected<Course, Message> opening_course(const TableFacts& facts, std::string_view start);
// This program cannot go on with the course.
void make_foreign(TableFacts& facts);
// How a foreign game goes on under the rules of this program.
std::expected<Resumed, Message> resume_foreign(const TableFacts& facts);

// The seats that owe a decision; what everybody may know, as members of the object that is being
// written, and what lists of tables show, as JSON. (header.cpp)
SeatSet asked(const TableFacts& facts);
void write_header(const TableFacts& facts, JsonWriter& out);
std::string summary_of(const TableFacts& facts);

// The record of a game that is over. (table_record.cpp)
std::expected<Record, Message> record_of(const TableFacts& facts);

// A snapshot, and back. (snapshot.cpp)
std::string write_snapshot(const TableFacts& facts);
std::expected<TableFacts, Message> read_snapshot(std::string_view text, GameShelf& shelf);

}  // namespace orrery
