#include "core/data_pack.h"

#include <array>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>
#include <sodium.h>

#include "core/embedded.h"
#include "core/hex.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxFileBytes = 1 << 20;

std::expected<std::string, Message> read_text(const fs::path& path) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error && size > kMaxFileBytes)
    return std::unexpected(Message("core.file_too_large", {{"file", path.string()}}));
  std::ifstream in(path, std::ios::binary);
  if (error || !in)
    return std::unexpected(Message("core.file_unreadable", {{"file", path.string()}}));
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace

DataPack DataPack::built_in(std::string_view game) {
  const std::string prefix = fmt::format("data/{}/", game);
  std::map<std::string, std::string> files;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with(prefix)) files.emplace(file.path.substr(prefix.size()), file.text);
  return DataPack(std::move(files));
}

std::expected<DataPack, Message> DataPack::read(const fs::path& directory, std::string_view game) {
  std::error_code error;
  if (!fs::is_directory(directory, error))
    return std::unexpected(Message("core.no_directory", {{"directory", directory.string()}}));
  const fs::path folder = directory / game;
  if (!fs::is_directory(folder, error)) return built_in(game);
  std::map<std::string, std::string> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".json") continue;
    auto text = read_text(entry.path());
    if (!text) return std::unexpected(text.error());
    files.emplace(entry.path().filename().string(), *std::move(text));
  }
  if (error) return std::unexpected(Message("core.file_unreadable", {{"file", folder.string()}}));
  return DataPack(std::move(files));
}

std::string DataPack::hash() const {
  std::string all;
  for (const auto& [name, text] : files_)
    all += fmt::format("{} {}\n{}\n", name, text.size(), text);
  return sha256_hex(all);
}

std::string sha256_hex(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  const std::string bytes(text);
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return to_hex(digest);
}

}  // namespace orrery
