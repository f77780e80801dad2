// Games by message: two people in different places send each other the game as a link, once per turn.
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import {
  axe,
  button,
  expect,
  openLink,
  prepare,
  status,
  test,
  twoPeople,
  type Watch,
} from "./fixtures";
import { names, Player } from "./player";

const SETTINGS = { speed: "off" };
const seats = ["Ana", "Bo"].map((name) => ({ kind: "person" as const, name }));
test.use({ settings: SETTINGS, setup: { ...twoPeople(), seats } });

/** Records the messages handed to other apps. */
const noteMessages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text = "" }: { text?: string }) => void sent.push(text),
    });
  });

const lastSent = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent.at(-1) ?? "");

/** A browser at another place, without any saved game. */
async function elsewhere(browser: Browser, watch: Watch): Promise<Page> {
  const context = await browser.newContext();
  watch.attach(context);
  await prepare(context, SETTINGS, twoPeople());
  await noteMessages(context);
  return context.newPage();
}

const note = (page: Page): Locator => page.locator(".note").last();
const sendButton = (page: Page): Locator =>
  page.locator(".answers").getByRole("button", { name: "Send move", exact: true });

/** Sends the first move from the menu; returns the message. */
async function sentFromMenu(player: Player, page: Page): Promise<string> {
  await player.menu("Send move");
  return lastSent(page);
}

/** Sends a later move with one tap; returns the message. */
async function sent(page: Page): Promise<string> {
  await sendButton(page).click();
  return lastSent(page);
}

const linkIn = (message: string): string => /https?:\S+/.exec(message)?.[0] ?? "";

/** Bo opens a link to Ana's game. */
async function arrive(page: Page, message: string, from: Player): Promise<Player> {
  await openLink(page, linkIn(message));
  const player = await Player.sit(page, names, { record: from.match.record() });
  await player.agrees();
  return player;
}

test.beforeEach(({ context }) => noteMessages(context));

test("a whole game of Gobblet by links", async ({ page, browser, site, watch }) => {
  const ana = await Player.begin(page, site, names);
  const other = await elsewhere(browser, watch);
  await ana.play("D@a1");
  const first = await sentFromMenu(ana, page);
  expect(first).toMatch(/^Your turn, Bo: http\S+$/);
  const bo = await arrive(other, first, ana);
  await expect(other.locator(".seats")).toHaveText("White: AnaBlack: Bo");
  await expect(status(other)).toContainText("Bo to move.");
  await expect(sendButton(other)).toHaveCount(0);
  expect(await axe(other)).toEqual([]);
  const pages = [
    [page, ana],
    [other, bo],
  ] as const;
  const moves = ["D@a4", "D@b1", "D@b4", "D@c1", "D@c3", "C@d1"];
  for (const [count, move] of moves.entries()) {
    const [here, mover] = pages[(count + 1) % 2] ?? pages[0];
    const [there, reader] = pages[count % 2] ?? pages[0];
    await mover.play(move);
    await mover.agrees();
    if (count === 2) await here.reload();
    const message = await sent(here);
    await openLink(there, linkIn(message));
    reader.match.play(move);
    await reader.agrees();
  }
  for (const each of [page, other]) await expect(status(each)).toContainText("Ana wins!");
  // The player who ended the game sends the last link; the other has nothing to send.
  expect(await lastSent(page)).toMatch(/^The game is over: http\S+$/);
  await expect(sendButton(other)).toHaveCount(0);
  // One game at each place, not one per link.
  for (const each of [page, other]) {
    await button(each, "All games").click();
    await expect(each.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
    const kept = await each.evaluate(() => Object.keys(localStorage).join());
    expect(kept.match(/save:/g)).toHaveLength(1);
  }
});

test("both players use one device", async ({ page, site }) => {
  const player = await Player.begin(page, site, names);
  await player.play("D@a1");
  const first = linkIn(await sentFromMenu(player, page));
  await page.goto("about:blank");
  await openLink(page, first);
  await player.agrees();
  await player.play("D@d4");
  // The older link resumes the game.
  await page.goto("about:blank");
  await openLink(page, first);
  await player.agrees();
  await expect(note(page)).toContainText("You already have these moves.");
  const kept = await page.evaluate(() => Object.keys(localStorage).join());
  expect(kept.match(/save:/g)).toHaveLength(1);
});

test("after an undo the reader chooses, and both games stay", async ({
  page,
  browser,
  site,
  watch,
}) => {
  const ana = await Player.begin(page, site, names);
  await ana.play("D@a1");
  const other = await elsewhere(browser, watch);
  const bo = await arrive(other, await sentFromMenu(ana, page), ana);
  await button(page, "Undo").click();
  ana.match.undo();
  await ana.play("D@b2");
  const second = linkIn(await sentFromMenu(ana, page));
  const question = other.getByRole("dialog", { name: "Two different games" });
  await openLink(other, second);
  expect(await axe(other)).toEqual([]);
  await question.getByRole("button", { name: "Continue mine" }).click();
  await bo.agrees();
  await other.goto("about:blank");
  await openLink(other, second);
  await question.getByRole("button", { name: "Open the link’s game" }).click();
  await expect(question).toHaveCount(0);
  bo.match.undo();
  bo.match.play("D@b2");
  await bo.agrees();
  await other.reload();
  await bo.agrees();
  await button(other, "All games").click();
  await expect(other.getByRole("button", { name: /^Continue/ })).toHaveCount(2);
});

test.describe("without an app for messages", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the message is copied, or shown to be copied by hand", async ({ page, site }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
    const ana = await Player.begin(page, site, names);
    await ana.play("D@a1");
    await ana.menu("Send move");
    await expect(note(page)).toContainText("Copied. Paste it into a message.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Your turn, Bo: http");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await ana.menu("Send move");
    await expect(page.getByRole("dialog").getByLabel("The message")).toHaveValue(copied);
    expect(await axe(page)).toEqual([]);
  });
});
