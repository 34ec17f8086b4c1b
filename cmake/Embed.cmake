# orrery_embed(TARGET FILES pattern...)
#
# Puts the files that match the patterns (relative to the project) into TARGET, as they are, and defines
# orrery::embedded_files() of core/embedded.h, sorted by path. A changed file is embedded again by the next build,
# and so is the set of files when one is added or removed.
function(orrery_embed target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FILES")
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    return() # nothing to put them into yet
  endif()

  list(TRANSFORM arg_FILES PREPEND "${PROJECT_SOURCE_DIR}/")
  file(GLOB files CONFIGURE_DEPENDS ${arg_FILES})
  set(paths)
  foreach(file IN LISTS files)
    file(RELATIVE_PATH path "${PROJECT_SOURCE_DIR}" "${file}")
    list(APPEND paths "${path}")
  endforeach()
  list(SORT paths) # by byte, which is how std::string_view compares

  set(EMBED_BYTES "")
  set(EMBED_SYMBOLS "")
  set(EMBED_ENTRIES "")
  set(index 0)
  foreach(path IN LISTS paths)
    set(symbol "orrery_embedded_${index}")
    string(APPEND EMBED_BYTES
      "    \"${symbol}: .incbin \\\"${PROJECT_SOURCE_DIR}/${path}\\\"\\n\"\n"
      "    \"${symbol}_end: .byte 0\\n\"\n")
    string(APPEND EMBED_SYMBOLS "extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n")
    string(APPEND EMBED_ENTRIES "      {\"${path}\", {${symbol}, ${symbol}_end}},\n")
    math(EXPR index "${index} + 1")
  endforeach()
  set(EMBED_COUNT ${index})

  set(generated "${PROJECT_BINARY_DIR}/generated/embedded_files.cpp")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded_files.cpp.in" "${generated}" @ONLY)
  list(TRANSFORM paths PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE inputs)
  set_source_files_properties("${generated}" TARGET_DIRECTORY ${target} PROPERTIES
    OBJECT_DEPENDS "${inputs}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE "${generated}")
endfunction()
