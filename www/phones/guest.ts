/** A guest at a table, from the host's side. */
import type { Latest } from "../session/remote";
import type { Step } from "../session/steps";
import type { KnownGuest } from "../storage/tables";
import type { Line } from "./line";
import { gameFor, stepsFor, viewersOf } from "./messages";
import type { GuestMessage, HostMessage } from "./protocol";

/** One guest. It starts disconnected. */
export class Guest {
  readonly token: string;
  seats: number[];
  names: Record<string, string> | undefined;
  line: Line<GuestMessage, HostMessage> | null = null;
  /** The game and steps sent so far. */
  sent: { game: unknown; steps: readonly Step[] } | null = null;
  /** True while the host's player is asked about a request of this guest. */
  asking = false;
  /** True if the host has refused it a seat. */
  declined = false;

  constructor({ token, seats, names }: KnownGuest) {
    this.token = token;
    this.seats = seats;
    this.names = names;
  }

  /** The part that is saved for a reload. */
  get known(): KnownGuest {
    const { token, seats, names } = this;
    return { token, seats, ...(names && { names }) };
  }

  /** Moves with its seats: `order` has the former seat of each seat. */
  move(order: readonly number[]): void {
    const moved = (at: number): number => order.indexOf(at);
    this.seats = this.seats.map(moved).sort((a, b) => a - b);
    const names = Object.entries(this.names ?? {}).map(([at, name]) => [moved(Number(at)), name]);
    this.names = Object.fromEntries(names);
  }

  /** Sends the steps that the guest does not have. With `always`, sends a message even if there are none. */
  update(game: Latest, hiddenHands: boolean, always: boolean): void {
    const { line, seats, sent } = this;
    const { id, steps } = game;
    const to = { seats, viewers: viewersOf(seats, hiddenHands) };
    if (!sent || sent.game !== id) {
      line?.send({ kind: "game", ...gameFor(game, to) });
    } else {
      const firstDifference = sent.steps.findIndex((step, at) => step !== steps[at]);
      const from = firstDifference < 0 ? sent.steps.length : firstDifference;
      const nothing = from === steps.length && from === sent.steps.length;
      if (!nothing || always) line?.send({ kind: "steps", ...stepsFor(game, to, from) });
    }
    this.sent = { game: id, steps };
  }
}
