// People: a nickname and a cookie, and a password for those who want to come back from elsewhere.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/keeper.h"
#include "server/limits.h"
#include "server/refusal.h"
#include "server/workers.h"

namespace orrery::server {

struct SignedIn {
  Person person;
  std::string token;  // for a new cookie; "" if the one there is stays
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
  void set_password(const Person& me, std::string_view body, const Done<Person>& done);
  void log_in(std::string_view body, std::string_view address, const Done<SignedIn>& done);
  void log_out(std::string_view token, const Done<bool>& done);

 private:
  void give_token(const Person& person, const Done<SignedIn>& done);

  Loop& loop_;
  Keeper& keeper_;
  Workers& slow_;
  Limits& limits_;
};

}  // namespace orrery::server
