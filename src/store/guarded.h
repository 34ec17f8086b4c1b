// A connection that a store shares among threads: one at a time, opened when it is needed. This is
// where the failures that are thrown inside a store become values.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>

#include "store/store.h"

namespace orrery {

// A Connection has a type Failure, thrown by everything done with it, and says with
// `usable_after(failure)` whether it can go on; if not, the next call opens another.
template <class Connection>
class Guarded {
 public:
  // `name` is what people are told the store is called.
  Guarded(std::string name, std::function<std::unique_ptr<Connection>()> open)
      : name_(std::move(name)), open_(std::move(open)) {}

  template <class Call>
  auto call(Call call) -> Stored<std::invoke_result_t<Call&, Connection&>> {
    const std::scoped_lock lock(mutex_);
    try {
      if (!connection_) connection_ = open_();
      if constexpr (std::is_void_v<std::invoke_result_t<Call&, Connection&>>) {
        call(*connection_);
        return {};
      } else {
        return call(*connection_);
      }
    } catch (const typename Connection::Failure& failure) {
      if (connection_ && !connection_->usable_after(failure)) connection_.reset();
      return std::unexpected(store_error(failure, name_));
    }
  }

 private:
  const std::string name_;
  const std::function<std::unique_ptr<Connection>()> open_;
  std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace orrery
