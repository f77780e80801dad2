// What a developer does with dist/pkg: npm pack, install, import, play, check types.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { at } from "./paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "sobremesa-pack-"));
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
let packed;

before(() => {
  packed = JSON.parse(run("npm", "pack", "--json", at("dist/pkg")));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "guest", private: true, type: "module" }),
  );
  run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${packed[0].filename}`);
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("the package holds what it needs and nothing else", () => {
  const names = packed[0].files.map((file) => file.path).sort();
  for (const name of [
    "README.md",
    "package.json",
    "sobremesa.d.ts",
    "sobremesa.js",
    "sobremesa.wasm",
  ]) {
    assert.ok(names.includes(name), `${name} is missing`);
  }
  assert.deepEqual(
    names.filter(
      (name) =>
        !/^(README\.md|LICENSE-\w+|package\.json|(generated\/)?[\w-]+\.d\.ts|sobremesa\.(js|wasm)|workerd\.js)$/.test(
          name,
        ),
    ),
    [],
  );
});

test("an installed package plays in Node without being told where its wasm is", () => {
  const guest = `
    import init, { games, Match, version } from "sobremesa";
    await init();
    const match = new Match("gobblet");
    match.play(match.legalMoves()[0].notation);
    console.log(JSON.stringify({ version, ply: match.ply, games: games().length }));`;
  writeFileSync(join(folder, "guest.mjs"), guest);
  const said = JSON.parse(run(process.execPath, "guest.mjs"));
  assert.equal(said.version, JSON.parse(readFileSync(at("package.json"), "utf8")).version);
  assert.equal(said.ply, 1);
  assert.ok(said.games >= 1);
});

test("where wasm is imported it starts with what was compiled beforehand", () => {
  // As workerd hands it in: the import is a module.
  const loader = `
    export async function load(url, context, next) {
      if (!url.endsWith(".wasm")) return next(url, context);
      const source = "import { readFileSync } from 'node:fs'; export default new WebAssembly.Module(readFileSync(new URL(import.meta.url)))";
      return { format: "module", source, shortCircuit: true };
    }`;
  const register = `
    import { register } from "node:module";
    register("./loader.mjs", import.meta.url);`;
  const guest = `
    import init, { Match } from "sobremesa";
    await init();
    console.log(new Match("gobblet").legalMoves().length);`;
  for (const [name, text] of Object.entries({ loader, register, workerd: guest }))
    writeFileSync(join(folder, `${name}.mjs`), text);
  const said = run(
    process.execPath,
    ...["--conditions=workerd", "--import", "./register.mjs", "workerd.mjs"],
  );
  assert.ok(Number(said) > 0);
});

test("its types stand alone", () => {
  mkdirSync(join(folder, "types"), { recursive: true });
  const guest = `
    import init, { type GameEvent, Match } from "sobremesa";
    await init();
    const match: Match = new Match("gobblet", { seed: "x" });
    const events: GameEvent[] = match.play("x");
    // @ts-expect-error: no such game
    new Match("chess");
    console.log(events.length);`;
  writeFileSync(join(folder, "types/guest.ts"), guest);
  for (const resolution of ["bundler", "nodenext"]) {
    run(
      process.execPath,
      at("node_modules/typescript/bin/tsc"),
      ...["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom,esnext.disposable"],
      ...[
        "--module",
        resolution === "nodenext" ? "nodenext" : "esnext",
        "--moduleResolution",
        resolution,
      ],
      "types/guest.ts",
    );
  }
});
