#include "store/store.h"

namespace orrery {
namespace {

const char* message_of(StoreError::Kind kind) {
  switch (kind) {
    case StoreError::Kind::full:
      return "store.full";
    case StoreError::Kind::read_only:
      return "store.read_only";
    case StoreError::Kind::busy:
      return "store.busy";
    case StoreError::Kind::damaged:
      return "store.damaged";
    case StoreError::Kind::unavailable:
      break;
  }
  return "store.unavailable";
}

}  // namespace

StoreError store_error(StoreError::Kind kind, const std::string& store, const std::string& reason) {
  return {.kind = kind, .message = {message_of(kind), {{"store", store}, {"reason", reason}}}};
}

}  // namespace orrery
