// `orrery serve` and `orrery backup`: the table server, and a copy of what it keeps.
#include <charconv>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

#include "bots/kinds.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "server/server.h"
#include "store/store.h"

namespace orrery::cli {
namespace {

// Where programs keep what belongs to their user.
std::filesystem::path data_folder() {
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && *folder == '/')
    return std::filesystem::path(folder) / "orrery";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return std::filesystem::path(home) / ".local/share/orrery";
  return "orrery";
}

std::string store_or_default(const std::optional<std::string>& store) {
  return store.value_or((data_folder() / "tables.db").string());
}

std::expected<void, Failure> read_listen(const std::string& text, server::ServeOptions& options) {
  const std::size_t colon = text.rfind(':');
  const std::string_view port = std::string_view(text).substr(std::min(colon, text.size() - 1) + 1);
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), options.port);
  if (colon == std::string::npos || colon == 0 || port.empty() || error != std::errc() ||
      end != port.data() + port.size())
    return std::unexpected(
        bad_usage(fmt::format("--listen takes HOST:PORT, such as 0.0.0.0:8080, not {}.", text)));
  options.host = text.substr(0, colon);
  if (options.host.starts_with('[') && options.host.ends_with(']'))
    options.host = options.host.substr(1, options.host.size() - 2);
  return {};
}

// What browsers call an origin: scheme, host and perhaps a port.
bool is_origin(std::string_view url) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!url.starts_with(scheme)) continue;
    const std::string_view host = url.substr(scheme.size());
    return !host.empty() && host.find_first_of("/?# ") == std::string_view::npos;
  }
  return false;
}

// A browser where there is a screen to show it on; otherwise the address on the terminal will do.
void open_browser(const std::string& url) {
  const bool screen =
      std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!screen || isatty(STDOUT_FILENO) == 0) return;
  if (fork() != 0) return;
  execlp("xdg-open", "xdg-open", url.c_str(), static_cast<char*>(nullptr));
  _exit(0);
}

}  // namespace

Outcome run(const ServeArgs& args, const Catalogue& catalogue) {
  server::ServeOptions options;
  options.next_free_port = !args.listen;
  if (args.listen)
    if (auto read = read_listen(*args.listen, options); !read) return std::unexpected(read.error());
  options.store = store_or_default(args.store);
  options.public_url = args.public_url;
  while (options.public_url.ends_with('/')) options.public_url.pop_back();
  if (!options.public_url.empty() && !is_origin(options.public_url))
    return std::unexpected(bad_usage(fmt::format(
        "--public-url takes what people type, such as https://games.example.org, not {}.",
        args.public_url)));
  if (!args.data.empty())
    if (auto checked = check_data_folder(args.data); !checked)
      return std::unexpected(checked.error());
  options.data = args.data;
  options.hint_bot = args.hint_bot.value_or(options.hint_bot);
  if (const auto bot = BotSpec::parse(options.hint_bot); !bot)
    return std::unexpected(bad_usage(catalogue.say(bot.error())));
  options.trust_proxy = args.trust_proxy;
  options.trust_clients = args.trust_clients;
  options.quiet = isatty(STDERR_FILENO) != 0;
  const auto served = server::serve(options, [&](const std::string& url) {
    fmt::print("Orrery is open at {}/ (Ctrl-C closes it; nothing is lost).\n",
               options.public_url.empty() ? url : options.public_url);
    if (!args.store && !args.listen) fmt::print("Tables are kept in {}.\n", options.store);
    std::fflush(stdout);
    if (args.open) open_browser(url);
  });
  if (!served) return std::unexpected(bad_usage(catalogue.say(served.error())));
  return kFine;
}

Outcome run(const BackupArgs& args, const Catalogue& catalogue) {
  const auto copied = backup_store(store_or_default(args.store), args.file);
  if (!copied) return std::unexpected(bad_usage(catalogue.say(copied.error().message)));
  fmt::print("{}: a complete copy.\n", args.file);
  return kFine;
}

}  // namespace orrery::cli
