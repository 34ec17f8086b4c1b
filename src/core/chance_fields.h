// The chance of a state as fields of a position.
#pragma once

#include <initializer_list>

#include "core/chance.h"
#include "core/fields.h"

namespace orrery {

// `doc` describes the whole; `drawn` the streams that the game reads, in their order.
void chance_fields(const FieldDoc& doc, Chance& chance, std::initializer_list<FieldDoc> drawn,
                   Fields& fields);

}  // namespace orrery
