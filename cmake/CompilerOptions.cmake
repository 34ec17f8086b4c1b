# What every target of the project is compiled with: warnings as errors, and the sanitizers of the preset.

set(ORRERY_SANITIZERS "" CACHE STRING "Sanitizers to build with, as in -fsanitize= (e.g. address,undefined)")
set(ORRERY_UNITY OFF CACHE STRING
  "Compile several files of a folder at a time: ON in batches, FOLDERS all of them, OFF each by itself")
set_property(CACHE ORRERY_UNITY PROPERTY STRINGS OFF ON FOLDERS)
option(ORRERY_ENGINE_ONLY "Build core, games and bots alone: no server, no program, no tests" OFF)
option(ORRERY_FUZZ "Build the libFuzzer targets (clang only)" OFF)

add_library(orrery_options INTERFACE)
target_include_directories(orrery_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_compile_options(orrery_options INTERFACE
  -Wall -Wextra -Wpedantic -Werror
  -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual
  -Wnon-virtual-dtor -Woverloaded-virtual
  -Wswitch-enum # a default never stands for a case that somebody forgot
  # GCC 12 reports overlapping copies inside std::string that cannot happen (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(ORRERY_UNITY)
  # GCC takes the files that are compiled together for headers, where a type of one file alone would be a mistake.
  target_compile_options(orrery_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
# Out-of-range access of standard containers ends the program wherever assertions are on.
target_compile_definitions(orrery_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

if(ORRERY_SANITIZERS)
  add_compile_options(-fsanitize=${ORRERY_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${ORRERY_SANITIZERS})
endif()
if(ORRERY_FUZZ)
  # It halves the speed of everything, so the tests with sanitizers have a build without it.
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
