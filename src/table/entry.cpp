#include "table/entry.h"

#include <optional>
#include <utility>

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
  json::object line = {{"t", entry.time}};
  std::visit([&]<class T>(const T& what) { line[Form<T>::kName] = FormWriter::written(what); },
             entry.what);
  return json::serialize(line);
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
