// What is told of the board: in somebody's first turns what one wins by and what is what, later of a thing that is asked about.
import type { Locator, Page } from "@playwright/test";
import type { Box } from "../../www/board/types";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { overlap } from "../../www/ui/screens/game/word-spot";
import { seeded } from "./anyone";
import { desk, expect, phone, test, twoPeople } from "./fixtures";
import { fingersOn } from "./hands";
import { middleOf, Player, taps } from "./player";

const labels = (page: Page): Locator => page.locator(".landmark");
const boxesOf = async (all: Locator): Promise<Box[]> => {
  const found = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return found.filter((box) => box !== null);
};
const right = ({ x, width }: Box): number => x + width;
const goal = (page: Page): Locator => page.locator("p .lately");

test.describe("for newcomers", () => {
  test.use({ ...phone, setup: twoPeople(), settings: { speed: "off", introduced: {} } });

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

test("who has played before needs none of it", async ({ page, file }) => {
  await page.goto(`${file}#play-gobblet`);
  await page.waitForSelector(".board-grid [data-can]");
  await expect(labels(page)).toHaveCount(0);
  await expect(goal(page)).toHaveCount(0);
});

test.describe("on the smallest phones, in every language", () => {
  test.use({
    ...phone,
    viewport: { width: 320, height: 568 },
    settings: { speed: "off", introduced: {}, tips: {} },
  });

  /** Opens a game, and looks at it in every language: the settings, where these are chosen, lie over it. */
  async function everywhere(
    page: Page,
    address: string,
    look: (language: string) => Promise<void>,
  ): Promise<void> {
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForSelector(".board-grid button, .answers .primary", { state: "attached" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    for (const language of LANGUAGES) {
      await page.locator("select[name=language]").selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(labels(page), language).not.toHaveCount(0);
      await look(language);
    }
  }

  test.describe("two people", () => {
    test.use({ setup: twoPeople(), rolls: false });

    test("all of what one wins by is seen, and no word lies under it", async ({ page, file }) => {
      await everywhere(page, `${file}#play-cock-bull`, async (language) => {
        await expect(labels(page)).toHaveCount(1);
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
        const told = await page.locator(".status").boundingBox();
        const line = await goal(page).boundingBox();
        const button = await page.locator(".answers .primary").boundingBox();
        const label = await labels(page).boundingBox();
        if (!told || !line || !button || !label) throw new Error("nothing is told");
        expect(line.y + line.height, language).toBeLessThanOrEqual(told.y + told.height);
        expect(button.width, language).toBeGreaterThan(44);
        expect(label.y, language).toBeGreaterThanOrEqual(told.y + told.height);
      });
    });
  });

  for (const { id } of GAMES)
    test(`${id}: tools are a row, words are whole and over no die`, async ({ page, file }) => {
      await everywhere(page, `${file}#play-${id}`, async (language) => {
        const tools = await boxesOf(page.locator(".tools button"));
        expect(tools, language).toHaveLength(5);
        expect(new Set(tools.map(({ y }) => y)).size, language).toBe(1);
        const [board] = await boxesOf(page.locator(".board"));
        if (!board) throw new Error("no board");
        const dice = await boxesOf(page.locator("[data-place=dice]"));
        // The other seat's lie across.
        dice.push(...dice.map((die) => ({ ...die, x: 2 * board.x + board.width - right(die) })));
        for (const label of await boxesOf(labels(page))) {
          expect(label.x, language).toBeGreaterThanOrEqual(0);
          expect(right(label), language).toBeLessThanOrEqual(320);
          expect(dice.filter((die) => overlap(label, die) > 0)).toEqual([]);
        }
      });
    });
});

/** What a thing on the board is and does is told while it is held, hovered or asked about, and never played by that. */
const tip = (page: Page): Locator => page.locator(".place-tip");

test.describe("on a phone", () => {
  test.use(phone);

  for (const [game, thing] of [
    ["dog", '[data-place^="card:"][data-can]'],
    // What can't be chosen, too.
    ["cock-bull", '[data-place="b1"]'],
  ] as const)
    test(`${game}: what is held is told, and let go it is not played`, async ({ page, file }) => {
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

test.describe("with a mouse", () => {
  test.use(desk);

  test("what is hovered is explained until one presses", async ({ page, file }) => {
    await page.goto(`${file}#play-gobblet`);
    await page.waitForSelector(".board-grid [data-can]");
    const place = page.locator('.board-grid [data-place="stack:4"][data-can]').first();
    const about = (await place.getAttribute("aria-description")) ?? "";
    expect(about).toContain("empty square");
    const { x, y } = await middleOf(place);
    await page.mouse.move(x, y);
    await expect(tip(page)).toContainText(about);
    await page.mouse.down();
    await expect(tip(page)).toBeHidden();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.locator(`.board-grid [aria-description="${about}"]`).first().focus();
    await page.keyboard.down("p");
    await expect(tip(page)).toContainText(about);
    await page.keyboard.up("p");
    await expect(tip(page)).toBeHidden();
  });
});
