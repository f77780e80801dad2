// Sizes of everything in dist/. With --report the table alone; otherwise it fails when tests/budget.json is overdrawn.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../", import.meta.url));
const budget = JSON.parse(readFileSync(`${root}tests/budget.json`, "utf8"));
const files = readdirSync(`${root}dist`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(root.length))
  .sort();

const sizes = {};
const row = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(9) : cell.padEnd(32))).join(""));
row("", "raw", "gzip", "brotli");
for (const file of files) {
  const data = readFileSync(root + file);
  const brotli = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  }).length;
  sizes[file] = brotli;
  row(file, data.length, gzipSync(data, { level: 9 }).length, brotli);
}

if (!process.argv.includes("--report")) {
  let over = 0;
  console.log();
  for (const [file, { brotli, most, of }] of Object.entries(budget)) {
    if (file === "note") continue;
    const limit = brotli ?? Math.floor(most * sizes[of]);
    const fits = sizes[file] <= limit;
    if (!fits) over += 1;
    console.log(`${fits ? "fits" : "OVER"}  ${file}: ${sizes[file]} of ${limit}`);
  }
  if (over > 0) process.exitCode = 1;
}
