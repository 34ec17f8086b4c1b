// The things of Skymines as terms and parts of messages, and their short names.
#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// As notation and positions write them: "astrogo-2" is the second space of the track at Astrogo's
// edge, the spaces of the board have their own names.
std::vector<std::string> bonus_space_names(const Game& game);
std::string bonus_space_name(const Game& game, unsigned space);
inline constexpr unsigned kBonusSpaces = kBoardSpaces + 2 * kCompanies;
Term card_term(const Game& game, CardId card);
Term company_term(const Game& game, unsigned company);
Term type_term(CardType type);
Term sector_term(const PlaceData& place);
Term plan_term(const Game& game, PlanCode plan);
Term space_term(const Game& game, unsigned space);
Term tile_term(const Game& game, unsigned tile);
Term luna_card_term(const Game& game, unsigned card);
inline Argument number(std::string name, std::int64_t value) { return {std::move(name), value}; }
// What people count from 1.
inline Argument counted(std::string name, std::int64_t index) {
  return {std::move(name), index + 1};
}

// "carbon 2 with a Tawac share", "neutral field scientist"
Message card_message(const Game& game, CardId card);
// {card: its term, what: the message above}
std::vector<Argument> card_arguments(const Game& game, CardId card);
// What Luna does with a card that lies in this slot, in order.
std::vector<Message> luna_card_messages(const Game& game, unsigned card, unsigned slot);
// The reward by kind, in the order it is taken.
std::vector<Message> reward_messages(const Game& game, const Reward& reward);
// "carbon 2 gives 1 coin", or what a special plan costs and is worth
Message plan_message(const Game& game, PlanCode plan);
std::vector<Argument> plan_arguments(const Game& game, PlanCode plan);
// What a bonus space of a track does.
Message space_message(const Game& game, const BonusSpace& space);
// What stands in a place: "deep mine, 2 coins"
Message building_message(const PlaceData& place);

}  // namespace orrery::skymines
