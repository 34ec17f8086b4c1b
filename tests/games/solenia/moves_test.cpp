// The moves of Solenia in words: notation and parsing, what is asked, and why a move is refused.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/catalogue.h"
#include "core/play.h"
#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

std::string say(const Message& message) {
  static const Catalogue catalogue = Catalogue::built_in();
  return catalogue.say(message);
}

// What is asked of seat 0.
std::string asked(const Table& table) { return say(prompt(table.game, table.state, seat_at(0))); }

std::string described(const Table& table, std::string_view move) {
  return say(describe(table.game, table.state, seat_at(0), *parse_move(table.game, move)));
}

// Why seat 0 cannot do this.
std::string refused(Table table, std::string_view move) {
  const State before = table.state;
  const auto applied =
      try_apply<Rules>(table.game, table.state, seat_at(0), *parse_move(table.game, move), nullptr);
  EXPECT_FALSE(applied) << move << " is legal";
  EXPECT_EQ(table.state, before) << "a refused move changes nothing";
  return applied ? "" : say(applied.error().reason);
}

TEST(SoleniaMoves, every_kind_has_a_notation) {
  const Game game = known_table().game;
  const auto written = [&game](MoveKind kind, std::uint8_t first = 0, std::uint8_t second = 0) {
    return notation(game, make_move(kind, first, second));
  };
  EXPECT_EQ(written(MoveKind::draft_level1, 2), "draft IM-3");
  EXPECT_EQ(written(MoveKind::draft_pair, 0, 4), "draft IH-D1+IH-N5");
  EXPECT_EQ(written(MoveKind::keep), "keep");
  EXPECT_EQ(written(MoveKind::give, 0), "give W");
  EXPECT_EQ(written(MoveKind::take, 1), "take S");
  EXPECT_EQ(written(MoveKind::place), "place");
  EXPECT_EQ(written(MoveKind::discard), "discard");
  EXPECT_EQ(written(MoveKind::card, card_kind(game, "0@2")), "card 0@2");
  EXPECT_EQ(written(MoveKind::space, 14), "at 2,4");
  EXPECT_EQ(written(MoveKind::pay, 2), "pay H");
  EXPECT_EQ(written(MoveKind::tile, 24), "tile N01");
  EXPECT_EQ(written(MoveKind::slot, 5), "slot 6");
  EXPECT_EQ(written(MoveKind::gain, 3), "gain A");
  EXPECT_EQ(written(MoveKind::drop, 0), "drop W");
}

TEST(SoleniaMoves, parsing_undoes_notation) {
  const Game game = known_table().game;
  const auto back = [&game](MoveKind kind, unsigned firsts, unsigned seconds = 1) {
    for (unsigned a = 0; a < firsts; ++a)
      for (unsigned b = 0; b < seconds; ++b) {
        const Move move =
            make_move(kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b));
        const auto read = parse_move(game, notation(game, move));
        ASSERT_TRUE(read) << notation(game, move);
        EXPECT_EQ(*read, move) << notation(game, move);
      }
  };
  for (const MoveKind kind : {MoveKind::keep, MoveKind::place, MoveKind::discard}) back(kind, 1);
  for (const MoveKind kind :
       {MoveKind::give, MoveKind::take, MoveKind::pay, MoveKind::gain, MoveKind::drop})
    back(kind, kGoodKinds);
  back(MoveKind::draft_level1, kLevel1Tiles);
  back(MoveKind::draft_pair, kHalvesPerSide, kHalvesPerSide);
  back(MoveKind::card, static_cast<unsigned>(game.tables.card_names.size()));
  back(MoveKind::space, kCells);
  back(MoveKind::tile, kTiles);
  back(MoveKind::slot, kSlotsPerSide);
}

TEST(SoleniaMoves, other_texts_are_no_moves) {
  const Game game = known_table().game;
  for (const auto* text : {"", "card", "card ", "card 3W", "at", "at 5,0", "at 2,5", "at 2,2 ",
                           "At 2,2", "pay X", "tile D25", "tile D1", "slot 0", "slot 7", "keep W",
                           "card ?", "draft IM-9", "draft IH-N1+IH-D1", "hello"}) {
    const auto read = parse_move(game, text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error(), Message("core.not_a_move", {{"text", std::string(text)}}));
  }
}

TEST(SoleniaMoves, moves_that_cannot_be_are_written_with_a_question_mark) {
  const Game game = known_table().game;
  EXPECT_EQ(notation(game, Move{.kind = 0, .args = {}}), "?");
  EXPECT_EQ(notation(game, Move{.kind = 99, .args = {}}), "?");
  EXPECT_EQ(notation(game, make_move(MoveKind::card, 200)), "card ?");
  EXPECT_EQ(notation(game, make_move(MoveKind::pay, 4)), "pay ?");
  EXPECT_EQ(notation(game, Move{.kind = 0xFF, .args = {}}), "?");
}

TEST(SoleniaMoves, an_occupied_space_is_refused_as_such) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  EXPECT_EQ(refused(table, "at 2,2"), "A card lies on 2,2 already.");
}

TEST(SoleniaMoves, a_space_too_dear_is_refused_with_its_price) {
  Table table = known_table();
  table.goods(0, "W").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  EXPECT_EQ(refused(table, "at 1,0"), "1,0 would cost 2 goods, more than you have.");
  table.goods(0, "");
  EXPECT_EQ(refused(table, "at 2,0"), "2,0 would cost 1 good, more than you have.");
}

TEST(SoleniaMoves, a_city_without_a_delivery_is_refused_as_such) {
  Table table = known_table();
  ready_to_deliver(table, "S").play({"card 1W"});
  EXPECT_THAT(refused(table, "at 3,3"), StartsWith("At 3,3 you could not deliver any open order"));
}

TEST(SoleniaMoves, another_move_is_refused_with_what_is_asked) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin();
  EXPECT_EQ(refused(table, "card 2*W"), "\"card 2*W\" is not possible now. Choose a card to play.");
  EXPECT_THAT(refused(table, "at 2,2"), EndsWith("Choose a card to play."));
}

TEST(SoleniaMoves, nothing_is_asked_of_others_or_after_the_end) {
  Table table = known_table();
  const Move keep = make_move(MoveKind::keep);
  const auto refusal = [&](int seat) {
    return try_apply<Rules>(table.game, table.state, seat_at(seat), keep, nullptr)
        .error()
        .reason.id;
  };
  EXPECT_EQ(refusal(1), "core.not_your_turn");
  EXPECT_EQ(refusal(3), "core.not_your_turn");
  table.play_out();
  EXPECT_EQ(refusal(0), "core.game_is_over");
}

TEST(SoleniaMoves, prompts_of_a_turn_in_summer) {
  Table table = known_table();
  ready_to_deliver(table.deliver(0, "D05", 1).deliver(0, "D06", 2), "WWSSAAAA");
  EXPECT_EQ(asked(table), "Choose a card to play.");
  table.play({"card 1W"});
  EXPECT_THAT(asked(table), AllOf(StartsWith("Choose where to land the 1 (leaving: wood): "),
                                  HasSubstr(" of them for goods.")));
  Table far = table;
  EXPECT_EQ(asked(far.play({"at 1,0"})), "Pay 2 goods to reach 1,0.");
  EXPECT_EQ(asked(far.play({"pay W"})), "Pay 1 good to reach 1,0.");
  EXPECT_EQ(asked(table.play({"at 3,3"})), "Choose the order to deliver at 3,3.");
  EXPECT_EQ(asked(table.play({"tile D01"})), "Choose a good to take.");
}

TEST(SoleniaMoves, prompts_of_the_other_decisions) {
  Table table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1), "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_EQ(asked(table), "Choose the slot for D01.");
  EXPECT_EQ(asked(table.play({"slot 4"})), "Choose 2 goods to take.");

  table = known_table();
  table.goods(0, "WWWWWWWW").hand(0, {"2*W", "1S", "1H"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_EQ(asked(table), "Your storage holds 8: discard 2 goods.");

  table = Table(1, {{"side", "winter"}, {"improvements", "on"}});
  EXPECT_EQ(asked(table), "Draft, round 1: take an improvement.");
  table = improved_table("Barter Deck");
  table.deliver(0, "D05", 2).deliver(0, "N05", 2).goods(0, "W").begin();
  EXPECT_THAT(asked(table), StartsWith("Barter Deck: give a good"));
  EXPECT_EQ(asked(table.play({"give W"})), "Which good do you take for it?");
}

TEST(SoleniaMoves, prompts_where_nothing_is_free) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "2,1").lay(1, "1A", "2,3");
  table.lay(1, "2*W", "3,2").goods(0, "W").hand(0, {"1W", "1S", "1H"}).begin();
  EXPECT_THAT(asked(table), StartsWith("Nothing is free to reach"));
  table.play({"discard"});
  EXPECT_EQ(asked(table), "Choose a card to discard; the airship advances.");
  EXPECT_EQ(described(table, "card 1W"), "Discard the 1 (leaving: wood).");
}

TEST(SoleniaMoves, descriptions_say_what_a_move_does) {
  Table table = known_table();
  ready_to_deliver(table, "SS");
  EXPECT_EQ(described(table, "card 1W"), "Play the 1 (leaving: wood).");
  table.play({"card 1W"});
  EXPECT_EQ(described(table, "at 2,2"), "Land on 2,2, wood island.");
  EXPECT_EQ(described(table, "at 2,0"), "Land on 2,0, wheat island, for 1 good.");
  EXPECT_EQ(described(table, "at 3,3"), "Land on 3,3, day city, and deliver.");
  table.play({"at 3,3"});
  EXPECT_EQ(described(table, "tile D01"), "Deliver D01: 2 stone for 2 stars.");
  EXPECT_EQ(described(table, "drop A"), "Discard 1 water.");
  EXPECT_THAT(described(table, "draft IM-3"), StartsWith("Take the level-1 tile Barter Deck"));
  EXPECT_THAT(described(table, "draft IH-D1+IH-N5"),
              AllOf(StartsWith("Take the pair Full Holds"), HasSubstr("Small Parcels")));
}

TEST(SoleniaMoves, every_legal_move_and_every_event_has_a_sentence) {
  const Catalogue catalogue = Catalogue::built_in();
  for (const int players : {1, 2}) {
    Table table(players, {{"side", "winter"}, {"improvements", "on"}});
    table.play_out(2, [&] {
      for (const Event& event : table.events)
        for (const Viewer viewer : {Viewer(seat_at(0)), Viewer::spectator()})
          EXPECT_TRUE(catalogue.has(event_message(table.game, event, viewer).id));
      for (const Seat seat : active(table.game, table.state)) {
        EXPECT_TRUE(catalogue.has(prompt(table.game, table.state, seat).id));
        MoveList moves;
        legal(table.game, table.state, seat, moves);
        for (const Move& move : moves)
          EXPECT_TRUE(catalogue.has(describe(table.game, table.state, seat, move).id));
      }
    });
    EXPECT_TRUE(catalogue.has(Rules::outcome(table.game, table.state).id));
    EXPECT_TRUE(catalogue.has(prompt(table.game, table.state, seat_at(0)).id));
  }
}

}  // namespace
}  // namespace orrery::solenia
