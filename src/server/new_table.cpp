// The part of the service that makes tables: new ones, and those of a rematch.
#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "core/json_reader.h"
#include "games/registry.h"
#include "server/service.h"
#include "server/tokens.h"
#include "table/fairness.h"

namespace orrery::server {
namespace {

constexpr int kLobbySize = 100;
constexpr int kMineSize = 100;
constexpr std::string_view kMe = "me";
// Long enough for any game by post, and far from where milliseconds overflow.
constexpr Millis kLongestTime = Millis{365} * 24 * 3600 * 1000;

ClockRules read_clock(const JsonReader& from) {
  if (!from.exists()) return {};
  using Kind = ClockRules::Kind;
  ClockRules clock;
  clock.kind = static_cast<Kind>(from.at("kind").name({"none", "live", "days"}));
  if (clock.kind == Kind::none) {
    from.allow_only({"kind"});
    return clock;
  }
  clock.base = from.at("base").integer(1000, kLongestTime);
  if (clock.kind == Kind::days) {
    from.allow_only({"kind", "base"});
    return clock;
  }
  from.allow_only({"kind", "base", "increment"});
  if (const JsonReader increment = from.maybe("increment"); increment.exists())
    clock.increment = increment.integer(0, kLongestTime);
  return clock;
}

GivenOptions read_options(const JsonReader& from) {
  GivenOptions options;
  if (!from.exists()) return options;
  for (const std::string& name : from.keys()) options[name] = from.at(name).text();
  return options;
}

std::vector<std::string> read_seats(const JsonReader& from, int players) {
  const auto count = static_cast<std::size_t>(players);
  std::vector<std::string> seats;
  if (!from.exists()) {
    seats.resize(count);
    seats.front() = kMe;
    return seats;
  }
  for (const JsonReader& seat : from.items(count, count))
    seats.push_back(seat.is_null() ? "" : seat.text());
  if (std::ranges::count(seats, kMe) > 1) from.complain("server.seated_twice");
  return seats;
}

Created completed(Created created, const Person& person) {
  created.creator = person.id;
  created.secret = random_secret();
  created.join_key = random_key();
  created.watch_key = random_key();
  return created;
}

std::vector<Entry> first_entries(const NewTable& wanted, const Person& person, Millis now) {
  std::vector<Entry> entries = {{.time = now, .what = completed(wanted.created, person)}};
  for (std::size_t i = 0; i < wanted.seats.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (wanted.seats[i] == kMe)
      entries.push_back(
          {.time = now,
           .what = Joined{
               .seat = seat, .person = person.id, .name = person.name, .nonce = wanted.nonce}});
    else if (!wanted.seats[i].empty())
      entries.push_back({.time = now, .what = BotSeated{.seat = seat, .bot = wanted.seats[i]}});
  }
  return entries;
}

// What the next game at the table of `old` is: the same, everybody one seat on.
NewTable next_game(const Table& old, const std::string& id, const Person& person,
                   const std::string& nonce) {
  NewTable next;
  const Created& before = old.created();
  next.created = {.game = before.game,
                  .players = before.players,
                  .options = before.options,
                  .clock = before.clock,
                  .listed = before.listed,
                  .creator = {},
                  .secret = {},
                  .join_key = {},
                  .watch_key = {},
                  .previous = id};
  next.nonce = nonce;
  for (const Holder& holder : rotated(old.holders()))
    next.seats.push_back(holder.person == person.id ? std::string(kMe)
                         : holder.person.empty()    ? holder.bot
                                                    : "");
  next.start = std::ranges::none_of(next.seats, &std::string::empty);
  return next;
}

std::string_view phase_of(TableStatus status) {
  switch (status) {
    case TableStatus::gathering:
      return "gathering";
    case TableStatus::running:
      return "running";
    case TableStatus::over:
      break;
  }
  return "over";
}

json::object row_json(const TableRow& row) {
  json::object table = {
      {"table", row.id}, {"updated", row.updated}, {"phase", phase_of(row.status)}};
  json::array& asked = table["asked"].emplace_array();
  for (const Seat seat : SeatSet::from_bits(static_cast<std::uint8_t>(row.asked)))
    asked.emplace_back(index(seat));
  const json::value summary = json::parse(row.summary);
  for (const auto& [key, value] : summary.as_object()) table.emplace(key, value);
  return table;
}

std::string list_text(json::array tables) {
  return json::serialize(json::object{{"tables", std::move(tables)}});
}

}  // namespace

json::object links_to(const std::string& id, const Created& created) {
  return {{"join", fmt::format("/table/{}?key={}", id, created.join_key)},
          {"watch", fmt::format("/table/{}?key={}", id, created.watch_key)}};
}

Result<NewTable> read_new_table(std::string_view body) {
  const auto value = parse_json(body, "request");
  if (!value) return refuse(400, value.error());
  Problems problems;
  const JsonReader from(*value, "request", problems);
  from.allow_only({"game", "players", "options", "clock", "listed", "seats", "nonce", "start"});
  NewTable wanted;
  Created& created = wanted.created;
  created.game = from.at("game").text();
  const GameEntry* game = find_game(created.game);
  if (game == nullptr && !problems.any())
    problems.add({"server.unknown_game", {{"game", created.game}}});
  if (problems.any()) return refuse(400, problems.first());

  const GameInfo& info = game->info();
  const JsonReader players = from.maybe("players");
  created.players =
      players.exists() ? static_cast<int>(players.integer(1, kMaxSeats)) : info.default_players;
  created.clock = read_clock(from.maybe("clock"));
  if (const JsonReader listed = from.maybe("listed"); listed.exists())
    created.listed = listed.boolean();
  if (const JsonReader start = from.maybe("start"); start.exists()) wanted.start = start.boolean();
  wanted.seats = read_seats(from.maybe("seats"), created.players);
  if (const JsonReader nonce = from.maybe("nonce"); nonce.exists()) {
    wanted.nonce = nonce.text();
    if (!is_nonce(wanted.nonce)) nonce.complain("server.bad_nonce");
  } else if (std::ranges::find(wanted.seats, kMe) != wanted.seats.end()) {
    from.at("nonce");
  }
  const auto options = check_options(info, created.players, read_options(from.maybe("options")));
  if (problems.any()) return refuse(400, problems.first());
  if (!options) return refuse(400, options.error());
  created.options = options->values;
  return wanted;
}

void Service::create_table(const Person& person, std::string_view body, const Answer& answer) {
  if (person.id.empty()) return answer(refuse(401, {"server.nobody"}));
  if (auto fine = within(limits_, limits_.tables, person.id, loop_.now()); !fine)
    return answer(std::unexpected(fine.error()));
  const auto wanted = read_new_table(body);
  if (!wanted) return answer(std::unexpected(wanted.error()));
  make_table(person, random_id(), *wanted, answer);
}

void Service::make_table(const Person& person, const std::string& id, const NewTable& wanted,
                         const Answer& answer) {
  json::value seat = nullptr;
  if (const auto me = std::ranges::find(wanted.seats, kMe); me != wanted.seats.end())
    seat = me - wanted.seats.begin();
  auto entries = first_entries(wanted, person, loop_.now());
  const json::object links = links_to(id, std::get<Created>(entries.front().what));
  host_.create(id, std::move(entries), wanted.start, [=](const Result<std::int64_t>& seq) {
    if (!seq) return answer(std::unexpected(seq.error()));
    answer(
        json::object{{"ok", true}, {"table", id}, {"seq", *seq}, {"seat", seat}, {"links", links}});
  });
}

// The old table names the new one first: whoever asks again, or at the same time, comes to the same
// table. It is made by the first who finds that it is not there.
void Service::rematch(const Person& person, const Request& request, const Answer& answer) {
  const std::string fresh = random_id();
  host_.submit(
      request.table,
      [=](const Table& table) -> Result<Entry> {
        if (!table.seat_of(person.id)) return refuse(403, {"server.not_seated"});
        return Entry{.time = 0, .what = Rematched{.table = fresh}};
      },
      [=, this](const Result<std::int64_t>& seq) {
        if (!seq && seq.error().status != 409) return answer(std::unexpected(seq.error()));
        host_.look(request.table, [=, this](Result<const Table*> old) {
          if (!old) return answer(std::unexpected(old.error()));
          const std::string next = (*old)->rematch();
          if (next.empty()) return answer(std::unexpected(seq.error()));
          const NewTable wanted = next_game(**old, request.table, person, request.nonce);
          host_.look(next, [=, this](const Result<const Table*>& made) {
            if (made)
              return answer(json::object{
                  {"ok", true}, {"table", next}, {"links", links_to(next, (*made)->created())}});
            if (made.error().status != 404) return answer(std::unexpected(made.error()));
            make_table(person, next, wanted, answer);
          });
        });
      });
}

void Service::lobby(const Reply& reply) {
  keeper_.read([](Store& store) { return store.lobby(kLobbySize); },
               [reply](const Stored<std::vector<TableRow>>& rows) {
                 if (!rows) return reply(store_failed(rows.error()));
                 json::array tables;
                 for (const TableRow& row : *rows) tables.emplace_back(row_json(row));
                 reply(list_text(std::move(tables)));
               });
}

void Service::tables_of(const Person& person, const Reply& reply) {
  keeper_.read([id = person.id](Store& store) { return store.tables_of(id, kMineSize); },
               [reply](const Stored<std::vector<MemberTable>>& found) {
                 if (!found) return reply(store_failed(found.error()));
                 json::array tables;
                 for (const auto& [row, seat] : *found) {
                   json::object table = row_json(row);
                   if (seat != Member::kNoSeat) table.emplace("you", seat);
                   tables.emplace_back(std::move(table));
                 }
                 reply(list_text(std::move(tables)));
               });
}

}  // namespace orrery::server
