/** The effects of a session. Its functions return them, and `session.ts` performs them. */
import type { Scene, Showing } from "../board/types";
import type { ErrorCode, Moment } from "../engine/types";
import type { Kept, Save } from "../storage/save";
import type { Level } from "../storage/seats";
import type { SessionData } from "./data";
import type { Change, Over } from "./state";
import type { Step } from "./steps";

/** Something to do, in the order of the list. */
export type Effect =
  /** Plays a step (`chosen` by a person here), or lets chance draw one. Then `played` continues. */
  | { kind: "play"; notation: string; chosen: boolean; before: Scene | null }
  | { kind: "draw" }
  /** Advances a match on another device by one step. Then `played` continues. */
  | { kind: "follow"; before: Scene | null }
  /**
   * Moves the match along a trip, at once or step by step. Then `went` continues. `before` is the spectators' scene.
   */
  | { kind: "go"; trip: Trip; before?: Scene | null }
  /** Saves the game, after a step or as it is. */
  | { kind: "save"; what: "step" | "place" | "seats" }
  /** Plays moments, ending in a scene. */
  | { kind: "animate"; moments: Moment[]; after: Scene; showing?: Showing }
  | { kind: "show"; scene: Scene }
  /** Draws the current scene. */
  | { kind: "redraw" }
  /** Keeps the board at rest for this many ms. */
  | { kind: "pause"; millis: number }
  /** Ends the running motion and skips the queued ones. */
  | { kind: "finish" }
  /** Continues after `pause` ms, and (`rested`) once the board is at rest, unless it is cancelled. */
  | { kind: "later"; pause: number; rested: boolean; wish: Wish }
  /** Asks a bot for its move, or without a level the strongest for a hint. */
  | { kind: "ask"; seat: number; level: Level | null; pace: number }
  /** Shows steps received from another device, each once the previous one is at rest. */
  | { kind: "come" }
  /** Sends a request to the device that plays the match. */
  | { kind: "send"; wish: Sent }
  /** Continues a drag with the move after the one it played. */
  | { kind: "tap"; place: string }
  /** Opens the next game of the series. */
  | { kind: "next" }
  /** Continues from what another tab, or a lesson, has saved. */
  | { kind: "adopt"; save: Adopted }
  /** Notifies the listeners before the next seat acts. */
  | { kind: "announce"; change: Change }
  | { kind: "advance" }
  | { kind: "report"; code: ErrorCode | "bot-failed"; error?: unknown };

/** A game as another tab has saved it, or a lesson's next step. */
export type Adopted = Kept & Pick<Save, "seats" | "bottom">;

/** An effect of one kind. */
export type EffectOf<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** An action for later. */
export type Wish =
  | { kind: "play"; notation: string }
  | { kind: "draw" }
  /** Reports a step that has come to rest. Then the next player acts. */
  | { kind: "reported"; step: Step }
  | { kind: "advance" }
  | { kind: "replay" };

/** A request to the device that plays the match. */
export type Sent =
  | { kind: "play"; seat: number; ply: number; notation: string }
  | { kind: "roll"; seat: number; ply: number }
  | { kind: "rethink"; seat: number; ply: number };

/** A way through the steps of a game. */
export type Trip =
  /** Continues the game from there. With a `way` each step is shown at this pace. */
  | { kind: "move"; to: number; over: Over; pace: number }
  /** Only views the position. */
  | { kind: "look"; to: number }
  /** Replays the game step by step. */
  | { kind: "replay"; to: number }
  /** Replays the steps between `since` and `end`. */
  | { kind: "again"; to: number; since: number; end: number };

/** A trip of one kind. */
export type TripOf<K extends Trip["kind"]> = Extract<Trip, { kind: K }>;

/** A step passed on a trip. */
export interface Passed {
  step: Step;
  /** Its moments in the current view. */
  moments: Moment[];
  back: boolean;
  /** The scene before, for spectators. */
  before: Scene | null;
}

/** A session and the effects to perform. */
export type Next = readonly [SessionData, readonly Effect[]];

/** A session whose state has changed. */
export const changed = (data: SessionData, change: Change = { kind: "state" }): Next => [
  data,
  [{ kind: "announce", change }],
];

/** A session whose state has changed, with work to do after the board has rested for a while. */
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
