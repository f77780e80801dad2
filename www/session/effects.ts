/** The effects of a session: its functions return them, and `runner.ts` carries them out. */
import type { Scene, Showing } from "../board/types";
import type { ErrorCode, GameEvent, LegalMove } from "../engine/types";
import type { Level } from "../storage/seats";
import type { SessionData } from "./data";
import type { Change, Over } from "./state";
import type { Step } from "./steps";

/** Something to do, in the order of the list. */
export type Effect =
  /** The match plays a step (`chosen` by a person here), or chance draws one; then `played` continues. */
  | { kind: "play"; notation: string; chosen: boolean; before: Scene | null }
  | { kind: "draw" }
  /** A match on another device moves by one step; then `played` continues. */
  | { kind: "follow"; before: Scene | null }
  /** The match travels, at once or step by step; then `went` continues. `before` is the onlookers' view. */
  | { kind: "go"; trip: Trip; before?: Scene | null }
  /** Saves the game, with a step that was `played` or as it is. */
  | { kind: "save"; what: "step" | "place" | "seats" }
  /** Plays events, ending in a scene. */
  | { kind: "animate"; events: GameEvent[]; after: Scene; showing?: Showing }
  | { kind: "show"; scene: Scene }
  /** The picture rests before what comes next is shown, in ms. */
  | { kind: "pause"; millis: number }
  /** The motion under way ends, and all that waits is skipped. */
  | { kind: "finish" }
  /** Ignores touches for a moment, because they were aimed at the previous picture. */
  | { kind: "deafen" }
  /** Continues after the picture rests (or at once) and a number of ms, unless it is cancelled. */
  | { kind: "later"; pause: number; rested: boolean; wish: Wish }
  /** A bot is asked for its move, or without a level the strongest for a hint. */
  | { kind: "ask"; seat: number; level: Level | null; pace: number }
  /** Steps that have come from another device are shown, one when the one before rests. */
  | { kind: "come" }
  /** Asks the device that plays the match. */
  | { kind: "send"; wish: Sent }
  /** A drag continues with the move after the one that it played. */
  | { kind: "tap"; place: string }
  /** Tells the listeners, before the next seat acts. */
  | { kind: "announce"; change: Change }
  | { kind: "advance" }
  | { kind: "report"; code: ErrorCode | "bot-failed"; error?: unknown };

/** An effect of one kind. */
export type EffectOf<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** An action for later. */
export type Wish =
  | { kind: "play"; notation: string }
  /** Plays the secret choice, if it was not changed meanwhile. */
  | { kind: "considered"; move: LegalMove }
  | { kind: "draw" }
  /** All learn of a step that has come to rest, and who acts next acts. */
  | { kind: "told"; step: Step }
  | { kind: "advance" }
  | { kind: "replay" };

/** A wish for the device that plays the match. */
export type Sent =
  | { kind: "play"; seat: number; ply: number; notation: string }
  | { kind: "roll"; seat: number; ply: number }
  | { kind: "rethink"; seat: number; ply: number };

/** A way through the steps of a game. */
export type Trip =
  /** Continues the game from there; with a `way` each step is shown at this pace. */
  | { kind: "move"; to: number; over: Over; pace: number }
  /** It is only looked at. */
  | { kind: "look"; to: number }
  /** It plays itself, a step at a time. */
  | { kind: "replay"; to: number }
  /** Replays the steps between `since` and `end`. */
  | { kind: "again"; to: number; since: number; end: number };

/** A trip of one kind. */
export type TripOf<K extends Trip["kind"]> = Extract<Trip, { kind: K }>;

/** A step that a trip went over. */
export interface Passed {
  step: Step;
  /** Its events in the current view. */
  events: GameEvent[];
  back: boolean;
  /** The scene before, for spectators. */
  before: Scene | null;
}

/** A session and its effects. */
export type Next = readonly [SessionData, readonly Effect[]];

/** A session whose state has changed. */
export const changed = (data: SessionData, change: Change = { kind: "state" }): Next => [
  data,
  [{ kind: "announce", change }],
];

/** A session whose state has changed; something is done once the picture has rested for a while. */
export const later = (data: SessionData, wish: Wish, pause = 0, change?: Change): Next =>
  also(changed(data, change), { kind: "later", pause, rested: true, wish });

/** Puts effects before the others. */
export const first = (effects: readonly Effect[], [data, rest]: Next): Next => [
  data,
  [...effects, ...rest],
];

/** Puts effects after the others. */
export const also = ([data, before]: Next, ...effects: readonly Effect[]): Next => [
  data,
  [...before, ...effects],
];
