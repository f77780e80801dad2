// Games by drag: a whole one with the mouse, some moves with a finger, and scrolling where nothing is grabbed.
import type { CDPSession, Page } from "@playwright/test";
import { expect, open, phone, test, twoPeople } from "./fixtures";
import { hashOf, openLink } from "./links";
import { drags, type Hand, Player } from "./player";

test("a game with the mouse", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, drags);
  const outcome = await player.toEnd();
  await player.sees(outcome);
});

test("a drag to nowhere plays nothing, one broken off by Escape neither", async ({
  page,
  file,
}) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, drags);
  await player.ready();
  await drags(player, ["stack:4", "stack:4"]);
  const from = await player.at("stack:4");
  const to = await player.at("c3");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 4 });
  await page.mouse.up();
  await player.agrees();
  await expect(player.status).toContainText("Your turn.");
});

test.describe("with a finger", () => {
  test.use({ ...phone, setup: twoPeople() });

  test("some moves of two people", async ({ page, file, context }) => {
    const cdp = await context.newCDPSession(page);
    const finger: Hand = async (player, [from = "", to = ""]) => {
      await swipe(cdp, await player.at(from), await player.at(to));
    };
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).tap();
    const player = await Player.sit(page, finger);
    for (const move of ["D@b2", "D@c3", "b2-a1", "c3-d3", "D@b2", "D@c3"]) await player.play(move);
    await player.agrees();
  });
});

test.describe("chips of Cock & Bull", () => {
  test.use({ setup: twoPeople() });
  const position = (roll: string): string =>
    `[Game "cock-bull"]\n[Position "RB-/R-/B 14:9 r ${roll}"]\n[Result "*"]\n`;
  const middle = async (page: Page, id: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`.board-grid [data-place="${id}"]`).boundingBox();
    if (!box) throw new Error(`${id} is nowhere`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const spot = (page: Page, id: string) => page.locator(`.board-grid [data-place="${id}"]`);

  for (const [what, roll, from, to, chip] of [
    ["comes from the supply", "CC", "supply", "c3", ["c3", /^Cock 3, red chip/]],
    ["goes back to the supply", "CB", "c2", "supply", ["c2", /^Cock 2, no chip/]],
  ] as const) {
    test(`a chip ${what}, by mouse`, async ({ page, file }) => {
      await openLink(page, file + hashOf(position(roll)));
      await page.waitForSelector(".board-grid [data-can]");
      const [a, b] = [await middle(page, from), await middle(page, to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y, { steps: 5 });
      await page.mouse.up();
      await expect(spot(page, chip[0])).toHaveAttribute("aria-label", chip[1]);
    });
  }

  test("a chip let go of elsewhere goes home", async ({ page, file }) => {
    await openLink(page, file + hashOf(position("CB")));
    await page.waitForSelector(".board-grid [data-can]");
    const a = await middle(page, "c2");
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 5 });
    await page.mouse.up();
    await expect(spot(page, "c2")).toHaveAttribute("aria-label", /^Cock 2, black chip, can be/);
  });
});

test.describe("in a longer page", () => {
  test.use(phone);

  test("a finger beside the pieces scrolls the page around the game", async ({
    page,
    url,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    await open(
      page,
      url("blog.html"),
      `<meta name="viewport" content="width=device-width">
      <script src="${url("dist/embed.js")}"></script>
      <sobremesa-game level="1" motion="off" style="display:block;height:700px"></sobremesa-game>
      <p style="height:900px">More to read</p>`,
    );
    const game = page.locator("sobremesa-game");
    const player = await Player.sit(page, drags, { scope: game });
    await player.ready();
    // From a piece that can be taken the page does not scroll ...
    const goal = await player.at("b3");
    await swipe(cdp, await player.at("stack:4"), goal);
    player.match.play("D@b3");
    await player.follow();
    expect(await scrolled(page)).toBe(0);
    // ... and from an empty square it does.
    const empty = player.match.position().startsWith("-") ? "a4" : "d4";
    const { x, y } = await player.at(empty);
    await swipe(cdp, { x, y }, { x, y: y - 90 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(30);
    await player.agrees();
  });
});

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

async function swipe(
  cdp: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const touch = (type: "touchStart" | "touchMove", x: number, y: number) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from.x, from.y);
  for (let step = 1; step <= 6; step++) {
    const part = step / 6;
    await touch("touchMove", from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
