// HTTP with a cookie, for tests. Every call waits for its end, and none for longer than kPatience.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include <boost/json.hpp>

namespace orrery::test {

namespace json = boost::json;

using Headers = std::map<std::string, std::string>;

struct HttpAnswer {
  int status = 0;   // 0 if the server closed the connection without an answer
  Headers headers;  // names in small letters; of several with one name the last
  std::string body;

  std::string header(const std::string& name) const;
  json::object object() const;
  // The id of the message in an answer that refuses; "" if there is none.
  std::string refusal() const;
};

class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port);
  ~HttpClient();
  HttpClient(HttpClient&& other) noexcept;
  HttpClient& operator=(HttpClient&& other) noexcept;

  HttpAnswer get(const std::string& target, const Headers& headers = {});
  // As JSON, unless the headers say something else.
  HttpAnswer post(const std::string& target, const json::value& body, const Headers& headers = {});
  HttpAnswer request(const std::string& method, const std::string& target, const std::string& body,
                     const Headers& headers = {});

  // The token in the cookie "orrery"; "" without one. Kept as a browser does.
  const std::string& token() const { return token_; }
  void set_token(std::string token) { token_ = std::move(token); }

 private:
  struct Wire;
  std::unique_ptr<Wire> wire_;
  std::string token_;
};

}  // namespace orrery::test
