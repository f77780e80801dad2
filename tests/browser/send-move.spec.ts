// Games by messages: two people in different places send each other one link per turn.
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { axe, expect, prepare, type Setup, test, twoPeople, type Watch } from "./fixtures";
import { button, status } from "./hands";
import { openLink } from "./links";
import { names, Player } from "./player";

/** Settings without motion; messages handed to other apps are recorded. */
const SETTINGS = { speed: "off" };
test.use({ settings: SETTINGS });

const byMessages = (name = "Ana", other = "Bo"): Setup => ({
  seats: [
    { kind: "person", name },
    { kind: "correspondent", name: other },
  ],
  options: {},
});

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

/** The newest note. */
const note = (page: Page): Locator => page.locator(".note").last();

/** Sends the move by one tap, and tells the message. */
async function sent(page: Page): Promise<string> {
  await status(page).getByRole("button", { name: "Send move", exact: true }).click();
  return lastSent(page);
}

/** The link in a message. */
const linkIn = (message: string): string => /https?:\S+/.exec(message)?.[0] ?? "";

/** Bo opens a link and sits at a game that stands as Ana's. */
async function arrive(page: Page, message: string, from: Player): Promise<Player> {
  await openLink(page, linkIn(message));
  const player = await Player.sit(page, names, { record: from.match.record() });
  await player.agrees();
  return player;
}

test.beforeEach(({ context }) => noteMessages(context));

test.describe("Ana, to Bo", () => {
  test.use({ setup: byMessages() });

  test("a whole game of Gobblet by links", async ({ page, browser, site, watch }) => {
    const ana = await Player.begin(page, site, names);
    const other = await elsewhere(browser, watch);
    await expect(page.locator(".seats")).toHaveText("White: AnaBlack: Bo");
    await ana.play("D@a1");
    await expect(status(page)).toContainText("Waiting for Bo.");
    expect(await axe(page)).toEqual([]);
    // The board ignores taps for the absent player.
    await ana.place("d4").dispatchEvent("click");
    await ana.agrees();
    const first = await sent(page);
    expect(first).toMatch(/^Ana: White puts .* on a1\. Your turn, Bo: http\S+$/);
    await page.reload();
    await expect(status(page)).toContainText("Waiting for Bo.");

    const bo = await arrive(other, first, ana);
    await expect(other.locator(".seats")).toHaveText("White: AnaBlack: Bo");
    await expect(status(other)).toContainText("Your turn.");
    await other.reload();
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
      const message = await sent(here);
      if (count === 2) await there.reload();
      await openLink(there, linkIn(message));
      reader.match.play(move);
      await reader.agrees();
    }
    await expect(status(page)).toContainText("You win!");
    await expect(status(other)).toContainText("Ana wins!");
    // The player who ended the game sends the last link; the other has nothing to send.
    expect(await lastSent(page)).toMatch(/White has four in a row\. The game is over: http\S+$/);
    await expect(status(other).getByRole("button", { name: "Send move" })).toHaveCount(0);
    // One game at each place, not one a link.
    for (const each of [page, other]) {
      await button(each, "All games").click();
      await expect(each.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
      const kept = await each.evaluate(() => Object.keys(localStorage).join());
      expect(kept.match(/save:/g)).toHaveLength(1);
    }
  });

  test("a waiting game is found at home", async ({ page, browser, site, watch }) => {
    const ana = await Player.begin(page, site, names);
    await ana.play("D@a1");
    const other = await elsewhere(browser, watch);
    const bo = await arrive(other, await sent(page), ana);
    // Bo has decided nothing yet, and finds it all the same.
    await button(other, "All games").click();
    await other.getByRole("button", { name: /^Continue Gobblet/ }).click();
    await bo.play("D@d4");
    const answer = await sent(other);
    await button(page, "All games").click();
    await openLink(page, linkIn(answer));
    ana.match.play("D@d4");
    await ana.agrees();
    await expect(status(page)).toContainText("Your turn.");
    await button(page, "All games").click();
    await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(1);
  });

  test("after an undo the reader chooses a game", async ({ page, browser, site, watch }) => {
    const ana = await Player.begin(page, site, names);
    await ana.play("D@a1");
    const other = await elsewhere(browser, watch);
    const bo = await arrive(other, await sent(page), ana);
    await button(page, "Undo").click();
    ana.match.undo();
    await ana.play("D@b2");
    const second = await sent(page);
    const question = other.getByRole("dialog", { name: "Which game counts?" });
    await openLink(other, linkIn(second));
    expect(await axe(other)).toEqual([]);
    await question.getByRole("button", { name: "Keep mine" }).click();
    await bo.agrees();
    await other.goto("about:blank");
    await openLink(other, linkIn(second));
    await question.getByRole("button", { name: "Use the game from the link" }).click();
    await expect(question).toHaveCount(0);
    bo.match.undo();
    bo.match.play("D@b2");
    await bo.agrees();
    await other.reload();
    await bo.agrees();
    await expect(status(other)).toContainText("Your turn.");
  });
});

test.describe("names that are no names", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const bold = "<b>Bo</b>";
  test.use({ setup: byMessages(evil, bold) });

  test("are text; stale links change nothing", async ({ page, browser, site, watch }) => {
    const ana = await Player.begin(page, site, names);
    await ana.play("D@a1");
    const first = await sent(page);
    await page.goto("about:blank");
    await openLink(page, linkIn(first));
    await expect(note(page)).toContainText(`You already have this move. Waiting for ${bold}.`);
    await ana.agrees();
    const other = await elsewhere(browser, watch);
    // As links were before they had a checksum.
    const link = linkIn(first).replace(/;c[\da-f]{4}\d+;/, ";");
    await openLink(other, link.replace("mD@a1", "mD@z9"));
    await expect(note(other)).toContainText("This link is damaged. Ask for it again.");
    await expect(button(other, "Play Gobblet")).toBeVisible();
    await expect(other.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
    await openLink(page, `${link}_D@a1`);
    await expect(note(page)).toContainText("Your game hasn’t changed.");
    await ana.agrees();
    await expect(status(page)).toContainText(`Waiting for ${bold}.`);

    const bo = await arrive(other, first, ana);
    await expect(other.locator(".seats")).toContainText(evil);
    await expect(other.locator(".seats img, .seats b")).toHaveCount(0);
    await bo.play("D@d4");
    await openLink(other, linkIn(first));
    await expect(note(other)).toContainText(`You already have this move. Waiting for ${evil}.`);
    await bo.agrees();
    await expect(status(other)).toContainText(`Waiting for ${evil}.`);
  });
});

test.describe("two people at one device", () => {
  test.use({ setup: twoPeople() });

  test("go on by messages from the menu, and again at one device", async ({ page, site }) => {
    const player = await Player.begin(page, site, names);
    await player.play("D@a1");
    await player.menu("Send move");
    expect(await lastSent(page)).toMatch(/^White puts .* on a1\. Your turn, Black: http/);
    await expect(status(page)).toContainText("Waiting for Black.");
    await expect(page.locator(".seats")).toContainText("elsewhere");
    await player.menu("Continue on this device");
    await expect(status(page)).toContainText("Black to move.");
    await player.play("D@d4");
    await player.agrees();
    // One is set up so against nobody but a person.
    await player.menu("New game");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Seats and names").click();
    const [first, second] = [0, 1].map((seat) => dialog.locator(`select[name=seat-${seat}]`));
    await first?.selectOption("correspondent");
    await expect(second ?? dialog).toHaveValue("person");
    await second?.selectOption("3");
    await expect(first ?? dialog).toHaveValue("person");
    await first?.selectOption("correspondent");
    await dialog.locator("input[name=name-0]").fill("Ana");
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(status(page)).toContainText("Waiting for Ana.");
    expect(await sent(page)).toMatch(
      /^Let’s play Gobblet: we send each other a link each turn\. You start, Ana: http/,
    );
  });
});

test.describe("without an app for messages", () => {
  test.use({ setup: byMessages(), permissions: ["clipboard-read", "clipboard-write"] });

  test("it is copied, or shown to be copied by hand", async ({ page, site }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
    const ana = await Player.begin(page, site, names);
    await ana.play("D@a1");
    const send = status(page).getByRole("button", { name: "Send move", exact: true });
    await send.click();
    await expect(note(page)).toContainText("Copied. Paste it into a message.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Your turn, Bo: http");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await send.click();
    await expect(page.getByRole("dialog").getByLabel("The message")).toHaveValue(copied);
    expect(await axe(page)).toEqual([]);
  });
});
