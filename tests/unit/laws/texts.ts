// The sources of the page's texts.
import { readFileSync } from "node:fs";
import { textsOf } from "../../../tools/texts";

/** All texts of a language; in place of a reference to another text stands that text. */
export function sourceOf(language: string): string {
  const files = textsOf(language).files.map((file) => readFileSync(file, "utf8"));
  const source = files.join("\n");
  return source.replace(/\{ ([a-z][\w-]*) \}/g, (_, id: string) => {
    const [, text = ""] = new RegExp(`^${id} =((?:.|\\n )*)`, "m").exec(source) ?? [];
    return text.trim();
  });
}
