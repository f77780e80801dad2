// Whole games of every kind with the keyboard alone, finding things only by role and name. The focus is never lost.
// Black DOG, which can take very long, starts from a position near its end.
import type { Locator, Page } from "@playwright/test";
import { hurried, playToEnd, seeded } from "./anyone";
import { recordOf } from "./dog-table";
import { expect, test } from "./fixtures";
import { bot, person } from "./hands";
import { tabTo } from "./player";

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

test("Black DOG, from a game kept near its end", async ({ page, site }) => {
  test.setTimeout(120_000);
  // Splits, discs to be turned and a dog on the prowl, and the last pieces on their way.
  const record = recordOf(
    "A:4.6.8.9.13/B:3.4.5.12.X/C:2.4.10.11.13/D:1-7.5.6.9.M",
    "A=F2,F3,T50,T2 B=F1,F2,F3,T60 C=F2,F3,T20,T8 D=F1,F2,F3,T30 dog=T35",
    "black",
  ).replace("[Position", '[Seed "near"]\n[Position');
  const save = { v: 1, game: "dog", record, seats: [person(""), bot, bot, bot] };
  await page.addInitScript(
    (text) => localStorage.setItem("sobremesa:save:near", text),
    JSON.stringify(save),
  );
  await hurried(page);
  await page.goto(site);
  await play(page, "Dog", page.getByRole("button", { name: "Continue Dog: Black DOG" }));
});
