/** The same wasm, its functions in the order in which they are called first. */
export function ordered(wasm: Uint8Array): Uint8Array;
