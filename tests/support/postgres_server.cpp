#include "support/postgres_server.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/postgres.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

// PostgreSQL refuses to run as root.
const passwd* other_user() {
  if (::geteuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  return user != nullptr ? user : ::getpwnam("nobody");
}

std::string find_programs() {
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin" / "initdb", none)) return version.path() / "bin";
  return "";
}

// Starts a program as a user who may run PostgreSQL. It is interrupted if this process ends first.
pid_t start_program(const Words& program, const fs::path& log) {
  Words words = {"/usr/bin/setpriv", "--pdeathsig", "INT"};
  if (const passwd* user = other_user())
    for (const std::string& word :
         {fmt::format("--reuid={}", user->pw_uid), fmt::format("--regid={}", user->pw_gid),
          std::string("--clear-groups")})
      words.push_back(word);
  words.insert(words.end(), program.begin(), program.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);

  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  posix_spawn_file_actions_addchdir_np(&actions, log.parent_path().c_str());
  pid_t pid = -1;
  const int error =
      posix_spawn(&pid, words.front().c_str(), &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? pid : -1;
}

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

bool PostgresServer::required() {
  const char* value = std::getenv("ORRERY_REQUIRE_POSTGRES");
  return value != nullptr && std::string_view(value) == "1";
}

PostgresServer::PostgresServer(bool waits_for_disk)
    : waits_for_disk_(waits_for_disk), programs_(find_programs()) {
  if (programs_.empty())
    missing_ = "PostgreSQL is not installed";
  else
    install();
  if (missing_.empty()) start();
}

PostgresServer::~PostgresServer() { kill(); }

std::string PostgresServer::address() const {
  return fmt::format("postgresql:///postgres?host={}&user=orrery", folder_.path().string());
}

std::string PostgresServer::new_store() {
  const std::string schema = fmt::format("store_{}", ++stores_);
  PostgresConnection(address()).script(fmt::format("CREATE SCHEMA {}", schema).c_str());
  return fmt::format("{}&options=-csearch_path%3D{}", address(), schema);
}

void PostgresServer::install() {
  if (const passwd* user = other_user())
    if (::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
      missing_ = "the folder of the server cannot be given to its user";
  const fs::path log = folder_.path() / "initdb.log";
  const pid_t pid =
      start_program({programs_ + "/initdb", "-D", folder_.path() / "data", "-U", "orrery", "-A",
                     "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"},
                    log);
  int status = -1;
  if (pid < 0 || ::waitpid(pid, &status, 0) != pid || status != 0)
    missing_ = "initdb failed: " + text_of(log);
}

void PostgresServer::start() {
  const fs::path log = folder_.path() / "postgres.log";
  const std::string sync = waits_for_disk_ ? "fsync=on" : "fsync=off";
  pid_ = start_program(
      {programs_ + "/postgres", "-D", folder_.path() / "data", "-k", folder_.path(), "-c",
       "listen_addresses=", "-c", sync, "-c", "shared_buffers=16MB", "-c", "max_connections=50"},
      log);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (pid_ > 0 && PQping(address().c_str()) != PQPING_OK) {
    if (::waitpid(pid_, nullptr, WNOHANG) == pid_ || std::chrono::steady_clock::now() > deadline) {
      missing_ = "postgres does not start: " + text_of(log);
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));  // and look again
  }
}

void PostgresServer::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGQUIT);
  ::waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

}  // namespace orrery::test
