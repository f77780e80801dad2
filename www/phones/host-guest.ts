/** A guest at a table, from the host's side. */
import type { Refereed } from "../session/remote";
import type { Step } from "../session/steps";
import type { KnownGuest } from "../storage/tables";
import { commitmentTo } from "./fair";
import { type Line, RateLimit } from "./line";
import type { GuestMessage, HostMessage } from "./protocol";
import { tellGame, tellSteps, viewersOf } from "./telling";

/** How often in ten seconds a guest may ask for everything again, because a long game is costly to send. */
const RETOLD = 20;

/** One guest. It starts disconnected. */
export class Guest {
  readonly token: string;
  share: string;
  seats: number[];
  names: Record<string, string> | undefined;
  line: Line<GuestMessage, HostMessage> | null = null;
  /** The game and steps sent so far. */
  told: { game: unknown; steps: readonly Step[] } | null = null;
  revealed = false;
  /** True if its share is for the current or next game, not an earlier one. */
  fresh = false;
  /** Limits how often it asks for everything again. */
  readonly retold: RateLimit;

  constructor({ token, share, seats, names }: KnownGuest, now?: () => number) {
    this.token = token;
    this.share = share;
    this.seats = seats;
    this.names = names;
    this.retold = new RateLimit(RETOLD, now);
  }

  /** The part that is saved for a reload. */
  get known(): KnownGuest {
    const { token, share, seats, names } = this;
    return { token, share, seats, ...(names && { names }) };
  }

  /** Sends the steps that the guest does not have. With `always`, sends a message even if there are none. */
  tell(game: Refereed, of: { hiddenHands: boolean; shares: string[]; always: boolean }): void {
    const { line, seats, told } = this;
    const { match, steps } = game;
    const to = { seats, viewers: viewersOf(seats, of.hiddenHands) };
    if (told?.game !== match) {
      line?.say({ kind: "game", shares: of.shares, ...tellGame(game, to) });
    } else {
      const firstDifference = told.steps.findIndex((step, at) => step !== steps[at]);
      const from = firstDifference < 0 ? told.steps.length : firstDifference;
      const nothing = from === steps.length && from === told.steps.length;
      if (!nothing || of.always) line?.say({ kind: "steps", ...tellSteps(game, to, from) });
    }
    this.told = { game: match, steps };
  }

  /**
   * Sends what the guest needs to check the dice at the end: the secret, the whole record, and a commitment to the
   * `next` secret.
   */
  reveal(secret: string, record: string, next: string): void {
    if (this.revealed) return;
    this.revealed = true;
    this.line?.say({ kind: "reveal", secret, record, commitment: commitmentTo(next) });
  }
}
