// Everything that can change during a game of Skymines. Flat, bounded, unused parts zero.
//
// Codes: "card + 1", "place + 1" and the like leave 0 for "none"; plans have codes (components.h).
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/chance.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/step.h"
#include "games/skymines/cards.h"
#include "games/skymines/components.h"
#include "games/skymines/map.h"

namespace orrery::skymines {

// Streams of the game's chance.
enum class Stream : std::uint8_t { setup, luna };

// A small number as the byte that a state keeps.
constexpr std::uint8_t narrow(unsigned value) { return static_cast<std::uint8_t>(value); }

// What is still to be done in the turn, last first. A task either asks the player (chapter 9) or is
// carried out when its time comes; both may put further tasks on top. Every kind has a row of its
// own (tasks.h).
enum class TaskKind : std::uint8_t {
  none,
  // Asked
  menu,            // DP-03
  res_target,      // DP-04
  resource_cards,  // DP-05
  gain_card,       // DP-06
  units,           // DP-07
  track_move,      // DP-08 at a barrier
  expand_company,  // DP-09
  expand_entry,    // DP-10
  expand_column,   // DP-11
  research,        // DP-12
  return_column,   // DP-13
  flip_plan,       // DP-14
  upload,          // DP-15
  bonus_space,     // DP-16
  tier,            // DP-17
  buy_card,        // DP-18
  remove_card,     // DP-19
  choose_effect,   // DP-20
  any_track,       // DP-21, track_any
  other_tracks,    // DP-21, D2
  remove_outpost,  // DP-22
  removed_pile,    // DP-23
  plan_next,       // DP-28
  plan_screen,     // DP-24
  rest_stack,      // DP-26
  rest_slot,       // DP-27
  // Carried out
  rewards_of_expansion,
  return_outposts,
  upload_reward,
  mover_rp,
  turn_face_down,
  action_of_removed,
  finish_leaving,
  end_action,
  end_turn,
};
inline constexpr std::size_t kTaskKinds = static_cast<std::size_t>(TaskKind::end_turn) + 1;

// A task of any kind. Each has a struct of its own, which names up to three numbers.
struct Task {
  TaskKind kind = TaskKind::none;
  std::array<std::uint8_t, 3> parameters{};

  template <class Own>
  static Task of(const Own& own) {
    Task task{.kind = Own::kKind};
    if constexpr (!std::is_empty_v<Own>) std::memcpy(task.parameters.data(), &own, sizeof own);
    return task;
  }
  template <class Own>
  Own as() const {
    static_assert(!std::is_empty_v<Own> && sizeof(Own) <= sizeof parameters);
    assert(kind == Own::kKind);
    Own own;
    std::memcpy(&own, parameters.data(), sizeof own);
    return own;
  }
  friend bool operator==(const Task&, const Task&) = default;
};
inline constexpr int kMaxTasks = 24;

// A station: a column is k pieces on its lowest ordinary spaces and whether the crossed-out space
// is occupied (SK-1.35).
struct Column {
  std::uint8_t ordinary = 0;
  std::uint8_t crossed = 0;  // 1: occupied
  friend bool operator==(const Column&, const Column&) = default;
};

// A seat, player or Luna. Luna uses coins, tracks, tank, upload (her research) and hand (her
// cards); the rest of her is in Luna.
struct Player {
  CardSet hand;
  std::array<FixedVector<std::uint8_t, 8>, kSlots> rest{};  // cards, the top last
  std::array<std::uint8_t, kSlots> slots{};                 // card + 1
  std::array<PlanCode, kScreens> screens{};                 // screen 1 first
  std::array<std::uint8_t, kCompanies> tracks{};            // positions, by company
  std::array<std::uint8_t, kCompanies> active_bonus{};      // 0 to 2, by company (SK-4.78)
  // Start tokens, token + 1. Dealt in the draft; with the choice (`planned`) the one kept comes
  // first, and the other, which its owner still knows, leaves with the draft. Luna's is the first.
  std::array<std::uint8_t, 2> tokens{};
  std::uint16_t coins = 0;
  std::uint16_t plans_down = 0;  // screens (bits) whose plan is face down
  std::uint8_t face_up = 0;      // slots (bits)
  std::uint8_t open_slots = 0;   // slots (bits) that planning may use
  std::uint8_t tiles = 0;        // held, as bits
  std::uint8_t tiles_up = 0;     // held and face up
  std::uint8_t res_on = 0;       // the slot the RES tile lies on + 1
  std::uint8_t tank = 0;
  std::uint8_t upload = 0;
  std::uint8_t markers = 0;        // bonus markers in reserve
  std::uint8_t markers_given = 0;  // by active bonuses of the tracks so far (SK-4.82)
  std::uint8_t one_time_markers = 0;
  std::uint8_t track_spaces_used = 0;    // companies (bits) whose track space was used this round
  std::uint8_t planned = 0;              // 1: done with planning, or with the draft
  std::uint8_t left = 0;                 // 1: left this round
  std::uint8_t turns = 0;                // turns begun this round
  std::array<std::uint8_t, 2> unused{};  // fills the last machine word, always zero

  friend bool operator==(const Player&, const Player&) = default;
};

struct Luna {
  FixedVector<std::uint8_t, kLunaCards> pile;       // top last
  FixedVector<std::uint8_t, kLunaCards> discard;    // top last
  FixedVector<std::uint8_t, kLunaCards> grade_two;  // top last
  std::array<std::uint8_t, 2> majority{};           // card + 1: left, right
  std::array<std::uint8_t, kSlots> slots{};         // card + 1
  std::uint8_t slots_used = 0;                      // slots (bits) carried out this round
  std::uint8_t open_slots = 0;                      // bits, for the next deal
  std::uint8_t thresholds = 0;                      // bits 0, 1 helium, 2, 3 research: reached
  std::uint8_t revealed = 0;                        // 1: the majority cards are face up
  // What everybody can tell of her face-down cards. Places are bits: 0, 1 the majority places, then
  // the slots.
  std::uint8_t fresh_on_top = 0;       // cards on top of the pile that came from the grade-II stack
  std::uint8_t fresh_places = 0;       // where such a card was dealt
  std::uint8_t early_places = 0;       // dealt before the pile ran out in this deal
  std::array<std::uint8_t, 3> seen{};  // cards (bits) that have been face up
  std::uint8_t looked = 0;             // card + 1 that last decided about a majority card (SK-7.14)
  std::array<std::uint8_t, kSlots> played{};  // card + 1, by slot: what she did when she last left

  friend bool operator==(const Luna&, const Luna&) = default;
};

enum class Phase : std::uint8_t { draft, planning, action, over };

// An expansion in progress.
struct Expansion {
  PlaceSet entered = 0;
  std::uint8_t company = 0;
  std::uint8_t energy = 0;
  std::uint8_t from_removed = 0;  // 1: the energy of a removed card (SK-4.91)
  std::array<std::uint8_t, 5> unused{};
  friend bool operator==(const Expansion&, const Expansion&) = default;
};

// The scientist in use.
struct Scientist {
  std::uint8_t slot = 0;     // slot + 1; 0: a tile or a removed card
  std::uint8_t tile = 0;     // 1: the SCI tile
  std::uint8_t removed = 0;  // removed card + 1
  friend bool operator==(const Scientist&, const Scientist&) = default;
};

struct State {
  Chance chance;
  std::array<PlaceSet, kCompanies> pieces{};  // places with a piece of the company
  Expansion expansion;
  CardSet removed;
  std::array<Player, kMaxPlayers> players{};
  std::array<Luna, kMaxLunas> lunas{};

  FixedVector<std::uint8_t, kDeckCards> deck;                                 // top last
  std::array<std::uint8_t, kDisplay> display{};                               // card + 1
  std::array<FixedVector<PlanCode, kPlansPerLetter>, kPlanLetters> stacks{};  // top last
  std::array<std::array<PlanCode, kPlanColumns>, kPlanLetters> research_display{};
  std::uint8_t special_up = 0;  // special plans (bits) face up on the round track
  std::uint8_t supplement = 0;  // coins on the supplement space

  std::array<std::uint8_t, kCompanies> track{};  // which of the ten lies at the company's edge
  std::array<std::array<Column, kColumns>, kCompanies> station{};
  std::array<std::uint8_t, kCompanies> boxed{};  // outposts out of the game
  // Who stands on a bonus space: seat + 1. The board's first, then the two of every track, by
  // company.
  std::array<std::uint8_t, kBoardSpaces + 2 * kCompanies> marker_on{};

  Phase phase = Phase::over;
  std::uint8_t round = 0;              // 0 to 6
  std::uint8_t first = 0;              // first player of this round
  std::uint8_t first_marker = 0;       // who holds the first-player marker
  std::uint8_t turn = 0;               // whose turn, in the action phase
  FixedVector<Task, kMaxTasks> tasks;  // of the seat in turn
  FixedVector<PlanCode, kPlanLetters * kPlanColumns + kSpecialPlans> gained;  // this turn
  Scientist scientist;
  std::array<std::uint8_t, 5> unused{};  // fills the last machine word, always zero

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 4096);

}  // namespace orrery::skymines
