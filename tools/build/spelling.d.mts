/** The text that a wasm travels as; www/spelt.ts reads it. */
export function spelt(wasm: Uint8Array): string;
