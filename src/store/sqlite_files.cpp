#include "store/sqlite_files.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "store/sqlite.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

constexpr mode_t kPrivateFolder = 0700;

std::unexpected<StoreError> failed(const fs::path& path, int error) {
  const bool full = error == ENOSPC || error == EDQUOT;
  const bool read_only = error == EROFS || error == EACCES || error == EPERM;
  const Kind kind = full ? Kind::full : read_only ? Kind::read_only : Kind::unavailable;
  const char* id = full ? "store.full" : read_only ? "store.read_only" : "store.unavailable";
  const std::string reason = std::generic_category().message(error);
  return std::unexpected(
      StoreError{.kind = kind, .message = {id, {{"store", path.string()}, {"reason", reason}}}});
}

std::unexpected<StoreError> exists_already(const std::string& file) {
  return std::unexpected(
      StoreError{.kind = Kind::read_only, .message = {"store.file_exists", {{"file", file}}}});
}

fs::path folder_of(const fs::path& path) {
  const fs::path folder = path.parent_path();
  return folder.empty() ? fs::path(".") : folder;
}

// Waits until the names in a folder are on disk. 0, or the error number.
int sync_folder(const fs::path& folder) {
  const Descriptor opened(folder, O_RDONLY | O_DIRECTORY);
  return opened.open() && ::fsync(opened.get()) == 0 ? 0 : errno;
}

int make_folders(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return 0;
  if (const int above = make_folders(folder_of(folder)); above != 0) return above;
  if (::mkdir(folder.c_str(), kPrivateFolder) != 0 && errno != EEXIST) return errno;
  return sync_folder(folder_of(folder));
}

// All pages in one step: a reader of a WAL file sees one state and keeps no writer waiting.
void copy_pages(const std::string& from, const std::string& to) {
  SqliteConnection source(from, SqliteConnection::Mode::read, {});
  SqliteConnection target(to, SqliteConnection::Mode::write, {});
  sqlite3_backup* backup = sqlite3_backup_init(target.get(), "main", source.get(), "main");
  if (backup == nullptr) target.fail(sqlite3_extended_errcode(target.get()));
  const int stepped = sqlite3_backup_step(backup, -1);
  const int finished = sqlite3_backup_finish(backup);
  if (stepped != SQLITE_DONE) target.fail(stepped);
  if (finished != SQLITE_OK) target.fail(finished);
}

// `beside` under its final name, unless there is such a file already. 0, or the error number.
int publish(const fs::path& beside, const fs::path& file) {
  const Descriptor written(beside, O_RDONLY);
  if (!written.open() || ::fsync(written.get()) != 0) return errno;
  if (::link(beside.c_str(), file.c_str()) != 0) return errno;
  return sync_folder(folder_of(file));
}

}  // namespace

Stored<void> make_sqlite_file(const std::string& path) {
  std::error_code unknown;
  if (fs::is_directory(path, unknown)) return failed(path, EISDIR);
  if (fs::exists(path, unknown)) return {};
  const fs::path folder = folder_of(path);
  if (const int error = make_folders(folder); error != 0) return failed(folder, error);
  const Descriptor made(path, O_WRONLY | O_CREAT, kPrivateFile);
  if (!made.open() || ::fsync(made.get()) != 0) return failed(path, errno);
  if (const int error = sync_folder(folder); error != 0) return failed(path, error);
  return {};
}

Stored<Descriptor> hold_sqlite_file(const std::string& path) {
  const std::string lock = path + "-lock";
  Descriptor held(lock, O_RDWR | O_CREAT, kPrivateFile);
  if (!held.open()) return failed(lock, errno);
  if (::flock(held.get(), LOCK_EX | LOCK_NB) == 0) return held;
  if (errno != EWOULDBLOCK) return failed(lock, errno);
  return std::unexpected(
      StoreError{.kind = Kind::busy, .message = {"store.held", {{"store", path}}}});
}

Stored<void> backup_sqlite(const std::string& path, const std::string& file) {
  const std::string beside = fmt::format("{}.{}.tmp", file, ::getpid());
  std::error_code unknown;
  if (!fs::exists(path, unknown)) return failed(path, ENOENT);
  if (fs::exists(file, unknown)) return exists_already(file);
  int error = 0;
  {
    const Descriptor made(beside, O_WRONLY | O_CREAT | O_EXCL, kPrivateFile);
    if (!made.open()) return failed(file, errno);
  }
  Stored<void> copied;
  try {
    copy_pages(path, beside);
    error = publish(beside, file);
  } catch (const SqliteFailure& failure) {
    copied = std::unexpected(store_error(failure, path));
  }
  for (const char* tail : {"", "-journal", "-wal", "-shm"}) ::unlink((beside + tail).c_str());
  if (error == EEXIST) return exists_already(file);
  if (error != 0) return failed(file, error);
  return copied;
}

}  // namespace orrery
