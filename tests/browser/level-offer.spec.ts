// After three results in a row other bots are offered beside the rematch, once.
import type { BrowserContext, Page } from "@playwright/test";
import { tooWide } from "./fits";
import { axe, expect, phone, test } from "./fixtures";
import { names, Player, rules } from "./player";

/** All but the last move of a game that White wins. */
const BEGUN = ["D@a1", "D@b1", "D@a2", "D@b2", "D@a3", "D@c3"];
const LAST = "C@a4";
const OFFER = "Three wins in a row. Time for the next level?";

/** The note that offers other bots. */
const offer = (page: Page) => page.locator(".note", { hasText: OFFER });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * A game against a bot of level 2 that is won by the next move, and won ones before it. On a site: of a file Chromium may
 * forget all that is stored so early, and a reload would begin anew.
 */
async function keep(context: BrowserContext, before: number): Promise<string> {
  const { Match } = await rules();
  const match = new Match("gobblet", { seed: "begun" });
  for (const step of BEGUN) match.play(step);
  const record = match.record();
  const seats = [
    { kind: "person", name: "" },
    { kind: "bot", level: 2 },
  ];
  const save = {
    ...{ v: 1, game: "gobblet", record, at: BEGUN.length, seats },
    ...{ over: false, bottom: 0, updated: 1, tab: "", turn: 1, seconds: 600 },
  };
  const games = Array.from({ length: before }, (_, at) => ({
    ...{ id: `g${at}`, game: "gobblet", ended: at + 1, players: ["person", 2], winners: [0] },
    ...{ moves: 20, seconds: 60, line: "l" },
  }));
  await context.addInitScript(
    ([kept, won]) => {
      if (location.protocol === "about:" || sessionStorage.getItem("begun")) return;
      sessionStorage.setItem("begun", "1");
      localStorage.setItem("sobremesa:save:x", kept);
      localStorage.setItem("sobremesa:finished", won);
    },
    [JSON.stringify(save), JSON.stringify({ v: 1, games })] as const,
  );
  return record;
}

/** Somebody who has won so many games wins one more. */
async function win(page: Page, site: string, before: number): Promise<Player> {
  const record = await keep(page.context(), before);
  await page.goto(`${site}#play`);
  const player = await Player.sit(page, names, { record });
  await player.ready();
  await player.play(LAST);
  await expect(button(page, "Rematch")).toBeVisible();
  return player;
}

test.use({ ...phone });

test("the third win offers the next level, which plays on with the same seats", async ({
  page,
  site,
}) => {
  await win(page, site, 2);
  await expect(offer(page)).toBeVisible();
  // It is beside what could be done anyway, and takes no focus.
  for (const name of ["Rematch", "Review", "Replay", "Share"])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Play level 3")).not.toBeFocused();
  expect(await tooWide(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await button(page, "Play level 3").click();
  await expect(page.locator(".seat-chip", { hasText: "Rita" })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
