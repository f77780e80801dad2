// The package where people use it: packed, installed into empty projects, and played there. `make test-packages`.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { packed, project, run, shown, shownFrom, tarball, tool } from "./kit.mjs";

/** The game as Node plays it: everywhere else it must be the same. */
let played;
let node;
before(() => {
  node = project("node");
  played = run(node, process.execPath, "main.mjs").trim();
});

test("Node, as a module and by require", () => {
  assert.match(played, /^\d+ line /);
  assert.equal(run(node, process.execPath, "main.cjs").trim(), played);
});

test("the script in a page, with its hash", async () => {
  const cwd = project("script");
  const script = readFileSync(join(cwd, "node_modules/sobremesa/embed.js"));
  // The page gets no other file.
  writeFileSync(join(cwd, "embed.js"), script);
  const hash = createHash("sha384").update(script).digest("base64");
  const page = readFileSync(join(cwd, "index.html"), "utf8");
  writeFileSync(join(cwd, "index.html"), page.replace("INTEGRITY", `sha384-${hash}`));
  assert.equal(await shownFrom(cwd), "true");
});

test("Vite, served while one works, and built", async () => {
  const cwd = project("vite", ["vite"]);
  const { createServer } = await import(join(cwd, "node_modules/vite/dist/node/index.js"));
  const how = { root: cwd, logLevel: "silent", server: { host: "127.0.0.1", port: 0 } };
  const server = await createServer(how);
  await server.listen();
  try {
    assert.equal(await shown(server.resolvedUrls.local[0]), played);
  } finally {
    await server.close();
  }
  tool(cwd, "vite", "build");
  assert.equal(await shownFrom(join(cwd, "dist")), played);
});

test("Vitest in node and jsdom, by require and as a module", () => {
  const cwd = project("runners", ["vitest", "jsdom"]);
  for (const env of ["node", "jsdom"]) tool(cwd, "vitest", "run", "--environment", env);
});

/** Compiles files of a project, strictly and without any types but those that they ask for. */
function compile(cwd, files, options) {
  const base = { strict: true, noEmit: true, target: "es2022", module: "esnext", types: [] };
  const compilerOptions = { ...base, moduleResolution: "bundler", ...options };
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  tool(cwd, "tsc", "-p", "tsconfig.json");
}

test("TypeScript, strict, as bundlers and Node resolve, with and without the DOM's types", () => {
  const cwd = project("types", ["typescript"]);
  const nodenext = { module: "nodenext", moduleResolution: "nodenext" };
  const older = { module: "commonjs", moduleResolution: "node10" };
  compile(cwd, ["src.ts"], { lib: ["es2023"] });
  compile(cwd, ["src.ts", "required.cts"], { ...nodenext, lib: ["es2023"] });
  for (const how of [{}, nodenext, older])
    compile(cwd, ["src.ts", "element.ts"], { ...how, lib: ["es2023", "dom", "dom.iterable"] });
});

test("React 19 in TSX", async () => {
  const declared = ["typescript", "@types/react", "@types/react-dom"];
  const cwd = project("react", ["vite", "react", "react-dom", ...declared]);
  // Frameworks' own types are not our concern.
  const types = { jsx: "react-jsx", allowJs: true, skipLibCheck: true };
  compile(cwd, ["src/main.tsx", "src/types.tsx"], { ...types, types: ["react", "react-dom"] });
  tool(cwd, "vite", "build");
  assert.equal(await shownFrom(join(cwd, "dist")), played);
});

test("publint and attw find nothing, and it is no larger than it must be", () => {
  const cwd = project("node", ["publint", "@arethetypeswrong/cli"]);
  assert.match(tool(cwd, "publint", "run", tarball, "--strict"), /All good/);
  // Assets, and a script that nobody imports for what it exports, have no types.
  const assets = ["embed.js", "sobremesa.wasm", "custom-elements.json"];
  tool(cwd, "attw", tarball, "--profile", "node16", "--exclude-entrypoints", ...assets);
  // The rules (355 KB), the element's script, which has them once more (745 KB), scripts and types for import and require.
  assert.ok(packed.size <= 1_400_000, `${packed.size} bytes`);
});
