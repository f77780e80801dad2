/** The host's end of a table. It manages guests and seats, and decides which part of the game each guest receives. */
import { doForGuest, isOver, lastDecision, sit, takeBack, withLatest } from "../session/remote";
import type { Session } from "../session/session";
import { seatOrder } from "../session/travel";
import { guest as guestSeat, nameOf, peopleOf, type Seat } from "../storage/seats";
import type { KnownGuest } from "../storage/tables";
import { Guest } from "./guest";
import { FLOOD, Line } from "./line";
import type { Channel } from "./link/channel";
import { randomHex } from "./link/hex";
import {
  type GuestMessage,
  type HostMessage,
  PROTOCOL,
  readGuest,
  type SeatShown,
} from "./protocol";
import type { HostPage, Request, TableGame } from "./table";

/** The number of bytes of a guest's token. */
const TOKEN_SIZE = 16;

type Hello = Extract<GuestMessage, { kind: "hello" }>;
type Refusal = Extract<HostMessage, { kind: "refused" }>["why"];
type Wanted = Extract<GuestMessage, { kind: "sit" }>["seats"];

/** One table, hosted by this device. */
export class HostTable {
  /** The session, once the game has begun. */
  session: Session | null = null;
  readonly #page: HostPage;
  readonly #guests: Guest[];
  #table: TableGame;
  #unwatch = (): void => {};

  constructor(table: TableGame, page: HostPage, known: readonly KnownGuest[] = []) {
    this.#table = table;
    this.#page = page;
    this.#guests = known.map((each) => new Guest(each));
  }

  /** The table's game and seats. */
  get table(): TableGame {
    return { ...this.#table, seats: this.#seats };
  }

  /** The seats as shown to everyone. */
  get shown(): SeatShown[] {
    return this.#seats.map((seat, at): SeatShown => {
      if (seat.kind === "bot") return seat;
      if (seat.kind === "person") return { kind: "host", name: seat.name };
      const owner = this.#ownerOf(at);
      return { kind: "guest", name: seat.name, taken: !!owner, there: !!owner?.line };
    });
  }

  /** True if every guest seat has a connected guest. */
  get complete(): boolean {
    return this.shown.every((seat) => seat.kind !== "guest" || seat.there);
  }

  /** The name (or "") of the absent guest for whom a bot plays and who may return; null if there is none. */
  awaited(at: number): string | null {
    const owner = this.#seats[at]?.kind === "bot" ? this.#ownerOf(at) : undefined;
    return owner ? (owner.names?.[at] ?? "") : null;
  }

  /** True if a seated guest is disconnected, even if a bot plays for them. */
  get misses(): boolean {
    return this.#guests.some(({ line, seats }) => !line && seats.length > 0);
  }

  /** Accepts a new guest's channel. */
  welcome(channel: Channel): void {
    let guest: Guest | null = null;
    const { now } = this.#page;
    const line: Line<GuestMessage, HostMessage> = new Line(channel, readGuest, {
      flood: FLOOD,
      ...(now && { now }),
      received: (message) => {
        if (message.kind === "hello") guest ??= this.#greet(line, message);
        else if (guest?.line === line) this.#received(guest, message);
      },
      closed: () => {
        if (guest?.line !== line) return;
        guest.line = null;
        guest.sent = null;
        this.#changed();
      },
    });
  }

  /** The seats for the next game. Bots leave for guests who are back. */
  get nextSeats(): Seat[] {
    return this.#seats.map((seat, at) =>
      this.awaited(at) !== null && this.#ownerOf(at)?.line ? this.#guestSeat(at) : seat,
    );
  }

  /**
   * Called when a game begins, or continues after a reload. Everyone has moved if the seats were drawn: `order` has
   * the former seat of each seat.
   */
  play(session: Session, order?: readonly number[]): void {
    if (order) this.#move(order);
    this.session = session;
    const placesNow = (): readonly number[] => session.data.sheet?.seats ?? [];
    let places = placesNow();
    this.#unwatch();
    this.#unwatch = session.watch(() => {
      const before = places;
      places = placesNow();
      // In a series people change seats after a game, and their phones with them.
      if (places.join() === before.join()) return this.#updateAll();
      this.#move(seatOrder(before, places));
      this.#refresh();
    });
    this.#refresh();
  }

  #move(order: readonly number[]): void {
    for (const guest of this.#guests) guest.move(order);
  }

  /** Saves the table, and informs everyone. */
  #refresh(): void {
    this.#keep();
    this.#changed();
    this.#updateAll();
  }

  /** Lets a bot play for a guest until the guest is back, or (null) the guest again. */
  replace(at: number, bot: Seat | null): void {
    const owner = this.#ownerOf(at);
    const before = this.#seats[at];
    if (owner && bot && before?.kind === "guest")
      owner.names = { ...owner.names, [at]: before.name };
    this.#set(at, bot ?? this.#guestSeat(at));
    this.#refresh();
  }

  /** Takes back the last decision of the people here, and informs the guests. */
  takeBack(): void {
    const { session } = this;
    if (session) this.#takeBack(lastDecision(session.data, peopleOf(this.#seats)));
  }

  /** Stops sending. Each guest closes its line when it gets the farewell. */
  end(): void {
    this.#unwatch();
    for (const guest of this.#guests) {
      guest.line?.send({ kind: "bye" });
      guest.line = null;
    }
  }

  // --- guests ---------------------------------------------------------------------------------

  #greet(line: Line<GuestMessage, HostMessage>, hello: Hello): Guest | null {
    const known = this.#guests.find(({ token }) => token === hello.token);
    const why =
      hello.protocol !== PROTOCOL
        ? "protocol"
        : hello.version !== this.#page.version
          ? "version"
          : !known?.seats.length && this.#free().length === 0
            ? "full"
            : null;
    if (why) {
      this.#refuse(line, why);
      return null;
    }
    const guest = known ?? new Guest({ token: randomHex(TOKEN_SIZE), seats: [] });
    if (!known) this.#guests.push(guest);
    const before = guest.line;
    guest.line = line;
    guest.sent = null;
    guest.declined = false;
    before?.close();
    const { version } = this.#page;
    line.send({ kind: "welcome", protocol: PROTOCOL, version, token: guest.token });
    if (!this.session) this.#seatOnly(guest);
    for (const at of guest.seats)
      if (!this.#over && this.awaited(at) !== null) this.replace(at, null);
    this.#refresh();
    return guest;
  }

  /** Lets the guest close its line, because a message sent just before a close may not arrive. */
  #refuse(line: Line<GuestMessage, HostMessage>, why: Refusal): void {
    line.send({ kind: "refused", why, protocol: PROTOCOL, version: this.#page.version });
  }

  /** Closes the lines of guests without a seat while a game is in progress. */
  #dismiss(): void {
    if (!this.session) return;
    for (const guest of this.#guests) {
      const { line, seats, declined } = guest;
      if (!line || seats.length > 0 || (!declined && this.#free(guest).length > 0)) continue;
      guest.line = null;
      this.#refuse(line, declined ? "declined" : "full");
    }
  }

  #received(guest: Guest, message: GuestMessage): void {
    switch (message.kind) {
      case "sit":
        return this.session
          ? this.#requestSeat(guest, message.seats)
          : this.#sit(guest, message.seats);
      case "takeback":
        return this.#requestTakeback(guest, message.ply);
      case "bye":
        return guest.line?.close();
      case "play":
      case "roll":
      case "rethink":
        // A guest that acted on an outdated state gets the current one.
        if (
          !guest.seats.includes(message.seat) ||
          !this.session ||
          !doForGuest(this.session, message)
        )
          this.#update(guest, true);
    }
  }

  /** Asks the host's player, one request of each guest at a time. */
  #ask(guest: Guest, request: Request, answer: (granted: boolean) => void): void {
    if (guest.asking) return;
    guest.asking = true;
    this.#page.ask(request, (granted) => {
      guest.asking = false;
      answer(granted);
    });
  }

  #requestTakeback(guest: Guest, ply: number): void {
    const { data } = this.session ?? {};
    const last = data && lastDecision(data, guest.seats);
    if (!last || ply !== data.kept) return;
    this.#ask(guest, { kind: "takeback", seat: last.seat }, (granted) => {
      if (ply !== this.session?.data.kept) return;
      if (granted) this.#takeBack(last);
      else guest.line?.send({ kind: "takeback-declined" });
    });
  }

  #takeBack(last: { seat: number; ply: number } | null): void {
    if (!last || !this.session) return;
    takeBack(this.session, last.ply);
    for (const { line } of this.#guests) line?.send({ kind: "taken-back", seat: last.seat });
  }

  /** Assigns the only free seat to the only guest without one. An absent guest's seat stays reserved. */
  #seatOnly(guest: Guest): void {
    if (guest.seats.length > 0) return;
    const [only, other] = this.#free(guest).filter((at) => !this.#ownerOf(at));
    if (only !== undefined && other === undefined) guest.seats = [only];
  }

  /** Seats without a connected phone. */
  #free(guest?: Guest): number[] {
    return this.#seats.flatMap(({ kind }, at) => {
      const owner = this.#ownerOf(at);
      return kind === "guest" && (!owner || owner === guest || !owner.line) ? [at] : [];
    });
  }

  /** Before the game, a guest chooses its seats among the free ones. */
  #sit(guest: Guest, wanted: Wanted): void {
    const free = this.#free(guest);
    this.#seat(
      guest,
      wanted.filter(({ seat }) => free.includes(seat)),
    );
  }

  /**
   * In a game, a guest may only change the name at its own seats. Another seat has a hand and a history: only the
   * host's player can give it to another phone.
   */
  #requestSeat(guest: Guest, wanted: Wanted): void {
    const own = wanted.filter(({ seat }) => guest.seats.includes(seat));
    for (const { seat, name } of own)
      if (this.#seats[seat]?.kind === "guest") this.#set(seat, guestSeat(name));
    this.#changed();
    const other = wanted.find(({ seat }) => this.#free().includes(seat));
    if (!other || guest.declined) return;
    this.#ask(guest, { kind: "seat", seat: other.seat }, (granted) => {
      guest.declined = !granted;
      const kept = guest.seats.map((seat) => ({ seat, name: nameOf(this.#seats[seat]) }));
      if (granted && this.#free().includes(other.seat)) this.#seat(guest, [...kept, other]);
      else this.#changed();
    });
  }

  /** Gives a guest these seats and no others. */
  #seat(guest: Guest, got: Wanted): void {
    const seats = [...new Set(got.map(({ seat }) => seat))].sort((a, b) => a - b);
    for (const at of guest.seats) if (!seats.includes(at)) this.#set(at, guestSeat());
    for (const other of this.#guests)
      other.seats = other === guest ? seats : other.seats.filter((at) => !seats.includes(at));
    for (const { seat, name } of got) this.#set(seat, guestSeat(name));
    // The guest's viewers have changed, so it needs the game again.
    guest.sent = null;
    this.#refresh();
  }

  #set(at: number, who: Seat): void {
    this.#table.seats = this.#seats.map((each, index) => (index === at ? who : each));
    this.session?.do(sit, at, who);
  }

  #ownerOf(at: number): Guest | undefined {
    return this.#guests.find(({ seats }) => seats.includes(at));
  }

  /** The seat of its owner, instead of the bot that plays for them. */
  #guestSeat(at: number): Seat {
    return guestSeat(this.#ownerOf(at)?.names?.[at]);
  }

  get #seats(): Seat[] {
    return this.session?.data.seats ?? this.#table.seats;
  }

  // --- messages to guests -----------------------------------------------------------------------

  #changed(): void {
    this.#dismiss();
    for (const guest of this.#guests) guest.line?.send(this.#tableFor(guest));
    this.#page.changed();
  }

  #tableFor({ seats: yours }: Guest): HostMessage {
    const { game, options } = this.#table;
    const begun = this.session !== null;
    return { kind: "table", game, options, seats: this.shown, yours, begun };
  }

  #updateAll(): void {
    for (const guest of this.#guests) this.#update(guest);
  }

  /** Sends a guest the news; with `always`, also that there is none. */
  #update(guest: Guest, always = false): void {
    if (!guest.line || guest.seats.length === 0) return;
    if (this.session)
      withLatest(this.session, (game) => guest.update(game, this.#table.secret, always));
  }

  /** True if the game has ended. */
  get #over(): boolean {
    return this.session !== null && isOver(this.session.data);
  }

  #keep(): void {
    this.#page.keep(this.#guests.map((guest) => guest.known));
  }
}
