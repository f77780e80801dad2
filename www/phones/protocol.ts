/** The messages between phones at a table: docs/phones.md, "Messages". Their types are derived from the schemas. */
import * as v from "valibot";
import type { GameEvent, GameId, LegalMove, Outcome, Sheet, Turn, View } from "../engine/types";
import { plain } from "../i18n/plain";

/** The version of the protocol. Both sides must have the same one. */
export const PROTOCOL = 2;
/** The maximum length of a guest's message, in characters. */
const GUEST_LIMIT = 4096;
/** The same for a host's message: the limit of a channel. */
const HOST_LIMIT = 1 << 22;
/** The maximum number of seats of a game. */
export const MOST_SEATS = 6;

/** An object that only the rules create and read. */
const shape = <T>() => v.custom<T>((value) => typeof value === "object" && value !== null);
const shapes = <T>() => v.array(shape<T>());

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const name = v.pipe(v.string(), v.maxLength(200), v.transform(plain));
/** The token with which a guest returns to its seats: 16 bytes in hexadecimal digits. */
const token = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));
const version = v.pipe(v.string(), v.maxLength(40));
const id = v.pipe(v.string(), v.maxLength(40));
const options = v.record(id, id);

/** A viewer: a seat, or "" for the public view. */
const viewer = v.pipe(v.string(), v.regex(/^[0-5]?$/));

const seatShown = v.variant("kind", [
  v.object({ kind: v.literal("bot"), level: v.picklist([1, 2, 3, 4, 5]) }),
  v.object({ kind: v.literal("host"), name }),
  /** `there`: true if the seat's phone is connected. */
  v.object({ kind: v.literal("guest"), name, taken: v.boolean(), there: v.boolean() }),
]);

const step = v.object({
  notation,
  /** The deciding seat; null for chance. */
  seat: v.nullable(seat),
  path: v.array(id),
  /** True if it was the only legal move. */
  forced: v.boolean(),
  /** The step's events for each of the guest's viewers, and the parts of the view that each event changes. */
  events: v.record(viewer, shapes<GameEvent>()),
  changes: v.record(viewer, shapes<Partial<View>>()),
  turn: shape<Turn>(),
  outcome: v.nullable(shape<Outcome>()),
});

const move = v.object({
  notation,
  path: v.array(id),
  /** The events of the move in public view. */
  events: shapes<GameEvent>(),
  outcome: v.nullable(shape<Outcome>()),
});

const steps = {
  /** The number of earlier steps that remain. The new steps follow them. */
  from: count,
  steps: v.array(step),
  /** The guest's legal moves. */
  moves: v.array(move),
  /** The draw offer that the guest may make now. */
  offer: v.nullable(move),
  sheet: v.nullable(shape<Sheet>()),
};

const hostMessage = v.variant("kind", [
  v.object({
    kind: v.literal("welcome"),
    protocol: count,
    version,
    token,
  }),
  v.object({
    kind: v.literal("refused"),
    why: v.picklist(["protocol", "version", "full", "declined"]),
    protocol: count,
    version,
  }),
  v.object({
    kind: v.literal("table"),
    game: v.custom<GameId>((value) => typeof value === "string"),
    options,
    seats: v.pipe(v.array(seatShown), v.maxLength(MOST_SEATS)),
    yours: v.array(seat),
    begun: v.boolean(),
  }),
  v.object({
    kind: v.literal("game"),
    options,
    start: v.record(viewer, shape<View>()),
    ...steps,
  }),
  v.object({ kind: v.literal("steps"), ...steps }),
  /** A decision of this seat has been taken back. */
  v.object({ kind: v.literal("taken-back"), seat }),
  /** The host declined the guest's request, and the game stays as it is. */
  v.object({ kind: v.literal("takeback-declined") }),
  v.object({ kind: v.literal("bye") }),
]);

const guestMessage = v.variant("kind", [
  v.object({
    kind: v.literal("hello"),
    protocol: count,
    version,
    /** The token from an earlier visit. */
    token: v.nullable(token),
  }),
  v.object({
    kind: v.literal("sit"),
    seats: v.pipe(v.array(v.object({ seat, name })), v.maxLength(MOST_SEATS)),
  }),
  v.object({ kind: v.literal("play"), seat, ply: count, notation }),
  v.object({ kind: v.literal("roll"), seat, ply: count }),
  v.object({ kind: v.literal("rethink"), seat, ply: count }),
  /** A request to the host to take back the last decision. */
  v.object({ kind: v.literal("takeback"), ply: count }),
  v.object({ kind: v.literal("bye") }),
]);

export type HostMessage = v.InferOutput<typeof hostMessage>;
export type GuestMessage = v.InferOutput<typeof guestMessage>;
export type SeatShown = v.InferOutput<typeof seatShown>;
export type SentStep = v.InferOutput<typeof step>;
export type SentMove = LegalMove & v.InferOutput<typeof move>;
export type TableMessage = Extract<HostMessage, { kind: "table" }>;
export type GameMessage = Extract<HostMessage, { kind: "game" }>;
export type StepsMessage = Pick<GameMessage, "from" | "steps" | "moves" | "offer" | "sheet">;

/** Reads a text as a message; null if it isn't one. */
export type Read<M> = (text: string) => M | null;

function reader<M>(message: v.GenericSchema<unknown, M>, limit: number): Read<M> {
  const schema = v.pipe(v.string(), v.maxLength(limit), v.parseJson(), message);
  return (text) => {
    const read = v.safeParse(schema, text);
    return read.success ? read.output : null;
  };
}

/** Reads a guest's message. */
export const readGuest: Read<GuestMessage> = reader(guestMessage, GUEST_LIMIT);
/** Reads a host's message. */
export const readHost: Read<HostMessage> = reader(hostMessage, HOST_LIMIT);
