#include "server/pages.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "server/web_files.h"

namespace orrery::server {
namespace {

struct FileType {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array<FileType, 5> kTypes = {{{".html", "text/html; charset=utf-8"},
                                             {".css", "text/css; charset=utf-8"},
                                             {".js", "text/javascript; charset=utf-8"},
                                             {".svg", "image/svg+xml"},
                                             {".woff2", "font/woff2"}}};

// The addresses that the web client has a page for, and beginnings of such addresses.
constexpr std::array kPages = {"/", "/lobby", "/settings", "/about"};
constexpr std::array kPageFolders = {"/new/", "/table/", "/rules/", "/replay/"};
constexpr const char* kStart = "web/dist/index.html";

constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

const EmbeddedFile* find_file(const std::string& path) {
  const auto files = web_files();
  const auto found = std::ranges::find(files, path, &EmbeddedFile::path);
  return found == files.end() ? nullptr : &*found;
}

bool is_page_of_client(const std::string& path) {
  return std::ranges::find(kPages, path) != kPages.end() ||
         std::ranges::any_of(kPageFolders,
                             [&](const char* folder) { return path.starts_with(folder); });
}

// The names of assets change with what is in them.
std::string_view lifetime_of(const EmbeddedFile& file) {
  return file.path.starts_with("web/dist/assets/") ? "public, max-age=31536000, immutable"
                                                   : "no-cache";
}

// `packed` is the same file, shorter; null to send it as it is.
HttpResponse served(const EmbeddedFile& file, const EmbeddedFile* packed) {
  const auto* const type = std::ranges::find_if(
      kTypes, [&](const FileType& known) { return file.path.ends_with(known.ending); });
  HttpResponse response;
  response.body = packed == nullptr ? file.text : packed->text;
  response.content_type =
      type == kTypes.end() ? "application/octet-stream" : std::string(type->type);
  response.headers = {{"Content-Security-Policy", std::string(kPolicy)},
                      {"Referrer-Policy", "no-referrer"},
                      {"Cache-Control", std::string(lifetime_of(file))},
                      {"Vary", "Accept-Encoding"}};
  if (packed != nullptr) response.headers.emplace_back("Content-Encoding", "gzip");
  return response;
}

}  // namespace

HttpResponse page(const std::string& path, bool gzip) {
  const std::string name = is_page_of_client(path) ? kStart : "web/dist" + path;
  if (const EmbeddedFile* file = find_file(name))
    return served(*file, gzip ? find_file(name + ".gz") : nullptr);
  // The client says so in the person's language.
  HttpResponse nothing = served(*find_file(kStart), nullptr);
  nothing.status = 404;
  return nothing;
}

}  // namespace orrery::server
