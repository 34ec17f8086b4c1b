// `orrery data check` and `orrery data show`: mistakes in a data pack are found and named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/paths.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

class DataCommand : public testing::Test {
 protected:
  DataCommand() { fs::copy(project_folder() / "data", pack_, fs::copy_options::recursive); }
  // Changes a piece of a file of Solenia's pack.
  void change(const std::string& file, std::string_view from, std::string_view to) const {
    const fs::path path = pack_ / "solenia" / file;
    std::string text = file_text(path);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    write_text(path, text.replace(at, from.size(), to));
  }
  Ran check() const { return run_program({"data", "check", pack_.string()}); }

  const TemporaryDirectory folder_;
  const fs::path pack_ = folder_.path() / "box";
};

TEST_F(DataCommand, the_built_in_values_and_a_copy_of_them_are_fine) {
  EXPECT_EQ(run_program({"data", "check"}).code, 0);
  const Ran ran = check();
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("solenia: fine (11 files)"));
}

TEST_F(DataCommand, a_missing_tile_is_named) {
  change(
      "tiles.json",
      R"({"id": "D02", "side": "day", "cost": {"water": 2}, "stars": 2, "provenance": "reconstructed"},)",
      "");
  const Ran ran = check();
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("tiles"));
  EXPECT_THAT(ran.err, HasSubstr("The data pack has mistakes"));
}

TEST_F(DataCommand, a_doubled_tile_is_named) {
  change("tiles.json", "\"id\": \"D02\"", "\"id\": \"D01\"");
  const Ran ran = check();
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("D01"));
}

TEST_F(DataCommand, a_file_that_is_no_json_is_named) {
  change("deck.json", "{", "");
  const Ran ran = check();
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("deck.json"));
}

TEST_F(DataCommand, games_are_not_played_with_a_broken_pack) {
  change("tiles.json", "\"id\": \"D02\"", "\"id\": \"D01\"");
  const Ran ran = run_program({"sim", "solenia", "--data", pack_.string(), "--games", "1"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("The data pack cannot be played"), HasSubstr("D01")));
}

TEST_F(DataCommand, a_folder_without_games_is_no_pack) {
  EXPECT_EQ(run_program({"data", "check", "/no/such/folder"}).code, 2);
  const Ran ran = run_program({"data", "check", (pack_ / "solenia").string()});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("holds no folder of a game"));
  for (const std::string& wrong : {std::string("/no/such/folder"), (pack_ / "solenia").string()})
    EXPECT_EQ(run_program({"sim", "solenia", "--data", wrong, "--games", "1"}).code, 2) << wrong;
}

TEST_F(DataCommand, shows_every_value_with_its_provenance) {
  const Ran ran = run_program({"data", "show", "solenia"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr("D01               reconstructed  side day; cost (stone 2); stars 2"),
                    HasSubstr("records:"), HasSubstr("printed")));
  change("tiles.json", R"("stars": 2, "provenance": "reconstructed")",
         R"("stars": 3, "provenance": "printed")");
  const Ran own = run_program({"data", "show", "solenia", "--data", pack_.string()});
  EXPECT_THAT(own.out,
              HasSubstr("D01               printed        side day; cost (stone 2); stars 3"));
}

TEST_F(DataCommand, a_game_without_components_has_nothing_to_show) {
  EXPECT_THAT(run_program({"data", "show", "noughts"}).out,
              HasSubstr("noughts has no component values."));
}

}  // namespace
}  // namespace orrery::test
