#include "games/skymines/view.h"

#include <array>

#include "games/skymines/hidden.h"
#include "games/skymines/position.h"
#include "games/skymines/rules.h"
#include "games/skymines/tasks.h"
#include "games/skymines/turn.h"
#include "games/skymines/view_parts.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

void write_seats(SeatSet seats, JsonWriter& out) {
  const auto list = out.array();
  for (const Seat seat : seats) out.value(seat);
}

void write_plans(const Game& game, const auto& plans, JsonWriter& out) {
  const auto list = out.array();
  for (const PlanCode plan : plans) write_plan(game, plan, out);
}

// --- what is on offer ---------------------------------------------------------------------------

void write_display_space(const Game& game, const State& known, unsigned space, JsonWriter& out) {
  const auto object = out.object();
  out.member("space", space + 1);
  out.member("surcharge", game.tables.surcharge[space]);
  if (known.display[space] != 0) {
    write_card(game, static_cast<CardId>(known.display[space] - 1U), out.key("card"));
    out.member("total_cost", total_cost(game, known, space, 0));
  } else {
    out.member("card", nullptr);
    out.member("total_cost", nullptr);
  }
}

void write_display(const Game& game, const State& known, JsonWriter& out) {
  const auto spaces = out.array();
  for (unsigned space = 0; space < kDisplay; ++space) write_display_space(game, known, space, out);
}

// Letters of cards and of plans.
constexpr std::string_view kLetters = "ABCDE";
std::string_view letter_name(std::size_t letter) { return kLetters.substr(letter, 1); }

// How many cards of each letter are left: that much is public (chapter 10).
void write_deck(const Game& game, const State& known, JsonWriter& out) {
  std::array<int, kLetters.size()> count{};
  for (const std::uint8_t card : known.deck) ++count[game.tables.cards[card].letter];
  const auto object = out.object();
  out.member("size", known.deck.size());
  const auto letters = out.object("letters");
  for (std::size_t i = 0; i < count.size(); ++i) out.member(letter_name(i), count[i]);
}

void write_research_row(const Game& game, const State& known, unsigned letter, JsonWriter& out) {
  const auto row = out.object();
  out.member("letter", letter_name(letter));
  out.member("price", game.tables.plan_price[letter]);
  write_plans(game, known.research_display[letter], out.key("plans"));
  out.member("stack", known.stacks[letter].size());
}

void write_research_rows(const Game& game, const State& known, JsonWriter& out) {
  const auto rows = out.array();
  for (unsigned letter = 0; letter < kPlanLetters; ++letter)
    write_research_row(game, known, letter, out);
}

void write_special_plans(const Game& game, const State& known, JsonWriter& out) {
  const auto plans = out.array();
  for (unsigned i = 0; i < kSpecialPlans; ++i)
    if ((known.special_up >> i & 1U) != 0)
      write_plan(game, static_cast<PlanCode>(kFirstSpecial + i), out);
}

void write_research(const Game& game, const State& known, JsonWriter& out) {
  const auto object = out.object();
  write_research_rows(game, known, out.key("rows"));
  write_special_plans(game, known, out.key("special"));
  out.member("special_price", game.tables.special_price);
  out.member("supplement", known.supplement);
}

// The steps of the tank track where its value changes.
void write_tank_values(const Game& game, JsonWriter& out) {
  const auto values = out.array();
  for (unsigned step = 1; step <= kTankSteps; ++step) {
    if (game.tables.tank_value[step] == game.tables.tank_value[step - 1]) continue;
    const auto object = out.object();
    out.member("step", step);
    out.member("value", game.tables.tank_value[step]);
  }
}

void write_tank(const Game& game, JsonWriter& out) {
  const auto object = out.object();
  out.member("last", kTankSteps);
  write_tank_values(game, out.key("values"));
  out.member("slot_at", game.tables.slot_step);
}

// --- seats --------------------------------------------------------------------------------------

void write_by_company(const Game& game, const auto& number_of, JsonWriter& out) {
  const auto object = out.object();
  for (unsigned company = 0; company < kCompanies; ++company)
    out.member(game.tables.company_ids[company], number_of(company));
}

// What players and Lunas have alike.
void write_seat_members(const Game& game, const State& known, Seat seat, JsonWriter& out) {
  const Player& player = player_at(known, seat);
  out.member("seat", seat);
  out.member("luna", game.is_luna(seat));
  out.member("coins", player.coins);
  out.member("tank", player.tank);
  out.member("tank_value", game.tables.tank_value[player.tank]);
  out.member("upload", player.upload);
  out.member("markers", player.markers);
  out.member("left", player.left != 0);
  write_by_company(
      game, [&](unsigned company) { return shares(game, known, seat, company); },
      out.key("shares"));
  write_by_company(
      game, [&](unsigned company) { return player.tracks[company]; }, out.key("tracks"));
}

void write_slot(const Game& game, const Player& player, unsigned slot, bool sees, JsonWriter& out) {
  const auto object = out.object();
  out.member("slot", slot + 1);
  out.member("open", (player.open_slots >> slot & 1U) != 0);
  if (sees && player.slots[slot] != 0)
    write_card(game, static_cast<CardId>(player.slots[slot] - 1U), out.key("card"));
  else
    out.member("card", nullptr);
  out.member("face_up", (player.face_up >> slot & 1U) != 0);
  out.member("resource_tile", player.res_on == slot + 1U);
}

void write_slots(const Game& game, const Player& player, bool sees, JsonWriter& out) {
  const auto slots = out.array();
  for (unsigned slot = 0; slot < kSlots; ++slot) write_slot(game, player, slot, sees, out);
}

void write_rest(const Game& game, const Player& player, JsonWriter& out) {
  const auto stacks = out.array();
  for (const auto& stack : player.rest) {
    const auto cards = out.array();
    for (const std::uint8_t card : stack) write_card(game, card, out);
  }
}

void write_tiles(const Game& game, const Player& player, JsonWriter& out) {
  const auto tiles = out.array();
  for (unsigned tile = 0; tile < kTiles; ++tile) {
    if ((player.tiles >> tile & 1U) == 0) continue;
    const auto object = out.object();
    out.member("tile", game.tables.tile_names[tile]);
    out.member("face_up", (player.tiles_up >> tile & 1U) != 0);
  }
}

void write_totals(const Totals& sum, JsonWriter& out) {
  const auto object = out.object();
  out.member("carbon", sum.resource[index(CardType::carbon)]);
  out.member("minerals", sum.resource[index(CardType::minerals)]);
  out.member("titanium", sum.resource[index(CardType::titanium)]);
  out.member("energy", sum.energy);
  out.member("scientists", sum.scientists);
  out.member("field", sum.field);
  out.member("research", sum.research());
}

void write_screen(const Game& game, const Player& player, unsigned screen, JsonWriter& out) {
  const auto object = out.object();
  out.member("screen", screen + 1);
  write_plan(game, player.screens[screen], out.key("plan"));
  out.member("face_down", (player.plans_down >> screen & 1U) != 0);
  out.member("no_a", (game.tables.no_a >> screen & 1U) != 0);
  out.member("value", game.tables.research_value[screen + 1]);
}

void write_screens(const Game& game, const Player& player, JsonWriter& out) {
  const auto screens = out.array();
  for (unsigned screen = 0; screen < kScreens; ++screen) write_screen(game, player, screen, out);
}

void write_tokens(const Game& game, const Player& player, JsonWriter& out) {
  const auto tokens = out.array();
  for (const std::uint8_t token : player.tokens)
    write_plan(game, static_cast<PlanCode>(kFirstToken + token - 1), out);
}

void write_player(const Game& game, const State& known, Seat seat, Viewer viewer, JsonWriter& out) {
  const bool sees = sees_plans(known, seat, viewer);
  Player player = player_at(known, seat);
  const auto object = out.object();
  write_seat_members(game, known, seat, out);
  out.member("done", player.planned != 0);
  out.member("one_time_markers", player.one_time_markers);
  write_slots(game, player, sees, out.key("slots"));
  if (!sees) out.member("planned", take_back_plans(player));  // SK-10.2
  write_cards(game, player.hand, out.key("hand"));
  write_rest(game, player, out.key("rest"));
  write_tiles(game, player, out.key("tiles"));
  write_totals(totals(game, known, seat), out.key("totals"));
  write_screens(game, player, out.key("screens"));
  out.member("research_value", game.tables.research_value[player.upload]);
  write_by_company(
      game, [&](unsigned company) { return player.active_bonus[company]; },
      out.key("active_bonus"));
  if (known.phase == Phase::draft && sees_tokens(known, seat, viewer))
    write_tokens(game, player, out.key("tokens"));
}

void write_players(const Game& game, const State& known, Viewer viewer, JsonWriter& out) {
  const auto players = out.array();
  for (int seat = 0; seat < game.players; ++seat)
    write_player(game, known, seat_at(seat), viewer, out);
}

// --- Luna ---------------------------------------------------------------------------------------

// Null for no card.
void write_luna_card(const Game& game, std::uint8_t code, JsonWriter& out) {
  if (code == 0) return out.value(nullptr);
  const LunaCard& card = game.tables.luna_cards[code - 1U];
  const auto object = out.object();
  out.member("card", game.tables.luna_card_names[code - 1U]);
  out.member("left", card.left);
  out.member("right", card.right);
  out.member("scientists", card.scientists);
  out.member("grade", card.grade_two ? 2 : 1);
}

void write_luna_discard(const Game& game, const Luna& luna, JsonWriter& out) {
  const auto cards = out.array();
  for (const std::uint8_t card : luna.discard)
    write_luna_card(game, static_cast<std::uint8_t>(card + 1U), out);
}

void write_luna_place(const Game& game, const Luna& luna, unsigned place, JsonWriter& out) {
  const bool face_down = (face_down_places(luna) >> place & 1U) != 0;
  const auto object = out.object();
  out.member("open",
             place < place_of_slot(0) || (luna.open_slots >> (place - place_of_slot(0)) & 1U) != 0);
  out.member("face_down", face_down);
  const std::uint8_t card = face_down ? std::uint8_t{0} : at_place(luna, place);
  write_luna_card(game, card, out.key("card"));
  if (card == 0 || place < place_of_slot(0)) return;
  const auto does = out.array("does");
  for (const Message& message : luna_card_messages(game, card - 1U, place - place_of_slot(0)))
    write_message(message, out);
}

// The places from `first` up to `last`, which is not among them.
void write_luna_places(const Game& game, const Luna& luna, unsigned first, unsigned last,
                       JsonWriter& out) {
  const auto places = out.array();
  for (unsigned place = first; place < last; ++place) write_luna_place(game, luna, place, out);
}

// What counts for her at the majority spaces (SK-7.12), once her majority cards are face up.
void write_measures(const Game& game, const State& known, Seat seat, bool revealed,
                    JsonWriter& out) {
  const auto measures = out.object();
  if (!revealed) return;
  for (const CardType type : {CardType::carbon, CardType::minerals, CardType::titanium,
                              CardType::energy, CardType::scientist})
    out.member(card_type_names()[index(type)], measure(game, known, seat, type));
}

void write_luna(const Game& game, const State& known, int number, JsonWriter& out) {
  const Luna& luna = known.lunas[static_cast<std::size_t>(number)];
  const Seat seat = game.luna_seat(number);
  const Player& player = player_at(known, seat);
  const auto object = out.object();
  write_seat_members(game, known, seat, out);
  out.member("level", game.luna_level[static_cast<std::size_t>(number)]);
  out.member("research_value", game.tables.luna_research_value[player.upload]);
  write_cards(game, player.hand, out.key("cards"));
  out.member("pile", luna.pile.size());
  out.member("grade_two", luna.grade_two.size());
  write_luna_discard(game, luna, out.key("discard"));
  write_luna_places(game, luna, 0, place_of_slot(0), out.key("majority"));
  write_luna_places(game, luna, place_of_slot(0), kLunaPlaces, out.key("slots"));
  write_measures(game, known, seat, luna.revealed != 0, out.key("measures"));
}

void write_lunas(const Game& game, const State& known, JsonWriter& out) {
  const auto lunas = out.array();
  for (int luna = 0; luna < game.lunas; ++luna) write_luna(game, known, luna, out);
}

// --- the turn in progress -----------------------------------------------------------------------

void write_pending(const Game& game, const State& known, JsonWriter& out) {
  const auto object = out.object();
  write_plans(game, known.gained, out.key("gained"));
  if (const TaskRow& row = row_of(asked(known).kind); row.show != nullptr)
    row.show({game, known, seat_at(known.turn)}, out);
}

}  // namespace

void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  const State known = blind(game, state, viewer);
  const auto whole = out.object();
  out.member("phase", phase_names()[static_cast<std::size_t>(known.phase)]);
  out.member("round", known.round + 1);
  out.member("rounds", kRounds);
  out.member("turn", known.turn);
  out.member("first", known.first);
  out.member("first_marker", known.first_marker);
  out.member("decision", row_of(asked(known).kind).name);
  write_seats(active(game, known), out.key("asked"));
  write_companies(game, known, out.key("companies"));
  write_sectors(game, known, out.key("sectors"));
  write_display(game, known, out.key("display"));
  write_deck(game, known, out.key("deck"));
  write_cards(game, known.removed, out.key("removed"));
  write_research(game, known, out.key("research"));
  write_tank(game, out.key("tank"));
  write_bonus_spaces(game, known, out.key("bonus_spaces"));
  write_pending(game, known, out.key("pending"));
  write_players(game, known, viewer, out.key("players"));
  write_lunas(game, known, out.key("lunas"));
}

}  // namespace orrery::skymines
