// Reads what research is made of: screens, values, prices, plans, start tokens; and the tank.
#include <algorithm>

#include <fmt/format.h>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::string_view kLetterNames = "ABC";

void read_screens(const PackFile& file, Components& components) {
  Once once(file.maybe("screens"), numbered("screen", 1, kScreens), file.problems());
  for (const JsonReader& record : file.records("screens", {"screen", "forbids_a"}, 0, kLongList)) {
    const unsigned screen = read_byte(record.at("screen"), 1, kScreens) - 1U;
    once.mark(record, screen);
    if (record.at("forbids_a").boolean())
      components.no_a |= static_cast<std::uint16_t>(1U << screen);
  }
  once.finish();
}

void read_prices(const PackFile& file, Components& components) {
  const JsonReader prices = file.record("prices", {"A", "B", "C", "special", "coin", "flip"});
  for (std::size_t letter = 0; letter < kPlanLetters; ++letter)
    components.plan_price[letter] =
        read_byte(prices.at(kLetterNames.substr(letter, 1)), 1, kMaxReward);
  components.special_price = read_byte(prices.at("special"), 1, kMaxReward);
  components.flip_price = read_byte(prices.at("flip"), 1, kMaxFee);
  if (prices.at("coin").integer(0, kMaxReward) != 1 && prices.exists())
    prices.at("coin").complain("core.data_fixed", {{"value", std::int64_t{1}}});
}

void read_special_plans(const PackFile& file, Components& components) {
  const std::vector<JsonReader> records =
      file.records("special_plans", {"id", "round", "cost", "end_value"}, kSpecialPlans);
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto round = static_cast<std::int64_t>(i + 2);  // SK-2.8
    if (records[i].at("round").integer(1, kRounds) != round)
      records[i].at("round").complain("core.data_fixed", {{"value", round}});
    components.special_plans[i] = {read_byte(records[i].at("cost"), 0, kMaxFee),
                                   read_byte(records[i].at("end_value"), 0, kMaxEndValue)};
    components.plan_names[kFirstSpecial + i] = records[i].at("id").text();
  }
}

// The three cards of a token, as numbers among a player's own.
void read_rest_cards(const JsonReader& list, const std::vector<std::string>& own,
                     StartToken& token) {
  const std::vector<JsonReader> entries = list.items(token.rest.size(), token.rest.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    token.rest[i] = static_cast<std::uint8_t>(entries[i].name(own));
    if (std::find(token.rest.begin(), token.rest.begin() + static_cast<std::ptrdiff_t>(i),
                  token.rest[i]) != token.rest.begin() + static_cast<std::ptrdiff_t>(i))
      entries[i].complain("skymines.data_rest_repeats");
  }
}

// SK-2.19: moves on tracks and helium, nothing else.
Reward read_token_bonus(const JsonReader& reader) {
  const Reward reward = read_reward(reader);
  Reward moves;
  moves.track = reward.track;
  moves.he = reward.he;
  if (reward != moves) reader.complain("skymines.data_token_bonus");
  return moves;
}

// The names tokens give to the cards that every player starts with.
std::vector<std::string> own_card_names(const PackFile& cards) {
  std::vector<std::string> names;
  for (const JsonReader& record : cards.at("starting_cards").items(0, kLongList))
    names.push_back(record.is_object() ? record.maybe("id").text() : "");
  names.resize(kStartCards);
  names.emplace_back("SE");
  return names;
}

}  // namespace

void read_research(const PackFiles& files, Components& components) {
  const PackFile& file = files.research;
  file.allow_only(
      {"slot_screen", "prices", "coins_per_point_at_end", "screens", "values", "display"});
  components.slot_screen = read_byte(file.at("slot_screen"), 1, kScreens);
  components.coins_per_rp_at_end = read_byte(file.at("coins_per_point_at_end"), 0, kMaxSurplus);
  read_prices(file, components);
  read_screens(file, components);
  read_values(file, "values", "screen", kScreens, components.research_value);
  const JsonReader display = file.record("display", {"columns", "red_column"});
  const auto expect = [&](std::string_view key, std::int64_t value) {
    if (display.exists() && display.at(key).integer(0, kMaxBoxCount) != value)
      display.at(key).complain("core.data_fixed", {{"value", value}});
  };
  expect("columns", kPlanColumns);
  expect("red_column", kRedColumn + 1);

  const PackFile& tank = files.tank;
  tank.allow_only({"steps", "slot_step", "surplus_coins", "values"});
  tank.expect_number("steps", kTankSteps);
  components.slot_step = read_byte(tank.at("slot_step"), 1, kTankSteps);
  components.surplus_coins = read_byte(tank.at("surplus_coins"), 0, kMaxSurplus);
  read_values(tank, "values", "step", kTankSteps, components.tank_value);
}

void read_plans(const PackFiles& files, Components& components) {
  const PackFile& file = files.plans;
  file.allow_only({"plans", "special_plans"});
  components.plan_names.resize(kPlanCodes);
  const std::vector<JsonReader> records =
      file.records("plans", {"id", "letter", "needs", "reward"}, kPlans);
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JsonReader& record = records[i];
    const std::size_t letter = i / kPlansPerLetter;
    if (record.at("letter").name({"A", "B", "C"}) != letter)
      record.complain("skymines.data_plan_order",
                      {{"letter", std::string(kLetterNames.substr(letter, 1))},
                       {"count", std::int64_t{kPlansPerLetter}}});
    Plan& plan = components.plans[kFirstPlan + i];
    read_needs(record.at("needs"), plan);
    plan.reward = read_reward(record.at("reward"));
    components.plan_names[kFirstPlan + i] = record.at("id").text();
  }
  read_special_plans(file, components);
}

void read_tokens(const PackFiles& files, Components& components) {
  const PackFile& file = files.tokens;
  file.allow_only({"tokens"});
  const std::vector<std::string> own = own_card_names(files.cards);
  Once once(file.maybe("tokens"), numbered("first_game_seat", 1, kMaxPlayers), file.problems());
  const std::vector<JsonReader> records = file.records(
      "tokens", {"id", "rest_cards", "bonus", "needs", "reward", "first_game_seat"}, kTokens);
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JsonReader& record = records[i];
    StartToken& token = components.tokens[i];
    read_rest_cards(record.at("rest_cards"), own, token);
    token.bonus = read_token_bonus(record.at("bonus"));
    Plan& plan = components.plans[kFirstToken + i];
    read_needs(record.at("needs"), plan);
    plan.reward = read_reward(record.at("reward"));
    components.plan_names[kFirstToken + i] = record.at("id").text();
    const JsonReader seat = record.maybe("first_game_seat");
    if (!seat.exists()) continue;
    token.first_game_seat = read_byte(seat, 1, kMaxPlayers);
    once.mark(record, token.first_game_seat - 1U);
  }
  once.finish();
}

}  // namespace orrery::skymines
