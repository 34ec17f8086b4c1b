#include "store/postgres_listener.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/postgres_statements.h"

namespace orrery {
namespace {

constexpr int kPauseMilliseconds = 500;  // between two attempts to connect

struct Notice {
  std::string_view process;
  std::int64_t seq = 0;
  std::string_view table;
};

// "process seq table", as postgres_statements.cpp writes it.
std::optional<Notice> read_notice(std::string_view text) {
  const std::size_t first = text.find(' ');
  const std::size_t second = first == std::string_view::npos ? first : text.find(' ', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  Notice notice{.process = text.substr(0, first), .table = text.substr(second + 1)};
  const std::string_view seq = text.substr(first + 1, second - first - 1);
  const auto read = std::from_chars(seq.data(), seq.data() + seq.size(), notice.seq);
  if (read.ec != std::errc{}) return std::nullopt;
  return notice;
}

}  // namespace

PostgresListener::PostgresListener(std::string address, std::string process, Changed changed)
    : address_(std::move(address)),
      process_(std::move(process)),
      changed_(std::move(changed)),
      stop_(::eventfd(0, EFD_CLOEXEC)) {
  connect();
  thread_ = std::thread([this] { run(); });
}

PostgresListener::~PostgresListener() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(stop_, &one, sizeof one);
  thread_.join();
  ::close(stop_);
}

bool PostgresListener::connect() {
  try {
    auto connection = std::make_unique<PostgresConnection>(address_);
    connection->script(fmt::format("LISTEN {}", kPostgresChannel).c_str());
    connection_ = std::move(connection);
    return true;
  } catch (const PostgresFailure&) {
    connection_.reset();
    return false;
  }
}

void PostgresListener::run() {
  while (true) {
    if (connection_) {
      if (!wait(PQsocket(connection_->get()), -1)) return;
      if (!hear()) connection_.reset();
      continue;
    }
    if (connect())
      changed_("", 0);
    else if (!wait(-1, kPauseMilliseconds))
      return;
  }
}

bool PostgresListener::wait(int socket, int milliseconds) const {
  // A negative descriptor is passed over.
  std::array<pollfd, 2> waiting = {pollfd{.fd = stop_, .events = POLLIN, .revents = 0},
                                   pollfd{.fd = socket, .events = POLLIN, .revents = 0}};
  ::poll(waiting.data(), waiting.size(), milliseconds);
  return waiting[0].revents == 0;
}

// Takes what has arrived; false if the connection is lost.
bool PostgresListener::hear() {
  if (PQconsumeInput(connection_->get()) == 0) return false;
  while (const std::unique_ptr<PGnotify, void (*)(void*)> heard{PQnotifies(connection_->get()),
                                                                &PQfreemem}) {
    const auto notice = read_notice(heard->extra);
    if (notice && notice->process != process_) changed_(std::string(notice->table), notice->seq);
  }
  return PQstatus(connection_->get()) == CONNECTION_OK;
}

}  // namespace orrery
