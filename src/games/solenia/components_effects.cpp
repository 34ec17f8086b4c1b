// Reads amounts of goods and effects. The tables below say which fields each kind of effect has.
#include <algorithm>
#include <optional>
#include <string_view>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

// What stands beside the type of an effect.
enum class Resources : std::uint8_t { none, amounts, kinds };

struct EffectForm {
  std::string_view name;
  unsigned places;  // bits of Place
  int most = 0;     // of "count"; 0: there is none
  Resources resources = Resources::none;
};

constexpr unsigned bit(Place place) { return 1U << static_cast<unsigned>(place); }
constexpr unsigned kAnywhere = bit(Place::summer) | bit(Place::winter) | bit(Place::level1);
constexpr unsigned kSlots = bit(Place::summer) | bit(Place::winter);
constexpr unsigned kWinter = bit(Place::winter);
constexpr unsigned kLevel1 = bit(Place::level1);

// In the order of EffectType.
constexpr std::array<EffectForm, 13> kEffectForms = {{
    {"gain", kAnywhere, 0, Resources::amounts},
    {"gain_one_of", kAnywhere, 0, Resources::kinds},
    {"gain_any", kAnywhere, kMaxAmount},
    {"stars", kAnywhere, kMaxStars},
    {"storage", kSlots, kMaxAmount},
    {"island_extra", kWinter, kMaxAmount, Resources::kinds},
    {"end_stars_per_full_column", kWinter, kMaxAmount},
    {"extension_discount", kLevel1, kMaxAmount},
    {"all_cards_are_anchors", kLevel1},
    {"swap_at_turn_start", kLevel1, 1},
    {"stars_per_own_advance", kLevel1, kMaxAmount},
    {"stars_per_city_card", kLevel1, kMaxAmount},
    {"zero_gains_as_one", kLevel1},
}};

struct CountsForm {
  std::string_view name;
  std::string_view field;  // beside "per" and "stars"; empty: none
  int most = 0;
};

// In the order of Counts.
constexpr std::array<CountsForm, 8> kCountsForms = {{
    {"good_in_storage", ""},
    {"tile_on_other_side", ""},
    {"tile_on_own_side", ""},
    {"tile_with_goods_at_least", "goods", kMaxStorage},
    {"tile_with_goods_at_most", "goods", kMaxStorage},
    {"tile_with_kinds_at_least", "kinds", kGoodKinds},
    {"stars_in_play", "divisor", kMaxStars},
    {"own_card_on_board", ""},
}};

// The type, among those that may stand in this place.
std::optional<std::size_t> read_type(const JsonReader& reader, Place place) {
  std::vector<std::size_t> types;
  std::vector<std::string> names;
  for (std::size_t type = 0; type < kEffectForms.size(); ++type) {
    if ((kEffectForms[type].places & bit(place)) == 0) continue;
    types.push_back(type);
    names.emplace_back(kEffectForms[type].name);
  }
  const std::optional<std::size_t> chosen = read_name(reader, names);
  return chosen ? std::optional(types[*chosen]) : std::nullopt;
}

Effect read_effect(const JsonReader& reader, Place place) {
  Effect effect;
  const std::optional<std::size_t> type = read_type(reader.at("type"), place);
  if (!type) return effect;
  const EffectForm& form = kEffectForms[*type];
  effect.type = static_cast<EffectType>(*type);
  std::vector<std::string_view> fields = {"type"};
  if (form.resources != Resources::none) fields.emplace_back("resources");
  if (form.resources == Resources::amounts) effect.goods = read_gain(reader.at("resources"));
  if (form.resources == Resources::kinds) effect.goods = read_kinds(reader.at("resources"));
  if (form.most > 0) {
    fields.emplace_back("count");
    effect.count = read_byte(reader.at("count"), 1, form.most);
  }
  check_members(reader, fields);
  return effect;
}

}  // namespace

std::string_view effect_name(EffectType type) {
  return kEffectForms[static_cast<std::size_t>(type)].name;
}

Goods read_goods(const JsonReader& reader) {
  Goods goods;
  reader.allow_only({"wood", "stone", "wheat", "water"});
  for (std::size_t kind = 0; reader.is_object() && kind < kGoodKinds; ++kind)
    if (const JsonReader amount = reader.maybe(good_names()[kind]); amount.exists())
      goods.amount[kind] = read_byte(amount, 1, kMaxAmount);
  return goods;
}

Goods read_kinds(const JsonReader& reader) {
  Goods goods;
  for (const JsonReader& entry : reader.items(1, kGoodKinds)) {
    std::uint8_t& amount = goods.amount[entry.name(good_names())];
    if (amount != 0) entry.complain("solenia.data_good_repeats");
    amount = 1;
  }
  return goods;
}

EffectList read_effects(const JsonReader& reader, Place place) {
  EffectList list;
  unsigned seen = 0;
  for (const JsonReader& entry : reader.items(0, kMaxEffects)) {
    if (!expect_object(entry)) continue;
    const Effect effect = read_effect(entry, place);
    const auto type = static_cast<unsigned>(effect.type);
    // An ability is there or not; two of a kind would not add up.
    if (kEffectForms[type].places == kLevel1 && (seen & (1U << type)) != 0)
      entry.complain("solenia.data_ability_repeats",
                     {{"type", std::string(kEffectForms[type].name)}});
    seen |= 1U << type;
    list.items[list.size++] = effect;
  }
  return list;
}

int extra_storage(const BoardFace& face) {
  int extra = 0;
  for (const auto& side : face.slots)
    for (const EffectList& slot : side)
      for (const Effect& effect : slot)
        if (effect.type == EffectType::storage) extra += effect.count;
  return extra;
}

Goods read_gain(const JsonReader& reader) {
  const Goods goods = read_goods(reader);
  if (reader.is_object() && (goods.total() < 1 || goods.total() > kMaxAmount))
    reader.complain("solenia.data_gain_size", {{"most", std::int64_t{kMaxAmount}}});
  return goods;
}

EndEffect read_score(const JsonReader& reader) {
  EndEffect effect;
  if (!expect_object(reader)) return effect;
  std::vector<std::string> names;
  for (const CountsForm& form : kCountsForms) names.emplace_back(form.name);
  const std::optional<std::size_t> counts = read_name(reader.at("per"), names);
  if (!counts) return effect;
  const CountsForm& form = kCountsForms[*counts];
  effect.counts = static_cast<Counts>(*counts);
  effect.stars = read_byte(reader.at("stars"), 1, kMaxAmount);
  std::vector<std::string_view> fields = {"per", "stars"};
  if (!form.field.empty()) {
    fields.push_back(form.field);
    const std::uint8_t number = read_byte(reader.at(form.field), 1, form.most);
    (effect.counts == Counts::stars_in_play ? effect.divisor : effect.limit) = number;
  }
  check_members(reader, fields);
  return effect;
}

}  // namespace orrery::solenia
