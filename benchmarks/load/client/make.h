// People and tables, made by requests over HTTP, many at a time.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <boost/asio/awaitable.hpp>

#include "core/rng.h"
#include "load/client/net.h"
#include "load/options.h"

namespace orrery::load {

template <class T>
using Awaited = asio::awaitable<std::expected<T, std::string>>;

// How many requests are under way at the same time.
inline constexpr std::size_t kMakers = 16;

// A new person; gives the cookie.
Awaited<std::string> make_person(Http& http, std::string name);

// A private table that was started, with the people of those cookies at its seats in order; gives
// its id. Anything that is refused on the way is an error: the caller may try again.
Awaited<std::string> make_table(Http& http, const Options& options,
                                std::vector<std::string> cookies, Rng& rng);

// Does `work` for each number below `count`, on kMakers connections. Ends when all are done, with
// the first error.
using Work = std::function<Awaited<void>(Http& http, std::size_t number)>;
Awaited<void> in_parallel(asio::io_context& context, const Addresses& addresses, std::size_t count,
                          Work work);

// Waits until `done` holds, looking every millisecond; false when the time is over.
asio::awaitable<bool> wait_until(std::function<bool()> done, double seconds);

}  // namespace orrery::load
