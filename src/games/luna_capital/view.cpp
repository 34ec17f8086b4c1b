#include "games/luna_capital/view.h"

#include <bit>

#include "games/luna_capital/city_map.h"
#include "games/luna_capital/concessions.h"
#include "games/luna_capital/ledger.h"
#include "games/luna_capital/position.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/words.h"

namespace orrery::luna_capital {
namespace {

// --- printed things -----------------------------------------------------------------------------

// What stands in each of the four cells, in the words of `names`.
void write_print(const Card& card, const std::vector<std::string>& names, JsonWriter& out) {
  const auto cells = out.array();
  for (const std::uint8_t plot : card.plot) out.value(names[card.print[plot]]);
}

// The plot of each cell: equal numbers are a double plot.
void write_plot_of_cells(const Card& card, JsonWriter& out) {
  const auto plots = out.array();
  for (const std::uint8_t plot : card.plot) out.value(plot);
}

void write_card(const Game& game, unsigned card, JsonWriter& out) {
  const Card& printed = game.tables.cards[card];
  const auto object = out.object();
  out.member("card", game.tables.card_names[card]);
  out.member("number", printed.number);
  write_print(printed, game.tables.content_names, out.key("cells"));
  write_print(printed, game.tables.content_codes, out.key("codes"));
  write_plot_of_cells(printed, out.key("plots"));
}

void write_cards(const Game& game, const auto& cards, JsonWriter& out) {
  const auto list = out.array();
  for (const std::uint8_t card : cards) write_card(game, card, out);
}

const std::string& family_name(const Game& game, Content content) {
  return family_names()[index(game.tables.types[content].family)];
}

void write_tile(const Game& game, Content tile, JsonWriter& out) {
  if (tile == 0) return out.value(nullptr);
  const auto object = out.object();
  out.member("tile", game.tables.content_names[tile]);
  out.member("title", game.tables.content_titles[tile]);
  out.member("code", game.tables.content_codes[tile]);
  out.member("family", family_name(game, tile));
  out.member("robots", game.tables.types[tile].robots);
}

void write_tiles(const Game& game, const auto& tiles, JsonWriter& out) {
  const auto list = out.array();
  for (const Content tile : tiles) write_tile(game, tile, out);
}

void write_place(int row, int column, JsonWriter& out) {
  const auto both = out.array();
  out.value(row);
  out.value(column);
}

void write_cell(Cell cell, JsonWriter& out) { write_place(cell.row, cell.column, out); }

void write_seats(SeatSet seats, JsonWriter& out) {
  const auto list = out.array();
  for (const Seat seat : seats) out.value(seat);
}

// --- display and concessions --------------------------------------------------------------------

void write_space(const Game& game, const State& known, unsigned space, JsonWriter& out) {
  const Set& set = known.display[space];
  const auto object = out.object();
  out.member("space", space_number(space));
  if (set.card != 0)
    write_card(game, from_code(set.card), out.key("card"));
  else
    out.member("card", nullptr);
  write_tiles(game, set.tiles, out.key("tiles"));
  out.member("marked", space == known.marker);
}

void write_display(const Game& game, const State& known, JsonWriter& out) {
  const auto spaces = out.array();
  for (unsigned space = 0; space < static_cast<unsigned>(game.spaces()); ++space)
    write_space(game, known, space, out);
}

// In solo concessions lose value from phase to phase, until somebody's token fixes it (LC-7.22).
void write_concession_value(const Game& game, const State& known, std::size_t i, JsonWriter& out) {
  const unsigned number = from_code(known.offer[i]);
  const bool claimed = known.claimed_phase[i] != 0;
  if (claimed) {
    const std::uint8_t phase = from_code(known.claimed_phase[i]);
    out.member("claimed_in", game.tables.phase_names[phase]);
    out.member("claimed_for", concession_points(game, number, phase));
  } else {
    out.member("claimed_in", nullptr);
    out.member("claimed_for", nullptr);
  }
  if (!claimed && known.phase != Phase::over)
    out.member("worth_now", concession_points(game, number, known.game_phase));
  else
    out.member("worth_now", nullptr);
}

// How much of what the concession needs each seat has, while it is open.
void write_progress(const Game& game, const State& known, std::size_t i, JsonWriter& out) {
  const unsigned number = from_code(known.offer[i]);
  out.member("need", progress(game, known, seat_at(0), number).need);
  if (known.claimed_phase[i] != 0) return out.member("have", nullptr);
  const auto have = out.array("have");
  for (int seat = 0; seat < game.players; ++seat)
    out.value(progress(game, known, seat_at(seat), number).have);
}

void write_concession(const Game& game, const State& known, std::size_t i, JsonWriter& out) {
  const unsigned number = from_code(known.offer[i]);
  const Concession& concession = game.tables.concessions[number];
  const auto object = out.object();
  out.member("concession", game.tables.concession_names[number]);
  out.member("term", concession.term == ConcessionTerm::short_term ? "short" : "long");
  out.member("points", concession.points);
  write_message(condition_message(game, number), out.key("condition"));
  write_seats(SeatSet::from_bits(known.claimed_by[i]), out.key("claimed_by"));
  write_concession_value(game, known, i, out);
  write_progress(game, known, i, out);
}

void write_concessions(const Game& game, const State& known, JsonWriter& out) {
  const auto list = out.array();
  for (std::size_t i = 0; i < kMaxOffer; ++i)
    if (known.offer[i] != 0) write_concession(game, known, i, out);
}

// --- cities -------------------------------------------------------------------------------------

void write_city_card(const Game& game, const City& city, unsigned order, bool visible,
                     JsonWriter& out) {
  const CardPosition at = city.positions[order];
  const auto object = out.object();
  write_place(card_row(at), card_column(at), out.key("position"));
  out.member("face_down", city.is_face_down(order));
  out.member("robot", city.has_robot(order));
  if (!visible) return;
  const std::uint8_t card = city.cards[order];
  out.member("card", game.tables.card_names[card]);
  out.member("number", game.tables.cards[card].number);
}

void write_plot_cells(const Game& game, const City& city, Plot plot, JsonWriter& out) {
  const Cell first = cell_of(city, plot);
  const auto cells = out.array();
  write_cell(first, out);
  if (plot == kShowHome) return;
  const int corner = plot % kCellsPerCard;
  const Card& card = game.tables.cards[city.cards[plot / kCellsPerCard]];
  for (int cell = corner + 1; cell < kCellsPerCard; ++cell)
    if (card.plot[static_cast<std::size_t>(cell)] == corner)
      write_place(first.row + (cell - corner) / 2, first.column + (cell - corner) % 2, out);
}

void write_plot(const Game& game, const City& city, Plot plot, JsonWriter& out) {
  const Content content = city.content[plot];
  const auto object = out.object();
  write_plot_cells(game, city, plot, out.key("cells"));
  out.member("content", game.tables.content_names[content]);
  out.member("code", game.tables.content_codes[content]);
  out.member("family", family_name(game, content));
  out.member("tile", (city.tiles & plot_bit(plot)) != 0);
}

void write_city_cards(const Game& game, const City& city, bool all_known, JsonWriter& out) {
  const auto cards = out.array();
  for (unsigned order = 0; order < city.cards.size(); ++order)
    write_city_card(game, city, order, all_known || !city.is_face_down(order), out);
}

void write_plots(const Game& game, const City& city, JsonWriter& out) {
  const auto plots = out.array();
  for (PlotSet rest = city.plots; rest != 0; rest &= rest - 1)
    write_plot(game, city, static_cast<Plot>(std::countr_zero(rest)), out);
}

// The plots are told by their places in the list of plots.
void write_groups(const Game& game, const City& city, JsonWriter& out) {
  const auto list = out.array();
  for (const Group& group : groups(game.tables, city)) {
    const auto object = out.object();
    out.member("family", family_names()[index(group.family)]);
    const auto plots = out.array("plots");
    for (PlotSet rest = group.plots; rest != 0; rest &= rest - 1)
      out.value(std::popcount(city.plots &
                              (plot_bit(static_cast<unsigned>(std::countr_zero(rest))) - 1U)));
  }
}

void write_city(const Game& game, const City& city, bool all_known, JsonWriter& out) {
  const auto object = out.object();
  write_city_cards(game, city, all_known, out.key("cards"));
  write_plots(game, city, out.key("plots"));
  write_groups(game, city, out.key("groups"));
}

// --- players ------------------------------------------------------------------------------------

bool is_surely_in_hand(const Ledger& ledger, std::size_t seen) {
  if (ledger.seen[seen].within != 0) return false;
  for (std::size_t place = 0; place < ledger.hidden.size(); ++place)
    if (can_be_in(ledger, seen, place)) return false;
  return true;
}

// LC-10.17: the cards that everybody knows to be in the hand.
void write_known_cards(const Game& game, const Ledger& ledger, JsonWriter& out) {
  const auto list = out.array();
  for (std::size_t i = 0; i < ledger.seen.size(); ++i)
    if (is_surely_in_hand(ledger, i)) out.value(game.tables.card_names[ledger.seen[i].card]);
}

// The player as `known`, a blind state, has it.
void write_player(const Game& game, const State& known, Seat seat, Viewer viewer, JsonWriter& out) {
  const Player& player = player_at(known, seat);
  const Sponsor& sponsor = game.tables.sponsors[player.sponsor];
  const bool all_known = viewer.is(seat) || known.phase == Phase::over;
  const auto object = out.object();
  out.member("seat", seat);
  out.member("sponsor", sponsor.id);
  out.member("sponsor_name", sponsor.name);
  out.member("colour", sponsor.colour);
  out.member("robots", player.robots);
  out.member("redistribution", player.redistribution);
  out.member("hand_size", player.hand.size());
  write_known_cards(game, player.ledger, out.key("known_cards"));
  write_city(game, player.city, all_known, out.key("city"));
  if (sees_hand(game, known, seat, viewer)) write_cards(game, player.hand, out.key("hand"));
  if (!game.promo_sponsors) return;
  write_tile(game, sponsor.special, out.key("special"));
  out.member("special_used", player.special_used != 0);
  write_tile(game, player.reserved, out.key("reserved"));
}

void write_players(const Game& game, const State& known, Viewer viewer, JsonWriter& out) {
  const auto players = out.array();
  for (int seat = 0; seat < game.players; ++seat)
    write_player(game, known, seat_at(seat), viewer, out);
}

// What the turn in progress shows.
void write_pending(const Game& game, const State& known, Viewer viewer, JsonWriter& out) {
  const Pending& pending = known.pending;
  const auto object = out.object();
  write_tiles(game, pending.tiles, out.key("tiles"));
  if (pending.tile != 0) write_tile(game, pending.tile, out.key("tile"));
  if (pending.space != 0) out.member("space", space_number(from_code(pending.space)));
  if (pending.first_space != 0) {
    out.member("shifting_space", space_number(from_code(pending.first_space)));
    write_tile(game, pending.first_tile, out.key("shifting"));
  }
  if (pending.card != 0 && sees_choice(game, known, viewer)) {
    write_card(game, from_code(pending.card), out.key("card"));
    if (known.phase == Phase::play_mode) out.member("position", position_name(pending.position));
  }
  if (!pending.landing.empty()) {
    out.member("landing_size", pending.landing.size());
    if (viewer.is(seat_at(known.turn))) write_cards(game, pending.landing, out.key("landing"));
  }
  if (pending.moving != 0) {
    const City& city = player_at(known, seat_at(known.turn)).city;
    write_cell(cell_of(city, from_code(pending.moving)), out.key("moving"));
  }
}

void write_automaton(const Game& game, const State& known, JsonWriter& out) {
  const auto automaton = out.object();
  write_cards(game, known.automaton_cards, out.key("cards"));
  write_tiles(game, known.automaton_tiles, out.key("tiles"));
}

}  // namespace

void view(const Game& game, const State& state, Viewer viewer, JsonWriter& out) {
  const State known = blind(game, state, viewer);
  const auto whole = out.object();
  out.member("phase", game.tables.phase_names[known.game_phase]);
  out.member("round", known.round + 1);
  out.member("turn", known.turn);
  out.member("first", known.first);
  out.member("decision", phase_names()[static_cast<std::size_t>(known.phase)]);
  write_seats(active(game, known), out.key("asked"));
  write_display(game, known, out.key("display"));
  out.member("deck_size", known.deck.size());
  out.member("tower_size", known.towers[known.game_phase].size());
  write_concessions(game, known, out.key("concessions"));
  out.member("redistribution_pool", known.redistribution_pool);
  write_pending(game, known, viewer, out.key("pending"));
  write_players(game, known, viewer, out.key("players"));
  if (game.robot_pool_unlimited)
    out.member("robot_pool", nullptr);
  else
    out.member("robot_pool", known.robot_pool);
  if (game.solo()) write_automaton(game, known, out.key("automaton"));
}

}  // namespace orrery::luna_capital
