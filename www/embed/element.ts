/**
 * `<sobremesa-game>`: a game in a web page, inside a shadow root. The element is small and there at once. The code of
 * its game is loaded when it comes near the view. docs/embedding.md describes it.
 */
import texts from "virtual:element-texts";
import { windowOf } from "../dom";
import { SobremesaError } from "../engine/error";
import type { GameElement } from "./api";
import { gameIn, LOOKS, type Look, languageOf, NAMES, type Read } from "./attributes";
import own from "./embed.css?inline";
import type { EmbeddedGame, Told } from "./game";

const NAME = "sobremesa-game";
/** The game starts when the element is this close to the view. */
const MARGIN = "200px";

/** Loads the code of games, and what else it knows that a game needs in a language. */
type Load = (game: string, language: string) => Promise<typeof import("./game")>;

let load: Load;

/** Defines the element, unless another copy of the script has done so. */
export function define(by: Load): void {
  if (customElements.get(NAME)) return;
  load = by;
  customElements.define(NAME, SobremesaGame);
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
  #game: EmbeddedGame | null = null;
  #begun: Promise<void> | null = null;
  #due = false;
  #anew = false;
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
  }

  connectedCallback(): void {
    this.#upgrade();
    try {
      this.#name();
      need();
      wear(this.#root);
      this.#placed();
      this.#game?.placed();
      if (this.#begun) return;
      this.#sight?.disconnect();
      this.#sight = new (windowOf(this).IntersectionObserver)(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.start(),
        { rootMargin: MARGIN },
      );
      this.#sight.observe(this);
    } catch (error) {
      this.#refused(error);
    }
  }

  disconnectedCallback(): void {
    // An element moved within the page comes back at once and continues.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#sight?.disconnect();
      this.#begun = null;
      this.#mounts += 1;
      this.#game?.removed();
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
      if (!this.#game?.runs) this.#name();
      else if (this.#anew) void this.#mount();
      else this.#game.look([...this.#looks]);
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
    return this.#game?.record ?? null;
  }

  set record(record: string | null | undefined) {
    reflect(this, "record", record);
  }

  load(record: string): void {
    this.#ready.load(String(record));
  }

  play(notation: string): void {
    this.#ready.play(String(notation));
  }

  undo(): void {
    this.#ready.undo();
  }

  newGame(): void {
    this.#ready.newGame();
  }

  get #ready(): EmbeddedGame {
    if (!this.#game?.runs)
      throw new SobremesaError("not-ready", "the game is not there yet: wait for `ready`");
    return this.#game;
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
  #name(): void {
    if (this.#game?.runs) return;
    const { titles } = texts[languageOf(this.#read)];
    this.#internals.ariaLabel = titles[gameIn(this.#read)] ?? titles.gobblet ?? "";
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
      const { EmbeddedGame } = await load(gameIn(this.#read), languageOf(this.#read));
      this.#game ??= new EmbeddedGame({
        element: this,
        root: this.#root,
        read: this.#read,
        tell: (event) => this.#tell(event),
        setTitle: (title) => {
          this.#internals.ariaLabel = title;
        },
      });
      if (await this.#game.begin(() => mine === this.#mounts)) this.#tell({ kind: "ready" });
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    const language = languageOf(this.#read);
    const cause = causeOf(error);
    const message = String(error);
    const text = document.createElement("p");
    text.lang = language;
    text.setAttribute("role", "alert");
    text.textContent = texts[language].refused[cause];
    const reason = document.createElement("p");
    reason.textContent = message;
    this.#root.replaceChildren(text, reason);
    this.#tell({ kind: "trouble", code: CODES[cause], message });
  }

  /** Tells the page, and its author on the console what is wrong. */
  #tell({ kind, ...detail }: Told): void {
    if ("code" in detail) {
      const { code, attribute, message = code } = detail;
      console.warn(`<${[this.localName, attribute].filter(Boolean).join(" ")}>: ${message}`);
    }
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

/** Sets the size and place of the element. A style sheet belongs to the document in which it is made. */
function wear(root: ShadowRoot): void {
  if (root.adoptedStyleSheets.length > 0) return;
  const sheet = new (windowOf(root.host).CSSStyleSheet)();
  sheet.replaceSync(own);
  root.adoptedStyleSheets = [sheet];
}

/** Sets an attribute to a property's value. */
function reflect(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** A required feature is missing in an old browser. */
class Missing extends Error {}

/** A script of the page has replaced a part of JavaScript with something that works differently. */
class Altered extends Error {}

/** The codes of the reasons why a start failed. */
const CODES = {
  old: "old-browser",
  page: "altered-page",
  policy: "wasm-refused",
  other: "not-loaded",
} as const;

/** The reason why a start failed. Browsers name policy errors differently. */
function causeOf(error: unknown): keyof typeof CODES {
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
