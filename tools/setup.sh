#!/usr/bin/env bash
# Installs what is missing. `setup.sh build`: the wasm target and the npm packages. `setup.sh browsers`: Chromium and Firefox.
# `setup.sh fonts`: fonts that the browser tests choose among. `setup.sh webkit`: WebKit, and a screen for it.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/have.sh

build() {
  have cargo || fail "Rust is missing. Install it with rustup, or from your system's packages the version that rust-toolchain.toml names."
  have node || fail "Node.js is missing. Install version 20 or newer."
  [ "$(node_major)" -ge 20 ] || fail "Node.js $(node --version) is too old. Install version 20 or newer."
  if ! has_wasm_target; then
    have rustup || fail "The Rust target wasm32-unknown-unknown is missing. Install it, with rustup: rustup target add wasm32-unknown-unknown"
    rustup target add wasm32-unknown-unknown
  fi
  if ! has_npm_packages; then
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1 npm ci --no-audit --no-fund
    cp package-lock.json node_modules/.installed-lock
  fi
}

checks() {
  for tool in rustfmt clippy; do
    has_rust_component "$tool" && continue
    have rustup || fail "$tool is missing. Install it, with rustup: rustup component add $tool"
    rustup component add "$tool"
  done
}

browsers() {
  local missing=()
  [ -n "$(find_chromium)" ] || missing+=(chromium)
  [ -n "$(find_firefox)" ] || missing+=(firefox-esr)
  # An empty list is unbound to older kinds of bash.
  [ ${#missing[@]} -gt 0 ] || return 0
  packages "${missing[@]}"
  [ -n "$(find_chromium)" ] && [ -n "$(find_firefox)" ]
}

# Unpacked into the build folder and not installed: only the tests shall find them (tests/browser/fonts.mjs).
fonts() {
  local name
  for name in $TEST_FONTS; do
    [ ! -d "build/fonts/$name" ] || continue
    have apt-get || { echo "Without apt the browser tests have the installed fonts only."; return 0; }
    echo "Unpacking $name"
    rm -rf build/fonts/new && mkdir -p build/fonts/new
    (
      cd build/fonts/new
      apt-get download -qq "$name" 2>/dev/null || { as_root apt-get update -qq && apt-get download -qq "$name"; }
      dpkg-deb -x "$name"_*.deb "$name"
      mv "$name" ..
    )
    rm -r build/fonts/new
  done
}

webkit() {
  [ -z "$(find_webkit)" ] || return 0
  # Newer systems call it otherwise.
  local driver=webkitgtk-webdriver
  apt-cache policy $driver | grep -q 'Candidate: [^(]' || driver=webkit2gtk-driver
  packages $driver xvfb
  [ -n "$(find_webkit)" ] || fail "WebKitGTK was installed, but its MiniBrowser was not found."
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

packages() {
  if have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then
    echo "Installing with apt: $*"
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  else
    fail "The browser tests need $*. Install them (Debian: sudo apt-get install $*), or name the programs in CHROMIUM and FIREFOX."
  fi
}

for what in "$@"; do "$what"; done
