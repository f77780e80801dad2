#!/usr/bin/env bash
# What crates.io and docs.rs get, tried as they would: each crate compiled out of its package, its documentation without a warning,
# the examples run, and the rules compiled for a chip without a standard library. Publishes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

chip=thumbv7m-none-eabi
[ -d "$(rustc --print target-libdir --target $chip)" ] || rustup target add $chip

# Those that are not published are passed over.
cargo publish --locked --workspace --dry-run --allow-dirty

public=$(cargo metadata --locked --no-deps --format-version 1 |
  node -p 'JSON.parse(fs.readFileSync(0)).packages.filter((one) => one.publish === null).map((one) => one.name).join(" ")')
packages=()
for name in $public; do packages+=(-p "$name"); done
RUSTDOCFLAGS=-Dwarnings cargo doc --locked --no-deps --all-features "${packages[@]}"
for example in self_play deal perft; do
  cargo run --locked --quiet -p sobremesa --example $example
done
cargo check --locked --target $chip -p sobremesa --no-default-features --features serde,cock-bull,dog,gobblet,muros
echo "These can be published: $public"
