// Reads amounts of goods and effects. The tables below say which fields each kind of effect has.
#include <string_view>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

// What stands beside the type of an effect.
enum class Resources : std::uint8_t { none, amounts, kinds };

struct EffectForm {
  std::string_view name;
  int most = 0;  // of "count"; 0: there is none
  Resources resources = Resources::none;
};

// In the order of EffectType.
constexpr std::array<EffectForm, 13> kEffectForms = {{
    {"gain", 0, Resources::amounts},
    {"gain_one_of", 0, Resources::kinds},
    {"gain_any", kMaxAmount},
    {"stars", kMaxTileStars},
    {"storage", kMaxAmount},
    {"island_extra", kMaxAmount, Resources::kinds},
    {"end_stars_per_full_column", kMaxAmount},
    {"extension_discount", kMaxAmount},
    {"all_cards_are_anchors"},
    {"swap_at_turn_start", kMaxAmount},
    {"stars_per_own_advance", kMaxAmount},
    {"stars_per_city_card", kMaxAmount},
    {"zero_gains_as_one"},
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
    {"stars_in_play", "divisor", kMaxTileStars},
    {"own_card_on_board", ""},
}};

// Which of the forms `reader` names.
template <class Forms>
std::size_t read_form(const JsonReader& reader, const Forms& forms) {
  std::vector<std::string> names;
  for (const auto& form : forms) names.emplace_back(form.name);
  return reader.name(names);
}

Effect read_effect(const JsonReader& reader) {
  Effect effect;
  const std::size_t type = read_form(reader.at("type"), kEffectForms);
  const EffectForm& form = kEffectForms[type];
  effect.type = static_cast<EffectType>(type);
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

EffectList read_effects(const JsonReader& reader) {
  EffectList list;
  for (const JsonReader& effect : reader.items(0, kMaxEffects))
    list.items[list.size++] = read_effect(effect);
  return list;
}

Goods read_gain(const JsonReader& reader) {
  const Goods goods = read_goods(reader);
  if (reader.is_object() && (goods.total() < 1 || goods.total() > kMaxAmount))
    reader.complain("solenia.data_gain_size", {{"most", std::int64_t{kMaxAmount}}});
  return goods;
}

EndEffect read_score(const JsonReader& reader) {
  EndEffect effect;
  const std::size_t counts = read_form(reader.at("per"), kCountsForms);
  const CountsForm& form = kCountsForms[counts];
  effect.counts = static_cast<Counts>(counts);
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
