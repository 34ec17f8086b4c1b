// A second scorer and a second judge of concessions for Luna Capital, slow and obvious: plots are
// sets of lattice cells, and every rule is read off them word by word.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/luna_capital/options.h"
#include "games/luna_capital/state.h"

namespace orrery::luna_capital {

using LatticeCell = std::pair<int, int>;  // row and column as in LC-1.39

struct SlowPlot {
  std::vector<LatticeCell> cells;
  TileType type;
  bool scaffolding = false;
};

class SlowCity {
 public:
  SlowCity(const Components& tables, const City& city);

  int largest_group(Family family) const;
  int count(Family family) const;
  int fruit_sets() const;
  int modhab_matches() const;
  int complex_matches() const;
  int scaffoldings() const;
  int rows() const;
  bool meets(const Concession& concession) const;

 private:
  bool touch(const SlowPlot& a, const SlowPlot& b, bool corners) const;
  bool connected(const std::vector<const SlowPlot*>& plots) const;
  bool has_pattern(const Concession& concession) const;
  bool has_column(Family family) const;
  bool has_line(Family family, int length) const;
  bool has_systems() const;

  std::vector<SlowPlot> plots_;
  std::map<LatticeCell, std::size_t> plot_at_;
  std::map<LatticeCell, std::set<std::size_t>> cards_;  // by card position: its plots
};

// The rows of the pad and the total of every seat, and of the automaton in solo.
std::vector<std::vector<int>> slow_scores(const Game& game, const State& state);
bool slow_meets(const Game& game, const State& state, int seat, unsigned concession);

}  // namespace orrery::luna_capital
