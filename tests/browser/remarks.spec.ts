// A bot's word during a game: over nothing, on low screens over the title, read with its chip, the same after a reload.
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { GameEvent } from "../../www/engine/types";
import { entryOf } from "../../www/games/registry";
import type { Step } from "../../www/session/steps";
import { remarkAfter } from "../../www/ui/bots/remarks";
import { axe, expect, test } from "./fixtures";
import { rules } from "./player";

const seats = [
  { kind: "person" as const, name: "" },
  { kind: "bot" as const, level: 2 as const },
];

/** A game in which the bot has just said something, as it is kept. */
async function spoken(): Promise<string> {
  const { Match } = await rules();
  const gobblet = entryOf("gobblet");
  for (let seed = 1; seed < 200; seed++) {
    const match = new Match("gobblet", { seed: `${seed}` });
    const steps: Step[] = [];
    for (let at = 0; at < 40 && !match.outcome(); at++) {
      const moves = match.legalMoves();
      const { notation = "" } = moves[(at * 7 + seed * 13) % moves.length] ?? {};
      const events = match.play(notation);
      steps.push({ seat: at % 2, events, notation } as unknown as Step);
      const about = (event: GameEvent, seat: number) =>
        gobblet?.occasion(event, seat, match.view() as never);
      if (at % 2 && !match.outcome() && remarkAfter(`${seed}`, seats, steps, about))
        return match.record();
    }
  }
  throw new Error("no bot ever speaks");
}

/** For a site: of a file Chromium may forget all that is stored so early. */
const keep = (context: BrowserContext, record: string): Promise<unknown> =>
  context.addInitScript(
    (text) => {
      if (location.protocol === "about:" || sessionStorage.getItem("begun")) return;
      sessionStorage.setItem("begun", "1");
      localStorage.setItem("sobremesa:save:x", text);
    },
    JSON.stringify({
      ...{ v: 1, game: "gobblet", record, at: record.match(/^\d+\. /gm)?.length, seats },
      ...{ over: false, bottom: 0, updated: 1, tab: "", turn: 1, seconds: 60 },
    }),
  );

/** Where the things of the page are that a bubble might push. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".bar > *, .seat-chip, .status > *, .board-area, .tools")].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.className, x, y, width, height].join();
      },
    ),
  );

/** The bubble that is seen. */
const bubbleOf = (page: Page): Locator => page.locator(".remark:visible");

/** What of the page the bubble lies over; only on a low screen that may be the title. */
const hidden = (page: Page, low: boolean): Promise<string[]> =>
  bubbleOf(page).evaluate(
    (element, title) => {
      const bubble = element.getBoundingClientRect();
      const all = document.querySelectorAll(
        `.bar button, ${title}.seat-chip, .status > p, .lately, .answers button, .board, .tools`,
      );
      return [...all].flatMap((element) => {
        const { left, right, top, bottom, height } = element.getBoundingClientRect();
        const apart =
          right <= bubble.left ||
          left >= bubble.right ||
          bottom <= bubble.top ||
          top >= bubble.bottom;
        return apart || height < 2 ? [] : [element.className || element.textContent || ""];
      });
    },
    low ? "" : ".heading-1, ",
  );

for (const [viewport, low] of [
  [{ width: 360, height: 640 }, true],
  [{ width: 844, height: 390 }, true],
  [{ width: 1440, height: 900 }, false],
] as const)
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });
    test(`a word of a bot hides nothing${low ? " but the title" : ""}, and nothing moves for it`, async ({
      page,
      site,
    }) => {
      await keep(page.context(), await spoken());
      await page.goto(`${site}#play`);
      const bubble = bubbleOf(page);
      await expect(bubble).toBeVisible();
      expect(await hidden(page, low)).toEqual([]);
      const box = await bubble.boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width).toBe(true);
      const said = (await bubble.textContent()) ?? "";
      // Once, with the chip of who says it.
      await expect(page.locator(".seat-chip", { hasText: said })).toHaveCount(1);
      await expect(bubble).toHaveAttribute("aria-hidden", "true");
      await expect(page.locator("[aria-live]", { hasText: said })).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
      const spokenAt = await places(page);
      await page.reload();
      await expect(bubble).toHaveText(said);
      // Without it, all is where it was.
      await bubble.evaluate((element) => element.remove());
      expect(await places(page)).toEqual(spokenAt);
    });
  });

test("it waits while there is a hint to read", async ({ page, site }) => {
  await keep(page.context(), await spoken());
  await page.goto(`${site}#play`);
  const bubble = bubbleOf(page);
  await expect(bubble).toBeVisible();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".status-what")).toContainText("Hint");
  await expect(bubble).toHaveCount(0);
});
