// A developer's steps with dist/pkg: npm pack, install, import, play, check types.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { at } from "./paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "sobremesa-pack-"));
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
let packed;
const described = () =>
  JSON.parse(readFileSync(join(folder, "node_modules/sobremesa/package.json"), "utf8"));

before(() => {
  packed = JSON.parse(run("npm", "pack", "--json", at("dist/pkg")));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "guest", private: true, type: "module" }),
  );
  run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${packed[0].filename}`);
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("the package contains the needed files and no others", () => {
  const names = packed[0].files.map((file) => file.path).sort();
  const { exports, main, types, module, customElements } = described();
  const named = (value) =>
    typeof value === "string" ? [value] : Object.values(value).flatMap(named);
  for (const name of new Set([...named(exports), main, types, module, customElements])) {
    assert.ok(names.includes(name.replace("./", "")), `${name} is missing`);
  }
  assert.ok(names.includes("rules/gobblet.md"));
  const known =
    /^(README\.md|CHANGELOG\.md|LICENSE-\w+|(cjs\/)?package\.json|(cjs\/)?types\/[\w/-]+\.d\.ts|rules\/[\w-]+\.md|embed\.(js|d\.ts)|element\.c?js|sobremesa\.(js|cjs|wasm)|workerd\.js|custom-elements\.json)$/;
  assert.deepEqual(
    names.filter((name) => !known.test(name)),
    [],
  );
});

test("it names where it is from, and its files by name", () => {
  const about = described();
  const { version, repository } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  assert.equal(about.version, version);
  assert.deepEqual(about.repository, repository);
  const home = repository.url.replace(/^git\+|\.git$/g, "");
  for (const address of [about.homepage, about.bugs]) assert.ok(address.startsWith(home), address);
  assert.deepEqual([about.unpkg, about.jsdelivr], ["./embed.js", "./embed.js"]);
});

test("embed.js names itself, and README explains its hash", () => {
  const file = join(folder, "node_modules/sobremesa/embed.js");
  const { version } = described();
  const script = readFileSync(file);
  assert.ok(
    script.toString("utf8").startsWith(`\uFEFF/*! Sobremesa ${version} | MIT OR Apache-2.0 */`),
  );
  const readme = readFileSync(join(folder, "node_modules/sobremesa/README.md"), "utf8");
  assert.ok(readme.includes(`npm/sobremesa@${version}/embed.js`));
  assert.ok(readme.includes(`${(packed[0].size / 1e6).toFixed(1)} MB packed`));
  const [, command] = /`(openssl [^`]*)`/.exec(readme) ?? assert.fail("no command");
  const hash = createHash("sha384").update(script).digest("base64");
  assert.equal(run("sh", "-c", command).trim(), hash);
});

test("the element is imported on a server without asking for a page, and can be required", () => {
  const guest = `
    for (const name of ["window", "document", "HTMLElement"])
      Object.defineProperty(globalThis, name, { get() { throw new Error(name); } });
    const { defined } = await import("sobremesa/element");
    const { createRequire } = await import("node:module");
    const required = createRequire(import.meta.url)("sobremesa/element");
    console.log(JSON.stringify([await defined, await required.defined]));`;
  writeFileSync(join(folder, "server.mjs"), guest);
  assert.deepEqual(JSON.parse(run(process.execPath, "server.mjs")), [null, null]);
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

test("an imported wasm module starts without being compiled again", () => {
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

test("its types work alone in strict TypeScript without the DOM's, and events narrow by kind", () => {
  mkdirSync(join(folder, "types"), { recursive: true });
  cpSync(at("tests/types/use.ts"), join(folder, "types/use.ts"));
  const strict =
    "--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noImplicitOverride";
  for (const [module, resolution] of [
    ["esnext", "bundler"],
    ["nodenext", "nodenext"],
  ]) {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        at("node_modules/typescript/bin/tsc"),
        ...`${strict} --noUnusedLocals --noEmit --target es2022 --lib es2023 --types`.split(" "),
        ...["", "--module", module, "--moduleResolution", resolution, "types/use.ts"],
      ],
      { cwd: folder, encoding: "utf8" },
    );
    assert.equal(status, 0, stdout);
  }
});
