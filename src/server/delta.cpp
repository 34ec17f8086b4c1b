#include "server/delta.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace orrery::server {
namespace {

// A value in one of the two texts.
struct Part {
  const JsonWriter* json;
  std::size_t node;

  const JsonWriter::Node& at() const { return json->nodes()[node]; }
  std::string_view text() const { return json->text_of(at()); }
  std::string_view key() const { return json->key_of(at()); }
  bool has_parts() const { return at().next > node + 1; }
};

// The parts of an object or array, one after the other.
class Parts {
 public:
  explicit Parts(const Part& whole)
      : json_(whole.json), at_(whole.node + 1), end_(whole.at().next) {}
  bool any() const { return at_ < end_; }
  Part front() const { return {json_, at_}; }
  void pop() { at_ = json_->nodes()[at_].next; }

 private:
  const JsonWriter* json_;
  std::size_t at_;
  std::size_t end_;
};

std::size_t count(Parts parts) {
  std::size_t number = 0;
  for (; parts.any(); parts.pop()) ++number;
  return number;
}

std::optional<Part> part_named(std::string_view key, Parts parts) {
  while (parts.any() && parts.front().key() != key) parts.pop();
  return parts.any() ? std::optional(parts.front()) : std::nullopt;
}

class Comparison {
 public:
  explicit Comparison(std::string& out) : out_(out) {}

  // Appends the change, and says whether there is one.
  bool compare(const Part& before, const Part& after) {
    if (before.text() == after.text()) return false;
    const std::size_t start = out_.size();
    if (before.has_parts() && after.has_parts() && before.text().front() == after.text().front()) {
      constexpr std::size_t kBrackets = 2;
      go_inside(before, after);
      const std::size_t length = out_.size() - start;
      if (length > kBrackets && length < after.text().size() + kBrackets) return true;
      out_.resize(start);
      if (length == kBrackets) return false;  // the same members in another order
    }
    return set_to(after);
  }

  void compare_members(const Part& before, const Part& after) {
    Parts old(before);
    std::size_t lost = count(old);
    for (Parts now(after); now.any(); now.pop()) {
      const Part member = now.front();
      // Both were made by the same code: as a rule their members have the same order.
      const bool in_step = old.any() && old.front().key() == member.key();
      const std::optional<Part> counterpart =
          in_step ? old.front() : part_named(member.key(), Parts(before));
      if (in_step) old.pop();
      if (counterpart) --lost;
      append(member.key(),
             [&] { return counterpart ? compare(*counterpart, member) : set_to(member); });
    }
    if (lost != 0) remove_lost(before, after);
  }

 private:
  bool set_to(const Part& after) {
    out_ += '[';
    out_ += after.text();
    out_ += ']';
    return true;
  }

  // Appends `key` and what `change` appends, or nothing if there is no change.
  void append(std::string_view key, const auto& change) {
    const std::size_t start = out_.size();
    if (!out_.empty() && out_.back() != '{') out_ += ',';
    out_ += key;
    if (!change()) out_.resize(start);
  }

  void remove_lost(const Part& before, const Part& after) {
    for (Parts old(before); old.any(); old.pop())
      if (!part_named(old.front().key(), Parts(after)))
        append(old.front().key(), [&] {
          out_ += "[]";
          return true;
        });
  }

  void go_inside(const Part& before, const Part& after) {
    out_ += '{';
    if (before.text().front() == '{')
      compare_members(before, after);
    else if (count(Parts(before)) == count(Parts(after)))
      compare_elements(before, after);
    else
      splice(before, after);
    out_ += '}';
  }

  void compare_elements(const Part& before, const Part& after) {
    Parts old(before);
    std::size_t i = 0;
    for (Parts now(after); now.any(); now.pop(), old.pop(), ++i) {
      if (old.front().text() == now.front().text()) continue;
      std::array<char, 24> key{'"'};
      char* end = std::to_chars(key.data() + 1, key.data() + 20, i).ptr;
      *end++ = '"';
      *end++ = ':';
      append({key.data(), end}, [&] { return compare(old.front(), now.front()); });
    }
  }

  // Elements that came in or went out in one place: {"@": [where, how many go, those that come]}.
  void splice(const Part& before, const Part& after) {
    const std::vector<std::string_view> old = texts(before);
    const std::vector<std::string_view> now = texts(after);
    const auto same_start = std::ranges::mismatch(old, now);
    const auto start = static_cast<std::size_t>(same_start.in1 - old.begin());
    std::size_t old_end = old.size();
    std::size_t now_end = now.size();
    while (old_end > start && now_end > start && old[old_end - 1] == now[now_end - 1]) {
      --old_end;
      --now_end;
    }
    out_ += R"("@":[)";
    out_ += std::to_string(start);
    out_ += ',';
    out_ += std::to_string(old_end - start);
    for (std::size_t i = start; i < now_end; ++i) {
      out_ += ',';
      out_ += now[i];
    }
    out_ += ']';
  }

  static std::vector<std::string_view> texts(const Part& whole) {
    std::vector<std::string_view> list;
    for (Parts parts(whole); parts.any(); parts.pop()) list.push_back(parts.front().text());
    return list;
  }

  std::string& out_;
};

}  // namespace

void append_delta(const JsonWriter& before, const JsonWriter& after, std::string& delta) {
  Comparison(delta).compare({&before, 0}, {&after, 0});
}

void append_member_deltas(const JsonWriter& before, const JsonWriter& after, std::string& changes) {
  Comparison(changes).compare_members({&before, 0}, {&after, 0});
}

}  // namespace orrery::server
