// What people may do at tables. Turns requests into entries, after asking who may do what, and
// answers as docs/protocol.md says. Neither knows nor cares whether the request came over WebSocket
// or HTTP.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "server/host.h"
#include "server/limits.h"
#include "server/request.h"
#include "server/workers.h"

namespace orrery::server {

// What a new table is to be, read from a body of JSON.
struct NewTable {
  Created created;                 // without secret, keys and creator
  std::vector<std::string> seats;  // "me", a bot or "" for open
  std::string nonce;
  bool start = false;
};
// Says what is wrong with it.
Result<NewTable> read_new_table(std::string_view body);

// What leads to a table that is not listed: to sit down there, and to watch.
json::object links_to(const std::string& id, const Created& created);

class Service {
 public:
  // `slow` takes what would keep others waiting; `hint_bot` is asked for hints.
  Service(Loop& loop, Keeper& keeper, Workers& slow, Host& host, Limits& limits, BotSpec hint_bot)
      : loop_(loop),
        keeper_(keeper),
        slow_(slow),
        host_(host),
        limits_(limits),
        hint_bot_(hint_bot) {}

  using Answer = std::function<void(Result<json::object>)>;
  // A whole body, which is JSON already.
  using Reply = std::function<void(Result<std::string>)>;

  // Somebody without a cookie is a person without an id, who may only watch. Without a watcher
  // nothing can be watched.
  void request(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
               const Answer& answer);

  void create_table(const Person& person, std::string_view body, const Answer& answer);
  void lobby(const Reply& reply);
  void tables_of(const Person& person, const Reply& reply);
  // The whole table as the person may see it, the record of its game, and the course of it from
  // position to position.
  void table(const Person& person, const std::string& id, const std::string& key,
             const Reply& reply);
  void record(const Person& person, const std::string& id, const std::string& key,
              const Reply& reply);
  void replay(const Person& person, const std::string& address, const std::string& id,
              const std::string& key, const Reply& reply);

 private:
  using LookFromSeat = std::function<void(const Table&, Seat)>;
  using LookAsViewer = std::function<void(const Table&, Viewer)>;

  void watch(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
             const Answer& answer);
  void unwatch(const Request& request, const Watcher* watcher, const Answer& answer);
  void join(const Person& person, const Request& request, const Answer& answer);
  void stand_in(const Person& person, const Request& request, const Answer& answer);
  void chat(const Person& person, const Request& request, const Answer& answer);
  void rematch(const Person& person, const Request& request, const Answer& answer);
  void preview(const Person& person, const Request& request, const Answer& answer);
  void digest(const Person& person, const Request& request, const Answer& answer);
  void can_undo(const Person& person, const Request& request, const Answer& answer);
  void hint(const Person& person, const Request& request, const Answer& answer);
  void make_table(const Person& person, const std::string& id, const NewTable& wanted,
                  const Answer& answer);

  // Adds the entry that `make` makes.
  void act(const Request& request, Host::Make make, const Answer& answer);
  // Shows the table to who has a seat there, or may watch it.
  void look_from_seat(const Person& person, const Request& request, const Answer& answer,
                      LookFromSeat look);
  void look_as_viewer(const Person& person, const std::string& id, const std::string& key,
                      const Reply& reply, LookAsViewer look);

  Loop& loop_;
  Keeper& keeper_;
  Workers& slow_;
  Host& host_;
  Limits& limits_;
  BotSpec hint_bot_;
};

}  // namespace orrery::server
