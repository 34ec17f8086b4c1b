// Games that outlive a change of the rules: from where they were, under what the program knows now.
#include <utility>

#include <boost/json.hpp>

#include "core/position.h"
#include "table/facts.h"

namespace orrery {
namespace {

bool give(Course& course, const RecordedCommand& command) {
  const auto move = course.game().parse_move(command.notation);
  return move && course.play(command.seat, *move);
}

}  // namespace

std::expected<Course, Message> opening_course(const TableFacts& facts) {
  const Seed seed = seed_of(facts.fairness());
  if (facts.start.empty()) return Course(facts.game, seed);
  const auto state = read_position_of(*facts.game, facts.start);
  if (!state) return std::unexpected(state.error());
  return Course(facts.game, seed, *state);
}

void make_foreign(TableFacts& facts) {
  facts.foreign.emplace();
  if (!facts.course) return;
  facts.foreign->commands = commands_of(*facts.course);
  facts.foreign->known = facts.foreign->commands.size();
  facts.foreign->position = json::serialize(write_position(*facts.game, facts.course->state()));
  facts.course.reset();
}

std::expected<Resumed, Message> resume_foreign(const TableFacts& facts) {
  const ForeignGame& foreign = *facts.foreign;
  auto course = opening_course(facts);
  std::size_t given = 0;
  if (!foreign.position.empty())
    if (const auto state = read_position_of(*facts.game, foreign.position)) {
      course = Course(facts.game, seed_of(facts.fairness()), *state);
      given = foreign.known;
    }
  if (!course) return std::unexpected(course.error());
  while (given < foreign.commands.size() && give(*course, foreign.commands[given])) ++given;
  Resumed resumed{.rules = facts.game->info().rules_version,
                  .data_hash = facts.game->data_hash(),
                  .position = json::serialize(write_position(*facts.game, course->state())),
                  .dropped = static_cast<int>(foreign.commands.size() - given),
                  .left = {}};
  for (const Clocks::Hand& hand : facts.clocks.hands()) resumed.left.push_back(hand.left);
  return resumed;
}

}  // namespace orrery
