// What must fit together across the files of a pack.
#include "games/solenia/components_read.h"

namespace orrery::solenia {

void check_together(const Components&, Problems&) {}

}  // namespace orrery::solenia
