// The kinds of bots there are, and how each is named: "greedy", or with settings of its own
// "greedy:worlds=8:noise=10". Colons part the settings, so that commas can part names in a list.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

namespace orrery {

enum class BotId : std::uint8_t { random, greedy };

// A whole number that can be set in a bot's name.
struct BotSetting {
  std::string_view name;
  int least;
  int most;
  int usual;  // where the name does not say
};

struct BotKind {
  BotId id;
  std::string_view name;
  // Whether it looks at the state. One that does not takes any of its moves, each as likely.
  bool looks;
  std::span<const BotSetting> settings;
};

// Weakest first.
std::span<const BotKind> bot_kinds();
// Their names: "random, greedy".
std::string bot_names();

inline constexpr std::size_t kMaxBotSettings = 8;

// What the name of a bot stands for.
class BotSpec {
 public:
  // Says what is possible instead where there is no such bot, setting or value.
  static std::expected<BotSpec, Message> parse(std::string_view name);

  const BotKind& kind() const { return *kind_; }
  // The value of a setting that the kind has.
  int value(std::string_view setting) const;

 private:
  explicit BotSpec(const BotKind& kind);
  std::expected<void, Message> set(std::string_view setting);

  const BotKind* kind_;
  std::array<int, kMaxBotSettings> values_{};  // in the order of kind().settings
};

}  // namespace orrery
