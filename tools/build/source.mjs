// Sources of the page that the build itself runs; they import nothing.
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { at } from "./paths.mjs";

/** What a file of www/ exports. */
export function source(name) {
  const { code } = transformSync(readFileSync(at("www", name), "utf8"), { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
