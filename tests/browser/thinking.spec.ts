// The page stays responsive while a bot thinks hard, in slices where there is no worker; create-bot.spec.ts has a worker.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { clicks, Player } from "./player";

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

test("a long think on the page", async ({ page, file }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await gauge(page);
  const player = await Player.begin(page, file, clicks);
  await player.play("D@b2");
  await expect(player.status).toContainText("is thinking");
  // The page answers meanwhile.
  await player.menu("What can I do now?");
  await page.keyboard.press("Escape");
  await player.follow();
  await player.ready();
  expect(page.workers()).toHaveLength(0);
  // Had the page itself thought in one piece, there would be no frames. Single long ones are the machine's.
  const gaps = (await page.evaluate("gaps")) as number[];
  expect(gaps.length).toBeGreaterThan(3);
  expect(gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThan(50);
});
