// The fast scorer and judge against the slow ones, over random cities and random games.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/luna_capital/concessions.h"
#include "games/luna_capital/rules.h"
#include "games/luna_capital/scoring.h"
#include "games/luna_capital/setup.h"
#include "support/luna_capital/city.h"
#include "support/luna_capital/pack.h"
#include "support/luna_capital/slow_scorer.h"

namespace orrery::luna_capital {
namespace {

constexpr int kTables = 150;

unsigned below(Rng& rng, std::size_t limit) { return rng.below(static_cast<std::uint32_t>(limit)); }

// A card with random double plots and scaffolding.
Card random_card(Rng& rng) {
  Card card;
  card.number = 1;
  card.plot = {0, 1, 2, 3};
  switch (below(rng, 8)) {
    case 0:
      card.plot = {0, 0, 2, 3};
      break;
    case 1:
      card.plot = {0, 1, 2, 2};
      break;
    case 2:
      card.plot = {0, 1, 0, 3};
      break;
    case 3:
      card.plot = {0, 1, 2, 1};
      break;
    case 4:
      card.plot = {0, 0, 2, 2};
      break;
    case 5:
      card.plot = {0, 1, 0, 1};
      break;
    default:
      break;
  }
  for (unsigned cell = 0; cell < kCellsPerCard; ++cell) {
    const std::uint8_t plot = card.plot[cell];
    card.cells[plot] |= static_cast<std::uint8_t>(1U << cell);
    if (plot != cell) continue;
    const auto bit = static_cast<std::uint8_t>(1U << cell);
    card.plots |= bit;
    const bool scaffolding = below(rng, 16) == 0;
    card.print[cell] = scaffolding ? kScaffolding : kEmpty;
    (scaffolding ? card.scaffolding : card.empty) |= bit;
  }
  return card;
}

CardPosition random_position(const City& city, Rng& rng) {
  if (city.cards.empty()) return kFirstPosition;
  std::vector<CardPosition> open;
  const Positions positions = open_positions(city, kMaxCardRows);
  for (unsigned row = 0; row < kGridRows; ++row)
    for (unsigned column = 0; column < 32; ++column)
      if ((positions[row] >> column & 1U) != 0) open.push_back(grid_position(row, column));
  return open[below(rng, open.size())];
}

// Tiles of few families make large groups, of many families small ones.
void fill_city(Game& game, City& city, Rng& rng, std::uint8_t& next_card) {
  city = City{};
  const unsigned cards = 1 + below(rng, kCityCards);
  for (unsigned i = 0; i < cards; ++i) {
    game.tables.cards[next_card] = random_card(rng);
    place_card(city, game.tables, next_card++, random_position(city, rng),
               below(rng, 10) == 0 ? CardMode::face_down : CardMode::robot);
  }
  if (below(rng, 3) == 0)
    if (const Cells cells = home_cells(city); !cells.empty()) {
      city.home = cells[below(rng, cells.size())];
      city.plots |= plot_bit(kShowHome);
      city.empty |= plot_bit(kShowHome);
    }
  std::vector<Content> contents;
  const unsigned families = 1 + below(rng, 12);
  for (unsigned i = 0; i < families; ++i)
    contents.push_back(static_cast<Content>(
        kFirstTile + below(rng, game.tables.content_names.size() - kFirstTile)));
  for (unsigned plot = 0; plot < kPlots; ++plot) {
    const Content tile = contents[below(rng, contents.size())];
    const TileType& type = game.tables.types[tile];
    const bool home = type.special == Special::extra_plot;
    if (!home && (plots_for(city, type) & plot_bit(plot)) != 0 && below(rng, 4) != 0)
      put_tile(city, type, tile, static_cast<Plot>(plot));
  }
}

CityTable random_table(int players, const GivenOptions& options, Rng& rng) {
  CityTable table(players, options);
  std::uint8_t next_card = 0;
  for (int seat = 0; seat < players; ++seat) {
    fill_city(table.game, table.state.players[static_cast<std::size_t>(seat)].city, rng, next_card);
    table.hand(seat, static_cast<int>(below(rng, 6)));
  }
  for (std::size_t i = 0; i < kMaxOffer; ++i) {
    table.state.offer[i] = code_of(below(rng, table.game.tables.concession_count));
    table.state.claimed_by[i] = static_cast<std::uint8_t>(below(rng, 1U << players));
    if (table.state.claimed_by[i] != 0) table.state.claimed_phase[i] = code_of(below(rng, 3));
  }
  if (players == 1) {
    const auto& tables = table.game.tables;
    for (unsigned tiles = below(rng, 31); tiles > 0; --tiles)
      table.state.automaton_tiles.push_back(tables.pool[1][below(rng, kPhases)][below(rng, 30)]);
    for (unsigned cards = below(rng, 13); cards > 0; --cards)
      table.state.automaton_cards.push_back(static_cast<std::uint8_t>(30 + cards));
  }
  return table;
}

void expect_equal(const Game& game, const State& state) {
  const Scores fast = scores(game, state);
  const auto slow = slow_scores(game, state);
  for (std::size_t column = 0; column < slow.size(); ++column) {
    for (std::size_t row = 0; row + 1 < slow[column].size(); ++row)
      EXPECT_EQ(fast.rows[column][row], slow[column][row]) << score_rows()[row].id;
    EXPECT_EQ(fast.total[column], slow[column].back());
  }
  for (int seat = 0; seat < game.players; ++seat)
    for (unsigned concession = 0; concession < game.tables.concession_count; ++concession) {
      SCOPED_TRACE(game.tables.concession_names[concession]);
      const bool met = slow_meets(game, state, seat, concession);
      EXPECT_EQ(meets(game, state, seat_at(seat), concession), met);
      const auto [have, need] = progress(game, state, seat_at(seat), concession);
      EXPECT_EQ(have == need, met);
      EXPECT_TRUE(0 <= have && have <= need) << have << " of " << need;
    }
}

TEST(LunaScoringRandom, LC_11_32_agrees_with_the_slow_scorer_and_stays_in_bounds) {
  int concessions_met = 0;
  for (int players = 1; players <= kMaxPlayers; ++players)
    for (int i = 0; i < kTables; ++i) {
      SCOPED_TRACE(testing::Message() << players << " players, seed " << i);
      Rng rng(static_cast<std::uint64_t>(i));
      const GivenOptions options =
          i % 2 == 0 ? GivenOptions{}
                     : GivenOptions{{"fewer_rows_than", "any"}, {"meteorite_needs_one", "off"}};
      const CityTable table = random_table(players, options, rng);
      expect_equal(table.game, table.state);
      if (testing::Test::HasFailure()) return;
      const Scores pad = scores(table.game, table.state);
      for (std::size_t row = 0; row < kPrintedRows; ++row) EXPECT_GE(pad.rows[0][row], 0);
      for (std::size_t row = 0; row < 4; ++row) EXPECT_LE(pad.rows[0][row], 40);
      EXPECT_LE(pad.rows[0][4], 22);
      EXPECT_LE(pad.rows[0][5], 10);
      for (unsigned each = 0; each < table.game.tables.concession_count; ++each)
        concessions_met += meets(table.game, table.state, seat_at(0), each) ? 1 : 0;
    }
  EXPECT_GT(concessions_met, 400);  // the cities are not too poor to tell anything
}

// LC-10.11: the running score is right at any time, not only at the end.
TEST(LunaScoringRandom, LC_10_11_agrees_with_the_slow_scorer_all_through_random_games) {
  constexpr int kGames = 6;
  constexpr int kEvery = 25;  // moves between two looks
  for (const std::string promo : {"off", "on"})
    for (int players = 1; players <= kMaxPlayers; ++players) {
      const Game game = shipped_game(players, {{"promo_sponsors", promo}});
      for (int i = 0; i < kGames; ++i) {
        SCOPED_TRACE(testing::Message()
                     << players << " players, seed " << i << ", promo " << promo);
        Rng rng(static_cast<std::uint64_t>(i));
        State state = setup(game, Seed::of(static_cast<std::uint64_t>(i)));
        for (int move = 0; state.phase != Phase::over; ++move) {
          if (move % kEvery == 0) expect_equal(game, state);
          const Seat seat = active(game, state).lowest();
          MoveList moves;
          legal(game, state, seat, moves);
          apply(game, state, seat, moves[below(rng, moves.size())], nullptr);
        }
        expect_equal(game, state);
        if (testing::Test::HasFailure()) return;
      }
    }
}

// An owner's own values: new kinds, two double plots on a card, printed buildings, other tables.
Components changed_components() {
  EditedPack pack;
  pack.add("kinds.json", "/kinds",
           {{"id", "modhab_sales"},
            {"name", "Mod-hab (sales offices)"},
            {"code", "MH:sales"},
            {"family", "modhab"},
            {"target", "sales"},
            {"provenance", "printed"}});
  for (const int tile : {0, 5, 60, 70, 120})
    pack.set("tiles.json", fmt::format("/tiles/{}/kind", tile), "modhab_sales");
  pack.edit("cards.json", [](json::value& root) {
    for (const int card : {0, 6, 13, 20})
      root.at_pointer(fmt::format("/cards/{}", card)).as_object()["double"] =
          json::array{"left", "right"};
    root.at_pointer("/cards/27/cells/1") = "modhab_sales";
    root.at_pointer("/cards/27/cells/2") = "complex_modhab";
  });
  pack.set("scoring.json", "/group_points", {0, 2, 5, 9});
  pack.set("concessions.json", "/concessions/0/condition/cards",
           json::array{{0, 1}, {1, 0}, {2, 1}});
  pack.set("concessions.json", "/concessions/9/condition/length", 2);
  return pack.components();
}

TEST(LunaScoringRandom, LC_13_1_other_values_play_and_score_as_well) {
  for (int players = 1; players <= kMaxPlayers; ++players) {
    Game game = shipped_game(players);
    game.tables = changed_components();
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      SCOPED_TRACE(testing::Message() << players << " players, seed " << seed);
      Rng rng(seed);
      State state = setup(game, Seed::of(seed));
      while (state.phase != Phase::over) {
        const Seat seat = active(game, state).lowest();
        MoveList moves;
        legal(game, state, seat, moves);
        apply(game, state, seat, moves[below(rng, moves.size())], nullptr);
      }
      expect_equal(game, state);
    }
  }
}

}  // namespace
}  // namespace orrery::luna_capital
