// A table of several devices in one process: a host, guests, their players, and channels that can be cut.
import assert from "node:assert/strict";
import { after, beforeEach, mock } from "node:test";
import type { GameId } from "../../www/engine/types";
import { definitionOf } from "../../www/games/registry";
import { GuestTable } from "../../www/phones/guest-table";
import { HostTable } from "../../www/phones/host-table";
import type { Channel } from "../../www/phones/link/channel";
import type { Request } from "../../www/phones/table";
import { roll, submit } from "../../www/session/input";
import { Session } from "../../www/session/session";
import { go, openCurtain } from "../../www/session/turn";
import { Saves } from "../../www/storage/saves";
import { guest, person, type Seat } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";
import type { KnownGuest } from "../../www/storage/tables";
import { context, until } from "./table";

export const two = [person("Ana"), guest()];
export const four = [person("Ana"), guest(), guest(), guest()];

/** Both ends of a way between two devices. */
export class Wire {
  readonly host: Channel;
  readonly guest: Channel;
  /** All messages to the guest, and from it. */
  readonly toGuest: string[] = [];
  readonly toHost: string[] = [];
  #open = true;

  constructor() {
    this.host = this.#end(this.toGuest, () => this.guest);
    this.guest = this.#end(this.toHost, () => this.host);
  }

  /** The connection is lost. */
  cut(): void {
    if (!this.#open) return;
    this.#open = false;
    this.host.onclose?.();
    this.guest.onclose?.();
  }

  #end(sent: string[], other: () => Channel): Channel {
    return {
      onmessage: null,
      onclose: null,
      send: (text) => {
        if (!this.#open) return;
        sent.push(text);
        queueMicrotask(() => this.#open && other().onmessage?.(text));
      },
      close: () => this.cut(),
    };
  }
}

/** A guest's device. */
export class Phone {
  readonly guest: GuestTable;
  wire = new Wire();
  /** The token that it has kept. */
  token: string | null;
  /** The seats of the takebacks that it was informed of, and the number of refusals. */
  takenBack: number[] = [];
  declined = 0;

  constructor(token: string | null = null, version = "1") {
    this.token = token;
    this.guest = new GuestTable(token, {
      version,
      table: "table",
      changed: () => {},
      keep: (now) => {
        this.token = now;
      },
      takenBack: (seat) => this.takenBack.push(seat),
      takebackDeclined: () => this.declined++,
      follow: (beginning, options) => {
        this.guest.session?.destroy();
        const saves = new Saves(openStorage(false));
        const session = new Session(beginning, options, {
          ...context(beginning.match.game),
          saves,
        });
        session.do(go);
        return session;
      },
    });
  }

  meet(host: HostTable): void {
    this.wire = new Wire();
    host.welcome(this.wire.host);
    this.guest.meet(this.wire.guest);
  }

  get session(): Session {
    return this.guest.session ?? assert.fail("no game has come");
  }
}

/** A table with its host. */
export class Table {
  readonly host: HostTable;
  kept: KnownGuest[] = [];
  readonly #game: GameId;
  readonly #options: Record<string, string>;
  session: Session | null = null;
  #games = 0;
  clock = 0;
  /** The open requests that the host's player was asked about. */
  asked: { request: Request; answer: (granted: boolean) => void }[] = [];

  constructor(
    game: GameId,
    seats: Seat[],
    options: Record<string, string> = {},
    known: KnownGuest[] = [],
  ) {
    this.#game = game;
    this.#options = options;
    const secret = definitionOf(game).secret;
    this.host = new HostTable(
      { game, options, seats, secret },
      {
        version: "1",
        now: () => this.clock,
        changed: () => {},
        keep: (now) => {
          this.kept = structuredClone(now);
        },
        ask: (request, answer) => this.asked.push({ request, answer }),
      },
      known,
    );
  }

  /** The host's player answers the only request. */
  async answer(granted: boolean): Promise<Request> {
    assert.equal(this.asked.length, 1);
    const { request, answer } = this.asked.pop() ?? assert.fail();
    answer(granted);
    await settled();
    return request;
  }

  /** Plays a game to its end (or `most` acts) here and on the phones; `each` looks on after every act. */
  async playOut(
    phones: readonly Phone[],
    draw: (count: number) => number,
    { each = () => {}, most = 3000 }: { each?: () => void; most?: number } = {},
  ): Promise<void> {
    for (let acts = 0; acts < most; acts++) {
      const all = [this.session ?? assert.fail(), ...phones.map(({ session }) => session)];
      // Secrets are revealed after the end.
      if (ended(all)) return settled();
      const plies = (): string => all.map(({ state }) => state.at).join();
      const before = plies();
      if (all.some((session) => act(session, draw))) await settled();
      else await until(() => plies() !== before || all.some(awaits) || ended(all));
      // People are slower than these.
      this.clock += 1000;
      each();
    }
  }

  /** Goes on with a game after a reload. */
  resume(record: string): void {
    const { seats } = this.host.table;
    this.session = Session.fromRecord(record, { seats, bottom: 0 }, context(this.#game));
    this.host.play(this.session);
    this.session.do(go);
  }

  /** Begins the game, or the next one. The new seats may have other former ones. */
  begin(order?: number[]): Session {
    const { nextSeats } = this.host;
    const seats = order?.flatMap((at) => nextSeats[at] ?? []) ?? nextSeats;
    this.session?.destroy();
    this.session = Session.start(
      this.#game,
      { seats: seats.length, options: this.#options, seed: String(++this.#games) },
      { seats, bottom: 0 },
      context(this.#game),
    );
    this.host.play(this.session, order);
    this.session.do(go);
    return this.session;
  }
}

/** Plays whatever may be played on one device; `draw` chooses. True if something was. */
function act(session: Session, draw: (count: number) => number): boolean {
  const { curtain, rolls } = session.state;
  if (curtain !== null) session.do(openCurtain);
  else if (rolls !== null) session.touch(roll);
  else {
    const { moves } = session.state;
    const move = moves[draw(moves.length)];
    if (!move) return false;
    session.attempt(submit, move.notation, true);
  }
  return true;
}

const awaits = ({ state }: Session): boolean => state.moves.length > 0 || state.curtain !== null;
const ended = (all: Session[]): boolean => all.every(({ state }) => state.outcome !== null);

/** Waits until all messages have arrived. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 6; turns++) await new Promise((resolve) => setImmediate(resolve));
}

/** Draws that are the same in every run. */
export function drawing(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return count > 0 ? Math.floor((state / 2 ** 32) * count) : 0;
  };
}

/** Every run plays the same games: for the tests of a suite all chance is drawn anew. */
export function repeatable(): void {
  beforeEach(() => {
    const draw = drawing(1);
    mock.method(crypto, "getRandomValues", (bytes: Uint8Array) => {
      bytes.set(bytes.map(() => draw(256)));
      return bytes;
    });
  });
  after(() => mock.restoreAll());
}

/** A phone comes to a host, with a token of an earlier visit or without. */
export async function comes(host: HostTable, phone: Phone | string | null = null): Promise<Phone> {
  const coming = phone instanceof Phone ? phone : new Phone(phone);
  coming.meet(host);
  await settled();
  return coming;
}

/** Lays a table to which a phone comes for each guest's seat. */
export async function gather(
  game: GameId,
  seats: Seat[],
  options: Record<string, string> = {},
): Promise<{ table: Table; phones: Phone[]; phone: Phone }> {
  const table = new Table(game, seats, options);
  const phones = seats.flatMap(({ kind }) => (kind === "guest" ? [new Phone()] : []));
  for (const phone of phones) {
    await comes(table.host, phone);
    const free = phone.guest.table?.seats.findIndex((seat) => seat.kind === "guest" && !seat.taken);
    if (phone.guest.table?.yours.length === 0 && free !== undefined)
      phone.guest.sit([{ seat: free, name: `guest ${free}` }]);
    await settled();
  }
  assert.ok(table.host.complete);
  return { table, phones, phone: phones[0] ?? assert.fail() };
}

/** The same with a game that has begun. */
export async function begun(...table: Parameters<typeof gather>) {
  const gathered = await gather(...table);
  const session = gathered.table.begin();
  await settled();
  return { ...gathered, session };
}
