// The names that the facts of a table have in snapshots and headers.
#pragma once

#include <array>
#include <string_view>

#include "table/entry_form.h"
#include "table/facts.h"

namespace orrery {

template <>
struct EnumNames<Phase> {
  static constexpr std::array<std::string_view, 3> kNames = {"gathering", "running", "over"};
};
template <>
struct EnumNames<Notice::Kind> {
  static constexpr std::array<std::string_view, 11> kNames = {
      "joined",    "left",     "removed",  "took_back", "went_back", "declined",
      "timed_out", "stood_in", "returned", "resigned",  "resumed"};
};
template <>
struct Form<Holder> {
  static void fields(auto& visit, auto& holder) {
    visit("person", holder.person);
    visit("name", holder.name);
    visit("bot", holder.bot);
    visit("nonce", holder.nonce);
    visit("resigned", holder.resigned);
  }
};
template <>
struct Form<ChatLine> {
  static void fields(auto& visit, auto& line) {
    visit("time", line.time);
    visit("person", line.person);
    visit("name", line.name);
    visit("text", line.text);
  }
};
template <>
struct Form<Notice> {
  static void fields(auto& visit, auto& notice) {
    visit("kind", notice.kind);
    visit("name", notice.name);
    visit("step", notice.step);
  }
};
template <>
struct Form<BackRequest> {
  static void fields(auto& visit, auto& request) {
    visit("by", request.by);
    visit("steps", request.steps);
    visit("agreed", request.agreed);
  }
};
template <>
struct Form<Clocks::Hand> {
  static void fields(auto& visit, auto& hand) {
    visit("left", hand.left);
    visit("since", hand.since);
  }
};

// All that needs no other form than it has; the clocks and the game are the snapshot's own affair.
template <>
struct Form<TableFacts> {
  static void fields(auto& visit, auto& facts) {
    visit("seq", facts.seq);
    visit("phase", facts.phase);
    visit("created", facts.created);
    visit("holders", facts.holders);
    visit("chat", facts.chat);
    visit.later("notices", facts.notices);
    visit("back", facts.back);
    visit("rematch", facts.rematch);
    visit("rules", facts.rules);
    visit("data", facts.data_hash);
    visit("start", facts.start);
    visit("outcome", facts.outcome);
    visit("winners", facts.winners);
  }
};

}  // namespace orrery
