#include "server/service.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "games/registry.h"
#include "server/document.h"
#include "server/replay.h"
#include "server/tokens.h"

namespace orrery::server {
namespace {

constexpr std::string_view kDone = R"({"ok":true})";

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

Result<void> require_creator(const Table& table, const Person& person) {
  if (is_creator(table, person)) return {};
  return refuse(403, {"server.not_creator"});
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
  if (const auto mine = seat_of(table, person); !mine) return std::unexpected(mine.error());
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

Host::Answer replied(const Service::Reply& reply) {
  return [reply](const Result<std::int64_t>& seq) {
    if (!seq) return reply(std::unexpected(seq.error()));
    reply(fmt::format(R"({{"ok":true,"seq":{}}})", *seq));
  };
}

Entry entry_of(auto what) { return {.time = 0, .what = std::move(what)}; }

}  // namespace

Result<void> within(const Limits& limits, RateLimit& limit, std::string_view who, Millis now) {
  if (limits.off) return {};
  const Millis wait = limit.take(who, now);
  if (wait == 0) return {};
  const auto seconds = static_cast<int>((wait + 999) / 1000);
  return std::unexpected(Refusal{.status = 429,
                                 .message = {"server.too_many", {{"seconds", seconds}}},
                                 .retry_after = seconds});
}

void Service::request(const Person& person, const Request& request,
                      std::shared_ptr<Watcher> watcher, const Reply& reply) {
  if (request.ask == Ask::watch) return watch(person, request, std::move(watcher), reply);
  if (request.ask == Ask::unwatch) {
    if (watcher) host_.unwatch(request.table, *watcher);
    return reply(std::string(kDone));
  }
  if (person.id.empty()) return reply(refuse(401, {"server.nobody"}));
  host_.saw(request.table, person.id);
  switch (request.ask) {
    case Ask::join:
      return join(person, request, reply);
    case Ask::rematch:
      return rematch(person, request, reply);
    case Ask::preview:
      return preview(person, request, reply);
    case Ask::digest:
      return digest(person, request, reply);
    case Ask::can_undo:
      return can_undo(person, request, reply);
    case Ask::hint:
      return hint(person, request, reply);
    default:
      return act(person, request, reply);
  }
}

void Service::watch(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
                    const Reply& reply) {
  if (!watcher) return reply(refuse(400, {"server.only_by_websocket"}));
  const auto answer = std::make_shared<json::object>(json::object{{"ok", true}});
  host_.watch(
      request.table, std::move(watcher), person.id, request.since,
      [person, id = request.table, key = request.key, answer](const Table& table) {
        if (is_creator(table, person)) answer->insert_or_assign("creator", true);
        if (is_creator(table, person) || table.seat_of(person.id))
          answer->insert_or_assign("links", links_to(id, table.created()));
        return admitted(table, person, key);
      },
      [reply, answer](const Result<std::int64_t>& seq) {
        if (!seq) return reply(std::unexpected(seq.error()));
        answer->insert_or_assign("seq", *seq);
        reply(json::serialize(*answer));
      });
}

void Service::join(const Person& person, const Request& request, const Reply& reply) {
  if (auto fine = within(limits_, limits_.joins, person.id, loop_.now()); !fine)
    return reply(std::unexpected(fine.error()));
  const auto join_at = [this, person, request, reply](std::optional<Seat> wanted) {
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
        replied(reply));
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

void Service::act(const Person& person, const Request& request, const Reply& reply) {
  if (request.ask == Ask::chat)
    if (auto fine = within(limits_, limits_.chat, person.id, loop_.now()); !fine)
      return reply(std::unexpected(fine.error()));
  host_.submit(
      request.table,
      [this, person, request](const Table& table) { return entry_for(person, request, table); },
      replied(reply));
}

Result<Entry> Service::entry_for(const Person& person, const Request& request,
                                 const Table& table) const {
  switch (request.ask) {
    case Ask::chat: {
      const auto viewer = admitted(table, person, request.key);
      if (!viewer) return std::unexpected(viewer.error());
      return entry_of(Said{.person = person.id, .name = person.name, .text = request.text});
    }
    case Ask::seat_bot:
    case Ask::remove:
    case Ask::start:
      if (auto creator = require_creator(table, person); !creator)
        return std::unexpected(creator.error());
      if (request.ask == Ask::start) return table.start(loop_.now());
      if (request.ask == Ask::remove) return entry_of(Left{.seat = *request.seat, .removed = true});
      return entry_of(BotSeated{.seat = *request.seat, .bot = request.bot});
    case Ask::stand_in:
      if (auto absent = require_absent(host_, request, table, person); !absent)
        return std::unexpected(absent.error());
      return entry_of(
          StoodIn{.seat = *request.seat, .bot = request.bot, .reason = StoodIn::Reason::absence});
    default:
      break;
  }
  const auto seat = seat_of(table, person);
  if (!seat) return std::unexpected(seat.error());
  switch (request.ask) {
    case Ask::leave:
      return entry_of(Left{.seat = *seat});
    case Ask::move:
      if (!holder_of(table, *seat).bot.empty()) return refuse(409, {"server.bot_plays"});
      return entry_of(Moved{.seat = *seat, .decision = request.decision, .move = request.move});
    case Ask::undo:
      return entry_of(TookBack{.seat = *seat, .decision = request.decision});
    case Ask::ask_back:
      return entry_of(AskedBack{.seat = *seat, .steps = request.steps});
    case Ask::answer_back:
      return entry_of(AnsweredBack{.seat = *seat, .agreed = request.agree});
    case Ask::come_back:
      return entry_of(Returned{.seat = *seat});
    default:
      return entry_of(Resigned{.seat = *seat, .bot = std::string(kStandIn)});
  }
}

void Service::preview(const Person& person, const Request& request, const Reply& reply) {
  host_.look(request.table, [person, move = request.move, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto seat = seat_of(**table, person);
    if (!seat) return reply(std::unexpected(seat.error()));
    auto says = preview_json(**table, *seat, move);
    if (!says) return reply(refuse(409, says.error()));
    reply(json::serialize(json::object{{"ok", true}, {"says", *std::move(says)}}));
  });
}

void Service::digest(const Person& person, const Request& request, const Reply& reply) {
  host_.look(request.table, [person, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto seat = seat_of(**table, person);
    if (!seat) return reply(std::unexpected(seat.error()));
    JsonWriter lines;
    write_lines((*table)->digest(*seat), std::nullopt, info_of(**table), lines);
    reply(fmt::format(R"({{"ok":true,"lines":{}}})", lines.text()));
  });
}

void Service::can_undo(const Person& person, const Request& request, const Reply& reply) {
  host_.look(request.table, [person, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto seat = seat_of(**table, person);
    if (!seat) return reply(std::unexpected(seat.error()));
    const auto possible = (*table)->check(entry_of(TookBack{
        .seat = *seat,
        .decision = (*table)->course() == nullptr ? 0 : (*table)->course()->decision(*seat)}));
    if (!possible) return reply(refuse(409, possible.error()));
    reply(std::string(kDone));
  });
}

void Service::hint(const Person& person, const Request& request, const Reply& reply) {
  if (auto fine = within(limits_, limits_.hints, person.id, loop_.now()); !fine)
    return reply(std::unexpected(fine.error()));
  host_.look(request.table, [this, person, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto seat = seat_of(**table, person);
    if (!seat) return reply(std::unexpected(seat.error()));
    const bool among_people = std::ranges::any_of((*table)->holders(), [&](const Holder& holder) {
      return !holder.person.empty() && holder.person != person.id;
    });
    if (among_people) return reply(refuse(409, {"server.no_hint_among_people"}));
    auto task = (*table)->advice(*seat, kStandIn);
    if (!task) return reply(refuse(409, {"core.not_your_turn", {{"seat", *seat}}}));
    const int decision = task->decision;
    host_.think(*std::move(task), [reply, decision](std::string move) {
      reply(json::serialize(
          json::object{{"ok", true}, {"decision", decision}, {"move", std::move(move)}}));
    });
  });
}

void Service::table(const Person& person, const std::string& id, const std::string& key,
                    const Reply& reply) {
  host_.look(id, [this, person, id, key, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto viewer = admitted(**table, person, key);
    if (!viewer) return reply(std::unexpected(viewer.error()));
    reply(whole_table(id, **table, *viewer, loop_.now()));
  });
}

void Service::record(const Person& person, const std::string& id, const std::string& key,
                     const Reply& reply) {
  host_.look(id, [person, key, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    if (const auto viewer = admitted(**table, person, key); !viewer)
      return reply(std::unexpected(viewer.error()));
    const auto record = (*table)->record();
    if (!record) return reply(refuse(409, record.error()));
    reply(write_record(*record));
  });
}

void Service::replay(const Person& person, const std::string& address, const std::string& id,
                     const std::string& key, const Reply& reply) {
  const std::string& who = person.id.empty() ? address : person.id;
  if (auto fine = within(limits_, limits_.replays, who, loop_.now()); !fine)
    return reply(std::unexpected(fine.error()));
  host_.look(id, [this, person, id, key, reply](Result<const Table*> table) {
    if (!table) return reply(std::unexpected(table.error()));
    const auto viewer = admitted(**table, person, key);
    if (!viewer) return reply(std::unexpected(viewer.error()));
    if ((*table)->phase() != Phase::over) return reply(refuse(409, {"table.not_over"}));
    if ((*table)->course() == nullptr) return reply(refuse(409, {"server.no_replay"}));
    slow_.run([id, copy = **table, viewer = *viewer] { return replay_text(id, copy, viewer); },
              reply);
  });
}

}  // namespace orrery::server
