// The one piece of Node that the API uses, to read the .wasm beside it.
declare module "node:fs/promises" {
  export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}
