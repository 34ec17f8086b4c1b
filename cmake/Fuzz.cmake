# The fuzz targets: each fuzz/NAME_fuzz.cpp is one libFuzzer program; tools/fuzz builds and runs them.
file(GLOB fuzz_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fuzz/*_fuzz.cpp")
foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM name)
  add_executable(${name} "${source}")
  target_link_libraries(${name} PRIVATE orrery_cli orrery_options)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
