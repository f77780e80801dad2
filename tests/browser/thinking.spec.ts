// The page stays quick while a bot thinks hard, in its worker or in slices where there can be none.
import type { Page, Worker as Thread } from "@playwright/test";
import { againstBot, expect, test } from "./fixtures";
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

interface Gauge {
  /** Tasks over 50 ms, and the times between frames, while the bot thought. */
  long: number[];
  gaps: number[];
  began: number;
  ended: number;
}

/** Notes long tasks and frames from the moment when the bot is said to think until it has answered. */
async function gauge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Gauge = { long: [], gaps: [], began: 0, ended: 0 };
    Object.assign(window, { seen });
    const thinks = () => /is thinking/.test(document.querySelector(".status")?.textContent ?? "");
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        // What was under way when the move was made belongs to the move.
        const ended = seen.ended || Number.POSITIVE_INFINITY;
        if (seen.began && startTime > seen.began && startTime + duration < ended)
          seen.long.push(duration);
      }
    }).observe({ type: "longtask" });
    let last = 0;
    const frame = (now: number) => {
      if (thinks() && !seen.ended) {
        if (!seen.began) seen.began = now;
        else seen.gaps.push(now - last);
      } else if (seen.began && !seen.ended) seen.ended = now;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const middle = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
    const seen = await page.evaluate(() => (window as unknown as { seen: Gauge }).seen);
    const thought = seen.ended - seen.began;
    expect(thought).toBeGreaterThan(0);
    // Had the page itself thought in one piece, one task would fill the time. Single long tasks are the machine's.
    const blocked = seen.long.reduce((sum, each) => sum + each, 0);
    expect(blocked / thought, `${blocked} ms of ${thought} ms blocked`).toBeLessThan(0.5);
    expect(seen.gaps.length).toBeGreaterThan(3);
    expect(middle(seen.gaps)).toBeLessThan(50);
  });
}

test.describe("a worker that was ready", () => {
  // How long a bot thinks is not what is asked here.
  test.use({ setup: againstBot() });

  test("and hangs: another one answers", async ({ page, file }) => {
    // Who counts its silence looks more often: how long it is patient is not what is asked here.
    await page.addInitScript(() => {
      const { setInterval } = window;
      const sooner = (act: () => void, millis = 0): number =>
        setInterval(act, millis === 1000 ? 300 : millis);
      Object.assign(window, { setInterval: sooner });
    });
    const player = await Player.begin(page, file, clicks);
    const seen: Thread[] = [];
    // The second time the page thinks.
    for (let hung = 0; hung < 3; hung++) {
      await player.play(hung ? player.choose() : "D@b2");
      await player.follow();
      await player.ready();
      const [worker, another] = page.workers().filter((each) => !seen.includes(each));
      expect(another).toBeUndefined();
      if (hung === 2) break;
      if (!worker) throw new Error("no worker");
      seen.push(worker);
      await worker.evaluate(() => {
        setTimeout(() => {
          for (;;);
        });
      });
    }
  });
});
