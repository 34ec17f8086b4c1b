// Stations, map, tracks and the markers on bonus spaces.
#include <bit>

#include "games/skymines/actions/bonus_marker.h"
#include "games/skymines/invariants.h"
#include "games/skymines/turn.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// SK-2.2 to SK-2.4
Found check_tracks(const Game& game, const State& state) {
  unsigned letters = 0;
  for (const std::uint8_t track : state.track) letters |= 1U << track / 2U;
  const bool chosen = game.track_mode == TrackMode::chosen && state.track != game.chosen_tracks;
  const bool first =
      game.track_mode == TrackMode::first_game && state.track != game.tables.first_game_track;
  if (std::popcount(letters) != kCompanies || chosen || first) return broken("SK-2.3", "tracks");
  return std::nullopt;
}

// SK-11.1, SK-11.4
Found check_station(const Game& game, const State& state, unsigned company) {
  const Argument who{"company", company_term(game, company)};
  unsigned spaces = 0;
  auto pieces = static_cast<unsigned>(std::popcount(state.pieces[company]));
  for (unsigned i = 0; i < kColumns; ++i) {
    const HomeColumn& print = game.station(company)[i];
    const Column& column = state.station[company][i];
    if (column.ordinary >= print.spaces || column.crossed > 1)
      return broken("SK-11.4", "station", {who});
    spaces += print.spaces;
    pieces += column.ordinary + column.crossed;
  }
  if (pieces + state.boxed[company] != spaces) return broken("SK-11.1", "outposts", {who});
  return std::nullopt;
}

// SK-11.2, SK-11.3: two only where the expansion in progress has entered.
Found check_company_places(const Game& game, const State& state) {
  PlaceSet once = 0;
  PlaceSet twice = 0;
  PlaceSet more = 0;
  for (const PlaceSet pieces : state.pieces) {
    more |= twice & pieces;
    twice |= once & pieces;
    once |= pieces;
  }
  const PlaceSet wrong = (twice & ~state.expansion.entered) | more;
  if (wrong == 0) return std::nullopt;
  const PlaceData& place = game.map().place[static_cast<std::size_t>(std::countr_zero(wrong))];
  return broken("SK-11.2", "two_outposts", {number("place", place.number)});
}

bool luna_may_stand(const BonusSpace& print) {  // SK-7.43
  return print.effect == SpaceEffect::buy || print.effect == SpaceEffect::remove_card ||
         print.effect == SpaceEffect::tile;
}

bool may_stand(const Game& game, const State& state, unsigned space) {
  const int seat = state.marker_on[space] - 1;
  const BonusSpace& print = space_at(game, state, space);
  if (seat >= game.seats() || state.phase < Phase::action || print.effect == SpaceEffect::none)
    return false;
  if (game.is_luna(seat_at(seat))) return space < kBoardSpaces && luna_may_stand(print);
  if (space < kBoardSpaces) return true;
  const unsigned company = (space - kBoardSpaces) / 2U;
  const Player& player = player_at(state, seat_at(seat));
  const bool active = player.active_bonus[company] > (space - kBoardSpaces) % 2U;
  return active && (player.track_spaces_used >> company & 1U) != 0;
}

// SK-4.80: at most one of the two spaces of a track, and none but those used.
bool track_spaces_fit(const State& state, int seat) {
  for (unsigned company = 0; company < kCompanies; ++company) {
    const int mine = (state.marker_on[track_space(company, 0)] == seat + 1 ? 1 : 0) +
                     (state.marker_on[track_space(company, 1)] == seat + 1 ? 1 : 0);
    const unsigned used = state.players[static_cast<std::size_t>(seat)].track_spaces_used;
    if (mine != static_cast<int>(used >> company & 1U)) return false;
  }
  return true;
}

// SK-4.82: what the active bonuses have given.
unsigned markers_due(const Game& game, const State& state, Seat seat) {
  unsigned extra = 0;
  for (unsigned company = 0; company < kCompanies; ++company)
    if (const TrackBonus* bonus = active_bonus(game, state, seat, company))
      extra = std::max<unsigned>(extra, bonus->extra_markers);
  return extra;
}

}  // namespace

Found check_companies(const Game& game, const State& state) {
  if (Found found = check_tracks(game, state)) return found;
  for (unsigned company = 0; company < kCompanies; ++company)
    if (Found found = check_station(game, state, company)) return found;
  if (Found found = check_company_places(game, state)) return found;
  for (int i = 0; i < game.seats(); ++i)
    for (unsigned company = 0; company < kCompanies; ++company)
      if (player_at(state, seat_at(i)).tracks[company] >
          game.tables.tracks[state.track[company]].last)
        return broken("SK-11.10", "position", {{"seat", seat_at(i)}});
  return std::nullopt;
}

Found check_markers(const Game& game, const State& state) {
  for (unsigned space = 0; space < state.marker_on.size(); ++space)
    if (state.marker_on[space] != 0 && !may_stand(game, state, space))
      return broken("SK-11.17", "marker_space");
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Player& player = player_at(state, seat);
    unsigned markers = player.markers;
    for (const std::uint8_t on : state.marker_on)
      if (on == i + 1) ++markers;
    const unsigned base = game.is_luna(seat)
                              ? unsigned{game.tables.luna_markers}
                              : game.tables.markers[static_cast<std::size_t>(game.seats())] +
                                    markers_due(game, state, seat);
    const bool given = game.is_luna(seat) || player.markers_given == markers_due(game, state, seat);
    if (markers != base || !given) return broken("SK-11.16", "markers", {{"seat", seat}});
    if (!track_spaces_fit(state, i)) return broken("SK-4.80", "marker_space");
  }
  return std::nullopt;
}

}  // namespace orrery::skymines
