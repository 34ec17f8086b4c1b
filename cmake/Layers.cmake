# orrery_layer(NAME [LINKS target...] [EXCLUDE file...])
#
# The static library orrery_NAME from all sources below src/NAME, without the EXCLUDEd files (relative to that
# folder).
function(orrery_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS;EXCLUDE")
  set(folder "${PROJECT_SOURCE_DIR}/src/${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  list(TRANSFORM arg_EXCLUDE PREPEND "${folder}/")
  list(REMOVE_ITEM sources ${arg_EXCLUDE})

  add_library(orrery_${name} STATIC ${sources})
  target_link_libraries(orrery_${name} PUBLIC ${arg_LINKS} PRIVATE $<BUILD_INTERFACE:orrery_options>)
  target_include_directories(orrery_${name} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>")
  orrery_batches(orrery_${name})
endfunction()
