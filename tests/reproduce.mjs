// The same sources give the same bytes, whatever folder, clock and language they are built under. `make reproduce` (RULES=1)
// compiles the rules again, too, which takes minutes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { test } from "node:test";
import { at, root } from "./paths.mjs";

const rules = process.env.RULES === "1";
/** Generated folders. */
const made = ["build", "dist", "target", "node_modules", ".git"];
/** The rules as they were compiled here. */
const compiled = ["www/engine/generated", "build/public", "build/.wasm"];

/** File -> hash of all in a folder. */
function hashes(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = (file) => createHash("sha256").update(fs.readFileSync(file)).digest("hex");
  return Object.fromEntries(files.sort().map((file) => [relative(folder, file), hash(file)]));
}

/** Builds the artefacts from a copy of the sources and returns their hashes. */
function rebuilt(env) {
  const copy = fs.mkdtempSync(join(tmpdir(), "sobremesa-again-"));
  const written = (path) =>
    path !== at("www/engine/generated") &&
    (relative(root, path).includes("/") || !made.includes(basename(path)));
  try {
    fs.cpSync(root, copy, { recursive: true, filter: written });
    fs.symlinkSync(fs.realpathSync(at("node_modules")), join(copy, "node_modules"));
    // After the sources, so that they count as made of them.
    for (const each of rules ? [] : compiled)
      fs.cpSync(at(each), join(copy, each), { recursive: true });
    execFileSync("make", ["build/.dist"], {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return hashes(join(copy, "dist"));
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

test("a build in another folder is the same, byte for byte", () => {
  const here = hashes(at("dist"));
  assert.ok(Object.keys(here).length > 20);
  assert.deepEqual(rebuilt({ TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "" }), here);
});
