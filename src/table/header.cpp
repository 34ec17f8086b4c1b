// What everybody may know about a table, as JSON. Nothing in it changes unless an entry is added:
// clocks are given as they stood at their last change.
#include "table/facts.h"
#include "table/facts_form.h"

namespace orrery {
namespace {

std::string_view kind_of(const Holder& holder) {
  if (holder.empty()) return "empty";
  return holder.person.empty() ? "bot" : "person";
}

// Name and kind: enough for a list.
void write_holder(const Holder& holder, JsonWriter& out) {
  out.member("name", holder.name);
  out.member("kind", kind_of(holder));
}

void write_seat(const TableFacts& facts, Seat seat, JsonWriter& out) {
  const Holder& holder = facts.holder(seat);
  const auto object = out.object();
  write_holder(holder, out);
  if (!holder.bot.empty()) out.member("bot", holder.bot);
  if (holder.resigned) out.member("resigned", true);
  if (facts.clocks.exist() && !holder.person.empty()) {
    const Clocks::Hand& hand = facts.clocks.hands()[static_cast<std::size_t>(index(seat))];
    out.member("left", hand.left);
    if (hand.since != 0) out.member("since", hand.since);
  }
}

void write_seats(const TableFacts& facts, JsonWriter& out) {
  const auto seats = out.array();
  for (int seat = 0; seat < facts.created.players; ++seat) write_seat(facts, seat_at(seat), out);
}

void write_clock(const ClockRules& rules, JsonWriter& out) {
  if (rules.kind != ClockRules::Kind::none) return FormWriter::write(rules, out);
  const auto object = out.object();
  out.member("kind", "none");
}

void write_chat(const std::vector<ChatLine>& chat, JsonWriter& out) {
  const auto lines = out.array();
  for (const ChatLine& line : chat) {
    const auto object = out.object();
    out.member("time", line.time);
    out.member("name", line.name);
    out.member("text", line.text);
  }
}

// What is known once the game is over.
void write_ending(const TableFacts& facts, JsonWriter& out) {
  FormWriter::write(facts.winners, out.key("winners"));
  const Fairness fairness = facts.fairness();
  {
    const auto fair = out.object("fair");
    out.member("secret", fairness.secret);
    FormWriter::write(fairness.nonces, out.key("nonces"));
  }
  if (!facts.rematch.empty()) out.member("rematch", facts.rematch);
}

}  // namespace

SeatSet asked(const TableFacts& facts) {
  return facts.phase == Phase::running && facts.course ? facts.course->active() : SeatSet();
}

void write_header(const TableFacts& facts, JsonWriter& out) {
  out.member("game", facts.created.game);
  out.member("rules", facts.rules.empty() ? facts.game->info().rules_version : facts.rules);
  out.member("players", facts.created.players);
  FormWriter::write(facts.game->options().values, out.key("options"));
  FormWriter::write(facts.phase, out.key("phase"));
  out.member("listed", facts.created.listed);
  write_seats(facts, out.key("seats"));
  FormWriter::write(asked(facts), out.key("asked"));
  write_clock(facts.created.clock, out.key("clock"));
  out.member("commitment", facts.commitment);
  write_chat(facts.chat, out.key("chat"));
  if (!facts.created.previous.empty()) out.member("previous", facts.created.previous);
  if (!facts.start.empty()) out.member("resumed", true);
  if (facts.phase == Phase::running && facts.foreign) out.member("outdated", true);
  if (facts.back) FormWriter::write(*facts.back, out.key("back"));
  if (facts.phase == Phase::over) write_ending(facts, out);
}

std::string summary_of(const TableFacts& facts) {
  JsonWriter out;
  {
    const auto summary = out.object();
    out.member("game", facts.created.game);
    out.member("players", facts.created.players);
    {
      const auto options = out.object("options");
      for (const OptionSpec& spec : facts.game->info().options)
        if (const std::string& value = facts.game->options().value(spec.name);
            value != spec.default_value())
          out.member(spec.name, value);
    }
    {
      const auto seats = out.array("seats");
      for (const Holder& holder : facts.holders) {
        const auto seat = out.object();
        write_holder(holder, out);
      }
    }
    write_clock(facts.created.clock, out.key("clock"));
  }
  return std::move(out).take();
}

}  // namespace orrery
