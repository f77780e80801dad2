import assert from "node:assert/strict";
import test from "node:test";
import { type Language, pickLanguage } from "../../www/i18n/negotiate";

const cases: [string[], Language][] = [
  [["en-GB"], "en"],
  [["es-MX", "en"], "es"],
  [["de-AT"], "de"],
  [["zh-TW"], "zh-Hant"],
  [["zh-HK"], "zh-Hant"],
  [["zh-MO"], "zh-Hant"],
  [["zh-Hant-CN"], "zh-Hant"],
  [["zh"], "zh-Hans"],
  [["zh-CN"], "zh-Hans"],
  [["zh-SG"], "zh-Hans"],
  [["zh-Hans-HK"], "zh-Hans"],
  [["fr-CA", "en"], "fr"],
  [["nl-BE"], "nl"],
  [["ko-KR"], "ko"],
  [["fi", "pl"], "en"],
  [["fi", "es"], "es"],
  [[], "en"],
  [["not a tag"], "en"],
];

for (const [wished, expected] of cases) {
  test(`${wished.join(", ") || "nothing"} -> ${expected}`, () => {
    assert.equal(pickLanguage(wished), expected);
  });
}
