// The resolution of canvases: the screen's full resolution if the device draws fast enough.
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

test("slow frames lower the resolution, fast ones restore it", async ({ page, file }) => {
  // Each frame takes longer than a screen waits.
  await page.addInitScript(() => {
    const begun = Date.now();
    let now = 0;
    Object.assign(window, { frame: 30 });
    // The time between two frames is the test's own: a busy machine has no good ones.
    performance.now = () => now || Date.now() - begun;
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) =>
      request(() => {
        now = (now || Date.now() - begun) + (window as unknown as { frame: number }).frame;
        draw(now);
      });
  });
  await page.goto(`${file}#play-gobblet`);
  const player = await Player.sit(page, clicks);
  await player.ready();
  const canvas = page.locator(".board canvas").first();
  // All the pixels of the screen.
  await expect.poll(() => canvas.evaluate(ratio)).toBeCloseTo(3, 1);
  /** Moves that nobody cuts short by the next one. */
  const played = async (...moves: string[]): Promise<void> => {
    for (const move of moves) {
      await player.play(move);
      // The test's clock stands still once nothing is drawn any more.
      let [last, same] = [-1, 0];
      const still = async (): Promise<number> => {
        const now = await page.evaluate(() => performance.now());
        same = now === last ? same + 1 : 0;
        last = now;
        return same;
      };
      await expect.poll(still, { intervals: [60] }).toBeGreaterThan(1);
    }
  };
  await played("D@b2", "D@d4", "D@a1", "D@c3");
  await expect.poll(() => canvas.evaluate(ratio)).toBeCloseTo(2, 1);
  await page.evaluate(() => Object.assign(window, { frame: 16 }));
  await played("D@b3", "D@d1", "C@a4", "C@c2", "C@a2", "C@c4");
  await expect.poll(() => canvas.evaluate(ratio)).toBeCloseTo(3, 1);
});

test("a board whose canvas was emptied by the browser is drawn again", async ({ page, file }) => {
  await page.goto(`${file}#play-gobblet`);
  const player = await Player.sit(page, clicks);
  await player.ready();
  const canvas = page.locator(".board canvas").first();
  const drawn = (): Promise<boolean> =>
    canvas.evaluate((one: HTMLCanvasElement) => {
      const { data } = one.getContext("2d")?.getImageData(0, 0, one.width, one.height) ?? {};
      return data?.some((value) => value > 0) ?? false;
    });
  await expect.poll(drawn).toBe(true);
  await canvas.evaluate((one: HTMLCanvasElement) => {
    one.getContext("2d")?.reset();
    one.dispatchEvent(new Event("contextrestored"));
  });
  await expect.poll(drawn).toBe(true);
});
