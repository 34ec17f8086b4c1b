// Another seat's hidden things never cross the wire: all bytes sent to a seat and to a spectator
// are recorded, and are the same when everything that is hidden from them was dealt otherwise.
#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "store/sqlite_store.h"
#include "store/stores.h"
#include "support/forgetful_vfs.h"
#include "support/random_game.h"
#include "support/swapper.h"
#include "support/temporary_directory.h"
#include "support/test_host.h"

namespace orrery::test {
namespace {

constexpr int kCommands = 6;  // how many commands a pair of games is followed

// A table that stands at a position: as if the rules had changed there.
std::vector<std::string> log_to(const Setting& setting, const AnyGame& game,
                                const AnyState& state) {
  std::vector<Entry> entries;
  const auto options = check_options(game.info(), setting.players, setting.mode.options);
  entries.push_back({.time = 1,
                     .what = Created{.game = setting.game,
                                     .players = setting.players,
                                     .options = options->values,
                                     .clock = {},
                                     .listed = true,
                                     .creator = "p0",
                                     .secret = std::string(64, 'a'),
                                     .join_key = "join",
                                     .watch_key = "watch",
                                     .previous = {}}});
  for (int seat = 0; seat < setting.players; ++seat)
    entries.push_back({.time = 1,
                       .what = Joined{.seat = seat_at(seat),
                                      .person = fmt::format("p{}", seat),
                                      .name = fmt::format("Seat {}", seat),
                                      .nonce = "1"}});
  entries.push_back({.time = 1, .what = Started{.rules = "before", .data_hash = "before"}});
  entries.push_back(
      {.time = 1,
       .what = Resumed{.rules = game.info().rules_version,
                       .data_hash = game.data_hash(),
                       .position = json::serialize(write_position(game, state)),
                       .dropped = 0,
                       .left = std::vector<Millis>(static_cast<std::size_t>(setting.players))}});
  std::vector<std::string> lines;
  std::ranges::transform(entries, std::back_inserter(lines), write_entry);
  return lines;
}

// One of two games that differ in what is hidden from the viewer.
class Side {
 public:
  Side()
      : host_(must(
            open_sqlite_store((folder_.path() / "tables.db").string(), {.vfs = disk_.vfs()}))) {}

  void begin(const std::string& id, const std::vector<std::string>& log, Viewer viewer) {
    id_ = id;
    TableRow row = row_named(id);
    ASSERT_EQ(append_one(*host_.store, next(row, log)), Appended::stored);
    watcher_ = std::make_shared<Recorder>();
    ASSERT_TRUE(host_.watch(id, watcher_, viewer));
  }
  const std::vector<std::string>& frames() const { return watcher_->frames; }
  bool move(Seat seat, const std::string& notation) {
    int decision = 0;
    host_.look(id_, [&](const Table& table) { decision = table.course()->decision(seat); });
    return host_.submit(id_, Moved{.seat = seat, .decision = decision, .move = notation})
        .has_value();
  }
  AnyState state() {
    std::optional<AnyState> state;
    host_.look(id_, [&](const Table& table) { state = table.course()->state(); });
    return *state;
  }

 private:
  const TemporaryDirectory folder_;
  ForgetfulDisk disk_{1};  // which is quick
  TestHost host_;
  std::string id_;
  std::shared_ptr<Recorder> watcher_;
};

class WireSecrecy : public Property {
 protected:
  json::object known(const AnyState& state, Viewer viewer) const {
    return swapper_of(setting().game)->known(game().write_state(state), viewer);
  }

  // Both games take the same commands until the rules show the viewer a difference.
  void follow(RandomGame& at, Viewer viewer, Rng& rng) {
    const AnyState swapped =
        swap_everything(game(), *swapper_of(setting().game), at.state(), viewer, rng);
    const std::string id = fmt::format("t{}x{}", at.seed(), at.number());
    real_.begin(id, log_to(setting(), game(), at.state()), viewer);
    other_.begin(id, log_to(setting(), game(), swapped), viewer);
    if (HasFatalFailure()) return;
    ASSERT_EQ(real_.frames(), other_.frames()) << name_of(viewer);
    for (int i = 0; i < kCommands; ++i) {
      const AnyState state = real_.state();
      if (game().over(state)) return;
      const Seat seat = game().active(state).lowest();
      const MoveList moves = game().legal(state, seat);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const AnyState alike = other_.state();
      if (!game().active(alike).has(seat)) return;
      const MoveList possible = game().legal(alike, seat);
      if (std::ranges::find(possible, move) == possible.end()) return;
      ASSERT_TRUE(real_.move(seat, game().notation(move)));
      ASSERT_TRUE(other_.move(seat, game().notation(move)));
      if (known(real_.state(), viewer) != known(other_.state(), viewer)) return;
      ASSERT_EQ(real_.frames(), other_.frames())
          << name_of(viewer) << " after " << game().notation(move) << " of seat " << index(seat);
      ++compared_;
    }
  }

  Side real_;
  Side other_;
  int compared_ = 0;
};

TEST_P(WireSecrecy, nobody_is_sent_anything_that_depends_on_what_is_hidden_from_them) {
  if (swapper_of(setting().game) == nullptr)
    GTEST_SKIP() << "nothing is hidden in " << setting().game;
  for_some_decisions(setting(), game_pointer(), 4, 40, [&](RandomGame& at) {
    if (at.over()) return;
    Rng rng = at.choices();
    follow(at, any_viewer(at.game(), rng), rng);
  });
  EXPECT_GT(compared_, 0);
}

ORRERY_FOR_EVERY_GAME(WireSecrecy);

// The comparison does notice: what is hidden from a spectator is not hidden from all seats.
TEST(WireSecrecyItself, finds_what_a_seat_may_know_when_that_is_exchanged) {
  const Setting setting = settings_of("solenia").at(1);
  const GamePtr game = make_game(setting);
  const AnyState state = game->setup(Seed::of(1));
  Rng rng(1);
  const AnyState swapped =
      swap_everything(*game, *swapper_of("solenia"), state, Viewer::spectator(), rng);
  Side real;
  Side other;
  real.begin("t", log_to(setting, *game, state), seat_at(0));
  other.begin("t", log_to(setting, *game, swapped), seat_at(0));
  EXPECT_NE(real.frames(), other.frames());
}

}  // namespace
}  // namespace orrery::test
