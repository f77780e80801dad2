/** A guest's end of a table: the state it received and its requests to the host. */
import type { Beginning } from "../session/beginning";
import type { SessionOptions } from "../session/context";
import type { Session } from "../session/session";
import type { KeptGuest } from "../storage/tables";
import { isFair, randomHex } from "./fair";
import { FollowedMatch, stepOf } from "./followed-match";
import { Line } from "./line";
import type { Channel } from "./link/channel";
import {
  type GameTold,
  type GuestMessage,
  type HostMessage,
  PROTOCOL,
  readHost,
  type StepsTold,
  type TableTold,
} from "./protocol";
import { seatsHere } from "./seating";
import type { TakebackUser } from "./table";

/** A guest that has never been at the table. */
export const newcomer = (): KeptGuest => {
  return { token: null, share: randomHex(), round: 0, commitment: null, witness: false };
};

/** The state of a guest's connection to its table. */
export type Stand =
  | { kind: "waiting" }
  | { kind: "there" }
  /** The connection is lost, but the table still exists. */
  | { kind: "lost" }
  | { kind: "refused"; why: "protocol" | "version" | "full"; version: string }
  /** The host has cleared the table. */
  | { kind: "over" }
  /** The host has sent something impossible. */
  | { kind: "broken" };

/** The page's side of a visited table. */
export interface GuestUser extends TakebackUser {
  /** The product's version. */
  version: string;
  /** The table's name. */
  table: string;
  changed(): void;
  keep(guest: KeptGuest): void;
  /**
   * Calls `work` if no reply comes within the time anyone should wait (5 s or more). Returns a function that cancels
   * this.
   */
  unanswered(work: () => void): () => void;
  /** Opens the session that follows the game on the table. */
  lay(beginning: Beginning, options: SessionOptions): Session;
}

/** One guest. */
export class Guest {
  stand: Stand = { kind: "waiting" };
  table: TableTold | null = null;
  /** True if the finished game was fair; null before the check, and for a game joined later. */
  fair: boolean | null = null;
  /** The followed game. */
  session: Session | null = null;
  #kept: KeptGuest;
  readonly #user: GuestUser;
  #line: Line<HostMessage, GuestMessage> | null = null;
  #match: FollowedMatch | null = null;
  #game: GameTold | null = null;
  /** Cancels the wait for a reply. */
  #answered = (): void => {};

  constructor(kept: KeptGuest, user: GuestUser) {
    this.#kept = kept;
    this.#user = user;
  }

  /** Uses a new channel to the host. */
  meet(channel: Channel): void {
    this.#line?.close();
    const line: Line<HostMessage, GuestMessage> = new Line(channel, readHost, {
      heard: (message) => {
        if (this.#line !== line) return;
        this.#answered();
        try {
          this.#heard(message);
        } catch {
          this.#end({ kind: "broken" });
        }
      },
      missed: () => line.say({ kind: "again" }),
      closed: () => {
        if (this.#line !== line) return;
        this.#line = null;
        if (this.stand.kind === "there" || this.stand.kind === "waiting")
          this.#stands({ kind: "lost" });
      },
    });
    this.#line = line;
    const { token, share } = this.#kept;
    line.say({ kind: "hello", protocol: PROTOCOL, version: this.#user.version, token, share });
  }

  /** Called if the host can't be reached. */
  lose(): void {
    this.#stands({ kind: "lost" });
  }

  /** Asks for all these seats at once. An empty list gives the seats up. */
  sit(seats: { seat: number; name: string }[]): void {
    this.#line?.say({ kind: "sit", seats });
  }

  /** Asks to take back the last decision of the people here. */
  requestTakeback(): void {
    this.#line?.say({ kind: "takeback", ply: this.#match?.told.length ?? 0 });
  }

  /** Sends the reply of the people here to a takeback request. */
  answerTakeback(ply: number, agrees: boolean): void {
    this.#line?.say({ kind: "takeback-answer", ply, agrees });
  }

  /** Leaves the table. */
  leave(): void {
    this.#line?.say({ kind: "bye" });
    this.#end({ kind: "over" });
  }

  // --- messages from the host ------------------------------------------------------------------

  #heard(message: HostMessage): void {
    switch (message.kind) {
      case "welcome":
        return this.#welcomed(message);
      case "refused":
        return this.#end(message);
      case "table":
        this.table = message;
        if (!message.begun && !this.#kept.witness) this.#keep({ witness: true });
        this.session?.remote.seated(seatsHere(message.seats, message.yours));
        return this.#user.changed();
      case "game":
        return this.#lay(message);
      case "steps":
        return this.#goOn(message);
      case "reveal":
        return this.#revealed(message);
      case "takeback-requested":
        return this.#user.takebackRequested(message.seat, message.ply);
      case "takeback-declined":
        return this.#user.takebackDeclined();
      case "bye":
        return this.#end({ kind: "over" });
    }
  }

  #welcomed({ token, round, commitment }: Extract<HostMessage, { kind: "welcome" }>): void {
    const known = this.#kept.round === round && this.#kept.commitment;
    this.#keep({ token, ...(!known && { round, commitment, witness: false }) });
    this.#stands({ kind: "there" });
  }

  #lay(told: GameTold): void {
    const { seats = [], yours = [] } = this.table ?? {};
    const match = new FollowedMatch(this.#user.table, seats.length, told);
    // Detects an event that the rules can't apply before it is shown.
    match.view();
    this.#match = match;
    this.#game = told;
    this.fair = null;
    this.session = this.#user.lay(
      { match, series: null, steps: told.steps.map(stepOf) },
      {
        seats: seatsHere(seats, yours),
        bottom: yours[0] ?? 0,
        referee: (wish) => this.#wish(wish),
      },
    );
    this.#user.changed();
  }

  #goOn(told: StepsTold): void {
    const match = this.#match;
    if (!match?.take(told)) return this.#line?.say({ kind: "again" });
    this.session?.remote.arrived({ ...told, steps: told.steps.map(stepOf) });
  }

  /** Checks whether the finished game was fair, and makes the share for the next one. */
  #revealed({ secret, record, commitment: next }: Extract<HostMessage, { kind: "reveal" }>): void {
    const { commitment, share, witness } = this.#kept;
    const game = this.#game;
    const steps = this.#match?.told ?? [];
    if (game && commitment && witness)
      this.fair = isFair({ commitment, share, game, steps }, secret, record);
    const round = this.#kept.round + 1;
    this.#keep({ share: randomHex(), round, commitment: next, witness: true });
    this.#line?.say({ kind: "share", share: this.#kept.share });
    this.#user.changed();
  }

  #keep(changed: Partial<KeptGuest>): void {
    this.#kept = { ...this.#kept, ...changed };
    this.#user.keep(this.#kept);
  }

  /** Sends a request. If no reply comes, asks for everything again. */
  #wish(message: GuestMessage): void {
    const line = this.#line;
    line?.say(message);
    this.#answered();
    this.#answered = this.#user.unanswered(() => line?.say({ kind: "again" }));
  }

  #stands(stand: Stand): void {
    this.stand = stand;
    this.#user.changed();
  }

  #end(stand: Stand): void {
    this.stand = stand;
    this.#answered();
    this.#line?.close();
    this.#line = null;
    this.#user.changed();
  }
}
