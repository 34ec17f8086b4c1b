# The tests: one program from everything below tests/, run by ctest in a few shards side by side. Skipped where
# GoogleTest is not installed: the program itself does not need it.
file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*.cpp")
find_package(GTest QUIET)
if(NOT TARGET GTest::gmock OR NOT test_sources)
  return()
endif()

enable_testing()
add_executable(orrery_tests ${test_sources})
target_include_directories(orrery_tests PRIVATE tests)
target_link_libraries(orrery_tests PRIVATE orrery_cli orrery_load_parts orrery_options GTest::gtest_main GTest::gmock)
set_source_files_properties(tests/support/paths.cpp PROPERTIES
  COMPILE_DEFINITIONS "ORRERY_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\";ORRERY_BINARY=\"${PROJECT_BINARY_DIR}/orrery\""
  SKIP_UNITY_BUILD_INCLUSION ON)
# Building the tests must stay quick: what they call is optimized, they themselves need not be, and the heavy headers
# are read once.
target_compile_options(orrery_tests PRIVATE -O0
  # From a precompiled header GCC does not know GoogleTest's macros for those of a system header.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-dangling-else>)
orrery_batches(orrery_tests)
target_precompile_headers(orrery_tests PRIVATE
  <gmock/gmock.h> <gtest/gtest.h> <boost/json.hpp> <fmt/format.h> <functional> <string> <vector>)
if(TARGET orrery)
  add_dependencies(orrery_tests orrery) # some tests run the program itself
endif()

# GoogleTest deals its tests out to the shards in turn, so that a group of slow ones is spread. Each shard leaves its
# counts in test-results/ for the summary of ./test. More shards would repeat what tests of a group share.
set(shards 4)
math(EXPR last_shard "${shards} - 1")
foreach(shard RANGE ${last_shard})
  add_test(NAME tests_${shard} COMMAND orrery_tests)
  set_tests_properties(tests_${shard} PROPERTIES
    ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard};GTEST_OUTPUT=xml:${PROJECT_BINARY_DIR}/test-results/${shard}.xml"
    TIMEOUT 1800)
endforeach()
