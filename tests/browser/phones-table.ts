// Shared parts of tests with several devices: hosting and joining a table, and playing whole games.
import type { Page } from "@playwright/test";
import { choiceOf, expect } from "./fixtures";
import { type Match, rules } from "./player";

/** The kind of a seat at a new table: another device, a person here, or a bot of level 1. */
export type Who = "guest" | "person" | "1";

/** Derives all randomness of a device from a number: the same numbers give the same game, whose length is known. */
export const chanced = (page: Page, number: number): Promise<unknown> =>
  page.addInitScript((start) => {
    let state = start;
    crypto.getRandomValues = (numbers) => {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = Math.imul(state, 1664525) + 1013904223;
        bytes[at] = state >>> 24;
      }
      return numbers;
    };
  }, number);

/** Lays a table; the first seat is of a person here. */
export async function lay(page: Page, site: string, game: string, others: Who[]): Promise<void> {
  await page.goto(`${site}#play-${game}`);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByText("Seats and names").click();
  const players = choiceOf(page, "Players", `${others.length + 1}`);
  if ((await players.count()) > 0) await players.check();
  for (const [at, who] of others.entries())
    await page.locator(`select[name=seat-${at + 1}]`).selectOption(who);
  await page.getByRole("button", { name: "Invite players" }).click();
}

/** The link for the next phone. */
export async function invitation(page: Page): Promise<string> {
  const link = page.getByRole("textbox", { name: "Link", includeHidden: true });
  await expect(link).toHaveValue(/#t=/);
  return link.inputValue();
}

/** Another device comes to the table by the codes that people carry between the two. */
export async function connect(host: Page, guest: Page): Promise<void> {
  const link = await invitation(host);
  await guest.goto(link);
  await answerWith(host, guest);
}

/** The host is handed the answer that the guest shows. */
export async function answerWith(host: Page, guest: Page): Promise<void> {
  const reply = guest.getByRole("textbox", { name: "Your code" });
  await expect(reply).toHaveValue(/./);
  await host.getByRole("button", { name: "Next: the other phone’s code" }).click();
  await host.getByRole("textbox", { name: "Paste its code" }).fill(await reply.inputValue());
  await host.getByRole("button", { name: "Connect" }).click();
  // Two browsers agree on a connection.
  await expect(reply).toHaveCount(0, { timeout: 30_000 });
}

/** Sits down where the first places are free. */
export async function sit(guest: Page, seats: number): Promise<void> {
  const free = guest.getByRole("button", { name: "Sit here" });
  const own = guest.getByRole("button", { name: "Stand up" });
  // The last free seat is taken without asking.
  for (let taken = 1; taken <= seats; taken++) {
    if ((await own.count()) < taken) await free.first().click();
    await expect(own).toHaveCount(taken);
  }
}

export const begin = (host: Page): Promise<void> =>
  host.getByRole("button", { name: "Start the game" }).click();

/** The record of the game as the host keeps it. */
export const kept = (host: Page): Promise<string> =>
  host.evaluate(() => {
    const save = localStorage.getItem(
      `sobremesa:save:${sessionStorage.getItem("sobremesa:shown")}`,
    );
    return JSON.parse(save ?? "{}").record ?? "";
  });

/** Touches the places of a move, one after the other, and whatever else has to be answered on the way, until told to stop. */
const enter = (page: Page, path: string[]): Promise<void> =>
  page.evaluate(async (places) => {
    const entering = window as { stopped?: boolean };
    entering.stopped = false;
    const find = (where: string) => document.querySelector<HTMLElement>(where);
    /** For the page so many ms have passed, in which a curtain was read; nobody waits for it. */
    const pass = (millis: number): void => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + millis;
    };
    const answer = (): boolean => {
      const all = [...document.querySelectorAll<HTMLElement>(".curtain button, .answers button")];
      const shown = all.filter((one) => one.offsetParent !== null);
      const opener = shown.find((one) => one.closest(".curtain"));
      if (opener) pass(500);
      const next = opener ?? shown.at(-1);
      next?.click();
      return next !== undefined;
    };
    for (let at = 0; at < Math.max(places.length, 1) && !entering.stopped; ) {
      const cell = find(`.board-grid [data-place="${places[at]}"][data-can]`);
      if (cell) {
        cell.click();
        at++;
      } else if (answer()) {
        if (places.length === 0) return;
      }
      // Until the host's word has come; a page that is asked all the time is slow to hear it.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // The first touch may only show the move. Then a second one plays it.
    find(`.board-grid [data-place="${places.at(-1)}"][data-can][aria-pressed=true]`)?.click();
  }, path);

/** The rest of a move goes on by itself. */
const stopEntering = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    (window as { stopped?: boolean }).stopped = true;
  });

/** Plays for all seats with a bot's moves, entered on their pages, until the game is over or `stops` returns true. */
export async function playOut(
  host: Page,
  pageOf: (seat: number) => Page | null,
  stops: (match: Match) => boolean = () => false,
): Promise<void> {
  const api = await rules();
  for (let tries = 0; tries < 2000; tries++) {
    const record = await kept(host);
    const match = api.Match.fromRecord(record);
    const turn = match.turn();
    if (match.outcome() || stops(match)) return;
    const page = turn.kind === "seat" ? pageOf(turn.seat) : null;
    let entered: Promise<void> | null = null;
    if (turn.kind === "seat" && page) {
      const how = { level: 4 as const, nodes: 200, seed: String(match.ply) };
      const { move } = api.chooseMove(match.game, match.observation(turn.seat), how);
      const path = match.legalMoves().find(({ notation }) => notation === move)?.path ?? [];
      entered = enter(page, path);
    }
    match.free();
    await expect
      .poll(async () => (await kept(host)) !== record, { intervals: [2, 5, 10, 20, 50] })
      .toBe(true);
    if (page) await stopEntering(page);
    await entered;
  }
  throw new Error("the game does not end");
}

/** Counts the taps on a page from its loading on. */
export const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as { taps?: number };
    counted.taps = 0;
    addEventListener("click", () => counted.taps !== undefined && counted.taps++, true);
  });
export const taps = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { taps?: number }).taps ?? Number.NaN);

/** Keeps the messages of the other device, as the page reads them. */
export const listenIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const received: string[] = [];
    const { parse } = JSON;
    Object.assign(window, { received });
    JSON.parse = (text, reviver) => {
      if (text.startsWith('{"kind"')) received.push(text);
      return parse(text, reviver);
    };
  });

/** All messages received so far. */
export const receivedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as { received?: string[] }).received ?? []);
