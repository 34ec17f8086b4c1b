// SO-11.16: mirroring a position of Solenia (wood with stone, wheat with water, day with night,
// dawn with dusk, columns reversed) mirrors everything that can be done in it and what comes of it.
#include <algorithm>
#include <map>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

// Wherever one of these stands for a thing, its mirror is the other.
std::string mirrored(std::string name) {
  static const std::map<std::string, std::string> names = {
      {"wood", "stone"}, {"stone", "wood"}, {"wheat", "water"}, {"water", "wheat"},
      {"day", "night"},  {"night", "day"},  {"dawn", "dusk"},   {"dusk", "dawn"}};
  const auto found = names.find(name);
  return found == names.end() ? name : found->second;
}

char mirrored_letter(char letter) {
  constexpr std::string_view kFrom = "WSHADN";
  constexpr std::string_view kTo = "SWAHND";
  const std::size_t at = kFrom.find(letter);
  return at == std::string_view::npos ? letter : kTo[at];
}

// "1W" -> "1S", "0WA" -> "0SH", "2:2*H" -> "2:2*A": letters of goods in their order (SO-1.3).
std::string mirrored_card(const std::string& card) {
  const std::size_t start = card.find_first_of("WSHA");
  if (start == std::string::npos) return card;
  std::string goods = card.substr(start);
  std::ranges::transform(goods, goods.begin(), mirrored_letter);
  std::ranges::sort(goods, {}, [](char c) { return std::string_view("WSHA").find(c); });
  return card.substr(0, start) + goods;
}

// "D05" -> "N05", "IH-D3" -> "IH-N3".
std::string mirrored_tile(std::string tile) {
  const std::size_t at = tile.starts_with("IH-") ? 3 : 0;
  tile[at] = mirrored_letter(tile[at]);
  return tile;
}

// "2,3" -> "2,1".
std::string mirrored_space(std::string space) {
  space.back() = static_cast<char>('0' + ('4' - space.back()));
  return space;
}

using Rename = std::string (*)(std::string);
std::string rename_card(std::string card) { return mirrored_card(card); }

void rename(json::value& value, Rename how) {
  if (value.is_array())
    for (json::value& item : value.as_array()) rename(item, how);
  else if (value.is_string())
    value = how(std::string(value.as_string()));
}

// Exchanges two members.
void exchange(json::object& object, const char* one, const char* other) {
  const json::value kept = object[one];
  object[one] = object[other];
  object[other] = kept;
}

void mirror_player(json::object& player) {
  json::object& goods = player["goods"].as_object();
  exchange(goods, "wood", "stone");
  exchange(goods, "wheat", "water");
  for (const char* pile : {"hand", "deck", "discard"}) rename(player[pile], rename_card);
  for (const char* side : {"day", "night"}) rename(player["slots"].at(side), mirrored_tile);
  exchange(player["slots"].as_object(), "day", "night");
  if (!player.contains("level1")) return;
  for (const char* half : {"day_half", "night_half"}) rename(player[half], mirrored_tile);
  exchange(player, "day_half", "night_half");
}

// What a turn in progress remembers; what it does not use yet stays as it is.
void mirror_pending(json::object& pending, const std::string& phase) {
  static const std::set<std::string> placing = {"extension", "tile", "slot", "gain", "overflow"};
  rename(pending["card"], rename_card);
  if (placing.contains(phase) && !pending["discarding"].as_bool())
    rename(pending["space"], mirrored_space);
  if (!pending["tile"].is_null() || pending["slot"] != 0) rename(pending["side"], mirrored);
  rename(pending["tile"], mirrored_tile);
  rename(pending["barter_given"], mirrored);
}

json::object mirrored_state(json::object state) {
  for (json::value& row : state["rows"].as_array()) {
    row.at("face") = mirrored(std::string(row.at("face").as_string()));
    rename(row.at("cards"), rename_card);
    std::ranges::reverse(row.at("cards").as_array());
  }
  for (const char* side : {"day", "night"})
    for (const char* pile : {"display", "stack"}) rename(state[side].at(pile), mirrored_tile);
  exchange(state, "day", "night");
  for (json::value& player : state["players"].as_array()) mirror_player(player.as_object());
  if (json::value* draft = state.if_contains("draft")) {
    for (const char* halves : {"day_halves", "night_halves"})
      rename(draft->at(halves), mirrored_tile);
    exchange(draft->as_object(), "day_halves", "night_halves");
  }
  mirror_pending(state["pending"].as_object(), std::string(state["phase"].as_string()));
  return state;
}

std::string mirrored_move(const std::string& move) {
  const std::string verb = move.substr(0, move.find(' '));
  const std::string rest = verb.size() < move.size() ? move.substr(verb.size() + 1) : "";
  if (verb == "at") return verb + " " + mirrored_space(rest);
  if (verb == "card") return verb + " " + mirrored_card(rest);
  if (verb == "tile") return verb + " " + mirrored_tile(rest);
  if (const std::size_t plus = rest.find('+'); verb == "draft" && plus != std::string::npos)
    return fmt::format("draft {}+{}", mirrored_tile(rest.substr(plus + 1)),
                       mirrored_tile(rest.substr(0, plus)));
  if (rest.size() == 1 && verb != "slot")
    return fmt::format("{} {}", verb, mirrored_letter(rest[0]));
  return move;
}

class Mirror {
 public:
  explicit Mirror(const AnyGame& game) : game_(game) {}

  AnyState of(const AnyState& state) const {
    const json::value value(mirrored_state(game_.write_state(state)));
    Problems problems;
    AnyState mirror = game_.read_state(JsonReader(value, "state", problems), problems);
    EXPECT_FALSE(problems.any()) << Catalogue::built_in().say(problems.first());
    return mirror;
  }

  std::string text(const AnyState& state) const {
    return json::serialize(game_.write_state(state));
  }

  AnyState after(AnyState state, Seat seat, Move move) const {
    game_.apply(state, seat, move, nullptr);
    return state;
  }

  // All states that a series of `steps` goods leads to: compared as whole sets (SO-9.4).
  void collect(const AnyState& state, Seat seat, int steps, bool mirror,
               std::set<std::string>& found) const {
    if (steps == 0) {
      found.insert(text(mirror ? of(state) : state));
      return;
    }
    for (const Move move : game_.legal(state, seat))
      collect(after(state, seat, move), seat, steps - 1, mirror, found);
  }

 private:
  const AnyGame& game_;
};

// How many goods the open series of this seat still takes; 0 where none is open.
int series_length(const json::object& state, Seat seat) {
  const json::value& pending = state.at("pending");
  if (state.at("phase") == "extension") return static_cast<int>(pending.at("price").as_int64());
  if (state.at("phase") == "gain") return static_cast<int>(pending.at("gains_left").as_int64());
  if (state.at("phase") != "overflow") return 0;
  const json::value& player = state.at("players").at(static_cast<std::size_t>(index(seat)));
  std::int64_t surplus = -player.at("capacity").as_int64();
  for (const auto& good : player.at("goods").as_object()) surplus += good.value().as_int64();
  return static_cast<int>(surplus);
}

bool in_mid_series(const json::object& state) {
  return std::ranges::any_of(state.at("players").as_array(), [](const json::value& player) {
    return player.at("series_floor") != "wood";
  });
}

void expect_mirrored(const AnyGame& game, const AnyState& state, Seat seat) {
  const Mirror mirror(game);
  const json::object written = game.write_state(state);
  if (in_mid_series(written)) return;
  const AnyState other = mirror.of(state);
  if (const int steps = series_length(written, seat); steps > 0) {
    std::set<std::string> here;
    std::set<std::string> there;
    mirror.collect(state, seat, steps, true, here);
    mirror.collect(other, seat, steps, false, there);
    EXPECT_EQ(here, there);
    return;
  }
  std::vector<std::string> expected;
  std::vector<std::string> listed;
  for (const Move move : game.legal(state, seat)) {
    expected.push_back(mirrored_move(game.notation(move)));
    const auto same = game.parse_move(expected.back());
    ASSERT_TRUE(same) << expected.back();
    ASSERT_TRUE(game.legal(other, seat).contains(*same)) << expected.back();
    const AnyState after = mirror.after(state, seat, move);
    if (in_mid_series(game.write_state(after))) continue;
    EXPECT_EQ(mirror.text(mirror.of(after)), mirror.text(mirror.after(other, seat, *same)))
        << game.notation(move);
  }
  for (const Move move : game.legal(other, seat)) listed.push_back(game.notation(move));
  EXPECT_THAT(listed, testing::UnorderedElementsAreArray(expected));
}

TEST(SoleniaMirror, SO_11_16_a_mirrored_position_has_mirrored_moves_and_gains) {
  for (const Setting& setting : settings_of("solenia")) {
    if (setting.players == 1) continue;  // the Rival is not symmetrical
    const GamePtr game = make_game(setting);
    for_some_decisions(setting, game, 8, 40, [](RandomGame& at) {
      for (const Seat seat : at.game().active(at.state()))
        expect_mirrored(at.game(), at.state(), seat);
    });
  }
}

TEST(SoleniaMirror, SO_11_16_mirroring_twice_is_the_identity) {
  const Setting setting = settings_of("solenia")[1];
  const GamePtr game = make_game(setting);
  const Mirror mirror(*game);
  for_some_decisions(setting, game, 10, 12, [&](RandomGame& at) {
    if (in_mid_series(at.game().write_state(at.state()))) return;
    const AnyState once = mirror.of(at.state());
    EXPECT_FALSE(once == at.state());
    EXPECT_EQ(mirror.of(once), at.state());
  });
}

}  // namespace
}  // namespace orrery::test
