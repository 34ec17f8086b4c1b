#include "cli/program.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/paths.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;

// The environment of every run: plain output, whatever the machine says.
std::vector<std::string> environment() { return {"PATH=/usr/bin:/bin", "LC_ALL=C", "TERM=dumb"}; }

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> list;
  for (std::string& text : texts) list.push_back(text.data());
  list.push_back(nullptr);
  return list;
}

// What the new process does with its streams before it becomes the program.
class Actions {
 public:
  Actions() { posix_spawn_file_actions_init(&actions_); }
  ~Actions() { posix_spawn_file_actions_destroy(&actions_); }
  Actions(const Actions&) = delete;
  Actions& operator=(const Actions&) = delete;

  void folder(const fs::path& path) {
    posix_spawn_file_actions_addchdir_np(&actions_, path.c_str());
  }
  void file(int stream, const fs::path& path, int flags) {
    posix_spawn_file_actions_addopen(&actions_, stream, path.c_str(), flags, 0600);
  }
  void pipe(int stream, int end) { posix_spawn_file_actions_adddup2(&actions_, end, stream); }
  void close(int end) { posix_spawn_file_actions_addclose(&actions_, end); }

  pid_t start(const Arguments& arguments, const std::vector<std::string>& more_variables = {}) {
    std::vector<std::string> texts = {program_path().string()};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<std::string> variables = environment();
    variables.insert(variables.end(), more_variables.begin(), more_variables.end());
    pid_t pid = -1;
    const int error = posix_spawn(&pid, program_path().c_str(), &actions_, nullptr,
                                  pointers(texts).data(), pointers(variables).data());
    EXPECT_EQ(error, 0) << program_path() << " does not start";
    return error == 0 ? pid : -1;
  }

 private:
  posix_spawn_file_actions_t actions_{};
};

int exit_code(pid_t pid) {
  int status = 0;
  if (pid < 0 || ::waitpid(pid, &status, 0) != pid) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

Ran run_program(const Arguments& arguments, std::string_view input, const fs::path& folder) {
  const TemporaryDirectory streams;
  const TemporaryDirectory own_folder;
  write_text(streams.path() / "in", input);
  Actions actions;
  actions.file(STDIN_FILENO, streams.path() / "in", O_RDONLY);
  actions.file(STDOUT_FILENO, streams.path() / "out", O_WRONLY | O_CREAT);
  actions.file(STDERR_FILENO, streams.path() / "err", O_WRONLY | O_CREAT);
  actions.folder(folder.empty() ? own_folder.path() : folder);
  Ran ran;
  ran.code = exit_code(actions.start(arguments));
  ran.out = file_text(streams.path() / "out");
  ran.err = file_text(streams.path() / "err");
  return ran;
}

json::value parsed(const Ran& ran) {
  json::error_code error;
  json::value value = json::parse(ran.out, error);
  EXPECT_FALSE(error) << "no JSON: " << ran.out << ran.err;
  return value;
}

Running::Running(const Arguments& arguments, const fs::path& folder,
                 const std::vector<std::string>& variables)
    : errors_(folder / ".errors") {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  EXPECT_EQ(::pipe2(in.data(), O_CLOEXEC), 0);
  EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
  Actions actions;
  actions.pipe(STDIN_FILENO, in[0]);
  actions.pipe(STDOUT_FILENO, out[1]);
  actions.file(STDERR_FILENO, errors_, O_WRONLY | O_CREAT | O_TRUNC);
  actions.folder(folder);
  pid_ = actions.start(arguments, variables);
  ::close(in[0]);
  ::close(out[1]);
  input_ = in[1];
  output_ = out[0];
}

Running::~Running() {
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    exit_code(pid_);
  }
  if (input_ >= 0) ::close(input_);
  ::close(output_);
}

std::string Running::read_output() {
  constexpr int kMinute = 60'000;
  pollfd ready{.fd = output_, .events = POLLIN, .revents = 0};
  if (::poll(&ready, 1, kMinute) == 0) {
    ADD_FAILURE() << "the program hangs: " << out_ << errors();
    ::kill(pid_, SIGKILL);
  }
  std::array<char, 4096> chunk{};
  const ssize_t got = ::read(output_, chunk.data(), chunk.size());
  return {chunk.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
}

void Running::wait_for_output(std::string_view text) {
  while (out_.size() == waited_ || !out_.ends_with(text)) {
    const std::string more = read_output();
    ASSERT_FALSE(more.empty()) << "the program ended early: " << out_ << errors();
    out_ += more;
  }
  waited_ = out_.size();
}

std::string Running::errors() const { return file_text(errors_); }

void Running::wait_for_handler(int signal) {
  const std::string status = "/proc/" + std::to_string(pid_) + "/status";
  for (;;) {
    const std::string text = file_text(status);
    const std::size_t at = text.find("SigCgt:");
    ASSERT_NE(at, std::string::npos);
    const std::uint64_t caught = std::stoull(text.substr(at + 7), nullptr, 16);
    if ((caught >> static_cast<unsigned>(signal - 1) & 1U) != 0) return;
    ::sched_yield();
  }
}

void Running::type(std::string_view text) {
  EXPECT_EQ(::write(input_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

void Running::send(int signal) { ::kill(pid_, signal); }

Ran Running::finish() {
  for (std::string more = read_output(); !more.empty(); more = read_output()) out_ += more;
  Ran ran;
  ran.code = exit_code(pid_);
  pid_ = -1;
  ran.out = out_;
  ran.err = errors();
  return ran;
}

std::string file_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_text(const fs::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace orrery::test
