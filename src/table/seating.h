// Who sits at a table, and the bots among them at work.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "table/course.h"
#include "table/record.h"

namespace orrery {

// What a bot's generator starts from: the seed of the game and the number of commands so far. So a
// game taken up again goes on as it would have, with bots that remember nothing; one that does
// begins anew there, with the same luck.
std::uint64_t bot_seed(const Course& course);

// "Greedy", "Greedy 2": what the bot is called that is number `number`, from 1, of its kind.
std::string bot_seat_name(std::string_view bot, int number);

class Seating {
 public:
  // One entry per seat; refuses kinds that are neither people nor bots. The bots stay for one game.
  static std::expected<Seating, Message> make(std::vector<SeatInfo> seats, const AnyGame& game);

  const std::vector<SeatInfo>& seats() const { return seats_; }
  bool is_bot(Seat seat) const { return bot_at(seat) != nullptr; }
  int people() const;
  std::vector<std::string> names() const;

  // Lets the next bot that is asked decide; false if only people are. When `stop` becomes true it
  // makes no move.
  bool play_bot(Course& course, const std::atomic<bool>& stop) const;
  // As long as a bot is asked.
  void play_bots(Course& course) const;

 private:
  Seating() = default;
  Bot* bot_at(Seat seat) const { return bots_[static_cast<std::size_t>(index(seat))].get(); }

  std::vector<SeatInfo> seats_;
  std::vector<std::unique_ptr<Bot>> bots_;  // null for people
};

}  // namespace orrery
