// `orrery sim`: many games between bots, added up.
#include <cstdio>

#include <boost/json.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "bots/arena.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/speaker.h"
#include "cli/text.h"

namespace orrery::cli {
namespace {

json::object result_json(const SimResult& result) {
  json::object object = {
      {"game", result.game},
      {"players", result.players},
      {"games", result.games},
      {"decisions", result.decisions},
      {"seconds", result.seconds},
      {"games_per_s", result.games_per_s},
      {"decisions_per_s", result.decisions_per_s},
      {"state_bytes", result.state_bytes},
      {"mean_scores", json::array(result.mean_scores.begin(), result.mean_scores.end())},
      {"score_min", result.score_min},
      {"score_max", result.score_max},
      {"wins", json::array(result.wins.begin(), result.wins.end())},
      {"mean_decisions", result.mean_decisions},
      {"max_legal", result.max_legal},
      {"signature", fmt::format("{:016x}", result.signature)}};
  if (!result.automaton_means.empty())
    object["automaton_means"] =
        json::array(result.automaton_means.begin(), result.automaton_means.end());
  if (result.stopped) object["stopped"] = true;
  return object;
}

const std::string& bot_at(const SimArgs& args, std::size_t seat) {
  return args.bots[seat % args.bots.size()];
}

std::vector<std::string> automaton_names(const AnyGame& game, const Catalogue& catalogue) {
  std::vector<std::string> names;
  for (int i = 0; i < game.automata(); ++i) names.push_back(automaton_name(catalogue, game, i));
  return names;
}

void print_result(const SimArgs& args, const SimResult& result,
                  const std::vector<std::string>& automata) {
  fmt::print("{}, {} players: {} games in {:.2f} s ({:.0f} games/s, {:.0f} decisions/s)\n\n",
             result.game, result.players, result.games, result.seconds, result.games_per_s,
             result.decisions_per_s);
  std::vector<std::vector<std::string>> rows = {{"seat", "bot", "mean score", "wins", "share"}};
  for (std::size_t seat = 0; seat < result.mean_scores.size(); ++seat)
    rows.push_back(
        {fmt::to_string(seat), bot_at(args, seat), fmt::format("{:.2f}", result.mean_scores[seat]),
         fmt::format("{:.1f}", result.wins[seat]),
         result.games == 0 ? "-"
                           : fmt::format("{:.1f} %", 100 * result.wins[seat] /
                                                         static_cast<double>(result.games))});
  for (std::size_t i = 0; i < result.automaton_means.size(); ++i)
    rows.push_back({fmt::to_string(result.mean_scores.size() + i), automata[i],
                    fmt::format("{:.2f}", result.automaton_means[i]), "-", "-"});
  print_lines(table(rows));
  fmt::print(
      "\nscores {} to {}; {:.1f} decisions a game; at most {} moves; {} bytes a state\n"
      "signature {:016x}\n",
      result.score_min, result.score_max, result.mean_decisions, result.max_legal,
      result.state_bytes, result.signature);
}

// A line that writes over itself, for people alone.
void show_progress(std::uint64_t done, std::uint64_t all) {
  fmt::print(stderr, "\r{} of {} games ({} %)\033[K", done, all, 100 * done / all);
  std::fflush(stderr);
}

}  // namespace

Outcome run(const SimArgs& args, const Catalogue& catalogue) {
  const auto game = choose_game(args.choice, catalogue);
  if (!game) return std::unexpected(game.error());
  if (auto checked = check_bots(args.bots, (*game)->players(), catalogue); !checked)
    return std::unexpected(checked.error());
  const bool watched = is_terminal(STDERR_FILENO);
  SimConfig config{.games = args.games,
                   .seed = args.seed,
                   .threads = args.threads,
                   .bots = args.bots,
                   .progress = {},
                   .stop = &watch_interrupts()};
  if (watched) config.progress = [&](std::uint64_t done) { show_progress(done, args.games); };
  const SimResult result = run_sim(**game, config);
  if (watched) fmt::print(stderr, "\r\033[K");
  if (args.json)
    fmt::print("{}\n", json::serialize(result_json(result)));
  else
    print_result(args, result, automaton_names(**game, catalogue));
  if (!result.stopped) return kFine;
  return std::unexpected(Failure{
      kInterrupted, fmt::format("Interrupted after {} of {} games.", result.games, args.games)});
}

}  // namespace orrery::cli
