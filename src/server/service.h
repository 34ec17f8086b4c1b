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
  // `slow` takes what would keep others waiting.
  Service(Loop& loop, Keeper& keeper, Workers& slow, Host& host, Limits& limits, Metrics& metrics)
      : loop_(loop),
        keeper_(keeper),
        slow_(slow),
        host_(host),
        limits_(limits),
        metrics_(metrics) {}

  // The answer is an object of JSON with at least one member, as text.
  using Reply = std::function<void(Result<std::string>)>;

  // Somebody without a cookie is a person without an id, who may only watch. Without a watcher
  // nothing can be watched.
  void request(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
               const Reply& reply);

  void create_table(const Person& person, std::string_view body, const Reply& reply);
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
  void watch(const Person& person, const Request& request, std::shared_ptr<Watcher> watcher,
             const Reply& reply);
  void join(const Person& person, const Request& request, const Reply& reply);
  void rematch(const Person& person, const Request& request, const Reply& reply);
  void preview(const Person& person, const Request& request, const Reply& reply);
  void digest(const Person& person, const Request& request, const Reply& reply);
  void can_undo(const Person& person, const Request& request, const Reply& reply);
  void hint(const Person& person, const Request& request, const Reply& reply);
  // Everything that is one entry.
  void act(const Person& person, const Request& request, const Reply& reply);
  Result<Entry> entry_for(const Person& person, const Request& request, const Table& table) const;
  void make_table(const Person& person, const std::string& id, const NewTable& wanted,
                  const Reply& reply);

  Loop& loop_;
  Keeper& keeper_;
  Workers& slow_;
  Host& host_;
  Limits& limits_;
  Metrics& metrics_;
};

// How long to wait is part of the refusal; none when the limits are off.
Result<void> within(const Limits& limits, RateLimit& limit, std::string_view who, Millis now);

}  // namespace orrery::server
