# orrery_layer(NAME [LINKS target...] [EXCLUDE file...])
#
# The static library orrery_NAME from all sources below src/NAME, without the EXCLUDEd files (relative to that
# folder). A layer that has no sources yet is an empty interface, so that the layers above still link.
function(orrery_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS;EXCLUDE")
  set(folder "${PROJECT_SOURCE_DIR}/src/${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  list(TRANSFORM arg_EXCLUDE PREPEND "${folder}/")
  list(REMOVE_ITEM sources ${arg_EXCLUDE})

  if(sources)
    add_library(orrery_${name} STATIC ${sources})
    target_link_libraries(orrery_${name} PUBLIC ${arg_LINKS} PRIVATE orrery_options)
    target_include_directories(orrery_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
    orrery_batches(orrery_${name})
  else()
    add_library(orrery_${name} INTERFACE)
    target_link_libraries(orrery_${name} INTERFACE ${arg_LINKS})
    target_include_directories(orrery_${name} INTERFACE "${PROJECT_SOURCE_DIR}/src")
  endif()
endfunction()
