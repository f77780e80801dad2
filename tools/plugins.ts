// The project's own Vite plugins, used by vite.config.ts.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { type DefaultTreeAdapterTypes as Html, parse, parseFragment, serialize } from "parse5";
import type { InlineConfig, Plugin, Rollup } from "vite";
import * as vite from "vite";
import { folders, gzipped, textIn } from "./texts.ts";

/** `x?gzip` imports a file compressed, as a base64 text. */
export const gzip = (): Plugin => ({
  name: "gzip",
  enforce: "pre",
  load(id) {
    if (!id.endsWith("?gzip")) return;
    return `export default "${gzipped(readFileSync(id.slice(0, -"?gzip".length)))}"`;
  },
});

/** While serving, rebuilds the rules when their sources change, and shows compiler errors in the page. */
export const rules = (): Plugin => ({
  name: "rules",
  configureServer({ watcher, ws }) {
    let last: Promise<void> = Promise.resolve();
    let due = false;
    const make = (): Promise<void> => {
      due = false;
      return promisify(execFile)("tools/wasm.sh", ["--dev"]).then(
        () => ws.send({ type: "full-reload" }),
        ({ stderr }) => ws.send({ type: "error", err: { message: stderr, stack: "" } }),
      );
    };
    watcher.add("crates").on("change", (file) => {
      // One more run contains all changes during this one.
      if (due || !file.endsWith(".rs")) return;
      due = true;
      last = last.then(make);
    });
  },
});

/** Returns a text of the page in all languages, one element per language. */
function said(id: string, tag: string, values: Record<string, string> = {}): string {
  return folders("www/i18n")
    .map((name) => {
      const text = textIn(`www/i18n/${name}/page.ftl`, id, values);
      return `<${tag} lang="${name}">${text}</${tag}>`;
    })
    .join("");
}

/** Returns the labels and texts of all elements in a markup, in the order in which www/old-browsers.js sets them. */
function saidIn(markup: string): string[] {
  const within = (node: Html.ChildNode): string[] => {
    if (!("tagName" in node)) return [];
    const label = attribute(node, "aria-label");
    const own = node.childNodes.flatMap((child) => ("value" in child ? [child.value] : []));
    return [...(label ? [label.value] : []), ...own, ...node.childNodes.flatMap(within)];
  };
  return parseFragment(markup).childNodes.flatMap(within);
}

/** Returns all elements with these tag names. */
function elements(node: Html.Node, ...names: string[]): Html.Element[] {
  const inside = "childNodes" in node ? node.childNodes : [];
  const found = inside.flatMap((child) => elements(child, ...names));
  return "tagName" in node && names.includes(node.tagName) ? [node, ...found] : found;
}

const attribute = ({ attrs }: Html.Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted);

/**
 * A script that sets a policy in which `'self'` is the page's own address: in a sandbox, Safari finds no `'self'`. It
 * comes first in the page, in the oldest JavaScript.
 */
const byAddress = (policy: string): string =>
  `(function(meta){meta.httpEquiv="Content-Security-Policy";meta.content=${JSON.stringify(policy)}.replace(/'self'/g,location.origin);document.head.appendChild(meta)})(document.createElement("meta"))`;

/** Moves packed data out of a script into elements of its page, where they are not compiled. Returns the script. */
const lightened = (code: string, { childNodes }: Html.Element): string =>
  code.replace(/(["`])(H4sI[\w+/=]{1000,})\1/g, (_, quote, data) => {
    const id = `packed-${childNodes.length}`;
    const block = `<script type="text/plain" id="${id}">${data}</script>`;
    childNodes.push(...parseFragment(block).childNodes);
    return `document.getElementById(${quote}${id}${quote}).textContent`;
  });

/**
 * Moves a page's script to the end of the body and adds a policy with the hashes of inline scripts and styles. A page
 * for frames gets it by a script.
 */
function finished(html: string, beside: boolean, framed: boolean): string {
  const page = parse(html, { scriptingEnabled: false });
  const [body] = elements(page, "body");
  const hashes = { script: [] as string[], style: [] as string[] };
  for (const each of elements(page, "script", "style")) {
    const [text] = each.childNodes;
    if (!text || !("value" in text)) continue;
    const moved = body && attribute(each, "type")?.value === "module";
    if (moved) text.value = lightened(text.value, body);
    hashes[each.tagName as "script" | "style"].push(
      `'sha256-${createHash("sha256").update(text.value).digest("base64")}'`,
    );
    if (!moved) continue;
    each.parentNode?.childNodes.splice(each.parentNode.childNodes.indexOf(each), 1);
    body.childNodes.push(each);
  }
  const origin = beside ? "'self'" : "";
  const policy = [
    "default-src 'none'; base-uri 'none'; form-action 'none'",
    `script-src ${[origin, ...hashes.script].join(" ")} 'wasm-unsafe-eval'`,
    `worker-src ${origin} blob:; img-src ${origin} data: blob:`,
    `style-src ${hashes.style.join(" ")}`,
    ...(beside ? ["connect-src 'self'; manifest-src 'self'"] : []),
  ];
  const meta = elements(page, "meta").find((each) => attribute(each, "http-equiv"));
  const content = meta && attribute(meta, "content");
  if (!meta || !content) throw new Error("a page has no place for its policy");
  content.value = policy.join("; ");
  if (framed) {
    const [script] = parseFragment(`<script>${byAddress(content.value)}</script>`).childNodes;
    if (script)
      meta.parentNode?.childNodes.splice(meta.parentNode.childNodes.indexOf(meta), 1, script);
  }
  return serialize(page);
}

/** Returns a script that is bundled into one file. */
async function bundled(config: InlineConfig, output: Rollup.OutputOptions): Promise<string> {
  const rolldownOptions = {
    ...config.build?.rolldownOptions,
    output,
    checks: { pluginTimings: false },
  };
  const build = { ...config.build, rolldownOptions, write: false };
  const [made] = [await vite.build({ ...config, build, configFile: false })].flat();
  if (!made || !("output" in made)) throw new Error("nothing was bundled");
  return made.output[0].code;
}

/** Returns home as markup by language, with its styles, made of the sources. */
async function prerendered(sources: InlineConfig, file: boolean) {
  const build = { ssr: "ui/prerender.tsx" };
  const config = { ...sources, ssr: { noExternal: true as const }, build };
  const code = await bundled(config, { codeSplitting: false });
  const home: typeof import("../www/ui/prerender.tsx") = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return home.prerender(file);
}

/**
 * Fills the pages of www/ with the content that is shown before the script runs, among it home, made of the sources.
 * Built pages also get a policy.
 */
export const pages = (
  browsers: Record<string, string>,
  beside: boolean,
  sources: InlineConfig,
): Plugin[] => [
  {
    name: "pages: texts",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => {
        const own = html.includes("<!-- home -->");
        const { styles = "", homes = {} } = own ? await prerendered(sources, !beside) : {};
        const all = Object.fromEntries(
          Object.entries(homes).map(([language, home]) => [language, saidIn(home)]),
        );
        const parts = {
          "home-styles": `<style>${styles}</style>`,
          home: homes.en ?? "",
          // `<` is escaped, because `</script>` in a text would end the script.
          homes: `<script id="homes" type="application/json">${JSON.stringify(all).replaceAll("<", "\\u003c")}</script>`,
          "first-touch": `<script>${readFileSync("www/first-touch.js", "utf8")}</script>`,
          "old-browsers": `<script>${readFileSync("www/old-browsers.js", "utf8")}</script>`,
          browsers: said("about-browsers", "p", browsers),
          lost: said("trouble", "p", { code: "not-loaded" }),
          other: said("embed-refused", "p", { why: "other" }),
          wait: said("status-deals", "span"),
        };
        return Object.entries(parts).reduce(
          (text, [name, part]) => text.replace(`<!-- ${name} -->`, () => part),
          html,
        );
      },
    },
  },
  {
    name: "pages: policy",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const asset of Object.values(bundle))
          if (asset.type === "asset" && asset.fileName.endsWith(".html"))
            asset.source = finished(String(asset.source), beside, asset.fileName === "embed.html");
      },
    },
  },
];

/** Adds tags to the head of the main page, and to pages the chunks that they need next, loaded early with what those import. */
export const head = (
  own: [tag: string, attrs: Record<string, string>][],
  next: Record<string, string[]> = {},
): Plugin => ({
  name: "head",
  transformIndexHtml: {
    order: "post",
    handler: (_, { path, bundle = {} }) => {
      const code = new Set((next[path] ?? []).flatMap((name) => neededBy(name, bundle)));
      const early = { rel: "modulepreload", fetchpriority: "low", crossorigin: "" };
      const links = [...code].map((href) => ["link", { ...early, href }] as const);
      const tags = [...(path.endsWith("/index.html") ? own : []), ...links];
      return tags.map(([tag, attrs]) => ({ tag, attrs, injectTo: "head" }));
    },
  },
});

/** Returns the files of a chunk and its imports, without those of pages. */
function neededBy(wanted: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle)
    .filter((each) => each.type === "chunk")
    .filter(({ isEntry }) => !isEntry);
  const files = new Set<string>();
  const add = (chunk?: Rollup.OutputChunk): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ name }) => name === wanted));
  return [...files];
}

/** Makes `embed.js`: a classic script, so bundled by itself, that imports the code of games when it is needed. */
export const embedScript = (config: InlineConfig, banner: string, parts: string[]): Plugin => ({
  name: "embed.js",
  async generateBundle(_, bundle) {
    const code = neededBy("game", bundle);
    const [game] = code;
    const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
    if (!chunks.some((each) => each.fileName === game && each.exports.includes("EmbeddedGame")))
      throw new Error("there is no file for embed.js to import");
    const assets = Object.values(bundle).filter((each) => each.type === "asset");
    const rules = Object.fromEntries(
      assets.flatMap(({ fileName, names }) =>
        fileName.endsWith(".wasm") ? [[names[0]?.replace(".wasm", ""), fileName]] : [],
      ),
    );
    const named = parts.map((name) => [
      name,
      neededBy(name, bundle).filter((file) => !code.includes(file)),
    ]);
    const define = { __PARTS__: JSON.stringify({ code, rules, ...Object.fromEntries(named) }) };
    const source = await bundled({ ...config, define }, { postBanner: banner });
    this.emitFile({ type: "asset", fileName: "embed.js", source });
  },
});

/** Puts each module into the chunk of the first whose files import it, however indirectly: so a page needs few files. */
export function chunks(entries: Record<string, string[]>): Rollup.CodeSplittingGroup[] {
  const named = new Map<string, string>();
  const name = (id: string, build: Rollup.ChunkingContext): string | null => {
    const put = (module: string, chunk: string): void => {
      if (named.has(module)) return;
      named.set(module, chunk);
      for (const each of build.getModuleInfo(module)?.importedIds ?? []) put(each, chunk);
    };
    if (named.size === 0)
      for (const [chunk, files] of Object.entries(entries))
        for (const file of files) put(file, chunk);
    return named.get(id) ?? null;
  };
  return [{ name }];
}

/** The icon as a data URL. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(readFileSync("www/icon.svg", "utf8"))}`;

/** Files that the site has for other people's pages, and the rules of single games, which only a first visit needs. */
const OTHERS = /^embed\.|\.wasm$/;
/** The rules of all games. */
const RULES = /sobremesa_bg[^/]*\.wasm$/;

/** Tells the service worker which files to cache: the built files, and those in `folder` that match `kept`. */
export const keeping = (folder: string, kept: RegExp): Plugin => ({
  name: "keeping",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const { "sw.js": worker, ...built } = bundle;
      if (worker?.type !== "chunk") throw new Error("the site has no service worker");
      const given = readdirSync(folder).filter((name) => kept.test(name));
      const own = Object.keys(built).filter((name) => !OTHERS.test(name) || RULES.test(name));
      const files = [...own, ...given].sort();
      const contents = createHash("sha256");
      for (const name of files) {
        const file = built[name];
        const data = file?.type === "chunk" ? file.code : file?.source;
        contents.update(name).update(data ?? readFileSync(`${folder}/${name}`));
      }
      const known = { __FILES__: files, __CONTENTS__: contents.digest("hex").slice(0, 16) };
      for (const [name, value] of Object.entries(known))
        worker.code = `const ${name}=${JSON.stringify(value)};${worker.code}`;
    },
  },
});

/** Adds files to the build by name and text. */
export const files = (all: Record<string, string>): Plugin => ({
  name: "files",
  generateBundle() {
    for (const [fileName, source] of Object.entries(all))
      this.emitFile({ type: "asset", fileName, source });
  },
});

/** Stops the build if it contains code of an npm package that is not in `dependencies`, whose licences are shown. */
export const onlyNamed = (dependencies: object): Plugin => ({
  name: "only named",
  generateBundle(_, bundle) {
    const named = Object.keys(dependencies).map((name) => `/node_modules/${name}/`);
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === "chunk" ? chunk.moduleIds : [])
        if (id.includes("/node_modules/") && !named.some((name) => id.includes(name)))
          this.error(`${id} reaches people, but is none of the dependencies in package.json`);
  },
});
