#include "load/journal.h"

#include <cerrno>
#include <cstring>
#include <istream>
#include <sstream>

#include <fcntl.h>
#include <fmt/format.h>

namespace orrery::load {
namespace {

std::expected<void, std::string> read_table(std::istream& words, JournalTables& tables) {
  std::string id;
  std::string cookie;
  words >> id;
  JournalTable& table = tables[id];
  while (words >> cookie) table.cookies.push_back(cookie);
  table.moves.resize(table.cookies.size());
  return {};
}

std::expected<void, std::string> read_move(std::istream& words, JournalTables& tables) {
  std::string id;
  std::string move;
  std::int64_t seq = 0;
  std::size_t seat = 0;
  std::int64_t decision = 0;
  if (!(words >> id >> seq >> seat >> decision) || !std::getline(words >> std::ws, move))
    return std::unexpected("no move");
  const auto table = tables.find(id);
  if (table == tables.end() || seat >= table->second.moves.size())
    return std::unexpected("a move at no table");
  if (!table->second.by_seq.emplace(seq, move).second)
    return std::unexpected(fmt::format("two moves of table {} have seq {}", id, seq));
  if (!table->second.moves[seat].emplace(decision, move).second)
    return std::unexpected(
        fmt::format("seat {} of table {} answered decision {} twice", seat, id, decision));
  return {};
}

}  // namespace

std::expected<Journal, std::string> Journal::open(const std::string& file) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  std::FILE* opened = descriptor < 0 ? nullptr : ::fdopen(descriptor, "a");
  if (opened == nullptr)
    return std::unexpected(fmt::format("cannot write to {}: {}", file, std::strerror(errno)));
  return Journal(opened);
}

void Journal::table(std::string_view table, const std::vector<std::string>& cookies) {
  fmt::print(file_.get(), "T {} {}\n", table, fmt::join(cookies, " "));
  std::fflush(file_.get());
}

void Journal::move(std::string_view table, std::int64_t seq, std::size_t seat,
                   std::int64_t decision, std::string_view move) {
  fmt::print(file_.get(), "M {} {} {} {} {}\n", table, seq, seat, decision, move);
  std::fflush(file_.get());
}

std::expected<JournalTables, std::string> read_journal(std::istream& in) {
  JournalTables tables;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (in.eof()) break;  // no end of line: cut short
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    std::expected<void, std::string> read = std::unexpected("neither T nor M");
    if (kind == "T") read = read_table(words, tables);
    if (kind == "M") read = read_move(words, tables);
    if (!read) return std::unexpected(fmt::format("line {}: {}", number, read.error()));
  }
  return tables;
}

}  // namespace orrery::load
