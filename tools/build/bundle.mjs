// One script out of TypeScript sources, with the modules that only the build knows.
import { readFileSync } from "node:fs";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { lean } from "./glue.mjs";
import { onlyOurs } from "./licences.mjs";
import { numbered } from "./numbered.mjs";
import { at, root } from "./paths.mjs";
import { source } from "./source.mjs";
import { packedTexts } from "./texts.mjs";

export const { version, license } = JSON.parse(readFileSync(at("package.json"), "utf8"));

/** The oldest browsers that have what the page needs; www/old-browsers.js asks for it. */
export const BROWSERS = { chrome: "105", firefox: "115", safari: "16.4" };
const browsers = Object.entries(BROWSERS).map((pair) => pair.join(""));

/** Stands in scripts where the name of the build comes, which is made out of them. */
export const UNSTAMPED = "@build@";

/** `sobremesa:glue` is what wasm-bindgen wrote, the others are texts by name; www/virtual.d.ts describes them. */
function virtual(wasmFolder, modules) {
  return {
    name: "sobremesa",
    setup(build) {
      build.onResolve({ filter: /^sobremesa:/ }, ({ path }) => {
        if (path === "sobremesa:glue")
          return { path: `${wasmFolder}/sobremesa.js`, sideEffects: false };
        return { path, namespace: "sobremesa" };
      });
      build.onLoad({ filter: /\/sobremesa\.js$/ }, ({ path }) => ({
        contents: lean(readFileSync(path, "utf8")),
      }));
      build.onLoad({ filter: /.*/, namespace: "sobremesa" }, ({ path }) => {
        const name = path.slice("sobremesa:".length);
        const contents = name === "texts" ? texts() : { worker, ...modules }[name];
        if (contents === undefined) return { errors: [{ text: `${path} can't be imported here` }] };
        return { contents, loader: "js", resolveDir: root };
      });
    },
  };
}

/** Out of its own text the script makes its worker: `sobremesa` is what `program` wraps around it. */
const worker = 'export default "(" + sobremesa + ")()";';

/** All texts, read when they are asked for. */
const texts = () => `export default ${JSON.stringify(packedTexts())}`;

/** Short names out of lower case alone compress better than terser's own; the order is found by trying. */
const LETTERS = "meouihvsrtaxcfplzdgkynwbjq";
const names = {
  get(number) {
    let name = "";
    for (let rest = number + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
      name += LETTERS.charAt((rest - 1) % LETTERS.length);
    return name;
  },
};

const { sizes } = await source("look/tokens.ts");

/** Style sheets become strings, with the tokens' sizes and without what only their writers read. */
const styles = {
  name: "styles",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheet = readFileSync(path, "utf8").replace(
        /var\(--([\w-]+)\)/g,
        (value, name) => sizes[name] ?? value,
      );
      const { code } = await esbuild.transform(sheet, {
        loader: "css",
        minify: true,
        target: browsers,
      });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

/** Options for esbuild that all targets share. */
export function options({ target, wasmFolder, modules = {}, test = false }) {
  return {
    bundle: true,
    // Comments name files from here, wherever the build was started.
    absWorkingDir: root,
    write: false,
    metafile: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: browsers,
    // One letter above 255 makes a browser read everything in two bytes a letter.
    charset: "ascii",
    loader: { ".svg": "text" },
    legalComments: "none",
    define: {
      __TARGET__: JSON.stringify(target),
      __VERSION__: JSON.stringify(version),
      __BUILD__: JSON.stringify(UNSTAMPED),
      __BROWSERS__: JSON.stringify(BROWSERS),
      __NODE__: String(target === "pkg"),
      __TEST__: String(test),
    },
    plugins: [virtual(wasmFolder, modules), styles],
    // The API's way of finding its file in Node, which falls away everywhere else.
    logOverride: { "empty-import-meta": "silent" },
    logLevel: "warning",
  };
}

/**
 * Bundles one entry of www/ and returns its text. `about.also` names a second script that runs with it.
 * With WHY=1 it says what takes how much room.
 */
export async function bundle(entry, about, more = {}) {
  const paths = [at("www", entry), ...(about.also ? [about.also] : [])];
  const contents = paths.map((path) => `import ${JSON.stringify(path)};`).join("");
  const base = options(about);
  const built = await esbuild.build({
    ...(about.also ? { stdin: { contents, resolveDir: root } } : { entryPoints: paths }),
    ...base,
    ...more,
    define: { ...base.define, ...more.define },
  });
  if (process.env.WHY) console.log(await esbuild.analyzeMetafile(built.metafile));
  onlyOurs(built.metafile);
  const text = built.outputFiles[0].text;
  if (about.target === "pkg") return text;
  if (/node:|import\.meta|\bimport\(/.test(text)) {
    throw new Error(`${entry} still asks for Node or for a module when it runs`);
  }
  // Once more by terser: shorter names are worth 3 % after compression, which some of its rewriting would cost.
  const how = { ecma: 2020, toplevel: true, format: { ascii_only: true } };
  const short = await minify(numbered(text), {
    ...how,
    compress: {
      passes: 3,
      lhs_constants: false,
      if_return: false,
      side_effects: false,
      loops: false,
      negate_iife: false,
      // No property here does anything when it is read.
      pure_getters: true,
    },
    mangle: false,
  });
  // Names in a second go, by which what comes out compresses better.
  const { code } = await minify(short.code, {
    ...how,
    compress: false,
    mangle: { nth_identifier: names },
  });
  return code;
}

/**
 * A bundle as one function, `sobremesa`, to be called with the text of the wasm where there is one: the page runs it, and
 * its source text (without the wasm's) is the script of the bots' worker.
 */
export async function program(entry, about) {
  return `(function sobremesa(spelt){${await bundle(entry, about)}})`;
}
