#include "games/skymines/actions/field_scientist.h"

#include "games/skymines/actions/offer.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

void offer_field_scientists(const Look& look, MoveList& moves) {
  const Player& player = look.player();
  for_each_class(look.game, cards_in(player, face_up_of(look.game, player, CardType::field)),
                 [&](CardId card) { moves.add(make_move(MoveKind::use_field, card)); });
}

void use_field(Step step, Move move) {
  const CardId card = move.args[0];
  tell(step.events, EventKind::used_cards, step.turn(), card + 1);
  step.replace(TurnFaceDown{.slots = narrow(1U << slot_of(step.player(), card))});
  gain_from_field(step, card);
}

void offer_field_tile(const Look& look, MoveList& moves) {
  if ((look.player().tiles_up >> kTileField & 1U) != 0)
    moves.add(make_move(MoveKind::use_field_tile));
}

void use_field_tile(Step step, Move /*move*/) {
  tell(step.events, EventKind::used_tile, step.turn(), kTileField);
  step.replace(TurnFaceDown{.tiles = 1U << kTileField});
  const unsigned others = totals(step.game, step.state, step.turn()).field - 1U;  // SK-4.54
  gain_helium(step, step.turn(), step.game.tables.tile_he + others);
}

std::optional<Message> refuse_field(const Look& /*look*/) { return no("field"); }

}  // namespace

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

constexpr MainAction kUseField = {
    .move = MoveKind::use_field,
    .offer = offer_field_scientists,
    .begin = use_field,
    .describe = [](const Look& look,
                   Move move) { return say("use_field", card_arguments(look.game, move.args[0])); },
    .refuse = refuse_field,
};

constexpr MainAction kUseFieldTile = {
    .move = MoveKind::use_field_tile,
    .offer = offer_field_tile,
    .begin = use_field_tile,
    .describe = [](const Look& /*look*/, Move /*move*/) { return say("use_field_tile"); },
    .refuse = refuse_field,
};

}  // namespace orrery::skymines
