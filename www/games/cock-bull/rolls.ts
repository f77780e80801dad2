/** The rolls of a turn as a row of small pictures: two dice, and what came of them. */
import type { Item, Scene } from "../../board/types";
import type { CockBullEvent, Colour, Die, GameEvent } from "../../engine/types";
import { type CockBullLayout, pointOf, rolledAt } from "./layout";

/** A roll and the event that it led to, if it has happened. */
export interface Rolled {
  roll: string;
  did: CockBullEvent | null;
}

/** A roll that passed the dice to a seat with this colour. */
export const lostRoll = (roll: string, seat: number, colour: Colour): Rolled => ({
  roll,
  did: { kind: "passed", seat: seat ? 1 : 0, colour },
});

/** The rolls of the turn that the last roll belongs to, the latest first. */
export function rollsOf(past: Scene<"cock-bull">["past"] = []): Rolled[] {
  const rolls: Rolled[] = [];
  let did: CockBullEvent | null = null;
  for (const { events } of [...past].reverse()) {
    for (const event of [...events].reverse() as GameEvent<"cock-bull">[]) {
      if (event.kind === "chosen") return rolls;
      if (event.kind === "passed" && rolls.length > 0) return rolls;
      if (event.kind === "rolled") {
        rolls.push({ roll: event.roll, did });
        did = null;
      } else if ("spot" in event || /pegged|passed/.test(event.kind)) did = event as CockBullEvent;
    }
  }
  return rolls;
}

/** The dice of the opening that decided it, by seat, if nothing has been rolled since. */
export function openingOf(past: Scene<"cock-bull">["past"] = []): { seat: number; die: Die }[] {
  const events = past.flatMap((step) => step.events as GameEvent<"cock-bull">[]);
  if (events.some(({ kind }) => kind === "rolled")) return [];
  const dice = events.flatMap((event) => (event.kind === "die" ? event : [])).slice(-2);
  return dice.length === 2 ? dice : [];
}

/** The sprite of what a roll led to: a chip that came, was turned or went, holes of a Peg, or the end of the turn. */
function resultOf(did: CockBullEvent): [sprite: string, scale: number] {
  const { kind } = did;
  if ("spot" in did) {
    const of = `${did.colour}:${did.spot.charAt(0).toUpperCase()}`;
    return [`${kind === "removed" ? "gone" : "chip"}:${of}`, 0.34];
  }
  if (did.kind === "pegged") return [`plus:${did.colour}:${did.to - did.from}`, 0.62];
  return ["pass::", 0.62];
}

/** The pictures of a turn's rolls with their results, as far as there is room. A roll without a result is on the dice. */
export function rollItems(layout: CockBullLayout, rolls: readonly Rolled[]): Item[] {
  const item = (sprite: string, at: readonly [number, number], scale: number): Item => ({
    sprite: `${sprite}:${layout.unit}:0`,
    ...pointOf(layout, [at[0], at[1]]),
    scale,
  });
  return rolls.flatMap(({ roll, did }, back) => {
    const place = rolledAt(layout, back, rolls.length);
    if (!did || !place) return [];
    const { at, scale: small } = place;
    const [x, y] = at;
    const dice = [...roll].map((face, die) =>
      item(`die::${face}`, [x + (die ? 2 : -2) * small, y - 3.4 * small], 0.36 * small),
    );
    const [sprite, scale] = resultOf(did);
    return [...dice, item(sprite, [x, y + 3 * small], scale * small)];
  });
}
