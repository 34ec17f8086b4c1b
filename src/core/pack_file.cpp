#include "core/pack_file.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace orrery {
namespace {

constexpr std::size_t kMaxIdSize = 24;
constexpr std::size_t kMaxTitleSize = 40;

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= kMaxIdSize && std::ranges::all_of(text, [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
  });
}

void check_provenance(const JsonReader& reader) {
  reader.name({"printed", "public", "deduced", "reconstructed"});
}

bool tells_origin(std::string_view key) {
  return key == "provenance" || key.ends_with("_provenance");
}

bool has(std::span<const std::string_view> keys, std::string_view key) {
  return std::ranges::find(keys, key) != keys.end();
}

// The id of a record, if it has a usable one.
std::string id_of(const json::value& record) {
  const json::object* object = record.if_object();
  const json::value* id = object == nullptr ? nullptr : object->if_contains("id");
  if (id == nullptr || !id->is_string() || !is_id(id->get_string())) return {};
  return std::string(id->get_string());
}

void check_record(const JsonReader& record, Keys keys) {
  check_members(record, keys);
  if (record.is_object()) record.at("provenance");
}

}  // namespace

void PackFolder::expect_no_others() const {
  for (const auto& [name, text] : pack_->files())
    if (std::ranges::find(names_, name) == names_.end())
      problems_->add(
          Message("core.data_unknown_file",
                  {{"file", name}, {"files", fmt::format("{}", fmt::join(names_, ", "))}}));
}

PackFile::PackFile(PackFolder& folder, std::string name)
    : name_(std::move(name)), problems_(folder.problems_) {
  folder.names_.push_back(name_);
  const auto& files = folder.pack_->files();
  const auto found = files.find(name_);
  if (found == files.end()) {
    problems_->add(Message("core.data_no_file", {{"file", name_}}));
    return;
  }
  auto parsed = parse_json(found->second, name_);
  if (!parsed) {
    problems_->add(parsed.error());
  } else if (!parsed->is_object()) {
    problems_->add(Message("core.expected_object", {{"field", name_}}));
  } else {
    root_ = *std::move(parsed);
    readable_ = true;
    at("game").name({folder.game_});
  }
}

void PackFile::allow_only(Keys keys) const {
  std::vector<std::string_view> all{"game", "about"};
  all.insert(all.end(), keys.begin(), keys.end());
  const JsonReader whole(root_, name_, *problems_);
  bool numbers = false;
  for (const auto& [name, value] : root_.get_object()) {
    const std::string key(name);
    if (tells_origin(key))
      check_provenance(at(key));
    else if (key == "note" || key == "about")
      at(key).text();
    else if (std::ranges::find(all, key) == all.end())
      whole.complain("core.unknown_field",
                     {{"key", key}, {"keys", fmt::format("{}", fmt::join(all, ", "))}});
    numbers = numbers || value.is_number();
  }
  if (numbers) at("provenance");
}

void PackFile::expect_number(std::string_view key, int value) const {
  const JsonReader member = at(key);
  if (!member.exists()) return;
  const std::int64_t* number = root_.get_object().at(key).if_int64();
  if (number == nullptr || *number != value)
    member.complain("core.data_fixed", {{"value", std::int64_t{value}}});
}

JsonReader PackFile::at(std::string_view key) const {
  JsonReader member = maybe(key);
  if (readable_ && !member.exists())
    problems_->add(Message("core.missing_field", {{"field", name_}, {"key", std::string(key)}}));
  return member;
}

JsonReader PackFile::maybe(std::string_view key) const {
  if (const json::value* member = root_.get_object().if_contains(key))
    return {*member, fmt::format("{}: {}", name_, key), *problems_};
  return JsonReader(root_, name_, *problems_).maybe(key);
}

JsonReader PackFile::record(std::string_view key, Keys keys) const {
  const JsonReader record = at(key);
  check_record(record, keys);
  return record.is_object() ? record : JsonReader(root_, name_, *problems_).maybe("");
}

std::vector<JsonReader> PackFile::records(std::string_view key, Keys keys, std::size_t least,
                                          std::size_t most) const {
  const JsonReader list = at(key);
  std::vector<JsonReader> records = list.items(least, most);
  const bool with_ids = has(keys, "id");
  if (with_ids && !records.empty()) take_ids(key, records);
  for (const JsonReader& record : records) check_record(record, keys);
  std::erase_if(records, [&](const JsonReader& record) {
    return !record.is_object() || (with_ids && !record.maybe("id").exists());
  });
  return records;
}

void PackFile::take_ids(std::string_view key, std::vector<JsonReader>& records) const {
  std::set<std::string> ids;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const json::value& value = root_.get_object().at(key).get_array()[i];
    if (!records[i].is_object()) continue;
    const JsonReader member = records[i].at("id");
    const std::string id = id_of(value);
    if (id.empty() && member.exists()) member.complain("core.data_id_form");
    if (id.empty()) continue;
    if (!ids.insert(id).second) records[i].complain("core.data_doubled_id", {{"id", id}});
    records[i] = JsonReader(value, fmt::format("{}: {}[{}]", name_, key, id), *problems_);
  }
}

std::size_t PackFile::size_of(std::string_view key) const {
  const json::value* list = root_.get_object().if_contains(key);
  return list != nullptr && list->is_array() ? list->get_array().size() : 0;
}

std::size_t PackFile::size_of(std::string_view key, std::string_view member,
                              std::string_view value) const {
  const json::value* list = root_.get_object().if_contains(key);
  if (list == nullptr || !list->is_array()) return 0;
  return static_cast<std::size_t>(
      std::ranges::count_if(list->get_array(), [&](const json::value& entry) {
        const json::object* record = entry.if_object();
        const json::value* said = record == nullptr ? nullptr : record->if_contains(member);
        return said != nullptr && said->is_string() && said->get_string() == value;
      }));
}

Once::Once(JsonReader list, std::vector<std::string> names, const Problems& problems)
    : list_(std::move(list)),
      names_(std::move(names)),
      marked_(names_.size()),
      problems_(&problems),
      others_(problems) {}

void Once::complain(const JsonReader& place, std::string id, std::size_t index) {
  place.complain(std::move(id), {{"what", names_[index]}});
  others_ = Watch(*problems_);
}

void Once::mark(const JsonReader& record, std::size_t index) {
  if (!others_.quiet()) return;
  if (marked_[index]) complain(record, "core.data_doubled_entry", index);
  marked_[index] = true;
}

void Once::finish() {
  if (!list_.exists() || !others_.quiet()) return;
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (!marked_[i]) complain(list_, "core.data_missing_entry", i);
}

std::vector<std::uint8_t> check_box(const PackFile& box, const std::vector<BoxLine>& lines) {
  box.allow_only({"contents"});
  std::vector<std::uint8_t> counts(lines.size());
  std::vector<std::string> ids;
  for (const BoxLine& line : lines) ids.push_back(line.id);
  Once once(box.maybe("contents"), ids, box.problems());
  for (const JsonReader& record : box.records("contents", {"id", "count"}, 0, kLongList)) {
    const std::size_t i = record.at("id").name(ids);
    once.mark(record, i);
    counts[i] = read_byte(record.at("count"), 1, lines[i].most);
    const std::int64_t count = counts[i];
    const auto found = static_cast<std::int64_t>(lines[i].found);
    if (found == 0 || count == found) continue;
    if (lines[i].where.empty())
      record.at("count").complain("core.data_fixed", {{"value", found}});
    else
      record.complain("core.data_box_count",
                      {{"count", count}, {"found", found}, {"where", lines[i].where}});
  }
  once.finish();
  return counts;
}

std::vector<std::string> numbered(std::string_view word, int first, int last) {
  std::vector<std::string> names;
  for (int i = first; i <= last; ++i) names.push_back(fmt::format("{} {}", word, i));
  return names;
}

bool expect_object(const JsonReader& reader) {
  if (reader.exists() && !reader.is_object()) reader.complain("core.expected_object");
  return reader.is_object();
}

void check_members(const JsonReader& record, std::span<const std::string_view> keys) {
  for (const std::string& key : record.keys()) {
    if (tells_origin(key))
      check_provenance(record.at(key));
    else if (key == "note")
      record.at(key).text();
    else if (!has(keys, key))
      record.complain("core.unknown_field",
                      {{"key", key}, {"keys", fmt::format("{}", fmt::join(keys, ", "))}});
  }
}

std::optional<std::size_t> read_name(const JsonReader& reader,
                                     const std::vector<std::string>& names) {
  const auto found = std::ranges::find(names, reader.text());
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  reader.name(names);  // complains
  return std::nullopt;
}

std::uint8_t read_byte(const JsonReader& reader, int low, int high) {
  return static_cast<std::uint8_t>(reader.integer(low, high));
}

std::string read_title(const JsonReader& reader) {
  std::string title = reader.text();
  if (reader.exists() && (title.empty() || title.size() > kMaxTitleSize))
    reader.complain("core.data_title_form");
  return title;
}

}  // namespace orrery
