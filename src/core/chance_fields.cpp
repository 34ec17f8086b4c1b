#include "core/chance_fields.h"

#include <string>

namespace orrery {
namespace {

constexpr std::int64_t kMostDrawn = 0xFFFFFF;

}  // namespace

void chance_fields(const FieldDoc& doc, Chance& chance, std::initializer_list<FieldDoc> drawn,
                   Fields& fields) {
  fields.object(doc, [&](Fields& f) {
    std::string key = Seed{chance.key}.hex();
    f.text({"key", "256 bits as 64 hexadecimal digits.", "zeros"}, key);
    if (Seed seed; Seed::parse(key, seed))
      chance.key = seed.words;
    else if (f.reading())
      f.place().complain("core.position_key");
    std::uint32_t* count = chance.drawn.data();
    for (const FieldDoc& stream : drawn) f.integer(stream, *count++, 0, kMostDrawn);
  });
}

}  // namespace orrery
