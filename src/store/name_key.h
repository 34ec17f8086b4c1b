// Names of people that differ only in upper and lower case have the same key. Both stores compare
// keys, so that they agree about letters outside ASCII, whatever the database thinks of them.
#pragma once

#include <string>
#include <string_view>

namespace orrery {

std::string name_key(std::string_view name);

}  // namespace orrery
