// A closer look at a board whose places lie close together, without losing touches.
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures";

const zoomed = (page: Page): Locator => page.locator(".board.zoomed");
const piece = (page: Page): Locator => page.locator('.board-grid [data-place="B2"]');

async function open(page: Page, file: string, game = "dog"): Promise<void> {
  await page.goto(`${file}#play-${game}`);
  await page.waitForSelector(".board-grid [data-can]");
}

/** Two fingers go apart around the middle of the board. */
async function pinch(page: Page, cdp: CDPSession): Promise<void> {
  const box = await page.locator(".board").boundingBox();
  if (!box) throw new Error("no board");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart
        ? [
            { x: x - apart, y, id: 0 },
            { x: x + apart, y, id: 1 },
          ]
        : [],
    });
  await send("touchStart", 30);
  for (const apart of [40, 50, 60]) await send("touchMove", apart);
  await send("touchEnd", 0);
}

test.describe("with fingers", () => {
  test.use(phone);

  test("a pinch makes Dog's board larger, and what is touched then is what is seen", async ({
    page,
    file,
    context,
  }) => {
    await open(page, file);
    const cdp = await context.newCDPSession(page);
    const before = await piece(page).boundingBox();
    await pinch(page, cdp);
    await expect(zoomed(page)).toHaveCount(1);
    const after = await piece(page).boundingBox();
    expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
    // Nothing was chosen by it.
    await expect(page.locator('.board-grid [aria-pressed="true"]')).toHaveCount(0);
    const card = page.locator('.board-grid [data-place^="card:"][data-can]').first();
    const box = await card.boundingBox();
    const board = await page.locator(".board-area").boundingBox();
    if (!box || !board) throw new Error("no card");
    // What is out of sight is moved there by a finger.
    const [x, y] = [board.x + board.width / 2, board.y + board.height - 60];
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await send("touchStart", { x, y: y - 100 });
    for (const up of [150, 250, 400]) await send("touchMove", { x: x + 10, y: y - up });
    await send("touchEnd");
    await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeLessThan(box.y - 50);
    await expect(page.locator('.board-grid [aria-pressed="true"]')).toHaveCount(0);
  });

  test("a double tap beside all that can be touched goes closer and back", async ({
    page,
    file,
    context,
  }) => {
    await open(page, file);
    const { x, y } = (await page.locator('.board-grid [data-place="T20"]').boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    const cdp = await context.newCDPSession(page);
    for (const many of [1, 0]) {
      // However late they come, they were made in quick succession.
      const begun = Date.now() / 1000;
      for (const [type, after] of [
        ["touchStart", 0],
        ["touchEnd", 0.05],
        ["touchStart", 0.15],
        ["touchEnd", 0.2],
      ] as const) {
        const touchPoints = type === "touchStart" ? [{ x: x + 5, y: y + 5 }] : [];
        const timestamp = begun + after;
        await cdp.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
      }
      await expect(zoomed(page)).toHaveCount(many);
    }
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the wheel goes closer where the mouse is, keys around where the keyboard is", async ({
    page,
    file,
  }) => {
    await open(page, file);
    const box = await piece(page).boundingBox();
    if (!box) throw new Error("no piece");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -100);
    await expect(zoomed(page)).toHaveCount(1);
    await page.mouse.wheel(0, 100);
    await expect(zoomed(page)).toHaveCount(0);
    await piece(page).focus();
    for (const [key, many] of [
      ["+", 1],
      ["-", 0],
      ["+", 1],
      ["0", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoomed(page)).toHaveCount(many);
    }
  });

  test("a board whose places are large stays as it is", async ({ page, file }) => {
    await open(page, file, "gobblet");
    await page.locator(".board-grid button").first().focus();
    await page.keyboard.press("+");
    await expect(zoomed(page)).toHaveCount(0);
  });
});
