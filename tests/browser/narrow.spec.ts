// The smallest phones and large letters: nothing scrolls sideways, everything is within reach.
import { covered, tooWide } from "./fits";
import { expect, phone, test, twoPeople } from "./fixtures";
import { hashOf, openLink, recordNamed } from "./links";
import { Player, taps } from "./player";

const TOOLS = ["Undo", "Redo", "Hint", "Moves", "More"];

for (const [name, viewport, zoom] of [
  ["320 x 568", { width: 320, height: 568 }, "100%"],
  ["320 x 568 with text at 200 %", { width: 320, height: 568 }, "200%"],
  ["390 x 844 with text at 200 %", { width: 390, height: 844 }, "200%"],
  ["568 x 320", { width: 568, height: 320 }, "100%"],
] as const) {
  test.describe(name, () => {
    test.use({ ...phone, viewport });

    test("every screen fits", async ({ page, file }) => {
      const fits = async (what: string) => {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, zoom);
        expect(await tooWide(page), what).toEqual([]);
      };
      await page.goto(file);
      const start = page.getByRole("button", { name: "Play Gobblet" });
      await expect(start).toBeVisible();
      await fits("home");
      await page
        .locator(".tile", { hasText: "Gobblet" })
        .getByRole("button", { name: "More…" })
        .tap();
      await fits("set-up");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Settings" }).tap();
      await fits("settings");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Rules" }).tap();
      await expect(page.getByRole("heading", { name: /: rules$/ })).toBeVisible();
      await fits("rules");
      await page.getByRole("button", { name: "Back" }).tap();

      await start.tap();
      const player = await Player.sit(page, taps);
      await player.ready();
      await fits("game");
      await player.play("D@b2");
      await player.follow();
      for (const tool of TOOLS) {
        const made = player.button(tool);
        await made.scrollIntoViewIfNeeded();
        await expect(made).toBeInViewport({ ratio: 0.99 });
        const box = await made.boundingBox();
        expect(box?.width, tool).toBeGreaterThanOrEqual(44);
        expect(box?.height, tool).toBeGreaterThanOrEqual(44);
      }
      await player.button("Moves").tap();
      await fits("moves");
      await page.keyboard.press("Escape");
      await player.button("More").tap();
      await fits("menu");

      await page.goto("about:blank");
      await openLink(page, file + hashOf(recordNamed("gobblet-four-18")));
      await player.button("Review").tap();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible({ timeout: 30_000 });
      await fits("review");
    });
  });
}

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [568, 320],
  [844, 390],
] as const) {
  test.describe(`text at 200 % on ${width} x ${height}`, () => {
    test.use({
      ...phone,
      viewport: { width, height },
      setup: twoPeople({ dice: "manual" }),
    });

    test("all that is told and asked can be read and touched", async ({ page, file }) => {
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
}
