// Bundles tests/unit/**/*.test.ts with the page's sources and runs them here: `node --test tests/unit.mjs`.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { options } from "../tools/build/bundle.mjs";
import { at } from "../tools/build/paths.mjs";

const wasmFolder = at("build/wasm");
const out = at("build/unit");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// Where the API looks for it.
copyFileSync(`${wasmFolder}/sobremesa.wasm`, `${out}/sobremesa.wasm`);

const modules = {
  worker: 'export default "";',
  wasm: `
    import { readFile } from "node:fs/promises";
    export const wasmModule = async () => WebAssembly.compile(await readFile(new URL("./sobremesa.wasm", import.meta.url)));`,
};
const entries = readdirSync(at("tests/unit"), { recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => at("tests/unit", name));
const about = options({ target: "file", wasmFolder, modules });
await esbuild.build({
  ...about,
  define: { ...about.define, __NODE__: "true" },
  entryPoints: entries,
  outdir: out,
  outbase: at("tests/unit"),
  outExtension: { ".js": ".mjs" },
  write: true,
  minify: false,
  sourcemap: "inline",
  format: "esm",
  platform: "node",
  target: "node20",
  external: ["node:*"],
});
for (const name of readdirSync(out, { recursive: true })
  .filter((name) => name.endsWith(".mjs"))
  .sort()) {
  await import(pathToFileURL(`${out}/${name}`).href);
}
