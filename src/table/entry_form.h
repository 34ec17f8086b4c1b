// The names that entries and their fields have in a line of the log.
#pragma once

#include <array>
#include <string_view>

#include "table/entry.h"
#include "table/form.h"

namespace orrery {

template <>
struct EnumNames<ClockRules::Kind> {
  static constexpr std::array<std::string_view, 3> kNames = {"none", "live", "days"};
};
template <>
struct EnumNames<StoodIn::Reason> {
  static constexpr std::array<std::string_view, 2> kNames = {"time", "absence"};
};

template <>
struct Form<ClockRules> {
  static void fields(auto& visit, auto& clock) {
    visit("kind", clock.kind);
    visit("base", clock.base);
    visit("increment", clock.increment);
  }
};
template <>
struct Form<Created> {
  static constexpr std::string_view kName = "created";
  static void fields(auto& visit, auto& entry) {
    visit("game", entry.game);
    visit("players", entry.players);
    visit("options", entry.options);
    visit("clock", entry.clock);
    visit("listed", entry.listed);
    visit("creator", entry.creator);
    visit("secret", entry.secret);
    visit("join_key", entry.join_key);
    visit("watch_key", entry.watch_key);
    visit("previous", entry.previous);
  }
};
template <>
struct Form<Joined> {
  static constexpr std::string_view kName = "joined";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("person", entry.person);
    visit("name", entry.name);
    visit("nonce", entry.nonce);
  }
};
template <>
struct Form<BotSeated> {
  static constexpr std::string_view kName = "bot_seated";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("bot", entry.bot);
  }
};
template <>
struct Form<Left> {
  static constexpr std::string_view kName = "left";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("removed", entry.removed);
  }
};
template <>
struct Form<Started> {
  static constexpr std::string_view kName = "started";
  static void fields(auto& visit, auto& entry) {
    visit("rules", entry.rules);
    visit("data", entry.data_hash);
  }
};
template <>
struct Form<Moved> {
  static constexpr std::string_view kName = "moved";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("decision", entry.decision);
    visit("move", entry.move);
  }
};
template <>
struct Form<TookBack> {
  static constexpr std::string_view kName = "took_back";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("decision", entry.decision);
  }
};
template <>
struct Form<AskedBack> {
  static constexpr std::string_view kName = "asked_back";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("steps", entry.steps);
  }
};
template <>
struct Form<AnsweredBack> {
  static constexpr std::string_view kName = "answered_back";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("agreed", entry.agreed);
  }
};
template <>
struct Form<StoodIn> {
  static constexpr std::string_view kName = "stood_in";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("bot", entry.bot);
    visit("reason", entry.reason);
  }
};
template <>
struct Form<Returned> {
  static constexpr std::string_view kName = "returned";
  static void fields(auto& visit, auto& entry) { visit("seat", entry.seat); }
};
template <>
struct Form<Resigned> {
  static constexpr std::string_view kName = "resigned";
  static void fields(auto& visit, auto& entry) {
    visit("seat", entry.seat);
    visit("bot", entry.bot);
  }
};
template <>
struct Form<Said> {
  static constexpr std::string_view kName = "said";
  static void fields(auto& visit, auto& entry) {
    visit("person", entry.person);
    visit("name", entry.name);
    visit("text", entry.text);
  }
};
template <>
struct Form<Resumed> {
  static constexpr std::string_view kName = "resumed";
  static void fields(auto& visit, auto& entry) {
    visit("rules", entry.rules);
    visit("data", entry.data_hash);
    visit("position", entry.position);
    visit("dropped", entry.dropped);
    visit("left", entry.left);
  }
};
template <>
struct Form<Rematched> {
  static constexpr std::string_view kName = "rematched";
  static void fields(auto& visit, auto& entry) { visit("table", entry.table); }
};

}  // namespace orrery
