// Everything that people get, from the wasm in build/wasm/ (the package's in build/wasm-pkg/) and the sources in www/:
//   dist/sobremesa.html   one file, plays from file://
//   dist/site/            static files, installable, offline after the first visit
//   dist/embed.js         the custom element, self-contained
//   dist/pkg/             the JS API with its types
// With --test the same around the page's wasm of build/wasm-test/, into build/test/.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { png, svg } from "../icons.mjs";
import { bundle, license, program, UNSTAMPED, version } from "./bundle.mjs";
import { inlined, page } from "./html.mjs";
import { licences } from "./licences.mjs";
import { at } from "./paths.mjs";
import { source } from "./source.mjs";
import { spelt } from "./spelling.mjs";
import { declarations } from "./types.mjs";

const test = process.argv.includes("--test");
const out = at(test ? "build/test" : "dist");
const wasmFolder = at("build", test ? "wasm-test" : "wasm");
const rules = readFileSync(`${wasmFolder}/sobremesa.wasm`);
const hash = (data) => createHash("sha256").update(data).digest("hex").slice(0, 16);

rmSync(out, { recursive: true, force: true });
mkdirSync(`${out}/site`, { recursive: true });
mkdirSync(`${out}/pkg`, { recursive: true });

// Where the rules come from. Out of a text: one in the page, which is being read (www/run.ts) ...
const foundWasm = `
  export async function wasmModule() {
    return document.currentScript.rules;
  }`;
// ... one beside the script's one function (bundle.mjs) ...
const inlineWasm = `
  import { unspelt } from ${JSON.stringify(at("www/spelt.ts"))};
  export async function wasmModule() {
    return WebAssembly.compile(await unspelt(spelt, ${rules.length}));
  }`;
// ... or from beside the page, compiled while it arrives.
const besideWasm = `
  const name = "sobremesa.wasm?${hash(rules)}";
  export async function wasmModule() {
    // A request notes the lines that it comes from, and for those of the script's one function V8 reads all of it again.
    await undefined;
    try {
      return await WebAssembly.compileStreaming(fetch(name));
    } catch (error) {
      // A server that does not know the type application/wasm.
      if (!(error instanceof TypeError)) throw error;
      const answer = await fetch(name);
      if (!answer.ok) throw new Error(name + ": " + answer.status);
      return WebAssembly.compile(await answer.arrayBuffer());
    }
  }`;

/** What a bundle of this build is about. */
const legal = licences();
const about = (target, modules) => ({
  target,
  wasmFolder,
  modules: { licences: `export default ${JSON.stringify(legal)}`, ...modules },
  test,
});

// Asks V8 to compile all functions at once, on another thread while the script arrives, and not one by one at the start.
const WHOLE = "//# allFunctionsCalledOnLoad\n";

const speltRules = spelt(rules);
const { unspelt } = await source("spelt.ts");
if (Buffer.compare(await unspelt(speltRules, rules.length), rules) !== 0)
  throw new Error("the rules can't be read out of their text");

/** A script, with the text that it runs on if any; in the test build with what makes the rules panic. */
async function script(entry, target, wasm, text = "") {
  const also = test ? at("tests/browser/panics.ts") : undefined;
  return `${await program(entry, { ...about(target, { wasm }), also })}(${text})`;
}

// One name for all artefacts of a build, out of its contents: the same sources have the same.
const unstamped = await script("page.ts", "file", foundWasm);
const run = inlined(
  await bundle("run.ts", about("file"), { define: { __RULES__: String(rules.length) } }),
);
const build = hash(unstamped + speltRules + run).slice(0, 8);
const stamped = (script) => script.replaceAll(UNSTAMPED, build);

const icon = svg();
const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(svg(true)).replace(/%20/g, " ").replace(/%3D/g, "=").replace(/%3A/g, ":").replace(/%2F/g, "/").replace(/%22/g, "'")}">`;

// One file.
const single = page("index.html", {
  head: iconLink,
  rules: speltRules,
  program: WHOLE + inlined(stamped(unstamped)),
  run,
});
writeFileSync(`${out}/sobremesa.html`, single);

// The custom element.
const embed = stamped(await script("embed.ts", "embed", inlineWasm, JSON.stringify(speltRules)));
writeFileSync(`${out}/embed.js`, `${embed}\n`);

// The site.
const site = {
  "app.js": WHOLE + stamped(await script("page.ts", "site", besideWasm)),
  "sobremesa.wasm": rules,
  "icon.svg": icon,
  "icon-32.png": png(32),
  "icon-192.png": png(192),
  "icon-512.png": png(512),
  "icon-maskable-512.png": png(512, true),
  "site.webmanifest": readFileSync(at("www/site.webmanifest"), "utf8"),
};
const tagged = (name) => `${name}?${hash(site[name])}`;
// A description for search engines, which find no file of somebody's. A tab's icon as pixels: one in SVG is laid out as a
// page of its own, while the start needs the processor.
const { description } = JSON.parse(site["site.webmanifest"]);
site["index.html"] = page("index.html", {
  head: `<meta name="description" content="${description}"><link rel="icon" type="image/png" sizes="32x32" href="icon-32.png"><link rel="apple-touch-icon" href="icon-maskable-512.png"><link rel="manifest" href="site.webmanifest"><link rel="preload" as="fetch" crossorigin href="${tagged("sobremesa.wasm")}">`,
  src: tagged("app.js"),
});
const files = Object.keys(site)
  .sort()
  .map((name) => (["app.js", "sobremesa.wasm"].includes(name) ? tagged(name) : name));
const contents = hash(files.map((file) => `${file} ${hash(site[file.split("?")[0]])}`).join("\n"));
const kept = `export const files = ${JSON.stringify(files)}; export const version = ${JSON.stringify(contents)};`;
site["sw.js"] = await bundle("sw.ts", about("sw", { files: kept }));
// For other people's pages: asked for only there, so the service worker does not keep them.
site["embed.js"] = `${embed}\n`;
site["frame.js"] = await bundle("frame.ts", about("frame", {}));
site["embed.html"] = page("embed.html", {
  head: iconLink,
  // Marks its scripts: in a sandbox Safari finds no file of the page's own (`'self'`). No secret, as the page is a file; but
  // nothing is ever written into it as markup.
  nonce: "beside",
  src: ["embed.js", "frame.js"].map(tagged),
});
for (const [name, data] of Object.entries(site)) writeFileSync(`${out}/site/${name}`, data);
cpSync(at("www/examples"), `${out}/site/examples`, { recursive: true });

// The package for developers.
const packed = at("build/wasm-pkg");
const api = await bundle(
  "api/sobremesa.ts",
  { ...about("pkg"), wasmFolder: packed },
  {
    format: "esm",
    platform: "neutral",
    target: "es2022",
    external: ["node:*"],
    minify: false,
  },
);
writeFileSync(`${out}/pkg/sobremesa.js`, `${api}\n`);
copyFileSync(`${packed}/sobremesa.wasm`, `${out}/pkg/sobremesa.wasm`);
for (const [name, text] of Object.entries(declarations()))
  writeFileSync(`${out}/pkg/${name}`, text);
const described = {
  name: "sobremesa",
  version,
  description: "Board games: rules, records and opponents, for browsers, workers and Node",
  license,
  type: "module",
  engines: { node: ">=20" },
  sideEffects: false,
  exports: {
    ".": { types: "./sobremesa.d.ts", default: "./sobremesa.js" },
    "./sobremesa.wasm": "./sobremesa.wasm",
    "./package.json": "./package.json",
  },
  types: "./sobremesa.d.ts",
  files: ["*.js", "*.d.ts", "*.wasm", "LICENSE-*"],
};
writeFileSync(`${out}/pkg/package.json`, `${JSON.stringify(described, null, 2)}\n`);
const readme = at("www/api/README.md");
writeFileSync(
  `${out}/pkg/README.md`,
  existsSync(readme)
    ? readFileSync(readme)
    : `# Sobremesa\n\n\`\`\`js\nimport init, { Match } from "sobremesa";\n\nawait init();\nconst match = new Match("gobblet");\nmatch.play(match.legalMoves()[0].notation);\nconsole.log(match.position());\n\`\`\`\n\nEverything is described in \`sobremesa.d.ts\`.\n`,
);
copyFileSync(at("LICENSE-APACHE"), `${out}/pkg/LICENSE-APACHE`);
writeFileSync(`${out}/pkg/LICENSE-MIT`, `${legal}\n`);
