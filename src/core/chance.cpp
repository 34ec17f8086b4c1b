#include "core/chance.h"

#include <bit>
#include <charconv>

#include <fmt/format.h>

#include "core/rng.h"

namespace orrery {
namespace {

constexpr int kRounds = 8;
constexpr std::uint32_t kBlockWords = 16;

void quarter_round(ChachaBlock& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}

}  // namespace

ChachaBlock chacha_block(const std::array<std::uint32_t, 8>& key, std::uint32_t counter,
                         const std::array<std::uint32_t, 3>& nonce, int rounds) {
  const ChachaBlock start = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, key[0], key[1],
                             key[2],     key[3],     key[4],     key[5],     key[6], key[7],
                             counter,    nonce[0],   nonce[1],   nonce[2]};
  ChachaBlock block = start;
  for (int round = 0; round < rounds; round += 2) {
    for (std::size_t i = 0; i < 4; ++i) quarter_round(block, i, 4 + i, 8 + i, 12 + i);
    for (std::size_t i = 0; i < 4; ++i)
      quarter_round(block, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (std::size_t i = 0; i < kBlockWords; ++i) block[i] += start[i];
  return block;
}

Seed Seed::of(std::uint64_t number, std::uint64_t game) {
  std::uint64_t mixer = number;
  mixer = split_mix(mixer) + game;
  Seed seed;
  for (std::size_t i = 0; i < seed.words.size(); i += 2) {
    const std::uint64_t word = split_mix(mixer);
    seed.words[i] = static_cast<std::uint32_t>(word);
    seed.words[i + 1] = static_cast<std::uint32_t>(word >> 32U);
  }
  return seed;
}

std::string Seed::hex() const {
  std::string text;
  for (const std::uint32_t word : words) text += fmt::format("{:08x}", word);
  return text;
}

bool Seed::parse(std::string_view text, Seed& seed) {
  constexpr std::size_t kDigits = 8;
  if (text.size() != kDigits * seed.words.size()) return false;
  for (std::size_t i = 0; i < seed.words.size(); ++i) {
    const char* first = text.data() + (i * kDigits);
    const auto [end, error] = std::from_chars(first, first + kDigits, seed.words[i], 16);
    if (error != std::errc{} || end != first + kDigits) return false;
  }
  return true;
}

ChanceStream::ChanceStream(Chance& chance, std::size_t stream)
    : chance_(chance), stream_(stream), position_(chance.drawn[stream]) {
  // In the middle of a block the rest of it is needed again.
  if (position_ % kBlockWords != 0)
    block_ = chacha_block(chance_.key, position_ / kBlockWords,
                          {static_cast<std::uint32_t>(stream_), 0, 0}, kRounds);
}

std::uint32_t ChanceStream::next() {
  if (position_ % kBlockWords == 0)
    block_ = chacha_block(chance_.key, position_ / kBlockWords,
                          {static_cast<std::uint32_t>(stream_), 0, 0}, kRounds);
  return block_[position_++ % kBlockWords];
}

std::uint32_t ChanceStream::below(std::uint32_t bound) {
  std::uint64_t product = std::uint64_t{next()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t unfair = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < unfair) product = std::uint64_t{next()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

}  // namespace orrery
