// The rooms of reading a pack: each function reads some files into the components and complains
// about what it finds wrong in them. Used by the files components*.cpp alone.
#pragma once

#include <string>
#include <vector>

#include "core/pack_file.h"
#include "games/solenia/components.h"

namespace orrery::solenia {

// Limits of amounts: with them no counter of a state can overflow.
inline constexpr int kMaxAmount = 9;  // of one kind, or of all kinds that one effect gives
inline constexpr int kMaxStars = 20;  // of a tile or one effect
inline constexpr int kMiddleRow = kRows / 2;

struct PackFiles : PackFolder {
  using PackFolder::PackFolder;
  PackFile board{*this, "board.json"};
  PackFile box{*this, "box.json"};
  PackFile deck{*this, "deck.json"};
  PackFile improvements{*this, "improvements.json"};
  PackFile players{*this, "players.json"};
  PackFile scoring{*this, "scoring.json"};
  PackFile setup{*this, "setup.json"};
  PackFile solo{*this, "solo.json"};
  PackFile summer{*this, "summer.json"};
  PackFile tiles{*this, "tiles.json"};
  PackFile winter{*this, "winter.json"};
};

void read_board(const PackFiles& files, Components& components);
void read_deck(const PackFiles& files, Components& components);
void read_tiles(const PackFiles& files, Components& components);
void read_player_boards(const PackFiles& files, Components& components);
void read_improvements(const PackFiles& files, Components& components);
void read_players(const PackFiles& files, Components& components);
void read_setup(const PackFiles& files, Components& components);
void read_solo(const PackFiles& files, Components& components);
void read_scoring(const PackFiles& files, Components& components);

// What the box says must agree with the lists.
void check_box(const PackFiles& files);
// What must fit together across files; `components` have been read without complaint.
void check_together(const Components& components, Problems& problems);

// {"wood": 1, "wheat": 2}; each amount at most kMaxAmount.
Goods read_goods(const JsonReader& reader);
// ["wood", "wheat"]: 1 for each that is named.
Goods read_kinds(const JsonReader& reader);
// The same, but at least one good and at most kMaxAmount in all.
Goods read_gain(const JsonReader& reader);

// Where effects stand: the rules know some of them in one place only.
enum class Place : std::uint8_t { summer, winter, level1 };
EffectList read_effects(const JsonReader& reader, Place place);
// What an end effect of level 3 counts.
EndEffect read_score(const JsonReader& reader);

// The places for goods that all slots of a board add.
int extra_storage(const BoardFace& face);

}  // namespace orrery::solenia
