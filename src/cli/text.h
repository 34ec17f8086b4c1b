// Text on a terminal: colours, widths, columns. A line of text may hold colour codes and UTF-8;
// its width is what a person sees of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"

namespace orrery::cli {

using Lines = std::vector<std::string>;

// What the terminal can show.
struct Style {
  bool color = false;
  bool unicode = false;
  int width = 80;
};

// For the standard output: colour as asked (NO_COLOR is honoured), shapes where the locale can show
// them, as wide as the terminal.
Style output_style(ColorMode mode);
bool is_terminal(int descriptor);
// Of the window behind the standard output; 80 where there is none.
int terminal_width();

enum class Tint : std::uint8_t {
  plain,
  bold,
  dim,
  red,
  green,
  yellow,
  blue,
  magenta,
  cyan,
  orange,
  teal,
  pink,
  violet,
  grey,
};

std::string tinted(const Style& style, Tint tint, std::string_view text);
// The shape where the terminal can show it, else its stand-in in plain letters.
std::string_view shape(const Style& style, std::string_view unicode, std::string_view plain);

// Text from elsewhere, with a question mark for whatever a terminal would obey or cannot show.
std::string printable(std::string_view text);

std::size_t width_of(std::string_view text);
// Blanks added up to `width`; a longer text stays as it is.
std::string padded(std::string text, std::size_t width);
std::string padded_left(std::string text, std::size_t width);
std::string centred(std::string text, std::size_t width);
// Broken between words; lines after the first begin with `indent` blanks.
Lines wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);
// Rows of cells, each column as wide as its widest cell; numbers to the right from column 1 on.
Lines table(const std::vector<std::vector<std::string>>& rows);

void print_lines(const Lines& lines);

}  // namespace orrery::cli
