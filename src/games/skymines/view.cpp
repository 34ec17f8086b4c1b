#include "games/skymines/view.h"

#include <array>

#include <boost/json.hpp>

#include "games/skymines/hidden.h"
#include "games/skymines/position.h"
#include "games/skymines/rules.h"
#include "games/skymines/scoring.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"
#include "games/skymines/view_parts.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

json::array seats_json(SeatSet seats) {
  json::array list;
  for (const Seat seat : seats) list.push_back(orrery::index(seat));
  return list;
}

json::array display_json(const Game& game, const State& known) {
  json::array list;
  for (unsigned space = 0; space < kDisplay; ++space) {
    json::object object = {{"space", space + 1},
                           {"surcharge", game.tables.surcharge[space]},
                           {"card", nullptr},
                           {"total_cost", nullptr}};
    if (known.display[space] != 0) {
      object["card"] = card_json(game, static_cast<CardId>(known.display[space] - 1U));
      object["total_cost"] = total_cost(game, known, space, 0);
    }
    list.push_back(std::move(object));
  }
  return list;
}

// How many cards of each letter are left: that much is public (chapter 10).
json::object deck_json(const Game& game, const State& known) {
  std::array<int, 5> count{};
  for (const std::uint8_t card : known.deck) ++count[game.tables.cards[card].letter];
  json::object letters;
  for (std::size_t i = 0; i < count.size(); ++i)
    letters[std::string(1, static_cast<char>('A' + i))] = count[i];
  return {{"size", known.deck.size()}, {"letters", std::move(letters)}};
}

json::object research_json(const Game& game, const State& known) {
  json::array rows;
  for (unsigned letter = 0; letter < kPlanLetters; ++letter) {
    json::array plans;
    for (const PlanCode plan : known.research_display[letter])
      plans.push_back(plan_json(game, plan));
    rows.push_back(json::object{{"letter", std::string(1, static_cast<char>('A' + letter))},
                                {"price", game.tables.plan_price[letter]},
                                {"plans", std::move(plans)},
                                {"stack", known.stacks[letter].size()}});
  }
  json::array special;
  for (unsigned i = 0; i < kSpecialPlans; ++i)
    if ((known.special_up >> i & 1U) != 0)
      special.push_back(plan_json(game, static_cast<PlanCode>(kFirstSpecial + i)));
  return {{"rows", std::move(rows)},
          {"special", std::move(special)},
          {"special_price", game.tables.special_price},
          {"supplement", known.supplement}};
}

json::object totals_json(const Game& game, const State& known, Seat seat) {
  const Totals sum = totals(game, known, seat);
  return {{"carbon", sum.resource[index(CardType::carbon)]},
          {"minerals", sum.resource[index(CardType::minerals)]},
          {"titanium", sum.resource[index(CardType::titanium)]},
          {"energy", sum.energy},
          {"scientists", sum.scientists},
          {"field", sum.field},
          {"research", sum.research()}};
}

json::object company_numbers(const Game& game, const auto& number_of) {
  json::object object;
  for (unsigned company = 0; company < kCompanies; ++company)
    object[game.tables.company_ids[company]] = number_of(company);
  return object;
}

json::array slots_json(const Game& game, const State& known, Seat seat, bool sees) {
  const Player& player = player_at(known, seat);
  json::array list;
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    json::object object = {{"slot", slot + 1},
                           {"open", (player.open_slots >> slot & 1U) != 0},
                           {"card", nullptr},
                           {"face_up", (player.face_up >> slot & 1U) != 0},
                           {"resource_tile", player.res_on == slot + 1U}};
    if (sees && player.slots[slot] != 0)
      object["card"] = card_json(game, static_cast<CardId>(player.slots[slot] - 1U));
    list.push_back(std::move(object));
  }
  return list;
}

json::array rest_json(const Game& game, const Player& player) {
  json::array list;
  for (const auto& stack : player.rest) {
    json::array cards;
    for (const std::uint8_t card : stack) cards.push_back(card_json(game, card));
    list.push_back(std::move(cards));
  }
  return list;
}

json::array tiles_json(const Game& game, const Player& player) {
  json::array list;
  for (unsigned tile = 0; tile < kTiles; ++tile)
    if ((player.tiles >> tile & 1U) != 0)
      list.push_back(json::object{{"tile", game.tables.tile_names[tile]},
                                  {"face_up", (player.tiles_up >> tile & 1U) != 0}});
  return list;
}

json::array screens_json(const Game& game, const Player& player) {
  json::array list;
  for (unsigned screen = 0; screen < kScreens; ++screen)
    list.push_back(json::object{{"screen", screen + 1},
                                {"plan", plan_json(game, player.screens[screen])},
                                {"face_down", (player.plans_down >> screen & 1U) != 0},
                                {"no_a", (game.tables.no_a >> screen & 1U) != 0},
                                {"value", game.tables.research_value[screen + 1]}});
  return list;
}

// What players and Lunas have alike.
json::object seat_json(const Game& game, const State& known, Seat seat) {
  const Player& player = player_at(known, seat);
  return {
      {"seat", orrery::index(seat)},
      {"luna", game.is_luna(seat)},
      {"coins", player.coins},
      {"tank", player.tank},
      {"tank_value", game.tables.tank_value[player.tank]},
      {"upload", player.upload},
      {"markers", player.markers},
      {"left", player.left != 0},
      {"shares",
       company_numbers(game, [&](unsigned company) { return shares(game, known, seat, company); })},
      {"tracks", company_numbers(game, [&](unsigned company) { return player.tracks[company]; })}};
}

json::object player_json(const Game& game, const State& known, Seat seat, Viewer viewer) {
  const bool sees = sees_plans(known, seat, viewer);
  Player player = player_at(known, seat);
  json::object object = seat_json(game, known, seat);
  object["done"] = player.planned != 0;
  object["one_time_markers"] = player.one_time_markers;
  object["slots"] = slots_json(game, known, seat, sees);
  if (!sees) object["planned"] = take_back_plans(player);  // SK-10.2
  object["hand"] = cards_json(game, player.hand);
  object["rest"] = rest_json(game, player);
  object["tiles"] = tiles_json(game, player);
  object["totals"] = totals_json(game, known, seat);
  object["screens"] = screens_json(game, player);
  object["research_value"] = game.tables.research_value[player.upload];
  object["active_bonus"] =
      company_numbers(game, [&](unsigned company) { return player.active_bonus[company]; });
  if (known.phase == Phase::draft && sees_tokens(known, seat, viewer)) {
    json::array tokens;
    for (const std::uint8_t token : player.tokens)
      tokens.push_back(plan_json(game, static_cast<PlanCode>(kFirstToken + token - 1)));
    object["tokens"] = std::move(tokens);
  }
  return object;
}

json::value luna_card_json(const Game& game, std::uint8_t code) {
  if (code == 0) return nullptr;
  const LunaCard& card = game.tables.luna_cards[code - 1U];
  return json::object{{"card", game.tables.luna_card_names[code - 1U]},
                      {"left", card.left},
                      {"right", card.right},
                      {"scientists", card.scientists},
                      {"grade", card.grade_two ? 2 : 1}};
}

json::object luna_json(const Game& game, const State& known, int number) {
  const Luna& luna = known.lunas[static_cast<std::size_t>(number)];
  const Seat seat = game.luna_seat(number);
  json::object object = seat_json(game, known, seat);
  object["level"] = game.luna_level[static_cast<std::size_t>(number)];
  object["research_value"] = game.tables.luna_research_value[player_at(known, seat).upload];
  object["cards"] = cards_json(game, player_at(known, seat).hand);
  object["pile"] = luna.pile.size();
  object["grade_two"] = luna.grade_two.size();
  json::array discard;
  for (const std::uint8_t card : luna.discard)
    discard.push_back(luna_card_json(game, static_cast<std::uint8_t>(card + 1U)));
  object["discard"] = std::move(discard);
  const unsigned down = face_down_places(luna);
  json::array places;
  for (unsigned place = 0; place < kLunaPlaces; ++place) {
    const bool face_down = (down >> place & 1U) != 0;
    places.push_back(json::object{
        {"open", place < 2 || (luna.open_slots >> (place - 2) & 1U) != 0},
        {"face_down", face_down},
        {"card", face_down ? json::value(nullptr) : luna_card_json(game, at_place(luna, place))}});
  }
  object["majority"] = json::array(places.begin(), places.begin() + 2);
  object["slots"] = json::array(places.begin() + 2, places.end());
  json::object measures;
  if (luna.revealed != 0)
    for (const CardType type : {CardType::carbon, CardType::minerals, CardType::titanium,
                                CardType::energy, CardType::scientist})
      measures[card_type_names()[index(type)]] = measure(game, known, seat, type);
  object["measures"] = std::move(measures);
  return object;
}

// What the turn in progress shows.
json::object pending_json(const Game& game, const State& known) {
  const Task task = asked(known);
  json::object object;
  json::array gained;
  for (const PlanCode plan : known.gained) gained.push_back(plan_json(game, plan));
  object["gained"] = std::move(gained);
  if (task.kind == TaskKind::expand_company || task.kind == TaskKind::expand_entry ||
      task.kind == TaskKind::expand_column) {
    object["energy"] = known.expansion.energy;
    if (task.kind != TaskKind::expand_company)
      object["company"] = game.tables.company_ids[known.expansion.company];
  }
  if (task.kind == TaskKind::research) object["rp"] = task.a;
  if (task.kind == TaskKind::units) object["units"] = task.a;
  return object;
}

// A column for each seat, Lunas last; the running score is public.
json::array scores_json(const Game& game, const State& known) {
  const Scores pad = scores(game, known);
  const std::vector<ScoreRow> names = score_rows();
  json::array list;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat) {
    json::object rows;
    for (std::size_t row = 0; row < names.size(); ++row) rows[names[row].id] = pad.rows[seat][row];
    list.push_back(json::object{{"total", pad.total[seat]}, {"rows", std::move(rows)}});
  }
  return list;
}

json::object tank_json(const Game& game) {
  json::array values;
  for (unsigned step = 1; step <= kTankSteps; ++step)
    if (game.tables.tank_value[step] != game.tables.tank_value[step - 1])
      values.push_back(json::object{{"step", step}, {"value", game.tables.tank_value[step]}});
  return {{"last", kTankSteps}, {"values", std::move(values)}, {"slot_at", game.tables.slot_step}};
}

}  // namespace

json::object view(const Game& game, const State& state, Viewer viewer) {
  const State known = blind(game, state, viewer);
  json::array players;
  for (int seat = 0; seat < game.players; ++seat)
    players.push_back(player_json(game, known, seat_at(seat), viewer));
  json::array lunas;
  for (int luna = 0; luna < game.lunas; ++luna) lunas.push_back(luna_json(game, known, luna));
  return {{"phase", phase_names()[static_cast<std::size_t>(known.phase)]},
          {"round", known.round + 1},
          {"rounds", kRounds},
          {"turn", known.turn},
          {"first", known.first},
          {"first_marker", known.first_marker},
          {"decision", task_names()[static_cast<std::size_t>(asked(known).kind)]},
          {"asked", seats_json(active(game, known))},
          {"companies", companies_json(game, known)},
          {"sectors", sectors_json(game, known)},
          {"display", display_json(game, known)},
          {"deck", deck_json(game, known)},
          {"removed", cards_json(game, known.removed)},
          {"research", research_json(game, known)},
          {"tank", tank_json(game)},
          {"bonus_spaces", spaces_json(game, known)},
          {"pending", pending_json(game, known)},
          {"scores", scores_json(game, known)},
          {"players", std::move(players)},
          {"lunas", std::move(lunas)}};
}

}  // namespace orrery::skymines
