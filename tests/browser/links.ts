// Games that stand at an interesting point, as records and as links.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
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
  readFileSync(new URL(`../records/good/v0.1.0/${name}.txt`, import.meta.url), "utf8");

/** Follows a link: opening one changes the address, so the page may be elsewhere before it counts as arrived. */
export async function openLink(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: "commit" });
  } catch (error) {
    if (!/interrupted by another navigation/.test(String(error))) throw error;
  }
}

/** What comes after `#` to open it. */
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
