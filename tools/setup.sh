#!/usr/bin/env bash
# Installs what is missing to `build`, for the quick `checks`, for tests in `browsers` and the `fonts` that they choose among, and for
# those in `webkit`. With `--dry-run` first, it only says what is there and what it would install.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/have.sh

dry=
bad=0

# need NAME FOUND COMMAND...: if nothing was FOUND, the COMMAND installs it, or a person has to.
need() {
  local name=$1 found=$2
  shift 2
  if [ -n "$found" ]; then
    [ -z "$dry" ] || echo "  there    $name: $found"
  elif ! can "$1"; then
    echo "  MISSING  $name: install it yourself (CONTRIBUTING.md)" >&2
    bad=1
    [ -n "$dry" ] || exit 1
  elif [ -n "$dry" ]; then
    echo "  missing  $name, will be installed: $*"
  else
    echo "Installing $name"
    "$@"
  fi
}

can() {
  case $1 in
    apt) have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; } ;;
    *) have "$1" ;;
  esac
}
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
apt() {
  as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
npm_ci() {
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1 npm ci --no-audit --no-fund
  cp package-lock.json node_modules/.installed-lock
}
# Unpacked into the build folder and not installed: only the tests shall find them (tests/browser/fonts.mjs).
unpack() {
  rm -rf build/fonts/new && mkdir -p build/fonts/new
  (
    cd build/fonts/new
    apt-get download -qq "$1" 2>/dev/null || { as_root apt-get update -qq && apt-get download -qq "$1"; }
    dpkg-deb -x "$1"_*.deb "$1"
    mv "$1" ..
  )
  rm -r build/fonts/new
}

build() {
  need "Rust" "$(rustc --version 2>/dev/null)" you
  need "Node.js, 20 or newer" "$(node -p 'parseInt(process.versions.node) < 20 ? "" : process.version' 2>/dev/null)" you
  need "wasm target" "$(find "$(rustc --print target-libdir --target wasm32-unknown-unknown)" -maxdepth 0 2>/dev/null)" rustup target add wasm32-unknown-unknown
  need "npm packages" "$(cmp -s package-lock.json node_modules/.installed-lock && echo as locked)" npm_ci
}
checks() {
  need "rustfmt" "$(cargo fmt --version 2>/dev/null)" rustup component add rustfmt
  need "clippy" "$(cargo clippy --version 2>/dev/null)" rustup component add clippy
}
browsers() {
  need "Chromium" "$(find_chromium)" apt chromium
  need "Firefox" "$(find_firefox)" apt firefox-esr
}
# Without Debian's packages the browser tests have the installed fonts.
fonts() {
  local name
  have apt-get || return 0
  for name in fonts-noto-cjk fonts-liberation; do need "$name" "$(find "build/fonts/$name" -maxdepth 0 2>/dev/null)" unpack "$name"; done
}
webkit() {
  # Newer systems call it otherwise.
  local driver=webkitgtk-webdriver
  apt-cache policy $driver 2>/dev/null | grep -q 'Candidate: [^(]' || driver=webkit2gtk-driver
  need "WebKitGTK" "$(find_webkit)" apt $driver xvfb
}

if [ "$1" = --dry-run ]; then dry=1 && shift; fi
for what in "$@"; do
  [ -z "$dry" ] || echo "$what:"
  "$what"
done
exit $bad
