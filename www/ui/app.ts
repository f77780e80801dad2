/** One mounted page: the state and functions shared by all screens. */
import { h, render } from "preact";
import { type LiveRegion, makeLiveRegion } from "../a11y/live-region";
import type { BotClient } from "../bot-worker/client";
import { focused, windowOf } from "../dom";
import { codeOf } from "../engine/error";
import { onRecovery } from "../engine/load";
import { causeOf, type PageErrorCode } from "../errors/codes";
import { explain, type Located } from "../errors/explain";
import { report } from "../errors/report";
import type { GameDefinition } from "../games/define";
import { definitionOf, findGame } from "../games/registry";
import { languageOf } from "../i18n/negotiate";
import { loadWords, type Phrase, type Words, wordsOf } from "../i18n/words";
import { copyText } from "../platform/clipboard";
import { type Offline, startOffline } from "../platform/updates";
import { onNewDay } from "../puzzles/day";
import type { Session } from "../session/session";
import { FinishedGames } from "../storage/finished";
import { Saves } from "../storage/saves";
import { changed, changeSettings, readSettings, type Settings } from "../storage/settings";
import { PuzzleResults } from "../storage/solved";
import { openStorage, type Storage, shownHere } from "../storage/storage";
import { type BoardStyle, paletteOf } from "../theme/boards";
import type { Theme } from "../theme/tokens";
import { askSystem, boardStyleOf, type System, themeOf } from "./appearance";
import type { Boards } from "./boards";
import { TitleLevel } from "./components/heading";
import { makeNotes, type Notes } from "./components/notes";
import { Dialogs, topmost } from "./dialogs/dialogs";
import { makeOpeners } from "./openers";
import type { AppEvent, AppOptions } from "./options";
import type { Openers, Page } from "./page";
import type { Part } from "./part";
import { Parts } from "./parts";
import type { PhoneTables } from "./phones/tables";
import { codeOfGames, PLAY, partsOf, RULES } from "./preload";
import { type Route, Router } from "./router";
import type { Screen } from "./screens/screen";
import { dropSecondClicks } from "./second-click";
import type { Sessions } from "./sessions";

/** Makes the screen of a route. */
export type MakeScreen = (app: App, route: Route) => Screen;

/** One mounted page. */
export class App implements Page {
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
  settings: Settings;
  words: Words;
  /** The parts for playing games, once they are loaded. */
  #play: InstanceType<typeof PLAY.it.Play> | null = null;
  readonly #makeScreen: MakeScreen;
  readonly #leave: (() => void)[] = [];
  readonly #reported = new Set<PageErrorCode>();
  #errors: unknown[] = [];
  #stage: HTMLElement;
  #screen: Screen | null = null;

  constructor(host: HTMLElement, options: AppOptions, makeScreen: MakeScreen) {
    this.host = host;
    this.#stage = makeStage(host);
    const root = host.getRootNode();
    this.system = askSystem(root instanceof ShadowRoot ? root.host : undefined);
    this.options = options;
    this.#makeScreen = makeScreen;
    this.storage = openStorage(options.storage);
    this.saves = new Saves(this.storage, options.asked);
    this.finished = new FinishedGames(this.storage);
    this.puzzles = new PuzzleResults(this.storage);
    this.settings = { ...readSettings(this.storage), ...options.fixed };
    this.words = wordsOf(languageOf(this.settings.language));
    this.dialogs = new Dialogs(
      host,
      () => this.words,
      (open) => {
        this.router.depth(open);
        this.notes.raise();
        this.liveRegion.raise(topmost(host));
        // In another language the focused element may have been replaced.
        if (!options.embedded && focused(host) === document.body) this.heading?.focus();
      },
      () => options.heading,
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
        changed: (route) => this.#show(route, true),
        closeTo: (open) => this.dialogs.closeTo(open),
      },
      puzzle && { screen: "puzzle", ...puzzle },
    );
    dropSecondClicks(host, () => this.router.route.screen);
    this.#leave.push(
      this.system.onChange(() => this.#applyTheme()),
      onNewDay(() => {
        this.#refresh();
        this.dialogs.refill();
      }),
    );
  }

  /** Fills the host and shows the screen given by the address or the options. */
  begin(): void {
    this.#applyTheme();
    this.host.replaceChildren(this.#stage, this.notes.element, this.liveRegion.element);
    if (this.options.embedded && !this.options.puzzle) {
      const { game, kept, record, position } = this.options;
      if (kept) this.sessions.resume(kept, false);
      else if (record !== undefined) this.sessions.openRecord(record, false);
      else if (game) this.sessions.start(game, { position }, false);
    }
    this.#show(this.router.route, false);
    if (this.saves.newer) this.reportError("newer-save");
    this.#leave.push(onRecovery(() => this.reportError("panic")));
  }

  /** Removes everything. */
  destroy(): void {
    this.#screen?.leave();
    // Later changes have no screen to update.
    this.#screen = null;
    this.#play?.destroy();
    this.router.destroy();
    for (const leave of this.#leave) leave();
    render(null, this.#stage);
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

  /** The theme shown: light or dark. */
  get theme(): Theme {
    return themeOf(this.settings, this.system);
  }

  /** The style of the boards. */
  get boardStyle(): BoardStyle {
    return boardStyleOf(this.settings, this.system);
  }

  change(patch: Partial<Settings>, kept = true): void {
    this.keep(patch, kept);
    this.#applyTheme();
    this.#refresh();
    this.session?.refresh();
    if (languageOf(this.settings.language) !== this.words.language) void this.#speak();
  }

  reshow(): void {
    // The focused element disappears with the screen, unless a dialog over it has the focus.
    this.#show(this.router.route, !this.dialogs.covers);
  }

  render(screen: Screen): void {
    if (screen !== this.#screen) return;
    const level = { value: this.options.heading };
    render(h(TitleLevel.Provider, level, screen.view()), this.#stage);
  }

  use(parts: readonly Part[], act: () => void): void {
    this.#parts.use(parts, act);
  }

  withGames(games: readonly GameDefinition[], act: () => void): void {
    this.use([RULES, PLAY, codeOfGames(games)], act);
  }

  updateTitle(): void {
    const game = this.session && definitionOf(this.session.state.game);
    if (this.options.setTitle)
      return this.options.setTitle(this.say(game?.texts.title ?? "sobremesa"));
    const names = new Set([this.heading?.textContent, this.say("sobremesa")]);
    const title = [...names].join(" · ");
    // The browser announces the same title again if it is set again.
    if (document.title !== title) document.title = title;
  }

  reportError(given: PageErrorCode, error?: unknown): void {
    const code = given === "unknown" ? causeOf(error) : given;
    if (error) this.#errors = [...this.#errors.slice(-9), error];
    this.tell({ kind: "trouble", code });
    // Report it only once. With every step it would be in the way.
    if (code.startsWith("storage") && this.#reported.has(code)) return;
    this.#reported.add(code);
    // Embedded games work without storage, so no message is needed.
    if (code === "storage-denied" && this.options.embedded) return;
    const { text, action } = explain(code, (error ?? {}) as Located);
    const act = (): void => {
      if (action === "reload") this.offline.update();
      else void this.copy(action === "copy-record" ? (this.session?.record ?? "") : this.report());
    };
    this.notes.show(text, false, action && { label: this.say(action), act });
  }

  report(): string {
    return report(this.session?.record ?? null, this.#errors);
  }

  async copy(value: string, field?: HTMLTextAreaElement | HTMLInputElement): Promise<void> {
    const done = await copyText(value, field, windowOf(this.host));
    if (!done && !field) return this.open.textToCopy(value);
    this.notes.show([done ? "copied" : "copy-refused"], true);
  }

  tell(event: AppEvent): void {
    this.options.tell?.(event);
  }

  /** Shows a screen once the parts it needs are loaded. */
  #show(route: Route, arrived: boolean, stays = false): void {
    const show = (): void => {
      if (route === this.router.route) this.#showNow(route, arrived, stays);
    };
    const game = route.screen === "play" ? this.session?.state.game : undefined;
    const parts = game ? [codeOfGames([definitionOf(game)])] : partsOf(route, this.saves);
    this.use(parts, show);
  }

  #showNow(route: Route, arrived: boolean, stays: boolean): void {
    if (route.screen === "record") {
      const opened = this.sessions.openLink(route.link);
      this.router.go({ screen: opened && this.session ? "play" : "home" }, true);
      return;
    }
    if (route.screen === "start") {
      const entry = findGame(route.game);
      const started = entry && this.sessions.start(entry.id, {}, false);
      this.router.go({ screen: started ? "play" : "home" }, true);
      return;
    }
    if (route.screen === "play" && !this.session) {
      const shown = shownHere();
      const save = shown ? this.saves.get(shown) : this.saves.list()[0];
      if (save) this.sessions.resume(save, false);
      if (!this.session) return this.router.go({ screen: "home" }, true);
    }
    // An embedding page keeps its focus.
    const taken = !this.options.embedded || focused(this.host) !== null;
    this.#screen?.leave(stays);
    this.#screen = null;
    if (!this.#fill(route)) return this.router.go({ screen: "home" }, true);
    this.updateTitle();
    // On the first paint there is no focus to lose. Later it must not fall to the body.
    if (arrived && taken) this.heading?.focus({ preventScroll: true });
  }

  #refresh(): void {
    const screen = this.#screen;
    if (screen?.refresh) screen.refresh();
    else if (screen) this.render(screen);
  }

  /** Switches to the language in the settings once its texts are loaded. */
  async #speak(): Promise<void> {
    const language = languageOf(this.settings.language);
    try {
      const words = await loadWords(language);
      if (language !== languageOf(this.settings.language)) return;
      this.words = words;
    } catch (error) {
      return this.reportError("unknown", error);
    }
    this.#applyTheme();
    // The focus is lost with the elements that are replaced.
    this.#show(this.router.route, this.#stage.contains(focused(this.host)), true);
    this.dialogs.refill();
    this.session?.refresh();
  }

  /**
   * Shows the screen of a route. Returns false and reports the error if it can't be made. If home can't be made,
   * nothing can be shown.
   */
  #fill(route: Route): boolean {
    const before = this.#stage;
    this.#stage = makeStage(this.host);
    before.replaceWith(this.#stage);
    render(null, before);
    try {
      this.#screen = this.#makeScreen(this, route);
      this.render(this.#screen);
      this.#screen.shown?.();
      return true;
    } catch (error) {
      if (route.screen === "home") throw error;
      this.#screen = null;
      this.sessions.clear();
      this.reportError(codeOf(error), error);
      return false;
    }
  }

  keep(patch: Partial<Settings>, kept = true): void {
    this.settings = changed(this.settings, patch);
    // Attributes of the embedding page are not saved as the reader's settings.
    if (kept) changeSettings(this.storage, patch);
  }

  #applyTheme(): void {
    const { host, theme } = this;
    host.dataset.theme = theme;
    host.dataset.board = this.boardStyle;
    host.lang = this.words.language;
    // In a shadow root the document belongs to the embedding page.
    if (host.getRootNode() === document) {
      document.documentElement.lang = this.words.language;
      document.documentElement.dataset.theme = theme;
      document.documentElement.dataset.board = this.boardStyle;
      // The browser's own bars follow the chosen theme, not only the system.
      for (const bar of document.querySelectorAll("meta[name=theme-color]"))
        bar.setAttribute("content", paletteOf(this.boardStyle, theme)["table-1"]);
    }
    this.#play?.boards.dress();
  }
}

function makeStage(host: HTMLElement): HTMLElement {
  const stage = host.ownerDocument.createElement("div");
  stage.className = "stage";
  return stage;
}
