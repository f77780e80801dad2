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

/** One that has never been at the table. */
export const newcomer = (): KeptGuest => {
  return { token: null, share: randomHex(), round: 0, commitment: null, witness: false };
};

/** The connection of a guest to its table. */
export type Stand =
  | { kind: "waiting" }
  | { kind: "there" }
  /** The connection has ended, the table has not. */
  | { kind: "lost" }
  | { kind: "refused"; why: "protocol" | "version" | "full"; version: string }
  /** The host has cleared the table. */
  | { kind: "over" }
  /** The host says what can't be. */
  | { kind: "broken" };

/** The page's side of a visited table. */
export interface GuestUser extends TakebackUser {
  /** The product's version. */
  version: string;
  /** The table's name. */
  table: string;
  changed(): void;
  keep(guest: KeptGuest): void;
  /** Does something where no answer comes for as long as nobody should wait (5 s or more); returns how to stop that. */
  unanswered(work: () => void): () => void;
  /** A game is on the table: the session that follows it. */
  lay(beginning: Beginning, options: SessionOptions): Session;
}

/** One guest. */
export class Guest {
  stand: Stand = { kind: "waiting" };
  table: TableTold | null = null;
  /** True if the finished game was fair; null before that is known, and for a game joined later. */
  fair: boolean | null = null;
  /** The game that is followed. */
  session: Session | null = null;
  #kept: KeptGuest;
  readonly #user: GuestUser;
  #line: Line<HostMessage, GuestMessage> | null = null;
  #match: FollowedMatch | null = null;
  #game: GameTold | null = null;
  /** An answer is awaited no more. */
  #answered = (): void => {};

  constructor(kept: KeptGuest, user: GuestUser) {
    this.#kept = kept;
    this.#user = user;
  }

  /** A way to the host was found. */
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

  /** No way to the host was found. */
  lose(): void {
    this.#stands({ kind: "lost" });
  }

  /** Asks for seats, all at once; none to stand up. */
  sit(seats: { seat: number; name: string }[]): void {
    this.#line?.say({ kind: "sit", seats });
  }

  /** The people here would like to take their last decision back. */
  requestTakeback(): void {
    this.#line?.say({ kind: "takeback", ply: this.#match?.told.length ?? 0 });
  }

  /** Answers a request to take back for the people here. */
  answerTakeback(ply: number, agrees: boolean): void {
    this.#line?.say({ kind: "takeback-answer", ply, agrees });
  }

  /** Leaves the table. */
  leave(): void {
    this.#line?.say({ kind: "bye" });
    this.#end({ kind: "over" });
  }

  // --- what the host says ---------------------------------------------------------------------

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
    // An event that the rules can't follow is found before it is shown.
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

  /** The game has ended: was it fair? And what is added to the next. */
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

  /** Asks for something; where no answer comes, all is asked for once more. */
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
