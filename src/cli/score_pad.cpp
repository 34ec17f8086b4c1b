#include "cli/score_pad.h"

#include <fmt/format.h>

#include "cli/speaker.h"

namespace orrery::cli {

Lines score_pad(const AnyGame& game, const AnyState& state, const std::vector<std::string>& names,
                const Catalogue& catalogue, const Style& style) {
  const Scores scores = game.scores(state);
  const GameInfo& info = game.info();
  const auto seats = static_cast<std::size_t>(game.players());
  const std::size_t columns = seats + static_cast<std::size_t>(game.automata());
  std::vector<std::vector<std::string>> rows(1);
  rows[0].emplace_back();
  for (std::size_t column = 0; column < columns; ++column)
    rows[0].push_back(column < seats
                          ? names[column]
                          : automaton_name(catalogue, game, static_cast<int>(column - seats)));
  for (std::size_t row = 0; row < info.score_rows.size(); ++row) {
    const ScoreRow& about = info.score_rows[row];
    if (about.automaton && columns == seats) continue;
    const std::string name = catalogue.name({"score." + info.id, about.id});
    // Parts explain the row above them and are not added again.
    rows.push_back({about.part ? tinted(style, Tint::dim, "  " + name) : name});
    for (std::size_t column = 0; column < columns; ++column) {
      const bool scores_here = !about.automaton || column >= seats;
      const std::string number = scores_here ? fmt::to_string(scores.rows[column][row]) : "-";
      rows.back().push_back(about.part ? tinted(style, Tint::dim, number) : number);
    }
  }
  rows.push_back({tinted(style, Tint::bold, "total")});
  for (std::size_t column = 0; column < columns; ++column)
    rows.back().push_back(tinted(style, Tint::bold, fmt::to_string(scores.total[column])));
  return table(rows);
}

}  // namespace orrery::cli
