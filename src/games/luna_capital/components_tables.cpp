// Reads the tables around the parts: the course of a game, scoring, the solo game and the box.
#include <algorithm>
#include <string_view>

#include "games/luna_capital/components_read.h"
#include "games/luna_capital/scoring.h"

namespace orrery::luna_capital {
namespace {

constexpr std::size_t kMaxTable = 49;  // more plots are in no city

void read_by_players(const PackFile& file, Components& components) {
  Once once(file.maybe("by_players"), numbered("players", 1, kMaxPlayers), file.problems());
  for (const JsonReader& record :
       file.records("by_players", {"players", "spaces", "tiles_as"}, 0, kLongList)) {
    const std::uint8_t players = read_byte(record.at("players"), 1, kMaxPlayers);
    once.mark(record, players - 1U);
    components.spaces[players] = read_byte(record.at("spaces"), 2, kMaxSpaces);
    components.tiles_as[players] = read_byte(record.at("tiles_as"), 1, kMaxDots + 1);
    // The automaton has the choice between two sets, one of which may be marked (LC-7.13).
    if (players == 1 && components.spaces[1] != kSoloSpaces)
      record.at("spaces").complain("core.data_fixed", {{"value", std::int64_t{kSoloSpaces}}});
  }
  once.finish();
}

// Points by number of things: from nothing upwards, not falling; the last stands for more.
std::vector<std::uint8_t> read_points(const JsonReader& list) {
  std::vector<std::uint8_t> points;
  for (const JsonReader& entry : list.items(1, kMaxTable)) {
    const std::uint8_t value = read_byte(entry, 0, kMaxPoints);
    if (!points.empty() && value < points.back()) entry.complain("luna.data_points_fall");
    points.push_back(value);
  }
  return points;
}

void read_prizes(const PackFile& file, Components& components) {
  Once once(file.maybe("meteorite_prizes"), numbered("players", 2, kMaxPlayers), file.problems());
  for (const JsonReader& record :
       file.records("meteorite_prizes", {"players", "prizes"}, 0, kLongList)) {
    const std::uint8_t players = read_byte(record.at("players"), 2, kMaxPlayers);
    once.mark(record, players - 2U);
    std::vector<std::uint8_t>& prizes = components.meteorite_prizes[players];
    for (const JsonReader& entry : record.at("prizes").items(1, players)) {
      prizes.push_back(read_byte(entry, 0, kMaxPoints));
      if (prizes.size() > 1 && prizes.back() > prizes[prizes.size() - 2])
        entry.complain("luna.data_prizes_rise");
    }
  }
  once.finish();
  components.meteorite_prizes[1] = components.meteorite_prizes[2];  // LC-7.17
}

// The lines of the score pad are the rules' own (LC-5.2 to LC-5.12).
void check_categories(const PackFile& file) {
  std::vector<std::string> rows;
  for (const ScoreRow& row : score_rows()) rows.push_back(row.id);
  rows.resize(kPrintedRows);
  const std::vector<JsonReader> records = file.records("categories", {"id"}, rows.size());
  for (std::size_t i = 0; i < records.size(); ++i)
    if (records[i].at("id").text() != rows[i])
      records[i].complain("luna.data_category", {{"id", rows[i]}});
}

}  // namespace

void read_course(const PackFiles& files, Components& components) {
  const PackFile& file = files.course;
  file.allow_only({"phases", "rounds_per_phase", "start_hand", "short_on_offer", "long_on_offer",
                   "start_marker_space", "card_rows", "landing_pad_draws", "landing_pad_keeps",
                   "by_players"});
  file.expect_number("rounds_per_phase", kRounds);
  file.expect_number("start_hand", kStartHand);
  file.expect_number("card_rows", kMaxCardRows);
  file.expect_number("landing_pad_keeps", 1);
  components.start_hand = kStartHand;
  components.card_rows = kMaxCardRows;
  components.landing_draw = read_byte(file.at("landing_pad_draws"), 1, kLandingDraw);
  components.short_on_offer = read_byte(file.at("short_on_offer"), 0, kMaxShortOffer);
  components.long_on_offer = read_byte(file.at("long_on_offer"), 0, kMaxOffer - kMaxShortOffer);
  components.start_marker =
      static_cast<std::uint8_t>(read_byte(file.at("start_marker_space"), 1, kSoloSpaces) - 1);
  components.phase_names = {"A", "B", "C"};
  const JsonReader phases = file.at("phases");
  const std::vector<JsonReader> names = phases.items(kPhases, kPhases);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i].text() != components.phase_names[i]) names[i].complain("luna.data_phase_names");
  read_by_players(file, components);
}

void read_scoring(const PackFiles& files, Components& components) {
  const PackFile& file = files.scoring;
  file.allow_only({"group_points", "fruit_set_points", "sales_office", "mod_hab_per_match",
                   "complex_per_match", "hand_card", "meteorite_prizes", "categories"});
  components.group_points = read_points(file.at("group_points"));
  components.set_points = read_points(file.at("fruit_set_points"));
  components.sales_points = read_byte(file.at("sales_office"), 0, kMaxPoints);
  components.modhab_points = read_byte(file.at("mod_hab_per_match"), 0, kMaxPerMatch);
  components.complex_points = read_byte(file.at("complex_per_match"), 0, kMaxPerMatch);
  components.hand_points = read_byte(file.at("hand_card"), 0, kMaxPoints);
  read_prizes(file, components);
  check_categories(file);
}

void read_solo(const PackFiles& files, Components& components) {
  const PackFile& file = files.solo;
  file.allow_only({"start_cards", "removed_concessions", "concession_values", "automaton"});
  file.expect_number("start_cards", kStartHand);
  components.automaton_start_cards = kStartHand;
  Once once(file.maybe("concession_values"), term_names(), file.problems());
  for (const JsonReader& record :
       file.records("concession_values", {"term", "A", "B", "C"}, 0, kLongList)) {
    const std::size_t term = record.at("term").name(term_names());
    once.mark(record, term);
    for (std::size_t phase = 0; phase < kPhases; ++phase)
      components.solo_value[term][phase] = static_cast<SoloValue>(
          record.at(components.phase_names[phase]).name({"full", "half", "none"}));
  }
  once.finish();
  AutomatonPoints& points = components.automaton;
  const JsonReader record = file.record(
      "automaton", {"mod_hab", "complex", "demolition", "redistribution", "landing_pad", "hand"});
  points.mod_hab = read_byte(record.at("mod_hab"), 0, kMaxPoints);
  points.complex = read_byte(record.at("complex"), 0, kMaxPoints);
  points.demolition = read_byte(record.at("demolition"), 0, kMaxPoints);
  points.redistribution = read_byte(record.at("redistribution"), 0, kMaxPoints);
  points.landing_pad = read_byte(record.at("landing_pad"), 0, kMaxPoints);
  points.hand = read_byte(record.at("hand"), 0, kMaxPoints);
}

}  // namespace orrery::luna_capital
