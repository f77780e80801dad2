// A developer's steps with dist/sobremesa.tgz: install, import, play, check types.
import assert from "node:assert/strict";
import { execFileSync, execSync, spawnSync } from "node:child_process";
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { at } from "./paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "sobremesa-pack-"));
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const tarball = at("dist/sobremesa.tgz");
const installed = join(folder, "node_modules/sobremesa");
const described = () => JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

before(() => {
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "guest", private: true, type: "module" }),
  );
  run("npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("the package contains the needed files and no others", () => {
  const names = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed, join(entry.parentPath, entry.name)))
    .sort();
  const { exports } = described();
  const named = (value) =>
    typeof value === "string" ? [value] : Object.values(value).flatMap(named);
  for (const name of named(exports)) {
    assert.ok(names.includes(name.replace("./", "")), `${name} is missing`);
  }
  assert.ok(names.includes("rules/gobblet.md"));
  const scripts = names.filter((name) => name.startsWith("element/"));
  assert.deepEqual(
    scripts,
    readdirSync(at("dist/pkg/element")).map((name) => `element/${name}`),
  );
  const known =
    /^(README\.md|CHANGELOG\.md|LICENSE-\w+|package\.json|types\/[\w/-]+\.d\.ts|rules\/[\w-]+\.md|(element|sobremesa|api|element\/[\w-]+)\.js|sobremesa\.wasm)$/;
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
  assert.deepEqual([about.unpkg, about.jsdelivr], ["./element.js", "./element.js"]);
});

test("README names its address and its size", () => {
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  assert.ok(readme.includes(`npm/sobremesa@${described().version}/element.js`));
  assert.ok(readme.includes(`${(statSync(tarball).size / 1e6).toFixed(1)} MB packed`));
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

test("an installed package plays in Node, imported or required, and finds its wasm", () => {
  const guest = `
    const match = new Match("gobblet");
    match.play(match.legalMoves()[0].notation);
    console.log(version, match.ply);`;
  const ways = {
    "guest.mjs": `import init, { Match, version } from "sobremesa"; await init(); ${guest}`,
    "guest.cjs": `const { init, Match, version } = require("sobremesa"); init().then(() => {${guest}});`,
  };
  for (const [name, code] of Object.entries(ways)) {
    writeFileSync(join(folder, name), code);
    assert.equal(run(process.execPath, name).trim(), `${described().version} 1`, name);
  }
});

test("the project's README works as it is written, in an empty folder beside the clone", () => {
  const readme = readFileSync(at("README.md"), "utf8");
  const [, install] = /`(npm install [^`]*)`/.exec(readme) ?? [];
  const [, code] = /^```js\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  // npm would take a folder above for the project.
  const beside = mkdtempSync(join(tmpdir(), "sobremesa-beside-"));
  after(() => rmSync(beside, { recursive: true, force: true }));
  const cwd = join(beside, "mine");
  mkdirSync(cwd);
  symlinkSync(at("."), join(beside, "sobremesa"));
  writeFileSync(join(cwd, "main.mjs"), code);
  execSync(`${install} --offline`, { cwd, stdio: "pipe" });
  assert.ok(!lstatSync(join(cwd, "node_modules/sobremesa")).isSymbolicLink());
  const played = execFileSync(process.execPath, ["main.mjs"], { cwd, encoding: "utf8" });
  assert.match(played, /^1\. D@a1\n2\. \w@\w\d\n/m);
});

test("no public type is `any`", () => {
  const strip = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"]*"/gm, "");
  const types = join(installed, "types");
  const files = readdirSync(types, { recursive: true }).filter((name) => name.endsWith(".d.ts"));
  assert.ok(files.length > 10);
  for (const file of files)
    assert.doesNotMatch(strip(readFileSync(join(types, file), "utf8")), /\bany\b/, file);
});

const { compilerOptions } = JSON.parse(readFileSync(at("tsconfig.json"), "utf8"));
for (const [name, file, lib] of [
  ["without the DOM's, and events narrow by kind", "use.ts", ["es2023"]],
  ["with the DOM's for the element", "element.ts", ["es2023", "dom", "dom.iterable"]],
])
  test(`its types work in strict TypeScript ${name}`, () => {
    cpSync(at(`tests/types/${file}`), join(folder, file));
    const strict = { ...compilerOptions, exactOptionalPropertyTypes: true, skipLibCheck: false };
    for (const how of [
      { module: "esnext", moduleResolution: "bundler" },
      { module: "nodenext", moduleResolution: "nodenext" },
    ]) {
      const options = { ...strict, ...how, lib, paths: {} };
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: options, files: [file] }),
      );
      const tsc = [at("node_modules/typescript/bin/tsc"), "-p", "."];
      const { status, stdout } = spawnSync(process.execPath, tsc, {
        cwd: folder,
        encoding: "utf8",
      });
      assert.equal(status, 0, stdout);
    }
  });
