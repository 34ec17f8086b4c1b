// Data packs: the built-in one, one from a directory, and the identity of each.
#include "core/data_pack.h"

#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/embedded.h"
#include "support/messages.h"
#include "support/paths.h"
#include "support/temporary_directory.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using test::says;
using testing::ElementsAre;
using testing::Pair;

void write(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

using Files = std::map<std::string, std::string>;
std::string hash_of_files(Files files) { return DataPack(std::move(files)).hash(); }

Message pack_complaint(const fs::path& directory, std::string_view game) {
  return test::reason(DataPack::read(directory, game));
}

TEST(DataPack, sha256_equals_the_published_vectors) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(DataPack, built_in_files_are_those_of_the_source_tree) {
  const fs::path folder = test::project_folder() / "data";
  int games = 0;
  for (const fs::directory_entry& game : fs::directory_iterator(folder)) {
    const auto read = DataPack::read(folder, game.path().filename().string());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->files(), DataPack::built_in(game.path().filename().string()).files());
    EXPECT_FALSE(read->files().empty());
    ++games;
  }
  EXPECT_GT(games, 0);
}

TEST(DataPack, embedded_files_are_sorted_by_path) {
  EXPECT_TRUE(std::ranges::is_sorted(embedded_files(), {}, &EmbeddedFile::path));
}

TEST(DataPack, hash_changes_with_any_byte) {
  const std::string text = R"({"a": 1})";
  std::set<std::string> hashes = {hash_of_files({{"a.json", text}})};
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = '~';
    hashes.insert(hash_of_files({{"a.json", changed}}));
  }
  hashes.insert(hash_of_files({{"a.json", text + " "}}));
  hashes.insert(hash_of_files({{"b.json", text}}));
  hashes.insert(hash_of_files({{"a.json", text}, {"b.json", ""}}));
  hashes.insert(hash_of_files({}));
  EXPECT_EQ(hashes.size(), text.size() + 5);
}

TEST(DataPack, hash_tells_where_one_file_ends_and_the_next_begins) {
  EXPECT_NE(hash_of_files({{"a", "x\nb 1\ny"}}), hash_of_files({{"a", "x"}, {"b", "y"}}));
}

TEST(DataPack, equal_files_have_equal_hashes) {
  EXPECT_EQ(hash_of_files({{"a", "1"}, {"b", "2"}}), hash_of_files({{"b", "2"}, {"a", "1"}}));
  EXPECT_EQ(hash_of_files({{"a", "1"}}).size(), 64U);
}

TEST(DataPack, a_directory_gives_its_json_files_as_they_are) {
  const test::TemporaryDirectory directory;
  write(directory.path() / "game" / "a.json", "{}");
  write(directory.path() / "game" / "b.json", std::string_view("\0\n", 2));
  write(directory.path() / "game" / "notes.txt", "ignored");
  write(directory.path() / "other" / "c.json", "{}");
  const auto pack = DataPack::read(directory.path(), "game");
  ASSERT_TRUE(pack);
  EXPECT_THAT(pack->files(),
              ElementsAre(Pair("a.json", "{}"), Pair("b.json", std::string("\0\n", 2))));
}

TEST(DataPack, a_game_without_a_folder_keeps_the_built_in_values) {
  const test::TemporaryDirectory directory;
  const auto pack = DataPack::read(directory.path(), "solenia");
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack->hash(), DataPack::built_in("solenia").hash());
  EXPECT_FALSE(pack->files().empty());
}

TEST(DataPack, what_is_no_directory_is_named) {
  const test::TemporaryDirectory directory;
  const fs::path missing = directory.path() / "missing";
  const fs::path file = directory.path() / "file";
  write(file, "");
  EXPECT_THAT(pack_complaint(missing, "game"),
              says("core.no_directory", {{"directory", missing.string()}}));
  EXPECT_THAT(pack_complaint(file, "game"),
              says("core.no_directory", {{"directory", file.string()}}));
}

TEST(DataPack, a_file_that_cannot_be_read_is_named) {
  const test::TemporaryDirectory directory;
  const fs::path folder = directory.path() / "game" / "a.json";  // a folder where a file should be
  fs::create_directories(folder);
  EXPECT_THAT(pack_complaint(directory.path(), "game"),
              says("core.file_unreadable", {{"file", folder.string()}}));
}

TEST(DataPack, a_file_above_one_mebibyte_is_no_data_file) {
  const test::TemporaryDirectory directory;
  const fs::path large = directory.path() / "game" / "a.json";
  write(large, std::string(1U << 20U, ' '));
  EXPECT_EQ(pack_complaint(directory.path(), "game"), test::kNothing);
  write(large, std::string((1U << 20U) + 1, ' '));
  EXPECT_THAT(pack_complaint(directory.path(), "game"),
              says("core.file_too_large", {{"file", large.string()}}));
}

}  // namespace
}  // namespace orrery
