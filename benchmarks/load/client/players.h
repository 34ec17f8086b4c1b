// The people of a run, each with a WebSocket of their own, and the tables they play at: they watch,
// answer every question with a legal move, and measure how long the server takes.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/json.hpp>

#include "core/rng.h"
#include "load/client/net.h"
#include "load/document.h"
#include "load/journal.h"
#include "load/options.h"
#include "load/samples.h"

namespace orrery::load {

using Clock = std::chrono::steady_clock;

// What is counted. Speeds only while `counting`, trouble always.
struct Tally {
  bool counting = false;
  std::uint64_t moves = 0;
  std::uint64_t games = 0;
  Samples answer;      // microseconds
  Samples other_seat;  // microseconds
  Samples update_bytes;
  std::uint64_t reconnects = 0;
  std::map<std::string, std::uint64_t> refused;
  std::vector<std::string> wrong;  // the first few

  void complain(std::string what);
};

// A move under way.
struct Sent {
  std::int64_t decision = 0;
  std::string move;
  Clock::time_point when;  // it was sent, or should have been
};

// A seat at a table, as its person knows it.
struct SeatAt {
  std::size_t person = 0;
  Document document;
  std::optional<Sent> sent;
  bool left = false;
  // The latest update: what it brought, and when.
  std::int64_t before = 0;
  Clock::time_point heard;
  // Moves of others that were acknowledged before this seat heard of them.
  std::deque<std::pair<std::int64_t, Clock::time_point>> expected;  // seq, sent
};

struct Match {
  std::string table;
  std::size_t place = 0;  // which of the tables played at the same time
  std::vector<SeatAt> seats;
  std::size_t left = 0;  // seats that have seen the end
};
using MatchPtr = std::shared_ptr<Match>;

class Players {
 public:
  // `finished` is told of every match that all its seats have seen the end of.
  Players(asio::io_context& context, const Addresses& addresses, const Options& options,
          Tally& tally, Journal* journal, std::function<void(std::size_t place)> finished);

  // Connects a person.
  void add(std::string cookie);
  std::size_t count() const { return people_.size(); }
  const std::string& cookie(std::size_t person) const { return people_[person].cookie; }
  // All are connected and were welcomed.
  bool all_there() const;

  // Lets the seats of a match watch and play.
  void begin(const MatchPtr& match);
  // With a rate: the moves that are due now are made.
  void move_is_due(Clock::time_point when);

  // No further moves.
  void stop() { stopping_ = true; }
  // No move is without its answer.
  bool at_rest() const;
  const std::map<std::size_t, MatchPtr>& matches() const { return matches_; }
  void disconnect();

 private:
  enum class RequestKind : std::uint8_t { watch, unwatch, move };
  struct Request {
    RequestKind kind{};
    MatchPtr match;
    std::size_t seat = 0;
    Sent sent;
  };
  struct Place {
    MatchPtr match;
    std::size_t seat = 0;
  };
  struct Person {
    std::string cookie;
    std::unique_ptr<Link> link;
    bool welcome = false;
    std::uint64_t next_id = 1;
    std::unordered_map<std::uint64_t, Request> requests;
    std::unordered_map<std::string, Place> at;  // by table
  };

  void heard(std::size_t person, std::string_view frame);
  bool lost(std::size_t person, const std::string& why);
  void welcomed(std::size_t person, const json::object& message);
  void changed(std::size_t person, const json::object& message, std::size_t bytes);
  void answered(std::size_t person, const json::object& message);
  void acknowledged(const Request& request, const json::object& message);
  void refused(const Request& request, const json::object& message);
  void heard_of(SeatAt& seat);

  void request(const MatchPtr& match, std::size_t seat, Request what, json::object message);
  void watch(const MatchPtr& match, std::size_t seat, bool whole);
  void advance(const MatchPtr& match, std::size_t number);
  void play(const MatchPtr& match, std::size_t number, Clock::time_point when);
  void leave(const MatchPtr& match, std::size_t number);
  void try_later(const Request& request, std::chrono::seconds after);

  asio::io_context& context_;
  const Addresses& addresses_;
  const Options& options_;
  Tally& tally_;
  Journal* journal_;
  std::function<void(std::size_t)> finished_;
  Rng rng_;
  std::deque<Person> people_;
  std::map<std::size_t, MatchPtr> matches_;  // by place
  std::deque<Place> ready_;                  // asked, waiting for their moves to be due
  std::deque<Clock::time_point> due_;        // moves due, waiting for somebody to be asked
  bool stopping_ = false;
};

}  // namespace orrery::load
