/** The texts that are shipped: one folder a language, one file a part of the page. */
import enCockBull from "./en/cock-bull.ftl";
import enDog from "./en/dog.ftl";
import enGobblet from "./en/gobblet.ftl";
import enMuros from "./en/muros.ftl";
import enPage from "./en/page.ftl";
import enCockBullRules from "./en/rules-cock-bull.ftl";
import enDogRules from "./en/rules-dog.ftl";
import enGobbletRules from "./en/rules-gobblet.ftl";
import enMurosRules from "./en/rules-muros.ftl";
import esCockBull from "./es/cock-bull.ftl";
import esDog from "./es/dog.ftl";
import esGobblet from "./es/gobblet.ftl";
import esMuros from "./es/muros.ftl";
import esPage from "./es/page.ftl";
import esCockBullRules from "./es/rules-cock-bull.ftl";
import esDogRules from "./es/rules-dog.ftl";
import esGobbletRules from "./es/rules-gobblet.ftl";
import esMurosRules from "./es/rules-muros.ftl";
import type { Language } from "./negotiate";
import type { Text } from "./text";

const en = {
  ...enPage,
  ...enCockBull,
  ...enDog,
  ...enGobblet,
  ...enMuros,
  ...enCockBullRules,
  ...enDogRules,
  ...enGobbletRules,
  ...enMurosRules,
};

/** Texts that stand in the order of the English ones, by id. */
const keyed = (...parts: Record<string, Text>[]): Record<string, Text> => {
  const said = parts.flatMap((part) => Object.values(part));
  return Object.fromEntries(Object.keys(en).map((id, index) => [id, said[index] ?? ""]));
};

/** Texts by language and id. */
export const texts: Partial<Record<Language, Record<string, Text>>> = {
  en,
  es: keyed(
    esPage,
    esCockBull,
    esDog,
    esGobblet,
    esMuros,
    esCockBullRules,
    esDogRules,
    esGobbletRules,
    esMurosRules,
  ),
};
