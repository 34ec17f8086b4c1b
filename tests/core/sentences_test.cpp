// Tests compare messages, not sentences: an assertion that holds four words in a row of the English
// catalogue breaks when somebody finds better words. `support/messages.h` has what to write
// instead.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "support/paths.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kWordsInARow = 4;

std::string whole(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Every four words in a row of a text, without signs; a placeholder ends a row.
std::vector<std::string> rows_of_words(std::string text) {
  std::ranges::replace_if(text, [](char c) { return c == '.' || c == ',' || c == '"'; }, ' ');
  std::istringstream in(text);
  std::vector<std::string> row;
  std::vector<std::string> rows;
  for (std::string word; in >> word;) {
    const bool is_word = std::ranges::all_of(word, [](char c) {
      return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == '-';
    });
    if (!is_word) {
      row.clear();
      continue;
    }
    row.push_back(word);
    if (row.size() > kWordsInARow) row.erase(row.begin());
    if (row.size() == kWordsInARow)
      rows.push_back(row[0] + " " + row[1] + " " + row[2] + " " + row[3]);
  }
  return rows;
}

std::set<std::string> english_rows() {
  std::set<std::string> rows;
  for (const auto& file : fs::directory_iterator(test::project_folder() / "messages" / "en")) {
    const boost::json::value texts = boost::json::parse(whole(file.path()));
    for (const auto& [id, text] : texts.as_object())
      for (std::string& row : rows_of_words(std::string(text.as_string())))
        rows.insert(std::move(row));
  }
  return rows;
}

// The last quote of the literal that begins at `at`.
std::size_t end_of_literal(const std::string& text, std::size_t at) {
  if (at > 0 && text[at - 1] == 'R') return std::min(text.find(")\"", at), text.size() - 1) + 1;
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return at;
}

// What is compared in a source: the string literals inside EXPECT_...( ) and ASSERT_...( ), those
// that stand behind each other as one.
std::vector<std::string> compared(const std::string& text) {
  std::vector<std::string> literals;
  int depth = 0;  // of parentheses inside an assertion
  bool goes_on = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (text.compare(at, 2, "//") == 0) {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.compare(at, 3, "'\"'") == 0) {
      at += 2;
    } else if (c == '"') {
      const std::size_t end = end_of_literal(text, at);
      if (depth > 0 && !goes_on) literals.emplace_back();
      if (depth > 0) literals.back() += text.substr(at + 1, end - at - 1);
      goes_on = true;
      at = end;
    } else if (c == '(') {
      const std::size_t macro = text.find_last_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at - 1) + 1;
      const bool asserts =
          text.compare(macro, 7, "EXPECT_") == 0 || text.compare(macro, 7, "ASSERT_") == 0;
      depth += depth > 0 || asserts ? 1 : 0;
      goes_on = false;
    } else {
      depth -= depth > 0 && c == ')' ? 1 : 0;
      goes_on = goes_on && std::isspace(static_cast<unsigned char>(c)) != 0;
    }
  }
  return literals;
}

TEST(Sentences, are_compared_by_the_tests_of_catalogues_alone) {
  const std::set<std::string> english = english_rows();
  int literals = 0;
  for (const auto& entry : fs::recursive_directory_iterator(test::project_folder() / "tests")) {
    const fs::path& path = entry.path();
    if (path.extension() != ".cpp" || path.filename() == "catalogue_test.cpp") continue;
    if (path.parent_path().filename() == "load") continue;  // it has words of its own
    for (const std::string& literal : compared(whole(path))) {
      ++literals;
      for (const std::string& row : rows_of_words(literal))
        EXPECT_FALSE(english.contains(row)) << path.filename() << " compares \"" << literal << '"';
    }
  }
  EXPECT_GT(literals, 3000);
}

}  // namespace
}  // namespace orrery
