#include "games/luna_capital/position.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/chance_fields.h"
#include "games/luna_capital/position_parts.h"

namespace orrery::luna_capital {
namespace {

std::vector<std::string> sponsor_names(const Game& game) {
  std::vector<std::string> names;
  for (const Sponsor& sponsor : game.tables.sponsors) names.push_back(sponsor.id);
  return names;
}

const std::vector<std::string>& tag_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list = {"unknown", "open"};
    for (int seat = 0; seat < kMaxPlayers; ++seat)
      list.push_back(fmt::format("discarded:{}", seat));
    for (int seat = 0; seat < kMaxPlayers; ++seat) list.push_back(fmt::format("returned:{}", seat));
    return list;
  }();
  return names;
}

// Returns whether the ledger was given.
bool player_fields(const Game& game, Player& player, Fields& fields) {
  fields.names({"hand", "The cards in hand."}, player.hand, game.tables.card_names);
  std::ranges::sort(player.hand);
  city_fields(game, player.city, fields);
  fields.integer({"robots", "Robot tokens held.", "0"}, player.robots, 0, kMaxTokens);
  fields.integer({"redistribution", "Redistribution tokens held.", "0"}, player.redistribution, 0,
                 kMaxTokens);
  fields.name({"sponsor", "The sponsor."}, player.sponsor, sponsor_names(game));
  if (game.promo_sponsors || fields.describing()) {
    flag_field({"special_used", "Whether the special tile was taken.", "false"},
               player.special_used, fields);
    tile_field({"reserved", "The tile reserved for a later turn.", "none"}, player.reserved, game,
               fields);
  }
  return ledger_fields(game, player.ledger, fields);
}

void display_fields(const Game& game, State& state, Fields& fields) {
  fields.objects({"display", "The sets by space, space 1 first.", {}, 3, kMaxSpaces},
                 static_cast<std::size_t>(game.spaces()), [&](Fields& f, std::size_t i) {
                   Set& set = state.display[i];
                   f.name_or_null({"card", "The card; null where the space is empty.", "none"},
                                  set.card, game.tables.card_names);
                   tiles_field({"tiles", "The tiles under it, in the order they came.", "none"},
                               set.tiles, game, f);
                 });
  int marker = state.marker + 1;
  fields.integer({"marker", "The space with the last-delivery marker.", "1"}, marker, 1,
                 fields.describing() ? kMaxSpaces : game.spaces());
  state.marker = static_cast<std::uint8_t>(marker - 1);
}

void seats_field(const FieldDoc& doc, std::uint8_t& bits, Fields& fields) {
  static const std::vector<std::string> names = {"0", "1", "2", "3"};
  std::array<std::uint8_t, kMaxPlayers> counts{};
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) counts[seat] = bits >> seat & 1U;
  fields.multiset(doc, counts, names, kMaxPlayers);
  bits = 0;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat)
    if (counts[seat] != 0) bits = static_cast<std::uint8_t>(bits | 1U << seat);
}

void concession_fields(const Game& game, State& state, Fields& fields) {
  const std::vector<std::string> phases(game.tables.phase_names.begin(),
                                        game.tables.phase_names.end());
  const auto offered =
      static_cast<std::size_t>(game.tables.short_on_offer + game.tables.long_on_offer);
  fields.objects({"concessions", "The concessions on offer, short-term ones first."}, offered,
                 [&](Fields& f, std::size_t i) {
                   std::uint8_t number =
                       state.offer[i] == 0 ? std::uint8_t{0} : from_code(state.offer[i]);
                   f.name({"concession", "Which one."}, number, game.tables.concession_names);
                   state.offer[i] = code_of(number);
                   seats_field({"claimed_by", "The seats with a token on it.", "nobody"},
                               state.claimed_by[i], f);
                   f.name_or_null({"claimed_in", "The phase they came from.", "open"},
                                  state.claimed_phase[i], phases);
                 });
}

void tower_fields(const Game& game, State& state, std::array<bool, kPhases>& given,
                  Fields& fields) {
  for (std::size_t phase = 0; phase < kPhases; ++phase)
    given[phase] =
        tiles_field({fmt::format("tower_{}", game.tables.phase_names[phase]),
                     "The face-down tiles of this phase; the last is drawn first.",
                     "the tiles of the phase that lie nowhere else, in the order of the data"},
                    state.towers[phase], game, fields);
}

bool deck_fields(const Game& game, State& state, Fields& fields) {
  const bool given = fields.names({"deck", "The construction cards; the last is drawn first.",
                                   "the cards that are nowhere else, in the order of the data"},
                                  state.deck, game.tables.card_names);
  FixedVector<std::uint8_t, kCards> tags;
  for (const DeckTag tag : state.deck_tags) tags.push_back(static_cast<std::uint8_t>(tag));
  fields.names({"deck_known",
                "Who knows each of them: unknown, open to all, or the seat that "
                "discarded or returned it.",
                "unknown, all of them"},
               tags, tag_names());
  state.deck_tags.clear();
  for (const std::uint8_t tag : tags) state.deck_tags.push_back(static_cast<DeckTag>(tag));
  return given;
}

void automaton_fields(const Game& game, State& state, Fields& fields) {
  fields.object({"automaton", "The automaton; only in a solo game.", "nothing"}, [&](Fields& f) {
    f.names({"cards", "Its cards.", "none"}, state.automaton_cards, game.tables.card_names);
    tiles_field({"tiles", "Its tiles.", "none"}, state.automaton_tiles, game, f);
  });
}

void pending_fields(const Game& game, State& state, Fields& fields) {
  Pending& p = state.pending;
  fields.object(
      {"pending", "What the turn in progress remembers.", "a turn that just begins"},
      [&](Fields& f) {
        f.integer({"space", "The space emptied in this turn; 0: none yet.", "0"}, p.space, 0,
                  kMaxSpaces);
        f.name_or_null({"card", "The chosen card, still in the hand.", "none"}, p.card,
                       game.tables.card_names);
        f.integer({"position", "The chosen position: (row + 2) x 32 + column + 12.", "0"},
                  p.position, 0, (kGridRows << kColumnBits) - 1);
        tiles_field({"tiles", "The tiles to be placed.", "none"}, p.tiles, game, f);
        tile_field({"tile", "The chosen one.", "none"}, p.tile, game, f);
        f.integer({"first_space", "Redistribution: the space of the first tile; 0: none.", "0"},
                  p.first_space, 0, kMaxSpaces);
        tile_field({"first_tile", "Redistribution: the first tile.", "none"}, p.first_tile, game,
                   f);
        f.integer({"moving", "The plot whose tile is moved, 4 x card + cell + 1; 0: none.", "0"},
                  p.moving, 0, kPlots);
        f.names({"landing", "Cards drawn by a landing pad, in that order.", "none"}, p.landing,
                game.tables.card_names);
      });
}

// A number that people count from 1.
void counted_field(const FieldDoc& doc, std::uint8_t& value, int most, Fields& fields) {
  int counted = value + 1;
  fields.integer(doc, counted, 1, most);
  value = static_cast<std::uint8_t>(counted - 1);
}

void course_fields(const Game& game, State& state, Fields& fields) {
  const std::vector<std::string> phases(game.tables.phase_names.begin(),
                                        game.tables.phase_names.end());
  const int last_seat = fields.describing() ? kMaxPlayers - 1 : game.players - 1;
  fields.name({"phase", "The phase of the game."}, state.game_phase, phases);
  counted_field({"round", "The round of the phase."}, state.round, kRounds, fields);
  fields.integer({"first", "The holder of the first-player marker.", "0"}, state.first, 0,
                 last_seat);
  fields.integer({"turn", "Whose turn it is."}, state.turn, 0, last_seat);
  fields.integer({"done", "Turns finished in this round, or exchanges before the first."},
                 state.done, 0, last_seat);
  if (fields.reading()) state.phase = Phase::take_set;
  fields.name({"decision", "What is asked next.", "take_set"}, state.phase, phase_names());
}

}  // namespace

const std::vector<std::string>& phase_names() {
  static const std::vector<std::string> names = {
      "solo_swap",     "exchange_card", "exchange_space", "redistribute", "redistribute_second",
      "take_set",      "discard",       "use_special",    "use_reserve",  "play_card",
      "play_position", "play_mode",     "place_tile",     "place_plot",   "landing_keep",
      "taxi_tile",     "taxi_to",       "burger_reserve", "cruise_card",  "over"};
  return names;
}

void position_fields(const Game& game, State& state, Fields& fields) {
  course_fields(game, state, fields);
  display_fields(game, state, fields);
  concession_fields(game, state, fields);
  std::array<bool, kMaxPlayers> ledger_given{};
  fields.objects({"players", "The players by seat.", {}, 1, kMaxPlayers},
                 static_cast<std::size_t>(game.players), [&](Fields& f, std::size_t seat) {
                   ledger_given[seat] = player_fields(game, state.players[seat], f);
                 });
  if (fields.reading() && !game.robot_pool_unlimited) state.robot_pool = game.tables.robot_tokens;
  if (!game.robot_pool_unlimited || fields.describing())
    fields.integer({"robot_pool", "Robot tokens left in the pool.", "all of them"},
                   state.robot_pool, 0, kMaxTokens);
  if (fields.reading()) state.redistribution_pool = game.tables.redistribution_tokens;
  fields.integer({"redistribution_pool", "Redistribution tokens left in the pool.", "all of them"},
                 state.redistribution_pool, 0, kMaxTokens);
  if (game.solo() || fields.describing()) automaton_fields(game, state, fields);
  const bool deck_given = deck_fields(game, state, fields);
  std::array<bool, kPhases> tower_given{};
  tower_fields(game, state, tower_given, fields);
  pending_fields(game, state, fields);
  chance_fields({"chance", "The generator of the shuffles; all is used at the start (LC-2.16).",
                 "a key of zeros"},
                state.chance, {{"setup_drawn", "Words read for shuffling.", "0"}}, fields);
  if (!fields.reading()) return;
  if (!deck_given) fill_deck(state);
  if (state.deck_tags.empty())
    while (state.deck_tags.size() < state.deck.size()) state.deck_tags.push_back(DeckTag::none);
  for (std::size_t phase = 0; phase < kPhases; ++phase)
    if (!tower_given[phase]) fill_tower(game, state, phase);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    if (!ledger_given[seat]) fill_ledger(game, state, state.players[seat]);
}

}  // namespace orrery::luna_capital
