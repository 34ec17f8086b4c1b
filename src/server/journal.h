// The server's own log: one line of JSON per happening, on standard error. It never holds tokens,
// keys, passwords, chat or moves.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

namespace orrery::server {

class Journal {
 public:
  // A terminal with a person before it hears of errors alone.
  explicit Journal(bool errors_only) : errors_only_(errors_only) {}

  using Fields = std::initializer_list<std::pair<std::string_view, std::string_view>>;
  void info(std::string_view what, Fields fields = {}) const {
    if (!errors_only_) write("info", what, fields);
  }
  void error(std::string_view what, Fields fields = {}) const { write("error", what, fields); }

 private:
  static void write(std::string_view level, std::string_view what, Fields fields);

  bool errors_only_;
};

}  // namespace orrery::server
