/** The games played in a mounted page: starts, resumes and opens them. One game at a time is current. */
import type { BotClient } from "../bot-worker/client";
import { codeOf } from "../engine/error";
import { fromLink, nameless, summary } from "../engine/sobremesa";
import type { GameId } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import { isCutOff } from "../errors/explain";
import { definitionOf } from "../games/registry";
import type { Phrase } from "../i18n/words";
import { type Beginning, isConsistent, read, written } from "../session/beginning";
import type { SessionContext, SessionOptions } from "../session/context";
import { isSendable, letterIn } from "../session/correspondence";
import { Session } from "../session/session";
import type { FinishedGames } from "../storage/finished";
import { askToLast } from "../storage/lasting";
import type { Save } from "../storage/save";
import { newId, Saves } from "../storage/saves";
import { bot, person, type Seat, withCorrespondents } from "../storage/seats";
import { againstBot, type LastSetup, type Settings } from "../storage/settings";
import { openStorage, type Storage, shownHere } from "../storage/storage";
import type { Notes } from "./components/notes";
import type { Dialogs } from "./dialogs/dialogs";
import { EMBEDDED } from "./embedded";
import { type AppEvent, type AppOptions, lastOptions } from "./options";
import type { Router } from "./router";
import { bottomFor, seatsOf, shuffled } from "./seating";
import { openKept, receive } from "./send-move/receive";

/** How long a bot waits before its move shows, in ms. */
const PACES = { off: 150, fast: 150, normal: 800, slow: 2000 };

/** How long a secret choice may be changed, in ms. At fast speed it counts at once. */
const CONSIDER = { off: 0, fast: 0, normal: 2000, slow: 4000 };

/** The part of the page that sessions need. */
interface Page {
  readonly settings: Settings;
  readonly options: AppOptions;
  readonly storage: Storage;
  readonly saves: Saves;
  readonly finished: FinishedGames;
  readonly thinking: BotClient;
  readonly dialogs: Dialogs;
  readonly router: Router;
  readonly notes: Pick<Notes, "show">;
  readonly host: Element;
  say(...phrase: Phrase): string;
  keep(patch: Partial<Settings>): void;
  tell(event: AppEvent): void;
  reportError(code: PageErrorCode, error?: unknown): void;
  /** Called when a game of this device has been opened. */
  laid(session: Session): void;
}

/** Returns a test for records of the same game, ignoring names and version. */
function alike(record: string): (other: string) => boolean {
  const text = nameless(record);
  const { game, seats, steps } = summary(record);
  return (other) => {
    if (nameless(other) === text) return true;
    try {
      const its = summary(other);
      // Only records that may be the same game are replayed.
      if (its.game !== game || its.seats !== seats || its.steps !== steps) return false;
      return nameless(written(other)) === text;
    } catch {
      // Unreadable records are not the same game.
      return false;
    }
  };
}

/** The current game, and the ways to open one. */
export class Sessions {
  /** The current game. */
  current: Session | null = null;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The last set-up of a game, or one person against a friendly bot. */
  lastSetup(game: GameId): LastSetup {
    const last = this.#page.settings.last[game];
    return {
      seats: this.#sitting ?? last?.seats ?? againstBot(seatsOf(game), 2),
      options: lastOptions(this.#page, game),
    };
  }

  /** The last set-up, for starting with one tap. Bots replace guests. */
  #alone(game: GameId): LastSetup {
    const { seats, options } = this.lastSetup(game);
    return { seats: seats.map((seat) => (seat.kind === "guest" ? bot(2) : seat)), options };
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
    } = {},
    go = true,
  ): boolean {
    const { seats, options } = how.setup ?? this.#alone(game);
    const { seed } = how;
    const position = how.position || undefined;
    // Seats are shuffled here, not by the rules.
    const drawn = options.first === "random" && !seed && !how.seated;
    const sitting = drawn ? shuffled(seats) : seats;
    const setup = { seats: seats.length, options, position, seed };
    const around = {
      seats: sitting,
      bottom: bottomFor(sitting),
      opened: how.position !== undefined,
      correspondence: withCorrespondents(sitting) ? newId() : "",
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
    if (how.setup && !how.seated) this.#page.keep({ last: { [game]: how.setup } });
    if (go) this.#page.router.go({ screen: "play" });
    return true;
  }

  /** Resumes a saved game. */
  resume(save: Save, go = true): void {
    if (this.current?.id !== save.id) {
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
    if (go && this.current?.id === save.id) this.#page.router.go({ screen: "play" });
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

  /** Opens a whole record as a separate game. If `thrown`, throws `bad-record` instead of reporting it. */
  openRecord(record: string, thrown: boolean): void {
    try {
      const beginning = read(record);
      const letter = EMBEDDED ? null : letterIn(record);
      const context = this.context(beginning.match.game);
      if (letter && isSendable(context, beginning.match.seats)) {
        beginning.match.free();
        const lay = (session: Session): void => this.#lay(session);
        return receive({ page: this.#page, context, letter, lay });
      }
      const named = summary(record).names.map((name) => person(name));
      const unnamed = (seat: Seat): boolean => seat.kind === "person" && !seat.name;
      const seats = this.#sitting?.map((seat, at) => (unnamed(seat) && named[at]) || seat) ?? named;
      const around = { seats, bottom: bottomFor(seats), opened: true };
      const session = new Session(beginning, around, context);
      const told = alike(session.shared);
      // The same link again resumes the same game, unless another element of the page shows it.
      const same = (save: Save): boolean =>
        isConsistent(save) &&
        told(save.series ?? save.record) &&
        !(EMBEDDED && this.#page.options.others?.().includes(save.id));
      const kept = this.#page.saves.list().find(same);
      if (kept) {
        session.destroy();
        kept.at = Infinity;
        return this.#lay(Session.resume(kept, this.context(kept.game)));
      }
      this.#lay(session);
      session.keep();
    } catch (error) {
      if (thrown) throw error;
      this.#page.reportError(codeOf(error), error);
      const { prefix } = error as { prefix?: string };
      if (prefix) this.openRecord(prefix, false);
    }
  }

  /** Opens the record of a link; reports a bad link and returns false. */
  openLink(link: string): boolean {
    let record: string;
    try {
      record = fromLink(link);
    } catch (error) {
      this.#page.reportError(isCutOff(error) ? "cut-link" : "bad-link");
      return false;
    }
    const letter = EMBEDDED ? null : letterIn(record);
    if (!letter) this.openRecord(record, false);
    else {
      try {
        this.openRecord(record, true);
      } catch {
        return openKept(this.#page, letter, (save) => this.resume(save, false));
      }
    }
    return true;
  }

  /** Tells the open game when the page becomes visible or hidden; returns a function that stops it. */
  watchSight(): () => void {
    const { ownerDocument: page } = this.#page.host;
    const heard = (): void => {
      if (this.current) this.current.inSight = !page.hidden;
    };
    page.addEventListener("visibilitychange", heard);
    return () => page.removeEventListener("visibilitychange", heard);
  }

  /** Opens a game. A reload opens it again only if it is `kept`. */
  #lay(session: Session, kept = true): void {
    this.current?.destroy();
    this.current = session;
    session.inSight = !this.#page.host.ownerDocument.hidden;
    const note = (): unknown => kept && !EMBEDDED && shownHere(session.id);
    note();
    if (kept) this.#page.laid(session);
    let leave: (() => void) | null = null;
    session.subscribe((change) => {
      // While an earlier position is shown, the back button returns to the latest one, just as it closes a dialog.
      if (!session.state.looking) leave?.();
      else
        leave ??= this.#page.dialogs.suspend(() => {
          leave = null;
          if (this.current === session && session.state.looking) session.lookNow();
        });
      if (change.kind !== "step") return;
      note();
      const { record, secret, state } = session;
      const { notation } = change.step;
      this.#page.tell({ kind: "step", notation, ply: state.at, record: secret ? null : record });
      if (state.outcome) {
        const { winners, reason } = state.outcome;
        this.#page.tell({ kind: "end", winners, reason, record });
        if (__TARGET__ === "site") askToLast(this.#page.storage);
      }
    });
  }

  /** The context for a session of a game on this page. */
  context(game: GameId): SessionContext {
    return {
      ...definitionOf(game),
      thinking: this.#page.thinking,
      saves: this.#page.saves,
      finished: (ended) => this.#page.finished.add(ended),
      settings: () => ({
        playForced: this.#page.settings.playForced,
        autoroll: EMBEDDED,
        pace: PACES[this.#page.settings.speed],
        consider: CONSIDER[this.#page.settings.speed],
      }),
      reportError: (code, error) => this.#page.reportError(code, error),
    };
  }

  /** The seats set on the embedding element. */
  get #sitting(): Seat[] | undefined {
    return EMBEDDED ? this.#page.options.seats : undefined;
  }
}
