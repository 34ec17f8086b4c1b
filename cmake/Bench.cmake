# The benchmarks: one program from benchmarks/*.cpp. Skipped where Google Benchmark is not installed.
file(GLOB bench_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/benchmarks/*.cpp")
find_package(benchmark QUIET)
if(NOT benchmark_FOUND OR NOT bench_sources)
  return()
endif()

add_executable(orrery_bench ${bench_sources})
orrery_batches(orrery_bench)
target_link_libraries(orrery_bench PRIVATE orrery_cli orrery_options benchmark::benchmark_main)
