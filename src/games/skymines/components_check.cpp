// What must fit together across the files of a pack.
#include <algorithm>

#include "games/skymines/components_read.h"

namespace orrery::skymines {
namespace {

// SK-2.19: the first moves of a token pass no barrier and no threshold, whatever track lies there.
void check_token_moves(const Components& components, Problems& problems) {
  int most = 0;
  for (const StartToken& token : components.tokens)
    most = std::max<int>(most, *std::ranges::max_element(token.bonus.track));
  for (std::size_t i = 0; i < kTracks; ++i) {
    const Track& track = components.tracks[i];
    int gap = track.threshold_after[0];
    for (int space = gap - 1; space >= 0; --space)
      if (track.barrier[static_cast<std::size_t>(space)] != 0) gap = space;
    if (gap < most)
      problems.add(Message("skymines.data_token_gap", {{"track", components.track_ids[i]},
                                                       {"space", std::int64_t{gap}},
                                                       {"moves", std::int64_t{most}}}));
  }
}

// SK-11.16
void check_markers(const Components& components, Problems& problems) {
  const int most = *std::ranges::max_element(components.markers);
  for (std::size_t i = 0; i < kTracks; ++i)
    if (const int more = components.tracks[i].bonus[1].extra_markers; most + more > kMaxMarkers)
      problems.add(Message("skymines.data_many_markers", {{"track", components.track_ids[i]},
                                                          {"found", std::int64_t{most + more}},
                                                          {"most", std::int64_t{kMaxMarkers}}}));
}

// A name in a move or a position stands for one plan.
void check_plan_names(const Components& components, Problems& problems) {
  std::vector<std::string> names(components.plan_names.begin() + kFirstPlan,
                                 components.plan_names.end());
  std::ranges::sort(names);
  const auto twin = std::ranges::adjacent_find(names);
  if (twin != names.end()) problems.add(Message("skymines.data_plan_name", {{"name", *twin}}));
}

}  // namespace

void check_together(const Components& components, Problems& problems) {
  check_token_moves(components, problems);
  check_markers(components, problems);
  check_plan_names(components, problems);
}

}  // namespace orrery::skymines
