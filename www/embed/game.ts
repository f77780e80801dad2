/** The game of an element: loaded when the element comes near the view. */
import { recordIn, SobremesaError } from "../engine/sobremesa";
import { startRules } from "../engine/wasm/start";
import { findGame } from "../games/registry";
import { languageOf as settingOf } from "../i18n/negotiate";
import { loadWords } from "../i18n/words";
import { cancel, submit } from "../session/input";
import type { Session } from "../session/session";
import { playOn, undo } from "../session/travel";
import { go } from "../session/turn";
import type { Save } from "../storage/save";
import { peopleOf } from "../storage/seats";
import { readSettings } from "../storage/settings";
import { openStorage } from "../storage/storage";
import { mount } from "../ui/mount";
import type { MountedPage } from "../ui/mounted-page";
import type { AppEvent } from "../ui/options";
import { loadParts } from "../ui/part";
import { gamesNamed, MORE, playing, puzzlesOf, RULES, rulesOf } from "../ui/preload";
import { gameInRecord, type Look, type Read } from "./attributes";
import {
  gameOf,
  headingOf,
  looks,
  looksOf,
  type Mistake,
  understood,
  usual,
  wrongLooks,
} from "./options";
import { keepOwnEvents } from "./own-events";
import { wear } from "./style-sheet";

/** Starts the rules of the first game, which were asked for already. */
export const startFirst = (game: string, asked: Promise<Response>): Promise<void> =>
  startRules(findGame(game)?.id, asked);

/** An event of the element. */
export type Told = AppEvent | { kind: "ready" };

/** The element of a game. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly read: Read;
  tell(event: Told): void;
  /** Receives the game's name in its language. */
  setTitle(title: string): void;
}

/** The pages mounted in all running elements. */
const pages = new Set<MountedPage>();

/** Plays in an element. It can be removed and put back. */
export class EmbeddedGame {
  readonly #host: Host;
  #page: MountedPage | null = null;
  /** The game at the time when the element was removed from the page. */
  #left: Save | null = null;
  /** The document in which the game runs. */
  #document: Document | null = null;

  constructor(host: Host) {
    this.#host = host;
    keepOwnEvents(host.root);
  }

  /** True while a game is shown. */
  get runs(): boolean {
    return this.#page !== null;
  }

  get record(): string | null {
    return this.#page?.session?.autosave.shared ?? null;
  }

  load(record: string): void {
    const { sessions, router } = this.#running;
    const entry = findGame(gameInRecord(record) ?? "");
    // Another game's record is read once its rules are there.
    if (entry && !rulesOf([entry]).loaded)
      return this.#running.use([RULES], () => this.load(record));
    sessions.openRecord(recordIn(record), true);
    sessions.read();
    router.go({ screen: "play" });
    this.#session.do(go);
  }

  play(notation: string): void {
    if (this.#session.state.reads) this.#session.do(playOn);
    const { state } = this.#session;
    if (!this.#session.attempt(submit, notation, true))
      throw notNow(
        state.outcome ? "the game is over" : "nobody is to move: wait for the next step",
      );
  }

  undo(): void {
    const { canUndo, seats } = this.#session.state;
    if (!canUndo || peopleOf(seats).length === 0)
      throw notNow("there is no decision of a person to take back");
    this.#session.do(cancel);
    this.#session.do(undo);
  }

  newGame(): void {
    const { game, seats, options } = this.#session.state;
    this.#running.sessions.start(game, { setup: { seats, options } });
    this.#session.do(go);
  }

  /** Loads what the attributes need, then shows their game. Returns false if this start is no longer wanted. */
  async begin(wanted: () => boolean): Promise<boolean> {
    const { read } = this.#host;
    const games = gamesNamed(gameOf(read), gameInRecord(read("record") ?? ""));
    const puzzle = read("puzzle") === null ? [] : [MORE, ...games.map(puzzlesOf)];
    await Promise.all([
      loadParts([...playing(games), ...puzzle]),
      loadWords(settingOf(this.#language)),
    ]);
    if (!wanted()) return false;
    this.#blame(this.#stand());
    return true;
  }

  /** The language in the attributes, otherwise in the reader's settings. */
  get #language(): string {
    const stored = this.#host.read("storage") === "on";
    const set = { ...readSettings(openStorage(stored)), ...looks(this.#host.read) };
    return set.language;
  }

  /** The element is in a page again, perhaps in another document. */
  placed(): void {
    if (!this.#page || this.#document === this.#host.element.ownerDocument) return;
    // The game is set up again at once, because frames and sizes belong to a document.
    this.#keep();
    this.#stand();
  }

  /** The element is no longer in a page. An earlier save may still be pending. */
  removed(): void {
    this.#keep();
    this.#leave();
  }

  /** Some attributes that don't change the game have changed. */
  look(changed: readonly Look[]): void {
    if (!this.#page) return;
    const { read } = this.#host;
    this.#page.titleLevel = headingOf(read);
    this.#page.change(looksOf(read, changed), false);
    const some: readonly string[] = changed;
    this.#blame(wrongLooks(read).filter(({ attribute }) => some.includes(attribute)));
  }

  get #running(): MountedPage {
    if (!this.#page) throw notNow("the element is in no page");
    return this.#page;
  }

  get #session(): Session {
    const { session } = this.#running;
    if (!session) throw notNow("a puzzle is shown, and no game");
    return session;
  }

  #keep(): void {
    if (this.#page?.session) this.#left = this.#page.saves.get(this.#page.session.autosave.id);
  }

  #leave(): void {
    if (!this.#page) return;
    this.#page.destroy();
    pages.delete(this.#page);
    this.#page = null;
  }

  /** Shows the game given by the attributes, or the one that was left. Returns the mistakes. */
  #stand(): Mistake[] {
    this.#leave();
    const { element, root, read, tell, setTitle } = this.#host;
    this.#document = element.ownerDocument;
    wear(root);
    const others = (): (string | undefined)[] =>
      [...pages].filter((page) => page !== this.#page).map(({ session }) => session?.autosave.id);
    const { options, wrong } = understood(read, others());
    const left = this.#left;
    this.#left = null;
    // The browser's storage has the latest state. The attributes may also have changed meanwhile.
    if (left && left.asked === options.asked && !options.storage) options.kept = left;
    const page = mount(root, { ...options, others, tell, setTitle });
    // Save the game now, in case the element is removed again before a move.
    if (left && left === options.kept) page.session?.keep();
    this.#page = page;
    pages.add(page);
    // The mistake has been reported. Start a default game anyway.
    if (!page.session && !options.puzzle)
      page.sessions.start(options.game, { setup: usual(options.game) });
    page.session?.do(go);
    return wrong;
  }

  /** Reports mistakes to the author of the page, not to its readers. */
  #blame(mistakes: readonly Mistake[]): void {
    for (const mistake of mistakes)
      this.#host.tell({ kind: "trouble", code: "bad-setup", ...mistake });
  }
}

const notNow = (why: string): SobremesaError => new SobremesaError("not-now", why);
