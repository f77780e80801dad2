/** Modules and values that the build provides (vite.config.ts). */
/// <reference types="vite/client" />

/**
 * Loads the compiled rules, from a file beside the page or from the script itself: where there are such files those of one
 * game, otherwise of all. A game's file may have been asked for.
 */
declare module "#wasm" {
  export function wasmModule(
    game?: import("./engine/types").GameId,
    asked?: Promise<Response>,
  ): Promise<WebAssembly.Module>;
}

/** The contents of a file, compressed by gzip, in base64. */
declare module "*?gzip" {
  const text: string;
  export default text;
}

/** Loads parsed texts: those of the page and those of each game, by language. */
declare module "virtual:texts" {
  type Read = () => Promise<import("@fluent/bundle").FluentResource["body"]>;
  type Part = "page" | import("./engine/types").GameId;
  const texts: Record<
    import("./i18n/negotiate").Language,
    Record<Part, () => Promise<{ default: Read }>>
  >;
  export default texts;
}

/** What the element says before its game is loaded, by language. */
declare module "virtual:element-texts" {
  const texts: Record<
    import("./i18n/negotiate").Language,
    {
      titles: Record<string, string>;
      refused: Record<"old" | "page" | "policy" | "other", string>;
    }
  >;
  export default texts;
}

/** Returns the text of a file. */
declare module "*?packed" {
  const read: () => Promise<string>;
  export default read;
}

/** The artefact that is being built. */
declare const __TARGET__: "file" | "site" | "package";

/** The address of the site that links in the single file lead to; empty if the builder gave none. */
declare const __SITE__: string;

/** The address of the package's wasm, relative to its script. */
declare const __WASM__: string;

/** The files that `embed.js` loads, from beside it: for all games, the rules of each, by game and language, and by both. */
declare const __PARTS__: { code: string[]; rules: Partial<Record<string, string>> } & Partial<
  Record<string, string[]>
>;

/** The product's version, such as `0.1.0`. */
declare const __VERSION__: string;

/** The name of this build, computed from its sources. */
declare const __BUILD__: string;

/** The oldest supported version of each browser, by the browser's name. */
declare const __BROWSERS__: Record<string, string>;

/** Our licence and those of all dependencies. */
declare const __LICENCES__: string;

/** The relative addresses of the files that the service worker caches. */
declare const __FILES__: string[];
/** A hash of these files. */
declare const __CONTENTS__: string;
