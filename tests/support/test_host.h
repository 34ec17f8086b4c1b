// A host of tables with its store, without a network: requests in, frames out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/host.h"
#include "support/test_loop.h"

namespace orrery::test {

// Keeps every byte it is sent.
class Recorder final : public server::Watcher {
 public:
  void send(server::Frame frame) override { frames.push_back(*frame); }
  bool gone() const override { return false; }
  bool wants(const std::string& /*table*/) const override { return true; }

  std::vector<std::string> frames;
};

struct TestHost {
  explicit TestHost(std::unique_ptr<Store> opened) : store(std::move(opened)) {}

  using Answer = server::Result<std::int64_t>;

  // Each waits for its answer.
  Answer create(const std::string& id, std::vector<Entry> entries, bool start) {
    return answered([&](const server::Host::Answer& done) {
      host.create(id, std::move(entries), start, done);
    });
  }
  template <class What>
  Answer submit(const std::string& table, What what) {
    return answered([&](const server::Host::Answer& done) {
      host.submit(table, [=](const Table&) { return Entry{.time = 0, .what = what}; }, done);
    });
  }
  Answer watch(const std::string& table, const std::shared_ptr<Recorder>& watcher, Viewer viewer,
               const std::string& person = "") {
    return answered([&](const server::Host::Answer& done) {
      host.watch(
          table, watcher, person, std::nullopt, [viewer](const Table&) { return viewer; }, done);
    });
  }
  // Calls `look` with the table; false if there is none.
  bool look(const std::string& table, const std::function<void(const Table&)>& look) {
    std::optional<bool> found;
    host.look(table, [&](const server::Result<const Table*>& at) {
      found = at.has_value();
      if (at) look(**at);
    });
    loop.run_until([&] { return found.has_value(); }, "a look at a table");
    return *found;
  }

  std::unique_ptr<Store> store;
  TestLoop loop;
  server::Metrics metrics;
  server::Journal journal{true};
  GameShelf shelf;
  server::Keeper keeper{*store, loop};
  server::Workers bots{loop, 1, server::Workers::Priority::low, server::Workers::AtEnd::drop};
  server::Host host{loop, keeper, bots, shelf, metrics, journal};

 private:
  template <class Start>
  Answer answered(Start start) {
    std::optional<Answer> answer;
    start([&](Answer result) { answer = std::move(result); });
    loop.run_until([&] { return answer.has_value(); }, "an answer of the host");
    return *std::move(answer);
  }
};

}  // namespace orrery::test
