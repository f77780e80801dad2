// Values that the build provides beside those of www/virtual.d.ts: see tools/build/page.mjs.
// `sobremesa:glue` is what wasm-bindgen wrote (tsconfig.json, paths).

/** The product's version, such as `0.1.0`. */
declare const __VERSION__: string;
/** True only in the package for developers, which also runs in Node. */
declare const __NODE__: boolean;
/** True only in the build that can be told to panic. */
declare const __TEST__: boolean;
