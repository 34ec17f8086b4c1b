#include "server/service.h"

#include <algorithm>
#include <utility>

#include "games/registry.h"
#include "server/document.h"
#include "server/replay.h"
#include "server/tokens.h"

namespace orrery::server {
namespace {

json::object all_right() { return {{"ok", true}}; }

// A table that is not listed does not exist for those who lack its link.
Result<Viewer> admitted(const Table& table, const Person& person, std::string_view key) {
  if (const auto seat = table.seat_of(person.id); seat && !person.id.empty()) return Viewer(*seat);
  const Created& created = table.created();
  const bool invited = same_secret(key, created.watch_key) || same_secret(key, created.join_key) ||
                       (!person.id.empty() && created.creator == person.id);
  if (created.listed || invited) return Viewer::spectator();
  return refuse(404, {"server.no_table"});
}

Result<Seat> seat_of(const Table& table, const Person& person) {
  if (const auto seat = table.seat_of(person.id)) return *seat;
  return refuse(403, {"server.not_seated"});
}

bool is_creator(const Table& table, const Person& person) {
  return !person.id.empty() && table.created().creator == person.id;
}

bool has_seat(const Table& table, Seat seat) {
  return static_cast<std::size_t>(index(seat)) < table.holders().size();
}

const Holder& holder_of(const Table& table, Seat seat) {
  return table.holders()[static_cast<std::size_t>(index(seat))];
}

const GameInfo& info_of(const Table& table) { return find_game(table.created().game)->info(); }

// The seat asked for, or the first one that is free.
Result<Seat> free_seat(const Table& table, std::optional<Seat> wanted) {
  if (wanted) return *wanted;
  const auto& holders = table.holders();
  const auto free = std::ranges::find_if(holders, &Holder::empty);
  if (free == holders.end()) return refuse(409, {"server.table_full"});
  return seat_at(static_cast<int>(free - holders.begin()));
}

// Somebody else's seat may be given to a bot while they are away.
Result<void> require_absent(const Host& host, const Request& request, const Table& table,
                            const Person& person) {
  if (!has_seat(table, *request.seat)) return refuse(400, {"server.no_seat"});
  const Holder& holder = holder_of(table, *request.seat);
  const Host::Presence presence = holder.person == person.id
                                      ? Host::Presence::here
                                      : host.presence_of(request.table, holder.person);
  switch (presence) {
    case Host::Presence::here:
      return refuse(409, {"server.still_here", {{"name", holder.name}}});
    case Host::Presence::just_left:
      return refuse(409, {"server.just_left", {{"name", holder.name}}});
    case Host::Presence::away:
      break;
  }
  return {};
}

Host::Answer answered(const Service::Answer& answer) {
  return [answer](const Result<std::int64_t>& seq) {
    if (!seq) return answer(std::unexpected(seq.error()));
    answer(json::object{{"ok", true}, {"seq", *seq}});
  };
}

Entry entry_of(auto what) { return {.time = 0, .what = std::move(what)}; }

// --- the entries that people at the table make ---

Result<Entry> leave(const Request& /*request*/, const Table& /*table*/, Seat seat) {
  return entry_of(Left{.seat = seat});
}
Result<Entry> move(const Request& request, const Table& table, Seat seat) {
  if (!holder_of(table, seat).bot.empty()) return refuse(409, {"server.bot_plays"});
  return entry_of(Moved{.seat = seat, .decision = request.decision, .move = request.move});
}
Result<Entry> take_back(const Request& request, const Table& /*table*/, Seat seat) {
  return entry_of(TookBack{.seat = seat, .decision = request.decision});
}
Result<Entry> ask_back(const Request& request, const Table& /*table*/, Seat seat) {
  return entry_of(AskedBack{.seat = seat, .steps = request.steps});
}
Result<Entry> answer_back(const Request& request, const Table& /*table*/, Seat seat) {
  return entry_of(AnsweredBack{.seat = seat, .agreed = request.agree});
}
Result<Entry> come_back(const Request& /*request*/, const Table& /*table*/, Seat seat) {
  return entry_of(Returned{.seat = seat});
}
Result<Entry> resign(const Request& /*request*/, const Table& /*table*/, Seat seat) {
  return entry_of(Resigned{.seat = seat, .bot = std::string(kStandIn)});
}

Host::Make by_seated(const Person& person, const Request& request, const auto& make) {
  return [=](const Table& table) -> Result<Entry> {
    const auto seat = seat_of(table, person);
    if (!seat) return std::unexpected(seat.error());
    return make(request, table, *seat);
  };
}

// --- those that the creator makes ---

Result<Entry> seat_bot(const Request& request, const Table& /*table*/) {
  return entry_of(BotSeated{.seat = *request.seat, .bot = request.bot});
}
Result<Entry> remove(const Request& request, const Table& /*table*/) {
  return entry_of(Left{.seat = *request.seat, .removed = true});
}
Result<Entry> start(const Request& /*request*/, const Table& table) { return table.start(0); }

Host::Make by_creator(const Person& person, const Request& request, const auto& make) {
  return [=](const Table& table) -> Result<Entry> {
    if (!is_creator(table, person)) return refuse(403, {"server.not_creator"});
    return make(request, table);
  };
}

}  // namespace

// Every kind of request has its case here and nowhere else.
void Service::request(const Person& person, const Request& request,
                      std::shared_ptr<Watcher> watcher, const Answer& answer) {
  const bool looks_on = request.ask == Ask::watch || request.ask == Ask::unwatch;
  if (!looks_on && person.id.empty()) return answer(refuse(401, {"server.nobody"}));
  if (!looks_on) host_.saw(request.table, person.id);
  switch (request.ask) {
    case Ask::watch:
      return watch(person, request, std::move(watcher), answer);
    case Ask::unwatch:
      return unwatch(request, watcher.get(), answer);
    case Ask::join:
      return join(person, request, answer);
    case Ask::leave:
      return act(request, by_seated(person, request, leave), answer);
    case Ask::seat_bot:
      return act(request, by_creator(person, request, seat_bot), answer);
    case Ask::remove:
      return act(request, by_creator(person, request, remove), answer);
    case Ask::start:
      return act(request, by_creator(person, request, start), answer);
    case Ask::move:
      return act(request, by_seated(person, request, move), answer);
    case Ask::undo:
      return act(request, by_seated(person, request, take_back), answer);
    case Ask::ask_back:
      return act(request, by_seated(person, request, ask_back), answer);
    case Ask::answer_back:
      return act(request, by_seated(person, request, answer_back), answer);
    case Ask::stand_in:
      return stand_in(person, request, answer);
    case Ask::come_back:
      return act(request, by_seated(person, request, come_back), answer);
    case Ask::resign:
      return act(request, by_seated(person, request, resign), answer);
    case Ask::rematch:
      return rematch(person, request, answer);
    case Ask::chat:
      return chat(person, request, answer);
    case Ask::preview:
      return preview(person, request, answer);
    case Ask::digest:
      return digest(person, request, answer);
    case Ask::can_undo:
      return can_undo(person, request, answer);
    case Ask::hint:
      return hint(person, request, answer);
  }
  answer(refuse(
      400, {"server.unknown_type", {{"type", std::to_string(static_cast<int>(request.ask))}}}));
}

void Service::watch(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
                    const Answer& answer) {
  if (!watcher) return answer(refuse(400, {"server.only_by_websocket"}));
  const auto members = std::make_shared<json::object>(all_right());
  host_.watch(
      request.table, std::move(watcher), person.id, request.since,
      [person, id = request.table, key = request.key, members](const Table& table) {
        if (is_creator(table, person)) members->insert_or_assign("creator", true);
        if (is_creator(table, person) || table.seat_of(person.id))
          members->insert_or_assign("links", links_to(id, table.created()));
        return admitted(table, person, key);
      },
      [answer, members](const Result<std::int64_t>& seq) {
        if (!seq) return answer(std::unexpected(seq.error()));
        members->insert_or_assign("seq", *seq);
        answer(*members);
      });
}

void Service::unwatch(const Request& request, const Watcher* watcher, const Answer& answer) {
  if (watcher != nullptr) host_.unwatch(request.table, *watcher);
  answer(all_right());
}

void Service::join(const Person& person, const Request& request, const Answer& answer) {
  if (auto fine = within(limits_, limits_.joins, person.id, loop_.now()); !fine)
    return answer(std::unexpected(fine.error()));
  const auto join_at = [this, person, request, answer](std::optional<Seat> wanted) {
    host_.submit(
        request.table,
        [=](const Table& table) -> Result<Entry> {
          if (!table.created().listed && table.created().creator != person.id &&
              !same_secret(request.key, table.created().join_key))
            return refuse(404, {"server.no_table"});
          // Who asks twice is told so, also when the table is full by now.
          if (table.seat_of(person.id)) return refuse(409, {"table.already_seated"});
          const auto seat = free_seat(table, wanted);
          if (!seat) return std::unexpected(seat.error());
          return entry_of(Joined{
              .seat = *seat, .person = person.id, .name = person.name, .nonce = request.nonce});
        },
        answered(answer));
  };
  if (request.seat) return join_at(request.seat);
  // At a rematch everybody moves one seat on.
  host_.look(request.table, [this, person, join_at](const Result<const Table*>& table) {
    const std::string previous = table ? (*table)->created().previous : "";
    if (previous.empty()) return join_at(std::nullopt);
    const int players = (*table)->created().players;
    host_.look(previous, [=](const Result<const Table*>& old) {
      const auto sat = old ? (*old)->seat_of(person.id) : std::nullopt;
      join_at(sat ? std::optional(seat_at((index(*sat) + 1) % players)) : std::nullopt);
    });
  });
}

void Service::act(const Request& request, Host::Make make, const Answer& answer) {
  host_.submit(request.table, std::move(make), answered(answer));
}

void Service::chat(const Person& person, const Request& request, const Answer& answer) {
  if (auto fine = within(limits_, limits_.chat, person.id, loop_.now()); !fine)
    return answer(std::unexpected(fine.error()));
  const auto say = [person, request](const Table& table) -> Result<Entry> {
    if (const auto viewer = admitted(table, person, request.key); !viewer)
      return std::unexpected(viewer.error());
    return entry_of(Said{.person = person.id, .name = person.name, .text = request.text});
  };
  act(request, say, answer);
}

void Service::stand_in(const Person& person, const Request& request, const Answer& answer) {
  const auto seat_bot_for = [this, person](const Request& asked, const Table& table,
                                           Seat /*seat*/) -> Result<Entry> {
    if (auto absent = require_absent(host_, asked, table, person); !absent)
      return std::unexpected(absent.error());
    return entry_of(
        StoodIn{.seat = *asked.seat, .bot = asked.bot, .reason = StoodIn::Reason::absence});
  };
  act(request, by_seated(person, request, seat_bot_for), answer);
}

// --- looking ---

void Service::look_from_seat(const Person& person, const Request& request, const Answer& answer,
                             LookFromSeat look) {
  host_.look(request.table, [person, answer, look = std::move(look)](Result<const Table*> table) {
    if (!table) return answer(std::unexpected(table.error()));
    const auto seat = seat_of(**table, person);
    if (!seat) return answer(std::unexpected(seat.error()));
    look(**table, *seat);
  });
}

void Service::preview(const Person& person, const Request& request, const Answer& answer) {
  look_from_seat(person, request, answer,
                 [answer, move = request.move](const Table& table, Seat seat) {
                   auto says = preview_json(table, seat, move);
                   if (!says) return answer(refuse(409, says.error()));
                   answer(json::object{{"ok", true}, {"says", *std::move(says)}});
                 });
}

void Service::digest(const Person& person, const Request& request, const Answer& answer) {
  look_from_seat(person, request, answer, [answer](const Table& table, Seat seat) {
    JsonWriter lines;
    write_lines(table.digest(seat), std::nullopt, info_of(table), lines);
    answer(json::object{{"ok", true}, {"lines", lines.parsed()}});
  });
}

void Service::can_undo(const Person& person, const Request& request, const Answer& answer) {
  look_from_seat(person, request, answer, [answer](const Table& table, Seat seat) {
    const int decision = table.course() == nullptr ? 0 : table.course()->decision(seat);
    const auto possible = table.check(entry_of(TookBack{.seat = seat, .decision = decision}));
    if (!possible) return answer(refuse(409, possible.error()));
    answer(all_right());
  });
}

void Service::hint(const Person& person, const Request& request, const Answer& answer) {
  if (auto fine = within(limits_, limits_.hints, person.id, loop_.now()); !fine)
    return answer(std::unexpected(fine.error()));
  look_from_seat(person, request, answer, [this, person, answer](const Table& table, Seat seat) {
    const bool among_people = std::ranges::any_of(table.holders(), [&](const Holder& holder) {
      return !holder.person.empty() && holder.person != person.id;
    });
    if (among_people) return answer(refuse(409, {"server.no_hint_among_people"}));
    auto task = table.question(seat);
    if (!task) return answer(refuse(409, {"core.not_your_turn", {{"seat", seat}}}));
    const int decision = task->decision;
    host_.advise(*std::move(task), hint_bot_, [answer, decision](std::string move) {
      answer(json::object{{"ok", true}, {"decision", decision}, {"move", std::move(move)}});
    });
  });
}

void Service::look_as_viewer(const Person& person, const std::string& id, const std::string& key,
                             const Reply& reply, LookAsViewer look) {
  host_.look(id, [person, key, reply, look = std::move(look)](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto viewer = admitted(**table, person, key);
    if (!viewer) return reply(std::unexpected(viewer.error()));
    look(**table, *viewer);
  });
}

void Service::table(const Person& person, const std::string& id, const std::string& key,
                    const Reply& reply) {
  look_as_viewer(person, id, key, reply, [this, id, reply](const Table& table, Viewer viewer) {
    reply(whole_table(id, table, viewer, loop_.now()));
  });
}

void Service::record(const Person& person, const std::string& id, const std::string& key,
                     const Reply& reply) {
  look_as_viewer(person, id, key, reply, [reply](const Table& table, Viewer /*viewer*/) {
    const auto record = table.record();
    if (!record) return reply(refuse(409, record.error()));
    reply(write_record(*record));
  });
}

void Service::replay(const Person& person, const std::string& address, const std::string& id,
                     const std::string& key, const Reply& reply) {
  const std::string& who = person.id.empty() ? address : person.id;
  if (auto fine = within(limits_, limits_.replays, who, loop_.now()); !fine)
    return reply(std::unexpected(fine.error()));
  look_as_viewer(person, id, key, reply, [this, id, reply](const Table& table, Viewer viewer) {
    if (table.phase() != Phase::over) return reply(refuse(409, {"table.not_over"}));
    if (table.course() == nullptr) return reply(refuse(409, {"server.no_replay"}));
    slow_.run([id, copy = table, viewer] { return replay_text(id, copy, viewer); }, reply);
  });
}

}  // namespace orrery::server
