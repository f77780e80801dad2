# What this machine has: read by setup.sh, and by the browser tests (tests/browser/browsers.mjs).
have() { command -v "$1" >/dev/null 2>&1; }
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
