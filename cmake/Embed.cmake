# orrery_embed(TARGET FUNCTION name HEADER file FILES pattern...)
#
# Puts the files that match the patterns (relative to the project) into TARGET, as they are, and defines FUNCTION, which
# HEADER declares and which returns them sorted by path (core/embedded.h). The next build embeds a changed file again,
# and all of them when one is added or removed.
function(orrery_embed target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FUNCTION;HEADER" "FILES")
  list(TRANSFORM arg_FILES PREPEND "${PROJECT_SOURCE_DIR}/")
  file(GLOB files CONFIGURE_DEPENDS ${arg_FILES})
  list(SORT files) # by byte, which is how std::string_view compares

  set(generated "${PROJECT_BINARY_DIR}/generated/${target}_files.cpp")
  set(list "${PROJECT_BINARY_DIR}/generated/${target}_files.txt")
  list(JOIN files "\n" lines)
  file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}" @ONLY) # written when it differs
  add_custom_command(OUTPUT "${generated}"
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${PROJECT_SOURCE_DIR}" "-DLIST=${list}" "-DFUNCTION=${arg_FUNCTION}"
      "-DHEADER=${arg_HEADER}" "-DOUTPUT=${generated}" -P "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake"
    DEPENDS "${list}" "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake" ${files}
    COMMENT "Embedding files into ${target}" VERBATIM)
  add_custom_target(${target}_files DEPENDS "${generated}") # need not wait for the libraries that the target links
  add_dependencies(${target} ${target}_files)
  target_sources(${target} PRIVATE "${generated}")
endfunction()
