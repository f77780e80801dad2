// Touches do what they seem to do: taps, pinches, and gestures that confused newcomers.
import type { Locator, Page } from "@playwright/test";
import {
  againstBot,
  button,
  expect,
  HIDDEN_FOUR,
  phone,
  recordOf,
  test,
  twoPeople,
} from "./fixtures";
import { fingersOn, middleOf, openGame, Player, type Point, tapOn, taps } from "./player";

const grid = (page: Page, id: string): Locator => page.locator(`.board-grid [data-place="${id}"]`);
const chosen = (page: Page): Locator => page.locator('.board-grid [aria-pressed="true"]');

test.describe("two people on a phone", () => {
  test.use({ ...phone, setup: twoPeople() });

  test("a warning stays after the tap that brought it", async ({ page, file }) => {
    const player = await openGame(page, file, recordOf(HIDDEN_FOUR), taps);
    const warning = page.getByRole("dialog", { name: "Are you sure?" });
    for (const back of [() => player.button("Take it back").tap(), () => page.goBack()]) {
      await taps(player, ["a1", "a4"]);
      await expect(warning).toContainText("This uncovers a line of four");
      await back();
      await expect(warning).toHaveCount(0);
      await player.agrees();
    }
    await taps(player, ["a1", "a4"]);
    await expect(warning).toBeVisible();
    // As long as the tap's click could take.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await player.button("Play it anyway").tap();
    await player.sees({ winners: [1], scores: [0, 1], reason: "reveal" }, { you: false });
  });
});

test.describe("against a bot on a phone", () => {
  test.use({ ...phone, setup: againstBot() });

  test("a whole game by taps, from the first screen to its end", async ({ page, file }) => {
    const player = await Player.begin(page, file, taps);
    const outcome = await player.toEnd();
    await player.sees(outcome);
    await player.agrees();
    // The end is described only once.
    await expect(page.locator(".said")).toBeHidden();
    // A finished game can be played again, replayed and shared.
    for (const name of ["Rematch", "Replay", "Share"])
      await expect(player.button(name)).toBeVisible();
    await player.button("Rematch").tap();
    await expect(player.status).toContainText("Your turn.");
    // The side that moved second begins now.
    expect(await player.read()).toMatch(/D.* 443\/444$/);
  });

  test("in Muros a finger beside a line's end lays the card", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Play Muros").tap();
    await page
      .getByRole("button", { name: /^Hand.*can be chosen/ })
      .first()
      .dispatchEvent("click");
    await expect(chosen(page)).toHaveCount(1);
    await tapOn(page, page.getByRole("button", { name: /^Counters left on the board/ }));
    await expect(chosen(page)).toHaveCount(1);
    // The square below the slot isn't a place.
    const free = page.getByRole("button", { name: /^N\d, .*can be chosen/ }).first();
    const slot = await free.evaluate((one) => (one.ariaLabel ?? one.textContent ?? "").slice(0, 2));
    const end = await free.boundingBox();
    if (!end) throw new Error("no such place");
    const beside = [end.x + end.width / 2, end.y + end.height + 4] as const;
    await page.touchscreen.tap(...beside);
    // First what leaves is shown.
    await expect(chosen(page)).toHaveCount(2);
    await page.touchscreen.tap(...beside);
    const laid = new RegExp(`^${slot}, column \\d: \\w+ card`);
    await expect(page.getByRole("button", { name: laid })).toHaveCount(1);
    await expect(chosen(page)).toHaveCount(0);
  });
});

// --- a closer look at a board whose places lie close together ----------------------------------

const zoomed = (page: Page): Locator => page.locator(".board.zoomed");

async function open(page: Page, file: string, game = "dog"): Promise<void> {
  await page.goto(`${file}#play-${game}`);
  await page.waitForSelector(".board-grid [data-can]");
}

test.describe("with fingers", () => {
  test.use(phone);

  test("a pinch makes Dog's board larger", async ({ page, file }) => {
    await open(page, file);
    const fingers = await fingersOn(page);
    const before = await grid(page, "B2").boundingBox();
    const { x, y } = await middleOf(page.locator(".board"));
    const apart = (by: number) => [
      { x: x - by, y, id: 0 },
      { x: x + by, y, id: 1 },
    ];
    await fingers.down(...apart(30));
    for (const by of [40, 50, 60]) await fingers.move(...apart(by));
    await fingers.up();
    await expect(zoomed(page)).toHaveCount(1);
    const after = await grid(page, "B2").boundingBox();
    expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
    // Zooming chooses nothing.
    await expect(chosen(page)).toHaveCount(0);
    const card = page.locator('.board-grid [data-place^="card:"][data-can]').first();
    const top = async (): Promise<number> => (await card.boundingBox())?.y ?? 0;
    const was = await top();
    // A finger scrolls the zoomed board.
    const area = await page.locator(".board-area").boundingBox();
    if (!area) throw new Error("no board");
    const low: Point = { x: area.x + area.width / 2, y: area.y + area.height - 60 };
    await fingers.down({ x: low.x, y: low.y - 100 });
    for (const up of [150, 250, 400]) await fingers.move({ x: low.x + 10, y: low.y - up });
    await fingers.up();
    await expect.poll(top).toBeLessThan(was - 50);
    await expect(chosen(page)).toHaveCount(0);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("wheel and keys go closer, unless places are large", async ({ page, file }) => {
    await open(page, file);
    const { x, y } = await middleOf(grid(page, "B2"));
    await page.mouse.move(x, y);
    for (const [way, many] of [
      [-100, 1],
      [100, 0],
    ] as const) {
      await page.mouse.wheel(0, way);
      await expect(zoomed(page)).toHaveCount(many);
    }
    await grid(page, "B2").focus();
    for (const [key, many] of [
      ["+", 1],
      ["-", 0],
      ["+", 1],
      ["0", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoomed(page)).toHaveCount(many);
    }
    await open(page, file, "gobblet");
    await page.locator(".board-grid button").first().focus();
    await page.keyboard.press("+");
    await expect(zoomed(page)).toHaveCount(0);
  });
});
