#include "server/server.h"

#include <chrono>
#include <csignal>
#include <thread>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include "server/listener.h"

namespace orrery::server {
namespace {

constexpr Millis kTick = 1000;
constexpr Millis kFarewell = 2000;  // how long leaving clients are waited for
constexpr int kPortsTried = 10;

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io) {}
  void post(std::function<void()> job) override { asio::post(io_, std::move(job)); }
  void after(Millis delay, std::function<void()> job) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::milliseconds(delay));
    timer->async_wait([timer, job = std::move(job)](const boost::system::error_code& error) {
      if (!error) job();
    });
  }
  Millis now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }

 private:
  asio::io_context& io_;
};

int bot_threads() {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::max(1, cores - 1);
}

// All parts of a running server. Those below use those above.
struct Server {
  asio::io_context io{1};
  AsioLoop loop{io};
  std::unique_ptr<Store> store;
  Journal journal;
  Metrics metrics;
  Limits limits;
  GameShelf shelf;
  Keeper keeper{*store, loop};
  Workers bots{loop, bot_threads(), Workers::Priority::low, Workers::AtEnd::drop};
  Workers slow{loop, 1, Workers::Priority::low, Workers::AtEnd::drop};
  Host host;
  Service service;
  People people{loop, keeper, slow, limits};
  Router router;
  Backend backend{loop, router, people, service, host, limits, metrics, journal};
  Listener listener;

  Server(std::unique_ptr<Store> opened, const ServeOptions& options)
      : store(std::move(opened)),
        journal(options.quiet),
        limits{.off = options.trust_clients},
        shelf(options.data),
        host(loop, keeper, bots, shelf, metrics, journal, options.trust_clients ? 0 : Host::kGrace),
        service(loop, keeper, slow, host, limits, BotSpec::parse(options.hint_bot).value()),
        router(people, service, keeper, loop, limits, metrics, {.public_url = options.public_url}),
        listener(io, backend,
                 {.trust_proxy = options.trust_proxy, .limited = !options.trust_clients}) {
    people.on_end([this](const EndedCookies& ended) { listener.end(ended); });
  }

  std::expected<void, Message> listen(const ServeOptions& options) {
    boost::system::error_code error;
    const int tries = options.next_free_port ? kPortsTried : 1;
    for (int i = 0; i < tries; ++i) {
      error = listener.open(options.host, static_cast<std::uint16_t>(options.port + i));
      if (!error) return {};
    }
    return std::unexpected(Message("server.cannot_listen",
                                   {{"address", fmt::format("{}:{}", options.host, options.port)},
                                    {"reason", error.message()}}));
  }

  // What goes wrong with one request must not end the games of all.
  void run() {
    while (!io.stopped()) try {
        io.run();
      } catch (const std::exception& failure) {
        journal.error("unexpected failure", {{"why", failure.what()}});
      }
  }

  void tick() {
    host.tick();
    loop.after(kTick, [this] { tick(); });
  }

  void stop() {
    journal.info("stopping");
    host.stop([this] {
      listener.stop();
      wait_for_farewells(loop.now() + kFarewell);
    });
  }

  void wait_for_farewells(Millis until) {
    if (listener.empty() || loop.now() >= until) return io.stop();
    constexpr Millis kLook = 20;
    loop.after(kLook, [this, until] { wait_for_farewells(until); });
  }
};

// Every client takes a descriptor. Systems often allow few until a program asks for more.
void allow_many_connections() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);  // if not, fewer can come at a time
}

std::string address_of(const std::string& host, std::uint16_t port) {
  const bool v6 = host.find(':') != std::string::npos;
  return fmt::format("http://{}{}{}:{}", v6 ? "[" : "", host, v6 ? "]" : "", port);
}

}  // namespace

std::expected<void, Message> serve(const ServeOptions& options,
                                   const std::function<void(const std::string& url)>& ready) {
  allow_many_connections();
  auto store = open_store(options.store);
  if (!store) return std::unexpected(store.error().message);
  Server server(*std::move(store), options);
  if (auto listening = server.listen(options); !listening) return listening;

  asio::signal_set signals(server.io, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    if (!error) server.stop();
  });
  server.store->listen([&server](std::string table, std::int64_t seq) {
    server.loop.post([&server, table = std::move(table), seq] { server.host.changed(table, seq); });
  });
  server.listener.start();
  server.tick();
  const std::string url = address_of(options.host, server.listener.port());
  server.journal.info("listening", {{"address", url}});
  ready(url);
  server.run();
  server.journal.info("stopped");
  return {};
}

}  // namespace orrery::server
