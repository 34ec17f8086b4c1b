// Reads what many records are made of: companies, rewards, requirements, bonus spaces, values.
#include <algorithm>

#include <fmt/format.h>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::array<std::string_view, 7> kRewardKeys = {
    "coins", "coins_total_minus_one", "he", "rp", "remove_outposts", "track", "track_any"};

Requirement read_need(const JsonReader& reader, const std::string& key) {
  static const std::vector<std::string> kinds = {"energy", "scientist", "field", "research",
                                                 "same_resource"};
  const JsonReader member = reader.at(key);
  if (key == "carbon_plus_same") {
    const auto numbers = read_pair(member, 1, kMaxNeed, 1, kMaxNeed);
    return {RequirementKind::carbon_plus_same, CardType::carbon, numbers[1], numbers[0]};
  }
  const std::uint8_t n = read_byte(member, 1, kMaxNeed);
  const auto kind = std::ranges::find(kinds, key);
  if (kind == kinds.end()) {
    const auto type = std::ranges::find(card_type_names(), key) - card_type_names().begin();
    return {RequirementKind::resource, static_cast<CardType>(type), n, 0};
  }
  const auto first = static_cast<std::ptrdiff_t>(RequirementKind::energy);
  return {static_cast<RequirementKind>(first + (kind - kinds.begin())), CardType::carbon, n, 0};
}

// The one member of `record` that says what a space does; nothing after a complaint.
std::optional<std::string> effect_of(const JsonReader& record) {
  static constexpr std::array<std::string_view, 7> kEffects = {
      "buy", "remove_card", "choose_reward", "other_tracks", "use_removed", "first_player", "tile"};
  std::vector<std::string> found;
  for (const std::string& key : record.keys())
    if (std::ranges::find(kEffects, key) != kEffects.end()) found.push_back(key);
  if (found.size() == 1) return found.front();
  record.complain("skymines.data_one_effect",
                  {{"effects", fmt::format("{}", fmt::join(kEffects, ", "))}});
  return std::nullopt;
}

void read_effect(const JsonReader& effect, const std::string& key,
                 const std::vector<std::string>& tiles, BonusSpace& space) {
  if (key == "buy") {
    check_members(effect, {"discount", "optional"});
    space.effect = SpaceEffect::buy;
    space.discount = read_byte(effect.at("discount"), 0, kMaxCost);
    space.optional = effect.at("optional").boolean();
  } else if (key == "remove_card") {
    check_members(effect, {"of", "plus"});
    space.effect = SpaceEffect::remove_card;
    space.carbon_only = effect.at("of").name({"any", "carbon"}) == 1;
    space.plus = read_byte(effect.at("plus"), 0, kMaxPlus);
  } else if (key == "choose_reward") {
    space.effect = SpaceEffect::choose_reward;
    for (const JsonReader& entry : effect.items(1, space.rewards.size()))
      space.rewards[space.choices++] = read_reward(entry);
  } else if (key == "other_tracks") {
    space.effect = SpaceEffect::other_tracks;
    const std::vector<JsonReader> moves = effect.items(1, kCompanies - 1);
    for (std::size_t i = 0; i < moves.size(); ++i)
      space.moves[i] = read_byte(moves[i], 1, kMaxReward);
  } else if (key == "use_removed") {
    space.effect = SpaceEffect::use_removed;
    space.action_and_purchase = effect.name({"action_or_purchase", "action_then_purchase"}) == 1;
  } else if (key == "first_player") {
    space.effect = SpaceEffect::first_player;
    if (!effect.boolean()) effect.complain("skymines.data_true");
  } else {
    space.effect = SpaceEffect::tile;
    space.tile = static_cast<std::uint8_t>(effect.name(tiles));
  }
}

}  // namespace

std::uint8_t optional_byte(const JsonReader& record, std::string_view key, int high) {
  const JsonReader member = record.maybe(key);
  return member.exists() ? read_byte(member, 1, high) : std::uint8_t{0};
}

Company read_company(const JsonReader& reader) {
  return static_cast<Company>(reader.name(company_names()));
}

Reward read_reward(const JsonReader& reader, Keys more) {
  Reward reward;
  if (!expect_object(reader)) return reward;
  std::vector<std::string_view> keys(kRewardKeys.begin(), kRewardKeys.end());
  keys.insert(keys.end(), more.begin(), more.end());
  check_members(reader, keys);
  if (reader.keys().empty()) reader.complain("skymines.data_no_reward");
  reward.coins = optional_byte(reader, "coins", kMaxReward);
  reward.he = optional_byte(reader, "he", kMaxReward);
  reward.rp = optional_byte(reader, "rp", kMaxReward);
  reward.remove_outposts = optional_byte(reader, "remove_outposts", kMaxRemovedOutposts);
  reward.track_any = optional_byte(reader, "track_any", kMaxReward);
  if (const JsonReader type = reader.maybe("coins_total_minus_one"); type.exists())
    reward.total_minus_one =
        static_cast<std::uint8_t>(1 + type.name({"carbon", "minerals", "titanium"}));
  if (const JsonReader tracks = reader.maybe("track"); tracks.exists() && expect_object(tracks)) {
    const std::vector<std::string>& names = company_names();
    check_members(tracks, std::vector<std::string_view>(names.begin(), names.end()));
    for (std::size_t company = 0; company < kCompanies; ++company)
      reward.track[company] = optional_byte(tracks, names[company], kMaxReward);
  }
  return reward;
}

void read_needs(const JsonReader& reader, Plan& plan) {
  if (!expect_object(reader)) return;
  static constexpr std::array<std::string_view, 9> kNeeds = {
      "carbon", "minerals", "titanium",      "energy",          "scientist",
      "field",  "research", "same_resource", "carbon_plus_same"};
  check_members(reader, kNeeds);
  std::size_t count = 0;
  for (const std::string& key : reader.keys()) {
    if (std::ranges::find(kNeeds, key) == kNeeds.end()) continue;
    if (count < plan.requirements.size()) plan.requirements[count] = read_need(reader, key);
    ++count;
  }
  if (count == 0 || count > plan.requirements.size())
    reader.complain("skymines.data_needs", {{"most", std::int64_t{kMaxRequirements}}});
}

BonusSpace read_space(const JsonReader& record, const std::vector<std::string>& tiles) {
  BonusSpace space;
  const std::optional<std::string> effect = effect_of(record);
  if (!effect) return space;
  space.fee = read_byte(record.at("fee"), 0, kMaxFee);
  if (const JsonReader gains = record.maybe("gains"); gains.exists())
    space.first = read_reward(gains);
  read_effect(record.at(*effect), *effect, tiles, space);
  return space;
}

void read_values(const PackFile& file, std::string_view list, std::string_view step, int last,
                 std::span<std::uint8_t> table) {
  int before = 0;
  std::uint8_t value = 0;
  for (const JsonReader& record : file.records(list, {step, "value"}, 1, kLongList)) {
    const int at = read_byte(record.at(step), 1, last);
    const std::uint8_t worth = read_byte(record.at("value"), 1, kMaxTrackValue);
    if (at <= before || worth <= value) record.complain("skymines.data_values_rise");
    before = at;
    value = worth;
    std::fill(table.begin() + at, table.begin() + last + 1, value);
  }
}

std::array<std::uint8_t, 2> read_pair(const JsonReader& reader, int first_low, int first_high,
                                      int second_low, int second_high) {
  const std::vector<JsonReader> both = reader.items(2, 2);
  if (both.size() != 2) return {};
  return {read_byte(both[0], first_low, first_high), read_byte(both[1], second_low, second_high)};
}

Point read_point(const JsonReader& reader) {
  constexpr int kCanvas = 1000;
  Point point{};
  std::size_t i = 0;
  for (const JsonReader& coordinate : reader.items(2, 2))
    point[i++] = static_cast<std::int16_t>(coordinate.integer(0, kCanvas));
  return point;
}

void expect_text(const JsonReader& reader, std::string_view wanted) {
  if (reader.exists() && reader.text() != wanted)
    reader.complain("skymines.data_fixed_text", {{"wanted", std::string(wanted)}});
}

}  // namespace orrery::skymines
