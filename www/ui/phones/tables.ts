/** Tables of several devices in a mounted page, as a host or as a guest. */
import { version } from "../../engine/sobremesa";
import type { GameId } from "../../engine/types";
import { definitionOf } from "../../games/registry";
import type { Phrase } from "../../i18n/words";
import type { GuestTable } from "../../phones/guest-table";
import type { HostTable } from "../../phones/host-table";
import type { Channel } from "../../phones/link/channel";
import type { LinkCode } from "../../phones/link/error";
import type { Session } from "../../session/session";
import { withGuests } from "../../storage/seats";
import type { LastSetup } from "../../storage/settings";
import { type Hosted, hostedTables, type KnownGuest, visitedTables } from "../../storage/tables";
import type { PageCore } from "../page-core";
import { shuffledOrder } from "../seating";
import type { Sessions } from "../sessions";
import type { Invitations } from "./invitation";
import { PHONES } from "./load";
import { askHost, nameAt } from "./requests";

/** The number of bytes of a table's name. */
const NAME_SIZE = 8;

const newName = (): string => PHONES.it.randomHex(NAME_SIZE);

/** The name of a code's table, or what is wrong with the code. */
function tableOf(code: string): { name?: string; trouble?: LinkCode } {
  try {
    return { name: PHONES.it.toHex(PHONES.it.readCode(code).token) };
  } catch (error) {
    return { trouble: codeOf(error) ?? "bad-code" };
  }
}

/** The code of a link error; null for any other error. */
const codeOf = (error: unknown): LinkCode | null =>
  error instanceof PHONES.it.LinkError ? error.code : null;

/** The table of this page. Opening or joining one needs the code that connects devices. */
export class PhoneTables {
  host: HostTable | null = null;
  guest: GuestTable | null = null;
  /** The next guests' invitations. */
  invitations: Invitations | null = null;
  /** For a guest: the code of its answer, for the host. */
  reply = "";
  /** For a guest: true if it has been at the table before. */
  returns = false;
  /** Closes the note about absent phones. */
  closeNote: () => void = () => {};
  /** The reason why a guest can't join. */
  trouble: LinkCode | null = null;
  /** The table's name. */
  name = "";
  /** For a guest: the code it has used to join. */
  code = "";
  readonly #page: PageCore;
  readonly #sessions: Sessions;
  /** While this table's game begins: the former seat of each seat. */
  #beginning: number[] | null = null;
  /** Tables that this page hosts. */
  readonly #own = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(page: PageCore, sessions: Sessions) {
    this.#page = page;
    this.#sessions = sessions;
    // A page restored from the browser's cache has lost its connections.
    addEventListener("pageshow", this.#returned);
  }

  readonly #returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.guest?.state.kind === "waiting") this.guest.lose();
  };

  /** Called when the page is removed. */
  destroy(): void {
    removeEventListener("pageshow", this.#returned);
    this.clear();
  }

  /** Calls the listener when anything about the table changes. Returns a function that stops. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns true if the game is played at this table. */
  has(session: Session): boolean {
    return (this.host?.session ?? this.guest?.session) === session;
  }

  /** Returns true if this page hosts the game's table. */
  hosts(session: Session): boolean {
    return this.host?.session === session;
  }

  /** Returns true if the phone of the seat is disconnected. */
  isAway(seat: number): boolean {
    const shown = (this.host?.shown ?? this.guest?.table?.seats)?.[seat];
    return shown?.kind === "guest" && !shown.there;
  }

  /** Closes the note that a request was sent to the host. */
  #answered: () => void = () => {};

  /** Takes back the last decision of the people here; a guest asks the host for it. */
  takeBack(): void {
    this.host?.takeBack();
    if (!this.guest) return;
    this.#answered = this.#page.notes.show(["undo-asking"], true);
    this.guest.requestTakeback();
  }

  // --- as a host ------------------------------------------------------------------------------

  /** Opens a table; its game begins when all guests have come. */
  open(game: GameId, { seats, options }: LastSetup): void {
    this.clear();
    this.#serve(newName(), { game, seats, options });
  }

  /**
   * Called when a game starts on this page: this table's next one, a saved one of several devices, or one without
   * guests.
   */
  started(session: Session): void {
    if (this.#beginning) this.host?.play(session, this.#beginning);
    else if (withGuests(session.state.seats) || this.#awaits(session)) this.#resume(session);
    else this.clear();
  }

  /** Begins the table's game, or the next one; returns false if the game is refused. */
  begin(): boolean {
    const { host } = this;
    if (!host) return false;
    const { table, nextSeats } = host;
    const { game, options } = table;
    const drawn = options.first === "random";
    const order = drawn ? shuffledOrder(nextSeats.length) : [...nextSeats.keys()];
    const seats = order.flatMap((at) => nextSeats[at] ?? []);
    this.#beginning = order;
    try {
      const begun = this.#sessions.start(game, { setup: { seats, options }, seated: true });
      if (begun) this.#page.keep({ last: { [game]: { seats: table.seats, options } } });
      return begun;
    } finally {
      this.#beginning = null;
    }
  }

  /** The saved table of a game. */
  #hostedOf(session: Session): Hosted | undefined {
    return hostedTables(this.#page.storage)
      .list()
      .find(({ save }) => save === session.autosave.id);
  }

  /** Returns true if guests of an unfinished game have seats, even while bots play for all of them. */
  #awaits(session: Session): boolean {
    const { guests = [] } = this.#hostedOf(session) ?? {};
    return !session.state.outcome && guests.some(({ seats }) => seats.length > 0);
  }

  /** Reopens the table of a saved game. */
  #resume(session: Session): void {
    const { seats, game, options } = session.state;
    const hosted = this.#hostedOf(session);
    this.clear();
    this.#page.use([PHONES], () => {
      // Another game may be open by now.
      if (this.#sessions.current !== session) return;
      this.#serve(hosted?.table ?? newName(), { game, seats, options }, hosted?.guests);
      this.host?.play(session);
    });
  }

  /** Closes the table. */
  clear(): void {
    this.host?.end();
    this.guest?.leave();
    this.invitations?.close();
    this.host = null;
    this.guest = null;
    this.invitations = null;
    this.reply = "";
    this.code = "";
    this.trouble = null;
    this.#changed();
  }

  #serve(
    name: string,
    { game, seats, options }: LastSetup & { game: GameId },
    known?: KnownGuest[],
  ): void {
    const secret = definitionOf(game).secret;
    const phones = PHONES.it;
    const host: HostTable = new phones.HostTable(
      { game, options, seats, secret },
      {
        version,
        changed: () => this.#changed(),
        keep: (guests) => this.#keep(guests),
        ask: (request, answer) =>
          host.session && askHost(this.#page, host.session, request, answer),
      },
      known,
    );
    this.name = name;
    this.host = host;
    this.#own.add(name);
    this.invitations = new phones.Invitations(name, {
      met: (channel) => host.welcome(channel),
      changed: () => this.#changed(),
    });
    this.#changed();
  }

  #keep(guests: KnownGuest[]): void {
    const save = this.host?.session?.autosave.id;
    if (save) hostedTables(this.#page.storage).put({ save, table: this.name, guests });
  }

  // --- as a guest -----------------------------------------------------------------------------

  /**
   * Returns true if this page is a guest at the code's table. A guest that lost the table returns with another code.
   */
  isAt(code: string): boolean {
    const known = this.guest?.state.kind === "there" || code === this.code;
    return this.guest !== null && known && this.name === tableOf(code).name;
  }

  /** Joins a table as a guest by its code. */
  async visit(code: string): Promise<void> {
    const { name, trouble = "bad-code" } = tableOf(code);
    if (this.guest && this.guest.state.kind === "there" && this.name === name) return;
    // A page can't be its own guest.
    if (name !== undefined && this.#own.has(name)) return this.#troubled("own-code");
    this.clear();
    if (name === undefined) return this.#troubled(trouble);
    const tables = visitedTables(this.#page.storage);
    const known = tables.list().find(({ table }) => table === name);
    let used = known?.used;
    const phones = PHONES.it;
    const guest: GuestTable = new phones.GuestTable(known?.token ?? null, {
      version,
      table: name,
      changed: () => this.#changed(),
      keep: (token) => tables.put({ table: name, token, ...(used && { used }) }),
      takenBack: (seat) => {
        const name = guest.session ? nameAt(this.#page, guest.session, seat) : "";
        this.#noteTakeback(["undo-done", { name }]);
      },
      takebackDeclined: () => this.#noteTakeback(["undo-declined"]),
      follow: (beginning, options) => {
        const session = this.#sessions.follow(beginning, options);
        queueMicrotask(() => this.#page.reshow());
        return session;
      },
    });
    this.name = name;
    this.code = code;
    this.guest = guest;
    this.returns = known !== undefined;
    this.#changed();
    // Each code is for a single use, so it fails after a reload.
    if (used === code) return guest.lose();
    const channel = await this.#reached(code, guest);
    used = code;
    if (channel && this.guest === guest) guest.meet(channel);
    else channel?.close();
  }

  /** Answers the code, and waits until the host has accepted the answer. */
  async #reached(code: string, guest: GuestTable): Promise<Channel | null> {
    if (this.guest !== guest) return null;
    try {
      const answering = await PHONES.it.answer(code);
      this.reply = answering.code;
      this.#changed();
      return await answering.channel;
    } catch (error) {
      if (this.guest === guest) this.#troubled(codeOf(error) ?? "no-webrtc");
      return null;
    }
  }

  #noteTakeback(phrase: Phrase): void {
    this.#answered();
    this.#page.notes.show(phrase, true);
  }

  #troubled(code: LinkCode): void {
    this.trouble = code;
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
