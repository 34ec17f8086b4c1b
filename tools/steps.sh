# shellcheck shell=bash
# A plan of steps, run one after the other, each announced and timed, with a summary at the end. In a log, where a
# failure may be an hour of lines away from the end, the last words of what failed are repeated there. For ./test.

plan_titles=() plan_commands=() plan_rows=() plan_complaints=()
plan_passed=0 plan_failed=0
: "${root:?}"
plan_log=$root/build/step.log
plan_counts=$root/build/step-counts # what a step leaves when it counts more than itself: "passed failed skipped"

# plan TITLE COMMAND [WORD...]: adds a step.
plan() {
  plan_titles+=("$1")
  shift
  plan_commands+=("$(printf '%q ' "$@")")
}

# count_tests DIR: counts for the current step what GoogleTest left in DIR/test-results. A shard that left nothing did
# not come to its end.
count_tests() {
  local dir=$1 shard shards file tests=0 failures=0 skipped=0
  local summary='<testsuites tests="([0-9]+)" failures="([0-9]+)"'
  shards=$(grep -c '^add_test' "$dir/CTestTestfile.cmake")
  for ((shard = 0; shard < shards; shard++)); do
    file=$dir/test-results/$shard.xml
    if [[ -f $file && $(<"$file") =~ $summary ]]; then
      tests=$((tests + BASH_REMATCH[1]))
      failures=$((failures + BASH_REMATCH[2]))
      skipped=$((skipped + $(grep -c 'result="skipped"' "$file" || true)))
    else
      tests=$((tests + 1))
      failures=$((failures + 1))
    fi
  done
  if ((tests == 0)); then
    echo "No test matches."
    failures=1 tests=1
  fi
  echo "$((tests - failures - skipped)) $failures $skipped" >"$plan_counts"
}

# run_plan: runs the steps and ends the script. The first step is what the others stand on: they do not run when it
# fails, and it is not counted when it does not.
run_plan() {
  local i number=${#plan_titles[@]}
  mkdir -p "$root/build" 2>/dev/null || die "cannot write to $root/build"
  for ((i = 0; i < number; i++)); do
    run_step "[$((i + 1))/$number]" "${plan_titles[i]}" "${plan_commands[i]}"
    if ((i == 0)); then
      plan_passed=0
      ((plan_failed == 0)) || break
    fi
  done
  rm -f "$plan_counts" "$plan_log"
  printf '\n'
  ((${#plan_complaints[@]} == 0)) || printf '%s\n\n' "${plan_complaints[@]}"
  printf '%s\n' "${plan_rows[@]}" | sed 's/ *$//'
  printf '\n%d passed, %d failed\n' "$plan_passed" "$plan_failed"
  ((plan_failed == 0))
  exit
}

run_step() {
  local heading=$1 title=$2 command=$3 start=$SECONDS code=0 passed failed skipped note=
  printf '\n%s %s\n' "$heading" "$title"
  rm -f "$plan_counts"
  if [[ -t 2 ]]; then
    (eval "$command") || code=$?
  else
    (eval "$command") 2>&1 | tee "$plan_log" || code=$?
  fi
  if [[ -f $plan_counts ]]; then
    read -r passed failed skipped <"$plan_counts"
    note="$passed passed"
    ((failed == 0)) || note+=", $failed failed"
    ((skipped == 0)) || note+=", $skipped skipped"
    ((code == 0 || failed > 0)) || failed=1
  else
    passed=$((code == 0)) failed=$((code != 0))
  fi
  plan_passed=$((plan_passed + passed))
  plan_failed=$((plan_failed + failed))

  local result=ok time=$((SECONDS - start))
  if ((failed > 0)); then
    result=FAILED
    [[ -t 2 ]] || plan_complaints+=("$title failed. Its last words:"$'\n'"$(tail -n 40 "$plan_log" | sed 's/^/  | /' || true)")
  fi
  printf '%s %s: %s, %d s\n' "$heading" "$title" "$result" "$time"
  plan_rows+=("$(printf '  %-6s  %-42s %5d s  %s' "$result" "$title" "$time" "$note")")
}
