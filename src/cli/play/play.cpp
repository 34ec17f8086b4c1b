// `orrery play`: sets the table, lets it be played, and keeps the record.
#include <random>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/play/keeping.h"
#include "cli/play/session.h"
#include "cli/recorded.h"
#include "cli/seats.h"

namespace orrery::cli {
namespace {

struct Prepared {
  Course course;
  std::vector<SeatInfo> seats;
};

Seed new_seed() {
  std::random_device device;
  Seed seed;
  for (std::uint32_t& word : seed.words) word = device();
  return seed;
}

std::expected<Prepared, Failure> prepare_new(const PlayArgs& args, const Catalogue& catalogue) {
  if (args.choice.game.empty())
    return std::unexpected(
        bad_usage("Name a game, or a record with --load; `orrery` lists what can be played."));
  const auto game = choose_game(args.choice, catalogue);
  if (!game) return std::unexpected(game.error());
  const int players = (*game)->players();
  // Without a word about people there is one, and the bots fill the rest.
  const int humans = args.humans.value_or(1);
  if (humans < 0 || humans > players)
    return std::unexpected(
        bad_usage(fmt::format("There are {} people for {} seats.", humans, players)));
  if (args.names.size() > static_cast<std::size_t>(humans))
    return std::unexpected(
        bad_usage(fmt::format("There are {} names for {} people.", args.names.size(), humans)));
  for (const std::string& name : args.names)
    if (!is_seat_name(name)) return std::unexpected(bad_usage("A name has 1 to 60 letters."));
  if (auto checked = check_bots(args.bots, players - humans, catalogue); !checked)
    return std::unexpected(checked.error());
  const std::vector<std::string> bots =
      args.bots.empty() ? std::vector<std::string>{"greedy"} : args.bots;
  return Prepared{.course = Course(*game, args.seed ? Seed::of(*args.seed) : new_seed()),
                  .seats = mixed_seats(players, humans, args.names, bots)};
}

std::expected<Prepared, Failure> prepare_loaded(const PlayArgs& args, const Catalogue& catalogue) {
  if (args.choice.players || !args.choice.options.empty() || args.humans || !args.bots.empty() ||
      !args.names.empty() || args.seed)
    return std::unexpected(
        bad_usage("A record brings its own players, options and seed; give only --load."));
  const auto recorded = read_recorded(args.load, args.choice.data, catalogue);
  if (!recorded) return std::unexpected(recorded.error());
  const auto& [record, game] = *recorded;
  if (!args.choice.game.empty() && args.choice.game != record.game)
    return std::unexpected(bad_usage(
        fmt::format("{} is a record of {}, not of {}.", args.load, record.game, args.choice.game)));
  if (const auto divergence = verify(record, game))
    return std::unexpected(
        game_says_no(fmt::format("{} cannot be gone on with: {} (`orrery verify {}` says more)",
                                 args.load, catalogue.say(divergence->reason), args.load)));
  auto course = course_of(record, game);
  if (!course) return std::unexpected(game_says_no(catalogue.say(course.error().reason)));
  return Prepared{.course = *std::move(course), .seats = record.seats};
}

void show_result(const Course& course, Screen& screen, const Seating& seating) {
  // The last look at the table is with the eyes of the only person, or everybody's.
  Viewer viewer = Viewer::spectator();
  for (int seat = 0; seat < course.game().players(); ++seat)
    if (seating.people() == 1 && !seating.is_bot(seat_at(seat))) viewer = seat_at(seat);
  screen.clear();
  screen.board(course, viewer);
  screen.line("");
  const std::size_t steps = course.steps().size();
  screen.log(course, viewer, steps, 14);
  screen.scores(course);
  screen.line("");
  screen.line(screen.say(course.game().outcome(course.state())), Tint::bold);
}

Outcome finish(const PlayArgs& args, const Prepared& table, Ending ending,
               const Catalogue& catalogue) {
  std::string told;
  if (!table.course.steps().empty()) {
    const auto kept = keep(make_record(table.course, table.seats),
                           args.save.empty() ? args.load : args.save, catalogue);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->warning.empty()) fmt::print(stderr, "orrery: {}\n", kept->warning);
    told = ending == Ending::over
               ? fmt::format("The record of this game is {}.", kept->file)
               : fmt::format("The game is saved; go on with: orrery play --load {}", kept->file);
  }
  if (ending == Ending::interrupted)
    return std::unexpected(Failure{
        kInterrupted, fmt::format("Interrupted. {}", told.empty() ? "Nothing was played." : told)});
  if (ending != Ending::over) fmt::print("\n");
  if (!told.empty()) fmt::print("{}\n", told);
  return kFine;
}

}  // namespace

Outcome run(const PlayArgs& args, const Catalogue& catalogue) {
  if (!args.save.empty() && args.save != args.load)
    if (auto checked = check_target(args.save); !checked) return std::unexpected(checked.error());
  auto table = args.load.empty() ? prepare_new(args, catalogue) : prepare_loaded(args, catalogue);
  if (!table) return std::unexpected(table.error());
  const auto seating = Seating::make(table->seats, table->course.game());
  if (!seating) return std::unexpected(bad_usage(catalogue.say(seating.error())));

  const bool terminal = is_terminal(STDOUT_FILENO);
  Screen screen(Speaker(catalogue, table->course.game(), seating->names()),
                output_style(args.color), terminal);
  const std::atomic<bool>& interrupted = watch_interrupts();
  LineInput input(interrupted);
  Session session(table->course, *seating, screen, input, args.quick, !is_terminal(STDIN_FILENO));
  const Ending ending = session.run(interrupted);
  if (ending == Ending::over) show_result(table->course, screen, *seating);
  if (ending == Ending::interrupted) fmt::print("\n");
  return finish(args, *table, ending, catalogue);
}

}  // namespace orrery::cli
