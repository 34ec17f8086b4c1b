#include "games/skymines/tasks.h"

#include "core/notation.h"
#include "games/skymines/actions/bonus_effects.h"
#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/energy.h"
#include "games/skymines/actions/leave.h"
#include "games/skymines/actions/menu.h"
#include "games/skymines/actions/outposts.h"
#include "games/skymines/actions/planning.h"
#include "games/skymines/actions/plans.h"
#include "games/skymines/actions/purchases.h"
#include "games/skymines/actions/removed_card.h"
#include "games/skymines/actions/research.h"
#include "games/skymines/actions/resources.h"
#include "games/skymines/actions/scientist.h"
#include "games/skymines/actions/track_moves.h"

namespace orrery::skymines {
namespace {

template <class... Kinds>
constexpr std::array<const TaskRow*, kTaskKinds> rows() {
  std::size_t next = 0;
  const bool ordered = ((static_cast<std::size_t>(Kinds::kKind) == next++) && ...);
  static_assert(sizeof...(Kinds) == kTaskKinds, "a row for every kind");
  return ordered ? std::array<const TaskRow*, kTaskKinds>{&Kinds::kRow...} : throw "out of order";
}

}  // namespace

constexpr std::array<const TaskRow*, kTaskKinds> kTaskRows =
    rows<NoTask, Menu, ResTarget, ResourceCards, GainCard, Units, TrackMove, ExpandCompany,
         ExpandEntry, ExpandColumn, Research, ReturnColumn, FlipPlan, Upload, ChooseSpace,
         ChooseTier, BuyCard, RemoveCard, ChooseEffect, AnyTrack, OtherTracks, RemoveOutpost,
         RemovedPile, PlanNext, PlanScreen, RestStack, RestSlot, RewardsOfExpansion, ReturnOutposts,
         UploadReward, MoverRp, TurnFaceDown, ActionOfRemoved, FinishLeaving, EndAction, EndTurn>();

const TaskRow& row_outside_turns(Phase phase) {
  switch (phase) {
    case Phase::draft:
      return kDraft;
    case Phase::planning:
      return kPlanning;
    case Phase::action:
    case Phase::over:
      break;
  }
  return NoTask::kRow;
}

const TaskRow NoTask::kRow = {
    .name = "none",
    .offer = [](const Look&, MoveList&) {},
    .prompt = [](const Look&) { return Message("core.game_is_over"); },
    .describe = [](const Look&, Move) { return not_a_move("?"); },
};

}  // namespace orrery::skymines
