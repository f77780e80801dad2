#!/usr/bin/env bash
# The rules for JavaScript, cargo -> wasm-bindgen -> wasm-opt -> gzip, into www/engine/generated/. `--dev` leaves out what takes long.
set -euo pipefail
cd "$(dirname "$0")/.."

crate=sobremesa-wasm
triple=wasm32-unknown-unknown
out=www/engine/generated
target=target
build=(--locked --profile wasm --target $triple -p $crate)
if [ $# -gt 0 ]; then
  target=target/dev && build+=(--quiet --config profile.wasm.lto=false --config profile.wasm.codegen-units=16 --config profile.wasm.incremental=true)
fi

# Panic messages name source files; without this they would name this machine's folders. The last that fits wins.
cargo fetch --locked --quiet --target $triple
home=${CARGO_HOME:-$HOME/.cargo}
# LLVM inlines less than usual (225): a smaller module at the same speed.
flags="-Cllvm-args=-inline-threshold=60"$'\x1f'"--remap-path-prefix=$PWD=/sobremesa"
for pair in "$home=/cargo" "$(rustc --print sysroot)=/rust" $(printf '%s=/crates\n' "$home"/registry/src/*); do
  flags+=$'\x1f'"--remap-path-prefix=$pair"
done

CARGO_ENCODED_RUSTFLAGS=$flags cargo build --target-dir $target "${build[@]}"
cargo run --locked --quiet --profile tool -p sobremesa-bindgen -- $target/$triple/wasm/${crate//-/_}.wasm $out
node tools/house-rules.mjs
# To optimize further and to pack with Zopfli takes a while: only for what people get.
if [ $# -gt 0 ]; then gzip -9kf $out/sobremesa_bg.wasm && exit; fi
# LLVM has inlined what makes the rules faster. What wasm-opt would inline besides is longer and packs worse.
npx wasm-opt -O3 --converge --one-caller-inline-max-function-size=10 $out/sobremesa_bg.wasm -o $out/sobremesa_bg.wasm
node tools/gzip.mjs $out/sobremesa_bg.wasm
