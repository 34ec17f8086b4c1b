#include "games/skymines/actions/menu.h"

#include <algorithm>
#include <bit>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/field_scientist.h"
#include "games/skymines/actions/leave.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/actions/plans.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

// In the order in which they are offered.
constexpr std::array kMainActions = {
    &kPlaceRes, &kUseResource,  &kUseEnergy,   &kUseScientist, &kUseSciTile,
    &kUseField, &kUseFieldTile, &kPlaceMarker, &kLeave,
};

// Nothing if the move is none of the menu.
const MainAction* action_of(Move move) {
  for (const MainAction* action : kMainActions)
    if (is(move, action->move)) return action;
  return nullptr;
}

void offer_menu(const Look& look, MoveList& moves) {
  for (const MainAction* action : kMainActions) action->offer(look, moves);
}

std::optional<Message> refuse_action(const Look& look, Move move) {
  const MainAction* action = action_of(move);
  if (action == nullptr || action->refuse == nullptr) return std::nullopt;
  return action->refuse(look);
}

void turn_face_down(Step step) {
  const auto task = step.task<TurnFaceDown>();
  Player& player = step.player();
  player.face_up = narrow(player.face_up & ~unsigned{task.slots});
  player.tiles_up = narrow(player.tiles_up & ~unsigned{task.tiles});
  step.pop();
}

bool is_face_up(const Lying& task) {
  const auto down = task.as<TurnFaceDown>();
  const Player& player = task.look.player();
  return task.on(TaskKind::end_action) && (down.slots & ~player.face_up) == 0 &&
         (down.tiles & ~player.tiles_up) == 0 && (down.slots | down.tiles) != 0;
}

// Whatever lies here that no menu has put here comes from a bonus marker.
bool ends_action_of_turn(const Lying& task) {
  constexpr std::array kOfMenu = {TaskKind::menu, TaskKind::resource_cards,
                                  TaskKind::turn_face_down, TaskKind::bonus_space};
  return task.on(TaskKind::end_turn) &&
         (std::ranges::find(kOfMenu, task.above()) != kOfMenu.end() ||
          std::ranges::find(task.look.state.marker_on, task.look.state.turn + 1) !=
              task.look.state.marker_on.end());
}

// SK-3.14: plans gained in this turn first.
void finish_turn(Step step) {
  if (!step.state.gained.empty()) return step.push(PlanNext{});
  refill_research(step);
  step.pop();
  end_turn(step);
}

}  // namespace

void begin_pile(State& state) {
  state.tasks.push_back(Task::of(EndTurn{}));
  state.tasks.push_back(Task::of(EndAction{}));
  state.tasks.push_back(Task::of(Menu{}));
}

bool begins_action(const Lying& task) {
  return row_of(task.below().kind).bears == Bears::actions_and_rewards;
}

// Of cards and tiles that are turned down in the end only scientists have rewards with choices.
bool begins_rewards(const Lying& task) {
  if (task.on(TaskKind::turn_face_down)) return used_scientist(task);
  return row_of(task.below().kind).bears != Bears::nothing;
}

bool used(const Lying& task, CardType type, unsigned tile) {
  const auto down = task.below().as<TurnFaceDown>();
  if ((down.tiles & ~(1U << tile)) != 0) return false;
  for (const CardId card : cards_in(task.look.player(), down.slots))
    if (task.look.card(card).type != type) return false;
  return true;
}

bool used_scientist(const Lying& task) {
  const auto down = task.below().as<TurnFaceDown>();
  return used(task, CardType::scientist, kTileSci) &&
         std::popcount(down.slots) + std::popcount(down.tiles) == 1;
}

// DP-03
constexpr TaskRow Menu::kRow = {
    .name = "menu",
    .offer = offer_menu,
    .answer = [](Step step, Move move) { action_of(move)->begin(step, move); },
    .prompt = [](const Look& look) { return ask("menu", {counted("round", look.state.round)}); },
    .describe = [](const Look& look, Move move) { return action_of(move)->describe(look, move); },
    .refuse = refuse_action,
    .prefer = [](const Look& /*look*/, Move move) { return action_of(move)->preference; },
    .fits =
        [](const Lying& task) {
          return task.on(TaskKind::end_action) && task.look.state.gained.empty();
        },
};

constexpr TaskRow TurnFaceDown::kRow = {
    .name = "turn_face_down",
    .parameters = {{{"slots", (1U << kSlots) - 1U}, {"tiles", (1U << kTiles) - 1U}}},
    .carry_out = turn_face_down,
    .bears = Bears::actions_and_rewards,
    .fits = is_face_up,
};

constexpr TaskRow EndAction::kRow = {
    .name = "end_action",
    .carry_out = [](Step step) { step.pop(); },
    .bears = Bears::actions_and_rewards,
    .fits = ends_action_of_turn,
};

constexpr TaskRow EndTurn::kRow = {
    .name = "end_turn",
    .carry_out = finish_turn,
    .fits = [](const Lying& task) { return task.at == 0; },
};

}  // namespace orrery::skymines
