#include "support/chi_square.h"

#include <cmath>
#include <numeric>

namespace orrery::test {
namespace {

// Standard deviations from the mean at which a result is no accident.
constexpr double kLimit = 4.0;

// The Wilson-Hilferty transformation: how many standard deviations a chi-square value is off.
double deviations(double chi_square, double freedom) {
  const double spread = 2.0 / (9.0 * freedom);
  return (std::cbrt(chi_square / freedom) - (1.0 - spread)) / std::sqrt(spread);
}

}  // namespace

testing::AssertionResult fits(std::span<const int> counts, std::span<const double> expected) {
  if (counts.size() < 2) return testing::AssertionSuccess();
  double chi_square = 0;
  for (std::size_t i = 0; i < counts.size(); ++i)
    chi_square += std::pow(counts[i] - expected[i], 2) / expected[i];
  const double off = deviations(chi_square, static_cast<double>(counts.size() - 1));
  if (std::abs(off) < kLimit) return testing::AssertionSuccess();
  testing::AssertionResult failure = testing::AssertionFailure();
  failure << "chi-square " << chi_square << ", " << off << " standard deviations off; counts:";
  for (const int count : counts) failure << ' ' << count;
  return failure;
}

testing::AssertionResult looks_uniform(std::span<const int> counts) {
  const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
  const std::vector<double> expected(counts.size(), total / static_cast<double>(counts.size()));
  return fits(counts, expected);
}

}  // namespace orrery::test
