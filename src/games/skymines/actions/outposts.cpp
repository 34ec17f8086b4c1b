#include "games/skymines/actions/outposts.h"

#include <algorithm>
#include <bit>

#include "games/skymines/actions/menu.h"
#include "games/skymines/heuristics.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

// How many coins more show once a column is `after`.
int coins_gained(const Look& look, unsigned company, unsigned column, const Column& after) {
  const HomeColumn& print = look.game.station(company)[column];
  return static_cast<int>(visible_coins(print, after)) -
         static_cast<int>(visible_coins(print, look.state.station[company][column]));
}

Column taken_from(const Look& look, unsigned company, unsigned column) {
  Column after = look.state.station[company][column];
  take_from(after);
  return after;
}

Column returned_to(const Look& look, unsigned company, unsigned column) {
  Column after = look.state.station[company][column];
  return_to(after);
  return after;
}

Message describe_column(const Look& look, std::string_view what, unsigned company, unsigned column,
                        const Column& after) {
  return say(what, {company_argument(look.game, company), counted("column", column),
                    number("coins", std::abs(coins_gained(look, company, column, after)))});
}

// For or against the seat.
float prefer_column(const Look& look, unsigned company, unsigned column, const Column& after) {
  return static_cast<float>(coins_gained(look, company, column, after)) *
         share_lead(look.game, look.state, look.seat, company);
}

// --- ousted outposts
// ------------------------------------------------------------------------------

// The lowest place (SK-4.24) with an ousted outpost, which is in the way; nothing: 0 and false.
PlaceSet ousted_places(const State& state) {
  return state.expansion.entered & foreign_pieces(state, state.expansion.company);
}

void return_next_outpost(Step step) {
  State& state = step.state;
  const PlaceSet waiting = ousted_places(state);
  if (waiting == 0) {
    state.expansion = {};
    return step.pop();
  }
  const auto place = static_cast<unsigned>(std::countr_zero(waiting));
  unsigned owner = 0;
  while (owner == state.expansion.company || (state.pieces[owner] >> place & 1U) == 0) ++owner;
  step.push(ReturnColumn{.place = narrow(place), .company = narrow(owner)});
}

bool returns_outposts(const Lying& task) {
  const State& state = task.look.state;
  const Expansion& expansion = state.expansion;
  const bool of_cards = task.on(TaskKind::turn_face_down);
  return begins_action(task) && (expansion.from_removed == 0) == of_cards &&
         (!of_cards || used(task, CardType::energy, kTileEnergy)) &&
         state.scientist == Scientist{} && expansion.company < kCompanies &&
         expansion.energy <= kMany && (expansion.entered & ~state.pieces[expansion.company]) == 0;
}

bool takes_back(const Look& look, unsigned company, unsigned column) {
  return can_return(look.game.station(company)[column], look.state.station[company][column]);
}

bool any_takes_back(const Look& look, unsigned company) {
  for (unsigned column = 0; column < kColumns; ++column)
    if (takes_back(look, company, column)) return true;
  return false;
}

void oust(Step step, unsigned column_code) {
  const auto [place, company] = step.task<ReturnColumn>();
  step.state.pieces[company] &= ~bit(place);
  tell(step.events, EventKind::ousted, step.turn(), company, place, column_code);
  step.pop();
}

bool return_column_asks(Step step) {
  const unsigned company = step.task<ReturnColumn>().company;
  if (any_takes_back(step, company)) return true;
  ++step.state.boxed[company];  // SK-4.23
  oust(step, 0);
  return false;
}

void offer_columns_to_return(const Look& look, MoveList& moves) {
  const unsigned company = look.task<ReturnColumn>().company;
  for (std::uint8_t column = 0; column < kColumns; ++column)
    if (takes_back(look, company, column)) moves.add(make_move(MoveKind::to_column, column));
}

void return_outpost(Step step, Move move) {
  return_to(step.state.station[step.task<ReturnColumn>().company][move.args[0]]);
  oust(step, move.args[0] + 1U);
}

Message ask_for_column(const Look& look) {
  const auto [place, company] = look.task<ReturnColumn>();
  return ask("return_column", {company_argument(look.game, company),
                               number("place", look.game.map().place[place].number)});
}

bool is_next_to_return(const Lying& task) {
  const State& state = task.look.state;
  const auto [place, company] = task.as<ReturnColumn>();
  const PlaceSet waiting = ousted_places(state);
  return task.on(TaskKind::return_outposts) && task.on_top() &&
         company != state.expansion.company && waiting != 0 && std::countr_zero(waiting) == place &&
         (state.pieces[company] & bit(place)) != 0 && any_takes_back(task.look, company);
}

// --- outposts to remove
// ---------------------------------------------------------------------------

// SK-4.50: all of one station.
bool may_remove_from(const RemoveOutpost& task, unsigned company) {
  return task.station == 0 || task.station == company + 1U;
}

bool has_outpost_to_remove(const Look& look, const RemoveOutpost& task) {
  for (unsigned company = 0; company < kCompanies && task.count > 0; ++company)
    if (may_remove_from(task, company) && has_outposts(look.state, company)) return true;
  return false;
}

bool remove_outpost_asks(Step step) {
  if (has_outpost_to_remove(step, step.task<RemoveOutpost>())) return true;
  step.pop();
  return false;
}

void offer_outposts(const Look& look, MoveList& moves) {
  const auto task = look.task<RemoveOutpost>();
  for (std::uint8_t company = 0; company < kCompanies; ++company)
    for (std::uint8_t column = 0; column < kColumns; ++column)
      if (may_remove_from(task, company) && can_take(look.state.station[company][column]))
        moves.add(make_move(MoveKind::outpost, company, column));
}

void remove_outpost(Step step, Move move) {
  const unsigned company = move.args[0];
  const unsigned column = move.args[1];
  take_from(step.state.station[company][column]);
  ++step.state.boxed[company];
  step.replace(RemoveOutpost{.count = narrow(step.task<RemoveOutpost>().count - 1U),
                             .station = narrow(company + 1U)});
  tell(step.events, EventKind::removed_outpost, step.turn(), company, column);
}

bool removes_outposts(const Lying& task) {
  const auto own = task.as<RemoveOutpost>();
  return own.count > 0 &&
         (begins_rewards(task) || task.on(TaskKind::any_track) || task.on(TaskKind::track_move)) &&
         (!task.on_top() || has_outpost_to_remove(task.look, own));
}

}  // namespace

PlaceSet foreign_pieces(const State& state, unsigned company) {
  PlaceSet foreign = 0;
  for (unsigned other = 0; other < kCompanies; ++other)
    if (other != company) foreign |= state.pieces[other];
  return foreign;
}

bool any_outposts(const State& state) {
  for (unsigned company = 0; company < kCompanies; ++company)
    if (has_outposts(state, company)) return true;
  return false;
}

Message describe_taking(const Look& look, std::string_view what, unsigned company,
                        unsigned column) {
  return describe_column(look, what, company, column, taken_from(look, company, column));
}

float prefer_taking(const Look& look, unsigned company, unsigned column) {
  return prefer_column(look, company, column, taken_from(look, company, column));
}

constexpr TaskRow ReturnOutposts::kRow = {
    .name = "return_outposts",
    .carry_out = return_next_outpost,
    .bears = Bears::rewards,
    .fits = returns_outposts,
};

// DP-13
constexpr TaskRow ReturnColumn::kRow = {
    .name = "return_column",
    .parameters = {{{"place", kMaxPlaces - 1}, {"company", kCompanies - 1}}},
    .asks = return_column_asks,
    .offer = offer_columns_to_return,
    .answer = return_outpost,
    .prompt = ask_for_column,
    .describe =
        [](const Look& look, Move move) {
          const unsigned company = look.task<ReturnColumn>().company;
          return describe_column(look, "to_column", company, move.args[0],
                                 returned_to(look, company, move.args[0]));
        },
    .prefer =
        [](const Look& look, Move move) {
          const unsigned company = look.task<ReturnColumn>().company;
          return prefer_column(look, company, move.args[0],
                               returned_to(look, company, move.args[0]));
        },
    .fits = is_next_to_return,
};

// DP-22
constexpr TaskRow RemoveOutpost::kRow = {
    .name = "remove_outpost",
    .parameters = {{{"count", kMany}, {"station", kCompanies}}},
    .asks = remove_outpost_asks,
    .offer = offer_outposts,
    .answer = remove_outpost,
    .prompt =
        [](const Look& look) {
          return ask("remove_outpost", {number("n", look.task<RemoveOutpost>().count)});
        },
    .describe =
        [](const Look& look, Move move) {
          return describe_taking(look, "outpost", move.args[0], move.args[1]);
        },
    .prefer = [](const Look& look,
                 Move move) { return prefer_taking(look, move.args[0], move.args[1]); },
    .fits = removes_outposts,
};

}  // namespace orrery::skymines
