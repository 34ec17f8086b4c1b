#include "server/people.h"

#include <algorithm>
#include <map>
#include <utility>

#include <boost/json.hpp>

#include "core/json_reader.h"
#include "server/service.h"
#include "server/tokens.h"
#include "table/record.h"

namespace orrery::server {
namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;

// The texts of a body that has exactly these fields.
Result<std::map<std::string, std::string>> read_texts(
    std::string_view body, std::initializer_list<std::string_view> names) {
  const auto value = parse_json(body, "request");
  if (!value) return refuse(400, value.error());
  Problems problems;
  const JsonReader from(*value, "request", problems);
  from.allow_only(names);
  std::map<std::string, std::string> texts;
  for (const std::string_view name : names) texts.emplace(name, from.at(name).text());
  if (problems.any()) return refuse(400, problems.first());
  return texts;
}

Result<std::string> read_name(std::string_view body) {
  auto texts = read_texts(body, {"name"});
  if (!texts) return std::unexpected(texts.error());
  std::string name = std::move(texts->at("name"));
  const auto first = name.find_first_not_of(' ');
  name =
      first == std::string::npos ? "" : name.substr(first, name.find_last_not_of(' ') - first + 1);
  if (!is_seat_name(name)) return refuse(400, {"server.bad_name"});
  return name;
}

struct NewPassword {
  std::string password;
  std::string old;  // if there was one
};

Result<NewPassword> read_new_password(std::string_view body, bool has_one) {
  auto texts = has_one ? read_texts(body, {"password", "old"}) : read_texts(body, {"password"});
  if (!texts) return std::unexpected(texts.error());
  NewPassword given{.password = std::move(texts->at("password")), .old = ""};
  if (has_one) given.old = std::move(texts->at("old"));
  if (given.password.size() < kShortestPassword || given.password.size() > kLongestPassword)
    return refuse(400, {"server.bad_password",
                        {{"least", static_cast<std::int64_t>(kShortestPassword)},
                         {"most", static_cast<std::int64_t>(kLongestPassword)}}});
  if (given.old.size() > kLongestPassword) return refuse(403, {"server.wrong_old_password"});
  return given;
}

std::unexpected<Refusal> name_taken(const std::string& name) {
  return refuse(409, {"server.name_taken", {{"name", name}}});
}

// For somebody unknown it takes as long: nobody learns which names exist.
bool fits_at_leisure(const std::string& hash, const std::string& password) {
  if (!hash.empty()) return password_fits(hash, password);
  hash_password(password);
  return false;
}

}  // namespace

void People::who(std::string_view token, const Done<Person>& done) {
  if (token.empty()) return done(Person{});
  keeper_.read([hash = token_hash(token)](Store& store) { return store.person_of_token(hash); },
               [done](const Stored<std::optional<Person>>& person) {
                 if (!person) return done(store_failed(person.error()));
                 done(person->value_or(Person{}));
               });
}

void People::call(const Person& me, std::string_view body, std::string_view address,
                  const Done<SignedIn>& done) {
  auto name = read_name(body);
  if (!name) return done(std::unexpected(name.error()));
  Person person = me;
  person.name = *name;
  if (!me.id.empty()) {
    keeper_.write([person](Store& store) { return store.rename_person(person.id, person.name); },
                  [person, done](const Stored<bool>& stored) {
                    if (!stored) return done(store_failed(stored.error()));
                    if (!*stored) return done(name_taken(person.name));
                    done(SignedIn{.person = person, .token = ""});
                  });
    return;
  }
  if (auto fine = within(limits_, limits_.new_people, address, loop_.now()); !fine)
    return done(std::unexpected(fine.error()));
  person.id = random_id();
  person.created = loop_.now();
  keeper_.write([person](Store& store) { return store.add_person(person); },
                [this, person, done](const Stored<void>& stored) {
                  if (!stored) return done(store_failed(stored.error()));
                  give_token(person, done);
                });
}

void People::give_token(const Person& person, const Done<SignedIn>& done) {
  const std::string token = random_token();
  keeper_.write([hash = token_hash(token), id = person.id,
                 now = loop_.now()](Store& store) { return store.add_token(hash, id, now); },
                [person, token, done](const Stored<void>& stored) {
                  if (!stored) return done(store_failed(stored.error()));
                  done(SignedIn{.person = person, .token = token});
                });
}

void People::set_password(const Person& me, std::string_view token, std::string_view body,
                          const Done<Person>& done) {
  if (me.id.empty()) return done(refuse(401, {"server.nobody"}));
  auto given = read_new_password(body, !me.password.empty());
  if (!given) return done(std::unexpected(given.error()));
  if (auto fine = within(limits_, limits_.passwords_by_name, me.id, loop_.now()); !fine)
    return done(std::unexpected(fine.error()));
  slow_.run(
      [given = *std::move(given), before = me.password] {
        const bool allowed = before.empty() || password_fits(before, given.old);
        return allowed ? hash_password(given.password) : "";
      },
      [this, me, kept = token_hash(token), done](const std::string& hash) {
        if (hash.empty()) return done(refuse(403, {"server.wrong_old_password"}));
        keeper_.write(
            [me, hash, kept](Store& store) { return store.set_password(me.id, hash, kept); },
            [this, me, hash, kept, done](const Stored<bool>& stored) {
              if (!stored) return done(store_failed(stored.error()));
              if (!*stored) return done(name_taken(me.name));
              ended_({.token_hash = kept, .others_of = me.id});
              Person changed = me;
              changed.password = hash;
              done(changed);
            });
      });
}

void People::log_in(std::string_view body, std::string_view address, const Done<SignedIn>& done) {
  auto texts = read_texts(body, {"name", "password"});
  if (!texts) return done(std::unexpected(texts.error()));
  const std::string name = texts->at("name");
  const std::string password = texts->at("password");
  for (const auto& [limit, who] : {std::pair{&limits_.passwords_by_address, std::string(address)},
                                   std::pair{&limits_.passwords_by_name, name}})
    if (auto fine = within(limits_, *limit, who, loop_.now()); !fine)
      return done(std::unexpected(fine.error()));
  if (password.size() > kLongestPassword) return done(refuse(403, {"server.wrong_password"}));
  keeper_.read([name](Store& store) { return store.person_with_password(name); },
               [this, password, done](const Stored<std::optional<Person>>& found) {
                 if (!found) return done(store_failed(found.error()));
                 const Person person = found->value_or(Person{});
                 slow_.run(
                     [hash = person.password, password] { return fits_at_leisure(hash, password); },
                     [this, person, done](bool fits) {
                       if (!fits || person.id.empty())
                         return done(refuse(403, {"server.wrong_password"}));
                       give_token(person, done);
                     });
               });
}

void People::log_out(std::string_view token, const Done<bool>& done) {
  const std::string hash = token_hash(token);
  keeper_.write([hash](Store& store) { return store.drop_token(hash); },
                [this, hash, done](const Stored<void>& stored) {
                  if (!stored) return done(store_failed(stored.error()));
                  ended_({.token_hash = hash, .others_of = ""});
                  done(true);
                });
}

}  // namespace orrery::server
