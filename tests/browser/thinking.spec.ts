// The page stays responsive while a bot thinks hard, in its worker or in slices on the page.
import type { Page } from "@playwright/test";
import { againstBot, expect, test } from "./fixtures";
import { answered, clicks, Player } from "./player";

test.use({
  setup: {
    seats: [
      { kind: "person", name: "" },
      { kind: "bot", level: 5 },
    ],
    options: {},
  },
});

/** Notes the times between frames from the moment when the bot is said to think until it has answered. */
const gauge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let last = 0;
    const frame = (now: number) => {
      const thinks = document.querySelector(".status")?.textContent?.includes("is thinking");
      if (thinks && last) gaps.push(now - last);
      last = thinks ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

for (const place of ["worker", "page"]) {
  test(`a long think in the ${place}`, async ({ page, file }) => {
    if (place === "page") await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await gauge(page);
    const player = await Player.begin(page, file, clicks);
    await player.play("D@b2");
    await expect(player.status).toContainText("is thinking");
    // The page answers meanwhile.
    await player.menu("What can I do now?");
    await page.keyboard.press("Escape");
    await player.follow();
    await player.ready();
    expect(page.workers()).toHaveLength(place === "worker" ? 1 : 0);
    // Had the page itself thought in one piece, there would be no frames. Single long ones are the machine's.
    const gaps = (await page.evaluate("gaps")) as number[];
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThan(50);
  });
}

test.describe("a worker that was ready", () => {
  // How long a bot thinks is not what is asked here.
  test.use({ setup: againstBot() });

  test("and hangs: another one answers", async ({ page, file }) => {
    // Checks the worker's silence more often, because the length of the wait doesn't matter here.
    await page.addInitScript(() => {
      const { setInterval } = window;
      const sooner = (act: () => void, millis = 0): number =>
        setInterval(act, millis === 1000 ? 300 : millis);
      Object.assign(window, { setInterval: sooner });
    });
    const player = await Player.begin(page, file, clicks);
    await answered(player);
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await player.play(player.choose());
    await player.follow();
    await expect.poll(() => page.workers().some((each) => each !== worker)).toBe(true);
  });
});
