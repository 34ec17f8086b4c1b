// The course of a game between its decisions. A turn is a pile of tasks (state.h): `run` carries
// them out from the top until one has to ask; a move answers it and lets the pile run on.
#pragma once

#include "core/step.h"
#include "games/skymines/events.h"
#include "games/skymines/options.h"
#include "games/skymines/state.h"

namespace orrery::skymines {

// One step of a game.
struct Step : StepOf<Game, State> {
  using StepOf::player;
  Player& player(Seat seat) const { return player_at(state, seat); }
  const Card& card(CardId id) const { return game.tables.cards[id]; }
  const Track& track(unsigned company) const { return game.tables.tracks[state.track[company]]; }
  template <class Own>
  Own task() const {  // the top one, which is of this kind
    return state.tasks.back().as<Own>();
  }
  template <class Own>
  void push(const Own& task) const {
    state.tasks.push_back(Task::of(task));
  }
  void pop() const { state.tasks.pop_back(); }
  template <class Own>
  void replace(const Own& task) const {  // the top one
    state.tasks[state.tasks.size() - 1] = Task::of(task);
  }
};

// The same for those who only look, with the eyes of one seat: legal moves and sentences are made
// from it.
struct Look {
  const Game& game;
  const State& state;
  Seat seat;

  Look(const Game& the_game, const State& the_state, Seat the_seat)
      : game(the_game), state(the_state), seat(the_seat), player_(player_at(the_state, the_seat)) {}
  Look(Step step) : Look(step.game, step.state, step.turn()) {}  // NOLINT(*-explicit-*)

  const Player& player() const { return player_; }
  const Card& card(CardId id) const { return game.tables.cards[id]; }
  template <class Own>
  Own task() const {
    return state.tasks.back().as<Own>();
  }

 private:
  const Player& player_;
};

// turn.cpp: carries out tasks until one asks or the turn is over.
void run(Step step);

// rounds.cpp: phases, and whose turn it is.
void begin_round(Step step);         // deals Luna's cards, asks for plans
void begin_action_phase(Step step);  // all have planned: everything is turned face up
// The next seat that has not left begins its turn, or the round ends; Lunas play theirs at once.
void end_turn(Step step);

// gains.cpp: coins, helium, the rewards of one source.
void gain_coins(Step step, Seat seat, unsigned coins);
void pay_coins(Step step, unsigned coins);
void gain_helium(Step step, Seat seat, unsigned steps);  // SK-1.12; opens slot 1
void gain_rp(Step step, unsigned points);                // asks for their use (SK-4.27)
void open_slot(Step step, Seat seat, unsigned slot);
// Slots as bits: those that hold a card, and those that may: 2 to 4, and what helium and research
// have opened (SK-11.14).
unsigned filled_slots(const Player& player);
unsigned slots_opened(const Game& game, const Player& player);
inline constexpr unsigned kHeliumSlot = 0;           // opened by the tank track
inline constexpr unsigned kUploadSlot = kSlots - 1;  // opened by the research track
// Takes what needs no choice and leaves the rest as tasks, in the order of SK-4.21.
void gain(Step step, const Reward& reward);

// totals.cpp: what the face-up cards and tiles of a seat amount to (SK-1.8 to SK-1.11).
struct Totals {
  std::array<std::uint8_t, kResources> resource{};
  std::uint8_t energy = 0;
  std::uint8_t scientists = 0;
  std::uint8_t field = 0;
  unsigned research() const { return unsigned{scientists} + field; }
  unsigned of(CardType type) const {
    switch (type) {
      case CardType::carbon:
      case CardType::minerals:
      case CardType::titanium:
        return resource[index(type)];
      case CardType::energy:
        return energy;
      case CardType::scientist:
        return scientists;
      case CardType::field:
        return field;
      case CardType::share:
        break;
    }
    return 0;
  }
};
Totals totals(const Game& game, const State& state, Seat seat);
// The bonus of a company's track that is active for the seat; nothing if none is.
const TrackBonus* active_bonus(const Game& game, const State& state, Seat seat, unsigned company);
// The value of a resource card, C1-2 and a RES tile on its slot included.
unsigned card_value(const Game& game, const State& state, Seat seat, unsigned slot);
// What the active permanent bonuses of a seat add up to (SK-4.79: the second replaces the first).
struct Permanent {
  std::uint8_t energy_plus = 0;
  std::uint8_t discount_minerals = 0;
  std::uint8_t discount_titanium = 0;
  std::uint8_t discount_any = 0;
  bool mix = false;
  std::uint8_t titanium_plus = 0;
  std::uint8_t field_symbol = 0;
  std::uint8_t collectors_plus = 0;
};
Permanent permanent(const Game& game, const State& state, Seat seat);
// Whether a plan's requirements are met; `movers` is how many scientists of the totals are the
// mover (SK-4.38).
bool meets(const Plan& plan, const Totals& totals, unsigned movers);
// The measure of a majority space for a seat, Luna included (SK-7.12).
unsigned measure(const Game& game, const State& state, Seat seat, CardType type);

// tracks.cpp: company tracks (section 4.9).
unsigned track_shares(const Game& game, const State& state, Seat seat, unsigned company);
// What the barrier before the next space of a seat's marker costs; 0: none.
unsigned barrier_ahead(const Game& game, const State& state, Seat seat, unsigned company);
bool at_track_end(const Game& game, const State& state, Seat seat, unsigned company);
// One space forward, thresholds included; the barrier is paid for already. The caller tells how far
// the marker went.
void step_on_track(Step step, Seat seat, unsigned company);
// The seat in turn pays the barrier ahead, if there is one, and steps on.
void step_paying(Step step, unsigned company);
unsigned thresholds_passed(const Game& game, const State& state, Seat seat, unsigned company);

// stations.cpp: the columns of the stations.
unsigned company_value(const Game& game, const State& state, unsigned company);  // SK-1.7
unsigned visible_coins(const HomeColumn& print, const Column& column);
unsigned vacant_spaces(const HomeColumn& print, const Column& column);
bool can_take(const Column& column);
bool can_return(const HomeColumn& print, const Column& column);
void take_from(Column& column);
void return_to(Column& column);
bool has_outposts(const State& state, unsigned company);
// Gas collectors of a company (SK-4.53).
unsigned collectors(const Game& game, const State& state, unsigned company);

// display.cpp: the card display, the research display and their refilling.
void refill_research(Step step);  // SK-4.49
void refill_plan(Step step, unsigned letter, unsigned column);
void prepare_display(Step step);  // SK-3.20
// Printed cost and surcharge of the card on a display space less a discount, at least 0; the space
// is not empty.
unsigned total_cost(const Game& game, const State& state, unsigned space, unsigned discount);
// What the cheapest card of the display costs so; kNothingToBuy if there is none.
inline constexpr unsigned kNothingToBuy = 255;
unsigned cheapest(const Game& game, const State& state, unsigned discount);
void take_from_display(Step step, unsigned space, unsigned coins);  // into the hand

// scoring.cpp
unsigned shares(const Game& game, const State& state, Seat seat, unsigned company);  // SK-1.6

// automaton.cpp: Luna (chapter 7).
void set_up_luna(Step step, int luna, unsigned token);
void deal_luna(Step step, int luna);    // SK-7.6
void reveal_luna(Step step, int luna);  // SK-7.8
void luna_turn(Step step, int luna);    // one whole turn; marks her seat as left (SK-7.13)
void clear_luna(Step step, int luna);   // SK-7.15

}  // namespace orrery::skymines
