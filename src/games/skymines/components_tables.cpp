// Reads the course of a game, and compares the lists with the box.
#include "games/skymines/components_read.h"

namespace orrery::skymines {

void read_course(const PackFiles& files, Components& components) {
  const PackFile& file = files.course;
  file.allow_only({"rounds", "slots", "slots_at_start", "start_coins", "supplement_start",
                   "supplement_per_round", "foreign_piece_energy", "removed_card_price",
                   "by_seats"});
  file.expect_number("rounds", kRounds);
  file.expect_number("slots", kSlots);
  file.expect_number("slots_at_start", kSlots - 2);  // tank and research open the others
  file.expect_number("supplement_per_round", 1);
  components.start_coins = read_byte(file.at("start_coins"), 0, kMaxStartCoins);
  components.supplement_start = read_byte(file.at("supplement_start"), 0, kMaxStartCoins);
  components.foreign_energy = read_byte(file.at("foreign_piece_energy"), 0, kMaxFee);
  components.removed_price = read_byte(file.at("removed_card_price"), 0, kMaxFee);
  constexpr int kLeastSeats = 2;  // SK-1.1
  Once once(file.maybe("by_seats"), numbered("seats", kLeastSeats, kMaxPlayers), file.problems());
  for (const JsonReader& record :
       file.records("by_seats", {"seats", "bonus_markers"}, 0, kLongList)) {
    const std::size_t seats = read_byte(record.at("seats"), kLeastSeats, kMaxPlayers);
    once.mark(record, seats - kLeastSeats);
    components.markers[seats] = read_byte(record.at("bonus_markers"), 1, kMaxMarkers);
  }
  once.finish();
}

void check_box_contents(const PackFiles& files) {
  const auto cards = [&](std::string_view letter) {
    return files.cards.size_of("deck", "letter", letter);
  };
  const auto plans = [&](std::string_view letter) {
    return files.plans.size_of("plans", "letter", letter);
  };
  check_box(
      files.box,
      {{"action_cards_a", cards("A"), "cards.json"},
       {"action_cards_b", cards("B"), "cards.json"},
       {"action_cards_c", cards("C"), "cards.json"},
       {"action_cards_d", cards("D"), "cards.json"},
       {"action_cards_e", cards("E"), "cards.json"},
       {"start_cards_per_player", files.cards.size_of("starting_cards"), "cards.json"},
       {"single_energy_cards", files.cards.size_of("single_energy_cards"), "cards.json"},
       {"company_tracks", files.tracks.size_of("tracks"), "tracks.json"},
       {"outposts_per_company", kMoonOutposts, {}},
       {"shuttles_per_company", kShuttles, {}},
       {"plans_a", plans("A"), "plans.json"},
       {"plans_b", plans("B"), "plans.json"},
       {"plans_c", plans("C"), "plans.json"},
       {"special_plans", files.plans.size_of("special_plans"), "plans.json"},
       {"start_tokens", files.tokens.size_of("tokens"), "tokens.json"},
       {"bonus_tiles", files.spaces.size_of("tiles"), "spaces.json"},
       {"bonus_markers_per_player", kMaxMarkers, {}},
       {"one_time_per_player", kOneTimeMarkers, {}},
       {"mission_cards", files.missions.size_of("cards"), "missions.json"},
       {"hazard_cards", files.hazards.size_of("hazards"), "hazards.json"},
       {"luna_cards_grade_1", files.luna_cards.size_of("cards", "grade", "I"), "luna_cards.json"},
       {"luna_cards_grade_2", files.luna_cards.size_of("cards", "grade", "II"), "luna_cards.json"},
       {"coins", 0, {}}});
}

}  // namespace orrery::skymines
