// The texts of all languages as they travel: what is common to them once, then a string a language, and both kinds of
// Chinese in one. www/words/texts.ts reads it.
import { readdirSync, readFileSync } from "node:fs";
import { accented, lowered } from "./capitals.mjs";
import { chinese } from "./chinese.mjs";
import { compile } from "./fluent.mjs";
import { at } from "./paths.mjs";

/** By this the files are in order: first the page, each game beside its rules, lessons last. It compresses best. */
const placeOf = (name) =>
  ({ "page.ftl": "", "lessons.ftl": "~" })[name] ?? name.replace(/^rules-(.+)\.ftl/, "$1 rules");

/** The texts of a language by id. */
function textsOf(language) {
  const folder = at("www/words", language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const parts = names
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map((name) => compile(readFileSync(`${folder}/${name}`, "utf8"), `${language}/${name}`));
  return Object.assign({}, ...parts);
}

/** A value's name; or a choice's with its cases in an order that all languages share, the one for all else last. */
function gapOf([name, other, cases]) {
  if (!cases) return name;
  const keys = Object.keys(cases).filter((key) => key !== other);
  return [name, ...keys.sort(), other].join(" ");
}

/** The gaps of a text, each once. */
function gapsOf(text, gaps = new Set()) {
  for (const part of typeof text === "string" ? [] : text) {
    if (typeof part === "string") continue;
    gaps.add(gapOf(part));
    for (const each of Object.values(part[2] ?? {})) gapsOf(each, gaps);
  }
  return gaps;
}

/** A text with its gaps by number: `{0}` for a value, `{1one|other}` for a choice. */
function spelt(text, gaps, where) {
  if (typeof text === "string") {
    if (/[{|}^`]/.test(text)) throw new Error(`${where}: { | } ^ \` are not for these texts`);
    return text;
  }
  const parts = text.map((part) => {
    if (typeof part === "string") return spelt(part, gaps, where);
    const gap = gapOf(part);
    const number = gaps.indexOf(gap);
    if (number < 0) throw new Error(`${where}: the first language has no { ${gap} }`);
    const cases = gap.split(" ").slice(1);
    const said = cases.map((key) => spelt(part[2][key], gaps, where));
    return `{${String.fromCharCode(48 + number)}${said.join("|")}}`;
  });
  return parts.join("");
}

/** All texts; ids and their gaps are those of English. */
export function packedTexts() {
  const gaps = Object.entries(textsOf("en")).map(([id, text]) => [id, [...gapsOf(text)]]);
  const joined = (language) => {
    const texts = textsOf(language);
    const said = gaps.map(([id, each]) => {
      if (!(id in texts)) throw new Error(`${language}: ${id} is missing`);
      return lowered(spelt(texts[id], each, `${language}: ${id}`));
    });
    return said.join("^");
  };
  return {
    ids: gaps.map(([id, each]) => [id, ...each].join(";")).join("^"),
    ...accented({ en: joined("en"), es: joined("es"), de: joined("de") }),
    chinese: chinese(joined("zh-Hans"), joined("zh-Hant")),
  };
}
