// The server's own log: one line of JSON per happening, on standard error. It never holds tokens,
// keys, passwords, chat or moves.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "core/catalogue.h"

namespace orrery::server {

class Journal {
 public:
  // A terminal with a person before it hears of errors alone.
  explicit Journal(bool errors_only)
      : errors_only_(errors_only), catalogue_(Catalogue::built_in()) {}

  using Fields = std::initializer_list<std::pair<std::string_view, std::string_view>>;
  void info(std::string_view what, Fields fields = {}) const {
    if (!errors_only_) write("info", what, fields);
  }
  void error(std::string_view what, Fields fields = {}) const { write("error", what, fields); }
  // In words: what the person who runs the server has to know to mend it.
  std::string say(const Message& message) const { return catalogue_.say(message); }

 private:
  static void write(std::string_view level, std::string_view what, Fields fields);

  bool errors_only_;
  Catalogue catalogue_;
};

}  // namespace orrery::server
