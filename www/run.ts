/**
 * Starts the single file, of which the program and the spelt rules are texts: the program runs from a Blob, so that the
 * browser compiles it beside its main thread. Meanwhile the rules are read.
 */
import { unspelt } from "./spelt";

function start(): void {
  const texts = document.querySelectorAll<HTMLScriptElement>("script[type=text]");
  const [program, spelt] = [...texts].map(({ text }) => text) as [string, string];
  // The program finds the rules at its element.
  const own = Object.assign(document.createElement("script"), {
    src: URL.createObjectURL(new Blob([program])),
    rules: unspelt(spelt, __RULES__).then((wasm) => WebAssembly.compile(wasm)),
  });
  document.head.append(own);
}

// The script before this one has told where the browser is too old.
if (!document.getElementById("old")) start();
