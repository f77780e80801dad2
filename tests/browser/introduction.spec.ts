// The first turns of somebody's first game: what one wins by, and what is what on the board.
import type { Locator, Page } from "@playwright/test";
import type { Box } from "../../www/board/types";
import { GAMES } from "../../www/games/registry";
import { overlap } from "../../www/ui/screens/game/word-spot";
import { againstBot, expect, phone, test, twoPeople } from "./fixtures";
import { Player, taps } from "./player";

const labels = (page: Page): Locator => page.locator(".landmark");
const boxesOf = async (all: Locator): Promise<Box[]> => {
  const found = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return found.filter((box) => box !== null);
};
const right = ({ x, width }: Box): number => x + width;
const goal = (page: Page): Locator => page.locator("p .lately");

test.describe("for newcomers", () => {
  test.use({ ...phone, settings: { speed: "off", introduced: {} } });

  for (const [game, wins, words] of [
    ["gobblet", "Four of yours in a row win.", ["Your gobblets"]],
    ["muros", "Phase 1 only removes counters, in phase 2 you keep some", ["Your hand"]],
    ["dog", "Bring your four", ["Your hand"]],
  ] as const)
    test.describe(game, () => {
      test.use({ setup: againstBot() });

      test("what one wins by is told, and a word stands at what is wanted first", async ({
        page,
        file,
      }) => {
        await page.goto(`${file}#play-${game}`);
        await page.waitForSelector(".board-grid [data-can]");
        await expect(goal(page)).toContainText(wins);
        const told = await labels(page).allTextContents();
        expect(told).toEqual(words);
      });
    });

  test.describe("where dice wait", () => {
    test.use({
      setup: twoPeople(),
      settings: { speed: "off", introduced: {} },
      rolls: false,
    });

    test("words stand at the things before they are rolled", async ({ page, file }) => {
      await page.goto(`${file}#play-cock-bull`);
      await expect(page.getByRole("button", { name: "Roll", exact: true })).toBeVisible();
      await expect(labels(page)).toContainText(["The Crown"]);
      await expect(goal(page)).toContainText("six chips");
      await page.getByRole("button", { name: "Roll", exact: true }).tap();
      // From then on the line tells what was rolled, also where the turn is lost.
      await expect(page.locator("button .lately")).toContainText("rolls");
    });
  });

  test.describe("of a game", () => {
    test.use({ setup: twoPeople() });

    test("a move takes goal and words away, for good", async ({ page, file }) => {
      await page.goto(`${file}#play-gobblet`);
      const player = await Player.sit(page, taps);
      await player.ready();
      await expect(labels(page)).toHaveText(["Your gobblets"]);
      // What is begun needs no words.
      await taps(player, ["stack:4"]);
      await expect(labels(page)).toHaveCount(0);
      await taps(player, ["stack:4"]);
      await expect(labels(page)).toHaveText(["Your gobblets"]);
      await player.play("D@b2");
      await expect(goal(page)).toHaveCount(0);
      // The columns' letters, which the word lay over, are read from now on.
      await expect(labels(page)).toHaveCount(0);
      await page.reload();
      await player.ready();
      await expect(labels(page)).toHaveCount(0);
    });
  });
});

test("who has played before needs none of it", async ({ page, file }) => {
  await page.goto(`${file}#play-gobblet`);
  await page.waitForSelector(".board-grid [data-can]");
  await expect(labels(page)).toHaveCount(0);
  await expect(goal(page)).toHaveCount(0);
});

test.describe("on the smallest phones", () => {
  for (const locale of ["en", "de", "es", "fr", "nl", "zh-Hans", "zh-Hant", "ko"])
    test.describe(locale, () => {
      test.use({
        ...phone,
        viewport: { width: 320, height: 568 },
        locale,
        setup: twoPeople(),
        settings: {
          speed: "off",
          introduced: {},
          played: false,
        },
        rolls: false,
      });

      test("all of what one wins by is seen, and no word lies under it", async ({ page, file }) => {
        await page.goto(`${file}#play-cock-bull`);
        await page.waitForSelector(".answers .primary");
        await expect(labels(page)).toHaveCount(1);
        // Fonts may come, and sizes with them.
        await expect
          .poll(() =>
            goal(page).evaluate(({ scrollHeight, clientHeight, clientWidth, scrollWidth }) =>
              Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
            ),
          )
          .toBeLessThanOrEqual(0);
        const told = await page.locator(".status").boundingBox();
        const line = await goal(page).boundingBox();
        const button = await page.locator(".answers .primary").boundingBox();
        if (!told || !line || !button) throw new Error("nothing is told");
        expect(line.y + line.height).toBeLessThanOrEqual(told.y + told.height);
        expect(button.width).toBeGreaterThan(44);
        for (const label of await labels(page).all()) {
          const { y = 0 } = (await label.boundingBox()) ?? {};
          expect(y).toBeGreaterThanOrEqual(told.y + told.height);
        }
      });

      test.describe("against a bot", () => {
        test.use({ setup: againstBot() });

        test("tools are a row, words are whole and over no die", async ({ page, file }) => {
          for (const { id } of GAMES) {
            await page.goto("about:blank");
            await page.goto(`${file}#play-${id}`);
            await expect(labels(page), id).not.toHaveCount(0);
            const tools = await boxesOf(page.locator(".tools button"));
            expect(tools, id).toHaveLength(5);
            expect(new Set(tools.map(({ y }) => y)).size, id).toBe(1);
            const [board] = await boxesOf(page.locator(".board"));
            if (!board) throw new Error("no board");
            const dice = await boxesOf(page.locator("[data-place=dice]"));
            // The other seat's lie across.
            dice.push(
              ...dice.map((die) => ({ ...die, x: 2 * board.x + board.width - right(die) })),
            );
            for (const label of await boxesOf(labels(page))) {
              expect(label.x, id).toBeGreaterThanOrEqual(0);
              expect(right(label), id).toBeLessThanOrEqual(320);
              expect(dice.filter((die) => overlap(label, die) > 0)).toEqual([]);
            }
          }
        });
      });
    });
});
