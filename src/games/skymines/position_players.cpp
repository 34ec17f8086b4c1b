// The players of a position.
#include <bit>

#include <fmt/format.h>

#include "games/skymines/position_parts.h"
#include "games/skymines/turn.h"

namespace orrery::skymines {
namespace {

std::vector<std::string> token_names(const Game& game) {
  const auto names = std::span(game.tables.plan_names).subspan(kFirstToken);
  return {names.begin(), names.end()};
}

void card_fields(const Game& game, Player& player, Fields& fields) {
  cards_field({"hand", "The cards in hand."}, player.hand, game, fields);
  fields.names_or_null({"slots", "The cards in slots 1 to 5.", "none"}, player.slots,
                       game.tables.card_names);
  fields.objects({"rest", "The rest stacks 1 to 5.", "none"}, kSlots,
                 [&](Fields& f, std::size_t i) {
                   f.names({"cards", "Its cards, the top one last.", "none"}, player.rest[i],
                           game.tables.card_names);
                 });
}

void area_fields(const Game& game, Player& player, Fields& fields) {
  const std::vector<std::string> slots = numerals(kSlots);
  bits_field({"face_up", "The slots whose card is face up.", "none"}, player.face_up, slots,
             fields);
  if (fields.reading()) player.open_slots = narrow(slots_opened(game, player));
  bits_field({"open_slots", "The slots that planning may use.",
              "2, 3, 4, and those that helium and research have opened"},
             player.open_slots, slots, fields);
  bits_field({"tiles", "Bonus tiles held.", "none"}, player.tiles, game.tables.tile_names, fields);
  bits_field({"tiles_face_up", "Those of them that are face up.", "none"}, player.tiles_up,
             game.tables.tile_names, fields);
  fields.integer({"resource_tile_on", "The slot on whose card the RES tile lies; 0: none.", "0"},
                 player.res_on, 0, kSlots);
}

void research_fields(const Game& game, Player& player, Fields& fields) {
  fields.integer({"upload", "The place of the upload marker.", "0"}, player.upload, 0, kScreens);
  fields.names_or_null({"screens", "The plans on screens 1 to 16; screen 1 has the start token."},
                       player.screens, plan_names(game));
  bits_field({"plans_face_down", "The screens whose plan is face down.", "none"}, player.plans_down,
             numerals(kScreens), fields);
}

void marker_fields(const Game& game, Player& player, Fields& fields) {
  if (fields.reading())
    player.markers = game.tables.markers[static_cast<std::size_t>(game.seats())];
  fields.integer({"markers", "Bonus markers in reserve.", "as many as everybody begins with"},
                 player.markers, 0, kMaxMarkers);
  fields.integer({"markers_given", "Bonus markers that tracks have added.", "0"},
                 player.markers_given, 0, kMaxMarkers);
  bits_field({"track_spaces_used",
              "The companies on whose track a bonus space was used in this round.", "none"},
             player.track_spaces_used, game.tables.company_ids, fields);
  by_company_field({"active_bonus", "The active bonus of every track: 0, 1 or 2.", "none"},
                   player.active_bonus, 2, game, fields);
}

void player_fields(const Game& game, const State& state, Seat seat, Player& player,
                   Fields& fields) {
  card_fields(game, player, fields);
  fields.integer({"coins", "Coins in reserve."}, player.coins, 0, kMaxCoins);
  by_company_field({"tracks", "The positions on the company tracks.", "0"}, player.tracks,
                   kMaxTrackSpaces, game, fields);
  fields.integer({"tank", "The step of the helium marker.", "0"}, player.tank, 0, kTankSteps);
  research_fields(game, player, fields);
  area_fields(game, player, fields);
  marker_fields(game, player, fields);
  fields.names_or_null(
      {"tokens", "The start tokens dealt, the chosen one first; after the draft the one kept.",
       "none"},
      player.tokens, token_names(game));
  flag_field({"done", "Whether it is done with the draft or with planning.", "false"},
             player.planned, fields);
  flag_field({"left", "Whether it has left the round.", "false"}, player.left, fields);
  const bool on_turn = state.phase == Phase::action && seat == seat_at(state.turn);
  if (fields.reading()) player.turns = on_turn ? 1 : 0;
  fields.integer({"turns", "Turns begun in this round.", "0, or 1 for the seat in turn"},
                 player.turns, 0, kMaxTurns);
}

}  // namespace

void players_fields(const Game& game, State& state, Fields& fields) {
  fields.objects({"players", "The players by seat.", {}, 1, kMaxPlayers},
                 static_cast<std::size_t>(game.players), [&](Fields& f, std::size_t i) {
                   const Seat seat = seat_at(static_cast<int>(i));
                   player_fields(game, state, seat, state.players[i], f);
                 });
}

}  // namespace orrery::skymines
