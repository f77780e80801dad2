// The words of a game on a small phone, in every language: nothing is cut, and nothing lies over the board.
import type { Page } from "@playwright/test";
import { GAMES } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { expect, hurried, openLink, phone, recordNamed, seeded, teller, test } from "./fixtures";
import { hashOf } from "./player";
import { tooWide } from "./special/fits";

test.use({ ...phone, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 });
// A first game says most.
test.use({ settings: { speed: "off", introduced: {} } });

const say = teller("en");
const can = (page: Page) => page.locator(".board-grid [data-can]");

/** Words that are larger than their box, and sentences over the board. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      ".status p, .status p span, .label, .answers button, .tools button, .examples p, .chip-name",
    );
    const top = document.querySelector(".board")?.getBoundingClientRect().top ?? 0;
    return [...all].flatMap((element) => {
      if (!element.checkVisibility() || element.closest(".unseen")) return [];
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = element;
      const range = document.createRange();
      range.selectNodeContents(element);
      const over =
        element.matches(".goal, .said, .status span") &&
        range.getBoundingClientRect().bottom > top + 4;
      const faults = [
        scrollWidth > clientWidth + 1 && "wide",
        scrollHeight > clientHeight + 2 && "high",
        over && "over the board",
      ];
      return faults.filter(Boolean).map((fault) => `${fault}: ${textContent}`);
    });
  });

/** The words are read behind the dialog that changes their language. */
async function eachLanguage(page: Page, look: (language: string) => Promise<void>): Promise<void> {
  await page.locator(".tool").last().tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("settings") })
    .tap();
  for (const language of [...LANGUAGES].reverse()) {
    await page.locator("dialog select[name=language]").selectOption(language);
    await expect(page.locator(".sobremesa")).toHaveAttribute("lang", language);
    await look(language);
  }
}

test("the buttons at the end fit in their row", async ({ page, file }) => {
  await openLink(page, file + hashOf(recordNamed("gobblet-four-18")));
  await expect(page.locator(".over .answers button")).toHaveCount(4);
  const found: string[] = [];
  await eachLanguage(page, async (language) => {
    found.push(...(await tooWide(page)).map((each) => `${language}: ${each}`));
  });
  expect(found).toEqual([]);
});

for (const { id } of GAMES)
  test(`${id}: no words are cut`, async ({ page, file }) => {
    await hurried(page);
    await seeded(page, 7);
    await page.goto(file);
    await page.locator(`[data-game="${id}"] .primary`).tap();
    const found: string[] = [];
    const look = async (moment: string) =>
      found.push(...(await cut(page)).map((each) => `${moment}: ${each}`));
    // The first pictures cover the board until a touch.
    const opening = page.locator(".opening .primary");
    await opening.or(can(page)).first().waitFor({ state: "attached" });
    await look("opening");
    if (await opening.isVisible()) await opening.tap();
    await can(page).first().waitFor({ state: "attached" });
    await eachLanguage(page, async (language) => {
      await look(language);
      await can(page).last().dispatchEvent("click");
      await expect(page.locator(".said")).toHaveCount(0);
      await look(`${language}, chosen`);
    });
    expect(found).toEqual([]);
  });
