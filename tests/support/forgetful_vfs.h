// A disk for SQLite that forgets. What is written stays in memory until it is synced; when the
// power goes, everything that was not synced is dropped, or reaches the disk in part and in any
// order, as caches of disks do. Names behave as in SQLite's own layer to Unix: a new log or
// journal is durable after its first sync, a deletion that was not synced may come undone.
//
// The synced bytes are in real files, so that locks and shared memory are the real ones. Also a
// disk that is full, or that the system has made read-only.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <sqlite3.h>

#include "core/rng.h"

namespace orrery::test {

class ForgetfulDisk {
 public:
  // Equal seeds forget the same.
  explicit ForgetfulDisk(std::uint64_t seed);
  ~ForgetfulDisk();
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;

  // What SQLite knows it by.
  const std::string& vfs() const { return name_; }

  // The power goes with the n-th write, truncation, sync or deletion from now on.
  void cut_power_at(int operation);
  // From then on every call fails, until the power is back. By then all files must be closed.
  bool dead() const;
  void restore_power();

  // By how many bytes files may still grow; nothing for as many as they like.
  void set_room(std::optional<std::int64_t> bytes);
  void set_read_only(bool read_only);

 private:
  friend struct ForgetfulCalls;
  struct Change {
    std::int64_t offset = 0;  // or the new size
    std::string bytes;
    bool truncation = false;
  };
  struct Content {
    std::string live;             // as programs see it
    std::vector<Change> pending;  // what distinguishes it from the disk
    bool named = true;            // its name is durable
    int handles = 0;
  };

  // One step nearer to the end of the power; an error once it is gone.
  int work();
  Content& content(const std::string& path);
  void release(const std::string& path);
  void settle(const std::string& path, Content& content);

  std::string name_;
  sqlite3_vfs vfs_{};
  sqlite3_vfs* real_ = nullptr;
  mutable std::mutex mutex_;
  Rng rng_;
  std::map<std::string, Content> contents_;
  std::map<std::string, std::string> deleted_;  // deletions that are not durable
  std::optional<int> operations_left_;
  bool dead_ = false;
  std::optional<std::int64_t> room_;
  bool read_only_ = false;
};

}  // namespace orrery::test
