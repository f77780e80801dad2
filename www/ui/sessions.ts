/** The games played in a mounted page: starts, resumes and opens them. One game at a time is current. */
import type { BotClient } from "../bot-worker/client";
import { codeOf } from "../engine/error";
import { fromLink, summary } from "../engine/sobremesa";
import type { GameId } from "../engine/types";
import { isCutOff } from "../errors/explain";
import { definitionOf } from "../games/registry";
import { type Beginning, isConsistent } from "../session/beginning";
import type { SessionContext, SessionOptions } from "../session/context";
import {
  type Counterpart,
  counterpartOf,
  maySend,
  namedBy,
  readerOf,
} from "../session/continuation";
import { Session } from "../session/session";
import { lookNow, read, showAgain } from "../session/travel";
import { askToLast } from "../storage/lasting";
import type { Save } from "../storage/save";
import { newId, Saves } from "../storage/saves";
import { bot, FIRST_LEVEL, person, type Seat } from "../storage/seats";
import { againstBot, FINISHED, introducedAs, type LastSetup } from "../storage/settings";
import { openStorage, shownHere } from "../storage/storage";
import { ask } from "./dialogs/ask";
import { lastOptions } from "./options";
import type { PageCore } from "./page-core";
import { bottomFor, nextSeats, seatsOf, shuffled } from "./seating";

/** How long a bot waits before its move shows, in ms. */
const PACES = { off: 150, fast: 150, normal: 800, slow: 2000 };

/** The factor in a first game, in which each sentence is new. */
const LEARNING = 1.75;

/** The current game, and the ways to open one. */
export class Sessions {
  /** The current game. */
  current: Session | null = null;
  /** The kinds of games, as in `Settings.introduced`, that had not been finished when the page was opened. */
  readonly newcomers = new Set<string>();
  readonly #page: PageCore;
  readonly #thinking: BotClient;
  readonly #opened: (session: Session) => void;

  /** `opened` is called when a game of this device has been opened. */
  constructor(page: PageCore, thinking: BotClient, opened: (session: Session) => void) {
    this.#page = page;
    this.#thinking = thinking;
    this.#opened = opened;
  }

  /** The last set-up of a game, or one person against a friendly bot. */
  lastSetup(game: GameId): LastSetup {
    const last = this.#page.settings.last[game];
    return {
      seats: this.#sitting ?? last?.seats ?? againstBot(seatsOf(game)),
      options: lastOptions(this.#page, game),
    };
  }

  /** The last set-up, for starting with one tap. Bots replace guests. */
  alone(game: GameId): LastSetup {
    const { seats, options } = this.lastSetup(game);
    return {
      seats: seats.map((seat) => (seat.kind === "guest" ? bot(FIRST_LEVEL) : seat)),
      options,
    };
  }

  /** Starts a game with the last or the given set-up, and opens it. Returns false if the set-up is invalid. */
  start(
    game: GameId,
    how: {
      setup?: LastSetup;
      position?: string | undefined;
      seed?: string;
      /** True if a table of phones has assigned the seats, for this game only. */
      seated?: boolean;
      /** True for a rematch, whose seats may be others than those set up. */
      again?: boolean;
    } = {},
    go = true,
  ): boolean {
    const { seats, options } = how.setup ?? this.alone(game);
    const { seed } = how;
    const position = how.position || undefined;
    // Seats are shuffled here, not by the rules.
    const drawn = options.first === "random" && !seed && !how.seated;
    const sitting = drawn ? shuffled(seats) : how.again ? nextSeats(game, seats) : seats;
    const setup = { seats: seats.length, options, position, seed };
    const around = {
      seats: sitting,
      bottom: bottomFor(sitting),
      opened: how.position !== undefined,
    };
    try {
      this.#lay(Session.start(game, setup, around, this.context(game)));
      // Save the game, so that a reload finds it.
      this.current?.keep();
    } catch (error) {
      const code = codeOf(error);
      this.#page.reportError(code, error);
      if (how.setup || how.position || !this.#page.settings.last[game]) return false;
      // Another version may have saved an invalid set-up: use the default.
      if (code !== "bad-setup") return false;
      this.#page.keep({ last: { [game]: undefined } });
      return this.start(game, {}, go);
    }
    if (how.setup && !how.seated && !how.again) this.#page.keep({ last: { [game]: how.setup } });
    if (go) this.#page.router.go({ screen: "play" });
    return true;
  }

  resume(save: Save, go = true): void {
    if (this.current?.autosave.id !== save.id) {
      try {
        this.#lay(Session.resume(save, this.context(save.game)));
      } catch (error) {
        this.#page.reportError(codeOf(error), error);
        const { series, ...damaged } = save;
        // Perhaps only the series is damaged, so the current game alone is tried first.
        const record = series === undefined ? (error as { prefix?: string }).prefix : save.record;
        // The readable part becomes a separate game; the damaged save stays.
        if (record) return this.resume({ ...damaged, id: newId(), record }, go);
      }
    }
    if (go && this.current?.autosave.id === save.id) this.#page.router.go({ screen: "play" });
  }

  /** Opens the current game for reading, if the embedding page asks for it. */
  read(): void {
    const { read: ply } = this.#page.options;
    if (ply !== undefined) this.current?.do(read, ply);
  }

  /** Follows a game that is played on another device. It is not saved here. */
  follow(beginning: Beginning, options: SessionOptions): Session {
    const { finished, ...context } = this.context(beginning.match.game);
    const session = new Session(beginning, options, {
      ...context,
      saves: new Saves(openStorage(false)),
    });
    this.#lay(session, false);
    return session;
  }

  /** Closes the current game. Its save stays. */
  clear(): void {
    this.current?.destroy();
    this.current = null;
  }

  /**
   * Opens a whole record: goes on with the saved game that it belongs to, or starts a separate one. If `thrown`, throws
   * `bad-record` instead of reporting it.
   */
  openRecord(record: string, thrown: boolean): void {
    try {
      const found = this.#counterpart(record);
      if (found?.comparison === "known") this.#resumeKnown(found.save, record);
      else if (found?.comparison === "longer") this.#goOn(found.save, record);
      else if (found) this.#askWhich(found.save, record);
      else this.#openSeparately(record);
    } catch (error) {
      if (thrown) throw error;
      this.#page.reportError(codeOf(error), error);
      const { prefix } = error as { prefix?: string };
      if (prefix) this.openRecord(prefix, false);
    }
  }

  /** The saved game that a record belongs to. An element resumes only a game with the same steps that is its own. */
  #counterpart(record: string): Counterpart | null {
    const saves = this.#page.saves.list().filter(isConsistent);
    if (!this.#page.options.embedded) return counterpartOf(record, saves);
    const others = this.#page.options.others?.() ?? [];
    const { steps } = summary(record);
    const own = saves.filter(
      (save) => !others.includes(save.id) && summary(save.series ?? save.record).steps === steps,
    );
    const found = counterpartOf(record, own);
    return found?.comparison === "known" ? found : null;
  }

  /** Resumes a game whose record has been opened again, with the record's steps. */
  #resumeKnown(save: Save, record: string): void {
    const { steps, series } = summary(record);
    const at = series ? save.at : Math.max(save.at, steps);
    this.#lay(Session.resume({ ...save, at }, this.context(save.game)));
    if (!this.#page.options.embedded && steps < at)
      this.#page.notes.show(["send-move-known"], true);
  }

  /** Plays a record's new steps in the saved game and shows them. */
  #goOn(save: Save, record: string): void {
    const context = this.context(save.game);
    const seats = namedBy(record, save.seats);
    const bottom = maySend(context, seats) ? readerOf(record, context) : save.bottom;
    const at = summary(record).steps;
    const next: Save = { ...save, record, at, seats, bottom, opened: true };
    const session = Session.resume(next, context);
    this.#lay(session);
    session.keep();
    // Wait until the screen is shown.
    queueMicrotask(() => session.do(showAgain, save.at));
  }

  /** Shows the saved game and asks which one to continue. Both are kept. */
  #askWhich(save: Save, record: string): void {
    this.#lay(Session.resume(save, this.context(save.game)));
    const page = this.#page;
    const open = (): void => {
      this.#openSeparately(record);
      page.router.go({ screen: "play" });
    };
    // Wait until the screen is shown.
    queueMicrotask(() =>
      ask(page, () => ({
        title: page.say("send-move-differs"),
        text: page.say("send-move-differs-text"),
        answers: [
          { label: page.say("send-move-take"), act: open },
          { label: page.say("send-move-keep"), act: () => {} },
        ],
      })),
    );
  }

  #openSeparately(record: string): void {
    const { game, seats: count, names, series } = summary(record);
    const context = this.context(game);
    const named = names.map((name) => person(name));
    const unnamed = (seat: Seat): boolean => seat.kind === "person" && !seat.name;
    const people = Array.from({ length: count }, (_, at) => named[at] ?? person());
    const seats = this.#sitting?.map((seat, at) => (unnamed(seat) && named[at]) || seat) ?? people;
    const sent = !this.#page.options.embedded && !series && maySend(context, seats);
    const bottom = sent ? readerOf(record, context) : bottomFor(seats);
    const session = Session.fromRecord(record, { seats, bottom, opened: true }, context);
    this.#lay(session);
    session.keep();
  }

  /** Opens the record of a link; reports a bad link and returns false. */
  openLink(link: string): boolean {
    let record: string;
    try {
      record = fromLink(link);
    } catch (error) {
      this.#page.reportError(isCutOff(error) ? "cut-link" : "bad-link", error);
      return false;
    }
    this.openRecord(record, false);
    return true;
  }

  /** Opens a game. A reload opens it again only if it is `kept`. */
  #lay(session: Session, kept = true): void {
    this.current?.destroy();
    this.current = session;
    const note = (): unknown =>
      kept && !this.#page.options.embedded && shownHere(session.autosave.id);
    note();
    if (kept) this.#opened(session);
    let leave: (() => void) | null = null;
    session.subscribe((change) => {
      // While an earlier position is shown, the back button returns to the latest one, just as it closes a dialog.
      if (!session.state.looking) leave?.();
      else
        leave ??= this.#page.dialogs.suspend(() => {
          leave = null;
          if (this.current === session && session.state.looking) session.do(lookNow);
        });
      if (change.kind !== "step") return;
      note();
      const { autosave, state } = session;
      const { record } = autosave.kept;
      const { notation } = change.step;
      this.#page.tell({
        kind: "step",
        notation,
        ply: state.at,
        record: state.secret ? null : record,
      });
      if (state.outcome) {
        const { winners, reason } = state.outcome;
        this.#page.tell({ kind: "end", winners, reason, record });
        if (__TARGET__ === "site" && !this.#page.options.embedded) askToLast(this.#page.storage);
      }
    });
  }

  /** Returns true until a game of the kind of the current one has been finished here. Embedded games don't teach. */
  #learns(game: GameId): boolean {
    const { options, settings } = this.#page;
    const kind = introducedAs(game, this.current?.state.options.variant);
    return !options.embedded && !settings.introduced[kind]?.includes(FINISHED);
  }

  /** The context for a session of a game on this page. */
  context(game: GameId): SessionContext {
    return {
      ...definitionOf(game),
      thinking: this.#thinking,
      saves: this.#page.saves,
      finished: (ended) => this.#page.finished.add(ended),
      settings: () => ({
        enterForced: this.#page.settings.enterForced,
        autoroll: this.#page.options.embedded,
        pace: PACES[this.#page.settings.speed] * (this.#learns(game) ? LEARNING : 1),
      }),
      reportError: (code, error) => this.#page.reportError(code, error),
    };
  }

  /** The seats set on the embedding element. */
  get #sitting(): Seat[] | undefined {
    return this.#page.options.seats;
  }
}
