/** A guest's end of a table: what it received from the host, and its requests to the host. */
import type { Beginning } from "../session/beginning";
import type { SessionOptions } from "../session/context";
import { follow, seated } from "../session/remote";
import type { Session } from "../session/session";
import { FollowedMatch, stepOf } from "./followed-match";
import { Line } from "./line";
import type { Channel } from "./link/channel";
import {
  type GameMessage,
  type GuestMessage,
  type HostMessage,
  PROTOCOL,
  readHost,
  type StepsMessage,
  type TableMessage,
} from "./protocol";
import { seatsHere } from "./seating";

/** The state of a guest's connection to its table. */
export type GuestState =
  | { kind: "waiting" }
  | { kind: "there" }
  /** The connection is lost, but the table still exists. */
  | { kind: "lost" }
  | Extract<HostMessage, { kind: "refused" }>
  /** The host has closed the table. */
  | { kind: "over" }
  /** The host has sent something impossible. */
  | { kind: "broken" };

/** The page's side of a visited table. */
export interface GuestPage {
  /** The product's version. */
  version: string;
  table: string;
  changed(): void;
  /** Saves the token with which this device returns to its seats. */
  keep(token: string): void;
  /** A decision of this seat has been taken back. */
  takenBack(seat: number): void;
  /** The host has declined the takeback of the people here. */
  takebackDeclined(): void;
  /** Opens the session that follows the game on the table. */
  follow(beginning: Beginning, options: SessionOptions): Session;
}

/** One visited table. */
export class GuestTable {
  state: GuestState = { kind: "waiting" };
  table: TableMessage | null = null;
  /** The followed game. */
  session: Session | null = null;
  #token: string | null;
  readonly #page: GuestPage;
  #line: Line<HostMessage, GuestMessage> | null = null;
  #match: FollowedMatch | null = null;

  /** `token` is that of an earlier visit. */
  constructor(token: string | null, page: GuestPage) {
    this.#token = token;
    this.#page = page;
  }

  /** Uses a new channel to the host. */
  meet(channel: Channel): void {
    this.#line?.close();
    const line: Line<HostMessage, GuestMessage> = new Line(channel, readHost, {
      received: (message) => {
        if (this.#line !== line) return;
        try {
          this.#received(message);
        } catch {
          this.#end({ kind: "broken" });
        }
      },
      invalid: () => this.#line === line && this.#end({ kind: "broken" }),
      closed: () => {
        if (this.#line !== line) return;
        this.#line = null;
        if (this.state.kind === "there" || this.state.kind === "waiting")
          this.#become({ kind: "lost" });
      },
    });
    this.#line = line;
    const { version } = this.#page;
    line.send({ kind: "hello", protocol: PROTOCOL, version, token: this.#token });
  }

  /** Called if the host can't be reached. */
  lose(): void {
    this.#become({ kind: "lost" });
  }

  /** Asks for all these seats at once. An empty list gives the seats up. */
  sit(seats: { seat: number; name: string }[]): void {
    this.#line?.send({ kind: "sit", seats });
  }

  /** Asks the host to take back the last decision of the people here. */
  requestTakeback(): void {
    this.#line?.send({ kind: "takeback", ply: this.#match?.steps.length ?? 0 });
  }

  /** Leaves the table. */
  leave(): void {
    this.#line?.send({ kind: "bye" });
    this.#end({ kind: "over" });
  }

  // --- messages from the host ------------------------------------------------------------------

  #received(message: HostMessage): void {
    switch (message.kind) {
      case "welcome":
        this.#token = message.token;
        this.#page.keep(message.token);
        return this.#become({ kind: "there" });
      case "refused":
        return this.#end(message);
      case "table":
        this.table = message;
        this.session?.do(seated, seatsHere(message.seats, message.yours));
        return this.#page.changed();
      case "game":
        return this.#begin(message);
      case "steps":
        return this.#continue(message);
      case "taken-back":
        return this.#page.takenBack(message.seat);
      case "takeback-declined":
        return this.#page.takebackDeclined();
      case "bye":
        return this.#end({ kind: "over" });
    }
  }

  #begin(message: GameMessage): void {
    const { seats = [], yours = [] } = this.table ?? {};
    const match = new FollowedMatch(this.#page.table, seats.length, message);
    // Detects an event that the rules can't apply before it is shown.
    match.view();
    this.#match = match;
    this.session = this.#page.follow(
      { match, series: null, steps: message.steps.map(stepOf) },
      {
        seats: seatsHere(seats, yours),
        bottom: yours[0] ?? 0,
        referee: (wish) => this.#line?.send(wish),
      },
    );
    this.#page.changed();
  }

  #continue(message: StepsMessage): void {
    this.#match?.take(message);
    if (this.session) follow(this.session, { ...message, steps: message.steps.map(stepOf) });
  }

  #become(state: GuestState): void {
    this.state = state;
    this.#page.changed();
  }

  #end(state: GuestState): void {
    this.#line?.close();
    this.#line = null;
    this.#become(state);
  }
}
