#include "load/client/players.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/asio/steady_timer.hpp>
#include <fmt/format.h>

namespace orrery::load {
namespace {

constexpr int kProtocol = 1;
constexpr std::size_t kMostComplaints = 20;
// What may come of a lost connection: a move that was made already, perhaps by this very person and
// perhaps the last one, is made again; or the connection is about to be lost.
constexpr std::array<std::string_view, 3> kOfLosses = {"table.other_decision", "table.over",
                                                       "server.stopping"};

std::string_view text(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : "";
}

std::uint32_t microseconds_since(Clock::time_point when, Clock::time_point now) {
  return static_cast<std::uint32_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now - when).count());
}

}  // namespace

void Tally::complain(std::string what) {
  if (wrong.size() < kMostComplaints) wrong.push_back(std::move(what));
}

Players::Players(asio::io_context& context, const Addresses& addresses, const Options& options,
                 Tally& tally, Journal* journal, std::function<void(std::size_t)> finished)
    : context_(context),
      addresses_(addresses),
      options_(options),
      tally_(tally),
      journal_(journal),
      finished_(std::move(finished)),
      rng_(options.seed) {}

void Players::add(std::string cookie) {
  const std::size_t person = people_.size();
  people_.push_back({.cookie = cookie, .link = nullptr, .requests = {}, .at = {}});
  Link::Events events = {
      .heard = [this, person](std::string_view frame) { heard(person, frame); },
      .lost = [this, person](const std::string& why) { return lost(person, why); }};
  people_.back().link =
      std::make_unique<Link>(context_, addresses_, person, std::move(cookie), std::move(events));
  people_.back().link->open();
}

bool Players::all_there() const { return std::ranges::all_of(people_, &Person::welcome); }

bool Players::at_rest() const {
  return std::ranges::none_of(people_, [](const Person& person) {
    return std::ranges::any_of(
        person.requests, [](const auto& entry) { return entry.second.kind == RequestKind::move; });
  });
}

void Players::disconnect() {
  for (Person& person : people_) person.link->close();
}

void Players::begin(const MatchPtr& match) {
  matches_[match->place] = match;
  for (std::size_t seat = 0; seat < match->seats.size(); ++seat) {
    Person& person = people_[match->seats[seat].person];
    person.at[match->table] = {match, seat};
    if (person.welcome) watch(match, seat, true);
  }
}

// --- hearing
// ----------------------------------------------------------------------------------------

void Players::heard(std::size_t person, std::string_view frame) {
  std::array<unsigned char, 16384> room;  // NOLINT(*-member-init): written by the parser
  json::monotonic_resource memory(room.data(), room.size());
  boost::system::error_code error;
  const json::value value = json::parse(frame, error, &memory);
  if (error || !value.is_object()) {
    tally_.complain(fmt::format("no JSON object: {}", frame.substr(0, 100)));
    return;
  }
  const json::object& message = value.get_object();
  if (message.contains("re")) {
    answered(person, message);
    return;
  }
  const std::string_view type = text(message, "type");
  if (type == "welcome") welcomed(person, message);
  if (type == "table" || message.contains("update")) changed(person, message, frame.size());
}

bool Players::lost(std::size_t person, const std::string& why) {
  people_[person].welcome = false;
  people_[person].requests.clear();
  // Nobody knows what became of the last moves: they are made again if they are still asked for.
  for (const auto& [table, place] : people_[person].at) place.match->seats[place.seat].sent.reset();
  if (stopping_) return false;
  if (!options_.reconnect) {
    tally_.complain(fmt::format("a connection was lost: {}", why));
    return false;
  }
  ++tally_.reconnects;
  return true;
}

void Players::welcomed(std::size_t person, const json::object& message) {
  const json::value* protocol = message.if_contains("protocol");
  if (protocol == nullptr || *protocol != kProtocol)
    tally_.complain(fmt::format("the server does not speak protocol {}", kProtocol));
  people_[person].welcome = true;
  const std::unordered_map<std::string, Place> at = people_[person].at;
  for (const auto& [table, place] : at) watch(place.match, place.seat, false);
}

void Players::changed(std::size_t person, const json::object& message, std::size_t bytes) {
  const bool update = message.contains("update");
  const std::string_view table = text(message, update ? "update" : "table");
  const auto found = people_[person].at.find(std::string(table));
  if (found == people_[person].at.end()) return;  // left already
  const auto [match, number] = found->second;
  SeatAt& seat = match->seats[number];
  const std::int64_t before = seat.document.seq();
  const auto taken =
      update ? seat.document.take_update(message) : seat.document.take_table(message);
  if (!taken) {
    tally_.complain(fmt::format("table {}: {}", match->table, taken.error()));
    watch(match, number, true);
    return;
  }
  if (!update) {
    // A whole table says nothing about when its moves were made.
    seat.before = seat.document.seq();
    seat.expected.clear();
  } else if (seat.document.seq() > before) {
    if (tally_.counting) tally_.update_bytes.add(static_cast<std::uint32_t>(bytes));
    seat.before = before;
    seat.heard = Clock::now();
    heard_of(seat);
  }
  advance(match, number);
}

// Measures the moves of others that the seat has now heard of.
void Players::heard_of(SeatAt& seat) {
  while (!seat.expected.empty() && seat.expected.front().first <= seat.document.seq()) {
    if (tally_.counting)
      tally_.other_seat.add(microseconds_since(seat.expected.front().second, seat.heard));
    seat.expected.pop_front();
  }
}

void Players::answered(std::size_t person, const json::object& message) {
  const json::value& id = message.at("re");
  auto& requests = people_[person].requests;
  const auto found =
      id.is_int64() ? requests.find(static_cast<std::uint64_t>(id.get_int64())) : requests.end();
  if (found == requests.end()) {
    tally_.complain("an answer to no request");
    return;
  }
  const Request request = std::move(found->second);
  requests.erase(found);
  if (!message.contains("ok")) {
    refused(request, message);
  } else if (request.kind == RequestKind::move) {
    acknowledged(request, message);
  } else if (request.kind == RequestKind::watch) {
    advance(request.match, request.seat);
  }
}

void Players::acknowledged(const Request& request, const json::object& message) {
  const json::value* number = message.if_contains("seq");
  if (number == nullptr || !number->is_int64()) {
    tally_.complain("a move was acknowledged without a seq");
    return;
  }
  const std::int64_t seq = number->get_int64();
  const auto now = Clock::now();
  const Sent& sent = request.sent;
  Match& match = *request.match;
  if (journal_ != nullptr) journal_->move(match.table, seq, request.seat, sent.decision, sent.move);
  if (!tally_.counting) return;
  ++tally_.moves;
  tally_.answer.add(microseconds_since(sent.when, now));
  for (std::size_t other = 0; other < match.seats.size(); ++other) {
    SeatAt& seat = match.seats[other];
    if (other == request.seat) continue;
    if (seat.document.seq() < seq && !seat.left)
      seat.expected.emplace_back(seq, sent.when);
    else if (seat.before < seq && seq <= seat.document.seq())
      tally_.other_seat.add(microseconds_since(sent.when, seat.heard));
  }
}

void Players::refused(const Request& request, const json::object& message) {
  const json::value* error = message.if_contains("error");
  const json::array* reason = error != nullptr ? error->if_array() : nullptr;
  const std::string id(reason != nullptr && !reason->empty() && reason->front().is_string()
                           ? std::string_view(reason->front().get_string())
                           : "without a reason");
  ++tally_.refused[id];
  const json::value* seconds = message.if_contains("retry_after");
  if (seconds != nullptr && seconds->is_int64())
    try_later(request, std::chrono::seconds(seconds->get_int64()));
  else if (!options_.reconnect || std::ranges::find(kOfLosses, id) == kOfLosses.end())
    tally_.complain(fmt::format("table {}: refused with {}", request.match->table, id));
}

// --- playing
// ----------------------------------------------------------------------------------------

void Players::request(const MatchPtr& match, std::size_t seat, Request what, json::object message) {
  Person& person = people_[match->seats[seat].person];
  const std::uint64_t id = person.next_id++;
  message["id"] = id;
  message["table"] = match->table;
  what.match = match;
  what.seat = seat;
  person.requests.emplace(id, std::move(what));
  person.link->send(json::serialize(message));
}

void Players::watch(const MatchPtr& match, std::size_t seat, bool whole) {
  json::object message = {{"type", "watch"}};
  const Document& document = match->seats[seat].document;
  if (!whole && document.known()) message["since"] = document.seq();
  request(match, seat, {.kind = RequestKind::watch, .match = nullptr, .sent = {}},
          std::move(message));
}

void Players::advance(const MatchPtr& match, std::size_t number) {
  SeatAt& seat = match->seats[number];
  if (!seat.document.known() || seat.left || !people_[seat.person].welcome) return;
  if (seat.document.over()) {
    leave(match, number);
    return;
  }
  const auto decision = seat.document.asked();
  if (stopping_ || !decision || (seat.sent && seat.sent->decision == *decision)) return;
  if (options_.rate <= 0) {
    play(match, number, Clock::now());
  } else if (due_.empty()) {
    ready_.push_back({match, number});
  } else {
    const auto when = due_.front();
    due_.pop_front();
    play(match, number, when);
  }
}

void Players::move_is_due(Clock::time_point when) {
  while (!ready_.empty()) {
    const Place place = ready_.front();
    ready_.pop_front();
    SeatAt& seat = place.match->seats[place.seat];
    const auto decision = seat.document.asked();
    const bool waits = decision && !(seat.sent && seat.sent->decision == *decision);
    if (stopping_ || seat.left || !waits || !people_[seat.person].welcome) continue;
    play(place.match, place.seat, when);
    return;
  }
  due_.push_back(when);
}

void Players::play(const MatchPtr& match, std::size_t number, Clock::time_point when) {
  SeatAt& seat = match->seats[number];
  const std::size_t answers = seat.document.answers();
  if (answers == 0) {
    tally_.complain(fmt::format("table {} asks without offering an answer", match->table));
    return;
  }
  const std::size_t chosen =
      options_.first_move ? 0 : rng_.below(static_cast<std::uint32_t>(answers));
  seat.sent = {
      .decision = *seat.document.asked(), .move = seat.document.answer(chosen), .when = when};
  json::object message = {
      {"type", "move"}, {"decision", seat.sent->decision}, {"move", seat.sent->move}};
  request(match, number, {.kind = RequestKind::move, .match = nullptr, .sent = *seat.sent},
          std::move(message));
}

void Players::leave(const MatchPtr& match, std::size_t number) {
  SeatAt& seat = match->seats[number];
  seat.left = true;
  json::object message = {{"type", "unwatch"}};
  request(match, number, {.kind = RequestKind::unwatch, .match = nullptr, .sent = {}},
          std::move(message));
  people_[seat.person].at.erase(match->table);
  if (++match->left < match->seats.size()) return;
  if (tally_.counting) ++tally_.games;
  matches_.erase(match->place);
  finished_(match->place);
}

// A store that is away, a limit: the server says that the same may be asked again.
void Players::try_later(const Request& request, std::chrono::seconds after) {
  auto timer = std::make_shared<asio::steady_timer>(context_, after);
  timer->async_wait([this, timer, request](const boost::system::error_code& stopped) {
    SeatAt& seat = request.match->seats[request.seat];
    if (stopped || seat.left || !people_[seat.person].welcome) return;
    if (request.kind == RequestKind::watch) return watch(request.match, request.seat, false);
    seat.sent.reset();
    advance(request.match, request.seat);
  });
}

}  // namespace orrery::load
