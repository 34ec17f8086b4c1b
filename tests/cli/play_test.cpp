// `orrery play` with typed input: moves, undo, log, saving, going on, and never losing a game.
#include <csignal>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/messages.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class PlayCommand : public testing::Test {
 protected:
  Ran play(const Arguments& arguments, std::string_view typed) const {
    Arguments all = {"play"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run_program(all, typed, folder_.path());
  }
  // The records in the folder.
  std::vector<std::string> records() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_.path()))
      if (entry.path().string().ends_with(".orrery.json")) names.push_back(entry.path().string());
    return names;
  }
  bool is_true(const std::string& record) const {
    return run_program({"verify", record}).code == 0;
  }

  const TemporaryDirectory folder_;
};

// What the log of noughts tells of a cell that the first player marks.
std::string marks(std::string_view cell) {
  return english({"noughts.marked", {{"seat", "Player 1"}, {"cell", std::string(cell)}}});
}

TEST_F(PlayCommand, plays_a_game_of_two_people_to_the_end) {
  const Ran ran = play({"noughts", "--humans", "2", "--names", "Ann,Ben", "--quick"},
                       "\na1\n\nb1\n\na2\n\nb2\n\na3\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr("Pass the device to Ben"),
                    HasSubstr(english({"noughts.won", {{"seat", "Ann"}}})), HasSubstr("total")));
  ASSERT_EQ(records().size(), 1U);
  EXPECT_TRUE(is_true(records()[0]));
}

TEST_F(PlayCommand, shows_consequences_before_a_move_is_confirmed) {
  const Ran ran = play({"noughts", "--seed", "1"}, "5\n1\n\nq\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr("> " + marks("b2")), HasSubstr("Enter does it"),
                             HasSubstr("- " + marks("a1")), Not(HasSubstr("- " + marks("b2")))));
}

TEST_F(PlayCommand, one_person_is_never_asked_to_pass_the_device) {
  EXPECT_THAT(play({"noughts", "--quick"}, "1\n").out, Not(HasSubstr("Pass the device")));
}

TEST_F(PlayCommand, answers_wrong_input_in_words) {
  const Ran ran = play({"noughts", "--quick", "--humans", "2"}, "\nb2\n\nb2\nzz\n77\n\nu\nh\n");
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr(english({"noughts.cell_taken", {{"cell", "b2"}}})),
                    HasSubstr(english({"core.not_a_move", {{"text", "zz"}}})),
                    HasSubstr("There are 8 moves"), HasSubstr("Choose a move by its number"),
                    HasSubstr(english({"table.undo_nothing"})), HasSubstr("w FILE")));
}

TEST_F(PlayCommand, takes_back_within_a_turn) {
  const Ran ran =
      play({"solenia", "--seed", "4", "--option", "first_player=seat0", "--quick"}, "1\nu\n2\nq\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("(chosen: "));
  ASSERT_EQ(records().size(), 1U);
  const Ran replay = run_program({"verify", records()[0]});
  EXPECT_THAT(replay.out, HasSubstr("(1 commands, not finished)"));
}

TEST_F(PlayCommand, shows_log_and_score_pad) {
  const Ran ran = play({"noughts", "--quick"}, "b2\nl\ns\n");
  EXPECT_THAT(ran.out, AllOf(HasSubstr("- " + marks("b2")),
                             HasSubstr(english({"score.noughts.line"})), HasSubstr("Greedy")));
}

TEST_F(PlayCommand, saves_and_goes_on) {
  const Ran first = play({"noughts", "--quick", "--seed", "3"}, "b2\nw my game.json\nq\n");
  EXPECT_THAT(first.out, AllOf(HasSubstr("Written to my game.json."), HasSubstr("--load")));
  EXPECT_TRUE(is_true((folder_.path() / "my game.json").string()));
  const Ran second = play({"--load", "my game.json", "--quick"}, "l\nq\n");
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_THAT(second.out, HasSubstr("- " + marks("b2")));
}

TEST_F(PlayCommand, a_loaded_game_is_saved_to_its_own_file) {
  ASSERT_EQ(play({"noughts", "--quick", "--save", "a.orrery.json"}, "b2\n").code, 0);
  ASSERT_EQ(play({"noughts", "--load", "a.orrery.json", "--quick"}, "1\n").code, 0);
  EXPECT_EQ(records().size(), 1U);
  EXPECT_THAT(run_program({"verify", records()[0]}).out, HasSubstr("4 commands"));
}

TEST_F(PlayCommand, end_of_input_loses_nothing) {
  const Ran ran = play({"noughts", "--quick"}, "b2");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("The game is saved; go on with: orrery play --load noughts-"));
  ASSERT_EQ(records().size(), 1U);
  EXPECT_TRUE(is_true(records()[0]));
}

TEST_F(PlayCommand, interrupt_loses_nothing) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Running game({"play", "noughts", "--quick"}, folder_.path());
    game.wait_for_output("> ");
    game.type("b2\n");
    game.wait_for_output("\n> ");
    game.send(signal);
    const Ran ran = game.finish();
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.err, HasSubstr("Interrupted. The game is saved; go on with"));
  }
  ASSERT_EQ(records().size(), 2U);
  for (const std::string& record : records()) EXPECT_TRUE(is_true(record));
}

TEST_F(PlayCommand, nothing_played_is_nothing_saved) {
  EXPECT_EQ(play({"noughts"}, "q\n").code, 0);
  EXPECT_TRUE(records().empty());
}

TEST_F(PlayCommand, never_overwrites_a_file_it_did_not_load) {
  write_text(folder_.path() / "letter.txt", "Dear Ann");
  const Ran ran = play({"noughts", "--save", "letter.txt"}, "1\n");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("exists already"));
  EXPECT_EQ(file_text(folder_.path() / "letter.txt"), "Dear Ann");
  EXPECT_EQ(play({"noughts", "--save", "no/such/folder/x"}, "").code, 2);
}

TEST_F(PlayCommand, says_when_a_record_cannot_be_written_and_plays_on) {
  const Ran ran = play({"noughts", "--quick"}, "b2\nw /no/such/folder/x\ns\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr(english({"table.file_unwritable",
                                                {{"file", "/no/such/folder/x"},
                                                 {"reason", "No such file or directory"}}})),
                             HasSubstr("total")));
}

TEST_F(PlayCommand, refuses_a_record_that_was_edited_or_is_none) {
  ASSERT_EQ(play({"noughts", "--quick", "--save", "a.orrery.json"}, "b2\n").code, 0);
  const fs::path file = folder_.path() / "a.orrery.json";
  std::string text = file_text(file);
  text.replace(text.find("0 b2"), 4, "0 a2");
  write_text(file, text);
  const Ran edited = play({"--load", "a.orrery.json"}, "");
  EXPECT_EQ(edited.code, 1);
  EXPECT_THAT(edited.err, HasSubstr("cannot be gone on with"));
  EXPECT_EQ(file_text(file), text);
  EXPECT_EQ(play({"--load", "nothing.json"}, "").code, 2);
  EXPECT_EQ(play({"solenia", "--load", "a.orrery.json"}, "").code, 2);
  EXPECT_EQ(play({"--load", "a.orrery.json", "--players", "2"}, "").code, 2);
  EXPECT_EQ(play({}, "").code, 2);
}

TEST_F(PlayCommand, refuses_more_people_or_names_than_seats) {
  EXPECT_EQ(play({"noughts", "--humans", "3"}, "").code, 2);
  EXPECT_EQ(play({"noughts", "--names", "Ann,Ben"}, "").code, 2);
}

TEST_F(PlayCommand, refuses_names_that_no_record_could_keep) {
  for (const std::string name : {"\033[2J", "a\tb", "\xFF"}) {
    const Ran ran = play({"noughts", "--names", name}, "");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("A name has 1 to 60 letters."));
  }
  EXPECT_EQ(play({"noughts", "--names", "Łucja ☾"}, "").code, 0);
}

TEST_F(PlayCommand, passes_no_orders_of_a_file_on_to_the_terminal) {
  const Ran ran = play({"--load", "\033[2Jnothing.json"}, "");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, Not(HasSubstr("\033")));
}

TEST_F(PlayCommand, bots_can_play_among_themselves) {
  const Ran ran = play({"solenia", "--players", "4", "--humans", "0", "--bots", "random"}, "");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("total"));
}

TEST_F(PlayCommand, colours_only_when_asked_where_there_is_no_terminal) {
  EXPECT_THAT(play({"noughts"}, "").out, Not(HasSubstr("\033[")));
  EXPECT_THAT(play({"noughts", "--color", "always"}, "").out, HasSubstr("\033["));
}

TEST_F(PlayCommand, plays_every_mode_of_solenia_through) {
  // Whoever always takes the first move gets through every mode; more lines than decisions.
  std::string ones;
  for (int i = 0; i < 400; ++i) ones += "1\n";
  for (const std::string players : {"1", "2", "4"})
    for (const Arguments& options :
         {Arguments{}, Arguments{"--option", "side=winter"},
          Arguments{"--option", "side=winter", "--option", "improvements=on"}}) {
      Arguments arguments = {"solenia", "--players", players,  "--bots",
                             "random",  "--quick",   "--seed", "2"};
      if (players == "1") arguments.erase(arguments.begin() + 3, arguments.begin() + 5);
      arguments.insert(arguments.end(), options.begin(), options.end());
      const Ran ran = play(arguments, ones);
      EXPECT_EQ(ran.code, 0) << ran.err;
      EXPECT_THAT(ran.out, HasSubstr("The record of this game is"));
    }
  EXPECT_EQ(records().size(), 9U);
  for (const std::string& record : records()) EXPECT_TRUE(is_true(record));
}

}  // namespace
}  // namespace orrery::test
