/** The texts that are shipped, by language and id. The .ftl files come here as tools/build/texts.mjs packs them. */
import packed from "sobremesa:texts";
import { capitals } from "./capitals";
import { chinese } from "./chinese";
import type { Language } from "./negotiate";
import { type Gap, readText } from "./read";
import type { Text } from "./text";

/** Ids, or places where the build has put these, each with the gaps of its texts. */
const ids = packed.ids.split("^").map((each, place) => {
  const [id, ...gaps] = each.split(";");
  return [id || place, gaps.map((gap): Gap => gap.split(" "))] as const;
});

const joined = (language: Language): string =>
  language === "zh-Hans" || language === "zh-Hant"
    ? chinese(packed.chinese, language === "zh-Hant")
    : packed.said[language].replace(/[A-Z]/g, (letter) =>
        packed.letters.charAt(letter.charCodeAt(0) - 65),
      );

/** The texts of a language, each read when it is first asked for. */
export function textsOf(language: Language): (id: string | number) => Text | undefined {
  const sources = joined(language).split("^");
  const unread = new Map(
    ids.map(([id, gaps], index) => [id, [sources[index] ?? "", gaps] as const]),
  );
  const read = new Map<string | number, Text>();
  return (id) => {
    const source = unread.get(id);
    if (source && !read.has(id)) {
      const [text, gaps] = source;
      read.set(id, readText(capitals(text), gaps));
    }
    return read.get(id);
  };
}
