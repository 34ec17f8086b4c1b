// A table: seats and who holds them, the game, clocks, requests, talk. The log of entries is the
// truth (table/entry.h); a Table is the fold of it. Whoever runs tables asks `check` whether an
// entry may be added, makes it durable, and then calls `add`; equal logs give equal tables.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/course.h"
#include "table/entry.h"
#include "table/record.h"

namespace orrery {

// The games a table can be of, made once per choice of options and shared by all tables.
class GameShelf {
 public:
  // `data`: folder of an owner's data packs; the built-in ones if it is empty.
  explicit GameShelf(std::string data = {}) : data_(std::move(data)) {}
  // The game, or why there is none with these options. Safe to call from one thread at a time.
  std::expected<GamePtr, Message> get(const std::string& game, int players,
                                      const GivenOptions& options);

 private:
  std::string data_;
  std::vector<std::pair<std::string, GamePtr>> games_;  // by their choice, written out
};

enum class Phase : std::uint8_t { gathering, running, over };

// Who answers for a seat.
struct Holder {
  std::string person;  // id; "" for an empty seat or a bot
  std::string name;    // shown to all; "" for an empty seat
  std::string bot;     // the bot that sits here, or plays for the person now; "" for none
  std::string nonce;
  bool resigned = false;
  bool empty() const { return person.empty() && bot.empty(); }
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

// A request to go further back than undo does.
struct BackRequest {
  Seat by{};
  int steps = 0;
  SeatSet agreed;
};

class Table {
 public:
  // The table that a log, or a snapshot and the log after it, leads to. Rules that changed since
  // are no error: see `outdated`.
  static std::expected<Table, Message> open(std::span<const std::string> log, GameShelf& shelf);
  static std::expected<Table, Message> open(std::string_view snapshot,
                                            std::span<const std::string> log, GameShelf& shelf);

  // Whether `entry` may come next, or why not. `entry.time` is now.
  std::expected<void, Message> check(const Entry& entry) const;
  // Adds an entry that `check` has just allowed.
  void add(const Entry& entry);

  std::int64_t seq() const { return seq_; }
  Phase phase() const { return phase_; }
  const Created& created() const { return created_; }
  const std::vector<Holder>& holders() const { return holders_; }
  std::optional<Seat> seat_of(std::string_view person) const;
  std::vector<std::string> members() const;
  const std::vector<ChatLine>& chat() const { return chat_; }
  const std::optional<BackRequest>& back_request() const { return back_; }
  const std::string& rematch() const { return rematch_; }
  // Null before the start.
  const Course* course() const { return course_ ? &*course_ : nullptr; }

  // A bot that owes a decision: at a seat of its own or for a person.
  std::optional<Seat> bot_to_move() const;
  // What a bot decides on, detached from the table, so that it may think on another thread.
  struct BotTask {
    GamePtr game;
    AnyState state;
    Seat seat{};
    std::string bot;
    int decision = 0;
    std::uint64_t rng_seed = 0;
  };
  std::optional<BotTask> bot_task() const;

  // Time left on a seat's clock; nothing if there is none.
  std::optional<Millis> time_left(Seat seat, Millis now) const;
  // When the next clock runs out.
  std::optional<Millis> deadline() const;
  // The entry for a clock that has run out by `now`.
  std::optional<Entry> time_out(Millis now) const;

  // The rules or the data pack are other ones than this table was last played under. Such a table
  // can be looked at no further than its snapshot; `resume` makes the entry that lets it go on.
  bool outdated() const;
  std::expected<Entry, Message> resume(Millis now) const;

  // What everybody may know about the table, as JSON; the same for all viewers.
  json::object header(Millis now) const;
  // For lists of tables.
  json::object summary() const;
  // What happened since the seat's last decision, as it saw it.
  std::vector<LogLine> digest(Seat seat) const;
  // Of a table that was started; with the secret and the nonces once the game is over.
  std::expected<Record, Message> record() const;

  // Everything above, so that the log before it need not be read again.
  std::string snapshot() const;
};

// The seats of a rematch: everybody moves one seat on, so that another one begins.
std::vector<Holder> rotated(const std::vector<Holder>& holders);

}  // namespace orrery
