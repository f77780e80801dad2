// Language, day and night, motion: chosen by the system, changed by the person, kept.
import type { Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { HIDDEN_FOUR, hashOf, openLink, recordOf } from "./links";
import { clicks, Player } from "./player";

const background = (page: Page): Promise<string> =>
  page.locator(".sobremesa").evaluate((element) => getComputedStyle(element).backgroundImage);

test("the language is switched at once, everywhere, and kept", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  await player.menu("Settings");
  const language = page.getByRole("dialog", { name: "Settings" }).getByLabel("Language");
  await language.focus();
  await language.selectOption("es");
  // The dialog too, with the focus where it was.
  const dialog = page.getByRole("dialog", { name: "Ajustes" });
  await expect(dialog.getByLabel("Idioma")).toBeFocused();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // What had the focus before was made anew.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const name of ["Deshacer", "Rehacer", "Pista", "Jugadas", "Más"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(page.getByText("Te toca.", { exact: true })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Tablero" })).toHaveCount(1);
  // A step back of the history, which the closed dialog takes, would call the reload off.
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // No text of the other language is left.
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(White|Black|turn|Undo|Moves)\b/);
});

for (const [locale, language, play] of [
  ["es-MX", "es", "Jugar a Gobblet"],
  ["en-GB", "en", "Play Gobblet"],
  ["fi", "en", "Play Gobblet"],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`gets ${language}`, async ({ page, file }) => {
      await page.goto(file);
      await expect(page.getByRole("button", { name: play, exact: true })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });
}

test("day and night follow the system until one is chosen", async ({ page, file }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(file);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  const day = await background(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await background(page)).not.toBe(day);
  await page.getByRole("button", { name: "Settings" }).click();
  const choice = page.getByRole("group", { name: "Day or night" });
  await choice.getByLabel("Day", { exact: true }).check();
  await expect(root).toHaveAttribute("data-theme", "light");
  expect(await background(page)).toBe(day);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
});

/** Counts the pictures drawn while something is done. */
async function pictures(page: Page, work: () => Promise<void>): Promise<number> {
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const before = await drawn();
  await work();
  return (await drawn()) - before;
}

test.describe("motion", () => {
  test.use({ settings: { speed: "normal" }, setup: twoPeople() });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const counter = Object.assign(window, { drawn: 0 });
      const { clearRect } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        counter.drawn++;
        clearRect.apply(this, box);
      };
    });
  });
  const record = recordOf(HIDDEN_FOUR);
  const hash = hashOf(record);

  test("a move is shown in many pictures, or in one where the system asks for calm", async ({
    page,
    file,
  }) => {
    const counts: number[] = [];
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("about:blank");
      await openLink(page, file + hash);
      const player = await Player.sit(page, clicks, { record });
      await player.ready();
      await page.evaluate(() => document.fonts.ready);
      counts.push(
        await pictures(page, async () => {
          await page.getByRole("button", { name: /^a1, / }).dispatchEvent("click");
          await page.getByRole("button", { name: /^d1, / }).dispatchEvent("click");
          player.match.play("a1-d1");
          await player.agrees();
          // The picture at rest: nothing more is drawn.
          let last = -1;
          await expect
            .poll(
              async () => {
                const now = await page.evaluate(
                  () => (window as unknown as { drawn: number }).drawn,
                );
                const same = now === last;
                last = now;
                return same;
              },
              { intervals: [300] },
            )
            .toBe(true);
        }),
      );
    }
    const [moving = 0, calm = 0] = counts;
    expect(calm).toBeLessThan(8);
    expect(moving).toBeGreaterThan(calm);
  });

  test("a board where nothing happens draws nothing", async ({ page, file }) => {
    await openLink(page, file + hash);
    const player = await Player.sit(page, clicks, { record });
    await player.ready();
    const frames = (count: number) =>
      page.evaluate(
        (left) =>
          new Promise<void>((done) => {
            const next = (more: number) =>
              more > 0 ? requestAnimationFrame(() => next(more - 1)) : done();
            next(left);
          }),
        count,
      );
    await frames(20);
    expect(await pictures(page, () => frames(30))).toBe(0);
  });
});

test("a language is chosen by typing its name", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Settings" }).click();
  const language = page.locator("select[name=language]");
  for (const [typed, chosen, title] of [
    ["Deutsch", "de", "Einstellungen"],
    ["English", "en", "Settings"],
  ] as const) {
    await language.focus();
    await page.keyboard.type(typed, { delay: 50 });
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(language).toHaveValue(chosen);
    await expect(language).toBeFocused();
    await expect(language).toHaveAccessibleName(chosen === "de" ? "Sprache" : "Language");
  }
});
