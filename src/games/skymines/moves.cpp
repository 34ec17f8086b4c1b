// Notation: a verb, and what it needs to name its thing.
#include "games/skymines/moves.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "games/skymines/words.h"

namespace orrery::skymines {
namespace {

// How the arguments of a kind of move are written, joined by blanks.
enum class Form : std::uint8_t {
  none,
  token,
  card,
  card_slot,  // a slot that may be missing
  cards,
  resource,
  counted,  // one number, from 1
  company,
  company_spaces,
  company_column,
  place,
  plan_space,  // "A3"
  special,
  space,
  plan,
};

struct Word {
  std::string_view verb;
  MoveKind kind;
  Form form;
  unsigned most = 0;  // of its number
};

constexpr std::array kWords = {
    Word{"token", MoveKind::token, Form::token},
    Word{"plan", MoveKind::plan, Form::card_slot, kSlots},
    Word{"ready", MoveKind::planned, Form::none},
    Word{"res", MoveKind::place_res, Form::none},
    Word{"use", MoveKind::use_resource, Form::resource},
    Word{"expand", MoveKind::use_energy, Form::none},
    Word{"scientist", MoveKind::use_scientist, Form::card},
    Word{"scientist-tile", MoveKind::use_sci_tile, Form::none},
    Word{"field", MoveKind::use_field, Form::card},
    Word{"field-tile", MoveKind::use_field_tile, Form::none},
    Word{"marker", MoveKind::place_marker, Form::none},
    Word{"leave", MoveKind::leave, Form::none},
    Word{"on", MoveKind::on_card, Form::card},
    Word{"with", MoveKind::with_cards, Form::cards},
    Word{"gain", MoveKind::gain, Form::counted, kDisplay},
    Word{"step", MoveKind::step, Form::company},
    Word{"forfeit", MoveKind::forfeit, Form::none},
    Word{"pay", MoveKind::pay, Form::none},
    Word{"stop", MoveKind::stop, Form::none},
    Word{"company", MoveKind::company, Form::company},
    Word{"enter", MoveKind::enter, Form::place},
    Word{"from", MoveKind::from_column, Form::counted, kColumns},
    Word{"research", MoveKind::take_plan, Form::plan_space},
    Word{"special", MoveKind::take_special, Form::special},
    Word{"coin", MoveKind::take_coin, Form::none},
    Word{"to", MoveKind::to_column, Form::counted, kColumns},
    Word{"flip", MoveKind::flip, Form::counted, kScreens},
    Word{"upload", MoveKind::upload, Form::none},
    Word{"space", MoveKind::space, Form::space},
    Word{"tier", MoveKind::tier, Form::counted, kMaxTiers},
    Word{"remove", MoveKind::remove, Form::card},
    Word{"effect", MoveKind::effect, Form::counted, 2},
    Word{"track", MoveKind::track, Form::company_spaces, 9},
    Word{"outpost", MoveKind::outpost, Form::company_column, kColumns},
    Word{"recover", MoveKind::recover, Form::card},
    Word{"place", MoveKind::next_plan, Form::plan},
    Word{"screen", MoveKind::screen, Form::counted, kScreens},
    Word{"stack", MoveKind::take_stack, Form::counted, kSlots},
    Word{"rest", MoveKind::rest, Form::counted, kSlots},
    Word{"none", MoveKind::none, Form::none},
};

constexpr char kFirstLetter = 'A';

template <class Names>
std::string name_in(const Names& names, std::size_t i) {
  return i < names.size() ? std::string(names[i]) : std::string("?");
}

const std::vector<std::string>& resource_words() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> list(card_type_names().begin(),
                                  card_type_names().begin() + kResources);
    list.emplace_back("mixed");
    return list;
  }();
  return words;
}

std::string card_list(const Game& game, Move move) {
  std::string list;
  for (unsigned i = 0; i < kSlots && move.args[i] != 0; ++i) {
    if (i > 0) list += ',';
    list += name_in(game.tables.card_names, move.args[i] - 1U);
  }
  return list;
}

std::string place_number(const Game& game, unsigned place) {
  if (place >= game.map().places) return "?";
  return fmt::to_string(game.map().place[place].number);
}

std::string arguments(const Game& game, Form form, Move move) {
  const std::uint8_t one = move.args[0];
  const std::uint8_t other = move.args[1];
  switch (form) {
    case Form::none:
      return {};
    case Form::token:
      return one < kTokens ? game.tables.plan_names[kFirstToken + one] : "?";
    case Form::card:
      return name_in(game.tables.card_names, one);
    case Form::card_slot:
      if (other == 0) return name_in(game.tables.card_names, one);
      return fmt::format("{} {}", name_in(game.tables.card_names, one), other);
    case Form::cards:
      return card_list(game, move);
    case Form::resource:
      return name_in(resource_words(), one);
    case Form::counted:
      return fmt::to_string(one + 1);
    case Form::company:
      return name_in(game.tables.company_ids, one);
    case Form::company_spaces:
      return fmt::format("{} {}", name_in(game.tables.company_ids, one), other);
    case Form::company_column:
      return fmt::format("{} {}", name_in(game.tables.company_ids, one), other + 1);
    case Form::place:
      return place_number(game, one);
    case Form::plan_space:
      return fmt::format("{}{}", static_cast<char>(kFirstLetter + one % kPlanLetters), other + 1);
    case Form::special:
      return one < kSpecialPlans ? game.tables.plan_names[kFirstSpecial + one] : "?";
    case Form::space:
      return one < kBonusSpaces ? bonus_space_name(game, one) : "?";
    case Form::plan:
      return name_in(game.tables.plan_names, one);
  }
  return {};
}

using Numbers = std::optional<std::array<std::uint8_t, 7>>;

template <class Names>
Numbers find_in(const Names& names, std::string_view name, unsigned first = 0) {
  for (std::size_t i = first; i < names.size(); ++i)
    if (names[i] == name) return {{static_cast<std::uint8_t>(i - first)}};
  return std::nullopt;
}

// A number of one or two digits.
std::optional<unsigned> read_number(std::string_view text) {
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value > 99) return std::nullopt;
  return value;
}

Numbers read_counted(std::string_view text, unsigned most) {
  const auto value = read_number(text);
  if (!value || *value == 0 || *value > most) return std::nullopt;
  return {{static_cast<std::uint8_t>(*value - 1)}};
}

Numbers read_place(const Game& game, std::string_view text) {
  const auto value = read_number(text);
  if (!value) return std::nullopt;
  for (std::uint8_t place = 0; place < game.map().places; ++place)
    if (game.map().place[place].number == *value) return {{place}};
  return std::nullopt;
}

Numbers read_plan_space(std::string_view text) {
  if (text.size() != 2 || text[0] < kFirstLetter || text[0] >= kFirstLetter + kPlanLetters ||
      text[1] < '1' || text[1] >= '1' + kPlanColumns)
    return std::nullopt;
  return {{static_cast<std::uint8_t>(text[0] - kFirstLetter),
           static_cast<std::uint8_t>(text[1] - '1')}};
}

Numbers read_cards(const Game& game, std::string_view text) {
  Numbers cards{std::in_place};
  for (unsigned i = 0; !text.empty(); ++i) {
    const std::size_t comma = text.find(',');
    const Numbers card = find_in(game.tables.card_names, text.substr(0, comma));
    if (!card || i == kSlots) return std::nullopt;
    (*cards)[i] = static_cast<std::uint8_t>((*card)[0] + 1U);
    text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
  }
  return cards;
}

// A name and a number from 1 to `most` after a blank; the number less `less`.
Numbers with_number(Numbers name, std::string_view rest, unsigned less, unsigned most) {
  const auto value = read_number(rest);
  if (!name || !value || *value == 0 || *value > most) return std::nullopt;
  (*name)[1] = static_cast<std::uint8_t>(*value - less);
  return name;
}

Numbers read_arguments(const Game& game, const Word& word, std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::string_view first = text.substr(0, blank);
  const std::string_view rest =
      blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
  switch (word.form) {
    case Form::none:
      return text.empty() ? Numbers{std::in_place} : std::nullopt;
    case Form::token:
      return find_in(game.tables.plan_names, text, kFirstToken);
    case Form::card:
      return find_in(game.tables.card_names, text);
    case Form::card_slot: {
      const Numbers card = find_in(game.tables.card_names, first);
      return rest.empty() ? card : with_number(card, rest, 0, word.most);
    }
    case Form::cards:
      return read_cards(game, text);
    case Form::resource:
      return find_in(resource_words(), text);
    case Form::counted:
      return read_counted(text, word.most);
    case Form::company:
      return find_in(game.tables.company_ids, text);
    case Form::company_spaces:
      return with_number(find_in(game.tables.company_ids, first), rest, 0, word.most);
    case Form::company_column:
      return with_number(find_in(game.tables.company_ids, first), rest, 1, word.most);
    case Form::place:
      return read_place(game, text);
    case Form::plan_space:
      return read_plan_space(text);
    case Form::special:
      return find_in(std::span(game.tables.plan_names).first(kFirstToken), text, kFirstSpecial);
    case Form::space:
      return find_in(bonus_space_names(game), text);
    case Form::plan:
      if (text.empty()) return std::nullopt;  // the name of no plan
      return find_in(game.tables.plan_names, text);
  }
  return std::nullopt;
}

}  // namespace

std::string notation(const Game& game, Move move) {
  const bool hidden = (move.kind & kHiddenArgs) != 0;
  move.kind = static_cast<std::uint8_t>(move.kind & ~kHiddenArgs);
  const auto* word = std::ranges::find(kWords, static_cast<MoveKind>(move.kind), &Word::kind);
  if (word == kWords.end()) return "?";
  if (hidden) return fmt::format("{} ?", word->verb);
  if (word->form == Form::none) return std::string(word->verb);
  return fmt::format("{} {}", word->verb, arguments(game, word->form, move));
}

std::expected<Move, Message> parse_move(const Game& game, std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::string_view rest =
      blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
  if (const auto* word = std::ranges::find(kWords, text.substr(0, blank), &Word::verb);
      word != kWords.end())
    if (const Numbers numbers = read_arguments(game, *word, rest)) {
      const Move move{static_cast<std::uint8_t>(word->kind), *numbers};
      if (notation(game, move) == text) return move;  // written exactly so
    }
  return std::unexpected(Message("skymines.not_a_move", {{"text", std::string(text)}}));
}

}  // namespace orrery::skymines
