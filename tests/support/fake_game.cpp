#include "support/fake_game.h"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "core/erased.h"

namespace orrery::fake {
namespace {

const std::vector<std::string>& card_names() {
  static const std::vector<std::string> names = {"none", "one", "two", "three"};
  return names;
}

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
bool hides_hand(Viewer viewer, std::size_t seat) {
  return !viewer.is(seat_at(static_cast<int>(seat)));
}
Move choose(std::uint8_t card) { return make_move(MoveKind::choose, card); }

std::array<int, 4> counts_of(const State& state) {
  std::array<int, 4> counts{};
  const auto add = [&](const auto& cards) {
    for (const std::uint8_t card : cards)
      if (card != kUnknown) ++counts[card & 3U];
  };
  for (std::size_t seat = 0; seat < 2; ++seat) {
    add(state.hands[seat]);
    add(state.laid[seat]);
  }
  add(state.deck);
  return counts;
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info = {.id = "fake",
                                .rules_version = "fake/1",
                                .min_players = 2,
                                .max_players = 2,
                                .default_players = 2,
                                .options = {{.name = "leak",
                                             .values = {"none", "view", "event", "entries", "move",
                                                        "prompt", "forced", "learned", "knowledge"},
                                             .needs = {}}},
                                .modes = {{"plain", {}, 2, 2}},
                                .score_rows = {{"points"}}};
  return info;
}

std::optional<Game> Rules::create(const Options& options, const DataPack& pack,
                                  Problems& problems) {
  if (pack.files().contains("broken.json")) {
    problems.add({"fake.broken_pack"});
    return std::nullopt;
  }
  const std::vector<std::string>& leaks = info().options[0].values;
  const auto leak = std::ranges::find(leaks, options.value("leak")) - leaks.begin();
  return Game{static_cast<Leak>(leak)};
}

State Rules::setup(const Game& /*game*/, const Seed& seed) {
  State state;
  state.chance.key = seed.words;
  std::array<std::uint8_t, 6> cards = {1, 1, 2, 2, 3, 3};
  ChanceStream(state.chance, 0).shuffle(std::span<std::uint8_t>(cards));
  for (std::size_t i = 0; i < 4; ++i) state.hands[i / 2].insert_sorted(cards[i]);
  for (std::size_t i = 4; i < 6; ++i) state.deck.push_back(cards[i]);
  return state;
}

SeatSet Rules::active(const Game& /*game*/, const State& state) {
  return state.hands[state.turn].empty() ? SeatSet{} : SeatSet::of(seat_at(state.turn));
}

void Rules::legal(const Game& /*game*/, const State& state, Seat seat, MoveList& moves) {
  if (state.chosen != 0) {
    moves.add(make_move(MoveKind::lay));
    return;
  }
  for (const std::uint8_t card : state.hands[at(seat)])
    if (!moves.contains(choose(card))) moves.add(choose(card));
}

void Rules::apply(const Game& game, State& state, Seat seat, Move move, Events* events) {
  if (move.kind == static_cast<std::uint8_t>(MoveKind::choose)) {
    state.chosen = move.args[0];
    tell_only(events, Audience::only(seat), EventKind::chosen, seat, state.chosen);
    return;
  }
  auto& hand = state.hands[at(seat)];
  hand.erase_at(static_cast<std::size_t>(std::ranges::find(hand, state.chosen) - hand.begin()));
  state.laid[at(seat)].push_back(state.chosen);
  tell(events, EventKind::laid, seat, state.chosen);
  state.chosen = 0;
  state.turn = static_cast<std::uint8_t>(1 - state.turn);
  if (state.deck.empty()) return;
  const std::uint8_t card = state.deck.pop_back();
  hand.insert_sorted(card);
  const Audience shown = game.leak == Leak::event ? Audience::everyone() : Audience::only(seat);
  if (game.leak == Leak::learned)
    tell_only(events, shown, EventKind::drawn, seat, card);
  else
    reveal(events, shown, EventKind::drawn, seat, card);
  if (game.leak == Leak::entries && card == 3) tell(events, EventKind::cheered, seat);
}

// A chosen card must be laid, and the last of all cards must be chosen: everybody can tell. That
// two hidden cards are equal nobody can.
bool Rules::forced_openly(const Game& game, const State& state, Seat seat) {
  const bool last_card = state.hands[at(seat)].size() == 1 && state.hands[1 - at(seat)].empty();
  return game.leak == Leak::forced || state.chosen != 0 || last_card;
}

Scores Rules::scores(const Game& /*game*/, const State& state) {
  Scores scores;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (const std::uint8_t card : state.laid[seat])
      scores.total[seat] = static_cast<std::int16_t>(scores.total[seat] + card);
    scores.rows[seat][0] = scores.total[seat];
  }
  return scores;
}

SeatSet Rules::winners(const Game& game, const State& state) {
  return highest(scores(game, state), 2);
}
Message Rules::outcome(const Game& /*game*/, const State& /*state*/) { return {"fake.over"}; }

State Rules::blind(const Game& game, const State& state, Viewer viewer) {
  State blinded = state;
  blinded.chance.key = {};
  for (std::size_t seat = 0; seat < 2; ++seat)
    if (hides_hand(viewer, seat)) std::ranges::fill(blinded.hands[seat], kUnknown);
  if (blinded.chosen != 0 && hides_hand(viewer, state.turn)) blinded.chosen = kUnknown;
  if (game.leak != Leak::knowledge) std::ranges::fill(blinded.deck, kUnknown);
  return blinded;
}

void Rules::redraw(const Game& /*game*/, State& state, Viewer viewer, Rng& rng) {
  for (std::uint32_t& word : state.chance.key) word = static_cast<std::uint32_t>(rng.next());
  FixedVector<std::uint8_t, 6> pool;
  const std::array<int, 4> seen = counts_of(state);
  for (std::uint8_t card = 1; card <= 3; ++card)
    for (int i = seen[card]; i < 2; ++i) pool.push_back(card);
  rng.shuffle(pool.span());
  for (std::size_t seat = 0; seat < 2; ++seat)
    if (hides_hand(viewer, seat)) {
      auto& hand = state.hands[seat];
      for (std::uint8_t& card : hand) card = pool.pop_back();
      if (state.chosen == kUnknown && seat == state.turn)
        state.chosen = hand[rng.below(static_cast<std::uint32_t>(hand.size()))];
      std::ranges::sort(hand);
    }
  for (std::uint8_t& card : state.deck)
    if (card == kUnknown) card = pool.pop_back();
}

void Rules::view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  const State seen = blind(game, state, viewer);
  const auto write_cards = [&](std::string_view name, const auto& cards) {
    const auto list = out.array(name);
    for (const std::uint8_t card : cards) out.value(card);
  };
  const auto object = out.object();
  {
    const auto seats = out.array("seats");
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const auto player = out.object();
      write_cards("hand", seen.hands[seat]);
      write_cards("laid", seen.laid[seat]);
    }
  }
  if (game.leak == Leak::view)
    write_cards("deck", state.deck);
  else
    out.member("deck", seen.deck.size());
  out.member("turn", seen.turn);
  out.member("chosen", seen.chosen);
}

Message Rules::event_message(const Game& /*game*/, const Event& event, Viewer viewer) {
  static const std::array<std::string, 4> ids = {"fake.chosen", "fake.laid", "fake.drawn",
                                                 "fake.cheered"};
  Message message(ids[event.kind], {{"seat", event.seat}});
  if (event.audience.has(viewer)) message.args.push_back({"card", std::int64_t{event.args[0]}});
  return message;
}

Move Rules::move_seen_by(const Game& game, Seat seat, Move move, Viewer viewer) {
  if (move.kind != static_cast<std::uint8_t>(MoveKind::choose) || viewer.is(seat) ||
      game.leak == Leak::move)
    return move;
  return {.kind = static_cast<std::uint8_t>(move.kind | kHiddenArgs), .args = {}};
}

std::string Rules::notation(const Game& /*game*/, Move move) {
  return move.kind == static_cast<std::uint8_t>(MoveKind::lay)
             ? "lay"
             : fmt::format("choose {}", move.args[0]);
}

std::expected<Move, Message> Rules::parse_move(const Game& game, std::string_view text) {
  if (text == "lay") return make_move(MoveKind::lay);
  for (std::uint8_t card = 1; card <= 3; ++card)
    if (text == notation(game, choose(card))) return choose(card);
  return std::unexpected(Message("fake.not_a_move"));
}

Message Rules::prompt(const Game& game, const State& state, Seat seat) {
  Message message("fake.prompt");
  if (game.leak == Leak::prompt)
    for (const std::uint8_t card : state.hands[1 - at(seat)])
      message.args.push_back({"card", std::int64_t{card}});
  return message;
}
Message Rules::describe(const Game& game, const State& /*state*/, Seat /*seat*/, Move move) {
  return {"fake.move", {{"move", notation(game, move)}}};
}
Message Rules::why_illegal(const Game& /*game*/, const State& /*state*/, Seat /*seat*/,
                           Move /*move*/) {
  return {"fake.not_possible"};
}

std::optional<Message> Rules::broken_invariant(const Game& /*game*/, const State& state) {
  if (counts_of(state) != std::array{0, 2, 2, 2}) return Message("fake.cards_do_not_add_up");
  return std::nullopt;
}

void Rules::position_fields(const Game& /*game*/, State& state, Fields& fields) {
  fields.objects({"seats", "The seats."}, 2, [&](Fields& seat, std::size_t i) {
    seat.names({"hand", "Cards in hand."}, state.hands[i], card_names());
    seat.names({"laid", "Cards laid."}, state.laid[i], card_names());
  });
  fields.names({"deck", "The deck, next card last."}, state.deck, card_names());
  fields.name({"chosen", "The card chosen."}, state.chosen, card_names());
  fields.integer({"turn", "The seat on turn."}, state.turn, 0, 1);
  Seed key{.words = state.chance.key};
  std::string text = key.hex();
  if (fields.text({"key", "The chance key.", "zeros"}, text) && Seed::parse(text, key))
    state.chance.key = key.words;
  fields.integer({"drawn", "Words drawn.", "0"}, state.chance.drawn[0], 0, 1000);
}

float Rules::value(const Game& game, const State& state, Seat seat) {
  return static_cast<float>(scores(game, state).total[at(seat)]);
}
float Rules::preference(const Game& /*game*/, const State& /*state*/, Seat /*seat*/, Move move) {
  return static_cast<float>(move.args[0]);
}
bool Rules::quiet(const Game& /*game*/, const State& state) { return state.chosen == 0; }

GameEntry entry() { return entry_of<Rules>(); }

GamePtr game(std::string_view leak) {
  Problems problems;
  const Options options{.players = 2, .values = {{"leak", std::string(leak)}}};
  return *entry().create(options, DataPack(std::map<std::string, std::string>{}), problems);
}

}  // namespace orrery::fake
