#include "games/skymines/setup.h"

#include <algorithm>
#include <array>
#include <span>

namespace orrery::skymines {
namespace {

unsigned order_of(const Game& game, const State& state, unsigned seat) {
  const auto players = static_cast<unsigned>(game.players);
  return (seat + players - state.first) % players;
}

// SK-2.3: a letter for every company, each with a side.
void draw_tracks(State& state, ChanceStream& chance) {
  std::array<std::uint8_t, kTracks / 2> letters{};
  for (unsigned i = 0; i < letters.size(); ++i) letters[i] = narrow(i);
  chance.shuffle(std::span(letters));
  for (unsigned company = 0; company < kCompanies; ++company)
    state.track[company] = narrow(2U * letters[company] + chance.below(2));
}

void lay_tracks(const Game& game, State& state, ChanceStream& chance) {
  switch (game.track_mode) {
    case TrackMode::random:
      return draw_tracks(state, chance);
    case TrackMode::first_game:
      state.track = game.tables.first_game_track;
      return;
    case TrackMode::chosen:
      state.track = game.chosen_tracks;
      return;
  }
}

// SK-6.65: the top outpost of every column, without rewards.
void place_start_outposts(const Game& game, State& state) {
  for (unsigned company = 0; company < kCompanies; ++company) {
    for (Column& column : state.station[company]) take_from(column);
    state.pieces[company] = game.map().start_outposts[company];
  }
}

void fill_stations(const Game& game, State& state) {
  for (unsigned company = 0; company < kCompanies; ++company)
    for (unsigned column = 0; column < kColumns; ++column)
      state.station[company][column] = {
          .ordinary = narrow(game.station(company)[column].spaces - 1U), .crossed = 1};
  if (game.start_outposts) place_start_outposts(game, state);
}

// SK-2.6, SK-2.7: A on top; the last of the list is drawn first.
void lay_cards(const Game& game, State& state, ChanceStream& chance) {
  constexpr unsigned kLetters = 5;
  std::array<FixedVector<std::uint8_t, kDeckCards>, kLetters> letters{};
  for (std::uint8_t card = 0; card < kDeckCards; ++card)
    letters[game.tables.cards[card].letter].push_back(card);
  for (auto& letter : letters) chance.shuffle(letter.span());
  for (unsigned letter = kLetters; letter-- > 0;)
    for (const std::uint8_t card : letters[letter]) state.deck.push_back(card);
  for (std::uint8_t& space : state.display) space = narrow(state.deck.pop_back() + 1U);
}

void lay_plans(State& state, ChanceStream& chance) {
  for (unsigned letter = 0; letter < kPlanLetters; ++letter) {
    for (unsigned i = 0; i < kPlansPerLetter; ++i)
      state.stacks[letter].push_back(narrow(kFirstPlan + letter * kPlansPerLetter + i));
    chance.shuffle(state.stacks[letter].span());
    for (PlanCode& plan : state.research_display[letter]) plan = state.stacks[letter].pop_back();
  }
}

// SK-2.12 to SK-2.14
void equip_player(const Game& game, State& state, unsigned seat) {
  const Components& tables = game.tables;
  Player& player = state.players[seat];
  player.coins = tables.start_coins;
  player.open_slots = narrow(((1U << kSlots) - 1U) & ~(1U << kHeliumSlot) & ~(1U << kUploadSlot));
  player.markers = tables.markers[static_cast<std::size_t>(game.seats())];
  const auto number = static_cast<int>(seat);
  for (int i = 0; i < kStartCards; ++i) player.hand.add(start_card(number, i));
  player.hand.add(start_card(static_cast<int>(order_of(game, state, seat)), kStartCards));
}

std::uint8_t fixed_token(const Game& game, unsigned order) {
  const auto* const found =
      std::ranges::find(game.tables.tokens, narrow(order + 1U), &StartToken::first_game_seat);
  return narrow(static_cast<unsigned>(found - game.tables.tokens.begin()));
}

// SK-2.15, SK-2.16, SK-7.3: to the players two each or the fixed one, then one to every Luna.
void deal_tokens(Step step, ChanceStream& chance) {
  const Game& game = step.game;
  const auto players = static_cast<unsigned>(game.players);
  FixedVector<std::uint8_t, kTokens> pool;
  for (std::uint8_t token = 0; token < kTokens; ++token) pool.push_back(token);
  if (!game.draft)
    for (unsigned seat = 0; seat < players; ++seat) {
      const std::uint8_t token = fixed_token(game, order_of(game, step.state, seat));
      step.state.players[seat].tokens[0] = narrow(token + 1U);
      pool.erase_at(static_cast<std::size_t>(std::ranges::find(pool, token) - pool.begin()));
    }
  chance.shuffle(pool.span());
  if (game.draft)
    for (unsigned seat = 0; seat < players; ++seat) {
      auto& tokens = step.state.players[seat].tokens;
      for (std::uint8_t& token : tokens) token = narrow(pool.pop_back() + 1U);
      std::ranges::sort(tokens);
    }
  for (int luna = 0; luna < game.lunas; ++luna) set_up_luna(step, luna, pool.pop_back());
}

// SK-2.17 to SK-2.19
void lay_token(Step step, Seat seat) {
  Player& player = step.player(seat);
  const unsigned number = player.tokens[0] - 1U;
  const StartToken& token = step.game.tables.tokens[number];
  const auto at = static_cast<unsigned>(orrery::index(seat));
  reveal(step.events, Audience::everyone(), EventKind::token_shown, seat, number);
  player.screens[0] = narrow(kFirstToken + number);
  for (unsigned i = 0; i < token.rest.size(); ++i) {
    const unsigned own = token.rest[i];
    const unsigned of = own == kStartCards ? order_of(step.game, step.state, at) : at;
    const CardId card = start_card(static_cast<int>(of), static_cast<int>(own));
    player.hand.remove(card);
    player.rest[i + 1U].push_back(card);
  }
  for (unsigned company = 0; company < kCompanies; ++company)
    player.tracks[company] = narrow(player.tracks[company] + token.bonus.track[company]);
  gain_helium(step, seat, token.bonus.he);
}

}  // namespace

void end_draft(Step step) {
  const auto players = static_cast<unsigned>(step.game.players);
  for (unsigned i = 0; i < players; ++i) {
    const Seat seat = seat_at(static_cast<int>((step.state.first + i) % players));
    Player& player = step.player(seat);
    player.tokens[1] = 0;
    player.planned = 0;
    lay_token(step, seat);
  }
  begin_round(step);
}

State setup(const Game& game, const Seed& seed) {
  State state;
  state.chance.key = seed.words;
  const Step step{{game, state, nullptr}};
  {
    ChanceStream chance(state.chance, static_cast<std::size_t>(Stream::setup));
    state.first = narrow(chance.below(static_cast<std::uint32_t>(game.players)));
    state.first_marker = state.first;
    state.turn = state.first;
    lay_tracks(game, state, chance);
    fill_stations(game, state);
    lay_cards(game, state, chance);
    lay_plans(state, chance);
    state.supplement = game.tables.supplement_start;
    for (unsigned seat = 0; seat < static_cast<unsigned>(game.players); ++seat)
      equip_player(game, state, seat);
    deal_tokens(step, chance);
  }
  if (game.draft)
    state.phase = Phase::draft;
  else
    end_draft(step);
  return state;
}

}  // namespace orrery::skymines
