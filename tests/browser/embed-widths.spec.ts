// The element at any width a page may give it: a tap plays what it touches.
import { readFileSync } from "node:fs";
import { call, embed, type Game, square } from "./blog";
import { expect, open, test } from "./fixtures";

const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1500, height: 900 },
});

test("at any width from 240 to 1440 px a tap hits what it touches", async ({ page, url }) => {
  await embed(page, { url }, ['lang="de" seats="person,person"']);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  const board = game.locator(".board");
  const wrong: string[] = [];
  for (let width = 240; width <= 1440; width += 40) {
    await game.evaluate((element, px) => {
      element.style.width = `${px}px`;
      (element as Game).newGame();
    }, width);
    await expect(square(game)).toBeVisible();
    const before = await board.boundingBox();
    // Aimed at before the first tap, as an eye and a finger are that go from one place to the next.
    const places = [/genommen werden|kann/, /^b2, /].map((name) =>
      game.getByRole("button", { name }).first(),
    );
    for (const box of await Promise.all(places.map((place) => place.boundingBox()))) {
      if (!box) throw new Error("a place is not there");
      // Not in the middle, from where even a jump of 20 px would not lead elsewhere.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8);
      const after = await board.boundingBox();
      if (after?.y !== before?.y) wrong.push(`${width}: ${before?.y} became ${after?.y}`);
    }
    const record = await game.evaluate((element) => (element as Game).record);
    if (!record?.includes("1. D@b2")) wrong.push(`${width}: ${record?.split("\n").at(-2)}`);
  }
  expect(wrong).toEqual([]);
  expect(await call(game, "undo")).not.toContain("1. ");
});

test("while the script loads the place keeps its height, and nothing moves when it has come", async ({
  page,
  url,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The line of docs/embedding.md.
  const [line] = /sobremesa-game:not\(:defined\) \{.*\}/.exec(docs) ?? [];
  expect(line).toBeTruthy();
  const head = `<style>${line}</style>`;
  const text = "<p>What comes after the game.</p>";
  await open(
    page,
    url("blog.html"),
    `${head}<h1>A blog</h1><sobremesa-game></sobremesa-game>${text}`,
  );
  const after = page.getByText("What comes after the game.");
  const before = await after.boundingBox();
  await page.addScriptTag({ url: url("dist/embed.js") });
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  expect(await after.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.01);
});

test("the light is that of the page around it, unless it is told or the page leaves it open", async ({
  page,
  url,
}) => {
  const scheme = (text: string) => `<style>:root { color-scheme: ${text}; }</style>`;
  await embed(page, { url }, ["", 'theme="light"'], { head: scheme("dark") });
  const [plain, told] = [0, 1].map((at) => page.locator("sobremesa-game").nth(at));
  if (!plain || !told) throw new Error("no games");
  for (const game of [plain, told]) await game.evaluate((element) => (element as Game).start());
  await expect(plain.locator(".sobremesa")).toHaveAttribute("data-theme", "dark");
  await expect(told.locator(".sobremesa")).toHaveAttribute("data-theme", "light");
  const change = (text: string) =>
    page.evaluate(
      (value) => document.documentElement.style.setProperty("color-scheme", value),
      text,
    );
  await change("light");
  await expect(plain.locator(".sobremesa")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(plain.locator(".sobremesa")).toHaveAttribute("data-theme", "light");
  await change("light dark");
  await expect(plain.locator(".sobremesa")).toHaveAttribute("data-theme", "dark");
});
