// Notation of moves from a table, the same for writing and reading. Each row gives a kind of move
// its pattern, "shift #:#", in which every # stands for an argument; the form of an argument says
// how that is written and read.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/message.h"
#include "core/move.h"

namespace orrery {

// One of a list of names; the argument is its place there.
using NameList = std::span<const std::string>;
template <class Game>
using NameForm = NameList (*)(const Game& game);

// A whole number from `low` to `high`; the argument is 0 for the number `zero`.
struct NumberForm {
  int low = 0;
  int high = 0;
  int zero = low;
};

// Anything else, in as many bytes as it needs. `write` and `read` get the arguments from their own
// on; `read` tells whether the text, which is not empty, can be read.
using WrittenArgs = std::span<const std::uint8_t>;
using ReadArgs = std::span<std::uint8_t>;
template <class Game>
struct OwnForm {
  std::string (*write)(const Game& game, WrittenArgs args);
  bool (*read)(const Game& game, std::string_view text, ReadArgs args);
  std::size_t size = 1;
};

template <class Game>
using ArgumentForm = std::variant<NameForm<Game>, NumberForm, OwnForm<Game>>;

// A row of the table. Where a kind has several rows, it is written by the first that leaves out no
// argument but zeros.
template <class Game, class Kind>
struct MoveForm {
  Kind kind;
  std::string_view pattern;
  std::array<const ArgumentForm<Game>*, 2> arguments{};

  std::size_t size() const;  // bytes of arguments
};

// What an argument is written as that means nothing.
inline constexpr std::string_view kNoSuchThing = "?";

// The parts of the interpreter that need no game.
std::string write_name(NameList names, std::size_t place);
bool read_name(NameList names, std::string_view text, std::uint8_t& place);
std::string write_number(NumberForm form, std::uint8_t arg);
bool read_number(NumberForm form, std::string_view text, std::uint8_t& arg);
std::string write_hidden(std::string_view pattern);  // "shift ?"

// What is said about a text that is no move, and about a move that answers another question.
Message not_a_move(std::string_view text);
Message not_asked(std::string move, Message asked);

template <class Game>
std::size_t size_of(const ArgumentForm<Game>& form) {
  const auto* own = std::get_if<OwnForm<Game>>(&form);
  return own == nullptr ? 1 : own->size;
}

template <class Game, class Kind>
std::size_t MoveForm<Game, Kind>::size() const {
  std::size_t size = 0;
  for (const auto* form : arguments)
    if (form != nullptr) size += size_of<Game>(*form);
  return size;
}

template <class Game>
std::string write_argument(const Game& game, const ArgumentForm<Game>& form, WrittenArgs args) {
  if (const auto* names = std::get_if<NameForm<Game>>(&form))
    return write_name((*names)(game), args[0]);
  if (const auto* number = std::get_if<NumberForm>(&form)) return write_number(*number, args[0]);
  return std::get<OwnForm<Game>>(form).write(game, args);
}

template <class Game>
bool read_argument(const Game& game, const ArgumentForm<Game>& form, std::string_view text,
                   ReadArgs args) {
  if (text.empty()) return false;
  if (const auto* names = std::get_if<NameForm<Game>>(&form))
    return read_name((*names)(game), text, args[0]);
  if (const auto* number = std::get_if<NumberForm>(&form))
    return read_number(*number, text, args[0]);
  return std::get<OwnForm<Game>>(form).read(game, text, args);
}

// The move of a row that is written so. An argument ends where what follows it in the pattern
// begins.
template <class Game, class Kind>
std::optional<Move> read_row(const MoveForm<Game, Kind>& row, const Game& game,
                             std::string_view text) {
  Move move = make_move(row.kind);
  ReadArgs rest = move.args;
  std::string_view pattern = row.pattern;
  for (const auto* form : row.arguments) {
    const std::string_view words = pattern.substr(0, pattern.find('#'));
    if (!text.starts_with(words)) return std::nullopt;
    text.remove_prefix(words.size());
    pattern.remove_prefix(words.size());
    if (form == nullptr) break;
    pattern.remove_prefix(1);
    const std::string_view argument =
        text.substr(0, pattern.empty() ? text.size() : text.find(pattern.front()));
    if (!read_argument<Game>(game, *form, argument, rest)) return std::nullopt;
    text.remove_prefix(argument.size());
    rest = rest.subspan(size_of<Game>(*form));
  }
  if (text != pattern) return std::nullopt;
  return move;
}

template <class Game, class Kind>
std::string write_row(const MoveForm<Game, Kind>& row, const Game& game, Move move) {
  std::string text;
  WrittenArgs rest = move.args;
  const auto* form = row.arguments.begin();
  for (const char c : row.pattern) {
    if (c != '#') {
      text += c;
      continue;
    }
    text += write_argument<Game>(game, **form, rest);
    rest = rest.subspan(size_of<Game>(**form));
    ++form;
  }
  return text;
}

// The row that writes a move, or null.
template <class Table>
const typename Table::value_type* row_of(const Table& table, Move move) {
  const typename Table::value_type* found = nullptr;
  for (const auto& row : table) {
    if (static_cast<std::uint8_t>(row.kind) != move.kind) continue;
    found = &row;
    const WrittenArgs left_out = WrittenArgs(move.args).subspan(row.size());
    if (std::ranges::all_of(left_out, [](std::uint8_t arg) { return arg == 0; })) break;
  }
  return found;
}

template <class Table, class Game>
std::string write_move(const Table& table, const Game& game, Move move) {
  const bool hidden = (move.kind & kHiddenArgs) != 0;
  move.kind = static_cast<std::uint8_t>(move.kind & ~kHiddenArgs);
  const auto* row = row_of(table, move);
  if (row == nullptr) return std::string(kNoSuchThing);
  return hidden ? write_hidden(row->pattern) : write_row(*row, game, move);
}

// The move that is written exactly so.
template <class Table, class Game>
std::expected<Move, Message> read_move(const Table& table, const Game& game,
                                       std::string_view text) {
  for (const auto& row : table)
    if (const auto move = read_row(row, game, text); move && write_move(table, game, *move) == text)
      return *move;
  return std::unexpected(not_a_move(text));
}

}  // namespace orrery
