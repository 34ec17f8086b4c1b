// What clients send, as bytes: refused with a reason, or read within the limits of the protocol.
#include <string_view>

#include "core/catalogue.h"
#include "server/request.h"
#include "server/router.h"
#include "server/wire.h"
#include "support.h"
#include "table/table.h"

namespace {

using namespace orrery;

// The answer names it.
bool is_id(const json::value& id) {
  return id.is_null() || id.is_int64() || id.is_uint64() ||
         (id.is_string() && id.get_string().size() <= 32);
}

void look_at_request(std::string_view text) {
  static const Catalogue catalogue = Catalogue::built_in();
  const auto request = server::read_request(text);
  if (!request) {
    fuzz::require(!catalogue.say(request.error().reason).empty(), "a refusal has a sentence");
    json::serialize(server::wire_json(request.error().reason));
    fuzz::require(is_id(request.error().id), "an id is a number or a short text");
    return;
  }
  fuzz::require(text.size() <= server::kMaxRequest, "what is read is not too large");
  fuzz::require(request->table.size() <= 64 && request->key.size() <= 64, "words are short");
  fuzz::require(request->move.size() <= 200 && request->text.size() <= kMaxChat, "texts are short");
  fuzz::require(request->decision >= 0 && request->steps >= 0, "numbers count something");
  fuzz::require(!request->since || *request->since >= 0, "numbers count something");
  fuzz::require(!request->seat || index(*request->seat) < kMaxSeats, "a seat can be one");
  fuzz::require(is_id(request->id), "an id is a number or a short text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  look_at_request(text);
  server::HttpRequest target;
  server::read_target(text, target);
  const auto wanted = server::read_new_table(text);
  if (!wanted)
    fuzz::require(!wanted.error().message.id.empty(), "a refusal has a reason");
  else
    fuzz::require(wanted->seats.size() == static_cast<std::size_t>(wanted->created.players),
                  "every seat is somebody's or open");
  return 0;
}
