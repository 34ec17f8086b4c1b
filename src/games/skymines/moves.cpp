// Notation: a verb, and what it needs to name its thing.
#include "games/skymines/moves.h"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "core/notation.h"
#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

constexpr char kFirstLetter = 'A';

NameList resource_words(const Game& /*game*/) {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> list(card_type_names().begin(),
                                  card_type_names().begin() + kResources);
    list.emplace_back("mixed");
    return list;
  }();
  return words;
}

// "A-01,B-02": up to five cards (card + 1).
std::string write_card_list(const Game& game, WrittenArgs args) {
  std::string list;
  for (unsigned i = 0; i < kSlots && args[i] != 0; ++i) {
    if (i > 0) list += ',';
    list += write_name(game.tables.card_names, args[i] - 1U);
  }
  return list;
}

bool read_card_list(const Game& game, std::string_view text, ReadArgs args) {
  for (unsigned i = 0; i < kSlots; ++i) {
    const std::size_t comma = text.find(',');
    if (!read_name(game.tables.card_names, text.substr(0, comma), args[i])) return false;
    ++args[i];
    if (comma == std::string_view::npos) return true;
    text.remove_prefix(comma + 1);
  }
  return false;
}

// A place by the number of its sector.
std::string write_sector(const Game& game, WrittenArgs args) {
  if (args[0] >= game.map().places) return std::string(kNoSuchThing);
  return fmt::to_string(game.map().place[args[0]].number);
}

bool read_sector(const Game& game, std::string_view text, ReadArgs args) {
  std::uint8_t& place = args[0];
  for (; place < game.map().places; ++place)
    if (write_sector(game, args) == text) return true;
  return false;
}

// "A3": a space of the research display.
std::string write_plan_space(const Game& /*game*/, WrittenArgs args) {
  return fmt::format("{}{}", static_cast<char>(kFirstLetter + args[0] % kPlanLetters), args[1] + 1);
}

bool read_plan_space(const Game& /*game*/, std::string_view text, ReadArgs args) {
  if (text[0] < kFirstLetter || text[0] >= kFirstLetter + kPlanLetters) return false;
  args[0] = static_cast<std::uint8_t>(text[0] - kFirstLetter);
  return read_number({1, kPlanColumns}, text.substr(1), args[1]);
}

std::string write_bonus_space(const Game& game, WrittenArgs args) {
  return args[0] < kBonusSpaces ? bonus_space_name(game, args[0]) : std::string(kNoSuchThing);
}

bool read_bonus_space(const Game& game, std::string_view text, ReadArgs args) {
  return read_name(bonus_space_names(game), text, args[0]);
}

using ArgForm = ArgumentForm<Game>;
constexpr ArgForm kCard = [](const Game& game) -> NameList { return game.tables.card_names; };
constexpr ArgForm kCardList = OwnForm<Game>{write_card_list, read_card_list, kSlots};
constexpr ArgForm kCompany = [](const Game& game) -> NameList { return game.tables.company_ids; };
constexpr ArgForm kResource = resource_words;
constexpr ArgForm kPlan = [](const Game& game) -> NameList { return game.tables.plan_names; };
constexpr ArgForm kSpecialPlan = [](const Game& game) -> NameList {
  return std::span(game.tables.plan_names).subspan(kFirstSpecial, kSpecialPlans);
};
constexpr ArgForm kToken = [](const Game& game) -> NameList {
  return std::span(game.tables.plan_names).subspan(kFirstToken, kTokens);
};
constexpr ArgForm kSector = OwnForm<Game>{write_sector, read_sector};
constexpr ArgForm kPlanSpace = OwnForm<Game>{write_plan_space, read_plan_space, 2};
constexpr ArgForm kSpace = OwnForm<Game>{write_bonus_space, read_bonus_space};
constexpr ArgForm kColumn = NumberForm{1, kColumns};
constexpr ArgForm kDisplaySpace = NumberForm{1, kDisplay};
constexpr ArgForm kEffect = NumberForm{1, 2};
constexpr ArgForm kScreen = NumberForm{1, kScreens};
constexpr ArgForm kRestSlot = NumberForm{1, kSlots};
constexpr ArgForm kLinkedSlot = NumberForm{1, kSlots, 0};
constexpr ArgForm kTrackSpaces = NumberForm{1, 9, 0};
constexpr ArgForm kTier = NumberForm{1, kMaxTiers};

using Verb = MoveForm<Game, MoveKind>;
constexpr std::array kNotation = {
    Verb{MoveKind::token, "token #", {&kToken}},
    Verb{MoveKind::plan, "plan #", {&kCard}},
    Verb{MoveKind::plan, "plan # #", {&kCard, &kLinkedSlot}},
    Verb{MoveKind::planned, "ready"},
    Verb{MoveKind::place_res, "res"},
    Verb{MoveKind::use_resource, "use #", {&kResource}},
    Verb{MoveKind::use_energy, "expand"},
    Verb{MoveKind::use_scientist, "scientist #", {&kCard}},
    Verb{MoveKind::use_sci_tile, "scientist-tile"},
    Verb{MoveKind::use_field, "field #", {&kCard}},
    Verb{MoveKind::use_field_tile, "field-tile"},
    Verb{MoveKind::place_marker, "marker"},
    Verb{MoveKind::leave, "leave"},
    Verb{MoveKind::on_card, "on #", {&kCard}},
    Verb{MoveKind::with_cards, "with #", {&kCardList}},
    Verb{MoveKind::gain, "gain #", {&kDisplaySpace}},
    Verb{MoveKind::step, "step #", {&kCompany}},
    Verb{MoveKind::forfeit, "forfeit"},
    Verb{MoveKind::pay, "pay"},
    Verb{MoveKind::stop, "stop"},
    Verb{MoveKind::company, "company #", {&kCompany}},
    Verb{MoveKind::enter, "enter #", {&kSector}},
    Verb{MoveKind::from_column, "from #", {&kColumn}},
    Verb{MoveKind::take_plan, "research #", {&kPlanSpace}},
    Verb{MoveKind::take_special, "special #", {&kSpecialPlan}},
    Verb{MoveKind::take_coin, "coin"},
    Verb{MoveKind::to_column, "to #", {&kColumn}},
    Verb{MoveKind::flip, "flip #", {&kScreen}},
    Verb{MoveKind::upload, "upload"},
    Verb{MoveKind::space, "space #", {&kSpace}},
    Verb{MoveKind::tier, "tier #", {&kTier}},
    Verb{MoveKind::remove, "remove #", {&kCard}},
    Verb{MoveKind::effect, "effect #", {&kEffect}},
    Verb{MoveKind::track, "track # #", {&kCompany, &kTrackSpaces}},
    Verb{MoveKind::outpost, "outpost # #", {&kCompany, &kColumn}},
    Verb{MoveKind::recover, "recover #", {&kCard}},
    Verb{MoveKind::next_plan, "place #", {&kPlan}},
    Verb{MoveKind::screen, "screen #", {&kScreen}},
    Verb{MoveKind::take_stack, "stack #", {&kRestSlot}},
    Verb{MoveKind::rest, "rest #", {&kRestSlot}},
    Verb{MoveKind::none, "none"},
};

}  // namespace

std::string notation(const Game& game, Move move) { return write_move(kNotation, game, move); }
std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  return read_move(kNotation, game, text);
}

}  // namespace orrery::skymines
