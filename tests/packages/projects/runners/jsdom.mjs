// A document for Node's own runner.
import { JSDOM } from "jsdom";
import "./node.mjs";

const { window } = new JSDOM("<!doctype html>");
for (const name of ["window", "document", "customElements", "HTMLElement"])
  globalThis[name] = window[name] ?? window;
