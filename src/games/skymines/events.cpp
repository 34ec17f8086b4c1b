// Events as messages for one viewer.
#include "games/skymines/events.h"

#include <array>

#include "games/skymines/view.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// What the sentences about an event are made of.
struct Report {
  const Game& game;
  const Event& event;

  std::int64_t arg(std::size_t i) const { return event.args[i]; }
  unsigned at(std::size_t i) const { return static_cast<unsigned>(event.args[i]); }
  Argument who() const { return {"seat", event.seat}; }

  Message say(std::string_view what, std::vector<Argument> args = {}) const {
    args.insert(args.begin(), who());
    return {"skymines." + std::string(what), std::move(args)};
  }
  Message say_card(std::string_view what, std::vector<Argument> more = {}) const {
    std::vector<Argument> args = card_arguments(game, static_cast<CardId>(arg(0)));
    for (Argument& argument : more) args.push_back(std::move(argument));
    return say(what, std::move(args));
  }
  Message say_plan(std::string_view what, std::vector<Argument> more = {}) const {
    std::vector<Argument> args = plan_arguments(game, static_cast<PlanCode>(arg(0)));
    for (Argument& argument : more) args.push_back(std::move(argument));
    return say(what, std::move(args));
  }
  Argument company() const { return {"company", company_term(game, at(0))}; }
  Argument place() const { return number("place", game.map().place[at(1)].number); }
  Argument tile() const { return {"tile", tile_term(game, at(0))}; }
  Argument space() const { return {"space", space_term(game, at(0))}; }
  static Argument luna_slot(std::int64_t slot) {
    return {"slot", std::string(1, static_cast<char>('A' + slot))};
  }
  Argument token() const {
    return {"plan", plan_term(game, static_cast<PlanCode>(kFirstToken + arg(0)))};
  }
  Argument n(std::size_t i = 0) const { return number("n", arg(i)); }

  std::vector<Message> cards() const {
    std::vector<Message> list;
    for (std::size_t i = 0; i < kSlots; ++i)
      if (event.args[i] != 0)
        list.emplace_back("skymines.one_card",
                          card_arguments(game, static_cast<CardId>(event.args[i] - 1)));
    return list;
  }
  Argument luna_card(std::string name, std::int64_t card) const {
    return {std::move(name), luna_card_term(game, static_cast<unsigned>(card))};
  }
};

struct Sentence {
  EventKind kind;
  Message (*say)(const Report&);
};

// In the order of the kinds.
constexpr std::array kSentences = {
    Sentence{EventKind::chose_token, [](const Report& it) -> Message {
        return it.say("chose_token", {it.token()});
    }},
    Sentence{EventKind::token_shown, [](const Report& it) -> Message {
        return it.say("token_shown", {it.token()});
    }},
    Sentence{EventKind::planned_card, [](const Report& it) -> Message {
        return it.say_card("planned_card", {counted("slot", it.arg(1))});
    }},
    Sentence{EventKind::planned, [](const Report& it) -> Message {
        return it.say("planned", {it.n()});
    }},
    Sentence{EventKind::round_begins, [](const Report& it) -> Message {
        return {"skymines.round_begins", {counted("round", it.arg(0))}};
    }},
    Sentence{EventKind::cards_shown, [](const Report& it) -> Message {
        return it.say("cards_shown", {{"cards", it.cards()}});
    }},
    Sentence{EventKind::turn_begins, [](const Report& it) -> Message {
        return it.say("turn_begins", {counted("round", it.arg(0))});
    }},
    Sentence{EventKind::placed_res, [](const Report& it) -> Message {
        return it.say_card("placed_res");
    }},
    Sentence{EventKind::used_cards, [](const Report& it) -> Message {
        return it.say("used_cards", {{"cards", it.cards()}});
    }},
    Sentence{EventKind::used_tile, [](const Report& it) -> Message {
        return it.say("used_tile", {it.tile()});
    }},
    Sentence{EventKind::gained_card, [](const Report& it) -> Message {
        return it.say_card(it.arg(2) > 0 ? "bought_card" : "gained_card",
                        {counted("space", it.arg(1)), number("coins", it.arg(2))});
    }},
    Sentence{EventKind::stepped, [](const Report& it) -> Message {
        return it.say("stepped", {it.company(), it.n(1), number("position", it.arg(2))});
    }},
    Sentence{EventKind::paid_barrier, [](const Report& it) -> Message {
        return it.say("paid_barrier", {it.company(), it.n(1)});
    }},
    Sentence{EventKind::threshold, [](const Report& it) -> Message {
        return it.say("threshold", {it.company(), counted("threshold", it.arg(1)), it.n(2)});
    }},
    Sentence{EventKind::bonus_active, [](const Report& it) -> Message {
        return it.say("bonus_active", {it.company(), counted("bonus", it.arg(1))});
    }},
    Sentence{EventKind::expanded, [](const Report& it) -> Message {
        return it.say("expanded", {it.company(), it.n(1)});
    }},
    Sentence{EventKind::entered, [](const Report& it) -> Message {
        return it.say("entered",
                   {it.company(), it.place(), number("energy", it.arg(2)), counted("column", it.arg(3))});
    }},
    Sentence{EventKind::ousted, [](const Report& it) -> Message {
        return it.say(it.arg(2) == 0 ? "ousted_for_good" : "ousted",
                   {it.company(), it.place(), number("column", it.arg(2))});
    }},
    Sentence{EventKind::gained_coins, [](const Report& it) -> Message {
        return it.say("gained_coins", {it.n()});
    }},
    Sentence{EventKind::gained_helium, [](const Report& it) -> Message {
        return it.say("gained_helium", {it.n(), number("position", it.arg(1))});
    }},
    Sentence{EventKind::opened_slot, [](const Report& it) -> Message {
        if (it.game.is_luna(it.event.seat)) return it.say("luna_opened_slot", {Report::luna_slot(it.arg(0))});
        return it.say("opened_slot", {counted("slot", it.arg(0))});
    }},
    Sentence{EventKind::got_rp, [](const Report& it) -> Message {
        return it.say("got_rp", {it.n()});
    }},
    Sentence{EventKind::took_plan, [](const Report& it) -> Message {
        return it.say_plan("took_plan");
    }},
    Sentence{EventKind::took_supplement, [](const Report& it) -> Message {
        return it.say("took_supplement", {it.n()});
    }},
    Sentence{EventKind::flipped_plan, [](const Report& it) -> Message {
        return it.say("flipped_plan", {counted("screen", it.arg(0)),
                                    {"plan", plan_term(it.game, static_cast<PlanCode>(it.arg(1)))}});
    }},
    Sentence{EventKind::uploaded, [](const Report& it) -> Message {
        return it.say("uploaded", {counted("screen", it.arg(0)), number("coins", it.arg(1))});
    }},
    Sentence{EventKind::placed_plan, [](const Report& it) -> Message {
        if (it.arg(2) == kNoPlan) return it.say_plan("placed_plan", {counted("screen", it.arg(1))});
        return it.say_plan("covered_plan",
                        {counted("screen", it.arg(1)),
                         {"covered", plan_term(it.game, static_cast<PlanCode>(it.arg(2)))}});
    }},
    Sentence{EventKind::lost_plan, [](const Report& it) -> Message {
        return it.say_plan("lost_plan");
    }},
    Sentence{EventKind::removed_outpost, [](const Report& it) -> Message {
        return it.say("removed_outpost", {it.company(), counted("column", it.arg(1))});
    }},
    Sentence{EventKind::placed_marker, [](const Report& it) -> Message {
        return it.say("placed_marker", {it.space()});
    }},
    Sentence{EventKind::took_first, [](const Report& it) -> Message {
        return it.say("took_first");
    }},
    Sentence{EventKind::removed_card, [](const Report& it) -> Message {
        return it.say_card("removed_card", {it.n(1)});
    }},
    Sentence{EventKind::recovered_card, [](const Report& it) -> Message {
        return it.say_card("recovered_card");
    }},
    Sentence{EventKind::reserved_tile, [](const Report& it) -> Message {
        return it.say("reserved_tile", {it.tile()});
    }},
    Sentence{EventKind::took_stack, [](const Report& it) -> Message {
        return it.say("took_stack", {counted("slot", it.arg(0)), it.n(1)});
    }},
    Sentence{EventKind::rested, [](const Report& it) -> Message {
        return it.say_card("rested", {counted("slot", it.arg(1))});
    }},
    Sentence{EventKind::left, [](const Report& it) -> Message {
        return it.say("left");
    }},
    Sentence{EventKind::plan_shown, [](const Report& it) -> Message {
        return it.say_plan("plan_shown", {counted("column", it.arg(2))});
    }},
    Sentence{EventKind::card_shown, [](const Report& it) -> Message {
        return it.say_card("card_shown", {counted("space", it.arg(1))});
    }},
    Sentence{EventKind::card_left, [](const Report& it) -> Message {
        return it.say_card("card_left");
    }},
    Sentence{EventKind::special_shown, [](const Report& it) -> Message {
        return it.say("special_shown",
                   {{"plan", plan_term(it.game, static_cast<PlanCode>(kFirstSpecial + it.arg(0)))}});
    }},
    Sentence{EventKind::got_tile, [](const Report& it) -> Message {
        return it.say("got_tile", {it.tile()});
    }},
    Sentence{EventKind::luna_dealt, [](const Report& it) -> Message {
        return it.say("luna_dealt", {it.n()});
    }},
    Sentence{EventKind::luna_majority, [](const Report& it) -> Message {
        return it.say("luna_majority",
                   {it.luna_card("left", it.arg(0) - 1), it.luna_card("right", it.arg(1) - 1)});
    }},
    Sentence{EventKind::luna_turned, [](const Report& it) -> Message {
        return it.say("luna_turned", {it.luna_card("card", it.arg(0)),
                                   Report::luna_slot(it.arg(1)),
                                   {"does", luna_card_messages(it.game, static_cast<unsigned>(it.arg(0)),
                                                               static_cast<unsigned>(it.arg(1)))}});
    }},
    Sentence{EventKind::luna_reshuffled, [](const Report& it) -> Message {
        return it.say(it.arg(0) != 0 ? "luna_reshuffled_with_two" : "luna_reshuffled");
    }},
    Sentence{EventKind::luna_grade_two, [](const Report& it) -> Message {
        return it.say("luna_grade_two");
    }},
    Sentence{EventKind::luna_took_card, [](const Report& it) -> Message {
        return it.say_card("luna_took_card", {counted("space", it.arg(1))});
    }},
    Sentence{EventKind::luna_discarded, [](const Report& it) -> Message {
        return it.say_plan("luna_discarded");
    }},
    Sentence{EventKind::luna_placed, [](const Report& it) -> Message {
        return it.say("placed_marker", {it.space()});
    }},
    Sentence{EventKind::luna_dropped, [](const Report& it) -> Message {
        if (it.arg(0) == 0) return it.say("luna_keeps_both", {it.luna_card("seen", it.arg(1))});
        return it.say("luna_dropped", {it.luna_card("card", it.arg(0) - 1), it.luna_card("seen", it.arg(1))});
    }},
    Sentence{EventKind::luna_research, [](const Report& it) -> Message {
        return it.say("luna_research", {it.n(), number("position", it.arg(1))});
    }},
    Sentence{EventKind::round_ends, [](const Report& it) -> Message {
        return {"skymines.round_ends", {counted("round", it.arg(0))}};
    }},
    Sentence{EventKind::game_over, [](const Report& /*it*/) -> Message {
        return {"skymines.game_over"};
    }},
};

static_assert(kSentences.size() == static_cast<std::size_t>(EventKind::game_over) + 1);
static_assert([] {
  for (std::size_t i = 0; i < kSentences.size(); ++i)
    if (static_cast<std::size_t>(kSentences[i].kind) != i) return false;
  return true;
}());

}  // namespace

Message event_message(const Game& game, const Event& event, Viewer viewer) {
  const Report report{.game = game, .event = event};
  const Sentence& sentence = kSentences[event.kind];
  if (event.audience.has(viewer)) return sentence.say(report);
  return report.say(sentence.kind == EventKind::chose_token ? "chose_token_unseen"
                                                            : "planned_card_unseen");
}

}  // namespace orrery::skymines
