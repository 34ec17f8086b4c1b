// `orrery record`: one game between bots, written down.
#include "table/record.h"

#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/seats.h"
#include "table/files.h"
#include "table/seating.h"

namespace orrery::cli {

Outcome run(const RecordArgs& args, const Catalogue& catalogue) {
  const auto game = choose_game(args.choice, catalogue);
  if (!game) return std::unexpected(game.error());
  if (auto checked = check_bots(args.bots, (*game)->players(), catalogue); !checked)
    return std::unexpected(checked.error());
  const auto seating = Seating::make(bot_seats((*game)->players(), args.bots), **game);
  if (!seating) return std::unexpected(bad_usage(catalogue.say(seating.error())));
  Course course(*game, Seed::of(args.seed));
  seating->play_bots(course);
  const std::string text = write_record(make_record(course, seating->seats()));
  if (auto written = write_file(args.out, text); !written)
    return std::unexpected(bad_usage(catalogue.say(written.error())));
  fmt::print("{}: {} commands, {} bytes\n", args.out, course.steps().size(), text.size());
  return kFine;
}

}  // namespace orrery::cli
