#include "server/router.h"

#include <algorithm>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "bots/kinds.h"
#include "core/embedded.h"
#include "games/listing.h"
#include "games/registry.h"
#include "server/pages.h"
#include "server/wire.h"

namespace orrery::server {
namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr int kCookieDays = 400;  // the longest browsers allow
constexpr Millis kHealthKept = 1000;

json::object person_json(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"password", !person.password.empty()}};
}

HttpResponse json_response(std::string text) {
  return {.status = 200,
          .content_type = "application/json",
          .body = std::move(text),
          .headers = {{"Cache-Control", "no-store"}}};
}
HttpResponse json_response(const json::object& object) {
  return json_response(json::serialize(object));
}

json::array score_rows_json(const GameInfo& info) {
  json::array rows;
  for (const ScoreRow& row : info.score_rows)
    rows.push_back({{"id", row.id}, {"part", row.part}, {"automaton", row.automaton}});
  return rows;
}

std::string games_body(const Catalogue& catalogue) {
  json::array games = games_json(catalogue);
  for (json::value& game : games)
    game.as_object().emplace("score_rows",
                             score_rows_json(find_game(game.at("game").as_string())->info()));
  json::array bots;
  for (const BotKind& kind : bot_kinds()) bots.emplace_back(kind.name);
  return json::serialize(json::object{{"games", std::move(games)}, {"bots", std::move(bots)}});
}

// The catalogue of every language that the program has, by where it is asked for.
std::map<std::string, std::string> messages_by_path() {
  constexpr std::string_view kFolder = "messages/";
  std::map<std::string, json::object> catalogues;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kFolder)) continue;
    const std::string language(
        file.path.substr(kFolder.size(), file.path.find('/', kFolder.size()) - kFolder.size()));
    const json::value part = json::parse(file.text);
    for (const auto& [id, text] : part.as_object()) catalogues[language].emplace(id, text);
  }
  std::map<std::string, std::string> bodies;
  for (const auto& [language, catalogue] : catalogues)
    bodies["/api/messages/" + language] = json::serialize(catalogue);
  return bodies;
}

std::string cookie(std::string_view token, int seconds, bool secure) {
  return fmt::format("orrery={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", token, seconds,
                     secure ? "; Secure" : "");
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Percent-decoding; false where it is broken.
bool decode(std::string_view text, std::string& decoded) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return false;
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return false;
    decoded += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return true;
}

bool is_page(const HttpRequest& request) {
  return request.method == "GET" && !request.path.starts_with("/api/");
}

}  // namespace

bool read_target(std::string_view target, HttpRequest& request) {
  const std::size_t mark = target.find('?');
  if (!decode(target.substr(0, mark), request.path)) return false;
  if (mark == std::string_view::npos) return true;
  std::string_view rest = target.substr(mark + 1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view pair = rest.substr(0, end);
    const std::size_t equals = std::min(pair.find('='), pair.size());
    std::string value;
    if (equals < pair.size() && !decode(pair.substr(equals + 1), value)) return false;
    request.query[std::string(pair.substr(0, equals))] = value;
    rest = rest.substr(std::min(end + 1, rest.size()));
  }
  return true;
}

Router::Router(People& people, Service& service, Keeper& keeper, Loop& loop, Limits& limits,
               Metrics& metrics, RouterOptions options)
    : people_(people),
      service_(service),
      keeper_(keeper),
      loop_(loop),
      limits_(limits),
      metrics_(metrics),
      options_(std::move(options)),
      catalogue_(Catalogue::built_in()),
      games_(games_body(catalogue_)),
      messages_(messages_by_path()) {}

bool Router::same_origin(const HttpRequest& request) const {
  if (request.origin.empty()) return true;  // no browser
  if (!options_.public_url.empty() && request.origin == options_.public_url) return true;
  return request.origin == fmt::format("{}://{}", request.secure ? "https" : "http", request.host);
}

HttpResponse Router::refused(const Refusal& refusal) const {
  HttpResponse response = json_response(json::object{{"error", wire_json(refusal.message)},
                                                     {"text", catalogue_.say(refusal.message)}});
  response.status = refusal.status;
  if (refusal.retry_after != 0)
    response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
  return response;
}

Service::Reply Router::json_reply(const Respond& respond) const {
  return [this, respond](const Result<std::string>& text) {
    respond(text ? json_response(*text) : refused(text.error()));
  };
}

Service::Answer Router::json_answer(const Respond& respond) const {
  return [this, respond](const Result<json::object>& answer) {
    respond(answer ? json_response(*answer) : refused(answer.error()));
  };
}

HttpResponse Router::signed_in(const HttpRequest& request, const SignedIn& who) const {
  HttpResponse response = json_response(person_json(who.person));
  if (!who.token.empty())
    response.headers.emplace_back("Set-Cookie",
                                  cookie(who.token, kCookieDays * 24 * 3600, request.secure));
  return response;
}

void Router::handle(const HttpRequest& request, const Respond& respond) {
  ++metrics_.http_requests;
  if (request.method != "GET" && request.method != "POST") {
    HttpResponse response = refused({.status = 405, .message = {"server.no_method"}});
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    return respond(response);
  }
  // Whoever looks after the server asks as often as they like.
  if (request.path == "/healthz") return health(respond);
  if (request.path == "/metrics")
    return respond({.status = 200,
                    .content_type = "text/plain; version=0.0.4",
                    .body = metrics_.text(),
                    .headers = {}});
  if (auto fine = within(limits_, limits_.http, request.address, loop_.now()); !fine) {
    ++metrics_.limited_requests;
    return respond(refused(fine.error()));
  }
  if (is_page(request)) return respond(page(request.path, request.gzip));
  if (request.method != "GET") {
    if (!same_origin(request))
      return respond(refused({.status = 403, .message = {"server.other_origin"}}));
    // A form of another site cannot send this type.
    if (!request.content_type.starts_with("application/json"))
      return respond(refused({.status = 415, .message = {"server.not_json"}}));
  }
  people_.who(request.token, [this, request, respond](const Result<Person>& person) {
    if (!person) return respond(refused(person.error()));
    dispatch(*person, request, respond);
  });
}

void Router::dispatch(const Person& person, const HttpRequest& request, const Respond& respond) {
  const bool get = request.method == "GET";
  if (get && request.path == "/api/games")
    return respond({.status = 200, .body = games_, .headers = {}});
  if (const auto messages = messages_.find(request.path); get && messages != messages_.end())
    return respond({.status = 200, .body = messages->second, .headers = {}});
  if (request.path.starts_with("/api/tables")) return dispatch_tables(person, request, respond);
  dispatch_people(person, request, respond);
}

void Router::dispatch_people(const Person& person, const HttpRequest& request,
                             const Respond& respond) {
  const auto reply_signed_in = [this, request, respond](const Result<SignedIn>& who) {
    respond(who ? signed_in(request, *who) : refused(who.error()));
  };
  if (request.path == "/api/me" && request.method == "GET") {
    // That nobody came before is no fault.
    if (person.id.empty()) return respond(json_response(std::string("null")));
    return respond(json_response(person_json(person)));
  }
  if (request.path == "/api/me")
    return people_.call(person, request.body, request.address, reply_signed_in);
  const bool post = request.method == "POST";
  if (post && request.path == "/api/login")
    return people_.log_in(request.body, request.address, reply_signed_in);
  if (post && request.path == "/api/password")
    return people_.set_password(
        person, request.token, request.body, [this, respond](const Result<Person>& changed) {
          respond(changed ? json_response(person_json(*changed)) : refused(changed.error()));
        });
  if (post && request.path == "/api/logout")
    return people_.log_out(request.token, [this, request, respond](const Result<bool>& gone) {
      if (!gone) return respond(refused(gone.error()));
      HttpResponse response = json_response(json::object{{"ok", true}});
      response.headers.emplace_back("Set-Cookie", cookie("", 0, request.secure));
      respond(response);
    });
  respond(refused({.status = 404, .message = {"server.no_page"}}));
}

void Router::dispatch_tables(const Person& person, const HttpRequest& request,
                             const Respond& respond) {
  const bool get = request.method == "GET";
  if (request.path == "/api/tables")
    return get ? service_.lobby(json_reply(respond))
               : service_.create_table(person, request.body, json_answer(respond));
  if (get && request.path == "/api/tables/mine") {
    if (person.id.empty()) return respond(refused({.status = 401, .message = {"server.nobody"}}));
    return service_.tables_of(person, json_reply(respond));
  }
  if (request.path.starts_with(kTables))
    return one_table(person, request, std::string_view(request.path).substr(kTables.size()),
                     respond);
  respond(refused({.status = 404, .message = {"server.no_page"}}));
}

// `rest` is "ID", "ID/record" or "ID/replay".
void Router::one_table(const Person& person, const HttpRequest& request, std::string_view rest,
                       const Respond& respond) {
  const auto found = request.query.find("key");
  const std::string key = found == request.query.end() ? "" : found->second;
  const std::size_t slash = rest.find('/');
  const std::string id(rest.substr(0, slash));
  const bool get = request.method == "GET";
  const Service::Reply reply = json_reply(respond);
  if (get && slash != std::string_view::npos && rest.substr(slash) == "/record")
    return service_.record(person, id, key, reply);
  if (get && slash != std::string_view::npos && rest.substr(slash) == "/replay")
    return service_.replay(person, request.address, id, key, reply);
  if (slash != std::string_view::npos)
    return respond(refused({.status = 404, .message = {"server.no_page"}}));
  if (get) return service_.table(person, id, key, reply);
  const auto asked = read_request(request.body, id);
  if (!asked) return respond(refused({.status = 400, .message = asked.error().reason}));
  service_.request(person, *asked, nullptr, json_answer(respond));
}

// The store is written to in order to know. However many ask, that happens once a second at most.
void Router::health(const Respond& respond) {
  const Millis age = loop_.now() - health_time_;
  if (health_ && age >= 0 && age < kHealthKept) return respond(*health_);
  health_waiting_.push_back(respond);
  if (health_waiting_.size() > 1) return;
  keeper_.read([](Store& store) { return store.check(); },
               [this](const Stored<void>& checked) {
                 health_ = checked ? json_response(json::object{{"ok", true}})
                                   : refused(store_failed(checked.error()).error());
                 health_time_ = loop_.now();
                 for (const Respond& each : std::exchange(health_waiting_, {})) each(*health_);
               });
}

}  // namespace orrery::server
