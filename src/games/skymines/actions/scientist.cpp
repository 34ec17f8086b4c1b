#include "games/skymines/actions/scientist.h"

#include <bit>

#include "games/skymines/actions/offer.h"
#include "games/skymines/sentences.h"

namespace orrery::skymines {
namespace {

bool is_down(const Player& player, unsigned screen) {
  return (player.plans_down >> screen & 1U) != 0;
}

// SK-4.34: screens (bits) beyond the marker with a plan that is face up.
unsigned plans_ahead(const Player& player) {
  unsigned screens = 0;
  for (unsigned screen = player.upload; screen < kScreens; ++screen)
    if (player.screens[screen] != kNoPlan && !is_down(player, screen)) screens |= 1U << screen;
  return screens;
}

unsigned special_cost(const Look& look, PlanCode plan) {
  return look.game.tables.special_plans[plan - kFirstSpecial].cost;
}

// SK-4.35 to SK-4.38
bool can_enter_next(const Look& look) {
  const Player& player = look.player();
  const unsigned screen = player.upload;
  const PlanCode plan = player.screens[screen];
  if (plan == kNoPlan) return false;
  if (is_down(player, screen)) return true;
  if (is_special(plan)) return player.coins >= special_cost(look, plan);
  const unsigned movers = look.state.scientist.removed != 0 ? 0 : 1;
  return meets(look.game.tables.plans[plan], totals(look.game, look.state, look.seat), movers);
}

// --- the main actions
// -----------------------------------------------------------------------------

void begin_upload(Step step, Scientist mover) {
  step.state.scientist = mover;
  step.push(MoverRp{});
  step.push(Upload{});
  step.push(FlipPlan{});
}

void offer_scientists(const Look& look, MoveList& moves) {
  const Player& player = look.player();
  for_each_class(look.game, cards_in(player, face_up_of(look.game, player, CardType::scientist)),
                 [&](CardId card) { moves.add(make_move(MoveKind::use_scientist, card)); });
}

void use_scientist(Step step, Move move) {
  const unsigned slot = slot_of(step.player(), move.args[0]);
  tell(step.events, EventKind::used_cards, step.turn(), move.args[0] + 1);
  step.replace(TurnFaceDown{.slots = narrow(1U << slot)});
  begin_upload(step, {.slot = narrow(slot + 1U)});
}

void offer_sci_tile(const Look& look, MoveList& moves) {
  if ((look.player().tiles_up >> kTileSci & 1U) != 0) moves.add(make_move(MoveKind::use_sci_tile));
}

void use_sci_tile(Step step, Move /*move*/) {
  tell(step.events, EventKind::used_tile, step.turn(), kTileSci);
  step.replace(TurnFaceDown{.tiles = 1U << kTileSci});
  begin_upload(step, {.tile = 1});
}

std::optional<Message> refuse_scientist(const Look& /*look*/) { return no("scientist"); }

// --- a plan turned down
// ---------------------------------------------------------------------------

bool can_flip(const Look& look) {
  return look.player().coins >= look.game.tables.flip_price && plans_ahead(look.player()) != 0;
}

bool flip_plan_asks(Step step) {
  if (can_flip(step)) return true;
  step.pop();
  return false;
}

void offer_flips(const Look& look, MoveList& moves) {
  for (unsigned rest = plans_ahead(look.player()); rest != 0; rest &= rest - 1U)
    moves.add(make_move(MoveKind::flip, static_cast<std::uint8_t>(std::countr_zero(rest))));
  moves.add(make_move(MoveKind::none));
}

void answer_flip(Step step, Move move) {
  step.pop();
  if (is(move, MoveKind::none)) return;
  Player& player = step.player();
  const unsigned screen = move.args[0];
  pay_coins(step, step.game.tables.flip_price);
  player.plans_down = static_cast<std::uint16_t>(player.plans_down | 1U << screen);
  tell(step.events, EventKind::flipped_plan, step.turn(), screen, player.screens[screen]);
}

Message say_screen(const Look& look, std::string_view what, unsigned screen) {
  return say(what, join(plan_arguments(look.game, look.player().screens[screen]),
                        {counted("screen", screen)}));
}

// --- steps of the upload marker
// -------------------------------------------------------------------

// The marker stays where it is; a reward only if it moved.
void stop_uploading(Step step) {
  if (step.task<Upload>().moved != 0)
    step.replace(UploadReward{});
  else
    step.pop();
}

bool upload_asks(Step step) {
  if (step.player().upload < kScreens) return true;
  stop_uploading(step);  // SK-4.42
  return false;
}

void offer_upload(const Look& look, MoveList& moves) {
  if (can_enter_next(look)) moves.add(make_move(MoveKind::upload));
  moves.add(make_move(MoveKind::stop));
}

void answer_upload(Step step, Move move) {
  if (is(move, MoveKind::stop)) return stop_uploading(step);
  Player& player = step.player();
  const unsigned screen = player.upload;
  const PlanCode plan = player.screens[screen];
  const unsigned coins =
      is_special(plan) && !is_down(player, screen) ? special_cost(step, plan) : 0;
  pay_coins(step, coins);
  ++player.upload;
  step.replace(Upload{.moved = 1});
  tell(step.events, EventKind::uploaded, step.turn(), screen, coins);
  if (player.upload >= step.game.tables.slot_screen) open_slot(step, step.turn(), kUploadSlot);
}

// The next screen may be missing or empty; then all that is left is to stop.
Message ask_upload(const Look& look) {
  const Player& player = look.player();
  if (player.upload == kScreens || player.screens[player.upload] == kNoPlan)
    return ask("upload_ends");
  return ask("upload",
             {counted("screen", player.upload),
              {"what", std::vector{plan_message(look.game, player.screens[player.upload])}}});
}

// SK-4.39: a reward only where the marker has moved to.
Message describe_upload(const Look& look, Move move) {
  const Player& player = look.player();
  if (is(move, MoveKind::upload)) return say_screen(look, "upload", player.upload);
  if (look.task<Upload>().moved == 0) return say("stop_uploading");
  const unsigned screen = player.upload - 1U;
  const PlanCode plan = player.screens[screen];
  if (is_down(player, screen) || is_special(plan))
    return say("stop_on_screen", {counted("screen", screen)});
  return say("stop_for_reward",
             {counted("screen", screen),
              {"reward", reward_messages(look.game, look.game.tables.plans[plan].reward)}});
}

std::optional<Message> refuse_upload(const Look& /*look*/, Move move) {
  return is(move, MoveKind::upload) ? std::optional(no("upload")) : std::nullopt;
}

bool uploads(const Lying& task) {
  const unsigned upload = task.look.player().upload;
  return task.on(TaskKind::mover_rp) && upload < kScreens &&
         (upload > 0 || task.as<Upload>().moved == 0);
}

// --- what follows
// ---------------------------------------------------------------------------------

// SK-4.39
void reward_upload(Step step) {
  const Player& player = step.player();
  const unsigned screen = player.upload - 1U;
  const PlanCode plan = player.screens[screen];
  step.pop();
  if (!is_down(player, screen) && !is_special(plan))
    gain(step, step.game.tables.plans[plan].reward);
}

// SK-4.40
void gain_mover_rp(Step step) {
  Scientist& mover = step.state.scientist;
  unsigned points = step.game.tables.tile_rp;
  if (mover.slot != 0)
    points = step.card(static_cast<CardId>(step.player().slots[mover.slot - 1U] - 1U)).rp;
  else if (mover.removed != 0)
    points = step.card(static_cast<CardId>(mover.removed - 1U)).rp;
  mover = {};
  step.pop();
  gain_rp(step, points);
}

// The scientist in use is the one that is turned down in the end, or a removed one.
bool follows_scientist(const Lying& task) {
  const State& state = task.look.state;
  const Scientist& mover = state.scientist;
  if (!begins_action(task) || state.expansion != Expansion{}) return false;
  if (!task.on(TaskKind::turn_face_down)) {
    const auto card = static_cast<CardId>(mover.removed - 1U);
    return mover == Scientist{.removed = mover.removed} && mover.removed != 0 &&
           state.removed.has(card) && task.look.card(card).type == CardType::scientist;
  }
  const auto down = task.below().as<TurnFaceDown>();
  return used_scientist(task) &&
         (down.tiles != 0 ? mover == Scientist{.tile = 1}
                          : mover == Scientist{.slot = mover.slot} && mover.slot != 0 &&
                                down.slots == 1U << (mover.slot - 1U));
}

}  // namespace

void use_removed_scientist(Step step, CardId card) {
  begin_upload(step, {.removed = narrow(card + 1U)});
}

constexpr MainAction kUseScientist = {
    .move = MoveKind::use_scientist,
    .offer = offer_scientists,
    .begin = use_scientist,
    .describe =
        [](const Look& look, Move move) {
          return say("use_scientist", card_arguments(look.game, move.args[0]));
        },
    .refuse = refuse_scientist,
};

constexpr MainAction kUseSciTile = {
    .move = MoveKind::use_sci_tile,
    .offer = offer_sci_tile,
    .begin = use_sci_tile,
    .describe =
        [](const Look& look, Move /*move*/) {
          return say("use_sci_tile", {number("rp", look.game.tables.tile_rp)});
        },
    .refuse = refuse_scientist,
};

// DP-14
constexpr TaskRow FlipPlan::kRow = {
    .name = "flip_plan",
    .asks = flip_plan_asks,
    .offer = offer_flips,
    .answer = answer_flip,
    .prompt =
        [](const Look& look) {
          return ask("flip_plan", {number("coins", look.game.tables.flip_price)});
        },
    .describe =
        [](const Look& look, Move move) {
          return is(move, MoveKind::none) ? say("no_flip") : say_screen(look, "flip", move.args[0]);
        },
    .prefer = [](const Look& /*look*/,
                 Move move) { return is(move, MoveKind::none) ? 0.0F : -1.0F; },
    .fits =
        [](const Lying& task) {
          return task.below() == Task::of(Upload{}) && task.on_top() && can_flip(task.look);
        },
};

// DP-15
constexpr TaskRow Upload::kRow = {
    .name = "upload",
    .parameters = {{{"moved", 1}}},
    .asks = upload_asks,
    .offer = offer_upload,
    .answer = answer_upload,
    .prompt = ask_upload,
    .describe = describe_upload,
    .refuse = refuse_upload,
    .prefer = [](const Look& /*look*/,
                 Move move) { return is(move, MoveKind::stop) ? 0.0F : 1.0F; },
    .fits = uploads,
};

constexpr TaskRow UploadReward::kRow = {
    .name = "upload_reward",
    .carry_out = reward_upload,
};

constexpr TaskRow MoverRp::kRow = {
    .name = "mover_rp",
    .carry_out = gain_mover_rp,
    .bears = Bears::rewards,
    .fits = follows_scientist,
};

}  // namespace orrery::skymines
