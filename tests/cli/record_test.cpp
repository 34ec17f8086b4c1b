// `orrery record`, `orrery verify` and `orrery replay`: making, checking and looking into records.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/messages.h"
#include "support/paths.h"
#include "table/test_table.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

class RecordCommand : public testing::Test {
 protected:
  void SetUp() override {
    const Ran ran = run_program({"record", "solenia", "--players", "3", "--option", "side=winter",
                                 "--bots", "random", "--seed", "9", "--out", file_});
    ASSERT_EQ(ran.code, 0) << ran.err;
    text_ = file_text(file_);
  }

  // Replays or verifies the text as a file, with these flags.
  Ran replayed(const std::string& text, const Arguments& flags = {}) const {
    return run_on(text, "replay", flags);
  }
  Ran verified(const std::string& text, const Arguments& flags = {}) const {
    return run_on(text, "verify", flags);
  }
  Ran run_on(const std::string& text, const std::string& command, const Arguments& flags) const {
    write_text(file_, text);
    Arguments arguments = {command, file_};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    return run_program(arguments);
  }
  void expect_refused(const std::string& text, int code, std::string_view sentence) const {
    const Ran ran = verified(text);
    EXPECT_EQ(ran.code, code) << ran.err;
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr(std::string(sentence)));
  }
  std::string changed(std::string_view from, std::string_view to) const {
    std::string text = text_;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  }

  const TemporaryDirectory folder_;
  const std::string file_ = (folder_.path() / "game.orrery.json").string();
  std::string text_;
};

TEST_F(RecordCommand, makes_a_record_that_is_true) {
  const Ran ran = verified(text_);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("true to the last byte"),
                             HasSubstr("Nobody but the program had a part in the shuffle")));
  const json::value json = parsed(verified(text_, {"--json"}));
  EXPECT_TRUE(json.at("verified").as_bool());
  EXPECT_TRUE(json.at("finished").as_bool());
  EXPECT_TRUE(json.at("nonces").is_null());
}

TEST_F(RecordCommand, is_the_same_for_the_same_seed) {
  const std::string other = (folder_.path() / "other").string();
  const Arguments arguments = {"record",      "solenia", "--players", "3",     "--option",
                               "side=winter", "--seed",  "9",         "--out", other};
  ASSERT_EQ(run_program(arguments).code, 0);
  EXPECT_EQ(file_text(other), text_);
}

TEST_F(RecordCommand, replay_tells_the_course_and_the_result) {
  const Ran ran = replayed(text_, {});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("Solenia: Random (random), Random 2 (random)"),
                             HasSubstr("Round 16"), HasSubstr("total")));
}

TEST_F(RecordCommand, replay_looks_at_any_point) {
  const Ran start = replayed(text_, {"--at", "0"});
  EXPECT_EQ(start.code, 0) << start.err;
  EXPECT_THAT(start.out, AllOf(HasSubstr("Round 1,"), HasSubstr("is to decide.")));
  const json::value position = parsed(replayed(text_, {"--at", "10", "--json"}));
  EXPECT_EQ(position.at("game").as_string(), "solenia");
  EXPECT_EQ(run_program({"position", "solenia", "--json"}, json::serialize(position)).code, 0);
  EXPECT_THAT(replayed(text_, {"--at", "0", "--as", "1"}).out, HasSubstr("hand  "));
  EXPECT_THAT(replayed(text_, {"--at", "0"}).out, Not(HasSubstr("hand  ")));
  const Ran far = replayed(text_, {"--at", "99999"});
  EXPECT_EQ(far.code, 2);
  EXPECT_THAT(far.err, HasSubstr("--at 99999 is too far"));
}

TEST_F(RecordCommand, replay_tells_what_is_asked_to_the_seat_alone) {
  int asked = 0;
  for (const std::string seat : {"0", "1", "2"})
    if (replayed(text_, {"--at", "0", "--as", seat}).out.find(english({"solenia.ask.card"})) !=
        std::string::npos)
      ++asked;
  EXPECT_EQ(asked, 1);
}

TEST_F(RecordCommand, edited_anywhere_fails_its_check) {
  expect_refused(changed("\"name\":\"Random 2\"", "\"name\":\"Random 9\""), 1,
                 english({"table.record_other_checksum"}));
  expect_refused(changed("\"side\":\"winter\"", "\"side\":\"summer\""), 1, "");
  expect_refused(
      changed("\"rules\":\"solenia/1\"", "\"rules\":\"solenia/9\""), 1,
      english({"table.record_other_rules", {{"found", "solenia/9"}, {"rules", "solenia/1"}}}));
  std::string text = text_;
  text[text.find("\"seed\":\"") + 8] = text[text.find("\"seed\":\"") + 8] == '0' ? '1' : '0';
  expect_refused(text, 1, english({"table.record_other_seed"}));
  text = text_;
  const std::size_t hash = text.find("\",\"", text.find("\"commands\"")) - 1;
  text[hash] = text[hash] == '0' ? '1' : '0';
  expect_refused(text, 1, "The record diverges at command 1");
  text = text_;
  const std::size_t score = text.find("\"scores\":[") + 10;
  text[score] = text[score] == '1' ? '2' : '1';
  expect_refused(text, 1, "The record gives the scores");
}

TEST_F(RecordCommand, of_a_table_proves_its_shuffle) {
  TestTable at;
  at.start(2);
  Rng rng(1);
  while (at->phase() == Phase::running) at.move_somehow(at->course()->active().lowest(), rng);
  const std::string text = write_record(at->record().value());
  const Ran ran = verified(text);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("The shuffle was made of the server's secret and 2 nonces."));
  EXPECT_EQ(parsed(verified(text, {"--json"})).at("nonces").as_int64(), 2);
  std::string forged = text;
  forged.replace(forged.find("\"nonces\":[\"00\""), 14, "\"nonces\":[\"0f\"");
  expect_refused(forged, 1, english({"table.record_other_shuffle"}));
}

TEST_F(RecordCommand, cut_off_or_foreign_is_unreadable) {
  expect_refused(text_.substr(0, text_.size() / 2), 2, english({"table.record_cut_off"}));
  expect_refused("", 2, english({"table.record_cut_off"}));
  expect_refused("{\"name\": \"x\"}", 2, english({"table.record_foreign"}));
  expect_refused("GIF89a", 2, english({"core.not_json", {{"what", "the record"}, {"line", 1}}}));
  expect_refused(changed("\"orrery_record\":1", "\"orrery_record\":7"), 2,
                 english({"table.record_format", {{"found", 7}, {"known", 1}}}));
  EXPECT_EQ(run_program({"replay", "/no/such/file"}).code, 2);
}

TEST_F(RecordCommand, of_another_data_pack_is_refused_until_that_is_named) {
  const fs::path pack = folder_.path() / "box";
  fs::copy(project_folder() / "data", pack, fs::copy_options::recursive);
  const fs::path tiles = pack / "solenia" / "tiles.json";
  write_text(tiles, file_text(tiles) + "\n");
  const std::string file = (folder_.path() / "own.orrery.json").string();
  ASSERT_EQ(run_program({"record", "solenia", "--data", pack.string(), "--out", file}).code, 0);
  EXPECT_EQ(run_program({"verify", file, "--data", pack.string()}).code, 0);
  const Ran ran = run_program({"verify", file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("another data pack"));
}

TEST_F(RecordCommand, says_when_the_file_cannot_be_written) {
  for (const std::string file : {"/no/such/folder/x.json", "/proc/x.json"}) {
    const Ran ran = run_program({"record", "noughts", "--out", file});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err,
                HasSubstr(english({"table.file_unwritable",
                                   {{"file", file}, {"reason", "No such file or directory"}}})));
  }
  const Ran directory = run_program({"record", "noughts", "--out", folder_.path().string()});
  EXPECT_EQ(directory.code, 2);
  EXPECT_THAT(
      directory.err,
      HasSubstr(english({"table.file_unwritable",
                         {{"file", folder_.path().string()}, {"reason", "Is a directory"}}})));
}

}  // namespace
}  // namespace orrery::test
