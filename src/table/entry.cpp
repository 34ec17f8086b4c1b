#include "table/entry.h"

#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "table/entry_form.h"

namespace orrery {

namespace {

using What = decltype(Entry::what);

// Reads `what` as its alternative T if the line has a member of that name.
template <class T>
bool read_if_named(const JsonReader& line, What& what) {
  const JsonReader member = line.maybe(Form<T>::kName);
  if (!member.exists()) return false;
  line.allow_only({"t", Form<T>::kName});
  T value{};
  FormReader::read(member, value);
  what = std::move(value);
  return true;
}

template <std::size_t... kIndex>
bool read_what(const JsonReader& line, What& what, std::index_sequence<kIndex...> /*all*/) {
  return (read_if_named<std::variant_alternative_t<kIndex, What>>(line, what) || ...);
}

}  // namespace

std::string write_entry(const Entry& entry) {
  JsonWriter out;
  {
    const auto line = out.object();
    out.member("t", entry.time);
    std::visit([&]<class T>(const T& what) { FormWriter::write(what, out.key(Form<T>::kName)); },
               entry.what);
  }
  return std::move(out).take();
}

std::expected<Entry, Message> read_entry(std::string_view line) {
  const auto parsed = parse_json(line, "the entry");
  if (!parsed) return std::unexpected(parsed.error());
  Problems problems;
  const JsonReader reader(*parsed, "", problems);
  Entry entry;
  FormReader::read(reader.at("t"), entry.time);
  if (!read_what(reader, entry.what, std::make_index_sequence<std::variant_size_v<What>>()))
    reader.complain("table.unknown_entry");
  if (problems.any()) return std::unexpected(problems.first());
  return entry;
}

}  // namespace orrery
