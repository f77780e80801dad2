// Browsers that refuse to store anything: the game continues, and the page says so once.
import { button, expect, hurried, test } from "./fixtures";
import { sitDown } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a storage that throws at every touch", async ({ page, file }) => {
  await hurried(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto(file);
  const player = await sitDown(page);
  await player.play("D@b2");
  const note = page.locator(".note", { hasText: "This browser can’t save the game." });
  await expect(note).toBeVisible();
  await expect(note.getByRole("button", { name: "Copy the game record" })).toBeVisible();
  await note.getByRole("button", { name: "Dismiss" }).click();
  await player.follow();
  await expect(note).toHaveCount(0);
  // As long as the page lives, so does its game.
  await button(page, "All games").click();
  await button(page, "Statistics").click();
  await expect(page.getByRole("dialog", { name: "Statistics" })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "Settings").click();
  await page.getByRole("radio", { name: "Night" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Continue Gobblet/ }).click();
  await player.agrees();
});
