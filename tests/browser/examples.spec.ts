// The boards in the rules are drawn, even in little space and in the dark theme. Unit tests check their contents.
import { GAMES } from "../../www/games/registry";
import { axe, expect, teller, test } from "./fixtures";

test.use({ viewport: { width: 320, height: 640 }, locale: "de-DE", colorScheme: "dark" });
// Colours that are still on their way have no contrast yet.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every game's rules have working examples", async ({ page, file }) => {
  await page.goto(`${file}#rules`);
  const say = teller("de");
  for (const [at, { texts }] of GAMES.entries()) {
    if (at) await page.getByRole("button", { name: say(texts.title), exact: true }).click();
    // The mouse is on the tab.
    expect(await axe(page, { runOnly: ["color-contrast"] })).toEqual([]);
    const examples = page.getByRole("img").filter({ has: page.locator("canvas") });
    const drawn = examples.first();
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toContainText(/\p{L}/u);
    // Both layers are drawn on: the board, and what stands on it.
    const inked = () =>
      drawn.locator("canvas").evaluateAll((all) =>
        all.map((one) => {
          const canvas = one as HTMLCanvasElement;
          const { width, height } = canvas;
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
          return width >= 100 && !!data?.some((byte) => byte > 0);
        }),
      );
    await expect.poll(inked).toEqual([true, true]);
    // A heap of boards must not stay behind.
    expect(await page.locator("article canvas").count()).toBeLessThan(40);
  }
});
