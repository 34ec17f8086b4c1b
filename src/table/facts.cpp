#include "table/facts.h"

#include <algorithm>
#include <utility>

#include "table/facts_form.h"

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
  facts.commitment = commitment_to_secret(created->secret);
  facts.game = *std::move(game);
  facts.created.options = facts.game->options().values;
  facts.holders.resize(static_cast<std::size_t>(created->players));
  facts.clocks = Clocks(created->clock, created->players);
  return facts;
}

Message message_of(const Notice& notice) {
  const auto kind = EnumNames<Notice::Kind>::kNames[static_cast<std::size_t>(notice.kind)];
  std::string id = std::string("table.notice.").append(kind);
  if (notice.name.empty()) return {std::move(id)};
  return {std::move(id), {{"name", notice.name}}};
}

bool is_sound(const TableFacts& facts) {
  constexpr int kMost = 1'000'000'000;
  const auto is_count = [](std::int64_t number) { return number >= 0 && number <= kMost; };
  if (!is_count(facts.seq) || !is_possible(facts.created.clock)) return false;
  if (!is_secret(facts.created.secret)) return false;
  for (const Clocks::Hand& hand : facts.clocks.hands())
    if (hand.left > kMostTime || hand.since > kMostTime) return false;
  for (const Seat seat : facts.winners)
    if (!facts.has_seat(seat)) return false;
  if (facts.back && !facts.has_seat(facts.back->by)) return false;
  if (facts.course && !std::ranges::all_of(facts.course->decisions(), is_count)) return false;
  if (facts.foreign && facts.foreign->known > facts.foreign->commands.size()) return false;
  return facts.outcome.has_value() == (facts.phase == Phase::over);
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
