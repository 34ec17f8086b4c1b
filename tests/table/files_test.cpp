// Whole files or none, and a reason when it does not work.
#include "table/files.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/temporary_directory.h"
#include "table/tables.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using test::says;

class Files : public testing::Test {
 protected:
  std::size_t entries() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()));
  }
  const test::TemporaryDirectory folder_;
  const fs::path file_ = folder_.path() / "game.orrery.json";
};

TEST_F(Files, are_written_read_and_replaced_without_a_trace) {
  ASSERT_TRUE(write_file(file_, "one"));
  ASSERT_TRUE(write_file(file_, "two\n"));
  EXPECT_EQ(read_file(file_), "two\n");
  EXPECT_EQ(entries(), 1U);
}

TEST_F(Files, keep_a_link_a_link) {
  ASSERT_TRUE(write_file(file_, "one"));
  const fs::path link = folder_.path() / "latest";
  fs::create_symlink(file_, link);
  ASSERT_TRUE(write_file(link, "two"));
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(read_file(file_), "two");
}

TEST_F(Files, that_cannot_be_written_say_why) {
  const auto missing = write_file(folder_.path() / "no" / "such" / "file", "text");
  ASSERT_FALSE(missing);
  EXPECT_THAT(missing.error(), says("table.file_unwritable",
                                    {{"file", (folder_.path() / "no" / "such" / "file").string()},
                                     {"reason", "No such file or directory"}}));
  const auto directory = write_file(folder_.path(), "text");
  ASSERT_FALSE(directory);
  EXPECT_THAT(directory.error(), says("table.file_unwritable", {{"file", folder_.path().string()},
                                                                {"reason", "Is a directory"}}));
  EXPECT_EQ(entries(), 0U);
}

TEST_F(Files, that_do_not_exist_cannot_be_read) {
  EXPECT_THAT(read_file(file_).error(),
              says("table.file_unreadable",
                   {{"file", file_.string()}, {"reason", "No such file or directory"}}));
  EXPECT_THAT(read_file(folder_.path()).error(),
              says("table.file_unreadable",
                   {{"file", folder_.path().string()}, {"reason", "Is a directory"}}));
}

TEST_F(Files, that_are_huge_are_not_read) {
  std::ofstream(file_) << std::string((1 << 20) + 1, ' ');
  EXPECT_THAT(read_file(file_).error(), says("table.file_too_large", {{"file", file_.string()}}));
}

TEST(FilesOfDevices, are_written_straight) { EXPECT_TRUE(write_file("/dev/null", "gone")); }

}  // namespace
}  // namespace orrery
