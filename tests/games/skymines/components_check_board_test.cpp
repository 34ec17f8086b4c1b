// A slip in the data pack is told in a sentence that its owner can act on: companies and the Moon.
// Each test changes one thing in the values that come with the program.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/messages.h"
#include "support/skymines/pack.h"

namespace orrery::skymines {
namespace {

using test::has_text;
using test::mentions;
using test::says;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::StartsWith;

// ---- Companies

TEST(SkyminesPack, SK_1_2_companies_keep_their_order) {
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/id", "acme"),
      ElementsAre(says("skymines.data_fixed_text",
                       {{"field", "companies.json: companies[acme].id"}, {"wanted", "tawac"}})));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/hex", "blue"),
              ElementsAre(says("skymines.data_colour",
                               {{"field", "companies.json: companies[tawac].hex"}})));
  EXPECT_THAT(
      after_setting("companies.json", "/companies/1/first_game_track", "A2"),
      ElementsAre(says("skymines.data_same_letter",
                       {{"field", "companies.json: companies[skymine].first_game_track"}})));
  EXPECT_THAT(after_setting("companies.json", "/companies/1/moon_side", "north"),
              ElementsAre(says("core.expected_name",
                               {{"field", "companies.json: companies[tawac].moon_side"},
                                {"names", "left, top, right, bottom"}})));
}

TEST(SkyminesPack, SK_1_33_spaces_of_tracks_rise) {
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/1", {7, 1}),
              Contains(says("skymines.data_shares_rise",
                            {{"field", "tracks.json: tracks[A1].shares[1]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/shares/1", {3, 2}),
              Contains(says("skymines.data_shares_rise",
                            {{"field", "tracks.json: tracks[A1].shares[1]"}})));
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/0/shares/4", {19, 5}),
      ElementsAre(
          says("core.expected_integer",
               {{"field", "tracks.json: tracks[A1].shares[4][0]"}, {"low", 1}, {"high", 18}}),
          says("skymines.data_shares_rise", {{"field", "tracks.json: tracks[A1].shares[4]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {5, 2}),
              ElementsAre(says("skymines.data_thresholds_rise",
                               {{"field", "tracks.json: tracks[A1].thresholds[1]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/thresholds/1", {8, 2}),
              ElementsAre(says("skymines.data_same_gap",
                               {{"field", "tracks.json: tracks[A1].thresholds[1]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/barriers/1", {4, 2}),
              ElementsAre(says("skymines.data_same_gap",
                               {{"field", "tracks.json: tracks[A2].barriers[1]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/id", "A3"),
              ElementsAre(says("skymines.data_fixed_text",
                               {{"field", "tracks.json: tracks[A3].id"}, {"wanted", "A2"}})));
}

TEST(SkyminesPack, bonuses_of_tracks_make_sense) {
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/bonuses/0", json::object()),
              ElementsAre(says("skymines.data_no_bonus",
                               {{"field", "tracks.json: tracks[A1].bonuses[0]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/0/bonuses/1",
                            {{"fee", 1}, {"choose_reward", {{{"he", 2}}}}}),
              ElementsAre(says("skymines.data_bonus_kinds",
                               {{"field", "tracks.json: tracks[A1].bonuses"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/1/bonuses/0/extra_markers", 3),
              ElementsAre(says("skymines.data_fewer_markers",
                               {{"field", "tracks.json: tracks[A2].bonuses[1]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/2/bonuses/0/paid_with", "carbon"),
              ElementsAre(says("core.expected_name",
                               {{"field", "tracks.json: tracks[B1].bonuses[0].paid_with"},
                                {"names", "minerals, titanium, any_mix"}})));
  EXPECT_THAT(
      EditedPack().remove("tracks.json", "/tracks/2/bonuses/0", "paid_with").complaints(),
      ElementsAre(says("core.missing_field",
                       {{"field", "tracks.json: tracks[B1].bonuses[0]"}, {"key", "paid_with"}})));
  EXPECT_THAT(
      after_adding("tracks.json", "/tracks/3/bonuses/0", "other_tracks", {3}),
      ElementsAre(AllOf(
          mentions("skymines.data_one_effect", {{"field", "tracks.json: tracks[B2].bonuses[0]"}}),
          has_text("effects", StartsWith("buy, remove_card, choose_reward,")))));
  EXPECT_THAT(
      after_setting("tracks.json", "/tracks/3/bonuses/0/choose_reward/0", json::object()),
      ElementsAre(says("skymines.data_no_reward",
                       {{"field", "tracks.json: tracks[B2].bonuses[0].choose_reward[0]"}})));
  EXPECT_THAT(after_setting("tracks.json", "/tracks/9/bonuses/0/use_removed", "both"),
              ElementsAre(says("core.expected_name",
                               {{"field", "tracks.json: tracks[E2].bonuses[0].use_removed"},
                                {"names", "action_or_purchase, action_then_purchase"}})));
}

TEST(SkyminesPack, SK_11_16_nobody_comes_to_more_markers_than_there_are) {
  EXPECT_THAT(after_setting("course.json", "/by_seats/0/bonus_markers", 4),
              ElementsAre(says("skymines.data_many_markers",
                               {{"track", "A2"}, {"found", 6}, {"most", 5}})));
}

TEST(SkyminesPack, SK_1_30_stations_hold_all_pieces) {
  EXPECT_THAT(EditedPack().remove("stations.json", "/moon/1/columns/2", "0").complaints(),
              ElementsAre(says("skymines.data_home_spaces", {{"field", "stations.json: moon"},
                                                             {"company", "tawac"},
                                                             {"kind", "outposts"},
                                                             {"found", 14},
                                                             {"wanted", 15}})));
  EXPECT_THAT(EditedPack().remove("stations.json", "/belt/3/columns/1", "0").complaints(),
              ElementsAre(says("skymines.data_home_spaces", {{"field", "stations.json: belt"},
                                                             {"company", "minerva"},
                                                             {"kind", "shuttles"},
                                                             {"found", 4},
                                                             {"wanted", 5}})));
  EXPECT_THAT(after_setting("stations.json", "/moon/1/company", "astrogo"),
              ElementsAre(says("core.data_doubled_entry",
                               {{"field", "stations.json: moon[1]"}, {"what", "astrogo"}}),
                          says("core.data_missing_entry",
                               {{"field", "stations.json: moon"}, {"what", "tawac"}})));
}

// ---- The Moon

TEST(SkyminesPack, SK_1_32_sectors_and_borders_fit_together) {
  EXPECT_THAT(after_setting("moon.json", "/sectors/4/number", 4),
              Contains(says("skymines.data_sector_order", {{"field", "moon.json: sectors[4]"}})));
  EXPECT_THAT(after_setting("moon.json", "/borders/0/between", {1, 25}),
              ElementsAre(says("skymines.data_no_sector",
                               {{"field", "moon.json: borders[0].between[1]"}, {"number", 25}})));
  EXPECT_THAT(
      after_setting("moon.json", "/borders/0/between", {7, 1}),
      ElementsAre(says("skymines.data_border_repeats", {{"field", "moon.json: borders[1]"}})));
  EXPECT_THAT(
      after_setting("moon.json", "/borders/0/between", {2, 2}),
      ElementsAre(says("skymines.data_border_repeats", {{"field", "moon.json: borders[0]"}})));
  EXPECT_THAT(
      after_setting("moon.json", "/borders/0/lines", 3),
      ElementsAre(says("core.expected_integer",
                       {{"field", "moon.json: borders[0].lines"}, {"low", 1}, {"high", 2}})));
  EXPECT_THAT(after_setting("moon.json", "/station_borders/0/sector", 3),
              ElementsAre(says("skymines.data_border_repeats",
                               {{"field", "moon.json: station_borders[1]"}})));
  EXPECT_THAT(after_setting("moon.json", "/sectors/0/outline/0", 124),
              ElementsAre(says(
                  "core.expected_integer",
                  {{"field", "moon.json: sectors[0].outline[0]"}, {"low", 0}, {"high", 123}})));
  EXPECT_THAT(
      after_setting("moon.json", "/points/3", {1001, 5}),
      ElementsAre(says("core.expected_integer",
                       {{"field", "moon.json: points[3][0]"}, {"low", 0}, {"high", 1000}})));
}

TEST(SkyminesPack, SK_4_17_enclaves_border_one_sector) {
  EXPECT_THAT(
      after_setting("moon.json", "/sectors/8/enclave_of", 7),
      ElementsAre(says("skymines.data_enclave", {{"field", "moon.json: sectors[8].enclave_of"}})));
  EXPECT_THAT(
      after_setting("moon.json", "/borders/18/between", {9, 11}),
      ElementsAre(says("skymines.data_enclave", {{"field", "moon.json: sectors[8].enclave_of"}})));
}

TEST(SkyminesPack, every_sector_can_be_reached) {
  EXPECT_THAT(
      EditedPack().remove("moon.json", "/borders", "20").complaints(),
      Contains(says("skymines.data_unreachable",
                    {{"field", "moon.json: borders"}, {"company", "astrogo"}, {"sector", 9}})));
}

TEST(SkyminesPack, SK_6_65_start_outposts_stand_alone) {
  EXPECT_THAT(after_setting("moon.json", "/start_outposts/1/sectors/0", 1),
              ElementsAre(says("skymines.data_sector_repeats",
                               {{"field", "moon.json: start_outposts[1].sectors[0]"}})));
}

}  // namespace
}  // namespace orrery::skymines
