// `orrery replay`: plays a record again and looks into it.
#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/boards/board.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/recorded.h"
#include "cli/score_pad.h"
#include "core/position.h"
#include "table/verify.h"

namespace orrery::cli {
namespace {

// One record on the way through the command.
struct Reader {
  const ReplayArgs& args;
  const Recorded& recorded;
  Speaker speaker;
  Style style = output_style(args.color);
};

void print_board(const Reader& reader, const Course& course, Viewer viewer) {
  const AnyGame& game = course.game();
  const json::object view = game.view(course.state(), viewer);
  const BoardScene scene = {view,
                            game.scores(course.state()),
                            viewer,
                            reader.speaker.names(),
                            reader.speaker.catalogue(),
                            reader.style};
  print_lines(draw_board(game.info().id, scene));
  fmt::print("\n");
  print_lines(score_pad(game, course.state(), reader.speaker.names(), reader.speaker.catalogue(),
                        reader.style));
  fmt::print("\n");
  // What is asked of a seat may name what others do not know.
  for (const Seat seat : course.active())
    if (viewer.is(seat))
      fmt::print("{}: {}\n", reader.speaker.name(seat),
                 reader.speaker.say(game.prompt(course.state(), seat)));
    else
      fmt::print("{} is to decide.\n", reader.speaker.name(seat));
  if (course.over()) fmt::print("{}\n", reader.speaker.say(game.outcome(course.state())));
}

void print_game(const Reader& reader, const Course& course, Viewer viewer) {
  std::vector<std::string> seats;
  for (const SeatInfo& seat : reader.recorded.record.seats)
    seats.push_back(fmt::format("{} ({})", seat.name, seat.kind));
  fmt::print("{}: {}\n\n", reader.speaker.catalogue().name({"game", reader.recorded.record.game}),
             fmt::join(seats, ", "));
  const auto width = static_cast<std::size_t>(reader.style.width);
  for (const LogLine& line : course.log(viewer))
    print_lines(
        wrapped(fmt::format("{:4}  {}", line.step, reader.speaker.say(line.message)), width, 6));
  fmt::print("\n");
  print_board(reader, course, viewer);
}

Outcome show(const Reader& reader) {
  const GamePtr& game = reader.recorded.game;
  const std::size_t all = reader.recorded.record.commands.size();
  if (reader.args.at && *reader.args.at > all)
    return std::unexpected(bad_usage(
        fmt::format("The record has {} commands; --at {} is too far.", all, *reader.args.at)));
  const auto viewer = choose_viewer(reader.args.as.value_or("spectator"), game->players());
  if (!viewer) return std::unexpected(viewer.error());
  const auto course = course_of(reader.recorded.record, game, reader.args.at.value_or(all));
  if (!course)
    return std::unexpected(diverged(reader.recorded, course.error(), reader.speaker.catalogue()));
  if (reader.args.json && reader.args.as)
    fmt::print("{}\n",
               json::serialize(json::object{{"view", game->view(course->state(), *viewer)}}));
  else if (reader.args.json)
    fmt::print("{}\n", json::serialize(write_position(*game, course->state())));
  else if (reader.args.at)
    print_board(reader, *course, *viewer);
  else
    print_game(reader, *course, *viewer);
  return kFine;
}

}  // namespace

Outcome run(const ReplayArgs& args, const Catalogue& catalogue) {
  const auto recorded = read_recorded(args.file, args.data, catalogue);
  if (!recorded) return std::unexpected(recorded.error());
  return show({.args = args, .recorded = *recorded, .speaker = recorded->speaker(catalogue)});
}

}  // namespace orrery::cli
