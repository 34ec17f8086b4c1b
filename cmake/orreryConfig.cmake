# What find_package(orrery) reads: the libraries that the engine stands on, then its targets.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
find_dependency(Boost 1.81 COMPONENTS json)
find_dependency(fmt)
find_dependency(PkgConfig)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
include("${CMAKE_CURRENT_LIST_DIR}/orreryTargets.cmake")
