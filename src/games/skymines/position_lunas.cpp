// The Lunas of a position, and what stands for piles that were left out.
#include "games/skymines/luna.h"
#include "games/skymines/position_parts.h"

namespace orrery::skymines {
namespace {

const std::vector<std::string>& slot_names() {
  static const std::vector<std::string> names = {"A", "B", "C", "D", "E"};
  return names;
}
const std::vector<std::string>& luna_place_names() {
  static const std::vector<std::string> names = {"left", "right", "A", "B", "C", "D", "E"};
  return names;
}
const std::vector<std::string>& threshold_names() {
  static const std::vector<std::string> names = {"helium_1", "helium_2", "research_1",
                                                 "research_2"};
  return names;
}

unsigned held(const Luna& luna) {
  unsigned cards = 0;
  for (const auto* pile : {&luna.pile, &luna.discard, &luna.grade_two})
    for (const std::uint8_t card : *pile) cards |= 1U << card;
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if (at_place(luna, place) != 0) cards |= 1U << (at_place(luna, place) - 1U);
  return cards;
}

void fill_pile(const Game& game, const Luna& luna, FixedVector<std::uint8_t, kLunaCards>& pile,
               bool grade_two) {
  const unsigned elsewhere = held(luna);
  for (std::uint8_t card = 0; card < kLunaCards; ++card)
    if ((elsewhere >> card & 1U) == 0 && game.tables.luna_cards[card].grade_two == grade_two)
      pile.push_back(card);
}

// The cards that are or must have been face up.
unsigned face_up(const Luna& luna) {
  unsigned cards = 0;
  for (const std::uint8_t card : luna.discard) cards |= 1U << card;
  const unsigned up = dealt_places(luna) & ~face_down_places(luna);
  for (unsigned place = 0; place < kLunaPlaces; ++place)
    if ((up >> place & 1U) != 0) cards |= 1U << (at_place(luna, place) - 1U);
  return cards;
}

void pile_fields(const Game& game, Luna& luna, Fields& fields) {
  const auto names = luna_card_names(game);
  fields.names({"discard", "Her discard pile, the top card last.", "none"}, luna.discard, names);
  fields.names_or_null({"majority", "Her left and right majority card.", "none"}, luna.majority,
                       names);
  fields.names_or_null({"slots", "Her cards in slots A to E.", "none"}, luna.slots, names);
  bits_field({"slots_used", "The slots carried out in this round.", "none"}, luna.slots_used,
             slot_names(), fields);
  flag_field({"revealed", "Whether the majority cards are face up.", "false"}, luna.revealed,
             fields);
  const bool stack = fields.names({"grade_two", "Her stack of grade-II cards, the top one last.",
                                   "those that are nowhere else, in the order of the data"},
                                  luna.grade_two, names);
  if (fields.reading() && !stack) fill_pile(game, luna, luna.grade_two, true);
  const bool pile =
      fields.names({"pile", "Her draw pile, the top card last.",
                    "the grade-I cards that are nowhere else, in the order of the data"},
                   luna.pile, names);
  if (fields.reading() && !pile) fill_pile(game, luna, luna.pile, false);
}

void ledger_fields(const Game& game, Luna& luna, Fields& fields) {
  fields.integer(
      {"fresh_on_top", "Cards on top of the pile that came from the grade-II stack.", "0"},
      luna.fresh_on_top, 0, kLunaCards);
  bits_field({"fresh_places", "The places where such a card lies face down.", "none"},
             luna.fresh_places, luna_place_names(), fields);
  bits_field({"early_places", "The places dealt before her pile ran out in this deal.", "none"},
             luna.early_places, luna_place_names(), fields);
  fields.names_or_null({"played", "Her cards of slots A to E when she last left a round.", "none"},
                       luna.played, luna_card_names(game));
  fields.name_or_null({"looked", "The card that last decided about a majority card.", "none"},
                      luna.looked, luna_card_names(game));
  unsigned seen = luna.seen[0] | unsigned{luna.seen[1]} << 8U | unsigned{luna.seen[2]} << 16U;
  if (fields.reading()) seen = face_up(luna);
  bits_field({"seen", "Her cards that have been face up.", "those that are face up or discarded"},
             seen, luna_card_names(game), fields);
  for (unsigned i = 0; i < luna.seen.size(); ++i)
    luna.seen[i] = static_cast<std::uint8_t>(seen >> (8U * i));
}

void luna_fields(const Game& game, Player& player, Luna& luna, Fields& fields) {
  fields.integer({"coins", "Her coins."}, player.coins, 0, kMaxCoins);
  by_company_field({"tracks", "Her positions on the company tracks.", "0"}, player.tracks,
                   kMaxTrackSpaces, game, fields);
  fields.integer({"helium", "Her helium.", "0"}, player.tank, 0, kTankSteps);
  fields.integer({"research", "Her research.", "0"}, player.upload, 0,
                 game.tables.luna_research_steps);
  cards_field({"cards", "The action cards she has taken.", "none"}, player.hand, game, fields);
  if (fields.reading()) player.markers = game.tables.luna_markers;
  fields.integer({"markers", "Her bonus markers in reserve.", "all of them"}, player.markers, 0,
                 kMaxMarkers);
  fields.name_or_null({"token", "Her start token.", "none"}, player.tokens[0],
                      std::span(game.tables.plan_names).subspan(kFirstToken));
  flag_field({"left", "Whether she has left the round.", "false"}, player.left, fields);
  fields.integer({"turns", "Turns begun in this round.", "0"}, player.turns, 0, kMaxTurns);
  pile_fields(game, luna, fields);
  if (fields.reading()) luna.open_slots = 0b01110;
  bits_field({"open_slots", "The slots of her next deal.", "B, C, D"}, luna.open_slots,
             slot_names(), fields);
  bits_field({"thresholds", "The thresholds of her level that she has reached.", "none"},
             luna.thresholds, threshold_names(), fields);
  ledger_fields(game, luna, fields);
}

}  // namespace

void lunas_fields(const Game& game, State& state, Fields& fields) {
  if (game.lunas == 0 && !fields.describing()) return;
  const std::size_t count = fields.describing() ? 1 : static_cast<std::size_t>(game.lunas);
  fields.objects(
      {"lunas", "The Lunas by seat; left out where none takes part.", "none", 1, kMaxLunas}, count,
      [&](Fields& f, std::size_t i) {
        const auto seat = static_cast<std::size_t>(game.players) + i;
        luna_fields(game, state.players[seat % kMaxPlayers], state.lunas[i], f);
      });
}

}  // namespace orrery::skymines
