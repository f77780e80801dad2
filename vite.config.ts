// Everything that people get, a mode each (`vite build --mode site`); tools/wasm.sh makes the rules before.
//   site      dist/site/            static files, installable, offline after the first visit; with embed.js, the custom element, and
//                                   embed.html, the element in a frame, which share its files
//   file      dist/sobremesa.html   one file, plays from file://
//   package   dist/pkg/             what npm gets: the JS API, and the element in the same files (tools/package.mjs adds the rest)
//   unit, modules                   scripts of tests/, into build/
// Without a mode the site is served, and follows changes.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type InlineConfig, type UserConfig } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import manifest from "./package.json" with { type: "json" };
import { licences } from "./tools/licences.ts";
import {
  chunks,
  embedScript,
  files,
  gzip,
  head,
  ICON,
  keeping,
  onlyNamed,
  pages,
  rules,
} from "./tools/plugins.ts";
import { elementTexts, folders, packed, textIn, texts, textsName } from "./tools/texts.ts";
import packaged from "./www/package/package.json" with { type: "json" };

/** The oldest browsers that have what the page needs; www/old-browsers.js asks for it. */
const BROWSERS = { chrome: "105", firefox: "115", safari: "16.4" };

const target = Object.entries(BROWSERS).map((pair) => pair.join(""));

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const dist = at("dist");
const legal = licences();

/** One name for all artefacts of a build, out of its sources: the same ones have the same. */
function buildName(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(at("www"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort())
    hash.update(readFileSync(file));
  return hash
    .update(readFileSync(at("package-lock.json")))
    .digest("hex")
    .slice(0, 8);
}

const scripts = (folder: string, ending: string): string[] =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => at(`${folder}/${name}`));

const games = folders(at("www/games"));
const languages = folders(at("www/i18n"));
const webmanifest = JSON.parse(readFileSync(at("www/site.webmanifest"), "utf8"));
/** Shortcuts of the installed app, one per game. */
const shortcuts = games.map((id) => ({
  name: textIn(at(`www/games/${id}/texts/home.en.ftl`), `${id}-title`),
  url: `./#play-${id}`,
  icons: [{ src: "icon-192.png", sizes: "192x192", type: "image/png" }],
}));
const { version, repository } = manifest;
/** The project's address. */
const home = repository.url.replace(/^git\+|\.git$/g, "");
/** The package's package.json: its template and values of the project's package.json. */
const described = JSON.stringify(
  { ...packaged, version, homepage: `${home}#readme`, repository, bugs: `${home}/issues` },
  null,
  2,
);
/** The first line of `embed.js`; its byte order mark sets the encoding on pages with another one. */
const banner = `\uFEFF/*! Sobremesa ${version} | ${packaged.license} */\n`;

/** Files that are loaded together: those of each page, and those of each game. */
const shared = {
  page: [at("www/ui/mount.ts"), at("www/embed/attributes.ts")],
  play: [at("www/ui/play.ts"), at("www/ui/dialogs/house-rules.ts")],
};

/** Differences between the artefacts. */
const artefacts: Record<string, UserConfig> = {
  site: {
    publicDir: at("build/public"),
    plugins: [
      head(
        [
          ["meta", { name: "description", content: webmanifest.description }],
          ["link", { rel: "icon", type: "image/png", sizes: "32x32", href: "icon-32.png" }],
          ["link", { rel: "apple-touch-icon", href: "icon-maskable-512.png" }],
          ["link", { rel: "manifest", href: "site.webmanifest" }],
        ],
        { "/index.html": ["home-screen", "play"], "/embed.html": ["game"] },
      ),
      files({ "site.webmanifest": JSON.stringify({ ...webmanifest, shortcuts }) }),
      embedScript(
        {
          root: at("www"),
          logLevel: "warn",
          plugins: [elementTexts(at("www"))],
          build: {
            target,
            lib: { entry: at("www/embed.ts"), name: "sobremesa", formats: ["iife"] },
          },
        },
        banner,
        [
          ...games,
          ...languages,
          ...games.flatMap((game) => languages.map((language) => textsName(game, language))),
        ],
      ),
      keeping(at("build/public"), /^icon/),
    ],
    build: {
      outDir: `${dist}/site`,
      rolldownOptions: {
        input: {
          index: at("www/index.html"),
          embed: at("www/embed.html"),
          sw: at("www/sw.ts"),
        },
        output: {
          entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
          // Chromium compiles these while they load, beside the page, instead of each function when it is first called.
          postBanner: ({ name }) =>
            ["page", "play", ...games].includes(name) ? "//# allFunctionsCalledOnLoad" : "",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunks(shared),
          },
        },
      },
    },
  },
  file: {
    plugins: [head([["link", { rel: "icon", href: ICON }]]), viteSingleFile()],
    build: { outDir: dist, rolldownOptions: { input: at("www/index.html") } },
  },
  package: {
    plugins: [files({ "package.json": described, "LICENSE-MIT": `${legal}\n` })],
    build: {
      outDir: `${dist}/pkg`,
      target: "es2022",
      minify: false,
      lib: {
        entry: [at("www/package/sobremesa.ts"), at("www/package/element.js")],
        formats: ["es"],
      },
      rolldownOptions: {
        output: {
          comments: false,
          chunkFileNames: ({ name }) => (name === "api" ? "[name].js" : "element/[name].js"),
          codeSplitting: {
            groups: chunks({ api: [at("www/package/sobremesa.ts")], ...shared }),
          },
        },
      },
    },
  },
  unit: {
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: at("build/unit"),
      minify: false,
      sourcemap: "inline",
      rolldownOptions: {
        input: scripts("tests/unit", ".test.ts"),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  },
  // Parts of the page that browser tests reach by themselves, as the site has them.
  modules: {
    build: {
      outDir: at("build/modules"),
      rolldownOptions: {
        input: scripts("tests/browser/modules", ".ts"),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js" },
      },
    },
  },
};

export default defineConfig(({ mode }) => {
  const name = mode in artefacts ? mode : "site";
  const wasm = { site: "fetched", package: "beside" }[name] ?? "inlined";
  // Scripts of tests are taken for an artefact.
  const stands = { unit: "file", modules: "site" }[name] ?? name;
  const own = artefacts[name] ?? {};
  /** How the sources are read. */
  const sources: InlineConfig = {
    root: at("www"),
    define: {
      __TARGET__: JSON.stringify(stands),
      __SITE__: JSON.stringify(process.env.SITE ?? ""),
      __VERSION__: JSON.stringify(version),
      __WASM__: '"./sobremesa.wasm"',
      __BUILD__: JSON.stringify(buildName()),
      __BROWSERS__: JSON.stringify(BROWSERS),
      __LICENCES__: JSON.stringify(legal),
    },
    resolve: {
      // Comments in the package name files: the same ones wherever node_modules really is.
      preserveSymlinks: true,
      alias: [{ find: "#wasm", replacement: at(`www/engine/wasm/${wasm}.ts`) }],
    },
    plugins: [
      gzip(),
      elementTexts(at("www")),
      texts(at("www"), name === "file"),
      packed(name === "file"),
    ],
  };
  return {
    ...sources,
    base: "./",
    publicDir: own.publicDir ?? false,
    appType: "mpa",
    plugins: [
      ...(sources.plugins ?? []),
      rules(),
      ...(name === "site" ? [] : (own.plugins ?? [])),
      ...pages(BROWSERS, name !== "file", { ...sources, logLevel: "warn" }),
      // The site's list of files is known last; in the other artefacts the policy needs the inlined code.
      ...(name === "site" ? (own.plugins ?? []) : []),
      ...(name === "unit" ? [] : [onlyNamed(manifest.dependencies)]),
    ],
    build: {
      target,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      ...own.build,
      rolldownOptions: { ...own.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
    ...(own.ssr && { ssr: own.ssr }),
    server: { host: "127.0.0.1", fs: { allow: [at(".")] } },
    preview: {
      host: "127.0.0.1",
      port: 8080,
      open: Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY),
    },
  };
});
