// A press ends wherever it is released or lost, and any finger may play.
import type { CDPSession, Page } from "@playwright/test";
import { expect, phone, test, twoPeople } from "./fixtures";
import { clicks, Player, taps } from "./player";

test.use({ setup: twoPeople() });

async function sit(page: Page, file: string, hand = clicks): Promise<Player> {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, hand);
  await player.ready();
  return player;
}

type Ends = (page: Page) => Promise<unknown>;
const outside: Ends = (page) => page.mouse.move(2, 2);
const WAYS: [name: string, ends: Ends][] = [
  ["is released outside after one move", (page) => outside(page).then(() => page.mouse.up())],
  [
    "is released outside and the page stops all events",
    async (page) => {
      await page.evaluate(() => {
        for (const kind of ["pointerup", "pointermove"])
          document.body.addEventListener(kind, (event) => event.stopPropagation(), true);
      });
      await outside(page);
      await page.mouse.up();
    },
  ],
  [
    "is lost with the window's focus",
    async (page) => {
      await outside(page);
      await page.evaluate(() => dispatchEvent(new Event("blur")));
      await page.mouse.up();
    },
  ],
  [
    "is lost with the page's sight",
    async (page) => {
      await outside(page);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.mouse.up();
    },
  ],
  [
    "is cancelled",
    async (page) => {
      await outside(page);
      const lost = (): boolean =>
        document.body.dispatchEvent(
          new PointerEvent("pointercancel", { pointerId: 1, bubbles: true }),
        );
      await page.evaluate(lost);
      await page.mouse.up();
    },
  ],
];

for (const [name, ends] of WAYS)
  test(`a piece stays where it was when the press ${name}`, async ({ page, file }) => {
    const player = await sit(page, file);
    const stack = await player.at("stack:4");
    const square = await player.at("c3");
    await page.mouse.move(stack.x, stack.y);
    await page.mouse.down();
    await ends(page);
    // The bare mouse carries nothing.
    await page.mouse.move(square.x, square.y, { steps: 3 });
    await page.mouse.click(square.x, square.y);
    await player.agrees();
    await player.play("D@b2");
    await player.agrees();
  });

test("a press whose end nobody heard is over when the mouse comes back", async ({ page, file }) => {
  const player = await sit(page, file);
  const stack = await player.at("stack:4");
  const square = await player.at("c3");
  await page.mouse.move(stack.x, stack.y);
  await page.mouse.down();
  // As in a frame whose mouse is released over the page around it.
  await page.evaluate(() =>
    addEventListener("pointerup", (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    }),
  );
  await page.mouse.move(stack.x + 30, stack.y);
  await page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.dispatchEvent(
        new PointerEvent("pointermove", {
          ...{ pointerId: 1, pointerType: "mouse", buttons: 0, bubbles: true, composed: true },
          ...{ clientX: x, clientY: y, button: -1 },
        }),
      ),
    [square.x, square.y] as const,
  );
  await page.mouse.up();
  await page.mouse.click(square.x, square.y);
  await player.agrees();
});

test("a drag is lost with its board", async ({ page, file }) => {
  const player = await sit(page, file);
  const stack = await player.at("stack:4");
  const square = await player.at("c3");
  await page.mouse.move(stack.x, stack.y);
  await page.mouse.down();
  await page.mouse.move(square.x, square.y, { steps: 3 });
  await page.evaluate(() => history.back());
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  await page.mouse.up();
  await page.goForward();
  await player.ready();
  await expect(page.locator(".board-grid [data-place=c3]")).toBeVisible();
  await page.mouse.click(square.x, square.y);
  await player.agrees();
  await player.play("D@b2");
  await player.agrees();
});

test("the middle and the right button hold nothing", async ({ page, file }) => {
  const player = await sit(page, file);
  const stack = await player.at("stack:4");
  const square = await player.at("c3");
  for (const button of ["middle", "right"] as const) {
    await page.mouse.move(stack.x, stack.y);
    await page.mouse.down({ button });
    await page.mouse.move(square.x, square.y, { steps: 3 });
    await page.mouse.up({ button });
    await player.agrees();
  }
  // The left one goes up while the right one is still down.
  await page.mouse.move(stack.x, stack.y);
  await page.mouse.down();
  await page.mouse.move(square.x, square.y, { steps: 3 });
  await page.mouse.down({ button: "right" });
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await page.mouse.up({ button: "right" });
  await page.mouse.click(square.x, square.y);
  await player.agrees();
});

test.describe("with fingers", () => {
  test.use({ ...phone });

  type Finger = { id: number; x: number; y: number };
  const touch = (cdp: CDPSession, type: string, touchPoints: Finger[]): Promise<unknown> =>
    cdp.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints,
    });

  for (const [where, find] of [
    ["beside the board", async () => ({ x: 5, y: 5 })],
    ["on the board", (player: Player) => player.at("d4")],
  ] as const)
    test(`a finger plays while another rests ${where}`, async ({ page, file, context }) => {
      const player = await sit(page, file, taps);
      const cdp = await context.newCDPSession(page);
      const rests = { id: 1, ...(await find(player)) };
      await touch(cdp, "touchStart", [rests]);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      for (const id of ["stack:4", "b2"]) {
        const second = { id: 2, ...(await player.at(id)) };
        await touch(cdp, "touchStart", [rests, second]);
        await touch(cdp, "touchEnd", [second]);
      }
      await touch(cdp, "touchEnd", []);
      player.match.play("D@b2");
      await player.agrees();
    });

  test("two fingers that come down together play nothing", async ({ page, file, context }) => {
    const player = await sit(page, file, taps);
    await taps(player, ["stack:4"]);
    const cdp = await context.newCDPSession(page);
    const one = { id: 1, ...(await player.at("b2")) };
    const two = { id: 2, ...(await player.at("c3")) };
    await touch(cdp, "touchStart", [one]);
    await touch(cdp, "touchStart", [one, two]);
    await touch(cdp, "touchEnd", [one]);
    await touch(cdp, "touchEnd", []);
    await player.agrees();
  });
});
