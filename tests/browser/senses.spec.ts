// Sound, vibration and a screen that stays awake: off until wanted, and silently left out if the browser refuses them.
import type { Page } from "@playwright/test";
import { againstBot, button, expect, NEARLY_WON, recordOf, test, twoPeople } from "./fixtures";
import { clicks, openGame, Player } from "./player";

/** The page's requests to the device. */
interface Asked {
  /** The pitches that were started, 0 for a rustle. */
  sounds: number[];
  asleep: boolean;
  trembles: number[][];
  /** Wake locks held. */
  locks: number;
  requests: number;
}

/** Notes what the device is asked for, and does nothing of it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: Asked = { sounds: [], asleep: true, trembles: [], locks: 0, requests: 0 };
    Object.assign(window, { asked });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      asked.sounds.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
    const { start: rustle } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      asked.sounds.push(0);
      rustle.call(this, when);
    };
    const { suspend, resume } = AudioContext.prototype;
    AudioContext.prototype.suspend = function () {
      asked.asleep = true;
      return suspend.call(this);
    };
    AudioContext.prototype.resume = function () {
      asked.asleep = false;
      return resume.call(this);
    };
    navigator.vibrate = (pattern) => {
      asked.trembles.push([pattern].flat() as number[]);
      return true;
    };
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        async request() {
          asked.locks++;
          asked.requests++;
          return Object.assign(new EventTarget(), {
            async release() {
              asked.locks--;
            },
          });
        },
      },
    });
  });
}

const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => (window as unknown as { asked: Asked }).asked);

/** The page goes out of sight, or comes back. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("sounds and vibration are off by default", async ({ page, file }) => {
    await listen(page);
    const player = await Player.begin(page, file, clicks);
    await player.play("D@b2");
    await player.agrees();
    let { sounds, trembles } = await asked(page);
    expect([sounds, trembles]).toEqual([[], []]);

    // Turned on, each says what it is like.
    await player.menu("Settings");
    const settings = player.dialog("Settings");
    await settings.getByLabel("Sound").check();
    expect((await asked(page)).sounds).toEqual([320, 0]);
    expect((await asked(page)).trembles).toEqual([]);
    await settings.getByLabel("Vibration").check();
    expect((await asked(page)).trembles).toEqual([[10]]);
    await page.keyboard.press("Escape");

    const before = (await asked(page)).sounds.length;
    await player.play("D@c3");
    await expect.poll(async () => (await asked(page)).sounds.slice(before)).toEqual([320, 0]);
    // Swallowing another sounds deeper, and is felt for longer.
    await player.play("C@b3");
    await player.play("C@c2");
    const quiet = await asked(page);
    await player.play("b2-c2");
    await expect
      .poll(async () => (await asked(page)).sounds.slice(quiet.sounds.length))
      .toEqual([320, 0, 220]);
    ({ sounds, trembles } = await asked(page));
    expect(trembles.at(-1)).toEqual([15, 40, 30]);
    // The sound output is suspended afterwards.
    await expect.poll(async () => (await asked(page)).asleep).toBe(true);
  });

  test("the screen stays awake while they play and look", async ({ page, file }) => {
    await listen(page);
    await page.goto(file);
    expect((await asked(page)).requests).toBe(0);
    await button(page, "Play Gobblet").click();
    const player = await Player.sit(page, clicks);
    await player.play("D@b2");
    expect(await asked(page)).toMatchObject({ locks: 1, requests: 1 });
    await hide(page, true);
    await expect.poll(async () => (await asked(page)).locks).toBe(0);
    await hide(page, false);
    await expect.poll(async () => (await asked(page)).locks).toBe(1);
    await page.goto("about:blank");
    const ending = await openGame(page, file, recordOf(NEARLY_WON));
    await ending.play("C@d1");
    await expect(player.status).toContainText("White wins");
    await expect.poll(async () => (await asked(page)).locks).toBe(0);
    // The next game begins, and is left.
    await player.menu("New game");
    await player.button("Start").click();
    await expect.poll(async () => (await asked(page)).locks).toBe(1);
    await player.button("All games").click();
    await expect.poll(async () => (await asked(page)).locks).toBe(0);
  });
});

test.describe("with everything on", () => {
  test.use({
    setup: againstBot(),
    settings: { speed: "off", sound: true, vibration: true },
  });

  test("a game's end has a sound", async ({ page, file }) => {
    await listen(page);
    const player = await openGame(page, file, recordOf(NEARLY_WON));
    await player.play("C@d1");
    await expect
      .poll(async () => (await asked(page)).sounds.slice(-7))
      .toEqual([523, 659, 784, 659, 523, 784, 1047]);
    expect((await asked(page)).trembles.at(-1)).toEqual([40, 60, 40, 60, 80]);
  });
});
