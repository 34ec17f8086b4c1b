// Reads the companies, their tracks and the home spaces of their stations.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

// Shares by space (SK-1.5): both numbers of the pairs rise.
void read_shares(const JsonReader& list, Track& track) {
  std::array<std::uint8_t, 2> before{};
  for (const JsonReader& entry : list.items(1, track.last)) {
    const auto [space, shares] = read_pair(entry, 1, track.last, 1, kMaxTrackShares);
    if (space <= before[0] || shares <= before[1]) entry.complain("skymines.data_shares_rise");
    before = {space, shares};
    std::fill(track.shares.begin() + space, track.shares.begin() + track.last + 1, shares);
  }
}

void read_gaps(const JsonReader& record, Track& track) {
  const int last_gap = track.last - 1;
  for (const JsonReader& entry : record.at("barriers").items(0, track.last)) {
    const auto [after, cost] = read_pair(entry, 0, last_gap, 1, kMaxFee);
    if (track.barrier[after] != 0) entry.complain("skymines.data_same_gap");
    track.barrier[after] = cost;
  }
  const std::vector<JsonReader> thresholds = record.at("thresholds").items(2, 2);
  for (std::size_t i = 0; i < thresholds.size(); ++i) {
    const auto [after, coins] = read_pair(thresholds[i], 0, last_gap, 0, kMaxReward);
    if (track.barrier[after] != 0) thresholds[i].complain("skymines.data_same_gap");
    if (i == 1 && after <= track.threshold_after[0])
      thresholds[i].complain("skymines.data_thresholds_rise");
    track.threshold_after[i] = after;
    track.threshold_coins[i] = coins;
  }
}

void read_discount(const JsonReader& record, TrackBonus& bonus) {
  if (!record.maybe("discount").exists() && !record.maybe("paid_with").exists()) return;
  const std::uint8_t discount = read_byte(record.at("discount"), 1, kMaxCost);
  const std::size_t paid_with = record.at("paid_with").name({"minerals", "titanium", "any_mix"});
  if (paid_with == 0) bonus.discount_minerals = discount;
  if (paid_with == 1) bonus.discount_titanium = discount;
  if (paid_with == 2) bonus.discount_any = discount;
  bonus.mix = paid_with == 2;
}

TrackBonus read_permanent(const JsonReader& record) {
  check_members(record, {"energy_plus", "extra_markers", "discount", "paid_with",
                         "titanium_card_plus", "field_symbol", "collectors_plus"});
  if (record.keys().empty()) record.complain("skymines.data_no_bonus");
  TrackBonus bonus;
  bonus.energy_plus = optional_byte(record, "energy_plus", kMaxCardValue);
  bonus.extra_markers = optional_byte(record, "extra_markers", kMaxMarkers);
  bonus.titanium_plus = optional_byte(record, "titanium_card_plus", kMaxTitaniumPlus);
  bonus.field_symbol = optional_byte(record, "field_symbol", 1);
  bonus.collectors_plus = optional_byte(record, "collectors_plus", kMaxCollectorsPlus);
  read_discount(record, bonus);
  return bonus;
}

TrackBonus read_bonus(const JsonReader& record) {
  if (!expect_object(record)) return {};
  if (!record.maybe("fee").exists()) return read_permanent(record);
  check_members(record, {"fee", "gains", "buy", "remove_card", "choose_reward", "other_tracks",
                         "use_removed"});
  TrackBonus bonus;
  bonus.space = read_space(record, {});
  return bonus;
}

void read_bonuses(const JsonReader& list, Track& track) {
  const std::vector<JsonReader> bonuses = list.items(2, 2);
  for (std::size_t i = 0; i < bonuses.size(); ++i) track.bonus[i] = read_bonus(bonuses[i]);
  const auto is_space = [&](std::size_t i) {
    return bonuses[i].is_object() && bonuses[i].maybe("fee").exists();
  };
  if (bonuses.size() != 2) return;
  if (is_space(0) != is_space(1)) list.complain("skymines.data_bonus_kinds");
  // SK-4.82: the second number counts the markers of the first too.
  if (track.bonus[1].extra_markers < track.bonus[0].extra_markers)
    bonuses[1].complain("skymines.data_fewer_markers");
}

constexpr std::array<std::string_view, kTracks> kTrackIds = {"A1", "A2", "B1", "B2", "C1",
                                                             "C2", "D1", "D2", "E1", "E2"};

// "#e0559c"
bool is_colour(const std::string& text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  return text.size() == 7 && text.front() == '#' &&
         text.find_first_not_of(kDigits, 1) == std::string::npos;
}

// The columns of one station; the last space of each is the crossed-out one.
void read_columns(const JsonReader& record, std::array<HomeColumn, kColumns>& station) {
  const std::vector<JsonReader> columns = record.at("columns").items(kColumns, kColumns);
  for (std::size_t i = 0; i < columns.size(); ++i)
    for (const JsonReader& space : columns[i].items(2, kMaxHomeSpaces))
      station[i].coins[station[i].spaces++] = read_byte(space, 0, kMaxSymbols);
}

int pieces_in(const std::array<HomeColumn, kColumns>& station, std::initializer_list<int> columns) {
  int pieces = 0;
  for (const int column : columns) pieces += station[static_cast<std::size_t>(column)].spaces;
  return pieces;
}

using Stations = std::array<std::array<HomeColumn, kColumns>, kCompanies>;

Stations read_board(const PackFile& file, std::string_view board) {
  Stations stations;
  Once once(file.maybe(board), company_names(), file.problems());
  for (const JsonReader& record : file.records(board, {"company", "columns"}, 0, kLongList)) {
    const Company company = read_company(record.at("company"));
    once.mark(record, index(company));
    stations[index(company)] = {};
    read_columns(record, stations[index(company)]);
  }
  once.finish();
  return stations;
}

void expect_pieces(const PackFile& file, std::string_view board, std::string_view kind,
                   const Stations& stations, std::initializer_list<int> columns, int wanted) {
  for (std::size_t company = 0; company < kCompanies; ++company)
    if (const int found = pieces_in(stations[company], columns); found != wanted)
      file.at(board).complain("skymines.data_home_spaces", {{"company", company_names()[company]},
                                                            {"kind", std::string(kind)},
                                                            {"found", std::int64_t{found}},
                                                            {"wanted", std::int64_t{wanted}}});
}

}  // namespace

void read_tracks(const PackFiles& files, Components& components) {
  const PackFile& file = files.tracks;
  file.allow_only({"tracks"});
  const std::vector<JsonReader> records = file.records(
      "tracks", {"id", "name", "last_space", "shares", "barriers", "thresholds", "bonuses"},
      kTracks);
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JsonReader& record = records[i];
    expect_text(record.at("id"), kTrackIds[i]);
    components.track_ids[i] = kTrackIds[i];
    components.track_names[i] = read_title(record.at("name"));
    Track& track = components.tracks[i];
    track.last = read_byte(record.at("last_space"), 3, kMaxTrackSpaces);
    read_shares(record.at("shares"), track);
    read_gaps(record, track);
    read_bonuses(record.at("bonuses"), track);
  }
}

void read_companies(const PackFiles& files, Components& components) {
  const PackFile& file = files.companies;
  file.allow_only({"companies"});
  static const std::vector<std::string> ids(kTrackIds.begin(), kTrackIds.end());
  const std::vector<JsonReader> records = file.records(
      "companies", {"id", "name", "colour", "hex", "moon_side", "belt_side", "first_game_track"},
      kCompanies);
  unsigned letters = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JsonReader& record = records[i];
    expect_text(record.at("id"), company_names()[i]);
    components.company_ids[i] = company_names()[i];
    components.company_names[i] = read_title(record.at("name"));
    read_title(record.at("colour"));
    if (const JsonReader hex = record.at("hex"); hex.exists() && !is_colour(hex.text()))
      hex.complain("skymines.data_colour");
    for (const std::string_view side : {"moon_side", "belt_side"})
      record.at(side).name({"left", "top", "right", "bottom"});
    const std::size_t track = record.at("first_game_track").name(ids);
    components.first_game_track[i] = static_cast<std::uint8_t>(track);
    const unsigned letter = 1U << track / 2U;
    if ((letters & letter) != 0)
      record.at("first_game_track").complain("skymines.data_same_letter");
    letters |= letter;
  }
}

void read_stations(const PackFiles& files, Components& components) {
  const PackFile& file = files.stations;
  file.allow_only({"moon", "belt"});
  const Watch watch(file.problems());
  components.moon_station = read_board(file, "moon");
  const Stations belt = read_board(file, "belt");
  if (!watch.quiet()) return;
  expect_pieces(file, "moon", "outposts", components.moon_station, {0, 1, 2}, kMoonOutposts);
  expect_pieces(file, "belt", "outposts", belt, {0, 2}, kBeltOutposts);
  expect_pieces(file, "belt", "shuttles", belt, {1}, kShuttles);
}

}  // namespace orrery::skymines
