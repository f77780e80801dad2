#!/usr/bin/env bash
# The rules for JavaScript, cargo -> wasm-bindgen -> wasm-opt, into www/engine/generated/: sobremesa_bg.wasm, and GAME.wasm, the
# same with only one game. `--dev` leaves out what takes long.
set -euo pipefail
cd "$(dirname "$0")/.."

crate=sobremesa-wasm
triple=wasm32-unknown-unknown
out=www/engine/generated
target=target
build=(--locked --profile wasm --target $triple -p $crate)
# One unit for each crate: what the linker leaves out of several would take its TypeScript types with it.
if [ $# -gt 0 ]; then
  target=target/dev && build+=(--quiet --config profile.wasm.lto=false --config profile.wasm.incremental=true)
fi

# Panic messages name source files; without this they would name this machine's folders. The last that fits wins.
cargo fetch --locked --quiet --target $triple
home=${CARGO_HOME:-$HOME/.cargo}
# LLVM inlines less than usual (225): a smaller module at the same speed.
flags="-Cllvm-args=-inline-threshold=60"$'\x1f'"--remap-path-prefix=$PWD=/sobremesa"
for pair in "$home=/cargo" "$(rustc --print sysroot)=/rust" $(printf '%s=/crates\n' "$home"/registry/src/*); do
  flags+=$'\x1f'"--remap-path-prefix=$pair"
done

games=$(ls www/games/*/index.ts | cut -d/ -f3)

# Compiles the rules, of all games or of one, and writes them with their script to a folder.
compile() { # folder [game]
  CARGO_ENCODED_RUSTFLAGS=$flags ${2:+env SOBREMESA_GAME=$2} cargo build --target-dir $target "${build[@]}"
  cargo run --locked --quiet --profile tool -p sobremesa-bindgen -- $target/$triple/wasm/${crate//-/_}.wasm "$1"
}

# LLVM has inlined what makes the rules faster. What wasm-opt would inline besides is longer and packs worse.
optimize() { # from to
  npx wasm-opt -O3 --one-caller-inline-max-function-size=10 "$1" -o "$2"
}

compile $out
node tools/house-rules.mjs
# To optimize further, and a module for each game: only for what people get.
if [ $# -gt 0 ]; then
  for game in $games; do cp $out/sobremesa_bg.wasm $out/$game.wasm; done
  exit
fi
for game in $games; do
  compile build/rules/$game $game
  # One script for all of them.
  cmp build/rules/$game/sobremesa.js $out/sobremesa.js
  optimize build/rules/$game/sobremesa_bg.wasm $out/$game.wasm &
  optimizing+=($!)
done
optimize $out/sobremesa_bg.wasm $out/sobremesa_bg.wasm
for each in "${optimizing[@]}"; do wait "$each"; done
