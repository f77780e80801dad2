// Where a finger holds or drags a piece in Dog, what would happen is told clear of the finger, and no longer once it is let go.
import type { CDPSession, Locator, Page } from "@playwright/test";
import { place, recordOf } from "./dog-table";
import { expect, phone, test } from "./fixtures";
import { drawAside, person } from "./hands";
import { hashOf, openLink } from "./links";

test.use({ ...phone, setup: { seats: ["Ana", "Bo", "Cleo", "Dan"].map(person), options: {} } });

const RECORD = recordOf("A:5.7/B:2/C:2/D:2", "A=T4,T10,H,H B=T9,T20,H,H C=H,H,H,H D=H,H,H,H");
const CAPTURE = "A blue piece goes to 7 before Red’s start. A red piece is captured.";
const tip = (page: Page): Locator => page.locator(".place-tip");

interface Point {
  x: number;
  y: number;
}

async function middle(page: Page, name: string): Promise<Point> {
  const box = await place(page, name).boundingBox();
  if (!box) throw new Error(`${name} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The board hears of touches; its labelled grid is for keys and screen readers. */
async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name);
  await page.touchscreen.tap(x, y);
}

const touch = (cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
  cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

/** A finger goes from place to place, and stays. */
async function glide(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  await touch(cdp, "touchStart", from);
  for (let step = 1; step <= 6; step++) {
    const part = step / 6;
    await touch(cdp, "touchMove", {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
}

/** Nothing of the label lies under the finger or what it holds so far above itself. */
async function expectClear(page: Page, { x, y }: Point, above: number): Promise<void> {
  const box = await tip(page).boundingBox();
  if (!box) throw new Error("nothing is told");
  const beside = box.x > x + 22 || box.x + box.width < x - 22;
  const higher = box.y + box.height < y - above;
  expect(beside || higher).toBe(true);
}

test.beforeEach(async ({ page, file }) => {
  await openLink(page, file + hashOf(RECORD));
  await drawAside(page);
});

test("a landing place that is held tells who would be captured; let go after a while it is not played", async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await tap(page, "5 (");
  await tap(page, "Blue A1");
  const at = await middle(page, "Square 9");
  await touch(cdp, "touchStart", at);
  await expect(tip(page)).toContainText(CAPTURE);
  await expectClear(page, at, 22);
  await touch(cdp, "touchEnd");
  await expect(tip(page)).toBeHidden();
  await expect(place(page, "Square 9, Red B1, can go here")).toBeVisible();
});

test("a piece that is dragged tells it over its landing place only", async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await tap(page, "5 (");
  const [from, to] = [await middle(page, "Blue A1"), await middle(page, "Red B1")];
  await glide(cdp, from, to);
  await expect(tip(page)).toContainText(CAPTURE);
  await expectClear(page, to, 60);
  await touch(cdp, "touchMove", { x: to.x, y: to.y - 150 });
  await expect(tip(page)).toBeHidden();
  await touch(cdp, "touchMove", to);
  await expect(tip(page)).toContainText(CAPTURE);
  await touch(cdp, "touchEnd");
  await expect(tip(page)).toBeHidden();
});

test("a card that is dragged tells it over the piece; where more is to be chosen, which piece it is", async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  const to = await middle(page, "Blue A1");
  await glide(cdp, await middle(page, "7 ("), to);
  await expect(tip(page)).toContainText("Blue A1, square 4");
  await expect(tip(page)).not.toContainText("goes");
  await touch(cdp, "touchMove", { x: to.x, y: to.y + 190 });
  await touch(cdp, "touchEnd");
  await glide(cdp, await middle(page, "5 ("), to);
  await expect(tip(page)).toContainText(CAPTURE);
  await expectClear(page, to, 60);
  await touch(cdp, "touchEnd");
  await expect(tip(page)).toBeHidden();
});
