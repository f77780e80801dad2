// Assembles the npm package in dist/pkg from the output of Vite and tsc, and from the files in www/package/.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const OUT = "dist/pkg";
const WRITTEN = "www/package";

const copied = {
  "CHANGELOG.md": "CHANGELOG.md",
  "LICENSE-APACHE": "LICENSE-APACHE",
  "www/engine/generated/sobremesa_bg.wasm": "sobremesa.wasm",
  // tsc writes only the declarations that it generates, so this existing one is copied.
  "www/engine/generated/sobremesa.d.ts": "types/engine/generated/sobremesa.d.ts",
};
// The rules pages, which describe the notation of moves and places.
for (const name of readdirSync("docs/rules")) copied[`docs/rules/${name}`] = `rules/${name}`;
for (const name of readdirSync(WRITTEN)) {
  if (name.endsWith(".d.ts")) copied[`${WRITTEN}/${name}`] = `types/package/${name}`;
  else if (name === "README.md") copied[`${WRITTEN}/${name}`] = name;
}
for (const [from, to] of Object.entries(copied)) cpSync(from, `${OUT}/${to}`);

// Removes wasm-bindgen's functions for the instance: users never call them, and their types need the DOM library.
const rules = `${OUT}/types/engine/generated/sobremesa.d.ts`;
const [own, instance] = readFileSync(rules, "utf8").split("export type InitInput =");
if (!instance) throw new Error(`${rules} has changed`);
// Rust's documentation links don't work here, so they become plain names.
const input = own.replace(/\[`(?:\w+::)*(\w+)`\]/g, "`$1`");
const format = ["format", "--stdin-file-path=sobremesa.d.ts"];
writeFileSync(rules, execFileSync("node_modules/.bin/biome", format, { input }));
