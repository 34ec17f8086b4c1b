// What a legal move does, in a sentence.
#include <algorithm>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/actions/offer.h"
#include "games/skymines/moves.h"
#include "games/skymines/sentences.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

std::vector<Argument> join(std::vector<Argument> args, std::vector<Argument> more) {
  for (Argument& argument : more) args.push_back(std::move(argument));
  return args;
}

// The sentences about one seat's alternatives.
class Description {
 public:
  Description(const Game& game, const State& state, Seat seat, Move move)
      : game_(game), state_(state), seat_(seat), player_(player_at(state, seat)), move_(move) {}

  Message sentence() const {
    switch (static_cast<MoveKind>(move_.kind)) {
      case MoveKind::token:
        return token();
      case MoveKind::plan:
        if (arg(1) == 0) return say("plan", card(arg(0)));
        return say("plan_in_slot", join(card(arg(0)), {number("slot", arg(1))}));
      case MoveKind::planned:
        return say("planned");
      case MoveKind::place_res:
        return say("place_res");
      case MoveKind::use_resource:
        return use_resource();
      case MoveKind::use_energy:
        return say("use_energy", {number("energy", totals(game_, state_, seat_).energy)});
      case MoveKind::use_scientist:
        return say("use_scientist", card(arg(0)));
      case MoveKind::use_sci_tile:
        return say("use_sci_tile", {number("rp", game_.tables.tile_rp)});
      case MoveKind::use_field:
        return say("use_field", card(arg(0)));
      case MoveKind::use_field_tile:
        return say("use_field_tile");
      case MoveKind::place_marker:
        return say("place_marker", {number("n", player_.markers + player_.one_time_markers)});
      case MoveKind::leave:
        return say("leave");
      case MoveKind::on_card:
        return say("on_card", card(arg(0)));
      case MoveKind::with_cards:
        return with_cards();
      case MoveKind::gain:
        return gain_from_display();
      default:
        return other_sentence();
    }
  }

 private:
  unsigned arg(std::size_t i) const { return move_.args[i]; }
  static Message say(std::string_view what, std::vector<Argument> args = {}) {
    return {"skymines.move." + std::string(what), std::move(args)};
  }
  std::vector<Argument> card(unsigned id) const {
    return card_arguments(game_, static_cast<CardId>(id));
  }
  Argument company(unsigned i) const { return {"company", company_term(game_, i)}; }

  Message other_sentence() const {
    switch (static_cast<MoveKind>(move_.kind)) {
      case MoveKind::step:
        return step();
      case MoveKind::forfeit:
        return say("forfeit");
      case MoveKind::pay:
        return say("pay", {number("coins", barrier_ahead(game_, state_, seat_, task().a))});
      case MoveKind::stop:
        return stop();
      case MoveKind::company:
        return say("company",
                   {company(arg(0)), number("value", company_value(game_, state_, arg(0)))});
      case MoveKind::enter:
        return enter();
      case MoveKind::from_column:
        return taking("from_column", state_.expansion.company, arg(0));
      case MoveKind::take_plan:
        return take_plan();
      case MoveKind::take_special:
        return say("take_special", plan_arguments(game_, special(arg(0))));
      case MoveKind::take_coin:
        return say("take_coin");
      case MoveKind::to_column:
        return returning(task().b, arg(0));
      case MoveKind::flip:
        return say("flip", screen_arguments(arg(0)));
      case MoveKind::upload:
        return say("upload", screen_arguments(player_.upload));
      case MoveKind::space:
        return bonus_space_sentence();
      case MoveKind::tier:
        return say(
            "tier",
            {counted("tier", arg(0)),
             {"reward",
              reward_messages(game_, space_at(game_, state_, task().a).tiers[arg(0)].reward)}});
      default:
        return last_sentence();
    }
  }

  Message last_sentence() const {
    switch (static_cast<MoveKind>(move_.kind)) {
      case MoveKind::remove:
        return remove();
      case MoveKind::effect:
        return effect();
      case MoveKind::track:
        return say("track", {company(arg(0)), number("n", arg(1))});
      case MoveKind::outpost:
        return taking("outpost", arg(0), arg(1));
      case MoveKind::recover:
        return say("recover", card(arg(0)));
      case MoveKind::next_plan:
        return say("next_plan", plan_arguments(game_, static_cast<PlanCode>(arg(0))));
      case MoveKind::screen:
        return screen();
      case MoveKind::take_stack:
        return take_stack();
      case MoveKind::rest:
        return say("rest", {counted("slot", arg(0)),
                            number("n", static_cast<std::int64_t>(player_.rest[arg(0)].size()))});
      case MoveKind::none:
        return none();
      default:
        return {"skymines.not_a_move", {{"text", std::string("?")}}};
    }
  }

  Task task() const { return asked(state_); }
  static PlanCode special(unsigned i) { return static_cast<PlanCode>(kFirstSpecial + i); }

  Message token() const {
    const auto plan = static_cast<PlanCode>(kFirstToken + arg(0));
    const int seat = orrery::index(seat_);
    const int order = (seat + game_.players - state_.first) % game_.players;  // SK-2.14
    std::vector<Message> rest;
    for (const std::uint8_t own : game_.tables.tokens[arg(0)].rest)
      rest.emplace_back("skymines.one_card",
                        card(start_card(own == kStartCards ? order : seat, own)));
    return say("token",
               join(plan_arguments(game_, plan),
                    {{"cards", std::move(rest)},
                     {"bonus", reward_messages(game_, game_.tables.tokens[arg(0)].bonus)}}));
  }

  Message use_resource() const {
    if (arg(0) == kMixed) return say("use_mixed");
    const unsigned total = totals(game_, state_, seat_).resource[arg(0)];
    return say("use_resource",
               {{"type", type_term(static_cast<CardType>(arg(0)))}, number("value", total)});
  }

  Message with_cards() const {
    std::vector<Message> cards;
    unsigned value = 0;
    for (unsigned i = 0; i < kSlots && arg(i) != 0; ++i) {
      const auto id = static_cast<CardId>(arg(i) - 1U);
      cards.emplace_back("skymines.one_card", card(id));
      value += card_value(game_, state_, seat_, slot_of(player_, id));
    }
    return say("with_cards", {{"cards", std::move(cards)}, number("value", value)});
  }

  Message gain_from_display() const {
    const unsigned space = arg(0);
    const bool for_coins = task().kind == TaskKind::buy_card;
    const unsigned discount = for_coins ? task().a : task().c;
    const auto shown = static_cast<CardId>(state_.display[space] - 1U);
    return say(for_coins ? "buy" : "gain",
               join(card(shown), {counted("space", space),
                                  number("cost", total_cost(game_, state_, space, discount))}));
  }

  Message step() const {
    const unsigned toll = barrier_ahead(game_, state_, seat_, arg(0));
    if (toll == 0) return say("step", {company(arg(0))});
    return say("step_over_barrier", {company(arg(0)), number("coins", toll)});
  }

  Message stop() const {
    switch (task().kind) {
      case TaskKind::track_move:
        return say("stop_before_barrier");
      case TaskKind::expand_entry:
        return say("stop_expanding");
      default:
        return stop_uploading();
    }
  }

  // SK-4.39: a reward only where the marker has moved to.
  Message stop_uploading() const {
    if (task().a == 0) return say("stop_uploading");
    const unsigned screen = player_.upload - 1U;
    const PlanCode plan = player_.screens[screen];
    if ((player_.plans_down >> screen & 1U) != 0 || is_special(plan))
      return say("stop_on_screen", {counted("screen", screen)});
    return say("stop_for_reward",
               {counted("screen", screen),
                {"reward", reward_messages(game_, game_.tables.plans[plan].reward)}});
  }

  Message enter() const {
    const PlaceData& place = game_.map().place[arg(0)];
    std::vector<Argument> args = {
        {"place", sector_term(place)},
        number("energy",
               entry_cost(game_, state_, state_.expansion.company, static_cast<Place>(arg(0)))),
        {"building", std::vector{building_message(place)}}};
    for (unsigned other = 0; other < kCompanies; ++other)
      if (other != state_.expansion.company && (state_.pieces[other] >> arg(0) & 1U) != 0) {
        args.push_back(company(other));
        return say("enter_ousting", std::move(args));
      }
    return say("enter", std::move(args));
  }

  // The coins that show once a column is `after`, more or less than now.
  unsigned changed_coins(unsigned owner, unsigned number, const Column& after) const {
    const HomeColumn& print = game_.station(owner)[number];
    const unsigned now = visible_coins(print, state_.station[owner][number]);
    const unsigned then = visible_coins(print, after);
    return std::max(now, then) - std::min(now, then);
  }

  Message taking(std::string_view what, unsigned owner, unsigned from) const {
    Column after = state_.station[owner][from];
    take_from(after);
    return say(what, {company(owner), counted("column", from),
                      number("coins", changed_coins(owner, from, after))});
  }

  Message returning(unsigned owner, unsigned to) const {
    Column after = state_.station[owner][to];
    return_to(after);
    return say("to_column", {company(owner), counted("column", to),
                             number("coins", changed_coins(owner, to, after))});
  }

  Message take_plan() const {
    const PlanCode plan = state_.research_display[arg(0)][arg(1)];
    const unsigned coins = arg(1) == kRedColumn ? state_.supplement : 0U;
    return say(coins > 0 ? "take_red_plan" : "take_plan",
               join(plan_arguments(game_, plan), {number("coins", coins)}));
  }

  std::vector<Argument> screen_arguments(unsigned screen) const {
    return join(plan_arguments(game_, player_.screens[screen]), {counted("screen", screen)});
  }

  Message screen() const {
    if (player_.screens[arg(0)] == kNoPlan) return say("screen", {counted("screen", arg(0))});
    return say("screen_over", screen_arguments(arg(0)));
  }

  Message bonus_space_sentence() const {
    const Argument where{"space", space_term(game_, arg(0))};
    const Argument fee = number("coins", space_at(game_, state_, arg(0)).fee);
    if (arg(0) < kBoardSpaces) return board_space(where, fee);
    const unsigned company_number = (arg(0) - kBoardSpaces) / 2U;
    return say("track_space",
               {where,
                company(company_number),
                {"effect", std::vector{space_message(game_, space_at(game_, state_, arg(0)))}},
                fee});
  }

  // A majority offers the rewards that are reached, a tile says itself what it is.
  Message board_space(const Argument& where, const Argument& fee) const {
    const BonusSpace& print = space_at(game_, state_, arg(0));
    if (print.effect == SpaceEffect::tile) return say("space", {where, fee});
    std::vector<Message> effect = {space_message(game_, print)};
    if (print.effect == SpaceEffect::majority) {
      const Totals sum = totals(game_, state_, seat_);
      for (unsigned tier = 0; tier < print.tier_count; ++tier)
        if (reaches(print.tiers[tier], print.measure, sum))
          effect = reward_messages(game_, print.tiers[tier].reward);
    }
    return say("space_for", {where, fee, {"effect", std::move(effect)}});
  }

  Message remove() const {
    const unsigned printed = game_.tables.cards[arg(0)].cost;
    if (static_cast<Removal>(task().a) != Removal::coins) return say("remove", card(arg(0)));
    return say("sell", join(card(arg(0)), {number("coins", printed + task().b)}));
  }

  Message effect() const {
    const BonusSpace& space = space_at(game_, state_, task().a);
    if (space.effect == SpaceEffect::choose_reward)
      return say("effect", {{"reward", reward_messages(game_, space.rewards[arg(0)])}});
    if (arg(0) == 0) return say("effect_action", card(task().b));
    return say("effect_purchase", {number("coins", game_.tables.removed_price)});
  }

  Message take_stack() const {
    std::vector<Message> cards;
    for (const std::uint8_t resting : player_.rest[arg(0)])
      cards.emplace_back("skymines.one_card", card(resting));
    return say("take_stack", {counted("slot", arg(0)), {"cards", std::move(cards)}});
  }

  Message none() const { return say(task().kind == TaskKind::flip_plan ? "no_flip" : "no_card"); }

  const Game& game_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  Move move_;
};

}  // namespace

unsigned entry_cost(const Game& game, const State& state, unsigned company, Place place) {
  const Ways ways = game.map().reach(company, state.pieces[company]);
  unsigned cost = (ways.cheap & bit(place)) != 0 ? 1U : (ways.dear & bit(place)) != 0 ? 2U : 0U;
  if (cost == 0) return 0;
  for (unsigned other = 0; other < kCompanies; ++other)
    if (other != company && (state.pieces[other] & bit(place)) != 0)
      cost += game.tables.foreign_energy;
  return cost;
}

Message describe(const Game& game, const State& state, Seat seat, Move move) {
  return Description(game, state, seat, move).sentence();
}

}  // namespace orrery::skymines
