// Ids, keys and cookies: all from the system's generator, in letters and digits that survive being
// read aloud.
#pragma once

#include <string>
#include <string_view>

namespace orrery::server {

// 12 characters, 60 bits: tables and people.
std::string random_id();
// 26 characters, 130 bits: the keys of links.
std::string random_key();
// 52 characters, 260 bits: cookies. Only its hash is ever stored.
std::string random_token();
std::string token_hash(std::string_view token);

// Argon2id by libsodium; takes tens of milliseconds and 64 MiB, so not on the loop.
std::string hash_password(std::string_view password);
bool password_fits(std::string_view hash, std::string_view password);

// Compares in a time that does not depend on where they differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace orrery::server
