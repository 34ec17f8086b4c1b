// Reads the board: strips, start orders, where the strips lie, and the distances of spaces.
#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

using Neighbours = std::array<CellMask, kCells>;

constexpr std::array<std::string_view, 4> kFaceNames = {"day", "night", "dawn", "dusk"};

std::array<Terrain, kCols> read_face(const JsonReader& reader) {
  std::array<Terrain, kCols> face{};
  const std::vector<JsonReader> spaces = reader.items(kCols, kCols);
  for (std::size_t col = 0; col < spaces.size(); ++col)
    face[col] = static_cast<Terrain>(spaces[col].name(terrain_names()));
  return face;
}

std::array<std::uint8_t, kSides> city_columns(const std::array<Terrain, kCols>& face) {
  std::array<std::uint8_t, kSides> columns{};
  for (std::size_t col = 0; col < kCols; ++col)
    if (is_city(face[col])) {
      std::uint8_t& mask = columns[index(city_side(face[col]))];
      mask = static_cast<std::uint8_t>(mask | (1U << col));
    }
  return columns;
}

Strip read_strip(const JsonReader& record) {
  Strip strip;
  strip.id = record.at("id").text();
  const JsonReader faces = record.at("faces");
  if (!expect_object(faces)) return strip;
  strip.dawn_dusk = faces.maybe("dawn").exists();
  const std::size_t first = strip.dawn_dusk ? 2 : 0;
  check_members(faces, {kFaceNames[first], kFaceNames[first + 1]});
  for (std::size_t face = 0; face < 2; ++face) {
    const JsonReader reader = faces.at(kFaceNames[first + face]);
    strip.faces[face] = read_face(reader);
    strip.cities[face] = city_columns(strip.faces[face]);
    // SO-1.14: a day face has no night city and a night face no day city.
    if (!strip.dawn_dusk && strip.cities[face][1 - face] != 0)
      reader.complain("solenia.data_wrong_city", {{"face", std::string(kFaceNames[face])},
                                                  {"city", terrain_names()[5 - face]}});
  }
  return strip;
}

void read_strips(const PackFile& file, Components& components) {
  const Watch watch(file.problems());
  const std::vector<JsonReader> records = file.records("strips", {"id", "faces"}, kStrips);
  for (std::size_t i = 0; i < records.size(); ++i) components.strips[i] = read_strip(records[i]);
  const auto turning = std::ranges::count_if(components.strips, &Strip::dawn_dusk);
  if (!records.empty() && turning != 1 && watch.quiet())
    file.maybe("strips").complain("solenia.data_dawn_dusk_strips",
                                  {{"found", std::int64_t{turning}}});
}

void read_start_orders(const PackFile& file, Components& components) {
  Once once(file.maybe("start_orders"), {"dawn", "dusk"}, file.problems());
  for (const JsonReader& record : file.records("start_orders", {"id", "faces"}, 0, kLongList)) {
    const std::size_t order = record.at("id").name({"dawn", "dusk"});
    once.mark(record, order);
    StartOrder& start = components.start_orders[order];
    start.id = order == 0 ? "dawn" : "dusk";
    const std::vector<JsonReader> rows = record.at("faces").items(kRows, kRows);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const std::size_t first = row == kMiddleRow ? 2 : 0;
      start.faces[row] =
          static_cast<std::uint8_t>(rows[row].name({kFaceNames[first], kFaceNames[first + 1]}));
    }
  }
  once.finish();
}

Neighbours read_neighbours(const PackFile& file) {
  Neighbours neighbours{};
  const JsonReader table = file.record("adjacency", {"id", "neighbours"}).at("neighbours");
  const std::vector<JsonReader> lines = table.items(kCells, kCells);
  for (std::size_t cell = 0; cell < lines.size(); ++cell)
    for (const JsonReader& entry : lines[cell].items(1, kCells - 1)) {
      const Watch watch(file.problems());
      const CellMask bit = cell_bit(read_byte(entry, 0, kCells - 1));
      if (!watch.quiet()) continue;
      if (bit == cell_bit(static_cast<unsigned>(cell)) || (neighbours[cell] & bit) != 0)
        entry.complain("solenia.data_neighbour_repeats");
      neighbours[cell] |= bit;
    }
  return neighbours;
}

// Both spaces must name each other.
void check_mutual(const JsonReader& table, const Neighbours& neighbours) {
  for (unsigned a = 0; a < kCells; ++a)
    for (unsigned b = 0; b < kCells; ++b)
      if ((neighbours[a] & cell_bit(b)) != 0 && (neighbours[b] & cell_bit(a)) == 0)
        table.complain("solenia.data_neighbour_one_way",
                       {{"from", std::int64_t{a}}, {"to", std::int64_t{b}}});
}

// Breadth-first from every space: the spaces within d + 1 steps are those within d and their
// neighbours.
void find_distances(const Neighbours& neighbours, Components& components) {
  for (auto& line : components.distance) line.fill(kMaxDistance + 1);
  for (unsigned cell = 0; cell < kCells; ++cell) {
    CellMask reached = cell_bit(cell);
    CellMask fresh = reached;
    for (std::size_t steps = 0; steps <= kMaxDistance; ++steps) {
      CellMask next = 0;
      for (CellMask rest = fresh; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest));
        components.distance[cell][other] = static_cast<std::uint8_t>(steps);
        next |= neighbours[other];
      }
      fresh = next & ~reached;
      reached |= fresh;
    }
  }
}

void find_near(const Neighbours& neighbours, Components& components) {
  for (unsigned row = 0; row < kRows; ++row)
    for (CellMask set = 0; set <= kRowMask; ++set)
      for (CellMask rest = set; rest != 0; rest &= rest - 1) {
        const unsigned cell = (row * kCols) + static_cast<unsigned>(std::countr_zero(rest));
        components.near[row][set] |= neighbours[cell] | cell_bit(cell);
      }
}

void check_reachable(const JsonReader& table, const Components& components) {
  for (unsigned cell = 0; cell < kCells; ++cell) {
    const auto& steps = components.distance[cell];
    const auto* far = std::ranges::find(steps, kMaxDistance + 1);
    if (far == steps.end()) continue;
    const std::int64_t other = far - steps.begin();
    table.complain(
        "solenia.data_unreachable",
        {{"from", std::int64_t{cell}}, {"to", other}, {"most", std::int64_t{kMaxDistance}}});
    return;  // one pair tells enough
  }
}

}  // namespace

void read_board(const PackFiles& files, Components& components) {
  const PackFile& file = files.board;
  file.allow_only({"rows", "cols", "airship_cell", "start_orders", "strips", "adjacency"});
  file.expect_number("rows", kRows);
  file.expect_number("cols", kCols);
  components.airship_cell = read_byte(file.at("airship_cell"), 0, kCells - 1);
  read_start_orders(file, components);
  read_strips(file, components);

  const Watch watch(file.problems());
  const Neighbours neighbours = read_neighbours(file);
  find_distances(neighbours, components);
  find_near(neighbours, components);
  if (watch.quiet() && file.maybe("adjacency").exists()) {
    const JsonReader table = file.maybe("adjacency").at("neighbours");
    check_mutual(table, neighbours);
    check_reachable(table, components);
  }
}

}  // namespace orrery::solenia
