#!/usr/bin/env bash
# Whether the version says what has changed for those who use the crates, since the last release. Before the second there is nothing
# to compare with.
set -euo pipefail
cd "$(dirname "$0")/.."

last=$(git describe --tags --abbrev=0 --match 'v*' HEAD^ 2>/dev/null || true)
if [ -z "$last" ]; then
  echo "No release yet to compare with."
  exit
fi
cargo semver-checks --version >/dev/null 2>&1 || cargo install cargo-semver-checks --locked --quiet
cargo semver-checks --workspace --baseline-rev "$last"
