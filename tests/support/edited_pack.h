// The values of a game that come with the program, changed, and what is said about them. `Rooms`
// names the game (kGame), its type Components and its function read_components.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/data_pack.h"
#include "core/json_reader.h"
#include "support/messages.h"

namespace orrery::test {

using Complaints = std::vector<Message>;

template <class Rooms>
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

  DataPack pack() const { return DataPack(files_); }

  // What is said about it.
  Complaints complaints() const {
    Problems problems;
    const auto components = Rooms::read_components(DataPack(files_), problems);
    EXPECT_EQ(components.has_value(), !problems.any());
    return problems.list();
  }
  typename Rooms::Components components() const {
    EXPECT_THAT(complaints(), testing::IsEmpty());
    Problems problems;
    return Rooms::read_components(DataPack(files_), problems)
        .value_or(typename Rooms::Components{});
  }

 private:
  std::map<std::string, std::string> files_ = DataPack::built_in(Rooms::kGame).files();
};

template <class Rooms>
std::vector<std::string> file_names_of() {
  const DataPack pack = DataPack::built_in(Rooms::kGame);
  std::vector<std::string> names;
  for (const auto& [name, text] : pack.files()) names.push_back(name);
  return names;
}

// The pointers of everything inside `value`.
inline void collect_pointers(const json::value& value, const std::string& pointer,
                             std::vector<std::string>& pointers) {
  pointers.push_back(pointer);
  if (const json::object* object = value.if_object())
    for (const auto& member : *object)
      collect_pointers(member.value(), pointer + "/" + std::string(member.key()), pointers);
  if (const json::array* array = value.if_array())
    for (std::size_t i = 0; i < array->size(); ++i)
      collect_pointers((*array)[i], pointer + "/" + std::to_string(i), pointers);
}

// Puts all sorts of wrong things into every fourth place of the pack, one at a time; reading must
// survive each. Returns how many places it tried.
template <class Rooms>
std::size_t misplace_things() {
  const std::vector<json::value> slips = {nullptr, -1,     1000000,        1.5,          "",
                                          true,    "x\ny", json::object(), json::array()};
  constexpr std::size_t kStride = 4;  // enough of them
  std::size_t turn = 0;
  for (const std::string& file : file_names_of<Rooms>()) {
    std::vector<std::string> pointers;
    collect_pointers(EditedPack<Rooms>().value(file, ""), "", pointers);
    for (std::size_t i = 0; i < pointers.size(); i += kStride)
      EditedPack<Rooms>().set(file, pointers[i], slips[turn++ % slips.size()]).complaints();
  }
  return turn;
}

}  // namespace orrery::test
