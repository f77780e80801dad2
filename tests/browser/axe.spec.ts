// axe-core on every screen and dialog, by day and by night, on a phone and at a desk, in both languages.
import { axe, desk, expect, phone, test } from "./fixtures";
import { HIDDEN_FOUR, hashOf, NEARLY_WON, openLink, recordOf } from "./links";

const WORDS = {
  en: {
    setup: "More…",
    settings: "Settings",
    paste: "Paste a game",
    open: "Open",
    rules: "Rules",
    back: "Back",
    play: "Play Gobblet",
    hint: "Hint",
    moves: "Moves",
    more: "More",
    share: "Share",
    sure: "Are you sure?",
    won: /White has four in a row/,
    anew: "Rematch",
  },
  es: {
    setup: "Más…",
    settings: "Ajustes",
    paste: "Pegar una partida",
    open: "Abrir",
    rules: "Reglas",
    back: "Volver",
    play: "Jugar a Gobblet",
    hint: "Pista",
    moves: "Jugadas",
    more: "Más",
    share: "Compartir",
    sure: "¿Seguro?",
    won: /Las blancas tienen cuatro en línea/,
    anew: "Revancha",
  },
};

const ROUNDS = [
  ["a phone by day", phone, "light", "en"],
  ["a phone by night", phone, "dark", "en"],
  ["a desk by day", desk, "light", "en"],
  ["a desk by night", desk, "dark", "en"],
  ["a phone in Spanish", phone, "light", "es"],
] as const;

for (const [name, device, colorScheme, locale] of ROUNDS) {
  test.describe(name, () => {
    test.use({
      ...device,
      colorScheme,
      locale,
      settings: { speed: "off" },
    });
    const words = WORDS[locale];

    test("the first screen, the rules and their dialogs", async ({ page, file }) => {
      const found: string[] = [];
      const look = async (screen: string) => {
        for (const violation of await axe(page)) found.push(`${screen}: ${violation}`);
      };
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      const dialog = page.getByRole("dialog");
      await page.goto(file);
      await expect(button(words.play)).toBeVisible();
      await look("home");
      for (const opener of [words.setup, words.settings] as const) {
        await button(opener).first().click();
        await expect(dialog).toBeVisible();
        await look(opener);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      await button(words.paste).click();
      await dialog.getByRole("textbox").fill("[Game");
      await button(words.open).click();
      await expect(dialog.getByRole("alert")).not.toBeEmpty();
      await look("paste");
      await page.keyboard.press("Escape");
      await button(words.rules).click();
      await expect(button(words.back)).toBeVisible();
      await look("rules");
      expect(found).toEqual([]);
    });

    test("a game and its dialogs", async ({ page, file }) => {
      const found: string[] = [];
      const look = async (screen: string) => {
        for (const violation of await axe(page)) found.push(`${screen}: ${violation}`);
      };
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      const place = (id: string) => page.getByRole("button", { name: new RegExp(`^${id}, `) });
      const dialog = page.getByRole("dialog");
      await openLink(page, file + hashOf(recordOf(HIDDEN_FOUR)));
      await expect(place("a1")).toHaveCount(1);
      await look("game");
      await button(words.moves).click();
      await look("moves");
      if (await dialog.isVisible()) await page.keyboard.press("Escape");
      await button(words.more).click();
      await expect(dialog).toBeVisible();
      await look("menu");
      await dialog.getByRole("button", { name: words.share, exact: true }).click();
      await dialog.locator("details").last().locator("summary").click();
      await expect(dialog.getByRole("textbox")).toBeVisible();
      await look("share");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await button(words.hint).click();
      await expect(page.getByRole("button", { name: /, (hint|pista)/ }).first()).toHaveCount(1);
      await look("hint");
      await place("a1").dispatchEvent("click");
      await look("a move begun");
      await place("a2").dispatchEvent("click");
      await expect(page.getByRole("dialog", { name: words.sure })).toBeVisible();
      await look("warning");
      await page.keyboard.press("Escape");

      await page.goto("about:blank");
      const won = recordOf(NEARLY_WON, ["C@d1"]).replace('"*"', '"0"');
      await openLink(page, file + hashOf(won));
      await expect(page.getByRole("region").filter({ hasText: words.won })).toBeVisible();
      await expect(button(words.anew)).toBeVisible();
      await look("result");
      // Home with a game under way, and a note.
      await page.goto("about:blank");
      await openLink(page, `${file}#r=~`);
      await expect(page.locator(".note")).toBeVisible();
      await look("note");
      expect(found).toEqual([]);
    });
  });
}
