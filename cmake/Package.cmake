# The engine as a package for other programs: `cmake --install DIR --component engine`, then find_package(orrery) gives
# the targets orrery::core, orrery::games and orrery::bots.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/orrery")
set(header_folder "${CMAKE_INSTALL_INCLUDEDIR}/orrery")

foreach(layer core games bots)
  set_target_properties(orrery_${layer} PROPERTIES EXPORT_NAME ${layer})
  target_compile_features(orrery_${layer} PUBLIC cxx_std_23)
  install(TARGETS orrery_${layer} EXPORT orrery COMPONENT engine INCLUDES DESTINATION "${header_folder}")
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/src/${layer}" DESTINATION "${header_folder}" COMPONENT engine
    FILES_MATCHING PATTERN "*.h")
endforeach()

write_basic_package_version_file("${PROJECT_BINARY_DIR}/orreryConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(EXPORT orrery NAMESPACE orrery:: FILE orreryTargets.cmake DESTINATION "${package_folder}" COMPONENT engine)
install(FILES "${PROJECT_SOURCE_DIR}/cmake/orreryConfig.cmake" "${PROJECT_BINARY_DIR}/orreryConfigVersion.cmake"
  DESTINATION "${package_folder}" COMPONENT engine)
