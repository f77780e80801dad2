// Games of every kind with the keyboard alone, finding things only by role and name. The focus is never lost.
import type { Locator, Page } from "@playwright/test";
import { bot, expect, hurried, person, seeded, test } from "./fixtures";
import { playOn, tabTo } from "./special/keyboard";

// Little to paint: what matters here is elsewhere.
test.use({ viewport: { width: 400, height: 600 } });

/** Begins by keys alone and makes so many decisions. */
async function play(page: Page, game: string, start: Locator, most: number): Promise<void> {
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: game })).toBeFocused();
  await playOn(page, most);
}

// Of this chance Gobblet is short, and played to its end.
test.use({ setup: { seats: [person(""), { ...bot, level: 2 }], options: {} } });

for (const [game, chance, most] of [
  ["Cock & Bull", 3, 12],
  ["Gobblet", 3, 300],
  ["Muros", 3, 12],
  ["Dog", 7, 12],
] as const)
  test(`${game}, from home on`, async ({ page, file }) => {
    test.setTimeout(240_000);
    await hurried(page);
    await seeded(page, chance);
    await page.goto(file);
    await play(page, game, page.getByRole("button", { name: `Play ${game}` }), most);
    if (game !== "Gobblet") return;
    await expect(page.getByRole("region", { name: "Status" })).toContainText(/win|draw/i);
  });
