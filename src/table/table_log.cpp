// What an entry does to the course, found once for all: for one that is to be added, and for one
// that is read from a log again.
#include <algorithm>
#include <type_traits>
#include <utility>

#include "table/facts.h"

namespace orrery {
namespace {

using Found = std::expected<Effect, Message>;

class FindEffect {
 public:
  explicit FindEffect(const TableFacts& facts) : facts_(facts) {}

  Found operator()(const Started& entry) const { return opening(entry, {}); }
  Found operator()(const Resumed& entry) const { return opening(entry, entry.position); }

  Found operator()(const Moved& entry) const {
    if (!facts_.course) return outdated();
    return facts_.course->try_play(entry.seat, entry.move);
  }

  Found operator()(const TookBack& entry) const {
    if (!facts_.course) return outdated();
    const auto step = facts_.course->undoable(entry.seat);
    if (!step) return std::unexpected(step.error());
    return Undo{.step = *step};
  }

  // The others leave the course as it is, or go back in it as far as people agreed.
  Found operator()(const auto& /*entry*/) const { return Effect(); }

 private:
  static Found outdated() { return std::unexpected(Message("table.outdated")); }

  Found opening(const auto& entry, std::string_view start) const {
    if (!has_rules(facts_, entry.rules, entry.data_hash))
      return std::unexpected(
          Message("table.other_rules", {{"rules", facts_.game->info().rules_version}}));
    return opening_course(facts_, start);
  }

  const TableFacts& facts_;
};

template <class T, class... Others>
inline constexpr bool kOneOf = (std::is_same_v<T, Others> || ...);

bool fits_table(const TableFacts& facts, const Entry& entry) {
  if (entry.time > kMostTime) return false;
  return std::visit(
      [&]<class What>(const What& what) {
        constexpr bool kAnyTime = kOneOf<What, Said, Rematched>;
        constexpr bool kBefore = kOneOf<What, Joined, BotSeated, Left, Started>;
        if constexpr (kOneOf<What, Created>) return false;
        if (!kAnyTime && kBefore != (facts.phase == Phase::gathering)) return false;
        if constexpr (requires { what.seat; }) return facts.has_seat(what.seat);
        if constexpr (requires { what.left; })
          return what.left.size() == facts.holders.size() &&
                 std::ranges::all_of(what.left, [](Millis left) { return left <= kMostTime; });
        return true;
      },
      entry.what);
}

}  // namespace

std::expected<Effect, Message> effect_of(const TableFacts& facts, const Entry& entry) {
  return std::visit(FindEffect(facts), entry.what);
}

std::expected<Allowed, Message> recall_entry(const TableFacts& facts, Entry entry) {
  const std::int64_t seq = facts.seq + 1;
  if (!fits_table(facts, entry))
    return std::unexpected(Message("table.log_damaged", {{"entry", seq}}));
  Effect effect = effect_of(facts, entry).value_or(Effect());
  return Allowed{.entry = std::move(entry), .effect = std::move(effect), .seq = seq};
}

}  // namespace orrery
