// The teaching first game, in every language on the smallest phones, and the labels of things that players ask about.
import type { Locator, Page } from "@playwright/test";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { expect, phone, seeded, test, twoPeople } from "./fixtures";
import { fingersOn, middleOf, Player, taps } from "./player";
import { call, embed, games, recordOf, start } from "./special/blog";

const idea = (page: Page): Locator => page.locator(".status-idea");
const goal = (page: Page): Locator => page.locator(".said");

test.describe("for newcomers", () => {
  test.use({ ...phone, setup: twoPeople(), settings: { speed: "off", introduced: {} } });

  test("the goal and one idea per turn are shown and announced", async ({ page, file }) => {
    await page.goto(`${file}#play-gobblet`);
    const player = await Player.sit(page, taps);
    await player.ready();
    await expect(goal(page)).toHaveText(/^Line up four/);
    await expect(page.getByRole("log")).toContainText(/Line up four/);
    // The board stays as it is while a move is entered.
    await taps(player, ["stack:4"]);
    await taps(player, ["stack:4"]);
    await player.play("D@b2");
    await player.play("D@c3");
    await expect(idea(page)).toHaveText(/^Gobblets on the board/);
    await expect(goal(page)).not.toHaveText(/Line up/);
    await page.reload();
    await player.ready();
    await expect(idea(page)).toHaveText(/^Gobblets on the board/);
    await player.play("D@a1");
    await page.getByRole("button", { name: "All games" }).click();
    await page.goto(`${file}#play-gobblet`);
    await player.ready();
    await expect(idea(page)).toHaveCount(0);
  });
});

/** The seeds in the records of games. */
const seedsOf = (records: (string | null)[]): string[] =>
  records.flatMap((record) => /\[Seed "(\w+)"\]/.exec(record ?? "")?.[1] ?? []);

test.describe("for newcomers on two devices", () => {
  test.use({ settings: { speed: "off", introduced: {} } });

  test("every game has its own seed, on the page and in a blog", async ({
    page,
    newDevice,
    file,
    url,
  }) => {
    const seeds: string[] = [];
    for (const device of [page, await newDevice()]) {
      for (const [at, { id }] of GAMES.entries()) {
        await device.goto(`${file}#play-${id}`);
        const saves = (): Promise<string[]> =>
          device.evaluate(() =>
            Object.entries(localStorage).flatMap(([key, text]) =>
              key.startsWith("sobremesa:save:") ? [JSON.parse(text).record as string] : [],
            ),
          );
        await expect.poll(async () => seedsOf(await saves()).length).toBe(at + 1);
        if (at === GAMES.length - 1) seeds.push(...seedsOf(await saves()));
      }
      await embed(device, { url }, ['level="2"']);
      await start(games(device));
      seeds.push(...seedsOf([await recordOf(games(device)), await call(games(device), "newGame")]));
    }
    expect(seeds).toHaveLength(2 * (GAMES.length + 2));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

test.describe("on the smallest phones, in every language", () => {
  test.use({
    ...phone,
    viewport: { width: 320, height: 568 },
    settings: { speed: "off", introduced: {} },
    rolls: false,
  });

  for (const { id } of GAMES)
    test(`${id}: the first turn is all seen and moves no board`, async ({ page, file }) => {
      // With this chance the hand of Dog has a card that brings a piece out.
      await seeded(page, 5);
      await page.goto(`${file}#play-${id}`);
      await page.waitForSelector(".board-grid [data-can], .answers .primary", {
        state: "attached",
      });
      /** How far the board begins below the sentences, whose own place depends on the names above. */
      const room = async (): Promise<number> => {
        const [board, status] = await Promise.all(
          [".board", ".status"].map((part) => page.locator(part).boundingBox()),
        );
        return Math.round((board?.y ?? 0) - (status?.y ?? 0));
      };
      const before = await room();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Settings" }).click();
      for (const language of LANGUAGES) {
        await page.locator("select[name=language]").selectOption(language);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(goal(page), language).not.toHaveCount(0);
        // Fonts may come, and sizes with them.
        await expect
          .poll(
            () =>
              goal(page).evaluate(({ scrollHeight, clientHeight, clientWidth, scrollWidth }) =>
                Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
              ),
            language,
          )
          .toBeLessThanOrEqual(0);
        expect(await room(), language).toBe(before);
      }
    });
});

/** The label of a held, hovered or queried thing on the board, which is not played by that. */
const tip = (page: Page): Locator => page.locator(".place-tip");

test.describe("on a phone", () => {
  test.use(phone);

  for (const [game, thing] of [
    ["dog", '[data-place^="card:"][data-can]'],
    // A place that can't be chosen.
    ["cock-bull", '[data-place="b1"]'],
  ] as const)
    test(`${game}: holding shows a label, and letting go plays nothing`, async ({ page, file }) => {
      // With other dice a game of Cock & Bull may be lost before one may move.
      await seeded(page, 17);
      await page.goto(`${file}#play-${game}`);
      await page.waitForSelector(".board-grid [data-can]");
      const place = page.locator(`.board-grid ${thing}`).first();
      const name = (await place.getAttribute("aria-label")) ?? "";
      const steps = await page.evaluate(() => JSON.stringify(localStorage).length);
      const fingers = await fingersOn(page);
      await fingers.down(await middleOf(place));
      await expect(tip(page)).toBeVisible();
      const told = await tip(page).locator("strong").innerText();
      expect(name.startsWith(told)).toBe(true);
      await fingers.up();
      await expect(tip(page)).toBeHidden();
      expect(await page.locator('.board-grid [aria-pressed="true"]').count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBe(steps);
    });
});
