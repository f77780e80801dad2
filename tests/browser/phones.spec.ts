// Several devices at one table, each with its own page, connected by codes.
import type { Page } from "@playwright/test";
import { button, expect, hurried, phone, status, test } from "./fixtures";
import {
  answerWith,
  begin,
  chanced,
  connect,
  countTaps,
  invitation,
  kept,
  lay,
  listenIn,
  playOut,
  receivedBy,
  sit,
  taps,
  type Who,
} from "./phones-table";
import { type Match, rules } from "./player";
import { viewOf } from "./special/dog";

test.use({
  ...phone,
  viewport: { width: 360, height: 600 },
  deviceScaleFactor: 1,
  settings: { speed: "off" },
});

/** A cup from a stack onto the board. */
async function move(page: Page, square: string): Promise<void> {
  await page
    .getByRole("button", { name: /stack, can be taken/ })
    .first()
    .click({ force: true });
  await page.getByRole("button", { name: new RegExp(`^${square}, .*can`) }).click({ force: true });
}

/** Another device at a table of Gobblet, at which the host has made the first move. */
async function guestAt(host: Page, guest: Page, site: string): Promise<void> {
  await lay(host, site, "gobblet", ["guest"]);
  await connect(host, guest);
  await begin(host);
  await expect(status(host)).toContainText("Your turn");
  await expect(guest.locator(".board-grid button").first()).toBeAttached();
  await move(host, "b2");
  await expect(status(guest)).toContainText("Your turn");
}

/** Checks that a guest never got the game's seed. */
async function gotNoSeed(host: Page, guest: Page): Promise<void> {
  const [, seed = ""] = /\[Seed "(.+?)"\]/.exec(await kept(host)) ?? [];
  expect(seed).not.toBe("");
  expect((await receivedBy(guest)).join()).not.toContain(seed);
}

/** Returns a test that is true after seat 1's first decision. */
function firstActed(): (match: Match) => boolean {
  let asked = Number.POSITIVE_INFINITY;
  return (match) => {
    const turn = match.turn();
    if (turn.kind === "seat" && turn.seat === 1) asked = Math.min(asked, match.ply);
    return match.ply > asked;
  };
}

/** Checks that a guest at seat 1 got exactly the events that the rules allow this seat to know, step by step. */
async function gotNoMore(guest: Page, record: string): Promise<void> {
  const { Match } = await rules();
  const match = Match.fromRecord(record);
  const knows: object[] = [];
  for (let more = true; more; more = match.undo())
    knows.unshift({ "": match.events(), 1: match.events(1) });
  const start = { "": match.view(), 1: match.view(1) };
  let steps = 0;
  for (const text of await receivedBy(guest)) {
    const message = JSON.parse(text);
    if (message.kind === "game") expect(start).toMatchObject(message.start);
    for (const [at, step] of (message.steps ?? []).entries()) {
      expect(knows[message.from + at + 1]).toMatchObject(step.events);
      steps++;
    }
  }
  expect(steps).toBeGreaterThanOrEqual(knows.length - 1);
}

/** Phones with chances of their own, at a table with the first one; guests' taps are counted and what they hear is kept. */
async function gathered(
  page: Page,
  newDevice: () => Promise<Page>,
  site: string,
  { game, chance, others, sits }: { game: string; chance: number; others: Who[]; sits: number[] },
): Promise<Page[]> {
  await hurried(page);
  await chanced(page, chance);
  await lay(page, site, game, others);
  const guests: Page[] = [];
  for (const [at, seats] of sits.entries()) {
    const guest = await newDevice();
    await hurried(guest);
    await chanced(guest, chance + at + 1);
    await countTaps(guest);
    await listenIn(guest);
    await connect(page, guest);
    await sit(guest, seats);
    guests.push(guest);
  }
  await begin(page);
  return guests;
}

// Of this chance the game is short. phones.test.ts plays whole ones of every kind.
test("Muros: a whole game on three phones", async ({ page, newDevice, site }) => {
  test.setTimeout(240_000);
  const table = { game: "muros", chance: 4, others: ["guest", "guest"] as Who[], sits: [1, 1] };
  const others = await gathered(page, newDevice, site, table);
  const pageOf = (seat: number): Page | null => [page, ...others][seat] ?? null;
  const guest = others[0] as Page;
  await playOut(page, pageOf, firstActed());
  expect(await taps(guest), "taps from the scan to the first move").toBeLessThanOrEqual(4);
  await playOut(page, pageOf, ({ ply }) => ply > 30);
  await gotNoSeed(page, guest);
  await playOut(page, pageOf);
  const record = await kept(page);
  await gotNoMore(guest, record);
  // A rematch waits for nobody: a phone that sleeps finds it when it is back.
  await guest.goto("about:blank");
  await page.reload();
  await button(page, "Rematch").click();
  await expect(page.locator(".seat-chip[data-away]")).toHaveCount(2);
  expect(await kept(page)).not.toContain(record);
  await page.locator(".seat-chip[data-away]").first().click();
  await guest.goto(await invitation(page));
  await expect(guest.getByText("Welcome back: your seat is kept.")).toBeVisible();
  await answerWith(page, guest);
  await expect(status(guest)).toContainText(/to move|Your turn|Your roll/);
});

// A round with its exchange: phones.test.ts plays such a game to its end.
test("Dog: one person's phone, one of two people, and a bot", async ({ page, newDevice, site }) => {
  test.setTimeout(180_000);
  const table = { game: "dog", chance: 20, others: ["guest", "guest", "1"] as Who[], sits: [2] };
  const [guest] = (await gathered(page, newDevice, site, table)) as [Page];
  await playOut(
    page,
    (seat) => [page, guest, guest][seat] ?? null,
    (match) => viewOf(match).round > 1,
  );
  await gotNoSeed(page, guest);
});

test("a bot plays for a phone that has left", async ({ page, newDevice, site }) => {
  const guest = await newDevice();
  await guestAt(page, guest, site);
  await guest.reload();
  await expect(guest.getByText("Connection lost.")).toBeVisible();
  await expect(status(page)).toContainText("is away");
  const note = page.locator(".note", { hasText: "Away: Black." });
  await note.getByRole("button", { name: "Phones at the table" }).click();
  await page.keyboard.press("Escape");
  // The seat itself leads there, too.
  await page.getByRole("button", { name: "Black: guest" }).click();
  await page.getByRole("button", { name: "Let a bot play in the meantime" }).click();
  await page.keyboard.press("Escape");
  await expect(status(page)).toContainText("Your turn");
  // Where nobody but bots plays there, the table is laid all the same, also after a reload: as soon as its code comes.
  let opened = (): void => {};
  const menu = new Promise<void>((done) => {
    opened = done;
  });
  await page.route(/assets\/chunk-/, (route) => menu.then(() => route.continue()));
  await page.reload();
  await button(page, "Menu").click();
  opened();
  await page.getByRole("button", { name: "Phones at the table" }).click();
  await expect(page.getByText(/, level 3, for guest/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/#t=/);
});

test("the single file: its codes are pasted as text", async ({ page, newDevice, file }) => {
  await lay(page, file, "gobblet", ["guest"]);
  const code = page.getByRole("textbox", { name: "Code for the next phone" });
  await expect(code).toHaveValue(/^[\w-]+$/);
  // The host's own code is refused.
  const invited = await code.inputValue();
  await button(page, "Next: the other phone’s code").click();
  await page.getByRole("textbox", { name: "Paste its code" }).fill(invited);
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("That is the invitation.")).toBeVisible();
  await button(page, "Back").click();
  const guest = await newDevice();
  await guest.goto(file);
  await guest.getByRole("button", { name: "Open or join" }).click();
  const pasted = guest.getByRole("textbox", { name: "A record, a link or an invitation code" });
  await pasted.fill(invited);
  await button(guest, "Open").click();
  await answerWith(page, guest);
  await begin(page);
  await move(page, "b2");
  await expect(status(guest)).toContainText("Your turn");
  await move(guest, "c3");
  await expect(status(page)).toContainText("Your turn");
  // A guest that lost the table returns by another code.
  await page.reload();
  await expect(status(guest)).toContainText("Connection lost.");
  await page.locator(".note").getByRole("button", { name: "Phones at the table" }).click();
  await expect(code).toHaveValue(/^[\w-]+$/);
  await guest.locator(".answers").getByRole("button", { name: "Enter the new code" }).click();
  await pasted.fill(await code.inputValue());
  await button(guest, "Open").click();
  await answerWith(page, guest);
  await page.keyboard.press("Escape");
  await move(page, "a1");
  await expect(status(guest)).toContainText("Your turn");
});

test("two phones play over plain http", async ({ page, newDevice, watch }) => {
  const site = "http://games.test/";
  watch.trust(site);
  const guest = await newDevice();
  for (const each of [page, guest])
    await each.route(`${site}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: `dist/site/${pathname.slice(1) || "index.html"}` });
    });
  await guestAt(page, guest, site);
  expect(await guest.evaluate(() => [isSecureContext, crypto.subtle])).toEqual([false, undefined]);
  await move(guest, "c3");
  await expect(status(page)).toContainText("Your turn");
});

test("no server is asked; a cached guest is lost", async ({ page, newDevice, site }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const Connection = RTCPeerConnection;
    Object.assign(window, {
      asked,
      RTCPeerConnection: class extends Connection {
        constructor(how?: RTCConfiguration) {
          super(how);
          asked.push(how?.iceServers ?? []);
        }
      },
    });
  });
  await lay(page, site, "gobblet", ["guest"]);
  const guest = await newDevice();
  await guest.goto(await invitation(page));
  const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  expect(asked).toEqual([[]]);
  await expect(guest.getByRole("textbox", { name: "Your code" })).toHaveValue(/./);
  await guest.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(guest.getByRole("button", { name: "Enter the new code" })).toBeVisible();
});
