// Luna's face-down cards in a position of Skymines, by what everybody at the table can tell of
// them.
#pragma once

#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "core/rng.h"

namespace orrery::test {

namespace json = boost::json;

class SkyminesLuna {
 public:
  explicit SkyminesLuna(json::object& luna);

  // Exchanges two cards that could as well lie the other way round; false if there are none.
  bool exchange_any(Rng& rng);
  // Takes out of the position what nobody knows.
  void hide();

 private:
  using Cards = std::vector<json::value*>;

  // Of the grade-II stack and never seen: nobody can tell such cards apart.
  bool is_fresh(const json::value& card) const;
  bool listed(std::string_view list, std::string_view name) const;
  void sort_out(json::value& card, std::string_view place);

  json::object& luna_;
  Cards fresh_;      // all such cards, wherever they are
  Cards early_;      // face down, dealt before the pile ran out; not known to be fresh
  Cards late_;       // the others, and the pile
  Cards face_down_;  // in places
};

}  // namespace orrery::test
