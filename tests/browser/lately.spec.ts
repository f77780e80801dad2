// The line about the others' moves appears at every size, and a tap shows the moves again. No text moves the board.
import { againstBot, button, expect, hurried, phone, seeded, test } from "./fixtures";
import { clicks, Player } from "./player";

const [me, bot] = againstBot().seats;
const against = (bots: number) => [me, ...Array(bots).fill(bot)].flatMap((seat) => seat ?? []);

test("the bot's move can be read and shown again at every size", async ({ page, file }) => {
  const player = await Player.begin(page, file, clicks);
  await player.play("D@b2");
  await player.follow();
  await player.ready();
  const line = page.getByRole("button", { name: /^Show again: Black puts a \d on [a-d]\d\.$/ });
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(line.locator(".lately")).toBeInViewport({ ratio: 0.99 });
    const box = await line.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await line.press("Enter");
  await expect(page.getByRole("log")).toContainText(/Black puts.*Black puts/s);
});

test.describe("against three bots", () => {
  test.use({ ...phone, setup: { seats: against(3), options: {} } });

  test("a tap shows all of a text that is cut, and nothing else moves", async ({ page, file }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await seeded(page, 7);
    await hurried(page);
    await page.goto(file);
    await button(page, "Play Dog").tap();
    const text = page.locator(".lately");
    const cut = () => text.evaluate((it) => it.scrollHeight > it.clientHeight + 1);
    await expect(async () => {
      await page
        .locator(".board-grid [data-can]")
        .last()
        .dispatchEvent("click", {}, { timeout: 500 });
      expect(await cut()).toBe(true);
    }).toPass();
    const board = await page.locator(".board").boundingBox();
    await page.locator(".show-again").tap();
    await expect.poll(cut).toBe(false);
    expect(await page.locator(".board").boundingBox()).toEqual(board);
    await page.locator(".show-again").tap();
    await expect.poll(cut).toBe(true);
  });
});

test.describe("on a small phone", () => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });

  test("the board stays in place over a whole game", async ({ page, file }) => {
    await seeded(page, 7);
    await hurried(page);
    await page.goto(file);
    await button(page, "Play Cock & Bull").tap();
    await expect(page.locator(".board-grid button").first()).toBeAttached();
    const boxes = await page.evaluate(async () => {
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
      const seen = new Map<string, string>();
      for (let turn = 0; !document.querySelector("main.over"); turn++) {
        const { x, y, width, height } =
          document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
        const box = [x, y, width, height].join();
        if (!seen.has(box)) seen.set(box, document.querySelector(".status")?.textContent ?? "");
        // Now and then something that does not fit, which is explained.
        const can = all(".board-grid [data-can], .answers button:not(.quiet)");
        const places = all(".board-grid button");
        const next = turn % 4 ? can.at(turn % 3 ? -1 : 0) : places[(turn * 7919) % places.length];
        next?.click();
        document.querySelector<HTMLElement>("dialog[open] .primary")?.click();
        await new Promise((done) => requestAnimationFrame(done));
      }
      return [...seen];
    });
    expect(boxes.map(([box, told], index) => (index ? `${box}: ${told}` : ""))).toEqual([""]);
  });
});
