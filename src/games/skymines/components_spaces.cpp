// Reads the bonus spaces of the board and the bonus tiles.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::array<std::string_view, kTiles> kTileNames = {"RES", "SCI", "FIELD", "ENERGY"};

void read_tiers(const JsonReader& list, BonusSpace& space) {
  const bool scientists = space.measure == CardType::scientist;
  for (const JsonReader& record : list.items(1, kMaxTiers)) {
    if (!expect_object(record)) continue;
    Tier& tier = space.tiers[space.tier_count];
    tier.need = read_byte(record.at("need"), 1, kMaxNeed);
    if (scientists) tier.research_need = read_byte(record.at("research"), 1, kMaxNeed);
    if (scientists)
      check_members(record, {"need", "research", "reward"});
    else
      check_members(record, {"need", "reward"});
    tier.reward = read_reward(record.at("reward"));
    if (space.tier_count > 0) {
      const Tier& below = space.tiers[space.tier_count - 1U];
      if (tier.need < below.need ||
          tier.need + tier.research_need <= below.need + below.research_need)
        record.complain("skymines.data_tiers_rise");
    }
    ++space.tier_count;
  }
}

BonusSpace read_majority(const JsonReader& record) {
  static const std::vector<std::string> measures(card_type_names().begin(),
                                                 card_type_names().begin() + 5);
  BonusSpace space;
  space.effect = SpaceEffect::majority;
  space.measure = static_cast<CardType>(record.at("majority").name(measures));
  read_tiers(record.at("tiers"), space);
  return space;
}

BonusSpace read_board_space(const JsonReader& record, const std::vector<std::string>& tiles) {
  if (!record.maybe("majority").exists()) {
    check_members(record, {"id", "luna_code", "fee", "gains", "buy", "remove_card", "choose_reward",
                           "use_removed", "first_player", "tile"});
    return read_space(record, tiles);
  }
  check_members(record, {"id", "majority", "tiers", "luna_code"});
  return read_majority(record);
}

void read_tiles(const PackFile& file, Components& components) {
  const std::vector<JsonReader> records =
      file.records("tiles", {"id", "plus", "rp", "he", "he_per_field", "energy"}, kTiles);
  for (std::size_t i = 0; i < records.size(); ++i) expect_text(records[i].at("id"), kTileNames[i]);
  if (records.size() != kTiles) return;
  const auto expect_one = [](const JsonReader& member) {
    if (member.exists() && member.integer(0, kMaxReward) != 1)
      member.complain("core.data_fixed", {{"value", std::int64_t{1}}});
  };
  check_members(records[kTileRes], {"id", "plus"});
  expect_one(records[kTileRes].at("plus"));
  check_members(records[kTileSci], {"id", "rp"});
  components.tile_rp = read_byte(records[kTileSci].at("rp"), 1, kMaxCardValue);
  check_members(records[kTileField], {"id", "he", "he_per_field"});
  components.tile_he = read_byte(records[kTileField].at("he"), 0, kMaxReward);
  expect_one(records[kTileField].at("he_per_field"));
  check_members(records[kTileEnergy], {"id", "energy"});
  components.tile_energy = read_byte(records[kTileEnergy].at("energy"), 1, kMaxCardValue);
}

}  // namespace

void read_spaces(const PackFiles& files, Components& components) {
  const PackFile& file = files.spaces;
  file.allow_only({"spaces", "tiles"});
  components.tile_names.assign(kTileNames.begin(), kTileNames.end());
  read_tiles(file, components);
  // Every tile has a space of its own, and one space makes a first player.
  std::vector<std::string> things = components.tile_names;
  things.emplace_back("first_player");
  Once once(file.maybe("spaces"), things, file.problems());
  const std::vector<JsonReader> records =
      file.records("spaces",
                   {"id", "majority", "tiers", "luna_code", "fee", "gains", "buy", "remove_card",
                    "choose_reward", "use_removed", "first_player", "tile"},
                   kBoardSpaces);
  for (std::size_t i = 0; i < records.size(); ++i) {
    BonusSpace& space = components.spaces[i];
    space = read_board_space(records[i], components.tile_names);
    components.space_names.push_back(records[i].at("id").text());
    if (space.effect == SpaceEffect::tile) once.mark(records[i], space.tile);
    if (space.effect == SpaceEffect::first_player) once.mark(records[i], kTiles);
  }
  once.finish();
}

}  // namespace orrery::skymines
