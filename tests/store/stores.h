// Rows, appends and unwrapping for the tests of the stores.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "store/store.h"
#include "support/messages.h"

namespace orrery::test {

// The value; a test fails with the sentence if there is none.
template <class T>
T must(Stored<T> stored) {
  if (!stored) {
    ADD_FAILURE() << english(stored.error().message);
    if constexpr (!std::is_void_v<T>) return T{};
  }
  if constexpr (!std::is_void_v<T>) return *std::move(stored);
}

// The next append to a table: `row` goes on with it.
inline Append next(TableRow& row, std::vector<std::string> entries) {
  row.seq += std::ssize(entries);
  ++row.updated;
  return {.row = row, .entries = std::move(entries), .members = {}, .snapshot = {}};
}

inline Appended append_one(Store& store, const Append& append) {
  const std::vector<Appended> answers = must(store.append(std::span(&append, 1)));
  return answers.empty() ? Appended::conflict : answers.front();
}

inline TableRow row_named(const std::string& id) {
  return {.id = id,
          .status = TableStatus::gathering,
          .listed = true,
          .deadline = 0,
          .updated = 1000,
          .seq = 0,
          .asked = 0,
          .summary = R"({"name": ")" + id + R"("})"};
}

}  // namespace orrery::test
