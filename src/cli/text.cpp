#include "cli/text.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/utf8.h"

namespace orrery::cli {
namespace {

constexpr int kNarrowest = 20;
constexpr int kWidest = 200;

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets variables
  return value == nullptr ? std::string_view() : value;
}

bool locale_shows_unicode() {
  std::string_view locale = variable("LC_ALL");
  if (locale.empty()) locale = variable("LC_CTYPE");
  if (locale.empty()) locale = variable("LANG");
  std::string lower(locale);
  std::ranges::transform(lower, lower.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
}

std::string_view code_of(Tint tint) {
  switch (tint) {
    case Tint::bold:
      return "1";
    case Tint::dim:
      return "2";
    case Tint::red:
      return "31";
    case Tint::green:
      return "32";
    case Tint::yellow:
      return "33";
    case Tint::blue:
      return "34";
    case Tint::magenta:
      return "35";
    case Tint::cyan:
      return "36";
    case Tint::orange:
      return "38;5;208";
    case Tint::teal:
      return "38;5;79";
    case Tint::pink:
      return "38;5;211";
    case Tint::violet:
      return "38;5;141";
    case Tint::grey:
      return "38;5;245";
    case Tint::plain:
      break;
  }
  return "";
}

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

}  // namespace

int terminal_width() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return std::clamp<int>(size.ws_col, kNarrowest, kWidest);
  return Style{}.width;
}

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

Style output_style(ColorMode mode) {
  const bool wanted =
      mode == ColorMode::always || (mode == ColorMode::automatic && is_terminal(STDOUT_FILENO) &&
                                    variable("NO_COLOR").empty() && variable("TERM") != "dumb");
  return {.color = wanted, .unicode = locale_shows_unicode(), .width = terminal_width()};
}

std::string tinted(const Style& style, Tint tint, std::string_view text) {
  if (!style.color || tint == Tint::plain) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code_of(tint), text);
}

std::string_view shape(const Style& style, std::string_view unicode, std::string_view plain) {
  return style.unicode ? unicode : plain;
}

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const Utf8Character next = first_character(text);
    const std::size_t bytes = std::max<std::size_t>(next.bytes, 1);
    const bool plain = next.bytes != 0 && (!is_control(next.code) || next.code == '\n');
    shown += plain ? text.substr(0, bytes) : "?";
    text.remove_prefix(bytes);
  }
  return shown;
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  bool in_code = false;
  for (const char c : text) {
    if (c == '\033') in_code = true;
    if (!in_code && begins_character(c)) ++width;
    if (in_code && c == 'm') in_code = false;
  }
  return width;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  if (has < width) text.append(width - has, ' ');
  return text;
}

std::string padded_left(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  if (has < width) text.insert(0, width - has, ' ');
  return text;
}

std::string centred(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  if (has < width) text.insert(0, (width - has) / 2, ' ');
  return padded(std::move(text), width);
}

Lines wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  Lines lines(1);
  bool line_begins = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line_begins && width_of(lines.back()) + 1 + width_of(word) > width)
      lines.emplace_back(indent, ' ');
    else if (!line_begins)
      lines.back() += ' ';
    lines.back() += word;
    line_begins = false;
  }
  return lines;
}

Lines table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  Lines lines;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
      line += i == 0 ? padded(row[i], widths[i]) : "  " + padded_left(row[i], widths[i]);
    lines.push_back(std::move(line));
  }
  return lines;
}

void print_lines(const Lines& lines) {
  for (const std::string_view line : lines)  // padding at the end is for nobody
    fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
}

}  // namespace orrery::cli
