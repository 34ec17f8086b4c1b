// Reads the concessions: their points and the conditions of LC-4.57 to LC-4.80 as data.
#include <algorithm>

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {
namespace {

constexpr int kMaxPlotsCounted = kCityCards * kCellsPerCard;

void read_pattern(const JsonReader& list, const Problems& problems, Concession& concession) {
  for (const JsonReader& place : list.items(1, kMaxPattern)) {
    const Watch watch(problems);
    const std::vector<JsonReader> offset = place.items(2, 2);
    if (offset.empty()) continue;
    const std::array<std::uint8_t, 2> at = {read_byte(offset[0], 0, kMaxCardRows - 1),
                                            read_byte(offset[1], 0, kCityCards - 1)};
    const auto known = std::span(concession.pattern).first(concession.pattern_size);
    if (watch.quiet() && std::ranges::find(known, at) != known.end())
      place.complain("luna.data_pattern_repeats");
    concession.pattern[concession.pattern_size++] = at;
  }
  // Where the pattern is written down does not matter: it begins at row 0 and column 0.
  for (const std::size_t axis : {0U, 1U}) {
    std::uint8_t least = kCityCards;
    for (const auto& at : std::span(concession.pattern).first(concession.pattern_size))
      least = std::min(least, at[axis]);
    for (auto& at : std::span(concession.pattern).first(concession.pattern_size))
      at[axis] = static_cast<std::uint8_t>(at[axis] - least);
  }
}

void read_condition(const JsonReader& condition, const Problems& problems, Concession& concession) {
  if (!expect_object(condition)) return;
  const std::optional<std::size_t> type = read_name(condition.at("type"), condition_names());
  if (!type) return;
  concession.type = static_cast<ConditionType>(*type);
  switch (concession.type) {
    case ConditionType::pattern:
      check_members(condition, {"type", "cards"});
      read_pattern(condition.at("cards"), problems, concession);
      break;
    case ConditionType::column:
      check_members(condition, {"type", "family"});
      concession.family = read_project_family(condition.at("family"));
      break;
    case ConditionType::line:
      check_members(condition, {"type", "family", "length"});
      concession.family = read_project_family(condition.at("family"));
      concession.at_least = read_byte(condition.at("length"), 1, 2 * kCityCards);
      break;
    case ConditionType::count:
      check_members(condition, {"type", "family", "at_least"});
      concession.family = read_project_family(condition.at("family"));
      concession.at_least = read_byte(condition.at("at_least"), 1, kMaxPlotsCounted);
      break;
    case ConditionType::row_length:
      check_members(condition, {"type", "at_least"});
      concession.at_least = read_byte(condition.at("at_least"), 1, kCityCards);
      break;
    case ConditionType::no_scaffolding:
    case ConditionType::vital_systems_connected:
    case ConditionType::fewer_rows:
      check_members(condition, {"type"});
      break;
  }
}

void read_removed(const PackFiles& files, Components& components) {
  for (const JsonReader& entry : files.solo.at("removed_concessions").items(0, kMaxConcessions))
    if (const auto named = read_name(entry, components.concession_names))
      components.concessions[*named].removed_in_solo = true;
  for (std::size_t i = 0; i < components.concession_count; ++i)
    if (const Concession& each = components.concessions[i];
        each.type == ConditionType::fewer_rows && !each.removed_in_solo)
      files.solo.maybe("removed_concessions")
          .complain("luna.data_fewer_rows_in_solo", {{"id", components.concession_names[i]}});
}

}  // namespace

const std::vector<std::string>& condition_names() {
  static const std::vector<std::string> names = {
      "pattern", "no_scaffolding", "vital_systems_connected", "column", "line", "fewer_rows",
      "count",   "row_length"};
  return names;
}

const std::vector<std::string>& term_names() {
  static const std::vector<std::string> names = {"short", "long"};
  return names;
}

void read_concessions(const PackFiles& files, Components& components) {
  const PackFile& file = files.concessions;
  file.allow_only({"concessions"});
  const std::vector<JsonReader> records =
      file.records("concessions", {"id", "term", "points", "condition"}, 1, kMaxConcessions);
  const Watch watch(file.problems());
  bool long_seen = false;
  for (const JsonReader& record : records) {
    Concession& concession = components.concessions[components.concession_count++];
    concession.term = static_cast<ConcessionTerm>(record.at("term").name(term_names()));
    concession.points = read_byte(record.at("points"), 0, kMaxPoints);
    read_condition(record.at("condition"), file.problems(), concession);
    components.concession_names.push_back(record.at("id").text());
    const bool is_long = concession.term == ConcessionTerm::long_term;
    if (long_seen && !is_long) record.complain("luna.data_short_first");
    long_seen = long_seen || is_long;
  }
  if (watch.quiet() && !records.empty()) read_removed(files, components);
}

}  // namespace orrery::luna_capital
