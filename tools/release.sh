#!/usr/bin/env bash
# All that a release has for people to take, in build/release/: the single file, the element's script, the site and the npm package, and the
# hashes of all. The same sources give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(node -p 'require("./package.json").version')
out=$PWD/build/release
rm -rf "$out"
mkdir -p "$out"
cp dist/sobremesa.html dist/embed.js "$out"
npm pack --silent --pack-destination "$out" ./dist/pkg >/dev/null

# A zip holds the times of its files, so they get one that says nothing.
site=$(mktemp -d)
trap 'rm -r "$site"' EXIT
cp -r dist/site/. "$site"
find "$site" -exec touch -t 198001010000 {} +
(cd "$site" && find . -type f | LC_ALL=C sort | TZ=UTC zip -qX9 "$out/sobremesa-site-$version.zip" -@)

cd "$out"
find . -type f ! -name SHA256SUMS | sed 's|^\./||' | LC_ALL=C sort | xargs sha256sum >../SHA256SUMS
mv ../SHA256SUMS .
cat SHA256SUMS
