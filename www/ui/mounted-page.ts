/** One mounted page: the state and functions shared by all screens. */
import { effect, signal } from "@preact/signals";
import { type LiveRegion, makeLiveRegion } from "../a11y/live-region";
import type { BotClient } from "../bot-worker/client";
import { focused, windowOf } from "../dom";
import { onRecovery } from "../engine/load";
import { causeOf, type PageErrorCode } from "../errors/codes";
import { explain, type Located } from "../errors/explain";
import { report } from "../errors/report";
import type { GameDefinition } from "../games/define";
import { definitionOf } from "../games/registry";
import { languageOf } from "../i18n/negotiate";
import { loadWords, type Phrase, type Words, wordsOf } from "../i18n/words";
import { copyText } from "../platform/clipboard";
import { type Offline, startOffline } from "../platform/updates";
import { onNewDay, today } from "../puzzles/day";
import type { Session } from "../session/session";
import { FinishedGames } from "../storage/finished";
import { Saves } from "../storage/saves";
import { changed, changeSettings, readSettings, type Settings } from "../storage/settings";
import { PuzzleResults } from "../storage/solved";
import { openStorage, type Storage } from "../storage/storage";
import { paletteOf } from "../theme/boards";
import { askSystem, boardStyleOf, type System, themeOf } from "./appearance";
import type { Boards } from "./boards";
import { makeNotes, type Notes } from "./components/notes";
import { Dialogs, topmost } from "./dialogs/dialogs";
import { makeOpeners } from "./openers";
import type { AppEvent, AppOptions } from "./options";
import type { Openers, Page } from "./page";
import type { Part } from "./part";
import { Parts } from "./parts";
import type { PhoneTables } from "./phones/tables";
import { codeOfGames, PLAY, RULES } from "./preload";
import { Router } from "./router";
import { Screens } from "./screens";
import { dropSecondClicks } from "./second-click";
import type { Sessions } from "./sessions";

/** One mounted page. */
export class MountedPage implements Page {
  readonly host: HTMLElement;
  readonly options: AppOptions;
  readonly system: System;
  readonly storage: Storage;
  readonly saves: Saves;
  readonly finished: FinishedGames;
  readonly puzzles: PuzzleResults;
  readonly dialogs: Dialogs;
  readonly notes: Notes;
  readonly liveRegion: LiveRegion = makeLiveRegion();
  readonly offline: Offline;
  readonly router: Router;
  readonly #parts = new Parts(this);
  readonly open: Openers = makeOpeners(this, this.#parts);
  readonly #settings;
  readonly #words;
  readonly #titleLevel;
  readonly #today = signal(today());
  readonly #screens: Screens;
  /** The parts for playing games, once they are loaded. */
  #play: InstanceType<typeof PLAY.it.Play> | null = null;
  readonly #leave: (() => void)[] = [];
  readonly #reported = new Set<PageErrorCode>();
  #errors: unknown[] = [];
  readonly #stage: HTMLElement;

  constructor(host: HTMLElement, options: AppOptions) {
    this.host = host;
    this.#stage = host.ownerDocument.createElement("div");
    this.#stage.className = "stage";
    this.#screens = new Screens(this, this.#stage);
    const root = host.getRootNode();
    this.system = askSystem(root instanceof ShadowRoot ? root.host : undefined);
    this.options = options;
    this.#titleLevel = signal(options.heading);
    this.storage = openStorage(options.storage);
    this.saves = new Saves(this.storage, options.asked);
    this.finished = new FinishedGames(this.storage);
    this.puzzles = new PuzzleResults(this.storage);
    this.#settings = signal<Settings>({ ...readSettings(this.storage), ...options.fixed });
    this.#words = signal(wordsOf(languageOf(this.settings.language)));
    this.dialogs = new Dialogs(
      host,
      () => this.words,
      (open) => {
        this.router.depth(open);
        this.notes.raise();
        this.liveRegion.raise(topmost(host));
        // The focused element may have been replaced under a dialog.
        if (!options.embedded && focused(host) === document.body) this.heading?.focus();
      },
      () => this.titleLevel,
    );
    this.notes = makeNotes(
      host,
      () => this.words,
      (sentence) => this.liveRegion.say(sentence),
    );
    this.offline = startOffline(!options.embedded);
    const { puzzle } = options;
    this.router = new Router(
      !options.embedded,
      {
        changed: (route) => this.#screens.show(route, true),
        closeTo: (open) => this.dialogs.closeTo(open),
      },
      puzzle && { screen: "puzzle", ...puzzle },
    );
    dropSecondClicks(host, () => this.router.route.screen);
    this.#leave.push(
      effect(() => this.#applyTheme()),
      this.system.onChange(() => this.#applyTheme()),
      onNewDay(() => {
        this.#today.value = today();
      }),
    );
  }

  /** Fills the host and shows the screen given by the address or the options. */
  begin(): void {
    this.host.replaceChildren(this.#stage, this.notes.element, this.liveRegion.element);
    if (this.options.embedded && !this.options.puzzle) {
      const { game, kept, record, position } = this.options;
      if (kept) this.sessions.resume(kept, false);
      // A record has a header in brackets. Without one, this is a link that could not be read.
      else if (record?.includes("[") === false) this.sessions.openLink(record);
      else if (record !== undefined) this.sessions.openRecord(record, false);
      else if (game) this.sessions.start(game, { position }, false);
      this.sessions.read();
    }
    this.#screens.show(this.router.route, false);
    if (this.saves.newer) this.reportError("newer-save");
    this.#leave.push(onRecovery(() => this.reportError("panic")));
  }

  /** Removes everything. */
  destroy(): void {
    // The screen leaves its game before that ends.
    this.#screens.leave();
    this.#play?.destroy();
    this.router.destroy();
    for (const leave of this.#leave) leave();
    this.host.replaceChildren();
  }

  get #played(): InstanceType<typeof PLAY.it.Play> {
    this.#play ??= new PLAY.it.Play(this);
    return this.#play;
  }

  /**
   * The games played here, including the current one. Like everything from `PLAY`, it throws before `PLAY` has
   * loaded.
   */
  get sessions(): Sessions {
    return this.#played.sessions;
  }

  get tables(): PhoneTables {
    return this.#played.tables;
  }

  get boards(): Boards {
    return this.#played.boards;
  }

  get thinking(): BotClient {
    return this.#played.thinking;
  }

  get session(): Session | null {
    return this.#play?.sessions.current ?? null;
  }

  get visited(): string | null {
    const { guest, code } = this.#play?.tables ?? {};
    return guest?.session ? (code ?? null) : null;
  }

  say(...phrase: Phrase): string {
    return this.words.phrase(phrase);
  }

  get tag(): "main" | "section" {
    return this.options.embedded ? "section" : "main";
  }

  /** The heading of the screen, which gets the focus when the screen opens. */
  get heading(): HTMLElement | null {
    return this.#stage.querySelector(".heading-1");
  }

  get settings(): Settings {
    return this.#settings.value;
  }

  get words(): Words {
    return this.#words.value;
  }

  get today(): number {
    return this.#today.value;
  }

  get titleLevel(): number {
    return this.#titleLevel.value;
  }

  set titleLevel(level: number) {
    this.#titleLevel.value = level;
  }

  change(patch: Partial<Settings>, kept = true): void {
    this.keep(patch, kept);
    this.session?.refresh();
    if (languageOf(this.settings.language) !== this.words.language) void this.#speak();
  }

  /** Switches to the language in the settings once its texts are loaded. */
  async #speak(): Promise<void> {
    const language = languageOf(this.settings.language);
    try {
      const words = await loadWords(language);
      if (language === languageOf(this.settings.language)) this.#words.value = words;
    } catch (error) {
      this.reportError("unknown", error);
    }
  }

  reshow(): void {
    // The focused element disappears with the screen, unless a dialog over it has the focus.
    this.#screens.show(this.router.route, !this.dialogs.covers);
  }

  use(parts: readonly Part[], act: () => void): void {
    this.#parts.use(parts, act);
  }

  withGames(games: readonly GameDefinition[], act: () => void): void {
    this.use([RULES, PLAY, codeOfGames(games)], act);
  }

  readonly updateTitle = (): void => {
    const game = this.session && definitionOf(this.session.state.game);
    if (this.options.setTitle)
      return this.options.setTitle(this.say(game?.texts.title ?? "sobremesa"));
    const names = new Set([this.heading?.textContent, this.say("sobremesa")]);
    const title = [...names].join(" · ");
    // The browser announces the same title again if it is set again.
    if (document.title !== title) document.title = title;
  };

  reportError(given: PageErrorCode, error?: unknown): void {
    const code = given === "unknown" ? causeOf(error) : given;
    if (error) this.#errors = [...this.#errors.slice(-9), error];
    const message = error instanceof Error ? { message: error.message } : {};
    this.tell({ kind: "trouble", code, ...message });
    // Report it only once. With every step it would be in the way.
    if (code.startsWith("storage") && this.#reported.has(code)) return;
    this.#reported.add(code);
    // Embedded games work without storage, so no message is needed.
    if (code === "storage-denied" && this.options.embedded) return;
    const { text, action } = explain(code, (error ?? {}) as Located);
    const act = (): void => {
      if (action === "reload") this.offline.update();
      else
        void this.copy(
          action === "copy-record" ? (this.session?.autosave.kept.record ?? "") : this.report(),
        );
    };
    this.notes.show(text, false, action && { label: this.say(action), act });
  }

  report(): string {
    return report(this.session?.autosave.kept.record ?? null, this.#errors);
  }

  async copy(
    value: string,
    field?: HTMLTextAreaElement | HTMLInputElement,
    said: Phrase = ["copied"],
  ): Promise<void> {
    const done = await copyText(value, field, windowOf(this.host));
    if (!done && !field) return this.open.textToCopy(value);
    this.notes.show(done ? said : ["copy-refused"], true);
  }

  tell(event: AppEvent): void {
    this.options.tell?.(event);
  }

  keep(patch: Partial<Settings>, kept = true): void {
    this.#settings.value = changed(this.settings, patch);
    // Attributes of the embedding page are not saved as the reader's settings.
    if (kept) changeSettings(this.storage, patch);
  }

  #applyTheme(): void {
    const { host, settings, system, words } = this;
    const theme = themeOf(settings, system);
    const board = boardStyleOf(settings, system);
    Object.assign(host.dataset, { theme, board });
    host.lang = words.language;
    // In a shadow root the document belongs to the embedding page.
    if (host.getRootNode() === document) {
      document.documentElement.lang = words.language;
      Object.assign(document.documentElement.dataset, { theme, board });
      // The browser's own bars follow the chosen theme, not only the system.
      for (const bar of document.querySelectorAll("meta[name=theme-color]"))
        bar.setAttribute("content", paletteOf(board, theme)["table-1"]);
    }
    this.#play?.boards.dress();
  }
}
