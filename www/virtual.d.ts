/** Modules and values that the build provides (tools/build/bundle.mjs). */

/** Texts of the page, written in Fluent and read when the page is built (tools/build/texts.mjs). */
declare module "sobremesa:texts" {
  const packed: {
    /**
     * `id;gap;gap` for each text, with `^` between them; a gap is a value's name, and the cases if it is a choice. Where no
     * id is, the text goes by its place (tools/build/numbered.mjs).
     */
    ids: string;
    /** What capitals stand for in the texts that follow, from `A` on. */
    letters: string;
    /** Texts in this order, with `^` between them and few capitals (www/words/capitals.ts). */
    said: Record<"en" | "es" | "de", string>;
    /** The same for both kinds of Chinese. */
    chinese: ReturnType<typeof import("../tools/build/chinese.mjs").chinese>;
  };
  export default packed;
}

/** Style sheets, as text: they go into `adoptedStyleSheets`. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** The text of this very script, for a Blob: run in a worker it answers for the bots. */
declare module "sobremesa:worker" {
  const text: string;
  export default text;
}

/** The compiled rules: from bytes in the file, or fetched beside the page. */
declare module "sobremesa:wasm" {
  export function wasmModule(): Promise<WebAssembly.Module>;
}

/** What the service worker keeps: addresses relative to it, and a name that changes with their content. */
declare module "sobremesa:files" {
  export const files: string[];
  export const version: string;
}

/** Our licence, and the copyrights of others that it stands for. */
declare module "sobremesa:licences" {
  const text: string;
  export default text;
}

/** The name of this build, made of its contents. */
declare const __BUILD__: string;

/** The oldest browsers that it runs in, by name. */
declare const __BROWSERS__: Record<string, string>;

/** Which artefact is being built. */
declare const __TARGET__: "file" | "site" | "embed";

/** How many bytes the rules are. */
declare const __RULES__: number;
