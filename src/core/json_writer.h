// Writes JSON straight into a text, and remembers where every value stands in it. No value is
// allocated for itself, equal values are equal bytes, and whoever compares two texts
// (server/delta.h) finds their parts without reading them again.
//
//   const auto player = out.object();      // closed at the end of the block
//   out.member("seat", 1);
//   const auto hand = out.array("hand");   // a member of the player
//   for (const Card card : cards) out.value(card.name);
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/fwd.hpp>

#include "core/message.h"

namespace orrery {

class JsonWriter {
 public:
  // A value and its place in the text. What is inside of it follows it among the nodes.
  struct Node {
    std::uint32_t key = 0;    // where `"name":` begins; equal to `begin` unless it is a member
    std::uint32_t begin = 0;  // of the value
    std::uint32_t end = 0;
    std::uint32_t next = 0;  // the node after this one and all that is inside
  };

  // An object or array that is being written, until the end of the block.
  class Scope {
   public:
    Scope(JsonWriter& out, std::size_t node, char bracket)
        : out_(out), node_(node), bracket_(bracket) {}
    ~Scope() { out_.close(node_, bracket_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    JsonWriter& out_;
    std::size_t node_;
    char bracket_;
  };

  [[nodiscard]] Scope object() { return {*this, open('{'), '}'}; }
  [[nodiscard]] Scope array() { return {*this, open('['), ']'}; }
  [[nodiscard]] Scope object(std::string_view name) { return key(name).object(); }
  [[nodiscard]] Scope array(std::string_view name) { return key(name).array(); }

  // The name of the member whose value comes next.
  JsonWriter& key(std::string_view name);
  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(const std::string& text) { value(std::string_view(text)); }
  void value(std::nullptr_t) { raw("null"); }
  void value(bool truth) { raw(truth ? "true" : "false"); }
  void value(Seat seat) { value(index(seat)); }
  void value(std::integral auto number) { integer(static_cast<std::int64_t>(number)); }
  // A value that is JSON already. Comparisons do not look inside.
  void raw(std::string_view json);

  template <class T>
  void member(std::string_view name, const T& of) {
    key(name).value(of);
  }

  std::string_view text() const { return text_; }
  std::span<const Node> nodes() const { return nodes_; }
  std::string_view text_of(const Node& node) const { return part(node.begin, node.end); }
  // `"name":`, or nothing.
  std::string_view key_of(const Node& node) const { return part(node.key, node.begin); }
  bool empty() const { return text_.empty(); }
  // Begins anew, in the memory it has.
  void clear();
  std::string take() && { return std::move(text_); }
  // What was written, for those who want to look inside.
  json::value parsed() const;

 private:
  std::string_view part(std::size_t begin, std::size_t end) const {
    return std::string_view(text_).substr(begin, end - begin);
  }
  void separate();
  std::size_t begin_value();
  void end_value(std::size_t node);
  std::size_t open(char bracket);
  void close(std::size_t node, char bracket);
  void integer(std::int64_t number);
  void quote(std::string_view text);

  std::string text_;
  std::vector<Node> nodes_;
  std::size_t key_ = std::string::npos;  // of the value that comes next
};

// {"id": "solenia.placed", "args": {"seat": {"seat": 0}, "card": {"card": "1A"}, "price": 2}}
void write_message(const Message& message, JsonWriter& out);

}  // namespace orrery
