/**
 * `<sobremesa-game>`: a game in a web page, inside a shadow root. Nothing is compiled or drawn until it comes into
 * view. docs/embedding.md describes it.
 */
import { windowOf } from "../dom";
import { recordIn } from "../engine/sobremesa";
import { findGame, GAMES } from "../games/registry";
import { LANGUAGES } from "../i18n/negotiate";
import { loadWords } from "../i18n/words";
import type { Session } from "../session/session";
import type { Save } from "../storage/save";
import { peopleOf } from "../storage/seats";
import type { App } from "../ui/app";
import { mount } from "../ui/mount";
import type { AppEvent } from "../ui/options";
import { loadParts } from "../ui/part";
import { codeOfGames, MORE, PLAY, puzzlesOf, RULES } from "../ui/preload";
import type { GameElement } from "./api";
import { LOOKS, type Look, NAMES } from "./attributes";
import {
  gameOf,
  headingOf,
  languageOf,
  looksOf,
  type Mistake,
  type Read,
  understood,
  usual,
  wrongLooks,
} from "./options";
import { keepOwnEvents } from "./own-events";
import { wear } from "./style-sheet";

const NAME = "sobremesa-game";
/** The game starts when the element is this close to the view. */
const MARGIN = "200px";

let started: Promise<void> | undefined;

/** The apps of all running elements on this page. */
const apps = new Set<App>();

/** Loads the rules, the games and all languages once for all elements of a page. The script contains them. */
function rules(): Promise<void> {
  started ??= Promise.all([
    loadParts([RULES, PLAY, codeOfGames(GAMES)]),
    ...LANGUAGES.map(loadWords),
  ]).then(() => {});
  return started;
}

/** Defines the element, unless another copy of the script has done so. */
export function define(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, SobremesaGame);
}

/**
 * The shadow root uses no custom elements. Otherwise Chromium keeps the first document's registry when the shadow
 * root is moved to another document, and elements can't be created for it there.
 */
const INIT = { mode: "open", customElementRegistry: null } as ShadowRootInit;

/** The attributes that are also properties. Every element already has `lang`, and `record` returns the current game. */
const PROPERTIES = NAMES.filter((name) => name !== "lang" && name !== "record");

/** An element with these properties, which are defined below. */
const Base = HTMLElement as new () => HTMLElement &
  Record<(typeof PROPERTIES)[number], string | null>;

/** The element described in api.ts. */
class SobremesaGame extends Base implements GameElement {
  static observedAttributes = [...NAMES];
  #app: App | null = null;
  #begun: Promise<void> | null = null;
  #due = false;
  #anew = false;
  /** The game at the time when the element was removed from the page. */
  #left: Save | null = null;
  /** The document in which the game runs. */
  #page: Document | null = null;
  readonly #looks = new Set<Look>();
  /** Identifies the latest start. An earlier start, or one of a removed element, is abandoned. */
  #mounts = 0;
  /** Continues a start that began before the element was in a page. */
  #placed = (): void => {};
  #sight: IntersectionObserver | null = null;
  readonly #root = this.attachShadow(INIT);
  /** The default role for assistive technology: a region with the game's name. */
  readonly #internals = this.attachInternals();
  readonly #read: Read = (name) => this.getAttribute(name);

  constructor() {
    super();
    this.#internals.role = "region";
    keepOwnEvents(this.#root);
  }

  connectedCallback(): void {
    this.#upgrade();
    try {
      void this.#name();
      need();
      wear(this.#root);
      this.#placed();
      if (this.#app && this.#page !== this.ownerDocument) {
        // In another document the game is set up again at once, because frames and sizes belong to a document.
        this.#keep();
        this.#stand();
      }
      if (this.#begun) return;
      this.#sight?.disconnect();
      this.#sight = new (windowOf(this).IntersectionObserver)(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.start(),
        { rootMargin: MARGIN },
      );
      this.#sight.observe(this);
    } catch (error) {
      void this.#refused(error);
    }
  }

  disconnectedCallback(): void {
    // An element moved within the page comes back at once and continues.
    queueMicrotask(() => {
      if (this.isConnected) return;
      // An earlier save may still be pending.
      this.#keep();
      this.#sight?.disconnect();
      this.#begun = null;
      this.#mounts += 1;
      this.#leave();
    });
  }

  attributeChangedCallback(name: string, was: string | null, is: string | null): void {
    if (was === is) return;
    const look = LOOKS.find((each) => each === name);
    if (look) this.#looks.add(look);
    else this.#anew = true;
    if (this.#due) return;
    this.#due = true;
    // Several attributes set in a row are one change.
    queueMicrotask(() => {
      if (this.#app && this.#anew) void this.#mount();
      else if (this.#app) {
        this.#app.options.heading = headingOf(this.#read);
        this.#app.change(looksOf(this.#read, [...this.#looks]), false);
        this.#blame(wrongLooks(this.#read).filter(({ attribute }) => this.#changed(attribute)));
      } else void this.#name();
      this.#due = false;
      this.#anew = false;
      this.#looks.clear();
    });
  }

  start(): Promise<void> {
    this.#begun ??= this.#mount();
    return this.#begun;
  }

  get record(): string | null {
    return this.#app?.session?.shared ?? null;
  }

  set record(record: string | null | undefined) {
    reflect(this, "record", record);
  }

  load(record: string): void {
    const app = this.#ready;
    app.sessions.openRecord(recordIn(String(record)), true);
    app.router.go({ screen: "play" });
    this.#session.go();
  }

  play(notation: string): void {
    if (!this.#session.submit(String(notation), true)) throw failure("not-now");
  }

  undo(): void {
    const { canUndo, seats } = this.#session.state;
    if (!canUndo || peopleOf(seats).length === 0) throw failure("not-now");
    this.#session.cancel();
    this.#session.undo();
  }

  newGame(): void {
    const { game, seats, options } = this.#session.state;
    this.#ready.sessions.start(game, { setup: { seats, options } });
    this.#session.go();
  }

  /** Applies properties that were set before the script had loaded. Until then they were ordinary properties. */
  #upgrade(): void {
    for (const name of [...PROPERTIES, "record"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  }

  /** Sets the game's name before the start, so that people using assistive technology can find it. */
  async #name(): Promise<void> {
    if (this.#app) return;
    const words = await loadWords(languageOf(this.#read));
    const title = findGame(gameOf(this.#read))?.texts.title ?? "sobremesa";
    if (!this.#app) this.#internals.ariaLabel = words.say(title);
  }

  #keep(): void {
    if (this.#app?.session) this.#left = this.#app.saves.get(this.#app.session.id);
  }

  #leave(): void {
    if (!this.#app) return;
    this.#app.destroy();
    apps.delete(this.#app);
    this.#app = null;
  }

  get #ready(): App {
    if (!this.#app) throw failure("not-ready");
    return this.#app;
  }

  get #session(): Session {
    const { session } = this.#ready;
    if (!session) throw failure("not-now");
    return session;
  }

  async #mount(): Promise<void> {
    this.#mounts += 1;
    const mine = this.#mounts;
    if (!this.isConnected)
      await new Promise<void>((resolve) => {
        this.#placed = resolve;
      });
    this.#sight?.disconnect();
    try {
      need();
      await rules();
      if (mine !== this.#mounts) return;
      const puzzled = this.#read("puzzle") !== null && findGame(gameOf(this.#read));
      if (puzzled) await loadParts([MORE, puzzlesOf(puzzled)]);
      if (mine !== this.#mounts) return;
      this.#blame(this.#stand());
      this.#tell({ kind: "ready" });
    } catch (error) {
      await this.#refused(error);
    }
  }

  /**
   * Shows the game given by the attributes, or the one that was left. Returns the mistakes. Everything it needs must
   * be loaded.
   */
  #stand(): Mistake[] {
    this.#leave();
    this.#page = this.ownerDocument;
    const others = (): (string | undefined)[] =>
      [...apps].filter((app) => app !== this.#app).map(({ session }) => session?.id);
    const { options, wrong } = understood(this.#read, others());
    const tell = (event: AppEvent): void => this.#tell(event);
    const left = this.#left;
    this.#left = null;
    // The browser's storage has the latest state. The attributes may also have changed meanwhile.
    if (left && left.asked === options.asked && !options.storage) options.kept = left;
    const setTitle = (title: string): void => {
      this.#internals.ariaLabel = title;
    };
    const app = mount(this.#root, { ...options, others, tell, setTitle });
    // Save the game now, in case the element is removed again before a move.
    if (left && left === options.kept) app.session?.keep();
    this.#app = app;
    apps.add(app);
    // The mistake has been reported. Start a default game anyway.
    if (!app.session && !options.puzzle)
      app.sessions.start(options.game, { setup: usual(options.game) });
    app.session?.go();
    return wrong;
  }

  async #refused(error: unknown): Promise<void> {
    const words = await loadWords(languageOf(this.#read));
    const text = document.createElement("p");
    text.lang = words.language;
    text.setAttribute("role", "alert");
    text.textContent = words.say("embed-refused", { why: causeOf(error) });
    const reason = document.createElement("p");
    reason.textContent = String(error);
    this.#root.replaceChildren(text, reason);
    this.#tell({ kind: "trouble", code: "wasm-refused" });
  }

  #changed(attribute: string): boolean {
    return [...this.#looks].some((look) => look === attribute);
  }

  /** Reports mistakes to the author of the page, not to its readers. */
  #blame(mistakes: readonly Mistake[]): void {
    for (const { attribute, message } of mistakes) {
      console.warn(`<${NAME} ${attribute}>: ${message}`);
      this.#tell({ kind: "trouble", code: "bad-setup", attribute, message });
    }
  }

  #tell({ kind, ...detail }: AppEvent | { kind: "ready" }): void {
    this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
  }
}

for (const name of PROPERTIES)
  Object.defineProperty(SobremesaGame.prototype, name, {
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      reflect(this, name, value);
    },
    configurable: true,
    enumerable: true,
  });

/** Sets an attribute to a property's value. */
function reflect(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** A required feature is missing in an old browser. */
class Missing extends Error {}

/** A script of the page has replaced a part of JavaScript with something that works differently. */
class Altered extends Error {}

/** The reason why a start failed, for its message. Browsers name policy errors differently. */
function causeOf(error: unknown): "old" | "page" | "policy" | "other" {
  if (error instanceof Missing) return "old";
  if (error instanceof Altered) return "page";
  return /CSP|unsafe-eval|Content.Security.Policy/i.test(String(error)) ? "policy" : "other";
}

/** Throws an error that names a missing feature, or what a script of the page has altered. */
function need(): void {
  const needed = {
    adoptedStyleSheets: "adoptedStyleSheets" in Document.prototype,
    "@container": CSS.supports("container-type: size"),
    crypto: globalThis.crypto,
    structuredClone: globalThis.structuredClone,
  };
  for (const [name, there] of Object.entries(needed)) if (!there) throw new Missing(name);
  for (const name in {}) throw new Altered(`Object.prototype.${name}`);
  // Old libraries replace these.
  const intact = {
    "Array.from": Array.from(new Set([1]), (one) => one + 1)[0] === 2,
    "Array.prototype.find": [1].find((one) => one > 1) === undefined,
    "JSON.stringify": JSON.stringify({ one: [1] }) === '{"one":[1]}',
  };
  for (const [name, same] of Object.entries(intact)) if (!same) throw new Altered(name);
}

function failure(code: "not-ready" | "not-now"): Error {
  return Object.assign(new Error(code), { code });
}
