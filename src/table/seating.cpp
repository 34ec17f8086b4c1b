#include "table/seating.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <stdexcept>

#include <fmt/format.h>

#include "core/hash.h"

namespace orrery {

std::uint64_t bot_seed(const Course& course) {
  return hash_of(course.seed().words, course.steps().size());
}

std::string bot_seat_name(std::string_view bot, int number) {
  std::string name(bot);
  if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return number == 1 ? name : fmt::format("{} {}", name, number);
}

std::expected<Seating, Message> Seating::make(std::vector<SeatInfo> seats, const AnyGame& game) {
  assert(seats.size() == static_cast<std::size_t>(game.players()));
  Seating seating;
  for (const SeatInfo& seat : seats) {
    std::unique_ptr<Bot>& bot = seating.bots_.emplace_back();
    if (seat.kind == kHumanKind) continue;
    const auto spec = BotSpec::parse(seat.kind);
    if (!spec) return std::unexpected(spec.error());
    bot = make_bot(*spec, game, seat_at(static_cast<int>(seating.bots_.size()) - 1));
  }
  seating.seats_ = std::move(seats);
  return seating;
}

int Seating::people() const {
  return static_cast<int>(std::ranges::count_if(bots_, [](const auto& bot) { return !bot; }));
}

std::vector<std::string> Seating::names() const {
  std::vector<std::string> names;
  for (const SeatInfo& seat : seats_) names.push_back(seat.name);
  return names;
}

bool Seating::play_bot(Course& course, const std::atomic<bool>& stop) const {
  for (const Seat seat : course.active()) {
    if (!is_bot(seat)) continue;
    Rng rng(bot_seed(course));
    const Move move =
        bot_at(seat)->choose(course.game(), course.state(), Budget().until(stop), rng);
    if (stop) return true;
    if (!course.play(seat, move))
      throw std::logic_error(fmt::format("the bot {} chose a move that is not legal",
                                         seats_[static_cast<std::size_t>(index(seat))].kind));
    return true;
  }
  return false;
}

void Seating::play_bots(Course& course) const {
  const std::atomic<bool> never = false;
  while (play_bot(course, never)) {
  }
}

}  // namespace orrery
