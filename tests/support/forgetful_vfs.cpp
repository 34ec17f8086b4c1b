#include "support/forgetful_vfs.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

namespace orrery::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kSector = 512;

std::string bytes_of(const fs::path& path) {
  std::error_code missing;
  const std::uintmax_t size = fs::file_size(path, missing);
  if (missing) return {};
  std::string bytes(size, '\0');
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(size));
  return bytes;
}

void write_bytes(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// SQLite asks for this many bytes per open file; the real file lies right behind.
struct OpenFile {
  sqlite3_file base;
  ForgetfulDisk* disk;
  std::string* path;  // null for a temporary file
  bool is_log;        // a journal or a write-ahead log
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

OpenFile& opened(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }

ForgetfulDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<ForgetfulDisk*>(vfs->pAppData); }

void apply(std::string& bytes, std::int64_t offset, const char* from, std::size_t size) {
  const auto at = static_cast<std::size_t>(offset);
  if (bytes.size() < at + size) bytes.resize(at + size);
  std::copy_n(from, size, bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

// What SQLite calls.
struct ForgetfulCalls {
  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
    ForgetfulDisk& disk = disk_of(vfs);
    const std::scoped_lock lock(disk.mutex_);
    OpenFile& self = opened(file);
    self = {};
    if (disk.dead_) return SQLITE_CANTOPEN;
    const bool fresh = name != nullptr && !fs::exists(name);
    if (disk.read_only_ && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
      flags &= ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
      flags |= SQLITE_OPEN_READONLY;
    }
    int given = 0;
    const int code = disk.real_->xOpen(disk.real_, name, self.real(), flags, &given);
    if (code != SQLITE_OK) return code;
    if (out != nullptr) *out = given;
    self.base.pMethods = methods();
    self.disk = &disk;
    self.is_log = (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
    if (name != nullptr) {
      self.path = new std::string(name);
      ForgetfulDisk::Content& content = disk.content(*self.path);
      if (fresh) content.named = false;
      ++content.handles;
    }
    return SQLITE_OK;
  }

  static int remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
    ForgetfulDisk& disk = disk_of(vfs);
    const std::scoped_lock lock(disk.mutex_);
    if (const int code = disk.work(); code != SQLITE_OK) return code;
    if (fs::exists(name) && sync_folder == 0 && disk.content(name).named)
      disk.deleted_[name] = bytes_of(name);
    disk.contents_.erase(name);
    return disk.real_->xDelete(disk.real_, name, 0);
  }

  static int access(sqlite3_vfs* vfs, const char* name, int flags, int* out) {
    ForgetfulDisk& disk = disk_of(vfs);
    const std::scoped_lock lock(disk.mutex_);
    const int code = disk.real_->xAccess(disk.real_, name, flags, out);
    // The real layer takes an empty file for none; this one may have its bytes in memory.
    const auto found = disk.contents_.find(name);
    if (flags == SQLITE_ACCESS_EXISTS && found != disk.contents_.end() && fs::exists(name))
      *out = found->second.live.empty() ? 0 : 1;
    return code;
  }

  static int last_error(sqlite3_vfs* vfs, int size, char* text) {
    ForgetfulDisk& disk = disk_of(vfs);
    const std::scoped_lock lock(disk.mutex_);
    return disk.read_only_ ? EROFS : disk.real_->xGetLastError(disk.real_, size, text);
  }

  static int close(sqlite3_file* file) {
    OpenFile& self = opened(file);
    const std::scoped_lock lock(self.disk->mutex_);
    if (self.path != nullptr) self.disk->release(*self.path);
    delete self.path;
    return self.real()->pMethods->xClose(self.real());
  }

  static int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    OpenFile& self = opened(file);
    const std::scoped_lock lock(self.disk->mutex_);
    if (self.disk->dead_) return SQLITE_IOERR_READ;
    if (self.path == nullptr) return self.real()->pMethods->xRead(self.real(), to, size, offset);
    const std::string& live = self.disk->content(*self.path).live;
    const auto at = std::min(static_cast<std::size_t>(offset), live.size());
    const auto wanted = static_cast<std::size_t>(size);
    const std::size_t there = std::min(wanted, live.size() - at);
    std::memset(to, 0, wanted);
    std::memcpy(to, live.data() + at, there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    OpenFile& self = opened(file);
    ForgetfulDisk& disk = *self.disk;
    const std::scoped_lock lock(disk.mutex_);
    if (self.path == nullptr) return self.real()->pMethods->xWrite(self.real(), from, size, offset);
    if (const int code = disk.work(); code != SQLITE_OK) return code;
    if (disk.read_only_) return SQLITE_IOERR_WRITE;
    ForgetfulDisk::Content& content = disk.content(*self.path);
    const std::int64_t growth = offset + size - std::ssize(content.live);
    if (disk.room_ && growth > *disk.room_) return SQLITE_FULL;
    if (disk.room_ && growth > 0) *disk.room_ -= growth;
    const auto* bytes = static_cast<const char*>(from);
    const auto count = static_cast<std::size_t>(size);
    apply(content.live, offset, bytes, count);
    content.pending.push_back({.offset = offset, .bytes = std::string(bytes, count)});
    return SQLITE_OK;
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    OpenFile& self = opened(file);
    ForgetfulDisk& disk = *self.disk;
    const std::scoped_lock lock(disk.mutex_);
    if (self.path == nullptr) return self.real()->pMethods->xTruncate(self.real(), size);
    if (const int code = disk.work(); code != SQLITE_OK) return code;
    if (disk.read_only_) return SQLITE_IOERR_TRUNCATE;
    ForgetfulDisk::Content& content = disk.content(*self.path);
    content.live.resize(static_cast<std::size_t>(size));
    content.pending.push_back({.offset = size, .bytes = {}, .truncation = true});
    return SQLITE_OK;
  }

  static int sync(sqlite3_file* file, int /*flags*/) {
    OpenFile& self = opened(file);
    ForgetfulDisk& disk = *self.disk;
    const std::scoped_lock lock(disk.mutex_);
    if (self.path == nullptr) return SQLITE_OK;
    if (const int code = disk.work(); code != SQLITE_OK) return code;
    ForgetfulDisk::Content& content = disk.content(*self.path);
    sqlite3_file* real = self.real();
    for (const ForgetfulDisk::Change& change : content.pending) {
      const int code =
          change.truncation
              ? real->pMethods->xTruncate(real, change.offset)
              : real->pMethods->xWrite(real, change.bytes.data(),
                                       static_cast<int>(change.bytes.size()), change.offset);
      if (code != SQLITE_OK) return code;
    }
    content.pending.clear();
    // The first sync of a new log is followed by one of the folder, which settles all names.
    if (self.is_log && !content.named) {
      for (auto& [path, one] : disk.contents_) one.named = true;
      disk.deleted_.clear();
    }
    return SQLITE_OK;
  }

  static int size(sqlite3_file* file, sqlite3_int64* size) {
    OpenFile& self = opened(file);
    const std::scoped_lock lock(self.disk->mutex_);
    if (self.path == nullptr) return self.real()->pMethods->xFileSize(self.real(), size);
    *size = std::ssize(self.disk->content(*self.path).live);
    return SQLITE_OK;
  }

  // --- locks and shared memory are those of the real file ---

  static int lock(sqlite3_file* file, int level) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xLock(real, level);
  }
  static int unlock(sqlite3_file* file, int level) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xUnlock(real, level);
  }
  static int is_reserved(sqlite3_file* file, int* out) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xCheckReservedLock(real, out);
  }
  static int control(sqlite3_file* file, int operation, void* argument) {
    // The real file must not grow by itself.
    if (operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE)
      return SQLITE_NOTFOUND;
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xFileControl(real, operation, argument);
  }
  static int sector_size(sqlite3_file* file) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xSectorSize(real);
  }
  static int characteristics(sqlite3_file* file) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xDeviceCharacteristics(real);
  }
  static int map(sqlite3_file* file, int page, int size, int extend, volatile void** out) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmMap(real, page, size, extend, out);
  }
  static int lock_map(sqlite3_file* file, int offset, int count, int flags) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmLock(real, offset, count, flags);
  }
  static void barrier(sqlite3_file* file) {
    sqlite3_file* real = opened(file).real();
    real->pMethods->xShmBarrier(real);
  }
  static int unmap(sqlite3_file* file, int remove_it) {
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmUnmap(real, remove_it);
  }

  static const sqlite3_io_methods* methods() {
    // Version 2: no reading through memory maps, which would pass this disk by.
    static const sqlite3_io_methods all = {
        2,      close,       read,    write,       truncate,        sync, size,     lock,
        unlock, is_reserved, control, sector_size, characteristics, map,  lock_map, barrier,
        unmap,  nullptr,     nullptr};
    return &all;
  }
};

ForgetfulDisk::ForgetfulDisk(std::uint64_t seed)
    : name_(fmt::format("forgetful-{}", static_cast<const void*>(this))),
      real_(sqlite3_vfs_find(nullptr)),
      rng_(seed) {
  vfs_ = *real_;
  vfs_.iVersion = 1;
  vfs_.szOsFile = static_cast<int>(sizeof(OpenFile)) + real_->szOsFile;
  vfs_.zName = name_.c_str();
  vfs_.pAppData = this;
  vfs_.xOpen = ForgetfulCalls::open;
  vfs_.xDelete = ForgetfulCalls::remove;
  vfs_.xAccess = ForgetfulCalls::access;
  vfs_.xGetLastError = ForgetfulCalls::last_error;
  sqlite3_vfs_register(&vfs_, 0);
}

ForgetfulDisk::~ForgetfulDisk() { sqlite3_vfs_unregister(&vfs_); }

void ForgetfulDisk::cut_power_at(int operation) {
  const std::scoped_lock lock(mutex_);
  operations_left_ = operation;
}

bool ForgetfulDisk::dead() const {
  const std::scoped_lock lock(mutex_);
  return dead_;
}

void ForgetfulDisk::restore_power() {
  const std::scoped_lock lock(mutex_);
  for (auto& [path, one] : contents_) {
    if (one.handles != 0) throw std::logic_error(path + " is open while the power comes back");
    settle(path, one);
  }
  for (const auto& [path, bytes] : deleted_)
    if (!fs::exists(path) && rng_.below(2) == 0) write_bytes(path, bytes);
  contents_.clear();
  deleted_.clear();
  operations_left_.reset();
  dead_ = false;
}

void ForgetfulDisk::set_room(std::optional<std::int64_t> bytes) {
  const std::scoped_lock lock(mutex_);
  room_ = bytes;
}

void ForgetfulDisk::set_read_only(bool read_only) {
  const std::scoped_lock lock(mutex_);
  read_only_ = read_only;
}

int ForgetfulDisk::work() {
  if (operations_left_ && --*operations_left_ <= 0) dead_ = true;
  return dead_ ? SQLITE_IOERR : SQLITE_OK;
}

ForgetfulDisk::Content& ForgetfulDisk::content(const std::string& path) {
  const auto [found, fresh] = contents_.try_emplace(path);
  if (fresh) found->second.live = bytes_of(path);
  return found->second;
}

// What is all on disk is read again from there when it is next opened.
void ForgetfulDisk::release(const std::string& path) {
  const auto found = contents_.find(path);
  if (found == contents_.end()) return;
  const Content& content = found->second;
  if (--found->second.handles == 0 && content.pending.empty() && content.named)
    contents_.erase(found);
}

// What the disk keeps of a file: what was synced, and of the rest nothing, all, or some sectors.
void ForgetfulDisk::settle(const std::string& path, Content& content) {
  if (!content.named && rng_.below(2) == 0) {
    fs::remove(path);
    return;
  }
  const std::uint32_t kept_of_four = rng_.below(5);
  if (content.pending.empty() || kept_of_four == 0) return;
  std::string bytes = bytes_of(path);
  for (const Change& change : content.pending) {
    if (change.truncation) {
      if (rng_.below(4) < kept_of_four) bytes.resize(static_cast<std::size_t>(change.offset));
      continue;
    }
    for (std::size_t at = 0; at < change.bytes.size(); at += kSector)
      if (rng_.below(4) < kept_of_four)
        apply(bytes, change.offset + static_cast<std::int64_t>(at), change.bytes.data() + at,
              std::min(kSector, change.bytes.size() - at));
  }
  write_bytes(path, bytes);
}

}  // namespace orrery::test
