// The contract fulfilled by free functions: noughts stands for all games.
#include "core/rooms.h"

#include <gtest/gtest.h>

#include "games/noughts/game.h"
#include "support/noughts/game.h"

namespace orrery::noughts {
namespace {

static_assert(GameRules<Rules>);

struct Crates {
  int count = 0;
};

// Reads the number of files, and complains when there is none.
void read_components(const DataPack& pack, Crates& crates, Problems& problems) {
  crates.count = static_cast<int>(pack.files().size());
  if (crates.count == 0) problems.add({"t.empty"});
}

TEST(Rooms, the_functions_of_the_game_are_found_by_its_types) {
  State state = Rules::setup(kGame, Seed::of(1));
  EXPECT_EQ(Rules::active(kGame, state), SeatSet::of(kCrosses));
  Rules::apply(kGame, state, kCrosses, make_move(MoveKind::mark, 4), nullptr);
  EXPECT_EQ(state.marks[0], 1U << 4U);
  EXPECT_EQ(Rules::notation(kGame, make_move(MoveKind::mark, 4)), "b2");
  EXPECT_EQ(Rules::automata(kGame), 0);
}

TEST(Rooms, a_move_is_legal_on_turn_and_in_the_list) {
  const State state{.marks = {0b1, 0}, .turn = 1};
  EXPECT_TRUE(Rules::is_legal(kGame, state, kNoughts, make_move(MoveKind::mark, 1)));
  EXPECT_FALSE(Rules::is_legal(kGame, state, kNoughts, make_move(MoveKind::mark, 0)));
  EXPECT_FALSE(Rules::is_legal(kGame, state, kCrosses, make_move(MoveKind::mark, 1)));
}

TEST(Rooms, a_pack_is_read_or_what_is_wrong_with_it_is_told) {
  Problems problems;
  problems.add({"t.before"});  // of another pack
  using Files = std::map<std::string, std::string>;
  const auto read = read_pack<Crates>(DataPack(Files{{"a.json", "{}"}}), problems);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->count, 1);
  EXPECT_FALSE(read_pack<Crates>(DataPack(Files{}), problems));
  EXPECT_EQ(problems.list(), (std::vector<Message>{{"t.before"}, {"t.empty"}}));
}

}  // namespace
}  // namespace orrery::noughts
