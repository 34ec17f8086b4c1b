#include "server/request.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "core/json_reader.h"
#include "core/utf8.h"
#include "table/fairness.h"
#include "table/table.h"

namespace orrery::server {
namespace {

// The fields a request may have besides type, id and table. Those of `needed` must be there.
struct Form {
  using Names = std::vector<std::string_view>;
  Form(std::string_view a_type, Ask an_ask, Names must, Names may)
      : type(a_type), ask(an_ask), needed(std::move(must)), possible(std::move(may)) {
    allowed.insert(allowed.end(), needed.begin(), needed.end());
    allowed.insert(allowed.end(), possible.begin(), possible.end());
  }

  std::string_view type;
  Ask ask;
  Names needed;
  Names possible;
  Names allowed = {"type", "id", "table"};
};

const std::array<Form, 20>& forms() {
  static const std::array<Form, 20> all = {{
      {"watch", Ask::watch, {}, {"key", "since"}},
      {"unwatch", Ask::unwatch, {}, {}},
      {"join", Ask::join, {"nonce"}, {"seat", "key"}},
      {"leave", Ask::leave, {}, {}},
      {"seat_bot", Ask::seat_bot, {"seat", "bot"}, {}},
      {"remove", Ask::remove, {"seat"}, {}},
      {"start", Ask::start, {}, {}},
      {"move", Ask::move, {"decision", "move"}, {}},
      {"undo", Ask::undo, {"decision"}, {}},
      {"ask_back", Ask::ask_back, {"steps"}, {}},
      {"answer_back", Ask::answer_back, {"agree"}, {}},
      {"stand_in", Ask::stand_in, {"seat", "bot"}, {}},
      {"return", Ask::come_back, {}, {}},
      {"resign", Ask::resign, {}, {}},
      {"rematch", Ask::rematch, {"nonce"}, {}},
      {"chat", Ask::chat, {"text"}, {"key"}},
      {"preview", Ask::preview, {"move"}, {}},
      {"digest", Ask::digest, {}, {}},
      {"can_undo", Ask::can_undo, {}, {}},
      {"hint", Ask::hint, {}, {}},
  }};
  return all;
}

constexpr std::size_t kMaxWord = 64;   // ids, keys, names of bots
constexpr std::size_t kMaxMove = 200;  // notation

std::string short_text(const JsonReader& from, std::size_t most) {
  std::string text = from.text();
  if (text.size() > most) {
    from.complain("server.text_too_long", {{"most", static_cast<std::int64_t>(most)}});
    text.clear();
  }
  return text;
}

json::value id_of(const json::value& request, Problems& problems) {
  const json::object* object = request.if_object();
  const json::value* id = object == nullptr ? nullptr : object->if_contains("id");
  if (id == nullptr) return nullptr;
  const bool number = id->is_int64() || id->is_uint64();
  if (!number && (!id->is_string() || id->get_string().size() > 32)) {
    problems.add({"server.bad_id"});
    return nullptr;
  }
  return *id;
}

// The first characters, not cut in the middle of one.
std::string beginning(std::string_view text, std::size_t most) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next =
        end + std::max<std::size_t>(1, first_character(text.substr(end)).bytes);
    if (next > most) break;
    end = next;
  }
  return std::string(text.substr(0, end));
}

const Form* form_of(const JsonReader& from) {
  const std::string type = from.at("type").text();
  const auto* const found = std::ranges::find(forms(), type, &Form::type);
  if (found != forms().end()) return found;
  from.complain("server.unknown_type", {{"type", beginning(type, 32)}});
  return nullptr;
}

void read_field(std::string_view name, const JsonReader& from, Request& request) {
  constexpr int kMost = std::numeric_limits<int>::max();
  if (name == "key") request.key = short_text(from, kMaxWord);
  if (name == "since") request.since = from.integer(0, std::numeric_limits<std::int64_t>::max());
  if (name == "seat") request.seat = seat_at(static_cast<int>(from.integer(0, kMaxSeats - 1)));
  if (name == "nonce") {
    request.nonce = from.text();
    if (!is_nonce(request.nonce)) from.complain("server.bad_nonce");
  }
  if (name == "bot") request.bot = short_text(from, kMaxWord);
  if (name == "decision") request.decision = static_cast<int>(from.integer(0, kMost));
  if (name == "move") request.move = short_text(from, kMaxMove);
  if (name == "steps") request.steps = static_cast<int>(from.integer(0, kMost));
  if (name == "agree") request.agree = from.boolean();
  if (name == "text") request.text = short_text(from, kMaxChat);
}

void read_fields(const JsonReader& from, const Form& form, Request& request) {
  for (const std::string_view name : form.needed)
    if (const JsonReader field = from.at(name); field.exists()) read_field(name, field, request);
  for (const std::string_view name : form.possible)
    if (const JsonReader field = from.maybe(name); field.exists()) read_field(name, field, request);
}

}  // namespace

std::expected<Request, BadRequest> read_request(std::string_view text, std::string_view table) {
  const auto refused = [](json::value id, Message reason) {
    return std::unexpected(BadRequest{.id = std::move(id), .reason = std::move(reason)});
  };
  if (text.size() > kMaxRequest)
    return refused(nullptr,
                   {"server.too_large", {{"most", static_cast<std::int64_t>(kMaxRequest)}}});
  // Most requests are short: they find room here.
  std::array<unsigned char, 2048> room{};
  json::monotonic_resource memory(room.data(), room.size());
  const auto value = parse_json(text, "request", &memory);
  if (!value) return refused(nullptr, value.error());

  Problems problems;
  Request request;
  request.id = id_of(*value, problems);
  const JsonReader from(*value, "request", problems);
  const Form* form = form_of(from);
  if (form != nullptr) {
    request.ask = form->ask;
    from.allow_only(form->allowed);
    read_fields(from, *form, request);
    request.table = table.empty() ? short_text(from.at("table"), kMaxWord) : std::string(table);
  }
  if (problems.any()) return refused(request.id, problems.first());
  return request;
}

}  // namespace orrery::server
