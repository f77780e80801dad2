// Interesting positions of games, as records, links and saved games.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { clicks, type Hand, Player, rules } from "./player";

const { toLink } = await rules();

/** A record that begins with a position. */
export const recordOf = (position: string, moves: string[] = [], options = ""): string =>
  [
    '[Game "gobblet"]',
    ...(options ? [`[Options "${options}"]`] : []),
    `[Position "${position}"]`,
    '[Result "*"]',
    "",
    ...moves.map((move, index) => `${index + 1}. ${move}`),
    "",
  ].join("\n");

/** One of tests/records/good. */
export const recordNamed = (name: string): string =>
  readFileSync(new URL(`../records/good/v0.2.0/${name}.txt`, import.meta.url), "utf8");

/** Follows a link: opening one changes the address, so the page may be elsewhere before it counts as arrived. */
export async function openLink(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: "commit" });
  } catch (error) {
    if (!/interrupted by another navigation/.test(String(error))) throw error;
  }
}

/** The part of a record's link from `#` on. */
export const hashOf = (record: string): string => `#r=${toLink(record)}`;

/** Opens a game of Gobblet that stands as its record says, for two people. */
export async function openGame(
  page: Page,
  home: string,
  record: string,
  hand: Hand = clicks,
): Promise<Player> {
  await openLink(page, home + hashOf(record));
  const player = await Player.sit(page, hand, { record });
  await player.ready();
  return player;
}

/** White's gobblet on a1 hides the fourth of a black row. */
export const HIDDEN_FOUR = "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w";
/** White wins with a third size on d1. */
export const NEARLY_WON = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w";

/** A kept game of Gobblet between two people, as the storage has it. */
export const saveOf = (more: object = {}): string => {
  const person = { kind: "person", name: "" };
  const record = recordNamed("gobblet-four-18");
  const seats = [person, person];
  return JSON.stringify({ v: 1, game: "gobblet", record, at: 3, seats, ...more });
};

/** Imports running games on home, as another device would have exported them. */
export async function importGames(page: Page, running: unknown[]): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  const buffer = Buffer.from(JSON.stringify({ v: 1, games: [], running }));
  const file = { name: "sobremesa.json", mimeType: "application/json", buffer };
  await page.locator("dialog input[type=file]").setInputFiles(file);
  await expect(page.locator(".note")).toContainText("Games added");
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Opens a page in whose storage these games are kept: `save:0`, `save:1` and so on. */
export async function openWith(page: Page, address: string, ...saves: string[]): Promise<void> {
  await page.goto(address);
  await page.evaluate((all) => {
    for (const [index, text] of all.entries())
      localStorage.setItem(`sobremesa:save:${index}`, text);
  }, saves);
  await page.reload();
}

/** The saved value of `save:0`. */
export const firstSave = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("sobremesa:save:0"));
