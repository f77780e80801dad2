#!/usr/bin/env bash
# Says what is there, what is missing, and what `make play` and `make test` will install.
set -uo pipefail
cd "$(dirname "$0")/.."
. tools/have.sh

bad=0
there() { printf '  %-9s %-24s %s\n' "there" "$1" "${2:-}"; }
will() { printf '  %-9s %-24s %s\n' "missing" "$1" "$2"; }
you() { printf '  %-9s %-24s %s\n' "MISSING" "$1" "$2"; bad=1; }

echo "To build (make play, make dist):"
if have cargo; then there "Rust" "$(rustc --version)"; else you "Rust" "install it yourself, with rustup: rust-toolchain.toml names the version"; fi
if have node && [ "$(node_major)" -ge 20 ]; then there "Node.js" "$(node --version)"; else you "Node.js" "install it yourself: 20 or newer"; fi
if have npm; then there "npm" "$(npm --version)"; else you "npm" "install it yourself, it comes with Node.js"; fi
if has_wasm_target; then there "wasm target"
elif have rustup; then will "wasm target" "will be installed: rustup target add wasm32-unknown-unknown"
else you "wasm target" "install Rust's wasm32-unknown-unknown yourself"; fi
if has_npm_packages; then there "npm packages"; else will "npm packages" "will be installed: npm ci"; fi

echo "To test (make test):"
for tool in rustfmt clippy; do
  if has_rust_component $tool; then there $tool; else will $tool "will be installed: rustup component add $tool"; fi
done
browser() {
  if [ -n "$2" ]; then there "$1" "$2"
  elif have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then will "$1" "will be installed: apt-get install $1"
  else you "$1" "install it yourself, or name the program in ${3}"; fi
}
browser chromium "$(find_chromium)" CHROMIUM
browser firefox-esr "$(find_firefox)" FIREFOX

echo "To test in Safari's engine (make test-webkit):"
if [ -n "$(find_webkit)" ]; then there "WebKitGTK" "$(find_webkit)"
elif have apt-get; then will "WebKitGTK" "will be installed: apt-get install webkit2gtk-driver xvfb"
else echo "  missing   WebKitGTK                only Debian's kind of system has it"; fi

echo "Versions:"
product=$(node -p 'require("./package.json").version' 2>/dev/null)
crates=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
if [ "$product" = "$crates" ]; then there "Cargo.toml, package.json" "$product"
else you "Cargo.toml, package.json" "they name different versions: $crates and $product"; fi
there "wasm-bindgen" "$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1 (Cargo.lock)/p}' Cargo.lock 2>/dev/null)"
exit $bad
