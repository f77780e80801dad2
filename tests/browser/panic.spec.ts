// The rules panic on purpose (test build): the page says so, restores the game from its record, and continues.
import type { Page, Worker } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { answered, clicks, sitDown } from "./player";

/** The rules break at their next call of this name. */
async function breakAt(where: Page | Worker, name: string): Promise<void> {
  const prepare = (call: string) =>
    (globalThis as unknown as { panicNext(name: string): void }).panicNext(call);
  if ("workers" in where) await where.evaluate(prepare, name);
  else await where.evaluate(prepare, name);
}

/** A panic says on the console where it happened. */
const PLACE =
  /^console: panicked at crates\/wasm\/src\/panic\.rs:\d+:\d+:\na panic forced by a test/;

test.beforeEach(({ watch }) => watch.allow(PLACE));
test.afterEach(({ watch }) => expect(watch.troubles.some((said) => PLACE.test(said))).toBe(true));

const SAID = "Something went wrong. Your game was restored";

test("twice in a game, while the bot is asked for the next move", async ({ page, panicFile }) => {
  const player = await answered(await sitDown(page, panicFile));
  const note = page.locator(".note", { hasText: SAID });
  for (let times = 0; times < 2; times++) {
    await player.ready();
    await breakAt(page, "observation");
    await player.play(player.choose());
    await expect(note.getByRole("button", { name: "Copy a report" })).toBeVisible();
    await note.getByRole("button", { name: "Dismiss" }).click();
    await expect(note).toHaveCount(0);
    await player.follow();
    await player.agrees();
  }
  const outcome = await player.toEnd();
  await player.sees(outcome);
});

test("twice at one move of the bot: a person can play for it", async ({ page, panicFile }) => {
  const player = await sitDown(page, panicFile);
  await player.ready();
  for (let times = 0; times < 2; times++) await breakAt(page, "observation");
  await player.play("D@b2");
  await expect(player.status).toContainText("to move");
  await expect(player.status).not.toContainText("is thinking");
  await player.play("D@c3");
  await player.agrees();
});

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("a move that broke is not played, and can be played again", async ({ page, panicFile }) => {
    const player = await sitDown(page, panicFile);
    await player.play("D@b2");
    await player.ready();
    await breakAt(page, "play");
    await clicks(player, ["stack:4", "c3"]);
    await expect(page.locator(".note", { hasText: SAID })).toBeVisible();
    await player.agrees();
    await player.play("D@c3");
    await player.agrees();
    // Undo reaches back over the break.
    await player.button("Undo").click();
    await player.button("Undo").click();
    player.match.undo();
    player.match.undo();
    await player.agrees();
  });
});

test("behind a picture of the rules", async ({ page, panicFile }) => {
  const player = await answered(await sitDown(page, panicFile));
  await player.menu("Rules");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("rules");
  await page.getByRole("button", { name: "Back" }).click();
  await player.ready();
  await breakAt(page, "view");
  await player.menu("Rules");
  // The table has its new instance before anybody plays on.
  await expect(page.locator(".note", { hasText: SAID })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await player.ready();
  await player.play(player.choose());
  await player.follow();
  await player.agrees();
});

test("a panic in the bot's worker restarts it silently", async ({ page, panicFile }) => {
  const player = await answered(await sitDown(page, panicFile));
  const [worker] = page.workers();
  if (!worker) throw new Error("no worker");
  await player.ready();
  await breakAt(worker, "run");
  await player.play(player.choose());
  await player.follow();
  // A second time: the bot moves to the page.
  const [second] = page.workers();
  expect(second).not.toBe(worker);
  if (!second) throw new Error("no second worker");
  await player.ready();
  await breakAt(second, "run");
  await player.play(player.choose());
  await player.follow();
  const outcome = await player.toEnd();
  await player.sees(outcome);
});
