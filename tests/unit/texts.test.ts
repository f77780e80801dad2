// Missing translations of a game fall back to English, and the build warns of them.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { texts } from "../../tools/texts";

/** A page in two languages with two games, one of which knows only one of them. */
function written(): string {
  const www = mkdtempSync(join(tmpdir(), "texts-"));
  for (const [file, text] of Object.entries({
    "i18n/en/page.ftl": "play = Play",
    "i18n/la/page.ftl": "play = Lude",
    "games/latrones/texts/home.en.ftl": "latrones-title = Robbers",
    "games/latrones/texts/home.la.ftl": "latrones-title = Latrones",
    "games/latrones/texts/rules.en.ftl": "latrones-rules = Surround them.",
    "games/chess/texts/home.en.ftl": "chess-title = Chess",
  })) {
    mkdirSync(join(www, file, ".."), { recursive: true });
    writeFileSync(join(www, file), text);
  }
  return www;
}

test("texts missing in a language are in English, and the build warns of them", () => {
  const www = written();
  try {
    const loaded = (name: string): { said: string; warned: string[] } => {
      const warned: string[] = [];
      const plugin = texts(www, false) as unknown as {
        load(this: { warn(text: string): void; addWatchFile(): void }, id: string): string;
      };
      const module = plugin.load.call(
        { warn: (text) => warned.push(text.replace(www, "www")), addWatchFile() {} },
        `\0virtual:texts/${name}`,
      );
      const said = JSON.parse(module.slice("export default async () => JSON.parse(".length, -2));
      return { said, warned };
    };
    assert.deepEqual(loaded("en").warned, []);
    const page = loaded("la");
    assert.match(page.said, /Lude.*Chess.*Latrones/);
    assert.deepEqual(page.warned, [
      "there is no www/games/chess/texts/home.la.ftl: it is said in English",
    ]);
    const game = loaded("latrones-la");
    assert.match(game.said, /Surround them/);
    assert.deepEqual(game.warned, [
      "there is no www/games/latrones/texts/rules.la.ftl: it is said in English",
    ]);
  } finally {
    rmSync(www, { recursive: true });
  }
});
