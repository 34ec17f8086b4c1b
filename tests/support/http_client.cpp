#include "support/http_client.h"

#include <optional>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <gtest/gtest.h>

#include "support/loopback.h"
#include "support/patience.h"

namespace orrery::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

HttpAnswer answer_of(const http::response<http::string_body>& response) {
  HttpAnswer answer{
      .status = static_cast<int>(response.result_int()), .headers = {}, .body = response.body()};
  for (const auto& field : response)
    answer.headers[small_letters(field.name_string())] = std::string(field.value());
  return answer;
}

}  // namespace

std::string HttpAnswer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

json::object HttpAnswer::object() const {
  error_code error;
  const json::value value = json::parse(body, error);
  EXPECT_TRUE(!error && value.is_object()) << status << " " << body;
  return value.is_object() ? value.as_object() : json::object();
}

std::string HttpAnswer::refusal() const {
  const json::object answer = object();
  const json::value* error = answer.if_contains("error");
  return error == nullptr ? "" : std::string(error->as_array().at(0).as_string());
}

struct HttpClient::Wire {
  explicit Wire(std::uint16_t to) : port(to) {}

  // Sends and reads on the connection there is; false if that was closed meanwhile.
  bool exchange(const http::request<http::string_body>& request, HttpAnswer& answer) {
    http::response<http::string_body> response;
    beast::flat_buffer buffer;
    error_code failed;
    stream->expires_after(kPatience);
    http::async_write(*stream, request, [&](const error_code& unsent, std::size_t) {
      failed = unsent;
      if (unsent && unsent != asio::error::broken_pipe) return;
      http::async_read(*stream, buffer, response,
                       [&](const error_code& unread, std::size_t) { failed = unread; });
    });
    io.restart();
    io.run();
    EXPECT_NE(failed, beast::error::timeout) << "no answer to " << request.target();
    if (failed || !response.keep_alive()) stream.reset();
    if (failed) return false;
    answer = answer_of(response);
    return true;
  }

  std::uint16_t port;
  asio::io_context io;
  std::optional<beast::tcp_stream> stream;
};

HttpClient::HttpClient(std::uint16_t port) : wire_(std::make_unique<Wire>(port)) {}
HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&& other) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&& other) noexcept = default;

HttpAnswer HttpClient::get(const std::string& target, const Headers& headers) {
  return request("GET", target, "", headers);
}

HttpAnswer HttpClient::post(const std::string& target, const json::value& body,
                            const Headers& headers) {
  Headers all = headers;
  all.try_emplace("Content-Type", "application/json");
  return request("POST", target, json::serialize(body), all);
}

HttpAnswer HttpClient::request(const std::string& method, const std::string& target,
                               const std::string& body, const Headers& headers) {
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, own_host(wire_->port));
  if (!token_.empty()) request.set(http::field::cookie, "theme=dark; orrery=" + token_);
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();

  HttpAnswer answer;
  const bool fresh = !wire_->stream;
  if (fresh || !wire_->exchange(request, answer)) {
    wire_->stream.emplace(wire_->io);
    error_code refused;
    wire_->stream->socket().connect(local(wire_->port), refused);
    if (refused) wire_->stream.reset();
    if (refused || !wire_->exchange(request, answer)) return {};
  }
  const std::string cookie = answer.header("set-cookie");
  if (cookie.starts_with("orrery=")) token_ = cookie.substr(7, cookie.find(';') - 7);
  return answer;
}

}  // namespace orrery::test
