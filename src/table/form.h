// The JSON form of the small structs that logs and snapshots are made of. A Form names the fields
// of its struct once; FormWriter and FormReader go over them, so that what one writes the other
// reads.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json_reader.h"
#include "core/json_writer.h"
#include "table/entry.h"

namespace orrery {

// Specialised for every struct: `fields(visit, value)` calls visit(name, member) for each member,
// and visit.later(name, member) for one that older texts lack: there it keeps its default.
template <class T>
struct Form;

// The names of an enumeration's values, in order.
template <class E>
struct EnumNames;
template <class T>
concept Formed = requires { sizeof(Form<T>); };
template <class E>
concept NamedEnum = requires { EnumNames<E>::kNames; };

class FormWriter {
 public:
  explicit FormWriter(JsonWriter& out) : out_(out) {}

  template <class T>
  void operator()(std::string_view name, const T& value) {
    write(value, out_.key(name));
  }
  template <class T>
  void later(std::string_view name, const T& value) {
    (*this)(name, value);
  }

  static void write(const std::string& text, JsonWriter& out) { out.value(text); }
  static void write(bool value, JsonWriter& out) { out.value(value); }
  static void write(int value, JsonWriter& out) { out.value(value); }
  static void write(Millis value, JsonWriter& out) { out.value(value); }
  static void write(Seat seat, JsonWriter& out) { out.value(seat); }
  static void write(SeatSet seats, JsonWriter& out) {
    const auto list = out.array();
    for (const Seat seat : seats) out.value(seat);
  }
  static void write(const GivenOptions& options, JsonWriter& out) {
    const auto object = out.object();
    for (const auto& [name, value] : options) out.member(name, value);
  }
  template <class T>
  static void write(const std::vector<T>& values, JsonWriter& out) {
    const auto list = out.array();
    for (const T& value : values) write(value, out);
  }
  template <class T>
  static void write(const std::optional<T>& value, JsonWriter& out) {
    if (value)
      write(*value, out);
    else
      out.value(nullptr);
  }
  // A message that there may be: its JSON as a text, empty for none, as in the oldest snapshots.
  static void write(const std::optional<Message>& message, JsonWriter& out) {
    JsonWriter form;
    if (message) write_message(*message, form);
    out.value(form.text());
  }
  template <NamedEnum E>
  static void write(E value, JsonWriter& out) {
    out.value(EnumNames<E>::kNames[static_cast<std::size_t>(value)]);
  }
  template <Formed T>
  static void write(const T& value, JsonWriter& out) {
    const auto object = out.object();
    FormWriter writer(out);
    Form<T>::fields(writer, value);
  }

 private:
  JsonWriter& out_;
};

class FormReader {
 public:
  explicit FormReader(JsonReader from) : from_(std::move(from)) {}

  template <class T>
  void operator()(std::string_view name, T& value) {
    names_.push_back(name);
    read(from_.at(name), value);
  }
  template <class T>
  void later(std::string_view name, T& value) {
    names_.push_back(name);
    read(from_.maybe(name), value);
  }

  static void read(const JsonReader& from, std::string& text) { text = from.text(); }
  static void read(const JsonReader& from, bool& value) { value = from.boolean(); }
  static void read(const JsonReader& from, int& value) {
    using Limits = std::numeric_limits<int>;
    value = static_cast<int>(from.integer(Limits::min(), Limits::max()));
  }
  static void read(const JsonReader& from, Millis& value) {
    value = from.integer(0, std::numeric_limits<Millis>::max());
  }
  static void read(const JsonReader& from, Seat& seat) {
    seat = seat_at(static_cast<int>(from.integer(0, kMaxSeats - 1)));
  }
  static void read(const JsonReader& from, SeatSet& seats) {
    for (const JsonReader& item : from.items(0, kMaxSeats)) {
      Seat seat{};
      read(item, seat);
      seats.add(seat);
    }
  }
  static void read(const JsonReader& from, GivenOptions& options) {
    for (const std::string& name : from.keys()) options[name] = from.at(name).text();
  }
  template <class T>
  static void read(const JsonReader& from, std::vector<T>& values) {
    for (const JsonReader& item : from.items(0, kMostItems)) read(item, values.emplace_back());
  }
  template <class T>
  static void read(const JsonReader& from, std::optional<T>& value) {
    if (from.exists() && !from.is_null()) read(from, value.emplace());
  }
  static void read(const JsonReader& from, std::optional<Message>& message) {
    const std::string form = from.text();
    if (form.empty()) return;
    message = read_message(form);
    if (!message) from.complain("core.expected_message");
  }
  template <NamedEnum E>
  static void read(const JsonReader& from, E& value) {
    const auto& names = EnumNames<E>::kNames;
    value = static_cast<E>(from.name(std::vector<std::string>(names.begin(), names.end())));
  }
  template <Formed T>
  static void read(const JsonReader& from, T& value) {
    FormReader reader(from);
    Form<T>::fields(reader, value);
    from.allow_only(reader.names_);
  }

 private:
  static constexpr std::size_t kMostItems = 100'000;

  JsonReader from_;
  std::vector<std::string_view> names_;
};

}  // namespace orrery
