// Events as messages for one viewer.
#include "games/skymines/events.h"

#include "games/skymines/view.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// The message of one event.
class Report {
 public:
  Report(const Game& game, const Event& event, bool sees)
      : game_(game), event_(event), sees_(sees), kind_(static_cast<EventKind>(event.kind)) {}

  Message message() const {
    if (!sees_) return unseen();
    if (kind_ <= EventKind::used_tile) return of_round();
    if (kind_ <= EventKind::ousted) return of_companies();
    if (kind_ <= EventKind::lost_plan) return of_gains();
    if (kind_ <= EventKind::got_tile) return of_cards();
    return of_luna();
  }

 private:
  std::int64_t arg(std::size_t i) const { return event_.args[i]; }
  unsigned at(std::size_t i) const { return static_cast<unsigned>(event_.args[i]); }
  Argument who() const { return {"seat", event_.seat}; }

  Message say(std::string_view what, std::vector<Argument> args = {}) const {
    args.insert(args.begin(), who());
    return {"skymines." + std::string(what), std::move(args)};
  }
  Message say_card(std::string_view what, std::vector<Argument> more = {}) const {
    std::vector<Argument> args = card_arguments(game_, static_cast<CardId>(arg(0)));
    for (Argument& argument : more) args.push_back(std::move(argument));
    return say(what, std::move(args));
  }
  Message say_plan(std::string_view what, std::vector<Argument> more = {}) const {
    std::vector<Argument> args = plan_arguments(game_, static_cast<PlanCode>(arg(0)));
    for (Argument& argument : more) args.push_back(std::move(argument));
    return say(what, std::move(args));
  }
  Argument company() const { return {"company", company_term(game_, at(0))}; }
  Argument place() const { return number("place", game_.map().place[at(1)].number); }
  Argument tile() const { return {"tile", tile_term(game_, at(0))}; }
  Argument space() const { return {"space", space_term(game_, at(0))}; }
  static Argument luna_slot(std::int64_t slot) {
    return {"slot", std::string(1, static_cast<char>('A' + slot))};
  }
  Argument n(std::size_t i = 0) const { return number("n", arg(i)); }

  std::vector<Message> cards() const {
    std::vector<Message> list;
    for (std::size_t i = 0; i < kSlots; ++i)
      if (event_.args[i] != 0)
        list.emplace_back("skymines.one_card",
                          card_arguments(game_, static_cast<CardId>(event_.args[i] - 1)));
    return list;
  }

  Message unseen() const {
    return say(kind_ == EventKind::chose_token ? "chose_token_unseen" : "planned_card_unseen");
  }

  Message of_round() const {
    switch (kind_) {
      case EventKind::chose_token:
      case EventKind::token_shown: {
        const auto plan = static_cast<PlanCode>(kFirstToken + arg(0));
        return say(kind_ == EventKind::chose_token ? "chose_token" : "token_shown",
                   {{"plan", plan_term(game_, plan)}});
      }
      case EventKind::planned_card:
        return say_card("planned_card", {counted("slot", arg(1))});
      case EventKind::planned:
        return say("planned", {n()});
      case EventKind::round_begins:
        return {"skymines.round_begins", {counted("round", arg(0))}};
      case EventKind::cards_shown:
        return say("cards_shown", {{"cards", cards()}});
      case EventKind::turn_begins:
        return say("turn_begins", {counted("round", arg(0))});
      case EventKind::placed_res:
        return say_card("placed_res");
      case EventKind::used_cards:
        return say("used_cards", {{"cards", cards()}});
      default:
        return say("used_tile", {tile()});
    }
  }

  Message of_companies() const {
    switch (kind_) {
      case EventKind::gained_card:
        return say_card(arg(2) > 0 ? "bought_card" : "gained_card",
                        {counted("space", arg(1)), number("coins", arg(2))});
      case EventKind::stepped:
        return say("stepped", {company(), n(1), number("position", arg(2))});
      case EventKind::paid_barrier:
        return say("paid_barrier", {company(), n(1)});
      case EventKind::threshold:
        return say("threshold", {company(), counted("threshold", arg(1)), n(2)});
      case EventKind::bonus_active:
        return say("bonus_active", {company(), counted("bonus", arg(1))});
      case EventKind::expanded:
        return say("expanded", {company(), n(1)});
      case EventKind::entered:
        return say("entered",
                   {company(), place(), number("energy", arg(2)), counted("column", arg(3))});
      default:
        return say(arg(2) == 0 ? "ousted_for_good" : "ousted",
                   {company(), place(), number("column", arg(2))});
    }
  }

  Message of_gains() const {
    switch (kind_) {
      case EventKind::gained_coins:
        return say("gained_coins", {n()});
      case EventKind::gained_helium:
        return say("gained_helium", {n(), number("position", arg(1))});
      case EventKind::opened_slot:
        if (game_.is_luna(event_.seat)) return say("luna_opened_slot", {luna_slot(arg(0))});
        return say("opened_slot", {counted("slot", arg(0))});
      case EventKind::got_rp:
        return say("got_rp", {n()});
      case EventKind::took_plan:
        return say_plan("took_plan");
      case EventKind::took_supplement:
        return say("took_supplement", {n()});
      case EventKind::flipped_plan:
        return say("flipped_plan", {counted("screen", arg(0)),
                                    {"plan", plan_term(game_, static_cast<PlanCode>(arg(1)))}});
      case EventKind::uploaded:
        return say("uploaded", {counted("screen", arg(0)), number("coins", arg(1))});
      case EventKind::placed_plan:
        if (arg(2) == kNoPlan) return say_plan("placed_plan", {counted("screen", arg(1))});
        return say_plan("covered_plan",
                        {counted("screen", arg(1)),
                         {"covered", plan_term(game_, static_cast<PlanCode>(arg(2)))}});
      default:
        return say_plan("lost_plan");
    }
  }

  Message of_cards() const {
    switch (kind_) {
      case EventKind::removed_outpost:
        return say("removed_outpost", {company(), counted("column", arg(1))});
      case EventKind::placed_marker:
        return say("placed_marker", {space()});
      case EventKind::took_first:
        return say("took_first");
      case EventKind::removed_card:
        return say_card("removed_card", {n(1)});
      case EventKind::recovered_card:
        return say_card("recovered_card");
      case EventKind::reserved_tile:
        return say("reserved_tile", {tile()});
      case EventKind::took_stack:
        return say("took_stack", {counted("slot", arg(0)), n(1)});
      case EventKind::rested:
        return say_card("rested", {counted("slot", arg(1))});
      case EventKind::left:
        return say("left");
      case EventKind::plan_shown:
        return say_plan("plan_shown", {counted("column", arg(2))});
      case EventKind::card_shown:
        return say_card("card_shown", {counted("space", arg(1))});
      case EventKind::card_left:
        return say_card("card_left");
      case EventKind::special_shown:
        return say("special_shown",
                   {{"plan", plan_term(game_, static_cast<PlanCode>(kFirstSpecial + arg(0)))}});
      default:
        return say("got_tile", {tile()});
    }
  }

  Argument luna_card(std::string name, std::int64_t card) const {
    return {std::move(name), luna_card_term(game_, static_cast<unsigned>(card))};
  }

  Message of_luna() const {
    switch (kind_) {
      case EventKind::luna_dealt:
        return say("luna_dealt", {n()});
      case EventKind::luna_majority:
        return say("luna_majority",
                   {luna_card("left", arg(0) - 1), luna_card("right", arg(1) - 1)});
      case EventKind::luna_turned:
        return say("luna_turned", {luna_card("card", arg(0)),
                                   luna_slot(arg(1)),
                                   {"does", luna_card_messages(game_, static_cast<unsigned>(arg(0)),
                                                               static_cast<unsigned>(arg(1)))}});
      case EventKind::luna_reshuffled:
        return say(arg(0) != 0 ? "luna_reshuffled_with_two" : "luna_reshuffled");
      case EventKind::luna_grade_two:
        return say("luna_grade_two");
      case EventKind::luna_took_card:
        return say_card("luna_took_card", {counted("space", arg(1))});
      case EventKind::luna_discarded:
        return say_plan("luna_discarded");
      case EventKind::luna_placed:
        return say("placed_marker", {space()});
      case EventKind::luna_dropped:
        if (arg(0) == 0) return say("luna_keeps_both", {luna_card("seen", arg(1))});
        return say("luna_dropped", {luna_card("card", arg(0) - 1), luna_card("seen", arg(1))});
      case EventKind::luna_research:
        return say("luna_research", {n(), number("position", arg(1))});
      case EventKind::round_ends:
        return {"skymines.round_ends", {counted("round", arg(0))}};
      default:
        return {"skymines.game_over"};
    }
  }

  const Game& game_;
  const Event& event_;
  bool sees_;
  EventKind kind_;
};

}  // namespace

Message event_message(const Game& game, const Event& event, Viewer viewer) {
  return Report(game, event, event.audience.has(viewer)).message();
}

}  // namespace orrery::skymines
