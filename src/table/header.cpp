// What everybody may know about a table, as JSON. Nothing in it changes unless an entry is added:
// clocks are given as they stood at their last change.
#include <boost/json.hpp>

#include "table/facts.h"
#include "table/facts_form.h"

namespace orrery {
namespace {

SeatSet asked(const TableFacts& facts) {
  return facts.phase == Phase::running && facts.course ? facts.course->active() : SeatSet();
}

// Name and kind: enough for a list.
json::object seat_json(const Holder& holder) {
  return {{"name", holder.name},
          {"kind", holder.empty()          ? "empty"
                   : holder.person.empty() ? "bot"
                                           : "person"}};
}

json::object full_seat_json(const TableFacts& facts, Seat seat) {
  const Holder& holder = facts.holder(seat);
  json::object object = seat_json(holder);
  if (!holder.bot.empty()) object["bot"] = holder.bot;
  if (holder.resigned) object["resigned"] = true;
  if (facts.course) object["decision"] = facts.course->decision(seat);
  if (asked(facts).has(seat)) object["asked"] = true;
  if (facts.clocks.exist() && !holder.person.empty()) {
    const Clocks::Hand& hand = facts.clocks.hands()[static_cast<std::size_t>(index(seat))];
    object["left"] = hand.left;
    if (hand.since != 0) object["since"] = hand.since;
  }
  return object;
}

json::object clock_json(const ClockRules& rules) {
  if (rules.kind == ClockRules::Kind::none) return {{"kind", "none"}};
  return FormWriter::written(rules).as_object();
}

json::array chat_json(const std::vector<ChatLine>& chat) {
  json::array lines;
  for (const ChatLine& line : chat)
    lines.push_back(json::object{{"time", line.time}, {"name", line.name}, {"text", line.text}});
  return lines;
}

// What is known once the game is over.
void add_ending(const TableFacts& facts, json::object& header) {
  header["outcome"] = json::parse(facts.outcome);
  header["winners"] = FormWriter::written(facts.winners);
  const Fairness fairness = facts.fairness();
  header["fair"] = {{"secret", fairness.secret}, {"nonces", FormWriter::written(fairness.nonces)}};
  if (!facts.rematch.empty()) header["rematch"] = facts.rematch;
}

}  // namespace

json::object header_of(const TableFacts& facts) {
  json::array seats;
  for (int seat = 0; seat < facts.created.players; ++seat)
    seats.push_back(full_seat_json(facts, seat_at(seat)));
  json::object header = {
      {"game", facts.created.game},
      {"rules", facts.rules.empty() ? facts.game->info().rules_version : facts.rules},
      {"players", facts.created.players},
      {"options", FormWriter::written(facts.game->options().values)},
      {"phase", FormWriter::written(facts.phase)},
      {"listed", facts.created.listed},
      {"seats", std::move(seats)},
      {"clock", clock_json(facts.created.clock)},
      {"commitment", commitment_to_secret(facts.created.secret)},
      {"chat", chat_json(facts.chat)}};
  if (facts.course) header["steps"] = facts.course->steps().size();
  if (!facts.created.previous.empty()) header["previous"] = facts.created.previous;
  if (!facts.start.empty()) header["resumed"] = true;
  if (facts.phase == Phase::running && facts.foreign) header["outdated"] = true;
  if (facts.back)
    header["back"] = {{"by", index(facts.back->by)},
                      {"steps", facts.back->steps},
                      {"agreed", FormWriter::written(facts.back->agreed)}};
  if (facts.phase == Phase::over) add_ending(facts, header);
  return header;
}

json::object summary_of(const TableFacts& facts) {
  json::object options;
  for (const OptionSpec& spec : facts.game->info().options)
    if (const std::string& value = facts.game->options().value(spec.name);
        value != spec.default_value())
      options[spec.name] = value;
  json::array seats;
  for (const Holder& holder : facts.holders) seats.push_back(seat_json(holder));
  return {{"game", facts.created.game},
          {"players", facts.created.players},
          {"options", std::move(options)},
          {"phase", FormWriter::written(facts.phase)},
          {"seats", std::move(seats)},
          {"asked", FormWriter::written(asked(facts))},
          {"clock", clock_json(facts.created.clock)}};
}

}  // namespace orrery
