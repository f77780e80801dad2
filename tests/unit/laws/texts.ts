// The sources of the page's texts.
import { readFileSync } from "node:fs";
import { textsOf } from "../../../tools/texts";

/** All texts of a language. */
export const sourceOf = (language: string): string =>
  textsOf(language)
    .files.map((file) => readFileSync(file, "utf8"))
    .join("\n");
