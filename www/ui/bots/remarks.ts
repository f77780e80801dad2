/** When a bot has something to say during a game, and about what: rarely, and the same whenever a game is opened again. */
import type { GameEvent } from "../../engine/types";
import type { Occasion } from "../../games/define";
import type { Step } from "../../session/steps";
import { hashOf } from "../../storage/finished";
import type { Level, Seat } from "../../storage/seats";

/** What a bot says; which of the lines about it. */
export interface Remark {
  seat: number;
  level: Level;
  about: Occasion;
  which: number;
}

/** After so many moves of bots one may speak again, or for the first time. */
export const GAP = 8;

/** So many lines there are about each. */
export const LINES: Record<Occasion, number> = { capture: 2, block: 1, wait: 1, luck: 1, race: 1 };

/** What is worth a word more than what else happened in the same step. */
const ORDER: readonly Occasion[] = ["capture", "block", "race", "wait", "luck"];

/** A number that looks random and is the same for a text. */
function chanceOf(text: string): number {
  const hash = hashOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The line about something for this step: another than the one before; null where there is none. */
function lineOf(
  chance: number,
  seat: number,
  level: Level,
  about: Occasion,
  before: Remark | null,
): Remark | null {
  const count = LINES[about];
  const same = (which: number): boolean =>
    before?.level === level && before.about === about && before.which === which;
  const which = chance % count;
  const other = same(which) ? (which + 1) % count : which;
  return same(other) ? null : { seat, level, about, which: other };
}

/**
 * What is being said after these steps of a game with a seed: the last remark, until a person has moved or each seat has
 * once more. `occasionOf` tells what an event of a seat's step gives to talk about.
 */
export function remarkAfter(
  seed: string,
  seats: readonly Seat[],
  steps: readonly Step[],
  occasionOf: (event: GameEvent, seat: number) => Occasion | undefined,
): Remark | null {
  let since = 0;
  let last: Remark | null = null;
  let said: Remark | null = null;
  for (const [at, { seat, events }] of steps.entries()) {
    const who = seat === null ? undefined : seats[seat];
    if (seat === null || !who) continue;
    if (who.kind !== "bot") {
      said = null;
      continue;
    }
    since += 1;
    if (since >= seats.length) said = null;
    if (since < GAP) continue;
    const found = new Set(events.map((event) => occasionOf(event, seat)));
    const about = ORDER.find((each) => found.has(each));
    const chance = chanceOf(`${seed}:${at}`);
    // Now and then it is left at that.
    const remark: Remark | null =
      about && chance % 3 > 0 ? lineOf(chance >>> 8, seat, who.level, about, last) : null;
    if (!remark) continue;
    said = last = remark;
    since = 0;
  }
  return said;
}
