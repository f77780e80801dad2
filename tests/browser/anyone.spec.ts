// Whole games of every kind by keys alone, told apart by roles and names only; the focus is never lost. Black DOG, which can
// take very long, is played by touch (dog-variants.spec.ts).
import { hurried, playToEnd } from "./anyone";
import { expect, test } from "./fixtures";
import { bot, person } from "./hands";
import { tabTo } from "./player";

// Little to paint: what matters here is elsewhere.
test.use({ viewport: { width: 400, height: 600 } });

for (const [game, variant, seats] of [
  ["Cock & Bull", "", 2],
  ["Gobblet", "", 2],
  ["Muros", "", 2],
  ["Dog", "classic", 2],
  ["Dog", "royal", 4],
] as const) {
  test.describe(`${game} ${variant}`, () => {
    const sitting = Array.from({ length: seats }, (_, seat) =>
      seat ? { ...bot, level: 2 } : person(""),
    );
    test.use({ setup: { seats: sitting, options: variant ? { variant } : {} } });

    test("from home to the result", async ({ page, file }) => {
      test.setTimeout(240_000);
      await hurried(page);
      await page.goto(file);
      const start = page.getByRole("button", { name: `Play ${game}` });
      await expect(start).toBeVisible();
      await tabTo(page, start);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: game })).toBeFocused();
      await playToEnd(page, 3000);
      await expect(page.getByRole("region", { name: "What is going on" })).toContainText(
        /win|draw/i,
      );
    });
  });
}
