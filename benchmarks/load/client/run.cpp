#include "load/client/run.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "load/client/make.h"
#include "load/client/players.h"
#include "load/process.h"

namespace orrery::load {
namespace {

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr double kConnectTime = 60;  // seconds for everybody to be welcomed
constexpr double kRestTime = 5;      // seconds for the last answers and updates to come

// A moment of the run.
struct Mark {
  Clock::time_point time;
  double cpu = 0;
};

class Run {
 public:
  Run(const Options& options, const Addresses& addresses, std::optional<Journal> journal)
      : options_(options),
        addresses_(addresses),
        journal_(std::move(journal)),
        rng_(~options.seed),
        players_(context_, addresses_, options_, tally_, journal_ ? &*journal_ : nullptr,
                 [this](std::size_t place) { finished(place); }),
        next_(options.tables) {}

  std::expected<Report, std::string> run() {
    std::expected<void, std::string> result;
    asio::co_spawn(context_, all(), [&](const std::exception_ptr& thrown, Done done) {
      if (thrown) std::rethrow_exception(thrown);
      result = std::move(done);
      context_.stop();
    });
    context_.run();
    if (!result) return std::unexpected(result.error());
    return report_;
  }

 private:
  using Done = std::expected<void, std::string>;

  Mark mark() const { return {Clock::now(), cpu_seconds(options_.pids)}; }
  Phase phase(const Mark& from, const Mark& to) const {
    Phase phase{.seconds = std::chrono::duration<double>(to.time - from.time).count(), .cpu = {}};
    if (!options_.pids.empty()) phase.cpu = to.cpu - from.cpu;
    return phase;
  }

  Awaited<void> all() {
    report_.game = options_.game;
    report_.store = options_.store;
    report_.tables = options_.tables;
    report_.rate = options_.rate;
    memory_.start = resident_bytes(options_.pids);
    const Mark start = mark();
    if (auto made = co_await make(); !made) co_return made;
    report_.make = phase(start, mark());
    memory_.made = resident_bytes(options_.pids);
    co_await play();
    memory_.played = resident_bytes(options_.pids);
    if (auto compared = co_await compare(); !compared) co_return compared;
    players_.disconnect();
    if (options_.idle >= 0) {
      co_await pause(options_.idle);
      memory_.idle = resident_bytes(options_.pids);
    }
    fill_report();
    co_return Done();
  }

  asio::awaitable<void> pause(double seconds) {
    asio::steady_timer timer(context_);
    timer.expires_after(
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)));
    co_await timer.async_wait(kAwait);
  }

  // --- making
  // ---------------------------------------------------------------------------------------

  Awaited<void> make() {
    const std::size_t seats = options_.tables * options_.players;
    const std::size_t people = options_.connections == 0 ? seats : options_.connections;
    report_.connections = people;
    std::vector<std::string> cookies(people);
    Work make_one = [&cookies](Http& http, std::size_t number) -> Awaited<void> {
      auto cookie = co_await make_person(http, fmt::format("Load {}", number));
      if (!cookie) co_return std::unexpected(cookie.error());
      cookies[number] = std::move(*cookie);
      co_return Done();
    };
    auto made = co_await in_parallel(context_, addresses_, people, std::move(make_one));
    if (!made) co_return made;
    for (std::string& cookie : cookies) players_.add(std::move(cookie));
    const bool there = co_await wait_until([this] { return players_.all_there(); }, kConnectTime);
    if (!there) co_return std::unexpected("not everybody could connect");

    const std::size_t tables = options_.games == 0 ? options_.tables : options_.games;
    Work make_next = [this](Http& http, std::size_t number) -> Awaited<void> {
      auto match = co_await make_match(http, number % options_.tables);
      if (!match) co_return std::unexpected(match.error());
      next_[number % options_.tables].push_back(std::move(*match));
      co_return Done();
    };
    co_return co_await in_parallel(context_, addresses_, tables, std::move(make_next));
  }

  // A table for the people of that place.
  Awaited<MatchPtr> make_match(Http& http, std::size_t place) {
    auto match = std::make_shared<Match>();
    match->place = place;
    std::vector<std::string> cookies;
    for (std::size_t seat = 0; seat < options_.players; ++seat) {
      const std::size_t person = (place * options_.players + seat) % players_.count();
      match->seats.emplace_back().person = person;
      cookies.push_back(players_.cookie(person));
    }
    auto table = co_await make_table(http, options_, cookies, rng_);
    if (!table) co_return std::unexpected(table.error());
    match->table = std::move(*table);
    ++report_.made;
    if (journal_) journal_->table(match->table, cookies);
    co_return match;
  }

  // Makes tables where games have ended, as long as the run lasts.
  asio::awaitable<void> replace_finished(std::size_t number) {
    Http http(context_, addresses_, number);
    while (!over_) {
      if (wanted_.empty()) {
        co_await wanted_timer_.async_wait(kAwait);
        continue;
      }
      const std::size_t place = wanted_.front();
      wanted_.pop_front();
      auto match = co_await make_match(http, place);
      if (match) {
        players_.begin(*match);
        continue;
      }
      if (!options_.reconnect) tally_.complain(match.error());
      wanted_.push_back(place);
      constexpr double kTryAgain = 0.2;
      co_await pause(kTryAgain);
    }
  }

  void finished(std::size_t place) {
    ++finished_;
    if (!next_[place].empty()) {
      players_.begin(next_[place].front());
      next_[place].pop_front();
    } else if (options_.games == 0) {
      wanted_.push_back(place);
      wanted_timer_.cancel_one();
    }
  }

  // --- playing
  // --------------------------------------------------------------------------------------

  asio::awaitable<void> play() {
    begin_all();
    if (options_.rate > 0) asio::co_spawn(context_, keep_the_rate(), asio::detached);
    if (options_.games > 0) {
      tally_.counting = true;
      const Mark start = begun_;
      constexpr double kLongest = 3600;
      // The end of a game may be heard of before the answer to its last move.
      const auto done = [this] {
        return (finished_ == options_.games && players_.at_rest()) || !tally_.wrong.empty();
      };
      co_await wait_until(done, kLongest);
      report_.play = phase(start, mark());
    } else {
      for (std::size_t i = 0; i < kMakers; ++i)
        asio::co_spawn(context_, replace_finished(i), asio::detached);
      co_await pause(options_.warmup);
      tally_.counting = true;
      const Mark start = mark();
      co_await pause(options_.seconds);
      report_.play = phase(start, mark());
    }
    tally_.counting = false;
    over_ = true;
    players_.stop();
    wanted_timer_.cancel();
  }

  void begin_all() {
    begun_ = mark();
    tally_.counting = options_.games > 0;
    for (std::deque<MatchPtr>& matches : next_) {
      if (matches.empty()) continue;
      const MatchPtr match = matches.front();
      matches.pop_front();
      players_.begin(match);
    }
  }

  // Lets moves become due at equal distances, whether or not the server keeps up.
  asio::awaitable<void> keep_the_rate() {
    const auto start = Clock::now();
    for (std::uint64_t due = 0; !over_;) {
      const std::chrono::duration<double> passed = Clock::now() - start;
      for (; static_cast<double>(due) < passed.count() * options_.rate; ++due) {
        const std::chrono::duration<double> at(static_cast<double>(due) / options_.rate);
        players_.move_is_due(start + std::chrono::duration_cast<Clock::duration>(at));
      }
      constexpr double kTick = 0.001;
      co_await pause(kTick);
    }
  }

  // --- comparing
  // ------------------------------------------------------------------------------------

  // Is what the deltas made of the documents what the server has?
  Awaited<void> compare() {
    if (!co_await wait_until([this] { return players_.at_rest(); }, kRestTime))
      tally_.complain("moves were not answered");
    std::vector<std::pair<MatchPtr, std::size_t>> seats;
    for (const auto& [place, match] : players_.matches())
      for (std::size_t seat = 0; seat < match->seats.size(); ++seat)
        if (seats.size() < options_.compare && !match->seats[seat].left)
          seats.emplace_back(match, seat);
    Work compare_one = [this, &seats](Http& http, std::size_t number) -> Awaited<void> {
      return compare_seat(http, seats[number].first, seats[number].second);
    };
    co_return co_await in_parallel(context_, addresses_, seats.size(), std::move(compare_one));
  }

  Awaited<void> compare_seat(Http& http, MatchPtr match, std::size_t number) {
    const SeatAt& seat = match->seats[number];
    std::string target = "/api/tables/" + match->table;
    auto answer = co_await http.request(std::move(target), players_.cookie(seat.person));
    if (!answer) co_return std::unexpected(answer.error());
    boost::system::error_code error;
    const json::value table = json::parse(answer->body, error);
    Document whole;
    if (error || !table.is_object() || !whole.take_table(table.get_object()))
      co_return std::unexpected(fmt::format("table {}: {}", match->table, answer->body));
    const bool came = co_await wait_until(
        [&] { return seat.left || seat.document.seq() >= whole.seq(); }, kRestTime);
    if (!came)
      tally_.complain(fmt::format("table {}: updates up to {} ended at {}", match->table,
                                  whole.seq(), seat.document.seq()));
    if (!came || seat.left || seat.document.seq() != whole.seq()) co_return Done();
    ++report_.compared;
    if (seat.document.value() != whole.value())
      tally_.complain(
          fmt::format("table {}: the document of seat {} differs", match->table, number));
    if (seat.document.log() != whole.log())
      tally_.complain(fmt::format("table {}: the log of seat {} differs", match->table, number));
    co_return Done();
  }

  void fill_report() {
    report_.moves = tally_.moves;
    report_.games = tally_.games;
    constexpr double kMillisecond = 1000;
    report_.answer = tally_.answer.summary(kMillisecond);
    report_.other_seat = tally_.other_seat.summary(kMillisecond);
    report_.update_bytes = tally_.update_bytes.summary();
    if (!options_.pids.empty()) report_.memory = memory_;
    const std::array self = {getpid()};
    report_.client_cpu = cpu_seconds(self);
    report_.reconnects = tally_.reconnects;
    report_.refused = tally_.refused;
    report_.wrong = tally_.wrong;
  }

  const Options& options_;
  const Addresses& addresses_;
  std::optional<Journal> journal_;
  asio::io_context context_{1};
  Rng rng_;
  Tally tally_;
  Players players_;
  std::vector<std::deque<MatchPtr>> next_;  // tables made but not begun, by place
  std::deque<std::size_t> wanted_;          // places that need a table
  asio::steady_timer wanted_timer_{context_, Clock::time_point::max()};
  std::size_t finished_ = 0;
  bool over_ = false;
  Mark begun_;
  Memory memory_;
  Report report_;
};

}  // namespace

std::expected<Report, std::string> run_load(const Options& options) {
  const auto addresses = parse_urls(options.urls);
  if (!addresses) return std::unexpected(addresses.error());
  std::optional<Journal> journal;
  if (!options.journal.empty()) {
    auto opened = Journal::open(options.journal);
    if (!opened) return std::unexpected(opened.error());
    journal.emplace(std::move(*opened));
  }
  return Run(options, *addresses, std::move(journal)).run();
}

}  // namespace orrery::load
