// A move is eight bytes: a kind and up to seven small arguments, whose meaning each game gives in
// its own moves.h. Lists of moves have a fixed capacity and live on the stack.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace orrery {

struct Move {
  std::uint8_t kind;
  std::array<std::uint8_t, 7> args;  // arguments a kind does not use are 0

  friend bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 8 && std::has_unique_object_representations_v<Move>);

// Put together as one word: written byte by byte and read back whole, every move added to a list
// would have to wait for its own bytes to arrive in memory.
template <class Kind>
constexpr Move make_move(Kind kind, std::uint8_t first = 0, std::uint8_t second = 0) {
  static_assert(std::endian::native == std::endian::little);
  return std::bit_cast<Move>(std::uint64_t{static_cast<std::uint8_t>(kind)} |
                             std::uint64_t{first} << 8U | std::uint64_t{second} << 16U);
}

// The kind of a move whose arguments the viewer may not know has this bit set.
inline constexpr std::uint8_t kHiddenArgs = 0x80;
constexpr Move hidden(Move move) {
  return make_move(static_cast<std::uint8_t>(move.kind | kHiddenArgs));
}

// No game offers more alternatives than this in one decision; each game states its own bound.
inline constexpr std::size_t kMaxLegalMoves = 288;

class MoveList {
 public:
  // The storage is left unset on purpose: a list is filled many million times a second.
  MoveList() {}  // NOLINT(*-member-init,modernize-use-equals-default)

  void clear() { size_ = 0; }
  void add(Move move) {
    assert(size_ < kMaxLegalMoves);
    moves_[size_++] = move;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const {
    assert(i < size_);
    return moves_[i];
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const {
    for (const Move& each : *this)
      if (each == move) return true;
    return false;
  }

 private:
  std::array<Move, kMaxLegalMoves> moves_;
  std::size_t size_ = 0;
};

}  // namespace orrery
