// People: a nickname and a cookie, and a password for those who want to come back from elsewhere.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "server/keeper.h"
#include "server/limits.h"
#include "server/refusal.h"
#include "server/workers.h"

namespace orrery::server {

struct SignedIn {
  Person person;
  std::string token;  // for a new cookie; "" if the one there is stays
};

// Cookies that count no more: one, or all of a person but one.
struct EndedCookies {
  std::string token_hash;
  std::string others_of;  // the person's id; "" if it is the one
  bool include(const std::string& person, const std::string& hash) const {
    return others_of.empty() ? hash == token_hash : person == others_of && hash != token_hash;
  }
};

class People {
 public:
  // `slow` is for the hashing of passwords.
  People(Loop& loop, Keeper& keeper, Workers& slow, Limits& limits)
      : loop_(loop), keeper_(keeper), slow_(slow), limits_(limits) {}

  template <class T>
  using Done = std::function<void(Result<T>)>;

  // The person a cookie names; one without an id if it names nobody.
  void who(std::string_view token, const Done<Person>& done);
  // Gives `me` the name, or makes a person of that name if `me` is nobody.
  void call(const Person& me, std::string_view body, std::string_view address,
            const Done<SignedIn>& done);
  // Who has a password already gives it, too. The cookie of `token` is the only one to stay.
  void set_password(const Person& me, std::string_view token, std::string_view body,
                    const Done<Person>& done);
  void log_in(std::string_view body, std::string_view address, const Done<SignedIn>& done);
  void log_out(std::string_view token, const Done<bool>& done);
  // Who hears when cookies end.
  void on_end(std::function<void(const EndedCookies&)> ended) { ended_ = std::move(ended); }

 private:
  void give_token(const Person& person, const Done<SignedIn>& done);

  Loop& loop_;
  Keeper& keeper_;
  Workers& slow_;
  Limits& limits_;
  std::function<void(const EndedCookies&)> ended_ = [](const EndedCookies&) {};
};

}  // namespace orrery::server
