// The printed things and the parts of the table as JSON, for view.cpp alone.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

namespace json = boost::json;

json::object card_json(const Game& game, CardId card);
json::array cards_json(const Game& game, const CardSet& cards);
// Null for no plan.
json::value plan_json(const Game& game, PlanCode plan);

// Companies with their tracks and stations, the sectors, the bonus spaces.
json::array companies_json(const Game& game, const State& state);
json::array sectors_json(const Game& game, const State& state);
json::array spaces_json(const Game& game, const State& state);

}  // namespace orrery::skymines
