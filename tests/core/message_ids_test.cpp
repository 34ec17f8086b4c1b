// The code and the English catalogue know the same messages: nothing is said that has no text, and
// no text is kept that nobody says.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "games/registry.h"
#include "support/paths.h"
#include "support/settings.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool is_part(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

void erase_comments(std::string& text) {
  for (std::size_t at = text.find("//"); at != std::string::npos; at = text.find("//", at))
    text.erase(at, text.find('\n', at) - at);
}

// The string literals of all sources made of small letters, digits, dots and underscores only,
// each with a file that holds it.
const std::map<std::string, std::string>& literals() {
  static const std::map<std::string, std::string> found = [] {
    std::map<std::string, std::string> literals;
    for (const auto& entry : fs::recursive_directory_iterator(test::project_folder() / "src")) {
      if (!entry.is_regular_file()) continue;
      std::string text = text_of(entry.path());
      erase_comments(text);
      for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 1)) {
        std::size_t end = at + 1;
        while (end < text.size() && (is_part(text[end]) || text[end] == '.')) ++end;
        if (end > at + 1 && end < text.size() && text[end] == '"')
          literals.emplace(text.substr(at + 1, end - at - 1), entry.path().filename().string());
      }
    }
    return literals;
  }();
  return found;
}

std::vector<fs::path> english_files() {
  const fs::path folder = test::project_folder() / "messages" / "en";
  return {fs::directory_iterator(folder), {}};
}

// The areas that have texts: "solenia" for solenia.json and solenia-data.json.
std::set<std::string> areas() {
  std::set<std::string> areas;
  for (const fs::path& file : english_files()) {
    const std::string name = file.stem().string();
    areas.insert(name.substr(0, name.find('-')));
  }
  return areas;
}

std::string area_of(const std::string& id) { return id.substr(0, id.find('.')); }

// Everything in quotes in the data packs and in the schemas of positions.
const std::string& named_things() {
  static const std::string all = [] {
    std::string text;
    for (const auto& entry : fs::recursive_directory_iterator(test::project_folder() / "data"))
      if (entry.is_regular_file()) text += text_of(entry.path());
    for (const test::Setting& setting : test::all_settings())
      text += json::serialize(test::make_game(setting)->state_schema());
    return text;
  }();
  return all;
}

// A name of a term ("good.wood", "score.solenia.pairs") is used when its type is a literal in the
// code and its id, with or without the game, is one there, in a data pack or in a position.
bool names_a_term(const std::string& id) {
  const std::size_t dot = id.find('.');
  if (areas().contains(id.substr(0, dot)) || !literals().contains(id.substr(0, dot))) return false;
  std::string term = id.substr(dot + 1);
  for (const GameEntry& entry : all_games())
    if (term.starts_with(entry.info().id + ".")) term.erase(0, entry.info().id.size() + 1);
  // "Meteorite +2": a thing with so many of something on it.
  if (const std::size_t plus = term.rfind(" +"); plus != std::string::npos) term.erase(plus);
  return literals().contains(term) || named_things().find('"' + term + '"') != std::string::npos;
}

// "game.broken." in the code begins the ids that end with another literal.
bool is_put_together(const std::string& id) {
  for (std::size_t dot = id.find('.'); dot != std::string::npos; dot = id.find('.', dot + 1))
    if (literals().contains(id.substr(0, dot + 1)) && literals().contains(id.substr(dot + 1)))
      return true;
  return false;
}

TEST(MessageIds, every_message_of_the_code_is_in_the_english_catalogue) {
  const Catalogue english = Catalogue::built_in();
  const std::set<std::string> known = areas();
  int checked = 0;
  for (const auto& [literal, file] : literals()) {
    if (!literal.contains('.') || !known.contains(area_of(literal))) continue;
    if (literal.ends_with(".json") || literal.ends_with(".")) continue;
    ++checked;
    EXPECT_TRUE(english.has(literal)) << literal << " in " << file << " has no text";
  }
  EXPECT_GT(checked, 30);
}

TEST(MessageIds, every_english_text_is_used) {
  for (const std::string& id : Catalogue::built_in().ids())
    EXPECT_TRUE(literals().contains(id) || is_put_together(id) || names_a_term(id))
        << id << " is said nowhere";
}

TEST(MessageIds, no_text_is_written_twice) {
  std::map<std::string, std::string> home;
  for (const fs::path& file : english_files()) {
    Catalogue one;
    one.add(text_of(file));
    for (const std::string& id : one.ids()) {
      const auto [first, fresh] = home.emplace(id, file.filename().string());
      EXPECT_TRUE(fresh) << id << " is in " << first->second << " and in " << file.filename();
    }
  }
}

}  // namespace
}  // namespace orrery
