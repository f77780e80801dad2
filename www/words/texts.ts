/** The texts that are shipped, by language and id. The .ftl files come here as tools/build/texts.mjs packs them. */
import packed from "sobremesa:texts";
import type { Language } from "./negotiate";
import { type Gap, readText } from "./read";
import type { Text } from "./text";
import { traditional } from "./traditional";

const { said, pairs, changes } = packed;

/** Ids, each with the gaps of its texts. */
const ids = packed.ids.split("^").map((each) => {
  const [id = "", ...gaps] = each.split(";");
  return [id, gaps.map((gap): Gap => gap.split(" "))] as const;
});

const joined = (language: Language): string =>
  language === "zh-Hant" ? traditional(said["zh-Hans"], pairs, changes) : said[language];

/** The texts of a language, each read when it is first asked for. */
export function textsOf(language: Language): (id: string) => Text | undefined {
  const sources = joined(language).split("^");
  const unread = new Map(
    ids.map(([id, gaps], index) => [id, [sources[index] ?? "", gaps] as const]),
  );
  const read = new Map<string, Text>();
  return (id) => {
    const source = unread.get(id);
    if (source && !read.has(id)) read.set(id, readText(...source));
    return read.get(id);
  };
}
