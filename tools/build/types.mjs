// The package's types: what tsc declares for www/api/, with nothing in it that only the build knows.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { at } from "./paths.mjs";
import { run } from "./run.mjs";

/** File name -> text. */
export function declarations() {
  const folder = at("build/types");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(process.execPath, [
    at("node_modules/typescript/bin/tsc"),
    "-p",
    at("tools/build/tsconfig.api.json"),
  ]);
  const found = {};
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".d.ts"))) {
    const text = readFileSync(`${folder}/${name}`, "utf8").replace(
      /(from\s+|import\(\s*)"(\.\/[\w-]+)(\.d)?(\.ts|\.js)?"/g,
      '$1"$2.js"',
    );
    if (text.includes("sobremesa:")) throw new Error(`${name} names a module of the build`);
    found[name] = text;
  }
  if (!found["sobremesa.d.ts"]) throw new Error("tsc declared no sobremesa.d.ts");
  return found;
}
