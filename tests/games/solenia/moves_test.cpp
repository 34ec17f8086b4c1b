// The moves of Solenia in words: notation and parsing, what is asked, and why a move is refused.
#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.h"
#include "support/messages.h"
#include "support/solenia/winter.h"

namespace orrery::solenia {
namespace {

using test::says;

// What is asked of seat 0.
Message asked(const Table& table) { return prompt(table.game, table.state, seat_at(0)); }

Message described(const Table& table, std::string_view move) {
  return describe(table.game, table.state, seat_at(0), *parse_move(table.game, move));
}

// Why seat 0 cannot do this.
Message refused(Table table, std::string_view move) {
  const State before = table.state;
  const auto applied =
      try_apply<Rules>(table.game, table.state, seat_at(0), *parse_move(table.game, move), nullptr);
  EXPECT_FALSE(applied) << move << " is legal";
  EXPECT_EQ(table.state, before) << "a refused move changes nothing";
  return applied ? test::kNothing : applied.error().reason;
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
    EXPECT_THAT(read.error(), says("core.not_a_move", {{"text", text}}));
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
  EXPECT_THAT(refused(table, "at 2,2"),
              says("solenia.no.space_taken", {{"space", Term{"space", "2,2"}}}));
}

TEST(SoleniaMoves, a_space_too_dear_is_refused_with_its_price) {
  Table table = known_table();
  table.goods(0, "W").hand(0, {"1W", "1S", "1H"}).begin().play({"card 1W"});
  EXPECT_THAT(refused(table, "at 1,0"),
              says("solenia.no.price", {{"space", Term{"space", "1,0"}}, {"price", 2}}));
  table.goods(0, "");
  EXPECT_THAT(refused(table, "at 2,0"),
              says("solenia.no.price", {{"space", Term{"space", "2,0"}}, {"price", 1}}));
}

TEST(SoleniaMoves, a_city_without_a_delivery_is_refused_as_such) {
  Table table = known_table();
  ready_to_deliver(table, "S").play({"card 1W"});
  EXPECT_THAT(refused(table, "at 3,3"),
              says("solenia.no.delivery", {{"space", Term{"space", "3,3"}}}));
}

TEST(SoleniaMoves, another_move_is_refused_with_what_is_asked) {
  Table table = known_table();
  table.hand(0, {"1W", "1S", "1H"}).begin();
  EXPECT_THAT(refused(table, "card 2*W"),
              says("core.not_asked",
                   {{"move", "card 2*W"}, {"asked", std::vector<Message>{{"solenia.ask.card"}}}}));
  EXPECT_THAT(refused(table, "at 2,2"),
              says("core.not_asked",
                   {{"move", "at 2,2"}, {"asked", std::vector<Message>{{"solenia.ask.card"}}}}));
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
  EXPECT_THAT(asked(table), says("solenia.ask.card"));
  table.play({"card 1W"});
  EXPECT_THAT(asked(table), says("solenia.ask.space",
                                 {{"card", Term{"card", "1W"}}, {"places", 24}, {"paid", 17}}));
  Table far = table;
  EXPECT_THAT(asked(far.play({"at 1,0"})),
              says("solenia.ask.extension", {{"space", Term{"space", "1,0"}}, {"price", 2}}));
  EXPECT_THAT(asked(far.play({"pay W"})),
              says("solenia.ask.extension", {{"space", Term{"space", "1,0"}}, {"price", 1}}));
  EXPECT_THAT(asked(table.play({"at 3,3"})),
              says("solenia.ask.tile", {{"space", Term{"space", "3,3"}}}));
  EXPECT_THAT(asked(table.play({"tile D01"})), says("solenia.ask.gain", {{"count", 1}}));
}

TEST(SoleniaMoves, prompts_of_the_other_decisions) {
  Table table = winter_table();
  ready_to_deliver(table.deliver(0, "D05", 1), "SS").play({"card 1W", "at 3,3", "tile D01"});
  EXPECT_THAT(asked(table), says("solenia.ask.slot", {{"tile", Term{"tile", "D01"}}}));
  EXPECT_THAT(asked(table.play({"slot 4"})), says("solenia.ask.gain", {{"count", 2}}));

  table = known_table();
  table.goods(0, "WWWWWWWW").hand(0, {"2*W", "1S", "1H"}).begin().play({"card 2*W", "at 2,2"});
  EXPECT_THAT(asked(table), says("solenia.ask.overflow", {{"count", 2}, {"capacity", 8}}));

  table = Table(1, {{"side", "winter"}, {"improvements", "on"}});
  EXPECT_THAT(asked(table), says("solenia.ask.draft", {{"round", 1}}));
  table = improved_table("Barter Deck");
  table.deliver(0, "D05", 2).deliver(0, "N05", 2).goods(0, "W").begin();
  EXPECT_THAT(asked(table), says("solenia.ask.barter_give"));
  EXPECT_THAT(asked(table.play({"give W"})), says("solenia.ask.barter_take"));
}

TEST(SoleniaMoves, prompts_where_nothing_is_free) {
  Table table = known_table();
  table.lay(1, "1W", "2,2").lay(1, "1S", "1,2").lay(1, "1H", "2,1").lay(1, "1A", "2,3");
  table.lay(1, "2*W", "3,2").goods(0, "W").hand(0, {"1W", "1S", "1H"}).begin();
  EXPECT_THAT(asked(table), says("solenia.ask.mode"));
  table.play({"discard"});
  EXPECT_THAT(asked(table), says("solenia.ask.discard"));
  EXPECT_THAT(described(table, "card 1W"),
              says("solenia.move.discard_card", {{"card", Term{"card", "1W"}}}));
}

TEST(SoleniaMoves, descriptions_say_what_a_move_does) {
  Table table = known_table();
  ready_to_deliver(table, "SS");
  EXPECT_THAT(described(table, "card 1W"),
              says("solenia.move.card", {{"card", Term{"card", "1W"}}}));
  table.play({"card 1W"});
  EXPECT_THAT(
      described(table, "at 2,2"),
      says("solenia.move.island",
           {{"space", Term{"space", "2,2"}}, {"terrain", Term{"terrain", "wood"}}, {"price", 0}}));
  EXPECT_THAT(
      described(table, "at 2,0"),
      says("solenia.move.island",
           {{"space", Term{"space", "2,0"}}, {"terrain", Term{"terrain", "wheat"}}, {"price", 1}}));
  EXPECT_THAT(described(table, "at 3,3"),
              says("solenia.move.city", {{"space", Term{"space", "3,3"}},
                                         {"terrain", Term{"terrain", "day_city"}},
                                         {"price", 0}}));
  table.play({"at 3,3"});
  EXPECT_THAT(
      described(table, "tile D01"),
      says("solenia.move.tile",
           {{"tile", Term{"tile", "D01"}},
            {"cost", std::vector<Message>{{"solenia.amount",
                                           {{"count", 2}, {"good", Term{"good", "stone"}}}}}},
            {"stars", 2}}));
  EXPECT_THAT(described(table, "drop A"),
              says("solenia.move.drop", {{"good", Term{"good", "water"}}}));
  EXPECT_THAT(
      described(table, "draft IM-3"),
      says("solenia.move.draft_level1", {{"improvement", Term{"improvement", "Barter Deck"}}}));
  EXPECT_THAT(described(table, "draft IH-D1+IH-N5"),
              says("solenia.move.draft_pair", {{"day", Term{"half", "Full Holds"}},
                                               {"night", Term{"half", "Small Parcels"}}}));
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
