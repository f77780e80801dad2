// Whole games of every kind with the keyboard alone, finding things only by role and name. The focus is never lost.
import type { Locator, Page } from "@playwright/test";
import { bot, expect, hurried, person, seeded, test } from "./fixtures";
import { playToEnd, tabTo } from "./special/keyboard";

// Little to paint: what matters here is elsewhere.
test.use({ viewport: { width: 400, height: 600 } });

/** Begins by keys alone and plays to the end. */
async function play(page: Page, game: string, start: Locator): Promise<void> {
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: game })).toBeFocused();
  await playToEnd(page, 3000);
  await expect(page.getByRole("region", { name: "Status" })).toContainText(/win|draw/i);
}

// Of these chances the games are short.
test.use({ setup: { seats: [person(""), { ...bot, level: 2 }], options: {} } });

for (const [game, chance] of [
  ["Cock & Bull", 3],
  ["Gobblet", 3],
  ["Muros", 3],
  ["Dog", 7],
] as const)
  test(`${game}, from home to the result`, async ({ page, file }) => {
    test.setTimeout(240_000);
    await hurried(page);
    await seeded(page, chance);
    await page.goto(file);
    await play(page, game, page.getByRole("button", { name: `Play ${game}` }));
  });
