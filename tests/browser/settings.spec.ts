// Language, theme and motion: set by the system, changed by the person, and saved.
import type { Page } from "@playwright/test";
import { button, expect, HIDDEN_FOUR, recordOf, test, twoPeople } from "./fixtures";
import { clicks, names, openGame, Player } from "./player";

const background = (page: Page): Promise<string> =>
  page.locator(".sobremesa").evaluate((element) => getComputedStyle(element).backgroundImage);

test("the language is switched at once, everywhere, and kept", async ({ page, file }) => {
  const player = await Player.begin(page, file, clicks);
  await player.play("D@b2");
  await player.follow();
  await player.menu("Settings");
  const language = page.getByRole("dialog", { name: "Settings" }).getByLabel("Language");
  await language.focus();
  await language.selectOption("es");
  // The dialog too, with the focus where it was.
  const dialog = page.getByRole("dialog", { name: "Ajustes" });
  await expect(dialog.getByLabel("Idioma")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // The focused control was replaced, so the heading gets the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const name of ["Deshacer", "Pista", "Jugadas", "Menú"])
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

test("day and night follow the system until one is chosen", async ({ page, file }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(file);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  const day = await background(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await background(page)).not.toBe(day);
  await button(page, "Settings").click();
  const choice = page.getByRole("group", { name: "Day or night" });
  await choice.getByLabel("Day", { exact: true }).check();
  await expect(root).toHaveAttribute("data-theme", "light");
  expect(await background(page)).toBe(day);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
});

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
  /** How many pictures have been drawn. */
  const drawn = (page: Page): Promise<number> =>
    page.evaluate(() => (window as unknown as { drawn: number }).drawn);

  /** Waits until nothing more is drawn; how many pictures there were. */
  async function atRest(page: Page): Promise<number> {
    let last = -1;
    const same = async (): Promise<boolean> => {
      const before = last;
      last = await drawn(page);
      return last === before;
    };
    await expect.poll(same, { intervals: [300] }).toBe(true);
    return last;
  }

  test("a move is drawn in many pictures, unless reduced", async ({ page, file }) => {
    const counts: number[] = [];
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("about:blank");
      const player = await openGame(page, file, recordOf(HIDDEN_FOUR), names);
      await page.evaluate(() => document.fonts.ready);
      const before = await drawn(page);
      await player.play("a1-d1");
      await player.agrees();
      counts.push((await atRest(page)) - before);
    }
    const [moving = 0, calm = 0] = counts;
    expect(calm).toBeLessThan(8);
    expect(moving).toBeGreaterThan(calm);
    const before = await drawn(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++)
        await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await drawn(page)).toBe(before);
  });
});
