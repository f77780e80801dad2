// Sizes of everything in dist/, and by how much they changed since what main has noted in tests/sizes.json. `--note` notes
// them. Only the single file has a limit.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { at, root } from "./paths.mjs";

const NOTED = "tests/sizes.json";
/**
 * The most that the single file may be, in bytes after brotli: some 50 KB more than it is, so that a heavy dependency is noticed
 * and a feature is not.
 */
const LIMIT = 770 * 1024;

/** As it is, after gzip and after brotli; what lies in several places is compressed once, which takes seconds. */
const measured = new Map();
function sizesOf(data) {
  const hash = createHash("sha256").update(data).digest("hex");
  if (!measured.has(hash)) measured.set(hash, compressed(data));
  return measured.get(hash);
}

function compressed(data) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const brotli = brotliCompressSync(data, { params });
  return [data.length, gzipSync(data, { level: 9 }).length, brotli.length];
}

/** Each file's sizes; names of files in assets/ carry a hash, which says nothing here. */
const sizes = {};
for (const entry of readdirSync(at("dist"), { recursive: true, withFileTypes: true })) {
  // Its files are copies of those in site/.
  if (!entry.isFile() || entry.parentPath.startsWith(at("dist/embed"))) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const name = file.slice(root.length).replace(/(assets\/.*)-[\w-]{8}\./, "$1.");
  sizes[name] = sizesOf(readFileSync(file));
}

/** The sizes noted on main; without a main branch those noted here. */
function before() {
  try {
    const asked = ["show", `main:${NOTED}`];
    return JSON.parse(execFileSync("git", asked, { cwd: root, encoding: "utf8", stdio: "pipe" }));
  } catch {
    return existsSync(at(NOTED)) ? JSON.parse(readFileSync(at(NOTED), "utf8")) : {};
  }
}

const known = before();
const row = (name, cells) =>
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join(""));
row("", ["raw", "gzip", "brotli", "change"]);
for (const name of Object.keys(sizes).sort()) {
  const was = known[name]?.[2];
  const change = sizes[name][2] - (was ?? 0);
  row(name, [...sizes[name], was === undefined ? "new" : change > 0 ? `+${change}` : change]);
}
for (const name of Object.keys(known).sort()) if (!sizes[name]) row(name, ["gone"]);

if (process.argv.includes("--note")) {
  const lines = Object.keys(sizes)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: [${sizes[name].join(", ")}]`);
  writeFileSync(at(NOTED), `{\n${lines.join(",\n")}\n}\n`);
}
const [, , single] = sizes["dist/sobremesa.html"];
if (single > LIMIT) {
  console.log(
    `\nOVER: the single file is ${single} bytes after brotli, at most ${LIMIT} are meant`,
  );
  process.exitCode = 1;
}
