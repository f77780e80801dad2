// The smallest phones and large text: nothing scrolls sideways, and everything can be reached.

import { expect, openLink, phone, recordNamed, test, twoPeople } from "./fixtures";
import { hashOf, sitDown } from "./player";
import { covered, tooWide } from "./special/fits";

// Upright, screens.spec.ts and languages.spec.ts look at every screen.
test.describe("568 x 320", () => {
  test.use({ ...phone, viewport: { width: 568, height: 320 } });

  test("every screen fits, and every tool can be touched", async ({ page, file }) => {
    const fits = async (what: string) => expect(await tooWide(page), what).toEqual([]);
    await page.goto(file);
    await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
    await fits("home");
    for (const name of ["Dog", "Settings"]) {
      await page.getByRole("button", { name, exact: true }).tap();
      await fits(name);
      await page.keyboard.press("Escape");
    }
    const player = await sitDown(page);
    await player.ready();
    await fits("game");
    for (const tool of ["Undo", "Hint", "Moves", "Menu"]) {
      const made = player.button(tool);
      await made.scrollIntoViewIfNeeded();
      await expect(made).toBeInViewport({ ratio: 0.99 });
      const box = await made.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), tool).toBeGreaterThanOrEqual(44);
    }
    for (const tool of ["Moves", "Menu"]) {
      await player.button(tool).tap();
      await fits(tool);
      await page.keyboard.press("Escape");
    }
  });
});

test.describe("text at 200 % on 568 x 320", () => {
  test.use({
    ...phone,
    viewport: { width: 568, height: 320 },
    setup: twoPeople({ dice: "manual" }),
  });

  test("all texts and buttons are within reach", async ({ page, file }) => {
    const large = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
    await page.goto(file);
    await page.getByRole("button", { name: "Play Cock & Bull" }).tap();
    await expect(page.getByRole("button", { name: "Monkey", exact: true })).toBeVisible();
    await large();
    await expect.poll(() => covered(page)).toEqual([]);

    for (const where of [
      ...["gobblet-four-18", "dog-four-exchange", "muros-default-4-seats"].map((name) =>
        hashOf(recordNamed(name)),
      ),
      "#lesson-gobblet",
      "#puzzle-dog",
    ]) {
      await page.goto("about:blank");
      await openLink(page, file + where);
      await expect(page.locator(".tools")).toBeVisible();
      await large();
      await expect.poll(() => covered(page), where).toEqual([]);
    }
  });
});
