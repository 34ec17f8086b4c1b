// What must fit together across the files of a pack.
#include <algorithm>

#include "games/luna_capital/components_read.h"

namespace orrery::luna_capital {
namespace {

// Tiles laid out in a phase (LC-11.14): one per set at first and after three rounds, and with every
// refill but the last as many as the round has.
int tiles_drawn(int players, int spaces) {
  const int refills_per_round = players == 1 ? 2 : players;
  const int last_round = players == 1 ? 0 : (players - 1) * kRounds;
  int drawn = spaces + last_round;
  for (int round = 1; round < kRounds; ++round) drawn += spaces + refills_per_round * round;
  return drawn;
}

void check_supply(const Components& components, Problems& problems) {
  for (int players = 1; players <= kMaxPlayers; ++players) {
    const auto n = static_cast<std::size_t>(players);
    const int drawn = tiles_drawn(players, components.spaces[n]);
    for (std::size_t phase = 0; phase < kPhases; ++phase)
      if (const auto found = static_cast<int>(components.pool[n][phase].size()); found < drawn)
        problems.add(Message("luna.data_few_tiles", {{"phase", components.phase_names[phase]},
                                                     {"players", std::int64_t{players}},
                                                     {"found", std::int64_t{found}},
                                                     {"least", std::int64_t{drawn}}}));
  }
}

void check_landing_pads(const Components& components, Problems& problems) {
  std::int64_t most = 0;
  for (const auto& pools : components.pool) {  // by number of players
    std::int64_t found = 0;
    for (const TilePool& pool : pools)
      for (const Content tile : pool)
        if (components.types[tile].family == Family::landing_pad) ++found;
    most = std::max(most, found);
  }
  if (most > kMaxLandingPads)
    problems.add(Message("luna.data_many_landing_pads",
                         {{"found", most}, {"most", std::int64_t{kMaxLandingPads}}}));
}

void check_offer(const Components& components, Problems& problems) {
  for (const bool solo : {false, true})
    for (const ConcessionTerm term : {ConcessionTerm::short_term, ConcessionTerm::long_term}) {
      std::int64_t found = 0;
      for (std::size_t i = 0; i < components.concession_count; ++i)
        if (const Concession& each = components.concessions[i];
            each.term == term && !(solo && each.removed_in_solo))
          ++found;
      const std::int64_t wanted =
          term == ConcessionTerm::short_term ? components.short_on_offer : components.long_on_offer;
      if (found < wanted)
        problems.add(
            Message(solo ? "luna.data_few_concessions_in_solo" : "luna.data_few_concessions",
                    {{"term", term_names()[static_cast<std::size_t>(term)]},
                     {"found", found},
                     {"wanted", wanted}}));
    }
}

}  // namespace

void read_box(const PackFiles& files, Components& components) {
  const std::vector<BoxLine> lines = {
      {"construction_cards", files.cards.size_of("cards"), "cards.json"},
      {"short_concessions", files.concessions.size_of("concessions", "term", "short"),
       "concessions.json"},
      {"long_concessions", files.concessions.size_of("concessions", "term", "long"),
       "concessions.json"},
      {"tiles", files.tiles.size_of("tiles"), "tiles.json"},
      {"tiles_per_phase", files.tiles.size_of("tiles", "phase", "A"), "tiles.json"},
      {"sponsors", files.sponsors.size_of("sponsors"), "sponsors.json"},
      {"tokens_per_player", kMaxOffer, {}},
      {"robot_tokens", 0, {}, kMaxTokens},
      {"redistribution_tokens", 0, {}, kMaxTokens}};
  const std::vector<std::uint8_t> counts = check_box(files.box, lines);
  components.robot_tokens = counts[lines.size() - 2];
  components.redistribution_tokens = counts[lines.size() - 1];
}

void check_together(const Components& components, Problems& problems) {
  check_supply(components, problems);
  check_landing_pads(components, problems);
  check_offer(components, problems);
}

}  // namespace orrery::luna_capital
