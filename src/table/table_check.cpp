// What may come next at a table, entry by entry: what seats, phases and numbers say; what the rules
// of the game say comes with the effect. Who may ask for it is a question for whoever knows the
// people: the server.
#include <algorithm>
#include <utility>

#include "bots/kinds.h"
#include "core/utf8.h"
#include "table/facts.h"

namespace orrery {
namespace {

using Checked = std::expected<void, Message>;

Checked refused(std::string id, std::vector<Argument> args = {}) {
  return std::unexpected(Message(std::move(id), std::move(args)));
}

Checked known_bot(const std::string& bot) {
  const auto spec = BotSpec::parse(bot);
  return spec ? Checked() : std::unexpected(spec.error());
}

bool is_talk(std::string_view text) {
  if (text.empty() || text.size() > kMaxChat) return false;
  while (!text.empty()) {
    const Utf8Character letter = first_character(text);
    if (letter.bytes == 0 || is_control(letter.code)) return false;
    text.remove_prefix(letter.bytes);
  }
  return true;
}

class Check {
 public:
  Check(const TableFacts& facts, Millis now) : facts_(facts), now_(now) {}

  Checked operator()(const Created& /*entry*/) const { return refused("table.already_created"); }

  Checked operator()(const Joined& entry) const {
    if (auto good = gathering(entry.seat); !good) return good;
    if (!facts_.holder(entry.seat).empty()) return refused("table.seat_taken");
    if (!is_seat_name(entry.name) || entry.person.empty()) return refused("table.bad_name");
    if (!is_nonce(entry.nonce)) return refused("table.bad_nonce");
    const auto seated = std::ranges::find(facts_.holders, entry.person, &Holder::person);
    return seated != facts_.holders.end() ? refused("table.already_seated") : Checked();
  }

  Checked operator()(const BotSeated& entry) const {
    if (auto good = gathering(entry.seat); !good) return good;
    if (!facts_.holder(entry.seat).empty()) return refused("table.seat_taken");
    return known_bot(entry.bot);
  }

  Checked operator()(const Left& entry) const {
    if (auto good = gathering(entry.seat); !good) return good;
    return facts_.holder(entry.seat).empty() ? refused("table.seat_empty") : Checked();
  }

  Checked operator()(const Started& /*entry*/) const {
    if (facts_.phase != Phase::gathering) return refused("table.already_started");
    if (std::ranges::any_of(facts_.holders, &Holder::empty)) return refused("table.seats_open");
    return {};
  }

  Checked operator()(const Moved& entry) const { return decision(entry.seat, entry.decision); }

  Checked operator()(const TookBack& entry) const {
    if (auto good = player(entry.seat); !good) return good;
    return decision(entry.seat, entry.decision);
  }

  Checked operator()(const AskedBack& entry) const {
    if (auto good = player(entry.seat); !good) return good;
    if (facts_.back) return refused("table.back_open");
    if (entry.steps < 0 || static_cast<std::size_t>(entry.steps) >= facts_.course->steps().size())
      return refused("table.back_nowhere");
    return {};
  }

  Checked operator()(const AnsweredBack& entry) const {
    if (auto good = player(entry.seat); !good) return good;
    if (!facts_.back) return refused("table.back_none");
    // Whoever agreed may still change their mind.
    if (entry.agreed && facts_.back->agreed.has(entry.seat)) return refused("table.back_agreed");
    return {};
  }

  Checked operator()(const StoodIn& entry) const {
    if (auto good = player(entry.seat); !good) return good;
    if (entry.reason == StoodIn::Reason::time && !facts_.clocks.ran_out(entry.seat, now_))
      return refused("table.time_left");
    return known_bot(entry.bot);
  }

  Checked operator()(const Returned& entry) const {
    if (auto good = person(entry.seat); !good) return good;
    return facts_.holder(entry.seat).plays() ? refused("table.no_stand_in") : Checked();
  }

  Checked operator()(const Resigned& entry) const {
    if (auto good = person(entry.seat); !good) return good;
    return known_bot(entry.bot);
  }

  Checked operator()(const Said& entry) const {
    if (!is_seat_name(entry.name)) return refused("table.bad_name");
    if (!is_talk(entry.text))
      return refused("table.bad_chat", {{"most", static_cast<std::int64_t>(kMaxChat)}});
    return {};
  }

  Checked operator()(const Resumed& entry) const {
    if (facts_.phase != Phase::running || !facts_.foreign) return refused("table.not_outdated");
    return entry.left.size() == facts_.holders.size() ? Checked() : refused("table.bad_clock");
  }

  Checked operator()(const Rematched& entry) const {
    if (facts_.phase != Phase::over) return refused("table.not_over");
    return !facts_.rematch.empty() || entry.table.empty() ? refused("table.rematched") : Checked();
  }

 private:
  Checked has_seat(Seat seat) const {
    return facts_.has_seat(seat) ? Checked() : refused("table.no_seat");
  }
  Checked gathering(Seat seat) const {
    if (facts_.phase != Phase::gathering) return refused("table.already_started");
    return has_seat(seat);
  }
  Checked running(Seat seat) const {
    if (facts_.phase == Phase::gathering) return refused("table.not_started");
    if (facts_.phase == Phase::over) return refused("table.over");
    if (!facts_.course) return refused("table.outdated");
    return has_seat(seat);
  }
  // A person who has not given up holds the seat of a game in progress.
  Checked person(Seat seat) const {
    if (auto good = running(seat); !good) return good;
    if (facts_.holder(seat).person.empty()) return refused("table.no_person");
    return facts_.holder(seat).resigned ? refused("table.has_resigned") : Checked();
  }
  // And no bot stands in.
  Checked player(Seat seat) const {
    if (auto good = person(seat); !good) return good;
    return facts_.holder(seat).plays() ? Checked() : refused("table.bot_plays");
  }
  Checked decision(Seat seat, int number) const {
    if (auto good = running(seat); !good) return good;
    const int asked = facts_.course->decision(seat);
    if (number > asked) return refused("table.later_decision");
    return number == asked ? Checked() : refused("table.other_decision");
  }

  const TableFacts& facts_;
  Millis now_;
};

}  // namespace

std::expected<Allowed, Message> check_entry(const TableFacts& facts, Entry entry) {
  if (auto checked = std::visit(Check(facts, entry.time), entry.what); !checked)
    return std::unexpected(std::move(checked.error()));
  auto effect = effect_of(facts, entry);
  if (!effect) return std::unexpected(std::move(effect.error()));
  return Allowed{.entry = std::move(entry), .effect = *std::move(effect), .seq = facts.seq + 1};
}

}  // namespace orrery
