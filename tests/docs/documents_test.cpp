// The documents say what the program does: every field of a position is described, every example
// of one can be read, every entry point of the contract has its words.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "games/registry.h"
#include "support/paths.h"
#include "support/settings.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& path) {
  std::ifstream in(project_folder() / path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The names of counted things in "goods": {"wood": 2} are no fields of their own.
bool is_count(const json::value& field) {
  const json::value* about = field.as_object().if_contains("description");
  return about != nullptr && std::string_view(about->as_string()).starts_with("how many");
}

// The names of all fields that a schema describes, at any depth.
void collect_fields(const json::value& schema, std::set<std::string>& fields) {
  const json::object* object = schema.if_object();
  if (object == nullptr) return;
  for (const auto& member : *object) {
    if (member.key() == "properties")
      for (const auto& field : member.value().as_object())
        if (!is_count(field.value())) fields.emplace(field.key());
    collect_fields(member.value(), fields);
  }
}

// The blocks of a document that are fenced as ```json.
std::vector<std::string> json_blocks(const std::string& text) {
  const std::string fence = "\n```json\n";
  std::vector<std::string> blocks;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    blocks.push_back(text.substr(at, text.find("\n```", at) - at));
  }
  return blocks;
}

TEST(Documents, positions_describes_every_field) {
  const std::string document = text_of("docs/positions.md");
  std::set<std::string> fields;
  for (const Setting& setting : all_settings())
    collect_fields(make_game(setting)->state_schema(), fields);
  ASSERT_GT(fields.size(), 40U);
  for (const std::string& field : fields)
    EXPECT_TRUE(document.contains('`' + field + '`'))
        << "docs/positions.md does not name " << field;
}

TEST(Documents, positions_shows_examples_that_can_be_read) {
  int read = 0;
  for (const std::string& block : json_blocks(text_of("docs/positions.md"))) {
    const json::value value = json::parse(block);
    const GameEntry* entry = find_game(value.at("game").as_string());
    ASSERT_NE(entry, nullptr);
    const auto position = read_position(*entry, block, DataPack::built_in(entry->info().id));
    EXPECT_TRUE(position) << Catalogue::built_in().say(position.error()) << "\nin\n" << block;
    ++read;
  }
  EXPECT_GE(read, 2);
}

TEST(Documents, the_contract_says_what_every_entry_point_does) {
  const std::string contract = text_of("src/core/game.h");
  const std::string words = contract.substr(0, contract.find("#pragma once"));
  int named = 0;
  for (std::size_t at = contract.find("{ R::"); at != std::string::npos;
       at = contract.find("{ R::", at + 1)) {
    const std::size_t start = at + 5;
    const std::string name = contract.substr(start, contract.find('(', start) - start);
    if (name == "info") continue;  // says itself what it is
    EXPECT_TRUE(words.contains(name + "(")) << name << " is not explained in src/core/game.h";
    ++named;
  }
  EXPECT_GE(named, 20);
}

TEST(Documents, every_option_of_a_game_has_a_sentence) {
  const Catalogue english = Catalogue::built_in();
  for (const GameEntry& entry : all_games())
    for (const OptionSpec& option : entry.info().options)
      EXPECT_TRUE(english.has("option." + entry.info().id + "." + option.name)) << option.name;
}

}  // namespace
}  // namespace orrery::test
