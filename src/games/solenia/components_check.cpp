// What must fit together across the files of a pack.
#include <algorithm>
#include <functional>
#include <numeric>

#include <fmt/format.h>

#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

int count_of(const EffectList& list, EffectType type) {
  int count = 0;
  for (const Effect& effect : list)
    if (effect.type == type) count += effect.count;
  return count;
}

int count_of(const BoardFace& face, EffectType type) {
  int count = 0;
  for (const auto& side : face.slots)
    for (const EffectList& slot : side) count += count_of(slot, type);
  return count;
}

// The places for goods once every slot that adds some is filled.
int grown_storage(const BoardFace& face) { return face.storage + extra_storage(face); }

void check_storage(const Components& components, Problems& problems) {
  const auto check = [&problems](std::string field, int found, int most) {
    if (found > most)
      problems.add(Message("solenia.data_storage", {{"field", std::move(field)},
                                                    {"found", std::int64_t{found}},
                                                    {"most", std::int64_t{most}}}));
  };
  check("summer.json: storage", grown_storage(components.summer), kMaxStorage);
  check("winter.json: storage", grown_storage(components.winter), components.winter.storage_max);
}

// A tile that no storage could ever pay, and first goods that would not fit.
void check_goods_fit(const Components& components, Problems& problems) {
  const int most = std::min(grown_storage(components.summer), grown_storage(components.winter));
  for (std::size_t i = 0; i < components.tiles.size(); ++i)
    if (components.tiles[i].goods > most)
      problems.add(
          Message("solenia.data_cost_above_storage",
                  {{"field", fmt::format("tiles.json: tiles[{}].cost", components.tile_names[i])},
                   {"found", std::int64_t{components.tiles[i].goods}},
                   {"most", std::int64_t{most}}}));
  const int first = std::min(components.summer.storage, components.winter.storage);
  for (std::size_t players = 1; players <= kMaxPlayers; ++players)
    for (std::size_t i = 0; i < players; ++i)
      if (const int goods = components.start_goods[players][i].total(); goods > first)
        problems.add(
            Message("solenia.data_start_goods", {{"field", "setup.json: by_players"},
                                                 {"players", static_cast<std::int64_t>(players)},
                                                 {"found", std::int64_t{goods}},
                                                 {"most", std::int64_t{first}}}));
}

// No player can take more stars in play than the counters hold. An upper bound: every card on a
// city and paying its departure effect, all slots filled, the best level-1 tile from the start.
void check_stars(const Components& components, Problems& problems) {
  const int deliveries = kSides * kSlotsPerSide;
  const int city = deliveries * (kCardValues - 1);
  int departure = 0;
  for (const std::uint8_t kind : components.deck) {
    const CardKind& card = components.kinds[kind];
    departure += card.departure == Departure::star_if ? 1 : card.count;
  }
  const int slots = std::max(count_of(components.summer, EffectType::stars),
                             count_of(components.winter, EffectType::stars));
  int improvement = 0;
  for (const EffectList& tile : components.level1)
    improvement =
        std::max(improvement, count_of(tile, EffectType::stars) +
                                  deliveries * count_of(tile, EffectType::stars_per_city_card) +
                                  kDeckSize * count_of(tile, EffectType::stars_per_own_advance));
  if (const int all = city + departure + slots + improvement; all > kMaxPlayStars)
    problems.add(Message("solenia.data_too_many_stars",
                         {{"found", std::int64_t{all}}, {"most", std::int64_t{kMaxPlayStars}}}));
}

// The most goods of a kind that an effect list gives.
int gain_of(const EffectList& list, std::size_t good) {
  int gain = 0;
  for (const Effect& effect : list) {
    if (effect.type == EffectType::gain) gain += effect.goods.amount[good];
    if (effect.type == EffectType::gain_any) gain += effect.count;
    if (effect.type == EffectType::gain_one_of) gain += effect.goods.amount[good];
  }
  return gain;
}

// The most goods of a kind that come at once to a full storage: from a slot with its improvement,
// or from the most generous cards in a departing row.
int most_at_once(const Components& components, std::size_t good) {
  int improvement = 0;
  for (const EffectList& tile : components.level1)
    improvement = std::max(improvement, gain_of(tile, good));
  int slot = 0;
  for (const BoardFace* face : {&components.summer, &components.winter})
    for (const auto& side : face->slots)
      for (const EffectList& effects : side) slot = std::max(slot, gain_of(effects, good));

  std::array<int, kDeckSize> cards{};
  for (std::size_t i = 0; i < kDeckSize; ++i) {
    const CardKind& card = components.kinds[components.deck[i]];
    cards[i] = card.count + card.goods.amount[good];
  }
  std::ranges::sort(cards, std::ranges::greater{});
  const int row = std::accumulate(cards.begin(), cards.begin() + kCols, 0);
  return std::max(components.summer.storage_max, components.winter.storage_max) +
         std::max(slot + improvement, row);
}

void check_goods_at_once(const Components& components, Problems& problems) {
  for (std::size_t good = 0; good < kGoodKinds; ++good)
    if (const int most = most_at_once(components, good); most > kMaxGoodsAtOnce)
      problems.add(
          Message("solenia.data_too_many_goods", {{"good", good_names()[good]},
                                                  {"found", std::int64_t{most}},
                                                  {"most", std::int64_t{kMaxGoodsAtOnce}}}));
}

void check_island_extra(const Components& components, Problems& problems) {
  std::array<int, kGoodKinds> extra{};
  for (const auto& side : components.winter.slots)
    for (const EffectList& slot : side)
      for (const Effect& effect : slot)
        for (std::size_t good = 0; good < kGoodKinds; ++good)
          if (effect.type == EffectType::island_extra)
            extra[good] += effect.count * effect.goods.amount[good];
  for (std::size_t good = 0; good < kGoodKinds; ++good)
    if (extra[good] > kMaxAmount)
      problems.add(Message("solenia.data_island_extra", {{"field", "winter.json: powers"},
                                                         {"good", good_names()[good]},
                                                         {"found", std::int64_t{extra[good]}},
                                                         {"most", std::int64_t{kMaxAmount}}}));
}

}  // namespace

void check_box(const PackFiles& files) {
  orrery::check_box(files.box, {{"strips", files.board.size_of("strips"), "board.json"},
                                {"delivery_tiles", files.tiles.size_of("tiles"), "tiles.json"},
                                {"goods_kinds", kGoodKinds, {}},
                                {"goods_per_kind", 0, {}},
                                {"cards_per_colour", files.deck.size_of("cards"), "deck.json"},
                                {"improvement_tiles",
                                 files.improvements.size_of("level1") +
                                     files.improvements.size_of("level3_halves"),
                                 "improvements.json"},
                                {"dice", 1, {}},
                                {"die_sides", files.solo.size_of("die_target"), "solo.json"}});
}

void check_together(const Components& components, Problems& problems) {
  check_storage(components, problems);
  check_goods_fit(components, problems);
  check_stars(components, problems);
  check_goods_at_once(components, problems);
  check_island_extra(components, problems);
}

}  // namespace orrery::solenia
