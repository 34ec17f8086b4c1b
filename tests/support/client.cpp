#include "support/client.h"

#include <sstream>
#include <stdexcept>
#include <utility>

#include <gtest/gtest.h>

namespace orrery::test {

double metric(const ServerProcess& server, const std::string& name) {
  std::istringstream lines(HttpClient(server.port()).get("/metrics").body);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(name + " ")) return std::stod(line.substr(name.size()));
  ADD_FAILURE() << "there is no metric " << name;
  return -1;
}

json::object table_of(const std::string& game, const json::array& seats) {
  return {{"game", game},
          {"players", seats.size()},
          {"seats", seats},
          {"nonce", "a1"},
          {"start", true}};
}

json::object open_noughts() { return {{"game", "noughts"}, {"nonce", "a1"}}; }

Client::Client(const ServerProcess& server, const std::string& name)
    : port_(server.port()), http_(server.port()) {
  if (name.empty()) return;
  const HttpAnswer answer = http_.post("/api/me", {{"name", name}});
  EXPECT_EQ(answer.status, 200) << answer.body;
  if (answer.status == 200) id_ = answer.object().at("id").as_string();
}

Client::Client(const ServerProcess& server, const Client& same)
    : port_(server.port()), http_(server.port()), id_(same.id_) {
  http_.set_token(same.token());
}

void Client::connect() {
  Headers headers;
  if (!token().empty()) headers["Cookie"] = "orrery=" + token();
  socket_.emplace(port_, headers);
  const auto frame = socket_->receive();
  if (!frame) throw std::runtime_error("no welcome from the server");
  const json::object welcome = json::parse(*frame).as_object();
  EXPECT_EQ(welcome.at("type"), "welcome");
  EXPECT_EQ(welcome.at("protocol"), 1);
  EXPECT_EQ(welcome.at("person").is_null(), id_.empty());
}

bool Client::take_frame() {
  const auto text = socket_->receive();
  if (!text) return false;
  const json::object frame = json::parse(*text).as_object();
  if (const json::value* re = frame.if_contains("re")) {
    answers_[re->as_int64()] = frame;
    return true;
  }
  if (const json::value* table = frame.if_contains("update")) {
    take_change(std::string(table->as_string()), frame);
    return true;
  }
  const json::value* type = frame.if_contains("type");
  if (type == nullptr) return true;  // the answer to a request without an id
  if (*type == "bye") bye_ = true;
  if (*type == "presence")
    presences_[std::string(frame.at("table").as_string())] =
        json::serialize(frame.at("seats")) + " " + json::serialize(frame.at("watching"));
  if (*type == "table") take_change(std::string(frame.at("table").as_string()), frame);
  return true;
}

void Client::take_change(const std::string& table, const json::object& message) {
  try {
    tables_[table].take(message);
  } catch (const std::exception& misfit) {
    ADD_FAILURE() << misfit.what() << " in " << json::serialize(message);
  }
}

void Client::listen_until(const std::function<bool()>& enough, const std::string& what) {
  while (!enough())
    if (!take_frame()) throw std::runtime_error("waited in vain for " + what);
}

bool Client::closed() {
  while (take_frame()) {
  }
  return !socket_->open();
}

json::object Client::ask(json::object request) {
  if (!socket_) connect();
  const std::int64_t id = ++last_request_;
  request["id"] = id;
  const std::string text = json::serialize(request);
  socket_->send(text);
  listen_until([&] { return answers_.contains(id); }, "an answer to " + text);
  return answers_[id];
}

json::object Client::done(json::object request) {
  json::object answer = ask(std::move(request));
  EXPECT_TRUE(answer.contains("ok")) << json::serialize(answer);
  return answer;
}

std::string Client::refusal(json::object request) {
  const json::object answer = ask(std::move(request));
  const json::value* error = answer.if_contains("error");
  if (error == nullptr) return "";
  EXPECT_FALSE(answer.at("text").as_string().empty());
  return std::string(error->as_array().at(0).as_string());
}

std::string Client::make_table(const json::object& wanted, json::object* answer) {
  const HttpAnswer made = http_.post("/api/tables", wanted);
  EXPECT_EQ(made.status, 200) << made.body;
  if (made.status != 200) return "";
  const json::object object = made.object();
  if (answer != nullptr) *answer = object;
  return std::string(object.at("table").as_string());
}

ViewerDocument& Client::watch(const std::string& table, const std::string& key) {
  json::object request = {{"type", "watch"}, {"table", table}};
  if (!key.empty()) request["key"] = key;
  ViewerDocument& seen = tables_[table];
  seen = {};
  done(request);
  listen_until([&] { return seen.seq() > 0; }, "the table");
  return seen;
}

ViewerDocument Client::fresh(const std::string& table, const std::string& key) {
  const HttpAnswer answer = http_.get("/api/tables/" + table + (key.empty() ? "" : "?key=" + key));
  EXPECT_EQ(answer.status, 200) << answer.body;
  ViewerDocument document;
  if (answer.status == 200) document.take(answer.object());
  return document;
}

void Client::wait_for_turn(const std::string& table) {
  const ViewerDocument& seen = tables_[table];
  listen_until([&] { return seen.over() || seen.asked(); }, "a turn");
}

json::object Client::move_request(const std::string& table, const std::string& notation) {
  return {{"type", "move"},
          {"table", table},
          {"decision", tables_[table].decision()},
          {"move", notation}};
}

void Client::move(const std::string& table, std::string notation) {
  const ViewerDocument& seen = tables_[table];
  if (notation.empty()) {
    if (!seen.asked()) throw std::runtime_error("nothing is asked");
    notation = seen.answers().front();
  }
  const std::int64_t seq = done(move_request(table, notation)).at("seq").as_int64();
  listen_until([&] { return seen.seq() >= seq; }, "the update of a move");
}

std::string key_in(const json::object& created, const std::string& link) {
  const std::string text(created.at("links").at(link).as_string());
  return text.substr(text.find("key=") + 4);
}

Pair::Pair(const ServerProcess& server, const json::object& wanted)
    : ann(server, "Ann"), bob(server, "Bob") {
  table = ann.make_table(wanted, &created);
  bob.done({{"type", "join"}, {"table", table}, {"nonce", "b2"}, {"key", key_in(created, "join")}});
  ann.done({{"type", "start"}, {"table", table}});
  ann.watch(table);
  bob.watch(table);
}

Client& Pair::to_move() {
  const std::int64_t seq = std::max(ann.table(table).seq(), bob.table(table).seq());
  for (Client* client : {&ann, &bob})
    client->listen_until([&] { return client->table(table).seq() >= seq; }, "the other's update");
  return ann.table(table).asked() ? ann : bob;
}

void Pair::finish() {
  while (!to_move().table(table).over()) {
    to_move().move(table);
  }
}

}  // namespace orrery::test
