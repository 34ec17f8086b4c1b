// From what the command line names to the things themselves: games, data packs, bots, viewers.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "core/any_game.h"
#include "core/catalogue.h"

namespace orrery::cli {

std::expected<const GameEntry*, Failure> choose_entry(const std::string& name);
// That `directory` is a folder with values of some game: what --data and `data check` take.
std::expected<void, Failure> check_data_folder(const std::string& directory);
// The built-in pack of a game, or the one in the folder `data`.
std::expected<DataPack, Failure> choose_pack(const std::optional<std::string>& data,
                                             const std::string& game, const Catalogue& catalogue);
std::expected<GamePtr, Failure> choose_game(const GameChoice& choice, const Catalogue& catalogue);
// Checks the names and that there are not more of them than seats.
std::expected<void, Failure> check_bots(const std::vector<std::string>& bots, int seats,
                                        const Catalogue& catalogue);
// "spectator", or a seat counted from 0.
std::expected<Viewer, Failure> choose_viewer(const std::string& text, int players);

}  // namespace orrery::cli
