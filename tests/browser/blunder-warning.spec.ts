// The warning after a big mistake appears only if wanted, never delays a bot, and never gets in the way.
import type { Page } from "@playwright/test";
import type { ToWorker } from "../../www/bot-worker/messages";
import { expect, NEARLY_WON, phone, recordOf, test, timersRung } from "./fixtures";
import { clicks, Player } from "./player";

interface Heard {
  asked: { kind: string; review: boolean; played?: string[] }[];
  /** How many decisions were judged. */
  judged: number;
}

/** Notes what the bots' worker is asked and answers; `deaf` to reviews it never begins one. */
async function listen(page: Page, deaf = false): Promise<() => Promise<Heard>> {
  await page.addInitScript((drop) => {
    const heard: Heard = { asked: [], judged: 0 };
    Object.assign(window, { heard });
    const reviews: unknown[] = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => {
          if (data.kind === "answer" && reviews.includes(data.id)) heard.judged += 1;
        });
      }
      override postMessage(message: {
        kind: string;
        id?: number;
        task?: { think: { review?: boolean }; played?: string[] };
      }) {
        const review = message.task?.think.review === true;
        if (review) reviews.push(message.id);
        const played = message.task?.played;
        if (message.kind !== "start")
          heard.asked.push({ kind: message.kind, review, ...(played && { played }) });
        if (!(drop && review)) super.postMessage(message);
      }
    };
  }, deaf);
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/** Sits down where the next move wins, for both sides. */
async function sit(page: Page, address: string, seats: object[]): Promise<Player> {
  const record = recordOf(NEARLY_WON);
  const save = { v: 1, game: "gobblet", record, seats, updated: 1 };
  await page.goto(address);
  await page.evaluate(
    (text) => localStorage.setItem("sobremesa:save:x", text),
    JSON.stringify(save),
  );
  await page.goto(`${address}#play`);
  await page.reload();
  const player = await Player.sit(page, clicks, { record });
  await player.ready();
  return player;
}

const person = { kind: "person", name: "" };
const bot = { kind: "bot", level: 1 };
const note = (page: Page) => page.locator(".note");

test.describe("when it is on", () => {
  test.use({ ...phone, settings: { speed: "off", blunderWarning: true } });

  test("it is said once, and the move can be taken back", async ({ page, url }) => {
    const heard = await listen(page);
    const player = await sit(page, url("dist/sobremesa.html"), [person, bot]);
    await clicks(player, ["stack:3", "a4"]);
    await expect(note(page)).toContainText("There was a much better move.");
    await expect(page.getByRole("log")).toContainText("There was a much better move.");
    // It lies over nothing that is read or played with.
    const top = (await note(page).boundingBox())?.y ?? 0;
    const bottoms = await page
      .locator(".bar, .status, .board")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
    await note(page).getByRole("button", { name: "Take back" }).click();
    await expect(note(page)).toHaveCount(0);
    await player.ready();
    await player.agrees();
    // The same move again causes no second warning.
    await clicks(player, ["stack:3", "b4"]);
    await expect(player.status).not.toContainText("Your turn.");
    await timersRung(page);
    await expect(note(page)).toHaveCount(0);
    expect((await heard()).judged).toBe(1);
  });

  test("people among themselves are left alone", async ({ page, url }) => {
    const heard = await listen(page);
    const two = await sit(page, url("dist/sobremesa.html"), [person, person]);
    await clicks(two, ["stack:3", "a4"]);
    await expect(two.status).toContainText("Black to move");
    expect((await heard()).asked).toEqual([]);
  });

  test("a bot never waits for it", async ({ page, url }) => {
    const heard = await listen(page, true);
    const player = await sit(page, url("dist/sobremesa.html"), [person, bot]);
    await clicks(player, ["stack:3", "a4"]);
    await expect(player.status).toContainText("Pip wins!");
    expect((await heard()).asked).toEqual([
      { kind: "ask", review: true, played: ["C@a4"] },
      { kind: "ask", review: false },
    ]);
    await expect(note(page)).toHaveCount(0);
  });

  test("it comes too late for a move that another one followed", async ({ page, file }) => {
    // Reviews are answered when this test says so: whatever was played was a big mistake.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      Object.assign(window, { held });
      window.Worker = class extends Worker {
        override postMessage(message: ToWorker) {
          if (message.kind !== "ask" || !message.task.think.review)
            return super.postMessage(message);
          const [notation = ""] = message.task.played ?? [];
          const worth = (move: string, value: number) => ({ notation: move, value, error: 0 });
          const moves = [worth("D@b2", 1), worth(notation, 0)];
          const data = { kind: "answer", id: message.id, answers: [{ value: 1, error: 0, moves }] };
          held.push(() => this.dispatchEvent(new MessageEvent("message", { data })));
        }
      };
    });
    const answer = (nth: number) =>
      page.evaluate((at) => (window as unknown as { held: (() => void)[] }).held[at]?.(), nth);
    const player = await Player.begin(page, file, clicks);
    await player.play("D@a1");
    await player.follow();
    // The bot may stand anywhere.
    const free = ["D@d1", "D@d2"].find((each) =>
      player.match.legalMoves().some(({ notation }) => notation === each),
    );
    await player.play(free ?? "");
    await player.follow();
    await answer(0);
    await timersRung(page);
    await expect(note(page)).toHaveCount(0);
    await answer(1);
    await expect(note(page)).toContainText("There was a much better move.");
  });
});

test("no move is judged when it is off", async ({ page, url }) => {
  const heard = await listen(page);
  const player = await sit(page, url("dist/sobremesa.html"), [person, bot]);
  await clicks(player, ["stack:3", "a4"]);
  await expect(player.status).toContainText("Pip wins!");
  expect((await heard()).asked).toEqual([{ kind: "ask", review: false }]);
  await expect(note(page)).toHaveCount(0);
  await player.menu("Settings");
  await expect(page.getByLabel("Point out blunders")).not.toBeChecked();
});
