// A game behind one interface, for the table, the server, the command line and Python. The type is
// erased, not the layout: a state is a flat buffer of bytes, a call costs one indirection.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/play.h"

namespace orrery {

// A state of any game. Copies only the bytes in use.
class AnyState {
 public:
  // The buffer is left unset on purpose: only the bytes in use are ever read.
  AnyState() {}                                                          // NOLINT
  AnyState(const AnyState& other) : size_(other.size_) { copy(other); }  // NOLINT
  AnyState& operator=(const AnyState& other) {
    if (this != &other) {
      size_ = other.size_;
      copy(other);
    }
    return *this;
  }
  ~AnyState() = default;

  // From what `bytes` of another state gave.
  static AnyState of_bytes(std::span<const std::byte> bytes) {
    assert(bytes.size() <= kMaxStateBytes);
    AnyState state;
    state.size_ = bytes.size();
    std::memcpy(state.bytes_.data(), bytes.data(), bytes.size());
    return state;
  }

  template <class State>
  void hold(const State& state) {
    static_assert(sizeof(State) <= kMaxStateBytes && std::is_trivially_copyable_v<State>);
    size_ = sizeof(State);
    std::memcpy(bytes_.data(), &state, sizeof(State));
  }
  template <class State>
  const State& as() const {
    assert(size_ == sizeof(State));
    return *std::launder(reinterpret_cast<const State*>(bytes_.data()));
  }
  template <class State>
  State& as() {
    assert(size_ == sizeof(State));
    return *std::launder(reinterpret_cast<State*>(bytes_.data()));
  }
  std::span<const std::byte> bytes() const { return {bytes_.data(), size_}; }
  friend bool operator==(const AnyState& a, const AnyState& b) {
    return a.size_ == b.size_ && std::memcmp(a.bytes_.data(), b.bytes_.data(), a.size_) == 0;
  }

 private:
  void copy(const AnyState& other) { std::memcpy(bytes_.data(), other.bytes_.data(), size_); }

  alignas(16) std::array<std::byte, kMaxStateBytes> bytes_;
  std::size_t size_ = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;

  const GameInfo& info() const { return *info_; }
  const Options& options() const { return options_; }
  int players() const { return options_.players; }
  // SHA-256 of the data pack this game was made from.
  const std::string& data_hash() const { return data_hash_; }

  // The contract of core/game.h, and what core/play.h makes of it.
  virtual std::size_t state_bytes() const = 0;
  virtual std::size_t max_legal() const = 0;
  virtual int automata() const = 0;
  virtual AnyState setup(const Seed& seed) const = 0;
  virtual SeatSet active(const AnyState& state) const = 0;
  virtual void legal(const AnyState& state, Seat seat, MoveList& moves) const = 0;
  virtual void apply(AnyState& state, Seat seat, Move move, Events* events) const = 0;
  virtual std::expected<void, IllegalMove> try_apply(AnyState& state, Seat seat, Move move,
                                                     Events* events) const = 0;
  virtual bool forced_openly(const AnyState& state, Seat seat) const = 0;
  virtual void settle(AnyState& state, Events* events) const = 0;
  virtual Scores scores(const AnyState& state) const = 0;
  virtual SeatSet winners(const AnyState& state) const = 0;
  virtual Message outcome(const AnyState& state) const = 0;
  virtual std::uint64_t info_key(const AnyState& state, Viewer viewer) const = 0;
  virtual AnyState observe(const AnyState& state, Viewer viewer, Rng& rng) const = 0;
  virtual Events preview(const AnyState& state, Seat seat, Move move) const = 0;
  virtual void view(const AnyState& state, Viewer viewer, JsonWriter& out) const = 0;
  virtual Message event_message(const Event& event, Viewer viewer) const = 0;
  virtual Move move_seen_by(Seat seat, Move move, Viewer viewer) const = 0;
  virtual std::string notation(Move move) const = 0;
  virtual std::expected<Move, Message> parse_move(std::string_view text) const = 0;
  virtual Message prompt(const AnyState& state, Seat seat) const = 0;
  virtual Message describe(const AnyState& state, Seat seat, Move move) const = 0;
  virtual std::optional<Message> broken_invariant(const AnyState& state) const = 0;
  // The state part of a position; see core/position.h for the whole.
  virtual json::object write_state(const AnyState& state) const = 0;
  virtual AnyState read_state(const JsonReader& from, Problems& problems) const = 0;
  virtual json::object state_schema() const = 0;
  // For heuristic bots, without the game's type.
  virtual float value(const AnyState& state, Seat seat) const = 0;
  virtual float preference(const AnyState& state, Seat seat, Move move) const = 0;
  virtual bool quiet(const AnyState& state) const = 0;

  bool over(const AnyState& state) const { return active(state).empty(); }
  json::object view(const AnyState& state, Viewer viewer) const;
  MoveList legal(const AnyState& state, Seat seat) const {
    MoveList moves;
    legal(state, seat, moves);
    return moves;
  }

 protected:
  AnyGame(const GameInfo& info, Options options, std::string data_hash)
      : info_(&info), options_(std::move(options)), data_hash_(std::move(data_hash)) {}

 private:
  const GameInfo* info_;
  Options options_;
  std::string data_hash_;
};

using GamePtr = std::shared_ptr<const AnyGame>;

// A game of the registry: what it is, how to make one, how to check a data pack for it.
struct GameEntry {
  const GameInfo& (*info)();
  std::optional<GamePtr> (*create)(const Options& options, const DataPack& pack,
                                   Problems& problems);
};

}  // namespace orrery
