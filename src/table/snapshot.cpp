// The snapshot of a table: two lines of JSON. The first has the facts, with the commands that stand
// and a short hash of the state after each, as records have them; a table is opened by giving them
// again. The second is the position, which is read only where the rules have changed since.
#include <algorithm>
#include <charconv>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "core/position.h"
#include "table/facts_form.h"

namespace orrery {
namespace {

constexpr int kSnapshotFormat = 1;

// The game and its clocks, in the form they have in the first line.
struct Played {
  std::vector<std::string> commands;
  std::vector<int> decisions;
  int known = 0;            // how many of the commands the position follows
  std::string state;        // hash after the last command
  std::vector<int> scores;  // at the end
  std::vector<Clocks::Hand> clocks;
};

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::uint64_t hash_value(std::string_view text) {
  std::uint64_t hash = 0;
  std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  return hash;
}

Played played_of(const TableFacts& facts) {
  Played played;
  const auto add = [&](const std::vector<RecordedCommand>& commands) {
    std::ranges::transform(commands, std::back_inserter(played.commands), write_command);
  };
  played.clocks = facts.clocks.hands();
  if (facts.result) {
    played.scores = facts.result->scores;
    played.state = hash_text(facts.result->state_hash);
  }
  if (facts.course) {
    add(commands_of(*facts.course));
    const Course::Decisions& decisions = facts.course->decisions();
    played.decisions.assign(decisions.begin(), decisions.end());
    played.known = static_cast<int>(played.commands.size());
    played.state = hash_text(state_hash(facts.course->state()));
  } else if (facts.foreign) {
    add(facts.foreign->commands);
    played.known = static_cast<int>(facts.foreign->known);
  }
  return played;
}

}  // namespace

template <>
struct Form<Played> {
  static void fields(auto& visit, auto& played) {
    visit("commands", played.commands);
    visit("decisions", played.decisions);
    visit("known", played.known);
    visit("state", played.state);
    visit("scores", played.scores);
    visit("clocks", played.clocks);
  }
};

namespace {

std::string position_text(const TableFacts& facts) {
  if (facts.course) return json::serialize(write_position(*facts.game, facts.course->state()));
  return facts.foreign ? facts.foreign->position : std::string();
}

// The course that the commands lead to; nothing if the rules do not lead there any more.
std::optional<Course> restored_course(const TableFacts& facts, const Played& played) {
  if (!has_rules(facts, facts.rules, facts.data_hash)) return std::nullopt;
  auto course = opening_course(facts, facts.start);
  if (!course) return std::nullopt;
  for (const RecordedCommand& command : facts.foreign->commands)
    if (!course->play_again(command.seat, command.notation, command.hash)) return std::nullopt;
  if (hash_text(state_hash(course->state())) != played.state) return std::nullopt;
  Course::Decisions decisions{};
  if (played.decisions.size() != decisions.size()) return std::nullopt;
  std::ranges::copy(played.decisions, decisions.begin());
  course->set_decisions(decisions);
  return *std::move(course);
}

// Makes the game again, if it had been started.
bool restore(TableFacts& facts, const Played& played, std::string_view position) {
  facts.clocks = Clocks(facts.created.clock, facts.created.players);
  if (played.clocks.size() != facts.holders.size()) return false;
  facts.clocks.set(played.clocks);
  if (facts.phase == Phase::gathering) return true;
  facts.foreign.emplace();
  for (const std::string& text : played.commands) {
    auto command = read_command(text, facts.created.players);
    if (!command) return false;
    facts.foreign->commands.push_back(*std::move(command));
  }
  if (!played.scores.empty())
    facts.result = {
        .scores = played.scores, .winners = facts.winners, .state_hash = hash_value(played.state)};
  facts.course = restored_course(facts, played);
  if (facts.course) {
    facts.foreign.reset();
  } else {
    facts.foreign->position = position;
    facts.foreign->known = static_cast<std::size_t>(played.known);
  }
  return true;
}

}  // namespace

std::string write_snapshot(const TableFacts& facts) {
  JsonWriter out;
  {
    const auto line = out.object();
    out.member("orrery_table", kSnapshotFormat);
    FormWriter::write(facts, out.key("facts"));
    FormWriter::write(played_of(facts), out.key("played"));
  }
  return fmt::format("{}\n{}\n", out.text(), position_text(facts));
}

std::expected<TableFacts, Message> read_snapshot(std::string_view text, GameShelf& shelf) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const auto parsed = parse_json(text.substr(0, end), "the snapshot");
  if (!parsed) return std::unexpected(parsed.error());
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  reader.at("orrery_table").integer(kSnapshotFormat, kSnapshotFormat);
  TableFacts facts;
  Played played;
  FormReader::read(reader.at("facts"), facts);
  FormReader::read(reader.at("played"), played);
  if (problems.any()) return std::unexpected(problems.first());
  auto game = shelf.get(facts.created.game, facts.created.players, facts.created.options);
  if (!game) return std::unexpected(game.error());
  facts.game = *std::move(game);
  facts.commitment = commitment_to_secret(facts.created.secret);
  std::string_view position = text.substr(std::min(end + 1, text.size()));
  position = position.substr(0, position.find('\n'));
  if (facts.holders.size() != static_cast<std::size_t>(facts.created.players) ||
      !restore(facts, played, position))
    return std::unexpected(Message("table.snapshot_damaged"));
  return facts;
}

}  // namespace orrery
