// Reads what can lie on a plot: the kinds of tiles, the tiles of the three phases and the special
// tiles of the sponsors. Tiles of equal kind and robots become one content (LC-9.4).
#include <algorithm>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {
namespace {

constexpr std::size_t kMaxCodeSize = 16;
constexpr std::array kSpecialCodes = {"&plot", "&move", "&keep", "&card"};

// How a content is called: in positions and moves, on the board, and to people.
struct Names {
  std::string id;
  std::string code;
  std::string title;
};
// What a plot can be without a tile, in the order of kEmpty and kScaffolding.
const std::vector<Names>& bare_plots() {
  static const std::vector<Names> names = {{"empty", ".", "empty"},
                                           {"scaffolding", "#", "scaffolding"}};
  return names;
}

struct KindRecord {
  TileType type;
  Names names;
};

struct TileRecord {
  std::size_t phase = 0;
  std::size_t kind = 0;
  int dots = 0;
  int robots = 0;
};

std::string read_code(const JsonReader& reader) {
  std::string code = reader.text();
  const bool fits =
      !code.empty() && code.size() <= kMaxCodeSize &&
      std::ranges::all_of(code, [](char c) { return c > ' ' && c <= '~' && c != '+'; });
  if (reader.exists() && !fits) reader.complain("luna.data_code_form");
  return code;
}

// A member that the family needs and the others must not have.
JsonReader needed(const JsonReader& record, std::string_view key, bool wanted) {
  const JsonReader member = wanted ? record.at(key) : record.maybe(key);
  if (member.exists() && !wanted)
    record.complain("luna.data_not_in_family", {{"key", std::string(key)}});
  return member;
}

KindRecord read_kind(const JsonReader& record) {
  static const std::vector<std::string> families(family_names().begin() + 1, family_names().end());
  KindRecord kind;
  kind.names = {record.at("id").text(), read_code(record.at("code")),
                read_title(record.at("name"))};
  const std::optional<std::size_t> family = read_name(record.at("family"), families);
  if (!family) return kind;
  kind.type.family = static_cast<Family>(*family + 1);
  const bool grows = kind.type.family == Family::greenhouse;
  const bool aims = kind.type.family == Family::modhab || kind.type.family == Family::complex;
  if (const JsonReader fruit = needed(record, "fruit", grows); grows)
    kind.type.fruit = static_cast<Fruit>(fruit.name({"pear", "apple", "lemon", "any"}) + 1);
  if (const JsonReader target = needed(record, "target", aims); aims)
    kind.type.target = read_project_family(target);
  return kind;
}

// Ids and codes tell the contents apart, so a kind cannot have those of the program.
bool is_reserved(std::string_view id) {
  return std::ranges::find(bare_plots(), id, &Names::id) != bare_plots().end() ||
         std::ranges::find(special_names(), id) != special_names().end();
}

std::set<std::string> reserved_codes() {
  std::set<std::string> codes(kSpecialCodes.begin(), kSpecialCodes.end());
  for (const Names& names : bare_plots()) codes.insert(names.code);
  return codes;
}

std::vector<KindRecord> read_kinds(const PackFile& file, Components& components) {
  file.allow_only({"kinds"});
  std::vector<KindRecord> kinds;
  std::set<std::string> codes = reserved_codes();
  for (const JsonReader& record :
       file.records("kinds", {"id", "name", "code", "family", "fruit", "target"}, 1, kMaxKinds)) {
    KindRecord kind = read_kind(record);
    kind.type.kind = static_cast<std::uint8_t>(kinds.size());
    const Names& names = kind.names;
    if (!codes.insert(names.code).second)
      record.complain("luna.data_doubled_code", {{"code", names.code}});
    if (is_reserved(names.id)) record.complain("luna.data_reserved_id", {{"id", names.id}});
    components.kind_names.push_back(names.id);
    kinds.push_back(std::move(kind));
  }
  return kinds;
}

std::vector<TileRecord> read_tile_list(const PackFile& file, const Components& components) {
  file.allow_only({"tiles"});
  const std::vector<std::string> phases(components.phase_names.begin(),
                                        components.phase_names.end());
  std::vector<TileRecord> tiles;
  for (const JsonReader& record :
       file.records("tiles", {"id", "phase", "kind", "dots", "robots"}, 0, kLongList)) {
    TileRecord tile;
    tile.phase = record.at("phase").name(phases);
    tile.kind = record.at("kind").name(components.kind_names);
    tile.dots = read_byte(record.at("dots"), 0, kMaxDots);
    if (const JsonReader robots = record.maybe("robots"); robots.exists())
      tile.robots = read_byte(robots, 0, kMaxRobotsOnTile);
    tiles.push_back(tile);
  }
  return tiles;
}

void add_content(Components& components, const TileType& type, Names names) {
  const std::size_t content = components.content_names.size();
  if (content < kMaxContents) components.types[content] = type;
  components.content_names.push_back(std::move(names.id));
  components.content_codes.push_back(std::move(names.code));
  components.content_titles.push_back(std::move(names.title));
}

// A content for every kind, and for every number of robots that goes with it on a tile.
void number_contents(const std::vector<KindRecord>& kinds, const std::vector<TileRecord>& tiles,
                     Components& components) {
  for (const Names& names : bare_plots()) add_content(components, {}, names);
  for (const KindRecord& kind : kinds)
    for (int robots = 0; robots <= kMaxRobotsOnTile; ++robots) {
      const bool used = std::ranges::any_of(tiles, [&](const TileRecord& tile) {
        return tile.kind == kind.type.kind && tile.robots == robots;
      });
      if (robots > 0 && !used) continue;
      TileType type = kind.type;
      type.robots = static_cast<std::uint8_t>(robots);
      Names names = kind.names;
      if (robots > 0) {
        names.id += fmt::format("+{}", robots);
        names.code += fmt::format("+{}", robots);
        names.title += fmt::format(" +{}", robots);
      }
      add_content(components, type, std::move(names));
    }
}

Content content_of(const Components& components, const TileRecord& tile) {
  for (std::size_t content = kFirstTile; content < kMaxContents; ++content)
    if (const TileType& type = components.types[content];
        type.family != Family::none && type.kind == tile.kind && type.robots == tile.robots)
      return static_cast<Content>(content);
  return kEmpty;
}

// LC-2.9: tiles with as many dots as players, or more, stay in the box.
void fill_pools(const PackFile& file, const std::vector<TileRecord>& tiles,
                Components& components) {
  std::array<std::size_t, kPhases> found{};
  for (const TileRecord& tile : tiles) ++found[tile.phase];
  for (std::size_t phase = 0; phase < kPhases; ++phase)
    if (found[phase] > kMaxTower)
      file.maybe("tiles").complain("luna.data_many_tiles",
                                   {{"phase", components.phase_names[phase]},
                                    {"found", static_cast<std::int64_t>(found[phase])},
                                    {"most", std::int64_t{kMaxTower}}});
    else if (found[phase] != found[0])
      file.maybe("tiles").complain("luna.data_uneven_phases",
                                   {{"phase", components.phase_names[phase]},
                                    {"found", static_cast<std::int64_t>(found[phase])},
                                    {"first", components.phase_names[0]},
                                    {"wanted", static_cast<std::int64_t>(found[0])}});
  if (std::ranges::max(found) > kMaxTower) return;
  for (std::size_t players = 1; players <= kMaxPlayers; ++players)
    for (const TileRecord& tile : tiles)
      if (tile.dots < components.tiles_as[players])
        components.pool[players][tile.phase].insert_sorted(content_of(components, tile));
}

void read_sponsors(const PackFile& file, Components& components) {
  file.allow_only({"sponsors", "special_tiles"});
  std::vector<std::string> ids;
  for (const JsonReader& record : file.records("sponsors", {"id", "name", "colour"}, kSponsors)) {
    Sponsor& sponsor = components.sponsors[ids.size()];
    sponsor.id = record.at("id").text();
    sponsor.name = read_title(record.at("name"));
    sponsor.colour = read_title(record.at("colour"));
    ids.push_back(sponsor.id);
  }
  if (ids.size() != kSponsors) return;
  Once tiles(file.maybe("special_tiles"), ids, file.problems());
  Once effects(file.maybe("special_tiles"), special_names(), file.problems());
  for (const JsonReader& record :
       file.records("special_tiles", {"sponsor", "name", "effect"}, kSponsors)) {
    const std::size_t owner = record.at("sponsor").name(ids);
    const std::size_t effect = record.at("effect").name(special_names());
    tiles.mark(record, owner);
    effects.mark(record, effect);
    components.sponsors[owner].special = static_cast<Content>(components.content_names.size());
    TileType type;
    type.special = static_cast<Special>(effect + 1);
    add_content(components, type,
                {special_names()[effect], kSpecialCodes[effect], read_title(record.at("name"))});
  }
}

}  // namespace

const std::vector<std::string>& special_names() {
  static const std::vector<std::string> names = {"extra_plot", "move_tile", "reserve_tile",
                                                 "take_display_card"};
  return names;
}

Family read_project_family(const JsonReader& reader) {
  static const std::vector<std::string> projects(family_names().begin() + 1,
                                                 family_names().end() - 1);
  return static_cast<Family>(reader.name(projects) + 1);
}

void read_tiles(const PackFiles& files, Components& components) {
  const Watch watch(files.tiles.problems());
  const std::vector<KindRecord> kinds = read_kinds(files.kinds, components);
  if (kinds.empty()) return;
  const std::vector<TileRecord> tiles = read_tile_list(files.tiles, components);
  number_contents(kinds, tiles, components);
  read_sponsors(files.sponsors, components);
  if (components.content_names.size() > kMaxContents)
    files.kinds.maybe("kinds").complain("luna.data_many_kinds",
                                        {{"most", std::int64_t{kMaxContents}}});
  if (watch.quiet()) fill_pools(files.tiles, tiles, components);
}

}  // namespace orrery::luna_capital
