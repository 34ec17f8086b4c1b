#include "games/luna_capital/setup.h"

#include <algorithm>

#include "games/luna_capital/ledger.h"
#include "games/luna_capital/turn.h"

namespace orrery::luna_capital {
namespace {

enum class Stream : std::uint8_t { setup };

std::uint8_t narrow(std::size_t value) { return static_cast<std::uint8_t>(value); }

void shuffle_deck(State& state, ChanceStream& chance) {
  for (std::uint8_t card = 0; card < kCards; ++card) {
    state.deck.push_back(card);
    state.deck_tags.push_back(DeckTag::none);
  }
  chance.shuffle(state.deck.span());
}

std::uint8_t draw(State& state) {
  state.deck_tags.pop_back();
  return state.deck.pop_back();
}

// LC-2.7: from one of the two decks of concessions.
void reveal_concessions(const Game& game, State& state, ConcessionTerm term, std::size_t count,
                        std::size_t& shown, ChanceStream& chance) {
  FixedVector<std::uint8_t, kMaxConcessions> deck;
  for (std::uint8_t i = 0; i < game.tables.concession_count; ++i) {
    const Concession& concession = game.tables.concessions[i];
    if (concession.term == term && !(game.solo() && concession.removed_in_solo)) deck.push_back(i);
  }
  chance.shuffle(deck.span());
  for (std::size_t i = 0; i < count; ++i) state.offer[shown++] = code_of(deck[i]);
}

void deal_sponsors(const Game& game, State& state, ChanceStream& chance) {
  std::array<std::uint8_t, kSponsors> sponsors{};
  for (std::uint8_t i = 0; i < kSponsors; ++i) sponsors[i] = i;
  chance.shuffle(std::span(sponsors));
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat)
    state.players[seat].sponsor = sponsors[seat];
}

void deal_hands(const Game& game, State& state) {
  for (int seat = 0; seat < game.players; ++seat) {
    Player& player = player_at(state, seat_at(seat));
    for (int i = 0; i < game.tables.start_hand; ++i) {
      const std::uint8_t card = draw(state);
      player.hand.insert_sorted(card);
      if (game.solo()) entered_openly(player, card);  // LC-7.4: dealt face up
    }
  }
  if (!game.solo()) return;
  for (int i = 0; i < game.tables.automaton_start_cards; ++i)
    state.automaton_cards.push_back(draw(state));
}

void lay_display(const Game& game, State& state) {
  for (std::size_t space = 0; space < static_cast<std::size_t>(game.spaces()); ++space)
    state.display[space].card = code_of(draw(state));
  state.marker = game.tables.start_marker;
}

void lay_tiles(const Game& game, State& state, ChanceStream& chance) {
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    state.towers[phase] = game.pool()[phase];
    chance.shuffle(state.towers[phase].span());
  }
  for (std::size_t space = 0; space < static_cast<std::size_t>(game.spaces()); ++space)
    state.display[space].tiles.push_back(state.towers[0].pop_back());
}

}  // namespace

State setup(const Game& game, const Seed& seed) {
  State state;
  state.chance.key = seed.words;
  {
    // LC-2.16: all chance is used here, in this order.
    ChanceStream chance(state.chance, static_cast<std::size_t>(Stream::setup));
    shuffle_deck(state, chance);
    std::size_t shown = 0;
    reveal_concessions(game, state, ConcessionTerm::short_term, game.tables.short_on_offer, shown,
                       chance);
    reveal_concessions(game, state, ConcessionTerm::long_term, game.tables.long_on_offer, shown,
                       chance);
    state.first = narrow(chance.below(static_cast<std::uint32_t>(game.players)));
    deal_sponsors(game, state, chance);
    deal_hands(game, state);
    lay_display(game, state);
    lay_tiles(game, state, chance);
  }
  if (!game.robot_pool_unlimited) state.robot_pool = game.tables.robot_tokens;
  state.redistribution_pool = game.tables.redistribution_tokens;
  const auto players = static_cast<std::size_t>(game.players);
  state.turn = narrow((state.first + players - 1) % players);
  const Step step{{game, state, nullptr}};
  if (game.solo())
    step.ask(Phase::solo_swap);
  else
    begin_exchange(step);
  return state;
}

}  // namespace orrery::luna_capital
