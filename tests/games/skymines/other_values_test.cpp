// The program plays with other values than its own: everything dear and rich, up to the limits that
// a pack may reach. Counters stay in their bounds, and every position holds what must always hold.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/position.h"
#include "games/skymines/game.h"
#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

// All numbers of a reward as high as a pack may have them.
void enrich(json::value& reward) {
  for (auto& [key, value] : reward.as_object())
    if (key == "track")
      enrich(value);
    else if (value.is_int64())
      value = key == "remove_outposts" ? 4 : 9;
}

EditedPack rich_pack() {
  EditedPack pack;
  pack.edit("plans.json", [](json::value& root) {
    for (json::value& plan : root.at("plans").as_array()) enrich(plan.at("reward"));
    for (json::value& plan : root.at("special_plans").as_array()) plan.at("end_value") = 50;
  });
  pack.edit("spaces.json", [](json::value& root) {
    for (json::value& space : root.at("spaces").as_array())
      if (json::value* tiers = space.as_object().if_contains("tiers"))
        for (json::value& tier : tiers->as_array()) enrich(tier.at("reward"));
  });
  pack.edit("moon.json", [](json::value& root) {
    for (json::value& sector : root.at("sectors").as_array()) sector.at("amount") = 4;
  });
  pack.edit("stations.json", [](json::value& root) {
    for (json::value& station : root.at("moon").as_array())
      for (json::value& column : station.at("columns").as_array())
        for (json::value& coins : column.as_array()) coins = 3;
  });
  pack.edit("cards.json", [](json::value& root) {
    for (json::value& card : root.at("deck").as_array()) {
      if (json::value* value = card.as_object().if_contains("value")) *value = 6;
      if (json::value* points = card.as_object().if_contains("rp")) *points = 6;
      card.as_object().insert_or_assign("share", "tawac");
    }
  });
  pack.edit("tracks.json", [](json::value& root) {
    for (json::value& track : root.at("tracks").as_array())
      for (json::value& threshold : track.at("thresholds").as_array()) threshold.at(1) = 9;
  });
  return pack.set("tank.json", "/surplus_coins", 3)
      .set("research.json", "/coins_per_point_at_end", 3)
      .set("luna.json", "/surplus_coins", 3)
      .set("course.json", "/start_coins", 20);
}

// All cards of the deck different, so that lists of moves become as long as they can.
EditedPack motley_pack() {
  EditedPack pack;
  return pack.edit("cards.json", [](json::value& root) {
    int number = 0;
    for (json::value& card : root.at("deck").as_array()) {
      json::object& print = card.as_object();
      for (const char* key : {"rp", "he", "coins", "company", "he_per_two_collectors", "share"})
        print.erase(key);
      print["type"] = "energy";
      print["value"] = 3 + number / 13;
      print["cost"] = number % 13;
      ++number;
    }
  });
}

void play_with(const DataPack& pack, int players, const GivenOptions& given, std::uint64_t seed) {
  const auto options = check_options(Rules::info(), players, given);
  Problems problems;
  const std::optional<GamePtr> made = entry().create(options.value(), pack, problems);
  ASSERT_TRUE(made) << Catalogue::built_in().say(problems.first());
  const AnyGame& game = **made;
  AnyState state = game.setup(Seed::of(seed));
  Rng rng(seed);
  for (int decisions = 0; !game.over(state); ++decisions) {
    const Seat seat = game.active(state).lowest();
    const MoveList moves = game.legal(state, seat);
    ASSERT_LE(moves.size(), game.max_legal());
    game.apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    if (decisions % 10 != 0) continue;
    const std::optional<Message> broken = game.broken_invariant(state);
    ASSERT_FALSE(broken) << Catalogue::built_in().say(*broken) << " (seed " << seed << ")";
  }
  const Scores scores = game.scores(state);
  for (int seat = 0; seat < game.players() + game.automata(); ++seat)
    EXPECT_GE(scores.total[static_cast<std::size_t>(seat)], 0);
  const std::string written = json::serialize(write_position(game, state));
  EXPECT_TRUE(read_position(entry(), written, pack));
}

TEST(SkyminesOtherValues, SK_13_2_a_rich_pack_is_played_to_the_end) {
  const DataPack pack = rich_pack().pack();
  EXPECT_TRUE(rich_pack().complaints().empty());
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    play_with(pack, 4, {}, seed);
    play_with(pack, 1, {{"lunas", "2"}, {"luna_level", "8"}}, seed);
  }
}

TEST(SkyminesOtherValues, SK_9_7_a_pack_of_different_cards_is_played_to_the_end) {
  const DataPack pack = motley_pack().pack();
  EXPECT_TRUE(motley_pack().complaints().empty());
  for (std::uint64_t seed = 0; seed < 4; ++seed) play_with(pack, 2, {{"linked_slots", "on"}}, seed);
}

}  // namespace
}  // namespace orrery::skymines
