// A person who plays at the table server: HTTP, one WebSocket, and the tables as its updates tell
// of them. A test fails where the server does not keep to docs/protocol.md; it ends, by a
// std::runtime_error, where there is nothing to go on with.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "support/http_client.h"
#include "support/patience.h"
#include "support/raw_socket.h"
#include "support/server_process.h"
#include "support/viewer_document.h"
#include "support/web_socket.h"

namespace orrery::test {

// What makes a table: the game, and who sits there.
json::object table_of(const std::string& game, const json::array& seats);
// A table of noughts with an open seat.
json::object open_noughts();

// A number that the server tells its host.
double metric(const ServerProcess& server, const std::string& name);

class Client {
 public:
  // Without a name it is a visitor, who may only look.
  explicit Client(const ServerProcess& server, const std::string& name = "");
  // The same person in another window, or at another process.
  Client(const ServerProcess& server, const Client& same);

  HttpClient& http() { return http_; }
  const std::string& token() const { return http_.token(); }
  const std::string& id() const { return id_; }

  // --- WebSocket; connected when first needed ---

  // Again, after the connection was lost.
  void connect();
  WebSocket& socket() { return *socket_; }
  void drop() { socket_.reset(); }

  // The answer to a request.
  json::object ask(json::object request);
  // The answer; the test fails if it is a refusal.
  json::object done(json::object request);
  // The id of the message that refuses it; "" if it is done.
  std::string refusal(json::object request);
  // Takes what the server says until `enough`; throws when it has closed the connection, or when
  // nothing comes.
  void listen_until(const std::function<bool()>& enough, const std::string& what);
  // The server has closed the connection; "bye" was among what it said before.
  bool closed();
  bool heard_bye() const { return bye_; }

  // --- tables ---

  // Its id. The answer has the links.
  std::string make_table(const json::object& wanted, json::object* answer = nullptr);
  ViewerDocument& watch(const std::string& table, const std::string& key = "");
  ViewerDocument& table(const std::string& id) { return tables_[id]; }
  // Who is there, as it was last told: "[true,false] 1" with one spectator.
  const std::string& presence(const std::string& table) { return presences_[table]; }
  // The table as a fresh client gets it.
  ViewerDocument fresh(const std::string& table, const std::string& key = "");
  // Waits until the seat is asked or the game is over.
  void wait_for_turn(const std::string& table);
  // Moves and waits for the update. Without a notation: the first answer.
  void move(const std::string& table, std::string notation = "");
  // The request that `move` sends.
  json::object move_request(const std::string& table, const std::string& notation);

 private:
  // One frame; false if the connection is closed or none comes in time.
  bool take_frame();
  void take_change(const std::string& table, const json::object& message);

  std::uint16_t port_;
  HttpClient http_;
  std::string id_;
  std::optional<WebSocket> socket_;
  std::map<std::string, ViewerDocument> tables_;
  std::map<std::string, std::string> presences_;
  std::map<std::int64_t, json::object> answers_;
  std::int64_t last_request_ = 0;
  bool bye_ = false;
};

// The key in a link.
std::string key_in(const json::object& created, const std::string& link);

// Two people at a table of noughts, both looking at it.
struct Pair {
  explicit Pair(const ServerProcess& server, const json::object& wanted = open_noughts());
  // The one who is asked moves.
  Client& to_move();
  // Plays to the end with the first answers; noughts is over after seven such moves.
  void finish();

  Client ann;
  Client bob;
  std::string table;
  json::object created;
};

}  // namespace orrery::test
