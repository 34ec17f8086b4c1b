// A game's own chance: shuffles and dice. A keyed, counter-based generator (ChaCha with 8 rounds):
// one 256-bit key per game, a stream per purpose, and how far each stream was read, all inside the
// state. Nobody who sees results can compute later ones; whoever knows the key can check them all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace orrery {

// The 256 bits a game starts from.
struct Seed {
  std::array<std::uint32_t, 8> words{};

  // Game number `game` of the series that `number` names: `--seed` of the command line.
  static Seed of(std::uint64_t number, std::uint64_t game = 0);
  // 64 hexadecimal digits, and back; false when `text` is something else.
  std::string hex() const;
  static bool parse(std::string_view text, Seed& seed);

  friend bool operator==(const Seed&, const Seed&) = default;
};

using ChachaBlock = std::array<std::uint32_t, 16>;
// One block of the ChaCha stream cipher, as RFC 8439 defines it but for the number of rounds.
ChachaBlock chacha_block(const std::array<std::uint32_t, 8>& key, std::uint32_t counter,
                         const std::array<std::uint32_t, 3>& nonce, int rounds);

struct Chance {
  static constexpr std::size_t kStreams = 4;

  std::array<std::uint32_t, 8> key{};
  std::array<std::uint32_t, kStreams> drawn{};  // words read from each stream so far

  friend bool operator==(const Chance&, const Chance&) = default;
};

// Reads one stream of a game's chance; writes back how far it came when it ends.
class ChanceStream {
 public:
  ChanceStream(Chance& chance, std::size_t stream);
  ~ChanceStream() { chance_.drawn[stream_] = position_; }
  ChanceStream(const ChanceStream&) = delete;
  ChanceStream& operator=(const ChanceStream&) = delete;

  // Uniform in [0, bound), exactly.
  std::uint32_t below(std::uint32_t bound);

  template <class T, std::size_t kExtent>
  void shuffle(std::span<T, kExtent> items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  std::uint32_t next();

  Chance& chance_;
  std::size_t stream_;
  std::uint32_t position_;
  ChachaBlock block_{};
};

}  // namespace orrery
