# orrery_batches(TARGET)
#
# Compiles the sources of TARGET several at a time, as ORRERY_UNITY says: most of the time of a build goes into headers,
# and a batch reads them once. A batch never holds files of two folders. With ON a large folder has several batches, a
# power of two, and a file's name alone says to which it belongs: a new file moves no other, until the folder outgrows
# its batches and each of them becomes two. With FOLDERS a folder is one batch, so that such a build proves that the
# files of a folder can meet in any.
set(ORRERY_BATCH_SIZE 12) # files, on average; a folder begun with the last core free should not take long

function(orrery_batches target)
  if(NOT ORRERY_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(TRANSFORM sources REPLACE "/[^/]*$" "" OUTPUT_VARIABLE folders)
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    set(files ${sources})
    list(FILTER files INCLUDE REGEX "^${folder}/[^/]*$")
    orrery_batches_of_folder("${folder}" ${files})
  endforeach()
endfunction()

function(orrery_batches_of_folder folder)
  list(LENGTH ARGN count)
  set(batches 1)
  while(ORRERY_UNITY STREQUAL "ON" AND count GREATER ORRERY_BATCH_SIZE)
    math(EXPR batches "${batches} * 2")
    math(EXPR count "${count} / 2")
  endwhile()
  file(RELATIVE_PATH group "${PROJECT_SOURCE_DIR}" "${folder}")
  string(REPLACE "/" "_" group "${group}")
  foreach(file IN LISTS ARGN)
    get_filename_component(name "${file}" NAME)
    string(MD5 hash "${name}")
    string(SUBSTRING "${hash}" 0 4 hash)
    math(EXPR batch "0x${hash} % ${batches}")
    set_property(SOURCE "${file}" PROPERTY UNITY_GROUP "${group}_${batch}")
  endforeach()
endfunction()
