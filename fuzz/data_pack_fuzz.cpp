// Data packs changed here and there: refused with a message, or games are played with them to the
// end within all bounds.
#include <map>
#include <string>

#include "support.h"

namespace {

using namespace orrery;

// The built-in files, one of them replaced by text or edited.
DataPack changed_pack(const std::string& game, FuzzedDataProvider& data) {
  std::map<std::string, std::string> files = DataPack::built_in(game).files();
  const bool whole_text = data.ConsumeIntegralInRange<int>(0, 15) == 0;
  auto file = files.begin();
  std::advance(file, data.ConsumeIntegralInRange<std::size_t>(0, files.size() - 1));
  if (whole_text) {
    file->second = data.ConsumeRemainingBytesAsString();
  } else {
    json::value document = json::parse(file->second);
    fuzz::edit(document, data);
    file->second = json::serialize(document);
  }
  return DataPack(std::move(files));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  FuzzedDataProvider data(bytes, size);
  const AnyGame& model = *fuzz::any_game(data);
  if (DataPack::built_in(model.info().id).files().empty()) return 0;
  const std::uint64_t seed = data.ConsumeIntegral<std::uint16_t>();
  const DataPack pack = changed_pack(model.info().id, data);
  Problems problems;
  const auto game = find_game(model.info().id)->create(model.options(), pack, problems);
  fuzz::require(game.has_value() != problems.any(), "a pack makes a game or has problems");
  if (!game) return 0;
  AnyState state = (*game)->setup(Seed::of(seed));
  fuzz::play_on(**game, state, seed);
  return 0;
}
