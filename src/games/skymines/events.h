// What can happen in Skymines, as events; events.cpp turns them into messages.
#pragma once

#include <cstdint>

namespace orrery::skymines {

// Arguments are counted from 0, as those of moves are, where nothing else is said.
enum class EventKind : std::uint8_t {
  chose_token,      // token, known to its owner
  token_shown,      // token; a reveal
  planned_card,     // card, slot: known to its owner
  planned,          // how many cards
  round_begins,     // round
  cards_shown,      // up to five cards (card + 1); a reveal
  turn_begins,      // round
  placed_res,       // card
  used_cards,       // up to five cards (card + 1)
  used_tile,        // tile
  gained_card,      // card, display space, coins paid
  stepped,          // company, spaces, new position
  paid_barrier,     // company, coins
  threshold,        // company, which, coins; for every seat that is paid
  bonus_active,     // company, which
  expanded,         // company, energy
  entered,          // company, place, energy, column
  ousted,           // company, place, column + 1 (0: out of the game)
  gained_coins,     // how many
  gained_helium,    // steps, new position
  opened_slot,      // slot
  got_rp,           // how many
  took_plan,        // plan code
  took_supplement,  // coins
  flipped_plan,     // screen, plan code
  uploaded,         // screen, coins paid
  placed_plan,      // plan code, screen, plan covered
  lost_plan,        // plan code
  removed_outpost,  // company, column
  placed_marker,    // bonus space
  took_first,       //
  removed_card,     // card, coins
  recovered_card,   // card
  reserved_tile,    // tile
  took_stack,       // rest slot, how many cards
  rested,           // card, rest slot
  left,             //
  plan_shown,       // plan code, letter, column; a reveal
  card_shown,       // card, display space; a reveal
  card_left,        // card: from the display to the removed pile
  special_shown,    // special plan
  got_tile,         // tile
  luna_dealt,       // how many cards
  luna_majority,    // two cards (card + 1); a reveal
  luna_turned,      // card, slot; a reveal
  luna_reshuffled,  // 1: with a grade-II card
  luna_grade_two,   // a grade-II card goes on her pile
  luna_took_card,   // card, display space
  luna_discarded,   // plan code
  luna_placed,      // bonus space
  luna_dropped,     // majority card (card + 1; 0: none), card looked at; a reveal
  luna_research,    // steps, new position
  round_ends,       // round
  game_over,
};

}  // namespace orrery::skymines
