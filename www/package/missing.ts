/**
 * Web globals that some test environments lack, such as jest's jsdom. The build of the package imports them from here,
 * so the environment itself is not changed.
 */
const { process: node } = globalThis as {
  process?: { getBuiltinModule?(name: string): typeof globalThis };
};
const from = (module: string) => node?.getBuiltinModule?.(module);

/** Stands in for a missing class. It fails when it is used, not when the package is imported. */
class Lacking {
  decode(bytes?: unknown): string {
    if (bytes) this.encode();
    return "";
  }
  encode(): never {
    throw new Error("this environment has no TextEncoder and TextDecoder: add them to its globals");
  }
  encodeInto = this.encode;
}

const encoder = globalThis.TextEncoder ?? from("node:util")?.TextEncoder ?? Lacking;
const decoder = globalThis.TextDecoder ?? from("node:util")?.TextDecoder ?? Lacking;
const channel = globalThis.MessageChannel ?? from("node:worker_threads")?.MessageChannel;
const clone =
  globalThis.structuredClone ?? (<T>(value: T): T => JSON.parse(JSON.stringify(value)) as T);

export {
  channel as MessageChannel,
  clone as structuredClone,
  decoder as TextDecoder,
  encoder as TextEncoder,
};
