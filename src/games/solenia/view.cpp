#include "games/solenia/view.h"

#include "games/solenia/events.h"
#include "games/solenia/moves.h"
#include "games/solenia/placement.h"
#include "games/solenia/position.h"
#include "games/solenia/turn.h"
#include "games/solenia/words.h"

namespace orrery::solenia {
namespace {

void write_goods(Goods goods, JsonWriter& out) {
  const auto object = out.object();
  for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
    out.member(good_names()[kind], goods.amount[kind]);
}

void write_cost(Goods cost, JsonWriter& out) {
  const auto object = out.object();
  for (std::uint8_t kind = 0; kind < kGoodKinds; ++kind)
    if (cost.amount[kind] != 0) out.member(good_names()[kind], cost.amount[kind]);
}

void write_tile(const Game& game, std::uint8_t code, JsonWriter& out) {
  if (code == 0) return out.value(nullptr);
  const Tile& tile = game.tables.tiles[code - 1U];
  const auto object = out.object();
  out.member("tile", game.tables.tile_names[code - 1U]);
  write_cost(tile.cost, out.key("cost"));
  out.member("stars", tile.stars);
}

void write_tile_names(const Game& game, const auto& tiles, JsonWriter& out) {
  const auto list = out.array();
  for (const std::uint8_t tile : tiles) out.value(game.tables.tile_names[tile]);
}

void write_card_members(const Game& game, std::uint8_t kind, JsonWriter& out) {
  out.member("card", game.tables.card_names[kind]);
  out.member("value", game.tables.kinds[kind].value);
}

void write_card(const Game& game, std::uint8_t kind, JsonWriter& out) {
  const auto card = out.object();
  write_card_members(game, kind, out);
}

void write_each_card(const Game& game, const auto& kinds, JsonWriter& out) {
  for (const std::uint8_t kind : kinds) write_card(game, kind, out);
}

void write_cards(const Game& game, const auto& kinds, JsonWriter& out) {
  const auto list = out.array();
  write_each_card(game, kinds, out);
}

void write_pile(const Game& game, const std::array<std::uint8_t, kMaxCardKinds>& counts,
                JsonWriter& out) {
  const auto list = out.array();
  for (std::size_t kind = 0; kind < game.tables.card_names.size(); ++kind)
    for (std::uint8_t i = 0; i < counts[kind]; ++i)
      write_card(game, static_cast<std::uint8_t>(kind), out);
}

void write_owner(const Game& game, const State& state, unsigned cell, JsonWriter& out) {
  for (int seat = 0; seat < game.players; ++seat)
    if ((state.cards_of[static_cast<std::size_t>(seat)] & cell_bit(cell)) != 0)
      return out.value(seat);
  out.value("rival");
}

void write_space(const Game& game, const State& state, unsigned cell, JsonWriter& out) {
  const auto space = out.object();
  out.member("space", cell_name(cell));
  out.member("terrain", terrain_names()[static_cast<std::size_t>(terrain_at(game, state, cell))]);
  if (state.card_at[cell] == 0) return;
  const auto card = out.object("card");
  write_card_members(game, from_code(state.card_at[cell]), out);
  write_owner(game, state, cell, out.key("owner"));
}

void write_row(const Game& game, const State& state, unsigned row, JsonWriter& out) {
  const auto object = out.object();
  out.member("strip", game.tables.strips[state.strip_at[row]].id);
  out.member("face", face_name(game, state, row));
  const auto spaces = out.array("spaces");
  for (unsigned col = 0; col < kCols; ++col) write_space(game, state, row * kCols + col, out);
}

void write_rows(const Game& game, const State& state, JsonWriter& out) {
  const auto rows = out.array();
  for (unsigned row = 0; row < kRows; ++row) write_row(game, state, row, out);
}

void write_board(const Game& game, const State& state, JsonWriter& out) {
  const auto board = out.object();
  write_rows(game, state, out.key("rows"));
  out.member("airship", cell_name(game.tables.airship_cell));
  out.member("advances", state.advances);
}

void write_display(const Game& game, const State& state, Side side, JsonWriter& out) {
  const auto display = out.array();
  for (std::size_t i = 0; i < game.display_size(); ++i)
    write_tile(game, state.display[index(side)][i], out);
}

void write_market(const Game& game, const State& state, Side side, JsonWriter& out) {
  const auto market = out.object();
  write_display(game, state, side, out.key("display"));
  // Which tiles are left is public, their order is not (SO-10.8, SO-10.9).
  write_tile_names(game, state.stack[index(side)], out.key("left"));
}

void write_slots(const Game& game, const Player& player, JsonWriter& out) {
  const auto sides = out.object();
  for (std::size_t side = 0; side < kSides; ++side) {
    const auto slots = out.array(side_names()[side]);
    for (const std::uint8_t code : player.slots[side]) write_tile(game, code, out);
  }
}

void write_improvements(const Game& game, const Player& player, JsonWriter& out) {
  const auto object = out.object();
  if (player.level1 != 0) {
    const auto level1 = out.object("level1");
    out.member("id", game.tables.level1_names[player.level1 - 1U]);
    out.member("title", game.tables.level1_titles[player.level1 - 1U]);
    out.member("active", column_full(player, game.tables.level1_column));
  }
  for (const Side side : {Side::day, Side::night}) {
    const std::uint8_t half = player.halves[index(side)];
    if (half == 0) continue;
    const auto written = out.object(side_names()[index(side)]);
    out.member("id", game.tables.half_names[index(side)][half - 1U]);
    out.member("title", half_term(game, side, half - 1U).id);
    out.member("active", player.slots[index(side)][game.tables.level3_column] != 0);
  }
}

void write_effect(const Effect& effect, JsonWriter& out) {
  const auto object = out.object();
  out.member("type", effect_name(effect.type));
  out.member("count", effect.count);
  write_goods(effect.goods, out.key("goods"));
}

void write_bonus(const Game& game, std::size_t side, std::size_t slot, JsonWriter& out) {
  const auto bonus = out.object();
  {
    const auto effects = out.array("effects");
    for (const Effect& effect : game.face().slots[side][slot]) write_effect(effect, out);
  }
  if (game.winter) out.member("power", game.tables.power_names[side * kSlotsPerSide + slot]);
}

void write_stars(const Player& player, JsonWriter& out) {
  const auto stars = out.object();
  out.member("city", player.stars[0]);
  out.member("departure", player.stars[1]);
  out.member("slots", player.stars[2]);
  out.member("improvements", player.stars[3]);
}

// What the strip that leaves next would pay the player now; nothing where it would pay nothing.
void write_leaving(const Game& game, const State& known, Seat seat, JsonWriter& out) {
  const DeparturePay pay = departure_pay(game, known, seat);
  if (pay.goods.total() == 0 && pay.stars == 0) return;
  const auto leaving = out.object("leaving");
  write_goods(pay.goods, out.key("goods"));
  out.member("stars", pay.stars);
}

void write_own_cards(const Game& game, const State& known, Seat seat, JsonWriter& out) {
  const Player& player = player_at(known, seat);
  write_cards(game, player.hand, out.key("hand"));
  write_cards(game, player.deck, out.key("deck"));  // sorted: which, not in which order
  if (known.turn == orrery::index(seat) && known.pending.card != 0)
    write_card(game, from_code(known.pending.card), out.key("chosen"));
}

// The player as `known`, a blind state, has it.
void write_player(const Game& game, const State& known, Seat seat, Viewer viewer, JsonWriter& out) {
  const Player& player = player_at(known, seat);
  const std::uint8_t colour = game.colour[static_cast<std::size_t>(orrery::index(seat))];
  const auto object = out.object();
  out.member("seat", seat);
  out.member("colour", game.tables.colours[colour]);
  out.member("mark", game.tables.colour_marks[colour]);
  write_goods(player.goods, out.key("goods"));
  out.member("capacity", player.capacity);
  write_stars(player, out.key("stars"));
  write_slots(game, player, out.key("slots"));
  out.member("hand_size", player.hand.size());
  out.member("deck_size", player.deck.size());
  write_pile(game, player.discard, out.key("discard"));
  write_leaving(game, known, seat, out);
  if (game.improvements) write_improvements(game, player, out.key("improvements"));
  if (viewer.is(seat)) return write_own_cards(game, known, seat, out);
  const auto left = out.array("left");
  write_each_card(game, player.hand, out);  // sorted together with the deck
  write_each_card(game, player.deck, out);
}

void write_removed(const Game& game, const State& known, JsonWriter& out) {
  const auto removed = out.array();
  for (std::uint8_t tile = 0; tile < kTiles; ++tile)
    if (is_removed(known, tile)) out.value(game.tables.tile_names[tile]);
}

void write_rival(const Game& game, const State& known, JsonWriter& out) {
  const std::uint8_t colour = game.colour[static_cast<std::size_t>(game.players)];
  const auto rival = out.object();
  out.member("colour", game.tables.colours[colour]);
  out.member("mark", game.tables.colour_marks[colour]);
  write_cards(game, known.rival_deck, out.key("left"));
  write_pile(game, known.rival_discard, out.key("discard"));
  write_removed(game, known, out.key("removed"));
  out.member("die", known.die);
}

void write_offered_level1(const Game& game, const State& state, JsonWriter& out) {
  const auto level1 = out.array();
  for (const std::uint8_t code : state.offered_level1) {
    if (code == 0) continue;
    const auto improvement = out.object();
    out.member("id", game.tables.level1_names[code - 1U]);
    out.member("title", game.tables.level1_titles[code - 1U]);
  }
}

void write_offered_pairs(const Game& game, const State& state, JsonWriter& out) {
  const auto pairs = out.array();
  for (const auto& pair : state.offered_pairs) {
    if (pair[0] == 0) continue;
    const auto halves = out.object();
    out.member("day", half_term(game, Side::day, pair[0] - 1U).id);
    out.member("night", half_term(game, Side::night, pair[1] - 1U).id);
  }
}

void write_draft(const Game& game, const State& state, JsonWriter& out) {
  const auto draft = out.object();
  out.member("round", state.draft_round);
  write_offered_level1(game, state, out.key("level1"));
  write_offered_pairs(game, state, out.key("pairs"));
}

void write_asked(const State& known, JsonWriter& out) {
  const auto asked = out.array();
  for (const Seat seat : SeatSet::from_bits(known.open)) out.value(seat);
}

void write_players(const Game& game, const State& known, Viewer viewer, JsonWriter& out) {
  const auto players = out.array();
  for (int seat = 0; seat < game.players; ++seat)
    write_player(game, known, seat_at(seat), viewer, out);
}

}  // namespace

std::string bonuses_json(const Game& game) {
  JsonWriter out;
  {
    const auto sides = out.object();
    for (std::size_t side = 0; side < kSides; ++side) {
      const auto slots = out.array(side_names()[side]);
      for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) write_bonus(game, side, slot, out);
    }
  }
  return std::move(out).take();
}

void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  const State known = blind(game, state, viewer);
  const auto object = out.object();
  out.member("round", known.round);
  out.member("turn", known.turn);
  out.member("first", known.first);
  out.member("phase", phase_names()[static_cast<std::size_t>(known.phase)]);
  write_asked(known, out.key("asked"));
  out.member("face", game.winter ? "winter" : "summer");
  write_board(game, known, out.key("board"));
  write_market(game, known, Side::day, out.key("day"));
  write_market(game, known, Side::night, out.key("night"));
  out.key("bonuses").raw(game.bonuses);
  write_players(game, known, viewer, out.key("players"));
  if (known.phase == Phase::extension || known.phase == Phase::tile) {
    out.member("target", cell_name(known.pending.cell));
    out.member("price", known.pending.price);
  }
  if (known.pending.tile != 0) write_tile(game, known.pending.tile, out.key("delivering"));
  if (known.phase == Phase::draft) write_draft(game, known, out.key("draft"));
  if (game.solo()) write_rival(game, known, out.key("rival"));
}

}  // namespace orrery::solenia
