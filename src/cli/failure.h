// How a command ends when it cannot do what it was asked: an exit code and one sentence.
#pragma once

#include <string>
#include <utility>

namespace orrery::cli {

enum ExitCode : int {
  kFine = 0,
  kGameSaysNo = 1,     // an illegal move, a record that fails its check, a data pack with mistakes
  kBadUsage = 2,       // wrong arguments, input that cannot be read, a file that cannot be written
  kInterrupted = 130,  // Ctrl-C, as shells report it; what was done so far is shown or saved
};

struct Failure {
  ExitCode code;
  std::string sentence;
};

inline Failure bad_usage(std::string sentence) { return {kBadUsage, std::move(sentence)}; }
inline Failure game_says_no(std::string sentence) { return {kGameSaysNo, std::move(sentence)}; }

}  // namespace orrery::cli
