/** Seats and their players. */
import * as v from "valibot";
import { plain } from "../i18n/plain";

/** All levels of bots, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;

export type Level = (typeof LEVELS)[number];

/** The level of bots until somebody chooses another one. */
export const FIRST_LEVEL: Level = 1;

const name = v.pipe(v.string(), v.transform(plain));

/**
 * A person at this device, a guest at another device, or a bot. The names of people may be empty.
 */
const seat = v.variant("kind", [
  v.object({ kind: v.literal("person"), name }),
  v.object({ kind: v.literal("guest"), name }),
  v.object({ kind: v.literal("bot"), level: v.picklist(LEVELS) }),
]);
export type Seat = v.InferOutput<typeof seat>;

export const seatList = v.array(seat);

export const person = (name = ""): Seat => ({ kind: "person", name: plain(name) });

export const guest = (name = ""): Seat => ({ kind: "guest", name: plain(name) });

export const bot = (level: Level): Seat => ({ kind: "bot", level });

/** The same seats with bots of a level. */
export const withLevel = (seats: readonly Seat[], level: Level): Seat[] =>
  seats.map((seat) => (seat.kind === "bot" ? bot(level) : seat));

/** The seats of people at this device. */
export const peopleOf = (seats: readonly Seat[]): number[] =>
  seats.flatMap(({ kind }, index) => (kind === "person" ? [index] : []));

/** The seat of the only person at this device; undefined if there is none or more than one. */
export function onlyPerson(seats: readonly Seat[]): number | undefined {
  const [one, other] = peopleOf(seats);
  return other === undefined ? one : undefined;
}

/** Returns true if a seat's person is at another device. */
export const withGuests = (seats: readonly Seat[]): boolean =>
  seats.some(({ kind }) => kind === "guest");

/** Reads a level from outside (attributes, saves); null if it is invalid. */
export function readLevel(value: unknown): Level | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return LEVELS.find((level) => level === number) ?? null;
}

/** Reads seats written as text, as in an attribute: `person bot:3`. */
export function parseSeats(text: string, level: Level = FIRST_LEVEL): Seat[] | null {
  const seats: Seat[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [kind, rest] = word.split(":");
    const own = rest === undefined ? level : readLevel(rest);
    if (kind === "person") seats.push(person());
    else if (kind === "bot" && own) seats.push(bot(own));
    else return null;
  }
  return seats.length > 0 ? seats : null;
}

/** A person's name, on any device; empty for a bot or an unnamed person. */
export const nameOf = (seat: Seat | undefined): string =>
  seat === undefined || seat.kind === "bot" ? "" : seat.name;
