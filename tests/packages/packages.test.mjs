// The package where people use it: packed, installed into empty projects, and played there. `make test-packages`.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { packed, project, run, shown, shownFrom, tarball, tool } from "./kit.mjs";

/** What the bundlers are not told, and what they leave where it is. */
const wasmBeside = (cwd) =>
  copyFileSync(
    join(cwd, "node_modules/sobremesa/sobremesa.wasm"),
    join(cwd, "dist/sobremesa.wasm"),
  );

/** The game as Node plays it: everywhere else it must be the same. */
let played;
let node;
before(() => {
  node = project("node");
  played = run(node, process.execPath, "main.mjs").trim();
});

describe("without a bundler", () => {
  test("Node, as a module", () => {
    assert.match(played, /^\d+ line /);
  });

  test("Node, by require", () => {
    assert.equal(run(node, process.execPath, "main.cjs").trim(), played);
  });

  test("Bun and Deno", () => {
    const cwd = project("node", ["bun", "deno"]);
    assert.equal(tool(cwd, "bun", "main.mjs").trim(), played);
    assert.equal(tool(cwd, "bun", "main.cjs").trim(), played);
    assert.equal(tool(cwd, "deno", "run", "--allow-read", "main.mjs").trim(), played);
  });

  test("the script in a page, with its hash", async () => {
    const cwd = project("script");
    const script = readFileSync(join(cwd, "node_modules/sobremesa/embed.js"));
    // Nothing is beside it.
    writeFileSync(join(cwd, "embed.js"), script);
    const hash = createHash("sha384").update(script).digest("base64");
    const page = readFileSync(join(cwd, "index.html"), "utf8");
    writeFileSync(join(cwd, "index.html"), page.replace("INTEGRITY", `sha384-${hash}`));
    assert.equal(await shownFrom(cwd), "true");
  });
});

describe("bundlers", () => {
  test("Vite, served while one works", async () => {
    const cwd = project("vite", ["vite"]);
    const { createServer } = await import(join(cwd, "node_modules/vite/dist/node/index.js"));
    const server = await createServer({
      root: cwd,
      logLevel: "silent",
      server: { host: "127.0.0.1", port: 0 },
    });
    await server.listen();
    try {
      assert.equal(await shown(server.resolvedUrls.local[0]), played);
    } finally {
      await server.close();
    }
  });

  test("Vite, built", async () => {
    const cwd = project("vite", ["vite"]);
    tool(cwd, "vite", "build");
    assert.equal(await shownFrom(join(cwd, "dist")), played);
  });

  test("webpack 5 without a configuration", async () => {
    const cwd = project("webpack", ["webpack", "webpack-cli"]);
    tool(cwd, "webpack", "--mode", "production");
    assert.equal(await shownFrom(cwd), played);
  });

  test("Parcel", async () => {
    const cwd = project("parcel", ["parcel"]);
    tool(cwd, "parcel", "build", "index.html", "--no-cache");
    assert.equal(await shownFrom(join(cwd, "dist")), played);
  });

  test("Rollup, and the wasm beside its script", async () => {
    const cwd = project("bundled", ["rollup", "@rollup/plugin-node-resolve"]);
    const into = ["--dir", "dist", "--format", "es", "--plugin", "node-resolve"];
    tool(cwd, "rollup", "src/index.js", ...into);
    wasmBeside(cwd);
    assert.equal(await shownFrom(cwd), played);
  });

  test("esbuild, and the wasm beside its script", async () => {
    const cwd = project("bundled", ["esbuild"]);
    tool(cwd, "esbuild", "src/index.js", "--bundle", "--format=esm", "--outdir=dist");
    wasmBeside(cwd);
    assert.equal(await shownFrom(cwd), played);
  });
});

describe("workers", () => {
  test("a worker of a page", async () => {
    const cwd = project("worker", ["vite"]);
    tool(cwd, "vite", "build");
    assert.equal(await shownFrom(join(cwd, "dist")), played);
  });

  test("workerd", () => {
    const cwd = project("workerd", ["esbuild", "miniflare"]);
    const how = ["--bundle", "--format=esm", "--conditions=workerd", "--external:*.wasm"];
    tool(cwd, "esbuild", "src/index.js", ...how, "--outdir=dist");
    wasmBeside(cwd);
    assert.equal(run(cwd, process.execPath, "serve.mjs").trim(), played);
  });
});

describe("runners of tests", () => {
  let cwd;
  before(() => {
    cwd = project("runners", ["jest", "jest-environment-jsdom", "vitest", "jsdom", "happy-dom"]);
  });

  for (const env of ["node", "jsdom"]) {
    test(`Jest in ${env}, by require and as a module`, () => {
      tool(cwd, "jest", "--env", env, "required");
      const jest = join(cwd, "node_modules/jest/bin/jest.js");
      run(cwd, process.execPath, "--experimental-vm-modules", jest, "--env", env, "imported");
    });
  }

  for (const env of ["node", "jsdom", "happy-dom"]) {
    test(`Vitest in ${env}, by require and as a module`, () => {
      tool(cwd, "vitest", "run", "--environment", env);
    });
  }

  test("Node's own, by require and as a module, also with jsdom's globals", () => {
    for (const setup of ["./node.mjs", "./jsdom.mjs"]) {
      const files = ["required.test.cjs", "imported.test.mjs"];
      run(cwd, process.execPath, "--test", "--import", setup, ...files);
    }
  });
});

/** Compiles files of a project, strictly and without any types but those that they ask for. */
function compile(cwd, files, options) {
  const base = { strict: true, noEmit: true, target: "es2022", module: "esnext", types: [] };
  const compilerOptions = { ...base, moduleResolution: "bundler", ...options };
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  tool(cwd, "tsc", "-p", "tsconfig.json");
}

describe("TypeScript, strict", () => {
  const nodenext = { module: "nodenext", moduleResolution: "nodenext" };
  const dom = { lib: ["es2023", "dom", "dom.iterable"] };
  let cwd;
  before(() => {
    cwd = project("types", ["typescript", "react", "@types/react", "solid-js", "svelte"]);
  });

  test("as bundlers resolve, without the DOM's types", () => {
    compile(cwd, ["src.ts"], { lib: ["es2023"] });
  });

  test("as Node resolves, without the DOM's types", () => {
    compile(cwd, ["src.ts", "required.cts"], { ...nodenext, lib: ["es2023"] });
  });

  test("with the DOM's types, and the element", () => {
    const older = { module: "commonjs", moduleResolution: "node10" };
    for (const how of [{}, nodenext, older])
      compile(cwd, ["src.ts", "element.ts"], { ...how, ...dom });
  });

  test("the element in templates of React, Solid and Svelte", () => {
    // What frameworks declare of themselves is theirs to check.
    const how = { ...dom, skipLibCheck: true };
    compile(cwd, ["react.tsx"], { ...how, jsx: "react-jsx" });
    compile(cwd, ["solid.tsx"], { ...how, jsx: "preserve", jsxImportSource: "solid-js" });
    compile(cwd, ["svelte.ts"], how);
  });
});

describe("frameworks", () => {
  test("React 19 in TSX", async () => {
    const declared = ["typescript", "@types/react", "@types/react-dom"];
    const cwd = project("react", ["vite", "react", "react-dom", ...declared]);
    const types = { jsx: "react-jsx", allowJs: true, skipLibCheck: true };
    compile(cwd, ["src/main.tsx"], { ...types, types: ["react", "react-dom"] });
    tool(cwd, "vite", "build");
    assert.equal(await shownFrom(join(cwd, "dist")), played);
  });

  test("Vue 3", async () => {
    const cwd = project("vue", ["vite", "vue", "@vitejs/plugin-vue", "typescript", "vue-tsc"]);
    tool(cwd, "vue-tsc", "-p", ".");
    tool(cwd, "vite", "build");
    assert.equal(await shownFrom(join(cwd, "dist")), played);
  });
});

describe("what is packed", () => {
  test("publint has nothing to say", () => {
    const cwd = project("node", ["publint"]);
    const text = tool(cwd, "publint", "run", tarball, "--strict");
    assert.match(text, /All good/);
  });

  test("are the types wrong? They are not", () => {
    const cwd = project("node", ["@arethetypeswrong/cli"]);
    // Assets, and a script that nobody imports for what it exports, have no types.
    const assets = ["embed.js", "sobremesa.wasm", "custom-elements.json"];
    tool(cwd, "attw", tarball, "--profile", "node16", "--exclude-entrypoints", ...assets);
  });

  test("it is no larger than it must be", () => {
    // The rules (355 KB), the element's script, which has them once more (745 KB), scripts and types for import and require.
    assert.ok(packed.size <= 1_400_000, `${packed.size} bytes`);
  });
});
