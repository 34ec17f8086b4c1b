// Runs the built program as a person or a script would: arguments, input, output, exit code.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <sys/types.h>

#include "support/temporary_directory.h"

namespace orrery::test {

namespace json = boost::json;

using Arguments = std::vector<std::string>;

struct Ran {
  int code = -1;  // the exit code; minus the signal that ended it
  std::string out;
  std::string err;
};

// Runs to the end in a folder of its own, or in `folder`.
Ran run_program(const Arguments& arguments, std::string_view input = "",
                const std::filesystem::path& folder = {});

// The standard output as JSON; a failed test if it is none.
json::value parsed(const Ran& ran);

// A program that is still running, for what happens when it is interrupted.
class Running {
 public:
  // `variables` ("HOME=/home/ann") are added to the environment, which is otherwise the same in all
  // tests and has no screen in it.
  Running(const Arguments& arguments, const std::filesystem::path& folder,
          const std::vector<std::string>& variables = {});
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  // Reads until the output, with something new in it, ends with `text`.
  void wait_for_output(std::string_view text);
  // What it has written to its standard error so far.
  std::string errors() const;
  // Waits until the program takes care of the signal itself.
  void wait_for_handler(int signal);
  void type(std::string_view text);
  void send(int signal);
  pid_t pid() const { return pid_; }
  // Waits for the end; a program that does not end is killed, and the test fails.
  Ran finish();

 private:
  // What comes next, or nothing at the end of the output.
  std::string read_output();

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::filesystem::path errors_;
  std::string out_;
  std::size_t waited_ = 0;  // how much of it was there after the last waiting
};

std::string file_text(const std::filesystem::path& path);
void write_text(const std::filesystem::path& path, std::string_view text);

}  // namespace orrery::test
