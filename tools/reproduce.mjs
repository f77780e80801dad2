// Builds everything again in another folder, under another name, and compares: `node tools/reproduce.mjs` (or `make
// reproduce`) with the rules compiled afresh, which takes minutes. tests/reproduce.mjs does it for the page alone.
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { at, root } from "../tests/paths.mjs";
import { run } from "./build/run.mjs";

/** What is made, not written. */
const made = ["build", "dist", "target", "node_modules", ".git"];

/** File -> hash of all in a folder. */
export function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

/** Builds the artefacts from a copy of the sources and returns their hashes; `rules` are compiled again or taken over. */
export function rebuilt({ rules = false, env = {} } = {}) {
  const copy = mkdtempSync(join(tmpdir(), "sobremesa-again-"));
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (path) => relative(root, path).includes("/") || !made.includes(basename(path)),
    });
    symlinkSync(realpathSync(at("node_modules")), join(copy, "node_modules"));
    const around = { ...env, CARGO_TARGET_DIR: join(copy, "target") };
    const step = (name) => run(process.execPath, [join(copy, "tools/build", name)], around);
    if (rules) step("wasm.mjs");
    else
      for (const folder of ["build/wasm", "build/wasm-pkg"])
        cpSync(at(folder), join(copy, folder), { recursive: true });
    step("page.mjs");
    return hashes(join(copy, "dist"));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const here = hashes(at("dist"));
  const there = rebuilt({ rules: true });
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  const differ = names.filter((name) => here[name] !== there[name]);
  for (const name of names)
    console.log(`${differ.includes(name) ? "DIFFERS" : "same   "}  ${name}`);
  if (differ.length > 0) process.exitCode = 1;
}
