// How many canvas pixels are drawn: as many as the screen shows, where the device draws them in time.
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

/** Canvas pixels for each CSS pixel. */
const ratio = (canvas: HTMLCanvasElement): number => canvas.width / canvas.clientWidth;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  setup: twoPeople(),
  settings: { speed: "normal" },
});

test("a phone's screen is drawn with all its pixels", async ({ page, file }) => {
  await page.goto(`${file}#play-gobblet`);
  const canvas = page.locator(".board canvas").first();
  await expect.poll(() => canvas.evaluate(ratio)).toBeCloseTo(3, 1);
});

test("where frames come late fewer pixels are drawn", async ({ page, file }) => {
  // Each frame takes longer than a screen waits.
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) =>
      request((time) => {
        for (const begun = performance.now(); performance.now() - begun < 30; );
        draw(time);
      });
  });
  await page.goto(`${file}#play-gobblet`);
  const player = await Player.sit(page, clicks);
  await player.ready();
  const canvas = page.locator(".board canvas").first();
  for (const move of ["D@b2", "D@d4", "D@a1", "D@c3"]) await player.play(move);
  await expect.poll(() => canvas.evaluate(ratio)).toBeCloseTo(2, 1);
});
