// Checks missions, hazards and the campaign, which are not played yet: nothing of them is kept.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

constexpr std::size_t kMissionCards = 6;
constexpr std::size_t kTasksPerCard = 3;
constexpr std::size_t kHazardCards = 6;
constexpr int kMaxTaskNeed = 60;  // of a value passed on a track
constexpr int kChapters = 4;

// An object of numbers, at least one, whose members are some of `keys`.
void check_numbers(const JsonReader& reader, Keys keys) {
  if (!expect_object(reader)) return;
  check_members(reader, keys);
  if (reader.keys().empty()) reader.complain("skymines.data_no_need");
  for (const std::string_view key : keys)
    if (const JsonReader number = reader.maybe(key); number.exists())
      number.integer(1, kMaxTaskNeed);
}

void check_task(const JsonReader& record) {
  if (!expect_object(record)) return;
  check_members(record, {"id", "name", "scope", "need"});
  record.at("provenance");
  read_title(record.at("id"));
  read_title(record.at("name"));
  const std::size_t scope = record.at("scope").name({"area", "turn", "action", "state"});
  const JsonReader need = record.at("need");
  if (scope == 0)
    check_numbers(need, {"research_cards", "one_resource", "each_resource", "energy",
                         "different_card_types"});
  else if (scope == 3)
    check_numbers(need, {"research_value", "tank_value", "shares_in_one_company",
                         "share_in_each_company", "thresholds_crossed", "share_cards"});
  else
    check_numbers(need, {"upload_screens", "company_track_spaces", "he_spaces", "pieces_placed",
                         "coins_gained", "rp_used"});
}

void check_personal_space(const JsonReader& record) {
  if (!expect_object(record)) return;
  check_members(record, {"id", "name", "fee", "reward"});
  record.at("provenance");
  read_title(record.at("id"));
  read_title(record.at("name"));
  record.at("fee").integer(0, kMaxFee);
  const JsonReader reward = record.at("reward");
  read_reward(reward, {"track_other", "buy"});
  if (!reward.is_object()) return;
  if (const JsonReader other = reward.maybe("track_other"); other.exists())
    other.integer(1, kMaxReward);
  if (const JsonReader buy = reward.maybe("buy"); buy.exists()) {
    check_members(buy, {"discount"});
    buy.at("discount").integer(0, kMaxCost);
  }
}

void check_missions(const PackFile& file) {
  file.allow_only({"task_coins", "one_time_markers", "by_players", "cards"});
  file.at("task_coins").integer(0, kMaxReward);
  file.expect_number("one_time_markers", kOneTimeMarkers);
  Once once(file.maybe("by_players"), numbered("players", 1, kMaxPlayers), file.problems());
  for (const JsonReader& record :
       file.records("by_players", {"players", "face_up"}, 0, kLongList)) {
    const std::size_t players = read_byte(record.at("players"), 1, kMaxPlayers);
    once.mark(record, players - 1);
    // SK-6.7: every player needs one of the other cards.
    record.at("face_up").integer(1, static_cast<std::int64_t>(kMissionCards - players));
  }
  once.finish();
  for (const JsonReader& record :
       file.records("cards", {"id", "name", "tasks", "personal_space"}, kMissionCards)) {
    read_title(record.at("name"));
    for (const JsonReader& task : record.at("tasks").items(kTasksPerCard, kTasksPerCard))
      check_task(task);
    check_personal_space(record.at("personal_space"));
  }
}

void check_hazards(const PackFile& file) {
  file.allow_only({"base_energy", "hazards"});
  file.at("base_energy").integer(0, kMaxFee);
  for (const JsonReader& record :
       file.records("hazards", {"id", "name", "requirement", "consequence", "when", "reward"},
                    kHazardCards)) {
    read_title(record.at("name"));
    check_numbers(record.at("requirement"),
                  {"pay_coins", "extra_energy", "remove_energy_cards_from_hand", "tank_value",
                   "research_value"});
    record.at("consequence")
        .name({"all_coins_lost", "best_stations_minus_2", "all_energy_cards_removed",
               "tank_category_void", "game_ends_after_round_6", "replay_and_average"});
    record.at("when").name({"start_of_scoring", "end_of_action_phase_6", "after_scoring"});
    read_reward(record.at("reward"));
  }
}

void check_chapters(const PackFile& file) {
  Once once(file.maybe("chapters"), numbered("chapter", 1, kChapters), file.problems());
  for (const JsonReader& record :
       file.records("chapters",
                    {"chapter", "title", "board", "missions", "hazard", "start_outposts", "extra"},
                    0, kLongList)) {
    once.mark(record, read_byte(record.at("chapter"), 1, kChapters) - 1U);
    read_title(record.at("title"));
    record.at("board").name({"moon", "belt"});
    for (const std::string_view key : {"missions", "hazard", "start_outposts"})
      record.at(key).boolean();
    if (const JsonReader extra = record.maybe("extra"); extra.exists())
      extra.name({"first_personal_space", "hazard_removed"});
  }
  once.finish();
}

void check_campaign(const PackFile& file) {
  file.allow_only({"tracks", "start_tokens", "chapters", "success_points", "ranks"});
  file.at("tracks").name({"first_game", "random"});
  file.at("start_tokens").name({"fixed", "draft"});
  check_chapters(file);
  for (const JsonReader& record :
       file.records("success_points", {"id", "points", "for"}, 1, kLongList)) {
    record.at("points").integer(1, kMaxReward);
    record.at("for").name({"one_scored_less", "two_scored_less", "highest_total",
                           "two_one_time_markers", "each_finished_track", "chapter_extra"});
  }
  std::int64_t rank = 0;
  std::int64_t from = -1;
  for (const JsonReader& record : file.records("ranks", {"rank", "from"}, 1, kLongList)) {
    const std::int64_t number = record.at("rank").integer(1, kMaxBoxCount);
    const std::int64_t least = record.at("from").integer(0, kMaxBoxCount);
    if (number != ++rank || least <= from) record.complain("skymines.data_rank_order");
    if (rank == 1 && least != 0)
      record.at("from").complain("core.data_fixed", {{"value", std::int64_t{0}}});
    from = least;
  }
}

}  // namespace

void check_modules(const PackFiles& files) {
  check_missions(files.missions);
  check_hazards(files.hazards);
  check_campaign(files.campaign);
}

}  // namespace orrery::skymines
