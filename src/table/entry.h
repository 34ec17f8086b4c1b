// The log of a table: what was done, in order. It is the truth; everything else about a table is a
// fold of it (table/table.h). An entry is written once, as one line of JSON, and never changed.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/message.h"
#include "core/options.h"
#include "core/seat.h"

namespace orrery {

// Milliseconds since 1970. Time is always passed in: a table never asks what time it is.
using Millis = std::int64_t;

struct ClockRules {
  enum class Kind : std::uint8_t {
    none,
    live,  // `base` for the whole game, `increment` more after every turn of one's own
    days,  // `base` from being asked until nothing is asked any more
  };
  Kind kind = Kind::none;
  Millis base = 0;
  Millis increment = 0;
  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

// Always the first entry.
struct Created {
  std::string game;
  int players = 0;
  GivenOptions options;  // every option of the game
  ClockRules clock;
  bool listed = true;     // in the lobby; otherwise only by its link
  std::string creator;    // id of a person
  std::string secret;     // table/fairness.h
  std::string join_key;   // part of the link to a table that is not listed
  std::string watch_key;  // part of the link that lets others watch it
  std::string previous;   // the table this one is a rematch of, or ""
  friend bool operator==(const Created&, const Created&) = default;
};

struct Joined {
  Seat seat{};
  std::string person;
  std::string name;
  std::string nonce;
  friend bool operator==(const Joined&, const Joined&) = default;
};
// A bot takes an empty seat before the start.
struct BotSeated {
  Seat seat{};
  std::string bot;
  friend bool operator==(const BotSeated&, const BotSeated&) = default;
};
// A seat is empty again, before the start.
struct Left {
  Seat seat{};
  bool removed = false;  // by the creator
  friend bool operator==(const Left&, const Left&) = default;
};
// The rules and the data pack that the moves from here on were made under.
struct Started {
  std::string rules;
  std::string data_hash;
  friend bool operator==(const Started&, const Started&) = default;
};
struct Moved {
  Seat seat{};
  int decision = 0;  // Course::decision
  std::string move;  // notation
  friend bool operator==(const Moved&, const Moved&) = default;
};
// The seat's latest command is taken back (Course::undo).
struct TookBack {
  Seat seat{};
  int decision = 0;
  friend bool operator==(const TookBack&, const TookBack&) = default;
};
// A person asks all other people to go back to where `steps` commands had been given. The person
// has agreed by asking; the answer of the last other one takes the game back or ends the request.
struct AskedBack {
  Seat seat{};
  int steps = 0;
  friend bool operator==(const AskedBack&, const AskedBack&) = default;
};
struct AnsweredBack {
  Seat seat{};
  bool agreed = false;
  friend bool operator==(const AnsweredBack&, const AnsweredBack&) = default;
};
// A bot plays for a person from here on.
struct StoodIn {
  enum class Reason : std::uint8_t { time, absence };
  Seat seat{};
  std::string bot;
  Reason reason{};
  friend bool operator==(const StoodIn&, const StoodIn&) = default;
};
// The person plays again.
struct Returned {
  Seat seat{};
  friend bool operator==(const Returned&, const Returned&) = default;
};
// With two people or fewer the game ends; with more it goes on, and `bot` plays for the seat.
struct Resigned {
  Seat seat{};
  std::string bot;
  friend bool operator==(const Resigned&, const Resigned&) = default;
};
struct Said {
  std::string person;
  std::string name;
  std::string text;
  friend bool operator==(const Said&, const Said&) = default;
};
// The game goes on under newer rules from a position; what was done before is history.
struct Resumed {
  std::string rules;
  std::string data_hash;
  std::string position;      // JSON, core/position.h
  int dropped = 0;           // commands after the position that the new rules do not allow
  std::vector<Millis> left;  // on the clocks, by seat
  friend bool operator==(const Resumed&, const Resumed&) = default;
};
// The same people play again at another table.
struct Rematched {
  std::string table;
  friend bool operator==(const Rematched&, const Rematched&) = default;
};

struct Entry {
  Millis time = 0;
  std::variant<Created, Joined, BotSeated, Left, Started, Moved, TookBack, AskedBack, AnsweredBack,
               StoodIn, Returned, Resigned, Said, Resumed, Rematched>
      what;
  friend bool operator==(const Entry&, const Entry&) = default;
};

// One line: {"t": 1770000000000, "moved": {"seat": 0, "decision": 4, "move": "card 1A"}}
std::string write_entry(const Entry& entry);
// Its inverse; a message if the line is damaged.
std::expected<Entry, Message> read_entry(std::string_view line);

}  // namespace orrery
