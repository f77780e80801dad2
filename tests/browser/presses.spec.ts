// Drags with mouse and finger. A press ends wherever it is released or lost, and any finger may play.
import type { Page } from "@playwright/test";
import { expect, open, openLink, phone, test, twoPeople } from "./fixtures";
import { clicks, drags, fingersOn, hashOf, middleOf, Player, type Point, taps } from "./player";

test.use({ setup: twoPeople() });

async function sit(page: Page, file: string, hand = clicks): Promise<Player> {
  const player = await Player.begin(page, file, hand);
  await player.ready();
  return player;
}

/** Goes from place to place with the button down. */
async function hold(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}
const NOWHERE = { x: 2, y: 2 };

test("a drag plays; to nowhere or ended by Escape it doesn't", async ({ page, file }) => {
  const player = await sit(page, file, drags);
  await drags(player, ["stack:4", "stack:4"]);
  const from = await player.at("stack:4");
  await hold(page, from, await player.at("c3"));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await hold(page, from, NOWHERE);
  await page.mouse.up();
  await player.agrees();
  for (const move of ["D@b2", "D@c3", "b2-a1"]) await player.play(move);
  await player.agrees();
});

test("a chip of Cock & Bull is dragged from the supply", async ({ page, file }) => {
  const chip = (id: string) => page.locator(`.board-grid [data-place="${id}"]`);
  const record = '[Game "cock-bull"]\n[Position "RB-/R-/B 14:9 r CC"]\n[Result "*"]\n';
  await openLink(page, file + hashOf(record));
  await page.waitForSelector(".board-grid [data-can]");
  const before = await chip("c3").getAttribute("aria-label");
  const start = await middleOf(chip("supply"));
  await hold(page, start, NOWHERE);
  await page.mouse.up();
  await expect(chip("c3")).toHaveAttribute("aria-label", before ?? "");
  await hold(page, start, await middleOf(chip("c3")));
  await page.mouse.up();
  await expect(chip("c3")).toHaveAttribute("aria-label", /^Cock 3, red chip/);
});

type Ends = (page: Page) => Promise<unknown>;
/** Ways in which a press ends that the board may not hear of. */
const WAYS: Record<string, Ends> = {
  "released outside after one move": (page) => page.mouse.up(),
  "lost with the window's focus": (page) => page.evaluate(() => dispatchEvent(new Event("blur"))),
  "lost with the page's sight": (page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  cancelled: (page) =>
    page.evaluate(() => {
      const cancel = new PointerEvent("pointercancel", { pointerId: 1, bubbles: true });
      document.body.dispatchEvent(cancel);
    }),
  "released over the page around a frame": async (page) => {
    await page.evaluate(() =>
      addEventListener("pointerup", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    );
    // That the button is up is seen when the mouse comes back.
    await page.evaluate(() =>
      document.querySelector(".board")?.dispatchEvent(
        new PointerEvent("pointermove", {
          ...{ pointerId: 1, pointerType: "mouse", buttons: 0, bubbles: true, composed: true },
          ...{ clientX: innerWidth / 2, clientY: innerHeight / 2, button: -1 },
        }),
      ),
    );
    await page.mouse.up();
  },
  "released outside and the page stops all events": async (page) => {
    await page.evaluate(() => {
      for (const kind of ["pointerup", "pointermove"])
        document.body.addEventListener(kind, (event) => event.stopPropagation(), true);
    });
    await page.mouse.move(3, 3);
    await page.mouse.up();
  },
};

test("a piece stays where it was however the press ends", async ({ page, file }) => {
  const player = await sit(page, file);
  for (const [way, ends] of Object.entries(WAYS))
    await test.step(way, async () => {
      const stack = await player.at("stack:4");
      const square = await player.at("c3");
      await page.mouse.move(stack.x, stack.y);
      await page.mouse.down();
      await page.mouse.move(NOWHERE.x, NOWHERE.y);
      await ends(page);
      // The bare mouse carries nothing, and lays nothing where its button goes up.
      await page.mouse.move(square.x, square.y, { steps: 3 });
      await page.mouse.up();
      await page.mouse.click(square.x, square.y);
      await player.agrees();
    });
  await player.play("D@b2");
  await player.agrees();
});

test("the middle and the right button drag nothing", async ({ page, file }) => {
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
  await hold(page, stack, square);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await page.mouse.up({ button: "right" });
  await page.mouse.click(square.x, square.y);
  await player.agrees();
});

test.describe("with fingers", () => {
  test.use(phone);

  test("a finger plays while another rests; two at once don't", async ({ page, file }) => {
    const player = await sit(page, file, taps);
    const fingers = await fingersOn(page);
    for (const [square, resting] of [
      ["b2", { x: 5, y: 5 }],
      ["c3", await player.at("d4")],
    ] as const) {
      const rests = { id: 1, ...resting };
      await fingers.down(rests);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      for (const id of ["stack:4", square]) {
        const second = { id: 2, ...(await player.at(id)) };
        await fingers.down(rests, second);
        await fingers.up(second);
      }
      await fingers.up();
      player.match.play(`D@${square}`);
      await player.agrees();
    }
    await taps(player, ["stack:4"]);
    const one = { id: 1, ...(await player.at("b3")) };
    await fingers.down(one);
    await fingers.down(one, { id: 2, ...(await player.at("c2")) });
    await fingers.up(one);
    await fingers.up();
    await player.agrees();
  });

  test("a finger beside the pieces scrolls the page", async ({ page, url }) => {
    const fingers = await fingersOn(page);
    const swipe = async (from: Point, to: Point): Promise<void> => {
      await fingers.glide(from, to);
      await fingers.up();
    };
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    await open(
      page,
      url("blog.html"),
      `<meta name="viewport" content="width=device-width">
      <script src="${url("dist/site/embed.js")}"></script>
      <sobremesa-game level="1" motion="off" style="display:block;height:700px"></sobremesa-game>
      <p style="height:900px">More to read</p>`,
    );
    const game = page.locator("sobremesa-game");
    const player = await Player.sit(page, drags, { scope: game });
    await player.ready();
    // From a piece that can be taken the page does not scroll ...
    const goal = await player.at("b3");
    await swipe(await player.at("stack:4"), goal);
    player.match.play("D@b3");
    await player.follow();
    expect(await scrolled()).toBe(0);
    // ... and from an empty square it does.
    const empty = player.match.position().startsWith("-") ? "a4" : "d4";
    const { x, y } = await player.at(empty);
    await swipe({ x, y }, { x, y: y - 90 });
    await expect.poll(scrolled).toBeGreaterThan(30);
    await player.agrees();
  });
});
