/** Tables of several devices in a mounted page: the one that was laid here, or the one at which somebody here is a guest. */
import { version } from "../../engine/sobremesa";
import type { GameId } from "../../engine/types";
import { definitionOf } from "../../games/registry";
import type { Guest } from "../../phones/guest";
import type { Host } from "../../phones/host";
import type { Channel } from "../../phones/link/channel";
import type { LinkCode } from "../../phones/link/error";
import type { TakebackUser } from "../../phones/table";
import type { Session } from "../../session/session";
import { withGuests } from "../../storage/seats";
import type { LastSetup } from "../../storage/settings";
import type { Storage } from "../../storage/storage";
import { type Hosted, hostedTables, type KeptTable, visitedTables } from "../../storage/tables";
import type { Notes } from "../components/notes";
import type { Parts } from "../parts";
import { PHONES } from "../preload";
import { shuffled } from "../seating";
import type { Sessions } from "../sessions";
import type { Invitations } from "./invitation";

/** What a table needs of the page that it is in. */
interface Page {
  readonly storage: Storage;
  readonly notes: Notes;
  readonly sessions: Sessions;
  readonly parts: Parts;
  /** Makes the screen anew: another one may be wanted there by now. */
  reshow(): void;
}

/** Asks the people here whether somebody at another device may take back. */
type AskTakeback = (seat: number, answer: (agrees: boolean) => void) => void;

/** How long, in ms, a guest waits for an answer before it asks again. */
const SILENCE = 5000;
/** Hexadecimal digits of a table's name. */
const NAME = 16;

/** The name of a new table. */
const newName = (): string => PHONES.it.randomHex().slice(0, NAME);

/** The name of the table that a code leads to, or what is wrong with the code. */
function tableOf(code: string): { name?: string; trouble?: LinkCode } {
  try {
    const { token } = PHONES.it.readCode(code);
    return { name: [...token].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
  } catch (error) {
    return { trouble: codeOf(error) ?? "bad-code" };
  }
}

/** The code of a failure of the link; null for any other. */
const codeOf = (error: unknown): LinkCode | null =>
  error instanceof PHONES.it.LinkError ? error.code : null;

/** The table of this page. What lays one or comes to one needs the code that connects devices. */
export class PhoneTables {
  host: Host | null = null;
  guest: Guest | null = null;
  /** The next guests' invitations. */
  invitations: Invitations | null = null;
  /** Of a guest: its answer's code, which the host is to get. */
  reply = "";
  /** Of a guest: whether it has been at the table before. */
  returns = false;
  /** Why a guest can't come to the table. */
  trouble: LinkCode | null = null;
  /** The table's name. */
  name = "";
  /** Of a guest: the code by which it has come. */
  code = "";
  readonly #page: Page;
  readonly #askTakeback: AskTakeback;
  /** The game that begins is this table's. */
  #beginning = false;
  /** What was said of the last game's dice and deals. */
  #fair: boolean | null = null;
  /** Tables that this page has laid. */
  readonly #own = new Set<string>();
  readonly #heard = new Set<() => void>();

  constructor(page: Page, askTakeback: AskTakeback) {
    this.#page = page;
    this.#askTakeback = askTakeback;
    // A page that comes back from the browser's cache has lost what it waited for.
    addEventListener("pageshow", this.#returned);
  }

  readonly #returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.guest?.stand.kind === "waiting") this.guest.lose();
  };

  /** The page is taken away. */
  destroy(): void {
    removeEventListener("pageshow", this.#returned);
    this.clear();
  }

  /** Calls the listener when anything about the table changes; returns how to stop. */
  onChange(listener: () => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  /** Whether a game is played at this table, here or elsewhere. */
  has(session: Session): boolean {
    return (this.host?.session ?? this.guest?.session) === session;
  }

  /** Whether the table of this game was laid here. */
  hosts(session: Session): boolean {
    return this.host?.session === session;
  }

  /** Whether somebody sits there whose phone is away. */
  isAway(seat: number): boolean {
    const shown = (this.host?.shown ?? this.guest?.table?.seats)?.[seat];
    return shown?.kind === "guest" && !shown.there;
  }

  /** Ends the note that the others were asked. */
  #answered: () => void = () => {};

  /** Asks the others at the table whether the people here may take back. */
  requestTakeback(): void {
    const table = this.host ?? this.guest;
    const { session } = table ?? {};
    if (!table || !session) return;
    const unsay = this.#page.notes.show(["undo-asking"], true);
    this.#answered = unsay;
    const before = session.state.at;
    const stop = session.subscribe(({ kind }) => {
      const { at, looking } = session.state;
      const back = kind === "moved" && !looking && at < before;
      if (kind !== "step" && !back) return;
      stop();
      unsay();
      if (back) this.#page.notes.show(["undo-done"], true);
    });
    table.requestTakeback();
  }

  // --- laid here ------------------------------------------------------------------------------

  /** Lays a table for a game that begins when all have come. */
  lay(game: GameId, { seats, options }: LastSetup): void {
    const sitting = options.first === "random" ? shuffled(seats) : seats;
    this.clear();
    this.#serve(newName(), { game, seats: sitting, options });
  }

  /** A game was laid on the table of this page: this one's next, a kept one of several devices, or one that has to do with none. */
  laid(session: Session): void {
    if (this.#beginning) this.host?.play(session);
    else if (withGuests(session.state.seats) || this.#awaits(session)) this.#resume(session);
    else this.clear();
  }

  /** Begins the game, once each phone has added to its seed; false where it is refused, which is told. */
  async begin(): Promise<boolean> {
    const { host } = this;
    if (!host) return false;
    await host.ready();
    // The table may be cleared by now.
    if (host !== this.host) return false;
    const { game, seats, options } = host.table;
    this.#beginning = true;
    try {
      return this.#page.sessions.start(game, { setup: { seats, options }, seed: host.seed() });
    } finally {
      this.#beginning = false;
    }
  }

  /** What is kept of a game's table. */
  #hostedOf(session: Session): Hosted | undefined {
    return hostedTables(this.#page.storage)
      .list()
      .find(({ save }) => save === session.id);
  }

  /** Whether bots play on a table of several devices for all whose phones are away. */
  #awaits(session: Session): boolean {
    const { guests = [] } = this.#hostedOf(session)?.kept ?? {};
    return !session.state.outcome && guests.some(({ seats }) => seats.length > 0);
  }

  /** Goes on with the table of a kept game. */
  #resume(session: Session): void {
    const { seats, game, options } = session.state;
    const hosted = this.#hostedOf(session);
    this.clear();
    this.#page.parts.use([PHONES], () => {
      // Another game may lie on the table by now.
      if (this.#page.sessions.current !== session) return;
      this.#serve(hosted?.table ?? newName(), { game, seats, options }, hosted?.kept);
      this.host?.play(session);
    });
  }

  /** The table is cleared: nobody is told anything any more. */
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
    kept?: KeptTable,
  ): void {
    const secret = definitionOf(game).secret;
    const phones = PHONES.it;
    const host: Host = new phones.Host(
      { game, options, seats, secret },
      {
        version,
        changed: () => this.#changed(),
        keep: (now) => this.#keep(now),
        ...this.#takeback(() => host),
      },
      kept,
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

  #keep(kept: KeptTable): void {
    const save = this.host?.session?.id;
    if (save) hostedTables(this.#page.storage).put({ save, table: this.name, kept });
  }

  // --- laid elsewhere -------------------------------------------------------------------------

  /** Whether somebody here is at the table of a code; whoever has lost it comes back by another one. */
  isAt(code: string): boolean {
    const known = this.guest?.stand.kind === "there" || code === this.code;
    return this.guest !== null && known && this.name === tableOf(code).name;
  }

  /** Comes to a table as a guest: by the codes that people carry. */
  async visit(code: string): Promise<void> {
    const { name, trouble = "bad-code" } = tableOf(code);
    if (this.guest && this.guest.stand.kind === "there" && this.name === name) return;
    // Here it would be its own guest.
    if (name !== undefined && this.#own.has(name)) return this.#troubled("own-code");
    this.clear();
    if (name === undefined) return this.#troubled(trouble);
    const tables = visitedTables(this.#page.storage);
    const known = tables.list().find(({ table }) => table === name);
    let used = known?.used;
    const phones = PHONES.it;
    const guest: Guest = new phones.Guest(known?.kept ?? phones.newcomer(), {
      version,
      table: name,
      changed: () => {
        this.#tellFair(guest);
        this.#changed();
      },
      keep: (kept) => tables.put({ table: name, kept, ...(used && { used }) }),
      ...this.#takeback(() => guest),
      unanswered: (work) => {
        const timer = setTimeout(work, SILENCE);
        return () => clearTimeout(timer);
      },
      lay: (beginning, options) => {
        const session = this.#page.sessions.follow(beginning, options);
        queueMicrotask(() => this.#page.reshow());
        return session;
      },
    });
    this.name = name;
    this.code = code;
    this.guest = guest;
    this.returns = typeof known?.kept.token === "string";
    this.#changed();
    // Each code is for one meeting: after a reload it leads nowhere any more.
    if (used === code) return guest.lose();
    const channel = await this.#reached(code, guest);
    used = code;
    if (channel && this.guest === guest) guest.meet(channel);
    else channel?.close();
  }

  /** Answers the code, and waits until the host has that answer. */
  async #reached(code: string, guest: Guest): Promise<Channel | null> {
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

  /** What is heard of taking back, at whichever end of the table. */
  #takeback(at: () => Host | Guest): TakebackUser {
    return {
      takebackRequested: (seat, ply) =>
        this.#askTakeback(seat, (agrees) => at().answerTakeback(ply, agrees)),
      takebackDeclined: () => {
        this.#answered();
        this.#page.notes.show(["undo-declined"], true);
      },
    };
  }

  /** Says once that the game that has ended was not fair. */
  #tellFair({ fair }: Guest): void {
    if (fair === false && this.#fair !== false) this.#page.notes.show(["visit-unfair"]);
    this.#fair = fair;
  }

  #troubled(code: LinkCode): void {
    this.trouble = code;
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#heard]) listener();
  }
}
