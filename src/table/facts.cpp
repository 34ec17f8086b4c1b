#include "table/facts.h"

#include <algorithm>

namespace orrery {

std::expected<TableFacts, Message> new_table(const Entry& entry, GameShelf& shelf) {
  const auto* created = std::get_if<Created>(&entry.what);
  if (created == nullptr) return std::unexpected(Message("table.not_created"));
  if (!is_possible(created->clock)) return std::unexpected(Message("table.bad_clock"));
  if (!is_secret(created->secret)) return std::unexpected(Message("table.bad_secret"));
  auto game = shelf.get(created->game, created->players, created->options);
  if (!game) return std::unexpected(game.error());
  TableFacts facts;
  facts.seq = 1;
  facts.created = *created;
  facts.game = *std::move(game);
  facts.holders.resize(static_cast<std::size_t>(created->players));
  facts.clocks = Clocks(created->clock, created->players);
  return facts;
}

Fairness TableFacts::fairness() const {
  Fairness fairness{.secret = created.secret, .nonces = {}};
  for (const Holder& holder : holders) fairness.nonces.push_back(holder.nonce);
  return fairness;
}

SeatSet TableFacts::playing() const {
  SeatSet seats;
  for (std::size_t i = 0; i < holders.size(); ++i)
    if (holders[i].plays()) seats.add(seat_at(static_cast<int>(i)));
  return seats;
}

int TableFacts::people() const {
  return static_cast<int>(std::ranges::count_if(
      holders, [](const Holder& each) { return !each.person.empty() && !each.resigned; }));
}

}  // namespace orrery
