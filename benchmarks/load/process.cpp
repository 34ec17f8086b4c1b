#include "load/process.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace orrery::load {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// The switch of the server that lifts its limits on addresses and people, which a load program has
// to exceed.
constexpr const char* kTrustClients = "--trust-clients";
constexpr auto kStartTime = 20s;
constexpr auto kLookAgain = 10ms;

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The first address in what a server has printed so far. It ends with a character that no address
// has: a line half written is no address yet.
std::optional<std::string> address_in(const std::string& text) {
  const std::size_t start = text.find("http://");
  if (start == std::string::npos) return std::nullopt;
  const std::size_t end = text.find_first_of(" \n\"',;)", start);
  if (end == std::string::npos) return std::nullopt;
  std::string address = text.substr(start, end - start);
  while (address.ends_with('/')) address.pop_back();
  return address;
}

// In the child: becomes the server, with its output in `log`. It ends when this program does.
[[noreturn]] void become(const std::vector<std::string>& command, const fs::path& log) {
  constexpr int kNotStarted = 127;
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (out < 0) _exit(kNotStarted);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  std::vector<char*> arguments;
  std::vector<std::string> words = command;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(arguments.front(), arguments.data());
  _exit(kNotStarted);
}

bool has_ended(pid_t pid) { return waitpid(pid, nullptr, WNOHANG) == pid; }

}  // namespace

double cpu_seconds(std::span<const pid_t> processes) {
  constexpr int kUserTime = 11;  // counted from the field after the name
  double ticks = 0;
  for (const pid_t pid : processes) {
    const std::string stat = text_of(fmt::format("/proc/{}/stat", pid));
    const std::size_t name_end = stat.rfind(')');
    if (name_end == std::string::npos) continue;
    std::istringstream fields(stat.substr(name_end + 1));
    std::string skipped;
    for (int i = 0; i < kUserTime; ++i) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    ticks += user + system;
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

std::uint64_t resident_bytes(std::span<const pid_t> processes) {
  std::uint64_t pages = 0;
  for (const pid_t pid : processes) {
    std::istringstream fields(text_of(fmt::format("/proc/{}/statm", pid)));
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    fields >> all >> resident;
    pages += resident;
  }
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::expected<ServerProcess, std::string> ServerProcess::start(
    const std::string& program, const std::string& store, std::span<const std::string> arguments) {
  std::string name = (fs::temp_directory_path() / "orrery-load-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return std::unexpected("cannot make a temporary directory");
  const fs::path directory = name;
  std::vector<std::string> command = {program,       "serve",       "--listen",
                                      "127.0.0.1:0", kTrustClients, "--store"};
  command.push_back(store.empty() ? (directory / "tables.db").string() : store);
  command.insert(command.end(), arguments.begin(), arguments.end());
  const fs::path log = directory / "server.log";

  const pid_t pid = fork();
  if (pid < 0) return std::unexpected(fmt::format("cannot fork: {}", std::strerror(errno)));
  if (pid == 0) become(command, log);
  ServerProcess server(pid, directory);
  const auto give_up = std::chrono::steady_clock::now() + kStartTime;
  while (server.url_.empty()) {
    server.url_ = address_in(text_of(log)).value_or("");
    if (!server.url_.empty()) break;
    const bool ended = has_ended(pid);
    if (ended) server.pid_ = 0;
    if (ended || std::chrono::steady_clock::now() > give_up)
      return std::unexpected(fmt::format("{} says no address, but:\n{}", program, text_of(log)));
    std::this_thread::sleep_for(kLookAgain);
  }
  return server;
}

ServerProcess::ServerProcess(ServerProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      directory_(std::exchange(other.directory_, {})),
      url_(std::move(other.url_)) {}

ServerProcess::~ServerProcess() {
  if (pid_ != 0) {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
  }
  std::error_code ignored;
  if (!directory_.empty()) fs::remove_all(directory_, ignored);
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace orrery::load
