/**
 * Starts the single file, of which the program and the spelt rules are texts: the program runs from a Blob, so that the
 * browser compiles it beside its main thread. Meanwhile the rules are read.
 */
import { unspelt } from "./spelt";

function start(): void {
  const texts = document.querySelectorAll<HTMLScriptElement>("[type=text]");
  const [program = "", spelt = ""] = Array.from(texts, ({ text }) => text);
  const rules = unspelt(spelt, __RULES__).then((wasm) => WebAssembly.compile(wasm));
  /** Adds a script that finds the rules at its element. */
  const run = (how: Partial<HTMLScriptElement>): void =>
    document.body.append(Object.assign(document.createElement("script"), how, { rules }));
  run({
    src: URL.createObjectURL(new Blob([program])),
    // Where a policy refuses Blobs it runs as it stands.
    onerror: () => run({ text: program }),
  });
}

// The script before this one has told where the browser is too old.
if (!document.getElementById("old")) start();
