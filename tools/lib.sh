# shellcheck shell=bash
# What the scripts share: speaking to the person, installing packages, configuring and building a preset.
# A script sets `root` (the folder of the project) and sources this file. Everything said here goes to stderr.
: "${root:?}"

# The scripts' own failures (no network, a build that fails) end with this code, as those of env or timeout do:
# the program itself uses 0, 1 and 2.
readonly kSetupFailed=125

trap 'exit 130' INT # also when the interrupted tool itself ends in good order

say() { printf 'orrery: %s\n' "$*" >&2; }

die() {
  say "$*"
  exit "$kSetupFailed"
}

cores() { nproc 2>/dev/null || echo 2; }

# print_usage FILE: the comment at the head of a script is its help.
print_usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"; }

# --- packages ---------------------------------------------------------------------------------------------------

# packages LEVEL: the Debian packages that building the engine, running, benchmarking, testing or checking everything
# takes.
packages() {
  echo g++ cmake ninja-build pkgconf libboost1.81-dev libboost-json1.81-dev libfmt-dev libsodium-dev
  [[ $1 != engine ]] || return 0
  echo libcli11-dev libsqlite3-dev libpq-dev curl ca-certificates
  case $1 in
    run) ;;
    bench) echo libbenchmark-dev ;;
    test) echo libgtest-dev libgmock-dev ;;
    all)
      echo libgtest-dev libgmock-dev libbenchmark-dev postgresql chromium shellcheck jq \
        clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev llvm-19
      ;;
    *) die "unknown set-up level '$1': it is engine, run, bench, test or all" ;;
  esac
}

# missing_packages NAME...: those of the packages that are not installed.
missing_packages() {
  local -A installed=()
  local name status
  while read -r name status; do
    [[ $status == installed ]] && installed[$name]=1
  done < <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null)
  for name in "$@"; do
    [[ -n ${installed[$name]:-} ]] || echo "$name"
  done
}

# setup LEVEL: installs what is missing; takes no time when nothing is. Two scripts may do so at the same time: one waits
# for the other.
setup() {
  local level=$1 wanted missing
  wanted=$(packages "$level") || exit
  if ! command -v dpkg-query >/dev/null; then
    say "this is no Debian: taking it that these are installed:" "${wanted//$'\n'/ }"
    return
  fi
  # shellcheck disable=SC2086 # a list of words
  mapfile -t missing < <(missing_packages $wanted)
  ((${#missing[@]})) || return 0
  mkdir -p "$root/build" 2>/dev/null || die "cannot write to $root/build"
  (
    flock 9
    # shellcheck disable=SC2086 # a list of words
    mapfile -t missing < <(missing_packages $wanted)
    ((!${#missing[@]})) || install_packages "${missing[@]}" 9>&- # what starts with them must not keep the lock
  ) 9>"$root/build/.setup-lock"
}

install_packages() {
  local missing=("$@") admin=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      die "these packages are missing, and installing them needs root or sudo: ${missing[*]}"
    admin=(sudo)
  fi
  say "installing ${#missing[@]} missing Debian packages: ${missing[*]}"
  local log=$root/build/setup.log
  : >"$log"
  local apt=("${admin[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
  "${apt[@]}" update 2>&1 | tee -a "$log" | show_progress '*' ||
    setup_failed "$log" "the package lists could not be fetched; is there a network?"
  # apt-get update calls an unreachable mirror a warning: the installation then says what it misses.
  "${apt[@]}" install --no-install-recommends "${missing[@]}" 2>&1 | tee -a "$log" | show_progress '*' ||
    setup_failed "$log" "the packages could not be installed; is there a network, and is this Debian 12?"
}

setup_failed() {
  show_end_of "$@"
  exit "$kSetupFailed"
}

# show_end_of LOG WHAT: says what went wrong, with the last words of what failed.
show_end_of() {
  tail -n 8 "$1" | sed 's/^/  | /' >&2
  say "$2 (all of it: $1)"
}

# --- progress ---------------------------------------------------------------------------------------------------

# show_progress PATTERN: lines that match the glob pattern are passing news: one line that changes on a terminal,
# one line every ten seconds elsewhere. All other lines are shown as they are.
show_progress() {
  local pattern=$1 line width=0 shown=0 next=10
  [[ -t 2 ]] && width=$(terminal_width)
  SECONDS=0
  while IFS= read -r line; do
    # shellcheck disable=SC2053 # a pattern
    if [[ $line == $pattern ]]; then
      if ((width)); then
        printf '\r\033[K  %s' "${line:0:width-3}" >&2
        shown=1
      elif ((SECONDS >= next)); then
        printf '  %s\n' "$line" >&2
        next=$((SECONDS + 10))
      fi
    else
      ((shown)) && printf '\r\033[K' >&2
      shown=0
      printf '%s\n' "$line" >&2
    fi
  done
  if ((shown)); then printf '\r\033[K' >&2; fi
}

terminal_width() {
  local size
  size=$(stty size <&2 2>/dev/null) || size="24 80"
  size=${size#* }
  echo $((size > 20 ? size : 80))
}

# --- the web client -----------------------------------------------------------------------------------------------

# use_node: puts the Node and the npm of web/toolchain.txt first in the PATH, fetched from npm's registry when they are
# missing. Debian's are too old, and its npm brings hundreds of packages.
use_node() {
  local dir=$root/build/node arch
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=arm64 ;;
    *) say "there is no Node for this kind of machine ($(uname -m))"; return 1 ;;
  esac
  if ! cmp -s "$root/web/toolchain.txt" "$dir/.installed"; then
    say "fetching Node and npm"
    rm -rf "$dir" && mkdir -p "$dir/bin" || return
    fetch_npm_package "node-linux-$arch" "$dir/node" && fetch_npm_package npm "$dir/npm" || return
    ln -s ../node/bin/node ../npm/bin/npm-cli.js "$dir/bin/"
    mv "$dir/bin/npm-cli.js" "$dir/bin/npm"
    cp "$root/web/toolchain.txt" "$dir/.installed"
  fi
  export PATH=$dir/bin:$PATH
}

# fetch_npm_package NAME DIR: the package as web/toolchain.txt names it, unpacked into DIR.
fetch_npm_package() {
  local name=$1 dir=$2 version sum archive=$2.tgz
  read -r _ version sum < <(grep "^$name " "$root/web/toolchain.txt")
  if ! curl -fsSL --retry 3 -o "$archive" "$(npm_registry)/$name/-/$name-$version.tgz"; then
    say "$name could not be fetched; is there a network?"
    return 1
  fi
  if ! sha512sum --quiet -c - <<<"$sum  $archive" >/dev/null 2>&1; then
    say "what was fetched as $name is something else"
    return 1
  fi
  mkdir -p "$dir" && tar -xzf "$archive" -C "$dir" --strip-components=1 --no-same-owner && rm "$archive"
}

# npm_registry: where npm would look, by its variable or its files.
npm_registry() {
  local file registry=${npm_config_registry:-}
  for file in ~/.npmrc /etc/npmrc; do
    [[ -n $registry || ! -r $file ]] || registry=$(sed -n 's/^registry *= *//p' "$file" | tail -n 1)
  done
  registry=${registry:-https://registry.npmjs.org}
  echo "${registry%/}"
}

# build_web: brings web/dist up to date, which is built into the program. Says nothing when it is.
build_web() (
  mkdir -p "$root/build" 2>/dev/null || { say "cannot write to $root/build"; exit 1; }
  exec 9>"$root/build/.web-lock"
  flock -n 9 || { say "waiting for another build of the web client to finish"; flock 9; }
  cd "$root/web" || exit
  use_node && install_npm_packages . || exit
  # A folder is newer when a file came or went.
  changed=$(find . -path ./node_modules -prune -o -path ./dist -prune -o ! -path . -newer dist/.built -print -quit 2>&1)
  [[ -n $changed ]] || exit 0
  say "building the web client"
  log=$root/build/web.log
  touch "$root/build/.web-begun"
  npm run --silent build >"$log" 2>&1 || { show_end_of "$log" "the web client cannot be built"; exit 1; }
  gzip -9 -k -n dist/assets/*.js dist/assets/*.css || exit # for browsers: they get these as they are
  mv "$root/build/.web-begun" dist/.built
)

# install_npm_packages DIR: npm's packages for DIR, exactly those of its lock file, once.
install_npm_packages() {
  local dir=$1 log
  cmp -s "$dir/package-lock.json" "$dir/node_modules/.installed" && return
  log=$root/build/npm-$(basename "$(readlink -f "$dir")").log
  say "installing the npm packages of $(basename "$(readlink -f "$dir")")"
  if ! (cd "$dir" && npm ci --no-audit --no-fund) >"$log" 2>&1; then
    show_end_of "$log" "npm could not install them; is there a network?"
    return 1
  fi
  cp "$dir/package-lock.json" "$dir/node_modules/.installed"
}

# --- building ---------------------------------------------------------------------------------------------------

# build PRESET TARGET...: configures the preset if need be and brings the targets up to date, after the web client
# if the preset embeds it. Says nothing when they are. Two scripts may build at the same time: one waits for the other.
build() (
  preset=$1
  shift
  [[ $preset == engine ]] || build_web || exit
  dir=$root/build/$preset
  mkdir -p "$dir" 2>/dev/null || { say "cannot write to $root/build"; exit 1; }
  exec 9>"$dir/.lock"
  flock -n 9 || { say "waiting for another build of $preset to finish"; flock 9; }
  if needs_configuring "$dir" "$@"; then
    configure "$preset" "$dir" || exit 1
  fi
  NINJA_STATUS='[%f/%t] ' ninja -C "$dir" "$@" 2>&1 |
    sed -u -e '/^ninja: Entering directory/d' -e '/^ninja: no work to do/d' \
      -e '/Re-checking globbed directories/d' -e '/^-- /d' |
    show_progress '\[[0-9]*/[0-9]*\] *' ||
    { say "the $preset build failed (see above)"; exit 1; }
)

# needs_configuring DIR TARGET...: is there no build system in DIR yet, or one of another time or place? Targets that
# it does not know may have become possible since: the packages they need came later.
needs_configuring() {
  local dir=$1 target
  shift
  [[ -f $dir/build.ninja && $dir/.configured -nt $root/CMakePresets.json ]] || return 0
  is_at_home "$dir" || return 0
  for target in "$@"; do
    grep -q "^build $target:" "$dir/build.ninja" || return 0
  done
  return 1
}

# is_at_home DIR: was DIR configured for the project where it stands now? It was not if it has been moved or copied.
is_at_home() { grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt"; }

configure() {
  local preset=$1 dir=$2 fresh=() log=$2/configure.log
  [[ ! -f $dir/CMakeCache.txt ]] || is_at_home "$dir" || fresh=(--fresh)
  say "configuring the $preset build"
  if ! (cd "$root" && cmake --preset "$preset" "${fresh[@]}") >"$log" 2>&1; then
    tail -n 25 "$log" | sed 's/^/  | /' >&2
    say "the $preset build cannot be configured (all of it: $log)"
    return 1
  fi
  touch "$dir/.configured"
}
