# shellcheck shell=bash
# A plan of steps, each timed, with a summary at the end. Steps are done one after the other in two lanes side by side:
# the main one, which builds and tests, and one beside it for what waits a lot or keeps one core busy. Of a step that
# failed the last words are repeated at the end, which may be an hour of lines away. For ./test.
# A step's time is that of the processors, which says the same on a busy machine as on an idle one. A step that takes
# more than its budget is marked in the summary; it does not fail.

plan_titles=() plan_commands=() plan_lanes=() plan_budgets=()
: "${root:?}"
plan_dir=$root/build/steps # of each step its log, its times, its result, and its counts when it counts more than itself

# plan LANE BUDGET TITLE COMMAND [WORD...]: adds a step to the lane `first` (which the others stand on), `main` or
# `beside`, with its budget in seconds of processor time.
plan() {
  plan_lanes+=("$1") plan_budgets+=("$2") plan_titles+=("$3")
  shift 3
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
  echo "$((tests - failures - skipped)) $failures $skipped" >"$plan_dir/$step.counts"
}

# run_plan: runs the steps and ends the script. What the others stand on is not counted when it went well, and they do
# not run when it did not.
run_plan() {
  local beside=
  rm -rf "$plan_dir"
  mkdir -p "$plan_dir" 2>/dev/null || die "cannot write to $root/build"
  SECONDS=0
  if run_lane first; then
    if [[ " ${plan_lanes[*]} " == *" beside "* ]]; then
      set -m # a group of processes of its own, which can be ended with all that it has begun
      run_lane beside </dev/null &
      beside=$!
      set +m
      # shellcheck disable=SC2064 # the process as it is now
      trap "kill -- -$beside 2>/dev/null || true" EXIT
      # What people would wait for goes before builds.
      renice -n 5 -p $BASHPID >/dev/null
    fi
    run_lane main || true
    [[ -z $beside ]] || wait "$beside" || true
    trap - EXIT
  fi
  summarize
  exit
}

# run_lane LANE: runs its steps; fails when one did.
run_lane() {
  local lane=$1 step code=0
  for step in "${!plan_titles[@]}"; do
    [[ ${plan_lanes[step]} != "$lane" ]] || run_step || code=1
  done
  return "$code"
}

# run_step: runs the step `step` of the lane `lane`. What happens in the main lane is shown as it happens; on a terminal
# nothing of the lane beside it is shown, and elsewhere all of it when the step is over.
run_step() {
  local heading="[$((step + 1))/${#plan_titles[@]}] ${plan_titles[step]}" code=0 start=$SECONDS
  local log=$plan_dir/$step.log times=$plan_dir/$step.times TIMEFORMAT='%U %S'
  if [[ $lane == beside ]]; then
    { time { (eval "${plan_commands[step]}") >"$log" 2>&1; }; } 2>"$times" || code=$?
    [[ -t 1 ]] || printf '\n%s (beside the others)\n%s\n' "$heading" "$(<"$log")"
  else
    printf '\n%s\n' "$heading"
    if [[ -t 2 ]]; then
      { time { (eval "${plan_commands[step]}") 2>&4; }; } 4>&2 2>"$times" || code=$?
    else
      { time (eval "${plan_commands[step]}") 2>&1 | tee "$log" >&4; } 4>&1 2>"$times" || code=$?
    fi
  fi
  local processor
  processor=$(awk '{ printf "%.0f", $1 + $2 }' "$times")
  echo "$code $((SECONDS - start)) $processor" >"$plan_dir/$step.result"
  printf '%s: %s, %d s\n' "$heading" "$( ((code == 0)) && echo ok || echo FAILED)" "$((SECONDS - start))"
  return "$code"
}

# summarize: complaints about what failed, a row for each step, and the counts. Fails when a step did.
summarize() {
  local step code seconds processor all_processor=0 passed failed skipped all_passed=0 all_failed=0 rows=() note result
  for step in "${!plan_titles[@]}"; do
    [[ -f $plan_dir/$step.result ]] || continue
    read -r code seconds processor <"$plan_dir/$step.result"
    passed=$((code == 0)) failed=$((code != 0)) skipped=0 note='' result=ok
    if [[ -f $plan_dir/$step.counts ]]; then
      read -r passed failed skipped <"$plan_dir/$step.counts"
      note="$passed passed"
      ((failed == 0)) || note+=", $failed failed"
      ((skipped == 0)) || note+=", $skipped skipped"
      ((code == 0 || failed > 0)) || failed=1
    elif [[ ${plan_lanes[step]} == first ]]; then
      passed=0
    fi
    if ((failed > 0)); then
      result=FAILED
      [[ ! -s $plan_dir/$step.log ]] ||
        printf '\n%s failed. Its last words:\n%s\n' "${plan_titles[step]}" "$(tail -n 40 "$plan_dir/$step.log" | sed 's/^/  | /')"
    fi
    ((processor <= plan_budgets[step])) || note+="${note:+; }OVER its budget of ${plan_budgets[step]} s"
    rows+=("$(printf '  %-6s  %-42s %5d s %6d s  %s' "$result" "${plan_titles[step]}" "$seconds" "$processor" "$note")")
    all_passed=$((all_passed + passed)) all_failed=$((all_failed + failed)) all_processor=$((all_processor + processor))
  done
  printf '\n  %-50s %7s %8s\n' '' 'time' 'processor'
  printf '%s\n' "${rows[@]}" | sed 's/ *$//'
  printf '  %-50s %5d s %6d s\n' 'Everything' "$SECONDS" "$all_processor"
  printf '\n%d passed, %d failed\n' "$all_passed" "$all_failed"
  ((all_failed == 0))
}
