#include "table/files.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/descriptor.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxBytes = 1 << 20;

Message failed(const char* id, const fs::path& path, int error) {
  return {id,
          {{"file", path.string()},
           {"reason", std::error_code(error, std::generic_category()).message()}}};
}

// 0, or the error number.
int write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(fd, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

int write_in_place(const fs::path& path, std::string_view text) {
  const Descriptor file(path, O_WRONLY);
  return file.open() ? write_all(file.get(), text) : errno;
}

int write_beside_and_rename(const fs::path& path, std::string_view text) {
  const fs::path beside = fmt::format("{}.{}.tmp", path.string(), ::getpid());
  int error = 0;
  {
    const Descriptor file(beside, O_WRONLY | O_CREAT | O_EXCL);
    if (!file.open()) return errno;
    error = write_all(file.get(), text);
    if (error == 0 && ::fsync(file.get()) != 0) error = errno;
  }
  if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) ::unlink(beside.c_str());
  return error;
}

}  // namespace

std::expected<std::string, Message> read_file(const fs::path& path) {
  const Descriptor file(path, O_RDONLY);
  if (!file.open()) return std::unexpected(failed("table.file_unreadable", path, errno));
  std::string text;
  std::string chunk(std::size_t{1} << 16U, '\0');
  for (;;) {
    const ssize_t got = ::read(file.get(), chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::unexpected(failed("table.file_unreadable", path, errno));
    if (got == 0) return text;
    text.append(chunk, 0, static_cast<std::size_t>(got));
    if (text.size() > kMaxBytes)
      return std::unexpected(Message("table.file_too_large", {{"file", path.string()}}));
  }
}

std::expected<void, Message> write_file(const fs::path& path, std::string_view text) {
  std::error_code ignored;
  const fs::path target = fs::weakly_canonical(path, ignored);  // a link stays a link
  const fs::path& real = target.empty() ? path : target;
  struct stat status{};
  const bool exists = ::stat(real.c_str(), &status) == 0;
  const int error = exists && S_ISDIR(status.st_mode)    ? EISDIR
                    : exists && !S_ISREG(status.st_mode) ? write_in_place(real, text)
                                                         : write_beside_and_rename(real, text);
  if (error != 0) return std::unexpected(failed("table.file_unwritable", path, error));
  return {};
}

}  // namespace orrery
