// Everything a viewer gets to see of a game, and finding out whether it tells too much. The
// functions return what is wrong as a sentence, or nothing, so that they can be tried on a game
// that is known to leak.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "support/swapper.h"

namespace orrery::test {

using Fault = std::optional<std::string>;

// The view, the score pad, who is asked, and for an asked viewer the prompt and every alternative
// with its sentence and preview, as one text.
std::string look(const AnyGame& game, const AnyState& state, Viewer viewer);

// The messages that a viewer gets for events, one text each.
std::vector<std::string> messages(const AnyGame& game, const Events& events, Viewer viewer);

// `swapped` differs from `real` in what is hidden from the viewer. Follows both for some commands
// and tells the first difference that the viewer notices before the rules show it.
Fault find_leak(const AnyGame& game, const Swapper& swapper, AnyState real, AnyState swapped,
                Viewer viewer, int commands, Rng& rng);

// What is wrong with observing: equal knowledge must give equal bytes, and nothing that the viewer
// knows may change.
Fault find_observe_fault(const AnyGame& game, const Swapper& swapper, const AnyState& real,
                         const AnyState& swapped, Viewer viewer, std::uint64_t seed);

// What is wrong with the preview of a move: it must be what really happens, up to the first reveal.
Fault find_preview_fault(const AnyGame& game, const AnyState& state, Seat seat, Move move);

// What is wrong with settling: it may take only what the seat must do in every state that looks
// alike to anybody.
Fault find_settle_fault(const AnyGame& game, const Swapper* swapper, const AnyState& state,
                        Rng& rng);

}  // namespace orrery::test
