// Reads the parts that players handle: cards, delivery tiles, player boards, improvements.
#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

constexpr int kLeastZeros = 6;  // SO-7.15 counts on them
constexpr std::string_view kLetters = "WSHA";

CardKind read_card(const JsonReader& record) {
  CardKind kind;
  kind.value = read_byte(record.at("value"), 0, kCardValues - 1);
  const JsonReader effect = record.at("effect");
  if (!expect_object(effect)) return kind;
  const std::optional<std::size_t> type = read_name(effect.at("type"), {"site", "gain", "star_if"});
  if (!type) return kind;
  kind.departure = static_cast<Departure>(*type);
  switch (kind.departure) {
    case Departure::site:
      check_members(effect, {"type", "count"});
      kind.count = read_byte(effect.at("count"), 1, kMaxAmount);
      break;
    case Departure::gain:
      check_members(effect, {"type", "resources"});
      kind.goods = read_gain(effect.at("resources"));
      break;
    case Departure::star_if:
      check_members(effect, {"type", "resource"});
      kind.good = static_cast<Good>(effect.at("resource").name(good_names()));
      break;
  }
  return kind;
}

std::string card_name(const CardKind& kind) {
  std::string name = fmt::format("{}", kind.value);
  if (kind.departure == Departure::site) name += fmt::format("@{}", kind.count);
  if (kind.departure == Departure::star_if) name += fmt::format("*{}", kLetters[index(kind.good)]);
  for (std::size_t good = 0; good < kGoodKinds; ++good)
    name.append(kind.goods.amount[good], kLetters[good]);
  return name;
}

void check_value_split(const PackFile& file, const Components& components) {
  std::array<std::int64_t, kCardValues> found{};
  for (const std::uint8_t kind : components.deck) ++found[components.kinds[kind].value];
  Once once(file.maybe("value_split"), {"value 0", "value 1", "value 2"}, file.problems());
  for (const JsonReader& line : file.records("value_split", {"value", "count"}, 0, kLongList)) {
    const std::uint8_t value = read_byte(line.at("value"), 0, kCardValues - 1);
    once.mark(line, value);
    const std::int64_t count = line.at("count").integer(0, kDeckSize);
    if (count != found[value])
      line.complain("solenia.data_value_split",
                    {{"value", std::int64_t{value}}, {"count", count}, {"found", found[value]}});
  }
  once.finish();
  if (found[0] < kLeastZeros)
    file.maybe("cards").complain("solenia.data_few_zeros",
                                 {{"found", found[0]}, {"least", std::int64_t{kLeastZeros}}});
}

void check_side_count(const PackFile& file, std::string_view list, std::size_t side,
                      std::size_t found, int wanted) {
  if (static_cast<int>(found) == wanted) return;
  file.maybe(list).complain("solenia.data_side_count", {{"side", side_names()[side]},
                                                        {"found", static_cast<std::int64_t>(found)},
                                                        {"wanted", std::int64_t{wanted}}});
}

// "side day, slot 1" ... "side night, slot 6".
std::vector<std::string> slot_places(std::string_view field) {
  std::vector<std::string> places;
  for (const std::string& side : side_names())
    for (int slot = 1; slot <= kSlotsPerSide; ++slot)
      places.push_back(fmt::format("side {}, {} {}", side, field, slot));
  return places;
}

void read_summer(const PackFile& file, BoardFace& face) {
  file.allow_only({"storage", "slots"});
  face.storage = read_byte(file.at("storage"), 1, kMaxStorage);
  Once once(file.maybe("slots"), slot_places("slot"), file.problems());
  for (const JsonReader& record :
       file.records("slots", {"id", "side", "slot", "effects"}, 0, kLongList)) {
    const std::size_t side = record.at("side").name(side_names());
    const std::size_t slot = read_byte(record.at("slot"), 1, kSlotsPerSide) - 1U;
    once.mark(record, side * kSlotsPerSide + slot);
    face.slots[side][slot] = read_effects(record.at("effects"), Place::summer);
  }
  once.finish();
  face.storage_max = static_cast<std::uint8_t>(face.storage + extra_storage(face));
}

void read_winter(const PackFile& file, BoardFace& face, std::vector<std::string>& names) {
  file.allow_only({"storage", "storage_max", "powers"});
  face.storage = read_byte(file.at("storage"), 1, kMaxStorage);
  face.storage_max = read_byte(file.at("storage_max"), 1, kMaxStorage);
  names.assign(std::size_t{kSides} * kSlotsPerSide, {});
  Once once(file.maybe("powers"), slot_places("column"), file.problems());
  for (const JsonReader& record :
       file.records("powers", {"id", "name", "side", "level", "letter", "column", "effects"}, 0,
                    kLongList)) {
    const Watch watch(file.problems());
    const std::size_t side = record.at("side").name(side_names());
    const std::size_t slot = read_byte(record.at("column"), 1, kSlotsPerSide) - 1U;
    // SO-6.2: columns 1 and 2 are 1A and 1B, and so on.
    const std::size_t level = read_byte(record.at("level"), 1, 3) - 1U;
    const std::size_t letter = record.at("letter").name({"A", "B"});
    if (watch.quiet() && slot != 2 * level + letter)
      record.complain("solenia.data_power_column",
                      {{"column", static_cast<std::int64_t>(slot + 1)},
                       {"level", static_cast<std::int64_t>(slot / 2 + 1)},
                       {"letter", std::string(slot % 2 == 0 ? "A" : "B")}});
    once.mark(record, side * kSlotsPerSide + slot);
    face.slots[side][slot] = read_effects(record.at("effects"), Place::winter);
    names[side * kSlotsPerSide + slot] = read_title(record.at("name"));
  }
  once.finish();
}

void read_halves(const PackFile& file, const std::vector<std::string>& effects,
                 Components& components) {
  const Watch watch(file.problems());
  std::array<std::array<int, kLevel3Effects>, kSides> uses{};
  for (const JsonReader& record :
       file.records("level3_halves", {"id", "side", "effect"}, 0, kLongList)) {
    const std::size_t side = record.at("side").name(side_names());
    const JsonReader named = record.at("effect");
    const std::size_t effect = effects.size() == kLevel3Effects ? named.name(effects) : 0;
    std::vector<std::string>& names = components.half_names[side];
    if (names.size() < kHalvesPerSide)
      components.half_effects[side][names.size()] = static_cast<std::uint8_t>(effect);
    names.push_back(record.at("id").text());
    // Every day half must find a night half with another effect (SO-6.23).
    if (effects.size() == kLevel3Effects && ++uses[side][effect] == kMaxPlayers + 1)
      record.complain("solenia.data_half_repeats",
                      {{"effect", effects[effect]}, {"most", std::int64_t{kMaxPlayers}}});
  }
  if (!watch.quiet() || !file.maybe("level3_halves").exists()) return;
  for (std::size_t side = 0; side < kSides; ++side)
    check_side_count(file, "level3_halves", side, components.half_names[side].size(),
                     kHalvesPerSide);
}

// As many pairs as level-1 tiles are offered (SO-6.21, SO-6.22, SO-7.5).
void read_draft(const PackFile& file, Components& components) {
  const auto read = [&](std::string_view record, std::string_view tiles, std::string_view pairs,
                        int most) {
    const JsonReader draft = file.record(record, {tiles, pairs});
    const std::uint8_t offered = read_byte(draft.at(tiles), 1, kMaxPlayers);
    const JsonReader as_many = draft.at(pairs);
    if (offered > most)
      draft.at(tiles).complain("core.data_fixed", {{"value", std::int64_t{most}}});
    else if (draft.exists() && as_many.exists() && as_many.integer(1, kMaxPlayers) != offered)
      draft.complain("solenia.data_draft",
                     {{"tiles", std::string(tiles)}, {"pairs", std::string(pairs)}});
    return offered;
  };
  components.offered_per_player =
      read("draft", "offered_level1_per_player", "offered_pairs_per_player", 1);
  components.offered_solo = read("draft_solo", "offered_level1", "offered_pairs", kMaxPlayers);
}

}  // namespace

void read_deck(const PackFiles& files, Components& components) {
  const PackFile& file = files.deck;
  file.allow_only({"hand_size", "value_split", "cards"});
  file.expect_number("hand_size", kHandSize);
  const Watch watch(file.problems());
  const std::vector<JsonReader> cards = file.records("cards", {"id", "value", "effect"}, kDeckSize);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    // Kinds are numbered as they first appear. Cards are alike exactly when their names are.
    const CardKind kind = read_card(cards[i]);
    const std::string name = card_name(kind);
    const auto known = std::ranges::find(components.card_names, name);
    components.deck[i] = static_cast<std::uint8_t>(known - components.card_names.begin());
    if (known != components.card_names.end()) continue;
    components.kinds[components.deck[i]] = kind;
    components.card_names.push_back(name);
  }
  std::ranges::sort(components.deck);
  if (watch.quiet() && !cards.empty()) check_value_split(file, components);
}

void read_tiles(const PackFiles& files, Components& components) {
  const PackFile& file = files.tiles;
  file.allow_only({"per_side", "tiles"});
  file.expect_number("per_side", kTilesPerSide);
  const Watch watch(file.problems());
  components.tile_names.assign(kTiles, {});
  std::array<std::size_t, kSides> found{};
  for (const JsonReader& record :
       file.records("tiles", {"id", "side", "cost", "stars"}, 0, kLongList)) {
    Tile tile;
    const std::size_t side = record.at("side").name(side_names());
    tile.side = static_cast<Side>(side);
    const JsonReader cost = record.at("cost");
    tile.cost = read_goods(cost);
    if (cost.keys().empty() && cost.is_object()) cost.complain("solenia.data_no_cost");
    tile.goods = static_cast<std::uint8_t>(tile.cost.total());
    tile.kinds = static_cast<std::uint8_t>(kGoodKinds -
                                           std::ranges::count(tile.cost.amount, std::uint8_t{0}));
    tile.stars = read_byte(record.at("stars"), 0, kMaxStars);
    const std::size_t place = found[side]++;
    if (place >= kTilesPerSide) continue;
    components.tiles[side * kTilesPerSide + place] = tile;
    components.tile_names[side * kTilesPerSide + place] = record.at("id").text();
  }
  if (!watch.quiet() || !file.maybe("tiles").exists()) return;
  for (std::size_t side = 0; side < kSides; ++side)
    check_side_count(file, "tiles", side, found[side], kTilesPerSide);
}

void read_player_boards(const PackFiles& files, Components& components) {
  read_summer(files.summer, components.summer);
  read_winter(files.winter, components.winter, components.power_names);
}

void read_improvements(const PackFiles& files, Components& components) {
  const PackFile& file = files.improvements;
  file.allow_only({"column_of_level1", "column_of_level3", "level1", "level3_effects",
                   "level3_halves", "draft", "draft_solo"});
  const auto column = [&](std::string_view key) {
    return static_cast<std::uint8_t>(read_byte(file.at(key), 1, kSlotsPerSide) - 1);
  };
  components.level1_column = column("column_of_level1");
  components.level3_column = column("column_of_level3");

  const std::vector<JsonReader> tiles =
      file.records("level1", {"id", "name", "effects"}, kLevel1Tiles);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    components.level1[i] = read_effects(tiles[i].at("effects"), Place::level1);
    components.level1_names.push_back(tiles[i].at("id").text());
    components.level1_titles.push_back(read_title(tiles[i].at("name")));
  }
  std::vector<std::string> effects;
  const std::vector<JsonReader> scores =
      file.records("level3_effects", {"id", "name", "score"}, kLevel3Effects);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    components.level3_effects[i] = read_score(scores[i].at("score"));
    components.level3_effect_titles.push_back(read_title(scores[i].at("name")));
    effects.push_back(scores[i].at("id").text());
  }
  read_halves(file, effects, components);
  read_draft(file, components);
}

}  // namespace orrery::solenia
