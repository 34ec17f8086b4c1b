// What an entry of the log does to a table.
#include <algorithm>
#include <cassert>
#include <utility>

#include "table/facts.h"
#include "table/seating.h"

namespace orrery {
namespace {

using Deed = Clocks::Deed;

class Fold {
 public:
  Fold(TableFacts& facts, Millis now, Effect& effect) : facts_(facts), now_(now), effect_(effect) {}

  // Only the first entry makes a table.
  void operator()(const Created& /*entry*/) const {}

  void operator()(const Joined& entry) const {
    facts_.holder(entry.seat) = {.person = entry.person,
                                 .name = entry.name,
                                 .bot = {},
                                 .nonce = entry.nonce,
                                 .resigned = false};
    note(Notice::Kind::joined, entry.name);
  }

  void operator()(const BotSeated& entry) const {
    facts_.holder(entry.seat) = {.person = {},
                                 .name = free_name(entry.bot),
                                 .bot = entry.bot,
                                 .nonce = {},
                                 .resigned = false};
  }

  void operator()(const Left& entry) const {
    const Holder holder = std::exchange(facts_.holder(entry.seat), {});
    if (!holder.person.empty())
      note(entry.removed ? Notice::Kind::removed : Notice::Kind::left, holder.name);
  }

  void operator()(const Started& entry) const {
    facts_.phase = Phase::running;
    begin(entry.rules, entry.data_hash);
    seats_changed();
  }

  void operator()(const Moved& entry) const {
    facts_.back.reset();
    if (auto* tried = std::get_if<Course::Tried>(&effect_))
      facts_.course->take(std::move(*tried));
    else if (facts_.course)
      make_foreign(facts_);
    if (facts_.foreign)
      facts_.foreign->commands.push_back({.seat = entry.seat, .notation = entry.move, .hash = 0});
    course_changed(entry.seat, Deed::answered);
  }

  void operator()(const TookBack& entry) const {
    facts_.back.reset();
    if (const auto* undo = std::get_if<Undo>(&effect_))
      facts_.course->take_back(undo->step);
    else if (facts_.course)
      make_foreign(facts_);
    if (facts_.foreign) take_back_foreign(entry.seat);
    // Of those who decide at the same time nobody is told what the others do.
    if (facts_.course && facts_.course->active() == SeatSet::of(entry.seat))
      note(Notice::Kind::took_back, facts_.holder(entry.seat).name);
    course_changed(entry.seat, Deed::took_back);
  }

  void operator()(const AskedBack& entry) const {
    facts_.back = {.by = entry.seat, .steps = entry.steps, .agreed = SeatSet::of(entry.seat)};
    answer_request();
  }

  void operator()(const AnsweredBack& entry) const {
    if (facts_.back && !entry.agreed) {
      facts_.back.reset();
      note(Notice::Kind::declined, facts_.holder(entry.seat).name);
    }
    if (facts_.back) facts_.back->agreed.add(entry.seat);
    answer_request();
  }

  void operator()(const StoodIn& entry) const {
    facts_.holder(entry.seat).bot = entry.bot;
    note(entry.reason == StoodIn::Reason::time ? Notice::Kind::timed_out : Notice::Kind::stood_in,
         facts_.holder(entry.seat).name);
    seats_changed();
  }

  void operator()(const Returned& entry) const {
    facts_.holder(entry.seat).bot.clear();
    note(Notice::Kind::returned, facts_.holder(entry.seat).name);
    facts_.clocks.grant(entry.seat);
    seats_changed();
  }

  void operator()(const Resigned& entry) const {
    const int people = facts_.people();
    facts_.holder(entry.seat).resigned = true;
    if (people > 2) {
      facts_.holder(entry.seat).bot = entry.bot;
      note(Notice::Kind::resigned, facts_.holder(entry.seat).name);
      seats_changed();
    } else {
      end_by_resigning(entry.seat, people);
    }
  }

  void operator()(const Said& entry) const {
    facts_.chat.push_back(
        {.time = now_, .person = entry.person, .name = entry.name, .text = entry.text});
    if (facts_.chat.size() > kKeptChat) facts_.chat.erase(facts_.chat.begin());
  }

  void operator()(const Resumed& entry) const {
    facts_.start = entry.position;
    facts_.back.reset();
    begin(entry.rules, entry.data_hash);
    // Each entry raises a seat's number by one at most: the number of this one is larger than all.
    Course::Decisions decisions{};
    decisions.fill(static_cast<int>(facts_.seq));
    if (facts_.course) facts_.course->set_decisions(decisions);
    std::vector<Clocks::Hand> hands;
    for (const Millis left : entry.left) hands.push_back({.left = left, .since = 0});
    facts_.clocks.set(std::move(hands));
    note(Notice::Kind::resumed);
    course_changed({}, Deed::other);
  }

  void operator()(const Rematched& entry) const { facts_.rematch = entry.table; }

 private:
  void note(Notice::Kind kind, std::string name = {}) const {
    std::size_t steps = 0;
    if (facts_.course) steps = facts_.course->steps().size();
    if (facts_.foreign) steps = facts_.foreign->commands.size();
    facts_.notices.push_back(
        {.kind = kind, .name = std::move(name), .step = static_cast<int>(steps)});
    if (facts_.notices.size() > kKeptNotices) facts_.notices.erase(facts_.notices.begin());
  }

  // "Greedy", "Greedy 2": what nobody at the table is called yet.
  std::string free_name(const std::string& bot) const {
    for (int number = 1;; ++number) {
      const std::string name = bot_seat_name(bot, number);
      if (std::ranges::find(facts_.holders, name, &Holder::name) == facts_.holders.end())
        return name;
    }
  }

  // The course, if this program has the rules.
  void begin(const std::string& rules, const std::string& data_hash) const {
    facts_.rules = rules;
    facts_.data_hash = data_hash;
    facts_.course.reset();
    facts_.foreign.reset();
    if (auto* course = std::get_if<Course>(&effect_))
      facts_.course = std::move(*course);
    else
      make_foreign(facts_);
  }

  void take_back_foreign(Seat seat) const {
    std::vector<RecordedCommand>& commands = facts_.foreign->commands;
    std::size_t steps = commands.size();
    while (steps > 0 && commands[steps - 1].seat != seat) --steps;
    if (steps == 0) return;
    cut_foreign(steps - 1);
    commands.erase(commands.begin() + static_cast<std::ptrdiff_t>(steps - 1));
  }

  // Only the first `steps` commands stay for certain: a position after more is of no use.
  void cut_foreign(std::size_t steps) const {
    if (steps < facts_.foreign->known) {
      facts_.foreign->position.clear();
      facts_.foreign->known = 0;
    }
  }

  // The request is granted when all people agreed, those too for whom a bot plays just now, and
  // void when who asked left.
  void answer_request() const {
    if (!facts_.back) return;
    const BackRequest request = *facts_.back;
    if (!facts_.holder(request.by).plays()) return facts_.back.reset();
    for (int i = 0; i < static_cast<int>(facts_.holders.size()); ++i) {
      const Holder& holder = facts_.holder(seat_at(i));
      if (!holder.person.empty() && !holder.resigned && !request.agreed.has(seat_at(i))) return;
    }
    facts_.back.reset();
    const auto steps = static_cast<std::size_t>(request.steps);
    if (facts_.course && steps <= facts_.course->steps().size()) facts_.course->rewind(steps);
    if (facts_.foreign && steps <= facts_.foreign->commands.size()) {
      cut_foreign(steps);
      facts_.foreign->commands.resize(steps);
    }
    note(Notice::Kind::went_back);
    course_changed({}, Deed::other);
  }

  void seats_changed() const {
    answer_request();
    course_changed({}, Deed::other);
  }

  void course_changed(Seat seat, Deed deed) const {
    if (!facts_.course) return;
    if (facts_.course->over()) {
      facts_.outcome = facts_.game->outcome(facts_.course->state());
      facts_.result = result_of(*facts_.course);
      facts_.winners = facts_.result->winners;
      end();
      return;
    }
    SeatSet thinking;
    const SeatSet asked = facts_.course->active();
    for (const Seat each : facts_.playing())
      if (asked.has(each)) thinking.add(each);
    facts_.clocks.run(thinking, now_, seat, deed);
  }

  void end_by_resigning(Seat seat, int people) const {
    std::vector<Message> winners;
    for (int i = 0; people == 2 && i < static_cast<int>(facts_.holders.size()); ++i) {
      if (facts_.holder(seat_at(i)).resigned) continue;
      facts_.winners.add(seat_at(i));
      winners.emplace_back("table.winner", std::vector<Argument>{{"seat", seat_at(i)}});
    }
    facts_.outcome =
        people == 2 ? Message("table.resigned", {{"seat", seat}, {"winners", std::move(winners)}})
                    : Message("table.gave_up", {{"seat", seat}});
    end();
  }

  void end() const {
    facts_.phase = Phase::over;
    facts_.back.reset();
    facts_.clocks.run({}, now_);
  }

  TableFacts& facts_;
  Millis now_;
  Effect& effect_;
};

}  // namespace

void fold_entry(TableFacts& facts, Allowed allowed) {
  assert(allowed.seq == facts.seq + 1);
  facts.seq = allowed.seq;
  std::visit(Fold(facts, allowed.entry.time, allowed.effect), allowed.entry.what);
}

}  // namespace orrery
