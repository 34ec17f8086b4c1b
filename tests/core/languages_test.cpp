// The words of every catalogue: each text can be said, whatever its arguments choose, with nothing
// left to fill in. That all languages say the same things is tested in web/src/i18n.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/paths.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

// What arguments may be: a number where the text goes by number, else one of the words it names.
struct Samples {
  std::set<std::int64_t> numbers;
  std::set<std::string> words;
};

// The arguments of a template, found by their braces: "{name}", "{name, plural, ...}" and so on.
class Arguments {
 public:
  explicit Arguments(std::string_view text) { read_text(text); }
  const std::map<std::string, Samples>& all() const { return all_; }

 private:
  static std::string_view braced(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
      if (depth == 0) return text.substr(1, i - 1);
    }
    ADD_FAILURE() << "unbalanced braces: " << text;
    return text.substr(1);
  }
  void read_text(std::string_view text) {
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at)) {
      const std::string_view inside = braced(text.substr(at));
      read_argument(inside);
      at += inside.size() + 2;
    }
  }
  void read_argument(std::string_view inside) {
    const std::size_t comma = inside.find(',');
    Samples& samples = all_[std::string(inside.substr(0, comma))];
    if (comma == std::string_view::npos) return;
    const bool plural = inside.substr(comma).starts_with(", plural,");
    EXPECT_TRUE(plural || inside.substr(comma).starts_with(", select,")) << inside;
    if (plural) samples.numbers.insert({0, 1, 2, 5, 22});
    std::string_view branches = inside.substr(inside.find(',', comma + 1) + 1);
    std::set<std::string> keys;
    while (branches.find('{') != std::string_view::npos) {
      const std::string_view before = branches.substr(0, branches.find('{'));
      const std::size_t first = before.find_first_not_of(' ');
      const std::string key(before.substr(first, before.find_last_not_of(' ') - first + 1));
      keys.insert(key);
      if (key.starts_with('=')) samples.numbers.insert(std::stoll(key.substr(1)));
      if (!plural) samples.words.insert(key);
      const std::string_view branch = braced(branches.substr(before.size()));
      read_text(branch);
      branches.remove_prefix(before.size() + branch.size() + 2);
    }
    EXPECT_TRUE(keys.contains("other")) << inside;
  }

  std::map<std::string, Samples> all_;
};

// The message with its arguments in every combination that its text tells apart.
std::vector<Message> samples_of(const std::string& id, std::string_view text) {
  std::vector<Message> messages = {{id}};
  const Arguments arguments(text);
  for (const auto& [name, samples] : arguments.all()) {
    std::vector<Value> values(samples.numbers.begin(), samples.numbers.end());
    values.insert(values.end(), samples.words.begin(), samples.words.end());
    if (values.empty()) values.emplace_back("<" + name + ">");
    std::vector<Message> more;
    for (const Message& message : messages)
      for (const Value& value : values) {
        more.push_back(message);
        more.back().args.push_back({name, value});
      }
    messages = std::move(more);
  }
  return messages;
}

std::vector<fs::path> catalogues() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(test::project_folder() / "messages"))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

class CatalogueWords : public testing::TestWithParam<fs::path> {};

TEST_P(CatalogueWords, can_be_said_whatever_their_arguments_are) {
  std::ifstream in(GetParam(), std::ios::binary);
  const std::string file{std::istreambuf_iterator<char>(in), {}};
  Catalogue catalogue;
  catalogue.add(file);
  const json::value texts = json::parse(file);
  for (const auto& [id, text] : texts.as_object())
    for (const Message& message : samples_of(id, text.as_string())) {
      const std::string said = catalogue.say(message);
      EXPECT_FALSE(said.empty()) << message.id;
      EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << message.id << ": " << said;
      EXPECT_FALSE(said.contains("  ") || said.starts_with(' ') || said.ends_with(' '))
          << message.id << ": " << said;
    }
}

// "en_luna_capital_data"
std::string catalogue_name(const testing::TestParamInfo<fs::path>& info) {
  std::string name =
      info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Of, CatalogueWords, testing::ValuesIn(catalogues()), catalogue_name);

}  // namespace
}  // namespace orrery
