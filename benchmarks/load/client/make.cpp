#include "load/client/make.h"

#include <chrono>
#include <memory>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <fmt/format.h>

namespace orrery::load {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

std::string nonce(Rng& rng) { return fmt::format("{:016x}", rng.next()); }

// Sends a request and reads the object of a good answer.
Awaited<json::object> ask(Http& http, std::string target, std::string cookie, json::object body) {
  std::string text = json::serialize(body);
  auto answer = co_await http.request(target, std::move(cookie), std::move(text));
  if (!answer) co_return std::unexpected(answer.error());
  boost::system::error_code error;
  json::value value = json::parse(answer->body, error);
  if (answer->status >= 400 || error || !value.is_object())
    co_return std::unexpected(fmt::format("{}: {} {}", target, answer->status, answer->body));
  co_return std::move(value.get_object());
}

json::object new_table(const Options& options, Rng& rng) {
  json::object chosen;
  for (const auto& [name, value] : options.game_options) chosen[name] = value;
  json::array seats;
  seats.emplace_back("me");
  for (std::size_t seat = 1; seat < options.players; ++seat) seats.emplace_back(nullptr);
  return {{"game", options.game}, {"players", options.players}, {"options", std::move(chosen)},
          {"listed", false},      {"seats", std::move(seats)},  {"nonce", nonce(rng)}};
}

// The key of a link such as /table/ID?key=KEY.
std::string key_of(const json::object& table) {
  const json::value* links = table.if_contains("links");
  if (links == nullptr || !links->is_object()) return "";
  const json::value* join = links->get_object().if_contains("join");
  if (join == nullptr || !join->is_string()) return "";
  const std::string_view link = join->get_string();
  const std::size_t key = link.find("key=");
  return key == std::string_view::npos ? "" : std::string(link.substr(key + 4));
}

// The state that the workers of in_parallel share.
struct Shared {
  std::size_t next = 0;
  std::size_t running = 0;
  std::expected<void, std::string> result;
};

asio::awaitable<void> work_on(asio::io_context& context, const Addresses& addresses,
                              std::size_t first, std::size_t count, const Work& work,
                              Shared& shared) {
  Http http(context, addresses, first);
  while (shared.next < count && shared.result) {
    const std::size_t number = shared.next++;
    auto done = co_await work(http, number);
    if (!done && shared.result) shared.result = std::unexpected(done.error());
  }
  --shared.running;
}

}  // namespace

Awaited<std::string> make_person(Http& http, std::string name) {
  std::string body = json::serialize(json::object{{"name", std::move(name)}});
  auto answer = co_await http.request("/api/me", "", std::move(body));
  if (!answer) co_return std::unexpected(answer.error());
  if (answer->status >= 400 || answer->cookie.empty())
    co_return std::unexpected(fmt::format("/api/me: {} {}", answer->status, answer->body));
  co_return answer->cookie;
}

Awaited<std::string> make_table(Http& http, const Options& options,
                                std::vector<std::string> cookies, Rng& rng) {
  json::object wish = new_table(options, rng);
  auto made = co_await ask(http, "/api/tables", cookies.front(), std::move(wish));
  if (!made) co_return std::unexpected(made.error());
  const json::value* id = made->if_contains("table");
  if (id == nullptr || !id->is_string()) co_return std::unexpected("a new table without an id");
  std::string table(id->get_string());
  const std::string target = "/api/tables/" + table;
  for (std::size_t seat = 1; seat < cookies.size(); ++seat) {
    json::object join = {{"type", "join"}, {"seat", seat}, {"key", key_of(*made)}};
    join["nonce"] = nonce(rng);
    auto joined = co_await ask(http, target, cookies[seat], std::move(join));
    if (!joined) co_return std::unexpected(joined.error());
  }
  json::object start = {{"type", "start"}};
  auto started = co_await ask(http, target, cookies.front(), std::move(start));
  if (!started) co_return std::unexpected(started.error());
  co_return table;
}

Awaited<void> in_parallel(asio::io_context& context, const Addresses& addresses, std::size_t count,
                          Work work) {
  Shared shared;
  for (std::size_t i = 0; i < std::min(kMakers, count); ++i) {
    ++shared.running;
    asio::co_spawn(context, work_on(context, addresses, i, count, work, shared), asio::detached);
  }
  constexpr double kForever = 1e6;
  co_await wait_until([&shared] { return shared.running == 0; }, kForever);
  co_return shared.result;
}

asio::awaitable<bool> wait_until(std::function<bool()> done, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  asio::steady_timer timer(co_await asio::this_coro::executor);
  while (!done()) {
    if (Clock::now() >= end) co_return false;
    timer.expires_after(std::chrono::milliseconds(1));
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  co_return true;
}

}  // namespace orrery::load
