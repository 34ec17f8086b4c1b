// Games that outlive a change of the rules: from where they were, under what the program knows now.
#include <utility>

#include <boost/json.hpp>

#include "core/position.h"
#include "table/facts.h"

namespace orrery {

bool has_rules(const TableFacts& facts, std::string_view rules, std::string_view data_hash) {
  return rules == facts.game->info().rules_version && data_hash == facts.game->data_hash();
}

std::expected<Course, Message> opening_course(const TableFacts& facts, std::string_view start) {
  const Seed seed = seed_of(facts.fairness());
  if (start.empty()) return Course(facts.game, seed);
  const auto state = read_position_of(*facts.game, start);
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
  auto course = opening_course(facts, facts.start);
  std::size_t given = 0;
  if (!foreign.position.empty())
    if (auto later = opening_course(facts, foreign.position)) {
      course = *std::move(later);
      given = foreign.known;
    }
  if (!course) return std::unexpected(course.error());
  const auto give = [&](const RecordedCommand& command) {
    return course->play(command.seat, command.notation).has_value();
  };
  while (given < foreign.commands.size() && give(foreign.commands[given])) ++given;
  Resumed resumed{.rules = facts.game->info().rules_version,
                  .data_hash = facts.game->data_hash(),
                  .position = json::serialize(write_position(*facts.game, course->state())),
                  .dropped = static_cast<int>(foreign.commands.size() - given),
                  .left = {}};
  for (const Clocks::Hand& hand : facts.clocks.hands()) resumed.left.push_back(hand.left);
  return resumed;
}

}  // namespace orrery
