// `orrery data show`: every component value of a game and where it comes from.
#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kWidth = 100;
constexpr std::string_view kProvenance = "provenance";

// A value of a record in few words: {"wood": 2} becomes wood 2.
std::string brief(const json::value& value) {
  std::vector<std::string> parts;
  if (const auto* object = value.if_object()) {
    for (const auto& [key, member] : *object) {
      const bool scalar = !member.is_object() && !member.is_array();
      parts.push_back(scalar ? fmt::format("{} {}", std::string_view(key), brief(member))
                             : fmt::format("{} ({})", std::string_view(key), brief(member)));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
  }
  if (const auto* array = value.if_array()) {
    for (const json::value& item : *array)
      parts.push_back(item.is_object() || item.is_array() ? fmt::format("({})", brief(item))
                                                          : brief(item));
    return fmt::format("{}", fmt::join(parts, " "));
  }
  if (const auto* text = value.if_string()) return std::string(*text);
  return json::serialize(value);
}

// Whether a value contains records of its own, which are listed apart.
bool holds_records(const json::value& value) {
  if (const auto* object = value.if_object())
    return object->contains(kProvenance) || std::ranges::any_of(*object, [](const auto& each) {
             return holds_records(each.value());
           });
  if (const auto* array = value.if_array()) return std::ranges::any_of(*array, holds_records);
  return false;
}

class Lister {
 public:
  void walk(const json::value& value, const std::string& name) {
    if (const auto* array = value.if_array()) {
      for (std::size_t i = 0; i < array->size(); ++i)
        walk((*array)[i], fmt::format("{}[{}]", name, i));
      return;
    }
    const auto* object = value.if_object();
    if (object == nullptr) return;
    if (object->contains(kProvenance)) print_record(*object, name);
    for (const auto& [key, member] : *object)
      walk(member,
           name.empty() ? std::string(key) : fmt::format("{}.{}", name, std::string_view(key)));
  }

  void print_summary() const {
    std::size_t all = 0;
    for (const auto& [provenance, count] : counts_) all += count;
    fmt::print("\n{} records:", all);
    for (const auto& [provenance, count] : counts_) fmt::print(" {} {}", count, provenance);
    fmt::print("\n");
  }

 private:
  void print_record(const json::object& record, const std::string& name) {
    const json::value* id = record.if_contains("id");
    std::vector<std::string> values;
    for (const auto& [key, member] : record) {
      if (key == "id" || key == kProvenance || key == "game" || key == "about" ||
          holds_records(member))
        continue;
      values.push_back(brief(json::object{{key, member}}));
    }
    const std::string provenance = brief(record.at(kProvenance));
    ++counts_[provenance];
    const std::string label = id != nullptr && id->is_string() ? brief(*id) : name;
    const std::string line = fmt::format("  {:17} {:13}  {}", label.empty() ? "(file)" : label,
                                         provenance, fmt::join(values, "; "));
    print_lines(wrapped(line, kWidth, 35));
  }

  std::map<std::string, std::size_t> counts_;
};

}  // namespace

Outcome run(const DataShowArgs& args, const Catalogue& catalogue) {
  const auto entry = choose_entry(args.game);
  if (!entry) return std::unexpected(entry.error());
  const auto pack = choose_pack(args.data, args.game, catalogue);
  if (!pack) return std::unexpected(pack.error());
  if (pack->files().empty()) fmt::print("{} has no component values.\n", args.game);
  Lister lister;
  for (const auto& [file, text] : pack->files()) {
    const auto value = parse_json(text, file);
    if (!value) return std::unexpected(bad_usage(catalogue.say(value.error())));
    const json::object* object = value->if_object();
    const json::value* about = object == nullptr ? nullptr : object->if_contains("about");
    fmt::print("{}{}\n", file, about == nullptr ? "" : ": " + brief(*about));
    lister.walk(*value, "");
  }
  if (!pack->files().empty()) lister.print_summary();
  return kFine;
}

}  // namespace orrery::cli
