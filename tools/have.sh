# What this machine has: read by setup.sh (installs what is missing) and doctor.sh (says it).
fail() { echo "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }
node_major() { node -p 'process.versions.node.split(".")[0]'; }
has_wasm_target() { [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)" ]; }
has_rust_component() { case $1 in rustfmt) cargo fmt --version ;; clippy) cargo clippy --version ;; esac >/dev/null 2>&1; }
has_npm_packages() { cmp -s package-lock.json node_modules/.installed-lock; }
first() { local p; for p in "$@"; do if [ -n "$p" ] && have "$p"; then command -v "$p"; return; fi; done; }
mac() { [ -x "/Applications/$1" ] && echo "/Applications/$1" || true; }
find_chromium() {
  first "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable "$(mac 'Google Chrome.app/Contents/MacOS/Google Chrome')"
}
# WebKitGTK is Safari's engine on other systems; its browser does not lie on the path.
find_webkit() {
  have Xvfb && have WebKitWebDriver && first /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/lib/*/webkitgtk-6.0/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser || true
}
find_firefox() { first "${FIREFOX:-}" firefox-esr firefox "$(mac 'Firefox.app/Contents/MacOS/firefox')"; }
# Debian's packages of fonts that the browser tests choose among (tests/browser/fonts.mjs).
TEST_FONTS="fonts-noto-cjk fonts-liberation"
