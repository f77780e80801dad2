/** The host's end of a table. It manages guests and seats, and decides which part of the game each guest receives. */
import type { Session } from "../session/session";
import { guest as guestSeat, peopleOf, type Seat } from "../storage/seats";
import type { KeptTable } from "../storage/tables";
import { commitmentTo, randomHex, seedOf } from "./fair";
import { Guest } from "./host-guest";
import { FLOOD, Line } from "./line";
import type { Channel } from "./link/channel";
import {
  type GuestMessage,
  type HostMessage,
  PROTOCOL,
  readGuest,
  type SeatShown,
} from "./protocol";
import type { HostUser, TableGame } from "./table";

/** The host's own device. */
const HERE = "here";
type Device = typeof HERE | Guest;

/** One table, hosted by this device. */
export class Host {
  /** The session, once the game has begun. */
  session: Session | null = null;
  readonly #user: HostUser;
  readonly #guests: Guest[];
  #round: number;
  #secret: string;
  #next: string;
  #shares: string[];
  #table: TableGame;
  #leave = (): void => {};
  /**
   * The pending takeback request: its sender, the step it was made at, the target step, and the devices that have yet
   * to agree. A new request replaces it.
   */
  #takeback: { by: Device; ply: number; to: number; left: Set<Device> } | null = null;
  /** Called when all connected guests have sent their shares. */
  #waiting: (() => void)[] = [];

  constructor(table: TableGame, user: HostUser, kept?: KeptTable) {
    this.#table = table;
    this.#user = user;
    this.#round = kept?.round ?? 0;
    this.#secret = kept?.secret ?? randomHex();
    this.#next = kept?.next ?? randomHex();
    this.#shares = kept?.shares ?? [];
    this.#guests = (kept?.guests ?? []).map((known) => new Guest(known, user.now));
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
    const { now } = this.#user;
    const line: Line<GuestMessage, HostMessage> = new Line(channel, readGuest, {
      flood: FLOOD,
      ...(now && { now }),
      heard: (message) => {
        if (message.kind === "hello") guest ??= this.#greet(line, message);
        else if (guest?.line === line) this.#heard(guest, message);
      },
      closed: () => {
        if (guest?.line !== line) return;
        guest.line = null;
        guest.told = null;
        this.#look();
        this.#changed();
      },
    });
  }

  /** Resolves when every connected phone has sent its share for the next game's seed. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#look();
    });
  }

  /** The seed of the game that begins now. Shares sent from now on count for the next game. */
  seed(): string {
    if (this.session) {
      this.#round++;
      this.#secret = this.#next;
      this.#next = randomHex();
    }
    this.#shares = this.#guests.flatMap(({ fresh, share }) => (fresh ? [share] : []));
    return seedOf(this.#secret, this.#shares);
  }

  /** Called when the game begins, or continues after a reload. */
  play(session: Session): void {
    this.session = session;
    for (const guest of this.#guests) guest.fresh = false;
    this.#leave();
    this.#leave = session.remote.watch(() => this.#tell());
    this.#keep();
    this.#changed();
    this.#tell();
  }

  /** Lets a bot play for a guest until the guest is back, or (null) the guest again. */
  replace(at: number, bot: Seat | null): void {
    const owner = this.#ownerOf(at);
    const before = this.#seats[at];
    if (owner && bot && before?.kind === "guest")
      owner.names = { ...owner.names, [at]: before.name };
    const seat = bot ?? guestSeat(owner?.names?.[at]);
    const seats = this.#seats.map((each, index) => (index === at ? seat : each));
    this.#table = { ...this.#table, seats };
    this.session?.remote.sit(at, seat);
    this.#keep();
    this.#changed();
    this.#tell();
  }

  /** Asks to take back the last decision of the people here. */
  requestTakeback(): void {
    this.#requestTakeback(HERE);
  }

  /** Handles the reply of the people here to a takeback request. */
  answerTakeback(ply: number, agrees: boolean): void {
    this.#answerTakeback(HERE, ply, agrees);
  }

  /** Stops sending. Each guest closes its line when it gets the farewell. */
  end(): void {
    this.#leave();
    for (const guest of this.#guests) {
      guest.line?.say({ kind: "bye" });
      guest.line = null;
    }
  }

  #look(): void {
    if (this.#guests.some(({ line, fresh }) => line && !fresh)) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  // --- guests ---------------------------------------------------------------------------------

  #greet(
    line: Line<GuestMessage, HostMessage>,
    { protocol, version, token, share }: Extract<GuestMessage, { kind: "hello" }>,
  ): Guest | null {
    const known = this.#guests.find((each) => token !== null && each.token === token);
    const why =
      protocol !== PROTOCOL
        ? "protocol"
        : version !== this.#user.version
          ? "version"
          : !known?.seats.length && this.#free().length === 0
            ? "full"
            : null;
    if (why) {
      this.#refuse(line, why);
      return null;
    }
    const guest = known ?? new Guest({ token: randomHex(), share, seats: [] }, this.#user.now);
    const over = this.#over;
    // During a game its shares must not change.
    if (!this.session || over) {
      guest.share = share;
      guest.fresh = true;
    }
    if (!known) this.#guests.push(guest);
    const before = guest.line;
    guest.line = line;
    guest.told = null;
    guest.revealed = over;
    before?.close();
    line.say({
      kind: "welcome",
      protocol: PROTOCOL,
      version: this.#user.version,
      token: guest.token,
      round: over ? this.#round + 1 : this.#round,
      commitment: commitmentTo(over ? this.#next : this.#secret),
    });
    this.#seatOnly(guest);
    for (const at of guest.seats) if (!over && this.awaited(at) !== null) this.replace(at, null);
    this.#keep();
    this.#changed();
    this.#tell();
    return guest;
  }

  /** Lets the guest close its line, because a message sent just before a close may not arrive. */
  #refuse(line: Line<GuestMessage, HostMessage>, why: "protocol" | "version" | "full"): void {
    line.say({ kind: "refused", why, protocol: PROTOCOL, version: this.#user.version });
  }

  /** Closes the lines of guests without a seat while a game is in progress. */
  #dismiss(): void {
    if (!this.session) return;
    for (const guest of this.#guests) {
      const { line, seats } = guest;
      if (!line || seats.length > 0 || this.#free(guest).length > 0) continue;
      guest.line = null;
      this.#refuse(line, "full");
    }
  }

  #heard(guest: Guest, message: GuestMessage): void {
    if ((message.kind === "sit" || message.kind === "again") && guest.retold.exceeded())
      return guest.line?.close();
    switch (message.kind) {
      case "sit":
        return this.#sit(guest, message.seats);
      case "again":
        guest.told = null;
        guest.line?.say(this.#tableFor(guest));
        return this.#tellOne(guest);
      case "share":
        // A share that arrives after the next game has begun doesn't belong to that game.
        if (!this.#over) return;
        guest.share = message.share;
        guest.fresh = true;
        this.#look();
        return this.#keep();
      case "takeback":
        return this.#requestTakeback(guest, message.ply);
      case "takeback-answer":
        return this.#answerTakeback(guest, message.ply, message.agrees);
      case "bye":
        return guest.line?.close();
      case "play":
      case "roll":
      case "rethink":
        // A guest that acted on an outdated state gets the current one.
        if (!guest.seats.includes(message.seat) || !this.session?.remote.guestWishes(message))
          this.#tellOne(guest, true);
    }
  }

  /** Asks all connected players. If there are none, it takes back at once. */
  #requestTakeback(by: Device, seen?: number): void {
    const session = this.session;
    const { length: ply } = session?.remote.refereed.steps ?? [];
    const asked = this.#over ? null : session?.remote.lastDecision(this.#seatsOf(by));
    if (!session || !asked || (seen !== undefined && seen !== ply)) return;
    const devices: Device[] = [HERE, ...this.#guests.filter(({ line }) => line)];
    const others = devices.filter((each) => each !== by && this.#seatsOf(each).length > 0);
    if (others.length === 0) return session.remote.takeBack(asked.ply);
    this.#takeback = { by, ply, to: asked.ply, left: new Set(others) };
    for (const each of others) {
      if (each === HERE) this.#user.takebackRequested(asked.seat, ply);
      else each.line?.say({ kind: "takeback-requested", seat: asked.seat, ply });
    }
  }

  #answerTakeback(device: Device, ply: number, agrees: boolean): void {
    const session = this.session;
    const asked = this.#takeback;
    if (ply !== session?.remote.refereed.steps.length || ply !== asked?.ply) return;
    if (!asked.left.delete(device) || (agrees && asked.left.size > 0)) return;
    this.#takeback = null;
    if (agrees) session.remote.takeBack(asked.to);
    else if (asked.by === HERE) this.#user.takebackDeclined();
    else asked.by.line?.say({ kind: "takeback-declined" });
  }

  #seatsOf(device: Device): number[] {
    return device === HERE ? peopleOf(this.#seats) : device.seats;
  }

  /**
   * Assigns the only free seat to the only guest without one. An absent guest's seat stays reserved until another guest
   * asks for it.
   */
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

  #sit(guest: Guest, wanted: { seat: number; name: string }[]): void {
    const free = this.#free(guest);
    const got = wanted.filter(({ seat }) => free.includes(seat));
    const seats = [...new Set(got.map(({ seat }) => seat))].sort((a, b) => a - b);
    for (const other of this.#guests)
      other.seats = other === guest ? seats : other.seats.filter((at) => !seats.includes(at));
    for (const { seat, name } of got) {
      const who = guestSeat(name);
      this.#table.seats = this.#seats.map((each, at) => (at === seat ? who : each));
      this.session?.remote.sit(seat, who);
    }
    // The guest's viewers have changed, so it needs the game again.
    guest.told = null;
    this.#keep();
    this.#changed();
    this.#tell();
  }

  #ownerOf(at: number): Guest | undefined {
    return this.#guests.find(({ seats }) => seats.includes(at));
  }

  get #seats(): Seat[] {
    return this.session?.state.seats ?? this.#table.seats;
  }

  // --- messages to guests -----------------------------------------------------------------------

  #changed(): void {
    this.#dismiss();
    for (const guest of this.#guests) guest.line?.say(this.#tableFor(guest));
    this.#user.changed();
  }

  #tableFor({ seats: yours }: Guest): HostMessage {
    const { game, options } = this.#table;
    const begun = this.session !== null;
    return { kind: "table", game, options, seats: this.shown, yours, begun };
  }

  #tell(): void {
    for (const guest of this.#guests) this.#tellOne(guest);
  }

  /** Sends a guest the news; with `always`, also that there is none. */
  #tellOne(guest: Guest, always = false): void {
    if (!this.session || !guest.line || guest.seats.length === 0) return;
    const { secret } = this.#table;
    guest.tell(this.session.remote.refereed, { hiddenHands: secret, shares: this.#shares, always });
    if (this.#over) guest.reveal(this.#secret, this.session.shared, this.#next);
    else guest.revealed = false;
  }

  /** True if the game has ended. */
  get #over(): boolean {
    return !!this.session?.remote.refereed.match.state().outcome;
  }

  #keep(): void {
    const guests = this.#guests.map((guest) => guest.known);
    const [round, secret, next, shares] = [this.#round, this.#secret, this.#next, this.#shares];
    this.#user.keep({ round, secret, next, shares, guests });
  }
}
