# The load program of the table server: benchmarks/load. What needs no network is a library, for the tests.
file(GLOB load_parts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/benchmarks/load/*.cpp")
file(GLOB load_client CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/benchmarks/load/client/*.cpp")
set(load_main "${PROJECT_SOURCE_DIR}/benchmarks/load/main.cpp")
list(REMOVE_ITEM load_parts "${load_main}")

add_library(orrery_load_parts STATIC EXCLUDE_FROM_ALL ${load_parts})
orrery_batches(orrery_load_parts)
target_include_directories(orrery_load_parts PUBLIC "${PROJECT_SOURCE_DIR}/benchmarks")
target_link_libraries(orrery_load_parts PUBLIC orrery_core PRIVATE orrery_options)

add_executable(orrery_load ${load_main} ${load_client})
target_link_libraries(orrery_load PRIVATE orrery_load_parts orrery_options CLI11::CLI11)
