// Message templates: any text is filled in, or refused as broken.
#include <stdexcept>
#include <string>

#include "core/catalogue.h"
#include "support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace orrery;
  FuzzedDataProvider data(bytes, size);
  const std::int64_t number = data.ConsumeIntegral<std::int8_t>();
  const std::string word = data.ConsumeRandomLengthString(8);
  const std::string text = data.ConsumeRemainingBytesAsString();
  const Message part("t.part", {{"n", number}});
  const Message message("t.text", {{"n", number},
                                   {"seat", seat_at(1)},
                                   {"good", Term{"good", word}},
                                   {"word", word},
                                   {"parts", std::vector<Message>{part, part}}});
  try {
    Catalogue catalogue;
    catalogue.add(json::serialize(
        json::object{{"t.text", text}, {"t.part", "{n, plural, one {#} other {#s}}"}}));
    catalogue.say(message);
  } catch (const std::runtime_error&) {
    return 0;  // unbalanced braces, or no text at all
  }
  return 0;
}
