// One file of a data pack, and the checks that all its records share. A complaint names the file
// and, where it can, the record by its id: "tiles.json: tiles[D07].stars".
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "core/data_pack.h"
#include "core/json_reader.h"

namespace orrery {

using Keys = std::initializer_list<std::string_view>;

class PackFile;

// The pack of one game: a struct derived from it has each of its files as a member.
class PackFolder {
 public:
  PackFolder(const DataPack& pack, std::string_view game, Problems& problems)
      : pack_(&pack), game_(game), problems_(&problems) {}
  // Complains about files that are none of the members. A file that nobody reads is a slip of the
  // pen: its values would silently not count.
  void expect_no_others() const;

 private:
  friend class PackFile;

  const DataPack* pack_;
  std::string_view game_;
  Problems* problems_;
  std::vector<std::string> names_;
};

class PackFile {
 public:
  // Complains when the file is missing, no JSON object or of another game; all members of what
  // cannot be read are missing, quietly.
  PackFile(PackFolder& folder, std::string name);
  PackFile(const PackFile&) = delete;  // readers point into it
  PackFile& operator=(const PackFile&) = delete;

  Problems& problems() const { return *problems_; }

  // Complains about members that are neither `keys` nor "game", "about", "note" or words of origin,
  // and about numbers whose origin is not told.
  void allow_only(Keys keys) const;
  // A number that the program cannot change.
  void expect_number(std::string_view key, int value) const;
  // A member that must be there; `maybe` says nothing when it is missing.
  JsonReader at(std::string_view key) const;
  JsonReader maybe(std::string_view key) const;
  // The records of a list, each with a provenance and no members but `keys`. When one of those is
  // "id", the ids must differ, and be such that they can stand in notation and options.
  std::vector<JsonReader> records(std::string_view key, Keys keys, std::size_t least,
                                  std::size_t most) const;
  std::vector<JsonReader> records(std::string_view key, Keys keys, std::size_t size) const {
    return records(key, keys, size, size);
  }
  // A single record; it does not exist if it is no object.
  JsonReader record(std::string_view key, Keys keys) const;
  // How many entries a list has; 0 if there is no such list.
  std::size_t size_of(std::string_view key) const;
  // How many of its entries say `value` in the member `member`.
  std::size_t size_of(std::string_view key, std::string_view member, std::string_view value) const;

 private:
  // Names the records of a list by their ids.
  void take_ids(std::string_view key, std::vector<JsonReader>& records) const;

  std::string name_;
  json::value root_ = json::object();
  bool readable_ = false;
  Problems* problems_;
};

// Whether anything was complained about since.
class Watch {
 public:
  explicit Watch(const Problems& problems) : problems_(&problems), known_(problems.list().size()) {}
  bool quiet() const { return problems_->list().size() == known_; }

 private:
  const Problems* problems_;
  std::size_t known_;
};

// Each of a fixed set of things must be the subject of exactly one record of a list. Keeps quiet
// about a list in which something else is wrong, for then it cannot know.
class Once {
 public:
  Once(JsonReader list, std::vector<std::string> names, const Problems& problems);
  void mark(const JsonReader& record, std::size_t index);
  // Complains about the things without a record.
  void finish();

 private:
  void complain(const JsonReader& place, std::string id, std::size_t index);

  JsonReader list_;
  std::vector<std::string> names_;
  std::vector<bool> marked_;
  const Problems* problems_;
  Watch others_;  // complaints that are not of this object
};

// A list in which the entries are counted one by one may be this long.
inline constexpr std::size_t kLongList = 1000;

inline constexpr int kMaxBoxCount = 250;

// One line of a box: how many parts of a kind the box holds, and who lists them.
struct BoxLine {
  std::string id;
  std::size_t found;  // 0: nothing depends on the number
  std::string where;  // the file that lists them; empty: the rules themselves
  int most = kMaxBoxCount;
};
// The records "contents" of a box must be these, and agree with what was found. Returns their
// numbers, line by line.
std::vector<std::uint8_t> check_box(const PackFile& box, const std::vector<BoxLine>& lines);

// "value 0", "value 1", ... or with other words and bounds.
std::vector<std::string> numbered(std::string_view word, int first, int last);

// Complains unless it is an object, and tells whether it is one.
bool expect_object(const JsonReader& reader);
// Complains about members that are neither `keys` nor notes nor words of origin, and about words of
// origin that do not exist.
void check_members(const JsonReader& record, std::span<const std::string_view> keys);
inline void check_members(const JsonReader& record, Keys keys) {
  check_members(record, std::span(keys.begin(), keys.size()));
}

// Which of `names` it is; nothing after a complaint.
std::optional<std::size_t> read_name(const JsonReader& reader,
                                     const std::vector<std::string>& names);
std::uint8_t read_byte(const JsonReader& reader, int low, int high);
// A name shown to people.
std::string read_title(const JsonReader& reader);

}  // namespace orrery
