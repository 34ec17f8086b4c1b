// The JSON form of the small structs that logs and snapshots are made of. A Form names the fields
// of its struct once; FormWriter and FormReader go over them, so that what one writes the other
// reads.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "core/json_reader.h"
#include "table/entry.h"

namespace orrery {

// Specialised for every struct: `fields(visit, value)` calls visit(name, member) for each member.
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
  template <class T>
  void operator()(std::string_view name, const T& value) {
    object_[name] = written(value);
  }
  json::object take() { return std::move(object_); }

  static json::value written(const std::string& text) { return json::string(text); }
  static json::value written(bool value) { return value; }
  static json::value written(int value) { return value; }
  static json::value written(Millis value) { return value; }
  static json::value written(Seat seat) { return index(seat); }
  static json::value written(SeatSet seats) {
    json::array list;
    for (const Seat seat : seats) list.emplace_back(index(seat));
    return list;
  }
  static json::value written(const GivenOptions& options) {
    json::object object;
    for (const auto& [name, value] : options) object[name] = value;
    return object;
  }
  template <class T>
  static json::value written(const std::vector<T>& values) {
    json::array list;
    for (const T& value : values) list.push_back(written(value));
    return list;
  }
  template <class T>
  static json::value written(const std::optional<T>& value) {
    return value ? written(*value) : json::value(nullptr);
  }
  template <NamedEnum E>
  static json::value written(E value) {
    return json::string(EnumNames<E>::kNames[static_cast<std::size_t>(value)]);
  }
  template <Formed T>
  static json::value written(const T& value) {
    FormWriter writer;
    Form<T>::fields(writer, value);
    return writer.take();
  }

 private:
  json::object object_;
};

class FormReader {
 public:
  explicit FormReader(const JsonReader& from) : from_(from) {}
  ~FormReader() { from_.allow_only(names_); }
  FormReader(const FormReader&) = delete;
  FormReader& operator=(const FormReader&) = delete;

  template <class T>
  void operator()(std::string_view name, T& value) {
    names_.push_back(name);
    read(from_.at(name), value);
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
  template <NamedEnum E>
  static void read(const JsonReader& from, E& value) {
    const auto& names = EnumNames<E>::kNames;
    value = static_cast<E>(from.name(std::vector<std::string>(names.begin(), names.end())));
  }
  template <Formed T>
  static void read(const JsonReader& from, T& value) {
    FormReader reader(from);
    Form<T>::fields(reader, value);
  }

 private:
  static constexpr std::size_t kMostItems = 100'000;

  const JsonReader& from_;
  std::vector<std::string_view> names_;
};

}  // namespace orrery
