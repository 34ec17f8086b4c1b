// HTTP without sockets: which request leads where, and how answers look. The listener translates
// between this and the wire.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue.h"
#include "server/people.h"
#include "server/service.h"

namespace orrery::server {

struct HttpRequest {
  std::string method;
  std::string path;
  std::map<std::string, std::string> query;
  std::string body;
  std::string content_type;
  std::string token;    // of the cookie
  std::string origin;   // "" if the client sent none
  std::string host;     // the header
  std::string address;  // of the client
  bool secure = false;  // came over TLS
  bool gzip = false;    // the client can unpack that
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// Splits "/a/b?key=v" into path and query; false if it is not properly written.
bool read_target(std::string_view target, HttpRequest& request);

struct RouterOptions {
  std::string public_url;  // "https://games.example.org"; "" if the server is reached directly
};

class Router {
 public:
  Router(People& people, Service& service, Keeper& keeper, Loop& loop, Limits& limits,
         Metrics& metrics, RouterOptions options);

  using Respond = std::function<void(HttpResponse)>;
  void handle(const HttpRequest& request, const Respond& respond);

  // A page of another site must not speak to us in a visitor's name.
  bool same_origin(const HttpRequest& request) const;

  // For the listener.
  HttpResponse refused(const Refusal& refusal) const;
  const Catalogue& catalogue() const { return catalogue_; }

 private:
  void dispatch(const Person& person, const HttpRequest& request, const Respond& respond);
  void dispatch_people(const Person& person, const HttpRequest& request, const Respond& respond);
  void dispatch_tables(const Person& person, const HttpRequest& request, const Respond& respond);
  void one_table(const Person& person, const HttpRequest& request, std::string_view rest,
                 const Respond& respond);
  void health(const Respond& respond);
  Service::Reply json_reply(const Respond& respond) const;
  Service::Answer json_answer(const Respond& respond) const;
  HttpResponse signed_in(const HttpRequest& request, const SignedIn& who) const;

  People& people_;
  Service& service_;
  Keeper& keeper_;
  Loop& loop_;
  Limits& limits_;
  Metrics& metrics_;
  RouterOptions options_;
  Catalogue catalogue_;
  std::string games_;                            // the body of /api/games
  std::map<std::string, std::string> messages_;  // of /api/messages/LANGUAGE, by path
  std::optional<HttpResponse> health_;           // the latest answer of /healthz
  Millis health_time_ = 0;
  std::vector<Respond> health_waiting_;  // for the one that is being found out
};

}  // namespace orrery::server
