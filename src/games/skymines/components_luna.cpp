// Reads Luna: how she begins, her levels and her cards.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::string_view kSlotLetters = "ABCDE";
constexpr std::size_t kCardsOfDeal = 2 + kSlots;

// Her thresholds of one kind: none, or two that rise above where she begins.
std::array<std::uint8_t, 2> read_thresholds(const JsonReader& list, std::uint8_t start, int last) {
  std::array<std::uint8_t, 2> thresholds{};
  const std::vector<JsonReader> entries = list.items(0, 2);
  std::uint8_t before = start;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    thresholds[i] = read_byte(entries[i], 1, last);
    if (thresholds[i] <= before) entries[i].complain("skymines.data_luna_thresholds");
    before = thresholds[i];
  }
  return thresholds;
}

void read_levels(const PackFile& file, Components& components) {
  const int last = components.luna_research_steps;
  Once once(file.maybe("levels"), numbered("level", 0, kLunaLevels - 1), file.problems());
  for (const JsonReader& record :
       file.records("levels",
                    {"level", "label", "extra_slots", "grade_2_on_reshuffle", "helium", "research",
                     "helium_thresholds", "research_thresholds"},
                    0, kLongList)) {
    const std::size_t number = read_byte(record.at("level"), 0, kLunaLevels - 1);
    once.mark(record, number);
    read_title(record.at("label"));
    LunaLevel& level = components.luna_levels[number];
    level.extra_slots = record.at("extra_slots").boolean();
    level.grade_two_on_reshuffle = record.at("grade_2_on_reshuffle").boolean();
    level.helium = read_byte(record.at("helium"), 0, kTankSteps);
    level.research = read_byte(record.at("research"), 0, last);
    level.helium_thresholds =
        read_thresholds(record.at("helium_thresholds"), level.helium, kTankSteps);
    level.research_thresholds =
        read_thresholds(record.at("research_thresholds"), level.research, last);
  }
  once.finish();
}

// SK-7.12: which number of which card stands for what is the rules' own.
void check_majorities(const PackFile& file) {
  const JsonReader record = file.record("majorities", {"left_card", "right_card"});
  const auto expect = [&](std::string_view card, std::string_view left, std::string_view right) {
    const std::vector<JsonReader> both = record.at(card).items(2, 2);
    if (both.size() != 2) return;
    expect_text(both[0], left);
    expect_text(both[1], right);
  };
  expect("left_card", "titanium", "carbon");
  expect("right_card", "energy", "minerals");
}

void check_start_slots(const PackFile& file) {
  const std::vector<JsonReader> slots = file.at("start_slots").items(3, 3);
  for (std::size_t i = 0; i < slots.size(); ++i)
    expect_text(slots[i], kSlotLetters.substr(i + 1, 1));
}

// The codes by which her cards name bonus spaces: code -> space + 1.
struct Codes {
  std::vector<std::string> names;
  std::vector<std::uint8_t> spaces;
};

Codes read_codes(const PackFile& file) {
  Codes codes;
  std::uint8_t space = 0;
  for (const JsonReader& record : file.at("spaces").items(0, kBoardSpaces)) {
    ++space;
    const JsonReader code = record.is_object() ? record.maybe("luna_code") : record;
    if (!record.is_object() || !code.exists()) continue;
    std::string name = code.text();
    if (std::ranges::find(codes.names, name) != codes.names.end())
      code.complain("skymines.data_doubled_code", {{"code", name}});
    codes.names.push_back(std::move(name));
    codes.spaces.push_back(space);
  }
  return codes;
}

void read_by_slot(const JsonReader& record, const Codes& codes, LunaAction& action) {
  const std::vector<JsonReader> slots = record.at("by_slot").items(kSlots, kSlots);
  for (std::size_t slot = 0; slot < slots.size(); ++slot) {
    std::array<std::uint8_t, 2>& listed = action.by_slot[slot];
    if (action.what == LunaDo::discard_plan) {
      listed[0] = read_byte(slots[slot], 1, kPlanColumns);
    } else if (action.what == LunaDo::marker) {
      const std::size_t code = slots[slot].name(codes.names);
      if (code < codes.spaces.size()) listed[0] = codes.spaces[code];
    } else {
      const std::vector<JsonReader> spaces = slots[slot].items(1, listed.size());
      for (std::size_t i = 0; i < spaces.size(); ++i) listed[i] = read_byte(spaces[i], 1, kDisplay);
    }
  }
}

LunaAction read_action(const JsonReader& record, const Codes& codes) {
  static const std::vector<std::string> names = {
      "coins", "helium",     "research",     "advance",         "expand",
      "cards", "share_card", "discard_plan", "discard_special", "marker"};
  LunaAction action;
  if (!expect_object(record)) return action;
  action.what = static_cast<LunaDo>(1 + record.at("do").name(names));
  switch (action.what) {
    case LunaDo::advance:
      check_members(record, {"do", "n", "tracks"});
      action.ranking = static_cast<Ranking>(record.at("tracks").name(
          {"most_valuable", "second_most_valuable", "two_most_valuable", "least_valuable",
           "biggest_lead", "two_biggest_leads", "all_four"}));
      break;
    case LunaDo::expand:
      check_members(record, {"do", "n", "sectors"});
      action.highest = record.at("sectors").name({"lowest", "highest"}) == 1;
      break;
    case LunaDo::discard_plan:
      check_members(record, {"do", "letter", "by_slot"});
      action.letter = static_cast<std::uint8_t>(record.at("letter").name({"A", "B", "C"}));
      read_by_slot(record, codes, action);
      return action;
    case LunaDo::cards:
    case LunaDo::marker:
      check_members(record, {"do", "by_slot"});
      read_by_slot(record, codes, action);
      return action;
    case LunaDo::share_card:
    case LunaDo::discard_special:
      check_members(record, {"do"});
      return action;
    case LunaDo::none:
    case LunaDo::coins:
    case LunaDo::helium:
    case LunaDo::research:
      check_members(record, {"do", "n"});
  }
  action.n = read_byte(record.at("n"), 1, kMaxReward);
  return action;
}

// SK-7.23: an expansion concerns the companies of the advance before it.
void check_expansions(const JsonReader& list, const LunaCard& card) {
  bool advanced = false;
  for (const LunaAction& action : card.actions) {
    advanced = advanced || action.what == LunaDo::advance;
    if (action.what == LunaDo::expand && !advanced) list.complain("skymines.data_luna_expands");
  }
}

LunaCard read_luna_card(const JsonReader& record, const Codes& codes) {
  LunaCard card;
  card.left = read_byte(record.at("left"), 0, kMaxNeed);
  card.right = read_byte(record.at("right"), 0, kMaxNeed);
  card.scientists = read_byte(record.at("scientists"), 0, kMaxNeed);
  card.grade_two = record.at("grade").name({"I", "II"}) == 1;
  if (const JsonReader reveal = record.maybe("reveal"); reveal.exists()) {
    card.reveal = read_action(reveal, codes);
    if (reveal.is_object() && card.reveal.what > LunaDo::research)
      reveal.at("do").name({"coins", "helium", "research"});
  }
  const std::vector<JsonReader> actions = record.at("actions").items(1, kMaxLunaActions);
  for (std::size_t i = 0; i < actions.size(); ++i) card.actions[i] = read_action(actions[i], codes);
  check_expansions(record.at("actions"), card);
  return card;
}

void read_luna_cards(const PackFiles& files, Components& components) {
  const PackFile& file = files.luna_cards;
  file.allow_only({"cards"});
  const Codes codes = read_codes(files.spaces);
  const std::vector<JsonReader> records = file.records(
      "cards", {"id", "grade", "left", "right", "scientists", "reveal", "actions"}, kLunaCards);
  std::size_t grade_one = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const LunaCard& card = components.luna_cards[i] = read_luna_card(records[i], codes);
    components.luna_card_names.push_back(records[i].at("id").text());
    if (!card.grade_two && i > grade_one) records[i].complain("skymines.data_grade_order");
    if (!card.grade_two) ++grade_one;
  }
  if (records.size() == kLunaCards && grade_one < kCardsOfDeal)
    file.at("cards").complain("skymines.data_few_luna_cards",
                              {{"found", static_cast<std::int64_t>(grade_one)},
                               {"least", static_cast<std::int64_t>(kCardsOfDeal)}});
}

}  // namespace

void read_luna(const PackFiles& files, Components& components) {
  const PackFile& file = files.luna;
  file.allow_only({"start_coins", "bonus_markers", "start_slots", "slot_a_helium",
                   "slot_e_research", "research_steps", "surplus_coins", "majorities",
                   "research_values", "levels"});
  components.luna_start_coins = read_byte(file.at("start_coins"), 0, kMaxStartCoins);
  components.luna_markers = read_byte(file.at("bonus_markers"), 1, kMaxMarkers);
  components.luna_surplus_coins = read_byte(file.at("surplus_coins"), 0, kMaxSurplus);
  components.luna_research_steps = read_byte(file.at("research_steps"), 1, kTankSteps);
  components.luna_slot_a_helium = read_byte(file.at("slot_a_helium"), 1, kTankSteps);
  components.luna_slot_e_research =
      read_byte(file.at("slot_e_research"), 1, components.luna_research_steps);
  check_start_slots(file);
  check_majorities(file);
  read_values(file, "research_values", "step", components.luna_research_steps,
              components.luna_research_value);
  read_levels(file, components);
  read_luna_cards(files, components);
}

}  // namespace orrery::skymines
