// A slip in the data pack is told in a sentence that its owner can act on: companies and the Moon.
// Each test changes one thing in the values that come with the program.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// ---- Companies

TEST(SkyminesPack, SK_1_2_companies_keep_their_order) {
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/id", "acme"),
      ElementsAre("companies.json: companies[acme].id must be \"tawac\"; the program cannot "
                  "change it."));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/hex", "blue"),
              ElementsAre("companies.json: companies[tawac].hex must be a colour such as "
                          "\"#3f7fd0\"."));
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/first_game_track", "A2"),
      ElementsAre("companies.json: companies[skymine].first_game_track: another company has "
                  "a track of this letter; all letters differ."));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/moon_side", "north"),
              ElementsAre(HasSubstr("moon_side must be one of: left, top, right, bottom.")));
}

TEST(SkyminesPack, SK_1_33_spaces_of_tracks_rise) {
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/0/shares/1", {7, 1}),
      Contains("tracks.json: tracks[A1].shares[1]: share spaces stand in their order on the "
               "track, each with more shares than the one before."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/1", {3, 2}),
              Contains(HasSubstr("shares[1]: share spaces stand in their order")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/4", {19, 5}),
              ElementsAre("tracks.json: tracks[A1].shares[4][0] must be a whole number from 1 to "
                          "18.",
                          HasSubstr("shares[4]: share spaces stand in their order")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {5, 2}),
              ElementsAre("tracks.json: tracks[A1].thresholds[1]: the second threshold lies beyond "
                          "the first."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {8, 2}),
              ElementsAre("tracks.json: tracks[A1].thresholds[1]: something lies in this gap "
                          "already; a gap holds one barrier or one threshold."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/barriers/1", {4, 2}),
              ElementsAre(HasSubstr("tracks[A2].barriers[1]: something lies in this gap already")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/id", "A3"),
              ElementsAre("tracks.json: tracks[A3].id must be \"A2\"; the program cannot change "
                          "it."));
}

TEST(SkyminesPack, bonuses_of_tracks_make_sense) {
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/bonuses/0", json::object()),
              ElementsAre("tracks.json: tracks[A1].bonuses[0] must say what the bonus does."));
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/0/bonuses/1",
                    {{"fee", 1}, {"choose_reward", {{{"he", 2}}}}}),
      ElementsAre("tracks.json: tracks[A1].bonuses: both bonuses of a track are spaces with "
                  "a fee, or none of them is."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/bonuses/0/extra_markers", 3),
              ElementsAre("tracks.json: tracks[A2].bonuses[1]: the second bonus counts the markers "
                          "of the first too; it cannot give fewer."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/2/bonuses/0/paid_with", "carbon"),
              ElementsAre("tracks.json: tracks[B1].bonuses[0].paid_with must be one of: minerals, "
                          "titanium, any_mix."));
  EXPECT_THAT(EditedPack().remove("tracks.json", "/tracks/2/bonuses/0", "paid_with").complaints(),
              ElementsAre("tracks.json: tracks[B1].bonuses[0]: the field \"paid_with\" is "
                          "missing."));
  EXPECT_THAT(after_adding("tracks.json", "/tracks/3/bonuses/0", "other_tracks", {3}),
              ElementsAre(StartsWith("tracks.json: tracks[B2].bonuses[0] must have exactly one of: "
                                     "buy, remove_card, choose_reward,")));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/3/bonuses/0/choose_reward/0", json::object()),
              ElementsAre("tracks.json: tracks[B2].bonuses[0].choose_reward[0] must name at least "
                          "one reward."));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/9/bonuses/0/use_removed", "both"),
              ElementsAre(HasSubstr("use_removed must be one of: action_or_purchase, "
                                    "action_then_purchase.")));
}

TEST(SkyminesPack, SK_11_16_nobody_comes_to_more_markers_than_there_are) {
  EXPECT_THAT(after_setting("course.json", "/by_seats/0/bonus_markers", 4),
              ElementsAre("With track A2 somebody could come to 6 bonus markers; there are only "
                          "5."));
}

TEST(SkyminesPack, SK_1_30_stations_hold_all_pieces) {
  EXPECT_THAT(EditedPack().remove("stations.json", "/moon/1/columns/2", "0").complaints(),
              ElementsAre("stations.json: moon: the station of tawac has 14 home spaces for "
                          "outposts; there must be 15."));
  EXPECT_THAT(EditedPack().remove("stations.json", "/belt/3/columns/1", "0").complaints(),
              ElementsAre("stations.json: belt: the station of minerva has 4 home spaces for "
                          "shuttles; there must be 5."));
  EXPECT_THAT(after_setting("stations.json", "/moon/1/company", "astrogo"),
              ElementsAre("stations.json: moon[1] is a second entry for astrogo; keep one of them.",
                          "stations.json: moon has no entry for tawac; add it."));
}

// ---- The Moon

TEST(SkyminesPack, SK_1_32_sectors_and_borders_fit_together) {
  EXPECT_THAT(after_setting("moon.json", "/sectors/4/number", 4),
              Contains("moon.json: sectors[4]: sectors stand in the order of their numbers, each "
                       "number once."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {1, 25}),
              ElementsAre("moon.json: borders[0].between[1]: there is no sector 25."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {7, 1}),
              ElementsAre("moon.json: borders[1]: this border stands here already, or joins a "
                          "sector to itself."));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {2, 2}),
              ElementsAre(HasSubstr("borders[0]: this border stands here already")));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/lines", 3),
              ElementsAre("moon.json: borders[0].lines must be a whole number from 1 to 2."));
  EXPECT_THAT(after_setting("moon.json", "/station_borders/0/sector", 3),
              ElementsAre(HasSubstr("station_borders[1]: this border stands here already")));
  EXPECT_THAT(
      after_setting("moon.json", "/sectors/0/outline/0", 124),
      ElementsAre(HasSubstr("sectors[0].outline[0] must be a whole number from 0 to 123.")));
  EXPECT_THAT(after_setting("moon.json", "/points/3", {1001, 5}),
              ElementsAre("moon.json: points[3][0] must be a whole number from 0 to 1000."));
}

TEST(SkyminesPack, SK_4_17_enclaves_border_one_sector) {
  EXPECT_THAT(after_setting("moon.json", "/sectors/8/enclave_of", 7),
              ElementsAre("moon.json: sectors[8].enclave_of: an enclave borders the sector around "
                          "it and nothing else; look at its borders."));
  EXPECT_THAT(after_setting("moon.json", "/borders/18/between", {9, 11}),
              ElementsAre(HasSubstr("sectors[8].enclave_of: an enclave borders")));
}

TEST(SkyminesPack, every_sector_can_be_reached) {
  EXPECT_THAT(EditedPack().remove("moon.json", "/borders", "20").complaints(),
              Contains("moon.json: borders: from its station astrogo can never come to sector 9; a "
                       "border is missing."));
}

TEST(SkyminesPack, SK_6_65_start_outposts_stand_alone) {
  EXPECT_THAT(after_setting("moon.json", "/start_outposts/1/sectors/0", 1),
              ElementsAre("moon.json: start_outposts[1].sectors[0]: an outpost stands there "
                          "already."));
}

}  // namespace
}  // namespace orrery::skymines
