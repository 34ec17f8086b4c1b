#include "support/solenia/course.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "support/paths.h"
#include "support/random_game.h"

namespace orrery::test {
namespace {

const std::array<std::string, 4> kGoods = {"wood", "stone", "wheat", "water"};
const std::array<std::string, 2> kSideNames = {"day", "night"};

json::value data_file(const std::string& name) {
  std::ifstream in(project_folder() / "data" / "solenia" / name);
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

std::string text_or_empty(const json::value& value) {
  return value.is_null() ? std::string() : std::string(value.as_string());
}

std::vector<std::string> texts(const json::value& list) {
  std::vector<std::string> items;
  for (const json::value& item : list.as_array()) items.push_back(text_or_empty(item));
  return items;
}

GoodCounts goods_of(const json::object& counts) {
  GoodCounts goods{};
  for (std::size_t i = 0; i < 4; ++i)
    if (const json::value* count = counts.if_contains(kGoods[i]))
      goods[i] = static_cast<int>(count->as_int64());
  return goods;
}

int number(const json::value& value) { return static_cast<int>(value.as_int64()); }

SoleniaSeat seat_of(const json::object& player) {
  SoleniaSeat seat;
  seat.goods = goods_of(player.at("goods").as_object());
  for (const auto& part : player.at("stars").as_object()) seat.stars += number(part.value());
  seat.capacity = number(player.at("capacity"));
  for (std::size_t side = 0; side < 2; ++side)
    std::ranges::copy(texts(player.at("slots").at(kSideNames[side])), seat.slots[side].begin());
  seat.hand = texts(player.at("hand"));
  seat.deck = texts(player.at("deck"));
  seat.discard = texts(player.at("discard"));
  if (const json::value* level1 = player.if_contains("level1")) {
    seat.improvements = level1->is_null() ? 0 : 1;
    for (const char* half : {"day_half", "night_half"})
      seat.halves += player.at(half).is_null() ? 0 : 1;
  }
  return seat;
}

SoleniaSnapshot snapshot_of(const json::object& state) {
  SoleniaSnapshot shot;
  shot.round = number(state.at("round"));
  shot.first = number(state.at("first"));
  shot.turn = number(state.at("turn"));
  shot.phase = text_or_empty(state.at("phase"));
  for (std::size_t row = 0; row < 5; ++row) {
    const json::value& from = state.at("rows").at(row);
    shot.rows[row].strip = text_or_empty(from.at("strip"));
    shot.rows[row].face = text_or_empty(from.at("face"));
    std::ranges::copy(texts(from.at("cards")), shot.rows[row].cards.begin());
  }
  shot.advances = number(state.at("advances"));
  for (std::size_t side = 0; side < 2; ++side) {
    shot.display[side] = texts(state.at(kSideNames[side]).at("display"));
    shot.stack[side] = texts(state.at(kSideNames[side]).at("stack"));
  }
  for (const json::value& player : state.at("players").as_array())
    shot.seats.push_back(seat_of(player.as_object()));
  if (const json::value* rival = state.if_contains("rival")) {
    shot.rival_deck = texts(rival->at("deck"));
    shot.rival_discard = texts(rival->at("discard"));
    shot.removed = texts(rival->at("removed"));
  }
  if (const json::value* draft = state.if_contains("draft")) {
    const auto offered = [&](const char* what) {
      const auto list = texts(draft->at(what));
      return static_cast<int>(list.size() - static_cast<std::size_t>(std::ranges::count(list, "")));
    };
    shot.offered = {offered("level1"), offered("day_halves")};
  }
  shot.chosen = text_or_empty(state.at("pending").at("card"));
  shot.pending_tile = text_or_empty(state.at("pending").at("tile"));
  shot.price = number(state.at("pending").at("price"));
  return shot;
}

SoleniaEvent event_of(const AnyGame& game, const Event& event) {
  SoleniaEvent told{.kind = static_cast<solenia::EventKind>(event.kind),
                    .seat = index(event.seat),
                    .args = event.args,
                    .card = {}};
  const Message message = game.event_message(event, event.seat);
  if (const Value* card = message.find("card")) told.card = std::get<Term>(*card).id;
  return told;
}

SoleniaSnapshot take_snapshot(const RandomGame& at, bool turn_starts) {
  SoleniaSnapshot shot = snapshot_of(at.game().write_state(at.state()));
  shot.turn_starts = turn_starts;
  shot.over = at.over();
  const Scores scores = at.game().scores(at.state());
  for (std::size_t seat = 0; seat < 4; ++seat) shot.scores[seat] = scores.total[seat];
  for (const Seat seat : at.game().active(at.state()))
    shot.legal[static_cast<std::size_t>(index(seat))] =
        static_cast<int>(at.game().legal(at.state(), seat).size());
  return shot;
}

SoleniaCourse play(const Setting& setting, std::uint64_t seed) {
  const GamePtr game = make_game(setting);
  std::ostringstream name;
  name << setting << ", seed " << seed;
  SoleniaCourse course{.name = name.str(),
                       .winter = game->options().is("side", "winter"),
                       .improvements = game->options().is("improvements", "on"),
                       .players = setting.players,
                       .snapshots = {},
                       .commands = {}};
  RandomGame at(setting, game, seed);
  course.snapshots.push_back(take_snapshot(at, !course.improvements));
  while (!at.over()) {
    Events events;
    SoleniaCommand command{
        .seat = index(at.next().seat), .move = game->notation(at.next().move), .events = {}};
    at.step(&events);
    for (const Event& event : events) command.events.push_back(event_of(*game, event));
    const bool turn_starts = std::ranges::any_of(command.events, [](const SoleniaEvent& event) {
      return event.kind == solenia::EventKind::turn_begins;
    });
    course.snapshots.push_back(take_snapshot(at, turn_starts));
    course.commands.push_back(std::move(command));
  }
  return course;
}

// A card as positions name it: value, then what it does when it leaves.
std::string card_name(const json::object& card) {
  constexpr std::string_view kLetters = "WSHA";
  const json::object& effect = card.at("effect").as_object();
  const std::string value = fmt::to_string(card.at("value").as_int64());
  if (effect.at("type") == "site")
    return fmt::format("{}@{}", value, effect.at("count").as_int64());
  const auto letter = [&](std::string_view good) {
    return std::string(1, kLetters[static_cast<std::size_t>(good_number(good))]);
  };
  if (effect.at("type") == "star_if")
    return value + "*" + letter(text_or_empty(effect.at("resource")));
  std::string name = value;
  const GoodCounts goods = goods_of(effect.at("resources").as_object());
  for (std::size_t i = 0; i < 4; ++i)
    if (goods[i] != 0) name += kLetters[i];
  return name;
}

}  // namespace

int sum(const GoodCounts& goods) { return goods[0] + goods[1] + goods[2] + goods[3]; }

int good_number(std::string_view name) {
  return static_cast<int>(std::ranges::find(kGoods, name) - kGoods.begin());
}

int SoleniaSeat::tiles(std::size_t side) const {
  return static_cast<int>(slots[side].size()) -
         static_cast<int>(std::ranges::count(slots[side], ""));
}

const std::vector<SoleniaCourse>& solenia_courses() {
  static const std::vector<SoleniaCourse> courses = [] {
    std::vector<SoleniaCourse> played;
    for (const Setting& setting : settings_of("solenia"))
      for (const std::uint64_t seed : property_seeds(5)) played.push_back(play(setting, seed));
    return played;
  }();
  return courses;
}

void for_each_snapshot(
    const std::function<void(const SoleniaCourse&, const SoleniaSnapshot&)>& check) {
  for (const SoleniaCourse& course : solenia_courses())
    for (std::size_t i = 0; i < course.snapshots.size(); ++i) {
      check(course, course.snapshots[i]);
      if (failed()) {
        ADD_FAILURE() << "at " << course.name << ", decision " << i << ", phase "
                      << course.snapshots[i].phase;
        return;
      }
    }
}

const std::map<std::string, SoleniaTile>& solenia_tiles() {
  static const std::map<std::string, SoleniaTile> tiles = [] {
    std::map<std::string, SoleniaTile> read;
    const json::value file = data_file("tiles.json");
    for (const json::value& tile : file.at("tiles").as_array())
      read[text_or_empty(tile.at("id"))] = {.side = tile.at("side") == "day" ? 0U : 1U,
                                            .cost = goods_of(tile.at("cost").as_object()),
                                            .stars = number(tile.at("stars"))};
    return read;
  }();
  return tiles;
}

const std::vector<std::string>& solenia_deck() {
  static const std::vector<std::string> deck = [] {
    std::vector<std::string> cards;
    const json::value file = data_file("deck.json");
    for (const json::value& card : file.at("cards").as_array())
      cards.push_back(card_name(card.as_object()));
    std::ranges::sort(cards);
    return cards;
  }();
  return deck;
}

const std::string& solenia_terrain(const SoleniaSnapshot& snapshot, int cell) {
  static const std::map<std::string, std::vector<std::string>> faces = [] {
    std::map<std::string, std::vector<std::string>> read;  // "ST1 day" -> five terrains
    const json::value file = data_file("board.json");
    for (const json::value& strip : file.at("strips").as_array())
      for (const auto& face : strip.at("faces").as_object())
        read[text_or_empty(strip.at("id")) + " " + std::string(face.key())] = texts(face.value());
    return read;
  }();
  const SoleniaRow& row = snapshot.rows[static_cast<std::size_t>(cell / 5)];
  return faces.at(row.strip + " " + row.face)[static_cast<std::size_t>(cell % 5)];
}

int card_value(const std::string& card) { return card.at(0) - '0'; }

}  // namespace orrery::test
