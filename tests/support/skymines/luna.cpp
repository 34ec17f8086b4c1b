#include "support/skymines/luna.h"

#include "support/json_edit.h"

namespace orrery::test {
namespace {

constexpr std::array<std::string_view, 2> kSides = {"left", "right"};
constexpr std::array<std::string_view, 5> kSlotNames = {"A", "B", "C", "D", "E"};

bool exchange_two(const std::vector<json::value*>& cards, Rng& rng) {
  if (cards.size() < 2) return false;
  json::value* one = cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
  json::value* other = cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
  if (one == other) return false;
  exchange(*one, *other);
  return true;
}

}  // namespace

SkyminesLuna::SkyminesLuna(json::object& luna) : luna_(luna) {
  for (json::value& card : luna_["grade_two"].as_array()) fresh_.push_back(&card);
  if (!luna_.at("revealed").as_bool())
    for (std::size_t side = 0; side < kSides.size(); ++side)
      sort_out(luna_["majority"].as_array()[side], kSides[side]);
  for (std::size_t slot = 0; slot < kSlotNames.size(); ++slot)
    if (!listed("slots_used", kSlotNames[slot]))
      sort_out(luna_["slots"].as_array()[slot], kSlotNames[slot]);
  json::array& pile = luna_["pile"].as_array();
  const auto fresh = luna_.at("fresh_on_top").to_number<std::size_t>();
  for (std::size_t i = 0; i < pile.size(); ++i) {
    if (is_fresh(pile[i])) fresh_.push_back(&pile[i]);
    if (i + fresh < pile.size()) late_.push_back(&pile[i]);
  }
}

bool SkyminesLuna::listed(std::string_view list, std::string_view name) const {
  return contains(luna_.at(list).as_array(), json::value(name));
}

bool SkyminesLuna::is_fresh(const json::value& card) const {
  return card.as_string().starts_with("II-") && !contains(luna_.at("seen").as_array(), card);
}

void SkyminesLuna::sort_out(json::value& card, std::string_view place) {
  if (card.is_null()) return;
  face_down_.push_back(&card);
  if (is_fresh(card)) fresh_.push_back(&card);
  if (!listed("fresh_places", place))
    (listed("early_places", place) ? early_ : late_).push_back(&card);
}

bool SkyminesLuna::exchange_any(Rng& rng) {
  bool any = exchange_two(fresh_, rng);
  any = exchange_two(early_, rng) || any;
  return exchange_two(late_, rng) || any;
}

void SkyminesLuna::hide() {
  const auto pool = [this](const Cards& cards) {
    json::array names;
    for (const json::value* card : cards)
      names.push_back(is_fresh(*card) ? json::value("fresh") : *card);
    return sorted(names);
  };
  luna_["pools"] = json::array{pool(early_), pool(late_)};
  for (json::value* card : face_down_) *card = "hidden";
  for (const char* pile : {"pile", "grade_two"}) luna_[pile] = luna_[pile].as_array().size();
}

}  // namespace orrery::test
