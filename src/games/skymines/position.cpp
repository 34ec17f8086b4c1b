#include "games/skymines/position.h"

#include <fmt/format.h>

#include "core/chance_fields.h"
#include "games/skymines/actions/plans.h"
#include "games/skymines/position_parts.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

constexpr int kMaxSupplement = 99;

// A number that people count from 1.
void counted_field(const FieldDoc& doc, std::uint8_t& value, int most, Fields& fields) {
  int counted_value = value + 1;
  fields.integer(doc, counted_value, 1, most);
  value = static_cast<std::uint8_t>(counted_value - 1);
}

void course_fields(const Game& game, State& state, Fields& fields) {
  const int last = fields.describing() ? kMaxPlayers - 1 : game.players - 1;
  fields.name({"phase", "The phase of the round."}, state.phase, phase_names());
  counted_field({"round", "The round."}, state.round, kRounds, fields);
  fields.integer({"first", "The first player of this round."}, state.first, 0, last);
  if (fields.reading()) state.first_marker = state.first;
  fields.integer({"first_marker", "Who holds the first-player marker.", "the first player"},
                 state.first_marker, 0, last);
  if (fields.reading()) state.turn = state.first;
  fields.integer({"turn", "Whose turn it is.", "the first player's"}, state.turn, 0,
                 fields.describing() ? last : game.seats() - 1);
}

void company_fields(const Game& game, State& state, std::size_t company, Fields& fields) {
  fields.name({"track", "The track at its edge."}, state.track[company], game.tables.track_ids);
  fields.objects({"station", "Its columns."}, kColumns, [&](Fields& f, std::size_t i) {
    Column& column = state.station[company][i];
    f.integer({"outposts", "Outposts on its ordinary spaces."}, column.ordinary, 0,
              kMaxHomeSpaces - 1);
    flag_field({"crossed_out", "Whether the crossed-out space is occupied."}, column.crossed, f);
  });
  bits_field({"sectors", "The sectors with an outpost of it.", "none"}, state.pieces[company],
             place_names(game), fields);
  fields.integer({"out_of_game", "Its outposts that are out of the game.", "0"},
                 state.boxed[company], 0, kMaxPlaces);
}

bool deck_fields(const Game& game, State& state, Fields& fields) {
  fields.names_or_null({"display", "The cards on display spaces 1 to 12."}, state.display,
                       game.tables.card_names);
  cards_field({"removed", "The removed pile.", "none"}, state.removed, game, fields);
  return fields.names({"deck", "The action deck; the last is drawn first.",
                       "the cards of it that are nowhere else, A on top, in the order of the data"},
                      state.deck, game.tables.card_names);
}

std::array<bool, kPlanLetters> plan_fields(const Game& game, State& state, Fields& fields) {
  std::array<bool, kPlanLetters> given{};
  for (std::size_t letter = 0; letter < kPlanLetters; ++letter) {
    const char sign = static_cast<char>('A' + letter);
    fields.names_or_null({fmt::format("research_{}", sign), "The plans of this row by column."},
                         state.research_display[letter], plan_names(game));
    given[letter] = names_field(
        {fmt::format("stack_{}", sign), "The face-down plans of this letter; the last comes first.",
         "those that lie nowhere else, in the order of the data"},
        state.stacks[letter], plan_names(game), kFirstPlan, fields);
  }
  const auto special = std::span(game.tables.plan_names).subspan(kFirstSpecial, kSpecialPlans);
  bits_field({"special", "Special plans that are available.", "none"}, state.special_up, special,
             fields);
  fields.integer({"supplement", "Coins on the supplement space.", "0"}, state.supplement, 0,
                 kMaxSupplement);
  return given;
}

// The cards of the deck that are nowhere else, the lowest on top.
void fill_deck(const Game& game, State& state) {
  CardSet elsewhere = state.removed;
  for (const std::uint8_t card : state.display)
    if (card != 0) elsewhere.add(static_cast<CardId>(card - 1U));
  for (int i = 0; i < game.seats(); ++i) {
    const Player& player = player_at(state, seat_at(i));
    elsewhere.add(player.hand);
    for (const std::uint8_t card : player.slots)
      if (card != 0) elsewhere.add(static_cast<CardId>(card - 1U));
    for (const auto& stack : player.rest)
      for (const std::uint8_t card : stack) elsewhere.add(card);
  }
  for (CardId card = kDeckCards; card-- > 0;)
    if (!elsewhere.has(card)) state.deck.push_back(card);
}

void fill_stack(const Game& game, State& state, std::size_t letter) {
  std::array<bool, kPlanCodes> elsewhere{};
  for (const PlanCode plan : state.research_display[letter]) elsewhere[plan] = true;
  for (const PlanCode plan : state.gained) elsewhere[plan] = true;
  for (const Task& task : state.tasks)
    if (task.kind == TaskKind::plan_screen) elsewhere[task.as<PlanScreen>().plan] = true;
  for (int i = 0; i < game.players; ++i)
    for (const PlanCode plan : player_at(state, seat_at(i)).screens) elsewhere[plan] = true;
  for (unsigned i = kPlansPerLetter; i-- > 0;) {
    const auto plan = static_cast<PlanCode>(kFirstPlan + letter * kPlansPerLetter + i);
    if (!elsewhere[plan]) state.stacks[letter].push_back(plan);
  }
}

}  // namespace

const std::vector<std::string>& phase_names() {
  static const std::vector<std::string> names = {"draft", "planning", "action", "over"};
  return names;
}

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list;
    for (const TaskRow* row : kTaskRows) list.emplace_back(row->name);
    return list;
  }();
  return names;
}

void position_fields(const Game& game, State& state, Fields& fields) {
  course_fields(game, state, fields);
  fields.objects({"companies", "The companies in the order of the score pad."}, kCompanies,
                 [&](Fields& f, std::size_t i) { company_fields(game, state, i, f); });
  players_fields(game, state, fields);
  lunas_fields(game, state, fields);
  const bool deck_given = deck_fields(game, state, fields);
  const std::array<bool, kPlanLetters> stack_given = plan_fields(game, state, fields);
  fields.counts({"bonus_markers", "Who stands on a bonus space: seat + 1, or 0.", "nobody"},
                state.marker_on, bonus_space_names(game), kMaxPlayers);
  turn_fields(game, state, fields);
  chance_fields({"chance", "The generator of shuffles and of Luna's chance.", "a key of zeros"},
                state.chance,
                {{"setup_drawn", "Words read for setting up.", "0"},
                 {"luna_drawn", "Words read for Luna.", "0"}},
                fields);
  if (!fields.reading()) return;
  if (!deck_given) fill_deck(game, state);
  for (std::size_t letter = 0; letter < kPlanLetters; ++letter)
    if (!stack_given[letter]) fill_stack(game, state, letter);
}

}  // namespace orrery::skymines
