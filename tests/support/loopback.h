// The machine itself as an address: where the servers of the tests listen.
#pragma once

#include <cstdint>
#include <string>

#include <boost/asio/ip/tcp.hpp>

namespace orrery::test {

inline boost::asio::ip::tcp::endpoint local(std::uint16_t port) {
  return {boost::asio::ip::address_v4::loopback(), port};
}

inline std::string own_host(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace orrery::test
