#include "games/luna_capital/view.h"

#include <algorithm>
#include <bit>

#include <boost/json.hpp>

#include "games/luna_capital/concessions.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/position.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/words.h"

namespace orrery::luna_capital {
namespace {

json::object card_json(const Game& game, unsigned card) {
  const Card& printed = game.tables.cards[card];
  json::array cells;
  json::array codes;
  for (unsigned cell = 0; cell < kCellsPerCard; ++cell) {
    const Content print = printed.print[printed.plot[cell]];
    cells.push_back(json::string(game.tables.content_names[print]));
    codes.push_back(json::string(game.tables.content_codes[print]));
  }
  json::array plots;  // the plot of each cell: equal numbers are a double plot
  for (const std::uint8_t plot : printed.plot) plots.push_back(plot);
  return {{"card", game.tables.card_names[card]},
          {"number", printed.number},
          {"cells", std::move(cells)},
          {"codes", std::move(codes)},
          {"plots", std::move(plots)}};
}

template <class Cards>
json::array cards_json(const Game& game, const Cards& cards) {
  json::array list;
  for (const std::uint8_t card : cards) list.push_back(card_json(game, card));
  return list;
}

json::value tile_json(const Game& game, Content tile) {
  if (tile == 0) return nullptr;
  return json::object{{"tile", game.tables.content_names[tile]},
                      {"title", game.tables.content_titles[tile]},
                      {"code", game.tables.content_codes[tile]},
                      {"family", family_names()[index(game.tables.types[tile].family)]},
                      {"robots", game.tables.types[tile].robots}};
}

template <class Tiles>
json::array tiles_json(const Game& game, const Tiles& tiles) {
  json::array list;
  for (const Content tile : tiles) list.push_back(tile_json(game, tile));
  return list;
}

json::array cell_json(Cell cell) { return {cell.row, cell.column}; }

json::array display_json(const Game& game, const State& state) {
  json::array spaces;
  for (unsigned space = 0; space < static_cast<unsigned>(game.spaces()); ++space) {
    const Set& set = state.display[space];
    json::object object = {{"space", space_number(space)},
                           {"card", nullptr},
                           {"tiles", tiles_json(game, set.tiles)},
                           {"marked", space == state.marker}};
    if (set.card != 0) object["card"] = card_json(game, from_code(set.card));
    spaces.push_back(std::move(object));
  }
  return spaces;
}

json::array seats_json(SeatSet seats) {
  json::array list;
  for (const Seat seat : seats) list.push_back(orrery::index(seat));
  return list;
}

json::array concessions_json(const Game& game, const State& state) {
  json::array list;
  for (std::size_t i = 0; i < kMaxOffer; ++i) {
    if (state.offer[i] == 0) continue;
    const unsigned number = from_code(state.offer[i]);
    const Concession& concession = game.tables.concessions[number];
    json::object object = {
        {"concession", game.tables.concession_names[number]},
        {"term", concession.term == ConcessionTerm::short_term ? "short" : "long"},
        {"points", concession.points},
        {"condition", to_json(condition_message(game, number))},
        {"claimed_by", seats_json(SeatSet::from_bits(state.claimed_by[i]))},
        {"claimed_in", nullptr},
        {"claimed_for", nullptr},
        {"worth_now", nullptr}};
    // In solo they lose value from phase to phase, until somebody's token fixes it (LC-7.22).
    if (state.claimed_phase[i] != 0) {
      const std::uint8_t phase = from_code(state.claimed_phase[i]);
      object["claimed_in"] = game.tables.phase_names[phase];
      object["claimed_for"] = concession_points(game, number, phase);
    } else if (state.phase != Phase::over) {
      object["worth_now"] = concession_points(game, number, state.game_phase);
    }
    list.push_back(std::move(object));
  }
  return list;
}

json::object city_card_json(const Game& game, const City& city, unsigned order, bool known) {
  const CardPosition at = city.positions[order];
  json::object object = {{"position", json::array{card_row(at), card_column(at)}},
                         {"face_down", city.is_face_down(order)},
                         {"robot", city.has_robot(order)}};
  if (known) {
    const std::uint8_t card = city.cards[order];
    object["card"] = game.tables.card_names[card];
    object["number"] = game.tables.cards[card].number;
  }
  return object;
}

json::object plot_json(const Game& game, const City& city, Plot plot) {
  const Cell first = cell_of(city, plot);
  json::array cells;  // filled, not braced: a list of one list means two things to two compilers
  cells.emplace_back(cell_json(first));
  if (plot != kShowHome) {
    const int corner = plot % kCellsPerCard;
    const Card& card = game.tables.cards[city.cards[plot / kCellsPerCard]];
    for (int cell = corner + 1; cell < kCellsPerCard; ++cell)
      if (card.plot[static_cast<std::size_t>(cell)] == corner)
        cells.push_back(cell_json({static_cast<std::int8_t>(first.row + (cell - corner) / 2),
                                   static_cast<std::int8_t>(first.column + (cell - corner) % 2)}));
  }
  const Content content = city.content[plot];
  return {{"cells", std::move(cells)},
          {"content", game.tables.content_names[content]},
          {"code", game.tables.content_codes[content]},
          {"family", family_names()[index(game.tables.types[content].family)]},
          {"tile", (city.tiles & plot_bit(plot)) != 0}};
}

json::object city_json(const Game& game, const City& city, bool all_known) {
  json::array cards;
  for (unsigned order = 0; order < city.cards.size(); ++order)
    cards.push_back(city_card_json(game, city, order, all_known || !city.is_face_down(order)));
  json::array plots;
  for (PlotSet rest = city.plots; rest != 0; rest &= rest - 1)
    plots.push_back(plot_json(game, city, static_cast<Plot>(std::countr_zero(rest))));
  return {{"cards", std::move(cards)}, {"plots", std::move(plots)}};
}

// LC-10.17: the cards that everybody knows to be in the hand.
json::array known_cards_json(const Game& game, const Ledger& ledger) {
  json::array list;
  for (std::size_t i = 0; i < ledger.seen.size(); ++i) {
    bool elsewhere = ledger.seen[i].within != 0;
    for (std::size_t place = 0; place < ledger.hidden.size(); ++place)
      elsewhere = elsewhere || can_be_in(ledger, i, place);
    if (!elsewhere) list.push_back(json::string(game.tables.card_names[ledger.seen[i].card]));
  }
  return list;
}

// The player as `known`, a blind state, has it.
json::object player_json(const Game& game, const State& known, Seat seat, Viewer viewer) {
  const Player& player = player_at(known, seat);
  const Sponsor& sponsor = game.tables.sponsors[player.sponsor];
  const bool all_known = viewer.is(seat) || known.phase == Phase::over;
  json::object object = {{"seat", orrery::index(seat)},
                         {"sponsor", sponsor.id},
                         {"sponsor_name", sponsor.name},
                         {"colour", sponsor.colour},
                         {"robots", player.robots},
                         {"redistribution", player.redistribution},
                         {"hand_size", player.hand.size()},
                         {"known_cards", known_cards_json(game, player.ledger)},
                         {"city", city_json(game, player.city, all_known)}};
  if (sees_hand(game, known, seat, viewer)) object["hand"] = cards_json(game, player.hand);
  if (game.promo_sponsors) {
    object["special"] = tile_json(game, sponsor.special);
    object["special_used"] = player.special_used != 0;
    object["reserved"] = tile_json(game, player.reserved);
  }
  return object;
}

// What the turn in progress shows.
json::object turn_json(const Game& game, const State& known, Viewer viewer) {
  const Pending& pending = known.pending;
  json::object object = {{"tiles", tiles_json(game, pending.tiles)}};
  if (pending.tile != 0) object["tile"] = tile_json(game, pending.tile);
  if (pending.space != 0) object["space"] = space_number(from_code(pending.space));
  if (pending.first_space != 0) {
    object["shifting_space"] = space_number(from_code(pending.first_space));
    object["shifting"] = tile_json(game, pending.first_tile);
  }
  if (pending.card != 0 && sees_choice(game, known, viewer)) {
    object["card"] = card_json(game, from_code(pending.card));
    if (known.phase == Phase::play_mode) object["position"] = position_name(pending.position);
  }
  if (!pending.landing.empty()) {
    object["landing_size"] = pending.landing.size();
    if (viewer.is(seat_at(known.turn))) object["landing"] = cards_json(game, pending.landing);
  }
  if (pending.moving != 0) {
    const City& city = player_at(known, seat_at(known.turn)).city;
    object["moving"] = cell_json(cell_of(city, from_code(pending.moving)));
  }
  return object;
}

// The running score is public (LC-10.11): a column for each seat, then the automaton's.
json::array scores_json(const Game& game, const State& known) {
  const Scores pad = scores(game, known);
  const std::vector<ScoreRow> names = score_rows();
  const int columns = game.solo() ? 2 : game.players;
  json::array list;
  for (int column = 0; column < columns; ++column) {
    const auto i = static_cast<std::size_t>(column);
    json::object rows;
    for (std::size_t row = 0; row < names.size(); ++row)
      if (!names[row].automaton || column >= game.players) rows[names[row].id] = pad.rows[i][row];
    list.push_back(json::object{{"total", pad.total[i]}, {"rows", std::move(rows)}});
  }
  return list;
}

}  // namespace

json::object view(const Game& game, const State& state, Viewer viewer) {
  const State known = blind(game, state, viewer);
  json::array players;
  for (int seat = 0; seat < game.players; ++seat)
    players.push_back(player_json(game, known, seat_at(seat), viewer));
  json::object object = {{"phase", game.tables.phase_names[known.game_phase]},
                         {"round", known.round + 1},
                         {"turn", known.turn},
                         {"first", known.first},
                         {"decision", phase_names()[static_cast<std::size_t>(known.phase)]},
                         {"asked", seats_json(active(known))},
                         {"display", display_json(game, known)},
                         {"deck_size", known.deck.size()},
                         {"tower_size", known.towers[known.game_phase].size()},
                         {"concessions", concessions_json(game, known)},
                         {"scores", scores_json(game, known)},
                         {"redistribution_pool", known.redistribution_pool},
                         {"pending", turn_json(game, known, viewer)},
                         {"players", std::move(players)}};
  if (game.robot_pool_unlimited)
    object["robot_pool"] = nullptr;
  else
    object["robot_pool"] = known.robot_pool;
  if (game.solo())
    object["automaton"] = {{"cards", cards_json(game, known.automaton_cards)},
                           {"tiles", tiles_json(game, known.automaton_tiles)}};
  return object;
}

}  // namespace orrery::luna_capital
