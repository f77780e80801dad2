#!/usr/bin/env bash
# All that a release has for people to take, in build/release/: the single file, the site, its part for other pages, the npm package, and the
# hashes of all. The same sources give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(node -p 'require("./package.json").version')
out=$PWD/build/release
rm -rf "$out"
mkdir -p "$out"
cp dist/sobremesa.html "$out"
cp dist/sobremesa.tgz "$out/sobremesa-$version.tgz"

# A zip holds the times of its files, so they get one that says nothing.
copy=$(mktemp -d)
trap 'rm -r "$copy"' EXIT
cp -r dist/site dist/embed "$copy"
find "$copy" -exec touch -t 198001010000 {} +
for name in site embed; do
  (cd "$copy/$name" && find . -type f | LC_ALL=C sort | TZ=UTC zip -qX9 "$out/sobremesa-$name-$version.zip" -@)
done

cd "$out"
find . -type f ! -name SHA256SUMS | sed 's|^\./||' | LC_ALL=C sort | xargs sha256sum >../SHA256SUMS
mv ../SHA256SUMS .
cat SHA256SUMS
