// Reads the map of the Moon: sectors, borders, and what is drawn of them (SK-1.32, SK-1.34).
#include <algorithm>
#include <bit>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr int kMaxSectorNumber = 99;
constexpr std::size_t kMaxPoints = 250;

// The place of a printed number; nothing after a complaint.
std::optional<Place> read_place(const JsonReader& reader, const Map& map) {
  if (!reader.exists()) return std::nullopt;
  const auto number = read_byte(reader, 1, kMaxSectorNumber);
  for (Place place = 0; place < map.places; ++place)
    if (map.place[place].number == number) return place;
  reader.complain("skymines.data_no_sector", {{"number", std::int64_t{number}}});
  return std::nullopt;
}

using Points = std::vector<Point>;

Points read_points(const PackFile& file) {
  Points points;
  for (const JsonReader& point : file.at("points").items(3, kMaxPoints))
    points.push_back(read_point(point));
  return points;
}

// Points of a drawing, by number.
Points read_outline(const JsonReader& list, std::size_t least, std::size_t most,
                    const Points& points) {
  Points outline;
  for (const JsonReader& point : list.items(least, most)) {
    const auto last = static_cast<std::int64_t>(points.size()) - 1;
    const auto number = static_cast<std::size_t>(point.integer(0, last));
    if (number < points.size()) outline.push_back(points[number]);
  }
  return outline;
}

void check_edges(const JsonReader& record, const Points& points) {
  for (const JsonReader& edge : record.at("edges").items(1, kMaxPoints))
    read_outline(edge, 2, 2, points);
}

void read_sectors(const PackFile& file, const Points& points, Map& map) {
  for (const JsonReader& record : file.records(
           "sectors", {"number", "building", "amount", "enclave_of", "label_at", "outline"}, 2,
           kMaxPlaces)) {
    PlaceData& place = map.place[map.places];
    place.number = read_byte(record.at("number"), 1, kMaxSectorNumber);
    if (map.places > 0 && place.number <= map.place[map.places - 1U].number)
      record.complain("skymines.data_sector_order");
    place.building = static_cast<Building>(1 + record.at("building").name(building_names()));
    place.amount = read_byte(record.at("amount"), 1, kMaxAmount);
    // SK-1.32: one collector, whatever the amount.
    place.collectors = place.building == Building::gas_collector ? 1 : 0;
    if (place.collectors > 0) map.collectors |= bit(map.places);
    map.shapes.push_back({.label = read_point(record.at("label_at")),
                          .outline = read_outline(record.at("outline"), 3, kMaxPoints, points)});
    ++map.places;
  }
}

void add_way(Ways& ways, Place to, int lines) { (lines == 1 ? ways.cheap : ways.dear) |= bit(to); }

void read_borders(const PackFile& file, const Points& points, Map& map) {
  for (const JsonReader& record :
       file.records("borders", {"between", "lines", "edges"}, 1, kLongList)) {
    const std::vector<JsonReader> both = record.at("between").items(2, 2);
    const int lines = read_byte(record.at("lines"), 1, 2);
    check_edges(record, points);
    if (both.size() != 2) continue;
    const std::optional<Place> one = read_place(both[0], map);
    const std::optional<Place> other = read_place(both[1], map);
    if (!one || !other) continue;
    Ways& ways = map.from_place[*one];
    if (*one == *other || ((ways.cheap | ways.dear) & bit(*other)) != 0)
      record.complain("skymines.data_border_repeats");
    add_way(ways, *other, lines);
    add_way(map.from_place[*other], *one, lines);
  }
}

void read_station_borders(const PackFile& file, const Points& points, Map& map) {
  for (const JsonReader& record :
       file.records("station_borders", {"company", "sector", "lines", "edges"}, 1, kLongList)) {
    const Company company = read_company(record.at("company"));
    const int lines = read_byte(record.at("lines"), 1, 2);
    check_edges(record, points);
    const std::optional<Place> place = read_place(record.at("sector"), map);
    if (!place) continue;
    Ways& ways = map.from_station[index(company)];
    if (((ways.cheap | ways.dear) & bit(*place)) != 0)
      record.complain("skymines.data_border_repeats");
    add_way(ways, *place, lines);
  }
}

// SK-4.17: an enclave borders the sector around it and nothing else.
void check_enclaves(const PackFile& file, const Map& map) {
  PlaceSet at_station = 0;
  for (const Ways& ways : map.from_station) at_station |= ways.cheap | ways.dear;
  Place place = 0;
  for (const JsonReader& record : file.at("sectors").items(0, kMaxPlaces)) {
    const JsonReader host = record.maybe("enclave_of");
    if (host.exists()) {
      const std::optional<Place> around = read_place(host, map);
      const PlaceSet borders = map.from_place[place].cheap | map.from_place[place].dear;
      if (around && (borders != bit(*around) || (at_station & bit(place)) != 0))
        host.complain("skymines.data_enclave");
    }
    ++place;
  }
}

// Every company must be able to come everywhere in the end.
void check_reach(const PackFile& file, const Map& map) {
  for (std::size_t company = 0; company < kCompanies; ++company) {
    PlaceSet reached = 0;
    for (PlaceSet next = map.from_station[company].cheap | map.from_station[company].dear;
         next != 0;) {
      reached |= next;
      const Ways ways = map.reach(static_cast<unsigned>(company), reached);
      next = ways.cheap | ways.dear;
    }
    const auto first_missed = static_cast<std::size_t>(std::countr_one(reached));
    if (first_missed < map.places)
      file.at("borders").complain("skymines.data_unreachable",
                                  {{"company", company_names()[company]},
                                   {"sector", std::int64_t{map.place[first_missed].number}}});
  }
}

void read_stations_drawn(const PackFile& file) {
  Once once(file.maybe("stations"), company_names(), file.problems());
  for (const JsonReader& record :
       file.records("stations", {"company", "at", "arc"}, 0, kLongList)) {
    once.mark(record, index(read_company(record.at("company"))));
    read_point(record.at("at"));
    constexpr int kTwoTurns = 720;
    for (const JsonReader& angle : record.at("arc").items(2, 2)) angle.integer(0, kTwoTurns);
  }
  once.finish();
}

// SK-6.65: one piece of every column.
void read_start_outposts(const PackFile& file, Map& map) {
  Once once(file.maybe("start_outposts"), company_names(), file.problems());
  PlaceSet taken = 0;
  for (const JsonReader& record :
       file.records("start_outposts", {"company", "sectors"}, 0, kLongList)) {
    const Company company = read_company(record.at("company"));
    once.mark(record, index(company));
    for (const JsonReader& entry : record.at("sectors").items(kColumns, kColumns)) {
      const std::optional<Place> place = read_place(entry, map);
      if (!place) continue;
      if ((taken & bit(*place)) != 0) entry.complain("skymines.data_sector_repeats");
      taken |= bit(*place);
      map.start_outposts[index(company)] |= bit(*place);
    }
  }
  once.finish();
}

}  // namespace

void read_moon(const PackFiles& files, Components& components) {
  const PackFile& file = files.moon;
  file.allow_only({"canvas", "centre", "radius", "points", "sectors", "borders", "station_borders",
                   "stations", "start_outposts"});
  const Watch watch(file.problems());
  read_point(file.at("canvas"));
  read_point(file.at("centre"));
  file.at("radius").integer(1, 1000);
  const Points points = read_points(file);
  Map& map = components.moon;
  read_sectors(file, points, map);
  read_borders(file, points, map);
  read_station_borders(file, points, map);
  read_stations_drawn(file);
  read_start_outposts(file, map);
  if (!watch.quiet()) return;
  check_enclaves(file, map);
  check_reach(file, map);
}

}  // namespace orrery::skymines
