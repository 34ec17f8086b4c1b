// What the server acknowledged, line by line, written before anything else is done with the answer:
// whoever kills the server and starts it again can ask it about every line.
//
//   T table cookie cookie ...              a table that was started, and the cookie of each seat
//   M table seq seat decision the move     an acknowledged move
//
// The cookies are why the file can be read by its owner alone.
#pragma once

#include <cstdint>
#include <cstdio>
#include <expected>
#include <iosfwd>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::load {

class Journal {
 public:
  // Adds to the file.
  static std::expected<Journal, std::string> open(const std::string& file);

  void table(std::string_view table, const std::vector<std::string>& cookies);
  void move(std::string_view table, std::int64_t seq, std::size_t seat, std::int64_t decision,
            std::string_view move);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  explicit Journal(std::FILE* file) : file_(file) {}

  std::unique_ptr<std::FILE, Close> file_;
};

// All that a journal says about one table.
struct JournalTable {
  std::vector<std::string> cookies;                        // by seat
  std::vector<std::map<std::int64_t, std::string>> moves;  // by seat, then by decision
  std::map<std::int64_t, std::string> by_seq;              // the same moves
  std::int64_t last_seq() const { return by_seq.empty() ? 0 : by_seq.rbegin()->first; }
};
using JournalTables = std::map<std::string, JournalTable>;

// Reads a journal. A line that was cut short by a crash of the writer may stand at the end only.
// Two moves with one seq, or two answers to one decision, are an error: the server acknowledged
// what cannot be.
std::expected<JournalTables, std::string> read_journal(std::istream& in);

}  // namespace orrery::load
