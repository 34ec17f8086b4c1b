#include "games/solenia/position.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/chance_fields.h"
#include "games/solenia/moves.h"
#include "games/solenia/placement.h"

namespace orrery::solenia {
namespace {

const std::vector<std::string>& face_names() {
  static const std::vector<std::string> names = {"day", "night", "dawn", "dusk"};
  return names;
}

// Cards on the board are written with their owner: "0:1A", "rival:0@2".
std::vector<std::string> owned_card_names(const Game& game, bool all_owners) {
  std::vector<std::string> owners;
  for (int seat = 0; seat < (all_owners ? kMaxPlayers : game.players); ++seat)
    owners.push_back(fmt::to_string(seat));
  if (game.solo() || all_owners) owners.emplace_back("rival");
  std::vector<std::string> names;
  for (const std::string& owner : owners)
    for (const std::string& card : game.tables.card_names)
      names.push_back(fmt::format("{}:{}", owner, card));
  return names;
}

std::uint8_t owned_card(const Game& game, const State& state, unsigned cell) {
  if (state.card_at[cell] == 0) return 0;
  std::size_t owner = 0;
  while (owner < kMaxPlayers && (state.cards_of[owner] & cell_bit(cell)) == 0) ++owner;
  return static_cast<std::uint8_t>(owner * game.tables.card_names.size() + state.card_at[cell]);
}

void put_owned_card(const Game& game, State& state, unsigned cell, std::uint8_t code) {
  if (code == 0) return;
  const std::size_t kinds = game.tables.card_names.size();
  state.card_at[cell] = static_cast<std::uint8_t>((code - 1U) % kinds + 1);
  state.cards_of[(code - 1U) / kinds] |= cell_bit(cell);
}

void face_field(const Game& game, State& state, unsigned row, Fields& fields) {
  const Strip& strip = game.tables.strips[state.strip_at[row]];
  const bool dark = ((state.faces >> row) & 1U) != 0;
  auto face = static_cast<std::uint8_t>((strip.dawn_dusk ? 2U : 0U) + (dark ? 1U : 0U));
  fields.name({"face", "The face it shows."}, face, face_names());
  if (!fields.reading()) return;
  const Strip& read = game.tables.strips[state.strip_at[row]];
  if ((face >= 2) != read.dawn_dusk)
    fields.place().complain("solenia.position_face",
                            {{"strip", read.id}, {"face", face_names()[face]}});
  state.faces = static_cast<std::uint8_t>(state.faces | ((face & 1U) << row));
}

void board_fields(const Game& game, State& state, Fields& fields) {
  std::vector<std::string> strips;
  for (const Strip& strip : game.tables.strips) strips.push_back(strip.id);
  const std::vector<std::string> cards = owned_card_names(game, fields.describing());
  fields.objects(
      {"rows", "The five strips; the first is the one that leaves next (row 0)."}, kRows,
      [&](Fields& row_fields, std::size_t i) {
        const auto row = static_cast<unsigned>(i);
        row_fields.name({"strip", "The strip that lies in this row."}, state.strip_at[row], strips);
        face_field(game, state, row, row_fields);
        std::array<std::uint8_t, kCols> codes{};
        for (unsigned col = 0; col < kCols; ++col)
          codes[col] = owned_card(game, state, row * kCols + col);
        row_fields.names_or_null(
            {"cards", "The cards on its five spaces: owner and card, or null.", "no cards"}, codes,
            cards);
        if (row_fields.reading())
          for (unsigned col = 0; col < kCols; ++col)
            put_owned_card(game, state, row * kCols + col, codes[col]);
      });
  fields.integer({"advances", "How often the airship has advanced."}, state.advances, 0, 160);
}

template <std::size_t kCapacity>
bool stack_field(const FieldDoc& doc, FixedVector<std::uint8_t, kCapacity>& stack, Side side,
                 const Game& game, Fields& fields) {
  const auto first = index(side) * std::size_t{kTilesPerSide};
  const std::span<const std::string> names(game.tables.tile_names.data() + first, kTilesPerSide);
  for (std::uint8_t& tile : stack) tile = static_cast<std::uint8_t>(tile - first);
  const bool there = fields.names(doc, stack, names);
  for (std::uint8_t& tile : stack) tile = static_cast<std::uint8_t>(tile + first);
  return there;
}

// Tiles found nowhere on the table, in the order of the data: the default of a stack.
void fill_stack(State& state, Side side) {
  std::array<bool, kTiles> seen{};
  const auto see = [&seen](std::uint8_t code) {
    if (code != 0) seen[code - 1U] = true;
  };
  for (const std::uint8_t code : state.display[index(side)]) see(code);
  for (const Player& player : state.players)
    for (const std::uint8_t code : player.slots[index(side)]) see(code);
  see(state.pending.tile);
  for (unsigned i = 0; i < kTilesPerSide; ++i) {
    const unsigned tile = index(side) * unsigned{kTilesPerSide} + i;
    if (!seen[tile] && !is_removed(state, tile))
      state.stack[index(side)].push_back(static_cast<std::uint8_t>(tile));
  }
}

void removed_field(const Game& game, State& state, Fields& fields) {
  std::array<std::uint8_t, kTiles> counts{};
  for (unsigned tile = 0; tile < kTiles; ++tile) counts[tile] = is_removed(state, tile) ? 1 : 0;
  fields.multiset({"removed", "Tiles that the Rival took out of the game.", "none"}, counts,
                  game.tables.tile_names, kTiles);
  state.removed = {};
  for (unsigned tile = 0; tile < kTiles; ++tile)
    if (counts[tile] != 0) {
      const unsigned number = tile % kTilesPerSide;
      auto& byte = state.removed[tile / kTilesPerSide][number / 8];
      byte = static_cast<std::uint8_t>(byte | (1U << (number % 8)));
    }
}

// Cards of a deck that are neither in `hand`, on the board nor discarded, in the order of the data.
template <class Hand>
void fill_deck(const Game& game, const State& state, std::size_t owner, const Hand& hand,
               const std::array<std::uint8_t, kMaxCardKinds>& discard,
               FixedVector<std::uint8_t, kDeckSize>& deck) {
  std::array<int, kMaxCardKinds> left{};
  for (const std::uint8_t kind : game.tables.deck) ++left[kind];
  for (const std::uint8_t kind : hand) --left[kind];
  for (unsigned cell = 0; cell < kCells; ++cell)
    if ((state.cards_of[owner] & cell_bit(cell)) != 0) --left[state.card_at[cell] - 1U];
  for (std::size_t kind = 0; kind < left.size(); ++kind)
    for (int i = discard[kind]; i < left[kind]; ++i)
      deck.push_back(static_cast<std::uint8_t>(kind));
}

bool hand_fields(const Game& game, Player& player, Fields& fields) {
  fields.names({"hand", "The cards in hand."}, player.hand, game.tables.card_names);
  std::ranges::sort(player.hand);
  fields.multiset({"discard", "The cards of the discard pile.", "none"}, player.discard,
                  game.tables.card_names, kDeckSize);
  return fields.names({"deck", "The cards of the deck; the last is drawn first.",
                       "the cards that are nowhere else, in the order of the data"},
                      player.deck, game.tables.card_names);
}

void slot_fields(const Game& game, Player& player, Fields& fields) {
  fields.object({"slots", "The delivered tiles.", "none"}, [&](Fields& sides) {
    for (std::size_t side = 0; side < kSides; ++side)
      sides.names_or_null(
          {side_names()[side], "Slots 1 to 6: a tile of this side, or null.", "all empty"},
          player.slots[side], game.tables.tile_names);
  });
}

void star_fields(Player& player, Fields& fields) {
  constexpr std::array<std::string_view, kStarParts> kNames = {"city", "departure", "slots",
                                                               "improvements"};
  fields.object({"stars", "Stars taken in play, by where they came from.", "none"},
                [&](Fields& parts) {
                  for (std::size_t i = 0; i < kStarParts; ++i)
                    parts.integer({kNames[i], "How many.", "0"}, player.stars[i], 0, kMaxPlayStars);
                });
}

void improvement_fields(const Game& game, Player& player, Fields& fields) {
  fields.name_or_null({"level1", "The level-1 improvement; only with improvements.", "none"},
                      player.level1, game.tables.level1_names);
  for (const Side side : {Side::day, Side::night})
    fields.name_or_null(
        {side == Side::day ? "day_half" : "night_half", "The level-3 half of this side.", "none"},
        player.halves[index(side)], game.tables.half_names[index(side)]);
}

// Returns whether the deck was given.
bool player_fields(const Game& game, Player& player, Fields& fields) {
  fields.counts({"goods", "Goods in storage.", "none"}, player.goods.amount, good_names(),
                kMaxGoodsAtOnce);
  star_fields(player, fields);
  slot_fields(game, player, fields);
  if (game.improvements || fields.describing()) improvement_fields(game, player, fields);
  const bool deck_given = hand_fields(game, player, fields);
  if (!fields.integer(
          {"capacity", "How many goods the storage holds.", "what the filled slots give"},
          player.capacity, 0, kMaxStorage))
    player.capacity = static_cast<std::uint8_t>(capacity_of(game, player));
  fields.name({"series_floor", "The first kind that may still be named in an open series of goods.",
               "wood"},
              player.series_floor, good_names());
  return deck_given;
}

void draft_fields(const Game& game, State& state, Fields& fields) {
  fields.object({"draft", "The draft; only with improvements.", "it is over"}, [&](Fields& draft) {
    draft.integer({"round", "1 or 2; 0 when it is over.", "0"}, state.draft_round, 0, 2);
    draft.names_or_null({"level1", "The level-1 tiles on offer; null where one was taken.", "none"},
                        state.offered_level1, game.tables.level1_names);
    for (std::size_t side = 0; side < kSides; ++side) {
      std::array<std::uint8_t, kMaxPlayers> halves{};
      for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = state.offered_pairs[i][side];
      draft.names_or_null({side == 0 ? "day_halves" : "night_halves",
                           "The halves of this side in the pairs on offer, pair by pair.", "none"},
                          halves, game.tables.half_names[side]);
      for (std::size_t i = 0; i < halves.size(); ++i) state.offered_pairs[i][side] = halves[i];
    }
  });
}

void flag_field(const FieldDoc& doc, std::uint8_t& flag, Fields& fields) {
  bool value = flag != 0;
  fields.boolean(doc, value);
  flag = value ? 1 : 0;
}

void pending_fields(const Game& game, State& state, Fields& fields) {
  Pending& p = state.pending;
  fields.object(
      {"pending", "What the turn in progress remembers.", "a turn that just begins"},
      [&](Fields& f) {
        flag_field({"discarding", "The card will be discarded instead of placed.", "false"},
                   p.discarding, f);
        f.name_or_null({"card", "The chosen card, still in the hand.", "none"}, p.card,
                       game.tables.card_names);
        f.name({"space", "The space chosen for it.", "0,0"}, p.cell, cell_names());
        f.integer({"price", "Extension goods still to be paid.", "0"}, p.price, 0, kMaxStorage);
        f.name_or_null({"barter_given", "The good to be given in a barter.", "none"},
                       p.barter_given, good_names());
        f.name_or_null({"tile", "A tile paid for that has no slot yet.", "none"}, p.tile,
                       game.tables.tile_names);
        f.integer({"display", "The display position it left.", "0"}, p.display, 0, kMaxDisplay - 1);
        f.name({"side", "The side of the slot being resolved.", "day"}, p.side, side_names());
        f.integer({"slot", "The slot being resolved, 0 for none.", "0"}, p.slot, 0, kSlotsPerSide);
        f.integer({"effect", "Its next effect.", "0"}, p.effect, 0, std::int64_t{2} * kMaxEffects);
        flag_field({"improving", "This slot activated the level-1 improvement.", "false"},
                   p.improving, f);
        f.integer({"gains_left", "Goods still to choose.", "0"}, p.gains_left, 0, 9);
        flag_field({"advancing", "The airship advances at the end of this turn.", "false"},
                   p.advancing, f);
        flag_field(
            {"departed", "The leaving strip has paid; surplus goods are being discarded.", "false"},
            p.departed, f);
      });
}

void rival_fields(const Game& game, State& state, Fields& fields) {
  bool deck_given = false;
  fields.object({"rival", "The Rival; only in a solo game.", "its deck is whole"}, [&](Fields& f) {
    f.multiset({"discard", "The cards of its discard pile.", "none"}, state.rival_discard,
               game.tables.card_names, kDeckSize);
    deck_given = f.names({"deck", "Its deck; the last card is turned up first.",
                          "the cards that are nowhere else, in the order of the data"},
                         state.rival_deck, game.tables.card_names);
    removed_field(game, state, f);
    f.integer({"die", "Its last roll, 0 before the first.", "0"}, state.die, 0, kDieSides);
  });
  if (fields.reading() && state.rival_deck.empty() && !deck_given)
    fill_deck(game, state, static_cast<std::size_t>(game.players),
              FixedVector<std::uint8_t, kHandSize>{}, state.rival_discard, state.rival_deck);
}

// Who owes a decision follows from the phase.
void open_decisions(const Game& game, State& state) {
  state.open = 0;
  if (state.phase == Phase::over) return;
  if (state.phase != Phase::overflow) {
    state.open = SeatSet::of(seat_at(state.turn)).bits();
    return;
  }
  SeatSet above;
  for (int i = 0; i < game.players; ++i) {
    const Player& player = player_at(state, seat_at(i));
    if (player.goods.total() > player.capacity) above.add(seat_at(i));
  }
  state.open = above.bits();
}

void market_fields(const Game& game, State& state, Fields& fields,
                   std::array<bool, kSides>& stack_given) {
  for (const Side side : {Side::day, Side::night})
    fields.object({side_names()[index(side)], "Delivery tiles of this side."}, [&](Fields& f) {
      f.names_or_null(
          {"display", "The open tiles by position; null where none is left.", {}, 1, kMaxDisplay},
          std::span(state.display[index(side)]).first(game.display_size()), game.tables.tile_names);
      stack_given[index(side)] =
          stack_field({"stack", "The face-down stack; the last tile is shown next.",
                       "the tiles that are nowhere else, in the order of the data"},
                      state.stack[index(side)], side, game, f);
    });
}

}  // namespace

const std::vector<std::string>& phase_names() {
  static const std::vector<std::string> names = {"draft", "barter_give", "barter_take", "mode",
                                                 "card",  "space",       "extension",   "tile",
                                                 "slot",  "gain",        "overflow",    "over"};
  return names;
}

const std::string& face_name(const Game& game, const State& state, unsigned row) {
  const bool dark = ((state.faces >> row) & 1U) != 0;
  const bool twilight = game.tables.strips[state.strip_at[row]].dawn_dusk;
  return face_names()[(twilight ? 2U : 0U) + (dark ? 1U : 0U)];
}

bool is_removed(const State& state, unsigned tile) {
  const unsigned number = tile % kTilesPerSide;
  return ((state.removed[tile / kTilesPerSide][number / 8] >> (number % 8)) & 1U) != 0;
}

void position_fields(const Game& game, State& state, Fields& fields) {
  const bool all = fields.describing();
  const int players = all ? kMaxPlayers : game.players;
  const int last_seat = game.solo() && !all ? 1 : players - 1;
  fields.integer({"round", "The round."}, state.round, 1, kDeckSize);
  fields.integer({"first", "The first player.", "0"}, state.first, 0, players - 1);
  fields.integer({"turn", "Whose turn it is; in a solo game 1 is the Rival."}, state.turn, 0,
                 last_seat);
  if (fields.reading()) state.phase = Phase::card;
  fields.name({"phase", "What is asked next.", "card"}, state.phase, phase_names());
  board_fields(game, state, fields);
  std::array<bool, kSides> stack_given{};
  market_fields(game, state, fields, stack_given);
  std::array<bool, kMaxPlayers> deck_given{};
  fields.objects({"players", "The players by seat.", {}, 1, kMaxPlayers},
                 static_cast<std::size_t>(game.players), [&](Fields& f, std::size_t seat) {
                   deck_given[seat] = player_fields(game, state.players[seat], f);
                 });
  if (game.solo() || all) rival_fields(game, state, fields);
  if (game.improvements || all) draft_fields(game, state, fields);
  pending_fields(game, state, fields);
  chance_fields({"chance", "The generator of dice.", "a key of zeros"}, state.chance,
                {{"setup_drawn", "Words read for shuffling.", "0"},
                 {"die_drawn", "Words read for the die.", "0"}},
                fields);
  if (!fields.reading()) return;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    if (Player& player = state.players[seat]; !deck_given[seat])
      fill_deck(game, state, seat, player.hand, player.discard, player.deck);
  for (const Side side : {Side::day, Side::night})
    if (!stack_given[index(side)]) fill_stack(state, side);
  open_decisions(game, state);
}

}  // namespace orrery::solenia
