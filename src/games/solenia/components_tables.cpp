// Reads the tables around the parts: colours, set-up, the solo game and scoring.
#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/scores.h"
#include "games/solenia/components_read.h"

namespace orrery::solenia {
namespace {

constexpr int kMaxPairStars = 60;
constexpr int kMaxRankTotal = 255;

void read_strip_rows(const PackFile& file, Components& components) {
  const JsonReader record = file.record("strip_rows", {"middle", "dealt_rows", "fixed_layout"});
  std::vector<std::string> strips;
  for (const Strip& strip : components.strips) strips.push_back(strip.id);
  if (strips.back().empty()) return;  // the board could not be read
  const Watch watch(file.problems());
  components.middle_strip = static_cast<std::uint8_t>(record.at("middle").name(strips));
  // SO-11.4: the strip with dawn and dusk is the one that starts in the middle.
  if (record.exists() && watch.quiet() && !components.strips[components.middle_strip].dawn_dusk)
    record.at("middle").complain("solenia.data_middle_strip");

  const JsonReader dealt = record.at("dealt_rows");
  const std::vector<JsonReader> rows = dealt.items(kRows - 1, kRows - 1);
  Once dealt_once(dealt, numbered("row", 0, kRows - 1), file.problems());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    components.dealt_rows[i] = read_byte(rows[i], 0, kRows - 1);
    dealt_once.mark(rows[i], components.dealt_rows[i]);
    if (components.dealt_rows[i] == kMiddleRow) rows[i].complain("solenia.data_dealt_middle");
  }

  const JsonReader layout = record.at("fixed_layout");
  const std::vector<JsonReader> places = layout.items(kRows, kRows);
  Once laid_once(layout, strips, file.problems());
  for (std::size_t row = 0; row < places.size(); ++row) {
    components.fixed_layout[row] = static_cast<std::uint8_t>(places[row].name(strips));
    laid_once.mark(places[row], components.fixed_layout[row]);
  }
  laid_once.finish();
  if (watch.quiet() && !places.empty() &&
      components.fixed_layout[kMiddleRow] != components.middle_strip)
    places[kMiddleRow].complain("solenia.data_layout_middle",
                                {{"strip", strips[components.middle_strip]}});
}

void read_die(const PackFile& file, Components& components) {
  Once once(file.maybe("die_target"), numbered("die", 1, kDieSides), file.problems());
  for (const JsonReader& record :
       file.records("die_target", {"die", "column", "city"}, 0, kLongList)) {
    const std::size_t side = read_byte(record.at("die"), 1, kDieSides) - 1U;
    once.mark(record, side);
    const JsonReader column = record.maybe("column");
    const JsonReader city = record.maybe("city");
    if (column.exists() == city.exists() || (city.exists() && !city.boolean()))
      record.complain("solenia.data_die_target");
    components.die_target[side] = city.exists() ? kCityFlight : read_byte(column, 0, kCols - 1);
  }
  once.finish();
  const JsonReader fallback = file.at("no_city_fallback_die");
  components.no_city_column = components.die_target[read_byte(fallback, 1, kDieSides) - 1U];
  if (components.no_city_column == kCityFlight) fallback.complain("solenia.data_fallback_die");
}

void read_ranks(const PackFile& file, Components& components) {
  const std::vector<JsonReader> records =
      file.records("ranks", {"rank", "name", "summer", "winter", "improvements"}, kRanks);
  for (std::size_t i = 0; i < records.size(); ++i) {
    Rank& rank = components.ranks[i];
    rank.id = fmt::format("rank-{}", i + 1);
    rank.name = read_title(records[i].at("name"));
    const auto number = static_cast<std::int64_t>(i) + 1;
    if (records[i].at("rank").integer(1, kRanks) != number)
      records[i].complain("solenia.data_rank_number", {{"number", number}});
    const std::array<std::string_view, 3> modes = {"summer", "winter", "improvements"};
    for (std::size_t mode = 0; mode < modes.size(); ++mode) {
      const Watch watch(file.problems());
      const JsonReader total = records[i].at(modes[mode]);
      rank.from[mode] = read_byte(total, 0, kMaxRankTotal);
      if (!watch.quiet()) continue;
      if (i == 0 ? rank.from[mode] != 0 : rank.from[mode] <= components.ranks[i - 1].from[mode])
        total.complain(i == 0 ? "solenia.data_first_rank" : "solenia.data_rank_order");
    }
  }
  components.won_from_rank = read_byte(file.at("won_from_rank"), 1, kRanks);
}

// The lines of the score pad are the rules' own (SO-5.6 to SO-5.11).
struct Category {
  std::string_view id;
  std::vector<std::string> modes;
  std::vector<std::string> parts;
  bool needs_improvements = false;
};

std::vector<Category> categories() {
  return {{"pairs", {"summer"}, {}},
          {"goods", {"summer", "winter"}, {}},
          {"tiles", {"summer", "winter"}, {}},
          {"play",
           {"summer", "winter"},
           {"play.city", "play.departure", "play.slots", "play.improvements"}},
          {"winter_end", {"winter"}, {}},
          {"improvements", {"winter"}, {}, true}};
}

std::vector<std::string> read_texts(const JsonReader& list) {
  std::vector<std::string> texts;
  for (const JsonReader& entry : list.items(0, kMaxScoreRows)) texts.push_back(entry.text());
  return texts;
}

void check_categories(const PackFile& file) {
  const std::vector<Category> wanted = categories();
  const std::vector<JsonReader> records =
      file.records("categories", {"id", "modes", "parts", "requires"}, wanted.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JsonReader& record = records[i];
    const JsonReader requirement = record.maybe("requires");
    const bool needs_improvements = requirement.exists() && expect_object(requirement) &&
                                    requirement.at("improvements").text() == "on";
    if (record.at("id").text() != wanted[i].id ||
        read_texts(record.at("modes")) != wanted[i].modes ||
        read_texts(record.maybe("parts")) != wanted[i].parts ||
        needs_improvements != wanted[i].needs_improvements)
      record.complain("solenia.data_category", {{"id", std::string(wanted[i].id)}});
  }
}

}  // namespace

void read_players(const PackFiles& files, Components& components) {
  const PackFile& file = files.players;
  file.allow_only({"min", "max", "colours"});
  file.expect_number("min", 1);
  file.expect_number("max", kMaxPlayers);
  for (const JsonReader& record : file.records("colours", {"id", "mark"}, kMaxPlayers)) {
    // The option "colours" names them.
    const JsonReader id = record.at("id");
    id.name({"orange", "pink", "violet", "charcoal"});
    components.colours.push_back(id.text());
    const std::string mark = read_title(record.at("mark"));
    if (std::ranges::find(components.colour_marks, mark) != components.colour_marks.end())
      record.at("mark").complain("solenia.data_doubled_mark", {{"mark", mark}});
    components.colour_marks.push_back(mark);
  }
}

void read_setup(const PackFiles& files, Components& components) {
  const PackFile& file = files.setup;
  file.allow_only({"start_hand", "by_players", "strip_rows"});
  file.expect_number("start_hand", kHandSize);
  Once once(file.maybe("by_players"), numbered("players", 1, kMaxPlayers), file.problems());
  for (const JsonReader& record :
       file.records("by_players", {"players", "display_per_side", "start_goods"}, 0, kLongList)) {
    const std::size_t players = read_byte(record.at("players"), 1, kMaxPlayers);
    once.mark(record, players - 1);
    components.display_size[players] = read_byte(record.at("display_per_side"), 1, kMaxDisplay);
    const std::vector<JsonReader> goods = record.at("start_goods").items(players, players);
    for (std::size_t i = 0; i < goods.size(); ++i)
      components.start_goods[players][i] = read_goods(goods[i]);
  }
  once.finish();
  read_strip_rows(file, components);
}

void read_solo(const PackFiles& files, Components& components) {
  const PackFile& file = files.solo;
  file.allow_only({"row_step", "column_step", "no_city_fallback_die", "won_from_rank", "die_target",
                   "start_row_by_value", "keen", "ranks"});
  // Five is prime: with any of these steps a search passes every row and every column.
  components.row_step = read_byte(file.at("row_step"), 1, kRows - 1);
  components.column_step = read_byte(file.at("column_step"), 1, kCols - 1);
  read_die(file, components);

  Once once(file.maybe("start_row_by_value"), numbered("value", 0, kCardValues - 1),
            file.problems());
  for (const JsonReader& record :
       file.records("start_row_by_value", {"value", "row"}, 0, kLongList)) {
    const std::uint8_t value = read_byte(record.at("value"), 0, kCardValues - 1);
    once.mark(record, value);
    components.start_row[value] = read_byte(record.at("row"), 0, kRows - 1);
  }
  once.finish();
  for (const JsonReader& value :
       file.record("keen", {"city_flight_values"}).at("city_flight_values").items(0, kCardValues))
    components.keen_city_flight[read_byte(value, 0, kCardValues - 1)] = true;
  read_ranks(file, components);
}

void read_scoring(const PackFiles& files, Components& components) {
  const PackFile& file = files.scoring;
  file.allow_only({"pair_stars", "goods_per_star", "categories"});
  const std::vector<JsonReader> stars = file.at("pair_stars").items(1, kSlotsPerSide + 1);
  const Watch watch(file.problems());
  for (std::size_t pairs = 0; pairs <= kSlotsPerSide && !stars.empty(); ++pairs) {
    // The last number also stands for more pairs.
    std::uint8_t& here = components.pair_stars[pairs];
    here = pairs < stars.size() ? read_byte(stars[pairs], 0, kMaxPairStars)
                                : components.pair_stars[pairs - 1];
    if (pairs > 0 && watch.quiet() && here < components.pair_stars[pairs - 1])
      stars[pairs].complain("solenia.data_pair_stars");
  }
  components.goods_per_star = read_byte(file.at("goods_per_star"), 1, kMaxStorage);
  check_categories(file);
}

}  // namespace orrery::solenia
