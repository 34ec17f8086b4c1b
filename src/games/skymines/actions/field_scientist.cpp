#include "games/skymines/actions/field_scientist.h"

#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"

namespace orrery::skymines {

void offer_field_scientists(Look look, MoveList& moves) {
  const Player& player = look.player();
  for_each_class(look.game, cards_in(player, face_up_of(look.game, player, CardType::field)),
                 [&](CardId card) { moves.add(make_move(MoveKind::use_field, card)); });
  if ((player.tiles_up >> kTileField & 1U) != 0) moves.add(make_move(MoveKind::use_field_tile));
}

void use_field(Step step, CardId card) {
  tell(step.events, EventKind::used_cards, step.turn(), card + 1);
  step.pop();
  step.push(TaskKind::turn_face_down, 1U << slot_of(step.player(), card));
  gain_from_field(step, card);
}

void use_field_tile(Step step) {
  tell(step.events, EventKind::used_tile, step.turn(), kTileField);
  step.pop();
  step.push(TaskKind::turn_face_down, 0, 1U << kTileField);
  const unsigned others = totals(step.game, step.state, step.turn()).field - 1U;  // SK-4.54
  gain_helium(step, step.turn(), step.game.tables.tile_he + others);
}

void gain_from_field(Step step, CardId card) {
  const Card& printed = step.card(card);
  unsigned pairs = 0;
  if (printed.field_company != Company::none)
    pairs = (collectors(step.game, step.state, index(printed.field_company)) +
             permanent(step.game, step.state, step.turn()).collectors_plus) /
            2U;
  gain_coins(step, step.turn(), printed.coins);
  gain_helium(step, step.turn(), printed.he + printed.he_per_two_collectors * pairs);
}

}  // namespace orrery::skymines
