/** Modules and values that the build provides (vite.config.ts). */
/// <reference types="vite/client" />

/** The compiled rules: fetched beside the page, or out of the script. */
declare module "#wasm" {
  export function wasmModule(): Promise<WebAssembly.Module>;
}

/** A file, in base64. */
declare module "*?base64" {
  const text: string;
  export default text;
}

/** Gives all that is said in a language, parsed. */
declare module "virtual:texts/*" {
  const read: () => Promise<import("@fluent/bundle").FluentResource["body"]>;
  export default read;
}

/** Gives the text of a file. */
declare module "*?packed" {
  const read: () => Promise<string>;
  export default read;
}

/** Which artefact is being built. */
declare const __TARGET__: "file" | "site" | "embed";

/** Where the site is that links out of a file lead to; empty where the builder named none. */
declare const __SITE__: string;

/** Where the package has its wasm, beside its script. */
declare const __WASM__: string;

/** The product's version, such as `0.1.0`. */
declare const __VERSION__: string;

/** The name of this build, made of its sources. */
declare const __BUILD__: string;

/** The oldest browsers that it runs in, by name. */
declare const __BROWSERS__: Record<string, string>;

/** Our licence, and those of others whose work is inside. */
declare const __LICENCES__: string;

/** The files that the service worker keeps, as relative addresses, and a name that changes with their content. */
declare const __FILES__: string[];
declare const __CONTENTS__: string;
