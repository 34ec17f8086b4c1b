// `orrery replay`: plays a record again, checks it, looks into it.
#include "table/replay.h"

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/boards/board.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/score_pad.h"
#include "cli/speaker.h"
#include "core/position.h"
#include "table/files.h"

namespace orrery::cli {
namespace {

std::vector<std::string> names_of(const Record& record) {
  std::vector<std::string> names;
  for (const SeatInfo& seat : record.seats) names.push_back(seat.name);
  return names;
}

// One record on the way through the command.
struct Reader {
  const ReplayArgs& args;
  const Record& record;
  Speaker speaker;
  Style style = output_style(args.color);

  Failure refused(const Divergence& divergence) const {
    const std::string reason = speaker.say(divergence.reason);
    if (divergence.command == 0) return game_says_no(reason);
    const RecordedCommand& command = record.commands[divergence.command - 1];
    return game_says_no(fmt::format("The record diverges at command {} (seat {}, \"{}\"): {}",
                                    divergence.command, index(command.seat), command.notation,
                                    reason));
  }
};

Outcome report_verified(const Reader& reader, const std::optional<Divergence>& divergence) {
  const Record& record = reader.record;
  if (reader.args.json) {
    json::object object = {{"file", reader.args.file},
                           {"verified", !divergence},
                           {"commands", record.commands.size()},
                           {"finished", record.result.has_value()}};
    if (divergence)
      object["divergence"] = {{"command", divergence->command},
                              {"text", reader.speaker.say(divergence->reason)}};
    fmt::print("{}\n", json::serialize(object));
  }
  if (divergence) return std::unexpected(reader.refused(*divergence));
  if (!reader.args.json)
    fmt::print("{}: true to the last byte ({} commands, {})\n", reader.args.file,
               record.commands.size(), record.result ? "finished" : "not finished");
  return kFine;
}

void print_board(const Reader& reader, const Course& course, Viewer viewer) {
  const AnyGame& game = course.game();
  const json::object view = game.view(course.state(), viewer);
  print_lines(draw_board(
      game.info().id,
      {view, viewer, reader.speaker.names(), reader.speaker.catalogue(), reader.style, {}}));
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
  for (const SeatInfo& seat : reader.record.seats)
    seats.push_back(fmt::format("{} ({})", seat.name, seat.kind));
  fmt::print("{}: {}\n\n", reader.speaker.catalogue().name({"game", reader.record.game}),
             fmt::join(seats, ", "));
  const auto width = static_cast<std::size_t>(reader.style.width);
  for (const LogLine& line : course.log(viewer))
    print_lines(
        wrapped(fmt::format("{:4}  {}", line.step, reader.speaker.say(line.message)), width, 6));
  fmt::print("\n");
  print_board(reader, course, viewer);
}

Outcome show(const Reader& reader, const GamePtr& game) {
  const std::size_t all = reader.record.commands.size();
  if (reader.args.at && *reader.args.at > all)
    return std::unexpected(bad_usage(
        fmt::format("The record has {} commands; --at {} is too far.", all, *reader.args.at)));
  const auto viewer = choose_viewer(reader.args.as.value_or("spectator"), game->players());
  if (!viewer) return std::unexpected(viewer.error());
  const auto course = replay(reader.record, game, reader.args.at.value_or(all));
  if (!course) return std::unexpected(reader.refused(course.error()));
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
  const auto text = read_file(args.file);
  if (!text) return std::unexpected(bad_usage(catalogue.say(text.error())));
  const auto record = read_record(*text);
  if (!record)
    return std::unexpected(
        bad_usage(fmt::format("{}: {}", args.file, catalogue.say(record.error()))));
  const auto pack = choose_pack(args.data, record->game, catalogue);
  if (!pack) return std::unexpected(pack.error());
  const auto game = game_of(*record, *pack);
  if (!game) return std::unexpected(game_says_no(catalogue.say(game.error())));
  const Reader reader{
      .args = args, .record = *record, .speaker = Speaker(catalogue, **game, names_of(*record))};
  if (args.verify) return report_verified(reader, verify(*record, *game));
  return show(reader, *game);
}

}  // namespace orrery::cli
