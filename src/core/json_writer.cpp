#include "core/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <variant>

#include <boost/json.hpp>

namespace orrery {
namespace {

// Characters that stand for themselves in a JSON text, by code.
constexpr auto kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < plain.size(); ++c) plain[c] = c != '"' && c != '\\';
  return plain;
}();

bool is_plain(char c) { return kPlain[static_cast<unsigned char>(c)]; }

void append_escaped(std::string& text, char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    text += '\\';
    text += c;
    return;
  }
  const auto code = static_cast<unsigned char>(c);
  text += "\\u00";
  text += kDigits[code >> 4U];
  text += kDigits[code & 0xFU];
}

}  // namespace

void JsonWriter::clear() {
  text_.clear();
  nodes_.clear();
  key_ = std::string::npos;
}

// Texts are written as they were given, so they are also read so.
json::value JsonWriter::parsed() const {
  json::parse_options options;
  options.allow_invalid_utf8 = true;
  return json::parse(text_, {}, options);
}

void JsonWriter::separate() {
  if (text_.empty()) return;
  const char last = text_.back();
  if (last != '{' && last != '[' && last != ':') text_ += ',';
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  key_ = text_.size();
  quote(name);
  text_ += ':';
  return *this;
}

std::size_t JsonWriter::begin_value() {
  separate();
  const auto begin = static_cast<std::uint32_t>(text_.size());
  const auto key = key_ == std::string::npos ? begin : static_cast<std::uint32_t>(key_);
  key_ = std::string::npos;
  nodes_.push_back({.key = key, .begin = begin, .end = begin, .next = 0});
  return nodes_.size() - 1;
}

void JsonWriter::end_value(std::size_t node) {
  nodes_[node].end = static_cast<std::uint32_t>(text_.size());
  nodes_[node].next = static_cast<std::uint32_t>(nodes_.size());
}

std::size_t JsonWriter::open(char bracket) {
  const std::size_t node = begin_value();
  text_ += bracket;
  return node;
}

void JsonWriter::close(std::size_t node, char bracket) {
  text_ += bracket;
  end_value(node);
}

void JsonWriter::raw(std::string_view json) {
  const std::size_t node = begin_value();
  text_ += json;
  end_value(node);
}

void JsonWriter::value(std::string_view text) {
  const std::size_t node = begin_value();
  quote(text);
  end_value(node);
}

void JsonWriter::integer(std::int64_t number) {
  std::array<char, 24> digits{};
  const auto written = std::to_chars(digits.begin(), digits.end(), number);
  raw({digits.begin(), written.ptr});
}

void JsonWriter::quote(std::string_view text) {
  text_ += '"';
  while (true) {
    const auto plain =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
    text_ += text.substr(0, plain);
    if (plain == text.size()) break;
    append_escaped(text_, text[plain]);
    text.remove_prefix(plain + 1);
  }
  text_ += '"';
}

namespace {

struct ArgumentWriter {
  JsonWriter& out;
  void operator()(std::int64_t number) const { out.value(number); }
  void operator()(Seat seat) const {
    const auto thing = out.object();
    out.member("seat", seat);
  }
  void operator()(const Term& term) const {
    const auto thing = out.object();
    out.member(term.type, term.id);
  }
  void operator()(const std::string& text) const { out.value(text); }
  void operator()(const std::vector<Message>& messages) const {
    const auto list = out.array();
    for (const Message& message : messages) write_message(message, out);
  }
};

}  // namespace

void write_message(const Message& message, JsonWriter& out) {
  const auto whole = out.object();
  out.member("id", message.id);
  const auto args = out.object("args");
  for (const Argument& argument : message.args) {
    out.key(argument.name);
    std::visit(ArgumentWriter{out}, argument.value);
  }
}

}  // namespace orrery
