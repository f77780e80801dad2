#!/usr/bin/env bash
# What is known against the code of others: licences, advisories, sources. Needs the network; not part of `make test`.
set -uo pipefail
cd "$(dirname "$0")/.."
. tools/have.sh

bad=0
failed() { echo "$*" >&2; bad=1; }

if ! cargo deny --version >/dev/null 2>&1; then
  echo "Installing cargo-deny"
  cargo install cargo-deny --locked --quiet || failed "cargo-deny could not be installed: is there a network?"
fi
if cargo deny --version >/dev/null 2>&1; then
  cargo deny --locked check licenses bans sources || failed "cargo deny refuses what Cargo.lock names."
  cargo deny --locked check advisories || failed "cargo deny found an advisory, or could not fetch the list: is there a network?"
fi
npm audit --audit-level=low || failed "npm audit found an advisory, or could not ask for the list: is there a network?"
exit $bad
