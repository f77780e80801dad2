// Two games that differ only in what a person must not see, and how one finds out that it can't be seen.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, open } from "./fixtures";
import { curtain, eavesdrop, everything, mover } from "./hands";
import { hashOf, openLink } from "./links";
import type { Match } from "./player";

/** Two beginnings with the same starter that differ in two hands, of the seats after next, and in the seed that dealt them. */
export interface Worlds {
  records: [string, string];
  starter: number;
  hands: string[];
}

/** Of a game that was just dealt: these hands, and the same with those of two seats changed by `swap`. */
export function worldsOf(
  match: Match,
  hands: string[],
  swap: (one: string, other: string) => [string, string],
): Worlds {
  const starter = mover(match);
  const [a, b] = [(starter + 2) % 4, (starter + 3) % 4];
  const swapped = [...hands];
  [swapped[a] = "", swapped[b] = ""] = swap(hands[a] ?? "", hands[b] ?? "");
  expect(swapped).not.toEqual(hands);
  const steps = match.steps();
  const recordOf = (each: string[]): string => {
    const deal = `deal:${each.map((hand, seat) => `${"ABCD".charAt(seat)}:${hand}`).join("/")}`;
    const line = (step: string, at: number) =>
      `${at + 1}. ${step.startsWith("deal:") ? deal : step}\n`;
    const header = `[Game "${match.game}"]\n[Seats "4"]\n[Seed "${each.join()}"]\n[Result "*"]\n\n`;
    return header + steps.map(line).join("");
  };
  for (const step of steps) expect(recordOf(hands)).toContain(step);
  return { records: [recordOf(hands), recordOf(swapped)], starter, hands };
}

/** Plays both by `go`, which notes all that can be seen again and again; the same in both. */
export async function samePictures(
  context: BrowserContext,
  file: string,
  { records }: Worlds,
  least: number,
  go: (page: Page, note: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const seen: string[][] = [];
  for (const record of records) {
    const page = await context.newPage();
    const all: string[] = [];
    const note = async (): Promise<void> => void all.push(...(await everything(page)));
    await openLink(page, file + hashOf(record));
    await expect(curtain(page)).toBeVisible();
    await note();
    await go(page, note);
    await page.getByRole("button", { name: "Undo" }).click();
    await note();
    seen.push(all);
    await page.close();
  }
  const [one = [], other = []] = seen;
  expect(one.length).toBeGreaterThan(least);
  for (const [at, text] of one.entries()) expect(other[at] === text, `picture ${at}`).toBe(true);
}

/** The same move in both, by the starter against bots: what others are told is the same; it is answered. */
export async function sameMessages(
  page: Page,
  url: (path: string) => string,
  { records, starter }: Worlds,
  touch: () => Promise<void>,
): Promise<string[]> {
  const seats = [0, 1, 2, 3].map((seat) => (seat === starter ? "person" : "bot:1")).join(" ");
  const seen: string[][] = [];
  for (const record of records) {
    await open(page, url("blog.html"), "<h1>A blog</h1>");
    const told = await eavesdrop(page, { seats, record }, url("dist/embed.js"));
    await touch();
    // The first bot's message, and what it led to.
    await expect.poll(async () => (await told()).length).toBeGreaterThan(3);
    seen.push((await told()).slice(0, 4));
  }
  expect(seen[1]).toEqual(seen[0]);
  return seen[0] ?? [];
}
