// Bundles tests/unit/*.test.ts with the page's sources and runs them here: `node --test tests/unit.mjs`; or only those
// that are named: `node tests/unit.mjs dog-face keys`.
import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { at } from "./paths.mjs";

const out = at("build/unit");
rmSync(out, { recursive: true, force: true });
await build({ configFile: at("vite.config.ts"), mode: "unit", logLevel: "warn" });
// Where the API looks for it.
copyFileSync(at("www/engine/generated/sobremesa_bg.wasm"), `${out}/sobremesa.wasm`);
const named = process.argv.slice(2).map((name) => `${name}.test.mjs`);
const all = readdirSync(out).filter((name) => name.endsWith(".test.mjs"));
for (const name of named.length ? named : all) await import(pathToFileURL(`${out}/${name}`).href);
