// The values of Solenia that come with the program, changed, and what is said about them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/solenia/components.h"

namespace orrery::solenia {

using Complaints = std::vector<std::string>;

class EditedPack {
 public:
  EditedPack& edit(const std::string& file, const std::function<void(json::value&)>& change) {
    json::value value = json::parse(files_.at(file));
    change(value);
    files_[file] = json::serialize(value);
    return *this;
  }
  // Replaces what `pointer` ("/tiles/0/stars") leads to.
  EditedPack& set(const std::string& file, const std::string& pointer, const json::value& to) {
    return edit(file, [&](json::value& root) { root.at_pointer(pointer) = to; });
  }
  EditedPack& add(const std::string& file, const std::string& list, const json::value& entry) {
    return edit(file,
                [&](json::value& root) { root.at_pointer(list).as_array().push_back(entry); });
  }
  // Removes a member, or the entry of a list.
  EditedPack& remove(const std::string& file, const std::string& parent, const std::string& key) {
    return edit(file, [&](json::value& root) {
      json::value& from = parent.empty() ? root : root.at_pointer(parent);
      if (from.is_object())
        from.as_object().erase(key);
      else
        from.as_array().erase(from.as_array().begin() + std::stol(key));
    });
  }
  EditedPack& text(const std::string& file, std::string text) {
    files_[file] = std::move(text);
    return *this;
  }
  EditedPack& without(const std::string& file) {
    files_.erase(file);
    return *this;
  }
  json::value value(const std::string& file, const std::string& pointer) const {
    return json::parse(files_.at(file)).at_pointer(pointer);
  }

  // What is said about it, in English.
  Complaints complaints() const {
    static const Catalogue catalogue = Catalogue::built_in();
    Problems problems;
    const auto components = read_components(DataPack(files_), problems);
    EXPECT_EQ(components.has_value(), !problems.any());
    Complaints said;
    for (const Message& problem : problems.list()) {
      EXPECT_TRUE(catalogue.has(problem.id)) << problem.id;
      said.push_back(catalogue.say(problem));
    }
    return said;
  }
  Components components() const {
    EXPECT_THAT(complaints(), testing::IsEmpty());
    Problems problems;
    return read_components(DataPack(files_), problems).value_or(Components{});
  }

 private:
  std::map<std::string, std::string> files_ = DataPack::built_in("solenia").files();
};

inline std::vector<std::string> file_names() {
  const DataPack pack = DataPack::built_in("solenia");
  std::vector<std::string> names;
  for (const auto& [name, text] : pack.files()) names.push_back(name);
  return names;
}

inline Complaints after_setting(const std::string& file, const std::string& pointer,
                                const json::value& to) {
  return EditedPack().set(file, pointer, to).complaints();
}

}  // namespace orrery::solenia
