// The package where people use it: packed, installed into empty projects, and played there. `make test-packages`.
import assert from "node:assert/strict";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { project, run, shown, shownFrom, tarball, tool } from "./kit.mjs";

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

test("the element in a page without a bundler", async () => {
  assert.equal(await shownFrom(project("script")), "true");
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

test("Vitest in node and jsdom", () => {
  const cwd = project("runners", ["vitest", "jsdom"]);
  for (const env of ["node", "jsdom"]) tool(cwd, "vitest", "run", "--environment", env);
});

test("React 19 in TSX", async () => {
  const declared = ["typescript", "@types/react", "@types/react-dom"];
  const cwd = project("react", ["vite", "react", "react-dom", ...declared]);
  // Frameworks' own types are not our concern.
  const strict = { strict: true, noEmit: true, target: "es2022", moduleResolution: "bundler" };
  const jsx = {
    jsx: "react-jsx",
    allowJs: true,
    skipLibCheck: true,
    types: ["react", "react-dom"],
  };
  const compilerOptions = { ...strict, ...jsx, module: "esnext" };
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  tool(cwd, "tsc", "-p", ".");
  tool(cwd, "vite", "build");
  assert.equal(await shownFrom(join(cwd, "dist")), played);
});

test("publint and attw find nothing, and it is no larger than it must be", () => {
  const cwd = project("node", ["publint", "@arethetypeswrong/cli"]);
  assert.match(tool(cwd, "publint", "run", tarball, "--strict"), /All good/);
  // An asset has no types.
  tool(cwd, "attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", "sobremesa.wasm");
  // The rules, the element in eight languages, scripts and types.
  const { size } = statSync(tarball);
  assert.ok(size <= 1_000_000, `${size} bytes`);
});
