// Checks the map of the Belt, which is not played yet: nothing of it is kept.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr int kMaxTarget = 60;
constexpr std::size_t kMaxOutpostSpaces = 6;

// Asteroids and shuttle spaces share one numbering.
class Targets {
 public:
  void take(const JsonReader& reader, bool asteroid) {
    const int number = read_byte(reader, 1, kMaxTarget);
    if (has(asteroids_, number) || has(shuttles_, number))
      reader.complain("skymines.data_doubled_target", {{"number", std::int64_t{number}}});
    (asteroid ? asteroids_ : shuttles_).push_back(number);
  }
  void expect_asteroid(const JsonReader& reader) const { expect(reader, asteroids_); }
  void expect_shuttle_space(const JsonReader& reader) const { expect(reader, shuttles_); }

 private:
  static bool has(const std::vector<int>& numbers, int number) {
    return std::ranges::find(numbers, number) != numbers.end();
  }
  static void expect(const JsonReader& reader, const std::vector<int>& numbers) {
    const auto number = reader.integer(1, kMaxTarget);
    if (reader.exists() && !has(numbers, static_cast<int>(number)))
      reader.complain("skymines.data_no_target", {{"number", number}});
  }

  std::vector<int> asteroids_;
  std::vector<int> shuttles_;
};

void check_screen(const JsonReader& screen) {
  if (!expect_object(screen)) return;
  const std::vector<std::string>& names = building_names();
  check_members(screen, std::vector<std::string_view>(names.begin(), names.end()));
  for (const std::string& name : names)
    if (const JsonReader amount = screen.maybe(name); amount.exists())
      amount.integer(1, kMaxAmount);
}

void check_asteroids(const PackFile& file, Targets& targets) {
  for (const JsonReader& record : file.records(
           "asteroids",
           {"target", "at", "radius", "spaces", "screen", "linked_spaces", "linked_collectors"}, 1,
           kMaxTarget)) {
    targets.take(record.at("target"), true);
    read_point(record.at("at"));
    record.at("radius").integer(1, 500);
    const std::vector<JsonReader> spaces = record.at("spaces").items(1, kMaxOutpostSpaces);
    for (const JsonReader& space : spaces) read_point(space);
    check_screen(record.at("screen"));
    // One without the other would silently not count.
    if (!record.maybe("linked_spaces").exists() && !record.maybe("linked_collectors").exists())
      continue;
    for (const JsonReader& space : record.at("linked_spaces").items(2, 2))
      space.integer(1, static_cast<std::int64_t>(spaces.size()));
    record.at("linked_collectors").integer(1, kMaxAmount);
  }
}

void check_flight_tracks(const PackFile& file, Targets& targets) {
  for (const JsonReader& record :
       file.records("flight_tracks", {"target", "between", "at", "energy_symbol", "track_spaces"},
                    1, kMaxTarget)) {
    targets.take(record.at("target"), false);
    for (const JsonReader& end : record.at("between").items(2, 2)) targets.expect_asteroid(end);
    read_point(record.at("at"));
    record.at("energy_symbol").boolean();
    record.at("track_spaces").integer(0, kMaxReward);
  }
}

void check_stations(const PackFile& file, const Targets& targets) {
  for (const JsonReader& record :
       file.records("station_tracks", {"company", "asteroid", "energy_symbol"}, 1, kLongList)) {
    read_company(record.at("company"));
    targets.expect_asteroid(record.at("asteroid"));
    record.at("energy_symbol").boolean();
  }
  Once once(file.maybe("stations"), company_names(), file.problems());
  for (const JsonReader& record : file.records("stations", {"company", "at"}, 0, kLongList)) {
    once.mark(record, index(read_company(record.at("company"))));
    read_point(record.at("at"));
  }
  once.finish();
}

}  // namespace

void check_belt(const PackFiles& files) {
  const PackFile& file = files.belt;
  file.allow_only({"canvas", "asteroids", "flight_tracks", "station_tracks", "stations", "hazard"});
  read_point(file.at("canvas"));
  Targets targets;
  check_asteroids(file, targets);
  check_flight_tracks(file, targets);
  check_stations(file, targets);
  const JsonReader hazard = file.record("hazard", {"at", "shuttle_spaces"});
  read_point(hazard.at("at"));
  for (const JsonReader& space : hazard.at("shuttle_spaces").items(2, 2))
    targets.expect_shuttle_space(space);
}

}  // namespace orrery::skymines
